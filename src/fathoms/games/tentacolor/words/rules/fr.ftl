### Tentacolor en français : pourquoi les choses arrivent, et chaque règle numérotée en une phrase.

## Pourquoi

why-laid = On compte depuis le bout du tentacule : autant de cartes à la suite ont une couleur en commun.
why-gave = Chaque tour finit par un cadeau : une des deux dernières cartes part à gauche.
why-bitten = Un Requin a été posé. Il prend la dernière carte d’un autre tentacule, quelle qu’elle soit.
why-scattered = Un Banc de poissons a été posé. Quelqu’un d’autre doit échanger sa seule carte, sans la montrer.
why-drew-more = Un Spécimen rare a été posé : une carte de plus, et une de plus à poser.
why-longest = Plus personne ne pouvait piocher : la plus longue série au bout d’un tentacule gagne.

## Les règles numérotées

tc-01 = On joue à deux, trois ou quatre.
tc-02 = Chacun a un tentacule pour toute la partie.
tc-03 = Les 60 cartes sont mélangées et chacun en reçoit une, face cachée.
tc-04 = Les autres cartes forment la pioche.
tc-05 = Qui dirige l’expédition commence, avec une carte de plus.
tc-06 = Dans le jeu de base, les Extrémités ne servent qu’à décorer.
tc-07 = Il faut cinq cartes à la suite, ou six à deux joueurs.
tc-08 = Un tour : pioche une carte, poses-en une, donnes-en une ; puis au suivant.
tc-09 = Tu pioches la carte du dessus sans la montrer.
tc-10 = Tu dois poser exactement une carte au bout de ton tentacule.
tc-11 = Si tu as une carte de la couleur de ta série, tu dois en poser une ; sinon, n’importe laquelle commence une nouvelle série.
tc-12 = Ta série, ce sont les cartes au bout de ton tentacule qui ont une couleur en commun.
tc-13 = Une carte compte pour ses deux couleurs : une nouvelle série peut donc déjà compter deux cartes.
tc-14 = Les cartes posées restent ; seul un Requin en retire une.
tc-15 = La carte qui complète ta série te fait gagner aussitôt, avant que son animal n’agisse.
tc-16 = Un animal agit dès que sa carte est posée ; on ne peut pas refuser.
tc-17 = Les animaux n’agissent que quand on les pose, pas quand on les pioche, les donne ou les découvre.
tc-18 = Requin : il croque la dernière carte d’un tentacule adverse ; tu choisis lequel.
tc-19 = Sans rien à croquer, le Requin ne fait rien ; il ne croque jamais chez toi.
tc-20 = Après une morsure, la carte d’avant redevient le bout, et une série plus longue peut revenir.
tc-21 = Ce qu’a fait un animal croqué n’est pas annulé.
tc-22 = Banc de poissons : un autre joueur remet sa carte dans la boîte sans la montrer et en pioche une nouvelle.
tc-23 = Les autres n’ont qu’une carte en main : il n’y a rien à choisir.
tc-24 = Spécimen rare : pioche une carte de plus et pose n’importe laquelle de tes trois cartes.
tc-25 = Si cette carte montre aussi un animal, il agit également.
tc-26 = Les cartes dans la boîte sont hors jeu.
tc-27 = Ensuite, tu donnes une de tes deux cartes à ton voisin de gauche, face cachée.
tc-28 = Tu dois en donner une ; un animal donné ne fait rien.
tc-29 = Qui a reçu la carte joue ensuite.
tc-30 = Tu gagnes quand assez de cartes au bout de ton tentacule partagent une couleur.
tc-31 = Le vainqueur peut poser une Extrémité pour décorer.
tc-32 = Les experts reçoivent chacun une Extrémité secrète à trois couleurs.
tc-33 = Avec les Extrémités, une série complète ne fait pas encore gagner ; le tour continue.
tc-34 = Si ta série est complète dans une couleur de ton Extrémité au début de ton tour, tu gagnes.
tc-35 = Si elle a été raccourcie ou si la couleur n’est pas sur ton Extrémité, tu joues normalement.
tc-36 = Si la pioche est vide quand quelqu’un doit piocher, la partie s’arrête.
tc-37 = Alors la plus longue série gagne ; à égalité, la plus longue suite d’une couleur dans le tentacule, sinon la victoire est partagée.
tc-38 = Si la pioche est vide, Banc de poissons et Spécimen rare ne font rien.
tc-39 = Qui pioche la dernière carte termine son tour.
tc-40 = Si l’on continue, la boîte et toutes les cartes d’avant la série deviennent une nouvelle pioche.
tc-41 = Toutes les options se combinent librement.
tc-42 = Tu peux retenir ce que tu as vu : ce que tu as donné, et qui n’avait pas de carte d’une couleur.
tc-43 = Qui commence son tour avec une série complète sans gagner montre que sa couleur n’est pas sur son Extrémité.
