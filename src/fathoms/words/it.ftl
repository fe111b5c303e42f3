### Le parole comuni a tutti i giochi.

language-name = Italiano

seat-0 = Giocatore 1
seat-1 = Giocatore 2
seat-2 = Giocatore 3
seat-3 = Giocatore 4

## Ciò che dicono più pagine

ui-how-many = In quanti giocate?
ui-me = Tu
ui-a-bot = Un robot
ui-your-name = Il tuo nome
ui-level-of = Quanto è furbo il robot al posto { $number }
ui-level-shrimp = Gambero
ui-level-shrimp-help = sguazza e basta
ui-level-crab = Granchio
ui-level-crab-help = acchiappa quel che vede
ui-level-dolphin = Delfino
ui-level-dolphin-help = vede lontano
ui-level-kraken = Kraken
ui-level-kraken-help = non sbaglia quasi mai
ui-level-network = Rete
ui-level-network-help = ha imparato giocando
ui-rules = Regole
ui-whole-board = Tutto il tabellone
ui-no-match = Questa partita non esiste.
ui-no-right = Questo tavolo per te è chiuso. Chiedi un link a qualcuno che ci gioca.
ui-your-turn = Tocca a te
ui-waits-for = Si aspetta { $name }
ui-away = assente
ui-named = { $what }: { $game }
ui-no-rule = Questa regola non ha un testo.
ui-open-to-all = Libera il posto per un amico
ui-share = Condividi
ui-picture-kept = Immagine salvata
ui-gathering = In attesa degli amici
join-of = { $game }, al tavolo di { $host }
ui-learn = Impara a giocare, { $minutes } min
ui-learn-on = Riprendi la lezione
ui-puzzles = Enigmi
ui-wins = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
ui-check-dice = È stato equo?
ui-closed = Solo da guardare
ui-watching = Stai guardando
mine-title = Le mie partite
mine-finished = Finite
mine-all = Tutte
mine-won = Vinta
mine-lost = Persa
ui-edition = Una tua edizione
ui-edition-help = Cambia carte, tabelloni e numeri della scatola. Scrivi solo ciò che è diverso; il tavolo si disegna mentre scrivi.
ui-daily = Immersione del giorno
ui-daily-of = Immersione del giorno { $day }: { $game }

## Ciò che il server scrive nella pagina (head)

page-about = Cinque giochi da tavolo con mostri marini: in solitario, attorno a uno schermo o ognuno a casa sua. Senza registrazione.
page-no-script = Fathoms disegna i suoi tavoli con JavaScript. Attivalo per questa pagina.

## La pagina d’ingresso

ui-headline = Cinque mostri marini. Un solo tavolo.
ui-lead = Apri una porta e si gioca: in solitario, attorno a uno schermo o ognuno a casa sua. Senza registrazione.
ui-to-games = Vai ai giochi
ui-games = I giochi
ui-your-games = Le tue partite
ui-no-games = Ancora nessuna. Dietro ogni porta c’è qualcuno che ti aspetta.
ui-continue = Continua
ui-open = Apri
ui-play-now = Gioca ora
ui-bots-together = con { $bots }
ui-bots-against = contro { $bots }
ui-bots-shrimp = { $count ->
    [one] un robot gambero
   *[other] { $count } robot gambero
}
ui-bots-crab = { $count ->
    [one] un robot granchio
   *[other] { $count } robot granchio
}
ui-bots-dolphin = { $count ->
    [one] un robot delfino
   *[other] { $count } robot delfino
}
ui-bots-kraken = { $count ->
    [one] un robot kraken
   *[other] { $count } robot kraken
}
ui-with-friends = Con gli amici
ui-on-device = Su questo schermo
ui-options = Opzioni e robot
ui-players = giocatori
ui-minutes = { $minutes } min
ui-together = Insieme
ui-against = Rivali
ui-owners = I nomi dei giochi appartengono ai loro editori. I testi delle regole e i disegni, qui, sono nostri.
ui-all-rules = Le regole dei giochi
ui-fair = I dadi sono onesti?
ui-open-match = Apri una partita salvata
ui-not-a-match = Questo file non è una partita di Fathoms.
ui-language = Lingua
ui-theme-light = Passa al tema chiaro
ui-theme-dark = Passa al tema scuro
ui-plankton = Qui c’è solo plancton
ui-nowhere = A questo indirizzo non c’è nulla.
ui-home = Tutti i giochi

## Preparare la partita (setup)

ui-setup-lead = Comincia così com’è, oppure cambia qualcosa qui sotto.
ui-how-wild = Come vuoi giocare?
ui-as-usual = Come da scatola
ui-as-usual-help = Le regole di sempre.
ui-all-options = Tutte le opzioni
ui-who = Chi gioca?
ui-a-friend = Un amico, con un link
ui-on-this-device = Qualcuno su questo schermo
ui-name-of = Nome al posto { $number }
ui-kind-of = Chi siede al posto { $number }
ui-start = Comincia la partita
coach-allow = Si può chiedere consiglio
coach-allow-help = Contro altre persone il consigliere tace, a meno che tu non dica qui che tutti possono interrogarlo.

## Il tavolo (table)

ui-to-choices = Alle mie scelte
ui-all-games = Fathoms: tutti i giochi
ui-speed = Velocità delle mosse
ui-speed-slow = Lenta
ui-speed-normal = Normale
ui-speed-instant = Immediata
ui-speed-fast = Rapida
ui-coach = Consigli
ui-best = migliore
ui-menu = Menu
ui-at-table = Al tavolo
ui-beat-again = Di nuovo
ui-beat-next = Avanti
ui-to-my-turn = Fino al mio turno
ui-to-now = Salta al presente
ui-go-on = Continua
ui-lost = Connessione persa. Le tue mosse sono al sicuro; ci riprovo.
ui-try-now = Riprova ora
ui-their-turn = gioca
ui-turn-of = Tocca a { $name }
ui-everybody = Tutti
ui-chosen = Hai scelto
ui-chosen-help = Puoi cambiare idea finché non hanno scelto tutti.
ui-game-over = La partita è finita
ui-my-turn = Tocca a me
ui-undo = Annulla
ui-reset = Rifai il turno
ui-other-choice = Un’altra scelta
ui-once-more = Sceglilo di nuovo o premi il pulsante.
ui-and-now = E adesso? Scegli ciò che brilla.
ui-beside = Accanto al tabellone
ui-mine = Le tue cose
ui-then-open = Il resto dipende dal caso o dagli altri.
ui-brings = { $what } · { $gain }
ui-log = Diario di bordo
ui-lines = { $count } righe
ui-why = Perché?
ui-close = Chiudi
ui-not-now = Con questo ({ $name }) ora non c’è niente da fare. { $todo } Puoi scegliere ciò che brilla.
ui-not-this = Qui ora non c’è niente da fare. { $todo } Puoi scegliere ciò che brilla.
ui-ready = fatto
ui-choosing = sceglie
ui-winner = vince
ui-bot = robot
ui-open-seat = posto libero
ui-you = tu
ui-mate = con te
ui-online = in linea
ui-play-as = Ora gioca { $name }
ui-go-first = { $name }, comincia tu!
ui-seat-empty = Il posto di { $name } è vuoto.
ui-invite = Invita qualcuno
ui-let-bot = Fai giocare un robot
ui-see-end = Com’è finita
ui-replay = Rivedi
ui-since = Dal tuo ultimo turno
ui-so-far = Finora
ui-got-it = Capito
ui-aim = Scopo
ui-pass-device = Passate lo schermo a { $name }
ui-look-away = Tutti gli altri guardano altrove. Anche il Kraken.
ui-open-curtain = Sono { $name }: su il sipario
labelled = { $title }: { $what }
hands-human = Qualcuno prende il posto { $number }.
hands-human-you = Prendi il posto { $number }.
hands-human-named = { $name } prende il posto { $number }.
hands-human-named-you = Prendi il posto { $number }.
hands-human-by = { $seat } prende anche il posto { $number }.
hands-human-by-you = Prendi anche il posto { $number }.
hands-bot = Al posto { $number } ora gioca un robot.
hands-bot-you = Ora gioca un robot per te.
hands-bot-named = { $name } ha lasciato il tavolo; continua un robot.
hands-bot-named-you = Hai lasciato il tavolo; continua un robot per te.
hands-bot-by = { $seat } fa giocare un robot al posto { $number }.
hands-bot-by-you = Fai giocare un robot al posto { $number }.
hands-bot-by-to-you = { $seat } fa giocare un robot per te.
hands-open = Il posto { $number } è libero.
hands-open-by = { $seat } libera il posto { $number }.
hands-open-by-you = Liberi il posto { $number }.
hands-absent = Al posto { $number } ora non c’è nessuno.
hands-absent-by = { $seat } lascia vuoto il posto { $number }.
hands-absent-by-you = Lasci vuoto il posto { $number }.
hands-kept = { $seat } ha scaricato la partita e ora può vedere tutte le carte.
hands-kept-you = Hai scaricato la partita e ora puoi vedere tutte le carte.
say-title = Di’ qualcosa
say-point-all = Mostra agli altri
learn-again = Ancora una volta
learn-invite = Prima volta qui? Ti insegno il gioco in { $minutes } minuti.
learn-yes = Insegnami
learn-no-thanks = No, grazie
end-you-win = Hai vinto!
end-board = Guarda il tabellone
end-turning = La svolta
end-of = { $count } su { $of }
end-scored = { $what }: { $told }
end-short = Troppo breve per dirlo.
end-steady = Nessuna mossa l’ha decisa da sola: si è decisa a poco a poco.
end-swing = Probabilità di vincere di { $seat }: da { $from } % a { $to } %.
end-swing-team = Probabilità di vincere della squadra: da { $from } % a { $to } %.
ui-rematch = Rivincita
ui-join-rematch = Unisciti alla rivincita
ui-play = Avvia
ui-pause = Pausa
review-curve = La probabilità di vincere dopo ogni mossa
review-ledger = Dalla prima probabilità di vincere all’ultima, in %
review-seat = Posto
review-start = Inizio
review-own = Scelte proprie
review-others = Scelte degli altri
review-choices = Scelte
review-luck = Fortuna
review-end = Fine
review-turning = Le svolte
review-costly = Le scelte più costose
review-better = «{ $phrase }» avrebbe reso il { $cost } % in più.
review-lucky = La fortuna ha portato il { $luck } %.
review-unlucky = La sfortuna è costata il { $luck } %.
review-title = Com’è andata
review-working = Uno sguardo indietro…
review-team = La squadra
review-at = { $seat } ha scelto «{ $did }».
review-chance = { $name } { $percent } %
review-show = Mostra questa posizione
review-details = Scelte, fortuna e svolte
news-untold = È successo qualcosa per cui queste regole non hanno parole.
ending-untold = La partita è finita
ending-untold-text = È stata giocata con altre regole.

