### Kraken Attack! en français.

title = Kraken Attack!
tagline = Huit tentacules, un bateau, un Kraken très fâché : tout le monde sur le pont !
kind = Coopératif, dés et cartes

## Choses

side-purple = violet
    .many = violets
side-red = rouge
    .many = rouges

lane-P1 = le couloir violet de l’étoile
    .of = du couloir violet de l’étoile
    .short = étoile violette
lane-P2 = le couloir violet du poisson
    .of = du couloir violet du poisson
    .short = poisson violet
lane-P3 = le couloir violet du crabe
    .of = du couloir violet du crabe
    .short = crabe violet
lane-P4 = le couloir violet du coquillage
    .of = du couloir violet du coquillage
    .short = coquillage violet
lane-R1 = le couloir rouge de l’étoile
    .of = du couloir rouge de l’étoile
    .short = étoile rouge
lane-R2 = le couloir rouge du poisson
    .of = du couloir rouge du poisson
    .short = poisson rouge
lane-R3 = le couloir rouge du crabe
    .of = du couloir rouge du crabe
    .short = crabe rouge
lane-R4 = le couloir rouge du coquillage
    .of = du couloir rouge du coquillage
    .short = coquillage rouge

area-A = avant gauche
    .side = bâbord avant
area-B = avant droit
    .side = tribord avant
area-C = arrière gauche
    .side = bâbord arrière
area-D = arrière droit
    .side = tribord arrière

space-bubbles = bulles
space-cannon = canon
space-pistol = pistolet
space-saber = sabre

face-star = étoile
face-fish = poisson
face-crab = crabe
face-shell = coquillage
face-eye = œil de Kraken
face-blank = face vide

pirate-samuel = Samuel
    .of = de Samuel
    .power = peut ignorer les yeux
pirate-astrid = Astrid
    .of = d’Astrid
    .power = un symbole deux fois
pirate-elena = Elena
    .of = d’Elena
    .power = pistolet : partout
pirate-billy = Billy
    .of = de Billy
    .power = canon : tout un côté

slot-1 = gauche
slot-2 = droite

## Cartes : leurs noms, de la première à la dernière de chaque paquet

card-SA-01 = Quart de veille
card-SA-02 = Main sûre
card-SA-03 = Un œil ouvert
card-SA-04 = Vieille ruse
card-SA-05 = Clous et poudre
card-SA-06 = Deux pas d’avance
card-SA-07 = Le clin d’œil du capitaine
card-SA-08 = Bouh !
card-SA-09 = Marteau et sourire
card-SA-10 = Attrape-moi si tu peux
card-AS-01 = Tempête du Nord
card-AS-02 = Cours et tire
card-AS-03 = Deux nattes
card-AS-04 = Deux coups de marteau
card-AS-05 = Bateau bien rangé
card-AS-06 = Tout à la fois
card-AS-07 = Rire en rafale
card-AS-08 = Langue tirée
card-AS-09 = Charpentière effrontée
card-AS-10 = Et moi encore mieux
card-EL-01 = Toujours prête
card-EL-02 = Chapeau à plume
card-EL-03 = Coup double
card-EL-04 = De près, de loin
card-EL-05 = Vite réparé
card-EL-06 = Coup de chance
card-EL-07 = Langue bien pendue
card-EL-08 = Air bravache
card-EL-09 = Nuage de fumée
card-EL-10 = Au choix
card-BI-01 = Ho hisse !
card-BI-02 = Touche-à-tout
card-BI-03 = Sortez les canons
card-BI-04 = Toute l’armurerie
card-BI-05 = Bras de fer
card-BI-06 = Boulet perdu
card-BI-07 = Grande bouche
card-BI-08 = Gros éclat de rire
card-BI-09 = Tête de tonnerre
card-BI-10 = Danse loufoque

## Ce qui s’est passé

