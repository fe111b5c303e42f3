### Die Worte, die alle Spiele gemeinsam haben.

language-name = Deutsch

seat-0 = Spieler 1
seat-1 = Spieler 2
seat-2 = Spieler 3
seat-3 = Spieler 4

ending-abandoned = Abgebrochen
ending-abandoned-text = Die Partie wurde vorzeitig beendet.

## Die Startseite

ui-headline = Fünf Seeungeheuer. Ein Tisch.
ui-lead = Tür auf, und schon spielst du: allein, zusammen vor einem Bildschirm oder weit voneinander entfernt. Ohne Anmeldung.
ui-to-games = Zu den Spielen
ui-games = Die Spiele
ui-your-games = Deine Partien
ui-no-games = Noch keine. Hinter jeder Tür wartet schon jemand auf dich.
ui-continue = Weiterspielen
ui-open = Öffnen
ui-play-now = Jetzt spielen
ui-bots-together = mit { $bots }
ui-bots-against = gegen { $bots }
ui-bots-shrimp = { $count ->
    [one] 1 Garnelen-Bot
   *[other] { $count } Garnelen-Bots
}
ui-bots-crab = { $count ->
    [one] 1 Krabben-Bot
   *[other] { $count } Krabben-Bots
}
ui-bots-dolphin = { $count ->
    [one] 1 Delfin-Bot
   *[other] { $count } Delfin-Bots
}
ui-bots-kraken = { $count ->
    [one] 1 Kraken-Bot
   *[other] { $count } Kraken-Bots
}
ui-with-friends = Mit Freunden
ui-on-device = An diesem Gerät
ui-options = Optionen und Bots
ui-players = Personen
ui-minutes = { $minutes } Min.
ui-together = Miteinander
ui-against = Gegeneinander
ui-owners = Die Namen der Spiele gehören ihren Verlagen. Regeltexte und Bilder hier sind unsere eigenen.
ui-all-rules = Spielregeln
ui-fair = Wie ehrlich sind die Würfel?
ui-open-match = Gespeicherte Partie öffnen
ui-not-a-match = Diese Datei ist keine Partie von Fathoms.
ui-language = Sprache
ui-theme-light = Helle Farben
ui-theme-dark = Dunkle Farben
ui-sound = Ton
ui-nowhere = Unter dieser Adresse ist nichts als Wasser.
ui-home = Zu allen Spielen

## Vor dem Spiel

ui-setup-lead = Leg gleich los oder ändere unten, was dir nicht passt.
ui-how-wild = Wie soll es werden?
ui-as-usual = Wie in der Schachtel
ui-as-usual-help = Die üblichen Regeln.
ui-all-options = Alle Optionen
ui-who-plays = Wer spielt hier?
ui-who = Wer spielt mit?
ui-how-many = Wie viele spielen mit?
ui-me = Du
ui-a-friend = Jemand per Link
ui-on-this-device = Jemand an diesem Gerät
ui-a-bot = Ein Bot
ui-your-name = Dein Name
ui-name-of = Name auf Platz { $number }
ui-kind-of = Wer sitzt auf Platz { $number }?
ui-level-of = Wie schlau ist der Bot auf Platz { $number }?
ui-start = Spiel starten
ui-level-shrimp = Garnele
ui-level-shrimp-help = planscht herum
ui-level-crab = Krabbe
ui-level-crab-help = schnappt, was sie sieht
ui-level-dolphin = Delfin
ui-level-dolphin-help = denkt voraus
ui-level-kraken = Krake
ui-level-kraken-help = irrt sich fast nie

## Am Tisch

