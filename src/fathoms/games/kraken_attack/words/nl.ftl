### Kraken Attack! in het Nederlands.

title = Kraken Attack!
tagline = Acht tentakels, één schip en één heel boze Kraken: alle hens aan dek!
kind = Samen, met dobbelstenen en kaarten

## Dingen

side-purple = paars
    .inflected = paarse
side-red = rood
    .inflected = rode

lane-P1 = de paarse sterrenrij
    .short = paarse ster
lane-P2 = de paarse vissenrij
    .short = paarse vis
lane-P3 = de paarse krabbenrij
    .short = paarse krab
lane-P4 = de paarse schelpenrij
    .short = paarse schelp
lane-R1 = de rode sterrenrij
    .short = rode ster
lane-R2 = de rode vissenrij
    .short = rode vis
lane-R3 = de rode krabbenrij
    .short = rode krab
lane-R4 = de rode schelpenrij
    .short = rode schelp

area-A = linksvoor
    .side = voordek, bakboord
area-B = rechtsvoor
    .side = voordek, stuurboord
area-C = linksachter
    .side = achterdek, bakboord
area-D = rechtsachter
    .side = achterdek, stuurboord

space-bubbles = bubbelveld
space-cannon = kanonveld
space-pistol = pistoolveld
space-saber = sabelveld

face-star = ster
face-fish = vis
face-crab = krab
face-shell = schelp
face-eye = Oog van de Kraken
face-blank = leeg

pirate-samuel = Samuel
    .power = mag Ogen negeren
pirate-astrid = Astrid
    .power = één symbool dubbel
pirate-elena = Elena
    .power = pistool: overal
pirate-billy = Billy
    .power = kanon: een hele kant

slot-1 = linker
slot-2 = rechter

## Kaarten: hun namen, van de eerste tot de laatste van elke stapel

card-SA-01 = Dekwacht
card-SA-02 = Vaste hand
card-SA-03 = Eén oog open
card-SA-04 = Oude truc
card-SA-05 = Plank en kruit
card-SA-06 = Twee stappen voor
card-SA-07 = Knipoog van de kapitein
card-SA-08 = Boe!
card-SA-09 = Hamer en grijns
card-SA-10 = Pak me dan
card-AS-01 = Noorderstorm
card-AS-02 = Rennen en knallen
card-AS-03 = Twee vlechten
card-AS-04 = Dubbel gespijkerd
card-AS-05 = Spic en span
card-AS-06 = Alles tegelijk
card-AS-07 = Lachstorm
card-AS-08 = Tong uit
card-AS-09 = Brutale timmervrouw
card-AS-10 = Wat jij kunt, kan ik ook
card-EL-01 = Altijd paraat
card-EL-02 = Hoed met veer
card-EL-03 = Dubbelloops
card-EL-04 = Van dichtbij en van ver
card-EL-05 = Snel gefikst
card-EL-06 = Gelukstreffer
card-EL-07 = Scherpe tong
card-EL-08 = Kapsones
card-EL-09 = Hocus pocus
card-EL-10 = Zeg het maar
card-BI-01 = Eén, twee, hup!
card-BI-02 = Manusje-van-alles
card-BI-03 = Kanonnen naar voren
card-BI-04 = De hele wapenkamer
card-BI-05 = Spierballen
card-BI-06 = Ongeleid projectiel
card-BI-07 = Grote mond
card-BI-08 = Schaterlach
card-BI-09 = Donderkop
card-BI-10 = Gek dansje

## Wat er gebeurd is

