### Tentacolor auf Deutsch.

title = Tentacolor
tagline = Ein kunterbuntes Wesen und für alle ein Tentakel: Wer hat zuerst fünf Karten einer Farbe?
kind = Gegeneinander, Karten gehen von Hand zu Hand

## Dinge

colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Violett

encounter-plain = ohne Tier
encounter-shark = Hai
encounter-shoal = Schwarm
encounter-rare = Rarität

tip-T1 = die Spitze in Orange, Grün und Rot
tip-T2 = die Spitze in Orange, Gelb und Blau
tip-T3 = die Spitze in Grün, Gelb und Violett
tip-T4 = die Spitze in Rot, Blau und Violett

## Karten

card-RO-1 = Rot-Orange
card-RO-2 = Rot-Orange
card-RO-3 = Rot-Orange
card-RO-4 = Rot-Orange (Rarität)
card-RY-1 = Rot-Gelb
card-RY-2 = Rot-Gelb
card-RY-3 = Rot-Gelb
card-RY-4 = Rot-Gelb (Schwarm)
card-RG-1 = Rot-Grün
card-RG-2 = Rot-Grün
card-RG-3 = Rot-Grün
card-RG-4 = Rot-Grün (Rarität)
card-RB-1 = Rot-Blau
card-RB-2 = Rot-Blau
card-RB-3 = Rot-Blau
card-RB-4 = Rot-Blau (Schwarm)
card-RV-1 = Rot-Violett
card-RV-2 = Rot-Violett
card-RV-3 = Rot-Violett
card-RV-4 = Rot-Violett (Hai)
card-OY-1 = Orange-Gelb
card-OY-2 = Orange-Gelb
card-OY-3 = Orange-Gelb
card-OY-4 = Orange-Gelb (Rarität)
card-OG-1 = Orange-Grün
card-OG-2 = Orange-Grün
card-OG-3 = Orange-Grün
card-OG-4 = Orange-Grün (Schwarm)
card-OB-1 = Orange-Blau
card-OB-2 = Orange-Blau
card-OB-3 = Orange-Blau
card-OB-4 = Orange-Blau (Hai)
card-OV-1 = Orange-Violett
card-OV-2 = Orange-Violett
card-OV-3 = Orange-Violett
card-OV-4 = Orange-Violett (Schwarm)
card-YG-1 = Gelb-Grün
card-YG-2 = Gelb-Grün
card-YG-3 = Gelb-Grün
card-YG-4 = Gelb-Grün (Hai)
card-YB-1 = Gelb-Blau
card-YB-2 = Gelb-Blau
card-YB-3 = Gelb-Blau
card-YB-4 = Gelb-Blau (Rarität)
card-YV-1 = Gelb-Violett
card-YV-2 = Gelb-Violett
card-YV-3 = Gelb-Violett
card-YV-4 = Gelb-Violett (Schwarm)
card-GB-1 = Grün-Blau
card-GB-2 = Grün-Blau
card-GB-3 = Grün-Blau
card-GB-4 = Grün-Blau (Schwarm)
card-GV-1 = Grün-Violett
card-GV-2 = Grün-Violett
card-GV-3 = Grün-Violett
card-GV-4 = Grün-Violett (Rarität)
card-BV-1 = Blau-Violett
card-BV-2 = Blau-Violett
card-BV-3 = Blau-Violett
card-BV-4 = Blau-Violett (Rarität)

## Was geschah

