### Barrakuda auf Deutsch.

title = Barrakuda
tagline = Tauch nach spanischem Gold, plündere fremde Beutel und gib acht auf die Zähne hinter dir.
kind = Jeder für sich, geheime Wahl und Würfel

## Dinge

wreck-1 = Wrack 1
wreck-2 = Wrack 2
wreck-3 = Wrack 3
wreck-4 = Wrack 4
wreck-5 = Wrack 5
wreck-6 = Wrack 6

card-1 = Karte 1
card-2 = Karte 2
card-3 = Karte 3
card-4 = Karte 4
card-5 = Karte 5
card-barracuda = die Barrakuda-Karte

deed-special = { $special ->
    [gold] { $special-count } Gold
    [take_back] { $special-count ->
        [one] { $special-count } Karte zurück
       *[other] { $special-count } Karten zurück
    }
    [vault_up_to] bis zu { $special-count } Gold in den Tresor
    [vault_all] dein ganzes Gold in deinen Tresor
    [take_back_or_meddle] eine Karte zurück oder am Ende der Runde jemandem in die Karten pfuschen
    [barracuda_card] die Barrakuda-Karte zurück, oder jemand anders legt die eigene ab
    [protected] sicher vor dem Barrakuda
   *[none] nichts
}
deed-general = { $general ->
    [gold] { $general-count } Gold
    [take_back] { $general-count ->
        [one] { $general-count } Karte zurück
       *[other] { $general-count } Karten zurück
    }
    [vault_up_to] bis zu { $general-count } Gold in den Tresor
    [vault_all] dein ganzes Gold in deinen Tresor
    [take_back_or_meddle] eine Karte zurück oder am Ende der Runde jemandem in die Karten pfuschen
    [barracuda_card] die Barrakuda-Karte zurück, oder jemand anders legt die eigene ab
    [protected] sicher vor dem Barrakuda
   *[none] nichts
}

trigger-all-take-back-barracuda = nehmen alle am Ende der Runde ihre Barrakuda-Karte zurück
trigger-barracuda-dives = taucht er sofort ab, zu einem anderen Wrack

## Was geschah