news-begins = { $seat } commence.
news-begins-you = Tu commences.
news-takes-pirate = { $seat } navigue avec { $pirate }.
news-takes-pirate-you = Tu navigues avec { $pirate }.
news-boards = { $pirate } prend son poste à l’{ $area }.
news-whirlpool = Un tourbillon s’ouvre dans { $lane }, case { $space }.
news-shuffled = Les cartes { $pirate-of } sont mélangées.
news-shuffled-together = Les deux paquets sont mélangés ensemble.
news-lays-open = { $seat } pose « { $card } » face visible.
news-lays-open-you = Tu poses « { $card } » face visible.
news-turn = À { $seat } de jouer.
news-turn-you = À toi de jouer.
news-power = Sur la pioche, une carte { $pirate-of } : c’est son pouvoir qui agit ce tour-ci.
news-rolled = Dé { $side } : { $face }.
news-rolled-many = Les dés : { $face-all }.
news-ignored = { $purple ->
    [0] { $red ->
        [0] Samuel laisse compter tous les yeux.
       *[other] Samuel ignore { $red ->
            [one] un œil rouge
           *[other] { $red } yeux rouges
        }.
    }
   *[other] { $red ->
        [0] Samuel ignore { $purple ->
            [one] un œil violet
           *[other] { $purple } yeux violets
        }.
       *[other] Samuel ignore { $purple ->
            [one] un œil violet
           *[other] { $purple } yeux violets
        } et { $red ->
            [one] un œil rouge
           *[other] { $red } yeux rouges
        }.
    }
}
news-advanced = Ça se rapproche dans { $lane } : case { $space }.
news-advanced-many = Les tentacules se rapprochent : { $count } cases en tout.
news-advanced-by-eye = L’œil est ouvert : ça se rapproche dans { $lane }, case { $space }.
news-advanced-by-eye-many = L’œil est ouvert : les tentacules se rapprochent, { $count } cases en tout.
news-advanced-by-face = La Grimace attire le Kraken dans { $lane } : case { $space }.
news-rail-smashed = Crac ! Le bastingage { $lane-of } vole en éclats.
news-rail-smashed-many = Crac ! { $count } bastingages volent en éclats.
news-holed = Boum ! Un coup venu { $lane-of } ouvre un trou à l’{ $area }.
news-plays = { $seat } joue « { $card } ».
news-plays-you = Tu joues « { $card } ».
news-moved = { $pirate } court vers l’{ $area }.
news-pushed-back = Prends ça ! Dans { $lane }, le tentacule retourne aux bulles.
news-pushed-back-many = Prends ça ! { $count } tentacules retournent aux bulles.
news-kraken-hit = Le Kraken est touché ! { $tokens ->
    [1] Et d’un.
    [2] Et de deux.
    [3] Et de trois !
   *[other] Et de { $tokens } !
}
news-repaired = Le bastingage { $lane-of } est de nouveau debout.
news-kraken-stirs = Une Grimace ! Le Kraken remue : case { $space } de sa piste.
news-die-joins = Un dé { $side } de plus entre en jeu.
news-kraken-arrives = Le Kraken est là ! Il surgit dans { $lane }.
news-draws-card = { $seat } retourne « { $card } ».
news-draws-card-you = Tu retournes « { $card } ».
news-won = Le Kraken plonge et s’enfuit. L’équipage a gagné !
news-sunk = Le bateau coule.

## Ce qu’on peut faire

choice-begin = On y va
choice-pirate = Naviguer avec { $pirate }
    .brief = { $pirate }
    .brings = { $powers ->
        [0] {""}
       *[other] { $pirate-power }
    }
choice-board = Commencer à l’{ $area } ({ $area-side })
choice-whirlpool = Tourbillon dans { $lane }, case { $space }
choice-ignore = { $purple ->
    [0] { $red ->
        [0] Laisser compter tous les yeux
       *[other] Ignorer { $red ->
            [one] un œil rouge
           *[other] { $red } yeux rouges
        }
    }
   *[other] { $red ->
        [0] Ignorer { $purple ->
            [one] un œil violet
           *[other] { $purple } yeux violets
        }
       *[other] Ignorer { $purple ->
            [one] un œil violet
           *[other] { $purple } yeux violets
        } et { $red ->
            [one] un œil rouge
           *[other] { $red } yeux rouges
        }
    }
}
choice-card = Jouer ta carte de { $slot }
choice-play-card = Jouer { $card }
    .brings = { symbols-shown }
