### Tentacula: lo que dice la lección.

lesson-aim = Tres peces, tres sombreros elegantes y un largo camino a casa. Llevadlos a los tres a la meta, entre tu pareja de juego y tú.
lesson-treasure = Aquí está vuestro tesoro. El escondite pide una gema de cada color. Pero Tentacula acecha: roba cuando ve un pez al descubierto.
lesson-turn = En cada ronda jugáis los dos una vez, en el orden que queráis. Tienes una loseta de cangrejo. ¡Empieza tú!
lesson-place = El arrecife esconde peces, pero solo con coral a los dos lados del camino. Pon tu loseta dentro. Tu pareja cerrará el otro lado.
lesson-swim = Tu loseta muestra un cangrejo: un pez nada hasta su próximo cangrejo. Elige a Rojo, el pequeño del bombín.
lesson-partner = Ahora tu pareja. Mira: el arrecife se cierra por fuera, y Amarillo encuentra una caracola. Con caracolas se paga la ayuda.
lesson-gap = Tu nueva loseta tiene un hueco: agua en el centro. Juega y ponla fuera. Quien nada junto al hueco queda a la vista.
lesson-shelter = ¡Otro cangrejo! Su casilla está bien escondida, y allí espera un delfín. Manda a Rojo.
lesson-dolphin = Por una caracola, el delfín lleva una gema al escondite. Allí nadie la roba. Solo hay una morada: ¡sálvala!
lesson-open = Tu pareja tiene una tortuga, y la próxima tortuga está justo en el hueco. ¡Ay! El dado dice qué gema se lleva Tentacula.
lesson-gate = ¡El arco tiene portero! Primero pasa el bombín, luego el sombrero mexicano y luego la chistera.
lesson-pass = Así que ahora solo puede pasar Rojo. ¡A nadar!
lesson-shell = Con esta tortuga, Verde acabaría al descubierto. Pero tienes la ficha de medusa: por una caracola eliges otro animal. ¡Toma el cangrejo!
lesson-home = Dos están en casa. Delante ya no queda ninguna medusa, así que Verde nada directo a la meta. ¡Me quito el sombrero!
