### Die Worte, die alle Spiele gemeinsam haben.

language-name = Deutsch

seat-0 = Spieler 1
seat-1 = Spieler 2
seat-2 = Spieler 3
seat-3 = Spieler 4

## Was mehrere Seiten sagen

ui-how-many = Wie viele spielen mit?
ui-me = Du
ui-a-bot = Ein Bot
ui-your-name = Dein Name
ui-level-of = Wie schlau ist der Bot auf Platz { $number }?
ui-level-shrimp = Garnele
ui-level-shrimp-help = planscht herum
ui-level-crab = Krabbe
ui-level-crab-help = schnappt, was sie sieht
ui-level-dolphin = Delfin
ui-level-dolphin-help = denkt voraus
ui-level-kraken = Krake
ui-level-kraken-help = irrt sich fast nie
ui-level-network = Netz
ui-level-network-help = hat es sich selbst beigebracht
ui-rules = Regeln
ui-whole-board = Das ganze Brett
ui-no-match = Diese Partie gibt es nicht.
ui-no-right = An diesen Tisch darfst du noch nicht. Bitte jemanden, der dort spielt, um einen Link.
ui-your-turn = Du bist dran
ui-waits-for = Warten auf { $name }
ui-closed = Nur zum Ansehen
ui-watching = Du siehst zu
ui-away = nicht da
ui-named = { $what }: { $game }
ui-no-rule = Zu dieser Regel gibt es keinen Text.
ui-open-to-all = Platz für Freunde freimachen
ui-share = Teilen
ui-picture-kept = Bild gespeichert
ui-gathering = Wartet auf Freunde
join-of = { $game }, am Tisch von { $host }
ui-learn = Spielen lernen, { $minutes } Min.
ui-learn-on = Weiterlernen
ui-puzzles = Rätsel
ui-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
ui-check-dice = War es fair?
mine-title = Meine Partien
mine-finished = Beendet
mine-all = Alle
mine-won = Gewonnen
mine-lost = Verloren
ui-edition = Eine eigene Ausgabe
ui-edition-help = Ändere Karten, Spielpläne und Zahlen der Schachtel. Schreib nur, was anders ist; der Tisch wird beim Tippen gezeichnet.
ui-daily = Tauchgang des Tages
ui-daily-of = Tauchgang vom { $day }: { $game }

## Was der Server in die Seite schreibt (head)

page-about = Fünf Brettspiele mit Seeungeheuern an einem Tisch: allein, zusammen vor einem Bildschirm oder weit voneinander entfernt. Ohne Anmeldung.
page-no-script = Fathoms zeichnet seine Tische mit JavaScript. Bitte erlaube es für diese Seite.

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
ui-plankton = Hier ist nur Plankton
ui-nowhere = Unter dieser Adresse ist nichts als Wasser.
ui-home = Zu allen Spielen

## Vor dem Spiel (setup)

ui-setup-lead = Leg gleich los oder ändere unten, was dir nicht passt.
ui-how-wild = Wie soll es werden?
ui-as-usual = Wie in der Schachtel
ui-as-usual-help = Die üblichen Regeln.
ui-all-options = Alle Optionen
ui-who = Wer spielt mit?
ui-a-friend = Jemand per Link
ui-on-this-device = Jemand an diesem Gerät
ui-name-of = Name auf Platz { $number }
ui-kind-of = Wer sitzt auf Platz { $number }?
ui-start = Spiel starten
coach-allow = Der Coach darf gefragt werden
coach-allow-help = Gegen andere Menschen schweigt er, außer du sagst hier, dass alle ihn fragen dürfen.

## Am Tisch (table)

ui-to-choices = Zu meiner Auswahl
ui-all-games = Fathoms: alle Spiele
ui-speed = Tempo der Züge
ui-speed-slow = Langsam
ui-speed-normal = Normal
ui-speed-instant = Sofort
ui-speed-fast = Schnell
ui-coach = Coach
ui-best = am besten
ui-menu = Menü
ui-at-table = Am Tisch
ui-beat-again = Noch einmal
ui-beat-next = Weiter
ui-to-my-turn = Bis ich dran bin
ui-to-now = Bis jetzt
ui-go-on = Weiterlaufen
ui-lost = Verbindung weg. Deine Züge sind sicher; gleich kommt der nächste Versuch.
ui-try-now = Jetzt versuchen
ui-their-turn = ist dran
ui-turn-of = { $name } ist dran
ui-everybody = Alle
ui-chosen = Du hast gewählt
ui-chosen-help = Du kannst es dir anders überlegen, bis alle gewählt haben.
ui-game-over = Das Spiel ist aus
ui-my-turn = Ich bin dran
ui-undo = Rückgängig
ui-reset = Zug neu beginnen
ui-other-choice = Doch etwas anderes
ui-once-more = Wähle es noch einmal, oder drücke den Knopf.
ui-and-now = Und jetzt? Wähle, was leuchtet.
ui-beside = Neben dem Spielplan
ui-mine = Was dir gehört
ui-then-open = Der Rest ist Glück oder liegt an den anderen.
ui-brings = { $what } · { $gain }
ui-log = Was bisher geschah
ui-lines = { $count } Zeilen
ui-why = Warum?
ui-close = Schließen
ui-not-now = Damit kannst du jetzt nichts tun ({ $name }). { $todo } Wähle etwas, das leuchtet.
ui-not-this = Dort kannst du jetzt nichts tun. { $todo } Wähle etwas, das leuchtet.
ui-ready = bereit
ui-choosing = überlegt
ui-winner = gewonnen
ui-bot = Bot
ui-open-seat = freier Platz
ui-you = du
ui-mate = dein Team
ui-online = da
ui-play-as = Jetzt spielt { $name }
ui-go-first = { $name }, du zuerst!
ui-seat-empty = Der Platz von { $name } ist leer.
ui-invite = Jemanden einladen
ui-let-bot = Einen Bot spielen lassen
ui-see-end = Wie es ausging
ui-replay = Wiederholung
ui-since = Seit deinem letzten Zug
ui-so-far = Bisher
ui-got-it = Verstanden
ui-aim = Ziel
ui-pass-device = Gib das Gerät weiter an { $name }
ui-look-away = Alle anderen schauen weg. Der Krake auch.
ui-open-curtain = Ich bin { $name }: Vorhang auf!
labelled = { $title }: { $what }
hands-human = Jemand setzt sich auf Platz { $number }.
hands-human-you = Du setzt dich auf Platz { $number }.
hands-human-named = { $name } setzt sich auf Platz { $number }.
hands-human-named-you = Du setzt dich auf Platz { $number }.
hands-human-by = { $seat } übernimmt auch Platz { $number }.
hands-human-by-you = Du übernimmst auch Platz { $number }.
hands-bot = Auf Platz { $number } spielt jetzt ein Bot.
hands-bot-you = Für dich spielt jetzt ein Bot.
hands-bot-named = { $name } ist gegangen; ein Bot spielt weiter.
hands-bot-named-you = Du bist gegangen; für dich spielt ein Bot weiter.
hands-bot-by = { $seat } lässt auf Platz { $number } einen Bot spielen.
hands-bot-by-you = Du lässt auf Platz { $number } einen Bot spielen.
hands-bot-by-to-you = { $seat } lässt für dich einen Bot spielen.
hands-open = Platz { $number } ist frei.
hands-open-by = { $seat } gibt Platz { $number } frei.
hands-open-by-you = Du gibst Platz { $number } frei.
hands-absent = Auf Platz { $number } sitzt niemand mehr.
hands-absent-by = { $seat } lässt Platz { $number } leer.
hands-absent-by-you = Du lässt Platz { $number } leer.
hands-kept = { $seat } hat die Partie heruntergeladen und kann nun jede Karte sehen.
hands-kept-you = Du hast die Partie heruntergeladen und kannst nun jede Karte sehen.
say-title = Etwas sagen
say-point-all = Den anderen zeigen
learn-again = Noch einmal
learn-invite = Zum ersten Mal hier? Ich zeige es dir in { $minutes } Minuten.
learn-yes = Zeig es mir
learn-no-thanks = Nein, danke
end-you-win = Du hast gewonnen!
end-board = Spielplan ansehen
end-turning = Der Wendepunkt
end-of = { $count } von { $of }
end-scored = { $what }: { $told }
end-short = Zu kurz, um das zu sagen.
end-steady = Kein einzelner Zug hat es entschieden: Es kam nach und nach so.
end-swing = { $seat } kam damit von { $from } % auf { $to } % Gewinnchance.
end-swing-team = Das Team kam damit von { $from } % auf { $to } % Gewinnchance.
ui-rematch = Revanche
ui-join-rematch = Zur Revanche
ui-play = Abspielen
ui-pause = Anhalten
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
review-better = „{ $phrase }“ wäre um { $cost } % besser gewesen.
review-lucky = Glück brachte { $luck } %.
review-unlucky = Pech kostete { $luck } %.
review-title = Wie es lief
review-working = Ein Blick zurück …
review-team = Das Team
review-at = { $seat } wählte „{ $did }“.
review-chance = { $name } { $percent } %
review-show = Diese Stellung zeigen
review-details = Züge, Glück und Wendepunkte
news-untold = Etwas ist geschehen, wofür diese Regeln keine Worte haben.
ending-untold = Das Spiel ist aus
ending-untold-text = Es wurde unter anderen Regeln gespielt.

## Was sich über einem Tisch öffnet (dialogs)

ui-sound = Ton
ui-who-plays = Wer spielt hier?
ui-replay-start = Von Anfang an ansehen
ui-links = Links zum Teilen
ui-keep-match = Partie herunterladen
ui-leave = Tisch verlassen
ui-leave-help = Du kannst jederzeit wiederkommen, solange die Partie nicht beendet ist.
ui-leave-bot = Ein Bot spielt für mich weiter
ui-leave-wait = Meinen Platz freihalten
ui-leave-end = Partie beenden
ui-table-in-words = Der Tisch in Worten
ui-space-names = Namen der Felder auf dem Spielplan
ui-nothing-since = Seit deinem letzten Zug ist nichts geschehen.
keys-title = Tasten
keys-tab = Tab springt von einem zum nächsten; auf dem Spielplan hält Tab nur einmal an.
keys-arrows = Pfeile gehen auf dem Spielplan von Ding zu Ding und von der Frage durch die Liste der Möglichkeiten.
keys-enter = Eingabetaste oder Leertaste wählt.
keys-digits = 1 bis 9 wählen die Möglichkeit mit dieser Nummer, solange du bei der Frage oder ihren Möglichkeiten bist.
keys-explain = ? auf einem Ding sagt, was es tut; überall sonst öffnet es diese Liste.
keys-telling = Während andere spielen und du auf keinem Knopf bist: ← erzählt noch einmal, → geht weiter, Leertaste wartet, Ende geht bis zu deinem Zug.
keys-escape = Esc schließt, was offen ist, oder lässt los, was du angeklickt hast.
keys-signs = 1 bis 9 und ? tun etwas
ui-in-rules = In den Regeln weiterlesen
ui-sit-here = Ich sitze hier, an diesem Gerät
ui-save = Speichern
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
ui-sealed = Die Würfel dieser Partie wurden vor dem ersten Zug versiegelt:

