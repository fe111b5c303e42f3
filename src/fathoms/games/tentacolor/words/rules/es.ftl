### Tentacolor en español: por qué pasan las cosas, y cada regla numerada en una frase.

## Por qué

why-laid = Contando desde el final del tentáculo: tantas cartas seguidas tienen un color en común.
why-gave = Cada turno acaba con un regalo: una de las dos últimas cartas va a la izquierda.
why-bitten = Se puso un Tiburón. Se lleva la última carta de otro tentáculo, sea la que sea.
why-scattered = Se puso un Banco de peces. Otra persona debe cambiar su única carta sin enseñarla.
why-drew-more = Se puso un Ejemplar raro: una carta más, y otra que poner.
why-longest = Ya nadie podía robar, así que gana la serie más larga al final de un tentáculo.

## Las reglas numeradas

tc-01 = Juegan dos, tres o cuatro.
tc-02 = Cada cual tiene un tentáculo durante toda la partida.
tc-03 = Se barajan las 60 cartas y cada cual recibe una boca abajo.
tc-04 = Las demás cartas son el montón.
tc-05 = Empieza quien guía la expedición, con una carta más.
tc-06 = En el juego básico las puntas solo adornan.
tc-07 = Hacen falta cinco cartas seguidas, o seis con dos jugadores.
tc-08 = Un turno: roba una, pon una, da una; luego le toca a quien está a tu izquierda.
tc-09 = Robas la primera carta sin enseñarla.
tc-10 = Debes poner exactamente una carta al final de tu tentáculo.
tc-11 = Si tienes una carta del color de tu serie, debes poner una así; si no, cualquiera empieza una serie nueva.
tc-12 = Tu serie son las cartas del final de tu tentáculo que comparten un color.
tc-13 = Una carta cuenta para sus dos colores: una serie nueva puede tener ya dos.
tc-14 = Las cartas puestas se quedan; solo un Tiburón quita una.
tc-15 = Con la carta que completa tu serie ganas en el acto, antes de que actúe su animal.
tc-16 = Un animal actúa en cuanto se pone su carta; no se puede rechazar.
tc-17 = Los animales solo actúan al ponerlos, no al robarlos, darlos o destaparlos.
tc-18 = Tiburón: arranca la última carta del tentáculo de un rival; tú eliges de quién.
tc-19 = Si no hay qué morder, el Tiburón no hace nada; nunca muerde el tuyo.
tc-20 = Tras un mordisco, la carta anterior vuelve a ser el final, y puede volver una serie más larga.
tc-21 = Lo que hizo un animal arrancado no se deshace.
tc-22 = Banco de peces: otra persona deja su carta en la caja sin enseñarla y roba otra.
tc-23 = Los demás solo tienen una carta: no hay nada que elegir.
tc-24 = Ejemplar raro: roba una carta más y pon cualquiera de tus tres.
tc-25 = Si esa carta también muestra un animal, también actúa.
tc-26 = Las cartas de la caja quedan fuera del juego.
tc-27 = Luego das una de tus dos cartas a la izquierda, boca abajo.
tc-28 = Debes dar una; también puede tener un animal, que no hace nada.
tc-29 = Quien recibe la carta juega a continuación.
tc-30 = Ganas cuando el número necesario de cartas al final de tu tentáculo comparte un color.
tc-31 = Quien gana puede poner una punta de adorno.
tc-32 = Los expertos reciben cada uno una punta secreta de tres colores.
tc-33 = Con puntas, una serie completa aún no gana; el turno sigue.
tc-34 = Si al empezar tu turno tu serie está completa en un color de tu punta, ganas.
tc-35 = Si la han acortado o el color no está en tu punta, sigues jugando como siempre.
tc-36 = Si el montón está vacío cuando alguien debe robar, acaba la partida.
tc-37 = Entonces gana la serie más larga; si hay empate, la racha más larga de un color en todo el tentáculo; si sigue el empate, se comparte la victoria.
tc-38 = Con el montón vacío, el Banco de peces y el Ejemplar raro no hacen nada.
tc-39 = Quien roba la última carta termina su turno.
tc-40 = Si se sigue, la caja y todas las cartas anteriores a la serie forman un montón nuevo.
tc-41 = Todas las opciones se combinan libremente.
tc-42 = Puedes recordar lo que has visto: lo que diste y quién no tenía carta de un color.
tc-43 = Quien empieza el turno con una serie completa y no gana revela que su color no está en su punta.