choice-move = Courir : { $area }
choice-cannon = Canon : { $lane-short }
choice-cannon-kraken = Canon : le Kraken !
choice-broadside = Bordée : { $lane } et tout ce qui est à portée de canon de ce côté
choice-broadside-side = { $kraken ->
    [1] Bordée : le Kraken et le côté { $side }
   *[0] Bordée : le côté { $side }
}
    .brings = tout ce qui est à portée de canon
choice-pistol = Pistolet : { $lane-short }
choice-pistol-kraken = Pistolet : le Kraken !
choice-saber = Sabre : { $lane-short }
choice-saber-kraken = Sabre : le Kraken !
choice-repair = Réparer : { $lane-short }
choice-stop = Fini avec cette carte
choice-summon = Le Kraken surgit : { $lane-short }
    .brings = { $near ->
        [0] au large, hors de portée
        [1] à portée de canon
        [2] à portée de pistolet
       *[other] à portée de sabre, prêt à frapper
    } · { $count ->
        [0] personne en face
        [one] un pirate en face
       *[other] { $count } pirates en face
    }

phase-picking = Avec quel pirate navigues-tu ?
phase-boarding = Où se place ton pirate ? Ses armes visent les couloirs à côté.
phase-whirlpools = Où le tourbillon s’ouvre-t-il ?
phase-eyes = Un œil fait avancer toute sa couleur. Lesquels Samuel ignore-t-il ?
phase-choosing = Quelle carte joues-tu ?
phase-acting = Sers-toi de ta carte, ou arrête-toi là.
phase-acting-done = Il n’y a plus rien à faire avec cette carte.
phase-arriving = Le Kraken arrive ! À la place de qui ? Vise où tu peux le toucher.

## Options (setup)

option-start = Départ des tentacules
option-start-help = Comme sur le schéma, certains sont déjà proches ; sinon tous partent du large, sur les bulles.
value-start-diagram = comme sur le schéma
value-start-bubbles = sur les bulles
option-powers = Pouvoirs des pirates
option-powers-help = Samuel ignore des yeux, Astrid joue un symbole deux fois, le pistolet d’Elena atteint tous les couloirs, le canon de Billy balaie un côté.
value-powers-on = avec
value-powers-off = sans
option-tokens-to-win = Coups pour gagner
option-tokens-to-win-help = Combien de fois il faut repousser le Kraken : trois, ou une seule pour une partie courte.
value-tokens-to-win-3 = trois
value-tokens-to-win-1 = un
option-whirlpools = Tourbillons
option-whirlpools-help = Les tentacules sautent une case à tourbillon. Un seul, c’est plus dur ; quatre, beaucoup plus dur.
value-whirlpools-0 = aucun
value-whirlpools-1 = un
value-whirlpools-2 = deux
value-whirlpools-3 = trois
value-whirlpools-4 = quatre
option-whirlpool-placement = Qui place les tourbillons
option-whirlpool-placement-help = L’équipage, chacun à son tour, ou le hasard.
value-whirlpool-placement-players = l’équipage
value-whirlpool-placement-random = le hasard
option-solo = En solo
option-solo-help = Une seule personne navigue avec deux pirates ; la carte du dessus de la pioche dit quel pouvoir agit.
value-solo-on = oui
value-solo-off = non
option-billy-sweeps-kraken = La bordée de Billy touche aussi le Kraken
option-billy-sweeps-kraken-help = D’habitude, Billy ne touche le Kraken que s’il le vise. Ici, sa bordée le touche aussi.
value-billy-sweeps-kraken-on = oui
value-billy-sweeps-kraken-off = non
option-first-player = Qui commence
option-first-player-help = La place de ton choix, ou le hasard.
value-first-player-random = le hasard
value-first-player-0 = place 1
value-first-player-1 = place 2
value-first-player-2 = place 3
value-first-player-3 = place 4

preset-young-sailors = Jeunes matelots
preset-young-sailors-help = Sans pouvoirs, et un seul coup au Kraken suffit.
preset-experienced = Pirates expérimentés
preset-experienced-help = Un tourbillon dans la mer.
preset-dread = Terreur
preset-dread-help = Quatre tourbillons. Bonne chance.

## Noms dits à haute voix de ce qui est sur la table

