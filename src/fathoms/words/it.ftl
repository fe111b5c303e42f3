### Le parole comuni a tutti i giochi.

language-name = Italiano

seat-0 = Giocatore 1
seat-1 = Giocatore 2
seat-2 = Giocatore 3
seat-3 = Giocatore 4

labelled = { $title }: { $what }

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
ui-level-network = Rete
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

## Con gli amici: prima di distribuire, e al tavolo

ui-gathering = In attesa degli amici
lobby-lead = Non si distribuisce niente prima che tu cominci.
lobby-scan = Inquadra ed entra
lobby-code = Codice QR del link a questo tavolo
lobby-link = Link a questo tavolo
lobby-copy = Copia il link
lobby-copied = Link copiato
lobby-how = Inquadralo con la fotocamera di un telefono, o manda il link. Ognuno sceglie un posto libero.
lobby-wifi = Altri nel tuo Wi-Fi possono unirsi
lobby-wifi-help = Acceso: i dispositivi della rete di casa possono aprire questo tavolo. Spento: solo questo computer.
lobby-only-here = Solo questo computer
lobby-only-here-help = Sposta l’interruttore, e i telefoni e tablet del tuo Wi-Fi potranno venire a questo tavolo.
lobby-seats = Posti
lobby-choose = Scegli un posto
lobby-ready = Pronto
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
lobby-start = Comincia in { $count }
lobby-waiting = Si aspetta { $names }. Puoi cominciare anche subito.
lobby-all-ready = Sono tutti pronti.
lobby-nobody = Non è ancora venuto nessuno. Puoi cominciare con i robot.
lobby-in = Ci sei, { $name }
lobby-in-unnamed = Ci sei
lobby-watching = Stai guardando
lobby-of = { $game }, al tavolo di { $host }
lobby-i-am-ready = Sono pronto
lobby-wait = Aspetta, non ancora
lobby-host-starts = { $host } fa cominciare la partita.
lobby-sat-down = { $name } è al tavolo
lobby-is-ready = { $name } è pronto
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
hands-human = Qualcuno prende il posto { $number }.
hands-human-named = { $name } prende il posto { $number }.
hands-human-by = { $other } prende anche il posto { $number }.
hands-bot = Al posto { $number } ora gioca un robot.
hands-bot-by = { $other } fa giocare un robot al posto { $number }.
hands-open = Il posto { $number } è libero.
hands-open-by = { $other } libera il posto { $number }.
hands-absent = Al posto { $number } ora non c’è nessuno.
hands-absent-by = { $other } lascia vuoto il posto { $number }.
hands-kept = { $other } ha scaricato la partita e può conoscere ogni carta.
company-away = { $name } non c’è.
company-reclaim = Mentre non c’eri, il tuo posto è passato in altre mani.
company-take-back = Riprendi il mio posto
say-title = Di’ qualcosa
say-hooray = Evviva!
say-laugh = Ah ah!
say-gasp = Oh no!
say-grumble = Grrr!
say-sorry = Scusa!
say-slow = Con calma
say-heart = Grazie!
say-look = Guarda!
say-point = Indica
say-point-now = Clicca su ciò che vuoi indicare a tutti.
say-help = Per indicare un pezzo puoi anche tenerlo premuto, o premere P.
say-mute = Mostra quello che dicono gli altri
say-said = { $seat }: { $word }
say-points = { $seat } indica: { $name }
say-here = { $seat }: qui!

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
ui-numbered-help = Ogni riga del diario di bordo dice quale regola c’è dietro. Eccole tutte, in inglese.

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
      what 2  che cosa farebbe di sicuro la scelta 2
      hint    che cosa farebbe il consigliere
      board   di nuovo il tabellone
      log     tutto quello che è successo
      save    salva la partita in un file
      quit    salvala ed esci