news-begins = { $seat } begint.
news-begins-you = Jij begint.
news-takes-pirate = { $seat } vaart met { $pirate }.
news-takes-pirate-you = Je vaart met { $pirate }.
news-boards = { $pirate } houdt { $area } de wacht.
news-whirlpool = Er opent zich een draaikolk in { $lane }, op het { $space }.
news-shuffled = De kaarten van { $pirate } worden geschud.
news-shuffled-together = Beide stapels worden door elkaar geschud.
news-lays-open = { $seat } legt ‘{ $card }’ open neer.
news-lays-open-you = Je legt ‘{ $card }’ open neer.
news-turn = { $seat } is aan de beurt.
news-turn-you = Jij bent aan de beurt.
news-power = Bovenop ligt een kaart van { $pirate }: deze beurt werkt de eigenschap van { $pirate }.
news-rolled = Een { $side-inflected } dobbelsteen: { $face }.
news-rolled-many = De dobbelstenen: { $face-all }.
news-ignored = { $purple ->
    [0] { $red ->
        [0] Samuel laat elk Oog meetellen.
        [one] Samuel negeert één rood Oog.
       *[other] Samuel negeert { $red } rode Ogen.
    }
    [one] { $red ->
        [0] Samuel negeert één paars Oog.
        [one] Samuel negeert één paars en één rood Oog.
       *[other] Samuel negeert één paars en { $red } rode Ogen.
    }
   *[other] { $red ->
        [0] Samuel negeert { $purple } paarse Ogen.
        [one] Samuel negeert { $purple } paarse Ogen en één rood Oog.
       *[other] Samuel negeert { $purple } paarse en { $red } rode Ogen.
    }
}
news-advanced = In { $lane } kruipt iets naar het { $space }.
news-advanced-many = De tentakels kruipen dichterbij, samen { $count } velden.
news-advanced-by-eye = Het Oog kijkt: in { $lane } kruipt iets naar het { $space }.
news-advanced-by-eye-many = Het Oog kijkt: de tentakels kruipen dichterbij, samen { $count } velden.
news-advanced-by-face = De Gekke Bek lokt de Kraken in { $lane } naar het { $space }.
news-rail-smashed = Krak! De reling van { $lane } ligt aan splinters.
news-rail-smashed-many = Krak! { $count } relingen liggen aan splinters.
news-holed = Beng! Een klap vanuit { $lane } slaat { $area } een gat.
news-plays = { $seat } speelt ‘{ $card }’.
news-plays-you = Je speelt ‘{ $card }’.
news-moved = { $pirate } rent naar { $area }.
news-pushed-back = Pak aan! De tentakel in { $lane } gaat terug naar de bubbels.
news-pushed-back-many = Pak aan! { $count } tentakels terug naar de bubbels!
news-kraken-hit = De Kraken is geraakt! { $tokens ->
    [1] Dat is één.
    [2] Dat is twee.
    [3] Dat is drie!
   *[other] Dat is { $tokens }!
}
news-repaired = De reling van { $lane } staat weer overeind.
news-kraken-stirs = Een Gekke Bek! De Kraken roert zich: nu op veld { $space } van zijn spoor.
news-die-joins = Er komt een { $side-inflected } dobbelsteen bij.
news-kraken-arrives = Daar is de Kraken! Hij duikt op in { $lane }.
news-draws-card = { $seat } draait ‘{ $card }’ om.
news-draws-card-you = Je draait ‘{ $card }’ om.
news-won = De Kraken duikt weg. De bemanning heeft gewonnen!
news-sunk = Het schip zinkt.

## Wat je kunt doen

choice-begin = Gewoon beginnen
choice-pirate = Vaar met { $pirate }
    .brief = { $pirate }
    .brings = { $powers ->
        [0] {""}
       *[other] { $pirate-power }
    }
choice-board = Begin { $area } ({ $area-side })
choice-whirlpool = Draaikolk in { $lane }, { $space }
choice-ignore = { $purple ->
    [0] { $red ->
        [0] Laat elk Oog meetellen
        [one] Negeer één rood Oog
       *[other] Negeer { $red } rode Ogen
    }
    [one] { $red ->
        [0] Negeer één paars Oog
        [one] Negeer één paars en één rood Oog
       *[other] Negeer één paars en { $red } rode Ogen
    }
   *[other] { $red ->
        [0] Negeer { $purple } paarse Ogen
        [one] Negeer { $purple } paarse Ogen en één rood Oog
       *[other] Negeer { $purple } paarse en { $red } rode Ogen
    }
}
choice-card = Speel je { $slot }kaart
choice-play-card = Speel { $card }
    .brings = { symbols-shown }