ui-to-choices = Zu meiner Auswahl
ui-all-games = Fathoms: alle Spiele
ui-speed = Tempo der Züge
ui-speed-slow = Langsam
ui-speed-normal = Normal
ui-speed-instant = Sofort
ui-speed-fast = Schnell
ui-coach = Coach
ui-best = am besten
ui-rules = Regeln
ui-menu = Menü
ui-at-table = Am Tisch
ui-skip = Vorspulen bis jetzt
ui-lost = Verbindung weg. Deine Züge sind sicher; gleich kommt der nächste Versuch.
ui-try-now = Jetzt versuchen
ui-no-match = Diese Partie gibt es nicht.
ui-no-right = An diesen Tisch darfst du noch nicht. Bitte jemanden, der dort spielt, um einen Link.
ui-your-turn = Du bist dran
ui-their-turn = ist dran
ui-turn-of = { $name } ist dran
ui-waits-for = Warten auf { $name }
ui-chosen = Du hast gewählt
ui-chosen-help = Du kannst es dir anders überlegen, bis alle gewählt haben.
ui-game-over = Das Spiel ist aus
ui-closed = Nur zum Ansehen
ui-my-turn = Ich bin dran
ui-undo = Rückgängig
ui-reset = Zug neu beginnen
ui-other-choice = Doch etwas anderes
ui-once-more = Klick es noch einmal an, dann gilt es. Oder klick an, was sonst leuchtet.
ui-and-now = Und jetzt? Klick an, was leuchtet, oder eine Zeile hier unten.
ui-beside = Neben dem Spielplan
ui-mine = Was dir gehört
ui-log = Was bisher geschah
ui-why = Warum?
ui-close = Schließen
ui-not-now = Damit kannst du jetzt nichts tun ({ $name }). { $todo } Wähle etwas, das leuchtet.
ui-not-this = Dort kannst du jetzt nichts tun. { $todo } Wähle etwas, das leuchtet.
ui-ready = bereit
ui-choosing = überlegt
ui-winner = gewonnen
ui-bot = Bot
ui-open-seat = freier Platz
ui-away = nicht da
ui-you = du
ui-online = da
ui-play-as = Jetzt spielt { $name }
ui-go-first = { $name }, du zuerst!
ui-seat-empty = Der Platz von { $name } ist leer.
ui-invite = Jemanden einladen
ui-let-bot = Einen Bot spielen lassen
ui-see-end = Wie es ausging
ui-named = { $what }: { $game }
ui-replay = Wiederholung
ui-replay-start = Von Anfang an ansehen
ui-links = Links zum Teilen
ui-keep-match = Partie herunterladen
ui-leave = Tisch verlassen
ui-leave-help = Du kannst jederzeit wiederkommen, solange die Partie nicht beendet ist.
ui-leave-bot = Ein Bot spielt für mich weiter
ui-leave-wait = Meinen Platz freihalten
ui-leave-end = Partie beenden
ui-table-in-words = Der Tisch in Worten
ui-since = Seit deinem letzten Zug
ui-nothing-since = Seit deinem letzten Zug ist nichts geschehen.
ui-no-rule = Zu dieser Regel gibt es keinen Text.
ui-in-rules = In den Regeln weiterlesen
ui-got-it = Verstanden
ui-aim = Ziel
ui-sit-here = Ich sitze hier, an diesem Gerät
ui-save = Speichern
ui-open-to-all = Platz für Freunde freimachen
ui-leave-empty = Leer lassen
ui-invite-help = { $open ->
    [0] Gerade ist kein Platz frei. Wer diesen Link öffnet, kann zusehen und sich setzen, sobald einer frei wird.
    [one] Ein Platz ist frei. Wer diesen Link zuerst öffnet, bekommt ihn.
   *[other] { $open } Plätze sind frei. Schick diesen Link deinen Freunden.
}
ui-invite-link = Link zum Mitspielen
ui-watch-help = Mit diesem Link kann man zusehen.
ui-watch-link = Link zum Zusehen
ui-seat-help = Mit diesem Link spielst du { $name } auch auf einem anderen Gerät. Behalte ihn für dich.
ui-seat-link = Link zu diesem Platz
ui-copy = Kopieren
ui-copied = Kopiert
ui-share = Teilen
ui-sealed = Die Würfel dieser Partie wurden vor dem ersten Zug versiegelt:
ui-pass-device = Gib das Gerät weiter an { $name }
ui-look-away = Alle anderen schauen weg. Der Krake auch.
ui-open-curtain = Ich bin { $name }: Vorhang auf!

## Das Ende

