### Barrakuda en español.

title = Barrakuda
tagline = Bucea en busca de oro español, vacíale la bolsa a un amigo y ojo con los dientes que llevas detrás.
kind = Cada cual a lo suyo, elecciones secretas y dados

## Cosas

wreck-1 = pecio 1
wreck-2 = pecio 2
wreck-3 = pecio 3
wreck-4 = pecio 4
wreck-5 = pecio 5
wreck-6 = pecio 6

card-1 = la carta 1
card-2 = la carta 2
card-3 = la carta 3
card-4 = la carta 4
card-5 = la carta 5
card-barracuda = la carta Barracuda

deed-special = { $special ->
    [gold] { $special-count ->
        [one] { $special-count } moneda
       *[other] { $special-count } monedas
    }
    [take_back] { $special-count ->
        [one] { $special-count } carta de vuelta
       *[other] { $special-count } cartas de vuelta
    }
    [vault_up_to] guardar hasta { $special-count } monedas
    [vault_all] todo tu oro a tu caja fuerte
    [take_back_or_meddle] recuperar una carta, o enredar en una mano al final de la ronda
    [barracuda_card] recuperar tu carta Barracuda, o hacer que un rival descarte la suya
    [protected] a salvo de la barracuda
   *[none] nada
}
deed-general = { $general ->
    [gold] { $general-count ->
        [one] { $general-count } moneda
       *[other] { $general-count } monedas
    }
    [take_back] { $general-count ->
        [one] { $general-count } carta de vuelta
       *[other] { $general-count } cartas de vuelta
    }
    [vault_up_to] guardar hasta { $general-count } monedas
    [vault_all] todo tu oro a tu caja fuerte
    [take_back_or_meddle] recuperar una carta, o enredar en una mano al final de la ronda
    [barracuda_card] recuperar tu carta Barracuda, o hacer que un rival descarte la suya
    [protected] a salvo de la barracuda
   *[none] nada
}

trigger-all-take-back-barracuda = todos recuperan su carta Barracuda al final de la ronda
trigger-barracuda-dives = se zambulle en el acto hacia otro pecio

## Lo que ha pasado

