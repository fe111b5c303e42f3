### Las palabras comunes a todos los juegos.

language-name = Español

seat-0 = Jugador 1
seat-1 = Jugador 2
seat-2 = Jugador 3
seat-3 = Jugador 4

## Lo que dicen varias páginas

ui-how-many = ¿Cuántos sois?
ui-me = Tú
ui-a-bot = Un robot
ui-your-name = Tu nombre
ui-level-of = Nivel del robot del sitio { $number }
ui-level-shrimp = Gamba
ui-level-shrimp-help = chapotea
ui-level-crab = Cangrejo
ui-level-crab-help = pilla lo que ve
ui-level-dolphin = Delfín
ui-level-dolphin-help = se lo piensa
ui-level-kraken = Kraken
ui-level-kraken-help = no falla casi nunca
ui-level-network = Red
ui-level-network-help = ha aprendido jugando
ui-rules = Reglas
ui-whole-board = Todo el tablero
ui-no-match = Esa partida no existe.
ui-no-right = Esta mesa no está abierta para ti. Pide un enlace a alguien que juegue en ella.
ui-your-turn = Te toca
ui-waits-for = Esperando a { $name }
ui-closed = Solo para mirar
ui-watching = Estás mirando
ui-away = fuera
ui-named = { $what }: { $game }
ui-no-rule = Esta regla no tiene texto.
ui-open-to-all = Dejar el sitio a un amigo
ui-share = Compartir
ui-picture-kept = Imagen guardada
ui-gathering = Esperando a los amigos
join-of = { $game }, en la mesa de { $host }
ui-learn = Aprender, { $minutes } min
ui-learn-on = Seguir aprendiendo
ui-puzzles = Acertijos
ui-wins = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
ui-check-dice = ¿Fue justo?
mine-title = Mis partidas
mine-finished = Terminadas
mine-all = Todas
mine-won = Ganada
mine-lost = Perdida
ui-edition = Tu propia edición
ui-edition-help = Cambia cartas, tableros y números de la caja. Escribe solo lo que sea distinto; la mesa se dibuja mientras escribes.
ui-daily = Inmersión del día
ui-daily-of = Inmersión del { $day }: { $game }

## Lo que el servidor escribe en la página (head)

page-about = Cinco juegos de mesa con monstruos marinos: a solas, en torno a una pantalla o a distancia. Sin cuenta.
page-no-script = Fathoms dibuja sus mesas con JavaScript. Actívalo para esta página.

## La portada

ui-headline = Cinco monstruos marinos. Una mesa.
ui-lead = Abre una puerta y ya estás jugando: a solas, en torno a una pantalla o a distancia. Sin cuenta.
ui-to-games = Ir a los juegos
ui-games = Los juegos
ui-your-games = Tus partidas
ui-no-games = Ninguna todavía. Detrás de cada puerta hay alguien esperándote.
ui-continue = Continuar
ui-open = Abrir
ui-play-now = Jugar ya
ui-bots-together = con { $bots }
ui-bots-against = contra { $bots }
ui-bots-shrimp = { $count ->
    [one] un robot gamba
   *[other] { $count } robots gamba
}
ui-bots-crab = { $count ->
    [one] un robot cangrejo
   *[other] { $count } robots cangrejo
}
ui-bots-dolphin = { $count ->
    [one] un robot delfín
   *[other] { $count } robots delfín
}
ui-bots-kraken = { $count ->
    [one] un robot kraken
   *[other] { $count } robots kraken
}
ui-with-friends = Con amigos
ui-on-device = En esta pantalla
ui-options = Opciones y robots
ui-players = jugadores
ui-minutes = { $minutes } min
ui-together = En equipo
ui-against = Rivales
ui-owners = Los nombres de los juegos son de sus editoriales. Los textos de las reglas y los dibujos son nuestros.
ui-all-rules = Reglas de los juegos
ui-fair = ¿Son de fiar los dados?
ui-open-match = Abrir una partida guardada
ui-not-a-match = Este archivo no es una partida de Fathoms.
ui-language = Idioma
ui-theme-light = Cambiar al tema claro
ui-theme-dark = Cambiar al tema oscuro
ui-plankton = Aquí solo hay plancton
ui-nowhere = En esta dirección no hay nada.
ui-home = Ver todos los juegos

## Antes de empezar (setup)

ui-setup-lead = Empieza tal cual, o cambia aquí lo que quieras.
ui-how-wild = ¿Cómo queréis jugar?
ui-as-usual = Como en la caja
ui-as-usual-help = Las reglas de siempre.
ui-all-options = Todas las opciones
ui-who = ¿Quién juega?
ui-a-friend = Un amigo, con un enlace
ui-on-this-device = Alguien en esta pantalla
ui-name-of = Nombre del sitio { $number }
ui-kind-of = Quién ocupa el sitio { $number }
ui-start = Empezar la partida
coach-allow = Se puede preguntar al consejero
coach-allow-help = Contra otras personas se queda callado, salvo que digas aquí que todos pueden preguntarle.

## La mesa (table)

ui-to-choices = Ir a mis jugadas
ui-all-games = Fathoms: todos los juegos
ui-speed = Velocidad de las jugadas
ui-speed-slow = Lenta
ui-speed-normal = Normal
ui-speed-instant = Al instante
ui-speed-fast = Rápida
ui-coach = Consejero
ui-best = lo mejor
ui-menu = Menú
ui-at-table = En la mesa
ui-beat-again = Otra vez
ui-beat-next = Siguiente
ui-to-my-turn = Hasta mi turno
ui-to-now = Ponerse al día
ui-go-on = Seguir
ui-lost = Se perdió la conexión. Tus jugadas están a salvo; volvemos a intentarlo.
ui-try-now = Reintentar ya
ui-their-turn = le toca
ui-turn-of = Le toca a { $name }
ui-everybody = Todos
ui-chosen = Ya has elegido
ui-chosen-help = Puedes cambiar de idea hasta que todos hayan elegido.
ui-game-over = La partida ha terminado
ui-my-turn = Mi turno
ui-undo = Deshacer
ui-reset = Reiniciar turno
ui-other-choice = Otra cosa
ui-once-more = Púlsalo otra vez o pulsa el botón.
ui-and-now = ¿Y ahora? Pulsa algo que brille.
ui-beside = Junto al tablero
ui-mine = Lo tuyo
ui-then-open = Lo demás depende de la suerte o de los otros.
ui-brings = { $what } · { $gain }
ui-log = Lo que ha pasado
ui-lines = { $count } líneas
ui-why = ¿Por qué?
ui-close = Cerrar
ui-not-now = Con eso no hay nada que hacer ahora ({ $name }). { $todo } Puedes elegir lo que brilla.
ui-not-this = Ahí no hay nada que hacer ahora. { $todo } Puedes elegir lo que brilla.
ui-ready = ya está
ui-choosing = elige
ui-winner = gana
ui-bot = robot
ui-open-seat = sitio libre
ui-you = tú
ui-mate = tu equipo
ui-online = en línea
ui-play-as = Ahora juega { $name }
ui-go-first = { $name }, ¡empiezas tú!
ui-seat-empty = El sitio de { $name } está vacío.
ui-invite = Invitar a alguien
ui-let-bot = Que juegue un robot
ui-see-end = Cómo acabó
ui-replay = Repetición
ui-since = Desde tu último turno
ui-so-far = Hasta ahora
ui-got-it = Entendido
ui-aim = Objetivo
ui-pass-device = Pasadle la pantalla a { $name }
ui-look-away = Los demás, a mirar a otro lado. El kraken también.
ui-open-curtain = Soy { $name }: abrir el telón
labelled = { $title }: { $what }
hands-human = Alguien ocupa el sitio { $number }.
hands-human-you = Ocupas el sitio { $number }.
hands-human-named = { $name } ocupa el sitio { $number }.
hands-human-named-you = Ocupas el sitio { $number }.
hands-human-by = { $seat } ocupa también el sitio { $number }.
hands-human-by-you = Ocupas también el sitio { $number }.
hands-bot = En el sitio { $number } juega ahora un robot.
hands-bot-you = Ahora juega un robot por ti.
hands-bot-named = { $name } se ha ido; sigue jugando un robot.
hands-bot-named-you = Te has ido; sigue jugando un robot por ti.
hands-bot-by = { $seat } pone un robot en el sitio { $number }.
hands-bot-by-you = Pones un robot en el sitio { $number }.
hands-bot-by-to-you = { $seat } pone un robot a jugar por ti.
hands-open = El sitio { $number } está libre.
hands-open-by = { $seat } deja libre el sitio { $number }.
hands-open-by-you = Dejas libre el sitio { $number }.
hands-absent = En el sitio { $number } ya no hay nadie.
hands-absent-by = { $seat } deja vacío el sitio { $number }.
hands-absent-by-you = Dejas vacío el sitio { $number }.
hands-kept = { $seat } ha descargado la partida y ahora puede ver todas las cartas.
hands-kept-you = Has descargado la partida y ahora puedes ver todas las cartas.
say-title = Decir algo
say-point-all = Mostrar a los demás
learn-again = Otra vez
learn-invite = ¿Primera vez aquí? Te enseño el juego en { $minutes } minutos.
learn-yes = Enséñame
learn-no-thanks = No, gracias
end-you-win = ¡Has ganado!
end-board = Mirar el tablero
end-turning = El momento decisivo
end-of = { $count } de { $of }
end-scored = { $what }: { $told }
end-short = Demasiado corta para saberlo.
end-steady = Ninguna jugada la decidió por sí sola: se decidió poco a poco.
end-swing = Así { $seat } pasó de un { $from } % a un { $to } % de posibilidades de ganar.
end-swing-team = Así el equipo pasó de un { $from } % a un { $to } % de posibilidades de ganar.
ui-rematch = Revancha
ui-join-rematch = Unirse a la revancha
ui-play = Reproducir
ui-pause = Pausa
review-curve = Las posibilidades de ganar después de cada jugada
review-ledger = De las primeras posibilidades de ganar a las últimas, en %
review-seat = Sitio
review-start = Inicio
review-own = Sus decisiones
review-others = Las de los demás
review-choices = Decisiones
review-luck = Suerte
review-end = Final
review-turning = Momentos decisivos
review-costly = Las decisiones más caras
review-better = «{ $phrase }» habría sido un { $cost } % mejor.
review-lucky = La suerte aportó un { $luck } %.
review-unlucky = La mala suerte costó un { $luck } %.
review-title = Cómo fue
review-working = Mirando atrás…
review-team = El equipo
review-at = { $seat } eligió «{ $did }».
review-chance = { $name } { $percent } %
review-show = Ver esta posición
review-details = Decisiones, suerte y momentos decisivos
news-untold = Pasó algo que estas reglas no saben contar.
ending-untold = La partida ha terminado
ending-untold-text = Se jugó con otras reglas.

