### Kraken Attack! auf Deutsch.

title = Kraken Attack!
tagline = Acht Tentakel, ein Schiff und ein Krake mit ganz mieser Laune: alle an Deck!
kind = Miteinander, Würfel und Karten

## Dinge

side-purple = violett
    .er = violetter
    .e = violette
side-red = rot
    .er = roter
    .e = rote

lane-P1 = die violette Sternbahn
    .on = auf der violetten Sternbahn
    .of = der violetten Sternbahn
    .short = violetter Stern
lane-P2 = die violette Fischbahn
    .on = auf der violetten Fischbahn
    .of = der violetten Fischbahn
    .short = violetter Fisch
lane-P3 = die violette Krebsbahn
    .on = auf der violetten Krebsbahn
    .of = der violetten Krebsbahn
    .short = violetter Krebs
lane-P4 = die violette Muschelbahn
    .on = auf der violetten Muschelbahn
    .of = der violetten Muschelbahn
    .short = violette Muschel
lane-R1 = die rote Sternbahn
    .on = auf der roten Sternbahn
    .of = der roten Sternbahn
    .short = roter Stern
lane-R2 = die rote Fischbahn
    .on = auf der roten Fischbahn
    .of = der roten Fischbahn
    .short = roter Fisch
lane-R3 = die rote Krebsbahn
    .on = auf der roten Krebsbahn
    .of = der roten Krebsbahn
    .short = roter Krebs
lane-R4 = die rote Muschelbahn
    .on = auf der roten Muschelbahn
    .of = der roten Muschelbahn
    .short = rote Muschel

area-A = vorn links
    .side = Backbord-Bug
area-B = vorn rechts
    .side = Steuerbord-Bug
area-C = hinten links
    .side = Backbord-Heck
area-D = hinten rechts
    .side = Steuerbord-Heck

space-bubbles = Riff
    .in = im Riff
    .into = ins Riff
space-cannon = Kanonenzone
    .in = in der Kanonenzone
    .into = in die Kanonenzone
space-pistol = Pistolenzone
    .in = in der Pistolenzone
    .into = in die Pistolenzone
space-saber = Säbelzone
    .in = in der Säbelzone
    .into = in die Säbelzone

face-star = Stern
face-fish = Fisch
face-crab = Krebs
face-shell = Muschel
face-eye = Krakenauge
face-blank = nichts

pirate-samuel = Samuel
    .power = darf Augen ignorieren
pirate-astrid = Astrid
    .power = ein Symbol doppelt
pirate-elena = Elena
    .power = Pistole trifft überall
pirate-billy = Billy
    .power = Kanone fegt eine Seite

slot-1 = linke
slot-2 = rechte

## Karten: ihre Namen, in jedem Stapel von der ersten bis zur letzten

card-SA-01 = Deckwache
card-SA-02 = Ruhige Hand
card-SA-03 = Ein Auge wach
card-SA-04 = Alter Trick
card-SA-05 = Pech und Pulver
card-SA-06 = Zwei Schritte voraus
card-SA-07 = Käpt’ns Zwinkern
card-SA-08 = Buh!
card-SA-09 = Hammer und Grinsen
card-SA-10 = Fang mich doch
card-AS-01 = Nordsturm
card-AS-02 = Rennen und Rumsen
card-AS-03 = Zwei Zöpfe
card-AS-04 = Doppelt genagelt
card-AS-05 = Klar Schiff
card-AS-06 = Alles auf einmal
card-AS-07 = Lachsturm
card-AS-08 = Zunge raus
card-AS-09 = Frech gehämmert
card-AS-10 = Kann ich auch
card-EL-01 = Allzeit bereit
card-EL-02 = Federhut
card-EL-03 = Doppellauf
card-EL-04 = Nah und fern
card-EL-05 = Schnell geflickt
card-EL-06 = Glückstreffer
card-EL-07 = Spitze Zunge
card-EL-08 = Große Klappe
card-EL-09 = Schall und Rauch
card-EL-10 = Such dir was aus
card-BI-01 = Hau ruck!
card-BI-02 = Alleskönner
card-BI-03 = Kanonen raus
card-BI-04 = Das ganze Arsenal
card-BI-05 = Starker Arm
card-BI-06 = Wilde Kanone
card-BI-07 = Großmaul
card-BI-08 = Bauchlachen
card-BI-09 = Donnergesicht
card-BI-10 = Zappeltanz

