### Treasure Hunting: Kraken in italiano.

title = Treasure Hunting: Kraken
tagline = Un tesoro in fondo a un gorgo, e tutti vogliono portarlo a casa.
kind = Competitivo, dadi e agguati

## Le cose

space-X = centro

mood-dormant = dorme
mood-enraged = è furioso
mood-tantrum = fa i capricci

ship-red = rossa
ship-yellow = gialla
ship-green = verde
ship-orange = arancione

## Che cosa è successo

news-begins = Comincia { $seat }, che si occupa anche del quadrante.
news-begins-you = Cominci tu, e ti occupi anche del quadrante.
news-dial-turns = Il quadrante avanza: il Kraken { $mood }.
news-out-of-reach = Il Kraken è furioso, ma i tentacoli colpiscono solo acqua.
news-kraken-rolls = Il Kraken è furioso: { $one } e { $two }. { $value ->
    [0] Nessun dado può superarlo!
   *[other] Bisogna superare { $value }!
}
news-escapes = { $seat } fa { $die } contro { $value } e se la cava.
news-escapes-you = Fai { $die } contro { $value } e te la cavi.
news-gripped = { $seat } fa { $die } contro { $value }: il Kraken ha agguantato la nave.
news-gripped-you = Fai { $die } contro { $value }: il Kraken ha agguantato la tua nave.
news-pillar-rises = Spunta una colonna di corallo{ on-space }.
news-pillar-rises-many = Spuntano { $count } colonne di corallo.
news-pillar-mends = La colonna{ on-space } ricresce.
news-pillar-mends-many = { $count } colonne ricrescono.
news-pushed = Il corallo che spunta spinge { $seat } indietro{ to-space }.
news-pushed-you = Il corallo che spunta ti spinge indietro{ to-space }.
news-rolled = { $seat } fa { $die }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
news-rolled-you = Fai { $die }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
news-rolled-on-wind = { $seat } fa { $die } con il vento in poppa: { $points } punti!
news-rolled-on-wind-you = Fai { $die } con il vento in poppa: { $points } punti!
news-weakened = Perdere in difesa costa caro a { $seat }: solo { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
news-weakened-you = Perdere in difesa ti costa caro: solo { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
news-hampered = Il Kraken tiene ancora stretta la nave di { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} al massimo.
news-hampered-you = Il Kraken tiene ancora stretta la tua nave: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} al massimo.
sails-to = { $named ->
    [0] { sails-seen }
   *[other] { sails-named }
}
sails-seen = { $to ->
    [1] {" "}fino alla Partenza
    [2] {" "}fino al centro
    [3] {" "}fino al vento
    [4] , vicino a un tentacolo
   *[other] {""}
}
sails-named = , { $to ->
    [1] alla Partenza
    [2] al centro
    [3] in { $space } (vento)
   *[other] in { $space }
}
sails-rings = { $inward ->
    [1] {" "}(una verso l’interno)
    [2] {" "}(due verso l’interno)
   *[other] { $outward ->
        [1] {" "}(una verso l’esterno)
        [2] {" "}(due verso l’esterno)
       *[other] {""}
    }
}
on-space = { $named ->
    [0] {""}
   *[other] {" "}in { $space }
}
to-space = { $named ->
    [0] {""}
   *[other] , in { $space }
}
news-sails-forward = { $seat } va avanti{ sails-to }.
news-sails-forward-you = Vai avanti{ sails-to }.
news-sails-forward-many = { $seat } va avanti di { $count } caselle{ sails-to }.
news-sails-forward-many-you = Vai avanti di { $count } caselle{ sails-to }.
news-sails-backward = { $seat } va indietro{ sails-to }.
news-sails-backward-you = Vai indietro{ sails-to }.
news-sails-backward-many = { $seat } va indietro di { $count } caselle{ sails-to }.
news-sails-backward-many-you = Vai indietro di { $count } caselle{ sails-to }.
news-sails-inward = { $seat } vira di un anello verso l’interno{ sails-to }.
news-sails-inward-you = Viri di un anello verso l’interno{ sails-to }.
news-sails-outward = { $seat } vira di un anello verso l’esterno{ sails-to }.
news-sails-outward-you = Viri di un anello verso l’esterno{ sails-to }.
news-sails-all = { $seat } naviga per { $count } caselle{ sails-rings }{ sails-to }.
news-sails-all-you = Navighi per { $count } caselle{ sails-rings }{ sails-to }.
news-takes-treasure = { $seat } carica a bordo il tesoro!
news-takes-treasure-you = Carichi a bordo il tesoro!
news-leaves-treasure = { $seat } lascia il tesoro dov’è.
news-leaves-treasure-you = Lasci il tesoro dov’è.
news-attacks = { $seat } attacca { $other }.
news-attacks-you = Attacchi { $other }.
news-attacks-to-you = { $seat } ti attacca.
news-tied = Tutti e due i dadi fanno { $die }: si rilancia.
news-tied-many = { $count } pareggi di fila.
news-defended = { $seat } si difende con { $die } contro { $against }: non succede niente.
news-defended-you = Ti difendi con { $die } contro { $against }: non succede niente.
news-defence-lost = { $seat } perde { $die } a { $against }: prossimo lancio più debole.
news-defence-lost-you = Perdi { $die } a { $against }: prossimo lancio più debole.
news-steals = { $seat } soffia il tesoro a { $other }!
news-steals-you = Soffi il tesoro a { $other }!
news-steals-to-you = { $seat } ti soffia il tesoro!
news-rams = { $seat } sperona una colonna{ on-space }.
news-rams-you = Speroni una colonna{ on-space }.
news-hits-pillar = La colonna perde { $die }: { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}.
news-breaks-pillar = La colonna incassa { $die } e si sbriciola.
news-ends-turn = { $seat } getta l’ancora.
news-ends-turn-you = Getti l’ancora.
news-stays = { $seat } resta { $wind ->
    [1] sul vento
   *[other] dov’è
}.
news-stays-you = Resti { $wind ->
    [1] sul vento
   *[other] dove sei
}.
news-stuck = { $cost ->
    [0] Non si può fare niente
   *[other] Lasciare il centro costa { $cost }
}: il turno di { $seat } è finito.
news-stuck-you = { $cost ->
    [0] Non si può fare niente
   *[other] Lasciare il centro costa { $cost }
}: il tuo turno è finito.
news-won = { $seat } è a casa con il tesoro!
news-won-you = Sei a casa con il tesoro!

## Le scelte

choice-take = Prendi il tesoro
choice-leave = Lascialo lì
choice-end = Finisci il turno
    .brings = { $rage ->
        [1] poi colpisce il Kraken
       *[other] { choice-unspent }
    }
choice-unspent = { $wind ->
    [1] vento: prossimo lancio ×2
   *[other] { $points ->
        [one] 1 punto non usato
       *[other] { $points } punti non usati
    }
}
choice-forward = Avanti
choice-backward = Indietro
choice-inward = Verso l’interno
choice-outward = Verso l’esterno, in { $space }
choice-wind = { $wind ->
    [1] {" "}(vento)
   *[other] {""}
}
choice-to = { $named ->
    [0] {""}
   *[other] , { $space ->
        [centro] al centro
       *[other] in { $space }
    }{ choice-wind }
}
choice-for = {" "}per { $price ->
    [one] { $price } punto
   *[other] { $price } punti
}
choice-left = { $last ->
    [1] poi il tuo turno finisce
   *[other] { $left ->
        [one] resta 1 punto
       *[other] restano { $left } punti
    }
}
choice-sail = Naviga fino { $named ->
    [0] lì
   *[other] { $space ->
        [centro] al centro
       *[other] a { $space }
    }{ choice-wind }
}{ choice-for }
    .brings = { choice-left }{ $rage ->
        [1] ; poi colpisce il Kraken
       *[other] { $wind ->
            [1] ; vento: prossimo lancio ×2
           *[other] {""}
        }
    }
choice-sail-forward = Avanti{ choice-to }{ choice-for }
    .brief = Avanti
    .brings = { choice-sail.brings }
choice-sail-backward = Indietro{ choice-to }{ choice-for }
    .brief = Indietro
    .brings = { choice-sail.brings }
choice-sail-inward = Verso l’interno{ choice-to }{ choice-for }
    .brief = Verso l’interno
    .brings = { choice-sail.brings }
choice-sail-outward = Verso l’esterno, in { $space }{ choice-wind }{ choice-for }
    .brief = Fuori, in { $space }
    .brings = { $rage ->
        [1] poi colpisce il Kraken
       *[other] { $wind ->
            [1] vento: lancio ×2
           *[other] { choice-left }
        }
    }
choice-sail-treasure = Naviga fino al tesoro{ choice-for }
    .brief = Naviga fino al tesoro
choice-sail-home = Torna a casa e vinci{ choice-for }
    .brief = Torna a casa e vinci
choice-attack = Attacca { $other }
choice-pillar = Sperona la colonna{ on-space }
choice-attack-priced = { choice-attack }{ choice-for }
    .brief = { choice-attack }
    .brings = { $treasure ->
        [1] vinci: il tesoro
       *[other] vinci: il suo lancio −{ $lost }
    }
choice-pillar-priced = { choice-pillar }{ choice-for }
    .brief = Sperona la colonna
    .brings = { $left } meno il tuo dado: a 0 si sbriciola

phase-acting = Naviga, attacca o fermati sul vento: raddoppia il prossimo lancio.
phase-finding = Il tesoro è davanti a te. Lo prendi?

## Le opzioni (setup)

option-board = Tabellone
option-board-help = In quale gorgo navigate: il Maelstrom ha tre anelli, il corto ne ha due. Un file di edizione può portarne un altro.
value-board-maelstrom = Maelstrom: tre anelli
value-board-short = Corto: due anelli
option-first-player = Primo giocatore
option-first-player-help = Chi comincia e muove il quadrante, per tutta la partita.
value-first-player-random = la sorte
option-dial = Cerchio degli umori
option-dial-help = Gli umori del Kraken in ordine (tantrum: capricci, enraged: furia, dormant: sonno); il quadrante parte dal primo.
option-kraken-roll = Lancio del Kraken
option-kraken-roll-help = Che cosa conta dei due dadi del Kraken. Una somma è quasi impossibile da superare.
value-kraken-roll-sum = la somma
value-kraken-roll-lowest = il più basso
value-kraken-roll-highest = il più alto
value-kraken-roll-single = solo il primo
option-kraken-timing = Primo giocatore nella morsa
option-kraken-timing-help = Il primo giocatore incontra il Kraken prima di lanciare: vale subito, o un giro dopo?
value-kraken-timing-next-roll = subito, in questo turno
value-kraken-timing-next-own-turn = nel giro dopo
option-penalty-stacks = Scontri persi
option-penalty-stacks-help = Con «si sommano» ogni difesa persa toglie punti al tuo prossimo lancio. Altrimenti ne conta una sola.
value-penalty-stacks-on = si sommano
value-penalty-stacks-off = ne conta uno
option-attacks-per-turn = Attacchi alle navi in un turno
option-attacks-per-turn-help = Con un solo attacco a turno il tesoro cambia padrone la metà delle volte.
value-attacks-per-turn-unlimited = quanti ne puoi pagare
option-start-steal = Rubare alla Partenza
option-start-steal-help = Che cosa succede se prendi il tesoro a qualcuno mentre la tua nave è alla Partenza.
value-start-steal-must-return = esci e rientra
value-start-steal-wins = vinci subito
option-tantrum-restores = I capricci riparano le colonne
option-tantrum-restores-help = Se i capricci del Kraken riportano le colonne danneggiate alla loro altezza.
value-tantrum-restores-on = sì
value-tantrum-restores-off = no
option-two-tentacles = Navi vicine a più tentacoli
option-two-tentacles-help = Se si difendono una volta, o contro ogni tentacolo che le raggiunge.
value-two-tentacles-once = una difesa
value-two-tentacles-each = una per tentacolo
option-cost-forward = Costo: avanti
option-cost-forward-help = Punti per una casella con la corrente, al massimo quanto può fare un dado.
option-cost-backward = Costo: indietro
option-cost-backward-help = Punti per una casella contro la corrente.
option-cost-inward = Costo: verso l’interno
option-cost-inward-help = Punti per avvicinarsi di un anello al centro.
option-cost-outward = Costo: verso l’esterno
option-cost-outward-help = Punti per allontanarsi di un anello dal centro.
option-cost-attack = Costo: attacco
option-cost-attack-help = Punti per attaccare una nave o una colonna, al massimo quanto può fare un dado.
option-wind-factor = Forza del vento
option-wind-factor-help = Per quanto si moltiplica un lancio su una casella di vento.
option-lost-defence = Prezzo di una difesa persa
option-lost-defence-help = Punti che una difesa persa toglie al prossimo lancio.
option-min-points = Punti minimi
option-min-points-help = Quanto dà almeno un lancio, per quanto si sia perso prima.
option-kraken-points = Punti nella morsa del Kraken
option-kraken-points-help = I punti che ha al massimo una nave agguantata dal Kraken.
option-pillar-hp = Altezza di una colonna
option-pillar-hp-help = Punti vita di una nuova colonna di corallo, al massimo quanto può fare un dado.

preset-first-voyage = Primo viaggio
preset-first-voyage-help = Il tabellone corto, un attacco a turno, un Kraken che si può battere.
preset-short-trip = Gita breve
preset-short-trip-help = Tutte le regole su due anelli: venti minuti.
preset-few-fights = Meno scontri
preset-few-fights-help = Un attacco alle navi a turno: più vela, meno furti.
preset-furious-kraken = Kraken scatenato
preset-furious-kraken-help = Furia e capricci tornano più spesso, e ogni tentacolo colpisce.

## Che cosa sta sul tavolo

label-sea = Il gorgo
label-points = { $points ->
    [one] resta { $points } punto
   *[other] restano { $points } punti
}
label-point = punto
label-point-spent = punto speso
label-kraken-dice = I dadi del Kraken
label-kraken-die = dado del Kraken: { $die }
label-costs = Quanto costa, in punti
label-cost = { $way ->
    [forward] avanti
    [backward] indietro
    [attack] attacco
    [inward] verso l’interno
   *[outward] verso l’esterno
}: { $points }
label-cost-barred = { label-cost }
label-on-wind = sul vento: il prossimo lancio vale doppio
label-deck = Il ponte di { $seat }
label-die = dado: { $die }
label-lost = prossimo lancio: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno
label-gripped = nella morsa del Kraken: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} al massimo
label-treasure = il tesoro
label-centre = il centro, con il vento
label-start = Partenza{ $named ->
    [0] {""}
   *[other] , { $space }
}
label-wind = vento{ on-space }
label-coral = base di corallo{ on-space }
label-tentacle = tentacolo{ on-space }
label-at = { $named ->
    [0] {""}
   *[other] , { $space }
}
label-pillar = colonna{ on-space }, altezza { $left }
label-ship = nave di { $seat }{ label-at }
label-ship-you = la tua nave{ label-at }
label-ship-treasure = nave di { $seat }{ label-at }, con il tesoro
label-ship-treasure-you = la tua nave{ label-at }, con il tesoro
label-kraken = il Kraken { $mood }
label-dial = il cerchio degli umori, giro { $round }

