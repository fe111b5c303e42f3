### Kraken Attack! en español.

title = Kraken Attack!
tagline = Ocho tentáculos, una nave y un kraken de muy mal humor: ¡todos a cubierta!
kind = Cooperativo, dados y cartas

## Cosas

side-purple = morado
side-red = rojo

lane-P1 = carril morado de la estrella
    .short = estrella morada
lane-P2 = carril morado del pez
    .short = pez morado
lane-P3 = carril morado del cangrejo
    .short = cangrejo morado
lane-P4 = carril morado de la caracola
    .short = caracola morada
lane-R1 = carril rojo de la estrella
    .short = estrella roja
lane-R2 = carril rojo del pez
    .short = pez rojo
lane-R3 = carril rojo del cangrejo
    .short = cangrejo rojo
lane-R4 = carril rojo de la caracola
    .short = caracola roja

area-A = delante a la izquierda
    .side = proa de babor
area-B = delante a la derecha
    .side = proa de estribor
area-C = detrás a la izquierda
    .side = popa de babor
area-D = detrás a la derecha
    .side = popa de estribor

space-bubbles = burbujas
space-cannon = cañones
space-pistol = pistolas
space-saber = sables

face-star = estrella
face-fish = pez
face-crab = cangrejo
face-shell = caracola
face-eye = ojo de kraken
face-blank = nada

pirate-samuel = Samuel
    .power = puede ignorar ojos
pirate-astrid = Yolanda
    .power = un símbolo dos veces
pirate-elena = Elena
    .power = pistola: cualquier carril
pirate-billy = Ricardo
    .power = cañón: todo un lado

slot-1 = izquierda
slot-2 = derecha

## Cartas: sus nombres, de la primera a la última de cada mazo

card-SA-01 = Guardia en cubierta
card-SA-02 = Pulso firme
card-SA-03 = Con un ojo abierto
card-SA-04 = Truco de perro viejo
card-SA-05 = Tablas y pólvora
card-SA-06 = Dos pasos por delante
card-SA-07 = El guiño del capitán
card-SA-08 = ¡Buuu!
card-SA-09 = Martillo y sonrisa
card-SA-10 = A que no me pillas
card-AS-01 = Tormenta del norte
card-AS-02 = Corre y dispara
card-AS-03 = Dos trenzas
card-AS-04 = Doble martillazo
card-AS-05 = Como nueva
card-AS-06 = Todo a la vez
card-AS-07 = Vendaval de risa
card-AS-08 = Lengua fuera
card-AS-09 = Carpintera descarada
card-AS-10 = Y yo más
card-EL-01 = Siempre lista
card-EL-02 = Sombrero de plumas
card-EL-03 = Doble cañón
card-EL-04 = De cerca y de lejos
card-EL-05 = Apaño rápido
card-EL-06 = Tiro con suerte
card-EL-07 = Lengua afilada
card-EL-08 = Con mucho salero
card-EL-09 = Cortina de humo
card-EL-10 = Tú eliges
card-BI-01 = ¡A la de tres!
card-BI-02 = Vale para todo
card-BI-03 = ¡Cañones a punto!
card-BI-04 = La armería entera
card-BI-05 = Brazo de hierro
card-BI-06 = Bala perdida
card-BI-07 = Bocazas
card-BI-08 = Carcajada
card-BI-09 = Cara de trueno
card-BI-10 = Baile del pato

## Lo que ha pasado