## Was geschah

news-begins = { $seat } fängt an.
news-begins-you = Du fängst an.
news-takes-pirate = { $seat } segelt mit { $pirate }.
news-takes-pirate-you = Du segelst mit { $pirate }.
news-boards = { $pirate } geht { $area } auf Posten.
news-whirlpool = Ein Strudel öffnet sich { $lane-on }, { $space-in }.
news-shuffled = Die Karten von { $pirate } werden gemischt.
news-shuffled-together = Beide Stapel werden zusammengemischt.
news-lays-open = { $seat } legt „{ $card }“ offen aus.
news-lays-open-you = Du legst „{ $card }“ offen aus.
news-turn = { $seat } ist dran.
news-turn-you = Du bist dran.
news-power = { $pirate } liegt oben auf dem Stapel: In diesem Zug wirkt die Spezialfähigkeit von { $pirate }.
news-rolled = Ein { $side-er } Würfel zeigt: { $face }.
news-rolled-many = Die Würfel zeigen: { $face-all }.
news-ignored = { $purple ->
    [0] { $red ->
        [0] Samuel lässt jedes Krakenauge zählen.
        [one] Samuel ignoriert ein rotes Auge.
       *[other] Samuel ignoriert { $red } rote Augen.
    }
    [one] { $red ->
        [0] Samuel ignoriert ein violettes Auge.
        [one] Samuel ignoriert ein violettes und ein rotes Auge.
       *[other] Samuel ignoriert ein violettes und { $red } rote Augen.
    }
   *[other] { $red ->
        [0] Samuel ignoriert { $purple } violette Augen.
        [one] Samuel ignoriert { $purple } violette Augen und ein rotes.
       *[other] Samuel ignoriert { $purple } violette und { $red } rote Augen.
    }
}
news-advanced = Etwas kriecht { $lane-on } { $space-into }.
news-advanced-many = Tentakel kriechen näher, zusammen { $count } Felder.
news-advanced-by-eye = Das Krakenauge schaut: Etwas kriecht { $lane-on } { $space-into }.
news-advanced-by-eye-many = Das Krakenauge schaut: Tentakel kriechen näher, zusammen { $count } Felder.
news-advanced-by-face = Die Grimasse lockt den Kraken { $lane-on } { $space-into }.
news-rail-smashed = Knacks! Die Reling { $lane-of } ist hin.
news-rail-smashed-many = Knacks! { $count } Relings sind hin.
news-holed = Rums! Ein Schlag von { $lane-of }, und { $area } klafft ein Leck.
news-plays = { $seat } spielt „{ $card }“.
news-plays-you = Du spielst „{ $card }“.
news-moved = { $pirate } rennt nach { $area }.
news-pushed-back = Nimm das! Der Tentakel { $lane-on } flüchtet zurück ins Riff.
news-pushed-back-many = Nimm das! { $count } Tentakel flüchten zurück ins Riff.
news-kraken-hit = Der Krake ist getroffen! { $tokens ->
    [1] Dieses war der erste Streich …
    [2] … und der zweite folgt sogleich!
    [3] Aller guten Dinge sind drei!
   *[other] Das war Nummer { $tokens }!
}
news-repaired = Die Reling { $lane-of } steht wieder.
news-kraken-stirs = Eine Grimasse! Der Krake rührt sich: Er steht jetzt auf Feld { $space } des Krakenspielfelds.
news-die-joins = Ab jetzt rollt noch ein { $side-er } Würfel mit.
news-kraken-arrives = Der Krake ist da! Er taucht { $lane-on } auf.
news-draws-card = { $seat } deckt „{ $card }“ auf.
news-draws-card-you = Du deckst „{ $card }“ auf.
news-won = Der Krake taucht ab. Die Crew hat gewonnen!
news-sunk = Blubb. Das Schiff geht unter.