## Ciò che si apre sopra un tavolo (dialogs)

ui-sound = Suoni
ui-who-plays = Chi gioca qui?
ui-replay-start = Rivedi dall’inizio
ui-links = Link da condividere
ui-keep-match = Scarica la partita
ui-leave = Lascia il tavolo
ui-leave-help = Puoi tornare quando vuoi, finché la partita non viene chiusa.
ui-leave-bot = Un robot gioca per me
ui-leave-wait = Tenetemi il posto
ui-leave-end = Chiudi la partita
ui-table-in-words = Il tavolo a parole
ui-space-names = Nomi delle caselle sul tabellone
ui-nothing-since = Dal tuo ultimo turno non è successo nulla.
keys-title = Tasti
keys-tab = Tab va da una cosa alla successiva; sul tabellone si ferma una volta.
keys-arrows = Le frecce vanno da una cosa all’altra sul tabellone, e dalla domanda lungo l’elenco delle scelte.
keys-enter = Invio o Spazio sceglie.
keys-digits = Con i tasti da 1 a 9 prendi quella scelta dell’elenco, finché sei sulla domanda o sulle sue scelte.
keys-explain = ? su una cosa dice che cosa fa; altrove apre questo elenco.
keys-telling = Mentre giocano gli altri e non sei su un pulsante: ← racconta di nuovo, → va avanti, Spazio aspetta, Fine va al tuo turno.
keys-escape = Esc chiude ciò che è aperto, o lascia ciò che hai preso.
keys-signs = I tasti da 1 a 9 e ? fanno qualcosa
ui-in-rules = Leggi nelle regole
ui-sit-here = Gioco qui, su questo schermo
ui-save = Salva
ui-leave-empty = Lascialo vuoto
ui-invite-help = { $open ->
    [0] Ora non ci sono posti liberi. Con questo link si guarda, e ci si siede appena se ne libera uno.
    [one] C’è un posto libero. È di chi apre per primo questo link.
   *[other] Ci sono { $open } posti liberi. Manda questo link ai tuoi amici.
}
ui-invite-link = Link d’invito
ui-watch-help = Con questo link si può guardare.
ui-watch-link = Link per guardare
ui-seat-help = Con questo link giochi come { $name } anche da un altro dispositivo. Tienilo per te.
ui-seat-link = Link del posto
ui-copy = Copia
ui-copied = Copiato
ui-sealed = I dadi di questa partita sono stati sigillati prima del primo turno:

## Con gli amici: prima di distribuire, e al tavolo (lobby)

lobby-lead = Non si distribuisce niente prima che tu cominci.
lobby-scan = Inquadra ed entra
lobby-code = Codice QR del link a questo tavolo
lobby-link = Link a questo tavolo
lobby-copy = Copia il link
lobby-copied = Link copiato
lobby-how = Inquadralo con la fotocamera di un telefono, o manda il link. Ognuno sceglie un posto libero.
lobby-wifi = Chi è sul tuo Wi-Fi può giocare
lobby-wifi-help = Acceso: i dispositivi della rete di casa possono aprire questo tavolo. Spento: solo questo computer.
lobby-only-here = Solo questo computer
lobby-only-here-help = Sposta l’interruttore, e i telefoni e tablet del tuo Wi-Fi potranno venire a questo tavolo.
lobby-seats = Posti
lobby-choose = Scegli un posto
lobby-ready = Tutto pronto
lobby-not-yet = Non ancora
lobby-mark = Il tuo segno
lobby-take-mark = Segno del posto { $number }
lobby-opened = ha aperto il tavolo
lobby-came = è qui
lobby-bot = robot, { $help }
lobby-bot-out = Togli il robot
lobby-free = Posto libero
lobby-free-help = all’inizio ci si siede un robot
lobby-sit = Siediti qui
lobby-put-bot = Un robot
lobby-strength = Quanto è forte il robot?
lobby-many-help = In un posto ancora libero all’inizio gioca un robot ({ $bot }). Un amico può prenderlo più tardi.
lobby-start = Comincia: siamo in { $count }
lobby-waiting = Si aspetta { $names }. Puoi cominciare anche subito.
lobby-all-ready = Sono tutti pronti.
lobby-nobody = Non è ancora venuto nessuno. Puoi cominciare con i robot.
lobby-in = Ci sei, { $name }
lobby-in-unnamed = Ci sei
lobby-i-am-ready = Tutto pronto
lobby-wait = Aspetta, non ancora
lobby-host-starts = { $host } fa cominciare la partita.
lobby-show-out = Libera il posto di { $name }
lobby-out = Non più al tavolo: { $names }
lobby-somebody = qualcuno
lobby-let-in = Falli tornare
lobby-barred = { $host } ha bisogno del tuo posto per qualcun altro. Puoi comunque guardare.
lobby-barred-alone = Il tuo posto serve a qualcun altro. Puoi comunque guardare.
lobby-sat-down = { $name } è al tavolo
lobby-is-ready = { $name }: tutto pronto
join-title = Un invito per te
join-lead = { $game } ti aspetta.
join-name = Come ti chiami?
join-go = Vai al tavolo
join-full = Ora non c’è posto. Puoi guardare, e sederti quando si libera.
join-seat-title = Anche su questo dispositivo
join-seat-help = Giochi come { $name } anche qui. Chi vede questo schermo vede ciò che vede quel posto.
join-seat-go = Gioca qui
join-watch-title = Guarda la partita
join-watch-go = Al tavolo
error-no-network = questo computer non è in nessuna rete; collegalo al tuo Wi-Fi e riprova
lobby-typed = Ci si può scrivere
lobby-typed-help = Spento: solo le parole e i disegni che tutti conoscono. Acceso: quello che ognuno scrive, solo a questo tavolo.

## Lezioni (lesson)

learn-step = Passo { $step } di { $steps }
learn-next = Avanti
learn-back = Indietro
learn-then = Bene! E adesso:
learn-show = Fammi vedere
learn-leave = Esci dalla lezione
learn-start = Dall’inizio
learn-play = Gioca sul serio
learn-not-now = Buona idea, ma un’altra volta. Ora prova così: { $act }.
learn-first = Un momento! Prima leggi qui, poi premi «{ learn-next }».
learn-scene = Ottimo! Ora saltiamo qualche turno. Si va?
learn-done = Ce l’hai fatta! Non ti serve altro. Il resto viene giocando.

## Enigmi (puzzles)

ui-puzzles-lead = Una posizione, una domanda, poche mosse.
ui-puzzles-next = Il prossimo per te
ui-puzzles-hard = Quanto difficili?
ui-puzzles-all = Tutti
ui-puzzles-unsolved = Solo da risolvere
ui-puzzles-none-left = Tutti risolti! Qui il mare non ha più segreti per te.
ui-puzzles-marks = Risolto senza aiuto: una perla. Con un aiuto: una conchiglia.
ui-puzzle-number = Enigma { $number }
ui-puzzle-acts = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
ui-puzzle-move = Mossa { $move }
ui-puzzle-enough = { $count ->
    [one] ne basta 1
   *[other] ne bastano { $count }
}
ui-puzzle-solved = Risolto
ui-puzzle-open = Non ancora risolto
ui-puzzle-pearl = Perla: risolto senza aiuto
ui-puzzle-shell = Conchiglia: risolto con un aiuto
ui-puzzle-hint = Indizio
ui-puzzle-hint-here = Guarda qui: è la prossima mossa.
ui-puzzle-hint-back = Torniamo dove conosco la strada. Ecco la prossima mossa.
ui-puzzle-answer = Mostra la soluzione
ui-puzzle-missed = Quasi! { $what } Da qui decidono il caso o gli altri.
ui-puzzle-missed-over = Quasi! { $what } La partita è finita, e non era questo l’obiettivo.
ui-puzzle-back = Annulla la mossa
ui-puzzle-done-pearl = Risolto, e senza aiuto! Una perla per te.
ui-puzzle-done-shell = Risolto, con un piccolo aiuto! Una conchiglia per te.
ui-puzzle-shown = Ecco come si fa. E ora tu?
ui-puzzle-try = Provo io
ui-puzzle-next = Prossimo enigma
ui-puzzle-all = Tutti gli enigmi
puzzle-fins = { $fins ->
    [1] facile
    [2] medio
   *[3] difficile
}
puzzle-count = { $solved } su { $all } risolti

## La fine (end)

end-swing-you = Le tue probabilità di vincere: da { $from } % a { $to } %.
ending-abandoned = Partita interrotta
ending-abandoned-text = La partita è stata chiusa prima del tempo.

## Rivedere (end)

ui-step = Passo
ui-step-of = Passo { $step } di { $of }
ui-step-back = Un passo indietro
ui-step-on = Un passo avanti
ui-to-table = Torna al tavolo
ui-seen-by = Visto da
ui-spectator = chi guarda

## Il manuale (manual)

ui-rules-of = Regole di { $title }
ui-search-rules = Cerca nelle regole
ui-found = { $count ->
    [0] Nessun risultato
    [one] 1 risultato
   *[other] { $count } risultati
}
ui-chapters = Capitoli
ui-numbered = Le regole, numerate
ui-numbered-help = Ogni riga del diario di bordo dice quale regola c’è dietro. Eccole tutte.

## Il controllo dei dadi (check)

ui-check-title = Controlla i dadi
ui-check-lead = Prima del primo turno il server ha sigillato un numero segreto e ne ha mostrato l’impronta. Ogni estrazione della partita nasce da quel segreto e dai semi dei giocatori. A partita finita il segreto si apre, e il tuo browser può rifare tutte le estrazioni, qui, senza chiedere niente a nessuno.
ui-check-choose = Scegli una partita scaricata
ui-check-drop = Una partita finita, così come l’hai scaricata dal tavolo
ui-check-working = Sto facendo i conti…
ui-check-good = Tutte le { $draws } estrazioni dei { $steps } passi sono come promesso.
ui-check-seal = Il segreto corrisponde alla sua impronta
ui-check-no-seal = Il segreto non è quello che era stato promesso.
ui-check-bad = Il passo { $step } non è uscito da questi dadi.
ui-check-early = Questa partita non è ancora finita: il segreto è ancora sigillato.
ui-check-no-dice = In questo file non ci sono dadi da controllare.
ui-check-step = Passo
ui-check-drawn = Estratto
ui-check-words = Generatore
ui-check-verdict = Esito
ui-check-fits = torna
ui-check-differs = non torna
ui-fingerprint = Impronta
ui-secret = Segreto
verify-setup = La preparazione non è uscita da questi dadi.