choice-move = Rennen: { $area }
choice-cannon = Kanon: { $lane-short }
choice-cannon-kraken = Kanon: de Kraken!
choice-broadside = De volle laag: { $lane } en alles op een kanonveld aan die kant
choice-broadside-side = { $kraken ->
    [1] De volle laag: de Kraken en de { $side-inflected } kant
   *[0] De volle laag: de { $side-inflected } kant
}
    .brings = alles op een kanonveld
choice-pistol = Pistool: { $lane-short }
choice-pistol-kraken = Pistool: de Kraken!
choice-saber = Sabel: { $lane-short }
choice-saber-kraken = Sabel: de Kraken!
choice-repair = Repareer de reling: { $lane-short }
choice-stop = Klaar met deze kaart
choice-summon = De Kraken duikt op: { $lane-short }
    .brings = { $near ->
        [0] ver weg, buiten bereik
        [1] op een kanonveld
        [2] op een pistoolveld
       *[other] op een sabelveld, klaar om toe te slaan
    } · { $count ->
        [0] niemand in de buurt
        [one] één piraat in de buurt
       *[other] { $count } piraten in de buurt
    }

phase-picking = Met welke piraat vaar je?
phase-boarding = Waar gaat je piraat staan? Wapens reiken tot de rijen ernaast.
phase-whirlpools = Waar komt de draaikolk?
phase-eyes = Een Oog brengt zijn hele kleur dichterbij. Welke negeert Samuel?
phase-choosing = Welke kaart speel je?
phase-acting = Gebruik je kaart, of stop.
phase-acting-done = Met deze kaart kun je niets meer doen.
phase-arriving = De Kraken komt! Op wiens plaats? Liefst waar je hem raakt.

## Opties (setup)

option-start = De tentakels beginnen
option-start-help = Zoals op de afbeelding zijn er al een paar dichtbij; anders beginnen ze allemaal ver weg, op de bubbelvelden.
value-start-diagram = zoals op de afbeelding
value-start-bubbles = op de bubbelvelden
option-powers = Speciale eigenschappen
option-powers-help = Samuel negeert Ogen, Astrid gebruikt een symbool twee keer, het pistool van Elena reikt tot in elke rij, het kanon van Billy veegt een hele kant schoon.
value-powers-on = aan
value-powers-off = uit
option-tokens-to-win = Treffers om te winnen
option-tokens-to-win-help = Hoe vaak je de Kraken moet terugdringen: drie keer, of maar één keer voor een kort spel.
value-tokens-to-win-3 = drie
value-tokens-to-win-1 = één
option-whirlpools = Draaikolken
option-whirlpools-help = Tentakels slaan een veld met een draaikolk over. Eén is moeilijker, vier is veel moeilijker.
value-whirlpools-0 = geen
value-whirlpools-1 = één
value-whirlpools-2 = twee
value-whirlpools-3 = drie
value-whirlpools-4 = vier
option-whirlpool-placement = Wie legt de draaikolken neer
option-whirlpool-placement-help = De bemanning om de beurt, of het toeval.
value-whirlpool-placement-players = de bemanning
value-whirlpool-placement-random = het toeval
option-solo = Solo
option-solo-help = Eén speler vaart met twee piraten; de bovenste kaart van de trekstapel zegt wiens eigenschap werkt.
value-solo-on = ja
value-solo-off = nee
option-billy-sweeps-kraken = Billy’s volle laag raakt ook de Kraken
option-billy-sweeps-kraken-help = Normaal raakt Billy de Kraken alleen als hij op hem mikt. Hier krijgt ook de Kraken de volle laag.
value-billy-sweeps-kraken-on = ja
value-billy-sweeps-kraken-off = nee
option-first-player = Wie begint
option-first-player-help = Een plaats die jij kiest, of het toeval.
value-first-player-random = het toeval
value-first-player-0 = plaats 1
value-first-player-1 = plaats 2
value-first-player-2 = plaats 3
value-first-player-3 = plaats 4

preset-young-sailors = Jonge matrozen
preset-young-sailors-help = Geen speciale eigenschappen, en één treffer op de Kraken is genoeg.
preset-experienced = Ervaren zeerobben
preset-experienced-help = Eén draaikolk in zee.
preset-dread = Doodeng
preset-dread-help = Vier draaikolken. Succes ermee.

