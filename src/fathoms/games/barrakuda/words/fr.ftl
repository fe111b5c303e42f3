### Barrakuda en français.

title = Barrakuda
tagline = Plonge vers l’or espagnol, vide la bourse d’un ami, et gare aux dents derrière toi !
kind = Chacun pour soi, choix secrets et dés

## Les choses

wreck-1 = l’épave 1
wreck-2 = l’épave 2
wreck-3 = l’épave 3
wreck-4 = l’épave 4
wreck-5 = l’épave 5
wreck-6 = l’épave 6

card-1 = la carte 1
card-2 = la carte 2
card-3 = la carte 3
card-4 = la carte 4
card-5 = la carte 5
card-barracuda = la carte Barracuda

deed-special = { $special ->
    [gold] { $special-count ->
        [one] { $special-count } pièce
       *[other] { $special-count } pièces
    }
    [take_back] { $special-count ->
        [one] { $special-count } carte reprise
       *[other] { $special-count } cartes reprises
    }
    [vault_up_to] jusqu’à { $special-count } pièces au coffre
    [vault_all] tout l’or de la bourse au coffre
    [take_back_or_meddle] reprendre une carte, ou fouiller une main à la fin de la manche
    [barracuda_card] récupérer sa carte Barracuda, ou obliger un adversaire à défausser la sienne
    [protected] à l’abri du barracuda
   *[none] rien
}
deed-general = { $general ->
    [gold] { $general-count ->
        [one] { $general-count } pièce
       *[other] { $general-count } pièces
    }
    [take_back] { $general-count ->
        [one] { $general-count } carte reprise
       *[other] { $general-count } cartes reprises
    }
    [vault_up_to] jusqu’à { $general-count } pièces au coffre
    [vault_all] tout l’or de la bourse au coffre
    [take_back_or_meddle] reprendre une carte, ou fouiller une main à la fin de la manche
    [barracuda_card] récupérer sa carte Barracuda, ou obliger un adversaire à défausser la sienne
    [protected] à l’abri du barracuda
   *[none] rien
}

trigger-all-take-back-barracuda = chacun reprend sa carte Barracuda à la fin de la manche
trigger-barracuda-dives = il file aussitôt vers une autre épave

## Ce qui s’est passé

