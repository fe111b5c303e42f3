### Tentacula auf Deutsch.

title = Tentacula
tagline = Drei Fische mit feinen Hüten, sechzehn Edelsteine und ein Oktopus mit acht langen Fingern.
kind = Miteinander, Plättchen und ein Würfel

## Dinge

animal-turtle = Schildkröte
    .the = die Schildkröte
    .a = eine Schildkröte
    .next = zur nächsten Schildkröte
    .to = zur Schildkröte
    .tile = Schildkröten-Plättchen
    .chip = Schildkröten-Chip
    .power = Plättchenseite wählen
animal-seahorse = Seepferdchen
    .the = das Seepferdchen
    .a = ein Seepferdchen
    .next = zum nächsten Seepferdchen
    .to = zum Seepferdchen
    .tile = Seepferdchen-Plättchen
    .chip = Seepferdchen-Chip
    .power = bei Diebstahl neu würfeln
animal-jellyfish = Qualle
    .the = die Qualle
    .a = eine Qualle
    .next = zur nächsten Qualle
    .to = zur Qualle
    .tile = Quallen-Plättchen
    .chip = Quallen-Chip
    .power = Muschel: Tier nach Wahl
animal-crab = Krebs
    .the = den Krebs
    .a = einen Krebs
    .next = zum nächsten Krebs
    .to = zum Krebs
    .tile = Krebs-Plättchen
    .chip = Krebs-Chip
    .power = jede zweite Muschel bleibt

fish-yellow = Sonnengelb
fish-green = Grasgrün
fish-red = Feuerrot

gem-purple = Violett
    .er = violetter
    .en = violetten
    .e = violette
gem-yellow = Gelb
    .er = gelber
    .en = gelben
    .e = gelbe
gem-red = Rot
    .er = roter
    .en = roten
    .e = rote
gem-green = Grün
    .er = grüner
    .en = grünen
    .e = grüne
gem-blue = Blau
    .er = blauer
    .en = blauen
    .e = blaue
gem-white = Weiß
    .er = weißer
    .en = weißen
    .e = weiße

row-inside = innen
row-outside = außen

arch-1 = der erste Bogen
    .at = am ersten Bogen
    .through = durch den ersten Bogen
arch-2 = der zweite Bogen
    .at = am zweiten Bogen
    .through = durch den zweiten Bogen
arch-3 = der dritte Bogen
    .at = am dritten Bogen
    .through = durch den dritten Bogen

stash-A = Versteck A
stash-B = Versteck B
stash-C = Versteck C
stash-D = Versteck D
stash-E = Versteck E
stash-F = Versteck F

gate-H1 = Melone, Sombrero, Zylinder (rot, gelb, grün)
gate-H2 = Zylinder, Sombrero, Melone (grün, gelb, rot)
gate-C1 = grün, rot, gelb
gate-C2 = gelb, rot, grün
gate-S1 = groß, mittel, klein (gelb, grün, rot)
gate-S2 = klein, mittel, groß (rot, grün, gelb)

water-none = überall Korallen, keine Lücke
water-a = Lücke links
water-b = Lücke in der Mitte
water-c = Lücke rechts
water-ab = Lücken links und in der Mitte
water-ac = Lücken links und rechts
water-bc = Lücken in der Mitte und rechts
water-abc = lauter Lücken

cover-safe = geschützt
    .price = geschützt
cover-open = ungeschützt
    .price = kostet einen Edelstein

## Was geschah

