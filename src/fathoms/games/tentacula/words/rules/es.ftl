### Tentacula en español: por qué pasan las cosas, y cada regla numerada en una frase.

## Por qué

why-swims = Un pez nada hasta la siguiente casilla libre con el animal elegido; las ocupadas se saltan.
why-seen = Esta casilla no tiene coral a ambos lados, así que Tentacula vio llegar al pez.
why-seen-at-end = La ronda ha acabado y este pez sigue al descubierto. Tentacula mira una vez más antes de la siguiente.
why-stolen = El dado mostró este color, o el equipo lo cedió: una gema de este color salió del cofre.
why-missing = El cofre no tiene gemas del color que salió, así que el equipo elige cuál se va. Ceded una que no os haga falta.
why-no-room = Las dos filas del arrecife están llenas hasta donde se ve el tablero. La loseta aún presta su animal y luego va a la caja.

## Las reglas numeradas

tn-01 = Juegan de dos a cuatro, en un solo equipo.
tn-02 = Los tres peces empiezan en las casillas de salida.
tn-03 = El equipo elige el escondite que llenará; las 16 gemas empiezan en el cofre.
tn-04 = Cada cual toma una ficha de animal distinta.
tn-05 = Las puertas se barajan; la primera va en el primer arco.
tn-06 = Cuanto más difícil, con menos caracolas empezáis: 2, 1, 1 o 0.
tn-07 = Los niveles difíciles quitan losetas de caracol, que no tienen huecos.
tn-08 = Las losetas se barajan, con un lado u otro hacia arriba.
tn-09 = El arrecife empieza con una loseta dentro y otra fuera.
tn-10 = Cada cual toma una loseta y le da la vuelta; la tortuga puede dejar el lado visible.
tn-11 = Las losetas que quedan son el montón.
tn-12 = Las siguientes losetas van en la segunda columna de cada fila.
tn-20 = En una ronda juega una vez cada persona que tenga loseta.
tn-21 = No hay orden fijo: el equipo decide quién juega después.
tn-22 = Pones tu loseta en el siguiente lugar libre, dentro o fuera.
tn-23 = Los lugares de atrás no se vuelven a llenar.
tn-24 = Una fila puede ir por delante de la otra.
tn-25 = Si una fila está llena hasta donde se ve el tablero, hay que usar la otra.
tn-26 = Si las dos filas están llenas, la loseta no se pone: presta su animal y va a la caja.
tn-27 = La arena debe tocar arena: una loseta solo va de una manera.
tn-28 = La salida, la meta y las cuatro primeras casillas siempre están a salvo.
tn-29 = Una casilla está a cubierto si hay loseta a ambos lados y ninguna muestra agua allí.
tn-30 = Una loseta en un solo lado no cubre nada.
tn-31 = Mueve cualquier pez a la siguiente casilla libre con el animal de tu loseta.
tn-32 = Las casillas ocupadas se saltan.
tn-33 = Cualquier animal lleva a la meta, pero solo si delante no queda ninguna casilla libre de ese animal.
tn-34 = Un pez en la meta ya no se mueve.
tn-35 = Un pez no puede moverse si delante no hay ninguna casilla de ese animal.
tn-36 = Los peces solo cruzan un arco en el orden de su puerta.
tn-37 = Un pez al que aún no le toca puede acercarse al arco; más allá, el orden es libre.
tn-38 = Solo cuenta la puerta del arco actual.
tn-39 = Si tu loseta puede mover un pez, debes mover uno, con la loseta o con una caracola.
tn-40 = Jugada de caracola: por una caracola del equipo, usa el animal de tu ficha.
tn-41 = Una caracola no compra una jugada que tu loseta ya te da.
tn-42 = Si tu loseta no mueve ningún pez, puedes usar una caracola o no mover ninguno.
tn-43 = Una casilla especial actúa una vez, para el pez que acaba de llegar.
tn-44 = Casilla de caracola: el equipo encuentra una, seis como mucho.
tn-45 = Delfín: por una caracola lleva del cofre al escondite una gema que aún falta.
tn-46 = Las gemas del escondite están a salvo para siempre.
tn-47 = Tiburón: por una caracola devuelve al cofre una gema robada, si la cueva tiene una que falta en el escondite.
tn-48 = Una casilla especial actúa una vez por turno como mucho; se puede combinar con una jugada de caracola.
tn-49 = Si el pez que has movido está al descubierto, tira el dado: se roba una gema de ese color.
tn-50 = Si el cofre no tiene de ese color, el equipo elige otro.
tn-51 = En un turno solo se mira el pez movido, con tu loseta nueva ya puesta.
tn-52 = Quien jugó en último lugar toma loseta primero; luego los demás, en el sentido de las agujas del reloj.
tn-53 = A la loseta que tomas se le da la vuelta: te toca el lado que no se veía.
tn-54 = Con el montón vacío, las losetas salen del final del arrecife y se les da la vuelta.
tn-55 = Si no queda ninguna loseta en ninguna parte, no recibes ninguna.
tn-56 = Al final de la ronda, Tentacula roba una vez por cada pez al descubierto.
tn-57 = Cuando los tres peces han cruzado un arco, el tablero se pliega al final de la ronda.
tn-58 = Si entonces nadie tiene loseta, se pierde la partida.
tn-60 = Caballito de mar: si tiras por un robo, puedes repetir una vez; cuenta la segunda tirada.
tn-61 = Cangrejo: lanza cada caracola que pagues; si sale caracola, se queda en el equipo.
tn-62 = Medusa: tu jugada de caracola puede usar cualquier animal.
tn-63 = Tortuga: ves los dos lados de tu loseta y eliges cuál queda arriba.
tn-70 = Tras el primer arco se abre la solapa izquierda: casillas nuevas, pero se pierde el montón.
tn-71 = Tras el segundo arco se cierra la solapa derecha: se pierden las losetas de debajo.
tn-72 = Al plegar no cambian peces, losetas en mano, gemas ni caracolas.
tn-73 = El tercer arco no pliega nada.
tn-80 = Ganáis cuando el tercer pez está en casa y entre escondite y cofre están todas las gemas pedidas.
tn-81 = Todos los peces en casa pero falta una gema: por un pelo.
tn-82 = Si nadie tiene loseta antes de que lleguen los peces, se acabó el arrecife y perdéis.
tn-83 = Si el cofre se vacía antes de que lleguen los peces, perdéis en el acto.
tn-84 = El escondite está lleno pero no queda arrecife: Tentacula cena pescado.
tn-85 = El tercer pez en la meta acaba la partida en el acto.