## Il tabellone in un terminale (terminal)

picture-head = Giro { $round }. Il Kraken { $mood }; { $left ->
    [0] e così resterà.
    [one] al prossimo giro { $next }.
   *[other] tra { $left } giri { $next }.
}
picture-key = S Partenza, w vento, c base di corallo, t tentacolo, ~ a portata di un tentacolo, #6 colonna con 6 punti vita, da 1 a 4 le navi, $ il tesoro. I numeri crescono con la corrente.
picture-turn = Tocca a { $seat }: punti rimasti { $points } su { $total }.
picture-ways = { $space ->
    [centro] Dal centro
   *[other] Da { $space }
}: verso l’interno { $inward }, verso l’esterno { $outward }.
picture-costs = avanti { $forward }, indietro { $backward }, attacco { $attack }, verso l’interno { $inward }, verso l’esterno { $outward }
picture-on-wind = vento
picture-lost = prossimo lancio −{ $points }
picture-gripped = nella morsa: { $points } al massimo
picture-holds = ha il tesoro

## Lo scopo, sempre sul tavolo

aim = Prendi il tesoro al centro e torna alla Partenza prima degli altri.
aim-far = Prendi il tesoro, { $rings ->
    [one] un anello
   *[other] { $rings } anelli
} più dentro, e torna prima degli altri.
aim-home = Hai il tesoro: { $rings ->
    [0] segui l’anello fino alla Partenza.
    [one] un anello verso l’esterno, poi alla Partenza.
   *[other] { $rings } anelli verso l’esterno, poi alla Partenza.
}
aim-chase = { $seat } ha il tesoro, { $rings ->
    [-3] 3 anelli più fuori
    [-2] 2 anelli più fuori
    [-1] un anello più fuori
    [0] sul tuo anello
    [1] un anello più dentro
   *[other] { $rings } anelli più dentro
}. Soffiaglielo in uno scontro e torna a casa.
aim-now = { $coral ->
    [0] { $rounds ->
        [-1] Il Kraken non si infuria mai
        [0] Il Kraken è furioso adesso
        [one] Il Kraken si infuria al prossimo giro
       *[other] Il Kraken si infuria tra { $rounds } giri
    }
   *[other] { $rounds ->
        [one] Il corallo spunta al prossimo giro
       *[other] Il corallo spunta tra { $rounds } giri
    }
}
aim-far-now = { aim-now }
aim-home-now = { aim-now }
aim-chase-now = { aim-now }

