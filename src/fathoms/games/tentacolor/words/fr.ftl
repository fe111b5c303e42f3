### Tentacolor en français.

title = Tentacolor
tagline = Une créature multicolore, un tentacule chacun : qui sera le premier à aligner cinq cartes d’une même couleur ?
kind = Compétitif, cartes qui passent de main en main

## Choses

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet

encounter-plain = simple
encounter-shark = Requin
encounter-shoal = Banc de poissons
encounter-rare = Spécimen rare

tip-T1 = l’Extrémité orange, verte et rouge
tip-T2 = l’Extrémité orange, jaune et bleue
tip-T3 = l’Extrémité verte, jaune et violette
tip-T4 = l’Extrémité rouge, bleue et violette

## Cartes

card-RO-1 = rouge et orange
card-RO-2 = rouge et orange
card-RO-3 = rouge et orange
card-RO-4 = rouge et orange (Spécimen rare)
card-RY-1 = rouge et jaune
card-RY-2 = rouge et jaune
card-RY-3 = rouge et jaune
card-RY-4 = rouge et jaune (Banc de poissons)
card-RG-1 = rouge et vert
card-RG-2 = rouge et vert
card-RG-3 = rouge et vert
card-RG-4 = rouge et vert (Spécimen rare)
card-RB-1 = rouge et bleu
card-RB-2 = rouge et bleu
card-RB-3 = rouge et bleu
card-RB-4 = rouge et bleu (Banc de poissons)
card-RV-1 = rouge et violet
card-RV-2 = rouge et violet
card-RV-3 = rouge et violet
card-RV-4 = rouge et violet (Requin)
card-OY-1 = orange et jaune
card-OY-2 = orange et jaune
card-OY-3 = orange et jaune
card-OY-4 = orange et jaune (Spécimen rare)
card-OG-1 = orange et vert
card-OG-2 = orange et vert
card-OG-3 = orange et vert
card-OG-4 = orange et vert (Banc de poissons)
card-OB-1 = orange et bleu
card-OB-2 = orange et bleu
card-OB-3 = orange et bleu
card-OB-4 = orange et bleu (Requin)
card-OV-1 = orange et violet
card-OV-2 = orange et violet
card-OV-3 = orange et violet
card-OV-4 = orange et violet (Banc de poissons)
card-YG-1 = jaune et vert
card-YG-2 = jaune et vert
card-YG-3 = jaune et vert
card-YG-4 = jaune et vert (Requin)
card-YB-1 = jaune et bleu
card-YB-2 = jaune et bleu
card-YB-3 = jaune et bleu
card-YB-4 = jaune et bleu (Spécimen rare)
card-YV-1 = jaune et violet
card-YV-2 = jaune et violet
card-YV-3 = jaune et violet
card-YV-4 = jaune et violet (Banc de poissons)
card-GB-1 = vert et bleu
card-GB-2 = vert et bleu
card-GB-3 = vert et bleu
card-GB-4 = vert et bleu (Banc de poissons)
card-GV-1 = vert et violet
card-GV-2 = vert et violet
card-GV-3 = vert et violet
card-GV-4 = vert et violet (Spécimen rare)
card-BV-1 = bleu et violet
card-BV-2 = bleu et violet
card-BV-3 = bleu et violet
card-BV-4 = bleu et violet (Spécimen rare)

## Ce qui s’est passé

