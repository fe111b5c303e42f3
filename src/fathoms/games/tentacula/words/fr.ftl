### Tentacula en français.

title = Tentacula
tagline = Trois poissons bien chapeautés, seize gemmes, et une pieuvre aux huit bras voleurs.
kind = Coopératif, tuiles et dé

## Choses

animal-turtle = tortue
    .upper = Tortue
    .to = à la tortue
    .power = choisir le côté de sa tuile
animal-seahorse = hippocampe
    .upper = Hippocampe
    .to = à l’hippocampe
    .power = relancer pour un vol
animal-jellyfish = méduse
    .upper = Méduse
    .to = à la méduse
    .power = coquillage : animal au choix
animal-crab = crabe
    .upper = Crabe
    .to = au crabe
    .power = un coquillage sur deux reste

fish-yellow = Jaune
fish-green = Vert
fish-red = Rouge

gem-purple = violette
gem-yellow = jaune
gem-red = rouge
gem-green = verte
gem-blue = bleue
gem-white = blanche

row-inside = à l’intérieur
row-outside = à l’extérieur

arch-1 = la première arche
arch-2 = la deuxième arche
arch-3 = la troisième arche

stash-A = cachette A
stash-B = cachette B
stash-C = cachette C
stash-D = cachette D
stash-E = cachette E
stash-F = cachette F

gate-H1 = melon, sombrero, haut-de-forme (rouge, jaune, vert)
gate-H2 = haut-de-forme, sombrero, melon (vert, jaune, rouge)
gate-C1 = vert, rouge, jaune
gate-C2 = jaune, rouge, vert
gate-S1 = grand, moyen, petit (jaune, vert, rouge)
gate-S2 = petit, moyen, grand (rouge, vert, jaune)

water-none = du corail partout, aucun trou
water-a = un trou à gauche
water-b = un trou au milieu
water-c = un trou à droite
water-ab = des trous à gauche et au milieu
water-ac = des trous à gauche et à droite
water-bc = des trous au milieu et à droite
water-abc = rien que des trous

cover-safe = à l’abri
    .price = à l’abri
cover-open = à découvert
    .price = coûte une gemme

## Ce qui s’est passé