## Was man tun kann

choice-begin = Einfach loslegen
choice-pirate = Mit { $pirate } segeln
    .brief = { $pirate }
    .brings = { $powers ->
        [0] {""}
       *[other] { $pirate-power }
    }
choice-board = Start { $area } ({ $area-side })
choice-whirlpool = Strudel { $lane-on }, { $space-in }
choice-ignore = { $purple ->
    [0] { $red ->
        [0] Jedes Krakenauge zählen lassen
        [one] Ein rotes Auge ignorieren
       *[other] { $red } rote Augen ignorieren
    }
    [one] { $red ->
        [0] Ein violettes Auge ignorieren
        [one] Ein violettes und ein rotes Auge ignorieren
       *[other] Ein violettes und { $red } rote Augen ignorieren
    }
   *[other] { $red ->
        [0] { $purple } violette Augen ignorieren
        [one] { $purple } violette Augen und ein rotes ignorieren
       *[other] { $purple } violette und { $red } rote Augen ignorieren
    }
}
choice-card = Die { $slot } Karte spielen
choice-play-card = Spielen: { $card }
    .brings = { symbols-shown }
choice-move = Laufen: { $area }
choice-cannon = Kanone: { $lane-short }
choice-cannon-kraken = Kanone: der Krake!
choice-broadside = Breitseite: { $lane } und alles, was auf dieser Seite in einer Kanonenzone ist
choice-broadside-side = { $kraken ->
    [1] Breitseite: der Krake und die { $side-e } Seite
   *[0] Breitseite: die { $side-e } Seite
}
    .brings = alles in den Kanonenzonen
choice-pistol = Pistole: { $lane-short }
choice-pistol-kraken = Pistole: der Krake!
choice-saber = Säbel: { $lane-short }
choice-saber-kraken = Säbel: der Krake!
choice-repair = Reling reparieren: { $lane-short }
choice-stop = Fertig mit dieser Karte
choice-summon = Der Krake taucht auf: { $lane-short }
    .brings = { $near ->
        [0] weit draußen, außer Reichweite
        [1] in der Kanonenzone
        [2] in der Pistolenzone
       *[other] in der Säbelzone, gleich schlägt er zu
    } · { $count ->
        [0] niemand steht dort bereit
        [one] eine Figur steht dort bereit
       *[other] { $count } Figuren stehen dort bereit
    }

phase-picking = Mit wem segelst du?
phase-boarding = Wo steht deine Piratenfigur? Waffen reichen auf die Bahnen daneben.
phase-whirlpools = Wo öffnet sich der Strudel?
phase-eyes = Ein Auge bringt seine ganze Farbe näher. Welche ignoriert Samuel?
phase-choosing = Welche Karte spielst du?
phase-acting = Nutze deine Karte, oder sag: fertig!
phase-acting-done = Mit dieser Karte geht nichts mehr.
phase-arriving = Der Krake kommt! Auf wessen Platz? Da, wo du ihn triffst.

## Optionen (setup)