## Mit Freunden: vor dem Austeilen und am Tisch (lobby)

lobby-lead = Ausgeteilt wird erst, wenn du startest.
lobby-scan = Scannen und mitspielen
lobby-code = QR-Code mit dem Link zu diesem Tisch
lobby-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Link kopiert
lobby-how = Halte die Kamera eines Handys darauf oder verschick den Link. Alle suchen sich einen freien Platz aus.
lobby-wifi = Andere in deinem WLAN können mitspielen
lobby-wifi-help = An: Geräte in deinem Heimnetz dürfen diesen Tisch öffnen. Aus: nur dieser Computer.
lobby-only-here = Nur dieser Computer
lobby-only-here-help = Leg den Schalter um, dann können Handys und Tablets in deinem WLAN an diesen Tisch kommen.
lobby-seats = Plätze
lobby-choose = Such dir einen Platz aus
lobby-ready = Bereit
lobby-not-yet = Noch nicht
lobby-mark = Dein Zeichen
lobby-take-mark = Zeichen von Platz { $number }
lobby-opened = hat den Tisch eröffnet
lobby-came = ist da
lobby-bot = Bot, { $help }
lobby-bot-out = Den Bot wegnehmen
lobby-free = Freier Platz
lobby-free-help = beim Start setzt sich ein Bot hierher
lobby-sit = Hier sitzen
lobby-put-bot = Ein Bot
lobby-strength = Wie stark ist der Bot?
lobby-many-help = Auf einem Platz, der beim Start frei ist, spielt ein Bot ({ $bot }). Ein Freund kann ihn später übernehmen.
lobby-start = Mit { $count } starten
lobby-waiting = Warten auf { $names }. Du kannst auch gleich starten.
lobby-all-ready = Alle sind bereit.
lobby-nobody = Noch ist niemand da. Du kannst mit Bots starten.
lobby-in = Du bist dabei, { $name }
lobby-in-unnamed = Du bist dabei
lobby-i-am-ready = Ich bin bereit
lobby-wait = Moment, noch nicht
lobby-host-starts = { $host } startet die Partie.
lobby-show-out = { $name } vom Platz nehmen
lobby-out = Vom Platz genommen: { $names }
lobby-somebody = jemand
lobby-let-in = Wieder hereinlassen
lobby-barred = { $host } braucht deinen Platz für jemand anderen. Zuschauen kannst du trotzdem.
lobby-barred-alone = Dein Platz wird für jemand anderen gebraucht. Zuschauen kannst du trotzdem.
lobby-sat-down = { $name } hat sich gesetzt
lobby-is-ready = { $name } ist bereit
join-title = Du bist eingeladen
join-lead = { $game } wartet auf dich.
join-name = Wie heißt du?
join-go = An den Tisch
join-full = Gerade ist kein Platz frei. Du kannst zusehen und dich setzen, sobald einer frei wird.
join-seat-title = Auch auf diesem Gerät
join-seat-help = Du spielst { $name } auch hier. Wer diesen Bildschirm sieht, sieht alles, was dieser Platz sieht.
join-seat-go = Hier spielen
join-watch-title = Zusehen
join-watch-go = Zum Tisch
error-no-network = dieser Computer ist in keinem Netz; verbinde ihn mit deinem WLAN und versuch es noch einmal
lobby-typed = Alle dürfen einander schreiben
lobby-typed-help = Aus: nur die Worte und Bilder, die alle kennen. An: alles, was ihr tippt, nur an diesem Tisch.

## Lektionen (lesson)

learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-back = Zurück
learn-then = Gut! Und jetzt das:
learn-show = Zeig’s mir
learn-leave = Lektion verlassen
learn-start = Von vorn
learn-play = Richtig spielen
learn-not-now = Gute Idee für ein andermal. Versuch jetzt: { $act }.
learn-first = Moment! Lies erst das hier, dann drück auf „{ learn-next }“.
learn-scene = Gut gemacht! Jetzt überspringen wir ein paar Züge. Bereit?
learn-done = Geschafft! Mehr musst du nicht wissen. Der Rest kommt beim Spielen.

## Rätsel (puzzles)

ui-puzzles-lead = Eine Stellung, eine Frage, ein paar Züge.
ui-puzzles-next = Das nächste für dich
ui-puzzles-hard = Wie schwer?
ui-puzzles-all = Alle
ui-puzzles-unsolved = Nur ungelöste
ui-puzzles-none-left = Alle gelöst! Hier hat das Meer keine Geheimnisse mehr vor dir.
ui-puzzles-marks = Ohne Hilfe gelöst: eine Perle. Mit Hilfe: eine Muschel.
ui-puzzle-number = Rätsel { $number }
ui-puzzle-acts = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
ui-puzzle-move = Zug { $move }
ui-puzzle-enough = { $count ->
    [one] 1 genügt
   *[other] { $count } genügen
}
ui-puzzle-solved = Gelöst
ui-puzzle-open = Noch nicht gelöst
ui-puzzle-pearl = Perle: ohne Hilfe gelöst
ui-puzzle-shell = Muschel: mit Hilfe gelöst
ui-puzzle-hint = Tipp
ui-puzzle-hint-here = Schau hier: Das kommt als Nächstes.
ui-puzzle-hint-back = Ich bin wieder da, wo ich den Weg kenne. Das kommt als Nächstes.
ui-puzzle-answer = Lösung zeigen
ui-puzzle-missed = Nicht ganz! { $what } Ab hier entscheidet der Zufall oder jemand anders.
ui-puzzle-missed-over = Nicht ganz! { $what } Das Spiel ist aus, und das war nicht das Ziel.
ui-puzzle-back = Zug zurücknehmen
ui-puzzle-done-pearl = Gelöst, ganz allein! Eine Perle für dich.
ui-puzzle-done-shell = Gelöst, mit etwas Hilfe! Eine Muschel für dich.
ui-puzzle-shown = So geht es. Und jetzt du?
ui-puzzle-try = Selbst versuchen
ui-puzzle-next = Nächstes Rätsel
ui-puzzle-all = Alle Rätsel
puzzle-fins = { $fins ->
    [1] leicht
    [2] mittel
   *[3] schwer
}
puzzle-count = { $solved } von { $all } gelöst

## Das Ende (end)

end-swing-you = Du kamst damit von { $from } % auf { $to } % Gewinnchance.
ending-abandoned = Abgebrochen
ending-abandoned-text = Die Partie wurde vorzeitig beendet.

## Wiederholung (end)

ui-step = Schritt
ui-step-of = Schritt { $step } von { $of }
ui-step-back = Einen Schritt zurück
ui-step-on = Einen Schritt weiter
ui-to-table = Zum Tisch
ui-seen-by = Blick von
ui-spectator = außen

## Das Regelheft (manual)

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

## Die Würfelprobe (check)

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
verify-setup = Der Aufbau kam nicht von diesen Würfeln.

## Das Terminal (terminal)

typed-help = hilfe
typed-undo = zurücknehmen
typed-reset = neu
typed-why = warum
typed-what = was
typed-hint = tipp
typed-board = spielplan
typed-log = verlauf
typed-save = speichern
typed-quit = schluss
typed-show = zeig
typed-back = zurück
typed-answer = lösung
typed-next = weiter
terminal-begin = { $title }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}. Mit { typed-help } erfährst du, was du tippen kannst.
terminal-you = { $seat } bist du
terminal-bot = { $seat } ist ein Bot: { $level } ({ $help })
terminal-help =
    Antworte mit einer Nummer, mit den Worten einer Wahl oder mit denen in Klammern.
      { typed-undo }  die letzte Aktion zurücknehmen
      { typed-reset }           alles seit der letzten Ziehung zurücknehmen
      { typed-why }         die Regeln hinter dem, was eben geschah; mit einer Aktion dahinter: was dagegen spricht
      { typed-what } 2         was die Wahl 2 sicher bewirkt
      { typed-hint }          was der Coach tun würde
      { typed-board }     noch einmal der Spielplan
      { typed-log }       alles, was bisher geschah
      { typed-save }     die Partie in eine Datei speichern
      { typed-quit }       speichern und gehen
terminal-thinking = überlegt …
terminal-who = Wer spielt?
terminal-aim = Ziel: { $aim } ({ $now })
terminal-number = Wähle eine Nummer von 1 bis { $count }.
terminal-pass = { $seat }, jetzt du: Drück die Eingabetaste, wenn die anderen wegschauen.
terminal-allowed = { $typed } ist jetzt erlaubt.
terminal-not-now = { $typed } ist jetzt nicht erlaubt.
terminal-no-action = „{ $typed }“ ist keine Aktion. Was du tun kannst, steht in Klammern; alles Weitere zeigt { typed-help }.
terminal-no-undo = Hier gibt es nichts zurückzunehmen: Seither wurde etwas gezogen oder aufgedeckt, oder jemand anderes hat gespielt.
terminal-won = Gewonnen: { $names }
terminal-saved = Gespeichert als { $path }
terminal-left = Die Partie ist gespeichert. Weiter geht es mit: { $command }
terminal-chance = Der Rest ist Zufall.
terminal-key-next = Weiter
terminal-key-skip = Vorspulen
terminal-key-theme = Hell oder dunkel
terminal-key-help = Hilfe
terminal-key-quit = Gehen
terminal-screen-help =
    ↑ ↓ Enter   wählen; 1 bis 9 führen zu einer Wahl
    Tab ← →     zum nächsten Bereich: Wahl, Verlauf, Spielplan
    Leer, n     die nächste Zeile der Erzählung
    s           vorspulen bis jetzt
    u, r        letzte Aktion zurück; Zug neu beginnen
    c           was der Coach tun würde
    w           warum: die Regel hinter der Zeile im Verlauf
    t           hell oder dunkel
    q           gehen; die Partie speichert sich selbst
    Eine Wahl zeigt unter dem Spielplan, was sie sicher bewirkt.
    Die Maus kann das alles auch.
