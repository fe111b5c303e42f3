### Tentacula : ce que dit la leçon.

lesson-aim = Trois poissons, trois beaux chapeaux, une longue route. Ramène-les tous les trois à l’arrivée, avec ton partenaire.
lesson-treasure = Voici votre trésor. La cachette veut une gemme de chaque couleur. Mais Tentacula guette : elle vole dès qu’un poisson est à découvert.
lesson-turn = À chaque manche, chacun joue une fois, dans l’ordre que vous voulez. Tu as une tuile crabe. À toi de commencer !
lesson-place = Le récif cache les poissons, mais seulement s’il borde la route des deux côtés. Pose ta tuile à l’intérieur. Ton partenaire fermera l’autre côté.
lesson-swim = Ta tuile montre un crabe : un poisson nage jusqu’à son prochain crabe. Prends Rouge, le petit au chapeau melon.
lesson-partner = Au tour de ton partenaire. Regarde : le récif se ferme à l’extérieur, et Jaune trouve un coquillage. Ça s’échange contre de l’aide !
lesson-gap = Ta nouvelle tuile a un trou : de l’eau au milieu. Joue, et pose-la à l’extérieur. Devant le trou, on se fait voir.
lesson-shelter = Encore un crabe ! Sa case est bien cachée, et un dauphin y attend. Envoie Rouge.
lesson-dolphin = Pour un coquillage, le dauphin porte une gemme à la cachette. Là, personne ne la vole. Il n’y a qu’une violette : sauve-la !
lesson-open = Ton partenaire a une tortue, et la prochaine tortue est devant le trou. Aïe ! Le dé dit quelle gemme Tentacula emporte.
lesson-gate = L’arche a un portier ! Le chapeau melon passe d’abord, puis le sombrero, puis le haut-de-forme.
lesson-pass = Pour l’instant, seul Rouge a le droit de passer. Allez, nage !
lesson-shell = Avec cette tortue, Vert finirait à découvert. Mais tu as le jeton méduse : pour un coquillage, choisis un autre animal. Prends le crabe !
lesson-home = Deux sont arrivés. Il n’y a plus de méduse devant, alors Vert file droit à l’arrivée. Chapeau !