news-round = Manche { $round } : chacun choisit une carte.
news-chose = { $seat } pose { $card } face cachée.
news-chose-you = Tu poses { $card } face cachée.
news-chose-unseen = { $seat } a choisi.
news-revealed = Toutes les cartes sont retournées.
news-dives = { $seat } plonge vers { $wreck }.
news-dives-you = Tu plonges vers { $wreck }.
news-lies-down = { $seat } appelle le barracuda et se couche à plat ventre.
news-lies-down-you = Tu appelles le barracuda et te couches à plat ventre.
news-lies-down-many = { $count } plongeurs appellent le barracuda et se couchent : il n’obéit à personne.
news-row-returns = { $seat } reprend toute sa rangée.
news-row-returns-you = Tu reprends toute ta rangée.
news-meets = { $seat } retrouve { $other } sur { $wreck } et passe devant : rangée plus courte.
news-meets-you = Tu retrouves { $other } sur { $wreck } et tu passes devant : rangée plus courte.
news-meets-to-you = { $seat } te retrouve sur { $wreck } et passe devant : rangée plus courte.
news-leads = Ils sont { $count } sur { $wreck } ; { $seat } passe devant : rangée la plus courte.
news-leads-you = Vous êtes { $count } sur { $wreck } ; tu passes devant : rangée la plus courte.
news-even = { $seat } retrouve { $other } sur { $wreck } : rangées égales, personne n’a la plaque sombre.
news-even-you = Tu retrouves { $other } sur { $wreck } : rangées égales, personne n’a la plaque sombre.
news-even-to-you = Tu retrouves { $seat } sur { $wreck } : rangées égales, personne n’a la plaque sombre.
news-tie = Ils sont { $count } sur { $wreck } : aucune rangée n’est la plus courte, personne n’a la plaque sombre.
news-finds = { $seat } tombe sur { $other } à plat ventre, sur { $wreck }.
news-finds-you = Tu tombes sur { $other } à plat ventre, sur { $wreck }.
news-finds-to-you = { $seat } te trouve à plat ventre sur { $wreck }.
news-distance = Dé de distance : { $distance }.
news-direction = Les dés : { $distance } vers { $wreck }.
news-obeys = Le barracuda obéit à { $seat }, jusqu’à { $distance ->
    [one] une épave
   *[other] { $distance } épaves
} plus loin.
news-obeys-you = Le barracuda t’obéit, jusqu’à { $distance ->
    [one] une épave
   *[other] { $distance } épaves
} plus loin.
news-swims = Le barracuda nage vers { $wreck }.
news-swims-many = Le barracuda nage jusqu’à { $wreck }.
news-stays = Le barracuda reste sur { $wreck }.
news-sent = { $seat } envoie le barracuda sur { $wreck }.
news-sent-you = Tu envoies le barracuda sur { $wreck }.
news-dives-off = Le barracuda file et reparaît sur { $wreck }.
news-collects = { $seat } ramasse { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} sur { $wreck }.
news-collects-you = Tu ramasses { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} sur { $wreck }.
news-comes = Au tour de { $wreck }.
news-drops = Clac ! { $seat } lâche { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} sur { $wreck }.
news-drops-you = Clac ! Tu lâches { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} sur { $wreck }.
news-washed-away = Plus de place sur { $wreck } : { $gold ->
    [one] { $gold } pièce d’or retourne
   *[other] { $gold } pièces d’or retournent
} à la réserve.
news-guarded = Le barracuda est sur { $wreck } : pas de plaque sombre.
news-gets-gold = { $gold ->
    [0] La réserve est vide : { $seat } ne reçoit rien.
    [one] { $seat } reçoit { $gold } pièce d’or.
   *[other] { $seat } reçoit { $gold } pièces d’or.
}
news-gets-gold-you = { $gold ->
    [0] La réserve est vide : tu ne reçois rien.
    [one] Tu reçois { $gold } pièce d’or.
   *[other] Tu reçois { $gold } pièces d’or.
}
news-gets-special-gold = { $gold ->
    [0] La réserve est vide : { $seat } ne reçoit rien.
    [one] { $seat } prend { $gold } pièce d’or sur { $wreck }.
   *[other] { $seat } prend { $gold } pièces d’or sur { $wreck }.
}
news-gets-special-gold-you = { $gold ->
    [0] La réserve est vide : tu ne reçois rien.
    [one] Tu prends { $gold } pièce d’or sur { $wreck }.
   *[other] Tu prends { $gold } pièces d’or sur { $wreck }.
}
news-takes-back = { $count ->
    [one] { $seat } reprend une carte.
   *[other] { $seat } reprend { $count } cartes.
}
news-takes-back-you = { $count ->
    [one] Tu reprends une carte.
   *[other] Tu reprends { $count } cartes.
}
news-vaults = { $seat } met { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} au coffre.
news-vaults-you = Tu mets { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} au coffre.
news-plots = { $seat } mijote un mauvais tour pour plus tard.
news-plots-you = Tu mijotes un mauvais tour pour plus tard.
news-fetches = { $seat } récupère sa carte Barracuda.
news-fetches-you = Tu récupères ta carte Barracuda.
news-discards = { $seat } oblige { $other } à défausser sa carte Barracuda.
news-discards-you = Tu obliges { $other } à défausser sa carte Barracuda.
news-discards-to-you = { $seat } t’oblige à défausser ta carte Barracuda.
news-robs = { $gold ->
    [0] { $seat } détrousse { $other }, mais la bourse est vide.
    [one] { $seat } passe devant et vole { $gold } pièce d’or à { $other }.
   *[other] { $seat } passe devant et vole { $gold } pièces d’or à { $other }.
}
news-robs-you = { $gold ->
    [0] Tu détrousses { $other }, mais la bourse est vide.
    [one] Tu passes devant et tu voles { $gold } pièce d’or à { $other }.
   *[other] Tu passes devant et tu voles { $gold } pièces d’or à { $other }.
}
news-robs-to-you = { $gold ->
    [0] { $seat } te détrousse, mais ta bourse est vide.
    [one] { $seat } passe devant et te vole { $gold } pièce d’or.
   *[other] { $seat } passe devant et te vole { $gold } pièces d’or.
}
news-exchanges = { $seat } et { $other } partagent leur or : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour { $seat }.
news-exchanges-you = { $other } et toi, vous partagez votre or : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour toi.
news-exchanges-to-you = { $seat } et toi, vous partagez votre or : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour { $seat }.
news-declines = { $seat } laisse passer.
news-declines-you = Tu laisses passer.
news-cards-return = Chacun reprend sa carte Barracuda.
news-meddles = { $seat } fouille { $other } et tire deux cartes de sa main.
news-meddles-you = Tu fouilles { $other } et tires deux cartes de sa main.
news-meddles-to-you = { $seat } te fouille et tire deux cartes de ta main.
news-sees = { $seat } voit { $card } chez { $other }.
news-sees-you = Tu vois { $card } chez { $other }.
news-sees-to-you = { $seat } voit { $card } chez toi.
news-sees-unseen = { $seat } voit une des cartes que tient { $other }.
news-lays-out = { $seat } pose { $card } devant { $other }.
news-lays-out-you = Tu poses { $card } devant { $other }.
news-lays-out-to-you = { $seat } pose { $card } devant toi.
news-no-victim = { $seat } ne trouve aucune main à fouiller.
news-no-victim-you = Tu ne trouves aucune main à fouiller.
news-won = { $seat } a { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} au coffre et gagne !
news-won-you = Tu as { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} au coffre et tu gagnes !
news-team-won = { $seat } et { $other } ont { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} au coffre et gagnent !
news-team-won-you = { $other } et toi, vous avez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} au coffre et vous gagnez !
news-team-won-to-you = { $seat } et toi, vous avez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} au coffre et vous gagnez !
news-shared = Même or, même initiative : la victoire est partagée.

