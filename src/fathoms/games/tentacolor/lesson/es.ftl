### Tentacolor: lo que dice la lección.

lesson-aim = ¡A esta criatura le faltan los brazos! Haz crecer el tuyo: cinco cartas seguidas que compartan un color, y ganas.
lesson-lay = Cada carta tiene dos colores. Dos de las tuyas tienen rojo, buen comienzo. Pon la roja y naranja.
lesson-give = Ahora viene la maldad: una de tus dos cartas va a tu rival. Quédate con la roja, claro.
lesson-match = La roja y azul sigue con el rojo: dos seguidas. La carta de la estrella puede esperar.
lesson-neighbour = Tu rival colecciona amarillo. La verde y azul no le sirve de nada. ¡Que se la quede!
lesson-shark = ¡Un Tiburón! Ponlo, y arranca la última carta del otro tentáculo. Y además es rojo.
lesson-travel = ¡Ñam! Y tres rojas seguidas. La verde y azul ha vuelto a ti: dala otra vez. A algunas cartas les encanta viajar.
lesson-shoal = ¡Oh, no, un Banco de peces! Se llevó tu estrella, y no te queda rojo. Entonces vale cualquiera: pon la naranja y verde.
lesson-green = Mira: tu última carta tiene verde, ¡y toda tu mano también! Se cuenta desde el final. Pon la verde y morada.
lesson-rare = La estrella es un Ejemplar raro: ponlo, roba una carta y pon otra enseguida. ¡Dos cartas en un turno!
lesson-more = Pon la amarilla y verde: cuatro seguidas. Tu rival también tiene cuatro, todas con amarillo. ¡No le des ninguna amarilla!
lesson-win = Cuatro verdes seguidas, y más en tu mano. ¡Termina tu tentáculo! (En una partida de verdad para dos hacen falta seis.)
