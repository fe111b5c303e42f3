### Tentacula en español.

title = Tentacula
tagline = Tres peces con sombrero, dieciséis gemas y un pulpo con ocho brazos muy ladrones.
kind = Cooperativo, losetas y un dado

## Cosas

animal-turtle = tortuga
    .upper = Tortuga
    .of = de la tortuga
    .to = a la tortuga
    .power = elegir el lado de la loseta
animal-seahorse = caballito de mar
    .upper = Caballito de mar
    .of = del caballito de mar
    .to = al caballito de mar
    .power = repetir la tirada de un robo
animal-jellyfish = medusa
    .upper = Medusa
    .of = de la medusa
    .to = a la medusa
    .power = caracola: animal a elegir
animal-crab = cangrejo
    .upper = Cangrejo
    .of = del cangrejo
    .to = al cangrejo
    .power = vuelve una de cada dos caracolas

fish-yellow = Amarillo
fish-green = Verde
fish-red = Rojo

gem-purple = morada
gem-yellow = amarilla
gem-red = roja
gem-green = verde
gem-blue = azul
gem-white = blanca

row-inside = dentro
row-outside = fuera

arch-1 = primer arco
arch-2 = segundo arco
arch-3 = tercer arco

stash-A = escondite A
stash-B = escondite B
stash-C = escondite C
stash-D = escondite D
stash-E = escondite E
stash-F = escondite F

gate-H1 = bombín, sombrero mexicano, chistera (rojo, amarillo, verde)
gate-H2 = chistera, sombrero mexicano, bombín (verde, amarillo, rojo)
gate-C1 = verde, rojo, amarillo
gate-C2 = amarillo, rojo, verde
gate-S1 = grande, mediano, pequeño (amarillo, verde, rojo)
gate-S2 = pequeño, mediano, grande (rojo, verde, amarillo)

water-none = coral por todas partes, ningún hueco
water-a = un hueco a la izquierda
water-b = un hueco en el medio
water-c = un hueco a la derecha
water-ab = huecos a la izquierda y en el medio
water-ac = huecos a la izquierda y a la derecha
water-bc = huecos en el medio y a la derecha
water-abc = todo huecos

cover-safe = a cubierto
    .price = a cubierto
cover-open = al descubierto
    .price = cuesta una gema

## Lo que ha pasado