option-start = Tentakel zu Beginn
option-start-help = Wie in der Abbildung sind einige schon nah; sonst beginnen alle weit draußen im Riff.
value-start-diagram = wie in der Abbildung
value-start-bubbles = im Riff
option-powers = Spezialfähigkeiten
option-powers-help = Samuel ignoriert Krakenaugen, Astrid nutzt ein Symbol doppelt, Elenas Pistole trifft auf jeder Bahn, Billys Kanone fegt eine ganze Seite leer.
value-powers-on = an
value-powers-off = aus
option-tokens-to-win = Treffer zum Sieg
option-tokens-to-win-help = Wie oft ihr den Kraken zurückdrängen müsst: dreimal, oder nur einmal für ein kurzes Spiel.
value-tokens-to-win-3 = drei
value-tokens-to-win-1 = einer
option-whirlpools = Strudel
option-whirlpools-help = Tentakel überspringen ein Feld mit Strudel. Einer macht es schwerer, vier machen es richtig schwer.
value-whirlpools-0 = keiner
value-whirlpools-1 = einer
value-whirlpools-2 = zwei
value-whirlpools-3 = drei
value-whirlpools-4 = vier
option-whirlpool-placement = Wer legt die Strudel?
option-whirlpool-placement-help = Die Crew der Reihe nach, oder der Zufall.
value-whirlpool-placement-players = die Crew
value-whirlpool-placement-random = der Zufall
option-solo = Allein
option-solo-help = Du segelst allein mit zwei Piraten; die oberste Karte des Stapels sagt, wessen Spezialfähigkeit wirkt.
value-solo-on = ja
value-solo-off = nein
option-billy-sweeps-kraken = Billys Breitseite trifft auch den Kraken
option-billy-sweeps-kraken-help = Sonst trifft Billy den Kraken nur, wenn er auf ihn zielt. Hier erwischt ihn auch die Breitseite.
value-billy-sweeps-kraken-on = ja
value-billy-sweeps-kraken-off = nein
option-first-player = Wer fängt an?
option-first-player-help = Ein Platz, den du bestimmst, oder das Los.
value-first-player-random = wird ausgelost
value-first-player-0 = Platz 1
value-first-player-1 = Platz 2
value-first-player-2 = Platz 3
value-first-player-3 = Platz 4

preset-young-sailors = Leichtmatrosen
preset-young-sailors-help = Ohne Spezialfähigkeiten, und ein einziger Treffer gegen den Kraken gewinnt.
preset-experienced = Fortgeschrittene
preset-experienced-help = Ein Strudel im Meer.
preset-dread = Schreckensmeer
preset-dread-help = Vier Strudel. Viel Glück.

## Wie die Dinge auf dem Tisch heißen

label-sea = Das Schiff und das Meer ringsum
label-roll = Die Würfel
label-crew = Noch an Land
label-whirlpools = Strudel, die noch fehlen
label-uses = Alle auf einmal
label-cards = Karten von { $seat }
label-cards-you = Deine Karten
label-pile = Nachziehstapel von { $seat }
label-pile-you = Dein Nachziehstapel
label-area = { $area } ({ $area-side })
label-hole = Leck { $area }
label-hole-to-come = Ein Leck, das es noch nicht gibt
label-rail = Reling { $lane-of }
label-rail-broken = Zerstörte Reling { $lane-of }
label-die-to-come = Ein { $side-er } Würfel, der auf dem Krakenspielfeld wartet
label-die = Ein { $side-er } Würfel: { $face }
label-die-new = Ein { $side-er } Würfel, noch nicht geworfen
label-die-ignored = Ein { $side-er } Würfel: { $face }, ignoriert
label-kraken-on-track = Der Krake, auf Feld { $space } des Krakenspielfelds
label-kraken = Der Krake { $lane-on }, { $space-in }
label-token = Krakenangriffs-Marker { $token }
label-token-won = Krakenangriffs-Marker { $token }, auf dem Kraken
label-whirlpool = Strudel { $lane-on }, { $space-in }
label-whirlpools-left = { $count ->
    [one] Ein Strudel
   *[other] { $count } Strudel
}
label-space = { $space } { $lane-of }
label-tentacle = Tentakel { $lane-on }, { $space-in }
label-pawn = { $pirate }, { $area }
label-pirate = { $pirate }
    .here = { $pirate }
label-power = { $pirate } · { $pirate-power }
label-card = { $card }{ symbols-shown }
    .here = { $card }