news-dealt = { $seat } reçoit la carte { $card }.
news-dealt-you = Tu reçois la carte { $card }.
news-dealt-unseen = { $seat } reçoit une carte.
news-leads = { $seat } dirige l’expédition et prend une carte de plus : { $card }.
news-leads-you = Tu diriges l’expédition et prends une carte de plus : { $card }.
news-leads-unseen = { $seat } dirige l’expédition et prend une carte de plus.
news-dealt-tip = { $seat } regarde { $tip } et garde le secret.
news-dealt-tip-you = Tu regardes { $tip } et gardes le secret.
news-dealt-tip-unseen = { $seat } regarde une carte Extrémité et garde le secret.
news-turn = À { $seat } de jouer.
news-turn-you = À toi de jouer.
news-drew = { $seat } pioche la carte { $card }.
news-drew-you = Tu pioches la carte { $card }.
news-drew-unseen = { $seat } pioche une carte.
news-laid = { $seat } pose la carte { $card } : { $length ->
    [1] une nouvelle série.
   *[other] { $length } à la suite.
}
news-laid-you = Tu poses la carte { $card } : { $length ->
    [1] une nouvelle série.
   *[other] { $length } à la suite.
}
news-bitten = Clac ! Le Requin lâché par { $seat } croque la dernière carte chez { $other } : { $card }.
news-bitten-you = Clac ! Ton Requin croque la dernière carte chez { $other } : { $card }.
news-bitten-to-you = Clac ! Le Requin lâché par { $seat } croque la dernière carte de ton tentacule : { $card }.
news-shark-idle = Le Requin lâché par { $seat } ne trouve rien à croquer.
news-shark-idle-you = Ton Requin ne trouve rien à croquer.
news-scattered = Un Banc de poissons envoyé par { $seat } file devant { $other }, qui remet la carte { $card } dans la boîte.
news-scattered-you = Ton Banc de poissons file devant { $other }, qui remet la carte { $card } dans la boîte.
news-scattered-to-you = Un Banc de poissons envoyé par { $seat } file devant toi : tu remets la carte { $card } dans la boîte.
news-scattered-unseen = Un Banc de poissons envoyé par { $seat } file devant { $other }, qui remet une carte dans la boîte sans la montrer.
news-scattered-unseen-you = Ton Banc de poissons file devant { $other }, qui remet une carte dans la boîte sans la montrer.
news-drew-again = { $seat } pioche à la place la carte { $card }.
news-drew-again-you = Tu pioches à la place la carte { $card }.
news-drew-again-unseen = { $seat } pioche une autre carte à la place.
news-shoal-idle = La pioche est vide : le Banc de poissons envoyé par { $seat } passe son chemin.
news-shoal-idle-you = La pioche est vide : ton Banc de poissons passe son chemin.
news-drew-more = Un Spécimen rare ! { $seat } pioche la carte { $card } et en pose encore une.
news-drew-more-you = Un Spécimen rare ! Tu pioches la carte { $card } et en poses encore une.
news-drew-more-unseen = Un Spécimen rare ! { $seat } pioche une carte et en pose encore une.
news-rare-idle = La pioche est vide : le Spécimen rare posé par { $seat } n’apporte rien.
news-rare-idle-you = La pioche est vide : ton Spécimen rare n’apporte rien.
news-gave = { $seat } donne à { $other } la carte { $card }.
news-gave-you = Tu donnes à { $other } la carte { $card }.
news-gave-to-you = { $seat } te donne la carte { $card }.
news-gave-unseen = { $seat } donne une carte à { $other }.
news-recycled = { $count ->
    [one] Une nouvelle pioche est faite avec la boîte et les cartes d’avant les séries : { $count } carte.
   *[other] Une nouvelle pioche est faite avec la boîte et les cartes d’avant les séries : { $count } cartes.
}
news-completed = { $seat } a complété son tentacule !
news-completed-you = Tu as complété ton tentacule !
news-revealed = { $seat } révèle { $tip } : la couleur est la bonne !
news-revealed-you = Tu révèles { $tip } : la couleur est la bonne !
news-ran-out = La pioche est vide, l’expédition s’achève.
news-shown = { $seat } avait { $tip }.
news-shown-you = Tu avais { $tip }.
news-longest = { $seat } gagne avec { $length ->
    [one] { $length } carte.
   *[other] { $length } cartes à la suite.
}
news-longest-you = Tu gagnes avec { $length ->
    [one] { $length } carte.
   *[other] { $length } cartes à la suite.
}

## Ce qu’on peut faire

choice-lay = Poser la carte { $card }
    .brings = { $left ->
        [0] { $colour } { $length } sur { $goal } : le tentacule est complet
       *[other] { $broken ->
            [0] { $length ->
                [1] nouvelle série
               *[other] { $colour } { $length } sur { $goal }
            }
           *[other] casse ta série de { $broken }
        }
    }{ $animal ->
        [1] {" · Requin"}
        [2] {" · Banc de poissons"}
        [3] {" · encore une carte"}
       *[other] {""}
    }
choice-shark = Le Requin croque chez { $other }
    .brief = { $other }
    .brings = série : { $length } → { $after }
choice-shoal = { $other } échange sa carte
    .brief = { $other }
    .brings = série : { $length } sur { $goal }
choice-give = Donner la carte { $card }
choice-give-to = Donner à { $other } la carte { $card }
    .brings = { $left ->
        [0] avec ça, { $other } gagne !
       *[other] { $length ->
            [0] { $other } : première carte
            [1] { $other } : ne va pas
           *[other] { $other } : { $colour } { $length }/{ $goal }
        }
    }{ $animal ->
        [1] {" · Requin"}
        [2] {" · Banc de poissons"}
        [3] {" · pose encore"}
       *[other] {""}
    }

