### Tentacolor in italiano.

title = Tentacolor
tagline = Una creatura coloratissima, un tentacolo a testa: chi arriva per primo a cinque carte dello stesso colore?
kind = Competitivo, carte che passano di mano in mano

## Le cose

colour-red = rosso
colour-orange = arancione
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola

encounter-plain = semplice
encounter-shark = Squalo
encounter-shoal = Banco di pesci
encounter-rare = Esemplare raro

tip-T1 = la punta arancione, verde e rossa
tip-T2 = la punta arancione, gialla e blu
tip-T3 = la punta verde, gialla e viola
tip-T4 = la punta rossa, blu e viola

## Le carte

card-RO-1 = rosso-arancione
card-RO-2 = rosso-arancione
card-RO-3 = rosso-arancione
card-RO-4 = rosso-arancione (Esemplare raro)
card-RY-1 = rosso-giallo
card-RY-2 = rosso-giallo
card-RY-3 = rosso-giallo
card-RY-4 = rosso-giallo (Banco di pesci)
card-RG-1 = rosso-verde
card-RG-2 = rosso-verde
card-RG-3 = rosso-verde
card-RG-4 = rosso-verde (Esemplare raro)
card-RB-1 = rosso-blu
card-RB-2 = rosso-blu
card-RB-3 = rosso-blu
card-RB-4 = rosso-blu (Banco di pesci)
card-RV-1 = rosso-viola
card-RV-2 = rosso-viola
card-RV-3 = rosso-viola
card-RV-4 = rosso-viola (Squalo)
card-OY-1 = arancione-giallo
card-OY-2 = arancione-giallo
card-OY-3 = arancione-giallo
card-OY-4 = arancione-giallo (Esemplare raro)
card-OG-1 = arancione-verde
card-OG-2 = arancione-verde
card-OG-3 = arancione-verde
card-OG-4 = arancione-verde (Banco di pesci)
card-OB-1 = arancione-blu
card-OB-2 = arancione-blu
card-OB-3 = arancione-blu
card-OB-4 = arancione-blu (Squalo)
card-OV-1 = arancione-viola
card-OV-2 = arancione-viola
card-OV-3 = arancione-viola
card-OV-4 = arancione-viola (Banco di pesci)
card-YG-1 = giallo-verde
card-YG-2 = giallo-verde
card-YG-3 = giallo-verde
card-YG-4 = giallo-verde (Squalo)
card-YB-1 = giallo-blu
card-YB-2 = giallo-blu
card-YB-3 = giallo-blu
card-YB-4 = giallo-blu (Esemplare raro)
card-YV-1 = giallo-viola
card-YV-2 = giallo-viola
card-YV-3 = giallo-viola
card-YV-4 = giallo-viola (Banco di pesci)
card-GB-1 = verde-blu
card-GB-2 = verde-blu
card-GB-3 = verde-blu
card-GB-4 = verde-blu (Banco di pesci)
card-GV-1 = verde-viola
card-GV-2 = verde-viola
card-GV-3 = verde-viola
card-GV-4 = verde-viola (Esemplare raro)
card-BV-1 = blu-viola
card-BV-2 = blu-viola
card-BV-3 = blu-viola
card-BV-4 = blu-viola (Esemplare raro)

## Che cosa è successo

