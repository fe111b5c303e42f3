### Tentacula in italiano.

title = Tentacula
tagline = Tre pesci con il cappello, sedici gemme e una piovra con otto braccia da ladra.
kind = Cooperativo, tessere e un dado

## Le cose

animal-turtle = tartaruga
    .upper = Tartaruga
    .to = alla tartaruga
    .power = scegli il lato della tessera
animal-seahorse = cavalluccio
    .upper = Cavalluccio
    .to = al cavalluccio
    .power = rilancia per un furto
animal-jellyfish = medusa
    .upper = Medusa
    .to = alla medusa
    .power = conchiglia: animale a scelta
animal-crab = granchio
    .upper = Granchio
    .to = al granchio
    .power = metà delle conchiglie torna

fish-yellow = Giallo
fish-green = Verde
fish-red = Rosso

gem-purple = viola
gem-yellow = gialla
gem-red = rossa
gem-green = verde
gem-blue = blu
gem-white = bianca

row-inside = all’interno
row-outside = all’esterno

arch-1 = primo arco
arch-2 = secondo arco
arch-3 = terzo arco

stash-A = nascondiglio A
stash-B = nascondiglio B
stash-C = nascondiglio C
stash-D = nascondiglio D
stash-E = nascondiglio E
stash-F = nascondiglio F

gate-H1 = bombetta, sombrero, cilindro (rosso, giallo, verde)
gate-H2 = cilindro, sombrero, bombetta (verde, giallo, rosso)
gate-C1 = verde, rosso, giallo
gate-C2 = giallo, rosso, verde
gate-S1 = grande, medio, piccolo (giallo, verde, rosso)
gate-S2 = piccolo, medio, grande (rosso, verde, giallo)

water-none = corallo dappertutto, nessun buco
water-a = un buco a sinistra
water-b = un buco al centro
water-c = un buco a destra
water-ab = buchi a sinistra e al centro
water-ac = buchi a sinistra e a destra
water-bc = buchi al centro e a destra
water-abc = solo buchi

cover-safe = al riparo
    .price = al riparo
cover-open = allo scoperto
    .price = costa una gemma

## Che cosa è successo