news-round = Runde { $round }: Alle wählen eine Karte.
news-chose = { $seat } legt { $card } verdeckt hin.
news-chose-you = Du legst { $card } verdeckt hin.
news-chose-unseen = { $seat } ist bereit.
news-revealed = Alle Karten werden aufgedeckt.
news-dives = { $seat } taucht zu { $wreck }.
news-dives-you = Du tauchst zu { $wreck }.
news-lies-down = { $seat } ruft den Barrakuda und legt sich flach hin.
news-lies-down-you = Du rufst den Barrakuda und legst dich flach hin.
news-lies-down-many = { $count } rufen den Barrakuda und legen sich flach hin: Er gehorcht niemandem.
news-row-returns = { $seat } nimmt die ganze Reihe zurück.
news-row-returns-you = Du nimmst die ganze Reihe zurück.
news-meets = { $seat } trifft { $other } bei { $wreck } und ist zuerst dran: kürzere Reihe.
news-meets-you = Du triffst { $other } bei { $wreck } und bist zuerst dran: kürzere Reihe.
news-meets-to-you = { $seat } trifft dich bei { $wreck } und ist zuerst dran: kürzere Reihe.
news-leads = { $count } treffen sich bei { $wreck }; { $seat } ist zuerst dran: kürzeste Reihe.
news-leads-you = { $count } treffen sich bei { $wreck }; du bist zuerst dran: kürzeste Reihe.
news-even = { $seat } trifft { $other } bei { $wreck }: gleich lange Reihen, niemand bekommt die dunkle Tafel.
news-even-you = Du triffst { $other } bei { $wreck }: gleich lange Reihen, niemand bekommt die dunkle Tafel.
news-even-to-you = Du triffst { $seat } bei { $wreck }: gleich lange Reihen, niemand bekommt die dunkle Tafel.
news-tie = { $count } treffen sich bei { $wreck }: keine Reihe ist die kürzeste, niemand bekommt die dunkle Tafel.
news-finds = { $seat } stößt bei { $wreck } auf { $other }, flach am Boden.
news-finds-you = Du stößt bei { $wreck } auf { $other }, flach am Boden.
news-finds-to-you = { $seat } findet dich bei { $wreck } flach am Boden.
news-distance = Weitenwürfel: { $distance }.
news-direction = Die Würfel: { $distance } Richtung { $wreck }.
news-obeys = Der Barrakuda gehorcht: { $seat } lenkt ihn, höchstens { $distance ->
    [one] ein Wrack
   *[other] { $distance } Wracks
} weit.
news-obeys-you = Der Barrakuda gehorcht: Du lenkst ihn, höchstens { $distance ->
    [one] ein Wrack
   *[other] { $distance } Wracks
} weit.
news-swims = Der Barrakuda schwimmt zu { $wreck }.
news-swims-many = Der Barrakuda schwimmt bis zu { $wreck }.
news-stays = Der Barrakuda bleibt bei { $wreck }.
news-sent = { $seat } schickt den Barrakuda zu { $wreck }.
news-sent-you = Du schickst den Barrakuda zu { $wreck }.
news-dives-off = Der Barrakuda taucht ab und bei { $wreck } wieder auf.
news-collects = { $seat } hebt { $gold } Gold bei { $wreck } auf.
news-collects-you = Du hebst { $gold } Gold bei { $wreck } auf.
news-comes = Jetzt { $wreck }.
news-drops = Schnapp! { $seat } verliert { $gold } Gold bei { $wreck }.
news-drops-you = Schnapp! Du verlierst { $gold } Gold bei { $wreck }.
news-washed-away = { $wreck } ist voll: { $gold } Gold zurück in den Vorrat.
news-guarded = Bei { $wreck } lauert der Barrakuda: keine dunkle Tafel.
news-gets-gold = { $gold ->
    [0] Der Vorrat ist leer: { $seat } geht leer aus.
   *[other] { $seat } bekommt { $gold } Gold.
}
news-gets-gold-you = { $gold ->
    [0] Der Vorrat ist leer: Du gehst leer aus.
   *[other] Du bekommst { $gold } Gold.
}
news-gets-special-gold = { $gold ->
    [0] Der Vorrat ist leer: { $seat } geht leer aus.
   *[other] { $seat } nimmt { $gold } Gold bei { $wreck }.
}
news-gets-special-gold-you = { $gold ->
    [0] Der Vorrat ist leer: Du gehst leer aus.
   *[other] Du nimmst { $gold } Gold bei { $wreck }.
}
news-takes-back = { $count ->
    [one] { $seat } nimmt eine Karte zurück.
   *[other] { $seat } nimmt { $count } Karten zurück.
}
news-takes-back-you = { $count ->
    [one] Du nimmst eine Karte zurück.
   *[other] Du nimmst { $count } Karten zurück.
}
news-vaults = { $seat } schließt { $gold } Gold im Tresor ein.
news-vaults-you = Du schließt { $gold } Gold im Tresor ein.
news-plots = { $seat } führt etwas im Schilde, für später.
news-plots-you = Du führst etwas im Schilde, für später.
news-fetches = { $seat } holt sich die Barrakuda-Karte.
news-fetches-you = Du holst dir die Barrakuda-Karte.
news-discards = { $seat } lässt { $other } die Barrakuda-Karte ablegen.
news-discards-you = Du lässt { $other } die Barrakuda-Karte ablegen.
news-discards-to-you = { $seat } lässt dich die Barrakuda-Karte ablegen.
news-robs = { $gold ->
    [0] { $seat } plündert { $other }, aber der Beutel ist leer.
   *[other] { $seat } ist zuerst dran und plündert { $other }: { $gold } Gold!
}
news-robs-you = { $gold ->
    [0] Du plünderst { $other }, aber der Beutel ist leer.
   *[other] Du bist zuerst dran und plünderst { $other }: { $gold } Gold!
}
news-robs-to-you = { $gold ->
    [0] { $seat } plündert dich, aber dein Beutel ist leer.
   *[other] { $seat } ist zuerst dran und plündert dich: { $gold } Gold!
}
news-exchanges = { $seat } und { $other } teilen ihr Gold neu auf: { $gold } für { $seat }.
news-exchanges-you = Du und { $other } teilt euer Gold neu auf: { $gold } für dich.
news-exchanges-to-you = { $seat } und du teilt euer Gold neu auf: { $gold } für { $seat }.
news-declines = { $seat } lässt es bleiben.
news-declines-you = Du lässt es bleiben.
news-cards-return = Alle nehmen ihre Barrakuda-Karte zurück.
news-meddles = { $seat } zieht zwei Karten aus der Hand von { $other }.
news-meddles-you = Du ziehst zwei Karten aus der Hand von { $other }.
news-meddles-to-you = { $seat } zieht zwei Karten aus deiner Hand.
news-sees = { $seat } sieht, was { $other } auf der Hand hat: { $card }.
news-sees-you = Du siehst, was { $other } auf der Hand hat: { $card }.
news-sees-to-you = { $seat } sieht, was du auf der Hand hast: { $card }.
news-sees-unseen = { $seat } sieht eine der Karten von { $other }.
news-lays-out = { $seat } legt { $card } vor { $other } ab.
news-lays-out-you = Du legst { $card } vor { $other } ab.
news-lays-out-to-you = { $seat } legt { $card } vor dir ab.
news-no-victim = { $seat } findet niemanden, dem man in die Karten pfuschen könnte.
news-no-victim-you = Du findest niemanden, dem man in die Karten pfuschen könnte.
news-won = { $seat } hat { $gold } Gold im Tresor und gewinnt!
news-won-you = Du hast { $gold } Gold im Tresor und gewinnst!
news-team-won = { $seat } und { $other } haben { $gold } Gold im Tresor und gewinnen!
news-team-won-you = Du und { $other } habt { $gold } Gold im Tresor und gewinnt!
news-team-won-to-you = { $seat } und du habt { $gold } Gold im Tresor und gewinnt!
news-shared = Gleich viel Gold, gleich flink: Der Sieg wird geteilt.