## A che cosa servono le cose

explain-point = Punti rimasti in questo turno; spendili nell’ordine che vuoi.
    .rules = TH-07
explain-point-spent = Già speso in questo turno.
    .rules = TH-08
explain-kraken-die = I dadi del Kraken: una nave a portata deve superarne la somma.
    .rules = TH-43
explain-cost-forward = Con la corrente: la via economica, lungo l’anello.
    .rules = TH-15
explain-cost-backward = Controcorrente, lungo l’anello.
    .rules = TH-15
explain-cost-inward = Un anello verso l’interno costa più di un lancio normale: parti dal vento.
    .rules = TH-16
explain-cost-outward = Un anello verso l’esterno costa più di un lancio normale: parti dal vento.
    .rules = TH-17
explain-cost-attack = Attacca una nave o una colonna accanto a te.
    .rules = TH-28, TH-36
explain-cost-barred = Costa { $points }; te ne restano { $left }.
    .rules = TH-07
explain-die = Il dado di questo giocatore: punti, scontri e difesa.
    .rules = TH-10
explain-lost = Scontro perso: meno punti al prossimo lancio.
    .rules = TH-12
explain-gripped = Il Kraken stringe questa nave: quasi niente punti al prossimo lancio.
    .rules = TH-13
explain-treasure = Ce n’è uno solo. Chi ce l’ha è amico di tutti.
    .rules = TH-22, TH-23
