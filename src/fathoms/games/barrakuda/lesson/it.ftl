### Barrakuda: che cosa dice la lezione.

lesson-aim = Oro sommerso! Vince chi chiude per primo 8 monete nel forziere. Quelle nella sacca non sono al sicuro: possono portartele via.
lesson-dive = Ognuno sceglie una carta in segreto. Il numero è il relitto su cui ti tuffi. Il relitto 4 ha più monete di tutti. Via!
lesson-plates = Qui non c’era nessun altro: hai avuto tutte e due le targhe. La scura è per un solo sub, la chiara per tutti i presenti.
lesson-teeth = Dopo ogni tuffo due dadi muovono il barracuda: di quanto e verso quale relitto. Dove si ferma, le sacche si svuotano!
lesson-home = Cinque monete in una sacca aperta? Mi vengono i brividi. Il relitto 5 porta al tuo forziere.
lesson-vault = Ora chiudi le monete nel forziere. Tutte, direi io!
lesson-barracuda = Il rivale ha sette monete. È ora di fare i cattivi: gioca la carta Barracuda. Tu ti sdrai e, se nessun altro lo chiama, il pesce ti ubbidisce.
lesson-steer = Il tuo rivale è sul relitto 3, qui accanto. Fuori i denti!
lesson-collect = Gnam! Sul relitto 3 ci sono quattro monete, e non sono di nessuno. Arrivaci prima di tutti!
lesson-row = Le monete sono tue! E il relitto 3 ti ridà carte già giocate. Riprendile: ti serviranno.
lesson-initiative = Le carte giocate formano la tua fila. Se due sub si incontrano, tocca prima alla fila più corta. La tua! Tuffati sul relitto 4.
lesson-rob = Qui tocca prima a te. Prendi due monete dal relitto, o tutto quello che il rivale ha nella sacca. Scusa, rivale!
lesson-again = Nove monete nella sacca, e ne basterebbero tre. Si torna al relitto 5!
lesson-win = Chiudile nel forziere. Dell’ultima si parlerà a lungo!