learn-enter = Weiter mit der Eingabetaste.
learn-keys = Antworte mit einer Nummer. Oder tippe { typed-show }, dann spiele ich es für dich; { typed-board }; { typed-back }; { typed-quit }.
learn-left = Weiter geht es mit: { $command }
serve-open = Fathoms ist offen unter { $address }  (Strg-C schließt es)
bots-open = Fathoms denkt für { $address }  (Strg-C beendet es)
serve-network = In deinem Heimnetz: { $address }  (Handys und Tablets in deinem WLAN können es öffnen, auch mit diesem Code)
serve-network-closed = In deinem Heimnetz wäre es { $address }; lass andere herein mit dem Schalter „Andere in deinem WLAN können mitspielen“ an einem Tisch oder mit --home
admin-running = läuft
admin-gathering = vor dem Austeilen
admin-over = zu Ende
admin-ended = Die Partie { $match } ist abgebrochen.
admin-banned = Der Gast { $guest } wird ferngehalten.
admin-admitted = Der Gast { $guest } darf wieder kommen.
admin-deleted = Die Partie { $match } ist gelöscht.
admin-guest-deleted = Gelöschte Partien: { $gone }; Partien, die andere ohne diesen Gast fortsetzen: { $left }.
edition-new = Eine Ausgabe von { $name }. Ändere, was du magst; was du weglässt, bleibt wie in der Schachtel.
edition-wants-number = ganze Zahl von { $low } bis { $high }
edition-wants-name = eins von { $known }
edition-wants-list = eine Liste von { $low }, jedes: { $each }
edition-wants-list-range = eine Liste von { $low } bis { $high }, jedes: { $each }
edition-good = { $path }: eine gute Ausgabe von { $title }, { $count ->
    [0] nichts geändert
    [one] ein Wert geändert
   *[other] { $count } Werte geändert
}
edition-same = Beide sind gleich.
print-sheet = Blatt { $number } von { $of }
print-how = in voller Größe drucken, an den Marken schneiden, gestrichelte Linien falten
terminal-daily = Zum Teilen: { $text }
terminal-daily-again = Das war zum Üben: Nur der erste Versuch zählt.

## Der Coach: wovon diese Wahl mehr oder weniger übrig lässt als die anderen (coach)

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

## Der Blick zurück (end)

review-unfinished = Die Partie ist noch nicht zu Ende.
review-at-you = Du hast „{ $did }“ gewählt.

## Was schiefgehen kann: was versucht wurde, warum es nicht geht und was ginge (errors)

error-did-you-mean = meinst du „{ $near }“?
error-there-is = es gibt: { $known }
error-no-language = die Sprache „{ $language }“ gibt es nicht; es gibt: { $known }
error-no-game = das Spiel „{ $name }“ gibt es nicht; { $instead }
error-seats = { $name } ist für { $low } bis { $high } Plätze, nicht für { $given }
error-seed = seed kann nicht { $given } sein; erlaubt ist eine ganze Zahl von 0 bis 2^63 - 1
error-script = ein script ist eine Liste ganzer Zahlen, nicht { $given }
error-no-option = die Option „{ $name }“ gibt es nicht; { $instead }
error-no-gpu = hier lässt sich keine GPU nutzen: Dazu braucht es eine von NVIDIA und pip install 'fathoms[gpu]'; device='cpu' ginge
error-network = „{ $path }“ ist kein Netz: Es braucht eine .npz-Datei, die examples/ppo.py geschrieben hat
error-network-other = „{ $path }“ hat { $name } gelernt; { $given } kann es nicht spielen
error-option-value = { $name } kann nicht „{ $given }“ sein; erlaubt ist: { $allowed }
error-option-subset = { $name } kann nicht „{ $given }“ sein; erlaubt sind Zahlen von { $low } bis { $high }, mit Kommas dazwischen, oder none für keine
error-first-player = first_player kann nicht { $given } sein: Die Plätze hier sind 0 bis { $last }
error-no-preset = die Voreinstellung „{ $preset }“ gibt es in { $name } nicht; { $instead }
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
error-match-rules = diese Partie wurde nach anderen Regeln von { $name } gespielt, und nach den heutigen lässt sie sich nicht nachspielen: { $why }
error-match-step = Schritt { $step } der Partie lässt sich nicht spielen: { $why }
error-draw = Schritt { $step } der Partie zieht { $given } aus 0 bis { $last }
error-draws = in Schritt { $step } der Partie wird anders gezogen, als die Regeln es vorsehen

## Die Kommandozeile, die Bots und das Labor (terminal)

cli-game = { $title }: { $low } bis { $high } Personen, { $minutes } Minuten
cli-see-rules = siehe die Regeln
cli-written = Geschrieben nach { $path }
cli-stopped = angehalten
cli-stopped-nothing = angehalten; geschrieben wurde nichts
cli-stopped-kept = angehalten; was bisher gefunden wurde, steht in { $path }
cli-about = Fünf Brettspiele mit Seeungeheuern an einem Tisch.
cli-usage = Aufruf
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-one-command = BEFEHL
cli-takes-number = ZAHL
cli-takes-path = PFAD
cli-takes-text = TEXT
cli-takes-game = SPIEL
cli-takes-match = PARTIE
cli-takes-edition = AUSGABE
cli-takes-guest = GAST
cli-takes-address = ADRESSE
cli-takes-name = NAME
cli-takes-value = WERT
cli-default = [sonst { $value }]
cli-required = [nötig]
cli-examples = Beispiele
cli-command-games = Zeigt die Spiele, ihre Optionen und Voreinstellungen.
cli-command-play = Startet ein Spiel im Terminal, allein mit Bots oder zu mehreren an einer Tastatur.
cli-command-learn = Bringt dir im Terminal ein Spiel bei: eine erste Partie, die sagt, was zu tun ist, in höchstens fünf Minuten.
cli-command-rules = Zeigt, wie man ein Spiel spielt, oder eine Regel mit Nummer.
cli-command-serve = Stellt den Tisch im Browser bereit.
cli-command-bots = Denkt für die Server einer Datenbank, auf einem eigenen Rechner (braucht `pip install 'fathoms[postgres]'`).
cli-command-db = Pflegt, was der Webtisch aufbewahrt.
cli-command-db-migrate = Bringt einen Bestand auf das Format dieser Version, bevor Server starten.
cli-command-db-export = Schreibt alles Aufbewahrte samt Schlüssel in eine Datei; der Server darf weiterlaufen.
cli-command-db-import = Liest so eine Datei in einen leeren Bestand, von welcher Art auch immer.
cli-command-db-backup = Schreibt alles in eine neue Datei in einem Ordner, nach dieser Sekunde benannt, und liest sie zur Probe wieder.
cli-command-db-restore = Ersetzt alles Aufbewahrte durch den Inhalt so einer Datei, während kein Server läuft.
cli-command-admin = Kümmert sich um Partien und Gäste, während Server weiterlaufen.
cli-command-admin-list = Listet die zuletzt geänderten Partien auf: ID, Zeit, Spiel, Stand, und wer mit welcher Gast-ID spielt.
cli-command-admin-end = Bricht eine Partie ab; Server dürfen weiterlaufen.
cli-command-admin-ban = Hält einen Gast von allen Tischen fern oder lässt ihn mit --lift wieder zu; ein neuer Browser ist ein neuer Gast.
cli-command-admin-delete = Löscht eine Partie für immer oder mit --guest alles über eine Person; aus Partien anderer verschwindet nur sie.
cli-command-verify = Prüft die Würfel einer beendeten Partie: Das Geheimnis passt zu seinem Fingerabdruck, und jede Ziehung folgt daraus.
cli-command-compare =
    Spielt zwei Varianten mit denselben Startzahlen und sagt, was sich ändert und wie sicher das ist, hier und als Seite.

    Strg-C antwortet mit den Partien, die beide bis dahin gespielt haben.
cli-command-sweep =
    Lässt eine oder zwei Zahlen einer Ausgabe, oder Optionen, mit denselben Startzahlen ihre Werte durchlaufen und zeichnet, was sie bewirken.

    NAME ist eine Option oder eine Stelle der Schachtel wie costs.outward; Werte sind 5..10 oder 2,4,8.
cli-command-report =
    Schreibt eine Seite über ein Spiel, wie seine Bots es spielen: Länge, Gesundheit, Fairness, Auswahl, Spannung, Können und Glück.

    Aus einer Datei werden die ersten Partien noch einmal gespielt, dieselben dank ihrer Startzahl, und genau angesehen.
cli-command-bench = Misst jede Art, ein Spiel laufen zu lassen, in einem Durchgang: Entscheidungen pro Sekunde und Verhältnisse.
cli-command-review = Blickt auf eine Partie zurück: die Chancen nach jeder Aktion, die Wendepunkte, Wahl und Glück getrennt.
cli-command-arena =
    Lässt Bots gegeneinander spielen: getauschte Plätze, gespiegelte Startzahlen, 95-%-Intervalle, zuerst eine A/A-Probe.

    Stufen sind shrimp, crab, dolphin und kraken; 500 (eine Suche mit so vielen Simulationen) und 500+4 (die jede um so viele Entscheidungen weiterspielt); newcomer (greift zu und irrt in drei von zehn Fällen); cheat (ein dolphin, der alle Geheimnisse und kommenden Würfe sieht).
cli-command-simulate =
    Spielt viele Partien zwischen Bots und speichert sie als Tabelle, eine Zeile pro Partie (braucht `pip install 'fathoms[lab]'`).

    Bots sind die der Arena, und random. Strg-C behält, was gespielt wurde; derselbe Befehl macht dort weiter, auch einer für mehr Partien. Was in einer Zeile steht, sagt docs/design.md.
cli-command-tune =
    Findet die Gewichte der Hinweise eines Spiels neu, aus Partien, die seine Bots gegeneinander spielen.

    Nutzt alle Kerne, und die GPU, wo es eine gibt. Geschrieben wird nach jeder Platzzahl. Mit den üblichen Optionen wird auch jede Voreinstellung gespielt; mit einer Ausgabe oder anderen Optionen ersetzen die Gewichte nicht die des Spiels.