news-begins = Empieza { $seat }.
news-begins-you = Empiezas tú.
news-takes-pirate = { $seat } navega con { $pirate }.
news-takes-pirate-you = Navegas con { $pirate }.
news-boards = { $pirate } ocupa su puesto { $area }.
news-whirlpool = Se abre un remolino en el { $lane }, casilla de { $space }.
news-shuffled = Se barajan las cartas de { $pirate }.
news-shuffled-together = Los dos mazos se barajan juntos.
news-lays-open = { $seat } pone «{ $card }» boca arriba.
news-lays-open-you = Pones «{ $card }» boca arriba.
news-turn = Le toca a { $seat }.
news-turn-you = Te toca.
news-power = La primera carta del montón es de { $pirate }: este turno vale su poder.
news-rolled = Dado { $side }: { $face }.
news-rolled-many = Los dados: { $face-all }.
news-ignored = { $purple ->
    [0] { $red ->
        [0] Samuel deja que cuenten todos los ojos.
        [one] Samuel ignora un ojo rojo.
       *[other] Samuel ignora { $red } ojos rojos.
    }
    [one] { $red ->
        [0] Samuel ignora un ojo morado.
        [one] Samuel ignora un ojo morado y otro rojo.
       *[other] Samuel ignora un ojo morado y { $red } rojos.
    }
   *[other] { $red ->
        [0] Samuel ignora { $purple } ojos morados.
        [one] Samuel ignora { $purple } ojos morados y uno rojo.
       *[other] Samuel ignora { $purple } ojos morados y { $red } rojos.
    }
}
news-advanced = Algo se acerca por el { $lane }: casilla de { $space }.
news-advanced-many = Los tentáculos se acercan: { $count } casillas en total.
news-advanced-by-eye = El ojo mira: algo se acerca por el { $lane }, casilla de { $space }.
news-advanced-by-eye-many = El ojo mira: los tentáculos se acercan, { $count } casillas en total.
news-advanced-by-face = La mueca atrae al kraken por el { $lane }: casilla de { $space }.
news-rail-smashed = ¡Crac! Adiós a la barandilla del { $lane }.
news-rail-smashed-many = ¡Crac! Adiós a { $count } barandillas.
news-holed = ¡Catacrac! Un golpe desde el { $lane } abre un boquete { $area }.
news-plays = { $seat } juega «{ $card }».
news-plays-you = Juegas «{ $card }».
news-moved = { $pirate } corre a ponerse { $area }.
news-pushed-back = ¡Toma ya! El tentáculo del { $lane } vuelve a las burbujas.
news-pushed-back-many = ¡Toma ya! { $count } tentáculos vuelven a las burbujas.
news-kraken-hit = ¡Le habéis dado al kraken! { $tokens ->
    [1] Y va una.
    [2] Y van dos.
    [3] ¡Y van tres!
   *[other] ¡Y van { $tokens }!
}
news-repaired = La barandilla del { $lane } vuelve a estar en pie.
news-kraken-stirs = ¡Una mueca! El kraken se remueve: casilla { $space } de su recorrido.
news-die-joins = Un dado { $side } más para tirar.
news-kraken-arrives = ¡Ya está aquí el kraken! Asoma en el { $lane }.
news-draws-card = { $seat } descubre «{ $card }».
news-draws-card-you = Descubres «{ $card }».
news-won = El kraken se sumerge y huye. ¡La tripulación ha ganado!
news-sunk = Glu, glu, glu… La nave se hunde.

## Lo que se puede hacer

choice-begin = ¡A jugar!
choice-pirate = Navegar con { $pirate }
    .brief = { $pirate }
    .brings = { $powers ->
        [0] {""}
       *[other] { $pirate-power }
    }
choice-board = Empezar { $area } ({ $area-side })
choice-whirlpool = Remolino en el { $lane }, casilla de { $space }
choice-ignore = { $purple ->
    [0] { $red ->
        [0] Que cuenten todos los ojos
        [one] Ignorar un ojo rojo
       *[other] Ignorar { $red } ojos rojos
    }
    [one] { $red ->
        [0] Ignorar un ojo morado
        [one] Ignorar un ojo morado y otro rojo
       *[other] Ignorar un ojo morado y { $red } rojos
    }
   *[other] { $red ->
        [0] Ignorar { $purple } ojos morados
        [one] Ignorar { $purple } ojos morados y uno rojo
       *[other] Ignorar { $purple } ojos morados y { $red } rojos
    }
}
choice-card = Jugar tu carta de la { $slot }
choice-play-card = Jugar { $card }
    .brings = { symbols-shown }