news-round = Ronda { $round }: cada cual elige una carta.
news-chose = { $seat } pone { $card } boca abajo.
news-chose-you = Pones { $card } boca abajo.
news-chose-unseen = { $seat } ya ha elegido.
news-revealed = Se descubren todas las cartas.
news-dives = { $seat } bucea hasta el { $wreck }.
news-dives-you = Buceas hasta el { $wreck }.
news-lies-down = { $seat } llama a la barracuda y se tumba.
news-lies-down-you = Llamas a la barracuda y te tumbas.
news-lies-down-many = { $count } buceadores llaman a la barracuda y se tumban: no obedece a nadie.
news-row-returns = { $seat } recupera toda su fila.
news-row-returns-you = Recuperas toda tu fila.
news-meets = { $seat } coincide con { $other } en el { $wreck } y va primero: fila más corta.
news-meets-you = Coincides con { $other } en el { $wreck } y vas primero: fila más corta.
news-meets-to-you = { $seat } coincide contigo en el { $wreck } y va primero: fila más corta.
news-leads = { $count } coinciden en el { $wreck }; { $seat } va primero: la fila más corta.
news-leads-you = { $count } coinciden en el { $wreck }; tú vas primero: la fila más corta.
news-even = { $seat } coincide con { $other } en el { $wreck }: filas iguales, nadie se lleva la placa oscura.
news-even-you = Coincides con { $other } en el { $wreck }: filas iguales, nadie se lleva la placa oscura.
news-even-to-you = Coincides con { $seat } en el { $wreck }: filas iguales, nadie se lleva la placa oscura.
news-tie = { $count } coinciden en el { $wreck }: ninguna fila es la más corta, nadie se lleva la placa oscura.
news-finds = { $seat } encuentra a { $other } cuerpo a tierra en el { $wreck }.
news-finds-you = Encuentras a { $other } cuerpo a tierra en el { $wreck }.
news-finds-to-you = { $seat } te encuentra cuerpo a tierra en el { $wreck }.
news-distance = Dado de distancia: { $distance }.
news-direction = Los dados: { $distance } hacia el { $wreck }.
news-obeys = La barracuda obedece a { $seat }, hasta { $distance ->
    [one] un pecio
   *[other] { $distance } pecios
} de distancia.
news-obeys-you = La barracuda te obedece, hasta { $distance ->
    [one] un pecio
   *[other] { $distance } pecios
} de distancia.
news-swims = La barracuda nada hasta el { $wreck }.
news-swims-many = La barracuda sigue nadando hasta el { $wreck }.
news-stays = La barracuda se queda en el { $wreck }.
news-sent = { $seat } manda la barracuda al { $wreck }.
news-sent-you = Mandas la barracuda al { $wreck }.
news-dives-off = La barracuda se zambulle y aparece en el { $wreck }.
news-collects = { $gold ->
    [one] { $seat } recoge una moneda en el { $wreck }.
   *[other] { $seat } recoge { $gold } monedas en el { $wreck }.
}
news-collects-you = { $gold ->
    [one] Recoges una moneda en el { $wreck }.
   *[other] Recoges { $gold } monedas en el { $wreck }.
}
news-comes = Ahora el { $wreck }.
news-drops = { $gold ->
    [one] ¡Ñac! A { $seat } se le cae una moneda en el { $wreck }.
   *[other] ¡Ñac! A { $seat } se le caen { $gold } monedas en el { $wreck }.
}
news-drops-you = { $gold ->
    [one] ¡Ñac! Se te cae una moneda en el { $wreck }.
   *[other] ¡Ñac! Se te caen { $gold } monedas en el { $wreck }.
}
news-washed-away = { $gold ->
    [one] No cabe más en el { $wreck }: una moneda vuelve a la reserva.
   *[other] No cabe más en el { $wreck }: { $gold } monedas vuelven a la reserva.
}
news-guarded = La barracuda está en el { $wreck }: allí no hay placa oscura.
news-gets-gold = { $gold ->
    [0] La reserva está vacía: { $seat } se queda sin nada.
    [one] { $seat } consigue una moneda.
   *[other] { $seat } consigue { $gold } monedas.
}
news-gets-gold-you = { $gold ->
    [0] La reserva está vacía: te quedas sin nada.
    [one] Consigues una moneda.
   *[other] Consigues { $gold } monedas.
}
news-gets-special-gold = { $gold ->
    [0] La reserva está vacía: { $seat } se queda sin nada.
    [one] { $seat } toma una moneda en el { $wreck }.
   *[other] { $seat } toma { $gold } monedas en el { $wreck }.
}
news-gets-special-gold-you = { $gold ->
    [0] La reserva está vacía: te quedas sin nada.
    [one] Tomas una moneda en el { $wreck }.
   *[other] Tomas { $gold } monedas en el { $wreck }.
}
news-takes-back = { $count ->
    [one] { $seat } recupera una carta.
   *[other] { $seat } recupera { $count } cartas.
}
news-takes-back-you = { $count ->
    [one] Recuperas una carta.
   *[other] Recuperas { $count } cartas.
}
news-vaults = { $gold ->
    [one] { $seat } guarda una moneda en la caja fuerte.
   *[other] { $seat } guarda { $gold } monedas en la caja fuerte.
}
news-vaults-you = { $gold ->
    [one] Guardas una moneda en la caja fuerte.
   *[other] Guardas { $gold } monedas en la caja fuerte.
}
news-plots = { $seat } trama algo para luego.
news-plots-you = Tramas algo para luego.
news-fetches = { $seat } recupera su carta Barracuda.
news-fetches-you = Recuperas tu carta Barracuda.
news-discards = { $seat } hace que { $other } descarte su carta Barracuda.
news-discards-you = Haces que { $other } descarte su carta Barracuda.
news-discards-to-you = { $seat } hace que descartes tu carta Barracuda.
news-robs = { $gold ->
    [0] { $seat } mete la mano en la bolsa de { $other }… ¡y está vacía!
    [one] { $seat } va primero y le roba una moneda a { $other }.
   *[other] { $seat } va primero y le roba { $gold } monedas a { $other }.
}
news-robs-you = { $gold ->
    [0] Metes la mano en la bolsa de { $other }… ¡y está vacía!
    [one] Vas primero y le robas una moneda a { $other }.
   *[other] Vas primero y le robas { $gold } monedas a { $other }.
}
news-robs-to-you = { $gold ->
    [0] { $seat } mete la mano en tu bolsa… ¡y está vacía!
    [one] { $seat } va primero y te roba una moneda.
   *[other] { $seat } va primero y te roba { $gold } monedas.
}
news-exchanges = { $seat } y { $other } se reparten su oro: { $gold } para { $seat }.
news-exchanges-you = { $other } y tú os repartís el oro: { $gold } para ti.
news-exchanges-to-you = { $seat } y tú os repartís el oro: { $gold } para { $seat }.
news-declines = { $seat } lo deja pasar.
news-declines-you = Lo dejas pasar.
news-cards-return = Todos recuperan su carta Barracuda.
news-meddles = { $seat } saca dos cartas de la mano de { $other }.
news-meddles-you = Sacas dos cartas de la mano de { $other }.
news-meddles-to-you = { $seat } saca dos cartas de tu mano.
news-sees = { $seat } ve { $card } en la mano de { $other }.
news-sees-you = Ves { $card } en la mano de { $other }.
news-sees-to-you = { $seat } ve { $card } en tu mano.
news-sees-unseen = { $seat } ve una carta de { $other }.
news-lays-out = { $seat } pone { $card } delante de { $other }.
news-lays-out-you = Pones { $card } delante de { $other }.
news-lays-out-to-you = { $seat } pone { $card } delante de ti.
news-no-victim = { $seat } no encuentra ninguna mano en la que enredar.
news-no-victim-you = No encuentras ninguna mano en la que enredar.
news-won = ¡{ $seat } tiene { $gold } monedas en la caja fuerte y gana!
news-won-you = ¡Tienes { $gold } monedas en la caja fuerte y ganas!
news-team-won = ¡{ $seat } y { $other } tienen { $gold } monedas en su caja fuerte y ganan!
news-team-won-you = ¡{ $other } y tú tenéis { $gold } monedas en vuestra caja fuerte y ganáis!
news-team-won-to-you = ¡{ $seat } y tú tenéis { $gold } monedas en vuestra caja fuerte y ganáis!
news-shared = El mismo oro y la misma iniciativa: la victoria se comparte.