## Ce qu’on peut faire

choice-play = Jouer { $card }
choice-dive = Vers { $wreck }
    .brings = { $special ->
        [none] tous : { deed-general }
       *[other] premier : { deed-special }{ $general ->
            [none] {""}
           *[other] , tous : { deed-general }
        }
    }{ $gold ->
        [0] {""}
       *[other] {" "}+ { $gold } par terre
    }{ $fish ->
        [0] {""}
       *[other] {" – "}barracuda !
    }
choice-call = Appeler le barracuda
    .brings = il obéit si personne d’autre n’appelle ; tu te couches, facile à voler
choice-steer = L’envoyer sur { $wreck }
    .brings = { $lair ->
        [0] { $count ->
            [0] personne ne perd d’or
            [one] { $other } lâche { $gold ->
                [one] { $gold } pièce d’or
               *[other] { $gold } pièces d’or
            }
           *[other] { $count } plongeurs lâchent { $gold } pièces d’or
        }
        [1] les cartes Barracuda reviennent
       *[other] il file aussitôt
    }
choice-collect = Laisser { $seat } ramasser l’or
choice-collect-you = Ramasser l’or toi-même
choice-lead = Laisser agir { $seat }
choice-lead-you = Agir toi-même
choice-gold = Prendre l’or
    .brings = { $gold ->
        [one] { $gold } pièce d’or dans ta bourse
       *[other] { $gold } pièces d’or dans ta bourse
    }
choice-take-one = Reprendre une carte
    .brings = rangée plus courte, à toi plus tôt
choice-take-back = Reprendre des cartes
    .brings = { $count } cartes ; rangée plus courte, à toi plus tôt
choice-vault = Mettre { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} au coffre
    .brings = { $full ->
        [1] ton coffre est plein !
       *[other] ça fera { $held } sur { $goal }
    }
choice-vault-all = Mettre tout ton or au coffre
    .brings = { choice-vault.brings }
choice-plot = Fouiller en fin de manche
choice-fetch = Récupérer ta carte Barracuda
choice-discard = { $other } défausse sa carte Barracuda
choice-rob = Détrousser { $other }
    .brings = { $gold ->
        [one] { $gold } pièce d’or de cette bourse dans la tienne
       *[other] { $gold } pièces d’or de cette bourse dans la tienne
    }
choice-exchange = Partager l’or : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour toi
choice-meddle = Fouiller { $other } : tirer deux cartes
choice-lay = Poser { $card }
choice-decline = Laisser passer

phase-choosing = Choisis une carte en secret.
phase-steering = Le barracuda t’obéit : où va-t-il ?
phase-collecting = Lequel de vous deux ramasse l’or ?
phase-leading = Lequel de vous deux agit ici ?
phase-acting = Tu as l’initiative ici : que fais-tu ?
phase-sharing = La plaque claire est pour tous ceux qui sont debout ici. Toi aussi ?
phase-meddling = Quelle main fouilles-tu ?
phase-laying = Laquelle des deux cartes poses-tu ?