ui-picture-won = Das Schiff segelt in den Sonnenaufgang. Der Krake schmollt, mit einem Pflaster auf dem Kopf.
ui-picture-lost = Das Schiff liegt auf dem Meeresgrund. Der Krake trägt den Hut des Kapitäns.
ui-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
ui-this-game = Dieses Spiel
ui-acts = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
ui-rematch = Revanche
ui-join-rematch = Zur Revanche
ui-check-dice = Würfel prüfen

## Wiederholung

ui-step = Schritt
ui-step-of = Schritt { $step } von { $of }
ui-step-back = Einen Schritt zurück
ui-step-on = Einen Schritt weiter
ui-play = Abspielen
ui-pause = Anhalten
ui-to-table = Zum Tisch
ui-seen-by = Blick von
ui-spectator = außen

## Das Regelheft

ui-rules-of = Regeln: { $title }
ui-search-rules = In den Regeln suchen
ui-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Stelle
   *[other] { $count } Stellen
}
ui-chapters = Kapitel
ui-numbered = Die Regeln, nummeriert
ui-numbered-help = Jede Zeile unter „Was bisher geschah“ nennt die Regel, die dahintersteckt. Hier stehen alle.

## Die Würfelprobe

ui-check-title = Würfel prüfen
ui-check-lead = Vor dem ersten Zug hat der Server eine geheime Zahl versiegelt und ihren Fingerabdruck gezeigt. Alles, was in der Partie gewürfelt und gezogen wird, folgt aus dieser Zahl und den eigenen Startzahlen aller, die mitspielen. Ist die Partie vorbei, wird das Geheimnis gelüftet, und dein Browser kann alles nachrechnen: hier, ohne jemanden zu fragen.
ui-check-choose = Heruntergeladene Partie auswählen
ui-check-drop = Eine beendete Partie, wie du sie am Tisch heruntergeladen hast
ui-check-working = Es wird gerechnet …
ui-check-good = Versprochen und gehalten: Alle { $draws } Ziehungen in { $steps } Schritten stimmen.
ui-check-seal = Das Geheimnis passt zu seinem Fingerabdruck
ui-check-no-seal = Das ist nicht das Geheimnis, das versprochen war.
ui-check-bad = Schritt { $step } stammt nicht von diesen Würfeln.
ui-check-early = Diese Partie läuft noch: Ihr Geheimnis ist noch versiegelt.
ui-check-no-dice = In dieser Datei sind keine Würfel, die man prüfen könnte.
ui-check-step = Schritt
ui-check-drawn = Gezogen
ui-check-words = Generator
ui-check-verdict = Urteil
ui-check-fits = stimmt
ui-check-differs = stimmt nicht
ui-fingerprint = Fingerabdruck
ui-secret = Geheimnis

## Das Terminal

terminal-begin = { $title }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}. Mit help erfährst du, was du tippen kannst.
terminal-you = { $seat } bist du
terminal-bot = { $seat } ist ein Bot: { $level } ({ $help })
terminal-help =
    Antworte mit einer Nummer oder mit den Worten in Klammern.
      undo    die letzte Aktion zurücknehmen
      reset   alles seit der letzten Ziehung zurücknehmen
      why     die Regeln hinter dem, was eben geschah; why saber P3: was dagegen spricht
      hint    was der Coach tun würde
      board   noch einmal der Spielplan
      log     alles, was bisher geschah
      save    die Partie in eine Datei speichern
      quit    speichern und gehen
terminal-thinking = überlegt …
terminal-who = Wer spielt?
terminal-aim = Ziel: { $aim } ({ $now })
terminal-number = Wähle eine Nummer von 1 bis { $count }.
terminal-pass = { $seat }, jetzt du: Drück Enter, wenn die anderen wegschauen.
terminal-allowed = { $typed } ist jetzt erlaubt.
terminal-not-now = { $typed } ist jetzt nicht erlaubt.
terminal-no-action = „{ $typed }“ ist keine Aktion. Was du tun kannst, steht in Klammern; alles Weitere zeigt help.
terminal-no-undo = Hier gibt es nichts zurückzunehmen: Seither wurde etwas gezogen oder aufgedeckt, oder jemand anderes hat gespielt.
terminal-won = Gewonnen: { $names }
terminal-saved = Gespeichert als { $path }
terminal-left = Die Partie ist gespeichert. Weiter geht es mit: { $command }