terminal-thinking = sto pensando…
terminal-who = A chi tocca?
terminal-number = Scegli un numero da 1 a { $count }.
terminal-pass = { $seat }, tocca a te: premi Invio quando gli altri non guardano più.
terminal-allowed = { $typed } ora si può fare.
terminal-not-now = { $typed } ora non si può fare.
terminal-no-action = «{ $typed }» non è una mossa. Quello che puoi fare è tra parentesi quadre; scrivi help per il resto.
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
error-batch-actions = step vuole un’azione per ognuna delle { $wanted } partite, non un vettore di forma { $given }
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
cli-about = Cinque giochi di mostri marini a un solo tavolo.
cli-usage = Uso
cli-arguments = Argomenti
cli-options = Opzioni
cli-commands = Comandi
cli-default = [di solito { $value }]
cli-required = [necessario]
cli-examples = Esempi
cli-command-games = Elenca i giochi, le loro opzioni e le varianti pronte.
cli-command-play = Gioca nel terminale, da solo con i robot o in più persone a una tastiera.
cli-command-rules = Mostra come si gioca, o una regola per numero.
cli-command-serve = Serve il tavolo nel browser.
cli-command-verify = Controlla i dadi di una partita finita: il segreto corrisponde all’impronta e ogni estrazione ne deriva.
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
cli-option-help = Mostra questo ed esce.
cli-option-game = Uno dei giochi; `fathoms games` li elenca.
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
cli-option-host = L’indirizzo su cui ascoltare.
cli-option-port = La porta su cui ascoltare.
cli-option-data = La cartella che tiene le partite.
cli-option-open = Aprire la pagina in un browser.
cli-option-home = Fa entrare i dispositivi della tua rete di casa.
cli-option-proxy = L’indirizzo o la rete di un proxy fidato; ripetibile.
cli-option-public-url = Dove il mondo lo trova, dietro un proxy.
cli-option-downloaded = Una partita scaricata dal tavolo nel browser.
cli-option-seal = L’impronta, come l’hai annotata prima di dare le carte.
cli-option-saved = Una partita salvata o scaricata.
cli-option-html = Il file HTML da scrivere.
cli-option-seconds = Quanto dura ogni misura.
cli-option-search = Misurare anche la ricerca ad albero.
cli-option-batched = Partite a blocchi su un core, con ciò che ogni posto può sapere.
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
cli-option-most = Azioni dopo le quali una partita è troncata; 20.000.
cli-option-threads = Quanti giocano insieme; altrimenti uno per core.
cli-option-parquet = Il file Parquet; continua da dove finisce.
cli-option-round-games = Partite per giro, e per cambiamento.
cli-option-rounds = Giri di adattamento.
cli-option-tries = Serie di piccoli cambiamenti provati dopo.
cli-option-searched = Partite di giocatori che cercano, a prova.
cli-option-searches = Serie di cambiamenti provati tra loro; lento.
cli-option-same-weights = Lo stesso seme dà gli stessi pesi.
cli-option-weights = Scrivere qui i pesi, non nel gioco.
error-unwritable = { $path } non si può scrivere: { $why }
error-suffix = { $path } dovrebbe finire con: { $known }
error-other-game = { $path } è una partita di { $name }
error-no-rule = non c’è nessuna regola «{ $given }»; vanno da { $first } a { $last }
error-me = qui i posti vanno da 0 a { $last }, quindi --me non può essere { $given }
error-no-bot = non c’è nessun robot «{ $name }»; { $instead }
error-nothing-to-resume = non c’è nessuna partita da riprendere in { $folder }; cominciane una con fathoms play e un gioco
error-missing-argument = manca { $name }; { $instead }
error-see-help = vedi { $command } --help
error-no-such-flag = { $command } non ha l’opzione { $name }; { $instead }
error-no-such-command = non c’è nessun comando «{ $name }»; { $instead }
error-flag-value = dopo { $name } serve un valore
error-flag-number = { $name } vuole { $wanted }
cli-whole = un numero intero
cli-number = un numero
cli-whole-from = un numero intero da { $low } in su
cli-whole-range = un numero intero da { $low } a { $high }
error-too-many-arguments = { $command } non prende altro, e segue «{ $given }»; vedi { $command } --help
error-usage = { $command } non si dice così: { $why }; vedi { $command } --help
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
error-seat-taken = questo posto è di qualcuno; così si può cambiare quando chi lo occupa manca da { $seconds } secondi
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
error-not-dealt = non è ancora stato distribuito niente: si potrà quando la partita sarà cominciata
error-dealt = la partita è già cominciata: si poteva fare solo prima
error-only-maker = lo decide solo chi ha aperto questo tavolo; se non c’è più, può farlo chiunque giochi, quando tutti sono pronti
error-too-few-seats = { $count } posti sono troppo pochi: qui siedono già { $people } persone
error-no-piece = sul tavolo non c’è nessun pezzo così che tutti vedano
error-too-many-words = una cosa alla volta: aspetta qualche secondo prima di dire o indicare ancora qualcosa
error-no-seal = un seme vale solo per dadi sigillati prima: chiedi una partita e la sua impronta a POST /api/seals, e mandale entrambe
error-no-link = questo link non è più valido; chiedine uno nuovo a qualcuno del tavolo
error-network-here = solo chi è davanti al computer può aprire il tavolo alla rete
error-no-network = questo computer non è in nessuna rete; collegalo al tuo Wi-Fi e riprova
error-too-many-uploads = dal tuo indirizzo si sono aperte troppe partite da file; aspetta un’ora
error-uploads-kept = hai già qui { $most } partite da file; dopo un po’ si dimenticano
error-public-url = --public-url vuole un indirizzo come https://fathoms.example, non '{ $given }'
error-proxy = --proxy vuole un indirizzo o una rete come 10.0.0.1 o 10.0.0.0/8, non '{ $given }'
serve-open = Fathoms è aperto su { $address }  (Ctrl-C lo chiude)
serve-network = Nella rete di casa: { $address }  (telefoni e tablet del tuo Wi-Fi possono aprirlo, anche con questo codice)
serve-network-closed = Nella rete di casa sarebbe { $address }; fai entrare gli altri con l’interruttore «Altri nel tuo Wi-Fi possono unirsi» di un tavolo, o con --home

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