## Lo que se abre sobre una mesa (dialogs)

ui-sound = Sonido
ui-who-plays = ¿Quién juega aquí?
ui-replay-start = Ver desde el principio
ui-links = Enlaces para compartir
ui-keep-match = Descargar la partida
ui-leave = Dejar la mesa
ui-leave-help = Puedes volver cuando quieras, salvo que se termine la partida.
ui-leave-bot = Que siga un robot por mí
ui-leave-wait = Guardar mi sitio
ui-leave-end = Terminar la partida
ui-table-in-words = La mesa, en palabras
ui-space-names = Nombres de las casillas en el tablero
ui-nothing-since = No ha pasado nada desde tu último turno.
keys-title = Teclas
keys-tab = Tab va de una cosa a la siguiente; en el tablero se para una vez.
keys-arrows = Las flechas van de cosa en cosa en el tablero, y de la pregunta a la lista de opciones.
keys-enter = Intro o Espacio elige.
keys-digits = Con las teclas del 1 al 9 eliges esa opción de la lista, mientras estés en la pregunta o en sus opciones.
keys-explain = ? sobre una cosa dice qué hace; en cualquier otro sitio abre esta lista.
keys-telling = Mientras juegan los demás y no estás en un botón: ← lo cuenta otra vez, → sigue, Espacio espera, Fin va hasta tu turno.
keys-escape = Esc cierra lo que está abierto, o suelta lo que has tomado.
keys-signs = Las teclas del 1 al 9 y ? hacen algo
ui-in-rules = Seguir leyendo en las reglas
ui-sit-here = Juego aquí, en esta pantalla
ui-save = Guardar
ui-leave-empty = Dejarlo vacío
ui-invite-help = { $open ->
    [0] Ahora no hay sitios libres. Con este enlace se puede mirar, y sentarse cuando quede uno.
    [one] Hay un sitio libre. Es para quien abra antes este enlace.
   *[other] Hay { $open } sitios libres. Envía este enlace a tus amigos.
}
ui-invite-link = Enlace para invitar
ui-watch-help = Con este enlace se puede mirar.
ui-watch-link = Enlace para mirar
ui-seat-help = Con este enlace juegas como { $name } también en otro aparato. No se lo des a nadie.
ui-seat-link = Enlace al sitio
ui-copy = Copiar
ui-copied = Copiado
ui-sealed = Los dados de esta partida se sellaron antes del primer turno:

## Con amigos: antes de repartir y en la mesa (lobby)

lobby-lead = No se reparte nada hasta que empieces.
lobby-scan = Escanea y entra
lobby-code = Código QR del enlace a esta mesa
lobby-link = Enlace a esta mesa
lobby-copy = Copiar el enlace
lobby-copied = Enlace copiado
lobby-how = Apunta con la cámara de un móvil o envía el enlace. Cada cual elige un sitio libre.
lobby-wifi = Otros en tu wifi pueden unirse
lobby-wifi-help = Encendido: los aparatos de tu red de casa pueden abrir esta mesa. Apagado: solo este ordenador.
lobby-only-here = Solo este ordenador
lobby-only-here-help = Cambia el interruptor y los móviles y tabletas de tu wifi podrán venir a esta mesa.
lobby-seats = Sitios
lobby-choose = Elige un sitio
lobby-ready = Ya está
lobby-not-yet = Todavía no
lobby-mark = Tu marca
lobby-take-mark = Marca del sitio { $number }
lobby-opened = abrió la mesa
lobby-came = está aquí
lobby-bot = robot, { $help }
lobby-bot-out = Quitar el robot
lobby-free = Sitio libre
lobby-free-help = al empezar se sienta un robot
lobby-sit = Sentarme aquí
lobby-put-bot = Un robot
lobby-strength = ¿Qué nivel tiene el robot?
lobby-many-help = Si al empezar queda un sitio libre, juega un robot ({ $bot }). Un amigo puede ocuparlo después.
lobby-start = Empezar con { $count }
lobby-waiting = Esperando a { $names }. Puedes empezar ya.
lobby-all-ready = Están todos listos.
lobby-nobody = Todavía no ha venido nadie. Puedes empezar con robots.
lobby-in = Ya estás, { $name }
lobby-in-unnamed = Ya estás dentro
lobby-i-am-ready = Ya puedo empezar
lobby-wait = Espera, todavía no
lobby-host-starts = La partida la empieza { $host }.
lobby-show-out = Liberar el sitio de { $name }
lobby-out = Fuera de la mesa: { $names }
lobby-somebody = alguien
lobby-let-in = Dejar que vuelvan
lobby-barred = { $host } necesita tu sitio para otra persona. Puedes seguir mirando.
lobby-barred-alone = Tu sitio hace falta para otra persona. Puedes seguir mirando.
lobby-sat-down = { $name } se ha sentado
lobby-is-ready = { $name } ya puede empezar
join-title = Te han invitado
join-lead = { $game } te espera.
join-name = ¿Cómo te llamas?
join-go = Ir a la mesa
join-full = Ahora no hay sitio libre. Puedes mirar y sentarte cuando lo haya.
join-seat-title = También en este aparato
join-seat-help = Juegas como { $name } también aquí. Quien ve esta pantalla ve lo que ve ese sitio.
join-seat-go = Jugar aquí
join-watch-title = Mirar la partida
join-watch-go = A la mesa
error-no-network = este ordenador no está en ninguna red; conéctalo a tu wifi e inténtalo de nuevo
lobby-typed = Se pueden escribir mensajes
lobby-typed-help = Apagado: solo las palabras y dibujos que todos conocen. Encendido: lo que cada cual escriba, solo en esta mesa.

## Lecciones (lesson)

learn-step = Paso { $step } de { $steps }
learn-next = Seguir
learn-back = Atrás
learn-then = ¡Bien! Y ahora, esto:
learn-show = Enséñame
learn-leave = Salir de la lección
learn-start = Desde el principio
learn-play = Jugar de verdad
learn-not-now = Buena idea, pero para otra vez. Ahora prueba: { $act }.
learn-first = ¡Un momento! Primero lee esto y luego pulsa «{ learn-next }».
learn-scene = ¡Bien hecho! Ahora saltamos unos turnos. ¿Vamos?
learn-done = ¡Lo has conseguido! No necesitas más. El resto se aprende jugando.

## Acertijos (puzzles)

ui-puzzles-lead = Una posición, una pregunta, unas pocas jugadas.
ui-puzzles-next = El próximo para ti
ui-puzzles-hard = ¿Qué dificultad?
ui-puzzles-all = Todos
ui-puzzles-unsolved = Solo sin resolver
ui-puzzles-none-left = ¡Todos resueltos! Aquí el mar ya no tiene secretos para ti.
ui-puzzles-marks = Resuelto sin ayuda: una perla. Con ayuda: una concha.
ui-puzzle-number = Acertijo { $number }
ui-puzzle-acts = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
ui-puzzle-move = Jugada { $move }
ui-puzzle-enough = { $count ->
    [one] basta con 1
   *[other] basta con { $count }
}
ui-puzzle-solved = Resuelto
ui-puzzle-open = Todavía no está resuelto
ui-puzzle-pearl = Perla: resuelto sin ayuda
ui-puzzle-shell = Concha: resuelto con ayuda
ui-puzzle-hint = Pista
ui-puzzle-hint-here = Mira aquí: esto es lo que sigue.
ui-puzzle-hint-back = He vuelto hasta donde conozco el camino. Esto es lo que sigue.
ui-puzzle-answer = Ver la solución
ui-puzzle-missed = ¡Casi! { $what } A partir de aquí deciden el azar u otros.
ui-puzzle-missed-over = ¡Casi! { $what } La partida ha terminado, y ese no era el objetivo.
ui-puzzle-back = Deshacer la jugada
ui-puzzle-done-pearl = ¡Resuelto, y sin ayuda! Una perla para ti.
ui-puzzle-done-shell = ¡Resuelto, con un poco de ayuda! Una concha para ti.
ui-puzzle-shown = Así se hace. ¿Pruebas tú?
ui-puzzle-try = Probar yo
ui-puzzle-next = Siguiente acertijo
ui-puzzle-all = Todos los acertijos
puzzle-fins = { $fins ->
    [1] fácil
    [2] intermedio
   *[3] difícil
}
puzzle-count = { $solved } de { $all } resueltos

## El final (end)

end-swing-you = Así pasaste de un { $from } % a un { $to } % de posibilidades de ganar.
ending-abandoned = Partida interrumpida
ending-abandoned-text = La partida se cortó antes de tiempo.

## La repetición (end)

ui-step = Paso
ui-step-of = Paso { $step } de { $of }
ui-step-back = Un paso atrás
ui-step-on = Un paso adelante
ui-to-table = Ir a la mesa
ui-seen-by = Visto por
ui-spectator = el público

## El manual (manual)

ui-rules-of = Reglas de { $title }
ui-search-rules = Buscar en las reglas
ui-found = { $count ->
    [0] No se ha encontrado nada
    [one] 1 resultado
   *[other] { $count } resultados
}
ui-chapters = Capítulos
ui-numbered = Las reglas, numeradas
ui-numbered-help = Cada línea de lo que ha pasado nombra la regla que hay detrás. Aquí están todas.

## La comprobación de los dados (check)

ui-check-title = Comprobar los dados
ui-check-lead = Antes del primer turno, el servidor selló un número secreto y enseñó su huella. Todo lo que se sortea en la partida sale de ese secreto y de las semillas de los jugadores. Cuando la partida termina, el secreto se abre y tu navegador puede repetir cada sorteo, aquí mismo, sin preguntar a nadie.
ui-check-choose = Elegir una partida descargada
ui-check-drop = Una partida terminada, tal y como se descargó de su mesa
ui-check-working = Echando cuentas…
ui-check-good = Todo como se prometió: { $draws } sorteos en { $steps } pasos.
ui-check-seal = El secreto encaja con su huella
ui-check-no-seal = El secreto no es el que se prometió.
ui-check-bad = El paso { $step } no salió de estos dados.
ui-check-early = Esta partida no ha terminado: su secreto sigue sellado.
ui-check-no-dice = En este archivo no hay dados que comprobar.
ui-check-step = Paso
ui-check-drawn = Salió
ui-check-words = Generador
ui-check-verdict = Veredicto
ui-check-fits = encaja
ui-check-differs = no encaja
ui-fingerprint = Huella
ui-secret = Secreto
verify-setup = La preparación no salió de estos dados.