## Il terminale (terminal)

typed-help = aiuto
typed-undo = annulla
typed-reset = ricomincia
typed-why = perché
typed-what = cosa
typed-hint = indizio
typed-board = tabellone
typed-log = diario
typed-save = salva
typed-quit = esci
typed-show = mostra
typed-back = indietro
typed-answer = soluzione
typed-next = prossimo
terminal-begin = { $title }, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}. Scrivi { typed-help } per sapere che cosa puoi scrivere.
terminal-you = { $seat } sei tu
terminal-bot = { $seat } è un robot: { $level } ({ $help })
terminal-help =
    Rispondi con un numero, con le parole di una scelta o con quelle tra parentesi quadre.
      { typed-undo }     annulla l’ultima mossa
      { typed-reset }  annulla tutto dall’ultima estrazione in poi
      { typed-why }      le regole dietro a ciò che è successo; seguito da una mossa: che cosa la vieta
      { typed-what } 2      che cosa farebbe di sicuro la scelta 2
      { typed-hint }     che cosa farebbe il consigliere
      { typed-board }   di nuovo il tabellone
      { typed-log }      tutto quello che è successo
      { typed-save }       salva la partita in un file
      { typed-quit }        salvala ed esci
terminal-thinking = sto pensando…
terminal-who = A chi tocca?
terminal-aim = Scopo: { $aim } ({ $now })
terminal-number = Scegli un numero da 1 a { $count }.
terminal-pass = { $seat }, tocca a te: premi Invio quando gli altri non guardano più.
terminal-allowed = { $typed } ora si può fare.
terminal-not-now = { $typed } ora non si può fare.
terminal-no-action = «{ $typed }» non è una mossa. Quello che puoi fare è tra parentesi quadre; scrivi { typed-help } per il resto.
terminal-no-undo = Niente da annullare: nel frattempo si è estratto o scoperto qualcosa, o ha giocato qualcun altro.
terminal-won = Vittoria: { $names }
terminal-saved = Salvata in { $path }
terminal-left = La partita è salvata. Per continuare: { $command }
terminal-chance = Il resto lo decide il caso.
terminal-key-next = Avanti
terminal-key-skip = Al presente
terminal-key-theme = Chiaro o scuro
terminal-key-help = Aiuto
terminal-key-quit = Esci
terminal-screen-help =
    ↑ ↓ Invio   scegliere; da 1 a 9 portano a una scelta
    Tab ← →     al riquadro dopo: scelte, diario, tabellone
    Spazio, n   la riga successiva del racconto
    s           saltare al presente
    u, r        annullare l’ultima mossa; rifare il turno
    c           che cosa farebbe il consigliere
    w           perché: la regola dietro la riga del diario
    t           chiaro o scuro
    q           uscire; la partita si salva da sola
    Sotto il tabellone una scelta mostra che cosa fa di sicuro.
    Anche il mouse sa fare tutto questo.
learn-enter = Premi Invio per continuare.
learn-keys = Rispondi con un numero. Oppure scrivi { typed-show }, e lo faccio io per te; { typed-board }; { typed-back }; { typed-quit }.
learn-left = Per tornare: { $command }
serve-open = Fathoms è aperto su { $address }  (Ctrl-C lo chiude)
bots-open = Fathoms pensa per { $address }  (Ctrl-C lo ferma)
serve-network = Nella rete di casa: { $address }  (telefoni e tablet del tuo Wi-Fi possono aprirlo, anche con questo codice)
serve-network-closed = Nella rete di casa sarebbe { $address }; fai entrare gli altri con l’interruttore «Chi è sul tuo Wi-Fi può giocare» di un tavolo, o con --home
admin-running = in corso
admin-gathering = prima di distribuire
admin-over = finita
admin-ended = La partita { $match } è interrotta.
admin-banned = L’ospite { $guest } resta fuori.
admin-admitted = L’ospite { $guest } può tornare.
admin-deleted = La partita { $match } è eliminata.
admin-guest-deleted = Partite eliminate: { $gone }; partite che altri continuano senza questo ospite: { $left }.
edition-new = Un’edizione di { $name }. Cambia quello che vuoi; ciò che togli da qui resta come nella scatola.
edition-wants-number = numero intero da { $low } a { $high }
edition-wants-name = uno di { $known }
edition-wants-list = un elenco di { $low }, ciascuno: { $each }
edition-wants-list-range = un elenco da { $low } a { $high }, ciascuno: { $each }
edition-good = { $path }: un’edizione valida di { $title }, { $count ->
    [0] nessun valore cambiato
    [one] un valore cambiato
   *[other] { $count } valori cambiati
}
edition-same = Le due sono uguali.
print-sheet = Foglio { $number } di { $of }
print-how = stampa a grandezza naturale, taglia ai segni, piega lungo le linee tratteggiate
terminal-daily = Da condividere: { $text }
terminal-daily-again = Era per esercitarsi: di ogni immersione conta il primo tentativo.

## Il consigliere: che cosa una scelta lascia in più o in meno delle altre (coach)

coach-brings = porta { $hint }
coach-risks = rischia { $hint }
coach-avoids = evita { $hint }
coach-gives-up = sacrifica { $hint }
coach-wins = vince la partita
coach-loses = perde la partita
coach-alike = Fa poca differenza: una scelta vale l’altra.
coach-chance = { $percent } % di vittoria
coach-tips = I consigli
coach-thinks = Il consigliere ci pensa…

## Riguardare una partita (end)

review-unfinished = La partita non è ancora finita.
review-at-you = Hai scelto «{ $did }».

## Che cosa può andare storto: che cosa si è tentato, perché no, e che cosa andrebbe bene (errors)

error-did-you-mean = volevi dire «{ $near }»?
error-there-is = ci sono: { $known }
error-no-language = non c’è nessuna lingua «{ $language }»; ci sono: { $known }
error-no-game = non c’è nessun gioco «{ $name }»; { $instead }
error-seats = a { $name } si gioca in { $low }–{ $high }, non in { $given }
error-seed = seed non può essere { $given }; vuole un numero intero da 0 a 2^63 - 1
error-script = uno script è una lista di numeri interi, non { $given }
error-no-option = non c’è nessuna opzione «{ $name }»; { $instead }
error-no-gpu = qui non c’è una GPU utilizzabile: ne serve una NVIDIA e pip install 'fathoms[gpu]'; device='cpu' andrebbe bene
error-network = «{ $path }» non è una rete: serve un file .npz scritto da examples/ppo.py
error-network-other = «{ $path }» ha imparato { $name }; non può giocare a { $given }
error-option-value = { $name } non può essere «{ $given }»; scegli tra: { $allowed }
error-option-subset = { $name } non può essere «{ $given }»; vuole numeri da { $low } a { $high }, separati da virgole, oppure none
error-first-player = first_player non può essere { $given }: qui i posti vanno da 0 a { $last }
error-no-preset = non c’è nessuna modalità «{ $preset }» in { $name }; { $instead }
error-name-value = un’opzione si scrive NOME=VALORE, non «{ $given }»
error-whole-number = { $name } è un numero intero, non «{ $given }»
error-edition-name = questa variante è nata con l’edizione { $wanted }, e questa è { $found }

error-not-toml = { $file }: non è TOML valido: { $why }
error-unreadable = { $path } non si può leggere: { $why }
error-not-utf-8 = non è testo UTF-8
error-line = { $file }, riga { $line }
error-edition = { $where }: { $what } { $why }
edition-missing = manca
edition-text = è { $given }, ma deve essere un testo
edition-table = è { $given }, ma deve essere una tabella
edition-plain = è { $given }, e questo non si può salvare in una partita
edition-unknown = qui non è conosciuto; { $instead }
edition-number = ha { $given }, ma vuole numeri interi da { $low } a { $high }
edition-name = ha «{ $given }»; { $instead }
edition-list = ha { $given } voci, ma vuole un elenco di { $low }
edition-list-range = ha { $given } voci, ma vuole un elenco da { $low } a { $high }

error-no-field = una posizione non ha «{ $name }»; { $instead }
error-position = { $name } { $why }
error-position-size = { $name } vuole numeri da { $low } a { $high }
error-census = in una posizione si contano { $wanted } { $what }, e in questa { $given }
error-nobody-can-act = in questa posizione nessuno ha niente da fare; scrivi a chi tocca, e in quale fase
error-other-position = questa posizione non è di { $variant }: ha un altro gioco, altri posti o altre opzioni
position-list = è { $given }, ma deve essere un elenco di { $most } al massimo, o una tabella di luoghi
position-set = è { $given }, ma deve essere l’elenco di ciò che contiene
position-number = ha { $given }, ma vuole un numero intero
position-name = ha «{ $given }»; { $instead }
position-not-over = contiene posti, ma la partita non è finita
position-waiting = dipende da chi è interpellato in questa fase: qui è { $given }, e non serve scriverlo

error-no-verb = «{ $phrase }» non è una mossa: { $instead }
error-no-action = «{ $phrase }» non è una mossa: { $verb } si scrive come «{ $like }»
error-not-an-action = { $given } non è una mossa di { $name }
error-no-seat = non c’è nessun posto { $given }; qui i posti vanno da 0 a { $last }
error-game-over = «{ $phrase }» non si può fare: la partita è finita ({ $rule })
error-not-your-turn = «{ $phrase }» non si può fare: ora non tocca al posto { $given }, ma al posto { $waiting }
error-not-now = «{ $phrase }» ora non si può fare ({ $why }); il posto { $given } può: { $may }
error-rule = { $rule }: { $sentence }
error-not-held = ora niente succede da sé: qualcuno deve giocare
error-nothing-to-undo = niente da annullare: nel frattempo si è estratto o scoperto qualcosa, o ha giocato un altro posto

error-not-a-match = questa non è una partita salvata di Fathoms
error-format = questa partita ha il formato { $given }; questo Fathoms legge il formato { $known }
error-match = questa non è una partita di { $name } che si possa rigiocare: { $why }
error-match-missing = questa non è una partita di { $name } che si possa rigiocare: manca { $what }
error-match-rules = questa partita è stata giocata con altre regole di { $name }, e con quelle di oggi non si può rigiocare: { $why }
error-match-step = il passo { $step } della partita non si può giocare: { $why }
error-draw = il passo { $step } della partita estrae { $given }, ma si va da 0 a { $last }
error-draws = il passo { $step } della partita ha estrazioni diverse da quelle delle regole

## La riga di comando, i robot e il laboratorio (terminal)