## Was man tun kann

choice-play = Spielen: { $card }
choice-dive = Zu { $wreck }
    .brings = { $special ->
        [none] alle: { deed-general }
       *[other] zuerst: { deed-special }{ $general ->
            [none] {""}
           *[other] , alle: { deed-general }
        }
    }{ $gold ->
        [0] {""}
       *[other] {" "}+ { $gold } am Boden
    }{ $fish ->
        [0] {""}
       *[other] {" – "}Barrakuda!
    }
choice-call = Den Barrakuda rufen
    .brings = rufst nur du ihn, gehorcht er; du liegst flach, leicht zu plündern
choice-steer = Ihn zu { $wreck } schicken
    .brings = { $lair ->
        [0] { $count ->
            [0] niemand verliert Gold
            [one] { $other } verliert { $gold } Gold
           *[other] { $count } verlieren zusammen { $gold } Gold
        }
        [1] Barrakuda-Karten kommen zurück
       *[other] er taucht sofort wieder ab
    }
choice-collect = { $seat } das Gold aufheben lassen
choice-collect-you = Das Gold selbst aufheben
choice-lead = { $seat } handeln lassen
choice-lead-you = Selbst handeln
choice-gold = Das Gold nehmen
    .brings = { $gold } Gold in deinen Beutel
choice-take-one = Eine Karte zurücknehmen
    .brings = kürzere Reihe, früher dran
choice-take-back = Karten zurücknehmen
    .brings = { $count } Karten; kürzere Reihe, früher dran
choice-vault = { $gold } Gold in den Tresor
    .brings = { $full ->
        [1] dein Tresor ist voll!
       *[other] macht { $held } von { $goal }
    }
choice-vault-all = Alles Gold in den Tresor
    .brings = { choice-vault.brings }