label-card-played = { $card }, wird gespielt: noch{ symbols-shown }
    .here = { $card }
label-card-barred = { $card }, für einen anderen Zug{ symbols-shown }
    .here = { $card }
symbols-shown = { $move ->
    [0] {""}
    [1] {" · Bewegen"}
   *[other] {" · Bewegen"} ×{ $move }
}{ $cannon ->
    [0] {""}
    [1] {" · Kanone"}
   *[other] {" · Kanone"} ×{ $cannon }
}{ $pistol ->
    [0] {""}
    [1] {" · Pistole"}
   *[other] {" · Pistole"} ×{ $pistol }
}{ $saber ->
    [0] {""}
    [1] {" · Säbel"}
   *[other] {" · Säbel"} ×{ $saber }
}{ $repair ->
    [0] {""}
    [1] {" · Reparieren"}
   *[other] {" · Reparieren"} ×{ $repair }
}{ $wild ->
    [0] {""}
    [1] {" · Joker"}
   *[other] {" · Joker"} ×{ $wild }
}{ $face ->
    [0] {""}
    [1] {" · Grimasse"}
   *[other] {" · Grimasse"} ×{ $face }
}
label-back = Nachziehstapel mit { $pirate } obenauf: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
label-broadside = Breitseite
    .here = Breitseite

## Der Spielplan im Terminal (terminal)

picture-track = Das Krakenspielfeld
picture-holes = Lecks { $marks }
picture-hits = Treffer gegen den Kraken { $marks }
picture-rolled = Gewürfelt: { $dice }
picture-ignored = ({ $count } ignoriert)
picture-card = { $card }{ symbols-shown }
picture-power = Es wirkt die Spezialfähigkeit von { $pirate }
picture-pile = Stapel { $count }
picture-key = § Tentakel   Ж Krake   @ Strudel   ║ Reling   ✹ Leck

## Das Ziel, immer auf dem Tisch

aim = Trefft den Kraken { $goal ->
    [one] einmal
   *[other] { $goal }-mal
}, bevor das Schiff { $most } Lecks hat.
aim-now = Treffer { $hits } von { $goal }, Lecks { $holes } von { $most }
aim-near = Der Krake ist in Reichweite: Trefft ihn!
aim-near-now = { aim-now }

## Was die Dinge tun

explain-pawn-samuel = Samuel darf jedes Krakenauge ignorieren, das er würfelt: Es bewegt nichts.
    .rules = KA-56
explain-pawn-astrid = Astrid darf ein Symbol ihrer Karte doppelt nutzen, nie die Grimasse.
    .rules = KA-57
explain-pawn-elena = Elenas Pistole reicht in jede Pistolenzone, auf beiden Seiten des Schiffs.
    .rules = KA-60
explain-pawn-billy = Trifft Billys Kanone, kann sie alle Tentakel in Kanonenzonen derselben Seite mit wegfegen.
    .rules = KA-61
explain-pirate-samuel = { explain-pawn-samuel }
    .rules = KA-56
explain-pirate-astrid = { explain-pawn-astrid }
    .rules = KA-57
explain-pirate-elena = { explain-pawn-elena }
    .rules = KA-60
explain-pirate-billy = { explain-pawn-billy }
    .rules = KA-61
explain-use-move = Stiefel: Lauf zum nächsten Schiffsfeld, nie schräg.
    .rules = KA-33
explain-use-cannon = Kanone: Triff etwas in einer Kanonenzone neben dir.
    .rules = KA-34
explain-use-pistol = Pistole: Triff etwas in einer Pistolenzone neben dir.
    .rules = KA-35
explain-use-saber = Säbel: Triff etwas in einer Säbelzone neben dir.
    .rules = KA-36
explain-use-repair = Hammer: Stell eine zerstörte Reling neben dir wieder auf.
    .rules = KA-40
explain-use-wild = Piratenflagge: Stiefel, Kanone, Pistole, Säbel oder Hammer, was du willst.
    .rules = KA-42