explain-centre = Il posto del tesoro. C’è vento, o nessuno ne uscirebbe.
    .rules = TH-11, TH-22
explain-start = Casa: torna qui con il tesoro e vinci.
    .rules = TH-24
explain-wind = Vento: comincia il turno qui e il lancio vale doppio.
    .rules = TH-11
explain-coral = Base di corallo: calma adesso, una colonna dopo i prossimi capricci.
    .rules = TH-46
explain-tentacle = Quando il Kraken è furioso, attacca le navi a una casella o meno.
    .rules = TH-42
explain-pillar = Nessuna nave passa. Speronala finché non si sbriciola.
    .rules = TH-20, TH-36
explain-ship = Navi vicine possono scontrarsi; non bloccano mai la via.
    .rules = TH-28
explain-ship-treasure = Questa nave ha il tesoro: vinci uno scontro con lei ed è tuo.
    .rules = TH-24, TH-33
explain-kraken-dormant = Dorme: non succede niente.
    .rules = TH-41
explain-kraken-enraged = Furioso: vicino a un tentacolo devi fare più del Kraken.
    .rules = TH-42, TH-44
explain-kraken-tantrum = Capricci: su ogni base di corallo spunta una colonna.
    .rules = TH-46
explain-dial = L’umore del Kraken, un passo a ogni giro. Occhi chiusi: niente. Occhio aperto: attacca le navi vicine ai tentacoli. Corallo: spuntano colonne.
    .rules = TH-05, TH-42, TH-46