## Der Coach: wovon diese Wahl mehr oder weniger übrig lässt als die anderen

coach-brings = bringt { $hint }
coach-risks = riskiert { $hint }
coach-avoids = vermeidet { $hint }
coach-gives-up = verzichtet auf { $hint }
coach-wins = gewinnt das Spiel
coach-loses = verliert das Spiel
coach-alike = Fast egal: Alles läuft ungefähr auf dasselbe hinaus.
coach-chance = { $percent } % Gewinnchance
coach-tips = Die Tipps des Coachs
coach-thinks = Der Coach überlegt …
coach-allow = Der Coach darf gefragt werden
coach-allow-help = Gegen andere Menschen schweigt er, außer du sagst hier, dass alle ihn fragen dürfen.

## Der Blick zurück

review-unfinished = Die Partie ist noch nicht zu Ende.
review-curve = Die Gewinnchance nach jeder Aktion
review-ledger = Von der ersten Gewinnchance bis zur letzten, in %
review-seat = Platz
review-start = Anfang
review-own = Eigene Züge
review-others = Züge der anderen
review-choices = Züge
review-luck = Glück
review-end = Ende
review-turning = Wendepunkte
review-costly = Die teuersten Züge
review-better = „{ $phrase }“ sah um { $cost } % besser aus
review-lucky = Glück { $luck } %
review-title = Wie es lief
review-working = Ein Blick zurück …
review-team = Das Team
review-at = Schritt { $step }. { $seat }: „{ $did }“
review-chance = { $name } { $percent } %
review-turned = { $name } { $from } → { $to } %
review-show = Diese Stellung zeigen
review-details = Züge, Glück und Wendepunkte

## Was schiefgehen kann: was versucht wurde, warum es nicht geht und was ginge

error-did-you-mean = meinst du „{ $near }“?
error-there-is = es gibt: { $known }
error-no-language = die Sprache „{ $language }“ gibt es nicht; es gibt: { $known }
error-no-game = das Spiel „{ $name }“ gibt es nicht; { $instead }
error-seats = { $name } ist für { $low } bis { $high } Plätze, nicht für { $given }
error-seed = seed kann nicht { $given } sein; erlaubt ist eine ganze Zahl von 0 bis 2^63 - 1
error-script = ein script ist eine Liste ganzer Zahlen, nicht { $given }
error-no-option = die Option „{ $name }“ gibt es nicht; { $instead }
error-option-value = { $name } kann nicht „{ $given }“ sein; erlaubt ist: { $allowed }
error-option-subset = { $name } kann nicht „{ $given }“ sein; erlaubt sind Zahlen von { $low } bis { $high }, mit Kommas dazwischen, oder none für keine
error-first-player = first_player kann nicht { $given } sein: Die Plätze hier sind 0 bis { $last }
error-no-preset = die Vorlage „{ $preset }“ gibt es in { $name } nicht; { $instead }
error-name-value = eine Option schreibt man NAME=WERT, nicht „{ $given }“
error-whole-number = { $name } ist eine ganze Zahl, nicht „{ $given }“
error-edition-name = diese Variante gehört zur Ausgabe { $wanted }, und das hier ist { $found }

error-not-toml = { $file }: kein gültiges TOML: { $why }
error-unreadable = { $path } lässt sich nicht lesen: { $why }
error-not-utf-8 = das ist kein Text in UTF-8
error-line = { $file }, Zeile { $line }
error-edition = { $where }: { $what } { $why }
edition-missing = fehlt
edition-text = ist { $given }, muss aber ein Text sein
edition-table = ist { $given }, muss aber eine Tabelle sein
edition-plain = ist { $given }; das lässt sich in einer Partiedatei nicht speichern
edition-unknown = ist hier nicht bekannt; { $instead }
edition-number = hat { $given }, erlaubt sind aber ganze Zahlen von { $low } bis { $high }
edition-name = hat „{ $given }“; { $instead }
edition-list = hat { $given } Einträge, braucht aber eine Liste mit { $low }
edition-list-range = hat { $given } Einträge, braucht aber eine Liste mit { $low } bis { $high }

