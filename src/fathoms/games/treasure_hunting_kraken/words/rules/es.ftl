### Treasure Hunting: Kraken en español: por qué pasan las cosas, y cada regla numerada en una frase.

## Por qué

why-rolled-on-wind = El barco empezó este turno en una casilla de viento, así que la tirada cuenta el doble.
why-dial-turns = El turno de quien empezó mueve la aguja: normalmente furia en la ronda 3, rabieta en la 6, y así.
why-gripped = El barco estaba a una casilla de un tentáculo y no sacó más que el kraken: un punto como mucho en su próxima tirada.
why-defence-lost = El dado de quien ataca era mayor. La próxima tirada de quien pierde vale 2 puntos menos.
why-steals = Quien gana un combate contra el barco del tesoro se lo queda en el acto.
why-pillar-rises = La aguja llegó a rabieta, y en cada base de coral creció un pilar.

## Las reglas numeradas

th-01 = Todos los barcos empiezan en la Salida; el tesoro está en el centro.
th-02 = Cada cual tiene un barco y un dado; aún no hay pilares.
th-03 = Acordáis quién empieza; se juega en el sentido de las agujas del reloj.
th-04 = La aguja empieza en rabieta, sin efecto.
th-05 = Solo quien empezó mueve la aguja, un paso en cada turno suyo.
th-06 = Luego tiras el dado para saber tus puntos.
th-07 = Gasta tus puntos en acciones, en el orden que quieras, mientras duren.
th-08 = Los puntos que sobran se pierden; un turno sin nada que hacer acaba solo.
th-10 = Lo que marca tu dado son tus puntos.
th-11 = Si tu barco está en una casilla de viento al tirar, los puntos se doblan.
th-12 = Cada defensa perdida desde tu última tirada cuesta 2 puntos; queda al menos 1.
th-13 = Si el kraken te atrapó desde tu última tirada, puedes usar 1 punto como mucho.
th-14 = Haz lo que puedas pagar, cuantas veces quieras, y termina cuando quieras.
th-15 = Avanzar una casilla cuesta 1 punto, retroceder 2; sin salir del anillo.
th-16 = Un anillo hacia dentro cuesta 7 puntos.
th-17 = Un anillo hacia fuera cuesta 9 puntos; eliges la casilla.
th-18 = En el centro no se avanza ni se retrocede.
th-19 = Los barcos nunca bloquean; pueden compartir casilla.
th-20 = Ningún barco entra donde hay un pilar; una base de coral sin pilar es una casilla normal.
th-21 = Los tentáculos y las bases de coral no detienen barcos.
th-22 = Al entrar en el centro puedes tomar el tesoro en el acto, gratis.
th-23 = Hay un solo tesoro; lo conservas hasta que te lo roben.
th-24 = Ganas en cuanto tu barco entra en la Salida con el tesoro.
th-25 = Si robas el tesoro en la Salida, sal y vuelve a entrar.
th-28 = Atacar un barco en tu casilla o al lado cuesta 3 puntos.
th-29 = Al lado es un paso por el anillo o entre anillos, haya pilares o no.
th-30 = Los dos tiran un dado; si empatan, se repite.
th-31 = El dado de quien ataca es menor: no pasa nada.
th-32 = El dado de quien ataca es mayor: el otro barco tiene 2 puntos menos en su próxima tirada.
th-33 = Y si lleva el tesoro, quien ataca se lo queda en el acto.
th-34 = Puedes atacar varias veces en un turno, incluso al mismo barco.
th-36 = Atacar un pilar a tu lado cuesta 3 puntos.
th-37 = El pilar pierde lo que marca tu dado; a cero, desaparece.
th-40 = Lo que marca la aguja ocurre al momento, antes de tirar el dado de los puntos.
th-41 = Dormido: no pasa nada.
th-42 = Enfurecido: ataca una vez a cada barco que esté a una casilla o menos de un tentáculo.
th-43 = El kraken tira dos dados de diez caras, una vez para todos; cuenta la suma.
th-44 = Cada barco atacado debe sacar más que el kraken para salvarse.
th-45 = Quien falla puede usar 1 punto como mucho en su próxima tirada.
th-46 = Rabieta: en cada base de coral surge un pilar de 6; los dañados vuelven a crecer.
th-47 = Un barco sobre un pilar que surge retrocede gratis hasta la primera casilla libre.
th-48 = Los pilares siguen en pie hasta que alguien los rompe.
th-50 = Gana quien llega primero a casa con el tesoro; no hay segundo puesto.
th-51 = Todas las opciones se combinan; en un tablero propio se debe poder llegar al centro y volver.