choice-move = Correr: { $area }
choice-cannon = Cañón: { $lane-short }
choice-cannon-kraken = Cañón: ¡el kraken!
choice-broadside = Andanada: el { $lane } y todo lo que esté a tiro de cañón de ese lado
choice-broadside-side = { $kraken ->
    [1] Andanada: el kraken y el lado { $side }
   *[0] Andanada: el lado { $side }
}
    .brings = todo lo que esté a tiro de cañón
choice-pistol = Pistola: { $lane-short }
choice-pistol-kraken = Pistola: ¡el kraken!
choice-saber = Sable: { $lane-short }
choice-saber-kraken = Sable: ¡el kraken!
choice-repair = Reparar: { $lane-short }
choice-stop = Terminar con esta carta
choice-summon = El kraken asoma: { $lane-short }
    .brings = { $near ->
        [0] lejos, fuera de alcance
        [1] a tiro de cañón
        [2] a tiro de pistola
       *[other] al alcance del sable, a punto de atacar
    } · { $count ->
        [0] nadie enfrente
        [one] un pirata enfrente
       *[other] { $count } piratas enfrente
    }

phase-picking = ¿Con qué pirata navegas?
phase-boarding = ¿Dónde se coloca tu pirata? Sus armas alcanzan los carriles de al lado.
phase-whirlpools = ¿Dónde se abre el remolino?
phase-eyes = Un ojo acerca todo su color. ¿Cuáles ignora Samuel?
phase-choosing = ¿Qué carta juegas?
phase-acting = Usa tu carta, o termina.
phase-acting-done = Ya no queda nada que hacer con esta carta.
phase-arriving = ¡Llega el kraken! ¿Qué lugar ocupa? Mejor donde puedas darle.

## Opciones (setup)

option-start = Los tentáculos empiezan
option-start-help = Como en la ilustración, algunos ya están cerca; de la otra forma, todos empiezan lejos, en las burbujas.
value-start-diagram = como en la ilustración
value-start-bubbles = en las burbujas
option-powers = Poderes de los piratas
option-powers-help = Samuel ignora ojos, Yolanda usa dos veces un símbolo, la pistola de Elena llega a todos los carriles y el cañón de Ricardo barre un lado.
value-powers-on = con poderes
value-powers-off = sin poderes
option-tokens-to-win = Golpes para ganar
option-tokens-to-win-help = Cuántas veces hay que rechazar al kraken: tres, o solo una para una partida corta.
value-tokens-to-win-3 = tres
value-tokens-to-win-1 = uno
option-whirlpools = Remolinos
option-whirlpools-help = Los tentáculos se saltan las casillas con remolino. Uno es más difícil; cuatro, mucho más.
value-whirlpools-0 = ninguno
value-whirlpools-1 = uno
value-whirlpools-2 = dos
value-whirlpools-3 = tres
value-whirlpools-4 = cuatro
option-whirlpool-placement = Quién pone los remolinos
option-whirlpool-placement-help = La tripulación, por turnos, o el azar.
value-whirlpool-placement-players = la tripulación
value-whirlpool-placement-random = el azar
option-solo = En solitario
option-solo-help = Una sola persona navega con dos piratas; la primera carta del montón dice qué poder vale.
value-solo-on = sí
value-solo-off = no
option-billy-sweeps-kraken = La andanada de Ricardo alcanza también al kraken
option-billy-sweeps-kraken-help = Normalmente Ricardo solo le da al kraken si le apunta. Aquí su andanada se lo lleva por delante.
value-billy-sweeps-kraken-on = sí
value-billy-sweeps-kraken-off = no
option-first-player = Quién empieza
option-first-player-help = El sitio que elijas, o el azar.
value-first-player-random = el azar
value-first-player-0 = sitio 1
value-first-player-1 = sitio 2
value-first-player-2 = sitio 3
value-first-player-3 = sitio 4

preset-young-sailors = Grumetes
preset-young-sailors-help = Sin poderes, y basta un golpe al kraken para ganar.
preset-experienced = Piratas expertos
preset-experienced-help = Un remolino en el mar.
preset-dread = Terror de los mares
preset-dread-help = Cuatro remolinos. Buena suerte.