cli-option-help = Zeigt dies und endet.
cli-option-game = Eines der Spiele; `fathoms games` zeigt sie.
cli-option-rule = Nur diese eine Regel, etwa KA-34.
cli-option-games = Alle Spiele, wenn keines genannt ist.
cli-option-seats = Wie viele spielen.
cli-option-seat-counts = Platzzahlen; mehrmals für mehrere.
cli-option-seed = Dieselbe Startzahl gibt dieselbe Partie noch einmal.
cli-option-option = Eine Option.
cli-option-preset = Eine Voreinstellung mit Namen.
cli-option-edition = Eine TOML-Datei, die Spielmaterial ändert.
cli-option-language = { $known }; sonst die des Systems.
cli-option-play-game = Das Spiel; mit --resume ein Spiel, der Name einer gespeicherten Partie, oder nichts für die letzte.
cli-option-me = Ein Platz, den du spielst, ab 0; mehrmals für mehrere.
cli-option-play-bots = Die Stufe der anderen Plätze; jedes Spiel hat seine übliche.
cli-option-load = Mit einer Partie aus einer Datei weiterspielen; die Datei bleibt, wie sie ist.
cli-option-resume = Die letzte Partie fortsetzen, oder die genannte.
cli-option-words = Zeile für Zeile, der Spielplan in Worten: für Screenreader.
cli-option-plain = Zeile für Zeile, nicht auf dem ganzen Bildschirm.
cli-option-step = Der Schritt, mit dem es beginnt.
cli-option-words-board = Der Spielplan in Worten, nicht gezeichnet.
cli-option-host = Die Adresse, an der gelauscht wird.
cli-option-port = Der Port, an dem gelauscht wird.
cli-option-data = Der Ordner für die Partien.
cli-option-archive = Eine Datei mit einem ganzen Bestand.
cli-option-backups = Der Ordner der Sicherungen.
cli-option-database = Eine PostgreSQL-Datenbank, die sich mehrere Server teilen.
cli-option-workers = Prozesse, die sich den Port teilen; braucht --database.
cli-option-open = Die Seite im Browser öffnen.
cli-option-home = Geräte in deinem Heimnetz mitspielen lassen.
cli-option-proxy = Adresse oder Netz eines Proxys, dem vertraut wird; mehrfach möglich.
cli-option-public-url = Wo die Welt ihn findet, hinter einem Proxy.
cli-option-metrics = Dort Prometheus antworten, unter /metrics: ein Port dieses Rechners oder Host:Port.
cli-option-log-level = Ab welcher Stufe protokolliert wird: info, warning oder error.
cli-option-limit = Eine Grenze für das, was jemand verlangen darf, als NAME=WERT; mehrfach möglich.
cli-option-match = Die ID einer Partie, wie `fathoms admin list` sie zeigt.
cli-option-admin-guest = Die ID eines Gastes, wie `fathoms admin list` sie zeigt.
cli-option-banned = Die ID eines Gastes, wie `fathoms admin list` sie zeigt.
cli-option-listed = Höchstens so viele Partien.
cli-option-lift = Wieder zulassen.
cli-option-downloaded = Eine Partie, vom Tisch im Browser heruntergeladen.
cli-option-seal = Der Fingerabdruck, wie du ihn vor dem Austeilen notiert hast.
cli-option-saved = Eine gespeicherte oder heruntergeladene Partie.
cli-option-html = Die HTML-Datei, die geschrieben wird.
cli-option-seconds = Wie lange jede Messung läuft.
cli-option-search = Auch die Baumsuche messen.
cli-option-batched = Partien im Stapel auf einem Kern, und auf der GPU, wo es eine gibt, mit allem, was jeder Platz wissen darf.
cli-option-peers = Neben anderen Bibliotheken, die installiert sind.
cli-option-identical = Partien, die zwischen GPU und CPU Bit für Bit verglichen werden.
cli-option-levels = Bots, der schwächste zuerst, mit Kommas dazwischen.
cli-option-pairing = Partien pro Paarung.
cli-option-same-games = Dieselbe Startzahl gibt dieselben Partien.
cli-option-guest = Einen Bot dieser Stufe unter die anderen setzen.
cli-option-results = Die Ergebnisse hierhin schreiben: .md, .csv oder .svg.
cli-option-every-bot = Der Bot aller Plätze.
cli-option-bot = Ein Bot pro Platz; einmal für jeden.
cli-option-rows = Wie viele Partien die Datei enthalten soll.
cli-option-same-file = Dieselbe Startzahl gibt dieselbe Datei.
cli-option-counts = Zählen, was jeder Platz getan hat: verbs oder actions.
cli-option-most = Aktionen, nach denen eine Partie abgebrochen wird; 20.000.
cli-option-threads = Wie viele zugleich spielen; sonst einer pro Kern.
cli-option-parquet = Die Parquet-Datei; geht weiter, wo sie endet.
cli-option-round-games = Partien pro Runde, und pro Änderung.
cli-option-rounds = Runden des Anpassens.
cli-option-tries = Schübe kleiner Änderungen, die danach versucht werden.
cli-option-searched = Partien von Spielern, die suchen, pro Versuch.
cli-option-searches = Schübe von Änderungen, unter ihnen versucht; langsam.
cli-option-same-weights = Dieselbe Startzahl gibt dieselben Gewichte.
cli-option-weights = Die Gewichte hierhin schreiben, nicht ins Spiel.
cli-option-ray = Auf einem Ray-Cluster spielen: seine Adresse, `auto`, oder `local` für einen auf diesem Rechner.
cli-option-within = Wie genau ein Anteil bekannt sein soll, in Prozentpunkten.
cli-option-games-each = Partien pro Seite, was immer die Genauigkeit verlangt.
cli-option-same-answer = Dieselbe Startzahl gibt dieselbe Antwort.
cli-option-cut-off = Aktionen, nach denen eine Partie abgebrochen wird.
cli-option-before = Ein Spiel, eine Variante in Anführungszeichen oder die TOML-Datei einer Ausgabe.
cli-option-after = Ebenso, oder nur Optionen: cost_outward=7.
cli-option-which-game = Das Spiel, wenn weder A noch B es sagt.
cli-option-set = Was verändert wird; ein- oder zweimal.
cli-option-source = Ein Spiel, oder eine Datei von `fathoms simulate`.
cli-option-skill = Bots, an denen Können gemessen wird, schwächster zuerst; keine: ''.
cli-option-without = Verbietet dies einer Seite nach der anderen, statt jeder Art von Aktion: eine Aktion, ihren Anfang oder ein Wort darin; wiederholbar.
cli-option-looked-at = Partien pro Platzzahl, oder höchstens aus einer Datei.
error-unwritable = { $path } lässt sich nicht schreiben: { $why }
error-suffix = { $path } sollte auf eins davon enden: { $known }
error-lesson-step = die Lektion hat die Schritte 1 bis { $last }, nicht { $given }
error-nothing-to-resume = in { $folder } ist keine Partie, die weitergehen kann; beginne eine mit fathoms play und einem Spiel
error-missing-argument = { $name } fehlt; { $instead }
error-see-help = siehe { $command } --help
error-no-such-flag = { $command } hat keine Option { $name }; { $instead }
error-no-such-command = den Befehl „{ $name }“ gibt es nicht; { $instead }
error-flag-value = nach { $name } fehlt ein Wert
error-flag-number = { $name } braucht { $wanted }
cli-whole = eine ganze Zahl
cli-number = eine Zahl
cli-number-range = eine Zahl von { $low } bis { $high }
cli-whole-from = eine ganze Zahl ab { $low }
cli-whole-range = eine ganze Zahl von { $low } bis { $high }
error-too-many-arguments = { $command } nimmt danach nichts mehr, und es folgt „{ $given }“; siehe { $command } --help
error-usage = { $command } lässt sich so nicht aufrufen: { $why }; siehe { $command } --help
error-trees = eine Suche lässt 1 bis { $most } Bäume wachsen, nicht { $given }
error-simulations = eine Suche hat 1 bis { $most } Simulationen, nicht { $given }
error-ahead = eine Simulation spielt höchstens { $most } Entscheidungen voraus, nicht { $given }
error-not-home = Gewichte für eine andere Ausgabe oder andere Optionen gehören nicht zu { $name }, wie es in der Schachtel ist; sag mit --output, wohin damit
cli-migrated = Der Bestand hat das Format { $format }.
cli-exported = { $count ->
    [one] Eine Partie ist in { $path }, mit allem, was dazugehört, und dem Schlüssel.
   *[other] { $count } Partien sind in { $path }, mit allem, was dazugehört, und dem Schlüssel.
}
cli-imported = { $count ->
    [one] Eine Partie ist jetzt gespeichert.
   *[other] { $count } Partien sind jetzt gespeichert.
}
cli-command-edition = Macht eine Ausgabe: beginnt, prüft, vergleicht, zeichnet und druckt sie.
cli-command-edition-new = Schreibt die ganze Schachtel eines Spiels als Datei zum Ändern, bei jedem Wert, was er sein darf.
cli-command-edition-check = Sagt Zeile für Zeile, was eine Ausgabe unspielbar macht.
cli-command-edition-diff = Listet die Werte auf, in denen sich zwei Ausgaben oder Schachtel und Ausgabe unterscheiden.
cli-command-edition-draw = Zeichnet Spielpläne, Karten und Plättchen einer Ausgabe als SVG-Dateien.
cli-command-edition-print = Schreibt Blätter zum Drucken, Ausschneiden und Spielen: Öffne die Seite im Browser und druck sie in voller Größe.
cli-option-edition-file = Die TOML-Datei der Ausgabe.
cli-option-edition-or-game = Die TOML-Datei einer Ausgabe oder ein Spiel für seine Schachtel.
cli-option-edition-before = Die TOML-Datei einer Ausgabe oder ein Spiel für seine Schachtel.
cli-option-edition-after = Die TOML-Datei einer Ausgabe oder ein Spiel für seine Schachtel.
cli-option-folder = Der Ordner für die Zeichnungen.
cli-option-paper = Das Papier: a4 oder letter.
cli-option-daily = Der Tauchgang von heute: für alle dieselbe Partie, das Datum ist ihre Startzahl.
cli-option-date = Der Tauchgang jenes Tages, zum Üben.

## Am Tisch im Netz: was schiefgehen kann (errors)