## Options (setup)

option-target = Or pour gagner
option-target-help = Combien de pièces d’or il faut au coffre pour gagner. Une équipe a toujours besoin de 12.
option-team-mode = Équipes
option-team-mode-help = Quatre joueurs, deux contre deux : les joueurs 1 et 3 partagent un coffre, les joueurs 2 et 4 aussi.
value-team-mode-on = oui
value-team-mode-off = non
option-extra-wrecks = Épaves supplémentaires
option-extra-wrecks-help = Un ou deux numéros posés avec leur autre carte, plus sauvage.
option-extra-wrecks-free = Plus de deux épaves supplémentaires
option-extra-wrecks-free-help = Permet autant d’épaves supplémentaires que tu veux.
value-extra-wrecks-free-on = permis
value-extra-wrecks-free-off = non
option-layout = Fond marin
option-layout-help = La disposition des six épaves : un lagon calme, une fosse étroite, ou un fond que personne n’a jamais vu.
value-layout-first-game = première partie
value-layout-lagoon = lagon (calme)
value-layout-reef = récif (vif)
value-layout-trench = fosse (féroce)
value-layout-custom = le tien
value-layout-random = au hasard
option-custom-layout = Ton fond marin
option-custom-layout-help = Dessine-le rangée par rangée, un point pour l’eau, une virgule entre les rangées : 32.,165,.4.
option-starting-gold = Or de départ
option-starting-gold-help = Combien de pièces d’or contient chaque bourse au début.
option-reserve-limit = La réserve
option-reserve-limit-help = La boîte contient 60 pièces d’or. Sans limite, la réserve ne s’épuise jamais.
value-reserve-limit-limited = 60 pièces d’or
value-reserve-limit-unlimited = sans fin
option-last-card-return = Après ta dernière carte
option-last-card-return-help = Ta rangée revient aussitôt, ce qui te met en tête ; ou après la manche, ce qui te met en queue.
value-last-card-return-at-once = rangée reprise aussitôt
value-last-card-return-end-of-round = rangée reprise après la manche
option-route-tie = Chemins de même longueur
option-route-tie-help = Le barracuda va vers l’épave voisine de plus grand numéro, ou prend le chemin dont les numéros donnent la plus grande somme.
value-route-tie-greedy = épave voisine de plus grand numéro
value-route-tie-highest-sum = plus grande somme
option-end-check = Fin de la partie
option-end-check-help = Dès qu’un coffre est plein, ou quand la manche est jouée jusqu’au bout.
value-end-check-at-once = aussitôt
value-end-check-end-of-round = après la manche
option-team-chat = Messages d’équipe
option-team-chat-help = Qui peut lire ce que se disent les équipiers.
value-team-chat-private = l’équipe seule
value-team-chat-table = toute la table

preset-first-game = Première partie
preset-first-game-help = Un fond marin accueillant ; le premier à 8 pièces d’or gagne.
preset-long-dive = Longue plongée
preset-long-dive-help = Un fond plus vif ; le premier à 10 pièces d’or gagne.
preset-deep-trench = Fosse profonde
preset-deep-trench-help = Toutes les épaves en ligne, un bouclier sur l’épave 4, et un barracuda rarement chez lui.
preset-pickpockets = Pickpockets
preset-pickpockets-help = Deux épaves pour fouiller la main des autres.
preset-unknown-waters = Eaux inconnues
preset-unknown-waters-help = Un fond que personne n’a jamais vu, et 3 pièces d’or pour commencer.
preset-two-boats = Deux bateaux
preset-two-boats-help = Quatre plongeurs, deux équipes ; la première à 12 pièces d’or gagne.

## Noms dits à haute voix de ce qui est sur la table