news-takes-stash = L’équipe veut remplir la { $stash }.
news-takes-chip = { $seat } prend le jeton { $animal }.
news-takes-chip-you = Tu prends le jeton { $animal }.
news-snail-leaves = La tuile escargot { $tile } reste dans la boîte.
news-reef-begins = Le récif commence par une tuile { $animal } { $row }.
news-gate-shown = Une porte se dresse sur { $arch } : { $gate }.
news-pile-shows = Sur la pioche maintenant : { $animal }.
news-takes-tile = { $seat } prend la dernière tuile { $row }.
news-takes-tile-you = Tu prends la dernière tuile { $row }.
news-gets-tile = { $seat } reçoit une tuile { $animal }.
news-gets-tile-you = Tu reçois une tuile { $animal }.
news-gets-tile-many = { $count } tuiles sont distribuées.
news-no-tile = Il ne reste pas de tuile pour { $seat }.
news-no-tile-you = Il ne reste pas de tuile pour toi.
news-shows = { $seat } choisit le côté { $animal }.
news-shows-you = Tu choisis le côté { $animal }.
news-round = La manche { $round } commence.
news-votes = { $seat } vote pour { $other }.
news-votes-you = Tu votes pour { $other }.
news-votes-to-you = { $seat } vote pour toi.
news-turn = { $seat } joue.
news-turn-you = Tu joues.
news-places = Une tuile { $animal } est posée { $row }.
news-no-room = Plus de place libre devant : la tuile { $animal } ne prête que son animal.
news-boxed = La tuile { $tile } retourne dans la boîte.
news-boxed-many = { $count } tuiles retournent dans la boîte.
news-swims = { $square ->
    [F] { $fish } nage jusqu’à l’arrivée !
   *[other] { $fish } nage jusqu’à la case { $square }.
}
news-passes = { $fish } franchit { $arch }.
news-stays = { $seat } ne déplace aucun poisson.
news-stays-you = Tu ne déplaces aucun poisson.
news-pays = Un coquillage est payé.
news-flips = Le crabe lance le coquillage : côté coquille, on le garde !
news-flop = Le crabe lance le coquillage : côté eau, plouf !
news-finds-shell = { $shells ->
    [one] Un coquillage trouvé : l’équipe en a un.
   *[other] Un coquillage trouvé : l’équipe en a { $shells }.
}
news-dolphin = Le dauphin porte une gemme { $gem } à la cachette.
news-shark = Le requin reprend une gemme { $gem } à Tentacula.
news-declines = { $seat } dit : non merci.
news-declines-you = Tu dis : non merci.
news-seen = Tentacula a vu { $fish } sur la case { $square } !
news-seen-at-end = À la fin de la manche, { $fish } est à découvert sur la case { $square } !
news-rolls = { $seat } lance le dé pour le vol : gemme { $gem }.
news-rolls-you = Tu lances le dé pour le vol : gemme { $gem }.
news-rolls-again = { $seat } appelle l’hippocampe et relance le dé.
news-rolls-again-you = Tu appelles l’hippocampe et relances le dé.
news-missing = Il n’y a pas de gemme { $gem } dans le coffre.
news-stolen = Tentacula vole une gemme { $gem }.
news-stolen-many = Tentacula vole { $count } gemmes.
news-left-opens = Le volet gauche s’ouvre, et voilà Tentacula. La route continue !
news-pile-lost = { $tiles ->
    [one] La dernière tuile de la pioche est perdue.
   *[other] Les { $tiles } dernières tuiles de la pioche sont perdues.
}
news-right-closes = Le volet droit se ferme. L’arrivée est en vue !
news-reef-lost = { $tiles ->
    [one] Une tuile du récif est perdue dessous.
   *[other] { $tiles } tuiles du récif sont perdues dessous.
}
news-filled = Une gemme { $gem } rejoint la cachette.
news-filled-many = { $count } gemmes rejoignent la cachette.
news-made-it = Tous les poissons sont arrivés et la cachette est pleine. Bravo, vous avez réussi !
news-so-close = Tous les poissons sont arrivés, mais la cachette n’est pas pleine. Presque !
news-reef-gone = Plus personne n’a de tuile. Le récif a disparu.
news-chest-bare = Le coffre au trésor est vide.
news-fish-food = La cachette est pleine, mais le récif a disparu. Tentacula se régale !

## Choix

choice-begin = Choisir pour nous
    .brings = la { $stash }, un animal pour chacun
choice-begin-chips = On y va
    .brings = un animal pour chacun
choice-stash = Remplir la { $stash }
    .brings = { $ease ->
        [least] la plus facile
        [most] la plus dure
       *[more] plus dure
    }
choice-chip = { $animal-upper }
    .brings = { $animal-power }
choice-turn = À moi de jouer
    .brings = { shelters }
choice-vote = À { $seat } de jouer
choice-place = Poser la tuile { $row }
    .brings = { $sheltered ->
        [0] { "" }
        [one] abrite une case,{ " " }
       *[other] abrite { $sheltered } cases,{ " " }
    }{ shelters }
choice-swim = Tuile : { $fish } nage
choice-shell-move = Coquillage : { $fish } { $animal-to }
choice-swim-to = { $square ->
    [F] { $fish } à l’arrivée
   *[other] { $fish } { $animal-to }
}
    .brings = { $means ->
        [shell] −1 coquillage{ $square ->
            [F] { " " }({ $animal })
           *[other] { "" }
        },{ " " }
       *[tile] { "" }
    }{ $square ->
        [F] à la maison, sauvé
       *[other] { $special ->
            [shell] +1 coquillage,{ " " }
            [dolphin] dauphin,{ " " }
            [shark] requin,{ " " }
           *[none] { "" }
        }{ $cover-price }
    }