news-takes-stash = La squadra vuole riempire il { $stash }.
news-takes-chip = { $seat } prende il gettone { $animal }.
news-takes-chip-you = Prendi il gettone { $animal }.
news-snail-leaves = La tessera lumaca { $tile } resta nella scatola.
news-reef-begins = La barriera comincia con una tessera { $animal } { $row }.
news-gate-shown = Sul { $arch } c’è una porta: { $gate }.
news-pile-shows = Ora in cima alla pila: { $animal }.
news-takes-tile = { $seat } prende l’ultima tessera { $row }.
news-takes-tile-you = Prendi l’ultima tessera { $row }.
news-gets-tile = { $seat } riceve una tessera { $animal }.
news-gets-tile-you = Ricevi una tessera { $animal }.
news-gets-tile-many = Si distribuiscono { $count } tessere.
news-no-tile = Per { $seat } non ci sono più tessere.
news-no-tile-you = Per te non ci sono più tessere.
news-shows = { $seat } sceglie il lato { $animal }.
news-shows-you = Scegli il lato { $animal }.
news-round = Comincia il giro { $round }.
news-votes = { $seat } vota per { $other }.
news-votes-you = Voti per { $other }.
news-votes-to-you = { $seat } vota per te.
news-turn = Gioca { $seat }.
news-turn-you = Giochi tu.
news-places = Una tessera { $animal } va { $row }.
news-no-room = Davanti non c’è più posto: la tessera { $animal } presta solo il suo animale.
news-boxed = La tessera { $tile } torna nella scatola.
news-boxed-many = { $count } tessere tornano nella scatola.
news-swims = { $square ->
    [F] { $fish } nuota fino al traguardo!
   *[other] { $fish } nuota fino alla casella { $square }.
}
news-passes = { $fish } passa sotto il { $arch }.
news-stays = { $seat } non muove nessun pesce.
news-stays-you = Non muovi nessun pesce.
news-pays = Si paga una conchiglia.
news-flips = Il granchio lancia la conchiglia: lato conchiglia, resta!
news-flop = Il granchio lancia la conchiglia: lato acqua, se ne va.
news-finds-shell = { $shells ->
    [one] Trovata una conchiglia: la squadra ne ha una.
   *[other] Trovata una conchiglia: la squadra ne ha { $shells }.
}
news-dolphin = Il delfino porta una gemma { $gem } nel nascondiglio.
news-shark = Lo squalo strappa a Tentacula una gemma { $gem }.
news-declines = { $seat } dice: «No, grazie».
news-declines-you = Dici: «No, grazie».
news-seen = Tentacula vede { $fish } sulla casella { $square }!
news-seen-at-end = A fine giro { $fish } è allo scoperto sulla casella { $square }!
news-rolls = { $seat } tira il dado per il furto: gemma { $gem }.
news-rolls-you = Tiri il dado per il furto: gemma { $gem }.
news-rolls-again = { $seat } chiama il cavalluccio e rilancia.
news-rolls-again-you = Chiami il cavalluccio e rilanci.
news-missing = Nello scrigno non c’è nessuna gemma { $gem }.
news-stolen = Tentacula ruba una gemma { $gem }.
news-stolen-many = Tentacula ruba { $count } gemme.
news-left-opens = Si apre l’ala sinistra, ed ecco Tentacula. La rotta continua!
news-pile-lost = { $tiles ->
    [one] L’ultima tessera della pila è persa.
   *[other] Le { $tiles } tessere rimaste nella pila sono perse.
}
news-right-closes = Si chiude l’ala destra. Traguardo in vista!
news-reef-lost = { $tiles ->
    [one] Una tessera della barriera si perde lì sotto.
   *[other] { $tiles } tessere della barriera si perdono lì sotto.
}
news-filled = Una gemma { $gem } finisce nel nascondiglio.
news-filled-many = { $count } gemme finiscono nel nascondiglio.
news-made-it = Tutti i pesci sono a casa e il nascondiglio è pieno. Ce l’avete fatta!
news-so-close = Tutti i pesci sono a casa, ma il nascondiglio non è pieno. C’è mancato un pelo!
news-reef-gone = Nessuno ha più tessere. La barriera è finita.
news-chest-bare = Lo scrigno del tesoro è vuoto.
news-fish-food = Il nascondiglio è pieno, ma la barriera è finita. Stasera Tentacula mangia pesce!

## Le scelte

choice-begin = Scegli per noi
    .brings = il { $stash }, un animale per ognuno
choice-begin-chips = Si parte
    .brings = un animale per ognuno
choice-stash = Riempi il { $stash }
    .brings = { $ease ->
        [least] il più facile
        [most] il più difficile
       *[more] più difficile
    }
choice-chip = { $animal-upper }
    .brings = { $animal-power }
choice-turn = Adesso gioco io
    .brings = { shelters }
choice-vote = Voto per { $seat }
choice-place = Posa la tessera { $row }
    .brings = { $sheltered ->
        [0] { "" }
        [one] ripara una casella,{ " " }
       *[other] ripara { $sheltered } caselle,{ " " }
    }{ shelters }
choice-swim = Tessera: { $fish } nuota
choice-shell-move = Conchiglia: { $fish } { $animal-to }
choice-swim-to = { $square ->
    [F] { $fish } al traguardo
   *[other] { $fish } { $animal-to }
}
    .brings = { $means ->
        [shell] −1 conchiglia{ $square ->
            [F] { " " }({ $animal })
           *[other] { "" }
        },{ " " }
       *[tile] { "" }
    }{ $square ->
        [F] a casa, in salvo
       *[other] { $special ->
            [shell] +1 conchiglia,{ " " }
            [dolphin] delfino,{ " " }
            [shark] squalo,{ " " }
           *[none] { "" }
        }{ $cover-price }
    }
