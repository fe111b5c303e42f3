### Tentacula in italiano: perché succede qualcosa, e ogni regola numerata in una frase.

## Perché

why-swims = Un pesce nuota fino alla prossima casella libera con l’animale scelto; quelle occupate si saltano.
why-seen = Questa casella non ha corallo da entrambi i lati: Tentacula ha visto arrivare il pesce.
why-seen-at-end = Il giro è finito e questo pesce è ancora allo scoperto. Tentacula guarda un’altra volta prima del prossimo.
why-stolen = Il dado mostrava questo colore, o la squadra l’ha ceduto: una gemma così ha lasciato lo scrigno.
why-missing = Nello scrigno non ci sono gemme del colore uscito: la squadra sceglie quale va via. Cedetene una che non serve.
why-no-room = Le due file della barriera sono piene fin dove il tabellone è aperto. La tessera presta ancora il suo animale, poi va nella scatola.

## Le regole numerate

tn-01 = Si gioca in due, tre o quattro, in un’unica squadra.
tn-02 = I tre pesci partono dalle caselle di partenza.
tn-03 = La squadra sceglie il nascondiglio da riempire; le 16 gemme cominciano nello scrigno.
tn-04 = Ognuno prende un gettone animale diverso.
tn-05 = Le porte si mescolano; la prima sta sul primo arco.
tn-06 = Più è difficile, meno conchiglie avete all’inizio: 2, 1, 1 o 0.
tn-07 = I livelli difficili tolgono le tessere lumaca, che non hanno buchi.
tn-08 = Le tessere si mescolano, con l’uno o l’altro lato in alto.
tn-09 = La barriera comincia con una tessera all’interno e una all’esterno.
tn-10 = Ognuno pesca una tessera e la gira; la tartaruga può tenere il lato visibile.
tn-11 = Le tessere rimaste sono la pila.
tn-12 = Le prossime tessere vanno nella seconda colonna di ciascuna fila.
tn-20 = In un giro chi ha una tessera gioca una volta.
tn-21 = Non c’è un ordine fisso: la squadra decide chi gioca dopo.
tn-22 = Posi la tua tessera sul prossimo posto libero, all’interno o all’esterno.
tn-23 = I posti rimasti indietro non si riempiono più.
tn-24 = Una fila può essere più avanti dell’altra.
tn-25 = Se una fila è piena fin dove il tabellone è aperto, si usa l’altra.
tn-26 = Se tutte e due le file sono piene, la tessera non si posa: presta il suo animale e va nella scatola.
tn-27 = La sabbia deve toccare la sabbia: una tessera ha un solo verso.
tn-28 = Partenza, traguardo e le prime quattro caselle sono sempre al riparo.
tn-29 = Una casella è al riparo se c’è una tessera da entrambi i lati e nessuna lì mostra acqua.
tn-30 = Una tessera da un lato solo non ripara niente.
tn-31 = Muovi un pesce fino alla prossima casella libera con l’animale della tua tessera.
tn-32 = Le caselle occupate si saltano.
tn-33 = Ogni animale porta al traguardo, ma solo se davanti non c’è più una sua casella libera.
tn-34 = Un pesce al traguardo non si muove più.
tn-35 = Un pesce non può muoversi se davanti non c’è una casella con quell’animale.
tn-36 = I pesci passano sotto un arco solo nell’ordine della sua porta.
tn-37 = Un pesce a cui non tocca ancora può arrivare fino all’arco; oltre, l’ordine è libero.
tn-38 = Conta solo la porta dell’arco attuale.
tn-39 = Se la tua tessera può muovere un pesce, devi muoverne uno, con la tessera o con una conchiglia.
tn-40 = Mossa con la conchiglia: per una conchiglia della squadra usa l’animale del tuo gettone.
tn-41 = Una conchiglia non compra una mossa che la tessera ti dà già.
tn-42 = Se la tua tessera non muove nessun pesce, puoi usare una conchiglia o non muoverne.
tn-43 = Una casella speciale agisce una volta, per il pesce appena arrivato.
tn-44 = Casella conchiglia: la squadra ne trova una, al massimo sei.
tn-45 = Delfino: per una conchiglia porta dallo scrigno al nascondiglio una gemma che lì manca.
tn-46 = Le gemme nel nascondiglio sono al sicuro per sempre.
tn-47 = Squalo: per una conchiglia riporta nello scrigno una gemma rubata, se nella grotta ce n’è una che manca al nascondiglio.
tn-48 = Una casella speciale agisce al massimo una volta per turno; si può unire a una mossa con la conchiglia.
tn-49 = Se il pesce mosso è allo scoperto, lancia il dado: viene rubata una gemma di quel colore.
tn-50 = Se nello scrigno non ce n’è di quel colore, la squadra ne sceglie un altro.
tn-51 = In un turno si guarda solo il pesce mosso, con la tua nuova tessera già posata.
tn-52 = Chi ha giocato per ultimo pesca per primo, poi gli altri in senso orario.
tn-53 = La tessera pescata si gira: ti tocca il lato che non si vedeva.
tn-54 = Con la pila vuota le tessere vengono dalla coda della barriera, girate.
tn-55 = Se non ci sono più tessere da nessuna parte, resti senza.
tn-56 = A fine giro Tentacula ruba una volta per ogni pesce allo scoperto.
tn-57 = Quando i tre pesci hanno passato un arco, il tabellone si piega a fine giro.
tn-58 = Se a quel punto nessuno ha tessere, la partita è persa.
tn-60 = Cavalluccio: quando lanci per un furto, puoi rilanciare una volta; vale il secondo lancio.
tn-61 = Granchio: lancia ogni conchiglia che paghi; se esce il lato conchiglia, resta alla squadra.
tn-62 = Medusa: la tua mossa con la conchiglia può usare qualunque animale.
tn-63 = Tartaruga: vedi tutti e due i lati della tua tessera e scegli quale sta in alto.
tn-70 = Dopo il primo arco si apre l’ala sinistra: nuove caselle, ma la pila è persa.
tn-71 = Dopo il secondo arco si chiude l’ala destra: le tessere sotto sono perse.
tn-72 = Quando il tabellone si piega, pesci, tessere in mano, gemme e conchiglie restano come sono.
tn-73 = Il terzo arco non piega niente.
tn-80 = Vincete quando il terzo pesce è a casa e nascondiglio e scrigno insieme hanno tutte le gemme richieste.
tn-81 = Tutti i pesci a casa ma manca una gemma: c’è mancato un pelo.
tn-82 = Se nessuno ha tessere prima che i pesci siano a casa, la barriera è finita e perdete.
tn-83 = Se lo scrigno è vuoto prima che i pesci siano a casa, perdete subito.
tn-84 = Il nascondiglio è pieno ma la barriera è finita: Tentacula mangia pesce.
tn-85 = Il terzo pesce al traguardo chiude subito la partita.
