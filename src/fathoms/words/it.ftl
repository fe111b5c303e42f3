### Le parole comuni a tutti i giochi.

language-name = Italiano

seat-0 = Giocatore 1
seat-1 = Giocatore 2
seat-2 = Giocatore 3
seat-3 = Giocatore 4

ending-abandoned = Partita interrotta
ending-abandoned-text = La partita è stata chiusa prima del tempo.

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
    [one] un robot gamberetto
   *[other] { $count } robot gamberetto
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
ui-sound = Suoni
ui-nowhere = A questo indirizzo non c’è nulla.
ui-home = Tutti i giochi

## Preparare la partita

ui-setup-lead = Comincia così com’è, oppure cambia qualcosa qui sotto.
ui-how-wild = Come vuoi giocare?
ui-as-usual = Come da scatola
ui-as-usual-help = Le regole di sempre.
ui-all-options = Tutte le opzioni
ui-who-plays = Chi gioca qui?
ui-who = Chi gioca?
ui-how-many = In quanti si gioca?
ui-me = Tu
ui-a-friend = Un amico, con un link
ui-on-this-device = Qualcuno su questo schermo
ui-a-bot = Un robot
ui-your-name = Il tuo nome
ui-name-of = Nome al posto { $number }
ui-kind-of = Chi siede al posto { $number }
ui-level-of = Quanto è furbo il robot al posto { $number }
ui-start = Comincia la partita
ui-level-shrimp = Gamberetto
ui-level-shrimp-help = sguazza e basta
ui-level-crab = Granchio
ui-level-crab-help = acchiappa quel che vede
ui-level-dolphin = Delfino
ui-level-dolphin-help = vede lontano
ui-level-kraken = Kraken
ui-level-kraken-help = non sbaglia quasi mai

## Il tavolo

ui-to-choices = Alle mie scelte
ui-all-games = Fathoms: tutti i giochi
ui-speed = Velocità delle mosse
ui-speed-slow = Lenta
ui-speed-normal = Normale
ui-speed-instant = Immediata
ui-speed-fast = Rapida
ui-coach = Consigli
ui-best = migliore
ui-rules = Regole
ui-menu = Menu
ui-at-table = Al tavolo
ui-skip = Salta al presente
ui-lost = Connessione persa. Le tue mosse sono al sicuro; ci riprovo.
ui-try-now = Riprova ora
ui-no-match = Questa partita non esiste.
ui-no-right = Questo tavolo per te è chiuso. Chiedi un link a qualcuno che ci gioca.
ui-your-turn = Tocca a te
ui-their-turn = gioca
ui-turn-of = Tocca a { $name }
ui-waits-for = Si aspetta { $name }
ui-chosen = Hai scelto
ui-chosen-help = Puoi cambiare idea finché non hanno scelto tutti.
ui-game-over = La partita è finita
ui-my-turn = Tocca a me
ui-undo = Annulla
ui-reset = Rifai il turno
ui-other-choice = Un’altra scelta
ui-once-more = Clicca ancora una volta per farlo, oppure clicca ciò che brilla.
ui-and-now = E adesso? Clicca ciò che brilla, o una riga qui sotto.
ui-beside = Accanto al tabellone
ui-mine = Le tue cose
ui-log = Diario di bordo
ui-why = Perché?
ui-close = Chiudi
ui-not-now = Con questo ({ $name }) ora non c’è niente da fare. { $todo } Puoi scegliere ciò che brilla.
ui-not-this = Qui ora non c’è niente da fare. { $todo } Puoi scegliere ciò che brilla.
ui-ready = fatto
ui-choosing = sceglie
ui-winner = vince
ui-bot = robot
ui-open-seat = posto libero
ui-away = assente
ui-you = tu
ui-online = in linea
ui-play-as = Ora gioca { $name }
ui-go-first = { $name }, comincia tu!
ui-seat-empty = Il posto di { $name } è vuoto.
ui-invite = Invita qualcuno
ui-let-bot = Fai giocare un robot
ui-see-end = Com’è finita
ui-named = { $what }: { $game }
ui-replay = Rivedi
ui-replay-start = Rivedi dall’inizio
ui-links = Link da condividere
ui-keep-match = Scarica la partita
ui-leave = Lascia il tavolo
ui-leave-help = Puoi tornare quando vuoi, finché la partita non viene chiusa.
ui-leave-bot = Un robot gioca per me
ui-leave-wait = Tenetemi il posto
ui-leave-end = Chiudi la partita
ui-table-in-words = Il tavolo a parole
ui-since = Dal tuo ultimo turno
ui-nothing-since = Dal tuo ultimo turno non è successo nulla.
ui-no-rule = Questa regola non ha un testo.
ui-in-rules = Leggi nelle regole
ui-got-it = Capito
ui-aim = Scopo
ui-sit-here = Mi siedo qui, su questo schermo
ui-save = Salva
ui-open-to-all = Libera il posto per un amico
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
ui-share = Condividi
ui-sealed = I dadi di questa partita sono stati sigillati prima del primo turno:
ui-pass-device = Passate lo schermo a { $name }
ui-look-away = Tutti gli altri guardano altrove. Anche il Kraken.
ui-open-curtain = Sono { $name }: su il sipario

