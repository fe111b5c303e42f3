### Treasure Hunting: Kraken auf Deutsch.

title = Treasure Hunting: Kraken
tagline = Ein Schatz auf dem Grund eines Strudels, und alle wollen ihn heimbringen.
kind = Gegeneinander, Würfel und Überfälle

## Dinge

space-X = die Mitte

mood-dormant = Schlaf
    .is = schläft
mood-enraged = Zorn
    .is = ist zornig
mood-tantrum = Wutanfall
    .is = hat einen Wutanfall

ship-red = rot
    .es = rotes
ship-yellow = gelb
    .es = gelbes
ship-green = grün
    .es = grünes
ship-orange = orange
    .es = orangefarbenes

## Was geschah

news-begins = { $seat } fängt an und dreht die Scheibe.
news-begins-you = Du fängst an und drehst die Scheibe.
news-dial-turns = Die Scheibe rückt weiter: Der Krake { $mood-is }.
news-out-of-reach = Der Krake ist zornig, doch die Tentakel treffen nur Wasser.
news-kraken-rolls = Der Krake ist zornig: { $one } und { $two }. { $value ->
    [0] Das schlägt kein Würfel!
   *[other] Zu schlagen: { $value }!
}
news-escapes = { $seat } würfelt { $die } gegen { $value } und entwischt.
news-escapes-you = Du würfelst { $die } gegen { $value } und entwischst.
news-gripped = { $seat } würfelt { $die } gegen { $value }: Der Krake hat das Schiff gepackt.
news-gripped-you = Du würfelst { $die } gegen { $value }: Der Krake hat dein Schiff gepackt.
news-pillar-rises = Eine Korallensäule wächst{ on-space } empor.
news-pillar-rises-many = { $count } Korallensäulen steigen auf.
news-pillar-mends = Die Säule{ on-space } wächst nach.
news-pillar-mends-many = { $count } Säulen wachsen nach.
news-pushed = Die Koralle schiebt { $seat } zurück{ to-space }.
news-pushed-you = Die Koralle schiebt dich zurück{ to-space }.
news-rolled = { $seat } würfelt { $die }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-rolled-you = Du würfelst { $die }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-rolled-on-wind = { $seat } würfelt { $die } mit Wind in den Segeln: { $points } Punkte!
news-rolled-on-wind-you = Du würfelst { $die } mit Wind in den Segeln: { $points } Punkte!
news-weakened = Verlorene Abwehr kostet { $seat } Kraft: nur { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-weakened-you = Verlorene Abwehr kostet dich Kraft: nur { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-hampered = Der Krake hält das Schiff von { $seat } noch fest: höchstens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-hampered-you = Der Krake hält dein Schiff noch fest: höchstens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
sails-to = { $named ->
    [0] { sails-seen }
   *[other] { sails-named }
}
sails-seen = { $to ->
    [1] {" "}zum Start
    [2] {" "}in die Mitte
    [3] {" "}auf ein Windfeld
    [4] , nahe einem Tentakel
   *[other] {""}
}
sails-named = : { $to ->
    [1] Start
    [3] { $space } (Wind)
   *[other] { $space }
}
sails-rings = { $inward ->
    [1] {" "}(eins nach innen)
    [2] {" "}(zwei nach innen)
   *[other] { $outward ->
        [1] {" "}(eins nach außen)
        [2] {" "}(zwei nach außen)
       *[other] {""}
    }
}
on-space = { $named ->
    [0] {""}
   *[other] {" "}auf { $space }
}
to-space = { $named ->
    [0] {""}
   *[other] {" "}auf { $space }
}
news-sails-forward = { $seat } segelt vorwärts{ sails-to }.
news-sails-forward-you = Du segelst vorwärts{ sails-to }.
news-sails-forward-many = { $seat } segelt { $count } vorwärts{ sails-to }.
news-sails-forward-many-you = Du segelst { $count } vorwärts{ sails-to }.
news-sails-backward = { $seat } segelt rückwärts{ sails-to }.
news-sails-backward-you = Du segelst rückwärts{ sails-to }.
news-sails-backward-many = { $seat } segelt { $count } rückwärts{ sails-to }.
news-sails-backward-many-you = Du segelst { $count } rückwärts{ sails-to }.
news-sails-inward = { $seat } segelt einen Ring nach innen{ sails-to }.
news-sails-inward-you = Du segelst einen Ring nach innen{ sails-to }.
news-sails-outward = { $seat } segelt einen Ring nach außen{ sails-to }.
news-sails-outward-you = Du segelst einen Ring nach außen{ sails-to }.
news-sails-all = { $seat } segelt { $count } Felder{ sails-rings }{ sails-to }.
news-sails-all-you = Du segelst { $count } Felder{ sails-rings }{ sails-to }.
news-takes-treasure = { $seat } holt den Schatz an Bord!
news-takes-treasure-you = Du holst den Schatz an Bord!
news-leaves-treasure = { $seat } lässt den Schatz liegen.
news-leaves-treasure-you = Du lässt den Schatz liegen.
news-attacks = { $seat } greift { $other } an.
news-attacks-you = Du greifst { $other } an.
news-attacks-to-you = { $seat } greift dich an.
news-tied = Beide Würfel zeigen { $die }: noch einmal.
news-tied-many = { $count }-mal Gleichstand.
news-defended = { $seat } hält mit { $die } gegen { $against } stand: Nichts passiert.
news-defended-you = Du hältst mit { $die } gegen { $against } stand: Nichts passiert.
news-defence-lost = { $seat } verliert { $die } zu { $against }: nächster Wurf schwächer.
news-defence-lost-you = Du verlierst { $die } zu { $against }: nächster Wurf schwächer.
news-steals = { $seat } schnappt sich den Schatz von { $other }!
news-steals-you = Du schnappst dir den Schatz von { $other }!
news-steals-to-you = { $seat } schnappt sich den Schatz von dir!
news-rams = { $seat } rammt eine Säule{ on-space }.
news-rams-you = Du rammst eine Säule{ on-space }.
news-hits-pillar = Die Säule verliert { $die }: noch { $left }.
news-breaks-pillar = Ein Treffer mit { $die }, und die Säule zerbröselt.
news-ends-turn = { $seat } wirft den Anker.
news-ends-turn-you = Du wirfst den Anker.
news-stays = { $seat } bleibt { $wind ->
    [1] im Wind
   *[other] liegen
}.
news-stays-you = Du bleibst { $wind ->
    [1] im Wind
   *[other] liegen
}.
news-stuck = { $cost ->
    [0] Nichts ist mehr möglich
   *[other] Die Mitte zu verlassen kostet { $cost }
}: Der Zug von { $seat } ist vorbei.
news-stuck-you = { $cost ->
    [0] Nichts ist mehr möglich
   *[other] Die Mitte zu verlassen kostet { $cost }
}: Dein Zug ist vorbei.
news-won = { $seat } ist mit dem Schatz daheim!
news-won-you = Du bist mit dem Schatz daheim!

## Was man tun kann

choice-take = Den Schatz nehmen
choice-leave = Liegen lassen
choice-end = Zug beenden
    .brings = { $rage ->
        [1] gleich schlägt der Krake zu
       *[other] { choice-unspent }
    }
choice-unspent = { $wind ->
    [1] Wind: nächster Wurf ×2
   *[other] { $points ->
        [one] 1 Punkt verfällt
       *[other] { $points } Punkte verfallen
    }
}
choice-forward = Vorwärts segeln
choice-backward = Rückwärts segeln
choice-inward = Nach innen segeln
choice-outward = Nach außen segeln: { $space }
choice-wind = { $wind ->
    [1] {" "}(Wind)
   *[other] {""}
}
choice-to = { $named ->
    [0] {""}
   *[other] : { $space }{ choice-wind }
}
choice-for = {" "}für { $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
}
choice-left = { $last ->
    [1] dann endet dein Zug
   *[other] { $left ->
        [one] 1 Punkt übrig
       *[other] { $left } Punkte übrig
    }
}
choice-sail = { $named ->
    [0] Dorthin
   *[other] Kurs auf { $space }{ choice-wind }
}{ choice-for }
    .brings = { choice-left }{ $rage ->
        [1] ; gleich schlägt der Krake zu
       *[other] { $wind ->
            [1] ; Wind: nächster Wurf ×2
           *[other] {""}
        }
    }
choice-sail-forward = Vorwärts{ choice-to }{ choice-for }
    .brief = Vorwärts
    .brings = { choice-sail.brings }
choice-sail-backward = Zurück{ choice-to }{ choice-for }
    .brief = Zurück
    .brings = { choice-sail.brings }
choice-sail-inward = Nach innen{ choice-to }{ choice-for }
    .brief = Nach innen
    .brings = { choice-sail.brings }
choice-sail-outward = Nach außen: { $space }{ choice-wind }{ choice-for }
    .brief = Hinaus: { $space }
    .brings = { $rage ->
        [1] gleich schlägt der Krake zu
       *[other] { $wind ->
            [1] Wind: Wurf ×2
           *[other] { choice-left }
        }
    }
choice-sail-treasure = Kurs auf den Schatz{ choice-for }
    .brief = Kurs auf den Schatz
choice-sail-home = Heimsegeln und gewinnen{ choice-for }
    .brief = Heimsegeln und gewinnen
choice-attack = { $other } angreifen
choice-pillar = Die Säule{ on-space } rammen
choice-attack-priced = { choice-attack }{ choice-for }
    .brief = { choice-attack }
    .brings = { $treasure ->
        [1] Sieg: der Schatz
       *[other] Sieg: sein Wurf −{ $lost }
    }
choice-pillar-priced = { choice-pillar }{ choice-for }
    .brief = Säule rammen
    .brings = { $left } minus dein Würfel: bei 0 ist sie weg

phase-acting = Segle, greif an oder stopp auf Wind: nächster Wurf ×2.
phase-finding = Vor dir liegt der Schatz. Nimmst du ihn?

## Optionen (setup)

option-board = Spielplan
option-board-help = Welchen Strudel ihr befahrt: den Mahlstrom mit drei Ringen oder den kurzen mit zwei. Eine Ausgabe-Datei kann einen anderen mitbringen.
value-board-maelstrom = Mahlstrom: drei Ringe
value-board-short = Kurz: zwei Ringe
option-first-player = Wer fängt an?
option-first-player-help = Wer beginnt und die Scheibe dreht, das ganze Spiel lang.
value-first-player-random = wird ausgelost
option-dial = Launenkreis
option-dial-help = Die Launen des Kraken der Reihe nach: tantrum heißt Wutanfall, enraged heißt Zorn, dormant heißt Schlaf. Die Scheibe beginnt bei der ersten.
option-kraken-roll = Wurf des Kraken
option-kraken-roll-help = Was von den zwei Würfeln des Kraken zählt. Eine Summe ist kaum zu schlagen.
value-kraken-roll-sum = beide zusammen
value-kraken-roll-lowest = der niedrigere
value-kraken-roll-highest = der höhere
value-kraken-roll-single = nur der erste
option-kraken-timing = Gepackt vor dem eigenen Wurf
option-kraken-timing-help = Wer anfängt, trifft den Kraken noch vor dem eigenen Wurf: Zählt das sofort oder eine Runde später?
value-kraken-timing-next-roll = sofort, in diesem Zug
value-kraken-timing-next-own-turn = in der nächsten Runde
option-penalty-stacks = Verlorene Kämpfe
option-penalty-stacks-help = Ob jeder verlorene Kampf beim nächsten Wurf Punkte kostet oder nur einer davon.
value-penalty-stacks-on = alle zählen
value-penalty-stacks-off = einer zählt
option-attacks-per-turn = Angriffe auf Schiffe pro Zug
option-attacks-per-turn-help = Mit einem Angriff pro Zug wechselt der Schatz nur halb so oft das Schiff.
value-attacks-per-turn-unlimited = so viele du bezahlen kannst
option-start-steal = Stehlen am Start
option-start-steal-help = Was gilt, wenn du den Schatz eroberst, während dein eigenes Schiff am Start liegt.
value-start-steal-must-return = hinaus und wieder herein
value-start-steal-wins = du gewinnst sofort
option-tantrum-restores = Wutanfälle heilen Säulen
option-tantrum-restores-help = Ob ein Wutanfall beschädigte Säulen wieder ganz hoch wachsen lässt.
value-tantrum-restores-on = ja
value-tantrum-restores-off = nein
option-two-tentacles = Schiffe bei mehreren Tentakeln
option-two-tentacles-help = Ob sie sich einmal wehren oder gegen jeden Tentakel, der sie erreicht.
value-two-tentacles-once = einmal wehren
value-two-tentacles-each = gegen jeden wehren
option-cost-forward = Preis: vorwärts
option-cost-forward-help = Punkte für ein Feld mit der Strömung, höchstens so viele, wie ein Würfel zeigen kann.
option-cost-backward = Preis: rückwärts
option-cost-backward-help = Punkte für ein Feld gegen die Strömung.
option-cost-inward = Preis: nach innen
option-cost-inward-help = Punkte für einen Ring zur Mitte hin.
option-cost-outward = Preis: nach außen
option-cost-outward-help = Punkte für einen Ring von der Mitte weg.
option-cost-attack = Preis: Angriff
option-cost-attack-help = Punkte für einen Angriff auf ein Schiff oder eine Säule, höchstens so viele, wie ein Würfel zeigen kann.
option-wind-factor = Windstärke
option-wind-factor-help = Womit ein Wurf auf einem Windfeld malgenommen wird.
option-lost-defence = Preis eines verlorenen Kampfs
option-lost-defence-help = Punkte, die ein verlorener Kampf vom nächsten Wurf abzieht.
option-min-points = Mindestpunkte
option-min-points-help = Was ein Wurf mindestens bringt, egal, was vorher verloren ging.
option-kraken-points = Punkte im Griff des Kraken
option-kraken-points-help = So viele Punkte hat ein Schiff höchstens, das der Krake gepackt hat.
option-pillar-hp = Höhe einer Säule
option-pillar-hp-help = Trefferpunkte einer neuen Korallensäule, höchstens so viele, wie ein Würfel zeigen kann.

preset-first-voyage = Erste Reise
preset-first-voyage-help = Der kurze Spielplan, ein Angriff pro Zug und ein Krake, den man schlagen kann.
preset-short-trip = Kleine Fahrt
preset-short-trip-help = Alle Regeln auf zwei Ringen: zwanzig Minuten.
preset-few-fights = Weniger Kämpfe
preset-few-fights-help = Ein Angriff auf ein Schiff pro Zug: mehr segeln, weniger stehlen.
preset-furious-kraken = Wütender Krake
preset-furious-kraken-help = Zorn und Wutanfall kommen schneller, und jeder Tentakel schlägt zu.

## Was auf dem Tisch liegt

label-sea = Der Strudel
label-points = { $points ->
    [one] noch { $points } Punkt
   *[other] noch { $points } Punkte
}
label-point = Punkt
label-point-spent = ausgegebener Punkt
label-kraken-dice = Die Würfel des Kraken
label-kraken-die = ein Würfel des Kraken: { $die }
label-costs = Was es kostet, in Punkten
label-cost = { $way ->
    [forward] vorwärts
    [backward] zurück
    [attack] Angriff
    [inward] nach innen
   *[outward] nach außen
}: { $points }
label-cost-barred = { label-cost }
label-on-wind = auf Wind: Der nächste Wurf zählt doppelt
label-deck = Deck von { $seat }
label-die = Würfel: { $die }
label-lost = nächster Wurf: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger
label-gripped = vom Kraken gepackt: höchstens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
label-treasure = der Schatz
label-centre = die Mitte, mit Wind
label-start = Start{ $named ->
    [0] {""}
   *[other] , { $space }
}
label-wind = Wind{ on-space }
label-coral = Korallensockel{ on-space }
label-tentacle = Tentakel{ on-space }
label-at = { $named ->
    [0] {""}
   *[other] : { $space }
}
label-pillar = Säule{ on-space }, noch { $left }
label-ship = { $seat }, Schiff{ label-at }
label-ship-you = dein Schiff{ label-at }
label-ship-treasure = { $seat }, Schiff mit dem Schatz{ label-at }
label-ship-treasure-you = dein Schiff mit dem Schatz{ label-at }
label-kraken = der Krake { $mood-is }
label-dial = der Launenkreis, Runde { $round }

## Der Spielplan im Terminal (terminal)

picture-head = Runde { $round }. Der Krake { $mood-is }; { $left ->
    [0] dabei bleibt es.
    [one] nächste Runde: { $next }.
   *[other] in { $left } Runden: { $next }.
}
picture-key = S Start, w Wind, c Korallensockel, t Tentakel, ~ in Reichweite eines Tentakels, #6 Säule mit 6 Trefferpunkten, 1 bis 4 Schiffe, $ der Schatz. Die Zahlen wachsen mit der Strömung.
picture-turn = { $seat } ist dran: noch { $points } von { $total } Punkten.
picture-ways = { $space }: nach innen { $inward }, nach außen { $outward }.
picture-costs = vorwärts { $forward }, rückwärts { $backward }, Angriff { $attack }, nach innen { $inward }, nach außen { $outward }
picture-on-wind = Wind
picture-lost = nächster Wurf −{ $points }
picture-gripped = gepackt: höchstens { $points }
picture-holds = hat den Schatz

## Das Ziel, immer auf dem Tisch

aim = Hol den Schatz aus der Mitte und sei vor allen anderen zurück am Start.
aim-far = Hol den Schatz, { $rings ->
    [one] einen Ring
   *[other] { $rings } Ringe
} weiter innen, und sei vor allen zurück am Start.
aim-home = Du hast den Schatz: { $rings ->
    [0] segle den Ring entlang heim zum Start.
    [one] einen Ring nach außen, dann heim zum Start.
   *[other] { $rings } Ringe nach außen, dann heim zum Start.
}
aim-chase = { $seat } hat den Schatz, { $rings ->
    [-3] 3 Ringe weiter außen
    [-2] 2 Ringe weiter außen
    [-1] einen Ring weiter außen
    [0] auf deinem Ring
    [1] einen Ring weiter innen
   *[other] { $rings } Ringe weiter innen
}. Erkämpf ihn, dann segle heim.
aim-now = { $coral ->
    [0] { $rounds ->
        [-1] Der Krake wird nie zornig
        [0] Der Krake ist jetzt zornig
        [one] Der Krake wird nächste Runde zornig
       *[other] Der Krake wird in { $rounds } Runden zornig
    }
   *[other] { $rounds ->
        [one] Nächste Runde steigen Korallen auf
       *[other] In { $rounds } Runden steigen Korallen auf
    }
}
aim-far-now = { aim-now }
aim-home-now = { aim-now }
aim-chase-now = { aim-now }

## Was die Dinge tun

explain-point = Punkte, die in diesem Zug noch da sind; gib sie aus, wie du willst.
    .rules = TH-07
explain-point-spent = In diesem Zug schon ausgegeben.
    .rules = TH-08
explain-kraken-die = Die Würfel des Kraken: Ein Schiff in Reichweite muss mehr als ihre Summe würfeln.
    .rules = TH-43
explain-cost-forward = Mit der Strömung: der billige Weg, den Ring entlang.
    .rules = TH-15
explain-cost-backward = Gegen die Strömung, den Ring entlang.
    .rules = TH-15
explain-cost-inward = Ein Ring nach innen: teurer als ein normaler Wurf; starte also auf einem Windfeld.
    .rules = TH-16
explain-cost-outward = Ein Ring nach außen: teurer als ein normaler Wurf; starte also auf einem Windfeld.
    .rules = TH-17
explain-cost-attack = Greif ein Schiff oder eine Säule neben dir an.
    .rules = TH-28, TH-36
explain-cost-barred = Das kostet { $points }; du hast noch { $left }.
    .rules = TH-07
explain-die = Der Würfel dieser Person: für Punkte, Kämpfe und Verteidigung.
    .rules = TH-10
explain-lost = Ein Kampf ging verloren: weniger Punkte beim nächsten Wurf.
    .rules = TH-12
explain-gripped = Der Krake hält dieses Schiff: kaum Punkte beim nächsten Wurf.
    .rules = TH-13
explain-treasure = Es gibt nur einen. Wer ihn hat, ist plötzlich sehr beliebt.
    .rules = TH-22, TH-23
explain-centre = Der Platz des Schatzes. Hier weht Wind, sonst käme niemand hinaus.
    .rules = TH-11, TH-22
explain-start = Daheim: Komm mit dem Schatz hierher zurück, und du gewinnst.
    .rules = TH-24
explain-wind = Wind: Beginn deinen Zug hier, und dein Wurf zählt doppelt.
    .rules = TH-11
explain-coral = Korallensockel: jetzt ruhig, nach dem nächsten Wutanfall eine Säule.
    .rules = TH-46
explain-tentacle = Schiffe im Umkreis von einem Feld werden angegriffen, wenn der Krake zornig ist.
    .rules = TH-42
explain-pillar = Kein Schiff kommt durch. Ramm sie, bis sie zerbröselt.
    .rules = TH-20, TH-36
explain-ship = Schiffe nebeneinander können kämpfen; sie versperren nie den Weg.
    .rules = TH-28
explain-ship-treasure = Dieses Schiff hat den Schatz: Gewinn einen Kampf dagegen, und er ist dein.
    .rules = TH-24, TH-33
explain-kraken-dormant = Er schläft: Nichts passiert.
    .rules = TH-41
explain-kraken-enraged = Zornig: Nah an einem Tentakel musst du mehr würfeln als der Krake.
    .rules = TH-42, TH-44
explain-kraken-tantrum = Wutanfall: Auf jedem Korallensockel wächst eine Säule.
    .rules = TH-46
explain-dial = Die Laune des Kraken, jede Runde einen Schritt weiter. Augen zu: nichts. Auge offen: Schiffe nahe bei Tentakeln werden angegriffen. Koralle: Säulen steigen auf.
    .rules = TH-05, TH-42, TH-46

## Worauf der Coach schaut (coach)

hint-holds = eine Chance auf den Schatz
hint-robbed = den Schatz auf einem anderen Schiff
hint-race = einen längeren Weg zum Schatz
hint-rival-race = einen längeren Weg zum Schatz für die anderen
hint-home = einen längeren Heimweg
hint-rival-home = einen längeren Heimweg für das Schatzschiff
hint-chase = einen größeren Abstand zum Schatzschiff
hint-ambush = einen längeren Weg zum Start
hint-strikes = einen Angriff auf das Schatzschiff
hint-strikers = andere, die dich angreifen können
hint-lurkers = andere Schiffe ganz in der Nähe
hint-between = andere Schiffe zwischen dir und dem Start
hint-on-wind = Wind in den Segeln
hint-in-reach = Tentakel in Reichweite deines Schiffs

## Warum sich eine Ausgabe nicht spielen lässt (errors)

edition-no-way-in = lässt keinen Weg von { $from } zur Mitte, und so könnte das Spiel nie enden (TH-51)
edition-no-way-home = lässt keinen Weg von { $from } zum Start, und so könnte das Spiel nie enden (TH-51)
edition-too-dear = kostet { $given }, aber kein Wurf bringt mehr als { $high } Punkte, und so kann kein Spiel enden (TH-51)
edition-die = hat { $given }, erlaubt ist aber { $low } bis { $high }, denn die Würfel am Tisch haben { $high } Seiten
edition-rings = hat einen Ring mit { $inner } Feldern in einem Ring mit { $outer }, aber Ringe können nach innen nicht größer werden
edition-start = ist { $given }, aber der Start liegt auf dem äußersten Ring, A (TH-51)
edition-coral-centre = hat X, aber in der Mitte ist kein Korallensockel (TH-51)
edition-coral-ring = lässt auf Ring { $ring } kein Feld ohne Sockel (TH-51)
edition-ring = Ring { $ring }
edition-wind = lässt { $where } aus; den Ring zu wechseln kostet { $cost } Punkte, und dafür braucht es Wind (TH-51)
edition-no-space = hat { $given }, das diesem Spielplan fehlt; er hat { $known }
edition-twice = hat { $given } doppelt
edition-inward = führt nach innen zu { $to }, aber das liegt nicht auf dem nächsten Ring innen
edition-outward = führt nach außen zu { $to }, aber { $to } führt nicht nach innen zu { $from } (TH-51)
edition-outward-missing = führt nicht nach außen zu { $to }, aber { $to } führt nach innen zu { $from } (TH-51)
edition-space = nennt „{ $given }“, aber das ist kein Feld; Felder heißen A0, B3, X

## Warum eine Stellung nicht auf dem Tisch liegen kann (errors)

what-ships = Schiffe
position-no-base = eine Säule steht auf einem Korallensockel; dieser Spielplan hat sie auf { $known }
position-empty-chair = { $seat } sitzt nicht an diesem Tisch und hat kein Schiff
position-off-board = { $seat } ist auf { $space }, das diesem Spielplan fehlt; er hat { $known }
position-under-pillar = { $seat } ist auf { $space }, wo eine Säule steht; dort kann kein Schiff sein (TH-20)
position-finding = in der Phase „finding“ ist das Schiff, das dran ist, in der Mitte, und der Schatz auch (TH-22)

## Der Stand am Ende (end)

score-title = Der Schatz
score-rounds = Runden
ending-returned = Der Schatz ist daheim!
ending-returned-text = Ein Schiff liegt mit dem Schatz am Start; wie knapp es war, ist nur noch Seemannsgarn.

## Was die Rätsel verlangen (puzzles)

goal-win = Bring in diesem Zug den Schatz heim.
goal-treasure = Hol in diesem Zug den Schatz an Bord.
goal-catch = Komm bis auf ein Feld an das Schiff mit dem Schatz heran und behalte genug Punkte für einen Angriff.
goal-hide = Beende deinen Zug dort, wo dich kein Tentakel erreicht und kein Schiff auf deinem oder einem Nachbarfeld ist.
goal-wind = Beende deinen Zug auf einem Windfeld, das kein Tentakel erreicht.
