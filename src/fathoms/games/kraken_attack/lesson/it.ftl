### Kraken Attack!: che cosa dice la lezione.

lesson-aim = Ehi, ciurma! Un Kraken enorme vuole la nostra nave. Colpiamolo tre volte e vinciamo, tutti insieme. Con quattro falle si torna a nuoto.
lesson-lanes = Ogni tentacolo striscia nella sua corsia, sempre più vicino al parapetto. Lanciamo i dadi: chi si muove?
lesson-star = Una stella viola! Il tentacolo viola della stella è avanzato di una casella. È già al parapetto. Alla prossima stella colpisce.
lesson-card = Tocca a te, Elena! Gioca una delle tue due carte. Ogni disegno è una cosa che puoi fare. Prendi quella a sinistra.
lesson-saber = Fuori la sciabola! Colpisce un tentacolo proprio accanto a te, sulla casella sciabola. Zac!
lesson-pistol = La pistola arriva una casella più in là. E solo Elena spara da un lato all’altro della nave. Fai una sorpresa a quel rosso!
lesson-move = Lo stivale dice: corri! Nessuno difende la nave dietro, da questa parte. Vai là. Poi basta con questa carta.
lesson-broadside = L’Occhio del Kraken muove tutti i tentacoli rossi. Ma guarda Billy: il suo cannone spazza via tutto ciò che là è a tiro di cannone.
lesson-trouble = A volte siamo troppo lenti. Due tentacoli sono alla nave, e uno non trova il parapetto. Tieniti forte!
lesson-hammer = Crac, un parapetto in meno. Patapum, una falla, e le falle restano. La tua carta a sinistra ha un martello: giocala.
lesson-repair = Mano al martello! Puoi riparare i parapetti delle due corsie accanto a te.
lesson-face = La carta ha anche una Smorfia. Il Kraken non la sopporta: si avvicina di una casella e porta altri dadi. Finisci la carta.
lesson-kraken = Alla fine del percorso arriva il Kraken in persona, al posto di un tentacolo. Due colpi li ha già presi. E adesso: sei dadi!
lesson-ready = Sempre più vicino! La tua carta a sinistra ha una pistola. Sai che cosa fare.
lesson-fire = È a tiro di pistola. Un colpo da un lato all’altro della nave, per tutta la ciurma: fuoco!