choice-stay = Nessun pesce nuota
choice-dolphin = Salva la { $gem }
    .brings = { $left ->
        [one] l’ultima
       *[other] una di { $left }
    }
choice-shark = Riporta la { $gem }
    .brings = { $lacks ->
        [yes] serve al nascondiglio
       *[no] il nascondiglio ne ha abbastanza
    }
choice-decline = No, grazie
choice-keep = Tieni questo lancio
choice-roll = Rilancia
choice-lose = Rinuncia alla { $gem }
    .brings = { $spare ->
        [0] serve al nascondiglio
       *[other] { $spare } di riserva
    }
choice-take = Prendi l’ultima tessera { $row }
choice-show = Lato { $animal } in su
    .brings = { shelters }
shelters = { $able ->
    [0] non muove nessun pesce
   *[other] { $safe ->
        [0] non ripara nessun pesce
        [one] può riparare un pesce
        [3] può riparare ogni pesce
       *[other] può riparare { $safe } pesci
    }
}

phase-picking-stash = Quale nascondiglio riempite? Nessuna sua gemma deve andare persa.
phase-picking-chips = Qual è il tuo animale? Ognuno ha il suo potere.
phase-next = A chi tocca adesso? Ognuno gioca una tessera per giro.
phase-voting = Votate: a chi tocca adesso?
phase-placing = Posa la tua tessera: il corallo da entrambi i lati nasconde i pesci.
phase-swimming = Quale pesce nuota? L’animale della tessera dice fin dove.
phase-swimming-then = Fin dove? Una conchiglia compra la casella di un altro animale.
phase-at-dolphin = Paghi una conchiglia? Il delfino mette una gemma al sicuro nel nascondiglio.
phase-at-shark = Paghi una conchiglia allo squalo? Riporta una gemma rubata, quella che vuoi.
phase-rerolling = Tieni questo lancio o rilanci?
phase-losing = Nello scrigno non c’è quel colore: quale gemma va via al suo posto?
phase-taking = La pila è finita: prendi una tessera dalla coda della barriera.
phase-showing = Quale lato in su? L’animale muove un pesce, il corallo li nasconde.
phase-theft = Tentacula allunga un braccio.
phase-drawing = Si pescano nuove tessere.

## Le opzioni (setup)

option-difficulty = Difficoltà
option-difficulty-help = Ai livelli più alti ci sono meno conchiglie e meno tessere.
value-difficulty-pro = campioni
option-first-game-shell = Una conchiglia nella prima partita
option-first-game-shell-help = Il regolamento, per il livello 1, dice sia una sia due. Con «sì» è una.
value-first-game-shell-off = no
value-first-game-shell-on = sì
option-stash = Nascondiglio
option-stash-help = Quali gemme dovete portare a casa.
value-stash-choose = sceglie la squadra
value-stash-random = a caso
value-stash-A = A
value-stash-B = B
value-stash-C = C
value-stash-D = D
value-stash-E = E
value-stash-F = F
option-chips = Gettoni animale
option-chips-help = Scegliete i vostri poteri, o lasciate fare alla sorte.
value-chips-choose = sceglie ognuno
value-chips-random = a caso
option-snail-removed = Tessera lumaca esclusa
option-snail-removed-help = Al livello 3 si lascia fuori una delle due tessere lumaca.
value-snail-removed-random = a caso
option-take-rule = Tessere dalla barriera
option-take-rule-help = A pila vuota: proprio l’ultima tessera, o l’ultima di una delle due file.
value-take-rule-rearmost = proprio l’ultima tessera
value-take-rule-either-row = l’ultima di una fila
option-outside-orientation = Tessere all’esterno
option-outside-orientation-help = Girate, così i buchi cambiano lato, o messe come all’interno.
value-outside-orientation-turned = girate
value-outside-orientation-same = come all’interno
option-bare-chest = Scrigno vuoto
option-bare-chest-help = Se con lo scrigno vuoto si perde anche quando il nascondiglio è già pieno.
value-bare-chest-always = si perde sempre
value-bare-chest-unless-stash-complete = non a nascondiglio pieno
option-seahorse-round-end = Cavalluccio a fine giro
option-seahorse-round-end-help = Se il cavalluccio può rifare tutti i lanci o uno solo.
value-seahorse-round-end-each-roll = ogni lancio
value-seahorse-round-end-once = un lancio
option-turn-choice = A chi tocca
option-turn-choice-help = A chi è più svelto, a chi ha più voti, o a turno attorno al tavolo.
value-turn-choice-free = a chi si fa avanti
value-turn-choice-vote = ai voti
value-turn-choice-clockwise = attorno al tavolo