## Lo que se puede hacer

choice-play = Jugar { $card }
choice-dive = Al { $wreck }
    .brings = { $special ->
        [none] todos: { deed-general }
       *[other] primero: { deed-special }{ $general ->
            [none] {""}
           *[other] , todos: { deed-general }
        }
    }{ $gold ->
        [0] {""}
       *[other] {" "}+ { $gold } en el suelo
    }{ $fish ->
        [0] {""}
       *[other] {" – "}¡barracuda!
    }
choice-call = Llamar a la barracuda
    .brings = si solo la llamas tú, obedece; te tumbas y es fácil robarte
choice-steer = Mandarla al { $wreck }
    .brings = { $lair ->
        [0] { $count ->
            [0] nadie pierde oro
            [one] { $gold ->
                [one] { $other } suelta una moneda
               *[other] { $other } suelta { $gold } monedas
            }
           *[other] { $count } buceadores sueltan { $gold } monedas
        }
        [1] vuelven las cartas Barracuda
       *[other] se zambulle en el acto
    }
choice-collect = Que recoja el oro { $seat }
choice-collect-you = Recoger tú el oro
choice-lead = Que actúe { $seat }
choice-lead-you = Actuar tú
choice-gold = Tomar el oro
    .brings = { $gold ->
        [one] una moneda a tu bolsa
       *[other] { $gold } monedas a tu bolsa
    }
choice-take-one = Recuperar una carta
    .brings = fila más corta, juegas antes
choice-take-back = Recuperar cartas
    .brings = { $count } cartas; fila más corta, juegas antes
choice-vault = { $gold ->
    [one] Guardar una moneda
   *[other] Guardar { $gold } monedas
}
    .brings = { $full ->
        [1] ¡tu caja fuerte, llena!
       *[other] así serán { $held } de { $goal }
    }
choice-vault-all = Guardar todo tu oro
    .brings = { choice-vault.brings }
choice-plot = Enredar al final de la ronda
choice-fetch = Recuperar tu carta Barracuda
choice-discard = { $other } descarta su carta Barracuda
choice-rob = Robar a { $other }
    .brings = { $gold ->
        [one] una moneda de esa bolsa a la tuya
       *[other] { $gold } monedas de esa bolsa a la tuya
    }
choice-exchange = Repartir el oro: { $gold } para ti
choice-meddle = Sacarle dos cartas a { $other }
choice-lay = Poner { $card }
choice-decline = Dejarlo pasar