news-takes-stash = Das Team will { $stash } füllen.
news-takes-chip = { $seat } nimmt den { $animal-chip }.
news-takes-chip-you = Du nimmst den { $animal-chip }.
news-snail-leaves = Schneckenplättchen { $tile } bleibt in der Schachtel.
news-reef-begins = Das Riff beginnt { $row } mit einem { $animal-tile }.
news-gate-shown = Ein Tor steht { $arch-at }: { $gate }.
news-pile-shows = Oben auf dem Stapel jetzt: { $animal }.
news-takes-tile = { $seat } nimmt das letzte Plättchen { $row }.
news-takes-tile-you = Du nimmst das letzte Plättchen { $row }.
news-gets-tile = { $seat } bekommt ein { $animal-tile }.
news-gets-tile-you = Du bekommst ein { $animal-tile }.
news-gets-tile-many = { $count } Plättchen werden verteilt.
news-no-tile = Für { $seat } ist kein Plättchen mehr da.
news-no-tile-you = Für dich ist kein Plättchen mehr da.
news-shows = { $seat } dreht { $animal-the } nach oben.
news-shows-you = Du drehst { $animal-the } nach oben.
news-round = Runde { $round } beginnt.
news-votes = { $seat } stimmt für { $other }.
news-votes-you = Du stimmst für { $other }.
news-votes-to-you = { $seat } stimmt für dich.
news-turn = { $seat } spielt.
news-turn-you = Du spielst.
news-places = Ein { $animal-tile } liegt jetzt { $row }.
news-no-room = Vorn ist kein Rifffeld mehr frei: Vom { $animal-tile } zählt nur das Tier.
news-boxed = Plättchen { $tile } kommt in die Schachtel.
news-boxed-many = { $count } Plättchen kommen in die Schachtel.
news-swims = { $square ->
    [F] { $fish } schwimmt ins Ziel!
   *[other] { $fish } schwimmt auf Feld { $square }.
}
news-passes = { $fish } schwimmt { $arch-through }.
news-stays = { $seat } bewegt keinen Fisch.
news-stays-you = Du bewegst keinen Fisch.
news-pays = Eine Muschel ist bezahlt.
news-flips = Der Krebs wirft die Muschel hoch: Muschelseite oben, sie bleibt!
news-flop = Der Krebs wirft die Muschel hoch: Wasserseite oben, sie ist weg.
news-finds-shell = { $shells ->
    [one] Eine Muschel gefunden: Das Team hat jetzt eine.
   *[other] Eine Muschel gefunden: Das Team hat jetzt { $shells }.
}
news-dolphin = Der Delfin trägt einen { $gem-en } Edelstein ins Versteck.
news-shark = Der Hai schnappt Tentacula einen { $gem-en } Edelstein wieder weg.
news-declines = { $seat } sagt: Nein, danke.
news-declines-you = Du sagst: Nein, danke.
news-seen = Tentacula sieht { $fish } auf Feld { $square }!
news-seen-at-end = Die Runde ist um, und { $fish } ist ungeschützt auf Feld { $square }!
news-rolls = { $seat } würfelt für den Diebstahl: { $gem }.
news-rolls-you = Du würfelst für den Diebstahl: { $gem }.
news-rolls-again = { $seat } ruft das Seepferdchen und würfelt noch einmal.
news-rolls-again-you = Du rufst das Seepferdchen und würfelst noch einmal.
news-missing = In der Truhe ist kein { $gem-er } Edelstein.
news-stolen = Tentacula stiehlt einen { $gem-en } Edelstein.
news-stolen-many = Tentacula stiehlt { $count } Edelsteine.
news-left-opens = Die linke Klappe geht auf, und da sitzt Tentacula. Die Reise geht weiter!
news-pile-lost = { $tiles ->
    [one] Das letzte Plättchen des Stapels ist verloren.
   *[other] Die { $tiles } Plättchen, die noch im Stapel waren, sind verloren.
}
news-right-closes = Die rechte Klappe geht zu. Das Ziel ist in Sicht!
news-reef-lost = { $tiles ->
    [one] Ein Plättchen des Riffs ist darunter verloren.
   *[other] { $tiles } Plättchen des Riffs sind darunter verloren.
}
news-filled = Ein { $gem-er } Edelstein kommt ins Versteck.
news-filled-many = { $count } Edelsteine kommen ins Versteck.
news-made-it = Alle Fische sind daheim, und das Versteck ist voll. Geschafft!
news-so-close = Alle Fische sind daheim, aber das Versteck ist nicht voll. So knapp!
news-reef-gone = Niemand hat mehr ein Plättchen. Das Riff ist verschwunden.
news-chest-bare = Die Schatztruhe ist leer.
news-fish-food = Das Versteck ist voll, aber das Riff ist weg. Fischfutter!

## Was man tun kann

choice-begin = Für uns wählen
    .brings = { $stash }, für alle ein Tier
choice-begin-chips = Einfach loslegen
    .brings = für alle ein Tier
choice-stash = { $stash } füllen
    .brings = { $ease ->
        [least] am leichtesten
        [most] am schwersten
       *[more] schwerer
    }
choice-chip = { $animal }
    .brings = { $animal-power }
choice-turn = Ich spiele jetzt
    .brings = { shelters }