error-other-rules = diese Partie hat unter anderen Regeln begonnen: Du kannst sie ansehen und abspielen, aber nicht weiterspielen
error-kept-match = das ist eine gespeicherte Partie: Du kannst sie abspielen, aber nicht weiterspielen
error-broken-off = diese Partie wurde abgebrochen
error-changed-meanwhile = am Tisch hat sich inzwischen etwas getan; so steht es jetzt
error-end-stands = das Spiel ist aus, und dabei bleibt es
error-not-your-act = da ist nichts zurückzunehmen: Der letzte Zug war nicht deiner
error-not-your-seat = Platz { $given } ist nicht deiner
error-no-seat-here = Platz { $given } gibt es an diesem Tisch nicht
error-second-seat = du hast schon einen Platz, und andere spielen hier auch mit: Die Geheimnisse eines anderen Platzes gehen dich nichts an
error-seat-taken = dieser Platz gehört jemandem; so lässt er sich erst ändern, wenn dort { $seconds } Sekunden lang niemand mehr war
error-shown-out = wer diesen Tisch eröffnet hat, brauchte deinen Platz für jemand anderen; zuschauen kannst du trotzdem
error-onlookers = wer nur zuschaut, ändert keine Plätze; bitte um einen Einladungslink
error-others-play = andere spielen noch oder sind erst seit weniger als { $seconds } Sekunden weg; überlass deinen Platz lieber einem Bot
error-only-players-ask = nur wer mitspielt, darf einen Bot seinen Zug machen lassen
error-only-players-invite = nur wer mitspielt, darf andere einladen
error-only-players-again = nur wer mitgespielt hat, darf eine Revanche verlangen
error-no-bot-to-go = auf Platz { $given } sitzt kein Bot, der jetzt ziehen darf
error-coach-thinks = der Coach denkt noch über deine letzte Frage nach
error-coach-keeps-out = der Coach hält sich aus Partien gegen andere Menschen heraus, außer sie wurden mit Coach angelegt
error-nothing-to-choose = Platz { $given } hat jetzt nichts zu entscheiden
error-seeds = ein Platz gibt in einer Partie höchstens { $most } Startzahlen
error-seed-letters = eine Startzahl besteht aus höchstens { $most } Buchstaben und Ziffern
error-no-command = das ist kein Befehl: { $why }
error-command-id = ein Befehl hat eine Kennung von 1 bis { $most } druckbaren Zeichen
error-repeated = dieser Befehl wurde schon ausgeführt
error-stale = die Partie hat sich inzwischen geändert
error-not-kept = das ließ sich nicht speichern ({ $why }); versuch es noch einmal
error-name-length = ein Name hat höchstens { $most } Zeichen, und dieser hat { $given }
error-name-visible = ein Name besteht nur aus sichtbaren Zeichen
error-devices = dieser Platz ist schon auf { $most } Geräten
error-onlookers-many = { $most } Leute sind den Links dieses Tisches schon gefolgt; mehr können nicht zusehen
error-no-match = diese Partie gibt es für dich nicht; bitte jemanden am Tisch um einen Link
error-not-over = die Partie ist noch nicht zu Ende
error-kept-from-file = diese Partie kam aus einer Datei; diese Datei ist schon die gespeicherte Partie
error-keep-when-over = eine Partie mit mehreren Menschen lässt sich erst herunterladen, wenn sie zu Ende ist: Vorher würde sie Geheimnisse verraten
error-review-when-over = auf eine Partie kann man erst zurückblicken, wenn sie zu Ende ist: Vorher würde das Geheimnisse verraten
error-review-rules = diese Partie wurde unter anderen Regeln gespielt, und die heutigen können sie nicht beurteilen
error-review-length = eine Partie mit mehr als { $most } Schritten ist zu lang, um auf sie zurückzublicken
error-reviews-waiting = zu dir sind schon genug Rückblicke unterwegs ({ $most }); frag wieder, wenn einer da ist
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
error-puzzle-acts = ein Lösungsversuch hat höchstens { $most } Züge, nicht { $given }
error-nobody-waits = darauf wartet niemand mehr
error-no-page = die Webseite liegt hier nicht bereit
error-no-file = diese Datei gibt es nicht
error-nowhere = unter dieser Adresse ist nichts als Wasser
error-method = diese Adresse fragt man mit { $known } und nicht mit { $given }
error-websocket = hier öffnet man einen WebSocket der Version 13, mit vollständigem Handshake
error-no-request = das ist keine lesbare Anfrage nach HTTP/1.1, oder ihr Kopf ist zu lang
error-inside = hier drinnen ging etwas schief; es ist notiert, und vielleicht klappt es beim nächsten Versuch
error-not-dealt = es ist noch nichts ausgeteilt: Das geht, sobald die Partie begonnen hat
error-dealt = die Partie hat schon begonnen: Das ging nur vorher
error-only-maker = das entscheidet nur, wer diesen Tisch eröffnet hat; ist diese Person weg, können es alle, die mitspielen, sobald alle bereit sind
error-too-few-seats = { $count } Plätze sind zu wenig: Hier sitzen schon { $people } Leute
error-no-piece = so ein Teil, das alle sehen, liegt nicht auf dem Tisch
error-too-many-words = eins nach dem anderen: Warte ein paar Sekunden, bevor du wieder etwas sagst oder zeigst
error-no-seal = eine Startzahl zählt nur für Würfel, die vorher versiegelt wurden: Hol dir mit POST /api/seals eine Partie und ihren Fingerabdruck und schick beides mit
error-no-link = dieser Link gilt nicht mehr; bitte jemanden am Tisch um einen neuen
error-network-here = nur wer am Computer selbst sitzt, kann den Tisch fürs Netz öffnen
error-too-many-uploads = von deiner Adresse wurden zu viele Partien aus Dateien geöffnet; warte eine Stunde
error-uploads-kept = du hast hier schon { $most } Partien aus Dateien; nach einer Weile werden sie vergessen
error-no-dice = diese Partie hat keine Würfel, die sich prüfen lassen: { $why }
error-secret-sealed = diese Partie wurde vor ihrem Ende gespeichert: Ihr Geheimnis ist noch nicht gelüftet
error-verify-rules = diese Partie wurde nach den Regeln { $given } von { $name } gespielt, und das hier sind die Regeln { $known }; die Seite /check braucht keine Regeln
error-database = die Datenbank { $where } antwortet nicht, wie sie sollte ({ $why }); sieh nach, ob sie läuft und ob --database stimmt
error-database-address = { $given } ist nicht die Adresse einer PostgreSQL-Datenbank; eine sieht so aus: postgresql://benutzer@rechner/name
error-banned = wer sich um diesen Server kümmert, hat ihn für diesen Browser geschlossen
error-over-already = die Partie { $given } ist schon zu Ende
error-end-gathering = die Partie { $given } ist noch nicht ausgeteilt; fathoms admin delete löscht sie
error-match-or-guest = nenne eine Partie, oder mit --guest einen Gast
error-other-game = { $path } ist eine Partie von { $name }
error-no-rule = die Regel „{ $given }“ gibt es nicht; die Regeln gehen von { $first } bis { $last }
error-me = die Plätze hier sind 0 bis { $last }, also kann --me nicht { $given } sein
error-no-bot = den Bot „{ $name }“ gibt es nicht; { $instead }
error-edition-game = { $path } passt zu keinem Spiel oder zu mehreren; sag mit --game, zu welchem: { $instead }
error-not-typed = an diesem Tisch wird nicht geschrieben: Wer ihn eröffnet hat, hat es nicht erlaubt; die fertigen Worte gehen
error-text = eine Nachricht hat 1 bis { $most } sichtbare Zeichen, in einer Zeile
error-no-puzzle = das Rätsel „{ $given }“ gibt es in { $name } nicht; { $instead }
error-puzzle-over = dieser Versuch ist vorbei: „{ $phrase }“ kommt zu spät; fang neu an

## Was auf der Kommandozeile schiefgehen kann (terminal)

error-batch-actions = step erwartet eine Aktion für jede von { $wanted } Partien, als ganze Zahlen, nicht { $given }
error-not-there = so eine Datei oder so einen Ordner gibt es nicht
error-not-allowed = das ist hier nicht erlaubt
error-is-folder = das ist ein Ordner
error-no-folder = ein Teil des Pfads ist kein Ordner
error-there-already = das gibt es schon
error-disk-full = die Platte ist voll
error-read-only = dort lässt sich nichts schreiben
error-in-use = etwas anderes benutzt das schon
error-no-address = so eine Adresse hat dieser Rechner nicht
error-public-url = --public-url nimmt eine Adresse wie https://fathoms.example, nicht „{ $given }“
error-proxy = --proxy nimmt eine Adresse oder ein Netz wie 10.0.0.1 oder 10.0.0.0/8, nicht „{ $given }“
error-folder = { $path } lässt sich nicht verwenden ({ $why }); wähle mit --data einen anderen Ordner
error-folder-taken = ein anderer Server benutzt { $path }; beende ihn, oder wähle mit --data einen anderen Ordner
error-port = Port { $port } von { $host } lässt sich nicht verwenden ({ $why }); wähle mit --port einen anderen
error-key-unwritable = { $path } lässt sich nicht schreiben ({ $why }); mach dort Platz oder wähle einen anderen Ordner
error-key-length = der Schlüssel in { $path } hat { $given } Bytes statt { $wanted }; leg den richtigen zurück, oder entferne die Datei: Dann ist jeder Gast neu und jeder Link ungültig
error-store = in { $path } lassen sich keine Partien speichern ({ $why }); mach dort Platz oder wähle einen anderen Ordner
error-store-newer = { $path } hat das Format { $given }, und dieses Fathoms kennt { $known }; ein neueres Fathoms hat es geschrieben
error-no-asyncpg = mit PostgreSQL spricht asyncpg, und das ist nicht installiert: pip install 'fathoms[postgres]'
error-store-altered = { $path } ist auf einem anderen Weg zum Format { $given } gekommen, als dieses Fathoms kennt; nimm das Fathoms, das es führt
error-workers = mehrere Prozesse können sich keinen Ordner teilen; nenne mit --database eine PostgreSQL-Datenbank, oder lass --workers weg
error-bots-database = nenne mit --database die Datenbank, für deren Server gedacht werden soll
error-no-store = in { $path } ist nichts gespeichert
error-store-older = { $path } hat das Format { $given }, und dieses Fathoms schreibt { $known }; bring es mit fathoms db migrate auf den Stand
error-store-full = in { $path } sind schon { $count } Partien; fathoms db restore würde die Datei an ihre Stelle setzen
error-store-served = ein Server arbeitet mit { $path }; beende zuerst alle
error-archive = { $path } ist keine vollständige Datei von fathoms db export
error-metrics = { $given } ist keine Adresse für Messwerte; eine sieht aus wie 9100 oder 10.0.0.5:9100
error-metrics-port = { $given } geht für Messwerte nicht ({ $why }); wähle mit --metrics eine andere Adresse
error-log-level = die Stufe { $given } gibt es nicht; es gibt { $known }
error-limit = { $given } ist keine Grenze; eine sieht aus wie messages=200
error-limit-name = die Grenze { $given } gibt es nicht; { $instead }
error-limit-whole = { $name } braucht eine ganze Zahl über 0, nicht { $given }
error-limit-number = { $name } braucht eine Zahl über 0, nicht { $given }
error-no-such-match = es gibt keine Partie { $given }; fathoms admin list zeigt, welche es gibt
error-no-such-guest = von einem Gast { $given } wird nichts aufbewahrt; fathoms admin list zeigt, wen es gibt
error-exists = { $path } gibt es schon; nichts wurde geändert