preset-first-voyage = Primo viaggio
preset-first-voyage-help = Livello 1 con il nascondiglio più facile: due conchiglie, tutte le tessere.
preset-grand-adventure = Grande avventura
preset-grand-adventure-help = Livello 2: all’inizio una conchiglia sola.
preset-big-challenge = Grande sfida
preset-big-challenge-help = Livello 3: una conchiglia, e una tessera in meno.
preset-pros = Per campioni
preset-pros-help = Nessuna conchiglia, due tessere in meno, nascondiglio e gettoni a caso.

## Sul tavolo

label-board = Il mare e la barriera
label-stashes = I sei nascondigli
label-chips = Gettoni animale tra cui scegliere
label-shells = { $shells ->
    [0] La squadra non ha conchiglie
    [one] La squadra ha una conchiglia
   *[other] La squadra ha { $shells } conchiglie
}
label-seat = { $seat }
label-gates = Le prossime porte
label-box = Fuori gioco
label-tentacula = Tentacula nella grotta
label-flap = L’ala sinistra
label-slot = Posto libero { $row }, colonna { $column }
label-tile-laid = Tessera { $animal } { $row }, colonna { $column }
label-start = Partenza
label-finish = Traguardo
label-square = Casella { $square }, { $animal }{ $special ->
    [shell] , conchiglia
    [dolphin] , delfino
    [shark] , squalo
   *[none] { "" }
}, { $cover }
label-pile = { $count ->
    [one] Pila con una tessera
   *[other] Pila con { $count } tessere
}
label-tile-top = In cima alla pila: tessera { $tile }, { $animal }, { $water }
label-tile = Tessera { $tile }: { $animal }, { $water }
label-tile-below = L’altro lato della tessera { $tile }: { $animal }, { $water }
label-boxed = { $count ->
    [one] Una tessera fuori gioco
   *[other] { $count } tessere fuori gioco
}
label-stash = { $stash }: viola { $purple }, gialle { $yellow }, rosse { $red }, verdi { $green }, blu { $blue }, bianche { $white }
label-stash-lacking = { label-stash }
label-chest = { $count ->
    [one] Scrigno del tesoro con una gemma
   *[other] Scrigno del tesoro con { $count } gemme
}
label-gem = Gemma { $gem } nello scrigno
label-gem-safe = Gemma { $gem } nel nascondiglio
label-gem-stolen = Gemma { $gem } nella grotta di Tentacula
label-die = Sul dado: gemma { $gem }
label-die-waiting = Il dado aspetta nella grotta
label-arch = { $arch }
label-gate = Porta sul { $arch }: { $gate }
label-fish = { $square ->
    [S] { $fish } alla partenza
    [F] { $fish } al traguardo
   *[other] { $fish } sulla casella { $square }, al riparo
}
label-fish-seen = { $fish } sulla casella { $square }, allo scoperto
label-chip = Gettone { $animal }
label-power = { $animal-upper } · { $animal-power }
label-shell-move = Mossa con la conchiglia: { $animal }
label-shell = Una delle vostre conchiglie
label-shell-supply = Conchiglia di scorta
label-gate-pile = { $count ->
    [one] Una porta coperta
   *[other] { $count } porte coperte
}