cli-game = { $title }: da { $low } a { $high } giocatori, { $minutes } minuti
cli-see-rules = vedi le regole
cli-written = Scritto in { $path }
cli-stopped = interrotto
cli-stopped-nothing = interrotto; non è stato scritto nulla
cli-stopped-kept = interrotto; quel che si è trovato finora è in { $path }
cli-about = Cinque giochi di mostri marini a un solo tavolo.
cli-usage = Uso
cli-arguments = Argomenti
cli-options = Opzioni
cli-commands = Comandi
cli-one-command = COMANDO
cli-takes-number = NUMERO
cli-takes-path = PERCORSO
cli-takes-text = TESTO
cli-takes-game = GIOCO
cli-takes-match = PARTITA
cli-takes-edition = EDIZIONE
cli-takes-guest = OSPITE
cli-takes-address = INDIRIZZO
cli-takes-name = NOME
cli-takes-value = VALORE
cli-default = [predefinito: { $value }]
cli-required = [necessario]
cli-examples = Esempi
cli-command-games = Elenca i giochi, le loro opzioni e le varianti pronte.
cli-command-play = Gioca nel terminale, in solitario con i robot o in più persone a una tastiera.
cli-command-learn = Impara un gioco nel terminale: una prima partita che dice che cosa fare, in cinque minuti al massimo.
cli-command-rules = Mostra come si gioca, o una regola per numero.
cli-command-serve = Serve il tavolo nel browser.
cli-command-bots = Pensa per i server di un database, su una macchina propria (serve `pip install 'fathoms[postgres]'`).
cli-command-db = Si occupa di ciò che il tavolo web conserva.
cli-command-db-migrate = Porta un archivio al formato di questa versione, prima di avviare i server.
cli-command-db-export = Scrive tutto ciò che è conservato, chiave compresa, in un file; il server può continuare.
cli-command-db-import = Legge un file così in un archivio vuoto, dell’uno o dell’altro tipo.
cli-command-db-backup = Scrive tutto in un nuovo file di una cartella, con data e ora nel nome, e lo rilegge per sicurezza.
cli-command-db-restore = Legge un file così al posto di tutto ciò che è conservato, senza server in funzione.
cli-command-admin = Si occupa di partite e ospiti mentre i server continuano.
cli-command-admin-list = Elenca le ultime partite cambiate: id, ora, gioco, a che punto è, e chi gioca con l’id del suo ospite.
cli-command-admin-end = Interrompe una partita; i server possono continuare.
cli-command-admin-ban = Tiene un ospite fuori da tutti i tavoli, o lo riammette con --lift; un nuovo browser è un nuovo ospite.
cli-command-admin-delete = Elimina una partita, o con --guest tutto ciò che si conserva di una persona; le partite degli altri perdono solo lei.
cli-command-verify = Controlla i dadi di una partita finita: il segreto corrisponde all’impronta e ogni estrazione ne deriva.
cli-command-compare =
    Gioca due varianti sulle stesse estrazioni e dice che cosa cambia e con quale certezza, qui e in una pagina.

    Ctrl-C risponde con le estrazioni giocate da entrambe.
cli-command-sweep =
    Fa variare uno o due numeri di un’edizione, od opzioni, sulle stesse estrazioni e ne disegna l’effetto.

    NOME è un’opzione o un punto della scatola come costs.outward; i valori sono 5..10 o 2,4,8.
cli-command-report =
    Scrive una pagina su un gioco come lo giocano i suoi robot: durata, salute, equità, scelta, tensione, abilità e fortuna.

    Di un file le prime partite si rigiocano, le stesse per il loro seme, e si guardano da vicino.
cli-command-bench = Misura ogni modo di far girare un gioco, in una volta sola: decisioni al secondo e rapporti.
cli-command-review = Ripercorre una partita: le probabilità dopo ogni mossa, le svolte, la scelta distinta dalla fortuna.
cli-command-arena =
    Fa giocare i robot tra loro: posti ruotati, estrazioni speculari, intervalli al 95 %, prima una prova A/A.

    I livelli sono shrimp, crab, dolphin e kraken; 500 (una ricerca di tante simulazioni) e 500+4 (che prosegue ognuna per tante scelte); newcomer (uno ingordo che sbaglia tre volte su dieci); cheat (un dolphin che vede ogni segreto e ogni dado futuro).
cli-command-simulate =
    Gioca molte partite tra robot e le tiene come tabella, una riga a partita (serve `pip install 'fathoms[lab]'`).

    I robot sono quelli dell’arena, e random. Ctrl-C tiene quanto giocato; lo stesso comando continua da lì, e così uno per più partite. Che cosa c’è in una riga è scritto in docs/design.md.
cli-command-tune =
    Trova di nuovo i pesi degli indizi di un gioco, da partite che i suoi robot giocano tra loro.

    Usa tutti i core, e la GPU se c’è. Il risultato si scrive dopo ogni numero di posti. Con le opzioni solite si gioca anche ogni variante pronta; con un’edizione o altre opzioni i pesi non sostituiscono quelli del gioco.
cli-option-help = Mostrare questo e uscire.
cli-option-game = Uno dei giochi; `fathoms games` li elenca.
cli-option-rule = Una sola regola, per esempio KA-34.
cli-option-games = Tutti i giochi se non se ne nomina nessuno.
cli-option-seats = Quanti giocano.
cli-option-seat-counts = Numeri di posti; ripeti per più di uno.
cli-option-seed = Lo stesso seme ridà la stessa partita.
cli-option-option = Un’opzione.
cli-option-preset = Una variante pronta, per nome.
cli-option-edition = Un file TOML che cambia componenti della scatola.
cli-option-language = { $known }; altrimenti quella del sistema.
cli-option-play-game = Il gioco; con --resume un gioco, il nome di una partita salvata, o niente per l’ultima.
cli-option-me = Un posto che giochi tu, da 0; ripeti per più di uno.
cli-option-play-bots = Il livello degli altri posti; ogni gioco ha il suo.
cli-option-load = Continuare una partita da un file; il file resta com’è.
cli-option-resume = Riprendere l’ultima partita, o quella nominata.
cli-option-words = Riga per riga, il tabellone a parole: per lettori di schermo.
cli-option-plain = Riga per riga, non a tutto schermo.
cli-option-step = Il passo da cui cominciare.
cli-option-words-board = Il tabellone a parole, non disegnato.
cli-option-host = L’indirizzo su cui ascoltare.
cli-option-port = La porta su cui ascoltare.
cli-option-data = La cartella che tiene le partite.
cli-option-archive = Un file con un intero archivio.
cli-option-backups = La cartella dei backup.
cli-option-database = Un database PostgreSQL condiviso da più server.
cli-option-workers = Processi che condividono la porta; serve --database.
cli-option-open = Aprire la pagina in un browser.
cli-option-home = Far entrare i dispositivi della tua rete di casa.
cli-option-proxy = L’indirizzo o la rete di un proxy fidato; ripetibile.
cli-option-public-url = Dove il mondo lo trova, dietro un proxy.
cli-option-metrics = Rispondere lì a Prometheus, su /metrics: una porta di questa macchina, o host:porta.
cli-option-log-level = Il minimo da registrare: info, warning o error.
cli-option-limit = Un limite a ciò che ciascuno può chiedere, NOME=VALORE; ripetibile.
cli-option-match = L’id di una partita, come lo mostra `fathoms admin list`.
cli-option-admin-guest = L’id di un ospite, come lo mostra `fathoms admin list`.
cli-option-banned = L’id di un ospite, come lo mostra `fathoms admin list`.
cli-option-listed = Quante partite al massimo.
cli-option-lift = Riammetterlo.
cli-option-downloaded = Una partita scaricata dal tavolo nel browser.
cli-option-seal = L’impronta, come l’hai annotata prima di dare le carte.
cli-option-saved = Una partita salvata o scaricata.
cli-option-html = Il file HTML da scrivere.
cli-option-seconds = Quanto dura ogni misura.
cli-option-search = Misurare anche la ricerca ad albero.
cli-option-batched = Partite a blocchi su un core, e sulla GPU se c’è, con ciò che ogni posto può sapere.
cli-option-peers = Accanto alle altre librerie installate.
cli-option-identical = Partite da confrontare bit per bit tra GPU e CPU.
cli-option-levels = Robot, dal più debole, separati da virgole.
cli-option-pairing = Partite per accoppiamento.
cli-option-same-games = Lo stesso seme dà le stesse partite.
cli-option-guest = Far sedere un robot di questo livello tra gli altri.
cli-option-results = Scrivere qui i risultati: .md, .csv o .svg.
cli-option-every-bot = Il robot di ogni posto.
cli-option-bot = Un robot per posto; una volta ciascuno.
cli-option-rows = Quante partite deve avere il file.
cli-option-same-file = Lo stesso seme dà lo stesso file.
cli-option-counts = Contare che cosa ha fatto ogni posto: verbs o actions.
cli-option-most = Azioni dopo le quali una partita si interrompe; 20.000.
cli-option-threads = Quanti giocano insieme; altrimenti uno per core.
cli-option-parquet = Il file Parquet; continua da dove finisce.
cli-option-round-games = Partite per giro, e per cambiamento.
cli-option-rounds = Giri di adattamento.
cli-option-tries = Serie di piccoli cambiamenti provati dopo.
cli-option-searched = Partite di giocatori che cercano, a prova.
cli-option-searches = Serie di cambiamenti provati tra loro; lento.
cli-option-same-weights = Lo stesso seme dà gli stessi pesi.
cli-option-weights = Scrivere qui i pesi, non nel gioco.
cli-option-ray = Giocare su un cluster Ray: il suo indirizzo, `auto`, o `local` per uno su questa macchina.
cli-option-within = Con quale precisione conoscere una quota, in punti percentuali.
cli-option-games-each = Partite per parte, qualunque cosa dica la precisione.
cli-option-same-answer = Lo stesso seme dà la stessa risposta.
cli-option-cut-off = Azioni dopo le quali una partita si interrompe.
cli-option-before = Un gioco, una variante tra virgolette o il file TOML di un’edizione.
cli-option-after = Lo stesso, o sole opzioni: cost_outward=7.
cli-option-which-game = Il gioco, se né A né B lo dicono.
cli-option-set = Che cosa far variare; una o due volte.
cli-option-source = Un gioco, o un file scritto da `fathoms simulate`.
cli-option-skill = Robot con cui misurare l’abilità, dal più debole; nessuno: ''.
cli-option-without = Vieta questo a una parte dopo l’altra, invece di ogni tipo di azione: un’azione, il suo inizio o una parola che contiene; ripetibile.
cli-option-looked-at = Partite per numero di posti, o al massimo di un file.
error-unwritable = { $path } non si può scrivere: { $why }
error-suffix = { $path } dovrebbe finire con: { $known }
error-lesson-step = la lezione ha i passi da 1 a { $last }, non { $given }
error-nothing-to-resume = non c’è nessuna partita da riprendere in { $folder }; cominciane una con fathoms play e un gioco
error-missing-argument = manca { $name }; { $instead }
error-see-help = vedi { $command } --help
error-no-such-flag = { $command } non ha l’opzione { $name }; { $instead }
error-no-such-command = non c’è nessun comando «{ $name }»; { $instead }
error-flag-value = dopo { $name } serve un valore
error-flag-number = { $name } vuole { $wanted }
cli-whole = un numero intero
cli-number = un numero
cli-number-range = un numero da { $low } a { $high }
cli-whole-from = un numero intero da { $low } in su
cli-whole-range = un numero intero da { $low } a { $high }
error-too-many-arguments = { $command } non prende altro, e segue «{ $given }»; vedi { $command } --help
error-usage = { $command } non si scrive così: { $why }; vedi { $command } --help
error-trees = una ricerca fa crescere da 1 a { $most } alberi, non { $given }
error-simulations = una ricerca fa da 1 a { $most } simulazioni, non { $given }
error-ahead = una simulazione guarda al massimo { $most } scelte più in là, non { $given }
error-not-home = i pesi di un’altra edizione o di altre opzioni non sono quelli di { $name } così com’è; di’ dove scriverli con --output
cli-migrated = I dati hanno il formato { $format }.
cli-exported = { $count ->
    [one] Una partita è in { $path }, con tutto ciò che le appartiene e la chiave.
   *[other] { $count } partite sono in { $path }, con tutto ciò che appartiene loro e la chiave.
}
cli-imported = { $count ->
    [one] Ora è salvata una partita.
   *[other] Ora sono salvate { $count } partite.
}
cli-command-edition = Fa un’edizione: la comincia, la controlla, la confronta, la disegna e la stampa.
cli-command-edition-new = Scrive tutta la scatola di un gioco come file da cambiare, con i valori ammessi accanto a ognuno.
cli-command-edition-check = Dice, riga per riga, tutto ciò che impedisce di giocare un’edizione.
cli-command-edition-diff = Elenca i valori che due edizioni, o la scatola e un’edizione, non hanno in comune.
cli-command-edition-draw = Disegna tabelloni, carte e tessere di un’edizione come file SVG.
cli-command-edition-print = Scrive fogli da stampare, ritagliare e giocare: apri la pagina in un browser e stampala a grandezza naturale.
cli-option-edition-file = Il file TOML dell’edizione.
cli-option-edition-or-game = Il file TOML di un’edizione, o un gioco per la sua scatola.
cli-option-edition-before = Il file TOML di un’edizione, o un gioco per la sua scatola.
cli-option-edition-after = Il file TOML di un’edizione, o un gioco per la sua scatola.
cli-option-folder = La cartella per i disegni.
cli-option-paper = La carta: a4 o letter.
cli-option-daily = L’immersione di oggi: la stessa partita per tutti, la data è il suo seme.
cli-option-date = L’immersione di quel giorno, per esercitarsi.

