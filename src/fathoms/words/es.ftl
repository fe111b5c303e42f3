### Las palabras comunes a todos los juegos.

language-name = Español

seat-0 = Jugador 1
seat-1 = Jugador 2
seat-2 = Jugador 3
seat-3 = Jugador 4

ending-abandoned = Partida interrumpida
ending-abandoned-text = La partida se cortó antes de tiempo.

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
ui-sound = Sonido
ui-nowhere = En esta dirección no hay nada.
ui-home = Ver todos los juegos

## Antes de empezar

ui-setup-lead = Empieza tal cual, o cambia aquí lo que quieras.
ui-how-wild = ¿Cómo queréis jugar?
ui-as-usual = Como en la caja
ui-as-usual-help = Las reglas de siempre.
ui-all-options = Todas las opciones
ui-who-plays = ¿Quién juega aquí?
ui-who = ¿Quién juega?
ui-how-many = ¿Cuántos sois?
ui-me = Tú
ui-a-friend = Un amigo, con un enlace
ui-on-this-device = Alguien en esta pantalla
ui-a-bot = Un robot
ui-your-name = Tu nombre
ui-name-of = Nombre del sitio { $number }
ui-kind-of = Quién ocupa el sitio { $number }
ui-level-of = Nivel del robot del sitio { $number }
ui-start = Empezar la partida
ui-level-shrimp = Gamba
ui-level-shrimp-help = chapotea
ui-level-crab = Cangrejo
ui-level-crab-help = pilla lo que ve
ui-level-dolphin = Delfín
ui-level-dolphin-help = se lo piensa
ui-level-kraken = Kraken
ui-level-kraken-help = no falla casi nunca

## La mesa

ui-to-choices = Ir a mis jugadas
ui-all-games = Fathoms: todos los juegos
ui-speed = Velocidad de las jugadas
ui-speed-slow = Lenta
ui-speed-normal = Normal
ui-speed-instant = Al instante
ui-speed-fast = Rápida
ui-coach = Consejero
ui-best = lo mejor
ui-rules = Reglas
ui-menu = Menú
ui-at-table = En la mesa
ui-skip = Ponerse al día
ui-lost = Se perdió la conexión. Tus jugadas están a salvo; volvemos a intentarlo.
ui-try-now = Reintentar ya
ui-no-match = Esa partida no existe.
ui-no-right = Esta mesa no está abierta para ti. Pide un enlace a alguien que juegue en ella.
ui-your-turn = Te toca
ui-their-turn = le toca
ui-turn-of = Le toca a { $name }
ui-waits-for = Falta { $name }
ui-chosen = Ya has elegido
ui-chosen-help = Puedes cambiar de idea hasta que todos hayan elegido.
ui-game-over = La partida ha terminado
ui-closed = Solo para mirar
ui-my-turn = Mi turno
ui-undo = Deshacer
ui-reset = Reiniciar turno
ui-other-choice = Otra cosa
ui-once-more = Pulsa otra vez para hacerlo, o pulsa algo que brille.
ui-and-now = ¿Y ahora? Pulsa algo que brille, o una línea de abajo.
ui-beside = Junto al tablero
ui-mine = Lo tuyo
ui-log = Lo que ha pasado
ui-why = ¿Por qué?
ui-close = Cerrar
ui-not-now = Con eso no hay nada que hacer ahora ({ $name }). { $todo } Puedes elegir lo que brilla.
ui-not-this = Ahí no hay nada que hacer ahora. { $todo } Puedes elegir lo que brilla.
ui-ready = ya está
ui-choosing = elige
ui-winner = gana
ui-bot = robot
ui-open-seat = sitio libre
ui-away = fuera
ui-you = tú
ui-online = en línea
ui-play-as = Ahora juega { $name }
ui-go-first = { $name }, ¡empiezas tú!
ui-seat-empty = El sitio de { $name } está vacío.
ui-invite = Invitar a alguien
ui-let-bot = Que juegue un robot
ui-see-end = Cómo acabó
ui-named = { $what }: { $game }
ui-replay = Repetición
ui-replay-start = Ver desde el principio
ui-links = Enlaces para compartir
ui-keep-match = Descargar la partida
ui-leave = Dejar la mesa
ui-leave-help = Puedes volver cuando quieras, salvo que se termine la partida.
ui-leave-bot = Que siga un robot por mí
ui-leave-wait = Guardar mi sitio
ui-leave-end = Terminar la partida
ui-table-in-words = La mesa, en palabras
ui-since = Desde tu último turno
ui-nothing-since = No ha pasado nada desde tu último turno.
ui-no-rule = Esta regla no tiene texto.
ui-in-rules = Seguir leyendo en las reglas
ui-got-it = Entendido
ui-aim = Objetivo
ui-sit-here = Me siento aquí, en esta pantalla
ui-save = Guardar
ui-open-to-all = Dejar el sitio a un amigo
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
ui-share = Compartir
ui-sealed = Los dados de esta partida se sellaron antes del primer turno:
ui-pass-device = Pasadle la pantalla a { $name }
ui-look-away = Los demás, a mirar a otro lado. El kraken también.
ui-open-curtain = Soy { $name }: abrir el telón

