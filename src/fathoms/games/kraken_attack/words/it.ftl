### Kraken Attack! in italiano.

title = Kraken Attack!
tagline = Otto tentacoli, una nave, un Kraken di pessimo umore: tutti sul ponte!
kind = Cooperativo, dadi e carte

## Le cose

side-purple = viola
side-red = rosso

lane-P1 = corsia viola della stella
    .short = stella viola
lane-P2 = corsia viola del pesce
    .short = pesce viola
lane-P3 = corsia viola del granchio
    .short = granchio viola
lane-P4 = corsia viola della conchiglia
    .short = conchiglia viola
lane-R1 = corsia rossa della stella
    .short = stella rossa
lane-R2 = corsia rossa del pesce
    .short = pesce rosso
lane-R3 = corsia rossa del granchio
    .short = granchio rosso
lane-R4 = corsia rossa della conchiglia
    .short = conchiglia rossa

area-A = davanti a sinistra
    .side = prua di babordo
area-B = davanti a destra
    .side = prua di tribordo
area-C = dietro a sinistra
    .side = poppa di babordo
area-D = dietro a destra
    .side = poppa di tribordo

space-bubbles = bolle
space-cannon = cannone
space-pistol = pistola
space-saber = sciabola

face-star = stella
face-fish = pesce
face-crab = granchio
face-shell = conchiglia
face-eye = Occhio del Kraken
face-blank = faccia vuota

pirate-samuel = Samuel
    .power = può ignorare gli Occhi
pirate-astrid = Astrid
    .power = un simbolo due volte
pirate-elena = Elena
    .power = pistola: ovunque
pirate-billy = Billy
    .power = cannone: tutto un lato

slot-1 = sinistra
slot-2 = destra

## Le carte: i loro nomi, dalla prima all’ultima di ogni mazzo

card-SA-01 = Turno di guardia
card-SA-02 = Mano ferma
card-SA-03 = Un occhio aperto
card-SA-04 = Vecchio trucco
card-SA-05 = Chiodi e polvere
card-SA-06 = Due passi avanti
card-SA-07 = L’occhiolino del capitano
card-SA-08 = Buh!
card-SA-09 = Martello e sorriso
card-SA-10 = Prendimi se ci riesci
card-AS-01 = Tempesta del Nord
card-AS-02 = Corri e spara
card-AS-03 = Due trecce
card-AS-04 = Due martellate
card-AS-05 = Nave in ordine
card-AS-06 = Tutto in una volta
card-AS-07 = Burrasca di risate
card-AS-08 = Linguaccia
card-AS-09 = Carpentiera sfacciata
card-AS-10 = Lo so fare anch’io
card-EL-01 = Sempre pronta
card-EL-02 = Cappello con la piuma
card-EL-03 = Doppia canna
card-EL-04 = Da vicino e da lontano
card-EL-05 = Rattoppo al volo
card-EL-06 = Colpo di fortuna
card-EL-07 = Lingua tagliente
card-EL-08 = Arie da spaccona
card-EL-09 = Fumo negli occhi
card-EL-10 = A tua scelta
card-BI-01 = Oh issa!
card-BI-02 = Tuttofare
card-BI-03 = Fuori i cannoni
card-BI-04 = Armeria al completo
card-BI-05 = Braccio di ferro
card-BI-06 = Mina vagante
card-BI-07 = Boccaccia
card-BI-08 = Risata a crepapelle
card-BI-09 = Faccia da tuono
card-BI-10 = Balletto buffo

## Che cosa è successo