label-floor = Le fond marin, manche { $round }
label-hand = Ta main
label-cards = { $seat } : cartes en main
label-row = Rangée devant { $seat }, la carte la plus ancienne d’abord
label-row-you = Rangée devant toi, la carte la plus ancienne d’abord
label-chosen = Choix : { $seat }
label-drawn = Tirées chez { $other }
label-amounts = En mettre moins au coffre
label-wreck = { $wreck }. Action spéciale : { deed-special }. Action générale : { deed-general }. { $gold ->
    [0] {""}
    [one] Il y a { $gold } pièce d’or ici.
   *[other] Il y a { $gold } pièces d’or ici.
}
label-lair = { $wreck }, repaire du barracuda. Quand il s’y arrête, { $trigger }.
label-link = Une corde entre deux épaves
label-gold = Or sur { $wreck }
label-barracuda = Le barracuda, sur { $wreck }
label-boat = { $seat } : bateau
label-boat-you = Ton bateau
label-diver = { $seat } : plongeur, sur { $wreck }
label-diver-you = Ton plongeur, sur { $wreck }
label-diver-lying = { $seat } : plongeur couché, sur { $wreck }
label-diver-lying-you = Ton plongeur couché, sur { $wreck }
label-diver-aboard = { $seat } : plongeur encore sur le bateau
label-diver-aboard-you = Ton plongeur, encore sur le bateau
label-diver-aboard-lying = { $seat } : plongeur couché sur le bateau
label-diver-aboard-lying-you = Ton plongeur, couché sur le bateau
label-distance = Dé de distance : { $distance }
label-direction = Dé de direction : { $wreck }
label-reserve = Réserve : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
label-reserve-unlimited = Réserve sans fin
label-centre = Le centre : les cartes Barracuda jouées
label-played-barracuda = { $seat } : carte Barracuda jouée
label-card = { $card }
label-back = { $count ->
    [one] { $seat } a une carte en main
   *[other] { $seat } a { $count } cartes en main
}
label-fish = { $seat } peut encore appeler le barracuda
label-in-row = { $card }, devant { $seat }
label-in-row-you = { $card }, devant toi
label-bag = { $seat }, bourse : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
label-bag-you = Ta bourse : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
label-vault = { $seat }, coffre : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} sur { $goal }
label-vault-you = Ton coffre : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} sur { $goal }
label-team-vault = { $seat } et { $other }, coffre : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} sur { $goal }
label-initiative = { $seat } : initiative { $count }. La plus basse passe en premier.
label-initiative-you = Ton initiative : { $count }. La plus basse passe en premier.
label-ready = { $seat } a choisi
label-unseen = Une carte que tu ne vois pas

## Le plateau dans un terminal (terminal)

picture-round = Manche { $round } · le premier à { $goal }
picture-reserve = réserve { $gold }
picture-reserve-unlimited = réserve sans fin
picture-dice = distance { $distance }
picture-dice-both = distance { $distance }, direction { $direction }
picture-key = ><))> barracuda   $ or   J1 plongeur debout   j1 couché
picture-diver = J{ $number }
picture-special = S
picture-general = G
picture-holds = main
picture-row = rangée
picture-bag = bourse { $gold }
picture-vault = coffre { $gold }
picture-ready = a choisi
picture-thinking = réfléchit
picture-boat = sur le bateau
picture-drawn = tirées chez { $other }
short-none = –
short-gold = or { $count }
short-take-back = repr. { $count }
short-vault-up-to = cof. { $count }
short-vault-all = coffre
short-take-back-or-meddle = fouille
short-barracuda-card = carte B
short-protected = bouclier
short-all-take-back-barracuda = cartes B
short-barracuda-dives = s’enfuit
short-barracuda = B

## Le but, toujours sur la table

aim = Mets { $goal } pièces d’or au coffre avant les autres.
aim-now = manche { $round }
aim-watched = Le premier avec { $goal } pièces d’or au coffre gagne.
aim-watched-now = { aim-now }
aim-team = Mettez { $goal } pièces d’or dans votre coffre avant les autres.
aim-team-now = { aim-now }
aim-teams = La première équipe avec { $goal } pièces d’or au coffre gagne.
aim-teams-now = { aim-now }

## À quoi servent les choses

explain-wreck = { $special ->
    [none] {""}
   *[other] Plaque sombre, à qui est sans rival ou passe devant : { deed-special }.
}{ $general ->
    [none] {""}
   *[other] {" "}Plaque claire, à qui est debout ici : { deed-general }.
}
    .title = { $wreck }
    .rules = BK-40, BK-42, BK-44
explain-lair-all-take-back-barracuda = Le repaire du barracuda, fermé aux plongeurs. Quand il y est, toutes les cartes Barracuda reviennent.
    .title = { $wreck }
    .rules = BK-26, BK-56