news-dealt = { $seat } bekommt { $card }.
news-dealt-you = Du bekommst { $card }.
news-dealt-unseen = { $seat } bekommt eine Karte.
news-leads = { $seat } leitet die Expedition und nimmt noch eine Karte: { $card }.
news-leads-you = Du leitest die Expedition und nimmst noch eine Karte: { $card }.
news-leads-unseen = { $seat } leitet die Expedition und nimmt noch eine Karte.
news-dealt-tip = { $seat } schaut sich { $tip } an und hält dicht.
news-dealt-tip-you = Du schaust dir { $tip } an und hältst dicht.
news-dealt-tip-unseen = { $seat } schaut sich eine Spitze an und hält dicht.
news-turn = { $seat } ist dran.
news-turn-you = Du bist dran.
news-drew = { $seat } zieht { $card }.
news-drew-you = Du ziehst { $card }.
news-drew-unseen = { $seat } zieht eine Karte.
news-laid = { $seat } legt { $card }: { $length ->
    [1] eine neue Serie.
   *[other] { $length } in Folge.
}
news-laid-you = Du legst { $card }: { $length ->
    [1] eine neue Serie.
   *[other] { $length } in Folge.
}
news-bitten = Schnapp! Der Hai von { $seat } beißt { $other } das Tentakelende ab: { $card }.
news-bitten-you = Schnapp! Dein Hai beißt { $other } das Tentakelende ab: { $card }.
news-bitten-to-you = Schnapp! Der Hai von { $seat } beißt dir das Tentakelende ab: { $card }.
news-shark-idle = Der Hai von { $seat } findet nichts zu beißen.
news-shark-idle-you = Dein Hai findet nichts zu beißen.
news-scattered = Der Schwarm von { $seat } wirbelt vorbei: { $other } legt { $card } in die Schachtel.
news-scattered-you = Dein Schwarm wirbelt vorbei: { $other } legt { $card } in die Schachtel.
news-scattered-to-you = Der Schwarm von { $seat } wirbelt vorbei: Du legst { $card } in die Schachtel.
news-scattered-unseen = Der Schwarm von { $seat } wirbelt vorbei: { $other } legt eine Karte verdeckt in die Schachtel.
news-scattered-unseen-you = Dein Schwarm wirbelt vorbei: { $other } legt eine Karte verdeckt in die Schachtel.
news-drew-again = { $seat } zieht dafür { $card }.
news-drew-again-you = Du ziehst dafür { $card }.
news-drew-again-unseen = { $seat } zieht dafür eine neue Karte.
news-shoal-idle = Der Stapel ist leer: Der Schwarm von { $seat } schwimmt vorbei.
news-shoal-idle-you = Der Stapel ist leer: Dein Schwarm schwimmt vorbei.
news-drew-more = Eine Rarität! { $seat } zieht { $card } und legt noch einmal.
news-drew-more-you = Eine Rarität! Du ziehst { $card } und legst noch einmal.
news-drew-more-unseen = Eine Rarität! { $seat } zieht eine Karte und legt noch einmal.
news-rare-idle = Der Stapel ist leer: Die Rarität von { $seat } bringt nichts.
news-rare-idle-you = Der Stapel ist leer: Deine Rarität bringt nichts.
news-gave = { $seat } gibt { $card } an { $other } weiter.
news-gave-you = Du gibst { $card } an { $other } weiter.
news-gave-to-you = { $seat } gibt { $card } an dich weiter.
news-gave-unseen = { $seat } gibt eine Karte an { $other } weiter.
news-recycled = Aus der Schachtel und den alten Tentakelteilen wird ein neuer Stapel gemischt: { $count } Karten.
news-completed = Der Tentakel von { $seat } ist komplett!
news-completed-you = Dein Tentakel ist komplett!
news-revealed = { $seat } zeigt { $tip }: Sie passt!
news-revealed-you = Du zeigst { $tip }: Sie passt!
news-ran-out = Der Stapel ist leer, die Expedition ist zu Ende.
news-shown = { $seat } hatte { $tip }.
news-shown-you = Du hattest { $tip }.
news-longest = { $seat } gewinnt mit { $length } in Folge.
news-longest-you = Du gewinnst mit { $length } in Folge.

## Was man tun kann

choice-lay = { $card } legen
    .brings = { $left ->
        [0] { $colour } { $length } von { $goal }: der Tentakel ist komplett
       *[other] { $broken ->
            [0] { $length ->
                [1] neue Serie
               *[other] { $colour } { $length } von { $goal }
            }
           *[other] bricht deine { $broken }er-Serie
        }
    }{ $animal ->
        [1] {" · Hai"}
        [2] {" · Schwarm"}
        [3] {" · noch eine Karte"}
       *[other] {""}
    }
choice-shark = Der Hai beißt { $other } in den Tentakel
    .brief = { $other }
    .brings = Serie: { $length } → { $after }
choice-shoal = { $other } tauscht die Handkarte
    .brief = { $other }
    .brings = Serie: { $length } von { $goal }
choice-give = { $card } weitergeben
choice-give-to = { $card } an { $other } geben
    .brings = { $left ->
        [0] damit gewinnt { $other }!
       *[other] { $length ->
            [0] { $other }: erste Karte
            [1] { $other }: passt nicht
           *[other] { $other }: { $colour } { $length }/{ $goal }
        }
    }{ $animal ->
        [1] {" · Hai"}
        [2] {" · Schwarm"}
        [3] {" · legt noch mal"}
       *[other] {""}
    }

phase-laying = Leg eine deiner Karten.
phase-laying-barred = Leg eine Karte in der Farbe deiner Serie: Du hast eine, also musst du.
phase-biting = Wem beißt der Hai die letzte Karte ab?
phase-scattering = Der Schwarm: Wer muss die Handkarte gegen eine neue tauschen?
phase-giving = Jetzt gib eine Karte nach links weiter.
phase-laying-more = Die Rarität: Leg noch eine Karte, egal welche.