news-begins = Comincia { $seat }.
news-begins-you = Cominci tu.
news-takes-pirate = { $seat } naviga con { $pirate }.
news-takes-pirate-you = Navighi con { $pirate }.
news-boards = { $pirate } prende posto { $area }.
news-whirlpool = Si apre un vortice nella { $lane }, casella { $space }.
news-shuffled = Si mescolano le carte di { $pirate }.
news-shuffled-together = I due mazzi si mescolano insieme.
news-lays-open = { $seat } scopre «{ $card }».
news-lays-open-you = Scopri «{ $card }».
news-turn = Tocca a { $seat }.
news-turn-you = Tocca a te.
news-power = In cima al mazzo c’è una carta di { $pirate }: in questo turno vale il suo potere.
news-rolled = Dado { $side }: { $face }.
news-rolled-many = I dadi: { $face-all }.
news-ignored = { $purple ->
    [0] { $red ->
        [0] Samuel lascia contare tutti gli Occhi.
        [one] Samuel ignora 1 Occhio rosso.
       *[other] Samuel ignora { $red } Occhi rossi.
    }
    [one] { $red ->
        [0] Samuel ignora 1 Occhio viola.
        [one] Samuel ignora 1 Occhio viola e 1 rosso.
       *[other] Samuel ignora 1 Occhio viola e { $red } rossi.
    }
   *[other] { $red ->
        [0] Samuel ignora { $purple } Occhi viola.
        [one] Samuel ignora { $purple } Occhi viola e 1 rosso.
       *[other] Samuel ignora { $purple } Occhi viola e { $red } rossi.
    }
}
news-advanced = Qualcosa si avvicina nella { $lane }: casella { $space }.
news-advanced-many = I tentacoli si avvicinano: { $count } caselle in tutto.
news-advanced-by-eye = L’Occhio guarda: qualcosa si avvicina nella { $lane }, casella { $space }.
news-advanced-by-eye-many = L’Occhio guarda: i tentacoli si avvicinano, { $count } caselle in tutto.
news-advanced-by-face = La Smorfia attira il Kraken nella { $lane }: casella { $space }.
news-rail-smashed = Crac! Addio parapetto della { $lane }.
news-rail-smashed-many = Crac! Addio a { $count } parapetti.
news-holed = Patapum! Un colpo dalla { $lane } apre una falla { $area }.
news-plays = { $seat } gioca «{ $card }».
news-plays-you = Giochi «{ $card }».
news-moved = { $pirate } corre { $area }.
news-pushed-back = Beccati questa! Il tentacolo nella { $lane } torna alle bolle.
news-pushed-back-many = Beccati questa! { $count } tentacoli tornano alle bolle.
news-kraken-hit = Colpito il Kraken! { $tokens ->
    [1] E uno.
    [2] E due.
    [3] E tre!
   *[other] E { $tokens }!
}
news-repaired = Il parapetto della { $lane } è di nuovo in piedi.
news-kraken-stirs = Una Smorfia! Il Kraken si agita: casella { $space } del percorso.
news-die-joins = Un dado { $side } in più da lanciare.
news-kraken-arrives = Ecco il Kraken! Spunta nella { $lane }.
news-draws-card = { $seat } pesca «{ $card }».
news-draws-card-you = Peschi «{ $card }».
news-won = Il Kraken s’inabissa e scappa. La ciurma ha vinto!
news-sunk = La nave affonda. Glu, glu, glu.

## Che cosa si può fare

choice-begin = Si parte
choice-pirate = Naviga con { $pirate }
    .brief = { $pirate }
    .brings = { $powers ->
        [0] {""}
       *[other] { $pirate-power }
    }
choice-board = Comincia { $area } ({ $area-side })
choice-whirlpool = Vortice nella { $lane }, casella { $space }
choice-ignore = { $purple ->
    [0] { $red ->
        [0] Lascia contare tutti gli Occhi
        [one] Ignora 1 Occhio rosso
       *[other] Ignora { $red } Occhi rossi
    }
    [one] { $red ->
        [0] Ignora 1 Occhio viola
        [one] Ignora 1 Occhio viola e 1 rosso
       *[other] Ignora 1 Occhio viola e { $red } rossi
    }
   *[other] { $red ->
        [0] Ignora { $purple } Occhi viola
        [one] Ignora { $purple } Occhi viola e 1 rosso
       *[other] Ignora { $purple } Occhi viola e { $red } rossi
    }
}
choice-card = Gioca la carta a { $slot }
choice-play-card = Gioca { $card }
    .brings = { symbols-shown }