phase-choosing = Elige una carta en secreto.
phase-steering = La barracuda te obedece: ¿adónde va?
phase-collecting = ¿Quién de los dos recoge el oro?
phase-leading = ¿Quién de los dos actúa aquí?
phase-acting = Aquí vas antes que nadie: ¿qué haces?
phase-sharing = La placa clara es para todos los que están de pie aquí. ¿Tú también?
phase-meddling = ¿En la mano de quién enredas?
phase-laying = ¿Cuál de las dos cartas pones?

## Opciones (setup)

option-target = Oro para ganar
option-target-help = Cuánto oro en una caja fuerte da la victoria. Un equipo necesita siempre 12.
option-team-mode = Equipos
option-team-mode-help = Cuatro jugadores, dos contra dos: el 1 y el 3 comparten caja fuerte, y el 2 y el 4 también.
value-team-mode-on = sí
value-team-mode-off = no
option-extra-wrecks = Pecios extra
option-extra-wrecks-help = Uno o dos números que están con su otra carta, la más salvaje.
option-extra-wrecks-free = Más de dos pecios extra
option-extra-wrecks-free-help = Te deja elegir todos los pecios extra que quieras.
value-extra-wrecks-free-on = se puede
value-extra-wrecks-free-off = no
option-layout = Fondo del mar
option-layout-help = Cómo están los seis pecios: en una laguna tranquila, en una fosa estrecha o como nadie los ha visto jamás.
value-layout-first-game = primera partida
value-layout-lagoon = laguna (tranquila)
value-layout-reef = arrecife (animado)
value-layout-trench = fosa (feroz)
value-layout-custom = el tuyo
value-layout-random = al azar
option-custom-layout = Tu propio fondo
option-custom-layout-help = Dibújalo fila a fila, con un punto donde solo haya agua y una coma entre filas: 32.,165,.4.
option-starting-gold = Oro al empezar
option-starting-gold-help = Cuánto hay en cada bolsa al principio.
option-reserve-limit = La reserva
option-reserve-limit-help = En la caja hay sesenta monedas. Sin límite, la reserva no se agota nunca.
value-reserve-limit-limited = 60 monedas
value-reserve-limit-unlimited = sin fin
option-last-card-return = Tras tu última carta
option-last-card-return-help = Tu fila vuelve en el acto y actúas antes que nadie, o vuelve tras la ronda y actúas al final.
value-last-card-return-at-once = la fila vuelve en el acto
value-last-card-return-end-of-round = la fila vuelve tras la ronda
option-route-tie = Caminos igual de largos
option-route-tie-help = La barracuda va al siguiente pecio de número más alto, o por el camino cuyos números sumen más.
value-route-tie-greedy = siguiente número más alto
value-route-tie-highest-sum = suma más alta
option-end-check = La partida acaba
option-end-check-help = En cuanto una caja fuerte está llena, o cuando esa ronda se ha jugado entera.
value-end-check-at-once = en el acto
value-end-check-end-of-round = tras la ronda
option-team-chat = Charla de equipo
option-team-chat-help = Quién puede leer lo que se dicen los compañeros.
value-team-chat-private = solo el equipo
value-team-chat-table = toda la mesa

preset-first-game = Primera partida
preset-first-game-help = Un fondo amable; gana quien llegue a 8 monedas.
preset-long-dive = Inmersión larga
preset-long-dive-help = Un fondo más animado; gana quien llegue a 10 monedas.
preset-deep-trench = Fosa profunda
preset-deep-trench-help = Todos los pecios en fila, un escudo en el pecio 4 y una barracuda que apenas para en casa.
preset-pickpockets = Carteristas
preset-pickpockets-help = Dos pecios para enredar en lo que otros tienen.
preset-unknown-waters = Aguas desconocidas
preset-unknown-waters-help = Un fondo que nadie ha visto jamás, y 3 monedas para empezar.
preset-two-boats = Dos barcas
preset-two-boats-help = Cuatro buceadores, dos equipos; gana el que llegue a 12 monedas.

## Nombres hablados de lo que hay en la mesa