choice-plot = Am Ende der Runde pfuschen
choice-fetch = Die eigene Barrakuda-Karte holen
choice-discard = { $other } legt die Barrakuda-Karte ab
choice-rob = { $other } plündern
    .brings = { $gold } Gold aus diesem Beutel in deinen
choice-exchange = Gold aufteilen: { $gold } für dich
choice-meddle = Zwei Karten von { $other } ziehen
choice-lay = Auslegen: { $card }
choice-decline = Bleiben lassen

phase-choosing = Wähle heimlich eine Karte.
phase-steering = Der Barrakuda gehorcht dir: Wohin soll er?
phase-collecting = Wer von euch hebt das Gold auf?
phase-leading = Wer von euch handelt hier?
phase-acting = Du bist hier zuerst dran: Was tust du?
phase-sharing = Die helle Tafel gilt für alle, die hier stehen. Du auch?
phase-meddling = Wem pfuschst du in die Karten?
phase-laying = Welche der zwei Karten legst du aus?

## Optionen (setup)

option-target = Gold zum Sieg
option-target-help = Wie viel Gold im Tresor zum Sieg reicht. Ein Team braucht immer 12.
option-team-mode = Teams
option-team-mode-help = Zu viert, zwei gegen zwei: Platz 1 und 3 teilen sich einen Tresor, Platz 2 und 4 auch.
value-team-mode-on = an
value-team-mode-off = aus
option-extra-wrecks = Zusatzwracks
option-extra-wrecks-help = Eine oder zwei Nummern, die mit ihrer anderen, wilderen Karte ausliegen.
option-extra-wrecks-free = Mehr als zwei Zusatzwracks
option-extra-wrecks-free-help = Damit darfst du so viele Zusatzwracks wählen, wie du willst.
value-extra-wrecks-free-on = erlaubt
value-extra-wrecks-free-off = nein
option-layout = Meeresgrund
option-layout-help = Wie die sechs Wracks liegen: in einer ruhigen Lagune, in einem engen Graben oder so, wie es noch niemand gesehen hat.
value-layout-first-game = erstes Spiel
value-layout-lagoon = Lagune (ruhig)
value-layout-reef = Riff (lebhaft)
value-layout-trench = Graben (wild)
value-layout-custom = selbst gezeichnet
value-layout-random = Zufall
option-custom-layout = Dein eigener Meeresgrund
option-custom-layout-help = Zeichne ihn Zeile für Zeile, mit einem Punkt für offenes Wasser und einem Komma zwischen den Zeilen: 32.,165,.4.
option-starting-gold = Gold zu Beginn
option-starting-gold-help = Wie viel am Anfang in jedem Beutel liegt.
option-reserve-limit = Der Vorrat
option-reserve-limit-help = In der Schachtel sind 60 Gold. Ohne Grenze geht der Vorrat nie aus.
value-reserve-limit-limited = 60 Gold
value-reserve-limit-unlimited = ohne Ende
option-last-card-return = Nach deiner letzten Karte
option-last-card-return-help = Deine Reihe kommt sofort zurück, und du bist die Nummer eins; oder erst nach der Runde, und du bist das Schlusslicht.
value-last-card-return-at-once = Reihe sofort zurück
value-last-card-return-end-of-round = Reihe nach der Runde zurück
option-route-tie = Gleich lange Wege
option-route-tie-help = Der Barrakuda schwimmt zum nächsten Wrack mit der höchsten Zahl, oder er nimmt den Weg, dessen Wracks zusammen am meisten ergeben.
value-route-tie-greedy = höchstes nächstes Wrack
value-route-tie-highest-sum = höchste Summe
option-end-check = Das Spiel endet
option-end-check-help = Sobald ein Tresor voll ist, oder erst, wenn diese Runde zu Ende gespielt ist.
value-end-check-at-once = sofort
value-end-check-end-of-round = nach der Runde
option-team-chat = Absprachen im Team
option-team-chat-help = Wer lesen kann, was ihr im Team einander schreibt.
value-team-chat-private = nur das Team
value-team-chat-table = der ganze Tisch