## Optionen (setup)

option-expert = Geheime Spitzen
option-expert-help = Alle haben eine geheime Spitze. Deine lange Serie muss in einer ihrer Farben sein, und du gewinnst einen Zug später.
value-expert-off = nein
value-expert-on = ja
option-laying = Legen
option-laying-help = Wer eine Karte hat, die die Serie fortsetzt, muss so eine legen. Oder alle dürfen jede Karte legen und die Serie mit Absicht abbrechen.
value-laying-match-if-able = fortsetzen, wenn es geht
value-laying-free = jede Karte
option-pile-empty = Wenn der Stapel leer ist
option-pile-empty-help = Das Spiel endet und die längste Serie gewinnt. Oder die Schachtel und alle Karten vor den Serien werden ein neuer Stapel.
value-pile-empty-longest = das Spiel endet
value-pile-empty-recycle = neuer Stapel
option-goal = Karten in Folge
option-goal-help = Wie viele Karten einer Farbe einen Tentakel komplett machen. In der Anleitung sind es fünf, und zu zweit sechs.
value-goal-book = wie in der Anleitung
value-goal-4 = vier
value-goal-5 = fünf
value-goal-6 = sechs
option-first-player = Wer fängt an?
option-first-player-help = Ein Platz, den du bestimmst, oder das Los.
value-first-player-random = wird ausgelost
value-first-player-0 = Platz 1
value-first-player-1 = Platz 2
value-first-player-2 = Platz 3
value-first-player-3 = Platz 4

preset-first-game = Erstes Spiel
preset-first-game-help = Vier Karten einer Farbe genügen.
preset-expert = Für Profis
preset-expert-help = Mit geheimen Spitzen.
preset-deep-sea = Tiefsee
preset-deep-sea-help = Geheime Spitzen, sechs Karten in Folge und ein Stapel, der nie zu Ende geht.

## Wie die Dinge auf dem Tisch heißen

label-sea = Das Wesen und seine Tentakel
label-hand = Karten von { $seat }
label-hand-you = Deine Karten
label-aside = Neben { $seat }
label-aside-you = Neben dir
label-tips = Spitzen
label-box-cards = Karten in der Schachtel
label-card = { $card }
label-card-barred = { $card }, passt nicht zu deiner Serie
    .brings = passt nicht zur Serie
