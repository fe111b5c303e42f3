### Tentacolor en español.

title = Tentacolor
tagline = Una criatura de mil colores y un tentáculo para cada cual: ¿quién juntará antes cinco cartas de un color?
kind = Competitivo, cartas que pasan de mano en mano

## Cosas

colour-red = rojo
colour-orange = naranja
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = morado

encounter-plain = sin animal
encounter-shark = Tiburón
encounter-shoal = Banco de peces
encounter-rare = Ejemplar raro

tip-T1 = la punta naranja, verde y roja
tip-T2 = la punta naranja, amarilla y azul
tip-T3 = la punta verde, amarilla y morada
tip-T4 = la punta roja, azul y morada

## Cartas

card-RO-1 = roja y naranja
card-RO-2 = roja y naranja
card-RO-3 = roja y naranja
card-RO-4 = roja y naranja (Ejemplar raro)
card-RY-1 = roja y amarilla
card-RY-2 = roja y amarilla
card-RY-3 = roja y amarilla
card-RY-4 = roja y amarilla (Banco de peces)
card-RG-1 = roja y verde
card-RG-2 = roja y verde
card-RG-3 = roja y verde
card-RG-4 = roja y verde (Ejemplar raro)
card-RB-1 = roja y azul
card-RB-2 = roja y azul
card-RB-3 = roja y azul
card-RB-4 = roja y azul (Banco de peces)
card-RV-1 = roja y morada
card-RV-2 = roja y morada
card-RV-3 = roja y morada
card-RV-4 = roja y morada (Tiburón)
card-OY-1 = naranja y amarilla
card-OY-2 = naranja y amarilla
card-OY-3 = naranja y amarilla
card-OY-4 = naranja y amarilla (Ejemplar raro)
card-OG-1 = naranja y verde
card-OG-2 = naranja y verde
card-OG-3 = naranja y verde
card-OG-4 = naranja y verde (Banco de peces)
card-OB-1 = naranja y azul
card-OB-2 = naranja y azul
card-OB-3 = naranja y azul
card-OB-4 = naranja y azul (Tiburón)
card-OV-1 = naranja y morada
card-OV-2 = naranja y morada
card-OV-3 = naranja y morada
card-OV-4 = naranja y morada (Banco de peces)
card-YG-1 = amarilla y verde
card-YG-2 = amarilla y verde
card-YG-3 = amarilla y verde
card-YG-4 = amarilla y verde (Tiburón)
card-YB-1 = amarilla y azul
card-YB-2 = amarilla y azul
card-YB-3 = amarilla y azul
card-YB-4 = amarilla y azul (Ejemplar raro)
card-YV-1 = amarilla y morada
card-YV-2 = amarilla y morada
card-YV-3 = amarilla y morada
card-YV-4 = amarilla y morada (Banco de peces)
card-GB-1 = verde y azul
card-GB-2 = verde y azul
card-GB-3 = verde y azul
card-GB-4 = verde y azul (Banco de peces)
card-GV-1 = verde y morada
card-GV-2 = verde y morada
card-GV-3 = verde y morada
card-GV-4 = verde y morada (Ejemplar raro)
card-BV-1 = azul y morada
card-BV-2 = azul y morada
card-BV-3 = azul y morada
card-BV-4 = azul y morada (Ejemplar raro)

## Lo que ha pasado