## El terminal (terminal)

typed-help = ayuda
typed-undo = deshacer
typed-reset = reiniciar
typed-why = porqué
typed-what = qué
typed-hint = pista
typed-board = tablero
typed-log = diario
typed-save = guardar
typed-quit = salir
typed-show = enseña
typed-back = atrás
typed-answer = solución
typed-next = siguiente
terminal-begin = { $title }, { $seats ->
    [one] un sitio
   *[other] { $seats } sitios
}. Escribe { typed-help } para saber qué puedes escribir.
terminal-you = { $seat } eres tú
terminal-bot = { $seat } es un robot: { $level } ({ $help })
terminal-help =
    Responde con un número, con las palabras de una opción o con las que van entre corchetes.
      { typed-undo }   deshacer la última jugada
      { typed-reset }  deshacerlo todo desde lo último que se sorteó
      { typed-why }     las reglas de lo que acaba de pasar; seguido de una acción: qué la prohíbe
      { typed-what } 2      lo que haría con seguridad la opción 2
      { typed-hint }      qué haría el consejero
      { typed-board }    otra vez el tablero
      { typed-log }     todo lo que ha pasado
      { typed-save }    guardar la partida en un archivo
      { typed-quit }      guardarla y salir
terminal-thinking = pensando…
terminal-who = ¿Quién juega?
terminal-aim = Objetivo: { $aim } ({ $now })
terminal-number = Elige un número del 1 al { $count }.
terminal-pass = { $seat }, te toca: pulsa Intro cuando los demás miren a otro lado.
terminal-allowed = { $typed } se puede hacer ahora.
terminal-not-now = { $typed } no se puede hacer ahora.
terminal-no-action = «{ $typed }» no es una acción. Lo que puedes hacer está entre corchetes; para lo demás, escribe { typed-help }.
terminal-no-undo = No hay nada que deshacer: desde entonces se ha sorteado o enseñado algo, o ha jugado alguien más.
terminal-won = Victoria de { $names }
terminal-saved = Partida guardada en { $path }
terminal-left = La partida está guardada. Para seguir: { $command }
terminal-chance = Lo demás lo decide el azar.
terminal-key-next = Seguir
terminal-key-skip = Saltar
terminal-key-theme = Claro u oscuro
terminal-key-help = Ayuda
terminal-key-quit = Salir
terminal-screen-help =
    ↑ ↓ Intro   elegir; del 1 al 9 llevan a una opción
    Tab ← →     al panel siguiente: opciones, diario, tablero
    Espacio, n  la línea siguiente del relato
    s           ponerse al día
    u, r        deshacer la última jugada; reiniciar el turno
    c           qué haría el consejero
    w           por qué: la regla de la línea del diario
    t           claro u oscuro
    q           salir; la partida se guarda sola
    Cada opción dice bajo el tablero lo que hará con seguridad.
    Con el ratón también se hace todo esto.
learn-enter = Pulsa Intro para seguir.
learn-keys = Responde con un número. O escribe { typed-show } y lo juego por ti; { typed-board }; { typed-back }; { typed-quit }.
learn-left = Para volver: { $command }
serve-open = Fathoms está abierto en { $address }  (Ctrl-C lo cierra)
bots-open = Fathoms piensa para { $address }  (Ctrl-C lo termina)
serve-network = En tu red de casa: { $address }  (los móviles y tabletas de tu wifi pueden abrirlo, también con este código)
serve-network-closed = En tu red de casa sería { $address }; deja entrar a otros con el interruptor «Otros en tu wifi pueden unirse» de una mesa, o con --home
admin-running = en curso
admin-gathering = antes de repartir
admin-over = terminada
admin-ended = La partida { $match } queda interrumpida.
admin-banned = El invitado { $guest } queda fuera.
admin-admitted = El invitado { $guest } puede volver.
admin-deleted = La partida { $match } queda borrada.
admin-guest-deleted = Partidas borradas: { $gone }; partidas que otros siguen sin este invitado: { $left }.
edition-new = Una edición de { $name }. Cambia lo que quieras; lo que quites queda como en la caja.
edition-wants-number = número entero de { $low } a { $high }
edition-wants-name = uno de { $known }
edition-wants-list = una lista de { $low }, cada uno: { $each }
edition-wants-list-range = una lista de { $low } a { $high }, cada uno: { $each }
edition-good = { $path }: una edición válida de { $title }, { $count ->
    [0] sin ningún cambio
    [one] con un valor cambiado
   *[other] con { $count } valores cambiados
}
edition-same = Las dos son iguales.
print-sheet = Hoja { $number } de { $of }
print-how = imprime a tamaño real, corta por las marcas, dobla por las líneas discontinuas
terminal-daily = Para compartir: { $text }
terminal-daily-again = Era para practicar: en una inmersión cuenta el primer intento.

## El consejero: qué deja una jugada de más o de menos que las otras (coach)

coach-brings = consigue { $hint }
coach-risks = se expone a { $hint }
coach-avoids = evita { $hint }
coach-gives-up = renuncia a { $hint }
coach-wins = gana la partida
coach-loses = pierde la partida
coach-alike = Da casi igual: todo acaba más o menos en lo mismo.
coach-chance = { $percent } % de ganar
coach-tips = Lo que dice el consejero
coach-thinks = El consejero está pensando…

## Volver la vista atrás (end)

review-unfinished = La partida aún no ha terminado.
review-at-you = Elegiste «{ $did }».

## Lo que puede fallar: qué se intentó, por qué no, y qué serviría (errors)

error-did-you-mean = ¿querías decir «{ $near }»?
error-there-is = hay: { $known }
error-no-language = no hay ningún idioma «{ $language }»; hay: { $known }
error-no-game = no hay ningún juego «{ $name }»; { $instead }
error-seats = { $name } tiene de { $low } a { $high } sitios, no { $given }
error-seed = seed no puede ser { $given }; es un número entero de 0 a 2^63 - 1
error-script = un script es una lista de números enteros, no { $given }
error-no-option = no hay ninguna opción «{ $name }»; { $instead }
error-no-gpu = aquí no se puede usar ninguna GPU: hace falta una de NVIDIA y pip install 'fathoms[gpu]'; device='cpu' serviría
error-network = «{ $path }» no es una red: hace falta un archivo .npz escrito por examples/ppo.py
error-network-other = «{ $path }» ha aprendido { $name }; no puede jugar a { $given }
error-option-value = { $name } no puede ser «{ $given }»; puede ser: { $allowed }
error-option-subset = { $name } no puede ser «{ $given }»; son números de { $low } a { $high } separados por comas, o none
error-first-player = first_player no puede ser { $given }: aquí los sitios van de 0 a { $last }
error-no-preset = no hay ningún ajuste «{ $preset }» en { $name }; { $instead }
error-name-value = una opción se escribe NOMBRE=VALOR, no «{ $given }»
error-whole-number = { $name } es un número entero, no «{ $given }»
error-edition-name = esta variante se hizo con la edición { $wanted }, y esta es { $found }

error-not-toml = { $file }: no es TOML válido: { $why }
error-unreadable = no se puede leer { $path }: { $why }
error-not-utf-8 = no es texto UTF-8
error-line = { $file }, línea { $line }
error-edition = { $where }: { $what } { $why }
edition-missing = falta
edition-text = es { $given }, pero tiene que ser un texto
edition-table = es { $given }, pero tiene que ser una tabla
edition-plain = es { $given }, y eso no se puede guardar en una partida
edition-unknown = no se conoce aquí; { $instead }
edition-number = tiene { $given }, pero admite números enteros de { $low } a { $high }
edition-name = tiene «{ $given }»; { $instead }
edition-list = tiene { $given } elementos, pero admite una lista de { $low }
edition-list-range = tiene { $given } elementos, pero admite una lista de { $low } a { $high }

error-no-field = una posición no tiene «{ $name }»; { $instead }
error-position = { $name } { $why }
error-position-size = { $name } admite números de { $low } a { $high }
error-census = en una posición hay { $wanted } { $what }, y en esta hay { $given }
error-nobody-can-act = en esta posición nadie tiene nada que hacer; escribe de quién es el turno y en qué fase está
error-other-position = esta posición no es de { $variant }: tiene otro juego, otros sitios u otras opciones
position-list = es { $given }, pero tiene que ser una lista de { $most } como mucho, o una tabla de lugares
position-set = es { $given }, pero tiene que ser una lista de lo que contiene
position-number = tiene { $given }, pero admite un número entero
position-name = tiene «{ $given }»; { $instead }
position-not-over = contiene sitios, pero la partida no ha terminado
position-waiting = se deduce de a quién se pregunta en esta fase: aquí es { $given }, y no hace falta escribirlo

error-no-verb = «{ $phrase }» no es una acción: { $instead }
error-no-action = «{ $phrase }» no es una acción: { $verb } se escribe como «{ $like }»
error-not-an-action = { $given } no es una acción de { $name }
error-no-seat = no hay ningún sitio { $given }; aquí los sitios van de 0 a { $last }
error-game-over = «{ $phrase }» no vale: la partida ha terminado ({ $rule })
error-not-your-turn = «{ $phrase }» no vale: ahora no le toca al sitio { $given }, sino al sitio { $waiting }
error-not-now = «{ $phrase }» no vale ahora ({ $why }); el sitio { $given } puede: { $may }
error-rule = { $rule }: { $sentence }
error-not-held = ahora no pasa nada por sí solo: alguien tiene que jugar
error-nothing-to-undo = no hay nada que deshacer: desde entonces se ha sorteado o enseñado algo, o ha jugado alguien más

error-not-a-match = esto no es una partida guardada de Fathoms
error-format = esta partida tiene el formato { $given }; este Fathoms lee el formato { $known }
error-match = esto no es una partida de { $name } que se pueda volver a jugar: { $why }
error-match-missing = esto no es una partida de { $name } que se pueda volver a jugar: falta { $what }
error-match-rules = esta partida se jugó con otras reglas de { $name }, y con las de hoy no se puede volver a jugar: { $why }
error-match-step = el paso { $step } de la partida no se puede jugar: { $why }
error-draw = el paso { $step } de la partida saca { $given } de entre 0 y { $last }
error-draws = el paso { $step } de la partida tiene sorteos que no son los de las reglas

## La línea de órdenes, los robots y el laboratorio (terminal)