## Gesproken namen van wat er op tafel ligt

label-sea = Het schip en de zee eromheen
label-roll = De dobbelstenen
label-crew = Nog aan wal
label-whirlpools = Draaikolken om neer te leggen
label-uses = Alles tegelijk
label-cards = Kaarten van { $seat }
label-cards-you = Je kaarten
label-pile = Trekstapel van { $seat }
label-pile-you = Je trekstapel
label-area = { $area } ({ $area-side })
label-hole = Gat { $area }
label-hole-to-come = Een gat dat er nog niet is
label-rail = Reling van { $lane }
label-rail-broken = Kapotte reling van { $lane }
label-die-to-come = Een { $side-inflected } dobbelsteen die op het spoor wacht
label-die = { $side-inflected } dobbelsteen: { $face }
label-die-new = { $side-inflected } dobbelsteen, nog niet gegooid
label-die-ignored = { $side-inflected } dobbelsteen: { $face }, genegeerd
label-kraken-on-track = De Kraken, op veld { $space } van zijn spoor
label-kraken = De Kraken, in { $lane }, { $space }
label-token = Aanvalsfiche { $token }
label-token-won = Aanvalsfiche { $token }, op de Kraken
label-whirlpool = Draaikolk in { $lane }, { $space }
label-whirlpools-left = { $count ->
    [one] Eén draaikolk
   *[other] { $count } draaikolken
}
label-space = { $lane }, { $space }
label-tentacle = Tentakel in { $lane }, { $space }
label-pawn = { $pirate }, { $area }
label-pirate = { $pirate }
    .here = { $pirate }
label-power = { $pirate } · { $pirate-power }
label-card = { $card }{ symbols-shown }
    .here = { $card }
label-card-played = { $card }, in het spel, nog{ symbols-shown }
    .here = { $card }
label-card-barred = { $card }, voor een andere beurt{ symbols-shown }
    .here = { $card }
symbols-shown = { $move ->
    [0] {""}
    [1] {" · beweging"}
   *[other] {" · beweging"} ×{ $move }
}{ $cannon ->
    [0] {""}
    [1] {" · kanon"}
   *[other] {" · kanon"} ×{ $cannon }
}{ $pistol ->
    [0] {""}
    [1] {" · pistool"}
   *[other] {" · pistool"} ×{ $pistol }
}{ $saber ->
    [0] {""}
    [1] {" · sabel"}
   *[other] {" · sabel"} ×{ $saber }
}{ $repair ->
    [0] {""}
    [1] {" · reparatie"}
   *[other] {" · reparatie"} ×{ $repair }
}{ $wild ->
    [0] {""}
    [1] {" · joker"}
   *[other] {" · joker"} ×{ $wild }
}{ $face ->
    [0] {""}
    [1] {" · Gekke Bek"}
   *[other] {" · Gekke Bek"} ×{ $face }
}
label-back = Trekstapel met { $pirate } op de achterkant: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
label-broadside = De volle laag
    .here = De volle laag

## Het bord in een terminal (terminal)

picture-track = Het Krakenspoor
picture-holes = Gaten { $marks }
picture-hits = Treffers op de Kraken { $marks }
picture-rolled = Gegooid: { $dice }
picture-ignored = ({ $count } genegeerd)
picture-card = { $card }{ symbols-shown }
picture-power = De eigenschap van { $pirate } werkt nu
picture-pile = stapel { $count }
picture-key = § tentakel   Ж Kraken   @ draaikolk   ║ reling   ✹ gat

## Het doel, altijd op tafel

aim = Raak de Kraken { $goal } keer, voordat het schip { $most } gaten heeft.
aim-now = treffers { $hits } van { $goal }, gaten { $holes } van { $most }
aim-near = De Kraken is binnen bereik: raak hem!
aim-near-now = { aim-now }

## Wat de dingen doen

explain-pawn-samuel = Samuel mag elk Oog dat hij gooit negeren: dan beweegt er niets.
    .rules = KA-56
explain-pawn-astrid = Astrid mag één symbool van haar kaart twee keer gebruiken, nooit de Gekke Bek.
    .rules = KA-57