news-dealt = { $seat } recibe la { $card }.
news-dealt-you = Recibes la { $card }.
news-dealt-unseen = { $seat } recibe una carta.
news-leads = { $seat } guía la expedición y recibe una carta más: la { $card }.
news-leads-you = Guías la expedición y recibes una carta más: la { $card }.
news-leads-unseen = { $seat } guía la expedición y recibe una carta más.
news-dealt-tip = { $seat } mira { $tip } y guarda el secreto.
news-dealt-tip-you = Miras { $tip } y guardas el secreto.
news-dealt-tip-unseen = { $seat } mira una carta de punta y guarda el secreto.
news-turn = Le toca a { $seat }.
news-turn-you = Te toca.
news-drew = { $seat } roba la { $card }.
news-drew-you = Robas la { $card }.
news-drew-unseen = { $seat } roba una carta.
news-laid = { $seat } pone la { $card }: { $length ->
    [1] empieza una serie nueva.
   *[other] ya van { $length } seguidas.
}
news-laid-you = Pones la { $card }: { $length ->
    [1] empieza una serie nueva.
   *[other] ya van { $length } seguidas.
}
news-bitten = ¡Ñam! El Tiburón de { $seat } le arranca la { $card } al tentáculo de { $other }.
news-bitten-you = ¡Ñam! Tu Tiburón le arranca la { $card } al tentáculo de { $other }.
news-bitten-to-you = ¡Ñam! El Tiburón de { $seat } le arranca la { $card } a tu tentáculo.
news-shark-idle = El Tiburón de { $seat } no encuentra qué morder.
news-shark-idle-you = Tu Tiburón no encuentra qué morder.
news-scattered = El Banco de peces de { $seat } pasa en tromba junto a { $other }, que deja en la caja la { $card }.
news-scattered-you = Tu Banco de peces pasa en tromba junto a { $other }, que deja en la caja la { $card }.
news-scattered-to-you = El Banco de peces de { $seat } pasa en tromba junto a ti, y dejas en la caja la { $card }.
news-scattered-unseen = El Banco de peces de { $seat } pasa en tromba junto a { $other }, que deja en la caja una carta sin enseñarla.
news-scattered-unseen-you = Tu Banco de peces pasa en tromba junto a { $other }, que deja en la caja una carta sin enseñarla.
news-drew-again = A cambio, { $seat } roba la { $card }.
news-drew-again-you = A cambio, robas la { $card }.
news-drew-again-unseen = A cambio, { $seat } roba otra carta.
news-shoal-idle = El montón está vacío: el Banco de peces de { $seat } pasa de largo.
news-shoal-idle-you = El montón está vacío: tu Banco de peces pasa de largo.
news-drew-more = ¡Un Ejemplar raro! { $seat } roba la { $card } y pone una carta más.
news-drew-more-you = ¡Un Ejemplar raro! Robas la { $card } y pones una carta más.
news-drew-more-unseen = ¡Un Ejemplar raro! { $seat } roba una carta y pone una más.
news-rare-idle = El montón está vacío: el Ejemplar raro de { $seat } no trae nada.
news-rare-idle-you = El montón está vacío: tu Ejemplar raro no trae nada.
news-gave = { $seat } le da a { $other } la { $card }.
news-gave-you = Le das a { $other } la { $card }.
news-gave-to-you = { $seat } te da la { $card }.
news-gave-unseen = { $seat } le da una carta a { $other }.
news-recycled = Con la caja y los tramos viejos se baraja un montón nuevo: { $count } cartas.
news-completed = ¡{ $seat } ha completado su tentáculo!
news-completed-you = ¡Has completado tu tentáculo!
news-revealed = { $seat } descubre { $tip }: ¡encaja!
news-revealed-you = Descubres { $tip }: ¡encaja!
news-ran-out = El montón está vacío: la expedición ha terminado.
news-shown = { $seat } tenía { $tip }.
news-shown-you = Tenías { $tip }.
news-longest = { $seat } gana con { $length } seguidas.
news-longest-you = Ganas con { $length } seguidas.

## Lo que se puede hacer

choice-lay = Poner la { $card }
    .brings = { $left ->
        [0] { $colour } { $length } de { $goal }: el tentáculo está completo
       *[other] { $broken ->
            [0] { $length ->
                [1] nueva serie
               *[other] { $colour } { $length } de { $goal }
            }
           *[other] rompe tu serie de { $broken }
        }
    }{ $animal ->
        [1] {" · Tiburón"}
        [2] {" · Banco de peces"}
        [3] {" · otra carta"}
       *[other] {""}
    }
choice-shark = El Tiburón muerde el tentáculo de { $other }
    .brief = { $other }
    .brings = serie: { $length } → { $after }
choice-shoal = { $other } cambia su carta
    .brief = { $other }
    .brings = serie: { $length } de { $goal }
choice-give = Dar la { $card }
choice-give-to = Dar a { $other } la { $card }
    .brings = { $left ->
        [0] ¡con ella gana { $other }!
       *[other] { $length ->
            [0] { $other }: primera carta
            [1] { $other }: no encaja
           *[other] { $other }: { $colour } { $length }/{ $goal }
        }
    }{ $animal ->
        [1] {" · Tiburón"}
        [2] {" · Banco de peces"}
        [3] {" · pone otra"}
       *[other] {""}
    }