news-dealt = { $seat } riceve la carta { $card }.
news-dealt-you = Ricevi la carta { $card }.
news-dealt-unseen = { $seat } riceve una carta.
news-leads = { $seat } guida la spedizione e prende una carta in più: { $card }.
news-leads-you = Guidi la spedizione e prendi una carta in più: { $card }.
news-leads-unseen = { $seat } guida la spedizione e prende una carta in più.
news-dealt-tip = { $seat } sbircia { $tip } e non dice niente a nessuno.
news-dealt-tip-you = Sbirci { $tip } e non dici niente a nessuno.
news-dealt-tip-unseen = { $seat } sbircia una carta Punta e non dice niente a nessuno.
news-turn = Tocca a { $seat }.
news-turn-you = Tocca a te.
news-drew = { $seat } pesca la carta { $card }.
news-drew-you = Peschi la carta { $card }.
news-drew-unseen = { $seat } pesca una carta.
news-laid = { $seat } posa la carta { $card }: { $length ->
    [1] una nuova serie.
   *[other] { $length } di fila.
}
news-laid-you = Posi la carta { $card }: { $length ->
    [1] una nuova serie.
   *[other] { $length } di fila.
}
news-bitten = Gnam! Con un morso lo Squalo di { $seat } stacca la carta { $card } dal tentacolo di { $other }.
news-bitten-you = Gnam! Con un morso il tuo Squalo stacca la carta { $card } dal tentacolo di { $other }.
news-bitten-to-you = Gnam! Con un morso lo Squalo di { $seat } stacca la carta { $card } dal tuo tentacolo.
news-shark-idle = Lo Squalo di { $seat } non trova niente da mordere.
news-shark-idle-you = Il tuo Squalo non trova niente da mordere.
news-scattered = Il Banco di pesci di { $seat } travolge { $other }, che mette nella scatola la carta { $card }.
news-scattered-you = Il tuo Banco di pesci travolge { $other }, che mette nella scatola la carta { $card }.
news-scattered-to-you = Il Banco di pesci di { $seat } ti travolge: metti nella scatola la carta { $card }.
news-scattered-unseen = Il Banco di pesci di { $seat } travolge { $other }, che mette nella scatola una carta, senza mostrarla.
news-scattered-unseen-you = Il tuo Banco di pesci travolge { $other }, che mette nella scatola una carta, senza mostrarla.
news-drew-again = { $seat } pesca in cambio la carta { $card }.
news-drew-again-you = Peschi in cambio la carta { $card }.
news-drew-again-unseen = { $seat } pesca un’altra carta in cambio.
news-shoal-idle = Il mazzo è vuoto: il Banco di pesci di { $seat } tira dritto.
news-shoal-idle-you = Il mazzo è vuoto: il tuo Banco di pesci tira dritto.
news-drew-more = Un Esemplare raro! { $seat } pesca la carta { $card } e ne posa un’altra.
news-drew-more-you = Un Esemplare raro! Peschi la carta { $card } e ne posi un’altra.
news-drew-more-unseen = Un Esemplare raro! { $seat } pesca una carta e ne posa un’altra.
news-rare-idle = Il mazzo è vuoto: l’Esemplare raro di { $seat } non porta niente.
news-rare-idle-you = Il mazzo è vuoto: il tuo Esemplare raro non porta niente.
news-gave = { $seat } dà a { $other } la carta { $card }.
news-gave-you = Dai a { $other } la carta { $card }.
news-gave-to-you = { $seat } ti dà la carta { $card }.
news-gave-unseen = { $seat } dà una carta a { $other }.
news-recycled = Si mescola un nuovo mazzo con la scatola e i vecchi pezzi dei tentacoli: { $count } carte.
news-completed = { $seat } ha completato il tentacolo!
news-completed-you = Hai completato il tentacolo!
news-revealed = { $seat } scopre { $tip }: è quella giusta!
news-revealed-you = Scopri { $tip }: è quella giusta!
news-ran-out = Il mazzo è vuoto, la spedizione è finita.
news-shown = { $seat } aveva { $tip }.
news-shown-you = Avevi { $tip }.
news-longest = { $seat } vince con { $length } di fila.
news-longest-you = Vinci con { $length } di fila.

## Che cosa si può fare

choice-lay = Posa la carta { $card }
    .brings = { $left ->
        [0] { $colour } { $length } su { $goal }: il tentacolo è completo
       *[other] { $broken ->
            [0] { $length ->
                [1] nuova serie
               *[other] { $colour } { $length } su { $goal }
            }
           *[other] spezza la serie da { $broken }
        }
    }{ $animal ->
        [1] {" · Squalo"}
        [2] {" · Banco di pesci"}
        [3] {" · un’altra carta"}
       *[other] {""}
    }
choice-shark = Lo Squalo morde il tentacolo di { $other }
    .brief = { $other }
    .brings = serie: { $length } → { $after }
choice-shoal = { $other } cambia carta
    .brief = { $other }
    .brings = serie: { $length } su { $goal }
choice-give = Dai via la carta { $card }
choice-give-to = Dai a { $other } la carta { $card }
    .brings = { $left ->
        [0] così vince { $other }!
       *[other] { $length ->
            [0] { $other }: prima carta
            [1] { $other }: non va
           *[other] { $other }: { $colour } { $length }/{ $goal }
        }
    }{ $animal ->
        [1] {" · Squalo"}
        [2] {" · Banco di pesci"}
        [3] {" · posa ancora"}
       *[other] {""}
    }