## Che cosa non può essere un’edizione, o una posizione scritta (errors)

edition-columns-beside = non stanno accanto alle loro caselle: la colonna k copre le caselle da 3k+2 a 3k+4
edition-columns-room = non ha posto: le prime tessere sono già sulla colonna 1
edition-states = non si accorda con A e C: da 1 a n, da { $first } a { $last }, da n+1 a { $last }
edition-animals = dimentica un animale
edition-arches = devono stare al massimo dopo { $room }, dopo una casella da { $turn } a { $late }, e dopo { $last }
edition-special-twice = ha la casella { $square }, che è già speciale
edition-hat-and-size = vuole un cappello, poi una taglia
edition-mark-twice = ha { $mark }, ma ce l’ha anche { $bearer }
edition-gate-fish = deve nominare tutti e tre i pesci, una volta ciascuno
edition-snails = nomina due volte la stessa tessera
edition-face = deve essere un animale ({ $animals }), poi lettere tra { $letters } per l’acqua
edition-same-face = ha lo stesso animale del davanti: i due lati non si distinguerebbero
edition-gems = fa { $given } gemme in tutto, ma in uno scrigno ce ne stanno da 1 a { $most }
edition-stash = chiede { $given } gemme, ma i posti vanno da 1 a { $most }
edition-stash-gem = di colore { $gem } chiede { $given } gemme, ma nella scatola ce ne sono { $held }
edition-wants-face = un animale ({ $animals }), poi lettere tra { $letters } per l’acqua

position-tile-twice = la tessera { $tile } sta in due posti: { $here } e { $there }
position-on-reef = { $row } sulla colonna { $column }
position-before = davanti a { $seat }
position-in-pile = nella pila
position-in-box = nella scatola
position-top = { $face } sta in cima alla pila, ma la sua tessera non è lì dentro
position-chip-twice = due posti hanno il gettone { $animal }
position-column = una tessera sta { $row } sulla colonna { $column }, ma le colonne in gioco vanno da { $low } a { $high }
position-next = una tessera sta { $row } sulla colonna { $column }, ma la prossima va sulla colonna { $next }
position-fish = { $fish } non può stare sulla casella { $square }: con il tabellone nello stato { $board } i pesci stanno da { $low } a { $high }
position-fish-together = due pesci stanno sulla casella { $square }, dove c’è posto per uno
position-gems = scrigno, nascondiglio e grotta hanno, di colore { $gem }, più gemme di quante ce ne siano: { $most }
position-shells = la squadra ha { $given } conchiglie, ma se ne possono avere da 0 a { $most }
position-not-set-up = dopo la preparazione ci sono un nascondiglio, una porta e un gettone per ogni posto; scrivi anche { $name }
position-setting-up = mentre si scelgono nascondiglio e gettoni non c’è ancora altro sul tavolo; non scrivere { $name } (da TN-03 a TN-10)
position-no-tile = { $seat } non ha tessere; scrivi anche tile
position-played = { $seat } ha già giocato in questo giro e ha comunque una tessera
position-no-animal = un pesce nuota con l’animale di una tessera; scrivi anche animal
position-no-choice = { $name } chiede una scelta, ma qui non ce n’è
position-no-die = il dado è stato lanciato; scrivi anche die
what-tiles = tessere
what-gates = porte
what-purple-gems = gemme viola
what-yellow-gems = gemme gialle
what-red-gems = gemme rosse
what-green-gems = gemme verdi
what-blue-gems = gemme blu
what-white-gems = gemme bianche

## Il tabellone in un terminale (terminal)