news-takes-stash = El equipo quiere llenar el { $stash }.
news-takes-chip = { $seat } se queda con la ficha de { $animal }.
news-takes-chip-you = Te quedas con la ficha de { $animal }.
news-snail-leaves = La loseta de caracol { $tile } se queda en la caja.
news-reef-begins = El arrecife empieza con una loseta de { $animal } { $row }.
news-gate-shown = Hay una puerta en el { $arch }: { $gate }.
news-pile-shows = Encima del montón, ahora: { $animal }.
news-takes-tile = { $seat } toma la última loseta de { $row }.
news-takes-tile-you = Tomas la última loseta de { $row }.
news-gets-tile = { $seat } recibe una loseta de { $animal }.
news-gets-tile-you = Recibes una loseta de { $animal }.
news-gets-tile-many = Se reparten { $count } losetas.
news-no-tile = Ya no queda loseta para { $seat }.
news-no-tile-you = Ya no queda loseta para ti.
news-shows = { $seat } la pone por el lado { $animal-of }.
news-shows-you = La pones por el lado { $animal-of }.
news-round = Empieza la ronda { $round }.
news-votes = { $seat } vota por { $other }.
news-votes-you = Votas por { $other }.
news-votes-to-you = { $seat } vota por ti.
news-turn = Juega { $seat }.
news-turn-you = Juegas tú.
news-places = Una loseta de { $animal } va { $row }.
news-no-room = No queda sitio libre delante: la loseta de { $animal } solo presta su animal.
news-boxed = La loseta { $tile } vuelve a la caja.
news-boxed-many = { $count } losetas vuelven a la caja.
news-swims = { $square ->
    [F] ¡{ $fish } llega a la meta!
   *[other] { $fish } nada hasta la casilla { $square }.
}
news-passes = { $fish } cruza el { $arch }.
news-stays = { $seat } no mueve ningún pez.
news-stays-you = No mueves ningún pez.
news-pays = Se paga una caracola.
news-flips = El cangrejo lanza la caracola al aire: sale caracola, ¡se queda!
news-flop = El cangrejo lanza la caracola al aire: sale agua, se va.
news-finds-shell = { $shells ->
    [one] ¡Una caracola! El equipo tiene una.
   *[other] ¡Una caracola! El equipo tiene { $shells }.
}
news-dolphin = El delfín lleva una gema { $gem } al escondite.
news-shark = El tiburón le quita a Tentacula una gema { $gem }.
news-declines = { $seat } dice que no, gracias.
news-declines-you = Dices que no, gracias.
news-seen = ¡Tentacula ve a { $fish } en la casilla { $square }!
news-seen-at-end = Acaba la ronda y { $fish } sigue al descubierto en la casilla { $square }. ¡Ay!
news-rolls = { $seat } tira el dado por el robo: gema { $gem }.
news-rolls-you = Tiras el dado por el robo: gema { $gem }.
news-rolls-again = { $seat } llama al caballito de mar y vuelve a tirar.
news-rolls-again-you = Llamas al caballito de mar y vuelves a tirar.
news-missing = En el cofre no hay ninguna gema { $gem }.
news-stolen = Tentacula roba una gema { $gem }.
news-stolen-many = Tentacula roba { $count } gemas.
news-left-opens = Se abre la solapa izquierda, y ahí está Tentacula. ¡La ruta continúa!
news-pile-lost = { $tiles ->
    [one] Se pierde la última loseta del montón.
   *[other] Se pierden las { $tiles } losetas que quedaban en el montón.
}
news-right-closes = Se cierra la solapa derecha. ¡La meta a la vista!
news-reef-lost = { $tiles ->
    [one] Debajo se pierde una loseta del arrecife.
   *[other] Debajo se pierden { $tiles } losetas del arrecife.
}
news-filled = Una gema { $gem } va al escondite.
news-filled-many = { $count } gemas van al escondite.
news-made-it = Todos los peces están en casa y el escondite está lleno. ¡Lo habéis logrado!
news-so-close = Todos los peces están en casa, pero el escondite no está lleno. ¡Por un pelo!
news-reef-gone = Ya nadie tiene losetas. Adiós, arrecife.
news-chest-bare = El cofre del tesoro está vacío.
news-fish-food = El escondite está lleno, pero no queda arrecife. ¡Hoy Tentacula cena pescado!

## Lo que se puede hacer

choice-begin = Elegir por nosotros
    .brings = el { $stash }, un animal para cada cual
choice-begin-chips = ¡A jugar!
    .brings = un animal para cada cual
choice-stash = Llenar el { $stash }
    .brings = { $ease ->
        [least] el más fácil
        [most] el más difícil
       *[more] más difícil
    }
choice-chip = { $animal-upper }
    .brings = { $animal-power }
choice-turn = Juego yo
    .brings = { shelters }
choice-vote = Que juegue { $seat }
choice-place = Poner la loseta { $row }
    .brings = { $sheltered ->
        [0] { "" }
        [one] cubre una casilla,{ " " }
       *[other] cubre { $sheltered } casillas,{ " " }
    }{ shelters }
choice-swim = Loseta: { $fish } nada
choice-shell-move = Caracola: { $fish } { $animal-to }
choice-swim-to = { $square ->
    [F] { $fish } a la meta
   *[other] { $fish } { $animal-to }
}
    .brings = { $means ->
        [shell] −1 caracola{ $square ->
            [F] { " " }({ $animal })
           *[other] { "" }
        },{ " " }
       *[tile] { "" }
    }{ $square ->
        [F] en casa y a salvo
       *[other] { $special ->
            [shell] +1 caracola,{ " " }
            [dolphin] delfín,{ " " }
            [shark] tiburón,{ " " }
           *[none] { "" }
        }{ $cover-price }
    }
choice-stay = No mover ningún pez
choice-dolphin = Salvar la { $gem }
    .brings = { $left ->
        [one] la última
       *[other] una de { $left }
    }
choice-shark = Recuperar la { $gem }
    .brings = { $lacks ->
        [yes] el escondite la necesita
       *[no] el escondite tiene de sobra
    }
choice-decline = No, gracias
choice-keep = Quedarse con esta tirada
choice-roll = Volver a tirar
choice-lose = Perder la { $gem }
    .brings = { $spare ->
        [0] el escondite la necesita
       *[other] { $spare } de sobra
    }
choice-take = Tomar la última loseta de { $row }
choice-show = El lado { $animal-of }
    .brings = { shelters }
shelters = { $able ->
    [0] no mueve ningún pez
   *[other] { $safe ->
        [0] no cubre a ningún pez
        [one] puede cubrir a un pez
        [3] puede cubrir a cualquier pez
       *[other] puede cubrir a { $safe } peces
    }
}