phase-laying = Pon una de tus cartas.
phase-laying-barred = Pon una carta del color de tu serie: tienes una, y es obligatorio.
phase-biting = ¿A quién le muerde el Tiburón la última carta?
phase-scattering = El Banco de peces: ¿quién tiene que cambiar su carta por otra?
phase-giving = Ahora da una carta a quien está a tu izquierda.
phase-laying-more = El Ejemplar raro: pon una carta más, la que quieras.

## Opciones (setup)

option-expert = Puntas secretas
option-expert-help = Cada cual tiene una carta de punta secreta. Tu serie larga tiene que ser de uno de sus colores, y ganas un turno después.
value-expert-off = no
value-expert-on = sí
option-laying = Poner cartas
option-laying-help = Quien tenga en la mano una carta que siga su serie debe poner una así. O cada cual pone la que quiera, aunque rompa la serie a propósito.
value-laying-match-if-able = seguir si se puede
value-laying-free = cualquier carta
option-pile-empty = Cuando el montón se vacía
option-pile-empty-help = La partida acaba y gana la serie más larga, o se hace un montón nuevo con la caja y las cartas anteriores a las series.
value-pile-empty-longest = la partida acaba
value-pile-empty-recycle = hacer un montón nuevo
option-goal = Cartas seguidas
option-goal-help = Cuántas de un color completan un tentáculo. El reglamento dice cinco, y seis si jugáis dos.
value-goal-book = como en el reglamento
value-goal-4 = cuatro
value-goal-5 = cinco
value-goal-6 = seis
option-first-player = Quién empieza
option-first-player-help = El sitio que elijas, o el azar.
value-first-player-random = el azar
value-first-player-0 = sitio 1
value-first-player-1 = sitio 2
value-first-player-2 = sitio 3
value-first-player-3 = sitio 4

preset-first-game = Primera partida
preset-first-game-help = Bastan cuatro cartas de un color.
preset-expert = Expertos
preset-expert-help = Con cartas de punta secretas.
preset-deep-sea = Aguas profundas
preset-deep-sea-help = Puntas secretas, seis cartas seguidas y un montón que nunca se acaba.

## Nombres hablados de lo que hay en la mesa

label-sea = La criatura y sus tentáculos
label-hand = Mano de { $seat }
label-hand-you = Tu mano
label-aside = Junto a { $seat }
label-aside-you = Junto a ti
label-tips = Cartas de punta
label-box-cards = Cartas en la caja
label-card = { $card }
label-card-barred = { $card }, que no sigue tu serie
    .brings = no sigue tu serie
label-back = Una carta de { $seat }, boca abajo
label-laid = { $card }, en el tentáculo de { $seat }
label-laid-you = { $card }, en tu tentáculo
label-slot = El final de tu tentáculo
label-series = { $seat }: { $length } de { $goal } en { $colour }
label-series-empty = { $seat }: aún sin cartas
label-cuff = { $hidden ->
    [0] El tentáculo de { $seat }
    [one] El tentáculo de { $seat }, sin mostrar su primera carta
   *[other] El tentáculo de { $seat }, sin mostrar sus primeras { $hidden } cartas
}
label-pile = { $count ->
    [one] Montón: una carta
   *[other] Montón: { $count } cartas
}
label-box = { $count ->
    [0] La caja, vacía
    [one] La caja: una carta
   *[other] La caja: { $count } cartas
}
label-box-backs = { $count ->
    [one] Una carta sin ver
   *[other] { $count } cartas sin ver
}
label-leader = Guía de la expedición
label-tip = { $tip }
label-tip-hidden = La punta secreta de { $seat }
label-tips-out = { $count ->
    [one] Una punta que no tiene nadie
   *[other] { $count } puntas que no tiene nadie
}

## El tablero en un terminal (terminal)

picture-goal = { $goal } seguidas de un color
picture-pile = montón { $count }
picture-box = caja { $count }
picture-leader = guía
picture-series = { $length }/{ $goal } { $colours }
picture-hand = mano
picture-tip = punta
picture-empty = aún no ha puesto nada
picture-secret = secreta
picture-marks = ^ Tiburón   ~ Banco de peces   * Ejemplar raro   [ ] la serie   ? oculta

## Lo que no se puede jugar (errors)

edition-colour-twice = muestra un color dos veces, pero admite tres distintos
position-twice = { $given } está en dos lugares
position-not-laid = { $given } va detrás de otra carta, pero no está en ningún tentáculo; escríbela como final de uno, o delante de otra carta
position-hand = el sitio { $at } tiene { $given } cartas en la mano, pero en este momento le corresponden { $wanted }
position-count = { $name } dice { $given }, pero allí hay { $wanted } cartas
position-tip-twice = { $given }: la tienen dos sitios
what-cards = cartas de tentáculo
what-tips = puntas en juego