## Che cosa guarda il consigliere (coach)

hint-holds = una possibilità di avere il tesoro
hint-robbed = il tesoro su un’altra nave
hint-race = una strada più lunga fino al tesoro
hint-rival-race = una strada più lunga fino al tesoro per gli altri
hint-home = una strada più lunga verso casa
hint-rival-home = una strada più lunga verso casa per la nave del tesoro
hint-chase = una distanza maggiore dalla nave del tesoro
hint-ambush = una strada più lunga fino alla Partenza
hint-strikes = un attacco alla nave del tesoro
hint-strikers = avversari che possono attaccarti
hint-lurkers = altre navi nei paraggi
hint-between = altre navi tra te e la Partenza
hint-on-wind = il vento nelle vele
hint-in-reach = tentacoli vicini alla tua nave

## Perché un’edizione non si può giocare (errors)

edition-no-way-in = non dà nessuna strada da { $from } al centro, e la partita potrebbe non finire mai (TH-51)
edition-no-way-home = non dà nessuna strada da { $from } alla Partenza, e la partita potrebbe non finire mai (TH-51)
edition-too-dear = costa { $given }, ma nessun lancio dà più di { $high } punti, e nessuna partita può finire (TH-51)
edition-die = ha { $given }, ma vuole da { $low } a { $high }, perché il dado di un giocatore ha { $high } facce
edition-rings = ha un anello di { $inner } caselle dentro un anello di { $outer }, ma verso l’interno gli anelli non possono crescere
edition-start = è { $given }, ma la Partenza sta sull’anello più esterno, A (TH-51)
edition-coral-centre = ha X, ma il centro non può essere una base di corallo (TH-51)
edition-coral-ring = non lascia nessuna casella dell’anello { $ring } senza base (TH-51)
edition-ring = anello { $ring }
edition-wind = non ha nessuna casella qui: { $where }; per cambiare anello a { $cost } punti serve il vento (TH-51)
edition-no-space = ha { $given }, che su questo tabellone non c’è; ci sono { $known }
edition-twice = ha { $given } due volte
edition-inward = porta verso l’interno a { $to }, che non sta sull’anello subito dentro
edition-outward = porta verso l’esterno a { $to }, ma { $to } non porta verso l’interno a { $from } (TH-51)
edition-outward-missing = non porta verso l’esterno a { $to }, ma { $to } porta verso l’interno a { $from } (TH-51)
edition-space = nomina «{ $given }», che non è una casella; le caselle si chiamano A0, B3, X