explain-pawn-elena = Elena’s pistool raakt elk pistoolveld, aan beide kanten van het schip.
    .rules = KA-60
explain-pawn-billy = Raakt Billy’s kanon iets, dan mogen alle tentakels op kanonvelden aan die kant ook weg.
    .rules = KA-61
explain-pirate-samuel = { explain-pawn-samuel }
    .rules = KA-56
explain-pirate-astrid = { explain-pawn-astrid }
    .rules = KA-57
explain-pirate-elena = { explain-pawn-elena }
    .rules = KA-60
explain-pirate-billy = { explain-pawn-billy }
    .rules = KA-61
explain-use-move = Laars: ren naar de zone ernaast, nooit schuin.
    .rules = KA-33
explain-use-cannon = Kanon: raak iets op een kanonveld naast je.
    .rules = KA-34
explain-use-pistol = Pistool: raak iets op een pistoolveld naast je.
    .rules = KA-35
explain-use-saber = Sabel: raak iets op een sabelveld naast je.
    .rules = KA-36
explain-use-repair = Hamer: zet een kapotte reling naast je weer overeind.
    .rules = KA-40
explain-use-wild = Piratenvlag: naar keuze laars, kanon, pistool, sabel of hamer.
    .rules = KA-42
explain-use-face = Gekke Bek: na je acties beweegt de Kraken, of je wilt of niet.
    .rules = KA-44
explain-broadside = De volle laag: raak er een op een kanonveld, en alle andere aan die kant gaan mee.
    .rules = KA-61
explain-die = Een dier: wat in zijn rij van deze kleur zit, komt een stap dichterbij.
    .rules = KA-14
explain-die-eye = Het Oog: alles van deze kleur komt een stap dichterbij.
    .rules = KA-15
explain-die-blank = Leeg: er beweegt niets. Adem uit.
    .rules = KA-16
explain-die-ignored = Samuel negeert dit Oog: er beweegt niets.
    .rules = KA-56
explain-die-new = Nieuw in het spel: vanaf de volgende beurt doet hij mee.
    .rules = KA-48
explain-die-to-come = Komt de Kraken hier, dan gooi je deze dobbelsteen elke beurt mee.
    .rules = KA-48
explain-tentacle-bubbles = Bubbels: zo ver weg kan niets hem raken.
    .rules = KA-38
explain-tentacle-cannon = Twee stappen van de reling: alleen een kanon raakt hem.
    .rules = KA-34
explain-tentacle-pistol = Eén stap van de reling: alleen een pistool raakt hem.
    .rules = KA-35
explain-tentacle-saber = Bij de reling: een sabel raakt hem; bij de volgende stap slaat hij toe.
    .rules = KA-20
explain-kraken = Raak hem zoals een tentakel, met het wapen van zijn veld: elke treffer telt.
    .rules = KA-55
explain-kraken-on-track = Elke Gekke Bek brengt hem een veld dichterbij; na het laatste is hij bij het schip: raak hem dan zoals een tentakel.
    .rules = KA-47, KA-49, KA-55
explain-rail = Een reling vangt één klap op, dan is hij weg.
    .rules = KA-21
explain-rail-broken = Geen reling: de volgende klap hier slaat een gat.
    .rules = KA-22
explain-hole = Een gat blijft. Eén te veel en jullie zinken.
    .rules = KA-41
explain-hole-to-come = Is deze rij leeg, dan zinkt het schip.
    .rules = KA-65
explain-token = Eén voor elke treffer op de Kraken; met de derde winnen jullie. Is hij bij het schip, raak hem dan zoals een tentakel.
    .rules = KA-66
explain-token-won = { explain-token }
    .rules = KA-66
explain-whirlpool = Tentakels slaan dit veld over en zijn er eerder.
    .rules = KA-71
explain-whirlpools-left = { explain-whirlpool }
    .rules = KA-71
explain-area = Vanaf hier bereikt je piraat de twee rijen ernaast.
    .rules = KA-33
explain-space = { explain-whirlpool }
    .rules = KA-71
explain-card = Elk symbool is iets wat je mag doen, in de volgorde die je wilt.{ symbols-explained }
    .rules = KA-30