## El final

ui-picture-won = El barco navega hacia el amanecer; el kraken, enfurruñado, lleva una tirita en la cabeza.
ui-picture-lost = El barco yace en el fondo; el kraken se ha puesto el sombrero del capitán.
ui-wins = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
ui-this-game = Esta partida
ui-acts = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
ui-rematch = Revancha
ui-join-rematch = Unirse a la revancha
ui-check-dice = Comprobar los dados

## La repetición

ui-step = Paso
ui-step-of = Paso { $step } de { $of }
ui-step-back = Un paso atrás
ui-step-on = Un paso adelante
ui-play = Reproducir
ui-pause = Pausa
ui-to-table = Ir a la mesa
ui-seen-by = Visto por
ui-spectator = el público

## El manual

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

## La comprobación de los dados

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

## El terminal

terminal-begin = { $title }, { $seats ->
    [one] un sitio
   *[other] { $seats } sitios
}. Escribe help para saber qué puedes escribir.
terminal-you = { $seat } eres tú
terminal-bot = { $seat } es un robot: { $level } ({ $help })
terminal-help =
    Responde con un número, o con las palabras entre corchetes.
      undo    deshacer la última jugada
      reset   deshacerlo todo desde lo último que se sorteó
      why     las reglas de lo que acaba de pasar; why saber P3: qué lo prohíbe
      hint    qué haría el consejero
      board   otra vez el tablero
      log     todo lo que ha pasado
      save    guardar la partida en un archivo
      quit    guardarla y salir
terminal-thinking = pensando…
terminal-who = ¿Quién juega?
terminal-aim = Objetivo: { $aim } ({ $now })
terminal-number = Elige un número del 1 al { $count }.
terminal-pass = { $seat }, te toca: pulsa Intro cuando los demás miren a otro lado.
terminal-allowed = { $typed } se puede hacer ahora.
terminal-not-now = { $typed } no se puede hacer ahora.
terminal-no-action = «{ $typed }» no es una acción. Lo que puedes hacer está entre corchetes; para lo demás, escribe help.
terminal-no-undo = No hay nada que deshacer: desde entonces se ha sorteado o enseñado algo, o ha jugado otro sitio.
terminal-won = Victoria de { $names }
terminal-saved = Partida guardada en { $path }
terminal-left = La partida está guardada. Para seguir: { $command }

## El consejero: qué deja una jugada de más o de menos que las otras

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
coach-allow = Se puede preguntar al consejero
coach-allow-help = Contra otras personas se queda callado, salvo que digas aquí que todos pueden preguntarle.

## Volver la vista atrás

review-unfinished = La partida aún no ha terminado.
review-curve = Las opciones de ganar después de cada jugada
review-ledger = De las primeras opciones de ganar a las últimas, en %
review-seat = Sitio
review-start = Inicio
review-own = Sus decisiones
review-others = Las de los demás
review-choices = Decisiones
review-luck = Suerte
review-end = Final
review-turning = Momentos decisivos
review-costly = Las decisiones más caras
review-better = «{ $phrase }» parecía un { $cost } % mejor
review-lucky = suerte { $luck } %
review-title = Cómo fue
review-working = Mirando atrás…
review-team = El equipo
review-at = Paso { $step }. { $seat }: «{ $did }»
review-chance = { $name } { $percent } %
review-turned = { $name } { $from } → { $to } %
review-show = Ver esta posición
review-details = Decisiones, suerte y momentos decisivos

## Lo que puede fallar: qué se intentó, por qué no, y qué serviría

error-did-you-mean = ¿querías decir «{ $near }»?
error-there-is = hay: { $known }
error-no-language = no hay ningún idioma «{ $language }»; hay: { $known }
error-no-game = no hay ningún juego «{ $name }»; { $instead }
error-seats = { $name } tiene de { $low } a { $high } sitios, no { $given }
error-seed = seed no puede ser { $given }; es un número entero de 0 a 2^63 - 1
error-script = un script es una lista de números enteros, no { $given }
error-no-option = no hay ninguna opción «{ $name }»; { $instead }
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
error-nothing-to-undo = no hay nada que deshacer: desde entonces se ha sorteado o enseñado algo, o ha jugado otro sitio

error-not-a-match = esto no es una partida guardada de Fathoms
error-format = esta partida tiene el formato { $given }; este Fathoms lee el formato { $known }
error-match = esto no es una partida de { $name } que se pueda volver a jugar: { $why }
error-match-missing = esto no es una partida de { $name } que se pueda volver a jugar: falta { $what }
error-match-step = el paso { $step } de la partida no se puede jugar: { $why }
error-draw = el paso { $step } de la partida saca { $given } de entre 0 y { $last }
error-draws = el paso { $step } de la partida tiene sorteos que no son los de las reglas

## La línea de órdenes, los robots y el laboratorio