## Al tavolo sul web: che cosa può andare storto (errors)

error-other-rules = questa partita è cominciata con altre regole: si può guardare e rivedere, ma non continuare
error-kept-match = questa è una partita salvata: si può rivedere, ma non continuare
error-broken-off = questa partita è stata interrotta
error-changed-meanwhile = nel frattempo al tavolo qualcosa è cambiato; ecco com’è ora
error-end-stands = la partita è finita, e il finale non si cambia
error-not-your-act = niente da annullare: l’ultima mossa non era tua
error-not-your-seat = il posto { $given } non è tuo
error-no-seat-here = a questo tavolo non c’è nessun posto { $given }
error-second-seat = hai già un posto, e qui giocano anche altri: i segreti di un altro posto non sono per te
error-seat-taken = questo posto è di qualcuno; così si può cambiare quando chi lo occupa manca da { $seconds } secondi
error-shown-out = chi ha aperto questo tavolo aveva bisogno del tuo posto per qualcun altro; puoi comunque guardare
error-onlookers = chi guarda non cambia i posti; chiedi un link d’invito
error-others-play = gli altri stanno ancora giocando, o mancano da meno di { $seconds } secondi; lascia piuttosto il tuo posto a un robot
error-only-players-ask = solo chi gioca può far giocare un robot
error-only-players-invite = solo chi gioca può invitare altri
error-only-players-again = solo chi ha giocato può chiedere la rivincita
error-no-bot-to-go = al posto { $given } non c’è un robot che ora possa giocare
error-coach-thinks = il consigliere sta ancora pensando alla tua ultima domanda
error-coach-keeps-out = il consigliere sta fuori dalle partite contro altre persone, a meno che non si sia deciso di giocare con i consigli
error-nothing-to-choose = il posto { $given } ora non ha niente da scegliere
error-seeds = un posto dà al massimo { $most } semi in una partita
error-seed-letters = un seme ha al massimo { $most } lettere e cifre
error-no-command = questo non è un comando: { $why }
error-command-id = un comando ha un id da 1 a { $most } caratteri stampabili
error-repeated = questo comando è già stato eseguito
error-stale = nel frattempo la partita è cambiata
error-not-kept = non si è riusciti a salvare ({ $why }); riprova
error-name-length = un nome ha al massimo { $most } caratteri, e questo ne ha { $given }
error-name-visible = un nome ha solo caratteri visibili
error-devices = questo posto è già su { $most } dispositivi
error-onlookers-many = { $most } persone hanno già seguito i link di questo tavolo; nessun altro può guardare
error-no-match = qui non c’è nessuna partita per te; chiedi un link a qualcuno del suo tavolo
error-not-over = la partita non è ancora finita
error-kept-from-file = questa partita è stata aperta da un file; la partita da conservare è quel file
error-keep-when-over = una partita tra più persone si può scaricare quando è finita: prima svelerebbe dei segreti
error-review-when-over = una partita si può riguardare quando è finita: prima svelerebbe dei segreti
error-review-rules = questa partita è stata giocata con altre regole, e quelle di oggi non possono giudicarla
error-review-length = una partita di più di { $most } passi è troppo lunga da riguardare
error-reviews-waiting = stai già aspettando { $most } partite da riguardare; chiedi di nuovo quando ne arriva una
error-too-many-reviews = dal tuo indirizzo si è chiesto di riguardare troppe partite; aspetta qualche minuto
error-too-many-matches = dal tuo indirizzo si sono aperte troppe partite; aspetta qualche minuto
error-too-many-questions = troppe domande; aspetta un minuto
error-running-matches = hai { $count } partite in corso; prima chiudine una
error-edition-size = l’edizione di una partita da aprire ha al massimo { $most } byte
error-too-many-steps = una partita da aprire ha al massimo { $most } passi
error-own-page = questo lo può chiedere solo la pagina di questo server
error-too-large = è troppo grande: supera i { $most } byte
error-body = non si riesce a leggerlo: { $why }
error-nine-digits = { $name } è un numero intero di nove cifre al massimo
error-puzzle-acts = un tentativo di enigma ha al massimo { $most } mosse, non { $given }
error-nobody-waits = questo non lo aspetta più nessuno
error-no-page = la pagina qui non c’è
error-no-file = questo file non c’è
error-nowhere = a questo indirizzo non c’è nulla
error-method = questo indirizzo risponde a { $known }, non a { $given }
error-websocket = qui si apre un WebSocket di versione 13, con l’handshake completo
error-no-request = questa non è una richiesta HTTP/1.1 leggibile, oppure la sua intestazione è troppo lunga
error-inside = qui dentro qualcosa è andato storto; è annotato, e forse basta riprovare
error-not-dealt = non è ancora stato distribuito niente: si potrà quando la partita sarà cominciata
error-dealt = la partita è già cominciata: si poteva fare solo prima
error-only-maker = lo decide solo chi ha aperto questo tavolo; se non c’è più, può farlo chiunque giochi, quando tutti sono pronti
error-too-few-seats = { $count } posti sono troppo pochi: qui siedono già { $people } persone
error-no-piece = sul tavolo non c’è nessun pezzo del genere che tutti possano vedere
error-too-many-words = una cosa alla volta: aspetta qualche secondo prima di dire o indicare ancora qualcosa
error-no-seal = un seme vale solo per dadi sigillati prima: chiedi una partita e la sua impronta a POST /api/seals, e mandale entrambe
error-no-link = questo link non è più valido; chiedine uno nuovo a qualcuno del tavolo
error-network-here = solo chi è davanti al computer può aprire il tavolo alla rete
error-too-many-uploads = dal tuo indirizzo si sono aperte troppe partite da file; aspetta un’ora
error-uploads-kept = hai già qui { $most } partite da file; dopo un po’ vengono dimenticate

error-no-dice = questa partita non ha dadi che si possano controllare: { $why }
error-secret-sealed = questa partita è stata salvata prima della fine: il suo segreto non è ancora pubblico
error-verify-rules = questa partita è stata giocata con le regole { $given } di { $name }, e queste sono le regole { $known }; la pagina /check fa a meno delle regole
error-database = il database { $where } non risponde come dovrebbe ({ $why }); controlla che sia in funzione e che --database sia giusto
error-database-address = { $given } non è l’indirizzo di un database PostgreSQL; uno è fatto così: postgresql://utente@macchina/nome
error-banned = chi si occupa di questo server l’ha chiuso a questo browser
error-over-already = la partita { $given } è già finita
error-end-gathering = la partita { $given } non è ancora cominciata; fathoms admin delete la elimina
error-match-or-guest = indica una partita, o un ospite con --guest
error-other-game = { $path } è una partita di { $name }
error-no-rule = non c’è nessuna regola «{ $given }»; vanno da { $first } a { $last }
error-me = qui i posti vanno da 0 a { $last }, quindi --me non può essere { $given }
error-no-bot = non c’è nessun robot «{ $name }»; { $instead }
error-edition-game = { $path } non va bene per nessun gioco, o per più d’uno; di’ quale con --game: { $instead }
error-not-typed = a questo tavolo non si scrive: chi lo ha aperto non l’ha permesso; si possono dire le parole pronte
error-text = un messaggio ha da 1 a { $most } caratteri visibili, su una riga
error-no-puzzle = non c’è nessun enigma «{ $given }» in { $name }; { $instead }
error-puzzle-over = questo tentativo è finito: «{ $phrase }» arriva troppo tardi; ricomincia

## Ciò che può andare storto dalla riga di comando (terminal)