choice-move = Corri: { $area }
choice-cannon = Cannone: { $lane-short }
choice-cannon-kraken = Cannone: il Kraken!
choice-broadside = Bordata: { $lane } e tutto ciò che è a tiro di cannone da quel lato
choice-broadside-side = { $kraken ->
    [1] Bordata: il Kraken e il lato { $side }
   *[0] Bordata: il lato { $side }
}
    .brings = tutto ciò che è a tiro di cannone
choice-pistol = Pistola: { $lane-short }
choice-pistol-kraken = Pistola: il Kraken!
choice-saber = Sciabola: { $lane-short }
choice-saber-kraken = Sciabola: il Kraken!
choice-repair = Ripara: { $lane-short }
choice-stop = Basta con questa carta
choice-summon = Il Kraken spunta: { $lane-short }
    .brings = { $near ->
        [0] al largo, fuori tiro
        [1] a tiro di cannone
        [2] a tiro di pistola
       *[other] a portata di sciabola, pronto a colpire
    } · { $count ->
        [0] nessuno davanti
        [one] un pirata davanti
       *[other] { $count } pirati davanti
    }

phase-picking = Con quale pirata navighi?
phase-boarding = Da dove parte il tuo pirata? Le armi arrivano alle corsie accanto.
phase-whirlpools = Dove si apre il vortice?
phase-eyes = Un Occhio avvicina tutto il suo colore. Quali ignora Samuel?
phase-choosing = Quale carta giochi?
phase-acting = Usa la tua carta, oppure basta così.
phase-acting-done = Con questa carta non c’è altro da fare.
phase-arriving = Arriva il Kraken! Di chi prende il posto? Meglio dove puoi colpirlo.

## Le opzioni (setup)

option-start = Partenza dei tentacoli
option-start-help = Come nello schema, qualcuno è già vicino; altrimenti partono tutti da lontano, sulle bolle.
value-start-diagram = come nello schema
value-start-bubbles = sulle bolle
option-powers = Poteri dei pirati
option-powers-help = Samuel ignora gli Occhi, Astrid usa un simbolo due volte, la pistola di Elena arriva in tutte le corsie, il cannone di Billy spazza un lato intero.
value-powers-on = sì
value-powers-off = no
option-tokens-to-win = Colpi per vincere
option-tokens-to-win-help = Quante volte bisogna respingere il Kraken: tre, o una sola per una partita breve.
value-tokens-to-win-3 = tre
value-tokens-to-win-1 = uno
option-whirlpools = Vortici
option-whirlpools-help = I tentacoli saltano la casella con un vortice. Con uno è più difficile, con quattro molto di più.
value-whirlpools-0 = nessuno
value-whirlpools-1 = uno
value-whirlpools-2 = due
value-whirlpools-3 = tre
value-whirlpools-4 = quattro
option-whirlpool-placement = Chi mette i vortici
option-whirlpool-placement-help = La ciurma, a turno, oppure la sorte.
value-whirlpool-placement-players = la ciurma
value-whirlpool-placement-random = la sorte
option-solo = In solitario
option-solo-help = Una persona sola naviga con due pirati; la carta in cima al mazzo dice quale potere vale.
value-solo-on = sì
value-solo-off = no
option-billy-sweeps-kraken = La bordata di Billy colpisce anche il Kraken
option-billy-sweeps-kraken-help = Di solito Billy colpisce il Kraken solo se lo prende di mira. Qui la sua bordata travolge anche lui.
value-billy-sweeps-kraken-on = sì
value-billy-sweeps-kraken-off = no
option-first-player = Chi comincia
option-first-player-help = Un posto a tua scelta, oppure la sorte.
value-first-player-random = la sorte
value-first-player-0 = posto 1
value-first-player-1 = posto 2
value-first-player-2 = posto 3
value-first-player-3 = posto 4

preset-young-sailors = Piccoli mozzi
preset-young-sailors-help = Senza poteri, e per vincere basta un colpo al Kraken.
preset-experienced = Pirati esperti
preset-experienced-help = Un vortice in mare.
preset-dread = Terrore dei mari
preset-dread-help = Quattro vortici. Buona fortuna.