## Nombres hablados de lo que hay en la mesa

label-sea = La nave y el mar que la rodea
label-roll = Los dados
label-crew = Aún en tierra
label-whirlpools = Remolinos por colocar
label-uses = Todos a la vez
label-cards = Cartas de { $seat }
label-cards-you = Tus cartas
label-pile = Montón de { $seat }
label-pile-you = Tu montón
label-area = { $area } ({ $area-side })
label-hole = Boquete { $area }
label-hole-to-come = Un boquete que aún no se ha abierto
label-rail = Barandilla del { $lane }
label-rail-broken = Barandilla rota del { $lane }
label-die-to-come = Un dado { $side } que espera en el recorrido
label-die = Dado { $side }: { $face }
label-die-new = Dado { $side }, aún sin tirar
label-die-ignored = Dado { $side }: { $face }, no cuenta
label-kraken-on-track = El kraken, en la casilla { $space } de su recorrido
label-kraken = El kraken, en el { $lane }, casilla de { $space }
label-token = Ficha Kraken Attack { $token }
label-token-won = Ficha Kraken Attack { $token }, sobre el kraken
label-whirlpool = Remolino en el { $lane }, casilla de { $space }
label-whirlpools-left = { $count ->
    [one] Un remolino
   *[other] { $count } remolinos
}
label-space = { $lane }, casilla de { $space }
label-tentacle = Tentáculo en el { $lane }, casilla de { $space }
label-pawn = { $pirate }, { $area }
label-pirate = { $pirate }
    .here = { $pirate }
label-power = { $pirate } · { $pirate-power }
label-card = { $card }{ symbols-shown }
    .here = { $card }
label-card-played = { $card }, en juego: queda{ symbols-shown }
    .here = { $card }
label-card-barred = { $card }, para otro turno{ symbols-shown }
    .here = { $card }
symbols-shown = { $move ->
    [0] {""}
    [1] {" · desplazarse"}
   *[other] {" · desplazarse"} ×{ $move }
}{ $cannon ->
    [0] {""}
    [1] {" · cañón"}
   *[other] {" · cañón"} ×{ $cannon }
}{ $pistol ->
    [0] {""}
    [1] {" · pistola"}
   *[other] {" · pistola"} ×{ $pistol }
}{ $saber ->
    [0] {""}
    [1] {" · sable"}
   *[other] {" · sable"} ×{ $saber }
}{ $repair ->
    [0] {""}
    [1] {" · reparar"}
   *[other] {" · reparar"} ×{ $repair }
}{ $wild ->
    [0] {""}
    [1] {" · comodín"}
   *[other] {" · comodín"} ×{ $wild }
}{ $face ->
    [0] {""}
    [1] {" · mueca"}
   *[other] {" · mueca"} ×{ $face }
}
label-back = { $count ->
    [one] Montón con { $pirate } en el dorso: una carta
   *[other] Montón con { $pirate } en el dorso: { $count } cartas
}
label-broadside = Andanada
    .here = Andanada

## El tablero en un terminal (terminal)

picture-track = El recorrido del kraken
picture-holes = Boquetes { $marks }
picture-hits = Golpes al kraken { $marks }
picture-rolled = Dados: { $dice }
picture-ignored = ({ $count } sin contar)
picture-card = { $card }{ symbols-shown }
picture-power = Vale el poder de { $pirate }
picture-pile = montón { $count }
picture-key = § tentáculo   Ж kraken   @ remolino   ║ barandilla   ✹ boquete

## El objetivo, siempre en la mesa

aim = Dadle al kraken { $goal ->
    [one] una vez
   *[other] { $goal } veces
} antes de que la nave tenga { $most } boquetes.
aim-now = golpes { $hits } de { $goal }, boquetes { $holes } de { $most }
aim-near = El kraken está a tiro: ¡dadle!
aim-near-now = { aim-now }

## Para qué sirven las cosas

explain-pawn-samuel = Samuel puede ignorar los ojos que saque: no mueven nada.
    .rules = KA-56
explain-pawn-astrid = Yolanda puede usar dos veces un símbolo de su carta, nunca la mueca.
    .rules = KA-57