choice-stay = Ne déplacer aucun poisson
choice-dolphin = Sauver la { $gem }
    .brings = { $left ->
        [one] la dernière
       *[other] une sur { $left }
    }
choice-shark = Reprendre la { $gem }
    .brings = { $lacks ->
        [yes] la cachette en a besoin
       *[no] la cachette en a assez
    }
choice-decline = Non merci
choice-keep = Garder ce lancer
choice-roll = Relancer
choice-lose = Abandonner la { $gem }
    .brings = { $spare ->
        [0] la cachette en a besoin
       *[other] { $spare } en réserve
    }
choice-take = Prendre la dernière tuile { $row }
choice-show = Côté { $animal } visible
    .brings = { shelters }
shelters = { $able ->
    [0] n’avance aucun poisson
   *[other] { $safe ->
        [0] n’abrite aucun poisson
        [one] peut abriter un poisson
        [3] peut abriter tout poisson
       *[other] peut abriter { $safe } poissons
    }
}

phase-picking-stash = Quelle cachette remplir ? Aucune de ses gemmes ne doit être perdue.
phase-picking-chips = Quel animal est le tien ? Chacun a son pouvoir.
phase-next = Qui joue maintenant ? Chacun joue une tuile par manche.
phase-voting = Votez : qui joue maintenant ?
phase-placing = Pose ta tuile : du corail des deux côtés cache les poissons.
phase-swimming = Quel poisson nage ? L’animal de la tuile dit jusqu’où.
phase-swimming-then = Jusqu’où ? Un coquillage achète la case d’un autre animal.
phase-at-dolphin = Payer un coquillage ? Le dauphin met une gemme à l’abri dans la cachette.
phase-at-shark = Payer un coquillage au requin ? Il reprend la gemme volée de votre choix.
phase-rerolling = Garder ce lancer ou relancer ?
phase-losing = Le coffre n’en a plus de cette couleur : quelle gemme part à la place ?
phase-taking = La pioche est vide : prends une tuile au bout du récif.
phase-showing = Quel côté ? L’animal fait nager, le corail cache.
phase-theft = Tentacula tend un bras.
phase-drawing = On pioche de nouvelles tuiles.

## Options (setup)

option-difficulty = Difficulté
option-difficulty-help = Plus le niveau est élevé, moins il y a de coquillages et de tuiles.
value-difficulty-pro = expert
option-first-game-shell = Un coquillage pour une première partie
option-first-game-shell-help = Pour le niveau 1, le livret dit tantôt un, tantôt deux. Oui : un seul.
value-first-game-shell-off = non
value-first-game-shell-on = oui
option-stash = Cachette
option-stash-help = Les gemmes qu’il faut ramener.
value-stash-choose = l’équipe choisit
value-stash-random = au hasard
value-stash-A = A
value-stash-B = B
value-stash-C = C
value-stash-D = D
value-stash-E = E
value-stash-F = F
option-chips = Jetons animaux
option-chips-help = Choisissez vos pouvoirs, ou laissez faire le hasard.
value-chips-choose = chacun choisit
value-chips-random = au hasard
option-snail-removed = Tuile escargot écartée
option-snail-removed-help = Au niveau 3, une des deux tuiles escargot reste dans la boîte.
value-snail-removed-random = au hasard
option-take-rule = Tuiles du récif
option-take-rule-help = Quand la pioche est vide : la toute dernière tuile, ou la dernière de l’une des deux rangées.
value-take-rule-rearmost = la toute dernière
value-take-rule-either-row = la dernière d’une rangée
option-outside-orientation = Tuiles à l’extérieur
option-outside-orientation-help = Tournées d’un demi-tour, si bien que les trous changent de côté, ou dans le même sens qu’à l’intérieur.
value-outside-orientation-turned = d’un demi-tour
value-outside-orientation-same = dans le même sens
option-bare-chest = Coffre vide
option-bare-chest-help = Un coffre vide fait-il perdre même quand la cachette est pleine ?
value-bare-chest-always = toujours perdu
value-bare-chest-unless-stash-complete = pas si la cachette est pleine
option-seahorse-round-end = Hippocampe en fin de manche
option-seahorse-round-end-help = Peut-il refaire chacun des lancers, ou un seul ?
value-seahorse-round-end-each-roll = chaque lancer
value-seahorse-round-end-once = un seul lancer
option-turn-choice = Qui joue ensuite
option-turn-choice-help = Le plus rapide, un vote, ou chacun son tour.
value-turn-choice-free = le plus rapide
value-turn-choice-vote = un vote
value-turn-choice-clockwise = chacun son tour