label-floor = El fondo del mar, ronda { $round }
label-hand = Tu mano
label-cards = Cartas que tiene { $seat }
label-row = Fila delante de { $seat }, la más antigua primero
label-row-you = Fila delante de ti, la más antigua primero
label-chosen = Lo que elige { $seat }
label-drawn = Sacadas de la mano de { $other }
label-amounts = Guardar menos
label-wreck = { $wreck }. Acción especial: { deed-special }. Acción general: { deed-general }. { $gold ->
    [0] {""}
    [one] Aquí hay una moneda.
   *[other] Aquí hay { $gold } monedas.
}
label-lair = { $wreck }, guarida de la barracuda. Cuando se para aquí, { $trigger }.
label-link = Una cuerda entre dos pecios
label-gold = Oro en el { $wreck }
label-barracuda = La barracuda, en el { $wreck }
label-boat = Barca de { $seat }
label-boat-you = Tu barca
label-diver = Buceador de { $seat }, en el { $wreck }
label-diver-you = Tu buceador, en el { $wreck }
label-diver-lying = Buceador de { $seat }, tumbado en el { $wreck }
label-diver-lying-you = Tu buceador, tumbado en el { $wreck }
label-diver-aboard = Buceador de { $seat }, aún en la barca
label-diver-aboard-you = Tu buceador, aún en la barca
label-diver-aboard-lying = Buceador de { $seat }, tumbado en la barca
label-diver-aboard-lying-you = Tu buceador, tumbado en la barca
label-distance = Dado de distancia: { $distance }
label-direction = Dado de dirección: { $wreck }
label-reserve = { $gold ->
    [one] Reserva: una moneda
   *[other] Reserva: { $gold } monedas
}
label-reserve-unlimited = Reserva, sin fin
label-centre = El centro: las cartas Barracuda jugadas
label-played-barracuda = Carta Barracuda de { $seat }, jugada
label-card = { $card }
label-back = { $count ->
    [one] { $seat } tiene una carta en la mano
   *[other] { $seat } tiene { $count } cartas en la mano
}
label-fish = { $seat } aún puede llamar a la barracuda
label-in-row = { $card }, delante de { $seat }
label-in-row-you = { $card }, delante de ti
label-bag = { $gold ->
    [one] Bolsa de { $seat }: una moneda
   *[other] Bolsa de { $seat }: { $gold } monedas
}
label-bag-you = { $gold ->
    [one] Tu bolsa: una moneda
   *[other] Tu bolsa: { $gold } monedas
}
label-vault = Caja fuerte de { $seat }: { $gold } de { $goal } monedas
label-vault-you = Tu caja fuerte: { $gold } de { $goal } monedas
label-team-vault = Caja fuerte de { $seat } y { $other }: { $gold } de { $goal } monedas
label-initiative = Iniciativa de { $seat }: { $count }. La más baja va primero.
label-initiative-you = Tu iniciativa: { $count }. La más baja va primero.
label-ready = { $seat } ya ha elegido
label-unseen = Una carta que no puedes ver

## El tablero en un terminal (terminal)

picture-round = Ronda { $round } · se gana con { $goal }
picture-reserve = reserva { $gold }
picture-reserve-unlimited = reserva sin fin
picture-dice = distancia { $distance }
picture-dice-both = distancia { $distance }, dirección { $direction }
picture-key = ><))> barracuda   $ oro   J1 buceador de pie   j1 tumbado
picture-diver = J{ $number }
picture-special = E
picture-general = G
picture-holds = mano
picture-row = fila
picture-bag = bolsa { $gold }
picture-vault = caja fuerte { $gold }
picture-ready = ya está
picture-thinking = pensando
picture-boat = en la barca
picture-drawn = sacadas de { $other }
short-none = –
short-gold = oro { $count }
short-take-back = recup. { $count }
short-vault-up-to = caja { $count }
short-vault-all = caja
short-take-back-or-meddle = 1/enredo
short-barracuda-card = carta B
short-protected = escudo
short-all-take-back-barracuda = vuelven B
short-barracuda-dives = zambullida
short-barracuda = B

## El objetivo, siempre en la mesa

aim = Guarda { $goal } monedas en tu caja fuerte antes que los demás.
aim-now = ronda { $round }
aim-watched = Gana quien guarde antes { $goal } monedas en su caja fuerte.
aim-watched-now = { aim-now }
aim-team = Guardad { $goal } monedas en vuestra caja fuerte antes que los demás.
aim-team-now = { aim-now }
aim-teams = Gana el equipo que guarde antes { $goal } monedas en su caja fuerte.
aim-teams-now = { aim-now }

## Para qué sirven las cosas

