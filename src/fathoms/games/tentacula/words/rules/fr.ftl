### Tentacula en français : pourquoi les choses arrivent, et chaque règle numérotée en une phrase.

## Pourquoi

why-swims = Un poisson nage jusqu’à la prochaine case libre avec l’animal choisi ; les cases occupées sont sautées.
why-seen = Il n’y a pas de corail des deux côtés de cette case : Tentacula a vu le poisson arriver.
why-seen-at-end = La manche est finie et ce poisson est encore à découvert. Tentacula regarde une fois de plus avant la suivante.
why-stolen = Le dé montrait cette couleur, ou l’équipe l’a cédée : une gemme de cette couleur a quitté le coffre.
why-missing = Le coffre n’a pas de gemme de la couleur tirée : l’équipe choisit laquelle part. Cédez-en une qui ne vous sert pas.
why-no-room = Les deux rangées du récif sont pleines sur toute la partie ouverte du plateau. La tuile prête encore son animal, puis va dans la boîte.

## Les règles numérotées

tn-01 = On joue de deux à quatre, en une seule équipe.
tn-02 = Les trois poissons partent des cases de départ.
tn-03 = L’équipe choisit la cachette à remplir ; les 16 gemmes commencent dans le coffre.
tn-04 = Chacun prend un jeton animal différent.
tn-05 = Les portes sont mélangées ; la première se dresse sur la première arche.
tn-06 = Plus c’est difficile, moins vous commencez avec de coquillages : 2, 1, 1 ou 0.
tn-07 = Les niveaux difficiles retirent des tuiles escargot, qui n’ont pas de trou.
tn-08 = Les tuiles sont mélangées, chacune d’un côté ou de l’autre.
tn-09 = Le récif commence avec une tuile à l’intérieur et une à l’extérieur.
tn-10 = Chacun pioche une tuile et la retourne ; la tortue peut garder le côté visible.
tn-11 = Les tuiles restantes forment la pioche.
tn-12 = Les tuiles suivantes vont dans la deuxième colonne de chaque rangée.
tn-20 = Dans une manche, tous ceux qui ont une tuile jouent une fois.
tn-21 = Pas d’ordre fixe : l’équipe décide qui joue ensuite.
tn-22 = Tu poses ta tuile sur la prochaine place libre, à l’intérieur ou à l’extérieur.
tn-23 = Les places laissées derrière ne sont jamais reprises.
tn-24 = Une rangée peut devancer l’autre.
tn-25 = Si une rangée est pleine sur toute la partie ouverte du plateau, il faut prendre l’autre.
tn-26 = Si les deux rangées sont pleines, la tuile n’est pas posée : elle prête son animal et va dans la boîte.
tn-27 = Le sable doit toucher le sable : une tuile ne se pose que dans un sens.
tn-28 = Le départ, l’arrivée et les quatre premières cases sont toujours à l’abri.
tn-29 = Une case est à l’abri s’il y a une tuile de chaque côté et qu’aucune n’y montre d’eau.
tn-30 = Une tuile d’un seul côté n’abrite rien.
tn-31 = Déplace un poisson jusqu’à la prochaine case libre avec l’animal de ta tuile.
tn-32 = Les cases occupées sont sautées.
tn-33 = N’importe quel animal mène à l’arrivée, mais seulement s’il ne reste devant aucune case libre avec cet animal.
tn-34 = Un poisson arrivé ne bouge plus.
tn-35 = Un poisson ne peut pas bouger s’il n’y a plus de case avec cet animal devant lui.
tn-36 = Les poissons ne franchissent une arche que dans l’ordre de sa porte.
tn-37 = Un poisson dont ce n’est pas le tour peut s’approcher de l’arche ; au-delà, l’ordre est libre.
tn-38 = Seule la porte de l’arche actuelle compte.
tn-39 = Si ta tuile peut déplacer un poisson, tu dois en déplacer un, par la tuile ou par un coquillage.
tn-40 = Coup de coquillage : pour un coquillage de l’équipe, utilise plutôt l’animal de ton jeton.
tn-41 = Un coquillage n’achète pas un coup que ta tuile offre déjà.
tn-42 = Si ta tuile ne déplace aucun poisson, tu peux payer un coquillage ou n’en bouger aucun.
tn-43 = Une case spéciale agit une fois, pour le poisson qui vient d’y arriver.
tn-44 = Case coquillage : l’équipe trouve un coquillage, six au plus.
tn-45 = Dauphin : pour un coquillage, il porte du coffre à la cachette une gemme qui y manque.
tn-46 = Les gemmes de la cachette sont à l’abri pour de bon.
tn-47 = Requin : pour un coquillage, il rapporte au coffre une gemme volée, si la grotte en a une qui manque à la cachette.
tn-48 = Une case spéciale agit au plus une fois par tour ; on peut la combiner avec un coup de coquillage.
tn-49 = Si le poisson déplacé est à découvert, lance le dé : une gemme de cette couleur est volée.
tn-50 = Si le coffre n’en a pas de cette couleur, l’équipe en choisit une autre.
tn-51 = Pendant un tour, Tentacula ne regarde que le poisson déplacé, une fois ta nouvelle tuile posée.
tn-52 = Qui a joué en dernier pioche en premier, puis les autres dans le sens des aiguilles d’une montre.
tn-53 = Une tuile piochée est retournée : tu as le côté qu’on ne voyait pas.
tn-54 = Quand la pioche est vide, les tuiles viennent du bout du récif, retournées.
tn-55 = S’il n’y a plus de tuile nulle part, tu n’en reçois pas.
tn-56 = À la fin d’une manche, Tentacula vole une fois pour chaque poisson à découvert.
tn-57 = Quand les trois poissons ont franchi une arche, le plateau se plie à la fin de la manche.
tn-58 = Si personne n’a alors de tuile, la partie est perdue.
tn-60 = Hippocampe : quand tu lances pour un vol, tu peux relancer une fois ; le second lancer compte.
tn-61 = Crabe : lance chaque coquillage que tu paies ; côté coquille, il reste à l’équipe.
tn-62 = Méduse : ton coup de coquillage peut utiliser n’importe quel animal.
tn-63 = Tortue : tu vois les deux côtés de ta tuile et choisis lequel est visible.
tn-70 = Après la première arche, le volet gauche s’ouvre : de nouvelles cases, mais la pioche est perdue.
tn-71 = Après la deuxième arche, le volet droit se ferme : les tuiles dessous sont perdues.
tn-72 = Un pli ne touche ni aux poissons, ni aux tuiles en main, ni aux gemmes, ni aux coquillages.
tn-73 = La troisième arche ne plie rien.
tn-80 = Vous gagnez quand le troisième poisson est arrivé et que cachette et coffre ont toutes les gemmes demandées.
tn-81 = Tous les poissons sont arrivés, mais une gemme manque : presque !
tn-82 = Si plus personne n’a de tuile avant l’arrivée des poissons, le récif a disparu et c’est perdu.
tn-83 = Si le coffre est vide avant l’arrivée des poissons, vous perdez aussitôt.
tn-84 = La cachette est pleine mais le récif a disparu : Tentacula se régale.
tn-85 = Le troisième poisson à l’arrivée termine aussitôt la partie.