## Viele Partien (fathoms simulate) (terminal)

error-bots = { $given ->
    [one] ein Bot ist genannt
   *[other] { $given } Bots sind genannt
} für { $seats } Plätze; nenne mit --bot einen für jeden oder mit --bots einen für alle
error-no-pyarrow = PyArrow speichert Partien als Parquet, ist aber nicht installiert: pip install 'fathoms[lab]'
error-not-games = { $path } ist keine Datei mit Partien von fathoms simulate; nenne eine andere Datei
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
simulate-unasked = Nie gefragt: { $names }

## Das Labor: Berichte, Vergleiche, Durchläufe (lab)

error-no-ray = ein Cluster braucht Ray, das nicht installiert ist: pip install 'fathoms[cluster]'
error-no-cluster = unter { $address } gibt es keinen Ray-Cluster: { $why }
error-cluster-rules = der Cluster hat ein anderes Fathoms, mit anderen Regeln oder Bots: Installier auf allen seinen Rechnern dasselbe
error-cluster-lost = der Ray-Cluster ging verloren: { $why }
error-side-game = „{ $given }“ nennt kein Spiel; sag mit --game, welches
error-side-other-game = { $one } und { $other } sind zwei Spiele, und nur Varianten eines Spiels lassen sich vergleichen
error-side-seats = beide Seiten brauchen gleich viele Plätze; sag mit --seats, wie viele
error-sweep = einen Durchlauf schreibt man NAME=1..9 oder NAME=a,b,c, mit 2 bis { $most } Werten, nicht „{ $given }“
error-sweeps = ein Durchlauf nimmt --set einmal oder zweimal, nicht { $given }-mal
error-sweep-twice = beide --set meinen { $name }; nenne es einmal, oder zwei verschiedene Dinge
bench-cores = { $cores } Kerne zusammen rechnen { $gain }-mal so viel wie einer allein.
bench-title = { $variant }, zufällig gespielt
bench-measured = gemessen
bench-ratio = Verhältnis
bench-start-up = Start
bench-cold = Kompilieren, beim ersten Mal
bench-cached = Kompilieren, aus dem Zwischenspeicher
bench-seconds = { $seconds } s
bench-position = eine Stellung
bench-bytes = { $bytes } Byte
bench-plain = reines Python
bench-compiled = { $threads ->
    [one] kompiliert, ein Thread
   *[other] kompiliert, { $threads } Threads
}
bench-decisions = { $rate } Entscheidungen/s
bench-decisions-games = { $rate } Entscheidungen/s, { $games } Partien/s
bench-times-plain = { $times }-mal so viel wie reines Python
bench-threads = ein Thread und alle
bench-threads-games = { $one } Partien/s mit 1 Thread, { $all } mit { $cores }
bench-times-cores = { $times }-mal mit { $cores } Kernen
bench-gpu = GPU, ein Thread pro Partie
bench-gpu-none = keine in diesem Rechner
bench-gpu-not-installed = numba-cuda ist nicht installiert: pip install 'fathoms[gpu]'
bench-gpu-compared = { $games } Partien, GPU und CPU
bench-identical = Bit für Bit gleich
bench-different = VERSCHIEDEN
bench-search = Baumsuche, ein Thread
bench-simulations = { $rate } Simulationen/s
bench-batched-title = { $slots } Partien zugleich, ein Thread ({ $cores } Kerne hier): Schritte je Sekunde Prozessorzeit
bench-numbers = Zahlen je Schritt
bench-observed = mit Masken und Beobachtungen
bench-bare = ohne
bench-on-gpu = { $slots } auf der GPU
bench-none-here = hier keine
bench-peers-title = zufällig gespielt auf einem Kern, Stapel von { $slots }: Schritte je Sekunde Prozessorzeit
bench-steps = Schritte/s
bench-ours = unsere Stapel schaffen
bench-times = { $times }-mal so viel
bench-no-numbers = keine
bench-of-plain = { $game }, reines Python
bench-of-batched = { $game }, im Stapel
lab-plan = Um den Unterschied zweier Anteile auf ±{ $within ->
    [one] { $within } Punkt
   *[other] { $within } Punkte
} zu kennen (95 %), braucht es { lab-plan-given }
lab-plan-given = { $cells ->
    [one] { lab-games }
   *[other] { lab-games } je Variante: { $all } für { $cells }
}
lab-plan-more = Danach noch etwa { $games } Partien: Stufen gegeneinander und dieselben Partien mit einer einzigen Änderung
lab-games = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
lab-games-head = Partien
lab-seats = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
lab-range = { $low } bis { $high }
lab-difference = { $by } ({ $low } bis { $high })
lab-measure = Maß
lab-before = vorher
lab-after = nachher
lab-change = Unterschied (95 %)
lab-sure = wie sicher
lab-certain = sicher
lab-likely = wahrscheinlich
lab-none = kein Unterschied zu sehen
lab-less = ← weniger
lab-more = mehr →
lab-numbers = Die Zahlen
lab-contents = Abschnitte
lab-stalls = Vorsicht: Bei { $what } wurden { $cut } von { $games } Partien ({ $share }) nach { $most } Aktionen abgebrochen. Diese Bots haben mit der Schachtel gelernt, wie sie ist, und warten hier vielleicht aufeinander: Gib nicht der Regel die Schuld, bevor fathoms tune oder andere Bots es versucht haben.
lab-method = Wie gemessen wurde
lab-level-newcomer = Neuling
lab-level-random = Zufall
lab-level-cheat = Mogler
lab-method-players = Spieler: { $bots } auf jedem Platz, mit Gewichten, die an der Schachtel gelernt sind, wie sie ist.
lab-method-games = Partien: { $games } je Variante und Spielerzahl, Startzahl { $seed }; Partie für Partie dieselben Würfel für jede Variante. Nach { $most } Aktionen wird abgebrochen.
lab-method-sure = Die Intervalle enthalten den wahren Wert in 95 von 100 Fällen: Wilson für Anteile, Ordnungsstatistik für Quantile, gepaart nach Startzahl für Unterschiede. Sicher: mehr als 3,3 Standardfehler; wahrscheinlich: mehr als 1,96.
lab-method-guess = Minuten sind geschätzt: { $seconds } Sekunden je Entscheidung.
lab-method-version = Fathoms { $version } (Version, Regeln). Derselbe Befehl gibt dieselbe Seite.
measure-won = das Team gewinnt
measure-turn = Siege als { $turn ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
}
measure-side = Siege: { $side }
measure-length = Aktionen je Partie
measure-median = Median der Aktionen
measure-longest = Aktionen, die 1 Partie von 20 überschreitet
measure-turns = Züge je Partie
measure-late = länger als auf der Schachtel
measure-cut = abgebrochen
measure-ending = endet mit „{ $ending }“
measure-choices = Möglichkeiten je Entscheidung
measure-forced = Entscheidungen ohne Wahl
measure-good = Möglichkeiten so gut wie die beste
measure-stake = Kosten einer zufälligen Wahl
measure-leads = Führungswechsel je Partie
measure-decided = entschieden nach diesem Teil der Partie
measure-margin = Punkte Vorsprung vor dem Nächsten
measure-verb = { $verb }, je Partie
compare-change = { $what }, { $seats }: von { $before } auf { $after }, ein Unterschied von { $by }; { $sure }.
compare-nothing = Nichts ist sicher: { $games } Partien je Seite zeigen keinen großen Unterschied.
compare-stayed = { $count ->
    [one] Eine weitere Zahl zeigt keinen Unterschied.
   *[other] { $count } weitere Zahlen zeigen keinen Unterschied.
}
compare-same = Zweimal dasselbe
compare-changed = Was geändert wurde
compare-length = Wie lange es dauert
compare-half = die Hälfte in { $half }, 19 von 20 in { $most }
compare-length-note = Oberer Balken jedes Paars: vorher, unterer: nachher. Dick: die mittlere Hälfte der Partien; dünn: 18 von 20; Strich: der Median.
compare-sure = Was sich ändert, und wie sicher das ist
compare-sure-lead = Jeder Unterschied als Anteil am Wert vorher, mit seinem 95-%-Intervall; warm: sicher, grau: kein Unterschied zu sehen.
compare-shifts = { $seats }: { $certain } von { $all } Zahlen haben sich sicher geändert.
compare-acts = { $seats }: { $certain } von { $all } Arten von Aktionen kommen sicher öfter oder seltener vor.
compare-chance = Von { $count } Zahlen ohne Unterschied sähe eine von zwanzig durch bloßen Zufall wahrscheinlich aus.
compare-eyebrow = Fathoms compare · { $title } · { $before } und { $after } · je { $games } Partien mit denselben Startzahlen
sweep-title = Was macht { $what }?
sweep-eyebrow = Fathoms sweep · { $title } · { $base } · { $games } Partien je Punkt mit denselben Startzahlen
sweep-effects = { $count ->
    [one] Was eine Zahl bewirkt
   *[other] Was zwei Zahlen bewirken
}
sweep-lead = Schattiert: 95-%-Intervalle. Die warme Linie ist der vollste Tisch.
sweep-box = wie es ist
sweep-ring = Je wärmer die Farbe, desto größer der Wert. Der Ring liegt um das, was jetzt gilt.
sweep-change = { $what }, { $seats }: { $before } bei { $first }, { $after } bei { $last }, ein Unterschied von { $by }; { $sure }.
report-writing = Der Bericht wird geschrieben …
report-as-it-lies = wie es in der Schachtel ist
report-plain = wie es ist
report-eyebrow = Fathoms report · { $seats } Spieler · { $what } · { $games } Partien
report-ends = Ob es endet: { $share } von { $games } Partien kamen zu einem Ende.
report-team-wins = Wie schwer es ist: Ein Team aus Bots ({ $bots }, { $seats }) gewinnt { $share } seiner Partien.
report-fair = Es ist gerecht: Am weitesten vom gleichen Anteil { $even } ist „{ $who }“ ({ $seats }), { $share }.
report-unfair = Es ist nicht gerecht: „{ $who }“ ({ $seats }) ist { $share } statt { $even }.
report-late = Es dauert lange ({ $seats }): { $share } der Partien dauern länger als die { $minutes } Minuten auf der Schachtel.
report-in-time = Es endet rechtzeitig, selbst für { $seats }: Nur { $share } der Partien dauern länger als die { $minutes } Minuten auf der Schachtel.
tile-end = der Partien kommen zu einem Ende
tile-fair = Punkte vom gleichen Anteil, schlimmstenfalls
tile-fair-fine = gerecht auf 2 genau
tile-fair-watch = mehr als 2
tile-fair-unsure = vielleicht Zufall
tile-won = der Partien gewinnt ein Team aus Bots ({ $bots })
tile-won-fine = weder sicher noch hoffnungslos
tile-won-watch = zu sicher oder hoffnungslos
tile-length = die Hälfte der Partien dauert länger
tile-late = { $share } über { $minutes } min
tile-choices = Möglichkeiten je Entscheidung
tile-forced = { $share } ohne Wahl
tile-decided = der Partie sind vorbei, wenn die Hälfte der Sieger endgültig führt
tile-leads = { $count } Führungswechsel
tile-near = der verlorenen Partien waren kurz vor Schluss offen
report-length = Endet es rechtzeitig?
report-length-lead = { $seconds } Sekunden je Entscheidung sind geschätzt. Die Höhe eines Hügels ist die Wurzel aus der Zahl der Partien, damit man dünne Ausläufer sieht.
report-length-caption = { $seats }: { $share } der Partien dauern länger als die { $minutes } Minuten auf der Schachtel.
report-length-note = Die gestrichelte Linie ist, was die Schachtel sagt; die wenigen längsten Partien liegen jenseits des Rands.
report-median = Median { $length }
report-longer = { $share } dauern länger
report-tail = 1 Partie von 20 dauert länger als { $length }
report-longest = längste
report-health = Ist es gesund?
report-cut = abgebrochen
report-endings = { $share } von { $games } Partien enden durch eine Regel.
report-ending = Ausgang
report-rule = Regel
report-share = Anteil (95 %)
report-news = Ereignis
report-news-never = { $count } von { $all } möglichen Ereignissen kamen nie vor: { $names }.
report-news-all = Alle { $all } möglichen Ereignisse kamen vor.
report-news-note = Wie oft je Partie, nach der Wurzel: die neun häufigsten und die drei seltensten, in { $games } nachgespielten Partien.
report-a-game = je Partie
report-in-games = in Partien
report-fairness = Ist es für jeden Platz gerecht?
report-fairness-lead = Nach der Reihenfolge; wo alle zugleich wählen, nach Plätzen. Das blasse Band ist ein Punkt nach jeder Seite.
report-seat-caption = { $seats }: am weitesten von { $even } ist „{ $who }“, { $share }.
report-chi = Balken: 95-%-Intervalle. Gleiche Plätze würden sich in { $chance } solcher Untersuchungen ebenso unterscheiden (χ² = { $value }, { $free } Freiheitsgrade).
report-who = wer
report-together = Wie oft gewinnt das Team?
report-together-lead = Nach Schwierigkeit und Stärke. Balken sind 95-%-Intervalle.
report-team-caption = { $seats }: Teams einer Stärke ({ $bots }) gewinnen von { $high } beim Leichtesten bis { $low } beim Schwersten.
report-team-note = { $games } Partien je Punkt.
report-difficulty = Schwierigkeit
report-near = { $share } von { $games } verlorenen Partien waren fast gewonnen: Das Team lag im letzten Zehntel vorn.
report-near-bar = fast gewonnen
report-near-note = Darüber: woran Partien verloren gehen.
report-danger = Die Hälfte der verlorenen Partien war nach { $part } der Partie in Gefahr: Die Chance lag unter der Hälfte der anfänglichen.
report-choice = Gibt es etwas zu entscheiden?
report-choice-lead = Was die Regeln erlauben, und was genommen wird.
report-choice-caption = Eine Entscheidung hat { $choices } Möglichkeiten; bei { $forced } von ihnen gibt es nur eine.
report-good = { $good } sind so gut wie die beste, auf 2 Punkte Gewinnchance genau.
report-stake = Zufällig statt am besten zu wählen würde { $share } Gewinnchance kosten.
report-forced = { $share }: keine Wahl
report-open = Möglichkeiten eines Spielers
report-choice-note = { $seats }, { $decisions } Entscheidungen.
report-acts-never = Von niemandem je getan: { $names }.
report-acts-all = Alles, was man tun kann, tut auch jemand.
report-acts-undone = { $count } von { $all } einzelnen Aktionen wurden nie gewählt: { $names }.
report-acts-note = Anteil an allen Aktionen, nach Art.
report-mix = So vielfältig wie { $count } gleich oft genutzte Arten.
report-act = Aktion
report-tension = Ist es offen bis zum Schluss?
report-tension-lead = Chancen sind, was die Hinweise der Bots von einer Stellung sagen, berichtigt danach, wie solche Stellungen in diesen Partien ausgingen.
report-tension-caption = Nach neun Zehnteln der Partie hat die Hälfte der späteren Sieger höchstens { $half }; die Führung wechselt { $leads }-mal, und die Hälfte der Sieger führt nach { $decided } der Partie endgültig.
report-team-tension = Ein Team beginnt mit { $share }; nach neun Zehnteln der Partie steht die Hälfte aller Teams zwischen { $low } und { $high }.
report-even = gleicher Anteil
report-at-start = am Anfang
report-half-above = die Hälfte liegt darüber
report-of-game = der Partie gespielt
report-of-game-percent = bis zu so viel Prozent der Partie gespielt
report-bands = { $seats }, { $games } Partien. Bänder: die mittlere Hälfte und vier Fünftel.
report-decided = In { $share } der Partien übernimmt der Sieger erst im letzten Zehntel endgültig die Führung.
report-decided-note = Wann der spätere Sieger zum letzten Mal die Führung übernahm; ganz am Ende, wo er vorher nie vorn lag.
report-typical = Eine typische Partie: { $length } Aktionen, etwa { $time }.
report-typical-note = Partie { $game } der Startzahl { $seed }, die mittlere der Länge nach. Jede Linie ist eine Gewinnchance.
report-board = Wo geschieht es?
report-board-caption = { $count ->
    [one] Auf den belebtesten von { $all } Orten entfallen
   *[other] Auf die { $count } belebtesten von { $all } Orten entfallen
} { $share } von dem, was auf dem Spielplan getan wird.
report-board-note = Prozent von { $acts } Entscheidungen auf dem Spielplan, aus { $decisions } insgesamt; Orte unter 2 % ohne Zahl.
report-things-never = { $count } von { $all } Karten, Orten und anderen Dingen kamen nie vor: { $names }.
report-things-some = { $count } von { $all } Karten, Orten und anderen Dingen kamen nie vor.
report-things-all = Alle { $all } Karten, Orte und anderen Dinge kamen vor.
report-things-note = Wovon Ereignisse erzählen, und wie viele dieser Dinge dabei waren, in denselben Partien. Manches braucht andere Optionen oder mehr Spieler.
report-seen = gesehen
report-most = am häufigsten
report-rarest = am seltensten
report-wait = Zwischen zwei eigenen Zügen entscheiden die anderen { $count }-mal, etwa { $time }; einmal von 20 wartet man länger als { $long }.
report-ties = { $share } der Partien haben mehrere Sieger.
report-comeback = { $share } der Siege waren aufgeholt: Die Chance war unter die Hälfte der anfänglichen gefallen.
report-sealed = Die Hälfte der Partien ist erst nach { $part } der Partie so gut wie entschieden, mit einer Chance von 90 %, die bleibt.
report-leader = Wer nach der Hälfte der Partie vorn liegt, gewinnt { $half } der Partien; nach einem Viertel { $quarter }, nach neun Zehnteln { $ninety }.
report-leader-note = Wie oft am Ende gewinnt, wer nach so viel Prozent der Partie die beste Chance hat.
report-skill = Können oder Glück?
report-skill-caption = { $player } – { $rival }: { $share } der Partien gehen an den Ersten; je näher an der Hälfte, desto mehr ist Glück.
report-beats = { $player } – { $rival }
report-guest = { $player }, allein – { $rival }
arena-team = Team ({ $player })
arena-line = { $what }, { $share } von { $games } Partien gewonnen (95 %: { $range })
arena-cut = { $line }; { $count } abgebrochen
tune-round = { $seats }, { $what }: { $lead } Standardabweichungen voraus
report-skill-note = { $seats }, je { $games } Partien, Plätze getauscht, Startzahlen gespiegelt; Balken sind 95-%-Intervalle.
report-worth = Was ist was wert?
report-worth-lead = Jemand, oder ein ganzes Team, darf etwas nicht tun, was die Regeln erlauben, bei gleichem Start; wo Spieler gegeneinander antreten, dürfen es die anderen. So viel weniger dann gewonnen wird, so viel ist die Sache diesen Bots wert.
report-ban = Am meisten wert: „{ $what }“. Wer es nicht darf, gewinnt { $won } statt { $share }.
report-ban-team = Am meisten wert: „{ $what }“. Ein Team, das es nicht darf, gewinnt { $won } statt { $share }.
report-ban-none = Nichts davon wird mit Sicherheit vermisst: Wer eines davon nicht darf, gewinnt noch immer etwa { $share }.
report-ban-note = { $seats }, { $games } Partien je Zeile, Start für Start verglichen. Wo die Regeln nichts anderes lassen, geschieht das Verbotene doch.
report-ban-idle = Ohne jede Wirkung verboten, weil nichts anderes zu tun war oder es nichts entscheidet: { $names }.
report-banned = verboten
report-luck = Von dem, was die eine Partie gewinnen und die andere verlieren lässt, kommt { $deal } vom Start, { $draws } allein von Würfeln und Karten danach, { $whims } allein von den Launen der Spieler und { $both } erst von beidem zusammen.
report-luck-deal = der Start
report-luck-draws = Würfel und Karten danach
report-luck-whims = Launen der Spieler
report-luck-both = Würfel und Launen zusammen
report-luck-source = woher
report-luck-note = { $seats } einer Stufe; { $games } Starts viermal gespielt: mit anderen Würfeln, mit anderen Launen, mit beidem. Launen sind Entscheidungen zwischen Gleichwertigem und Vermutungen über Verdecktes. Zusammen: Eine Laune trifft auf andere Würfel als sonst.
report-kings = Wer Letzter ist, kann wählen, wer gewinnt: Spielt er ab der Hälfte für den Führenden, gewinnt dieser { $first }; spielt er für den Zweiten, { $second }: ein Unterschied von { $by } Punkten.
report-no-kings = Dass der Letzte wählt, wer gewinnt, ist nicht zu sehen: Spielt er ab der Hälfte für den Führenden, gewinnt dieser { $first }; spielt er für den Zweiten, { $second }.
report-kings-alone = für sich selbst
report-kings-first = für den Führenden
report-kings-second = für den Zweiten
report-kings-head = der Letzte spielt
report-kings-note = { $seats }, { $games } Partien: Siege dessen, der nach der halben Partie führt. Von da an nimmt der Letzte, was auf den ersten Blick für den anderen am besten ist; ein klügerer Helfer würde mehr bewegen.
report-margin = { $title }: Der Sieger hat { $margin } Vorsprung vor dem Nächsten, in { $share } der Partien höchstens einen.
report-margin-note = { $seats }, { $games } Partien.
report-ahead = Vorsprung vor dem Nächsten
report-beaten = Wenn neun Zehntel der Partie gespielt sind, hat die Hälfte der besten Verlierer noch eine Chance von mehr als { $half }; in { $share } der Partien ist sie größer als der gleiche Anteil von { $even }.
report-beaten-axis = seine Chance, bis zu so viel Prozent
report-missed = Wie knapp verlorene Partien am Sieg vorbeigingen ({ $what }): { $share } fehlte nur noch eins, der Hälfte nicht mehr als { $half }.
report-spared = Wie knapp gewonnene Partien an der Niederlage vorbeigingen ({ $what }): { $share } waren nur eins davon entfernt, die Hälfte nicht mehr als { $half }.
report-lacked = so viel fehlte noch