phase-laying = Posa una delle tue carte.
phase-laying-barred = Posa una carta del colore della tua serie: ne hai una, è d’obbligo.
phase-biting = A chi stacca l’ultima carta lo Squalo?
phase-scattering = Il Banco di pesci: chi deve cambiare la sua carta con una nuova?
phase-giving = Ora dai una carta a chi siede alla tua sinistra.
phase-laying-more = L’Esemplare raro: posa ancora una carta, quella che vuoi.

## Le opzioni (setup)

option-expert = Punte segrete
option-expert-help = Ognuno ha una carta Punta segreta. La tua lunga serie deve essere di uno dei suoi colori, e si vince un turno più tardi.
value-expert-off = no
value-expert-on = sì
option-laying = Come si posa
option-laying-help = Chi ha carte che continuano la serie deve posarne una. Oppure ognuno posa quello che vuole, e può spezzare la serie apposta.
value-laying-match-if-able = continua, se puoi
value-laying-free = carta libera
option-pile-empty = Quando il mazzo è vuoto
option-pile-empty-help = La partita finisce e vince la serie più lunga, oppure si fa un nuovo mazzo con la scatola e con tutte le carte prima delle serie.
value-pile-empty-longest = la partita finisce
value-pile-empty-recycle = nuovo mazzo
option-goal = Carte di fila
option-goal-help = Quante carte dello stesso colore completano un tentacolo. Il regolamento dice cinque, e sei se si gioca in due.
value-goal-book = come da regolamento
value-goal-4 = quattro
value-goal-5 = cinque
value-goal-6 = sei
option-first-player = Chi comincia
option-first-player-help = Un posto a tua scelta, oppure la sorte.
value-first-player-random = la sorte
value-first-player-0 = posto 1
value-first-player-1 = posto 2
value-first-player-2 = posto 3
value-first-player-3 = posto 4

preset-first-game = Prima partita
preset-first-game-help = Bastano quattro carte dello stesso colore.
preset-expert = Esperti
preset-expert-help = Con le carte Punta segrete.
preset-deep-sea = Mare profondo
preset-deep-sea-help = Punte segrete, sei carte di fila e un mazzo che non finisce mai.

## I nomi, a voce, di ciò che sta sul tavolo

label-sea = La creatura e i suoi tentacoli
label-hand = Mano di { $seat }
label-hand-you = La tua mano
label-aside = Accanto a { $seat }
label-aside-you = Accanto a te
label-tips = Carte Punta
label-box-cards = Carte nella scatola
label-card = { $card }
label-card-barred = { $card }, che non continua la tua serie
    .brings = non continua la serie
label-back = Una carta coperta di { $seat }
label-laid = { $card }, nel tentacolo di { $seat }
label-laid-you = { $card }, nel tuo tentacolo
label-slot = La fine del tuo tentacolo
label-series = { $seat }: { $length } su { $goal } in { $colour }
label-series-empty = { $seat }: ancora nessuna carta
label-cuff = { $hidden ->
    [0] Il tentacolo di { $seat }
    [one] Il tentacolo di { $seat }, con la prima carta nascosta
   *[other] Il tentacolo di { $seat }, con le prime { $hidden } carte nascoste
}
label-pile = { $count ->
    [one] Mazzo: una carta
   *[other] Mazzo: { $count } carte
}
label-box = { $count ->
    [0] La scatola, vuota
    [one] La scatola: una carta
   *[other] La scatola: { $count } carte
}
label-box-backs = { $count ->
    [one] Una carta che nessuno ha visto
   *[other] { $count } carte che nessuno ha visto
}
label-leader = Chi guida la spedizione
label-tip = { $tip }
label-tip-hidden = La punta segreta di { $seat }
label-tips-out = { $count ->
    [one] Una punta che nessuno ha
   *[other] { $count } punte che nessuno ha
}

## Il tabellone in un terminale (terminal)

picture-goal = { $goal } di fila dello stesso colore
picture-pile = mazzo { $count }
picture-box = scatola { $count }
picture-leader = guida
picture-series = { $length }/{ $goal } { $colours }
picture-hand = mano
picture-tip = punta
picture-empty = ancora niente
picture-secret = segreta
picture-marks = ^ Squalo   ~ Banco di pesci   * Esemplare raro   [ ] la serie   ? ignota