explain-lair-barracuda-dives = Le barracuda ne reste jamais ici : il reparaît aussitôt sur une autre épave.
    .title = { $wreck }
    .rules = BK-27
explain-link = Les cordes montrent les épaves voisines. Le barracuda les suit, jamais en diagonale.
    .rules = BK-24
explain-gold = Or perdu : à la prochaine manche, le plus rapide debout ici le prend.
    .rules = BK-30
explain-barracuda = Là où il s’arrête, les plongeurs non protégés perdent toute leur bourse.
    .rules = BK-33
explain-boat = Les plongeurs partent d’ici à leur première carte Mouvement et n’y reviennent jamais.
    .rules = BK-06
explain-diver = Debout : profite de la plaque claire, et de la sombre aussi s’il est seul ou le plus rapide.
    .rules = BK-42
explain-diver-lying = Couché : pas de plaque cette manche, mais facile à voler.
    .rules = BK-41, BK-43
explain-diver-aboard = { explain-boat }
    .rules = BK-06
explain-diver-aboard-lying = { explain-boat }
    .rules = BK-06
explain-distance = Jusqu’où nage le barracuda : une ou deux épaves.
    .rules = BK-21
explain-direction = L’épave vers laquelle il nage.
    .rules = BK-21
explain-reserve = L’or des plaques vient d’ici, tant qu’il en reste.
    .rules = BK-53
explain-reserve-unlimited = { explain-reserve }
    .rules = BK-53
explain-centre = Les cartes Barracuda jouées attendent ici leur retour.
    .rules = BK-14
explain-played-barracuda = { explain-centre }
    .rules = BK-14
explain-card = Plonge vers l’épave qui porte ce numéro, d’où que tu sois.
    .rules = BK-12
explain-card-barracuda = Couche-toi et appelle le barracuda ; si personne d’autre ne le fait, il t’obéit.
    .rules = BK-14, BK-20
explain-back = Des cartes que tu ne vois pas : n’importe laquelle peut être jouée.
    .rules = BK-10
explain-fish = A encore la carte Barracuda et peut appeler le barracuda.
    .rules = BK-20
explain-in-row = Cartes jouées. Qui a la rangée la plus courte passe en premier.
    .rules = BK-16
explain-bag = Or en danger : il peut être volé ou perdu.
    .rules = BK-33, BK-43
explain-vault = Or à l’abri. Personne ne peut y toucher.
    .rules = BK-35
explain-choice-vault = { explain-vault }
    .rules = BK-35
explain-team-vault = { explain-vault }
    .rules = BK-35
explain-ready = A choisi une carte ; elle reste secrète jusqu’à ce que tous aient choisi.
    .rules = BK-10
explain-unseen = Seuls les deux joueurs concernés voient cette carte.
    .rules = BK-58

## Ce que le coach regarde (coach)

hint-vault = de l’or dans ton coffre
hint-rival-vault = de l’or dans un autre coffre
hint-close = assez d’or pour gagner, une fois au coffre
hint-rival-bag = de l’or dans une autre bourse
hint-hand = une main mieux garnie
hint-rival-hand = une main mieux garnie chez un autre
hint-bankable = un moyen de mettre l’or au coffre plus tard
hint-dive-gold = de l’or de l’épave
hint-dive-loot = de l’or posé sur l’épave
hint-dive-vault = une épave qui remplit ton coffre
hint-dive-back = des cartes à reprendre de la rangée
hint-dive-risk = une rencontre avec le barracuda
hint-dive-crowd = de la compagnie sur l’épave
hint-dive-prey = de l’or à prendre aux autres sur la même épave
hint-dive-threat = des voleurs sur la même épave

## Ce qu’une édition, des options ou une position écrite ne peuvent pas être (errors)