error-no-field = „{ $name }“ gibt es in einer Stellung nicht; { $instead }
error-position = { $name } { $why }
error-position-size = { $name } nimmt Zahlen von { $low } bis { $high }
error-census = zu einer Stellung gehören { $wanted } { $what }, diese hat { $given }
error-nobody-can-act = in dieser Stellung hat niemand etwas zu tun; schreib dazu, wer dran ist und in welcher Phase
error-other-position = diese Stellung gehört nicht zu { $variant }: anderes Spiel, andere Plätze oder andere Optionen
position-list = ist { $given }, muss aber eine Liste mit höchstens { $most } Einträgen oder eine Tabelle von Orten sein
position-set = ist { $given }, muss aber eine Liste dessen sein, was darin ist
position-number = hat { $given }, braucht aber eine ganze Zahl
position-name = hat „{ $given }“; { $instead }
position-not-over = enthält Plätze, aber das Spiel ist nicht zu Ende
position-waiting = folgt daraus, wer in dieser Phase gefragt wird: Hier ist es { $given } und muss nicht geschrieben werden

error-no-verb = „{ $phrase }“ ist keine Aktion: { $instead }
error-no-action = „{ $phrase }“ ist keine Aktion: { $verb } schreibt man wie in „{ $like }“
error-not-an-action = { $given } ist keine Aktion in { $name }
error-no-seat = Platz { $given } gibt es nicht; die Plätze hier sind 0 bis { $last }
error-game-over = „{ $phrase }“ ist nicht erlaubt: Das Spiel ist aus ({ $rule })
error-not-your-turn = „{ $phrase }“ ist nicht erlaubt: Platz { $given } ist jetzt nicht dran, sondern Platz { $waiting }
error-not-now = „{ $phrase }“ ist jetzt nicht erlaubt ({ $why }); Platz { $given } darf: { $may }
error-rule = { $rule }: { $sentence }
error-not-held = von selbst geschieht jetzt nichts: Jemand muss handeln
error-nothing-to-undo = hier gibt es nichts zurückzunehmen: Seither wurde etwas gezogen oder aufgedeckt, oder jemand anderes hat gespielt

error-not-a-match = das ist keine gespeicherte Partie von Fathoms
error-format = diese Partie hat das Format { $given }; dieses Fathoms liest Format { $known }
error-match = das ist keine Partie von { $name }, die sich nachspielen lässt: { $why }
error-match-missing = das ist keine Partie von { $name }, die sich nachspielen lässt: { $what } fehlt
error-match-step = Schritt { $step } der Partie lässt sich nicht spielen: { $why }
error-draw = Schritt { $step } der Partie zieht { $given } aus 0 bis { $last }
error-draws = in Schritt { $step } der Partie wird anders gezogen, als die Regeln es vorsehen

## Die Kommandozeile, die Bots und das Labor

cli-game = { $title }: { $low } bis { $high } Personen, { $minutes } Minuten
cli-see-rules = siehe die Regeln
cli-written = Geschrieben nach { $path }
cli-stopped = angehalten
cli-stopped-nothing = angehalten; geschrieben wurde nichts
cli-stopped-kept = angehalten; was bisher gefunden wurde, steht in { $path }
error-unwritable = { $path } lässt sich nicht schreiben: { $why }
error-suffix = { $path } sollte auf eins davon enden: { $known }
error-other-game = { $path } ist eine Partie von { $name }
error-no-rule = die Regel „{ $given }“ gibt es nicht; die Regeln gehen von { $first } bis { $last }
error-me = die Plätze hier sind 0 bis { $last }, also kann --me nicht { $given } sein
error-no-bot = den Bot „{ $name }“ gibt es nicht; { $instead }
error-trees = eine Suche lässt 1 bis { $most } Bäume wachsen, nicht { $given }
error-simulations = eine Suche hat 1 bis { $most } Simulationen, nicht { $given }
error-ahead = eine Simulation spielt höchstens { $most } Entscheidungen voraus, nicht { $given }
error-not-home = Gewichte für eine andere Ausgabe oder andere Optionen gehören nicht zu { $name }, wie es in der Schachtel ist; sag mit --output, wohin damit