explain-use-face = Grimasse: Nach deinen Aktionen rührt sich der Krake, ob du willst oder nicht.
    .rules = KA-44
explain-broadside = Breitseite: Triff etwas in einer Kanonenzone, und alles andere in den Kanonenzonen dieser Seite flieht mit.
    .rules = KA-61
explain-die = Ein Tier: Was auf seiner Bahn in dieser Farbe ist, kommt ein Feld näher.
    .rules = KA-14
explain-die-eye = Das Krakenauge: Alles in dieser Farbe kommt ein Feld näher.
    .rules = KA-15
explain-die-blank = Leer: Nichts bewegt sich. Durchatmen.
    .rules = KA-16
explain-die-ignored = Samuel ignoriert dieses Auge: Es bewegt nichts.
    .rules = KA-56
explain-die-new = Neu im Spiel: Er rollt ab dem nächsten Zug mit.
    .rules = KA-48
explain-die-to-come = Kommt der Krake hierher, rollt dieser Würfel jeden Zug mit.
    .rules = KA-48
explain-tentacle-bubbles = Im Riff: Hier draußen trifft ihn nichts.
    .rules = KA-38
explain-tentacle-cannon = Zwei Felder vor der Reling: Nur eine Kanone erreicht ihn.
    .rules = KA-34
explain-tentacle-pistol = Ein Feld vor der Reling: Nur eine Pistole erreicht ihn.
    .rules = KA-35
explain-tentacle-saber = An der Reling: Ein Säbel trifft ihn; beim nächsten Schritt schlägt er zu.
    .rules = KA-20
explain-kraken = Triff ihn wie einen Tentakel, mit der Waffe seines Felds: Jeder Treffer zählt.
    .rules = KA-55
explain-kraken-on-track = Jede Grimasse bringt ihn ein Feld näher; nach dem letzten ist er am Schiff: Dann triff ihn wie einen Tentakel.
    .rules = KA-47, KA-49, KA-55
explain-rail = Eine Reling fängt einen Schlag ab, dann ist sie weg.
    .rules = KA-21
explain-rail-broken = Keine Reling: Der nächste Schlag hier macht ein Leck.
    .rules = KA-22
explain-hole = Ein Leck bleibt. Eins zu viel versenkt euch.
    .rules = KA-41
explain-hole-to-come = Ist diese Reihe leer, sinkt das Schiff.
    .rules = KA-65
explain-token = Einer für jeden Treffer gegen den Kraken; der dritte gewinnt. Ist er am Schiff, triff ihn wie einen Tentakel.
    .rules = KA-66
explain-token-won = { explain-token }
    .rules = KA-66
explain-whirlpool = Tentakel überspringen dieses Feld und sind schneller da.
    .rules = KA-71
explain-whirlpools-left = { explain-whirlpool }
    .rules = KA-71
explain-area = Von hier erreicht deine Figur die zwei Bahnen daneben.
    .rules = KA-33
explain-space = { explain-whirlpool }
    .rules = KA-71
explain-card = Jedes Symbol erlaubt dir eine Aktion; die Reihenfolge bestimmst du.{ symbols-explained }
    .rules = KA-30
explain-card-played = Was nicht abgehakt ist, darfst du noch tun, in beliebiger Reihenfolge.{ symbols-explained }
    .rules = KA-30
explain-card-barred = Eine Karte je Zug: Diese wartet auf deinen nächsten.
    .rules = KA-29
symbols-explained = { $move ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-move }
}{ $cannon ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-cannon }
}{ $pistol ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-pistol }
}{ $saber ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-saber }
}{ $repair ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-repair }
}{ $wild ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-wild }
}{ $face ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-face }
}
explain-back = Gespielte Karten kommen hier darunter; zwei liegen immer offen.
    .rules = KA-45

## Worauf der Coach schaut (coach)

