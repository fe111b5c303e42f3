### Barrakuda : ce que dit la leçon.

lesson-aim = De l’or englouti ! Le premier qui met 8 pièces au coffre gagne. Celles de ta bourse, on peut te les prendre.
lesson-dive = Chacun choisit une carte en secret. Son numéro est l’épave où tu plonges. L’épave 4 a le plus d’or. Vas-y !
lesson-plates = Personne d’autre ici : tu as eu les deux plaques. La sombre est pour un seul plongeur, la claire pour tous ceux qui sont là.
lesson-teeth = Après chaque plongée, deux dés déplacent le barracuda : de combien, et vers quelle épave. Là où il s’arrête, les bourses se vident !
lesson-home = Cinq pièces dans une bourse ouverte ? J’en tremble. L’épave 5 mène à ton coffre.
lesson-vault = Mets ton or au coffre. Tout, si tu veux mon avis !
lesson-barracuda = Ton rival porte sept pièces. Soyons méchants : joue ta carte Barracuda. Tu te couches à plat ventre, et si personne d’autre ne l’appelle, le poisson t’obéit.
lesson-steer = Ton rival est à l’épave 3, juste à côté. Envoie les dents !
lesson-collect = Clac ! Quatre pièces traînent sur l’épave 3, et elles ne sont à personne. Fonce !
lesson-row = L’or est à toi ! Et l’épave 3 te rend des cartes déjà jouées. Reprends-les : elles vont servir.
lesson-initiative = Les cartes jouées forment ta rangée. Quand deux plongeurs se rencontrent, celui qui a la rangée la plus courte agit en premier. C’est toi ! Plonge vers l’épave 4.
lesson-rob = Tu agis en premier. Prends deux pièces à l’épave, ou tout ce que ton rival a dans sa bourse. Désolé, rival !
lesson-again = Neuf pièces dans ta bourse, et trois suffiraient. Retour à l’épave 5 !
lesson-win = Au coffre ! De la dernière pièce, on parlera encore longtemps.