preset-first-voyage = Premier voyage
preset-first-voyage-help = Niveau 1 avec la cachette la plus facile : deux coquillages, toutes les tuiles.
preset-grand-adventure = Grande aventure
preset-grand-adventure-help = Niveau 2 : un seul coquillage au départ.
preset-big-challenge = Grand défi
preset-big-challenge-help = Niveau 3 : un coquillage, et une tuile de moins.
preset-pros = Experts
preset-pros-help = Aucun coquillage, deux tuiles de moins, cachette et jetons au hasard.

## Sur la table

label-board = La mer et le récif
label-stashes = Les six cachettes
label-chips = Jetons animaux au choix
label-shells = { $shells ->
    [0] L’équipe n’a pas de coquillage
    [one] L’équipe a un coquillage
   *[other] L’équipe a { $shells } coquillages
}
label-seat = { $seat }
label-gates = Portes à venir
label-box = Hors du jeu
label-tentacula = Tentacula dans sa grotte
label-flap = Le volet gauche
label-slot = Place libre { $row }, colonne { $column }
label-tile-laid = Tuile { $animal } { $row }, colonne { $column }
label-start = Départ
label-finish = Arrivée
label-square = Case { $square }, { $animal }{ $special ->
    [shell] , coquillage
    [dolphin] , dauphin
    [shark] , requin
   *[none] { "" }
}, { $cover }
label-pile = { $count ->
    [one] Pioche d’une tuile
   *[other] Pioche de { $count } tuiles
}
label-tile-top = Au sommet de la pioche : tuile { $tile }, { $animal }, { $water }
label-tile = Tuile { $tile } : { $animal }, { $water }
label-tile-below = Autre côté de la tuile { $tile } : { $animal }, { $water }
label-boxed = { $count ->
    [one] Une tuile hors du jeu
   *[other] { $count } tuiles hors du jeu
}
label-stash = { $stash } : violettes { $purple }, jaunes { $yellow }, rouges { $red }, vertes { $green }, bleues { $blue }, blanches { $white }
label-stash-lacking = { label-stash }
label-chest = { $count ->
    [one] Coffre au trésor avec une gemme
   *[other] Coffre au trésor avec { $count } gemmes
}
label-gem = Gemme { $gem } dans le coffre
label-gem-safe = Gemme { $gem } dans la cachette
label-gem-stolen = Gemme { $gem } dans la grotte de Tentacula
label-die = Le dé montre une gemme { $gem }
label-die-waiting = Le dé attend dans la grotte
label-arch = { $arch }
label-gate = Porte sur { $arch } : { $gate }
label-fish = { $square ->
    [S] { $fish } au départ
    [F] { $fish } à l’arrivée
   *[other] { $fish } sur la case { $square }, à l’abri
}
label-fish-seen = { $fish } sur la case { $square }, à découvert
label-chip = Jeton { $animal }
label-power = { $animal-upper } · { $animal-power }
label-shell-move = Coup de coquillage : { $animal }
label-shell = Un de vos coquillages
label-shell-supply = Coquillage de la réserve
label-gate-pile = { $count ->
    [one] Une porte face cachée
   *[other] { $count } portes face cachée
}