phase-laying = Pose une de tes cartes.
phase-laying-barred = Pose une carte de la couleur de ta série : tu en as une, c’est obligé.
phase-biting = Chez qui le Requin croque-t-il la dernière carte ?
phase-scattering = Le Banc de poissons : qui doit échanger sa carte contre une nouvelle ?
phase-giving = Donne maintenant une carte à ton voisin de gauche.
phase-laying-more = Le Spécimen rare : pose encore une carte, celle que tu veux.

## Options (setup)

option-expert = Extrémités secrètes
option-expert-help = Chacun a une carte Extrémité secrète. Ta longue série doit être d’une de ses couleurs, et tu gagnes un tour plus tard.
value-expert-off = non
value-expert-on = oui
option-laying = La pose
option-laying-help = Qui a en main une carte qui continue sa série doit en poser une. Ou bien chacun pose la carte qu’il veut, quitte à casser exprès sa série.
value-laying-match-if-able = continuer si possible
value-laying-free = n’importe quelle carte
option-pile-empty = Quand la pioche est vide
option-pile-empty-help = La partie s’arrête et la plus longue série gagne, ou bien on refait une pioche avec la boîte et les cartes d’avant les séries.
value-pile-empty-longest = la partie s’arrête
value-pile-empty-recycle = refaire une pioche
option-goal = Cartes à la suite
option-goal-help = Combien de cartes d’une couleur complètent un tentacule. Le livret dit cinq, et six à deux joueurs.
value-goal-book = comme dans le livret
value-goal-4 = quatre
value-goal-5 = cinq
value-goal-6 = six
option-first-player = Qui commence
option-first-player-help = Une place au choix, ou le hasard.
value-first-player-random = le hasard
value-first-player-0 = place 1
value-first-player-1 = place 2
value-first-player-2 = place 3
value-first-player-3 = place 4

preset-first-game = Première partie
preset-first-game-help = Quatre cartes d’une couleur suffisent.
preset-expert = Expert
preset-expert-help = Avec des Extrémités secrètes.
preset-deep-sea = Grands fonds
preset-deep-sea-help = Extrémités secrètes, six cartes à la suite et une pioche sans fin.

## Noms dits à haute voix de ce qui est sur la table

label-sea = La créature et ses tentacules
label-hand = { $seat } : main
label-hand-you = Ta main
label-aside = À côté : { $seat }
label-aside-you = À côté de toi
label-tips = Cartes Extrémité
label-box-cards = Cartes dans la boîte
label-card = Carte { $card }
label-card-barred = Carte { $card }, qui ne continue pas ta série
    .brings = hors de ta série
label-back = { $seat } : une carte face cachée
label-laid = { $seat }, tentacule : carte { $card }
label-laid-you = Ton tentacule : carte { $card }
label-slot = Le bout de ton tentacule
label-series = { $seat } : { $length } sur { $goal } en { $colour }
label-series-empty = { $seat } : rien de posé
label-cuff = { $hidden ->
    [0] { $seat } : tentacule
    [one] { $seat } : tentacule, sans sa première carte
   *[other] { $seat } : tentacule, sans ses { $hidden } premières cartes
}
label-pile = { $count ->
    [one] Pioche : une carte
   *[other] Pioche : { $count } cartes
}
label-box = { $count ->
    [0] La boîte, vide
    [one] La boîte : une carte
   *[other] La boîte : { $count } cartes
}
label-box-backs = { $count ->
    [one] Une carte inconnue
   *[other] { $count } cartes inconnues
}
label-leader = Le chef de l’expédition
label-tip = { $tip }
label-tip-hidden = { $seat } : Extrémité secrète
label-tips-out = { $count ->
    [one] Une Extrémité que personne n’a
   *[other] { $count } Extrémités que personne n’a
}

## Le plateau dans un terminal (terminal)

picture-goal = { $goal } à la suite d’une même couleur
picture-pile = pioche { $count }
picture-box = boîte { $count }
picture-leader = chef
picture-series = { $length }/{ $goal } { $colours }
picture-hand = main
picture-tip = Extrémité
picture-empty = encore rien de posé
picture-secret = secrète
picture-marks = ^ Requin   ~ Banc   * Spécimen rare   [ ] la série   ? inconnu

## Ce qu’on ne peut pas jouer (errors)

edition-colour-twice = montre deux fois une couleur, mais il en faut trois différentes
position-twice = { $given } se trouve à deux endroits
position-not-laid = { $given } est posée après une autre carte, mais n’est dans aucun tentacule ; écris-la au bout de l’un d’eux, ou avant une autre carte
position-hand = la place { $at } a { $given } cartes en main, mais doit en avoir { $wanted } à ce moment
position-count = { $name } a { $given }, mais il y a là { $wanted } cartes
position-tip-twice = { $given } est chez deux joueurs
what-cards = cartes Tentacule
what-tips = Extrémités en jeu