explain-pawn-elena = La pistola de Elena alcanza todas las casillas de pistolas, a ambos lados de la nave.
    .rules = KA-60
explain-pawn-billy = Cuando acierta el cañón de Ricardo, puede echar a todos los tentáculos a tiro de cañón de ese lado.
    .rules = KA-61
explain-pirate-samuel = { explain-pawn-samuel }
    .rules = KA-56
explain-pirate-astrid = { explain-pawn-astrid }
    .rules = KA-57
explain-pirate-elena = { explain-pawn-elena }
    .rules = KA-60
explain-pirate-billy = { explain-pawn-billy }
    .rules = KA-61
explain-use-move = Bota: corre a la zona de al lado, nunca en diagonal.
    .rules = KA-33
explain-use-cannon = Cañón: dale a algo en una casilla de cañones a tu lado.
    .rules = KA-34
explain-use-pistol = Pistola: dale a algo en una casilla de pistolas a tu lado.
    .rules = KA-35
explain-use-saber = Sable: dale a algo en una casilla de sables a tu lado.
    .rules = KA-36
explain-use-repair = Martillo: pon en pie una barandilla rota a tu lado.
    .rules = KA-40
explain-use-wild = Bandera pirata: a elegir bota, cañón, pistola, sable o martillo.
    .rules = KA-42
explain-use-face = Mueca: después de tus acciones el kraken se mueve, te guste o no.
    .rules = KA-44
explain-broadside = Andanada: dale a uno a tiro de cañón y se van también los demás de ese lado.
    .rules = KA-61
explain-die = Un animal: lo que hay en su carril de este color se acerca un paso.
    .rules = KA-14
explain-die-eye = El ojo: todo lo de este color se acerca un paso.
    .rules = KA-15
explain-die-blank = Cara vacía: no se mueve nada. Respira.
    .rules = KA-16
explain-die-ignored = Samuel ignora este ojo: no mueve nada.
    .rules = KA-56
explain-die-new = Nuevo en juego: se tira desde el turno siguiente.
    .rules = KA-48
explain-die-to-come = Cuando el kraken llegue aquí, este dado se tirará cada turno.
    .rules = KA-48
explain-tentacle-bubbles = Burbujas: tan lejos no lo alcanza nada.
    .rules = KA-38
explain-tentacle-cannon = A dos pasos de la barandilla: solo lo alcanza un cañón.
    .rules = KA-34
explain-tentacle-pistol = A un paso de la barandilla: solo lo alcanza una pistola.
    .rules = KA-35
explain-tentacle-saber = En la barandilla: un sable puede darle; al siguiente paso golpea.
    .rules = KA-20
explain-kraken = Dale como a un tentáculo, con el arma de su casilla: cada acierto cuenta.
    .rules = KA-55
explain-kraken-on-track = Cada mueca lo acerca una casilla; pasada la última, llega a la nave: entonces dale como a un tentáculo.
    .rules = KA-47, KA-49, KA-55
explain-rail = Una barandilla aguanta un golpe por la nave y se rompe.
    .rules = KA-21
explain-rail-broken = Sin barandilla: el próximo golpe aquí abre un boquete.
    .rules = KA-22
explain-hole = Los boquetes no se reparan. Uno de más y os hundís.
    .rules = KA-41
explain-hole-to-come = Cuando esta fila esté vacía, la nave se hunde.
    .rules = KA-65
explain-token = Una por cada golpe al kraken; con la tercera ganáis. Cuando esté junto a la nave, dadle como a un tentáculo.
    .rules = KA-66
explain-token-won = { explain-token }
    .rules = KA-66
explain-whirlpool = Los tentáculos se saltan esta casilla y llegan antes.
    .rules = KA-71
explain-whirlpools-left = { explain-whirlpool }
    .rules = KA-71
explain-area = Desde aquí tu pirata alcanza los dos carriles de al lado.
    .rules = KA-33
explain-space = { explain-whirlpool }
    .rules = KA-71
explain-card = Cada símbolo es algo que puedes hacer, en el orden que quieras.{ symbols-explained }
    .rules = KA-30