## Ce qu’une édition, ou une position écrite, ne peut pas être (errors)

edition-columns-beside = ne bordent pas ses cases : la colonne k borde les cases 3k+2 à 3k+4
edition-columns-room = n’a pas de place : les premières tuiles sont déjà sur la colonne 1
edition-states = ne va pas avec A et C : 1 à n, { $first } à { $last }, n+1 à { $last }
edition-animals = oublie un animal
edition-arches = doivent se dresser au plus après { $room }, après { $turn } à { $late }, et après { $last }
edition-special-twice = a la case { $square }, qui est déjà spéciale
edition-hat-and-size = demande un chapeau, puis une taille
edition-mark-twice = a { $mark }, mais { $bearer } l’a aussi
edition-gate-fish = doit nommer les trois poissons, chacun une fois
edition-snails = nomme deux fois la même tuile
edition-face = doit être un animal ({ $animals }), puis des lettres de { $letters } pour les trous
edition-same-face = a l’animal de sa face avant : on ne pourrait pas distinguer les deux faces
edition-gems = fait { $given } gemmes en tout, mais un coffre en contient de 1 à { $most }
edition-stash = demande { $given } gemmes, mais a de la place pour 1 à { $most }
edition-stash-gem = demande { $given } gemmes de couleur { $gem }, mais la boîte en a { $held }
edition-wants-face = un animal ({ $animals }), puis des lettres de { $letters } pour les trous

position-tile-twice = la tuile { $tile } est à deux endroits : { $here } et { $there }
position-on-reef = { $row }, colonne { $column }
position-before = devant { $seat }
position-in-pile = dans la pioche
position-in-box = dans la boîte
position-top = { $face } est au sommet de la pioche, mais sa tuile n’y est pas
position-chip-twice = deux places ont le jeton { $animal }
position-column = une tuile est { $row }, colonne { $column }, mais les colonnes en jeu vont de { $low } à { $high }
position-next = une tuile est { $row }, colonne { $column }, mais la prochaine doit aller sur la colonne { $next }
position-fish = { $fish } ne peut pas être sur la case { $square } : sur le plateau en état { $board }, les poissons sont entre { $low } et { $high }
position-fish-together = deux poissons sont sur la case { $square }, qui n’a de place que pour un
position-gems = le coffre, la cachette et la grotte ont plus de gemmes de couleur { $gem } qu’il n’y en a : { $most }
position-shells = l’équipe a { $given } coquillages, mais il y en a de 0 à { $most }
position-not-set-up = après la mise en place il y a une cachette, une porte et un jeton pour chaque place ; écris aussi { $name }
position-setting-up = tant qu’on choisit cachette et jetons, rien d’autre n’est encore posé ; n’écris pas { $name } (TN-03 à TN-10)
position-no-tile = { $seat } n’a pas de tuile ; écris aussi tile
position-played = { $seat } a déjà joué à cette manche et a pourtant une tuile
position-no-animal = un poisson nage avec l’animal d’une tuile ; écris aussi animal
position-no-choice = { $name } demande un choix, mais ici il n’y en a pas
position-no-die = le dé a été lancé ; écris aussi die
what-tiles = tuiles
what-gates = portes
what-purple-gems = gemmes violettes
what-yellow-gems = gemmes jaunes
what-red-gems = gemmes rouges
what-green-gems = gemmes vertes
what-blue-gems = gemmes bleues
what-white-gems = gemmes blanches

## Le plateau du terminal (terminal)