preset-first-game = Erstes Spiel
preset-first-game-help = Ein freundlicher Meeresgrund; wer zuerst 8 Gold im Tresor hat, gewinnt.
preset-long-dive = Langer Tauchgang
preset-long-dive-help = Ein lebhafterer Meeresgrund; wer zuerst 10 Gold im Tresor hat, gewinnt.
preset-deep-trench = Tiefer Graben
preset-deep-trench-help = Alle Wracks in einer Linie, ein Schild bei Wrack 4 und ein Barrakuda, der selten zu Hause ist.
preset-pickpockets = Langfinger
preset-pickpockets-help = Zwei Wracks, um anderen in die Karten zu pfuschen.
preset-unknown-waters = Unbekannte Gewässer
preset-unknown-waters-help = Ein Meeresgrund, den noch niemand gesehen hat, und 3 Gold zu Beginn.
preset-two-boats = Zwei Boote
preset-two-boats-help = Zu viert in zwei Teams; das erste mit 12 Gold im Tresor gewinnt.

## Wie die Dinge auf dem Tisch heißen

label-floor = Der Meeresgrund, Runde { $round }
label-hand = Deine Karten
label-cards = Karten auf der Hand von { $seat }
label-row = Reihe vor { $seat }, die älteste Karte zuerst
label-row-you = Reihe vor dir, die älteste Karte zuerst
label-chosen = Wahl von { $seat }
label-drawn = Gezogen aus der Hand von { $other }
label-amounts = Weniger in den Tresor
label-wreck = { $wreck }. Spezialaktion: { deed-special }. Allgemeine Aktion: { deed-general }. { $gold ->
    [0] {""}
   *[other] Zum Aufheben: { $gold } Gold.
}
label-lair = { $wreck }, das Zuhause des Barrakudas. Hält er hier an, { $trigger }.
label-link = Ein Seil zwischen zwei Wracks
label-gold = Gold bei { $wreck }
label-barracuda = Der Barrakuda, bei { $wreck }
label-boat = Boot von { $seat }
label-boat-you = Dein Boot
label-diver = Tauchfigur von { $seat }, bei { $wreck }
label-diver-you = Deine Tauchfigur, bei { $wreck }
label-diver-lying = Tauchfigur von { $seat }, liegt flach bei { $wreck }
label-diver-lying-you = Deine Tauchfigur, liegt flach bei { $wreck }
label-diver-aboard = Tauchfigur von { $seat }, noch auf dem Boot
label-diver-aboard-you = Deine Tauchfigur, noch auf dem Boot
label-diver-aboard-lying = Tauchfigur von { $seat }, liegt flach auf dem Boot
label-diver-aboard-lying-you = Deine Tauchfigur, liegt flach auf dem Boot
label-distance = Weitenwürfel: { $distance }
label-direction = Richtungswürfel: { $wreck }
label-reserve = Vorrat: { $gold } Gold
label-reserve-unlimited = Vorrat, ohne Ende
label-centre = Die Mitte: gespielte Barrakuda-Karten
label-played-barracuda = Barrakuda-Karte von { $seat }, gespielt
label-card = { $card }
label-back = { $count ->
    [one] { $seat } hat eine Karte
   *[other] { $seat } hat { $count } Karten
}
label-fish = { $seat } kann den Barrakuda noch rufen
label-in-row = { $card }, vor { $seat }
label-in-row-you = { $card }, vor dir
label-bag = Beutel von { $seat }: { $gold } Gold
label-bag-you = Dein Beutel: { $gold } Gold
label-vault = Tresor von { $seat }: { $gold } von { $goal } Gold
label-vault-you = Dein Tresor: { $gold } von { $goal } Gold
label-team-vault = Tresor von { $seat } und { $other }: { $gold } von { $goal } Gold
label-initiative = Initiative von { $seat }: { $count }. Wer die niedrigste hat, ist zuerst dran.
label-initiative-you = Deine Initiative: { $count }. Wer die niedrigste hat, ist zuerst dran.
label-ready = { $seat } ist bereit
label-unseen = Eine Karte, die du nicht sehen kannst