picture-round = Giro { $round }
picture-setting = Preparazione
picture-shells = conchiglie { $shells } di { $most }
picture-pile = pila { $tiles }, in cima { $face }
picture-no-pile = niente pila
picture-gate = Porta sul { $arch }, dopo la casella { $square }: { $gate }
picture-start = Partenza
picture-finish = Traguardo
picture-need = richieste
picture-stashed = nascoste
picture-chest = nello scrigno
picture-cave = rubate
picture-key = o barriera ~ buco . niente * al riparo $ conchiglia D delfino X squalo

## Lo scopo, sempre sul tavolo

aim = Portate a casa i tre pesci e le gemme che chiede il nascondiglio.
aim-now = a casa { $home } su { $all }{ $need ->
    [0] {""}
   *[other] , gemme { $gems } su { $need }
}

## A che cosa servono le cose

explain-tentacula = Ruba una gemma per ogni pesce che vede: all’arrivo e a fine giro.
    .rules = TN-49, TN-56
explain-flap = Lì sotto il percorso continua. Si apre quando tutti e tre i pesci hanno passato l’arco.
    .rules = TN-57, TN-70
explain-slot = Posto libero: il corallo da entrambi i lati ripara tre caselle.
    .rules = TN-29, TN-30
explain-tile = Il suo animale dice fin dove nuota un pesce; il corallo nasconde i pesci, l’acqua no.
    .rules = TN-22, TN-31
explain-tile-laid = Il corallo nasconde le caselle accanto, se c’è anche di fronte; l’acqua è un buco.
    .rules = TN-29
explain-tile-top = Vedi questo lato; chi la pesca riceve l’altro.
    .rules = TN-53
explain-tile-below = L’altro lato della tessera: la tartaruga può sceglierlo.
    .rules = TN-63
explain-boxed = Quando la pila è finita, una tessera giocata si mette via.
    .rules = TN-26
explain-pile = Tessere nuove. Quando la pila finisce, si prendono dalla coda della barriera.
    .rules = TN-53, TN-54
explain-start = Partenza: qui a un pesce non può succedere niente.
    .rules = TN-28
explain-finish = A casa: qui a un pesce non succede più niente. Ci porta ogni animale.
    .rules = TN-33, TN-34
explain-square-shell = Conchiglia: arriva qui e la squadra ne prende una.
    .rules = TN-44
explain-square-dolphin = Delfino: per una conchiglia porta una gemma nel nascondiglio, al sicuro per sempre.
    .rules = TN-45
explain-square-shark = Squalo: per una conchiglia riporta nello scrigno una gemma rubata.
    .rules = TN-47
explain-square-safe = Al riparo: qui Tentacula non vede i pesci.
    .rules = TN-29
explain-square-open = Allo scoperto: arrivare qui costa una gemma, e restarci pure.
    .rules = TN-49, TN-56
explain-stash = Queste gemme devono restare, qui o nello scrigno, quando arriva l’ultimo pesce. Difficili sono quelle senza riserva.
    .rules = TN-80
explain-stash-lacking = Tentacula ha una gemma che serve qui. Solo uno squalo può riportarla.
    .rules = TN-47, TN-80
explain-chest = Ciò che Tentacula può rubare. Se è vuoto prima che i pesci arrivino, avete perso.
    .rules = TN-83
explain-gem = Nello scrigno: Tentacula può rubarla.
    .rules = TN-49
explain-gem-safe = Nel nascondiglio: al sicuro per sempre.
    .rules = TN-46
explain-gem-stolen = Rubata. Uno squalo può riportarne una.
    .rules = TN-47
explain-die = Il colore uscito è quello rubato.
    .rules = TN-49
explain-die-waiting = { explain-die }
    .rules = TN-49
explain-arch = I pesci passano qui nell’ordine della porta. Quando sono passati tutti, il tabellone si piega.
    .rules = TN-36, TN-57
explain-gate = I pesci passano sotto quest’arco in quest’ordine, da sinistra a destra.
    .rules = TN-36