## Le but, toujours sur la table

aim = Aligne { $goal } cartes d’une même couleur à la suite avant les autres.
aim-now = toi { $mine }, meilleur rival { $best }
aim-expert = Commence ton tour avec { $goal } cartes à la suite dans une couleur de ton Extrémité secrète.
aim-expert-now = { aim-now }
aim-watched = Le premier avec { $goal } cartes à la suite d’une même couleur gagne.
aim-watched-now = plus longue série { $best }

## À quoi servent les choses

explain-encounter-shark = Requin : quand tu le poses, il croque la dernière carte d’un tentacule adverse.
    .rules = TC-18
explain-encounter-shoal = Banc de poissons : quand tu le poses, un adversaire échange sa carte contre une nouvelle.
    .rules = TC-22
explain-encounter-rare = Spécimen rare : pioche une carte de plus et poses-en encore une aussitôt.
    .rules = TC-24
explain-card = Deux couleurs : cette carte compte pour les deux.
    .rules = TC-13
explain-laid = { explain-card }
    .rules = TC-13
explain-card-shark = { explain-encounter-shark } { explain-card }
    .rules = TC-18
explain-card-shoal = { explain-encounter-shoal } { explain-card }
    .rules = TC-22
explain-card-rare = { explain-encounter-rare } { explain-card }
    .rules = TC-24
explain-laid-shark = { explain-encounter-shark } { explain-card }
    .rules = TC-18
explain-laid-shoal = { explain-encounter-shoal } { explain-card }
    .rules = TC-22
explain-laid-rare = { explain-encounter-rare } { explain-card }
    .rules = TC-24
explain-card-barred = Tu as une carte de la couleur de ta série : c’est elle que tu dois poser.
    .rules = TC-11
explain-back = Une main reste secrète ; seul son joueur la voit.
    .rules = TC-09
explain-slot = C’est ici que va ta prochaine carte.
    .rules = TC-10, TC-11
explain-series = La couleur au bout de ce tentacule, et combien à la suite.
    .rules = TC-12
explain-cuff = Le début de ce tentacule ; les cartes qu’on ne voit plus sont dessous.
    .rules = TC-02
explain-pile = Quand la pioche est vide et que quelqu’un doit piocher, la plus longue série gagne.
    .rules = TC-36
explain-box = Cartes hors jeu : croquées ou emportées.
    .rules = TC-26
explain-box-backs = { explain-box }
    .rules = TC-26
explain-leader = Le sous-marin dit seulement qui a commencé.
    .rules = TC-05
explain-tip = Pour experts : la longue série doit être dans une de ces trois couleurs.
    .rules = TC-34
explain-tip-hidden = Une Extrémité secrète : on voit ses couleurs quand elle gagne.
    .rules = TC-32
explain-tips-out = Personne n’a ces Extrémités, et personne ne les a vues.
    .rules = TC-32

## Ce que le coach regarde (coach)

hint-series = une plus longue suite d’une couleur
hint-series-squared = une plus longue suite d’une couleur
hint-near = une suite à une carte du but
hint-fitting = une main qui va avec ton tentacule
hint-encounters = des cartes à animal en main
hint-rival-squared = de plus longues suites chez les autres
hint-rivals-near = des joueurs à une carte du but
hint-next-fed = des cartes utiles à ton voisin de gauche

## Le résultat à la fin (end)

score-title = Les plus longues séries
ending-completed = Un tentacule complet !
ending-completed-text = Une longue série d’une même couleur : toute la créature est sur la photo.
ending-revealed = La bonne Extrémité !
ending-revealed-text = L’Extrémité secrète va avec la longue série qui la précède : le tentacule est complet.
ending-ran-out = La pioche est vide
ending-ran-out-text = Il n’y a plus rien à piocher : la plus longue série remporte la photo.

## Ce que demandent les énigmes (puzzles)

goal-win = Gagne la partie pendant ce tour.
goal-lead = Termine ton tour avec la plus longue série de toutes.
goal-stingy = Allonge ta série et donne à ton voisin une carte qui ne continue pas la sienne.
goal-both = Allonge ta série pour qu’elle soit la plus longue de toutes, et donne à ton voisin une carte qui ne continue pas la sienne.
goal-stop = Termine ton tour sans qu’aucun rival ne soit à une carte de la victoire.