## Am Tisch im Netz: was schiefgehen kann

error-other-rules = diese Partie hat unter anderen Regeln begonnen: Du kannst sie ansehen, abspielen und speichern, aber nicht weiterspielen
error-kept-match = das ist eine gespeicherte Partie: Du kannst sie abspielen, aber nicht weiterspielen
error-broken-off = diese Partie wurde abgebrochen
error-changed-meanwhile = am Tisch hat sich inzwischen etwas getan; so steht es jetzt
error-end-stands = das Spiel ist aus, und dabei bleibt es
error-not-your-act = da ist nichts zurückzunehmen: Der letzte Zug war nicht deiner
error-not-your-seat = Platz { $given } ist nicht deiner
error-no-seat-here = Platz { $given } gibt es an diesem Tisch nicht
error-second-seat = du hast schon einen Platz, und andere spielen hier auch mit: Die Geheimnisse eines anderen Platzes gehen dich nichts an
error-seat-taken = dieser Platz gehört jemandem; er lässt sich ändern, wenn dort { $seconds } Sekunden lang niemand mehr war
error-onlookers = wer nur zuschaut, ändert keine Plätze; bitte um einen Einladungslink
error-others-play = andere spielen noch; überlass deinen Platz lieber einem Bot
error-only-players-ask = nur wer mitspielt, darf einen Bot ziehen lassen
error-only-players-invite = nur wer mitspielt, darf andere einladen
error-only-players-again = nur wer mitgespielt hat, darf eine Revanche verlangen
error-no-bot-to-go = auf Platz { $given } sitzt kein Bot, der jetzt ziehen darf
error-coach-thinks = der Coach denkt noch über deine letzte Frage nach
error-coach-keeps-out = der Coach hält sich aus Partien gegen andere Menschen heraus, außer sie wurden mit Coach angelegt
error-nothing-to-choose = Platz { $given } hat jetzt nichts zu entscheiden
error-seeds = ein Platz gibt in einer Partie höchstens { $most } Startzahlen
error-seed-letters = eine Startzahl besteht aus höchstens { $most } Buchstaben und Ziffern
error-no-command = das ist kein Befehl: { $why }
error-command-id = ein Befehl hat eine Kennung von 1 bis { $most } Zeichen
error-repeated = dieser Befehl wurde schon ausgeführt
error-stale = die Partie hat sich inzwischen geändert
error-not-kept = das ließ sich nicht speichern ({ $why }); versuch es noch einmal
error-name-length = ein Name hat höchstens { $most } Zeichen, und dieser hat { $given }
error-name-visible = ein Name besteht nur aus sichtbaren Zeichen
error-devices = dieser Platz ist schon auf { $most } Geräten
error-no-match = diese Partie gibt es für dich nicht; bitte jemanden am Tisch um einen Link
error-not-over = die Partie ist noch nicht zu Ende
error-kept-from-file = diese Partie kam aus einer Datei; diese Datei ist schon die gespeicherte Partie
error-keep-when-over = eine Partie mit mehreren Menschen lässt sich erst speichern, wenn sie zu Ende ist: Vorher würde sie Geheimnisse verraten
error-review-when-over = auf eine Partie kann man erst zurückblicken, wenn sie zu Ende ist: Vorher würde das Geheimnisse verraten
error-review-rules = diese Partie wurde unter anderen Regeln gespielt, und die heutigen können sie nicht beurteilen
error-review-length = eine Partie mit mehr als { $most } Schritten ist zu lang, um auf sie zurückzublicken
error-reviews-waiting = so viele Rückblicke sind schon zu dir unterwegs: { $most }; frag wieder, wenn einer da ist
error-too-many-reviews = von deiner Adresse wurde zu oft um einen Rückblick gebeten; warte ein paar Minuten
error-too-many-matches = von deiner Adresse wurden zu viele Partien angelegt; warte ein paar Minuten
error-too-many-questions = zu viele Fragen; warte eine Minute
error-running-matches = bei dir laufen { $count } Partien; bring erst eine zu Ende
error-edition-size = die Ausgabe einer Partie, die man öffnen kann, hat höchstens { $most } Bytes
error-too-many-steps = eine Partie, die man öffnen kann, hat höchstens { $most } Schritte
error-own-page = das darf nur die eigene Seite dieses Servers
error-too-large = das ist größer als { $most } Bytes
error-body = das lässt sich nicht lesen: { $why }
error-nine-digits = { $name } ist eine ganze Zahl mit höchstens neun Ziffern
error-nobody-waits = darauf wartet niemand mehr
error-no-page = die Webseite liegt hier nicht bereit
error-no-file = diese Datei gibt es nicht
error-nowhere = unter dieser Adresse ist nichts als Wasser
error-no-dice = diese Partie hat keine Würfel, die sich prüfen lassen: { $why }
error-secret-sealed = diese Partie wurde vor ihrem Ende gespeichert: Ihr Geheimnis ist noch nicht gelüftet
error-verify-rules = diese Partie wurde nach den Regeln { $given } von { $name } gespielt, und das hier sind die Regeln { $known }; die Seite /check braucht keine Regeln
verify-setup = Der Aufbau kam nicht von diesen Würfeln.
error-folder = { $path } lässt sich nicht verwenden ({ $why }); wähle mit --data einen anderen Ordner
error-folder-taken = ein anderer Server benutzt { $path }; beende ihn, oder wähle mit --data einen anderen Ordner
error-port = Port { $port } von { $host } lässt sich nicht verwenden ({ $why }); wähle mit --port einen anderen
error-key-unwritable = { $path } lässt sich nicht schreiben ({ $why }); mach dort Platz oder wähle einen anderen Ordner
error-key-length = der Schlüssel in { $path } hat { $given } Bytes statt { $wanted }; leg den richtigen zurück, oder entferne die Datei: Dann ist jeder Gast neu und jeder Link ungültig
error-store = in { $path } lassen sich keine Partien speichern ({ $why }); mach dort Platz oder wähle einen anderen Ordner
error-store-newer = { $path } hat das Format { $given }, und dieses Fathoms kennt { $known }; ein neueres Fathoms hat es geschrieben
news-untold = Etwas ist geschehen, wofür diese Regeln keine Worte haben.
ending-untold = Das Spiel ist aus
ending-untold-text = Es wurde unter anderen Regeln gespielt.