choice-vote = { $seat } soll spielen
choice-place = Plättchen { $row } anlegen
    .brings = { $sheltered ->
        [0] { "" }
        [one] schützt ein Feld,{ " " }
       *[other] schützt { $sheltered } Felder,{ " " }
    }{ shelters }
choice-swim = Plättchen: { $fish } schwimmt
choice-shell-move = Muschel: { $fish } { $animal-next }
choice-swim-to = { $square ->
    [F] { $fish } ins Ziel
   *[other] { $fish } { $animal-to }
}
    .brings = { $means ->
        [shell] −1 Muschel{ $square ->
            [F] { " " }({ $animal })
           *[other] { "" }
        },{ " " }
       *[tile] { "" }
    }{ $square ->
        [F] daheim und sicher
       *[other] { $special ->
            [shell] +1 Muschel,{ " " }
            [dolphin] Delfin,{ " " }
            [shark] Hai,{ " " }
           *[none] { "" }
        }{ $cover-price }
    }
choice-stay = Keinen Fisch bewegen
choice-dolphin = Den { $gem-en } retten
    .brings = { $left ->
        [one] den letzten
       *[other] einen von { $left }
    }
choice-shark = Den { $gem-en } holen
    .brings = { $lacks ->
        [yes] das Versteck braucht ihn
       *[no] das Versteck hat genug
    }
choice-decline = Nein, danke
choice-keep = Wurf behalten
choice-roll = Neu würfeln
choice-lose = Den { $gem-en } hergeben
    .brings = { $spare ->
        [0] das Versteck braucht ihn
       *[other] { $spare } übrig
    }
choice-take = Letztes Plättchen { $row } nehmen
choice-show = { $animal } nach oben drehen
    .brings = { shelters }
shelters = { $able ->
    [0] bewegt keinen Fisch
   *[other] { $safe ->
        [0] schützt keinen Fisch
        [one] kann einen Fisch schützen
        [3] kann jeden Fisch schützen
       *[other] kann { $safe } Fische schützen
    }
}

phase-picking-stash = Welches Versteck füllt ihr? Nichts davon darf verloren gehen.
phase-picking-chips = Welches Tier gehört dir? Jedes kann etwas anderes.
phase-next = Wer spielt als Nächstes? Alle spielen ein Plättchen pro Runde.
phase-voting = Stimm ab: Wer spielt als Nächstes?
phase-placing = Leg dein Plättchen an: Korallen auf beiden Seiten verbergen Fische.
phase-swimming = Welcher Fisch schwimmt? Das Tier des Plättchens sagt, wie weit.
phase-swimming-then = Wohin? Eine Muschel kauft das Feld eines anderen Tiers.
phase-at-dolphin = Eine Muschel zahlen? Der Delfin bringt einen Edelstein ins Versteck.
phase-at-shark = Eine Muschel für den Hai bezahlen? Er holt einen gestohlenen Edelstein deiner Wahl zurück.
phase-rerolling = Den Wurf behalten oder neu würfeln?
phase-losing = Die Truhe hat keinen in dieser Farbe: Welcher geht stattdessen?
phase-taking = Der Stapel ist leer: Nimm ein Plättchen vom Ende des Riffs.
phase-showing = Welche Seite? Das Tier lässt schwimmen, die Korallen verbergen.
phase-theft = Tentacula streckt die Arme aus.
phase-drawing = Neue Plättchen werden gezogen.

## Optionen (setup)