explain-card-played = Wat niet is afgevinkt, mag je nog doen, in welke volgorde je wilt.{ symbols-explained }
    .rules = KA-30
explain-card-barred = Eén kaart per beurt: deze wacht op je volgende.
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
explain-back = Gespeelde kaarten gaan hieronder; er liggen er altijd twee open.
    .rules = KA-45

## Waar de coach op let (coach)

hint-holes = gaten in de romp
hint-bare-lanes = kapotte relingen
hint-holes-soon = gaten bij de volgende worp
hint-rails-soon = kapotte relingen bij de volgende worp
hint-doom = een laatste gat waardoor het schip zinkt
hint-unguarded = schade waar niemand staat
hint-tokens = treffers op de Kraken
hint-kraken-in-reach = een Kraken binnen bereik

## Wat niet kan (errors)

clash-solo = solo speel je op één plaats en niet meer (KA-01); deze tafel heeft er { $count }: laat de optie solo weg

edition-area-itself = kan niet aan zichzelf grenzen
edition-area-one-way = grenst aan { $there }, maar { $there } grenst niet aan { $here }
edition-first-space = heeft een dobbelsteen op het eerste veld, waar de Kraken begint
edition-dice = geeft { $total } dobbelstenen ({ $side }), maar in de doos zitten er { $most }
edition-letter = toont ‘{ $given }’; op een kaart staan letters uit { $letters }
edition-full-card = toont { $given } symbolen, maar meer dan { $most } gaat niet
edition-no-face = heeft geen kaart met een Gekke Bek ({ $letter }), dus het spel zou nooit kunnen eindigen
edition-wants-card = hoogstens { $most } letters uit { $letters }

position-pirate-twice = { $pirate } vaart twee keer mee; elke piraat hoort bij één plaats (KA-08)
position-stranger = { $pirate } is aan dek, maar niemand vaart met { $pirate } (KA-08)
position-ashore = { $pirate } vaart mee, maar staat nergens; schrijf een zone (KA-09)
position-setting-up = piraten worden om de beurt gekozen en aan dek gezet, te beginnen bij de eerste speler, en placed zegt hoeveel het er al zijn (KA-83)
position-back = back is in solo de piraat van de bovenste kaart van de stapel, en none vóór het delen of met meer spelers (KA-79)
position-card-twice = ‘{ $card }’ ligt op twee plekken; elke kaart is er één keer (KA-10)
position-card-elsewhere = ‘{ $card }’ ligt voor { $seat }, die niet met de piraat van die kaart vaart (KA-10)
position-track = de Kraken is op zijn spoor, 0 tot en met { $last }, en komt alleen vanaf { $last } naar het schip; pas daar krijgt hij fiches (KA-49, KA-55)
position-over = met { $holes } gaten is een spel afgelopen en verloren, met { $tokens } fiches op de Kraken afgelopen en gewonnen, en niet eerder (KA-65, KA-66)

what-pirates = piraten
what-cards = kaarten
what-purple-dice = paarse dobbelstenen
what-red-dice = rode dobbelstenen
what-pieces = figuren in de rijen
what-whirlpools = draaikolken

## De stand aan het eind (end)

score-title = Het schip
score-holes = Gaten
score-hits = Treffers op de Kraken
score-rails = Relingen overeind
ending-won = De Kraken vlucht!
ending-won-text = Jullie hebben de Kraken net een keer te vaak teruggedrongen. Hij is voorgoed weggedoken.
ending-sunk = Het schip is gezonken
ending-sunk-text = Eén gat te veel: de bemanning zwemt naar een onbewoond eiland en broedt op wraak.

## Wat puzzels vragen (puzzles)

goal-win = Win het spel in deze beurt.
goal-hit = Raak de Kraken in deze beurt.
goal-side = Maak één kant van het schip vrij: in alle vier de rijen van één kleur moet alles terug naar de bubbels.
goal-three = Jaag in deze beurt drie aanvallers terug naar de bubbels.
goal-guard = Eindig je beurt zonder dat er iets op een sabelveld zit.
goal-mend = Zorg dat elke reling weer overeind staat.