label-sea = Le bateau et la mer autour
label-roll = Les dés
label-crew = Encore à terre
label-whirlpools = Tourbillons à placer
label-uses = Tous d’un coup
label-cards = { $seat } : cartes
label-cards-you = Tes cartes
label-pile = { $seat } : pioche
label-pile-you = Ta pioche
label-area = { $area } ({ $area-side })
label-hole = Trou à l’{ $area }
label-hole-to-come = Un trou qui n’est pas encore fait
label-rail = Bastingage { $lane-of }
label-rail-broken = Bastingage brisé { $lane-of }
label-die-to-come = Un dé { $side } qui attend sur la piste
label-die = Dé { $side } : { $face }
label-die-new = Dé { $side }, pas encore lancé
label-die-ignored = Dé { $side } : { $face }, ignoré
label-kraken-on-track = Le Kraken, case { $space } de sa piste
label-kraken = Le Kraken, dans { $lane }, case { $space }
label-token = Jeton Kraken Attack { $token }
label-token-won = Jeton Kraken Attack { $token }, sur le Kraken
label-whirlpool = Tourbillon dans { $lane }, case { $space }
label-whirlpools-left = { $count ->
    [one] Un tourbillon
   *[other] { $count } tourbillons
}
label-space = { $lane }, case { $space }
label-tentacle = Tentacule dans { $lane }, case { $space }
label-pawn = { $pirate }, à l’{ $area }
label-pirate = { $pirate }
    .here = { $pirate }
label-power = { $pirate } · { $pirate-power }
label-card = { $card }{ symbols-shown }
    .here = { $card }
label-card-played = { $card }, en jeu, reste{ symbols-shown }
    .here = { $card }
label-card-barred = { $card }, pour un autre tour{ symbols-shown }
    .here = { $card }
symbols-shown = { $move ->
    [0] {""}
    [1] {" · déplacement"}
   *[other] {" · déplacement"} ×{ $move }
}{ $cannon ->
    [0] {""}
    [1] {" · canon"}
   *[other] {" · canon"} ×{ $cannon }
}{ $pistol ->
    [0] {""}
    [1] {" · pistolet"}
   *[other] {" · pistolet"} ×{ $pistol }
}{ $saber ->
    [0] {""}
    [1] {" · sabre"}
   *[other] {" · sabre"} ×{ $saber }
}{ $repair ->
    [0] {""}
    [1] {" · réparation"}
   *[other] {" · réparation"} ×{ $repair }
}{ $wild ->
    [0] {""}
    [1] {" · joker"}
   *[other] {" · joker"} ×{ $wild }
}{ $face ->
    [0] {""}
    [1] {" · Grimace"}
   *[other] {" · Grimace"} ×{ $face }
}
label-back = { $count ->
    [one] Pioche d’une carte, { $pirate } au dos
   *[other] Pioche de { $count } cartes, { $pirate } au dos de la première
}
label-broadside = Bordée
    .here = Bordée

## Le plateau dans un terminal (terminal)

picture-track = La piste du Kraken
picture-holes = Trous { $marks }
picture-hits = Coups au Kraken { $marks }
picture-rolled = Dés : { $dice }
picture-ignored = ({ $count ->
    [one] { $count } ignoré
   *[other] { $count } ignorés
})
picture-card = { $card }{ symbols-shown }
picture-power = Le pouvoir { $pirate-of } agit
picture-pile = pioche { $count }
picture-key = § tentacule   Ж Kraken   @ tourbillon   ║ bastingage   ✹ trou

## Le but, toujours sur la table

aim = Touchez le Kraken { $goal } fois avant que le bateau ait { $most } trous.
aim-now = coups { $hits } sur { $goal }, trous { $holes } sur { $most }
aim-near = Le Kraken est à portée : touchez-le !
aim-near-now = { aim-now }

## À quoi servent les choses

explain-pawn-samuel = Samuel peut ignorer les yeux qu’il obtient : ils ne font rien bouger.
    .rules = KA-56
explain-pawn-astrid = Astrid peut utiliser deux fois un symbole de sa carte, jamais la Grimace.
    .rules = KA-57