## I nomi, a voce, di ciò che sta sul tavolo

label-sea = La nave e il mare intorno
label-roll = I dadi
label-crew = Ancora a terra
label-whirlpools = Vortici da mettere
label-uses = Tutti insieme
label-cards = Carte di { $seat }
label-cards-you = Le tue carte
label-pile = Mazzo di { $seat }
label-pile-you = Il tuo mazzo
label-area = { $area } ({ $area-side })
label-hole = Falla { $area }
label-hole-to-come = Una falla che ancora non c’è
label-rail = Parapetto della { $lane }
label-rail-broken = Parapetto rotto della { $lane }
label-die-to-come = Un dado { $side } che aspetta sul percorso
label-die = Dado { $side }: { $face }
label-die-new = Dado { $side }, non ancora lanciato
label-die-ignored = Dado { $side }: { $face }, ignorato
label-kraken-on-track = Il Kraken, casella { $space } del percorso
label-kraken = Il Kraken, nella { $lane }, casella { $space }
label-token = Gettone attacco Kraken { $token }
label-token-won = Gettone attacco Kraken { $token }, sul Kraken
label-whirlpool = Vortice nella { $lane }, casella { $space }
label-whirlpools-left = { $count ->
    [one] Un vortice
   *[other] { $count } vortici
}
label-space = { $lane }, casella { $space }
label-tentacle = Tentacolo nella { $lane }, casella { $space }
label-pawn = { $pirate }, { $area }
label-pirate = { $pirate }
    .here = { $pirate }
label-power = { $pirate } · { $pirate-power }
label-card = { $card }{ symbols-shown }
    .here = { $card }
label-card-played = { $card }, in gioco: resta{ symbols-shown }
    .here = { $card }
label-card-barred = { $card }, per un altro turno{ symbols-shown }
    .here = { $card }
symbols-shown = { $move ->
    [0] {""}
    [1] {" · movimento"}
   *[other] {" · movimento"} ×{ $move }
}{ $cannon ->
    [0] {""}
    [1] {" · cannone"}
   *[other] {" · cannone"} ×{ $cannon }
}{ $pistol ->
    [0] {""}
    [1] {" · pistola"}
   *[other] {" · pistola"} ×{ $pistol }
}{ $saber ->
    [0] {""}
    [1] {" · sciabola"}
   *[other] {" · sciabola"} ×{ $saber }
}{ $repair ->
    [0] {""}
    [1] {" · riparazione"}
   *[other] {" · riparazione"} ×{ $repair }
}{ $wild ->
    [0] {""}
    [1] {" · jolly"}
   *[other] {" · jolly"} ×{ $wild }
}{ $face ->
    [0] {""}
    [1] {" · Smorfia"}
   *[other] {" · Smorfia"} ×{ $face }
}
label-back = Mazzo con { $pirate } sul dorso: { $count ->
    [one] una carta
   *[other] { $count } carte
}
label-broadside = Bordata
    .here = Bordata

## Il tabellone in un terminale (terminal)

picture-track = Il percorso del Kraken
picture-holes = Falle { $marks }
picture-hits = Colpi al Kraken { $marks }
picture-rolled = Dadi: { $dice }
picture-ignored = (ignorati { $count })
picture-card = { $card }{ symbols-shown }
picture-power = Vale il potere di { $pirate }
picture-pile = mazzo { $count }
picture-key = § tentacolo   Ж Kraken   @ vortice   ║ parapetto   ✹ falla

## Lo scopo, sempre sul tavolo

aim = Colpite il Kraken { $goal ->
    [one] una volta
   *[other] { $goal } volte
}, prima che la nave abbia { $most } falle.
aim-now = colpi { $hits } su { $goal }, falle { $holes } su { $most }
aim-near = Il Kraken è a tiro: colpitelo!
aim-near-now = { aim-now }

## A che cosa servono le cose

explain-pawn-samuel = Samuel può ignorare gli Occhi che gli escono: non muovono niente.
    .rules = KA-56
explain-pawn-astrid = Astrid può usare due volte un simbolo della sua carta, mai la Smorfia.
    .rules = KA-57