## El objetivo, siempre en la mesa

aim = Consigue antes que nadie { $goal } cartas seguidas que compartan un color.
aim-now = tú { $mine }, mejor rival { $best }
aim-expert = Empieza tu turno con { $goal } cartas seguidas de un color de tu punta secreta.
aim-expert-now = { aim-now }
aim-watched = Gana quien tenga antes { $goal } cartas seguidas que compartan un color.
aim-watched-now = serie más larga { $best }

## Para qué sirven las cosas

explain-encounter-shark = Tiburón: al ponerlo, arranca la última carta del tentáculo de un rival.
    .rules = TC-18
explain-encounter-shoal = Banco de peces: al ponerlo, un rival cambia su carta por otra nueva.
    .rules = TC-22
explain-encounter-rare = Ejemplar raro: roba una carta más y pon otra en el acto.
    .rules = TC-24
explain-card = Dos colores: cuenta para los dos.
    .rules = TC-13
explain-laid = { explain-card }
    .rules = TC-13
explain-card-shark = { explain-encounter-shark } { explain-card }
    .rules = TC-18
explain-card-shoal = { explain-encounter-shoal } { explain-card }
    .rules = TC-22
explain-card-rare = { explain-encounter-rare } { explain-card }
    .rules = TC-24
explain-laid-shark = { explain-encounter-shark } { explain-card }
    .rules = TC-18
explain-laid-shoal = { explain-encounter-shoal } { explain-card }
    .rules = TC-22
explain-laid-rare = { explain-encounter-rare } { explain-card }
    .rules = TC-24
explain-card-barred = Tienes una carta del color de tu serie: debes poner esa.
    .rules = TC-11
explain-back = Una mano es secreta; solo la ve quien la tiene.
    .rules = TC-09
explain-slot = Aquí va tu próxima carta.
    .rules = TC-10, TC-11
explain-series = El color al final de este tentáculo, y cuántas seguidas.
    .rules = TC-12
explain-cuff = El principio de este tentáculo; las cartas que ya no se ven están debajo.
    .rules = TC-02
explain-pile = Cuando está vacío y alguien debe robar, gana la serie más larga.
    .rules = TC-36
explain-box = Cartas fuera del juego: arrancadas por un Tiburón o arrastradas por un Banco de peces.
    .rules = TC-26
explain-box-backs = { explain-box }
    .rules = TC-26
explain-leader = El submarino solo dice quién empezó.
    .rules = TC-05
explain-tip = Para expertos: la serie larga debe ser de uno de estos tres colores.
    .rules = TC-34
explain-tip-hidden = Una punta secreta: sus colores se ven cuando gana.
    .rules = TC-32
explain-tips-out = Nadie tiene estas puntas ni las ha visto.
    .rules = TC-32

## En qué se fija el consejero (coach)

hint-series = una serie más larga
hint-series-squared = una serie más larga
hint-near = una serie a falta de una carta
hint-fitting = una mano que encaja con tu tentáculo
hint-encounters = animales en la mano
hint-rival-squared = series más largas de los demás
hint-rivals-near = rivales a falta de una carta
hint-next-fed = cartas que ayudan a quien está a tu izquierda

## El resultado al final (end)

score-title = Las series más largas
ending-completed = ¡Un tentáculo completo!
ending-completed-text = Una larga serie de un solo color: la criatura entera ha salido en la foto.
ending-revealed = ¡La punta encaja!
ending-revealed-text = La punta secreta encaja con la larga serie que la precede, y el tentáculo está completo.
ending-ran-out = El montón está vacío
ending-ran-out-text = Ya no queda nada que robar, así que la serie más larga se lleva la foto.

## Lo que piden los acertijos (puzzles)

goal-win = Gana la partida en este turno.
goal-lead = Termina tu turno con la serie más larga de todas.
goal-stingy = Alarga tu serie y dale a quien está a tu izquierda una carta que no siga la suya.
goal-both = Alarga tu serie hasta que sea la más larga de todas y dale a quien está a tu izquierda una carta que no siga la suya.
goal-stop = Termina tu turno sin que a ningún rival le falte una sola carta para ganar.