picture-round = Manche { $round }
picture-setting = Mise en place
picture-shells = coquillages { $shells } sur { $most }
picture-pile = pioche { $tiles }, dessus { $face }
picture-no-pile = pas de pioche
picture-gate = Porte sur { $arch }, après la case { $square } : { $gate }
picture-start = Départ
picture-finish = Arrivée
picture-need = à trouver
picture-stashed = cachées
picture-chest = coffre
picture-cave = volées
picture-key = o récif  ~ trou  . rien  * à l’abri  $ coquillage  D dauphin  X requin

## Le but, toujours sur la table

aim = Ramenez les trois poissons et toutes les gemmes de la cachette.
aim-now = arrivés { $home } sur { $all }{ $need ->
    [0] {""}
   *[other] , gemmes { $gems } sur { $need }
}

## À quoi servent les choses

explain-tentacula = Elle vole une gemme pour chaque poisson qu’elle voit : à l’arrivée sur une case et en fin de manche.
    .rules = TN-49, TN-56
explain-flap = Le parcours continue dessous. Il s’ouvre quand les trois poissons ont passé l’arche.
    .rules = TN-57, TN-70
explain-slot = Place libre du récif : du corail des deux côtés abrite trois cases.
    .rules = TN-29, TN-30
explain-tile = Son animal dit jusqu’où nage un poisson ; son corail cache les poissons, son eau non.
    .rules = TN-22, TN-31
explain-tile-laid = Le corail cache les cases voisines s’il y en a aussi en face ; l’eau est un trou.
    .rules = TN-29
explain-tile-top = Tu vois ce côté ; qui pioche la tuile reçoit l’autre.
    .rules = TN-53
explain-tile-below = L’autre côté de la tuile : la tortue peut le choisir.
    .rules = TN-63
explain-boxed = Quand la pioche est vide, une tuile jouée est rangée.
    .rules = TN-26
explain-pile = De nouvelles tuiles. Quand la pioche est vide, elles viennent du bout du récif.
    .rules = TN-53, TN-54
explain-start = Départ : rien ne peut arriver à un poisson ici.
    .rules = TN-28
explain-finish = Arrivée : ici un poisson ne craint rien. Tous les animaux y mènent.
    .rules = TN-33, TN-34
explain-square-shell = Coquillage : arrive ici et l’équipe en gagne un.
    .rules = TN-44
explain-square-dolphin = Dauphin : pour un coquillage, il porte une gemme à la cachette, à l’abri pour de bon.
    .rules = TN-45
explain-square-shark = Requin : pour un coquillage, il rapporte au coffre une gemme volée.
    .rules = TN-47
explain-square-safe = À l’abri : Tentacula ne peut pas voir un poisson ici.
    .rules = TN-29
explain-square-open = À découvert : arriver ici coûte une gemme, y rester aussi.
    .rules = TN-49, TN-56
explain-stash = Ces gemmes doivent être encore là, ici ou dans le coffre, quand le dernier poisson arrive. Celles sans réserve rendent la chose dure.
    .rules = TN-80
explain-stash-lacking = Tentacula a une gemme qu’il faut ici. Seul un requin peut la reprendre.
    .rules = TN-47, TN-80
explain-chest = Ce que Tentacula peut voler. S’il est vide avant l’arrivée des poissons, c’est perdu.
    .rules = TN-83
explain-gem = Dans le coffre : Tentacula peut la voler.
    .rules = TN-49
explain-gem-safe = Dans la cachette : à l’abri pour de bon.
    .rules = TN-46
explain-gem-stolen = Volée. Un requin peut en rapporter une.
    .rules = TN-47
explain-die = La couleur tirée est la couleur volée.
    .rules = TN-49
explain-die-waiting = { explain-die }
    .rules = TN-49
explain-arch = Les poissons passent ici dans l’ordre de la porte. Quand tous sont passés, le plateau se plie.
    .rules = TN-36, TN-57
explain-gate = Les poissons franchissent cette arche dans cet ordre, de gauche à droite.
    .rules = TN-36