label-back = Eine verdeckte Karte von { $seat }
label-laid = { $card }, im Tentakel von { $seat }
label-laid-you = { $card }, in deinem Tentakel
label-slot = Das Ende deines Tentakels
label-series = { $seat }: { $length } von { $goal } in { $colour }
label-series-empty = { $seat }: noch nichts gelegt
label-cuff = { $hidden ->
    [0] Der Tentakel von { $seat }
    [one] Der Tentakel von { $seat }, ohne seine erste Karte
   *[other] Der Tentakel von { $seat }, ohne seine ersten { $hidden } Karten
}
label-pile = { $count ->
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
}
label-box = { $count ->
    [0] Die Schachtel, leer
    [one] Die Schachtel: eine Karte
   *[other] Die Schachtel: { $count } Karten
}
label-box-backs = { $count ->
    [one] Eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
label-leader = Leitung der Expedition
label-tip = { $tip }
label-tip-hidden = Die geheime Spitze von { $seat }
label-tips-out = { $count ->
    [one] Eine Spitze, die niemand hat
   *[other] { $count } Spitzen, die niemand hat
}

## Der Tisch im Terminal (terminal)

picture-goal = { $goal } in Folge in einer Farbe
picture-pile = Stapel { $count }
picture-box = Schachtel { $count }
picture-leader = Leitung
picture-series = { $length }/{ $goal } { $colours }
picture-hand = Hand
picture-tip = Spitze
picture-empty = noch nichts gelegt
picture-secret = geheim
picture-marks = ^ Hai   ~ Schwarm   * Rarität   [ ] die Serie   ? unbekannt

## Was sich nicht spielen lässt (errors)

edition-colour-twice = zeigt eine Farbe doppelt, braucht aber drei verschiedene
position-twice = { $given } liegt an zwei Orten
position-not-laid = { $given } liegt hinter einer anderen Karte, ist aber in keinem Tentakel; schreib sie als Ende eines Tentakels oder vor eine andere Karte
position-hand = Platz { $at } hat { $given } Karten auf der Hand, in diesem Moment gehören aber { $wanted } dorthin
position-count = { $name } hat { $given }, dort liegen aber { $wanted } Karten
position-tip-twice = { $given } ist auf zwei Plätzen zugleich
what-cards = Tentakelkarten
what-tips = Spitzen im Spiel

## Das Ziel, immer auf dem Tisch

aim = Leg vor allen anderen { $goal } Karten in Folge, die eine Farbe gemeinsam haben.
aim-now = du { $mine }, beste Konkurrenz { $best }
aim-expert = Beginn deinen Zug mit { $goal } Karten in Folge in einer Farbe deiner geheimen Spitze.
aim-expert-now = { aim-now }
aim-watched = Wer zuerst { $goal } Karten in Folge hat, die eine Farbe gemeinsam haben, gewinnt.
aim-watched-now = längste Serie { $best }

## Was die Dinge tun

explain-encounter-shark = Hai: Beim Legen beißt er die letzte Karte eines fremden Tentakels ab.
    .rules = TC-18
explain-encounter-shoal = Schwarm: Beim Legen tauscht jemand anderes die Handkarte gegen eine neue.
    .rules = TC-22
explain-encounter-rare = Rarität: Zieh noch eine Karte und leg gleich noch einmal.
    .rules = TC-24
explain-card = Zwei Farben: Diese Karte zählt für beide.
    .rules = TC-13
explain-laid = { explain-card }
    .rules = TC-13
explain-card-shark = { explain-encounter-shark } { explain-card }
    .rules = TC-18
explain-card-shoal = { explain-encounter-shoal } { explain-card }
    .rules = TC-22
explain-card-rare = { explain-encounter-rare } { explain-card }
    .rules = TC-24
explain-laid-shark = { explain-encounter-shark } { explain-card }
    .rules = TC-18
explain-laid-shoal = { explain-encounter-shoal } { explain-card }
    .rules = TC-22
explain-laid-rare = { explain-encounter-rare } { explain-card }
    .rules = TC-24
explain-card-barred = Du hast eine Karte in der Farbe deiner Serie, also musst du die legen.
    .rules = TC-11
explain-back = Handkarten bleiben geheim; nur wer sie hält, sieht sie.
    .rules = TC-09
explain-slot = Hierhin kommt deine nächste Karte.
    .rules = TC-10, TC-11
explain-series = Die Farbe am Ende dieses Tentakels, und wie viele in Folge.
    .rules = TC-12
explain-cuff = Der Anfang dieses Tentakels; Karten, die nicht mehr zu sehen sind, liegen darunter.
    .rules = TC-02
explain-pile = Ist der Stapel leer und jemand muss ziehen, gewinnt die längste Serie.
    .rules = TC-36
explain-box = Karten aus dem Spiel: abgebissen oder weggespült.
    .rules = TC-26
explain-box-backs = { explain-box }
    .rules = TC-26
explain-leader = Das U-Boot sagt nur, wer angefangen hat.
    .rules = TC-05
explain-tip = Für Profis: Die lange Serie muss eine dieser drei Farben haben.
    .rules = TC-34
explain-tip-hidden = Eine geheime Spitze: Ihre Farben zeigen sich, wenn sie gewinnt.
    .rules = TC-32
explain-tips-out = Diese Spitzen hat niemand, und niemand hat sie gesehen.
    .rules = TC-32

## Worauf der Coach schaut (coach)

hint-series = eine längere Serie
hint-series-squared = eine längere Serie
hint-near = eine Serie, der nur noch eine Karte fehlt
hint-fitting = Handkarten, die zu deinem Tentakel passen
hint-encounters = Tiere auf deinen Handkarten
hint-rival-squared = längere Serien der anderen
hint-rivals-near = andere, denen nur noch eine Karte fehlt
hint-next-fed = Hilfe für die Person links von dir

## Der Stand am Ende (end)

score-title = Die längsten Serien
ending-completed = Ein kompletter Tentakel!
ending-completed-text = Eine lange Serie in einer Farbe: Das ganze Wesen ist auf dem Bild.
ending-revealed = Die Spitze passt!
ending-revealed-text = Die geheime Spitze passt zur langen Serie davor, und der Tentakel ist komplett.
ending-ran-out = Der Stapel ist leer
ending-ran-out-text = Es gibt nichts mehr zu ziehen, also kommt die längste Serie aufs Foto.

## Was die Rätsel verlangen (puzzles)

goal-win = Gewinn mit diesem Zug das Spiel.
goal-lead = Beende deinen Zug mit der längsten Serie von allen.
goal-stingy = Verlängere deine Serie und gib nach links eine Karte weiter, die die Serie dort nicht fortsetzt.
goal-both = Verlängere deine Serie zur längsten von allen und gib nach links eine Karte weiter, die die Serie dort nicht fortsetzt.
goal-stop = Beende deinen Zug so, dass niemandem sonst nur noch eine Karte zum Sieg fehlt.