explain-pawn-elena = La pistola di Elena arriva a tutte le caselle della pistola, su entrambi i lati.
    .rules = KA-60
explain-pawn-billy = Quando il cannone di Billy colpisce, possono andarsene anche gli altri tentacoli a tiro di cannone da quel lato.
    .rules = KA-61
explain-pirate-samuel = { explain-pawn-samuel }
    .rules = KA-56
explain-pirate-astrid = { explain-pawn-astrid }
    .rules = KA-57
explain-pirate-elena = { explain-pawn-elena }
    .rules = KA-60
explain-pirate-billy = { explain-pawn-billy }
    .rules = KA-61
explain-use-move = Stivale: corri nell’area vicina, mai in diagonale.
    .rules = KA-33
explain-use-cannon = Cannone: colpisci qualcosa su una casella del cannone accanto a te.
    .rules = KA-34
explain-use-pistol = Pistola: colpisci qualcosa su una casella della pistola accanto a te.
    .rules = KA-35
explain-use-saber = Sciabola: colpisci qualcosa su una casella della sciabola accanto a te.
    .rules = KA-36
explain-use-repair = Martello: rimetti in piedi un parapetto rotto accanto a te.
    .rules = KA-40
explain-use-wild = Bandiera pirata: a scelta stivale, cannone, pistola, sciabola o martello.
    .rules = KA-42
explain-use-face = Smorfia: dopo le tue azioni il Kraken si muove, che ti piaccia o no.
    .rules = KA-44
explain-broadside = Bordata: colpiscine uno a tiro di cannone, e vanno via anche gli altri di quel lato.
    .rules = KA-61
explain-die = Una creatura: ciò che è nella sua corsia di questo colore si avvicina di un passo.
    .rules = KA-14
explain-die-eye = L’Occhio: tutto ciò che è di questo colore si avvicina di un passo.
    .rules = KA-15
explain-die-blank = Faccia vuota: non si muove niente. Respira.
    .rules = KA-16
explain-die-ignored = Samuel ignora quest’Occhio: non muove niente.
    .rules = KA-56
explain-die-new = Nuovo in gioco: si lancia dal turno dopo.
    .rules = KA-48
explain-die-to-come = Quando il Kraken arriva qui, questo dado si lancia a ogni turno.
    .rules = KA-48
explain-tentacle-bubbles = Bolle: qui al largo niente può toccarlo.
    .rules = KA-38
explain-tentacle-cannon = A due passi dal parapetto: ci arriva solo un cannone.
    .rules = KA-34
explain-tentacle-pistol = A un passo dal parapetto: ci arriva solo una pistola.
    .rules = KA-35
explain-tentacle-saber = Al parapetto: una sciabola può colpirlo; al prossimo passo attacca.
    .rules = KA-20
explain-kraken = Colpiscilo come un tentacolo, con l’arma della sua casella: ogni colpo conta.
    .rules = KA-55
explain-kraken-on-track = Ogni Smorfia lo avvicina di una casella; dopo l’ultima è alla nave: allora colpiscilo come un tentacolo.
    .rules = KA-47, KA-49, KA-55
explain-rail = Un parapetto prende un colpo al posto della nave, poi sparisce.
    .rules = KA-21
explain-rail-broken = Senza parapetto: il prossimo attacco qui apre una falla.
    .rules = KA-22
explain-hole = Le falle non si riparano. Una di troppo e affondate.
    .rules = KA-41
explain-hole-to-come = Quando questa fila è vuota, la nave affonda.
    .rules = KA-65
explain-token = Uno per ogni colpo al Kraken; il terzo fa vincere. Quando è alla nave, colpitelo come un tentacolo.
    .rules = KA-66
explain-token-won = { explain-token }
    .rules = KA-66
explain-whirlpool = I tentacoli saltano questa casella e arrivano prima.
    .rules = KA-71
explain-whirlpools-left = { explain-whirlpool }
    .rules = KA-71
explain-area = Da qui il tuo pirata arriva alle due corsie accanto.
    .rules = KA-33
explain-space = { explain-whirlpool }
    .rules = KA-71