## Che cosa non si può giocare (errors)

edition-colour-twice = mostra due volte lo stesso colore, ma ne vuole tre diversi
position-twice = { $given } sta in due posti
position-not-laid = { $given } è posata dopo un’altra carta, ma non sta in nessun tentacolo; scrivila alla fine di uno, o prima di un’altra carta
position-hand = il posto { $at } ha { $given } carte in mano, ma in questo momento ne vuole { $wanted }
position-count = { $name } ha { $given }, ma le carte lì sono { $wanted }
position-tip-twice = { $given } è in mano a due posti
what-cards = carte Tentacolo
what-tips = punte in gioco

## Lo scopo, sempre sul tavolo

aim = Arriva prima degli altri a { $goal } carte di fila con un colore in comune.
aim-now = tu { $mine }, miglior rivale { $best }
aim-expert = Comincia il turno con { $goal } carte di fila in un colore della tua punta segreta.
aim-expert-now = { aim-now }
aim-watched = Vince chi ha per primo { $goal } carte di fila con un colore in comune.
aim-watched-now = serie più lunga { $best }

## A che cosa servono le cose

explain-encounter-shark = Squalo: quando si posa, stacca l’ultima carta dal tentacolo di un avversario.
    .rules = TC-18
explain-encounter-shoal = Banco di pesci: quando si posa, un avversario cambia la carta che ha in mano con una nuova.
    .rules = TC-22
explain-encounter-rare = Esemplare raro: pesca una carta in più e posane subito un’altra.
    .rules = TC-24
explain-card = Due colori: conta per tutti e due.
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
explain-card-barred = Hai una carta del colore della tua serie: devi posare quella.
    .rules = TC-11
explain-back = Una mano resta segreta; la vede solo chi la tiene.
    .rules = TC-09
explain-slot = Qui va la tua prossima carta.
    .rules = TC-10, TC-11
explain-series = Il colore alla fine di questo tentacolo, e quante di fila.
    .rules = TC-12
explain-cuff = L’inizio di questo tentacolo; le carte che non si vedono più sono sotto.
    .rules = TC-02
explain-pile = Quando è vuoto e qualcuno deve pescare, vince la serie più lunga.
    .rules = TC-36
explain-box = Carte fuori gioco: staccate da uno Squalo o portate via da un Banco.
    .rules = TC-26
explain-box-backs = { explain-box }
    .rules = TC-26
explain-leader = Il sottomarino dice solo chi ha cominciato.
    .rules = TC-05
explain-tip = Per esperti: la serie lunga deve essere in uno di questi tre colori.
    .rules = TC-34
explain-tip-hidden = Una punta segreta: i colori si vedono quando fa vincere.
    .rules = TC-32
explain-tips-out = Queste punte non le ha nessuno e nessuno le ha viste.
    .rules = TC-32

## Che cosa guarda il consigliere (coach)

hint-series = una serie più lunga
hint-series-squared = una serie più lunga
hint-near = una serie a cui manca una sola carta
hint-fitting = una mano adatta al tuo tentacolo
hint-encounters = carte con animali in mano
hint-rival-squared = serie più lunghe per gli altri
hint-rivals-near = avversari a cui manca una sola carta
hint-next-fed = carte utili a chi siede alla tua sinistra

## Il risultato alla fine (end)

score-title = Le serie più lunghe
ending-completed = Un tentacolo completo!
ending-completed-text = Una lunga serie di un solo colore: la creatura è tutta nella foto.
ending-revealed = La punta è quella giusta!
ending-revealed-text = La punta segreta si abbina alla lunga serie che la precede, e il tentacolo è completo.
ending-ran-out = Il mazzo è vuoto
ending-ran-out-text = Non c’è più niente da pescare: la foto la scatta la serie più lunga.

## Che cosa chiedono gli enigmi (puzzles)

goal-win = Vinci la partita in questo turno.
goal-lead = Finisci il turno con la serie più lunga di tutte.
goal-stingy = Allunga la tua serie e dai a chi siede alla tua sinistra una carta che non continui la sua.
goal-both = Allunga la tua serie fino a renderla la più lunga di tutte e dai a chi siede alla tua sinistra una carta che non continui la sua.
goal-stop = Finisci il turno senza rivali a una sola carta dalla vittoria.
