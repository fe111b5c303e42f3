### Treasure Hunting: Kraken en français.

title = Treasure Hunting: Kraken
tagline = Un seul trésor au fond d’un tourbillon, et chacun veut être celui qui le rapporte.
kind = Compétitif, dés et embuscades

## Les choses

space-X = le centre

mood-dormant = endormi
mood-enraged = enragé
mood-tantrum = en pleine colère

ship-red = rouge
ship-yellow = jaune
ship-green = vert
ship-orange = orange

## Ce qui s’est passé

news-begins = { $seat } commence et s’occupe du cadran.
news-begins-you = Tu commences et t’occupes du cadran.
news-dial-turns = Le cadran avance : le Kraken est { $mood }.
news-out-of-reach = Le Kraken enrage, mais ses tentacules ne fouettent que l’eau.
news-kraken-rolls = Le Kraken enrage : { $one } et { $two }. { $value ->
    [0] Aucun dé ne peut dépasser ça !
   *[other] Il faut dépasser { $value } !
}
news-escapes = { $seat } fait { $die } contre { $value } et s’échappe.
news-escapes-you = Tu fais { $die } contre { $value } et t’échappes.
news-gripped = { $seat } fait { $die } contre { $value } : le Kraken s’empare du navire !
news-gripped-you = Tu fais { $die } contre { $value } : le Kraken s’empare de ton navire !
news-pillar-rises = Un pilier de corail surgit{ on-space }.
news-pillar-rises-many = { $count } piliers de corail surgissent.
news-pillar-mends = Le pilier{ on-space } repousse.
news-pillar-mends-many = { $count } piliers repoussent.
news-pushed = Le corail qui monte fait reculer { $seat }{ to-space }.
news-pushed-you = Le corail qui monte te fait reculer{ to-space }.
news-rolled = { $seat } fait { $die } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-rolled-you = Tu fais { $die } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-rolled-on-wind = { $seat } fait { $die }, vent en poupe : { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
news-rolled-on-wind-you = Tu fais { $die }, vent en poupe : { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
news-weakened = Perdre en défense coûte cher à { $seat } : seulement { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-weakened-you = Perdre en défense te coûte cher : seulement { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-hampered = Le Kraken ne lâche pas { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} au plus.
news-hampered-you = Le Kraken ne te lâche pas : { $points ->
    [one] { $points } point
   *[other] { $points } points
} au plus.
sails-to = { $named ->
    [0] { sails-seen }
   *[other] { sails-named }
}
sails-seen = { $to ->
    [1] {" "}jusqu’au Départ
    [2] {" "}jusqu’au centre
    [3] {" "}jusqu’au vent
    [4] , près d’un tentacule
   *[other] {""}
}
sails-named = , { $to ->
    [1] au Départ
    [2] au centre
    [3] en { $space } (vent)
   *[other] en { $space }
}
sails-rings = { $inward ->
    [1] {" "}(dont une vers l’intérieur)
    [2] {" "}(dont deux vers l’intérieur)
   *[other] { $outward ->
        [1] {" "}(dont une vers l’extérieur)
        [2] {" "}(dont deux vers l’extérieur)
       *[other] {""}
    }
}
on-space = { $named ->
    [0] {""}
   *[other] {" "}en { $space }
}
to-space = { $named ->
    [0] {""}
   *[other] {" "}en { $space }
}
news-sails-forward = { $seat } avance{ sails-to }.
news-sails-forward-you = Tu avances{ sails-to }.
news-sails-forward-many = { $seat } avance de { $count }{ sails-to }.
news-sails-forward-many-you = Tu avances de { $count }{ sails-to }.
news-sails-backward = { $seat } recule{ sails-to }.
news-sails-backward-you = Tu recules{ sails-to }.
news-sails-backward-many = { $seat } recule de { $count }{ sails-to }.
news-sails-backward-many-you = Tu recules de { $count }{ sails-to }.
news-sails-inward = { $seat } vire vers l’intérieur{ sails-to }.
news-sails-inward-you = Tu vires vers l’intérieur{ sails-to }.
news-sails-outward = { $seat } vire vers l’extérieur{ sails-to }.
news-sails-outward-you = Tu vires vers l’extérieur{ sails-to }.
news-sails-all = { $seat } navigue de { $count } cases{ sails-rings }{ sails-to }.
news-sails-all-you = Tu navigues de { $count } cases{ sails-rings }{ sails-to }.
news-takes-treasure = { $seat } hisse le trésor à bord !
news-takes-treasure-you = Tu hisses le trésor à bord !
news-leaves-treasure = { $seat } laisse le trésor où il est.
news-leaves-treasure-you = Tu laisses le trésor où il est.
news-attacks = { $seat } attaque { $other }.
news-attacks-you = Tu attaques { $other }.
news-attacks-to-you = { $seat } t’attaque.
news-tied = Les deux dés montrent { $die } : on relance.
news-tied-many = { $count } égalités de suite.
news-defended = { $seat } se défend avec { $die } contre { $against } : rien ne se passe.
news-defended-you = Tu te défends avec { $die } contre { $against } : rien ne se passe.
news-defence-lost = { $seat } perd { $die } à { $against } : prochain lancer plus faible.
news-defence-lost-you = Tu perds { $die } à { $against } : prochain lancer plus faible.
news-steals = { $seat } arrache le trésor à { $other } !
news-steals-you = Tu arraches le trésor à { $other } !
news-steals-to-you = { $seat } t’arrache le trésor !
news-rams = { $seat } percute un pilier{ on-space }.
news-rams-you = Tu percutes un pilier{ on-space }.
news-hits-pillar = Le pilier encaisse { $die } : il lui reste { $left }.
news-breaks-pillar = Le pilier encaisse { $die } et s’écroule.
news-ends-turn = { $seat } jette l’ancre.
news-ends-turn-you = Tu jettes l’ancre.
news-stays = { $seat } reste { $wind ->
    [1] sur le vent
   *[other] sur place
}.
news-stays-you = Tu restes { $wind ->
    [1] sur le vent
   *[other] sur place
}.
news-stuck = { $cost ->
    [0] Plus rien n’est possible
   *[other] Quitter le centre coûte { $cost }
} : { $seat } doit passer.
news-stuck-you = { $cost ->
    [0] Plus rien n’est possible
   *[other] Quitter le centre coûte { $cost }
} : tu dois passer.
news-won = { $seat } rentre au Départ avec le trésor !
news-won-you = Tu rentres au Départ avec le trésor !

## Les choix

choice-take = Prendre le trésor
choice-leave = Le laisser
choice-end = Finir le tour
    .brings = { $rage ->
        [1] ensuite le Kraken frappe
       *[other] { choice-unspent }
    }
choice-unspent = { $wind ->
    [1] vent : prochain lancer ×2
   *[other] { $points ->
        [one] 1 point inutilisé
       *[other] { $points } points inutilisés
    }
}
choice-forward = Avancer
choice-backward = Reculer
choice-inward = Vers l’intérieur
choice-outward = Vers l’extérieur, en { $space }
choice-wind = { $wind ->
    [1] {" "}(vent)
   *[other] {""}
}
choice-to = { $named ->
    [0] {""}
   *[other] {" "}: { $space }{ choice-wind }
}
choice-for = {" "}pour { $price ->
    [one] { $price } point
   *[other] { $price } points
}
choice-left = { $last ->
    [1] puis ton tour finit
   *[other] { $left ->
        [one] reste 1 point
       *[other] restent { $left } points
    }
}
choice-sail = Naviguer { $named ->
    [0] jusque-là
   *[other] vers { $space }{ choice-wind }
}{ choice-for }
    .brings = { choice-left }{ $rage ->
        [1] ; ensuite le Kraken frappe
       *[other] { $wind ->
            [1] ; vent : prochain lancer ×2
           *[other] {""}
        }
    }
choice-sail-forward = Avancer{ choice-to }{ choice-for }
    .brief = Avancer
    .brings = { choice-sail.brings }
choice-sail-backward = Reculer{ choice-to }{ choice-for }
    .brief = Reculer
    .brings = { choice-sail.brings }
choice-sail-inward = Vers l’intérieur{ choice-to }{ choice-for }
    .brief = Vers l’intérieur
    .brings = { choice-sail.brings }
choice-sail-outward = Vers l’extérieur : { $space }{ choice-wind }{ choice-for }
    .brief = Sortir : { $space }
    .brings = { $rage ->
        [1] ensuite le Kraken frappe
       *[other] { $wind ->
            [1] vent : lancer ×2
           *[other] { choice-left }
        }
    }
choice-sail-treasure = Naviguer jusqu’au trésor{ choice-for }
    .brief = Naviguer jusqu’au trésor
choice-sail-home = Rentrer au port et gagner{ choice-for }
    .brief = Rentrer au port et gagner
choice-attack = Attaquer { $other }
choice-pillar = Percuter le pilier{ on-space }
choice-attack-priced = { choice-attack }{ choice-for }
    .brief = { choice-attack }
    .brings = { $treasure ->
        [1] gagné : le trésor
       *[other] gagné : son lancer −{ $lost }
    }
choice-pillar-priced = { choice-pillar }{ choice-for }
    .brief = Percuter le pilier
    .brings = { $left } moins ton dé : à 0, il s’écroule

phase-acting = Navigue, attaque ou arrête-toi sur le vent : il double ton prochain lancer.
phase-finding = Le trésor est devant toi. Tu le prends ?

## Les options (setup)

option-board = Plateau
option-board-help = Le tourbillon où l’on navigue : le Maelstrom a trois anneaux, le plateau court en a deux. Un fichier d’édition peut en apporter un autre.
value-board-maelstrom = Maelstrom : trois anneaux
value-board-short = Court : deux anneaux
option-first-player = Premier joueur
option-first-player-help = Qui commence et fait avancer le cadran, toute la partie.
value-first-player-random = tiré au sort
option-dial = Cercle des humeurs
option-dial-help = Les humeurs du Kraken dans l’ordre : tantrum (colère), enraged (enragé), dormant (endormi). Le cadran part de la première.
option-kraken-roll = Lancer du Kraken
option-kraken-roll-help = Ce qui compte des deux dés du Kraken. La somme est presque imbattable.
value-kraken-roll-sum = les deux ensemble
value-kraken-roll-lowest = le plus petit
value-kraken-roll-highest = le plus grand
value-kraken-roll-single = le premier seulement
option-kraken-timing = Un premier joueur attrapé est ralenti
option-kraken-timing-help = Le premier joueur affronte le Kraken avant son lancer : cela compte-t-il aussitôt, ou un tour de table plus tard ?
value-kraken-timing-next-roll = aussitôt, à ce tour
value-kraken-timing-next-own-turn = au tour de table suivant
option-penalty-stacks = Les combats perdus s’additionnent
option-penalty-stacks-help = Oui : chaque défense perdue coûte des points au prochain lancer. Non : une seule compte.
value-penalty-stacks-on = ils s’additionnent
value-penalty-stacks-off = un seul compte
option-attacks-per-turn = Attaques de navires par tour
option-attacks-per-turn-help = Avec une seule attaque par tour, le trésor change de mains deux fois moins souvent.
value-attacks-per-turn-unlimited = tant qu’on peut payer
option-start-steal = Voler au Départ
option-start-steal-help = Ce qui se passe quand on prend le trésor à quelqu’un alors que son propre navire est au Départ.
value-start-steal-must-return = il faut sortir et revenir
value-start-steal-wins = on gagne aussitôt
option-tantrum-restores = Les colères réparent les piliers
option-tantrum-restores-help = Une colère rend-elle aux piliers abîmés toute leur hauteur ?
value-tantrum-restores-on = oui
value-tantrum-restores-off = non
option-two-tentacles = Navires près de plusieurs tentacules
option-two-tentacles-help = Se défendent-ils une fois, ou contre chaque tentacule à portée ?
value-two-tentacles-once = une défense
value-two-tentacles-each = une défense contre chacun
option-cost-forward = Coût : avancer
option-cost-forward-help = Points pour une case avec le courant, au plus ce qu’un dé peut montrer.
option-cost-backward = Coût : reculer
option-cost-backward-help = Points pour une case contre le courant.
option-cost-inward = Coût : vers l’intérieur
option-cost-inward-help = Points pour un anneau vers le centre.
option-cost-outward = Coût : vers l’extérieur
option-cost-outward-help = Points pour un anneau en s’éloignant du centre.
option-cost-attack = Coût : attaquer
option-cost-attack-help = Points pour attaquer un navire ou un pilier, au plus ce qu’un dé peut montrer.
option-wind-factor = Force du vent
option-wind-factor-help = Par combien le vent multiplie un lancer.
option-lost-defence = Prix d’une défense perdue
option-lost-defence-help = Points qu’une défense perdue retire au prochain lancer.
option-min-points = Points minimum
option-min-points-help = Ce qu’un lancer donne au moins, quoi qu’on ait perdu avant.
option-kraken-points = Points dans l’étreinte du Kraken
option-kraken-points-help = Points maximum pour un navire que le Kraken a attrapé.
option-pillar-hp = Hauteur d’un pilier
option-pillar-hp-help = Points de vie d’un nouveau pilier de corail, au plus ce qu’un dé peut montrer.

preset-first-voyage = Premier voyage
preset-first-voyage-help = Le plateau court, une attaque par tour, un Kraken qu’on peut battre.
preset-short-trip = Petite sortie
preset-short-trip-help = Toutes les règles sur deux anneaux : vingt minutes.
preset-few-fights = Moins de combats
preset-few-fights-help = Une attaque de navire par tour : plus de voile, moins de vols.
preset-furious-kraken = Kraken furieux
preset-furious-kraken-help = Rage et colère reviennent plus vite, et chaque tentacule frappe.

## Ce qui est sur la table

label-sea = Le tourbillon
label-points = { $points ->
    [one] { $points } point restant
   *[other] { $points } points restants
}
label-point = point
label-point-spent = point dépensé
label-kraken-dice = Les dés du Kraken
label-kraken-die = dé du Kraken : { $die }
label-costs = Ce que tout coûte, en points
label-cost = { $way ->
    [forward] avancer
    [backward] reculer
    [attack] attaquer
    [inward] vers l’intérieur
   *[outward] vers l’extérieur
} : { $points }
label-cost-barred = { label-cost }
label-on-wind = sur le vent : le prochain lancer compte double
label-deck = { $seat } : pont du navire
label-die = dé : { $die }
label-lost = prochain lancer : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins
label-gripped = tenu par le Kraken : { $points ->
    [one] { $points } point
   *[other] { $points } points
} au plus
label-treasure = le trésor
label-centre = le centre, avec du vent
label-start = Départ{ $named ->
    [0] {""}
   *[other] , { $space }
}
label-wind = vent{ on-space }
label-coral = socle de corail{ on-space }
label-tentacle = tentacule{ on-space }
label-at = { $named ->
    [0] {""}
   *[other] {" "}: { $space }
}
label-pillar = pilier{ on-space }, il reste { $left }
label-ship = { $seat }, navire{ label-at }
label-ship-you = ton navire{ label-at }
label-ship-treasure = { $seat }, navire{ label-at }, avec le trésor
label-ship-treasure-you = ton navire{ label-at }, avec le trésor
label-kraken = le Kraken, { $mood }
label-dial = le cercle des humeurs, tour de table { $round }

## Le plateau dans un terminal (terminal)

picture-head = Tour de table { $round }. Le Kraken est { $mood } ; { $left ->
    [0] cela ne changera pas.
    [one] { $next } au prochain tour de table.
   *[other] { $next } dans { $left } tours de table.
}
picture-key = S Départ, w vent, c socle de corail, t tentacule, ~ à portée d’un tentacule, #6 pilier à 6 points de vie, 1 à 4 navires, $ le trésor. Les numéros suivent le courant.
picture-turn = À { $seat } de jouer : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $total }.
picture-ways = Depuis { $space } : intérieur { $inward }, extérieur { $outward }.
picture-costs = avancer { $forward }, reculer { $backward }, attaquer { $attack }, vers l’intérieur { $inward }, vers l’extérieur { $outward }
picture-on-wind = vent
picture-lost = prochain lancer −{ $points }
picture-gripped = tenu : { $points } au plus
picture-holds = a le trésor

## Le but, toujours sur la table

aim = Va chercher le trésor au centre et reviens au Départ avant les autres.
aim-far = Prends le trésor, { $rings ->
    [one] un anneau
   *[other] { $rings } anneaux
} vers le centre, et rentre au Départ avant tous.
aim-home = Tu as le trésor : { $rings ->
    [0] suis l’anneau jusqu’au Départ.
    [one] un anneau vers l’extérieur, puis jusqu’au Départ.
   *[other] { $rings } anneaux vers l’extérieur, puis jusqu’au Départ.
}
aim-chase = { $seat } a le trésor, { $rings ->
    [-3] 3 anneaux vers l’extérieur
    [-2] 2 anneaux vers l’extérieur
    [-1] un anneau vers l’extérieur
    [0] sur ton anneau
    [1] un anneau vers l’intérieur
   *[other] { $rings } anneaux vers l’intérieur
}. Arrache-le-lui, puis rentre.
aim-now = { $coral ->
    [0] { $rounds ->
        [-1] Le Kraken n’enrage jamais
        [0] Le Kraken est enragé maintenant
        [one] Le Kraken enrage au prochain tour de table
       *[other] Le Kraken enrage dans { $rounds } tours de table
    }
   *[other] { $rounds ->
        [one] Le corail surgit au prochain tour de table
       *[other] Le corail surgit dans { $rounds } tours de table
    }
}
aim-far-now = { aim-now }
aim-home-now = { aim-now }
aim-chase-now = { aim-now }

## À quoi servent les choses

explain-point = Points qui restent ce tour ; dépense-les dans l’ordre que tu veux.
    .rules = TH-07
explain-point-spent = Déjà dépensé ce tour.
    .rules = TH-08
explain-kraken-die = Les dés du Kraken : un navire à portée doit dépasser leur somme.
    .rules = TH-43
explain-cost-forward = Avec le courant : le chemin bon marché, le long de l’anneau.
    .rules = TH-15
explain-cost-backward = Contre le courant, le long de l’anneau.
    .rules = TH-15
explain-cost-inward = Un anneau vers l’intérieur : plus cher qu’un simple lancer, pars donc d’une case de vent.
    .rules = TH-16
explain-cost-outward = Un anneau vers l’extérieur : plus cher qu’un simple lancer, pars donc d’une case de vent.
    .rules = TH-17
explain-cost-attack = Attaque un navire ou un pilier à côté de toi.
    .rules = TH-28, TH-36
explain-cost-barred = Cela coûte { $points } ; il te reste { $left }.
    .rules = TH-07
explain-die = Le dé de ce joueur : points, combats et défense.
    .rules = TH-10
explain-lost = Un combat perdu : moins de points au prochain lancer.
    .rules = TH-12
explain-gripped = Le Kraken tient ce navire : presque pas de points au prochain lancer.
    .rules = TH-13
explain-treasure = Il n’y en a qu’un. Qui l’a devient soudain l’ami de tout le monde.
    .rules = TH-22, TH-23
explain-centre = La place du trésor. Il y a du vent, sinon personne n’en sortirait.
    .rules = TH-11, TH-22
explain-start = Chez toi : reviens ici avec le trésor et tu gagnes.
    .rules = TH-24
explain-wind = Vent : commence ton tour ici et ton lancer compte double.
    .rules = TH-11
explain-coral = Socle de corail : calme pour l’instant, un pilier après la prochaine colère.
    .rules = TH-46
explain-tentacle = Les navires à une case au plus sont attaqués quand le Kraken est enragé.
    .rules = TH-42
explain-pillar = Aucun navire ne passe. Percute-le jusqu’à ce qu’il s’écroule.
    .rules = TH-20, TH-36
explain-ship = Des navires voisins peuvent se battre ; ils ne bloquent jamais le passage.
    .rules = TH-28
explain-ship-treasure = Ce navire a le trésor : gagne un combat contre lui et il est à toi.
    .rules = TH-24, TH-33
explain-kraken-dormant = Endormi : il ne se passe rien.
    .rules = TH-41
explain-kraken-enraged = Enragé : près d’un tentacule, il faut faire plus que le Kraken.
    .rules = TH-42, TH-44
explain-kraken-tantrum = Colère : un pilier surgit sur chaque socle de corail.
    .rules = TH-46
explain-dial = L’humeur du Kraken, un cran par tour de table. Yeux fermés : rien. Œil ouvert : les navires près des tentacules sont attaqués. Corail : des piliers surgissent.
    .rules = TH-05, TH-42, TH-46

## Ce que le coach regarde (coach)

hint-holds = une chance d’obtenir le trésor
hint-robbed = un trésor à bord d’un autre navire
hint-race = un plus long chemin vers le trésor
hint-rival-race = un plus long chemin vers le trésor pour les autres
hint-home = un plus long chemin de retour
hint-rival-home = un plus long retour pour le navire au trésor
hint-chase = une plus grande distance jusqu’au navire au trésor
hint-ambush = un plus long chemin vers le Départ
hint-strikes = une attaque sur le navire au trésor
hint-strikers = des navires qui peuvent t’attaquer
hint-lurkers = des navires tout près
hint-between = des navires entre toi et le Départ
hint-on-wind = du vent dans tes voiles
hint-in-reach = des tentacules à portée de ton navire

## Pourquoi une édition ne peut pas se jouer (errors)

edition-no-way-in = ne donne aucun chemin de { $from } au centre : la partie pourrait ne jamais finir (TH-51)
edition-no-way-home = ne donne aucun chemin de { $from } au Départ : la partie pourrait ne jamais finir (TH-51)
edition-too-dear = coûte { $given }, mais aucun lancer ne donne plus de { $high } points : aucune partie ne peut finir (TH-51)
edition-die = a { $given }, mais prend de { $low } à { $high }, car le dé d’un joueur a { $high } faces
edition-rings = a un anneau de { $inner } cases dans un anneau de { $outer }, mais les anneaux ne grandissent pas vers l’intérieur
edition-start = est { $given }, mais le Départ se trouve sur l’anneau extérieur, A (TH-51)
edition-coral-centre = a X, mais aucun socle de corail n’est au centre (TH-51)
edition-coral-ring = ne laisse sur l’anneau { $ring } aucune case sans socle (TH-51)
edition-ring = l’anneau { $ring }
edition-wind = n’a aucune case pour { $where }, et changer d’anneau pour { $cost } points demande du vent (TH-51)
edition-no-space = a { $given }, qui n’existe pas sur ce plateau ; il a { $known }
edition-twice = a deux fois { $given }
edition-inward = mène vers l’intérieur à { $to }, qui n’est pas sur l’anneau suivant
edition-outward = mène vers l’extérieur à { $to }, mais { $to } ne mène pas vers l’intérieur à { $from } (TH-51)
edition-outward-missing = ne mène pas vers l’extérieur à { $to }, mais { $to } mène vers l’intérieur à { $from } (TH-51)
edition-space = nomme « { $given } », qui n’est pas une case ; les cases s’appellent A0, B3, X

## Pourquoi une position ne peut pas être sur la table (errors)

what-ships = navires
position-no-base = un pilier se dresse sur un socle de corail ; ce plateau en a en { $known }
position-empty-chair = { $seat } n’est pas à cette table et n’a pas de navire
position-off-board = { $seat } est en { $space }, qui n’existe pas sur ce plateau ; il a { $known }
position-under-pillar = { $seat } est en { $space }, où se dresse un pilier ; aucun navire ne peut y être (TH-20)
position-finding = dans la phase « finding », le navire du joueur est au centre, et le trésor aussi (TH-22)

## Le résultat à la fin (end)

score-title = Le trésor
score-rounds = Tours de table
ending-returned = Le trésor est à bon port !
ending-returned-text = Un navire est revenu au Départ avec le trésor ; le reste, ce sont des histoires de marins.

## Ce que demandent les énigmes (puzzles)

goal-win = Ramène le trésor au Départ pendant ce tour.
goal-treasure = Hisse le trésor à bord pendant ce tour.
goal-catch = Arrive à une case au plus du navire qui a le trésor, avec assez de points pour l’attaquer.
goal-hide = Termine ton tour hors de portée des tentacules, sans aucun navire à une case de toi.
goal-wind = Termine ton tour sur une case de vent, hors de portée des tentacules.