phase-picking-stash = ¿Qué escondite llenáis? No puede perderse ninguna de sus gemas.
phase-picking-chips = ¿Qué animal es el tuyo? Cada uno tiene su poder.
phase-next = ¿Quién juega ahora? Cada cual juega una loseta por ronda.
phase-voting = A votar: ¿quién juega ahora?
phase-placing = Pon tu loseta: con coral a ambos lados los peces no se ven.
phase-swimming = ¿Qué pez nada? El animal de la loseta dice hasta dónde.
phase-swimming-then = ¿Hasta dónde? Una caracola compra la casilla de otro animal.
phase-at-dolphin = ¿Pagáis una caracola? El delfín lleva una gema al escondite, a salvo.
phase-at-shark = ¿Pagáis una caracola al tiburón? Trae la gema robada que queráis.
phase-rerolling = ¿Te quedas con esta tirada o vuelves a tirar?
phase-losing = En el cofre no hay de ese color: ¿qué gema se pierde en su lugar?
phase-taking = El montón se acabó: toma una loseta del final del arrecife.
phase-showing = ¿Qué lado arriba? El animal mueve un pez, el coral los esconde.
phase-theft = Tentacula alarga un brazo.
phase-drawing = Se reparten losetas nuevas.

## Opciones (setup)

option-difficulty = Dificultad
option-difficulty-help = Los niveles altos tienen menos caracolas y menos losetas de arrecife.
value-difficulty-pro = expertos
option-first-game-shell = Una caracola en la primera partida
option-first-game-shell-help = Para el nivel 1 el reglamento dice una y también dos. Sí: una.
value-first-game-shell-off = no
value-first-game-shell-on = sí
option-stash = Escondite
option-stash-help = Qué gemas hay que llevar a casa.
value-stash-choose = elige el equipo
value-stash-random = al azar
value-stash-A = A
value-stash-B = B
value-stash-C = C
value-stash-D = D
value-stash-E = E
value-stash-F = F
option-chips = Fichas de animal
option-chips-help = Elegid vuestros poderes, o que los reparta el azar.
value-chips-choose = cada cual elige
value-chips-random = al azar
option-snail-removed = Loseta de caracol apartada
option-snail-removed-help = En el nivel 3 se aparta una de las dos losetas de caracol.
value-snail-removed-random = al azar
option-take-rule = Losetas del arrecife
option-take-rule-help = Con el montón vacío: la última del todo, o la última de cualquiera de las dos filas.
value-take-rule-rearmost = la última del todo
value-take-rule-either-row = la última de una fila
option-outside-orientation = Losetas de fuera
option-outside-orientation-help = Giradas, y los huecos cambian de lado; o puestas igual que las de dentro.
value-outside-orientation-turned = giradas
value-outside-orientation-same = igual que dentro
option-bare-chest = Cofre vacío
option-bare-chest-help = Si con el cofre vacío se pierde aunque el escondite ya esté lleno.
value-bare-chest-always = se pierde siempre
value-bare-chest-unless-stash-complete = no, si el escondite está lleno
option-seahorse-round-end = El caballito de mar al acabar la ronda
option-seahorse-round-end-help = Si el caballito de mar puede repetir cada tirada o solo una.
value-seahorse-round-end-each-roll = cada tirada
value-seahorse-round-end-once = una tirada
option-turn-choice = Quién juega ahora
option-turn-choice-help = Quien se adelante, quien gane la votación, o por turnos alrededor de la mesa.
value-turn-choice-free = quien se adelante
value-turn-choice-vote = por votación
value-turn-choice-clockwise = por turnos

preset-first-voyage = Primer viaje
preset-first-voyage-help = Nivel 1 con el escondite más fácil: dos caracolas y todas las losetas.
preset-grand-adventure = Gran aventura
preset-grand-adventure-help = Nivel 2: solo una caracola al empezar.
preset-big-challenge = Gran desafío
preset-big-challenge-help = Nivel 3: una caracola, y una loseta de arrecife menos.
preset-pros = Para expertos
preset-pros-help = Sin caracolas, dos losetas de arrecife menos, escondite y fichas al azar.

## En la mesa