option-difficulty = Schwierigkeit
option-difficulty-help = Höhere Stufen haben weniger Muscheln und weniger Riffplättchen.
value-difficulty-pro = Profi
option-first-game-shell = Eine Muschel im ersten Spiel
option-first-game-shell-help = Die Anleitung nennt für Stufe 1 mal eine, mal zwei. An: eine.
value-first-game-shell-off = aus
value-first-game-shell-on = an
option-stash = Versteck
option-stash-help = Welche Edelsteine ihr nach Hause bringen sollt.
value-stash-choose = das Team wählt
value-stash-random = Zufall
value-stash-A = A
value-stash-B = B
value-stash-C = C
value-stash-D = D
value-stash-E = E
value-stash-F = F
option-chips = Tierchips
option-chips-help = Wählt eure Kräfte selbst, oder lasst den Zufall sie verteilen.
value-chips-choose = alle wählen
value-chips-random = Zufall
option-snail-removed = Schneckenplättchen, das fehlt
option-snail-removed-help = Auf Stufe 3 bleibt eins der zwei Schneckenplättchen in der Schachtel.
value-snail-removed-random = Zufall
option-take-rule = Plättchen vom Riff
option-take-rule-help = Wenn der Stapel leer ist: das allerletzte Plättchen, oder das letzte innen oder außen.
value-take-rule-rearmost = das allerletzte
value-take-rule-either-row = das letzte innen oder außen
option-outside-orientation = Plättchen außen
option-outside-orientation-help = Andersherum gedreht, sodass die Lücken die Seite wechseln, oder so herum wie innen.
value-outside-orientation-turned = andersherum
value-outside-orientation-same = wie innen
option-bare-chest = Leere Truhe
option-bare-chest-help = Ob ihr mit leerer Truhe auch dann verliert, wenn das Versteck schon voll ist.
value-bare-chest-always = immer verloren
value-bare-chest-unless-stash-complete = nicht bei vollem Versteck
option-seahorse-round-end = Seepferdchen am Ende der Runde
option-seahorse-round-end-help = Ob das Seepferdchen jeden der Würfe wiederholen darf oder nur einen.
value-seahorse-round-end-each-roll = jeden Wurf
value-seahorse-round-end-once = einen Wurf
option-turn-choice = Wer spielt als Nächstes?
option-turn-choice-help = Wer am schnellsten ist, wer die meisten Stimmen bekommt, oder reihum.
value-turn-choice-free = wer am schnellsten ist
value-turn-choice-vote = Abstimmung
value-turn-choice-clockwise = reihum

preset-first-voyage = Erste Reise
preset-first-voyage-help = Stufe 1 mit dem leichtesten Versteck: zwei Muscheln, alle Riffplättchen.
preset-grand-adventure = Großes Abenteuer
preset-grand-adventure-help = Stufe 2: zu Beginn nur eine Muschel.
preset-big-challenge = Harte Nuss
preset-big-challenge-help = Stufe 3: eine Muschel, und ein Riffplättchen weniger.
preset-pros = Für Profis
preset-pros-help = Keine Muscheln, zwei Riffplättchen weniger, Versteck und Chips per Zufall.

## Auf dem Tisch

label-board = Das Meer und das Riff
label-stashes = Die sechs Verstecke
label-chips = Tierchips zur Auswahl
label-shells = { $shells ->
    [0] Das Team hat keine Muschel
    [one] Das Team hat eine Muschel
   *[other] Das Team hat { $shells } Muscheln
}
label-seat = { $seat }
label-gates = Tore, die noch kommen
label-box = Aus dem Spiel
label-tentacula = Tentacula in der Höhle
label-flap = Die linke Klappe
label-slot = Freies Rifffeld { $row }, Spalte { $column }
label-tile-laid = { $animal-tile } { $row }, Spalte { $column }
label-start = Start
label-finish = Ziel
label-square = Feld { $square }, { $animal }{ $special ->
    [shell] , Muschel
    [dolphin] , Delfin
    [shark] , Hai
   *[none] { "" }
}, { $cover }
label-pile = { $count ->
    [one] Nachziehstapel mit einem Plättchen
   *[other] Nachziehstapel mit { $count } Plättchen
}
label-tile-top = Oben auf dem Stapel: Plättchen { $tile }, { $animal }, { $water }
label-tile = Plättchen { $tile }: { $animal }, { $water }
label-tile-below = Rückseite von Plättchen { $tile }: { $animal }, { $water }
label-boxed = { $count ->
    [one] Ein Plättchen aus dem Spiel
   *[other] { $count } Plättchen aus dem Spiel
}
label-stash = { $stash }: Violett { $purple }, Gelb { $yellow }, Rot { $red }, Grün { $green }, Blau { $blue }, Weiß { $white }
label-stash-lacking = { label-stash }
label-chest = { $count ->
    [one] Schatztruhe mit einem Edelstein
   *[other] Schatztruhe mit { $count } Edelsteinen
}
label-gem = Ein { $gem-er } Edelstein in der Truhe
label-gem-safe = Ein { $gem-er } Edelstein im Versteck
label-gem-stolen = Ein { $gem-er } Edelstein in Tentaculas Höhle
label-die = Der Würfel zeigt { $gem }
label-die-waiting = Der Würfel wartet in der Höhle
label-arch = { $arch }
label-gate = Tor { $arch-at }: { $gate }
label-fish = { $square ->
    [S] { $fish } am Start
    [F] { $fish } im Ziel
   *[other] { $fish } auf Feld { $square }, geschützt
}
label-fish-seen = { $fish } auf Feld { $square }, ungeschützt
label-chip = { $animal-chip }
label-power = { $animal } · { $animal-power }
label-shell-move = Muschelzug: { $animal }
label-shell = Eine eurer Muscheln
label-shell-supply = Muschel im Vorrat
label-gate-pile = { $count ->
    [one] Ein verdecktes Tor
   *[other] { $count } verdeckte Tore
}

