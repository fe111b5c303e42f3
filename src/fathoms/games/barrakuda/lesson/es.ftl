### Barrakuda: lo que dice la lección.

lesson-aim = ¡Oro hundido! Gana quien antes guarda 8 monedas en la caja fuerte. Las de tu bolsa te las pueden quitar.
lesson-dive = Cada cual elige una carta en secreto. Su número es el pecio al que buceas. El pecio 4 tiene más oro. ¡Vamos!
lesson-plates = No había nadie más, así que te tocaron las dos placas. La oscura es para un solo buceador, la clara para todos los que estén aquí.
lesson-teeth = Tras cada inmersión, dos dados mueven la barracuda: cuánto y hacia qué pecio. Donde se para, ¡las bolsas se vacían!
lesson-home = ¿Cinco monedas en una bolsa abierta? Qué nervios. El pecio 5 es el camino a tu caja fuerte.
lesson-vault = Ahora guarda tu oro. Todo, diría yo.
lesson-barracuda = Tu rival lleva siete monedas. Hora de portarse mal: juega tu carta Barracuda. Te tumbas y, si nadie más la llama, te obedece.
lesson-steer = Tu rival está en el pecio 3, aquí al lado. ¡Mándale los dientes!
lesson-collect = ¡Ñac! En el pecio 3 hay cuatro monedas que no son de nadie. ¡Llega antes que tu rival!
lesson-row = ¡El oro es tuyo! Y el pecio 3 te devuelve cartas ya jugadas. Recupéralas: te harán falta.
lesson-initiative = Las cartas jugadas forman tu fila. Si dos buceadores coinciden, va antes la fila más corta. ¡La tuya! Bucea al pecio 4.
lesson-rob = Aquí vas antes. Toma dos monedas del pecio, o todo lo que tu rival lleva en la bolsa. ¡Lo sentimos, rival!
lesson-again = Nueve monedas en la bolsa, y con tres bastaría. ¡De vuelta al pecio 5!
lesson-win = Guárdalas. ¡De la última se contarán historias!
