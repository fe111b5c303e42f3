### Treasure Hunting: Kraken : ce que dit la leçon.

lesson-aim = Il y a un seul trésor, au milieu d’un tourbillon. Va le chercher et rapporte-le au Départ. Le premier rentré gagne.
lesson-points = Ton dé te donne des points à dépenser. Avancer en coûte un, virer vers l’intérieur sept. Il roule tout seul !
lesson-forward = Quatre points ! Le courant te pousse en avant. Quatre cases plus loin, il y a du vent. Arrêtons-nous là.
lesson-wind = À ton rival de naviguer. Ensuite, le vent est pour toi : qui part d’une case de vent double son lancer.
lesson-inward = Dix points ! Vire d’un anneau vers l’intérieur. Encore du vent ! Finis donc ton tour juste là.
lesson-enraged = Ton rival reste près d’un tentacule. Mauvaise idée ! Le cadran avance, et le Kraken se réveille enragé.
lesson-take = Tu étais hors de portée, bien vu ! Huit points : encore un anneau vers l’intérieur, et le voilà. Prends le trésor !
lesson-tantrum = Presque au port, le trésor à bord, un rival derrière toi. Mais regarde le cadran : le Kraken pique une colère.
lesson-pillar = Le corail a surgi, et aucun navire ne franchit un pilier. Fonce dedans ! Il faut trois points et un peu de chance.
lesson-free = Un six, il s’écroule ! Trois points te mènent au vent, juste à côté du Départ.
lesson-fight = Voilà ton rival. Trois points paient un combat, et le dé le plus haut gagne. Accroche-toi à ton trésor !
lesson-back = Volé sur le pas de la porte ! Mais le vent t’a donné plein de points. Reprends-le !
lesson-home = Plus qu’une case. Rentre au port, capitaine !