error-batch-actions = step vuole un’azione per ognuna delle { $wanted } partite, in numeri interi, non { $given }
error-not-there = quel file o quella cartella non esiste
error-not-allowed = qui non è permesso
error-is-folder = è una cartella
error-no-folder = una parte del percorso non è una cartella
error-there-already = esiste già
error-disk-full = il disco è pieno
error-read-only = lì non si può scrivere nulla
error-in-use = lo usa già qualcos’altro
error-no-address = questo computer non ha quell’indirizzo
error-public-url = --public-url vuole un indirizzo come https://fathoms.example, non «{ $given }»
error-proxy = --proxy vuole un indirizzo o una rete come 10.0.0.1 o 10.0.0.0/8, non «{ $given }»
error-folder = { $path } non si può usare ({ $why }); scegli un’altra cartella con --data
error-folder-taken = un altro server sta già usando { $path }; chiudilo, o scegli un’altra cartella con --data
error-port = la porta { $port } di { $host } non si può usare ({ $why }); scegline un’altra con --port
error-key-unwritable = { $path } non si può scrivere ({ $why }); libera spazio lì o scegli un’altra cartella
error-key-length = la chiave in { $path } ha { $given } byte invece di { $wanted }; rimetti quella giusta, o togli il file: allora ogni ospite sarà nuovo e nessun link varrà più
error-store = le partite non si possono salvare in { $path } ({ $why }); libera spazio lì o scegli un’altra cartella
error-store-newer = { $path } ha il formato { $given }, e questo Fathoms conosce { $known }; l’ha salvato un Fathoms più recente
error-no-asyncpg = con PostgreSQL parla asyncpg, che non è installato: pip install 'fathoms[postgres]'
error-store-altered = { $path } è arrivato al formato { $given } per una via che questo Fathoms non conosce; continua con il Fathoms che lo tiene
error-workers = più processi non possono condividere una cartella; indica un database PostgreSQL con --database, o togli --workers
error-bots-database = indica con --database il database per i cui server si pensa
error-no-store = in { $path } non è salvato niente
error-store-older = { $path } ha il formato { $given }, e questo Fathoms scrive il { $known }; aggiornalo con fathoms db migrate
error-store-full = { $path } contiene già { $count } partite; fathoms db restore metterebbe il file al loro posto
error-store-served = un server lavora con { $path }; prima chiudili tutti
error-archive = { $path } non è un file completo di fathoms db export
error-metrics = { $given } non è un indirizzo per le misure; va bene per esempio 9100 o 10.0.0.5:9100
error-metrics-port = { $given } non si può usare per le misure ({ $why }); scegli un altro indirizzo con --metrics
error-log-level = il livello { $given } non esiste; ci sono { $known }
error-limit = { $given } non è un limite; va bene per esempio messages=200
error-limit-name = il limite { $given } non esiste; { $instead }
error-limit-whole = { $name } vuole un numero intero maggiore di 0, non { $given }
error-limit-number = { $name } vuole un numero maggiore di 0, non { $given }
error-no-such-match = non c’è nessuna partita { $given }; fathoms admin list mostra quelle che ci sono
error-no-such-guest = di un ospite { $given } non si conserva nulla; fathoms admin list mostra chi c’è
error-exists = { $path } c’è già; non è stato cambiato niente

## Molte partite (fathoms simulate) (terminal)

error-bots = { $given ->
    [one] è indicato un robot
   *[other] sono indicati { $given } robot
} per { $seats } posti; indicane uno per ogni posto con --bot, o uno per tutti con --bots
error-no-pyarrow = le partite si salvano in Parquet con PyArrow, che non è installato: pip install 'fathoms[lab]'
error-not-games = { $path } non è un file di partite scritto da fathoms simulate; indica un altro file
error-other-games = { $path } contiene altre partite ({ $what }: { $found }, ora { $given }); indica un altro file con --output
simulate-variant = variante
simulate-variant-row = variante
simulate-rules = regole
simulate-fingerprint = impronta
simulate-seed = seme
simulate-bots = robot
simulate-players = quel che pensano i robot
simulate-cut-off-after = interrotte dopo
simulate-counts = conteggi
simulate-version = Fathoms
simulate-compiling = Compilo il gioco…
simulate-rate = { $rate } partite/s
simulate-written = { $games } partite scritte in { $path }: { $rate }
simulate-stopped = interrotto; { $path } contiene le { $games } partite giocate fin qui, e lo stesso comando riprende da lì
simulate-nothing-left = { $path } contiene già { $games } partite: non se n’è giocata nessuna
simulate-cost = Un secondo di un core gioca { $counted } partite con i conteggi, { $plain } senza
simulate-endings = Finali: { $endings }; interrotte { $cut }
simulate-wins = Vittorie: { $wins }
simulate-length = Azioni per partita: { $length }
simulate-never = Mai fatto: { $names }
simulate-unasked = Mai chiesto: { $names }

## Il laboratorio: rapporti, confronti, serie (lab)