label-board = El mar y el arrecife
label-stashes = Los seis escondites
label-chips = Fichas de animal para elegir
label-shells = { $shells ->
    [0] El equipo no tiene caracolas
    [one] El equipo tiene una caracola
   *[other] El equipo tiene { $shells } caracolas
}
label-seat = { $seat }
label-gates = Puertas que faltan
label-box = Fuera del juego
label-tentacula = Tentacula en su cueva
label-flap = La solapa izquierda
label-slot = Lugar libre del arrecife, { $row }, columna { $column }
label-tile-laid = Loseta de { $animal }, { $row }, columna { $column }
label-start = Salida
label-finish = Meta
label-square = Casilla { $square }, { $animal }{ $special ->
    [shell] , caracola
    [dolphin] , delfín
    [shark] , tiburón
   *[none] { "" }
}, { $cover }
label-pile = { $count ->
    [one] Montón con una loseta
   *[other] Montón con { $count } losetas
}
label-tile-top = Encima del montón: loseta { $tile }, { $animal }, { $water }
label-tile = Loseta { $tile }: { $animal }, { $water }
label-tile-below = El otro lado de la loseta { $tile }: { $animal }, { $water }
label-boxed = { $count ->
    [one] Una loseta fuera del juego
   *[other] { $count } losetas fuera del juego
}
label-stash = { $stash }: moradas { $purple }, amarillas { $yellow }, rojas { $red }, verdes { $green }, azules { $blue }, blancas { $white }
label-stash-lacking = { label-stash }
label-chest = { $count ->
    [one] Cofre del tesoro con una gema
   *[other] Cofre del tesoro con { $count } gemas
}
label-gem = Gema { $gem } en el cofre
label-gem-safe = Gema { $gem } en el escondite
label-gem-stolen = Gema { $gem } en la cueva de Tentacula
label-die = El dado muestra una gema { $gem }
label-die-waiting = El dado espera en la cueva
label-arch = { $arch }
label-gate = Puerta en el { $arch }: { $gate }
label-fish = { $square ->
    [S] { $fish } en la salida
    [F] { $fish } en la meta
   *[other] { $fish } en la casilla { $square }, a cubierto
}
label-fish-seen = { $fish } en la casilla { $square }, al descubierto
label-chip = Ficha de { $animal }
label-power = { $animal-upper } · { $animal-power }
label-shell-move = Jugada de caracola: { $animal }
label-shell = Una de vuestras caracolas
label-shell-supply = Caracola de la reserva
label-gate-pile = { $count ->
    [one] Una puerta boca abajo
   *[other] { $count } puertas boca abajo
}

## Lo que una edición, o una posición escrita, no puede ser (errors)

edition-columns-beside = no están junto a sus casillas: la columna k cubre las casillas 3k+2 a 3k+4
edition-columns-room = no tiene espacio: las primeras losetas ya están en la columna 1
edition-states = no casa con A y C: 1 a n, { $first } a { $last }, n+1 a { $last }
edition-animals = se olvida de un animal
edition-arches = tienen que estar como mucho tras { $room }, tras { $turn } a { $late } y tras { $last }
edition-special-twice = tiene la casilla { $square }, que ya es especial
edition-hat-and-size = necesita un sombrero y luego un tamaño
edition-mark-twice = tiene { $mark }, pero { $bearer } también
edition-gate-fish = tiene que nombrar los tres peces, cada uno una vez
edition-snails = nombra dos veces la misma loseta
edition-face = tiene que ser un animal ({ $animals }) y luego letras de { $letters } para el agua
edition-same-face = tiene el mismo animal que el anverso: no se podrían distinguir los dos lados
edition-gems = suma { $given } gemas en total, pero en un cofre caben de 1 a { $most }
edition-stash = pide { $given } gemas, pero tiene lugar para 1 a { $most }
edition-stash-gem = pide { $given } veces la gema { $gem }, pero en la caja hay { $held }
edition-wants-face = un animal ({ $animals }) y luego letras de { $letters } para el agua