explain-gate-pile = Les portes des arches à venir, face cachée.
    .rules = TN-05
explain-fish-yellow = Nage jusqu’au prochain animal de la tuile jouée. Aux portes : jaune, sombrero, grand.
    .rules = TN-31, TN-36
explain-fish-green = Nage jusqu’au prochain animal de la tuile jouée. Aux portes : vert, haut-de-forme, moyen.
    .rules = TN-31, TN-36
explain-fish-red = Nage jusqu’au prochain animal de la tuile jouée. Aux portes : rouge, chapeau melon, petit.
    .rules = TN-31, TN-36
explain-fish-seen = À découvert : s’il reste ici, Tentacula vole à la fin de la manche.
    .rules = TN-56
explain-chip-turtle = Tortue : tu vois les deux côtés de ta tuile et tu en choisis un.
    .rules = TN-63
explain-chip-seahorse = Hippocampe : quand tu lances pour un vol, tu peux relancer une fois.
    .rules = TN-60
explain-chip-jellyfish = Méduse : tes coups de coquillage peuvent utiliser n’importe quel animal.
    .rules = TN-62
explain-chip-crab = Crabe : lance le coquillage que tu paies ; une fois sur deux, tu le gardes.
    .rules = TN-61
explain-shell-move = Paie un coquillage pour cet animal au lieu de celui de ta tuile.
    .rules = TN-40
explain-shell = Les coquillages de l’équipe : pour les coups de coquillage, dauphins et requins.
    .rules = TN-40
explain-shell-supply = Des coquillages encore à trouver.
    .rules = TN-44

## Ce que le coach regarde (coach)

hint-progress = du chemin parcouru par les poissons
hint-rear = un dernier poisson qui suit
hint-passed = des poissons au-delà de l’arche
hint-folds = une route qui continue
hint-missing = une perte de gemmes utiles
hint-in-danger = des gemmes utiles que Tentacula peut voler
hint-lacking = des gemmes qui manquent à la cachette
hint-chest = un coffre mieux rempli
hint-chest-low = un coffre presque vide
hint-exposed = des poissons à découvert
hint-thefts = des vols de Tentacula
hint-shells = des coquillages
hint-safe-turns = des tours qui mettent un poisson à l’abri
hint-idle-turns = des tours où aucun poisson n’avance
hint-spread = un banc qui se disperse

## Le résultat à la fin (end)

score-title = Poissons et gemmes
score-fish = Poissons arrivés
score-gems = Gemmes sauvées
score-shells = Coquillages restants
ending-made-it = Vous avez réussi !
ending-made-it-text = Les trois poissons sont arrivés et la cachette a toutes ses gemmes.
ending-so-close = Presque !
ending-so-close-text = Les trois poissons sont arrivés, mais Tentacula a une gemme qui manque à la cachette.
ending-reef-gone = Le récif a disparu
ending-reef-gone-text = Plus personne n’avait de tuile, et les poissons n’étaient pas arrivés.
ending-chest-bare = Le coffre est vide
ending-chest-bare-text = Tentacula n’a pas laissé une seule gemme dans le coffre.
ending-fish-food = Un festin pour Tentacula
ending-fish-food-text = La cachette était pleine, mais il ne restait plus de récif pour ramener les poissons.

## Ce que demandent les énigmes (puzzles)

goal-win = Gagne la partie pendant ce tour.
goal-home = Ramène un poisson à l’arrivée pendant ce tour.
goal-save = Sauve les trois poissons : termine ton tour sans que Tentacula puisse en voir un seul.
goal-arch = Fais franchir l’arche à un poisson, jusqu’à une case où Tentacula ne le voit pas.
goal-stash = Fais porter une gemme à la cachette par un dauphin.
goal-fetch = Envoie un requin reprendre une gemme à Tentacula.
goal-shell = Gagne un coquillage sans que Tentacula voie nager un poisson.