cli-game = { $title }: de { $low } a { $high } jugadores, { $minutes } minutos
cli-see-rules = mira las reglas
cli-written = Escrito en { $path }
cli-stopped = detenido
cli-stopped-nothing = detenido; no se ha escrito nada
cli-stopped-kept = detenido; lo encontrado hasta ahora está en { $path }
cli-about = Cinco juegos de monstruos marinos en una mesa.
cli-usage = Uso
cli-arguments = Argumentos
cli-options = Opciones
cli-commands = Órdenes
cli-one-command = ORDEN
cli-takes-number = NÚMERO
cli-takes-path = RUTA
cli-takes-text = TEXTO
cli-takes-game = JUEGO
cli-takes-match = PARTIDA
cli-takes-edition = EDICIÓN
cli-takes-guest = INVITADO
cli-takes-address = DIRECCIÓN
cli-takes-name = NOMBRE
cli-takes-value = VALOR
cli-default = [por defecto: { $value }]
cli-required = [necesario]
cli-examples = Ejemplos
cli-command-games = Muestra los juegos, sus opciones y sus ajustes listos.
cli-command-play = Juega en el terminal, con robots o varias personas en un teclado.
cli-command-learn = Aprende un juego en el terminal: una primera partida que dice qué hacer, en cinco minutos como mucho.
cli-command-rules = Muestra cómo se juega, o una regla por su número.
cli-command-serve = Sirve la mesa en el navegador.
cli-command-bots = Piensa para los servidores de una base, en su propia máquina (necesita `pip install 'fathoms[postgres]'`).
cli-command-db = Cuida lo que guarda la mesa web.
cli-command-db-migrate = Lleva un almacén al formato de esta versión, antes de arrancar servidores.
cli-command-db-export = Escribe todo lo guardado, con la clave, en un archivo; el servidor puede seguir.
cli-command-db-import = Lee un archivo así en un almacén vacío, de cualquier tipo.
cli-command-db-backup = Escribe todo en un archivo nuevo de una carpeta, con la fecha y la hora en el nombre, y lo relee para asegurarse.
cli-command-db-restore = Lee un archivo así en lugar de todo lo guardado, sin ningún servidor en marcha.
cli-command-admin = Cuida de partidas e invitados mientras los servidores siguen.
cli-command-admin-list = Lista las últimas partidas cambiadas: id, hora, juego, cómo va, y quién juega con el id de su invitado.
cli-command-admin-end = Interrumpe una partida; los servidores pueden seguir.
cli-command-admin-ban = Deja a un invitado fuera de todas las mesas, o lo readmite con --lift; un navegador nuevo es un invitado nuevo.
cli-command-admin-delete = Borra una partida, o con --guest todo lo que se guarda de una persona; las partidas de otros solo la pierden a ella.
cli-command-verify = Comprueba los dados de una partida terminada: el secreto encaja con su huella y cada sorteo sale de él.
cli-command-compare =
    Juega dos variantes con los mismos repartos y dice qué cambia y con qué certeza, aquí y en una página.

    Ctrl-C responde con los repartos que ambas han jugado.
cli-command-sweep =
    Lleva uno o dos números de una edición, u opciones, por sus valores con los mismos repartos y dibuja su efecto.

    NOMBRE es una opción o un lugar de la caja como costs.outward; los valores son 5..10 o 2,4,8.
cli-command-report =
    Escribe una página sobre un juego tal como lo juegan sus robots: duración, salud, equidad, elección, tensión, habilidad y suerte.

    De un archivo se juegan otra vez las primeras partidas, las mismas por su semilla, y se miran de cerca.
cli-command-bench = Mide todas las formas de ejecutar un juego de una vez: decisiones por segundo y proporciones.
cli-command-review = Repasa una partida: las posibilidades tras cada acción, los momentos decisivos, la decisión y la suerte por separado.
cli-command-arena =
    Hace jugar a los robots entre sí: sitios rotados, repartos en espejo, intervalos del 95 %, antes una prueba A/A.

    Niveles: shrimp, crab, dolphin y kraken; 500 (una búsqueda de tantas simulaciones) y 500+4 (que alarga cada una tantas decisiones); newcomer (uno voraz que falla tres de cada diez veces); cheat (un dolphin que ve todos los secretos y los dados por venir).
cli-command-simulate =
    Juega muchas partidas entre robots y las guarda en una tabla, una fila por partida (necesita `pip install 'fathoms[lab]'`).

    Los robots son los de la arena, y random. Ctrl-C conserva lo jugado; la misma orden sigue desde ahí, y también una para más partidas. Lo que tiene una fila está en docs/design.md.
cli-command-tune =
    Busca de nuevo los pesos de las pistas de un juego, en partidas que sus robots juegan entre sí.

    Usa todos los núcleos, y la GPU si la hay. Lo hallado se escribe tras cada número de sitios. Con las opciones habituales se juega también cada ajuste listo; con una edición u otras opciones los pesos no sustituyen a los del juego.
cli-option-help = Mostrar esto y salir.
cli-option-game = Uno de los juegos; `fathoms games` los muestra.
cli-option-rule = Una sola regla, por ejemplo KA-34.
cli-option-games = Todos los juegos si no se nombra ninguno.
cli-option-seats = Cuántos juegan.
cli-option-seat-counts = Números de sitios; repítelo para varios.
cli-option-seed = La misma semilla da otra vez la misma partida.
cli-option-option = Una opción.
cli-option-preset = Un ajuste listo, por su nombre.
cli-option-edition = Un archivo TOML que cambia piezas de la caja.
cli-option-language = { $known }; si no, el del sistema.
cli-option-play-game = El juego; con --resume un juego, el nombre de una partida guardada, o nada para la última.
cli-option-me = Un sitio que juegas tú, desde 0; repítelo para varios.
cli-option-play-bots = El nivel de los demás sitios; cada juego tiene el suyo.
cli-option-load = Seguir una partida de un archivo; el archivo queda como está.
cli-option-resume = Seguir la última partida, o la que se nombra.
cli-option-words = Línea a línea, el tablero en palabras: para lectores de pantalla.
cli-option-plain = Línea a línea, no a pantalla completa.
cli-option-step = El paso por el que empezar.
cli-option-words-board = El tablero en palabras, sin dibujo.
cli-option-host = La dirección en la que escuchar.
cli-option-port = El puerto en el que escuchar.
cli-option-data = La carpeta que guarda las partidas.
cli-option-archive = Un archivo con todo un almacén.
cli-option-backups = La carpeta de copias de seguridad.
cli-option-database = Una base PostgreSQL que comparten varios servidores.
cli-option-workers = Procesos que comparten el puerto; necesita --database.
cli-option-open = Abrir la página en un navegador.
cli-option-home = Dejar entrar a los aparatos de tu red de casa.
cli-option-proxy = La dirección o red de un proxy de confianza; se puede repetir.
cli-option-public-url = Dónde la encuentra el mundo, detrás de un proxy.
cli-option-metrics = Responder ahí a Prometheus, en /metrics: un puerto de este equipo, o host:puerto.
cli-option-log-level = Lo mínimo que se registra: info, warning o error.
cli-option-limit = Un límite a lo que cada cual puede pedir, NOMBRE=VALOR; se puede repetir.
cli-option-match = El id de una partida, como lo muestra `fathoms admin list`.
cli-option-admin-guest = El id de un invitado, como lo muestra `fathoms admin list`.
cli-option-banned = El id de un invitado, como lo muestra `fathoms admin list`.
cli-option-listed = Cuántas partidas como máximo.
cli-option-lift = Readmitirlo.
cli-option-downloaded = Una partida descargada de la mesa web.
cli-option-seal = La huella, como la anotaste antes de repartir.
cli-option-saved = Una partida guardada o descargada.
cli-option-html = El archivo HTML que se escribe.
cli-option-seconds = Cuánto dura cada medición.
cli-option-search = Medir también la búsqueda en árbol.
cli-option-batched = Partidas en lote en un núcleo, y en la GPU si la hay, con lo que cada sitio puede saber.
cli-option-peers = Junto a otras bibliotecas instaladas.
cli-option-identical = Partidas que comparar bit a bit entre GPU y CPU.
cli-option-levels = Robots, del más flojo al más fuerte, separados por comas.
cli-option-pairing = Partidas por emparejamiento.
cli-option-same-games = La misma semilla da las mismas partidas.
cli-option-guest = Sentar un robot de este nivel entre los demás.
cli-option-results = Escribir aquí los resultados: .md, .csv o .svg.
cli-option-every-bot = El robot de todos los sitios.
cli-option-bot = Un robot por sitio; una vez cada uno.
cli-option-rows = Cuántas partidas tendrá el archivo.
cli-option-same-file = La misma semilla da el mismo archivo.
cli-option-counts = Contar lo que hizo cada sitio: verbs o actions.
cli-option-most = Acciones tras las que se corta una partida; 20 000.
cli-option-threads = Cuántos juegan a la vez; si no, uno por núcleo.
cli-option-parquet = El archivo Parquet; sigue donde acaba.
cli-option-round-games = Partidas por ronda, y por cambio.
cli-option-rounds = Rondas de ajuste.
cli-option-tries = Tandas de pequeños cambios que se prueban después.
cli-option-searched = Partidas de jugadores que buscan, por intento.
cli-option-searches = Tandas de cambios que se prueban entre ellos; lento.
cli-option-same-weights = La misma semilla da los mismos pesos.
cli-option-weights = Escribir aquí los pesos, no en el juego.
cli-option-ray = Jugar en un clúster de Ray: su dirección, `auto`, o `local` para uno en esta máquina.
cli-option-within = Con qué precisión debe conocerse una parte, en puntos porcentuales.
cli-option-games-each = Partidas por lado, diga lo que diga la precisión.
cli-option-same-answer = La misma semilla da la misma respuesta.
cli-option-cut-off = Acciones tras las que se corta una partida.
cli-option-before = Un juego, una variante entre comillas o el archivo TOML de una edición.
cli-option-after = Lo mismo, o solo opciones: cost_outward=7.
cli-option-which-game = El juego, si ni A ni B lo dicen.
cli-option-set = Lo que varía; una o dos veces.
cli-option-source = Un juego, o un archivo escrito por `fathoms simulate`.
cli-option-skill = Robots para medir la habilidad, del más flojo al mejor; ninguno: ''.
cli-option-without = Prohíbe esto a un bando tras otro, en lugar de cada clase de acción: una acción, su comienzo o una palabra que contenga; se puede repetir.
cli-option-looked-at = Partidas por número de sitios, o como máximo de un archivo.
error-unwritable = no se puede escribir { $path }: { $why }
error-suffix = { $path } debería tener una de estas terminaciones: { $known }
error-lesson-step = la lección tiene los pasos 1 a { $last }, no { $given }
error-nothing-to-resume = no hay ninguna partida que seguir en { $folder }; empieza una con fathoms play y un juego
error-missing-argument = falta { $name }; { $instead }
error-see-help = mira { $command } --help
error-no-such-flag = { $command } no tiene la opción { $name }; { $instead }
error-no-such-command = no hay ninguna orden «{ $name }»; { $instead }
error-flag-value = a { $name } le falta un valor detrás
error-flag-number = { $name } necesita { $wanted }
cli-whole = un número entero
cli-number = un número
cli-number-range = un número de { $low } a { $high }
cli-whole-from = un número entero de { $low } o más
cli-whole-range = un número entero de { $low } a { $high }
error-too-many-arguments = { $command } no admite nada más, y sigue «{ $given }»; mira { $command } --help
error-usage = { $command } no se escribe así: { $why }; mira { $command } --help
error-trees = una búsqueda tiene de 1 a { $most } árboles, no { $given }
error-simulations = una búsqueda tiene de 1 a { $most } simulaciones, no { $given }
error-ahead = una simulación sigue { $most } decisiones como mucho, no { $given }
error-not-home = los pesos de otra edición o de otras opciones no son los de { $name } tal cual; di dónde con --output
cli-migrated = Los datos tienen el formato { $format }.
cli-exported = { $count ->
    [one] Una partida está en { $path }, con todo lo suyo y la clave.
   *[other] { $count } partidas están en { $path }, con todo lo suyo y la clave.
}
cli-imported = { $count ->
    [one] Ahora hay una partida guardada.
   *[other] Ahora hay { $count } partidas guardadas.
}
cli-command-edition = Hace una edición: la empieza, la comprueba, la compara, la dibuja y la imprime.
cli-command-edition-new = Escribe toda la caja de un juego en un archivo para cambiarlo, cada valor con lo que puede ser.
cli-command-edition-check = Dice, línea a línea, todo lo que impide jugar una edición.
cli-command-edition-diff = Lista los valores que dos ediciones, o la caja y una edición, no comparten.
cli-command-edition-draw = Dibuja tableros, cartas y losetas de una edición como archivos SVG.
cli-command-edition-print = Escribe hojas para imprimir, recortar y jugar: abre la página en un navegador e imprímela a tamaño real.
cli-option-edition-file = El archivo TOML de la edición.
cli-option-edition-or-game = El archivo TOML de una edición, o un juego (vale su caja).
cli-option-edition-before = El archivo TOML de una edición, o un juego (vale su caja).
cli-option-edition-after = El archivo TOML de una edición, o un juego (vale su caja).
cli-option-folder = La carpeta de los dibujos.
cli-option-paper = El papel: a4 o letter.
cli-option-daily = La inmersión de hoy: la misma partida para todos, la fecha es su semilla.
cli-option-date = La inmersión de ese día, para practicar.