## Der Tisch im Terminal (terminal)

picture-round = Runde { $round } · Ziel: { $goal } Gold
picture-reserve = Vorrat { $gold }
picture-reserve-unlimited = Vorrat ohne Ende
picture-dice = Weite { $distance }
picture-dice-both = Weite { $distance }, Richtung { $direction }
picture-key = ><))> Barrakuda   $ Gold   P1 Figur steht   p1 liegt flach
picture-diver = P{ $number }
picture-special = S
picture-general = A
picture-holds = Hand
picture-row = Reihe
picture-bag = Beutel { $gold }
picture-vault = Tresor { $gold }
picture-ready = bereit
picture-thinking = überlegt
picture-boat = auf dem Boot
picture-drawn = gezogen von { $other }
short-none = –
short-gold = Gold { $count }
short-take-back = zurück { $count }
short-vault-up-to = Tresor { $count }
short-vault-all = Tresor
short-take-back-or-meddle = 1/pfuschen
short-barracuda-card = B-Karte
short-protected = Schild
short-all-take-back-barracuda = B zurück
short-barracuda-dives = taucht ab
short-barracuda = B

## Das Ziel, immer auf dem Tisch

aim = Schließ vor allen anderen { $goal } Gold in deinem Tresor ein.
aim-now = Runde { $round }
aim-watched = Wer zuerst { $goal } Gold im Tresor hat, gewinnt.
aim-watched-now = { aim-now }
aim-team = Schließt { $goal } Gold in eurem Tresor ein, bevor es die anderen tun.
aim-team-now = { aim-now }
aim-teams = Das Team, das zuerst { $goal } Gold im Tresor hat, gewinnt.
aim-teams-now = { aim-now }

## Was die Dinge tun

explain-wreck = { $special ->
    [none] {""}
   *[other] Dunkle Tafel, allein oder zuerst dran: { deed-special }.
}{ $general ->
    [none] {""}
   *[other] {" "}Helle Tafel, alle, die hier stehen: { deed-general }.
}
    .title = { $wreck }
    .rules = BK-40, BK-42, BK-44
explain-lair-all-take-back-barracuda = Das Zuhause des Barrakudas, hier taucht niemand. Ist er da, kommen alle Barrakuda-Karten zurück.
    .title = { $wreck }
    .rules = BK-26, BK-56
explain-lair-barracuda-dives = Hier bleibt der Barrakuda nie: Er taucht sofort bei einem anderen Wrack auf.
    .title = { $wreck }
    .rules = BK-27
explain-link = Seile zeigen, welche Wracks Nachbarn sind. Der Barrakuda schwimmt an ihnen entlang, nie schräg.
    .rules = BK-24
explain-gold = Verlorenes Gold: Nächste Runde nimmt es, wer hier steht und am flinksten ist.
    .rules = BK-30
explain-barracuda = Wo er anhält, verlieren Ungeschützte den ganzen Beutel.
    .rules = BK-33
explain-boat = Hier geht es los; nach der ersten Bewegungskarte kommt niemand mehr zurück.
    .rules = BK-06
explain-diver = Steht: bekommt die helle Tafel, allein oder am flinksten auch die dunkle.
    .rules = BK-42
explain-diver-lying = Liegt flach: keine Tafeln in dieser Runde, aber leicht zu plündern.
    .rules = BK-41, BK-43
explain-diver-aboard = { explain-boat }
    .rules = BK-06
explain-diver-aboard-lying = { explain-boat }
    .rules = BK-06
explain-distance = Wie weit der Barrakuda schwimmt: ein oder zwei Wracks.
    .rules = BK-21
explain-direction = Das Wrack, zu dem er schwimmt.
    .rules = BK-21
explain-reserve = Von hier kommt das Gold der Tafeln, solange etwas da ist.
    .rules = BK-53
explain-reserve-unlimited = { explain-reserve }
    .rules = BK-53