## Viele Partien (fathoms simulate)

error-bots = { $given ->
    [one] ein Bot ist genannt
   *[other] { $given } Bots sind genannt
} für { $seats } Plätze; nenne mit --bot einen für jeden oder mit --bots einen für alle
error-no-pyarrow = PyArrow speichert Partien als Parquet, ist aber nicht installiert: pip install 'fathoms[lab]'
error-not-games = { $path } ist keine Datei mit Partien von fathoms simulate; nenne mit --output eine andere
error-other-games = in { $path } stehen andere Partien ({ $what }: { $found }, jetzt { $given }); nenne mit --output eine andere Datei
simulate-variant = Variante
simulate-variant-row = Variante
simulate-rules = Regeln
simulate-fingerprint = Fingerabdruck
simulate-seed = Startzahl
simulate-bots = Bots
simulate-players = was die Bots denken
simulate-cut-off-after = abgebrochen nach
simulate-counts = Zählungen
simulate-version = Fathoms
simulate-compiling = Das Spiel wird kompiliert …
simulate-rate = { $rate } Partien/s
simulate-written = { $games } Partien in { $path } geschrieben: { $rate }
simulate-stopped = angehalten; in { $path } stehen die { $games } Partien bis hierher, und derselbe Befehl macht dort weiter
simulate-nothing-left = in { $path } stehen schon { $games } Partien: Es war keine mehr zu spielen
simulate-cost = In einer Sekunde spielt ein Kern { $counted } Partien mit Zählungen, { $plain } ohne
simulate-endings = Ausgänge: { $endings }; abgebrochen { $cut }
simulate-wins = Siege: { $wins }
simulate-length = Aktionen je Partie: { $length }
simulate-never = Nie getan: { $names }