## Was eine Ausgabe oder eine geschriebene Stellung nicht sein kann (errors)

edition-columns-beside = liegen nicht neben seinen Feldern: Spalte k deckt die Felder 3k+2 bis 3k+4
edition-columns-room = hat keinen Platz: Die ersten Plättchen liegen schon in Spalte 1
edition-states = passt nicht zu A und C: 1 bis n, { $first } bis { $last }, n+1 bis { $last }
edition-animals = lässt ein Tier aus
edition-arches = müssen spätestens nach { $room }, nach { $turn } bis { $late } und nach { $last } stehen
edition-special-twice = hat Feld { $square }, das schon ein Sonderfeld ist
edition-hat-and-size = braucht einen Hut, dann eine Größe
edition-mark-twice = hat { $mark }, aber das hat { $bearer } auch
edition-gate-fish = muss alle drei Fische nennen, jeden einmal
edition-snails = nennt dasselbe Plättchen doppelt
edition-face = muss ein Tier sein ({ $animals }), dann Buchstaben aus { $letters } für die Lücken
edition-same-face = hat das Tier der Vorderseite: Die beiden Seiten wären nicht zu unterscheiden
edition-gems = ergibt zusammen { $given } Edelsteine, aber in eine Truhe gehören 1 bis { $most }
edition-stash = sucht { $given } Edelsteine, hat aber Platz für 1 bis { $most }
edition-stash-gem = sucht { $given } { $gem-e } Edelsteine, aber in der Schachtel sind { $held }
edition-wants-face = ein Tier ({ $animals }), dann Buchstaben aus { $letters } für die Lücken

position-tile-twice = Plättchen { $tile } liegt an zwei Orten: { $here } und { $there }
position-on-reef = { $row } in Spalte { $column }
position-before = vor { $seat }
position-in-pile = im Nachziehstapel
position-in-box = in der Schachtel
position-top = { $face } liegt oben auf dem Nachziehstapel, aber das Plättchen ist nicht darin
position-chip-twice = zwei Plätze haben den { $animal-chip }
position-column = ein Plättchen liegt { $row } in Spalte { $column }, aber im Spiel sind die Spalten { $low } bis { $high }
position-next = ein Plättchen liegt { $row } in Spalte { $column }, aber das nächste soll in Spalte { $next }
position-fish = { $fish } kann nicht auf Feld { $square } sein: Ist der Spielplan im Zustand { $board }, sind die Fische auf { $low } bis { $high }
position-fish-together = zwei Fische sind auf Feld { $square }, das nur Platz für einen hat
position-gems = Truhe, Versteck und Höhle haben mehr { $gem-e } Edelsteine, als es gibt: { $most }
position-shells = das Team hat { $given } Muscheln, es gibt aber 0 bis { $most }
position-not-set-up = nach dem Aufbau gibt es ein Versteck, ein Tor und für jeden Platz einen Chip; schreib auch „{ $name }“ dazu
position-setting-up = solange Versteck und Chips gewählt werden, liegt sonst noch nichts aus; lass { $name } weg (TN-03 bis TN-10)
position-no-tile = { $seat } hat kein Plättchen; schreib auch „tile“ dazu
position-played = { $seat } hat in dieser Runde schon gespielt und trotzdem ein Plättchen
position-no-animal = ein Fisch schwimmt mit dem Tier eines Plättchens; schreib auch „animal“ dazu
position-no-choice = { $name } verlangt eine Wahl, aber hier gibt es keine
position-no-die = der Würfel ist schon gefallen; schreib auch „die“ dazu
what-tiles = Plättchen
what-gates = Tore
what-purple-gems = violette Edelsteine
what-yellow-gems = gelbe Edelsteine
what-red-gems = rote Edelsteine
what-green-gems = grüne Edelsteine
what-blue-gems = blaue Edelsteine
what-white-gems = weiße Edelsteine