## La fine

ui-picture-won = La nave fa vela verso l’alba; il Kraken tiene il broncio, con un cerotto in testa.
ui-picture-lost = La nave giace sul fondo; il Kraken si prova il cappello del capitano.
ui-wins = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
ui-this-game = Questa partita
ui-acts = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
ui-rematch = Rivincita
ui-join-rematch = Unisciti alla rivincita
ui-check-dice = Controlla i dadi

## Rivedere

ui-step = Passo
ui-step-of = Passo { $step } di { $of }
ui-step-back = Un passo indietro
ui-step-on = Un passo avanti
ui-play = Avvia
ui-pause = Pausa
ui-to-table = Torna al tavolo
ui-seen-by = Visto da
ui-spectator = chi guarda

## Il manuale

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

## Il controllo dei dadi

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

## Il terminale

terminal-begin = { $title }, { $seats ->
    [one] un posto
   *[other] { $seats } posti
}. Scrivi help per sapere che cosa puoi scrivere.
terminal-you = { $seat } sei tu
terminal-bot = { $seat } è un robot: { $level } ({ $help })
terminal-help =
    Rispondi con un numero, o con le parole tra parentesi quadre.
      undo    annulla l’ultima mossa
      reset   annulla tutto dall’ultima estrazione in poi
      why     le regole dietro a ciò che è successo; why saber P3: che cosa lo vieta
      hint    che cosa farebbe il consigliere
      board   di nuovo il tabellone
      log     tutto quello che è successo
      save    salva la partita in un file
      quit    salvala ed esci
terminal-thinking = sto pensando…
terminal-who = A chi tocca?
terminal-aim = Scopo: { $aim } ({ $now })
terminal-number = Scegli un numero da 1 a { $count }.
terminal-pass = { $seat }, tocca a te: premi Invio quando gli altri non guardano più.
terminal-allowed = { $typed } ora si può fare.
terminal-not-now = { $typed } ora non si può fare.
terminal-no-action = «{ $typed }» non è una mossa. Quello che puoi fare è tra parentesi quadre; scrivi help per il resto.
terminal-no-undo = Niente da annullare: nel frattempo si è estratto o scoperto qualcosa, o ha giocato qualcun altro.
terminal-won = Vittoria: { $names }
terminal-saved = Salvata in { $path }
terminal-left = La partita è salvata. Per continuare: { $command }

## Il consigliere: che cosa una scelta lascia in più o in meno delle altre

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
coach-allow = Si può chiedere consiglio
coach-allow-help = Contro altre persone il consigliere tace, a meno che tu non dica qui che tutti possono interrogarlo.

## Riguardare una partita