position-tile-twice = la loseta { $tile } está en dos lugares: { $here } y { $there }
position-on-reef = { $row }, en la columna { $column }
position-before = delante de { $seat }
position-in-pile = en el montón
position-in-box = en la caja
position-top = { $face } está encima del montón, pero su loseta no está en él
position-chip-twice = dos sitios tienen la ficha de { $animal }
position-column = hay una loseta { $row }, en la columna { $column }, pero las columnas en juego van de { $low } a { $high }
position-next = hay una loseta { $row }, en la columna { $column }, pero la próxima tiene que ir en la columna { $next }
position-fish = { $fish } no puede estar en la casilla { $square }: con el tablero en el estado { $board }, los peces están de { $low } a { $high }
position-fish-together = hay dos peces en la casilla { $square }, donde solo cabe uno
position-gems = entre el cofre, el escondite y la cueva, la gema { $gem } está más veces de las que existe: { $most }
position-shells = el equipo tiene { $given } caracolas, pero puede tener de 0 a { $most }
position-not-set-up = tras la preparación hay un escondite, una puerta y una ficha para cada sitio; escribe también { $name }
position-setting-up = mientras se eligen escondite y fichas no hay nada más colocado; no escribas { $name } (TN-03 a TN-10)
position-no-tile = { $seat } no tiene loseta; escribe también tile
position-played = { $seat } ya ha jugado en esta ronda y, aun así, tiene una loseta
position-no-animal = un pez nada con el animal de una loseta; escribe también animal
position-no-choice = { $name } pide elegir, pero aquí no hay nada que elegir
position-no-die = el dado ya se ha tirado; escribe también die
what-tiles = losetas
what-gates = puertas
what-purple-gems = gemas moradas
what-yellow-gems = gemas amarillas
what-red-gems = gemas rojas
what-green-gems = gemas verdes
what-blue-gems = gemas azules
what-white-gems = gemas blancas

## El tablero del terminal (terminal)

picture-round = Ronda { $round }
picture-setting = Preparación
picture-shells = caracolas { $shells } de { $most }
picture-pile = montón { $tiles }, encima { $face }
picture-no-pile = sin montón
picture-gate = Puerta en el { $arch }, tras la casilla { $square }: { $gate }
picture-start = Salida
picture-finish = Meta
picture-need = hacen falta
picture-stashed = escondidas
picture-chest = en el cofre
picture-cave = robadas
picture-key = o arrecife  ~ hueco  . nada  * cubierto  $ caracola  D delfín  X tiburón

## El objetivo, siempre en la mesa

aim = Llevad a casa los tres peces y las gemas que pide el escondite.
aim-now = en casa { $home } de { $all }{ $need ->
    [0] {""}
   *[other] , gemas { $gems } de { $need }
}

## Para qué sirven las cosas

explain-tentacula = Roba una gema por cada pez que ve: al llegar a una casilla y al acabar la ronda.
    .rules = TN-49, TN-56
explain-flap = Debajo sigue el camino. Se abre cuando los tres peces han pasado el arco.
    .rules = TN-57, TN-70
explain-slot = Lugar libre del arrecife: con coral a ambos lados, tres casillas quedan a cubierto.
    .rules = TN-29, TN-30
explain-tile = Su animal dice hasta dónde nada un pez; su coral esconde peces, su agua no.
    .rules = TN-22, TN-31
explain-tile-laid = El coral esconde las casillas de al lado si enfrente también hay; el agua es un hueco.
    .rules = TN-29
explain-tile-top = Ves este lado; quien la tome recibe el otro.
    .rules = TN-53
explain-tile-below = El otro lado de la loseta: la tortuga puede elegirlo.
    .rules = TN-63
explain-boxed = Cuando el montón se acaba, la loseta jugada se retira.
    .rules = TN-26
explain-pile = Losetas nuevas. Cuando el montón se acaba, salen del final del arrecife.
    .rules = TN-53, TN-54
explain-start = Salida: aquí no le puede pasar nada a un pez.
    .rules = TN-28
explain-finish = En casa: aquí a un pez no le pasa nada. Cualquier animal lleva hasta aquí.
    .rules = TN-33, TN-34
explain-square-shell = Caracola: llega aquí y el equipo gana una.
    .rules = TN-44
explain-square-dolphin = Delfín: por una caracola lleva una gema al escondite, a salvo para siempre.
    .rules = TN-45
explain-square-shark = Tiburón: por una caracola devuelve al cofre una gema robada.
    .rules = TN-47
explain-square-safe = A cubierto: aquí Tentacula no puede ver a un pez.
    .rules = TN-29
explain-square-open = Al descubierto: llegar aquí cuesta una gema, y quedarse también.
    .rules = TN-49, TN-56
explain-stash = Estas gemas deben quedar, aquí o en el cofre, cuando llegue el último pez. Lo difícil son las que no tienen repuesto.
    .rules = TN-80
explain-stash-lacking = Tentacula tiene una gema que hace falta. Solo un tiburón puede traerla.
    .rules = TN-47, TN-80
explain-chest = Lo que Tentacula puede robar. Si se vacía antes de que lleguen los peces, perdéis.
    .rules = TN-83
