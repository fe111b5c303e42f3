### Treasure Hunting: Kraken: lo que dice la lección.

lesson-aim = Hay un solo tesoro, en medio de un remolino. Ve a buscarlo y tráelo a la Salida. Gana quien vuelve primero.
lesson-points = Tu dado te da puntos para gastar. Avanzar cuesta uno; ir hacia dentro, siete. ¡Se tira solo!
lesson-forward = ¡Cuatro puntos! La corriente te empuja. Cuatro casillas más allá hay viento. Parémonos ahí.
lesson-wind = Ahora navega tu rival. Y después el viento es tuyo: quien empieza con viento dobla su tirada.
lesson-inward = ¡Diez puntos! Navega un anillo hacia dentro. Ahí vuelve a haber viento: termina tu turno justo ahí.
lesson-enraged = Tu rival se queda cerca de un tentáculo. ¡Mala idea! La aguja avanza, y el kraken se despierta enfurecido.
lesson-take = No te alcanzó. ¡Qué buen sitio para echar el ancla! Ocho puntos: otro anillo hacia dentro, y ahí está. ¡Llévate el tesoro!
lesson-tantrum = Casi en casa, con el tesoro a bordo y un rival detrás. Pero mira la aguja: al kraken le da una rabieta.
lesson-pillar = Ha surgido coral, y ningún barco atraviesa un pilar. ¡Embístelo! Cuesta tres puntos y un poco de suerte.
lesson-free = ¡Un seis, y se desmorona! Tres puntos te llevan al viento, justo al lado de casa.
lesson-fight = Ahí viene tu rival. Tres puntos pagan un combate, y gana el dado más alto. ¡Agarra bien tu tesoro!
lesson-back = ¡Te roban en la puerta de casa! Pero el viento te dio muchos puntos. ¡Recupéralo!
lesson-home = Queda una casilla. ¡A casa, capitán!