hint-holes = Lecks im Rumpf
hint-bare-lanes = zerstörte Relings
hint-holes-soon = Lecks beim nächsten Wurf
hint-rails-soon = den Verlust von Relings beim nächsten Wurf
hint-doom = das letzte Leck, mit dem das Schiff sinkt
hint-unguarded = Schäden, wo niemand steht
hint-tokens = Treffer gegen den Kraken
hint-kraken-in-reach = einen Kraken in Reichweite

## Was nicht sein kann (errors)

clash-solo = das Solospiel ist für genau einen Platz (KA-01); dieser Tisch hat { $count }: Lass die Option solo weg

edition-area-itself = kann nicht neben sich selbst liegen
edition-area-one-way = liegt neben { $there }, aber { $there } liegt nicht neben { $here }
edition-first-space = hat einen Würfel auf dem ersten Feld, auf dem der Krake beginnt
edition-dice = bringt { $total } { $side-e } Würfel ins Spiel, aber in der Schachtel sind nur { $most }
edition-letter = zeigt „{ $given }“; eine Karte zeigt Buchstaben aus { $letters }
edition-full-card = zeigt { $given } Symbole, aber mehr als { $most } haben keinen Platz
edition-no-face = hat keine Karte mit einer Grimasse ({ $letter }), und so könnte das Spiel nie enden
edition-wants-card = höchstens { $most } Buchstaben aus { $letters }

position-pirate-twice = { $pirate } segelt doppelt; jede Piratenfigur gehört zu nur einem Platz (KA-08)
position-stranger = { $pirate } ist an Deck, aber niemand segelt mit { $pirate } (KA-08)
position-ashore = { $pirate } segelt mit, steht aber nirgends; schreib ein Schiffsfeld dazu (KA-09)
position-setting-up = Piraten werden reihum ab der ersten Person gewählt und an Deck gestellt, und placed sagt, wie viele es schon sind (KA-83)
position-back = back ist im Solospiel der Pirat der obersten Karte des Stapels, vor dem Austeilen und zu mehreren none (KA-79)
position-card-twice = „{ $card }“ liegt an zwei Orten; jede Karte gibt es nur einmal (KA-10)
position-card-elsewhere = „{ $card }“ liegt vor { $seat }, aber dort segelt eine andere Piratenfigur (KA-10)
position-track = der Krake ist auf dem Krakenspielfeld, 0 bis { $last }, und kommt nur von { $last } zum Schiff; nur dort hat er Marker (KA-49, KA-55)
position-over = mit { $holes } Lecks ist ein Spiel zu Ende und verloren, mit { $tokens } Markern auf dem Kraken ist es zu Ende und gewonnen, und nicht vorher (KA-65, KA-66)

what-pirates = Piratenfiguren
what-cards = Karten
what-purple-dice = violette Würfel
what-red-dice = rote Würfel
what-pieces = Figuren auf den Bahnen
what-whirlpools = Strudel

## Der Stand am Ende (end)

score-title = Das Schiff
score-holes = Lecks
score-hits = Treffer gegen den Kraken
score-rails = Heile Relings
ending-won = Der Krake flieht!
ending-won-text = Einmal zu oft zurückgedrängt: Der Krake hat genug und taucht ab, auf Nimmerwiedersehen.
ending-sunk = Das Schiff ist gesunken
ending-sunk-text = Ein Leck zu viel: Die Crew schwimmt zu einer einsamen Insel und schmiedet Rachepläne.

## Was die Rätsel verlangen (puzzles)

goal-win = Gewinn mit diesem Zug das Spiel.
goal-hit = Triff in diesem Zug den Kraken.
goal-side = Räum eine Seite des Schiffs frei: Auf allen vier Bahnen einer Farbe muss alles zurück ins Riff.
goal-three = Jag in diesem Zug drei Angreifer zurück ins Riff.
goal-guard = Beende deinen Zug so, dass in keiner Säbelzone mehr etwas lauert.
goal-mend = Sorg dafür, dass jede Reling wieder steht.