explain-card-played = Lo que no está marcado aún puedes hacerlo, en el orden que quieras.{ symbols-explained }
    .rules = KA-30
explain-card-barred = Una carta por turno: esta espera al siguiente.
    .rules = KA-29
symbols-explained = { $move ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-move }
}{ $cannon ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-cannon }
}{ $pistol ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-pistol }
}{ $saber ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-saber }
}{ $repair ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-repair }
}{ $wild ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-wild }
}{ $face ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-face }
}
explain-back = Las cartas jugadas van debajo; siempre hay dos a la vista.
    .rules = KA-45

## En qué se fija el consejero (coach)

hint-holes = boquetes en el casco
hint-bare-lanes = barandillas rotas
hint-holes-soon = boquetes en la próxima tirada
hint-rails-soon = barandillas perdidas en la próxima tirada
hint-doom = un último boquete que hunda la nave
hint-unguarded = daños donde no hay nadie
hint-tokens = golpes al kraken
hint-kraken-in-reach = un kraken a tiro

## Lo que no puede ser (errors)

clash-solo = en solitario juega un sitio, y solo uno (KA-01); esta mesa tiene { $count }: quita la opción solo

edition-area-itself = no puede estar junto a sí misma
edition-area-one-way = está junto a { $there }, pero { $there } no está junto a { $here }
edition-first-space = tiene un dado en la primera casilla, donde empieza el kraken
edition-dice = trae { $total } dados de color { $side }, pero en la caja hay { $most }
edition-letter = muestra «{ $given }»; una carta muestra letras de { $letters }
edition-full-card = muestra { $given } símbolos, pero { $most } es lo máximo
edition-no-face = no tiene ninguna carta con mueca ({ $letter }), así que la partida podría no acabar nunca
edition-wants-card = { $most } letras como mucho, de { $letters }

position-pirate-twice = { $pirate } navega dos veces; cada pirata navega en un solo sitio (KA-08)
position-stranger = { $pirate } está en cubierta, pero nadie navega con { $pirate } (KA-08)
position-ashore = { $pirate } navega, pero no está en ninguna parte; escribe una zona (KA-09)
position-setting-up = los piratas se eligen y suben a cubierta uno tras otro a partir de quien empieza, y placed dice cuántos lo han hecho (KA-83)
position-back = back es el pirata de la primera carta del montón en solitario, y none antes de repartir o con más jugadores (KA-79)
position-card-twice = «{ $card }» está en dos lugares; cada carta existe una sola vez (KA-10)
position-card-elsewhere = «{ $card }» está delante de { $seat }, que no navega con su pirata (KA-10)
position-track = el kraken está en su recorrido, de 0 a { $last }, y solo llega a la nave desde { $last }; solo allí tiene fichas (KA-49, KA-55)
position-over = con { $holes } boquetes la partida acaba y se pierde, con { $tokens } fichas sobre el kraken acaba y se gana, y no antes (KA-65, KA-66)

what-pirates = piratas
what-cards = cartas
what-purple-dice = dados morados
what-red-dice = dados rojos
what-pieces = piezas en los carriles
what-whirlpools = remolinos

## El resultado al final (end)

score-title = La nave
score-holes = Boquetes
score-hits = Golpes al kraken
score-rails = Barandillas en pie
ending-won = ¡El kraken huye!
ending-won-text = Lo habéis rechazado una vez de más para su gusto, y se ha sumergido para siempre.
ending-sunk = La nave se ha hundido
ending-sunk-text = Un boquete de más: la tripulación nada hasta una isla desierta y planea su venganza.

## Lo que piden los acertijos (puzzles)

goal-win = Gana la partida en este turno.
goal-hit = Dale al kraken en este turno.
goal-side = Despeja un lado de la nave: los cuatro carriles de un mismo color, de vuelta a las burbujas.
goal-three = Manda a tres atacantes de vuelta a las burbujas en este turno.
goal-guard = Termina tu turno sin nada en una casilla de sables.
goal-mend = Pon en pie todas las barandillas.