explain-centre = Gespielte Barrakuda-Karten warten hier, bis sie zurückkommen.
    .rules = BK-14
explain-played-barracuda = { explain-centre }
    .rules = BK-14
explain-card = Tauch zum Wrack mit dieser Nummer, egal, wo du gerade bist.
    .rules = BK-12
explain-card-barracuda = Leg dich flach und ruf den Barrakuda; tut es sonst niemand, gehorcht er dir.
    .rules = BK-14, BK-20
explain-back = Karten, die du nicht siehst: Jede kann als Nächstes kommen.
    .rules = BK-10
explain-fish = Hat die Barrakuda-Karte noch und kann den Barrakuda rufen.
    .rules = BK-20
explain-in-row = Gespielte Karten. Wer die kürzere Reihe hat, ist zuerst dran.
    .rules = BK-16
explain-bag = Gold in Gefahr: Es kann geplündert werden oder verloren gehen.
    .rules = BK-33, BK-43
explain-vault = Sicheres Gold. Niemand kommt heran.
    .rules = BK-35
explain-choice-vault = { explain-vault }
    .rules = BK-35
explain-team-vault = { explain-vault }
    .rules = BK-35
explain-ready = Hat eine Karte gewählt; sie bleibt geheim, bis alle so weit sind.
    .rules = BK-10
explain-unseen = Nur die zwei Beteiligten sehen diese Karte.
    .rules = BK-58

## Worauf der Coach schaut (coach)

hint-vault = Gold in deinem Tresor
hint-rival-vault = Gold in einem anderen Tresor
hint-close = genug Gold zum Sieg, wenn es erst zu Hause ist
hint-rival-bag = Gold in einem anderen Beutel
hint-hand = mehr Karten auf der Hand
hint-rival-hand = mehr Karten auf einer anderen Hand
hint-bankable = einen späteren Weg, Gold heimzubringen
hint-dive-gold = Gold aus dem Wrack
hint-dive-loot = Gold, das beim Wrack liegt
hint-dive-vault = ein Wrack, das deinen Tresor füllt
hint-dive-back = Karten zurück aus der Reihe
hint-dive-risk = eine Begegnung mit dem Barrakuda
hint-dive-crowd = Gesellschaft am Wrack
hint-dive-prey = Gold, das man dort anderen abnehmen kann
hint-dive-threat = Plünderer am selben Wrack

## Was eine Ausgabe, Optionen oder eine geschriebene Stellung nicht sein können (errors)

edition-protected = hat „protected“ als Spezialaktion; das kann nur die allgemeine Aktion sein
edition-two-actions = ist { $given }, muss aber zwei Texte haben: die Spezialaktion und die allgemeine Aktion
edition-no-deed = zeigt „{ $given }“; eine Aktion ist eins davon: { $known }
edition-deed-alone = zeigt „{ $given }“, aber { $action } steht ohne Zahl
edition-deed-number = zeigt „{ $given }“, aber zu { $action } gehört eine Zahl von 1 bis { $most }
edition-gold = und threes sind zusammen { $given } wert; in eine Schachtel gehören höchstens { $most }
edition-direction = zeigt nur 6, und ein Wurf, der bei 6 wiederholt wird, ginge nie zu Ende; eine Seite muss ein anderes Wrack zeigen
edition-layout = hat { $given }, muss aber jedes Wrack von 1 bis 6 einmal zeigen, und Punkte für offenes Wasser
edition-not-joined = hat { $given }, aber jedes Wrack muss mit einer ganzen Seite an den anderen liegen (BK-02)
edition-wants-actions = die Spezialaktion und die allgemeine Aktion, jede eins von { $known }
edition-wants-layout = Zeilen: jedes Wrack von 1 bis 6 einmal, mit ganzen Seiten aneinander, und Punkte für offenes Wasser

