### Treasure Hunting: Kraken in het Nederlands.

title = Treasure Hunting: Kraken
tagline = Eén schat op de bodem van een draaikolk, en iedereen wil hem thuisbrengen.
kind = Tegen elkaar, met dobbelstenen en hinderlagen

## Dingen

space-X = het midden

mood-dormant = in slaap
    .does = slaapt
mood-enraged = woedend
    .does = is woedend
mood-tantrum = in een driftbui
    .does = heeft een driftbui

ship-red = rood
    .inflected = rode
ship-yellow = geel
    .inflected = gele
ship-green = groen
    .inflected = groene
ship-orange = oranje
    .inflected = oranje

## Wat er gebeurd is

news-begins = { $seat } is startspeler en past op de wijzer.
news-begins-you = Jij bent startspeler en past op de wijzer.
news-dial-turns = De wijzer schuift op: de Kraken { $mood-does }.
news-out-of-reach = De Kraken is woedend, maar de tentakels raken alleen water.
news-kraken-rolls = De Kraken is woedend: { $one } en { $two }. { $value ->
    [0] Daar komt geen dobbelsteen bovenuit!
   *[other] Gooi meer dan { $value }!
}
news-escapes = { $seat } gooit { $die } tegen { $value } en ontsnapt.
news-escapes-you = Je gooit { $die } tegen { $value } en ontsnapt.
news-gripped = { $seat } gooit { $die } tegen { $value }: de Kraken heeft het schip te pakken.
news-gripped-you = Je gooit { $die } tegen { $value }: de Kraken heeft je schip te pakken.
news-pillar-rises = Er rijst{ on-space } een koraalzuil op.
news-pillar-rises-many = Er rijzen { $count } koraalzuilen op.
news-pillar-mends = De zuil{ on-space } groeit weer aan.
news-pillar-mends-many = { $count } zuilen groeien weer aan.
news-pushed = Het groeiende koraal duwt { $seat } terug{ to-space }.
news-pushed-you = Het groeiende koraal duwt je terug{ to-space }.
news-rolled = { $seat } gooit { $die }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
news-rolled-you = Je gooit { $die }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
news-rolled-on-wind = { $seat } gooit { $die } met wind in de zeilen: { $points } punten!
news-rolled-on-wind-you = Je gooit { $die } met wind in de zeilen: { $points } punten!
news-weakened = De klappen van daarnet komen { $seat } duur te staan: nog maar { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
news-weakened-you = De klappen van daarnet komen je duur te staan: nog maar { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
news-hampered = De Kraken houdt het schip van { $seat } nog vast: hoogstens { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
news-hampered-you = De Kraken houdt je schip nog vast: hoogstens { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
sails-to = { $named ->
    [0] { sails-seen }
   *[other] { sails-named }
}
sails-seen = { $to ->
    [1] {" "}naar Start
    [2] {" "}naar het midden
    [3] {" "}naar een windveld
    [4] , bij een tentakel
   *[other] {""}
}
sails-named = {" "}naar { $to ->
    [1] Start
    [3] { $space } (wind)
   *[other] { $space }
}
sails-rings = { $inward ->
    [1] {" "}(één naar binnen)
    [2] {" "}(twee naar binnen)
   *[other] { $outward ->
        [1] {" "}(één naar buiten)
        [2] {" "}(twee naar buiten)
       *[other] {""}
    }
}
on-space = { $named ->
    [0] {""}
   *[other] {" "}op { $space }
}
to-space = { $named ->
    [0] {""}
   *[other] {" "}naar { $space }
}
news-sails-forward = { $seat } vaart vooruit{ sails-to }.
news-sails-forward-you = Je vaart vooruit{ sails-to }.
news-sails-forward-many = { $seat } vaart { $count } vooruit{ sails-to }.
news-sails-forward-many-you = Je vaart { $count } vooruit{ sails-to }.
news-sails-backward = { $seat } vaart achteruit{ sails-to }.
news-sails-backward-you = Je vaart achteruit{ sails-to }.
news-sails-backward-many = { $seat } vaart { $count } achteruit{ sails-to }.
news-sails-backward-many-you = Je vaart { $count } achteruit{ sails-to }.
news-sails-inward = { $seat } vaart een ring naar binnen{ sails-to }.
news-sails-inward-you = Je vaart een ring naar binnen{ sails-to }.
news-sails-outward = { $seat } vaart een ring naar buiten{ sails-to }.
news-sails-outward-you = Je vaart een ring naar buiten{ sails-to }.
news-sails-all = { $seat } vaart { $count } velden{ sails-rings }{ sails-to }.
news-sails-all-you = Je vaart { $count } velden{ sails-rings }{ sails-to }.
news-takes-treasure = { $seat } haalt de schat aan boord!
news-takes-treasure-you = Je haalt de schat aan boord!
news-leaves-treasure = { $seat } laat de schat liggen.
news-leaves-treasure-you = Je laat de schat liggen.
news-attacks = { $seat } valt { $other } aan.
news-attacks-you = Je valt { $other } aan.
news-attacks-to-you = { $seat } valt je aan.
news-tied = Allebei { $die }: nog een keer gooien.
news-tied-many = { $count } keer gelijk.
news-defended = { $seat } verdedigt zich met { $die } tegen { $against }: er gebeurt niets.
news-defended-you = Je verdedigt je met { $die } tegen { $against }: er gebeurt niets.
news-defence-lost = { $seat } verliest met { $die } tegen { $against }: volgende worp zwakker.
news-defence-lost-you = Je verliest met { $die } tegen { $against }: volgende worp zwakker.
news-steals = { $seat } grist de schat weg bij { $other }!
news-steals-you = Je grist de schat weg bij { $other }!
news-steals-to-you = { $seat } grist de schat weg bij jou!
news-rams = { $seat } ramt een zuil{ on-space }.
news-rams-you = Je ramt een zuil{ on-space }.
news-hits-pillar = De zuil verliest { $die }: nog { $left } over.
news-breaks-pillar = De zuil verliest { $die } en stort in.
news-ends-turn = { $seat } gooit het anker uit.
news-ends-turn-you = Je gooit het anker uit.
news-stays = { $seat } blijft { $wind ->
    [1] op wind
   *[other] liggen
}.
news-stays-you = Je blijft { $wind ->
    [1] op wind
   *[other] liggen
}.
news-stuck = { $cost ->
    [0] Er kan niets meer
   *[other] Het midden verlaten kost { $cost }
}: de beurt van { $seat } is voorbij.
news-stuck-you = { $cost ->
    [0] Er kan niets meer
   *[other] Het midden verlaten kost { $cost }
}: je beurt is voorbij.
news-won = { $seat } is thuis met de schat!
news-won-you = Je bent thuis met de schat!

## Keuzes

choice-take = Pak de schat
choice-leave = Laat hem liggen
choice-end = Beëindig je beurt
    .brings = { $rage ->
        [1] daarna slaat de Kraken toe
       *[other] { choice-unspent }
    }
choice-unspent = { $wind ->
    [1] wind: volgende worp ×2
   *[other] { $points ->
        [one] 1 punt ongebruikt
       *[other] { $points } punten ongebruikt
    }
}
choice-forward = Vaar vooruit
choice-backward = Vaar achteruit
choice-inward = Vaar naar binnen
choice-outward = Vaar naar buiten, naar { $space }
choice-wind = { $wind ->
    [1] {" "}(wind)
   *[other] {""}
}
choice-to = { $named ->
    [0] {""}
   *[other] {" "}naar { $space }{ choice-wind }
}
choice-for = {" "}voor { $price ->
    [one] { $price } punt
   *[other] { $price } punten
}
choice-left = { $last ->
    [1] dan eindigt je beurt
   *[other] { $left ->
        [one] 1 punt over
       *[other] { $left } punten over
    }
}
choice-sail = Vaar { $named ->
    [0] daarheen
   *[other] naar { $space }{ choice-wind }
}{ choice-for }
    .brings = { choice-left }{ $rage ->
        [1] ; daarna slaat de Kraken toe
       *[other] { $wind ->
            [1] ; wind: volgende worp ×2
           *[other] {""}
        }
    }
choice-sail-forward = Vooruit{ choice-to }{ choice-for }
    .brief = Vooruit
    .brings = { choice-sail.brings }
choice-sail-backward = Terug{ choice-to }{ choice-for }
    .brief = Terug
    .brings = { choice-sail.brings }
choice-sail-inward = Naar binnen{ choice-to }{ choice-for }
    .brief = Naar binnen
    .brings = { choice-sail.brings }
choice-sail-outward = Naar buiten, naar { $space }{ choice-wind }{ choice-for }
    .brief = Naar { $space }
    .brings = { $rage ->
        [1] daarna slaat de Kraken toe
       *[other] { $wind ->
            [1] wind: worp ×2
           *[other] { choice-left }
        }
    }
choice-sail-treasure = Vaar naar de schat{ choice-for }
    .brief = Vaar naar de schat
choice-sail-home = Vaar naar huis en win{ choice-for }
    .brief = Vaar naar huis en win
choice-attack = Val { $other } aan
choice-pillar = Ram de zuil{ on-space }
choice-attack-priced = { choice-attack }{ choice-for }
    .brief = { choice-attack }
    .brings = { $treasure ->
        [1] winst: de schat
       *[other] winst: zijn worp −{ $lost }
    }
choice-pillar-priced = { choice-pillar }{ choice-for }
    .brief = Ram de zuil
    .brings = { $left } min je dobbelsteen: bij 0 is hij weg

phase-acting = Vaar, val aan of stop op wind: volgende worp ×2.
phase-finding = Voor je ligt de schat. Pak je hem?

## Opties (setup)

option-board = Bord
option-board-help = Welke draaikolk je bevaart: de Maalstroom heeft drie ringen, het korte bord twee. Met een editiebestand kan er een ander bord bij.
value-board-maelstrom = Maalstroom: drie ringen
value-board-short = Kort: twee ringen
option-first-player = Startspeler
option-first-player-help = Wie begint en de wijzer verzet, het hele spel lang.
value-first-player-random = het toeval
option-dial = Humeurcirkel
option-dial-help = De humeuren van de Kraken op volgorde (tantrum = driftbui, enraged = woedend, dormant = in slaap); de wijzer begint bij het eerste.
option-kraken-roll = Worp van de Kraken
option-kraken-roll-help = Wat er telt van de twee dobbelstenen van de Kraken. De som is bijna niet te verslaan.
value-kraken-roll-sum = allebei samen
value-kraken-roll-lowest = de laagste
value-kraken-roll-highest = de hoogste
value-kraken-roll-single = alleen de eerste
option-kraken-timing = Een gegrepen startspeler is trager
option-kraken-timing-help = De startspeler ontmoet de Kraken vóór het gooien: telt dat meteen, of een ronde later?
value-kraken-timing-next-roll = meteen, in deze beurt
value-kraken-timing-next-own-turn = in de volgende ronde
option-penalty-stacks = Verloren gevechten stapelen zich op
option-penalty-stacks-help = Aan: elke verloren verdediging kost punten bij je volgende worp. Uit: er telt er maar één.
value-penalty-stacks-on = ze tellen allemaal
value-penalty-stacks-off = er telt er één
option-attacks-per-turn = Aanvallen op schepen per beurt
option-attacks-per-turn-help = Met één aanval per beurt wisselt de schat half zo vaak van schip.
value-attacks-per-turn-unlimited = zoveel als je kunt betalen
option-start-steal = Stelen op Start
option-start-steal-help = Wat er gebeurt als je iemand de schat afpakt terwijl je zelf op Start ligt.
value-start-steal-must-return = wegvaren en terugkomen
value-start-steal-wins = je wint meteen
option-tantrum-restores = Driftbui herstelt zuilen
option-tantrum-restores-help = Of beschadigde zuilen bij een driftbui weer tot hun volle hoogte groeien.
value-tantrum-restores-on = ja
value-tantrum-restores-off = nee
option-two-tentacles = Schepen bij meerdere tentakels
option-two-tentacles-help = Of ze zich één keer verdedigen, of tegen elke tentakel die bij ze kan.
value-two-tentacles-once = één verdediging
value-two-tentacles-each = één tegen elke tentakel
option-cost-forward = Prijs: vooruit
option-cost-forward-help = Punten voor één veld met de stroom mee, hoogstens wat een dobbelsteen kan tonen.
option-cost-backward = Prijs: achteruit
option-cost-backward-help = Punten voor één veld tegen de stroom in.
option-cost-inward = Prijs: naar binnen
option-cost-inward-help = Punten voor één ring naar het midden toe.
option-cost-outward = Prijs: naar buiten
option-cost-outward-help = Punten voor één ring van het midden af.
option-cost-attack = Prijs: aanval
option-cost-attack-help = Punten voor een aanval op een schip of een zuil, hoogstens wat een dobbelsteen kan tonen.
option-wind-factor = Kracht van de wind
option-wind-factor-help = Waarmee een worp op een windveld vermenigvuldigd wordt.
option-lost-defence = Prijs van een verloren verdediging
option-lost-defence-help = Punten die een verloren verdediging van de volgende worp afhaalt.
option-min-points = Minimum aan punten
option-min-points-help = Wat een worp minstens oplevert, wat je daarvoor ook verloren hebt.
option-kraken-points = Punten in de greep van de Kraken
option-kraken-points-help = Hoeveel punten een schip dat de Kraken gegrepen heeft hoogstens krijgt.
option-pillar-hp = Hoogte van een zuil
option-pillar-hp-help = Hoe hoog een nieuwe koraalzuil is, hoogstens wat een dobbelsteen kan tonen.

preset-first-voyage = Eerste reis
preset-first-voyage-help = Het korte bord, één aanval per beurt en een Kraken die te verslaan is.
preset-short-trip = Korte reis
preset-short-trip-help = Alle regels op twee ringen: twintig minuten.
preset-few-fights = Minder gevechten
preset-few-fights-help = Eén aanval op een schip per beurt: meer varen, minder stelen.
preset-furious-kraken = Razende Kraken
preset-furious-kraken-help = Woede en driftbuien komen sneller terug, en elke tentakel slaat toe.

## Wat er op tafel ligt

label-sea = De draaikolk
label-points = { $points ->
    [one] nog { $points } punt
   *[other] nog { $points } punten
}
label-point = punt
label-point-spent = gebruikt punt
label-kraken-dice = De dobbelstenen van de Kraken
label-kraken-die = dobbelsteen van de Kraken: { $die }
label-costs = Wat het kost, in punten
label-cost = { $way ->
    [forward] vooruit
    [backward] terug
    [attack] aanval
    [inward] naar binnen
   *[outward] naar buiten
}: { $points }
label-cost-barred = { label-cost }
label-on-wind = op wind: de volgende worp telt dubbel
label-deck = Het dek van { $seat }
label-die = dobbelsteen: { $die }
label-lost = volgende worp: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder
label-gripped = gegrepen door de Kraken: hoogstens { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
label-treasure = de schat
label-centre = het midden, met wind
label-start = Start{ $named ->
    [0] {""}
   *[other] , { $space }
}
label-wind = wind{ on-space }
label-coral = koraalvoet{ on-space }
label-tentacle = tentakel{ on-space }
label-at = { $named ->
    [0] {""}
   *[other] , { $space }
}
label-pillar = zuil{ on-space }, nog { $left }
label-ship = het schip van { $seat }{ label-at }
label-ship-you = jouw schip{ label-at }
label-ship-treasure = het schip van { $seat } met de schat{ label-at }
label-ship-treasure-you = jouw schip met de schat{ label-at }
label-kraken = de Kraken, { $mood }
label-dial = de humeurcirkel, ronde { $round }

## Het bord in een terminal (terminal)

picture-head = Ronde { $round }. De Kraken { $mood-does }; { $left ->
    [0] dat blijft zo.
    [one] volgende ronde { $next }.
   *[other] over { $left } ronden { $next }.
}
picture-key = S Start, w wind, c koraalvoet, t tentakel, ~ binnen bereik van een tentakel, #6 zuil van hoogte 6, 1 tot en met 4 schepen, $ de schat. De nummers lopen op met de stroom mee.
picture-turn = { $seat } is aan zet: nog { $points } van de { $total } punten.
picture-ways = Vanaf { $space }: naar binnen { $inward }, naar buiten { $outward }.
picture-costs = vooruit { $forward }, achteruit { $backward }, aanval { $attack }, naar binnen { $inward }, naar buiten { $outward }
picture-on-wind = wind
picture-lost = volgende worp −{ $points }
picture-gripped = gegrepen: hoogstens { $points }
picture-holds = heeft de schat

## Het doel, altijd op tafel

aim = Haal de schat uit het midden en wees als eerste terug op Start.
aim-far = Haal de schat, { $rings ->
    [one] één ring
   *[other] { $rings } ringen
} naar binnen, en wees als eerste terug op Start.
aim-home = Je hebt de schat: { $rings ->
    [0] vaar langs de ring naar Start.
    [one] één ring naar buiten, dan naar Start.
   *[other] { $rings } ringen naar buiten, dan naar Start.
}
aim-chase = { $seat } heeft de schat, { $rings ->
    [-3] 3 ringen verder naar buiten
    [-2] 2 ringen verder naar buiten
    [-1] één ring verder naar buiten
    [0] op jouw ring
    [1] één ring dieper
   *[other] { $rings } ringen dieper
}. Win hem in een gevecht, vaar dan naar huis.
aim-now = { $coral ->
    [0] { $rounds ->
        [-1] De Kraken wordt nooit woedend
        [0] De Kraken is nu woedend
        [one] De Kraken wordt volgende ronde woedend
       *[other] De Kraken wordt over { $rounds } ronden woedend
    }
   *[other] { $rounds ->
        [one] Volgende ronde rijst er koraal op
       *[other] Over { $rounds } ronden rijst er koraal op
    }
}
aim-far-now = { aim-now }
aim-home-now = { aim-now }
aim-chase-now = { aim-now }

## Wat de dingen doen

explain-point = Punten die deze beurt over zijn; geef ze uit in de volgorde die je wilt.
    .rules = TH-07
explain-point-spent = Deze beurt al gebruikt.
    .rules = TH-08
explain-kraken-die = De dobbelstenen van de Kraken: een schip in bereik moet meer gooien dan hun som.
    .rules = TH-43
explain-cost-forward = Met de stroom mee: de goedkope weg, langs de ring.
    .rules = TH-15
explain-cost-backward = Tegen de stroom in, langs de ring.
    .rules = TH-15
explain-cost-inward = Een ring naar binnen: kost meer dan een gewone worp, begin dus op wind.
    .rules = TH-16
explain-cost-outward = Een ring naar buiten: kost meer dan een gewone worp, begin dus op wind.
    .rules = TH-17
explain-cost-attack = Val een schip of een zuil naast je aan.
    .rules = TH-28, TH-36
explain-cost-barred = Dat kost { $points }; je hebt er nog { $left }.
    .rules = TH-07
explain-die = De dobbelsteen van deze speler: punten, gevechten en verdediging.
    .rules = TH-10
explain-lost = Een gevecht verloren: minder punten bij de volgende worp.
    .rules = TH-12
explain-gripped = De Kraken houdt dit schip vast: bijna geen punten bij de volgende worp.
    .rules = TH-13
explain-treasure = Er is er maar één. Wie hem heeft, is ieders vriend.
    .rules = TH-22, TH-23
explain-centre = De plek van de schat. Er is wind, anders kwam niemand eruit.
    .rules = TH-11, TH-22
explain-start = Thuis: kom hier terug met de schat en je wint.
    .rules = TH-24
explain-wind = Wind: begin je beurt hier en je worp telt dubbel.
    .rules = TH-11
explain-coral = Koraalvoet: nu rustig, na de volgende driftbui een zuil.
    .rules = TH-46
explain-tentacle = Schepen binnen één veld worden aangevallen als de Kraken woedend is.
    .rules = TH-42
explain-pillar = Geen schip komt erdoor. Ram hem tot hij instort.
    .rules = TH-20, TH-36
explain-ship = Schepen naast elkaar kunnen vechten; ze blokkeren nooit de weg.
    .rules = TH-28
explain-ship-treasure = Dit schip heeft de schat: win een gevecht ertegen en hij is van jou.
    .rules = TH-24, TH-33
explain-kraken-dormant = In slaap: er gebeurt niets.
    .rules = TH-41
explain-kraken-enraged = Woedend: bij een tentakel moet je meer gooien dan de Kraken.
    .rules = TH-42, TH-44
explain-kraken-tantrum = Driftbui: op elke koraalvoet rijst een zuil op.
    .rules = TH-46
explain-dial = Het humeur van de Kraken, elke ronde een stap verder. Ogen dicht: niets. Oog open: schepen bij tentakels worden aangevallen. Koraal: er rijzen zuilen op.
    .rules = TH-05, TH-42, TH-46

## Waar de coach op let (coach)

hint-holds = een kans op de schat
hint-robbed = de schat op een ander schip
hint-race = een langere weg naar de schat
hint-rival-race = een langere weg naar de schat voor de anderen
hint-home = een langere weg naar huis
hint-rival-home = een langere weg naar huis voor het schatschip
hint-chase = meer afstand tot het schatschip
hint-ambush = een langere weg naar Start
hint-strikes = een aanval op het schatschip
hint-strikers = anderen die jou kunnen aanvallen
hint-lurkers = andere schepen vlakbij
hint-between = andere schepen tussen jou en Start
hint-on-wind = wind in je zeilen
hint-in-reach = tentakels die bij je schip kunnen

## Waarom een editie niet gespeeld kan worden (errors)

edition-no-way-in = geeft geen weg van { $from } naar het midden, dus het spel zou nooit kunnen eindigen (TH-51)
edition-no-way-home = geeft geen weg van { $from } naar Start, dus het spel zou nooit kunnen eindigen (TH-51)
edition-too-dear = kost { $given }, maar geen worp geeft meer dan { $high } punten, dus het spel kan nooit eindigen (TH-51)
edition-die = heeft { $given }, maar verwacht { $low } tot en met { $high }, want de dobbelsteen van een speler heeft { $high } kanten
edition-rings = heeft een ring van { $inner } velden binnen een ring van { $outer }, maar naar binnen toe kunnen ringen niet groeien
edition-start = is { $given }, maar Start ligt op de buitenste ring, A (TH-51)
edition-coral-centre = heeft X, maar in het midden ligt geen koraalvoet (TH-51)
edition-coral-ring = laat op ring { $ring } geen veld zonder koraalvoet over (TH-51)
edition-ring = ring { $ring }
edition-wind = heeft geen veld van { $where }, en van ring wisselen voor { $cost } punten kan alleen met wind (TH-51)
edition-no-space = heeft { $given }, maar dat heeft dit bord niet; het heeft { $known }
edition-twice = heeft { $given } twee keer
edition-inward = leidt naar binnen naar { $to }, maar dat ligt niet op de volgende ring naar binnen
edition-outward = leidt naar buiten naar { $to }, maar { $to } leidt niet naar binnen naar { $from } (TH-51)
edition-outward-missing = leidt niet naar buiten naar { $to }, maar { $to } leidt wel naar binnen naar { $from } (TH-51)
edition-space = noemt ‘{ $given }’, en dat is geen veld; velden heten A0, B3, X

## Waarom een stelling niet op tafel kan liggen (errors)

what-ships = schepen
position-no-base = een zuil staat op een koraalvoet; dit bord heeft die op { $known }
position-empty-chair = { $seat } zit niet aan deze tafel en heeft geen schip
position-off-board = { $seat } is op { $space }, maar dat heeft dit bord niet; het heeft { $known }
position-under-pillar = { $seat } is op { $space }, waar een zuil staat; daar kan geen schip zijn (TH-20)
position-finding = in de fase ‘finding’ is het schip van de speler in het midden, en de schat ook (TH-22)

## De stand aan het eind (end)

score-title = De schat
score-rounds = Ronden
ending-returned = De schat is thuis!
ending-returned-text = Eén schip is met de schat terug op Start; hoe weinig het scheelde, wordt een sterk verhaal.

## Wat puzzels vragen (puzzles)

goal-win = Breng in deze beurt de schat thuis.
goal-treasure = Haal in deze beurt de schat aan boord.
goal-catch = Kom tot op één veld van het schip met de schat, met punten over om het aan te vallen.
goal-hide = Eindig je beurt waar geen tentakel bij je kan en geen schip op je veld of ernaast ligt.
goal-wind = Eindig je beurt op een windveld waar geen tentakel bij kan.