explain-wreck = { $special ->
    [none] {""}
   *[other] Placa oscura, a solas o quien va primero: { deed-special }.
}{ $general ->
    [none] {""}
   *[other] {" "}Placa clara, todos los que están de pie aquí: { deed-general }.
}
    .title = { $wreck }
    .rules = BK-40, BK-42, BK-44
explain-lair-all-take-back-barracuda = La casa de la barracuda, cerrada a los buceadores. Si está, vuelven todas las cartas Barracuda.
    .title = { $wreck }
    .rules = BK-26, BK-56
explain-lair-barracuda-dives = La barracuda nunca se queda aquí: aparece en el acto en otro pecio.
    .title = { $wreck }
    .rules = BK-27
explain-link = Las cuerdas muestran qué pecios son vecinos. La barracuda las sigue, nunca en diagonal.
    .rules = BK-24
explain-gold = Oro perdido: en la próxima ronda se lo lleva el más rápido que esté aquí de pie.
    .rules = BK-30
explain-barracuda = Donde se para, quien no esté protegido pierde la bolsa entera.
    .rules = BK-33
explain-boat = Los buceadores salen de aquí y no vuelven.
    .rules = BK-06
explain-diver = De pie: recibe la placa clara, y también la oscura si está a solas o es el más rápido.
    .rules = BK-42
explain-diver-lying = Tumbado: sin placas esta ronda, y es fácil robarle.
    .rules = BK-41, BK-43
explain-diver-aboard = { explain-boat }
    .rules = BK-06
explain-diver-aboard-lying = { explain-boat }
    .rules = BK-06
explain-distance = Cuánto nada la barracuda: uno o dos pecios.
    .rules = BK-21
explain-direction = El pecio hacia el que nada.
    .rules = BK-21
explain-reserve = Las placas de oro pagan de aquí, mientras quede.
    .rules = BK-53
explain-reserve-unlimited = { explain-reserve }
    .rules = BK-53
explain-centre = Las cartas Barracuda jugadas esperan aquí hasta volver.
    .rules = BK-14
explain-played-barracuda = { explain-centre }
    .rules = BK-14
explain-card = Bucea hasta el pecio con este número, desde donde sea.
    .rules = BK-12
explain-card-barracuda = Túmbate y llama a la barracuda; si nadie más lo hace, te obedece.
    .rules = BK-14, BK-20
explain-back = Cartas que no ves: cualquiera puede ser la próxima.
    .rules = BK-10
explain-fish = Aún tiene la carta Barracuda y puede llamar a la barracuda.
    .rules = BK-20
explain-in-row = Cartas jugadas. La fila más corta va primero.
    .rules = BK-16
explain-bag = Oro en peligro: pueden robarlo o se puede caer.
    .rules = BK-33, BK-43
explain-vault = Oro a salvo. Nadie puede tocarlo.
    .rules = BK-35
explain-choice-vault = { explain-vault }
    .rules = BK-35
explain-team-vault = { explain-vault }
    .rules = BK-35
explain-ready = Ya ha elegido carta; es secreta hasta que elijan todos.
    .rules = BK-10
explain-unseen = Solo ven esta carta las dos personas implicadas.
    .rules = BK-58

## En qué se fija el consejero (coach)

hint-vault = oro en tu caja fuerte
hint-rival-vault = oro en otra caja fuerte
hint-close = oro de sobra para ganar, si llega a casa
hint-rival-bag = oro en otra bolsa
hint-hand = una mano más llena
hint-rival-hand = una mano más llena para otro
hint-bankable = una vía para llevar oro a casa más tarde
hint-dive-gold = oro del pecio
hint-dive-loot = oro suelto en el pecio
hint-dive-vault = un pecio que llena tu caja fuerte
hint-dive-back = cartas que vuelven de la fila
hint-dive-risk = un encuentro con la barracuda
hint-dive-crowd = compañía en el pecio
hint-dive-prey = oro que quitarles a otros allí
hint-dive-threat = que otros te roben allí

## Lo que una edición, unas opciones o una posición escrita no pueden ser (errors)