explain-gem = En el cofre: Tentacula puede robarla.
    .rules = TN-49
explain-gem-safe = En el escondite: a salvo para siempre.
    .rules = TN-46
explain-gem-stolen = Robada. Un tiburón puede devolver una.
    .rules = TN-47
explain-die = El color que sale es el que se roba.
    .rules = TN-49
explain-die-waiting = { explain-die }
    .rules = TN-49
explain-arch = Los peces pasan aquí en el orden de la puerta. Cuando pasan todos, el tablero se pliega.
    .rules = TN-36, TN-57
explain-gate = Los peces cruzan este arco en este orden, de izquierda a derecha.
    .rules = TN-36
explain-gate-pile = Las puertas de los arcos que faltan, boca abajo.
    .rules = TN-05
explain-fish-yellow = Nada hasta el próximo animal de la loseta jugada. En las puertas: amarillo, sombrero mexicano, grande.
    .rules = TN-31, TN-36
explain-fish-green = Nada hasta el próximo animal de la loseta jugada. En las puertas: verde, chistera, mediano.
    .rules = TN-31, TN-36
explain-fish-red = Nada hasta el próximo animal de la loseta jugada. En las puertas: rojo, bombín, pequeño.
    .rules = TN-31, TN-36
explain-fish-seen = Al descubierto: si se queda aquí, Tentacula roba al acabar la ronda.
    .rules = TN-56
explain-chip-turtle = Tortuga: ves los dos lados de tu loseta y eliges uno.
    .rules = TN-63
explain-chip-seahorse = Caballito de mar: si tiras por un robo, puedes repetir una vez.
    .rules = TN-60
explain-chip-jellyfish = Medusa: tus jugadas de caracola pueden usar cualquier animal.
    .rules = TN-62
explain-chip-crab = Cangrejo: lanza la caracola que pagas; la mitad de las veces te la quedas.
    .rules = TN-61
explain-shell-move = Paga una caracola y usa este animal en lugar del de tu loseta.
    .rules = TN-40
explain-shell = Las caracolas del equipo: para jugadas de caracola, delfines y tiburones.
    .rules = TN-40
explain-shell-supply = Caracolas que aún se pueden encontrar.
    .rules = TN-44

## En qué se fija el consejero (coach)

hint-progress = avance para los peces
hint-rear = un último pez que no se descuelga
hint-passed = peces más allá del arco
hint-folds = una ruta que continúa
hint-missing = la pérdida de gemas que hacen falta
hint-in-danger = que Tentacula alcance gemas que hacen falta
hint-lacking = gemas que aún faltan en el escondite
hint-chest = un cofre más lleno
hint-chest-low = un cofre casi vacío
hint-exposed = peces al descubierto
hint-thefts = robos de Tentacula
hint-shells = caracolas
hint-safe-turns = turnos que ponen un pez a salvo
hint-idle-turns = turnos sin mover ningún pez
hint-spread = un banco que se dispersa

## El resultado al final (end)

score-title = Peces y gemas
score-fish = Peces en casa
score-gems = Gemas salvadas
score-shells = Caracolas restantes
ending-made-it = ¡Lo habéis logrado!
ending-made-it-text = Los tres peces están en casa, y el escondite tiene todas las gemas que pedía.
ending-so-close = ¡Por un pelo!
ending-so-close-text = Los tres peces están en casa, pero Tentacula tiene una gema que hacía falta en el escondite.
ending-reef-gone = Adiós, arrecife
ending-reef-gone-text = A nadie le quedaban losetas, y los peces aún no estaban en casa.
ending-chest-bare = El cofre está vacío
ending-chest-bare-text = Tentacula no os ha dejado ni una gema en el cofre.
ending-fish-food = Hoy hay pescado
ending-fish-food-text = El escondite estaba lleno, pero ya no quedaba arrecife para llevar los peces a casa.

## Lo que piden los acertijos (puzzles)

goal-win = Gana la partida en este turno.
goal-home = Lleva un pez a casa en este turno.
goal-save = Salva a los tres peces: termina tu turno sin que Tentacula pueda ver a ninguno.
goal-arch = Haz que un pez cruce el arco hasta una casilla donde Tentacula no lo vea.
goal-stash = Haz que un delfín lleve una gema al escondite.
goal-fetch = Haz que un tiburón le quite una gema a Tentacula.
goal-shell = Gana una caracola sin que Tentacula vea a ningún pez que nade.
