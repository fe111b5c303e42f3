### Treasure Hunting: Kraken en español.

title = Treasure Hunting: Kraken
tagline = Un solo tesoro en el fondo de un remolino, y todos quieren ser quien lo lleve a casa.
kind = Competitivo, dados y emboscadas

## Cosas

space-X = el centro

mood-dormant = dormido
mood-enraged = enfurecido
mood-tantrum = en plena rabieta

ship-red = rojo
ship-yellow = amarillo
ship-green = verde
ship-orange = naranja

## Lo que ha pasado

news-begins = Empieza { $seat }, que además mueve la aguja.
news-begins-you = Empiezas tú, y además mueves la aguja.
news-dial-turns = La aguja avanza: el kraken está { $mood }.
news-out-of-reach = El kraken se enfurece, pero sus tentáculos solo azotan el agua.
news-kraken-rolls = El kraken se enfurece: { $one } y { $two }. { $value ->
    [0] ¡Ningún dado puede superarlo!
   *[other] ¡Hay que sacar más de { $value }!
}
news-escapes = { $seat } saca { $die } contra { $value } y se escapa.
news-escapes-you = Sacas { $die } contra { $value } y te escapas.
news-gripped = { $seat } saca { $die } contra { $value }: el kraken atrapa su barco.
news-gripped-you = Sacas { $die } contra { $value }: el kraken atrapa tu barco.
news-pillar-rises = Un pilar de coral surge{ on-space }.
news-pillar-rises-many = Surgen { $count } pilares de coral.
news-pillar-mends = El pilar{ on-space } vuelve a crecer.
news-pillar-mends-many = { $count } pilares vuelven a crecer.
news-pushed = El coral que sube empuja a { $seat } hacia atrás{ to-space }.
news-pushed-you = El coral que sube te empuja hacia atrás{ to-space }.
news-rolled = { $seat } saca { $die }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
news-rolled-you = Sacas { $die }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
news-rolled-on-wind = { $seat } saca { $die } con viento a favor: ¡{ $points } puntos!
news-rolled-on-wind-you = Sacas { $die } con viento a favor: ¡{ $points } puntos!
news-weakened = Perder en defensa le sale caro a { $seat }: solo { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
news-weakened-you = Perder en defensa te sale caro: solo { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
news-hampered = El kraken aún sujeta el barco de { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} como mucho.
news-hampered-you = El kraken aún sujeta tu barco: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} como mucho.
sails-to = { $named ->
    [0] { sails-seen }
   *[other] { sails-named }
}
sails-seen = { $to ->
    [1] {" "}hasta la Salida
    [2] {" "}hasta el centro
    [3] {" "}hasta el viento
    [4] , junto a un tentáculo
   *[other] {""}
}
sails-named = {" "}hasta { $to ->
    [1] la Salida
    [3] { $space } (viento)
   *[other] { $space }
}
sails-rings = { $inward ->
    [1] {" "}(una hacia dentro)
    [2] {" "}(dos hacia dentro)
   *[other] { $outward ->
        [1] {" "}(una hacia fuera)
        [2] {" "}(dos hacia fuera)
       *[other] {""}
    }
}
on-space = { $named ->
    [0] {""}
   *[other] {" "}en { $space }
}
to-space = { $named ->
    [0] {""}
   *[other] {" "}hasta { $space }
}
news-sails-forward = { $seat } avanza{ sails-to }.
news-sails-forward-you = Avanzas{ sails-to }.
news-sails-forward-many = { $seat } avanza { $count } casillas{ sails-to }.
news-sails-forward-many-you = Avanzas { $count } casillas{ sails-to }.
news-sails-backward = { $seat } retrocede{ sails-to }.
news-sails-backward-you = Retrocedes{ sails-to }.
news-sails-backward-many = { $seat } retrocede { $count } casillas{ sails-to }.
news-sails-backward-many-you = Retrocedes { $count } casillas{ sails-to }.
news-sails-inward = { $seat } navega un anillo hacia dentro{ sails-to }.
news-sails-inward-you = Navegas un anillo hacia dentro{ sails-to }.
news-sails-outward = { $seat } navega un anillo hacia fuera{ sails-to }.
news-sails-outward-you = Navegas un anillo hacia fuera{ sails-to }.
news-sails-all = { $seat } navega { $count } casillas{ sails-rings }{ sails-to }.
news-sails-all-you = Navegas { $count } casillas{ sails-rings }{ sails-to }.
news-takes-treasure = ¡{ $seat } sube el tesoro a bordo!
news-takes-treasure-you = ¡Subes el tesoro a bordo!
news-leaves-treasure = { $seat } deja el tesoro donde está.
news-leaves-treasure-you = Dejas el tesoro donde está.
news-attacks = { $seat } ataca a { $other }.
news-attacks-you = Atacas a { $other }.
news-attacks-to-you = { $seat } te ataca.
news-tied = Los dos dados marcan { $die }: se vuelven a tirar.
news-tied-many = { $count } empates seguidos.
news-defended = { $seat } se defiende con { $die } contra { $against }: no pasa nada.
news-defended-you = Te defiendes con { $die } contra { $against }: no pasa nada.
news-defence-lost = { $seat } pierde por { $die } a { $against }: próxima tirada más floja.
news-defence-lost-you = Pierdes por { $die } a { $against }: próxima tirada más floja.
news-steals = ¡{ $seat } le arrebata el tesoro a { $other }!
news-steals-you = ¡Le arrebatas el tesoro a { $other }!
news-steals-to-you = ¡{ $seat } te arrebata el tesoro!
news-rams = { $seat } embiste un pilar{ on-space }.
news-rams-you = Embistes un pilar{ on-space }.
news-hits-pillar = El pilar pierde { $die }: le { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}.
news-breaks-pillar = El pilar recibe un golpe de { $die } y se desmorona.
news-ends-turn = { $seat } echa el ancla.
news-ends-turn-you = Echas el ancla.
news-stays = { $seat } se queda { $wind ->
    [1] en el viento
   *[other] donde está
}.
news-stays-you = Te quedas { $wind ->
    [1] en el viento
   *[other] donde estás
}.
news-stuck = { $cost ->
    [0] No se puede hacer nada
   *[other] Salir del centro cuesta { $cost }
}: se acaba el turno de { $seat }.
news-stuck-you = { $cost ->
    [0] No se puede hacer nada
   *[other] Salir del centro cuesta { $cost }
}: se acaba tu turno.
news-won = ¡{ $seat } llega a casa con el tesoro!
news-won-you = ¡Llegas a casa con el tesoro!

## Lo que se puede hacer

choice-take = Llevarse el tesoro
choice-leave = Dejarlo allí
choice-end = Terminar el turno
    .brings = { $rage ->
        [1] después ataca el kraken
       *[other] { choice-unspent }
    }
choice-unspent = { $wind ->
    [1] viento: próxima tirada ×2
   *[other] { $points ->
        [one] 1 punto sin usar
       *[other] { $points } puntos sin usar
    }
}
choice-forward = Avanzar
choice-backward = Retroceder
choice-inward = Navegar hacia dentro
choice-outward = Navegar hacia fuera, hasta { $space }
choice-wind = { $wind ->
    [1] {" "}(viento)
   *[other] {""}
}
choice-to = { $named ->
    [0] {""}
   *[other] {" "}hasta { $space }{ choice-wind }
}
choice-for = {" "}por { $price ->
    [one] { $price } punto
   *[other] { $price } puntos
}
choice-left = { $last ->
    [1] y acaba tu turno
   *[other] { $left ->
        [one] te queda 1 punto
       *[other] te quedan { $left } puntos
    }
}
choice-sail = Navegar hasta { $named ->
    [0] allí
   *[other] { $space }{ choice-wind }
}{ choice-for }
    .brings = { choice-left }{ $rage ->
        [1] ; después ataca el kraken
       *[other] { $wind ->
            [1] ; viento: próxima tirada ×2
           *[other] {""}
        }
    }
choice-sail-forward = Avanzar{ choice-to }{ choice-for }
    .brief = Avanzar
    .brings = { choice-sail.brings }
choice-sail-backward = Retroceder{ choice-to }{ choice-for }
    .brief = Retroceder
    .brings = { choice-sail.brings }
choice-sail-inward = Hacia dentro{ choice-to }{ choice-for }
    .brief = Hacia dentro
    .brings = { choice-sail.brings }
choice-sail-outward = Hacia fuera, hasta { $space }{ choice-wind }{ choice-for }
    .brief = Salir a { $space }
    .brings = { $rage ->
        [1] después ataca el kraken
       *[other] { $wind ->
            [1] viento: tirada ×2
           *[other] { choice-left }
        }
    }
choice-sail-treasure = Navegar hasta el tesoro{ choice-for }
    .brief = Navegar hasta el tesoro
choice-sail-home = Volver a casa y ganar{ choice-for }
    .brief = Volver a casa y ganar
choice-attack = Atacar a { $other }
choice-pillar = Embestir el pilar{ on-space }
choice-attack-priced = { choice-attack }{ choice-for }
    .brief = { choice-attack }
    .brings = { $treasure ->
        [1] si ganas: el tesoro
       *[other] si ganas: su tirada −{ $lost }
    }
choice-pillar-priced = { choice-pillar }{ choice-for }
    .brief = Embestir el pilar
    .brings = { $left } menos tu dado: con 0 se desmorona

phase-acting = Navega, ataca o para en el viento: duplica tu próxima tirada.
phase-finding = Tienes el tesoro delante. ¿Te lo llevas?

## Opciones (setup)

option-board = Tablero
option-board-help = Por qué remolino se navega: el Maelstrom tiene tres anillos y el corto tiene dos. Un archivo de edición puede traer otro.
value-board-maelstrom = Maelstrom: tres anillos
value-board-short = Corto: dos anillos
option-first-player = Quién empieza
option-first-player-help = Quién empieza y mueve la aguja toda la partida.
value-first-player-random = por sorteo
option-dial = Círculo de humores
option-dial-help = Los humores del kraken en orden (tantrum: rabieta, enraged: furia, dormant: sueño); la aguja parte del primero.
option-kraken-roll = Tirada del kraken
option-kraken-roll-help = Qué cuenta de los dos dados del kraken. Una suma es casi imposible de superar.
value-kraken-roll-sum = los dos juntos
value-kraken-roll-lowest = el más bajo
value-kraken-roll-highest = el más alto
value-kraken-roll-single = solo el primero
option-kraken-timing = Si el kraken atrapa a quien empieza
option-kraken-timing-help = Quien empieza se topa con el kraken antes de tirar: ¿cuenta en el acto o una ronda más tarde?
value-kraken-timing-next-roll = en el acto, en este turno
value-kraken-timing-next-own-turn = en la ronda siguiente
option-penalty-stacks = Los combates perdidos se suman
option-penalty-stacks-help = Sí: cada defensa perdida cuesta puntos en tu próxima tirada. No: solo cuenta una.
value-penalty-stacks-on = se suman
value-penalty-stacks-off = cuenta una
option-attacks-per-turn = Ataques a barcos por turno
option-attacks-per-turn-help = Con un ataque por turno, el tesoro cambia de manos la mitad de veces.
value-attacks-per-turn-unlimited = los que puedas pagar
option-start-steal = Robar en la Salida
option-start-steal-help = Qué pasa cuando le quitas el tesoro a alguien con tu barco en la Salida.
value-start-steal-must-return = hay que salir y volver
value-start-steal-wins = ganas en el acto
option-tantrum-restores = Las rabietas reparan los pilares
option-tantrum-restores-help = Si una rabieta devuelve toda su altura a los pilares dañados.
value-tantrum-restores-on = sí
value-tantrum-restores-off = no
option-two-tentacles = Barcos cerca de varios tentáculos
option-two-tentacles-help = Si se defienden una vez, o contra cada tentáculo que los alcance.
value-two-tentacles-once = una sola defensa
value-two-tentacles-each = una contra cada uno
option-cost-forward = Coste: avanzar
option-cost-forward-help = Puntos por una casilla a favor de la corriente; como mucho, lo que pueda salir en un dado.
option-cost-backward = Coste: retroceder
option-cost-backward-help = Puntos por una casilla contra la corriente.
option-cost-inward = Coste: hacia dentro
option-cost-inward-help = Puntos por un anillo hacia el centro.
option-cost-outward = Coste: hacia fuera
option-cost-outward-help = Puntos por un anillo alejándose del centro.
option-cost-attack = Coste: atacar
option-cost-attack-help = Puntos por atacar un barco o un pilar; como mucho, lo que pueda salir en un dado.
option-wind-factor = Fuerza del viento
option-wind-factor-help = Por cuánto se multiplica una tirada en una casilla de viento.
option-lost-defence = Precio de una defensa perdida
option-lost-defence-help = Puntos que quita una defensa perdida en la próxima tirada.
option-min-points = Puntos mínimos
option-min-points-help = Lo que da al menos una tirada, se haya perdido lo que se haya perdido.
option-kraken-points = Puntos si te atrapa el kraken
option-kraken-points-help = Los puntos que tiene como mucho un barco atrapado por el kraken.
option-pillar-hp = Altura de un pilar
option-pillar-hp-help = Puntos de vida de un pilar de coral nuevo; como mucho, lo que pueda salir en un dado.

preset-first-voyage = Primer viaje
preset-first-voyage-help = El tablero corto, un ataque por turno y un kraken al que se puede vencer.
preset-short-trip = Viaje corto
preset-short-trip-help = Todas las reglas en dos anillos: veinte minutos.
preset-few-fights = Menos combates
preset-few-fights-help = Un ataque a un barco por turno: más navegar y menos robar.
preset-furious-kraken = Kraken furioso
preset-furious-kraken-help = La furia y la rabieta vuelven más deprisa, y golpean todos los tentáculos.

## Lo que hay en la mesa

label-sea = El remolino
label-points = { $points ->
    [one] Queda { $points } punto
   *[other] Quedan { $points } puntos
}
label-point = punto
label-point-spent = punto gastado
label-kraken-dice = Los dados del kraken
label-kraken-die = dado del kraken: { $die }
label-costs = Lo que cuesta, en puntos
label-cost = { $way ->
    [forward] avanzar
    [backward] retroceder
    [attack] atacar
    [inward] hacia dentro
   *[outward] hacia fuera
}: { $points }
label-cost-barred = { label-cost }
label-on-wind = con viento: la próxima tirada vale doble
label-deck = La cubierta de { $seat }
label-die = dado: { $die }
label-lost = { $points ->
    [one] próxima tirada: { $points } punto menos
   *[other] próxima tirada: { $points } puntos menos
}
label-gripped = atrapado por el kraken: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} como mucho
label-treasure = el tesoro
label-centre = el centro, con viento
label-start = Salida{ $named ->
    [0] {""}
   *[other] , { $space }
}
label-wind = viento{ on-space }
label-coral = base de coral{ on-space }
label-at = { $named ->
    [0] {""}
   *[other] , en { $space }
}
label-tentacle = tentáculo{ on-space }
label-pillar = pilar{ on-space }, le { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
label-ship = el barco de { $seat }{ label-at }
label-ship-you = tu barco{ label-at }
label-ship-treasure = el barco de { $seat }{ label-at }, con el tesoro
label-ship-treasure-you = tu barco{ label-at }, con el tesoro
label-kraken = el kraken, { $mood }
label-dial = el círculo de humores, ronda { $round }

## El tablero en un terminal (terminal)

picture-head = Ronda { $round }. El kraken está { $mood }; { $left ->
    [0] así seguirá.
    [one] estará { $next } en la próxima ronda.
   *[other] estará { $next } dentro de { $left } rondas.
}
picture-key = S Salida, w viento, c base de coral, t tentáculo, ~ al alcance de un tentáculo, #6 pilar con 6 puntos de vida, 1 a 4 barcos, $ el tesoro. Los números crecen con la corriente.
picture-turn = Le toca a { $seat }: { $points ->
    [one] queda { $points } punto
   *[other] quedan { $points } puntos
} de { $total }.
picture-ways = Desde { $space }: hacia dentro { $inward }, hacia fuera { $outward }.
picture-costs = avanzar { $forward }, retroceder { $backward }, atacar { $attack }, hacia dentro { $inward }, hacia fuera { $outward }
picture-on-wind = viento
picture-lost = próxima tirada −{ $points }
picture-gripped = atrapado: { $points } como mucho
picture-holds = tiene el tesoro

## El objetivo, siempre en la mesa

aim = Trae el tesoro del centro y vuelve antes que nadie a la Salida.
aim-far = Trae el tesoro, { $rings ->
    [one] un anillo
   *[other] { $rings } anillos
} hacia dentro, y vuelve antes que nadie.
aim-home = Tienes el tesoro: { $rings ->
    [0] sigue el anillo hasta la Salida.
    [one] un anillo hacia fuera y luego a la Salida.
   *[other] { $rings } anillos hacia fuera y luego a la Salida.
}
aim-chase = { $seat } tiene el tesoro, { $rings ->
    [-3] 3 anillos más afuera
    [-2] 2 anillos más afuera
    [-1] un anillo más afuera
    [0] en tu anillo
    [1] un anillo más adentro
   *[other] { $rings } anillos más adentro
}. Quítaselo en un combate y vuelve.
aim-now = { $coral ->
    [0] { $rounds ->
        [-1] El kraken nunca se enfurece
        [0] El kraken está enfurecido
        [one] El kraken se enfurece en la próxima ronda
       *[other] El kraken se enfurece dentro de { $rounds } rondas
    }
   *[other] { $rounds ->
        [one] Surge coral en la próxima ronda
       *[other] Surge coral dentro de { $rounds } rondas
    }
}
aim-far-now = { aim-now }
aim-home-now = { aim-now }
aim-chase-now = { aim-now }

## Para qué sirven las cosas

explain-point = Puntos que quedan este turno; gástalos en el orden que quieras.
    .rules = TH-07
explain-point-spent = Ya gastado este turno.
    .rules = TH-08
explain-kraken-die = Los dados del kraken: un barco a su alcance debe superar su suma.
    .rules = TH-43
explain-cost-forward = Con la corriente: el camino barato, por el anillo.
    .rules = TH-15
explain-cost-backward = Contra la corriente, por el anillo.
    .rules = TH-15
explain-cost-inward = Un anillo hacia dentro: cuesta más que una tirada normal, así que empieza con viento.
    .rules = TH-16
explain-cost-outward = Un anillo hacia fuera: cuesta más que una tirada normal, así que empieza con viento.
    .rules = TH-17
explain-cost-attack = Ataca un barco o un pilar a tu lado.
    .rules = TH-28, TH-36
explain-cost-barred = Cuesta { $points }; te quedan { $left }.
    .rules = TH-07
explain-die = El dado de esta persona: puntos, combates y defensa.
    .rules = TH-10
explain-lost = Combate perdido: menos puntos en la próxima tirada.
    .rules = TH-12
explain-gripped = El kraken sujeta este barco: casi sin puntos en la próxima tirada.
    .rules = TH-13
explain-treasure = Solo hay uno. Quien lo tiene es amigo de todos.
    .rules = TH-22, TH-23
explain-centre = El lugar del tesoro. Hay viento; si no, nadie saldría.
    .rules = TH-11, TH-22
explain-start = Tu casa: vuelve aquí con el tesoro y ganas.
    .rules = TH-24
explain-wind = Viento: empieza tu turno aquí y tu tirada cuenta el doble.
    .rules = TH-11
explain-coral = Base de coral: tranquila ahora, un pilar tras la próxima rabieta.
    .rules = TH-46
explain-tentacle = Cuando el kraken se enfurece, ataca a los barcos que estén a una casilla o menos.
    .rules = TH-42
explain-pillar = Ningún barco pasa. Embístelo hasta que se desmorone.
    .rules = TH-20, TH-36
explain-ship = Los barcos vecinos pueden luchar; nunca bloquean el paso.
    .rules = TH-28
explain-ship-treasure = Este barco lleva el tesoro: gánale un combate y es tuyo.
    .rules = TH-24, TH-33
explain-kraken-dormant = Dormido: no pasa nada.
    .rules = TH-41
explain-kraken-enraged = Enfurecido: cerca de un tentáculo hay que sacar más que el kraken.
    .rules = TH-42, TH-44
explain-kraken-tantrum = Rabieta: surge un pilar en cada base de coral.
    .rules = TH-46
explain-dial = El humor del kraken, un paso por ronda. Ojos cerrados: nada. Ojo abierto: ataca a los barcos cerca de los tentáculos. Coral: surgen pilares.
    .rules = TH-05, TH-42, TH-46

## En qué se fija el consejero (coach)

hint-holds = una oportunidad de tener el tesoro
hint-robbed = que otro barco tenga el tesoro
hint-race = un camino más largo hasta el tesoro
hint-rival-race = un camino más largo hasta el tesoro para los demás
hint-home = un camino más largo a casa
hint-rival-home = un camino más largo a casa para el barco del tesoro
hint-chase = más distancia hasta el barco del tesoro
hint-ambush = un camino más largo hasta la Salida
hint-strikes = un ataque al barco del tesoro
hint-strikers = rivales que pueden atacarte
hint-lurkers = otros barcos muy cerca
hint-between = otros barcos entre la Salida y tú
hint-on-wind = viento en tus velas
hint-in-reach = tentáculos que alcanzan tu barco

## Por qué una edición no se puede jugar (errors)

edition-no-way-in = no da ningún camino de { $from } al centro, así que la partida podría no acabar nunca (TH-51)
edition-no-way-home = no da ningún camino de { $from } a la Salida, así que la partida podría no acabar nunca (TH-51)
edition-too-dear = cuesta { $given }, pero ninguna tirada da más de { $high } puntos, así que ninguna partida puede acabar (TH-51)
edition-die = tiene { $given }, pero admite de { $low } a { $high }, porque el dado de un jugador tiene { $high } caras
edition-rings = tiene un anillo de { $inner } casillas dentro de uno de { $outer }, pero los anillos no pueden crecer hacia dentro
edition-start = es { $given }, pero la Salida está en el anillo exterior, A (TH-51)
edition-coral-centre = tiene X, pero el centro no puede ser base de coral (TH-51)
edition-coral-ring = no deja en el anillo { $ring } ninguna casilla sin base (TH-51)
edition-ring = anillo { $ring }
edition-wind = no tiene ninguna casilla de { $where }, y cambiar de anillo por { $cost } puntos requiere viento (TH-51)
edition-no-space = tiene { $given }, que no existe en este tablero; hay { $known }
edition-twice = tiene { $given } dos veces
edition-inward = lleva hacia dentro a { $to }, que no está en el anillo siguiente
edition-outward = lleva hacia fuera a { $to }, pero { $to } no lleva hacia dentro a { $from } (TH-51)
edition-outward-missing = no lleva hacia fuera a { $to }, pero { $to } lleva hacia dentro a { $from } (TH-51)
edition-space = nombra «{ $given }», que no es una casilla; las casillas se llaman A0, B3, X

## Por qué una posición no puede estar en la mesa (errors)

what-ships = barcos
position-no-base = un pilar se alza sobre una base de coral; este tablero las tiene en { $known }
position-empty-chair = { $seat } no está en esta mesa y no tiene barco
position-off-board = { $seat } está en { $space }, que no existe en este tablero; hay { $known }
position-under-pillar = { $seat } está en { $space }, donde se alza un pilar; allí no puede haber ningún barco (TH-20)
position-finding = en la fase «finding», el barco al que le toca está en el centro, y el tesoro también (TH-22)

## El resultado al final (end)

score-title = El tesoro
score-rounds = Rondas
ending-returned = ¡El tesoro está en casa!
ending-returned-text = Un barco ha vuelto a la Salida con el tesoro; lo demás son cuentos de marineros.

## Lo que piden los acertijos (puzzles)

goal-win = Lleva el tesoro a casa en este turno.
goal-treasure = Sube el tesoro a bordo en este turno.
goal-catch = Acércate a una casilla o menos del barco del tesoro, y que te queden puntos para atacarlo.
goal-hide = Termina tu turno donde no te alcance ningún tentáculo ni haya ningún barco a una casilla o menos.
goal-wind = Termina tu turno en una casilla de viento que no alcance ningún tentáculo.