explain-card = Ogni simbolo è una cosa che puoi fare, nell’ordine che vuoi.{ symbols-explained }
    .rules = KA-30
explain-card-played = Ciò che non è spuntato puoi ancora farlo, nell’ordine che vuoi.{ symbols-explained }
    .rules = KA-30
explain-card-barred = Una carta per turno: questa aspetta il prossimo.
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
explain-back = Le carte giocate vanno qui sotto; due sono sempre scoperte.
    .rules = KA-45

## Che cosa guarda il consigliere (coach)

hint-holes = falle nello scafo
hint-bare-lanes = parapetti rotti
hint-holes-soon = falle al prossimo lancio
hint-rails-soon = parapetti persi al prossimo lancio
hint-doom = un’ultima falla che affonda la nave
hint-unguarded = danni dove non c’è nessuno
hint-tokens = colpi al Kraken
hint-kraken-in-reach = un Kraken a tiro

## Che cosa non può essere (errors)

clash-solo = in solitario si gioca con un posto, e uno soltanto (KA-01); questo tavolo ne ha { $count }: togli l’opzione solo

edition-area-itself = non può essere accanto a sé stessa
edition-area-one-way = è accanto a { $there }, ma { $there } non è accanto a { $here }
edition-first-space = ha un dado sulla prima casella, da cui parte il Kraken
edition-dice = porta { $total } dadi di colore { $side }, ma nella scatola ce ne sono { $most }
edition-letter = mostra «{ $given }»; una carta mostra lettere tra { $letters }
edition-full-card = mostra { $given } simboli, ma il massimo è { $most }
edition-no-face = non ha nessuna carta con una Smorfia ({ $letter }), e la partita potrebbe non finire mai
edition-wants-card = al massimo { $most } lettere tra { $letters }

position-pirate-twice = { $pirate } naviga due volte; ogni pirata naviga con un posto solo (KA-08)
position-stranger = { $pirate } è sul ponte, ma nessuno naviga con { $pirate } (KA-08)
position-ashore = { $pirate } naviga, ma non sta da nessuna parte; scrivi un’area (KA-09)
position-setting-up = i pirati si scelgono e salgono sul ponte uno dopo l’altro a partire da chi comincia, e placed dice quanti l’hanno fatto (KA-83)
position-back = back è il pirata della carta in cima al mazzo in solitario, e none prima di distribuire o con più giocatori (KA-79)
position-card-twice = «{ $card }» sta in due posti; di ogni carta ce n’è una sola (KA-10)
position-card-elsewhere = «{ $card }» sta davanti a { $seat }, che non naviga con quel pirata (KA-10)
position-track = il Kraken sta sul suo percorso, da 0 a { $last }, e arriva alla nave solo da { $last }; solo lì ha dei gettoni (KA-49, KA-55)
position-over = con { $holes } falle la partita è finita e persa, con { $tokens } gettoni sul Kraken è finita e vinta, e non prima (KA-65, KA-66)

what-pirates = pirati
what-cards = carte
what-purple-dice = dadi viola
what-red-dice = dadi rossi
what-pieces = pezzi nelle corsie
what-whirlpools = vortici

## Il risultato alla fine (end)

score-title = La nave
score-holes = Falle
score-hits = Colpi al Kraken
score-rails = Parapetti in piedi
ending-won = Il Kraken scappa!
ending-won-text = L’avete respinto una volta di troppo per i suoi gusti, e si è inabissato per sempre.
ending-sunk = La nave è affondata
ending-sunk-text = Una falla di troppo: la ciurma nuota fino a un’isola deserta e medita vendetta.

## Che cosa chiedono gli enigmi (puzzles)

goal-win = Vinci la partita in questo turno.
goal-hit = Colpisci il Kraken in questo turno.
goal-side = Libera un lato della nave: nelle quattro corsie di un colore tutto deve tornare alle bolle.
goal-three = Rimanda tre assalitori alle bolle in questo turno.
goal-guard = Finisci il turno senza lasciare nulla su una casella della sciabola.
goal-mend = Rimetti in piedi tutti i parapetti.