edition-protected = a « protected » comme action spéciale ; ce ne peut être que l’action générale
edition-two-actions = est { $given }, mais doit être deux textes : l’action spéciale et l’action générale
edition-no-deed = montre « { $given } » ; les actions possibles : { $known }
edition-deed-alone = montre « { $given } », mais { $action } ne prend pas de nombre
edition-deed-number = montre « { $given } », mais { $action } prend un nombre de 1 à { $most }
edition-gold = et threes valent { $given } ensemble ; une boîte contient { $most } au plus
edition-direction = ne montre que 6, et un jet à refaire sur 6 ne finirait jamais ; une face doit montrer une autre épave
edition-layout = a { $given }, mais doit montrer chaque épave de 1 à 6 une fois, et des points pour l’eau
edition-not-joined = a { $given }, mais chaque épave doit toucher les autres par des côtés entiers (BK-02)
edition-wants-actions = l’action spéciale et l’action générale, chacune parmi { $known }
edition-wants-layout = des lignes : chaque épave de 1 à 6 une fois, jointes par des côtés entiers, et des points pour l’eau

clash-teams = team_mode est pour exactement { $wanted } places (BK-80), et cette table en a { $given }
clash-extra-wrecks = extra_wrecks prend un ou deux numéros (BK-70) ; mets extra_wrecks_free sur on pour en avoir plus
clash-custom-layout = custom_layout est donné, mais layout est « { $given } » (BK-02) ; mets layout sur « custom »
clash-no-vault = aucune épave de ce fond ne mène au coffre, personne ne pourrait gagner (BK-62) ; choisis des extra_wrecks, ou une édition, avec vault_up_to ou vault_all sur une des épaves 1 à 5
clash-no-gold = aucune épave de ce fond ne donne d’or, personne ne pourrait gagner (BK-62) ; choisis des extra_wrecks, ou une édition, avec gold sur une des épaves 1 à 5
clash-gold = l’or de cette boîte vaut { $given }, mais une partie avec ces options en demande { $least } (BK-04, BK-62)

what-wrecks = places d’épaves
what-moves = cartes Mouvement
what-gold = pièces d’or
position-cards = { $seat } a chaque carte Mouvement de 1 à 5 une fois, en main ou à partir de la gauche dans la rangée (BK-03) ; ici la main est { $hand } et la rangée { $row }
position-no-move = { $seat } n’a pas de carte Mouvement en main, mais une rangée pleine revient aussitôt, ou après la manche si la place est écrite dans spent (BK-15)
position-chair = personne n’occupe la chaise { $chair } ici, rien ne peut donc s’y trouver ; les places vont de 0 à { $last }
position-debt = { $where } aurait { $given } pièces d’or ; rien n’en contient moins que zéro, et la boîte en a { $gold } en tout
position-wreck-full = { $wreck } a { $given } pièces d’or, mais une épave en garde { $most } au plus (BK-34)
position-face = { $wreck } montre { $face }, une carte d’un autre numéro (BK-70)
position-nowhere = { $name } doit être une des épaves 1 à 6
position-not-joined = chaque épave a sa case à elle et touche les autres par des côtés entiers (BK-02) ; ici elles sont sur { $given }
position-team-vault = en équipes, seules les places 0 et 1 ont un coffre : celui de leur équipe (BK-80)
position-choice = { $seat } a choisi { $card }, qui n’est pas en main (BK-10)
position-steering = quand le barracuda est dirigé, controller est la place à qui il obéit et distance ce que montre le dé (BK-25)
position-drawn = quand une carte est posée, victim et player sont deux places, et drawn deux cartes de la main de victim (BK-58)

## Le résultat à la fin (end)

score-title = Les coffres
ending-won = Le coffre est plein !
ending-won-text = Assez d’or espagnol est à l’abri sur un bateau.
ending-team-won = Deux plongeurs, un coffre plein !
ending-team-won-text = Toute l’équipe a rapporté son or.
ending-shared = Victoire partagée
ending-shared-text = Impossible de départager les meilleurs plongeurs.

## Ce que demandent les énigmes (puzzles)

goal-hide = Choisis une épave où personne ne peut te suivre et où le barracuda ne peut pas te mordre, quels que soient les dés.
goal-first = Choisis une épave où tu agis à coup sûr en premier, peu importe qui te suit, et où le barracuda ne peut pas te mordre.
goal-gold = Choisis une épave où tu auras de l’or à coup sûr, quoi que choisissent les autres et quels que soient les dés.
goal-win = Gagne la partie maintenant.
goal-empty = Envoie le barracuda vider la bourse du rival qui y a le plus d’or.
goal-two = Vide les bourses d’au moins deux rivaux qui y ont de l’or.
goal-rich = Termine cette manche avec plus d’or que chacun de tes rivaux, bourse et coffre compris.