edition-protected = tiene «protected» como acción especial; solo puede ser la acción general
edition-two-actions = es { $given }, pero tienen que ser dos textos: la acción especial y la general
edition-no-deed = muestra «{ $given }»; una acción es una de estas: { $known }
edition-deed-alone = muestra «{ $given }», pero { $action } no lleva número
edition-deed-number = muestra «{ $given }», pero { $action } lleva un número de 1 a { $most }
edition-gold = y threes valen { $given } en total; en una caja caben { $most } como mucho
edition-direction = solo muestra 6, y una tirada que se repite con un 6 no acabaría nunca; alguna cara tiene que mostrar otro pecio
edition-layout = tiene { $given }, pero tiene que mostrar cada pecio del 1 al 6 una vez, y puntos donde solo haya agua
edition-not-joined = tiene { $given }, pero cada pecio tiene que tocar a los demás por lados enteros (BK-02)
edition-wants-actions = la acción especial y la general, cada una de estas: { $known }
edition-wants-layout = filas: cada pecio del 1 al 6 una vez, unidos por lados enteros, y puntos donde solo haya agua

clash-teams = team_mode es para exactamente { $wanted } sitios (BK-80), y esta mesa tiene { $given }
clash-extra-wrecks = extra_wrecks admite uno o dos números (BK-70); para más, pon extra_wrecks_free en on
clash-custom-layout = custom_layout está escrito, pero layout es «{ $given }» (BK-02); pon layout en «custom»
clash-no-vault = ningún pecio de este fondo lleva a la caja fuerte, así que podría no ganar nadie nunca (BK-62); elige extra_wrecks, o una edición, con vault_up_to o vault_all en uno de los pecios 1 a 5
clash-no-gold = ningún pecio de este fondo da oro, así que podría no ganar nadie nunca (BK-62); elige extra_wrecks, o una edición, con gold en uno de los pecios 1 a 5
clash-gold = el oro de esta caja vale { $given }, pero una partida con estas opciones necesita { $least } (BK-04, BK-62)

what-wrecks = lugares para pecios
what-moves = cartas de movimiento
what-gold = monedas
position-cards = { $seat } tiene cada carta de movimiento del 1 al 5 una vez, en la mano o desde la izquierda en la fila (BK-03); aquí la mano es { $hand } y la fila { $row }
position-no-move = { $seat } no tiene cartas de movimiento en la mano, pero una fila llena vuelve en el acto, o tras la ronda si el sitio está escrito en spent (BK-15)
position-chair = aquí nadie ocupa la silla { $chair }, así que allí no puede haber nada; los sitios van de 0 a { $last }
position-debt = { $where } tendría { $given } monedas; no se puede tener menos de cero, y en la caja hay { $gold } en total
position-wreck-full = el { $wreck } tiene { $given } monedas, pero en un pecio caben { $most } como mucho (BK-34)
position-face = el { $wreck } muestra { $face }, una carta de otro número (BK-70)
position-nowhere = { $name } tiene que ser uno de los pecios 1 a 6
position-not-joined = cada pecio está en una casilla propia y toca a los demás por lados enteros (BK-02); aquí están en { $given }
position-team-vault = en equipos, solo los sitios 0 y 1 tienen caja fuerte: la de su equipo (BK-80)
position-choice = { $seat } ha elegido { $card }, que no está en su mano (BK-10)
position-steering = mientras alguien dirige la barracuda, controller es el sitio al que obedece y distance lo que marca el dado (BK-25)
position-drawn = mientras se pone una carta, victim y player son dos sitios, y drawn dos cartas de la mano de victim (BK-58)

## El resultado al final (end)

score-title = Las cajas fuertes
ending-won = ¡La caja fuerte está llena!
ending-won-text = Ya hay bastante oro español a salvo en una barca.
ending-team-won = ¡Dos buceadores, una caja fuerte llena!
ending-team-won-text = El equipo ha llevado su oro a casa entre los dos.
ending-shared = Victoria compartida
ending-shared-text = No hubo manera de decidir quién buceó mejor.

## Lo que piden los acertijos (puzzles)

goal-hide = Elige un pecio al que nadie pueda seguirte y donde la barracuda no pueda morderte, digan lo que digan los dados.
goal-first = Elige un pecio donde actúes primero con seguridad, te siga quien te siga, y donde la barracuda no pueda morderte.
goal-gold = Elige un pecio donde consigas oro con seguridad, elijan lo que elijan los demás y digan lo que digan los dados.
goal-win = Gana la partida ahora.
goal-empty = Manda la barracuda de modo que no quede nada en la bolsa del rival que más oro lleva.
goal-two = Deja sin nada las bolsas de al menos dos rivales que ahora llevan oro.
goal-rich = Acaba esta ronda con más oro que cualquier rival, entre bolsa y caja fuerte.