clash-teams = team_mode ist für genau { $wanted } Plätze (BK-80), und dieser Tisch hat { $given }
clash-extra-wrecks = extra_wrecks nimmt eine oder zwei Zahlen (BK-70); für mehr schalte extra_wrecks_free ein
clash-custom-layout = custom_layout ist angegeben, aber layout ist „{ $given }“ (BK-02); setz layout auf „custom“
clash-no-vault = auf diesem Meeresgrund führt kein Wrack in den Tresor, und so könnte nie jemand gewinnen (BK-62); wähle extra_wrecks oder eine Ausgabe mit vault_up_to oder vault_all auf einem der Wracks 1 bis 5
clash-no-gold = auf diesem Meeresgrund bringt kein Wrack Gold, und so könnte nie jemand gewinnen (BK-62); wähle extra_wrecks oder eine Ausgabe mit gold auf einem der Wracks 1 bis 5
clash-gold = das Gold dieser Schachtel ist { $given } wert, aber ein Spiel mit diesen Optionen braucht { $least } (BK-04, BK-62)

what-wrecks = Plätze für Wracks
what-moves = Bewegungskarten
what-gold = Gold
position-cards = { $seat } hat jede Bewegungskarte von 1 bis 5 einmal, auf der Hand oder von links an in der Reihe (BK-03); hier ist die Hand { $hand } und die Reihe { $row }
position-no-move = { $seat } hat keine Bewegungskarte auf der Hand, aber eine volle Reihe kommt sofort zurück, oder nach der Runde, wenn der Platz in spent steht (BK-15)
position-chair = auf Stuhl { $chair } sitzt hier niemand, also kann dort nichts sein; die Plätze sind 0 bis { $last }
position-debt = in { $where } wären { $given } Gold; weniger als nichts geht nicht, und in der Schachtel sind insgesamt { $gold }
position-wreck-full = bei { $wreck } liegen { $given } Gold, aber ein Wrack behält höchstens { $most } (BK-34)
position-face = { $wreck } zeigt { $face }, eine Karte mit anderer Nummer (BK-70)
position-nowhere = { $name } muss eins der Wracks 1 bis 6 sein
position-not-joined = jedes Wrack liegt auf einer eigenen Zelle, mit einer ganzen Seite an den anderen (BK-02); hier liegen sie auf { $given }
position-team-vault = im Spiel mit Teams haben nur die Plätze 0 und 1 einen Tresor: den ihres Teams (BK-80)
position-choice = { $seat } hat gewählt, was nicht auf der Hand ist: { $card } (BK-10)
position-steering = während der Barrakuda gelenkt wird, ist controller der Platz, dem er gehorcht, und distance, was der Würfel zeigt (BK-25)
position-drawn = während eine Karte ausgelegt wird, sind victim und player zwei Plätze und drawn zwei Karten aus der Hand von victim (BK-58)

## Der Stand am Ende (end)

score-title = Die Tresore
ending-won = Der Tresor ist voll!
ending-won-text = Auf einem Boot ist genug spanisches Gold in Sicherheit.
ending-team-won = Zwei im Taucheranzug, ein voller Tresor!
ending-team-won-text = Das Team hat sein Gold gemeinsam nach Hause gebracht.
ending-shared = Ein geteilter Sieg
ending-shared-text = Wer taucht am besten? Das ließ sich beim besten Willen nicht sagen.

## Was die Rätsel verlangen (puzzles)

goal-hide = Wähl ein Wrack, zu dem dir niemand folgen und wo dich der Barrakuda nicht beißen kann, egal, was gewürfelt wird.
goal-first = Wähl ein Wrack, wo du sicher zuerst dran bist, egal, wer dir folgt, und wo dich der Barrakuda nicht beißen kann.
goal-gold = Wähl ein Wrack, wo du sicher Gold bekommst, egal, was die anderen wählen und was gewürfelt wird.
goal-win = Gewinn jetzt das Spiel.
goal-empty = Schick den Barrakuda so, dass der Gegner mit dem vollsten Beutel alles Gold daraus verliert.
goal-two = Sorg dafür, dass mindestens zwei Gegner, die jetzt Gold im Beutel haben, keins mehr haben.
goal-rich = Beende diese Runde mit mehr Gold als jeder Gegner, Beutel und Tresor zusammen.