error-no-ray = un cluster ha bisogno di Ray, che non è installato: pip install 'fathoms[cluster]'
error-no-cluster = non c’è nessun cluster Ray a { $address }: { $why }
error-cluster-rules = il cluster ha un altro Fathoms, con altre regole o altri robot: installa lo stesso su tutte le sue macchine
error-cluster-lost = il cluster Ray è andato perso: { $why }
error-side-game = «{ $given }» non nomina nessun gioco; di’ quale con --game
error-side-other-game = { $one } e { $other } sono due giochi, e si confrontano solo varianti di uno stesso gioco
error-side-seats = le due parti devono avere gli stessi posti; di’ quanti con --seats
error-sweep = una serie si scrive NOME=1..9 o NOME=a,b,c, con 2–{ $most } valori, non «{ $given }»
error-sweeps = una serie prende --set una o due volte, non { $given }
error-sweep-twice = entrambi i --set riguardano { $name }; indicalo una volta sola, o nomina due cose diverse
bench-cores = { $cores } core insieme fanno { $gain } volte i calcoli di uno solo.
bench-title = { $variant }, gioco a caso
bench-measured = misurato
bench-ratio = rapporto
bench-start-up = avvio
bench-cold = compilazione, a freddo
bench-cached = compilazione, dalla cache
bench-seconds = { $seconds } s
bench-position = una posizione
bench-bytes = { $bytes } byte
bench-plain = Python puro
bench-compiled = { $threads ->
    [one] compilato, un thread
   *[other] compilato, { $threads } thread
}
bench-decisions = { $rate } decisioni/s
bench-decisions-games = { $rate } decisioni/s, { $games } partite/s
bench-times-plain = { $times } volte Python puro
bench-threads = un thread e tutti
bench-threads-games = { $one } partite/s con 1 thread, { $all } con { $cores }
bench-times-cores = { $times } volte con { $cores } core
bench-gpu = GPU, un thread per partita
bench-gpu-none = nessuna su questa macchina
bench-gpu-not-installed = numba-cuda non è installato: pip install 'fathoms[gpu]'
bench-gpu-compared = { $games } partite, GPU e CPU
bench-identical = identiche bit per bit
bench-different = DIVERSE
bench-search = ricerca ad albero, un thread
bench-simulations = { $rate } simulazioni/s
bench-batched-title = { $slots } partite alla volta, un thread (qui { $cores } core): passi per secondo di processore
bench-numbers = numeri per passo
bench-observed = con maschere e osservazioni
bench-bare = senza
bench-on-gpu = { $slots } sulla GPU
bench-none-here = qui nessuna
bench-peers-title = gioco a caso su un core, blocchi da { $slots }: passi per secondo di processore
bench-steps = passi/s
bench-ours = i nostri blocchi fanno
bench-times = { $times } volte tanto
bench-no-numbers = nessuno
bench-of-plain = { $game }, Python puro
bench-of-batched = { $game }, a blocchi
lab-plan = Per conoscere la differenza di due quote entro ±{ $within ->
    [one] { $within } punto
   *[other] { $within } punti
} (95 %) servono { lab-plan-given }
lab-plan-given = { $cells ->
    [one] { lab-games }
   *[other] { lab-games } per variante: { $all } per { $cells }
}
lab-plan-more = Poi altre { $games } partite circa: livelli tra loro, e le stesse partite con una sola cosa diversa
lab-games = { $games ->
    [one] una partita
   *[other] { $games } partite
}
lab-games-head = partite
lab-seats = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
lab-range = da { $low } a { $high }
lab-difference = { $by } (da { $low } a { $high })
lab-measure = misura
lab-before = prima
lab-after = dopo
lab-change = differenza (95 %)
lab-sure = certezza
lab-certain = certo
lab-likely = probabile
lab-none = nessuna differenza vista
lab-less = ← meno
lab-more = più →
lab-numbers = I numeri
lab-contents = Sezioni
lab-stalls = Attenzione: con { $what }, { $cut } partite su { $games } ({ $share }) sono state interrotte dopo { $most } azioni. Questi robot hanno imparato con la scatola così com’è e qui forse si aspettano a vicenda: non dare la colpa alla regola prima di aver provato fathoms tune o altri robot.
lab-method = Come è stato misurato
lab-level-newcomer = Principiante
lab-level-random = Caso
lab-level-cheat = Baro
lab-method-players = Giocatori: { $bots } a ogni posto, con pesi imparati sulla scatola così com’è.
lab-method-games = Partite: { $games } per variante e numero di giocatori, seme { $seed }; partita per partita gli stessi dadi per ogni variante. Una partita è interrotta dopo { $most } azioni.
lab-method-sure = Gli intervalli contengono il valore vero in 95 casi su 100: di Wilson per le quote, di statistiche d’ordine per i quantili, appaiati per estrazione per le differenze. Certo: più di 3,3 errori standard; probabile: più di 1,96.
lab-method-guess = I minuti sono una stima: { $seconds } secondi a decisione.
lab-method-version = Fathoms { $version } (versione, regole). Lo stesso comando dà la stessa pagina.
measure-won = la squadra vince
measure-turn = vittorie giocando per { $turn ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] quarto
}
measure-side = vittorie: { $side }
measure-length = azioni per partita
measure-median = mediana delle azioni
measure-longest = azioni superate da 1 partita su 20
measure-turns = turni per partita
measure-late = più lunga di quanto dice la scatola
measure-cut = interrotte
measure-ending = finisce con «{ $ending }»
measure-choices = scelte per decisione
measure-forced = decisioni senza scelta
measure-good = scelte buone come la migliore
measure-stake = costo di una scelta a caso
measure-leads = cambi in testa per partita
measure-decided = decisa dopo questa parte della partita
measure-margin = punti di vantaggio sul secondo
measure-verb = { $verb }, per partita
compare-change = { $what }, { $seats }: da { $before } a { $after }, una differenza di { $by }; { $sure }.
compare-nothing = Niente è certo: { $games } partite per parte non mostrano nessuna grande differenza.
compare-stayed = { $count ->
    [one] Un altro numero non mostra differenza.
   *[other] Altri { $count } numeri non mostrano differenza.
}
compare-same = Due volte lo stesso
compare-changed = Che cosa è cambiato
compare-length = Quanto dura
compare-half = metà entro { $half }, 19 su 20 entro { $most }
compare-length-note = La barra alta di ogni coppia è prima, la bassa dopo. Spessa: la metà centrale delle partite; sottile: 18 su 20; tratto: la mediana.
compare-sure = Che cosa cambia, e con quale certezza
compare-sure-lead = Ogni differenza come parte del valore di prima, con il suo intervallo al 95 %; caldo: certo, grigio: nessuna differenza vista.
compare-shifts = { $seats }: { $certain } numeri su { $all } sono cambiati di certo.
compare-acts = { $seats }: { $certain } tipi di azione su { $all } si fanno di certo più spesso o meno spesso.
compare-chance = Di { $count } numeri senza differenza, uno su venti sembrerebbe probabile per puro caso.
compare-eyebrow = Fathoms compare · { $title } · { $before } e { $after } · { $games } partite ciascuno con le stesse estrazioni
sweep-title = Che cosa fa { $what }?
sweep-eyebrow = Fathoms sweep · { $title } · { $base } · { $games } partite per punto con le stesse estrazioni
sweep-effects = { $count ->
    [one] Gli effetti di un numero
   *[other] Gli effetti di due numeri
}
sweep-lead = Ombreggiati: intervalli al 95 %. La linea calda è il tavolo più pieno.
sweep-box = così com’è
sweep-ring = Più è caldo, più ce n’è. L’anello è attorno a quel che c’è ora.
sweep-change = { $what }, { $seats }: { $before } con { $first }, { $after } con { $last }, una differenza di { $by }; { $sure }.
report-writing = Scrivo il rapporto…
report-as-it-lies = così com’è nella scatola
report-plain = così com’è
report-eyebrow = Fathoms report · { $seats } giocatori · { $what } · { $games } partite
report-ends = Finisce: { $share } di { $games } partite sono arrivate alla fine.
report-team-wins = Quanto è difficile: una squadra di robot ({ $bots }, { $seats }) vince { $share } delle sue partite.
report-fair = È equo: con { $seats } il più lontano da una quota uguale di { $even } è «{ $who }», { $share }.
report-unfair = Non è equo: con { $seats } «{ $who }» è { $share } invece di { $even }.
report-late = Dura molto: con { $seats } { $share } delle partite durano più dei { $minutes } minuti della scatola.
report-in-time = Finisce in tempo: anche con { $seats } solo { $share } delle partite durano più dei { $minutes } minuti della scatola.
tile-end = delle partite arrivano alla fine
tile-fair = punti da una quota uguale, nel caso peggiore
tile-fair-fine = equo entro 2
tile-fair-watch = più di 2
tile-fair-unsure = forse è solo un caso
tile-won = delle partite le vince una squadra di robot ({ $bots })
tile-won-fine = né sicura né disperata
tile-won-watch = troppo sicura, o disperata
tile-length = metà delle partite dura di più
tile-late = { $share } oltre { $minutes } min
tile-choices = scelte per decisione
tile-forced = { $share } obbligate
tile-decided = della partita è passato quando metà dei vincitori è in testa per sempre
tile-leads = { $count } cambi in testa
tile-near = delle partite perse erano aperte verso la fine
report-length = Finisce in tempo?
report-length-lead = { $seconds } secondi a decisione è una stima. L’altezza di una collina è la radice quadrata del numero di partite, perché si vedano le code sottili.
report-length-caption = Con { $seats } { $share } delle partite durano più dei { $minutes } minuti della scatola.
report-length-note = La linea tratteggiata è quel che dice la scatola; le poche partite più lunghe sono oltre il bordo.
report-median = mediana { $length }
report-longer = { $share } più lunghe
report-tail = 1 partita su 20 dura più di { $length }
report-longest = la più lunga
report-health = È sano?
report-cut = interrotte
report-endings = { $share } di { $games } partite finiscono per una regola.
report-ending = finale
report-rule = regola
report-share = quota (95 %)
report-news = evento
report-news-never = { $count } cose possibili su { $all } non si sono mai viste: { $names }.
report-news-all = Tutte le { $all } cose possibili si sono viste.
report-news-note = Volte per partita, in radice quadrata: le nove più frequenti e le tre più rare, in { $games } partite rigiocate e ascoltate.
report-a-game = per partita
report-in-games = in partite
report-fairness = È equo per ogni posto?
report-fairness-lead = Secondo chi va per primo, secondo e così via; dove tutti scelgono insieme, per posto. La fascia chiara è un punto da ogni parte.
report-seat-caption = Con { $seats } il più lontano da { $even } è «{ $who }»: { $share }.
report-chi = Barre: intervalli al 95 %. Posti uguali differirebbero altrettanto nel { $chance } di tali studi (χ² = { $value }, { $free } gradi di libertà).
report-who = chi
report-together = Quanto spesso vince la squadra?
report-together-lead = Per difficoltà e livello. Le barre sono intervalli al 95 %.
report-team-caption = Con { $seats } le squadre di un livello ({ $bots }) vincono da { $high } nel più facile a { $low } nel più difficile.
report-team-note = { $games } partite per punto.
report-difficulty = difficoltà
report-near = { $share } di { $games } partite perse erano quasi vinte: la squadra era avanti nell’ultimo decimo.
report-near-bar = quasi vinte
report-near-note = Sopra: perché si perdono le partite.
report-danger = Metà delle partite perse era in pericolo, sotto metà della probabilità iniziale, al { $part } della partita.
report-choice = C’è qualcosa da decidere?
report-choice-lead = Quel che le regole permettono, e quel che si sceglie.
report-choice-caption = Una decisione ha { $choices } scelte; in { $forced } di esse ce n’è una sola.
report-good = { $good } sono buone come la migliore, entro 2 punti di probabilità.
report-stake = Scegliere a caso invece del meglio costerebbe { $share } di probabilità di vincere.
report-forced = { $share }: nessuna scelta
report-open = scelte di un giocatore
report-choice-note = { $seats }, { $decisions } decisioni.
report-acts-never = Mai fatto da nessuno: { $names }.
report-acts-all = Tutto quel che si può fare, qualcuno lo fa.
report-acts-undone = { $count } azioni su { $all } non sono mai state scelte: { $names }.
report-acts-note = Quota di tutte le azioni, per tipo.
report-mix = Vario come { $count } tipi usati in egual misura.
report-act = azione
report-tension = È aperto fino alla fine?
report-tension-lead = Le probabilità sono quel che gli indizi dei robot dicono di una posizione, corretto secondo come posizioni simili sono finite in queste partite.
report-tension-caption = A nove decimi della partita metà dei futuri vincitori non ha più di { $half }; la testa cambia { $leads } volte, e metà dei vincitori è in testa per sempre dopo { $decided } della partita.
report-team-tension = Una squadra comincia con { $share }; a nove decimi della partita metà delle squadre sta fra { $low } e { $high }.
report-even = quota uguale
report-at-start = all’inizio
report-half-above = metà sta sopra
report-of-game = della partita giocata
report-of-game-percent = fino a tanto per cento della partita giocata
report-bands = { $seats }, { $games } partite. Fasce: la metà centrale e i quattro quinti.
report-decided = In { $share } delle partite il vincitore passa in testa per sempre solo nell’ultimo decimo.
report-decided-note = Quando il futuro vincitore è passato in testa l’ultima volta; proprio alla fine se prima non lo era mai stato.
report-typical = Una partita tipica: { $length } azioni, circa { $time }.
report-typical-note = Partita { $game } del seme { $seed }, la mediana per durata. Ogni linea è una probabilità di vincere.
report-board = Dove succede?
report-board-caption = { $count ->
    [one] Il luogo più animato su { $all } vede
   *[other] I { $count } luoghi più animati su { $all } vedono
} { $share } di quel che si fa sul tabellone.
report-board-note = Percentuale di { $acts } scelte sul tabellone, in { $decisions } decisioni; sotto il 2 % senza cifra.
report-things-never = { $count } carte, luoghi e altre cose su { $all } non sono mai comparsi: { $names }.
report-things-some = { $count } carte, luoghi e altre cose su { $all } non sono mai comparsi.
report-things-all = Tutte le { $all } carte, i luoghi e le altre cose sono comparsi.
report-things-note = Di che cosa parlano gli eventi e quante di quelle cose c’erano, nelle stesse partite. Alcune vogliono altre opzioni o più giocatori.
report-seen = visti
report-most = più spesso
report-rarest = meno spesso
report-wait = Tra due turni propri gli altri decidono { $count } volte, circa { $time }; un’attesa su 20 supera { $long }.
report-ties = Più di un vincitore: { $share } delle partite.
report-comeback = Risalite da meno di metà della probabilità iniziale: { $share } delle vittorie.
report-sealed = Metà delle partite è quasi decisa, con il 90 % definitivo, solo dopo { $part } della partita.
report-leader = Chi è in testa a metà partita vince { $half } delle partite; dopo un quarto { $quarter }, dopo nove decimi { $ninety }.
report-leader-note = Quanto spesso vince alla fine chi ha la probabilità migliore dopo quella percentuale della partita.
report-skill = Abilità o fortuna?
report-skill-caption = { $player } – { $rival }: { $share } delle partite vanno al primo; più è vicino alla metà, più è fortuna.
report-beats = { $player } – { $rival }
report-guest = { $player }, da solo – { $rival }
arena-team = squadra ({ $player })
arena-line = { $what }, { $share } di { $games } partite vinte (95 %: { $range })
arena-cut = { $line }; { $count } interrotte
tune-round = { $seats }, { $what }: vantaggio di { $lead } deviazioni standard
report-skill-note = { $seats }, { $games } partite ciascuno, posti ruotati, estrazioni speculari; barre: intervalli al 95 %.
report-worth = Quanto vale ogni cosa?
report-worth-lead = Un giocatore, o tutta una squadra, non può fare qualcosa che le regole permettono, con le stesse estrazioni; se ci sono avversari, loro possono. Quel che allora si vince in meno è quanto vale quella cosa per questi robot.
report-ban = Vale di più: «{ $what }». Vittorie di chi non può farlo: { $won } invece di { $share }.
report-ban-team = Vale di più: «{ $what }». Vittorie di una squadra che non può farlo: { $won } invece di { $share }.
report-ban-none = Nulla manca di sicuro: chi non può fare una di queste cose ottiene ancora circa { $share } di vittorie.
report-ban-note = { $seats }, { $games } partite per riga, confrontate estrazione per estrazione. Dove le regole non lasciano altro, la cosa vietata si fa comunque.
report-ban-idle = Vietato senza alcun effetto, perché non c’era altro da fare o perché non decide nulla: { $names }.
report-banned = vietato
report-luck = Di ciò che fa vincere una partita e perderne un’altra, { $deal } viene dalla distribuzione, { $draws } solo da dadi e pescate successive, { $whims } solo dai capricci dei giocatori, { $both } soltanto dai due insieme.
report-luck-deal = la distribuzione
report-luck-draws = dadi e pescate in gioco
report-luck-whims = capricci dei giocatori
report-luck-both = dadi e capricci insieme
report-luck-source = da dove
report-luck-note = { $seats } di uno stesso livello; { $games } distribuzioni giocate quattro volte: con altri dadi, con altri capricci, con entrambi. I capricci sono scelte fra cose uguali e congetture su ciò che è nascosto. Insieme: un capriccio incontra altri dadi.
report-kings = Chi è ultimo può scegliere chi vince: se da metà partita gioca per il primo, questo ottiene { $first } di vittorie; se gioca per il secondo, { $second }: una differenza di { $by } punti.
report-no-kings = Non si vede che l’ultimo scelga chi vince: se da metà partita gioca per il primo, questo ottiene { $first } di vittorie; se gioca per il secondo, { $second }.
report-kings-alone = per sé
report-kings-first = per il primo
report-kings-second = per il secondo
report-kings-head = l’ultimo gioca
report-kings-note = { $seats }, { $games } partite: vittorie di chi è in testa a metà. Da lì l’ultimo prende ciò che a prima vista è meglio per l’altro; un alleato più furbo sposterebbe di più.
report-margin = { $title }: il vincitore ha { $margin } di vantaggio sul secondo; al massimo uno in { $share } delle partite.
report-margin-note = { $seats }, { $games } partite.
report-ahead = vantaggio sul secondo
report-beaten = Giocati nove decimi della partita, metà dei migliori fra chi perde ha ancora una probabilità di più di { $half }; supera la quota uguale di { $even } in { $share } delle partite.
report-beaten-axis = la sua probabilità, fino a tanto per cento
report-missed = Quanto le partite perse hanno sfiorato la vittoria ({ $what }): a { $share } ne mancava solo uno, a metà non più di { $half }.
report-spared = Quanto le partite vinte hanno sfiorato la sconfitta ({ $what }): { $share } ne distavano solo uno, metà non più di { $half }.
report-lacked = quanto mancava ancora