explain-pawn-elena = Le pistolet d’Elena atteint toutes les cases pistolet, des deux côtés du bateau.
    .rules = KA-60
explain-pawn-billy = Quand le canon de Billy touche, il peut repousser aussi tous les tentacules à portée de canon de ce côté.
    .rules = KA-61
explain-pirate-samuel = { explain-pawn-samuel }
    .rules = KA-56
explain-pirate-astrid = { explain-pawn-astrid }
    .rules = KA-57
explain-pirate-elena = { explain-pawn-elena }
    .rules = KA-60
explain-pirate-billy = { explain-pawn-billy }
    .rules = KA-61
explain-use-move = Botte : cours vers la zone voisine, jamais en diagonale.
    .rules = KA-33
explain-use-cannon = Canon : touche quelque chose sur une case canon à côté de toi.
    .rules = KA-34
explain-use-pistol = Pistolet : touche quelque chose sur une case pistolet à côté de toi.
    .rules = KA-35
explain-use-saber = Sabre : touche quelque chose sur une case sabre à côté de toi.
    .rules = KA-36
explain-use-repair = Marteau : redresse un bastingage brisé à côté de toi.
    .rules = KA-40
explain-use-wild = Drapeau pirate : au choix botte, canon, pistolet, sabre ou marteau.
    .rules = KA-42
explain-use-face = Grimace : après tes actions, le Kraken bouge, que tu le veuilles ou non.
    .rules = KA-44
explain-broadside = Bordée : touche quelque chose à portée de canon, et tout le reste à portée de ce côté est repoussé aussi.
    .rules = KA-61
explain-die = Une créature : ce qui est dans son couloir de cette couleur avance d’un pas.
    .rules = KA-14
explain-die-eye = L’œil : tout ce qui est de cette couleur avance d’un pas.
    .rules = KA-15
explain-die-blank = Face vide : rien ne bouge. Respire.
    .rules = KA-16
explain-die-ignored = Samuel ignore cet œil : il ne fait rien bouger.
    .rules = KA-56
explain-die-new = Nouveau en jeu : on le lance dès le tour suivant.
    .rules = KA-48
explain-die-to-come = Quand le Kraken arrive ici, ce dé est lancé à chaque tour.
    .rules = KA-48
explain-tentacle-bubbles = Bulles : au large, rien ne peut le toucher.
    .rules = KA-38
explain-tentacle-cannon = À deux pas du bastingage : seul un canon l’atteint.
    .rules = KA-34
explain-tentacle-pistol = À un pas du bastingage : seul un pistolet l’atteint.
    .rules = KA-35
explain-tentacle-saber = Au bastingage : un sabre peut le toucher ; au prochain pas, il frappe.
    .rules = KA-20
explain-kraken = Touche-le comme un tentacule, avec l’arme de sa case : chaque coup compte pour un.
    .rules = KA-55
explain-kraken-on-track = Chaque Grimace le rapproche d’une case ; après la dernière, il arrive au bateau : touche-le alors comme un tentacule.
    .rules = KA-47, KA-49, KA-55
explain-rail = Un bastingage prend un coup pour le bateau, puis il disparaît.
    .rules = KA-21
explain-rail-broken = Plus de bastingage : le prochain coup ici fait un trou.
    .rules = KA-22
explain-hole = Un trou reste. Un de trop, et vous coulez.
    .rules = KA-41
explain-hole-to-come = Quand cette rangée est vide, le bateau coule.
    .rules = KA-65
explain-token = Un pour chaque coup au Kraken ; le troisième fait gagner. Une fois arrivé au bateau, il se touche comme un tentacule.
    .rules = KA-66
explain-token-won = { explain-token }
    .rules = KA-66
explain-whirlpool = Les tentacules sautent cette case : ils arrivent plus vite.
    .rules = KA-71
explain-whirlpools-left = { explain-whirlpool }
    .rules = KA-71
explain-area = D’ici, ton pirate atteint les deux couloirs voisins.
    .rules = KA-33
explain-space = { explain-whirlpool }
    .rules = KA-71
explain-card = Chaque symbole te permet une action ; l’ordre, c’est toi qui le choisis.{ symbols-explained }
    .rules = KA-30