## Perché una posizione non può stare sul tavolo (errors)

what-ships = navi
position-no-base = una colonna sta su una base di corallo; questo tabellone le ha in { $known }
position-empty-chair = { $seat } non siede a questo tavolo e non ha una nave
position-off-board = { $seat } è in { $space }, che su questo tabellone non c’è; ci sono { $known }
position-under-pillar = { $seat } è in { $space }, dove c’è una colonna; lì non può stare nessuna nave (TH-20)
position-finding = nella fase «finding» la nave di chi gioca è al centro, e anche il tesoro (TH-22)

## Il risultato alla fine (end)

score-title = Il tesoro
score-rounds = Giri
ending-returned = Il tesoro è a casa!
ending-returned-text = Una nave è tornata alla Partenza con il tesoro; il resto sono storie da marinai.

## Che cosa chiedono gli enigmi (puzzles)

goal-win = Porta a casa il tesoro in questo turno.
goal-treasure = Carica a bordo il tesoro in questo turno.
goal-catch = Arriva al massimo a una casella dalla nave con il tesoro, e tieni i punti per attaccarla.
goal-hide = Finisci il turno dove nessun tentacolo ti raggiunge e nessuna nave è entro una casella da te.
goal-wind = Finisci il turno su una casella di vento che nessun tentacolo raggiunge.