## En la mesa del navegador: lo que puede fallar (errors)

error-other-rules = esta partida se empezó con otras reglas: se puede mirar y volver a ver, pero no seguir jugando
error-kept-match = esta es una partida guardada: se puede volver a ver, pero no seguir jugando
error-broken-off = esta partida se interrumpió
error-changed-meanwhile = la mesa ha cambiado mientras tanto; así está ahora
error-end-stands = la partida ha terminado, y su final ya no cambia
error-not-your-act = no hay nada que deshacer: la última jugada no fue tuya
error-not-your-seat = el sitio { $given } no es tuyo
error-no-seat-here = en esta mesa no hay ningún sitio { $given }
error-second-seat = ya tienes un sitio, y aquí juegan también otros: los secretos de otro sitio no son para ti
error-seat-taken = este sitio es de alguien; se podrá cambiar así cuando lleve { $seconds } segundos fuera
error-shown-out = quien abrió esta mesa necesitaba tu sitio para otra persona; puedes seguir mirando
error-onlookers = quien mira no cambia los sitios; pide un enlace para invitar
error-others-play = otros siguen jugando, o llevan fuera menos de { $seconds } segundos; mejor deja tu sitio a un robot
error-only-players-ask = solo quien juega puede pedirle a un robot que juegue
error-only-players-invite = solo quien juega puede invitar a otros
error-only-players-again = solo quien ha jugado puede pedir la revancha
error-no-bot-to-go = el sitio { $given } no es un robot al que le toque ahora
error-coach-thinks = el consejero sigue pensando en tu última pregunta
error-coach-keeps-out = el consejero no se mete en partidas contra otras personas, salvo que se creen con consejero
error-nothing-to-choose = el sitio { $given } no tiene nada que elegir ahora
error-seeds = un sitio da como mucho { $most } semillas en una partida
error-seed-letters = una semilla tiene como mucho { $most } letras y cifras
error-no-command = esto no es una orden: { $why }
error-command-id = una orden tiene un identificador de 1 a { $most } caracteres imprimibles
error-repeated = esta orden ya se cumplió antes
error-stale = la partida ha cambiado mientras tanto
error-not-kept = esto no se ha podido guardar ({ $why }); inténtalo otra vez
error-name-length = un nombre tiene como mucho { $most } caracteres, y este tiene { $given }
error-name-visible = un nombre solo tiene caracteres visibles
error-devices = este sitio ya está en { $most } aparatos
error-onlookers-many = ya han seguido los enlaces de esta mesa { $most } personas; no puede mirar nadie más
error-no-match = para ti no hay ninguna partida así; pide un enlace a alguien de su mesa
error-not-over = la partida aún no ha terminado
error-kept-from-file = esta partida se abrió desde un archivo; guarda ese mismo archivo
error-keep-when-over = una partida de varias personas se puede descargar cuando termina: antes contaría secretos
error-review-when-over = una partida se puede analizar cuando termina: antes contaría secretos
error-review-rules = esta partida se jugó con otras reglas, y las de hoy no pueden juzgarla
error-review-length = una partida de más de { $most } pasos es demasiado larga para analizarla
error-reviews-waiting = ya tienes demasiados análisis en camino ({ $most }); vuelve a pedirlo cuando llegue uno
error-too-many-reviews = se han pedido demasiados análisis desde tu dirección; espera unos minutos
error-too-many-matches = se han creado demasiadas partidas desde tu dirección; espera unos minutos
error-too-many-questions = demasiadas preguntas; espera un minuto
error-running-matches = tienes { $count } partidas en marcha; termina una antes
error-edition-size = la edición de una partida que se puede abrir tiene como mucho { $most } bytes
error-too-many-steps = una partida que se puede abrir tiene como mucho { $most } pasos
error-own-page = eso solo puede pedirlo la página de este servidor
error-too-large = esto ocupa más de { $most } bytes
error-body = esto no se puede leer: { $why }
error-nine-digits = { $name } es un número entero de nueve cifras como mucho
error-puzzle-acts = un intento de acertijo tiene { $most } jugadas como mucho, no { $given }
error-nobody-waits = ya nadie espera esto
error-no-page = la página no está aquí
error-no-file = ese archivo no existe
error-nowhere = en esta dirección no hay nada
error-method = esta dirección responde a { $known }, no a { $given }
error-websocket = aquí se abre un WebSocket de versión 13, con el handshake completo
error-no-request = esto no es una petición de HTTP/1.1 que se pueda leer, o su cabecera es demasiado larga
error-inside = algo ha ido mal aquí dentro; queda anotado, y quizá baste con volver a intentarlo
error-not-dealt = todavía no se ha repartido nada: se podrá cuando empiece la partida
error-dealt = la partida ya ha empezado: eso solo se podía antes
error-only-maker = eso solo lo decide quien abrió esta mesa; si se ha ido, puede cualquiera que juegue, cuando estén todos listos
error-too-few-seats = { $count } sitios son pocos: aquí ya hay { $people } personas sentadas
error-no-piece = en la mesa no hay ninguna pieza así que vean todos
error-too-many-words = cada cosa a su tiempo: espera unos segundos antes de volver a decir o señalar algo
error-no-seal = una semilla solo cuenta para dados sellados antes: pide una partida y su huella a POST /api/seals y envía las dos
error-no-link = este enlace ya no vale; pide otro a alguien de la mesa
error-network-here = solo quien está ante el propio ordenador puede abrir la mesa a la red
error-too-many-uploads = se han abierto demasiadas partidas de archivos desde tu dirección; espera una hora
error-uploads-kept = ya tienes aquí { $most } partidas de archivos; se olvidan al cabo de un tiempo

error-no-dice = esta partida no tiene dados que se puedan comprobar: { $why }
error-secret-sealed = esta partida se guardó antes de terminar: su secreto aún no se ha publicado
error-verify-rules = esta partida se jugó con las reglas { $given } de { $name }, y estas son las reglas { $known }; la página /check no necesita reglas
error-database = la base de datos { $where } no responde como debería ({ $why }); comprueba que esté en marcha y que --database sea correcto
error-database-address = { $given } no es la dirección de una base de datos PostgreSQL; una se parece a postgresql://usuario@equipo/nombre
error-banned = quien cuida de este servidor lo ha cerrado a este navegador
error-over-already = la partida { $given } ya ha terminado
error-end-gathering = la partida { $given } aún no se ha repartido; fathoms admin delete la borra
error-match-or-guest = indica una partida, o un invitado con --guest
error-other-game = { $path } es una partida de { $name }
error-no-rule = no hay ninguna regla «{ $given }»; van de { $first } a { $last }
error-me = aquí los sitios van de 0 a { $last }, así que --me no puede ser { $given }
error-no-bot = no hay ningún robot «{ $name }»; { $instead }
error-edition-game = { $path } no encaja en ningún juego, o en varios; di en cuál con --game: { $instead }
error-not-typed = en esta mesa no se escribe: quien la abrió no lo ha permitido; las frases ya hechas sí valen
error-text = un mensaje tiene de 1 a { $most } caracteres visibles, en una línea
error-no-puzzle = no hay ningún acertijo «{ $given }» en { $name }; { $instead }
error-puzzle-over = este intento ha terminado: «{ $phrase }» llega tarde; empieza de nuevo

## Lo que puede salir mal en la línea de órdenes (terminal)