## Der Spielplan im Terminal (terminal)

picture-round = Runde { $round }
picture-setting = Aufbau
picture-shells = Muscheln { $shells } von { $most }
picture-pile = Stapel { $tiles }, oben { $face }
picture-no-pile = kein Stapel
picture-gate = Tor { $arch-at }, nach Feld { $square }: { $gate }
picture-start = Start
picture-finish = Ziel
picture-need = gesucht
picture-stashed = im Versteck
picture-chest = in der Truhe
picture-cave = gestohlen
picture-key = o Riff  ~ Lücke  . leer  * geschützt  $ Muschel  D Delfin  X Hai

## Das Ziel, immer auf dem Tisch

aim = Bringt die drei Fische heim, samt allen Edelsteinen des Verstecks.
aim-now = daheim { $home } von { $all }{ $need ->
    [0] {""}
   *[other] , Edelsteine { $gems } von { $need }
}

## Was die Dinge tun

explain-tentacula = Sie stiehlt einen Edelstein für jeden Fisch, den sie sieht: beim Landen und am Rundenende.
    .rules = TN-49, TN-56
explain-flap = Darunter geht der Weg weiter. Sie öffnet sich, wenn alle drei Fische durch den Bogen sind.
    .rules = TN-57, TN-70
explain-slot = Freies Rifffeld: Korallen auf beiden Seiten schützen drei Felder.
    .rules = TN-29, TN-30
explain-tile = Sein Tier sagt, wie weit ein Fisch schwimmt; Korallen verstecken Fische, Wasser nicht.
    .rules = TN-22, TN-31
explain-tile-laid = Korallen verstecken die Felder daneben, wenn gegenüber auch welche sind; Wasser ist eine Lücke.
    .rules = TN-29
explain-tile-top = Diese Seite siehst du; wer das Plättchen zieht, bekommt die andere.
    .rules = TN-53
explain-tile-below = Die andere Seite des Plättchens: Die Schildkröte darf sie wählen.
    .rules = TN-63
explain-boxed = Ist der Stapel leer, kommt ein gespieltes Plättchen weg.
    .rules = TN-26
explain-pile = Neue Plättchen. Ist der Stapel leer, kommen sie vom Ende des Riffs.
    .rules = TN-53, TN-54
explain-start = Start: Hier kann einem Fisch nichts passieren.
    .rules = TN-28
explain-finish = Daheim: Hier passiert keinem Fisch mehr etwas. Jedes Tier führt her.
    .rules = TN-33, TN-34
explain-square-shell = Muschel: Lande hier, und das Team bekommt eine.
    .rules = TN-44
explain-square-dolphin = Delfin: Für eine Muschel trägt er einen Edelstein ins Versteck, für immer sicher.
    .rules = TN-45
explain-square-shark = Hai: Für eine Muschel holt er einen gestohlenen Edelstein in die Truhe zurück.
    .rules = TN-47
explain-square-safe = Geschützt: Hier kann Tentacula keinen Fisch sehen.
    .rules = TN-29
explain-square-open = Ungeschützt: Hier zu landen kostet einen Edelstein, bleiben auch.
    .rules = TN-49, TN-56
explain-stash = Diese Edelsteine müssen noch da sein, hier oder in der Truhe, wenn der letzte Fisch daheim ist. Schwer machen es die ohne Ersatz.
    .rules = TN-80
explain-stash-lacking = Tentacula hat einen Edelstein, der hier fehlt. Nur ein Hai holt ihn zurück.
    .rules = TN-47, TN-80
explain-chest = Was Tentacula stehlen kann. Ist die Truhe leer, bevor die Fische daheim sind, habt ihr verloren.
    .rules = TN-83
explain-gem = In der Truhe: Tentacula kann ihn stehlen.
    .rules = TN-49
explain-gem-safe = Im Versteck: für immer sicher.
    .rules = TN-46
explain-gem-stolen = Gestohlen. Ein Hai kann einen zurückholen.
    .rules = TN-47
explain-die = Die gewürfelte Farbe ist die gestohlene.
    .rules = TN-49
explain-die-waiting = { explain-die }
    .rules = TN-49
explain-arch = Hier schwimmen die Fische in der Reihenfolge des Tors durch. Sind alle durch, wird der Spielplan umgeklappt.
    .rules = TN-36, TN-57