review-unfinished = La partita non è ancora finita.
review-curve = La probabilità di vincere dopo ogni mossa
review-ledger = Dalla prima probabilità di vincere all’ultima, in %
review-seat = Posto
review-start = Inizio
review-own = Scelte proprie
review-others = Scelte altrui
review-choices = Scelte
review-luck = Fortuna
review-end = Fine
review-turning = Momenti decisivi
review-costly = Le scelte più costose
review-better = «{ $phrase }» prometteva un { $cost } % in più
review-lucky = fortuna { $luck } %
review-title = Com’è andata
review-working = Uno sguardo indietro…
review-team = La squadra
review-at = Passo { $step }. { $seat }: «{ $did }»
review-chance = { $name } { $percent } %
review-turned = { $name } { $from } → { $to } %
review-show = Mostra questa posizione
review-details = Scelte, fortuna e momenti decisivi

## Che cosa può andare storto: che cosa si è tentato, perché no, e che cosa andrebbe bene

error-did-you-mean = volevi dire «{ $near }»?
error-there-is = ci sono: { $known }
error-no-language = non c’è nessuna lingua «{ $language }»; ci sono: { $known }
error-no-game = non c’è nessun gioco «{ $name }»; { $instead }
error-seats = a { $name } si gioca con { $low }–{ $high } posti, non { $given }
error-seed = seed non può essere { $given }; vuole un numero intero da 0 a 2^63 - 1
error-script = uno script è una lista di numeri interi, non { $given }
error-no-option = non c’è nessuna opzione «{ $name }»; { $instead }
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
error-not-now = «{ $phrase }» ora non si può fare ({ $rule }); il posto { $given } può: { $may }
error-rule = { $rule }: { $sentence }
error-not-held = ora niente succede da sé: qualcuno deve giocare
error-nothing-to-undo = niente da annullare: nel frattempo si è estratto o scoperto qualcosa, o ha giocato un altro posto

error-not-a-match = questa non è una partita salvata di Fathoms
error-format = questa partita ha il formato { $given }; questo Fathoms legge il formato { $known }
error-match = questa non è una partita di { $name } che si possa rigiocare: { $why }
error-match-missing = questa non è una partita di { $name } che si possa rigiocare: manca { $what }
error-match-step = il passo { $step } della partita non si può giocare: { $why }
error-draw = il passo { $step } della partita estrae { $given }, ma si va da 0 a { $last }
error-draws = il passo { $step } della partita ha estrazioni diverse da quelle delle regole

## La riga di comando, i robot e il laboratorio

cli-game = { $title }: da { $low } a { $high } giocatori, { $minutes } minuti
cli-see-rules = vedi le regole
cli-written = Scritto in { $path }
cli-stopped = interrotto
cli-stopped-nothing = interrotto; non è stato scritto nulla
cli-stopped-kept = interrotto; quel che si è trovato finora è in { $path }
error-unwritable = { $path } non si può scrivere: { $why }
error-suffix = { $path } dovrebbe finire con: { $known }
error-other-game = { $path } è una partita di { $name }
error-no-rule = non c’è nessuna regola «{ $given }»; vanno da { $first } a { $last }
error-me = qui i posti vanno da 0 a { $last }, quindi --me non può essere { $given }
error-no-bot = non c’è nessun robot «{ $name }»; { $instead }
error-trees = una ricerca fa crescere da 1 a { $most } alberi, non { $given }
error-simulations = una ricerca fa da 1 a { $most } simulazioni, non { $given }
error-ahead = una simulazione guarda al massimo { $most } scelte più in là, non { $given }
error-not-home = i pesi di un’altra edizione o di altre opzioni non sono quelli di { $name } così com’è; di’ dove scriverli con --output

## Al tavolo sul web: che cosa può andare storto