explain-gate-pile = Le porte dei prossimi archi, coperte.
    .rules = TN-05
explain-fish-yellow = Nuota fino al prossimo animale della tessera giocata. Alle porte: giallo, sombrero, grande.
    .rules = TN-31, TN-36
explain-fish-green = Nuota fino al prossimo animale della tessera giocata. Alle porte: verde, cilindro, medio.
    .rules = TN-31, TN-36
explain-fish-red = Nuota fino al prossimo animale della tessera giocata. Alle porte: rosso, bombetta, piccolo.
    .rules = TN-31, TN-36
explain-fish-seen = Allo scoperto: se resta qui, Tentacula ruba a fine giro.
    .rules = TN-56
explain-chip-turtle = Tartaruga: vedi entrambi i lati della tessera e ne scegli uno.
    .rules = TN-63
explain-chip-seahorse = Cavalluccio: quando lanci per un furto, puoi rilanciare una volta.
    .rules = TN-60
explain-chip-jellyfish = Medusa: le tue mosse con la conchiglia possono usare ogni animale.
    .rules = TN-62
explain-chip-crab = Granchio: lancia la conchiglia che paghi; metà delle volte la tieni.
    .rules = TN-61
explain-shell-move = Paga una conchiglia per usare questo animale invece di quello della tessera.
    .rules = TN-40
explain-shell = Le conchiglie della squadra: per mosse, delfini e squali.
    .rules = TN-40
explain-shell-supply = Conchiglie ancora da trovare.
    .rules = TN-44

## Che cosa guarda il consigliere (coach)

hint-progress = progressi per i pesci
hint-rear = un ultimo pesce che tiene il passo
hint-passed = pesci oltre l’arco
hint-folds = una rotta che continua
hint-missing = la perdita di gemme necessarie
hint-in-danger = gemme necessarie a portata di tentacolo
hint-lacking = gemme che mancano ancora al nascondiglio
hint-chest = uno scrigno più pieno
hint-chest-low = uno scrigno quasi vuoto
hint-exposed = pesci allo scoperto
hint-thefts = furti di Tentacula
hint-shells = conchiglie
hint-safe-turns = turni che mettono un pesce al riparo
hint-idle-turns = turni che non muovono nessun pesce
hint-spread = un gruppo che si sparpaglia

## Il risultato alla fine (end)

score-title = Pesci e gemme
score-fish = Pesci a casa
score-gems = Gemme salvate
score-shells = Conchiglie rimaste
ending-made-it = Ce l’avete fatta!
ending-made-it-text = I tre pesci sono a casa, e nel nascondiglio c’è ogni gemma richiesta.
ending-so-close = C’è mancato un pelo!
ending-so-close-text = I tre pesci sono a casa, ma Tentacula ha una gemma che serviva al nascondiglio.
ending-reef-gone = La barriera è finita
ending-reef-gone-text = Nessuno aveva più tessere, e i pesci non erano ancora a casa.
ending-chest-bare = Lo scrigno è vuoto
ending-chest-bare-text = Nello scrigno Tentacula non vi ha lasciato nemmeno una gemma.
ending-fish-food = Frittura di pesce
ending-fish-food-text = Il nascondiglio era pieno, ma non c’era più barriera per portare a casa i pesci.

## Che cosa chiedono gli enigmi (puzzles)

goal-win = Vinci la partita in questo turno.
goal-home = Porta a casa un pesce in questo turno.
goal-save = Salva tutti e tre i pesci: finisci il turno senza che Tentacula possa vederne nemmeno uno.
goal-arch = Fai passare un pesce sotto l’arco, fino a una casella dove Tentacula non lo vede.
goal-stash = Con un delfino, porta una gemma nel nascondiglio.
goal-fetch = Con uno squalo, strappa una gemma a Tentacula.
goal-shell = Guadagna una conchiglia senza che Tentacula veda il pesce che nuota.