error-batch-actions = step espera una acción para cada una de { $wanted } partidas, en números enteros, no { $given }
error-not-there = no existe ese archivo o carpeta
error-not-allowed = aquí no está permitido
error-is-folder = es una carpeta
error-no-folder = una parte de la ruta no es una carpeta
error-there-already = ya existe
error-disk-full = el disco está lleno
error-read-only = allí no se puede escribir nada
error-in-use = ya lo usa otra cosa
error-no-address = este equipo no tiene esa dirección
error-public-url = --public-url toma una dirección como https://fathoms.example, no «{ $given }»
error-proxy = --proxy toma una dirección o una red como 10.0.0.1 o 10.0.0.0/8, no «{ $given }»
error-folder = no se puede usar { $path } ({ $why }); elige otra carpeta con --data
error-folder-taken = otro servidor está usando { $path }; ciérralo, o elige otra carpeta con --data
error-port = no se puede usar el puerto { $port } de { $host } ({ $why }); elige otro con --port
error-key-unwritable = no se puede escribir { $path } ({ $why }); haz espacio allí o elige otra carpeta
error-key-length = la clave de { $path } tiene { $given } bytes en vez de { $wanted }; vuelve a poner la buena, o borra el archivo: entonces cada invitado será nuevo y ningún enlace valdrá
error-store = no se pueden guardar partidas en { $path } ({ $why }); haz espacio allí o elige otra carpeta
error-store-newer = { $path } tiene el formato { $given }, y este Fathoms conoce el { $known }; lo guardó un Fathoms más nuevo
error-no-asyncpg = con PostgreSQL habla asyncpg, que no está instalado: pip install 'fathoms[postgres]'
error-store-altered = { $path } llegó al formato { $given } por otro camino del que conoce este Fathoms; sigue con el Fathoms que lo lleva
error-workers = varios procesos no pueden compartir una carpeta; indica una base de datos PostgreSQL con --database, o quita --workers
error-bots-database = indica con --database la base de datos para cuyos servidores hay que pensar
error-no-store = no hay nada guardado en { $path }
error-store-older = { $path } tiene el formato { $given }, y este Fathoms escribe el { $known }; ponlo al día con fathoms db migrate
error-store-full = { $path } ya guarda { $count } partidas; fathoms db restore pondría el archivo en su lugar
error-store-served = un servidor trabaja con { $path }; ciérralos todos antes
error-archive = { $path } no es un archivo completo de fathoms db export
error-metrics = { $given } no es una dirección para las métricas; una sería 9100 o 10.0.0.5:9100
error-metrics-port = { $given } no se puede usar para las métricas ({ $why }); elige otra dirección con --metrics
error-log-level = no hay ningún nivel { $given }; hay { $known }
error-limit = { $given } no es un límite; uno sería messages=200
error-limit-name = no hay ningún límite { $given }; { $instead }
error-limit-whole = { $name } pide un número entero mayor que 0, no { $given }
error-limit-number = { $name } pide un número mayor que 0, no { $given }
error-no-such-match = no hay ninguna partida { $given }; fathoms admin list muestra las que hay
error-no-such-guest = no se guarda nada de un invitado { $given }; fathoms admin list muestra quién hay
error-exists = { $path } ya existe; no se ha cambiado nada

## Muchas partidas (fathoms simulate) (terminal)

error-bots = { $given ->
    [one] se ha nombrado un robot
   *[other] se han nombrado { $given } robots
} para { $seats } sitios; nombra uno para cada sitio con --bot, o uno para todos con --bots
error-no-pyarrow = las partidas las guarda PyArrow en Parquet, y no está instalado: pip install 'fathoms[lab]'
error-not-games = { $path } no es un archivo de partidas escrito por fathoms simulate; indica otro archivo
error-other-games = { $path } tiene otras partidas ({ $what }: { $found }, ahora { $given }); indica otro archivo con --output
simulate-variant = variante
simulate-variant-row = variante
simulate-rules = reglas
simulate-fingerprint = huella
simulate-seed = semilla
simulate-bots = robots
simulate-players = lo que piensan los robots
simulate-cut-off-after = cortadas tras
simulate-counts = recuentos
simulate-version = Fathoms
simulate-compiling = Compilando el juego…
simulate-rate = { $rate } partidas/s
simulate-written = { $games } partidas escritas en { $path }: { $rate }
simulate-stopped = detenido; { $path } tiene las { $games } partidas jugadas hasta aquí, y la misma orden sigue desde ahí
simulate-nothing-left = { $path } ya tiene { $games } partidas: no se ha jugado ninguna
simulate-cost = Un segundo de un núcleo juega { $counted } partidas con recuentos, { $plain } sin ellos
simulate-endings = Finales: { $endings }; cortadas { $cut }
simulate-wins = Victorias: { $wins }
simulate-length = Acciones por partida: { $length }
simulate-never = Nunca se hizo: { $names }
simulate-unasked = Nunca se preguntó: { $names }

## El laboratorio: informes, comparaciones, barridos (lab)