error-other-rules = questa partita è cominciata con altre regole: si può guardare, rivedere e salvare, ma non continuare
error-kept-match = questa è una partita salvata: si può rivedere, ma non continuare
error-broken-off = questa partita è stata interrotta
error-changed-meanwhile = nel frattempo al tavolo qualcosa è cambiato; ecco com’è ora
error-end-stands = la partita è finita, e il finale non si cambia
error-not-your-act = niente da annullare: l’ultima mossa non era tua
error-not-your-seat = il posto { $given } non è tuo
error-no-seat-here = a questo tavolo non c’è nessun posto { $given }
error-second-seat = hai già un posto, e qui giocano anche altri: i segreti di un altro posto non sono per te
error-seat-taken = questo posto è di qualcuno; si può cambiare quando chi lo occupa manca da { $seconds } secondi
error-onlookers = chi guarda non cambia i posti; chiedi un link d’invito
error-others-play = gli altri stanno ancora giocando; lascia piuttosto il tuo posto a un robot
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
error-command-id = un comando ha un id da 1 a { $most } caratteri
error-repeated = questo comando è già stato eseguito
error-stale = nel frattempo la partita è cambiata
error-not-kept = non si è riusciti a salvare ({ $why }); riprova
error-name-length = un nome ha al massimo { $most } caratteri, e questo ne ha { $given }
error-name-visible = un nome ha solo caratteri visibili
error-devices = questo posto è già su { $most } dispositivi
error-no-match = qui non c’è nessuna partita per te; chiedi un link a qualcuno del suo tavolo
error-not-over = la partita non è ancora finita
error-kept-from-file = questa partita è stata aperta da un file; la partita da conservare è quel file
error-keep-when-over = una partita tra più persone si può salvare quando è finita: prima svelerebbe dei segreti
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
error-nobody-waits = questo non lo aspetta più nessuno
error-no-page = la pagina qui non c’è
error-no-file = questo file non c’è
error-nowhere = a questo indirizzo non c’è nulla

error-no-dice = questa partita non ha dadi che si possano controllare: { $why }
error-secret-sealed = questa partita è stata salvata prima della fine: il suo segreto non è ancora pubblico
error-verify-rules = questa partita è stata giocata con le regole { $given } di { $name }, e queste sono le regole { $known }; la pagina /check fa a meno delle regole
verify-setup = La preparazione non è uscita da questi dadi.

error-folder = { $path } non si può usare ({ $why }); scegli un’altra cartella con --data
error-folder-taken = un altro server sta già usando { $path }; chiudilo, o scegli un’altra cartella con --data
error-port = la porta { $port } di { $host } non si può usare ({ $why }); scegline un’altra con --port
error-key-unwritable = { $path } non si può scrivere ({ $why }); libera spazio lì o scegli un’altra cartella
error-key-length = la chiave in { $path } ha { $given } byte invece di { $wanted }; rimetti quella giusta, o togli il file: allora ogni ospite sarà nuovo e nessun link varrà più
error-store = le partite non si possono salvare in { $path } ({ $why }); libera spazio lì o scegli un’altra cartella
error-store-newer = { $path } ha il formato { $given }, e questo Fathoms conosce { $known }; l’ha salvato un Fathoms più recente

news-untold = È successo qualcosa per cui queste regole non hanno parole.
ending-untold = La partita è finita
ending-untold-text = È stata giocata con altre regole.

## Molte partite (fathoms simulate)

error-bots = { $given ->
    [one] è indicato un robot
   *[other] sono indicati { $given } robot
} per { $seats } posti; indicane uno per ogni posto con --bot, o uno per tutti con --bots
error-no-pyarrow = le partite si salvano in Parquet con PyArrow, che non è installato: pip install 'fathoms[lab]'
error-not-games = { $path } non è un file di partite scritto da fathoms simulate; indicane un altro con --output
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
simulate-stopped = fermato; { $path } contiene le { $games } partite giocate fin qui, e lo stesso comando riprende da lì
simulate-nothing-left = { $path } contiene già { $games } partite: non se n’è giocata nessuna
simulate-cost = Un secondo di un core gioca { $counted } partite con i conteggi, { $plain } senza
simulate-endings = Finali: { $endings }; interrotte { $cut }
simulate-wins = Vittorie: { $wins }
simulate-length = Azioni per partita: { $length }
simulate-never = Mai fatto: { $names }

ui-closed = Solo da guardare