cli-game = { $title }: de { $low } a { $high } jugadores, { $minutes } minutos
cli-see-rules = mira las reglas
cli-written = Escrito en { $path }
cli-stopped = detenido
cli-stopped-nothing = detenido; no se ha escrito nada
cli-stopped-kept = detenido; lo encontrado hasta ahora está en { $path }
error-unwritable = no se puede escribir { $path }: { $why }
error-suffix = { $path } debería tener una de estas terminaciones: { $known }
error-other-game = { $path } es una partida de { $name }
error-no-rule = no hay ninguna regla «{ $given }»; van de { $first } a { $last }
error-me = aquí los sitios van de 0 a { $last }, así que --me no puede ser { $given }
error-no-bot = no hay ningún robot «{ $name }»; { $instead }
error-trees = una búsqueda tiene de 1 a { $most } árboles, no { $given }
error-simulations = una búsqueda tiene de 1 a { $most } simulaciones, no { $given }
error-ahead = una simulación sigue { $most } decisiones como mucho, no { $given }
error-not-home = los pesos de otra edición o de otras opciones no son los de { $name } tal cual; di dónde con --output

## En la mesa del navegador: lo que puede fallar

error-other-rules = esta partida se empezó con otras reglas: se puede mirar, repasar y guardar, pero no seguir jugando
error-kept-match = esta es una partida guardada: se puede repasar, pero no seguir jugando
error-broken-off = esta partida se interrumpió
error-changed-meanwhile = la mesa ha cambiado mientras tanto; así está ahora
error-end-stands = la partida ha terminado, y su final ya no cambia
error-not-your-act = no hay nada que deshacer: la última jugada no fue tuya
error-not-your-seat = el sitio { $given } no es tuyo
error-no-seat-here = en esta mesa no hay ningún sitio { $given }
error-second-seat = ya tienes un sitio, y aquí juegan también otros: los secretos de otro sitio no son para ti
error-seat-taken = este sitio es de alguien; se puede cambiar cuando lleve { $seconds } segundos fuera
error-onlookers = quien mira no cambia los sitios; pide un enlace para invitar
error-others-play = otros siguen jugando; mejor deja tu sitio a un robot
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
error-command-id = una orden tiene un identificador de 1 a { $most } caracteres
error-repeated = esta orden ya se cumplió antes
error-stale = la partida ha cambiado mientras tanto
error-not-kept = esto no se ha podido guardar ({ $why }); inténtalo otra vez
error-name-length = un nombre tiene como mucho { $most } caracteres, y este tiene { $given }
error-name-visible = un nombre solo tiene caracteres visibles
error-devices = este sitio ya está en { $most } aparatos
error-no-match = para ti no hay ninguna partida así; pide un enlace a alguien de su mesa
error-not-over = la partida aún no ha terminado
error-kept-from-file = esta partida se abrió desde un archivo; guarda ese mismo archivo
error-keep-when-over = una partida de varias personas se puede guardar cuando termina: antes contaría secretos
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
error-nobody-waits = ya nadie espera esto
error-no-page = la página no está aquí
error-no-file = ese archivo no existe
error-nowhere = en esta dirección no hay nada

error-no-dice = esta partida no tiene dados que se puedan comprobar: { $why }
error-secret-sealed = esta partida se guardó antes de terminar: su secreto aún no se ha publicado
error-verify-rules = esta partida se jugó con las reglas { $given } de { $name }, y estas son las reglas { $known }; la página /check no necesita reglas
verify-setup = La preparación no salió de estos dados.

error-folder = no se puede usar { $path } ({ $why }); elige otra carpeta con --data
error-folder-taken = otro servidor está usando { $path }; ciérralo, o elige otra carpeta con --data
error-port = no se puede usar el puerto { $port } de { $host } ({ $why }); elige otro con --port
error-key-unwritable = no se puede escribir { $path } ({ $why }); haz espacio allí o elige otra carpeta
error-key-length = la clave de { $path } tiene { $given } bytes en vez de { $wanted }; vuelve a poner la buena, o borra el archivo: entonces cada visitante será nuevo y ningún enlace valdrá
error-store = no se pueden guardar partidas en { $path } ({ $why }); haz espacio allí o elige otra carpeta
error-store-newer = { $path } tiene el formato { $given }, y este Fathoms conoce el { $known }; lo guardó un Fathoms más nuevo

news-untold = Pasó algo que estas reglas no saben contar.
ending-untold = La partida ha terminado
ending-untold-text = Se jugó con otras reglas.

## Muchas partidas (fathoms simulate)

error-bots = { $given ->
    [one] se ha nombrado un robot
   *[other] se han nombrado { $given } robots
} para { $seats } sitios; nombra uno para cada sitio con --bot, o uno para todos con --bots
error-no-pyarrow = las partidas las guarda PyArrow en Parquet, y no está instalado: pip install 'fathoms[lab]'
error-not-games = { $path } no es un archivo de partidas escrito por fathoms simulate; indica otro con --output
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