explain-gate = In dieser Reihenfolge, von links nach rechts, schwimmen die Fische durch den Bogen.
    .rules = TN-36
explain-gate-pile = Die Tore der nächsten Bögen, verdeckt.
    .rules = TN-05
explain-fish-yellow = Schwimmt zum nächsten Tier des Plättchens. An Toren: gelb, Sombrero, groß.
    .rules = TN-31, TN-36
explain-fish-green = Schwimmt zum nächsten Tier des Plättchens. An Toren: grün, Zylinder, mittel.
    .rules = TN-31, TN-36
explain-fish-red = Schwimmt zum nächsten Tier des Plättchens. An Toren: rot, Melone, klein.
    .rules = TN-31, TN-36
explain-fish-seen = Ungeschützt: Bleibt er hier, stiehlt Tentacula am Ende der Runde.
    .rules = TN-56
explain-chip-turtle = Schildkröte: Du siehst beide Seiten deines Plättchens und wählst eine.
    .rules = TN-63
explain-chip-seahorse = Seepferdchen: Würfelst du für einen Diebstahl, darfst du noch einmal.
    .rules = TN-60
explain-chip-jellyfish = Qualle: Bei deinen Muschelzügen darfst du jedes Tier nehmen.
    .rules = TN-62
explain-chip-crab = Krebs: Wirf die Muschel, die du zahlst, hoch; etwa jedes zweite Mal behaltet ihr sie.
    .rules = TN-61
explain-shell-move = Zahl eine Muschel, und dieses Tier gilt statt des Tiers auf deinem Plättchen.
    .rules = TN-40
explain-shell = Die Muscheln des Teams: für Muschelzüge, Delfine und Haie.
    .rules = TN-40
explain-shell-supply = Muscheln, die noch zu finden sind.
    .rules = TN-44

## Worauf der Coach schaut (coach)

hint-progress = Tempo für die Fische
hint-rear = einen letzten Fisch, der mithält
hint-passed = Fische jenseits des Bogens
hint-folds = eine Reise, die weitergeht
hint-missing = den Verlust gesuchter Edelsteine
hint-in-danger = gesuchte Edelsteine in Tentaculas Reichweite
hint-lacking = Edelsteine, die dem Versteck noch fehlen
hint-chest = eine vollere Truhe
hint-chest-low = eine fast leere Truhe
hint-exposed = ungeschützte Fische
hint-thefts = Diebstähle durch Tentacula
hint-shells = Muscheln
hint-safe-turns = Züge, die einen Fisch in Sicherheit bringen
hint-idle-turns = Züge, die keinen Fisch bewegen
hint-spread = einen Schwarm, der auseinandertreibt

## Der Stand am Ende (end)

score-title = Fische und Edelsteine
score-fish = Fische daheim
score-gems = Gerettete Edelsteine
score-shells = Übrige Muscheln
ending-made-it = Geschafft!
ending-made-it-text = Alle drei Fische sind daheim, und im Versteck ist jeder Edelstein, der hineingehört.
ending-so-close = So knapp!
ending-so-close-text = Alle drei Fische sind daheim, aber Tentacula hat einen Edelstein, der ins Versteck gehört.
ending-reef-gone = Das Riff ist verschwunden
ending-reef-gone-text = Niemand hatte mehr ein Plättchen, und die Fische waren noch nicht daheim.
ending-chest-bare = Die Truhe ist leer
ending-chest-bare-text = Tentacula hat euch keinen einzigen Edelstein in der Truhe gelassen.
ending-fish-food = Fischfutter
ending-fish-food-text = Das Versteck war voll, aber es gab kein Riff mehr, um die Fische heimzubringen.

## Was die Rätsel verlangen (puzzles)

goal-win = Gewinn mit diesem Zug das Spiel.
goal-home = Bring in diesem Zug einen Fisch heim.
goal-save = Rette alle drei Fische: Beende deinen Zug so, dass Tentacula keinen von ihnen sieht.
goal-arch = Bring einen Fisch durch den Bogen auf ein Feld, auf dem Tentacula ihn nicht sieht.
goal-stash = Lass einen Delfin einen Edelstein ins Versteck tragen.
goal-fetch = Lass einen Hai Tentacula einen Edelstein wieder wegschnappen.
goal-shell = Hol eine Muschel, ohne dass Tentacula einen schwimmenden Fisch sieht.
