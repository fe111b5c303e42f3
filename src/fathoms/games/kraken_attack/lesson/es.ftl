### Kraken Attack!: lo que dice la lección.

lesson-aim = ¡Ah de la nave! Un kraken enorme nos ataca. Si le damos tres veces, ganamos, todos juntos. Con cuatro boquetes, volvemos a nado.
lesson-lanes = Cada tentáculo se arrastra por su carril, cada vez más cerca de la barandilla. Tiremos los dados: ¿quién se mueve?
lesson-star = ¡Una estrella morada! El tentáculo morado de la estrella ha avanzado una casilla. Ya roza la barandilla. Con otra estrella, golpea.
lesson-card = ¡Te toca, Elena! Juega una de tus dos cartas. Cada dibujo es algo que puedes hacer. Toma la de la izquierda.
lesson-saber = ¡Saca el sable! Golpea a un tentáculo que está justo a tu lado, en la casilla de sables. ¡Zas!
lesson-pistol = La pistola llega una casilla más lejos. Y Elena, solo ella, dispara de lado a lado de la nave. ¡Sorprende a ese rojo!
lesson-move = La bota dice: ¡corre! Nadie vigila detrás, de este lado. Ve allí. Después terminas con esta carta.
lesson-broadside = El ojo de kraken mueve todos los tentáculos rojos. Pero mira a Ricardo: su cañón barre allí todo lo que está a tiro de cañón.
lesson-trouble = A veces llegamos tarde. Dos tentáculos están junto a la nave, y uno no encuentra barandilla. ¡Agárrate!
lesson-hammer = Crac, una barandilla menos. Catacrac, un boquete, y ese se queda. Tu carta de la izquierda tiene un martillo: juégala.
lesson-repair = ¡A martillazos! Puedes reparar las barandillas de los dos carriles que tienes al lado.
lesson-face = Esta carta tiene también una mueca. El kraken no las soporta: se acerca una casilla y trae más dados. Termina la carta.
lesson-kraken = Al final de su recorrido viene el kraken en persona, en lugar de un tentáculo. Ya lleva dos golpes. Y ahora, ¡seis dados!
lesson-ready = ¡Cada vez más cerca! Tu carta de la izquierda tiene una pistola. Ya sabes qué hacer.
lesson-fire = Se ha puesto a tiro de pistola. Un disparo de lado a lado, por toda la tripulación: ¡fuego!