## My games (mine)

mine-running = In corso
mine-result = Risultato
mine-any-game = Tutti i giochi
mine-any-level = Tutti i livelli
mine-with = con { $names }
mine-alone = in solitario
mine-remove = Togli dall’elenco
mine-removed = Partita tolta.
mine-undo = Annulla
mine-wins = Vittorie per gioco e livello
mine-move = Salva o sposta
mine-move-help = Un file con tutte le partite finite, mosse e dadi. Un altro Fathoms può leggerlo.
mine-export = Esporta
mine-import = Importa
mine-not-games = Questo file non contiene partite di Fathoms; ne serve uno creato con «Esporta».
mine-notify = Avvisami quando tocca a me
mine-notify-refused = Questo browser non permette avvisi da qui; puoi cambiarlo nelle impostazioni.
mine-shown = { $count ->
    [one] una partita
   *[other] { $count } partite
}
mine-imported = { $count ->
    [one] Una partita letta.
   *[other] { $count } partite lette.
}
mine-sum = { $count ->
    [one] Vinte: { $wins } su una partita.
   *[other] Vinte: { $wins } su { $count } partite.
}

## Editions (setup)

stock-board = Tabellone
stock-cards = Carte
stock-tiles = Tessere
stock-tokens = Gettoni
stock-dice = Dadi, faccia per faccia
stock-figures = Figure
stock-costs = Quanto costano le cose
ui-edition-box = Tutta la scatola
ui-edition-file = Apri un file
ui-edition-none = Gioca senza
ui-edition-good = { $count ->
    [0] Non è ancora cambiato niente.
    [one] È cambiato un valore. Si può giocare.
   *[other] Sono cambiati { $count } valori. Si può giocare.
}
ui-edition-large = Questo file è troppo grande per un’edizione.
ui-edition-drawn = Il tavolo e la scatola così come sono scritti

## L’immersione del giorno: che cosa può andare storto, e nel terminale (errors)

error-daily-date = «{ $given }» non è un giorno del calendario; scrivilo come 2026-11-17.
error-daily-future = Il giorno { $given } non è ancora cominciato da nessuna parte; va bene ogni giorno fino a oggi.
error-daily-fixed = L’immersione del giorno è uguale per tutti: posti, regole, robot e dadi non si possono cambiare.

## L’immersione del giorno: la sua pagina (daily)

daily-lead = Cinque porte: oggi dadi e carte sono gli stessi per tutti. Conta il primo tentativo.
daily-new = Nuove porte tra { $hours } h { $minutes } min.
daily-practice = Porte di un altro giorno ({ $day }), per esercitarsi: contano solo quelle di oggi.
daily-dive = Immergiti
daily-again = Ancora
daily-streak = { $count ->
    [0] Ancora nessuna serie
    [one] Serie: 1 giorno
   *[other] Serie: { $count } giorni
}
daily-keep = { $count ->
    [0] Una porta al giorno tiene accesa la lanterna, che tu vinca o perda.
    [one] Una porta al giorno tiene accesa la lanterna, che tu vinca o perda. Record: 1 giorno.
   *[other] Una porta al giorno tiene accesa la lanterna, che tu vinca o perda. Record: { $count } giorni.
}
daily-lit = { $day }: accesa
daily-unlit = { $day }: spenta
daily-result = Il mio risultato
daily-sum = { $won }/{ $count } vinte, serie { $streak }
daily-key = Ogni gioco con le lettere delle sue regole: ● vinto, ○ perso, un secondo ● senza consigli, · ancora da giocare.
daily-copy = Copia il testo
daily-copied = Copiato.
daily-not-copied = Questo browser non permette alle pagine di copiare; seleziona il testo e copialo.
daily-picture = Immagine
daily-says-won = { $game }: vinto
daily-says-won-alone = { $game }: vinto senza consigli
daily-says-lost = { $game }: perso
daily-says-lost-alone = { $game }: perso senza consigli
daily-says-open = { $game }: ancora da giocare
daily-other = Un altro giorno:
daily-proof = La data è il seme: chi fa le stesse mosse trova le stesse cose, qui, nel terminale e senza alcun server.

## Parole proprie al tavolo (company)

say-mute-one = Mostra ciò che dice { $name }
say-write = Scrivi qualcosa
say-send = Invia
company-away = { $name } non c’è.
company-reclaim = Mentre non c’eri, il tuo posto è passato in altre mani.
company-take-back = Riprendi il mio posto
say-hooray = Evviva!
say-laugh = Ah ah!
say-gasp = Oh no!
say-grumble = Grrr!
say-sorry = Scusa!
say-slow = Con calma
say-heart = Grazie!
say-look = Guarda!
say-point = Indica
say-point-now = Scegli ciò che vuoi indicare a tutti.
say-help = Per indicare un pezzo puoi anche tenervi premuto il mouse, o premere P.
say-mute = Mostra quello che dicono gli altri
say-said = { $seat }: { $word }
say-points = { $seat } indica: { $name }
say-here = { $seat }: qui!

## Puzzles in the terminal, and how they are found (terminal)

error-no-puzzles = nessun enigma trovato in { $games } partite: prova un altro --seed, o più --games

cli-command-puzzle = Ti propone un enigma nel terminale: un turno, niente lasciato al caso.
cli-command-puzzles = Trova enigmi giocando e cercando, e li dimostra.
cli-command-puzzles-make = Trova di nuovo gli enigmi di un gioco: i robot giocano, ogni turno è esplorato fino in fondo e resta ciò che si risolve in pochi modi.
cli-command-puzzles-check = Dimostra di nuovo ogni enigma di un gioco con la ricerca.
cli-option-puzzle = L’id dell’enigma; senza, il primo non ancora risolto.
cli-option-puzzle-list = Elencare gli enigmi, e quali sono risolti.
cli-option-puzzle-count = Quanti enigmi.
cli-option-puzzle-games = Quante partite esplorare.
cli-option-puzzle-seed = Lo stesso seme trova gli stessi enigmi.
cli-option-puzzle-file = Il file da scrivere; senza, quello del gioco.
puzzle-head = Enigma { $number } di { $all } ({ $id }), { $fins }
puzzle-acts = { $acts ->
    [one] Basta una mossa.
   *[other] Bastano { $acts } mosse.
}
puzzle-keys = Rispondi con un numero. Oppure scrivi { typed-hint }, { typed-undo }, { typed-reset }, { typed-board }, { typed-next }, { typed-quit }.
puzzle-keys-answer = Rispondi con un numero. Oppure scrivi { typed-hint }, { typed-answer }, { typed-undo }, { typed-reset }, { typed-board }, { typed-next }, { typed-quit }.
puzzle-solved = Risolto! Ben fatto.
puzzle-missed = Quasi: ora decide il caso o qualcun altro, e l’obiettivo non è raggiunto. Tutto annullato: prova in un altro modo.
puzzle-hint = Si può cominciare così: { $act }.
puzzle-no-hint = Da qui non si può più. Scrivi { typed-reset } per ripartire da capo.
puzzle-answer = La soluzione: { $acts }.
puzzle-answer-later = Prova prima due volte; poi te la dico.
puzzle-next = Premi Invio per il prossimo enigma, o scrivi { typed-quit }.
puzzle-all = Hai risolto tutti gli enigmi di questo gioco!
puzzle-left = Per tornare: { $command }
puzzles-finding = Si gioca e si cerca
puzzles-found = { $count } enigmi su { $candidates } candidati: { $games } partite, { $positions } turni esplorati.
puzzles-proved = { $count ->
    [one] Un enigma è proprio com’è scritto.
   *[other] Tutti i { $count } enigmi sono proprio come sono scritti.
}
puzzles-wrong = { $id }: { $why }
puzzles-wrong-answer = la soluzione non lo risolve
puzzles-wrong-acts = la soluzione più corta richiede { $acts ->
    [one] una mossa
   *[other] { $acts } mosse
}
puzzles-wrong-easy = si risolve in troppi modi
puzzles-wrong-wide = c’è da esplorare più di quanto una persona guarderebbe