error-no-ray = un clúster necesita Ray, que no está instalado: pip install 'fathoms[cluster]'
error-no-cluster = no hay ningún clúster de Ray en { $address }: { $why }
error-cluster-rules = el clúster tiene otro Fathoms, con otras reglas u otros robots: instala el mismo en todas sus máquinas
error-cluster-lost = se ha perdido el clúster de Ray: { $why }
error-side-game = «{ $given }» no nombra ningún juego; di cuál con --game
error-side-other-game = { $one } y { $other } son dos juegos, y solo se comparan variantes de uno mismo
error-side-seats = los dos lados necesitan el mismo número de sitios; di cuántos con --seats
error-sweep = un barrido se escribe NOMBRE=1..9 o NOMBRE=a,b,c, con 2 a { $most } valores, no «{ $given }»
error-sweeps = un barrido lleva --set una o dos veces, no { $given }
error-sweep-twice = los dos --set son de { $name }; indícalo una vez, o nombra dos cosas distintas
bench-cores = { $cores } núcleos juntos hacen { $gain } veces los cálculos de uno solo.
bench-title = { $variant }, juego al azar
bench-measured = medido
bench-ratio = proporción
bench-start-up = arranque
bench-cold = compilar, en frío
bench-cached = compilar, desde la caché
bench-seconds = { $seconds } s
bench-position = una posición
bench-bytes = { $bytes } bytes
bench-plain = Python sin compilar
bench-compiled = { $threads ->
    [one] compilado, un hilo
   *[other] compilado, { $threads } hilos
}
bench-decisions = { $rate } decisiones/s
bench-decisions-games = { $rate } decisiones/s, { $games } partidas/s
bench-times-plain = { $times } veces Python sin compilar
bench-threads = un hilo y todos
bench-threads-games = { $one } partidas/s con 1 hilo, { $all } con { $cores }
bench-times-cores = { $times } veces con { $cores } núcleos
bench-gpu = GPU, un hilo por partida
bench-gpu-none = ninguna en este equipo
bench-gpu-not-installed = numba-cuda no está instalado: pip install 'fathoms[gpu]'
bench-gpu-compared = { $games } partidas, GPU y CPU
bench-identical = idénticas bit a bit
bench-different = DISTINTAS
bench-search = búsqueda en árbol, un hilo
bench-simulations = { $rate } simulaciones/s
bench-batched-title = { $slots } partidas a la vez, un hilo ({ $cores } núcleos aquí): pasos por segundo de procesador
bench-numbers = números por paso
bench-observed = con máscaras y observaciones
bench-bare = sin ellas
bench-on-gpu = { $slots } en la GPU
bench-none-here = aquí no hay
bench-peers-title = juego al azar en un núcleo, lotes de { $slots }: pasos por segundo de procesador
bench-steps = pasos/s
bench-ours = nuestros lotes hacen
bench-times = { $times } veces esa cifra
bench-no-numbers = ninguno
bench-of-plain = { $game }, Python sin compilar
bench-of-batched = { $game }, en lote
lab-plan = Para conocer la diferencia de dos porcentajes a ±{ $within ->
    [one] { $within } punto
   *[other] { $within } puntos
} (95 %) hacen falta { lab-plan-given }
lab-plan-given = { $cells ->
    [one] { lab-games }
   *[other] { lab-games } por variante: { $all } para { $cells }
}
lab-plan-more = Después, unas { $games } partidas más: niveles entre sí, y las mismas partidas con una sola cosa distinta
lab-games = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
lab-games-head = partidas
lab-seats = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
lab-range = de { $low } a { $high }
lab-difference = { $by } (de { $low } a { $high })
lab-measure = medida
lab-before = antes
lab-after = después
lab-change = diferencia (95 %)
lab-sure = certeza
lab-certain = seguro
lab-likely = probable
lab-none = no se ve diferencia
lab-less = ← menos
lab-more = más →
lab-numbers = Los números
lab-contents = Secciones
lab-stalls = Cuidado: con { $what }, { $cut } de { $games } partidas ({ $share }) se cortaron tras { $most } acciones. Estos robots aprendieron con la caja tal cual y aquí quizá se esperan unos a otros: no culpes a la regla antes de probar fathoms tune u otros robots.
lab-method = Cómo se midió
lab-level-newcomer = Novato
lab-level-random = Azar
lab-level-cheat = Tramposo
lab-method-players = Jugadores: { $bots } en cada sitio, con pesos aprendidos con la caja tal cual.
lab-method-games = Partidas: { $games } por variante y número de jugadores, semilla { $seed }; partida a partida, los mismos dados para cada variante. Una partida se corta tras { $most } acciones.
lab-method-sure = Los intervalos contienen el valor verdadero en 95 casos de 100: de Wilson para porcentajes, de estadísticos de orden para cuantiles, por parejas de reparto para diferencias. Seguro: más de 3,3 errores típicos; probable: más de 1,96.
lab-method-guess = Los minutos son una estimación: { $seconds } segundos por decisión.
lab-method-version = Fathoms { $version } (versión, reglas). La misma orden da la misma página.
measure-won = el equipo gana
measure-turn = victorias jugando { $turn ->
    [1] primero
    [2] segundo
    [3] tercero
   *[other] cuarto
}
measure-side = victorias: { $side }
measure-length = acciones por partida
measure-median = mediana de acciones
measure-longest = acciones que supera 1 partida de 20
measure-turns = turnos por partida
measure-late = más larga que en la caja
measure-cut = cortadas
measure-ending = acaba con «{ $ending }»
measure-choices = opciones por decisión
measure-forced = decisiones sin elección
measure-good = opciones tan buenas como la mejor
measure-stake = coste de elegir al azar
measure-leads = cambios de líder por partida
measure-decided = decidida tras esta parte de la partida
measure-margin = puntos de ventaja sobre el siguiente
measure-verb = { $verb }, por partida
compare-change = { $what }, { $seats }: de { $before } a { $after }, una diferencia de { $by }; { $sure }.
compare-nothing = Nada es seguro: { $games } partidas por lado no muestran ninguna gran diferencia.
compare-stayed = { $count ->
    [one] Otro número no muestra diferencia.
   *[other] Otros { $count } números no muestran diferencia.
}
compare-same = Dos veces lo mismo
compare-changed = Qué se cambió
compare-length = Cuánto dura
compare-half = la mitad en { $half }, 19 de 20 en { $most }
compare-length-note = La barra de arriba de cada pareja es antes, la de abajo después. Gruesa: la mitad central de las partidas; fina: 18 de 20; trazo: la mediana.
compare-sure = Qué cambió, y con qué certeza
compare-sure-lead = Cada diferencia como parte del valor de antes, con su intervalo del 95 %; cálido: seguro, gris: no se ve diferencia.
compare-shifts = { $seats }: { $certain } de { $all } números cambiaron con seguridad.
compare-acts = { $seats }: { $certain } de { $all } clases de acción se hacen, con seguridad, más veces o menos veces que antes.
compare-chance = De { $count } números sin diferencia, uno de cada veinte parecería probable por puro azar.
compare-eyebrow = Fathoms compare · { $title } · { $before } y { $after } · { $games } partidas cada uno con los mismos repartos
sweep-title = ¿Qué hace { $what }?
sweep-eyebrow = Fathoms sweep · { $title } · { $base } · { $games } partidas por punto con los mismos repartos
sweep-effects = { $count ->
    [one] Efectos de un número
   *[other] Efectos de dos números
}
sweep-lead = Sombreado: intervalos del 95 %. La línea cálida es la mesa más llena.
sweep-box = tal cual
sweep-ring = Cuanto más cálido, más. El anillo rodea lo que hay ahora.
sweep-change = { $what }, { $seats }: { $before } con { $first }, { $after } con { $last }, una diferencia de { $by }; { $sure }.
report-writing = Escribiendo el informe…
report-as-it-lies = tal cual en la caja
report-plain = tal cual
report-eyebrow = Fathoms report · { $seats } jugadores · { $what } · { $games } partidas
report-ends = Acaba: el { $share } de { $games } partidas llegó a su fin.
report-team-wins = Lo difícil que es: un equipo de robots ({ $bots }, { $seats }) gana el { $share } de sus partidas.
report-fair = Es justo: con { $seats }, lo más lejano de una parte igual de { $even } es «{ $who }», { $share }.
report-unfair = No es justo: con { $seats }, «{ $who }» es { $share } en vez de { $even }.
report-late = Dura mucho: con { $seats }, el { $share } de las partidas dura más que los { $minutes } minutos de la caja.
report-in-time = Acaba a tiempo: incluso con { $seats }, solo el { $share } de las partidas dura más que los { $minutes } minutos de la caja.
tile-end = de las partidas llegan a su fin
tile-fair = puntos de una parte igual, en el peor caso
tile-fair-fine = justo a menos de 2
tile-fair-watch = más de 2
tile-fair-unsure = quizá sea azar
tile-won = de las partidas las gana un equipo de robots ({ $bots })
tile-won-fine = ni seguro ni perdido
tile-won-watch = demasiado seguro, o perdido
tile-length = la mitad de las partidas dura más
tile-late = { $share } más de { $minutes } min
tile-choices = opciones por decisión
tile-forced = { $share } forzadas
tile-decided = de la partida ha pasado cuando la mitad de los ganadores ya va por delante hasta el final
tile-leads = { $count } cambios de líder
tile-near = de las partidas perdidas seguían abiertas hacia el final
report-length = ¿Acaba a tiempo?
report-length-lead = { $seconds } segundos por decisión es una estimación. La altura de una colina es la raíz cuadrada del número de partidas, para que se vean las colas finas.
report-length-caption = Con { $seats }, el { $share } de las partidas dura más que los { $minutes } minutos de la caja.
report-length-note = La línea de trazos es lo que dice la caja; las pocas partidas más largas quedan más allá del borde.
report-median = mediana { $length }
report-longer = { $share } más largas
report-tail = 1 partida de 20 dura más de { $length }
report-longest = la más larga
report-health = ¿Está sano?
report-cut = cortadas
report-endings = El { $share } de { $games } partidas acabó por una regla.
report-ending = final
report-rule = regla
report-share = parte (95 %)
report-news = suceso
report-news-never = { $count } de { $all } cosas que pueden pasar no se vieron nunca: { $names }.
report-news-all = Se vieron las { $all } cosas que pueden pasar.
report-news-note = Veces por partida, en raíz cuadrada: las nueve más frecuentes y las tres más raras, en { $games } partidas vueltas a jugar y escuchadas.
report-a-game = por partida
report-in-games = en partidas
report-fairness = ¿Es justo con cada sitio?
report-fairness-lead = Según quién va primero, segundo, etcétera; donde todos eligen a la vez, por sitio. La banda pálida es un punto a cada lado.
report-seat-caption = Con { $seats }, lo más lejano de { $even } es «{ $who }»: { $share }.
report-chi = Barras: intervalos del 95 %. Sitios iguales diferirían tanto en el { $chance } de tales estudios (χ² = { $value }, { $free } grados de libertad).
report-who = quién
report-together = ¿Con qué frecuencia gana el equipo?
report-together-lead = Por dificultad y nivel. Las barras son intervalos del 95 %.
report-team-caption = Con { $seats }, los equipos de un nivel ({ $bots }) ganan desde el { $high } en lo más fácil hasta el { $low } en lo más difícil.
report-team-note = { $games } partidas por punto.
report-difficulty = dificultad
report-near = El { $share } de { $games } partidas perdidas casi se ganó: el equipo iba por delante en el último décimo.
report-near-bar = casi ganadas
report-near-note = Encima: por qué se pierden las partidas.
report-danger = La mitad de las partidas perdidas corrían peligro, por debajo de la mitad de la probabilidad inicial, al { $part } de la partida.
report-choice = ¿Hay algo que decidir?
report-choice-lead = Lo que las reglas permiten, y lo que se toma.
report-choice-caption = Una decisión tiene { $choices } opciones; en { $forced } de ellas solo hay una.
report-good = { $good } son tan buenas como la mejor, a 2 puntos de probabilidad.
report-stake = Elegir al azar en vez de lo mejor costaría un { $share } de probabilidad de ganar.
report-forced = { $share }: sin elección
report-open = opciones de un jugador
report-choice-note = { $seats }, { $decisions } decisiones.
report-acts-never = Nunca lo hizo nadie: { $names }.
report-acts-all = Todo lo que se puede hacer lo hace alguien.
report-acts-undone = { $count } de { $all } acciones no se tomaron nunca: { $names }.
report-acts-note = Parte de todas las acciones, por clase.
report-mix = Tan variado como { $count } clases usadas por igual.
report-act = acción
report-tension = ¿Está abierto hasta el final?
report-tension-lead = Las probabilidades son lo que las pistas de los robots dicen de una posición, corregido según cómo acabaron tales posiciones en estas partidas.
report-tension-caption = Con nueve décimos de la partida jugados, la mitad de los futuros ganadores no tiene más de { $half }; el líder cambia { $leads } veces, y la mitad de los ganadores va por delante hasta el final tras el { $decided } de la partida.
report-team-tension = Un equipo empieza con { $share }; con nueve décimos de la partida jugados, la mitad de los equipos está entre { $low } y { $high }.
report-even = parte igual
report-at-start = al empezar
report-half-above = la mitad está por encima
report-of-game = de la partida jugada
report-of-game-percent = hasta tanto por ciento de la partida jugada
report-bands = { $seats }, { $games } partidas. Bandas: la mitad central y los cuatro quintos.
report-decided = En el { $share } de las partidas el ganador no toma la delantera definitiva hasta el último décimo.
report-decided-note = Cuándo tomó el futuro ganador la delantera por última vez; al final del todo si antes nunca fue por delante.
report-typical = Una partida típica: { $length } acciones, unos { $time }.
report-typical-note = Partida { $game } de la semilla { $seed }, la mediana en duración. Cada línea es una probabilidad de ganar.
report-board = ¿Dónde ocurre?
report-board-caption = { $count ->
    [one] El lugar más animado de { $all } ve el
   *[other] Los { $count } lugares más animados de { $all } ven el
} { $share } de lo que se hace en el tablero.
report-board-note = Tanto por ciento de { $acts } elecciones en el tablero, en { $decisions } decisiones; por debajo del 2 %, sin cifra.
report-things-never = { $count } de { $all } cartas, lugares y otras cosas no salieron nunca: { $names }.
report-things-some = { $count } de { $all } cartas, lugares y otras cosas no salieron nunca.
report-things-all = Salieron las { $all } cartas, lugares y otras cosas.
report-things-note = De qué hablan los sucesos y cuántas de esas cosas salieron, en las mismas partidas. Algunas piden otras opciones o más jugadores.
report-seen = vistas
report-most = lo más frecuente
report-rarest = lo menos frecuente
report-wait = Entre dos turnos propios los demás deciden { $count } veces, unos { $time }; una espera de cada 20 pasa de { $long }.
report-ties = El { $share } de las partidas tiene varios ganadores.
report-comeback = El { $share } de las victorias remontó desde menos de la mitad de la probabilidad inicial.
report-sealed = La mitad de las partidas solo quedan casi decididas, con un 90 % definitivo, tras el { $part } de la partida.
report-leader = Quien va por delante a mitad de la partida gana el { $half } de las partidas; tras un cuarto, el { $quarter }; tras nueve décimos, el { $ninety }.
report-leader-note = Con qué frecuencia gana al final quien tiene la mejor probabilidad tras ese tanto por ciento de la partida.
report-skill = ¿Habilidad o suerte?
report-skill-caption = { $player } – { $rival }: el { $share } de las partidas es del primero; cuanto más cerca de la mitad, más es suerte.
report-beats = { $player } – { $rival }
report-guest = { $player }, solo – { $rival }
arena-team = equipo ({ $player })
arena-line = { $what }, { $share } de { $games } partidas ganadas (95 %: { $range })
arena-cut = { $line }; { $count } cortadas
tune-round = { $seats }, { $what }: ventaja de { $lead } desviaciones típicas
report-skill-note = { $seats }, { $games } partidas cada uno, sitios rotados, repartos en espejo; barras: intervalos del 95 %.
report-worth = ¿Cuánto vale cada cosa?
report-worth-lead = Un jugador, o todo un equipo, no puede hacer algo que las reglas permiten, con los mismos repartos; si hay rivales, ellos sí pueden. Lo que entonces se gana de menos es lo que vale esa cosa para estos robots.
report-ban = Lo que más vale: «{ $what }». Quien no puede hacerlo gana { $won } en lugar de { $share }.
report-ban-team = Lo que más vale: «{ $what }». Un equipo que no puede hacerlo gana { $won } en lugar de { $share }.
report-ban-none = Nada se echa en falta con seguridad: quien no puede hacer una de estas cosas sigue ganando más o menos el { $share }.
report-ban-note = { $seats }, { $games } partidas por línea, comparadas reparto a reparto. Donde las reglas no dejan otra cosa, lo prohibido se hace igual.
report-ban-idle = Prohibido sin ningún efecto, porque no había otra cosa que hacer o no decide nada: { $names }.
report-banned = prohibido
report-luck = De lo que hace que una partida se gane y otra se pierda, { $deal } viene del reparto, { $draws } solo de los dados y robos posteriores, { $whims } solo de los caprichos de los jugadores y { $both } únicamente de ambos a la vez.
report-luck-deal = el reparto
report-luck-draws = dados y robos en juego
report-luck-whims = caprichos de los jugadores
report-luck-both = dados y caprichos a la vez
report-luck-source = de dónde
report-luck-note = { $seats } de un mismo nivel; { $games } repartos jugados cuatro veces: con otros dados, con otros caprichos y con ambos. Los caprichos son elecciones entre cosas iguales y conjeturas sobre lo oculto. A la vez: un capricho se encuentra con otros dados.
report-kings = El último puede elegir quién gana: si desde la mitad de la partida juega para el primero, este gana { $first }; si juega para el segundo, { $second }: una diferencia de { $by } puntos.
report-no-kings = No se ve que el último elija quién gana: si desde la mitad de la partida juega para el primero, este gana { $first }; si juega para el segundo, { $second }.
report-kings-alone = para sí mismo
report-kings-first = para el primero
report-kings-second = para el segundo
report-kings-head = el último juega
report-kings-note = { $seats }, { $games } partidas: victorias de quien va primero a la mitad. Desde ahí el último toma lo que a primera vista es mejor para el otro; un aliado más listo cambiaría más.
report-margin = { $title }: el ganador saca { $margin } al siguiente, y en el { $share } de las partidas uno como mucho.
report-margin-note = { $seats }, { $games } partidas.
report-ahead = ventaja sobre el siguiente
report-beaten = Con nueve décimos de la partida jugados, la mitad de los mejores perdedores aún tiene una probabilidad de más del { $half }; en el { $share } de las partidas supera la parte igual del { $even }.
report-beaten-axis = su probabilidad, hasta tanto por ciento
report-missed = Qué cerca de ganarse estuvieron las partidas perdidas ({ $what }): al { $share } solo le faltó uno, a la mitad no más de { $half }.
report-spared = Qué cerca de perderse estuvieron las partidas ganadas ({ $what }): el { $share } quedó a solo uno, la mitad a no más de { $half }.
report-lacked = lo que aún faltaba