## Meine Partien (mine)

mine-running = Laufend
mine-result = Ergebnis
mine-any-game = Jedes Spiel
mine-any-level = Jede Stufe
mine-with = mit { $names }
mine-alone = allein
mine-remove = Aus der Liste entfernen
mine-removed = Entfernt.
mine-undo = Rückgängig
mine-wins = Siege nach Spiel und Stufe
mine-move = Sichern oder mitnehmen
mine-move-help = Eine Datei mit allen beendeten Partien, Zügen und Würfeln. Ein anderes Fathoms kann sie lesen.
mine-export = Exportieren
mine-import = Importieren
mine-not-games = Diese Datei enthält keine Partien von Fathoms; nötig ist eine aus „Exportieren“.
mine-notify = Sag mir, wenn ich dran bin
mine-notify-refused = Dieser Browser erlaubt hier keine Mitteilungen; seine Einstellungen können das ändern.
mine-shown = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
mine-imported = { $count ->
    [one] Eine Partie gelesen.
   *[other] { $count } Partien gelesen.
}
mine-sum = { $count ->
    [one] { $wins } von einer Partie gewonnen.
   *[other] { $wins } von { $count } Partien gewonnen.
}

## Ausgaben (setup)

stock-board = Spielplan
stock-cards = Karten
stock-tiles = Plättchen
stock-tokens = Marker
stock-dice = Würfel, Seite für Seite
stock-figures = Figuren
stock-costs = Was die Dinge kosten
ui-edition-box = Die ganze Schachtel
ui-edition-file = Datei öffnen
ui-edition-none = Ohne spielen
ui-edition-good = { $count ->
    [0] Noch ist nichts geändert.
    [one] Ein Wert ist geändert. Die Ausgabe ist spielbar.
   *[other] { $count } Werte sind geändert. Die Ausgabe ist spielbar.
}
ui-edition-large = Diese Datei ist zu groß für eine Ausgabe.
ui-edition-drawn = Tisch und Schachtel, wie beschrieben