explain-card-played = Ce qui n’est pas coché reste à faire, dans l’ordre que tu veux.{ symbols-explained }
    .rules = KA-30
explain-card-barred = Une carte par tour : celle-ci attend le prochain.
    .rules = KA-29
symbols-explained = { $move ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-move }
}{ $cannon ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-cannon }
}{ $pistol ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-pistol }
}{ $saber ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-saber }
}{ $repair ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-repair }
}{ $wild ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-wild }
}{ $face ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-face }
}
explain-back = Les cartes jouées vont dessous ; deux sont toujours visibles.
    .rules = KA-45

## Ce que le coach regarde (coach)

hint-holes = des trous dans la coque
hint-bare-lanes = des bastingages brisés
hint-holes-soon = des trous au prochain lancer
hint-rails-soon = des bastingages perdus au prochain lancer
hint-doom = un dernier trou qui fait couler le bateau
hint-unguarded = des dégâts là où il n’y a personne
hint-tokens = des coups portés au Kraken
hint-kraken-in-reach = un Kraken à portée

## Ce qui ne peut pas être (errors)

clash-solo = le solo se joue à une seule place, et une place seule joue en solo (KA-01) ; cette table en a { $count } : laisse l’option solo de côté

edition-area-itself = ne peut pas être à côté d’elle-même
edition-area-one-way = est à côté de { $there }, mais { $there } n’est pas à côté de { $here }
edition-first-space = a un dé sur la première case, d’où part le Kraken
edition-dice = apporte { $total } dés { $side-many }, mais la boîte n’en contient que { $most }
edition-letter = montre « { $given } » ; une carte montre des lettres parmi { $letters }
edition-full-card = montre { $given } symboles, mais le maximum est { $most }
edition-no-face = n’a aucune carte avec une Grimace ({ $letter }), et la partie pourrait ne jamais finir
edition-wants-card = au plus { $most } lettres parmi { $letters }

position-pirate-twice = { $pirate } navigue deux fois ; chaque pirate n’a qu’une place (KA-08)
position-stranger = { $pirate } est sur le pont, mais personne ne navigue avec { $pirate } (KA-08)
position-ashore = { $pirate } navigue, mais ne se tient nulle part ; écris une zone (KA-09)
position-setting-up = les pirates sont choisis et placés sur le pont l’un après l’autre à partir du premier joueur, et placed dit combien l’ont été (KA-83)
position-back = back est le pirate de la carte du dessus de la pioche en solo, et none avant la distribution ou à plusieurs (KA-79)
position-card-twice = { $card } se trouve à deux endroits ; chaque carte n’existe qu’une fois (KA-10)
position-card-elsewhere = { $card } se trouve devant { $seat }, qui ne navigue pas avec son pirate (KA-10)
position-track = le Kraken est sur sa piste, de 0 à { $last }, et ne vient au bateau que de { $last } ; là seulement il a des jetons (KA-49, KA-55)
position-over = avec { $holes } trous une partie est finie et perdue, avec { $tokens } jetons sur le Kraken elle est finie et gagnée, et pas avant (KA-65, KA-66)

what-pirates = pirates
what-cards = cartes
what-purple-dice = dés violets
what-red-dice = dés rouges
what-pieces = pièces dans les couloirs
what-whirlpools = tourbillons

## Le résultat à la fin (end)

score-title = Le bateau
score-holes = Trous
score-hits = Coups au Kraken
score-rails = Bastingages debout
ending-won = Le Kraken s’enfuit !
ending-won-text = Repoussé une fois de trop à son goût, le Kraken a plongé pour de bon.
ending-sunk = Le bateau a coulé
ending-sunk-text = Un trou de trop : l’équipage nage vers une île déserte et prépare sa revanche.

## Ce que demandent les énigmes (puzzles)

goal-win = Gagne la partie pendant ce tour.
goal-hit = Touche le Kraken pendant ce tour.
goal-side = Dégage un côté du bateau : dans les quatre couloirs d’une même couleur, tout doit retourner aux bulles.
goal-three = Renvoie trois assaillants aux bulles pendant ce tour.
goal-guard = Termine ton tour sans rien laisser sur une case sabre.
goal-mend = Remets debout tous les bastingages.