## My games (mine)

mine-running = En curso
mine-result = Resultado
mine-any-game = Cualquier juego
mine-any-level = Cualquier nivel
mine-with = con { $names }
mine-alone = en solitario
mine-remove = Quitar de la lista
mine-removed = Partida quitada.
mine-undo = Deshacer
mine-wins = Victorias por juego y nivel
mine-move = Guardar o trasladar
mine-move-help = Un archivo con todas las partidas terminadas, jugadas y dados. Otro Fathoms puede leerlo.
mine-export = Exportar
mine-import = Importar
mine-not-games = Este archivo no contiene partidas de Fathoms; sirve uno de «Exportar».
mine-notify = Avísame cuando me toque
mine-notify-refused = Este navegador no permite avisos de aquí; puedes cambiarlo en sus ajustes.
mine-shown = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
mine-imported = { $count ->
    [one] Una partida leída.
   *[other] { $count } partidas leídas.
}
mine-sum = { $count ->
    [one] Ganadas: { $wins } de una partida.
   *[other] Ganadas: { $wins } de { $count } partidas.
}

## Editions (setup)

stock-board = Tablero
stock-cards = Cartas
stock-tiles = Losetas
stock-tokens = Fichas
stock-dice = Dados, cara por cara
stock-figures = Figuras
stock-costs = Lo que cuestan las cosas
ui-edition-box = Toda la caja
ui-edition-file = Abrir un archivo
ui-edition-none = Jugar sin ella
ui-edition-good = { $count ->
    [0] Aún no ha cambiado nada.
    [one] Ha cambiado un valor. Se puede jugar.
   *[other] Han cambiado { $count } valores. Se puede jugar.
}
ui-edition-large = Este archivo es demasiado grande para una edición.
ui-edition-drawn = La mesa y la caja tal como están escritas

## La inmersión del día: qué puede fallar, y en el terminal (errors)

error-daily-date = «{ $given }» no es un día del calendario; escríbelo como 2026-11-17.
error-daily-future = El { $given } aún no ha empezado en ningún lugar; vale cualquier día hasta hoy.
error-daily-fixed = La inmersión del día es la misma para todos: sus sitios, reglas, robots y dados no se pueden cambiar.

## La inmersión del día: su página (daily)

daily-lead = Cinco puertas, hoy con los mismos dados y cartas para todos. Cuenta el primer intento.
daily-new = Nuevas puertas en { $hours } h { $minutes } min.
daily-practice = Las puertas del { $day }, para practicar: solo cuentan las de hoy.
daily-dive = Sumergirse
daily-again = Otra vez
daily-streak = { $count ->
    [0] Aún sin racha
    [one] Racha: 1 día
   *[other] Racha: { $count } días
}
daily-keep = { $count ->
    [0] Una puerta al día mantiene encendido el farol, ganada o perdida.
    [one] Una puerta al día mantiene encendido el farol, ganada o perdida. Récord: 1 día.
   *[other] Una puerta al día mantiene encendido el farol, ganada o perdida. Récord: { $count } días.
}
daily-lit = { $day }: encendido
daily-unlit = { $day }: apagado
daily-result = Mi resultado
daily-sum = { $won }/{ $count } ganadas, racha { $streak }
daily-key = Cada juego con las letras de sus reglas: ● ganado, ○ perdido, un segundo ● sin consejos, · aún por jugar.
daily-copy = Copiar texto
daily-copied = Copiado.
daily-not-copied = Este navegador no deja que las páginas copien; selecciona el texto y cópialo.
daily-picture = Imagen
daily-says-won = { $game }: ganado
daily-says-won-alone = { $game }: ganado sin consejos
daily-says-lost = { $game }: perdido
daily-says-lost-alone = { $game }: perdido sin consejos
daily-says-open = { $game }: aún por jugar
daily-other = Otro día:
daily-proof = La fecha es la semilla: quien juega igual encuentra lo mismo, aquí, en el terminal y sin ningún servidor.

## Palabras propias en la mesa (company)

say-mute-one = Mostrar lo que dice { $name }
say-write = Escribe algo
say-send = Enviar
company-away = { $name } no está.
company-reclaim = Mientras no estabas, tu sitio pasó a otras manos.
company-take-back = Recuperar mi sitio
say-hooray = ¡Hurra!
say-laugh = ¡Ja, ja!
say-gasp = ¡Oh, no!
say-grumble = ¡Grrr!
say-sorry = ¡Perdón!
say-slow = Sin prisa
say-heart = ¡Gracias!
say-look = ¡Mira!
say-point = Señalar
say-point-now = Pulsa lo que quieras señalar a todos.
say-help = También puedes mantener pulsado el ratón sobre una pieza, o pulsar P sobre ella, para señalarla.
say-mute = Mostrar lo que dicen otros
say-said = { $seat }: { $word }
say-points = { $seat } señala: { $name }
say-here = { $seat }: ¡aquí!

## Puzzles in the terminal, and how they are found (terminal)

error-no-puzzles = no se encontró ningún acertijo en { $games } partidas: prueba otra --seed o más --games

cli-command-puzzle = Resuelve un acertijo en el terminal: un turno, sin nada al azar.
cli-command-puzzles = Encuentra acertijos jugando y buscando, y los demuestra.
cli-command-puzzles-make = Encuentra de nuevo los acertijos de un juego: los robots juegan, cada turno se explora hasta el final y se guarda lo que pocas líneas resuelven.
cli-command-puzzles-check = Demuestra otra vez cada acertijo de un juego con la búsqueda.
cli-option-puzzle = El identificador del acertijo; sin él, el primero sin resolver.
cli-option-puzzle-list = Listar los acertijos, y cuáles están resueltos.
cli-option-puzzle-count = Cuántos acertijos.
cli-option-puzzle-games = Cuántas partidas explorar.
cli-option-puzzle-seed = La misma semilla encuentra los mismos acertijos.
cli-option-puzzle-file = El archivo que se escribe; sin él, el del juego.
puzzle-head = Acertijo { $number } de { $all } ({ $id }), { $fins }
puzzle-acts = { $acts ->
    [one] Basta una jugada.
   *[other] Bastan { $acts } jugadas.
}
puzzle-keys = Responde con un número. O escribe { typed-hint }, { typed-undo }, { typed-reset }, { typed-board }, { typed-next }, { typed-quit }.
puzzle-keys-answer = Responde con un número. O escribe { typed-hint }, { typed-answer }, { typed-undo }, { typed-reset }, { typed-board }, { typed-next }, { typed-quit }.
puzzle-solved = ¡Resuelto! Muy bien.
puzzle-missed = Casi: ahora decide el azar u otra persona, y el objetivo no se ha cumplido. Queda deshecho; prueba de otra manera.
puzzle-hint = Puede empezar así: { $act }.
puzzle-no-hint = Desde aquí ya no se puede. Escribe { typed-reset } para empezar de nuevo.
puzzle-answer = La solución: { $acts }.
puzzle-answer-later = Inténtalo antes dos veces; luego te la digo.
puzzle-next = Pulsa Intro para el siguiente acertijo, o escribe { typed-quit }.
puzzle-all = ¡Has resuelto todos los acertijos de este juego!
puzzle-left = Para volver: { $command }
puzzles-finding = Jugando y buscando
puzzles-found = { $count } acertijos de { $candidates } candidatos: { $games } partidas, { $positions } turnos explorados.
puzzles-proved = { $count ->
    [one] Un acertijo es lo que dice ser.
   *[other] Los { $count } acertijos son lo que dicen ser.
}
puzzles-wrong = { $id }: { $why }
puzzles-wrong-answer = la solución no lo resuelve
puzzles-wrong-acts = la solución más corta lleva { $acts ->
    [one] una jugada
   *[other] { $acts } jugadas
}
puzzles-wrong-easy = lo resuelven demasiadas líneas
puzzles-wrong-wide = hay más que explorar de lo que una persona miraría