## Der Tauchgang des Tages: was schiefgehen kann, und im Terminal (errors)

error-daily-date = „{ $given }“ ist kein Kalendertag; schreib ihn so: 2026-11-17.
error-daily-future = Der { $given } hat noch nirgends begonnen; wählen kannst du jeden Tag bis heute.
error-daily-fixed = Der Tauchgang des Tages ist für alle gleich: Plätze, Regeln, Bots und Würfel lassen sich nicht ändern.

## Der Tauchgang des Tages: seine Seite (daily)

daily-lead = Fünf Türen, heute für alle dieselben Würfel und Karten. Der erste Versuch zählt.
daily-new = Neue Türen in { $hours } h { $minutes } min.
daily-practice = Die Türen vom { $day }, zum Üben: Nur die von heute zählen.
daily-dive = Abtauchen
daily-again = Noch einmal
daily-streak = { $count ->
    [0] Noch keine Serie
    [one] Serie: 1 Tag
   *[other] Serie: { $count } Tage
}
daily-keep = { $count ->
    [0] Eine Tür am Tag hält die Laterne am Brennen, gewonnen oder verloren.
    [one] Eine Tür am Tag hält die Laterne am Brennen, gewonnen oder verloren. Rekord: 1 Tag.
   *[other] Eine Tür am Tag hält die Laterne am Brennen, gewonnen oder verloren. Rekord: { $count } Tage.
}
daily-lit = { $day }: brennt
daily-unlit = { $day }: brennt nicht
daily-result = Mein Ergebnis
daily-sum = { $won }/{ $count } gewonnen, Serie { $streak }
daily-key = Jedes Spiel mit den Buchstaben seiner Regeln: ● gewonnen, ○ verloren, ein zweites ● ohne Tipps, · noch offen.
daily-copy = Text kopieren
daily-copied = Kopiert.
daily-not-copied = Dieser Browser lässt die Seite nicht kopieren; markiere den Text und kopiere ihn selbst.
daily-picture = Bild
daily-says-won = { $game }: gewonnen
daily-says-won-alone = { $game }: ohne Tipps gewonnen
daily-says-lost = { $game }: verloren
daily-says-lost-alone = { $game }: ohne Tipps verloren
daily-says-open = { $game }: noch offen
daily-other = Ein anderer Tag:
daily-proof = Das Datum ist die Startzahl: Wer dieselben Züge macht, erlebt dasselbe, hier, im Terminal und ganz ohne Server.

## Eigene Worte am Tisch (company)

say-mute-one = Zeigen, was { $name } sagt
say-write = Schreib etwas
say-send = Senden
company-away = { $name } ist gerade nicht da.
company-reclaim = Während du weg warst, wurde dein Platz übernommen.
company-take-back = Meinen Platz zurückholen
say-hooray = Hurra!
say-laugh = Haha!
say-gasp = O nein!
say-grumble = Grrr!
say-sorry = Tut mir leid!
say-slow = Keine Eile
say-heart = Danke!
say-look = Schau!
say-point = Zeigen
say-point-now = Wähle, was du allen zeigen willst.
say-help = Zum Zeigen kannst du auch die Maustaste auf einem Teil gedrückt halten oder darauf P drücken.
say-mute = Zeigen, was andere sagen
say-said = { $seat }: { $word }
say-points = { $seat } zeigt auf: { $name }
say-here = { $seat }: hier!

## Rätsel im Terminal, und wie sie gefunden werden (terminal)

error-no-puzzles = in { $games } Partien fand sich kein Rätsel: Versuch es mit einem anderen --seed oder mehr --games

cli-command-puzzle = Gibt dir im Terminal ein Rätsel auf: ein Zug, nichts bleibt dem Zufall überlassen.
cli-command-puzzles = Findet Rätsel durch Spielen und Suchen und beweist sie.
cli-command-puzzles-make = Findet die Rätsel eines Spiels neu: Bots spielen, jeder Zug wird bis zum Ende durchsucht, und was nur wenige Wege lösen, bleibt.
cli-command-puzzles-check = Beweist jedes Rätsel eines Spiels noch einmal durch Suche.
cli-option-puzzle = Die Kennung des Rätsels; ohne sie das erste noch ungelöste.
cli-option-puzzle-list = Die Rätsel auflisten, und welche gelöst sind.
cli-option-puzzle-count = Wie viele Rätsel.
cli-option-puzzle-games = Wie viele Partien durchsucht werden.
cli-option-puzzle-seed = Dieselbe Startzahl findet dieselben Rätsel.
cli-option-puzzle-file = Die Datei, die geschrieben wird; ohne sie die des Spiels.
puzzle-head = Rätsel { $number } von { $all } ({ $id }), { $fins }
puzzle-acts = { $acts ->
    [one] Eine Aktion genügt.
   *[other] { $acts } Aktionen genügen.
}
puzzle-keys = Antworte mit einer Nummer. Oder tippe { typed-hint }, { typed-undo }, { typed-reset }, { typed-board }, { typed-next }, { typed-quit }.
puzzle-keys-answer = Antworte mit einer Nummer. Oder tippe { typed-hint }, { typed-answer }, { typed-undo }, { typed-reset }, { typed-board }, { typed-next }, { typed-quit }.
puzzle-solved = Gelöst! Gut gemacht.
puzzle-missed = Noch nicht ganz: Jetzt entscheidet der Zufall oder jemand anders, und das Ziel ist nicht erreicht. Ich nehme das zurück; versuch es anders.
puzzle-hint = So kann es anfangen: { $act }.
puzzle-no-hint = Von hier aus geht es nicht mehr. Tippe { typed-reset } und fang von vorn an.
puzzle-answer = Die Lösung: { $acts }.
puzzle-answer-later = Versuch es erst zweimal; dann verrate ich dir die Lösung.
puzzle-next = Drück die Eingabetaste für das nächste Rätsel oder tippe { typed-quit }.
puzzle-all = Du hast alle Rätsel dieses Spiels gelöst!
puzzle-left = Weiter geht es mit: { $command }
puzzles-finding = Spielen und Suchen
puzzles-found = { $count } Rätsel aus { $candidates } Kandidaten: { $games } Partien, { $positions } Züge durchsucht.
puzzles-proved = { $count ->
    [one] Ein Rätsel stimmt.
   *[other] Alle { $count } Rätsel stimmen.
}
puzzles-wrong = { $id }: { $why }
puzzles-wrong-answer = die Lösung stimmt nicht
puzzles-wrong-acts = die kürzeste Lösung braucht { $acts ->
    [one] eine Aktion
   *[other] { $acts } Aktionen
}
puzzles-wrong-easy = zu viele Wege lösen es
puzzles-wrong-wide = es gibt mehr zu durchsuchen, als ein Mensch sich ansähe
