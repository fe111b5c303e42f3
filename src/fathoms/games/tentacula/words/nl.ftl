### Tentacula in het Nederlands.

title = Tentacula
tagline = Drie vissen met deftige hoeden, zestien edelstenen en een octopus met acht grijpgrage armen.
kind = Samen, met tegels en een dobbelsteen

## Dingen

animal-turtle = schildpad
    .upper = Schildpad
    .the = de schildpad
    .next = de volgende schildpad
    .compound = schildpadden
    .power = kies de kant van je tegel
animal-seahorse = zeepaardje
    .upper = Zeepaardje
    .the = het zeepaardje
    .next = het volgende zeepaardje
    .compound = zeepaardjes
    .power = gooi bij diefstal opnieuw
animal-jellyfish = kwal
    .upper = Kwal
    .the = de kwal
    .next = de volgende kwal
    .compound = kwallen
    .power = schelp: dier naar keuze
animal-crab = krab
    .upper = Krab
    .the = de krab
    .next = de volgende krab
    .compound = krabben
    .power = hou de helft van je schelpen

# Geel en Groen beginnen met dezelfde letter: op het bord van de terminal staan de hoeden.
fish-yellow = Sombrero
    .name = Geel
fish-green = Hoge hoed
    .name = Groen
fish-red = Bolhoed
    .name = Rood

gem-purple = paars
    .inflected = paarse
gem-yellow = geel
    .inflected = gele
gem-red = rood
    .inflected = rode
gem-green = groen
    .inflected = groene
gem-blue = blauw
    .inflected = blauwe
gem-white = wit
    .inflected = witte

row-inside = aan de binnenkant
row-outside = aan de buitenkant

arch-1 = de eerste boog
arch-2 = de tweede boog
arch-3 = de derde boog

stash-A = verstopplek A
stash-B = verstopplek B
stash-C = verstopplek C
stash-D = verstopplek D
stash-E = verstopplek E
stash-F = verstopplek F

gate-H1 = bolhoed, sombrero, hoge hoed (rood, geel, groen)
gate-H2 = hoge hoed, sombrero, bolhoed (groen, geel, rood)
gate-C1 = groen, rood, geel
gate-C2 = geel, rood, groen
gate-S1 = groot, middelgroot, klein (geel, groen, rood)
gate-S2 = klein, middelgroot, groot (rood, groen, geel)

water-none = overal koraal, geen gat
water-a = een gat links
water-b = een gat in het midden
water-c = een gat rechts
water-ab = gaten links en in het midden
water-ac = gaten links en rechts
water-bc = gaten in het midden en rechts
water-abc = niets dan gaten

cover-safe = beschut
    .price = beschut
cover-open = in het zicht
    .price = kost een edelsteen

## Wat er gebeurd is

news-takes-stash = Het team wil { $stash } vullen.
news-takes-chip = { $seat } neemt het { $animal-compound }fiche.
news-takes-chip-you = Je neemt het { $animal-compound }fiche.
news-snail-leaves = Slakkentegel { $tile } blijft in de doos.
news-reef-begins = Het rif begint met een { $animal-compound }tegel { $row }.
news-gate-shown = Er staat een poort in { $arch }: { $gate }.
news-pile-shows = Nu boven op de stapel: { $animal }.
news-takes-tile = { $seat } pakt de laatste tegel { $row }.
news-takes-tile-you = Je pakt de laatste tegel { $row }.
news-gets-tile = { $seat } krijgt een { $animal-compound }tegel.
news-gets-tile-you = Je krijgt een { $animal-compound }tegel.
news-gets-tile-many = Er worden { $count } tegels uitgedeeld.
news-no-tile = Voor { $seat } is er geen tegel meer.
news-no-tile-you = Voor jou is er geen tegel meer.
news-shows = { $seat } legt hem met { $animal-the } boven.
news-shows-you = Je legt hem met { $animal-the } boven.
news-round = Ronde { $round } begint.
news-votes = { $seat } stemt op { $other }.
news-votes-you = Je stemt op { $other }.
news-votes-to-you = { $seat } stemt op jou.
news-turn = { $seat } speelt.
news-turn-you = Jij speelt.
news-places = Er komt een { $animal-compound }tegel { $row }.
news-no-room = Vooraan is geen plek meer vrij: van de { $animal-compound }tegel telt alleen het dier.
news-boxed = Tegel { $tile } gaat terug in de doos.
news-boxed-many = { $count } tegels gaan terug in de doos.
news-swims = { $square ->
    [F] { $fish-name } zwemt naar de finish!
   *[other] { $fish-name } zwemt naar veld { $square }.
}
news-passes = { $fish-name } zwemt onder { $arch } door.
news-stays = { $seat } verzet geen vis.
news-stays-you = Je verzet geen vis.
news-pays = Een schelp betaald.
news-flips = De krab gooit de schelp op: schelpkant boven, hij blijft!
news-flop = De krab gooit de schelp op: waterkant boven, weg is hij.
news-finds-shell = { $shells ->
    [one] Een schelp gevonden: het team heeft er één.
   *[other] Een schelp gevonden: het team heeft er { $shells }.
}
news-dolphin = De dolfijn brengt een { $gem-inflected } edelsteen naar de verstopplek.
news-shark = De haai grist een { $gem-inflected } edelsteen terug van Tentacula.
news-declines = { $seat } zegt: nee, dank je.
news-declines-you = Je zegt: nee, dank je.
news-seen = Tentacula ziet { $fish-name } op veld { $square }!
news-seen-at-end = Aan het eind van de ronde is { $fish-name } in het zicht op veld { $square }!
news-rolls = { $seat } gooit voor de diefstal: { $gem }.
news-rolls-you = Je gooit voor de diefstal: { $gem }.
news-rolls-again = { $seat } roept het zeepaardje en gooit opnieuw.
news-rolls-again-you = Je roept het zeepaardje en gooit opnieuw.
news-missing = In de schatkist ligt geen { $gem-inflected } edelsteen.
news-stolen = Tentacula steelt een { $gem-inflected } edelsteen.
news-stolen-many = Tentacula steelt { $count } edelstenen.
news-left-opens = De linkerklep gaat open, en daar zit Tentacula. De route gaat verder!
news-pile-lost = { $tiles ->
    [one] De laatste tegel van de stapel gaat verloren.
   *[other] De laatste { $tiles } tegels van de stapel gaan verloren.
}
news-right-closes = De rechterklep gaat dicht. De finish is in zicht!
news-reef-lost = { $tiles ->
    [one] Daaronder gaat één tegel van het rif verloren.
   *[other] Daaronder gaan { $tiles } tegels van het rif verloren.
}
news-filled = Een { $gem-inflected } edelsteen gaat in de verstopplek.
news-filled-many = { $count } edelstenen gaan in de verstopplek.
news-made-it = Alle vissen zijn thuis en de verstopplek is vol. Gelukt!
news-so-close = Alle vissen zijn thuis, maar de verstopplek is niet vol. Bijna!
news-reef-gone = Niemand heeft nog een tegel. Het rif is op.
news-chest-bare = De schatkist is leeg.
news-fish-food = De verstopplek is vol, maar het rif is op. Vissenvoer!

## Keuzes

choice-begin = Kies voor ons
    .brings = { $stash }, ieder krijgt een dier
choice-begin-chips = Gewoon beginnen
    .brings = ieder krijgt een dier
choice-stash = Vul { $stash }
    .brings = { $ease ->
        [least] makkelijkst
        [most] moeilijkst
       *[more] moeilijker
    }
choice-chip = { $animal-upper }
    .brings = { $animal-power }
choice-turn = Nu speel ik
    .brings = { shelters }
choice-vote = Laat { $seat } nu spelen
choice-place = Leg de tegel { $row }
    .brings = { $sheltered ->
        [0] { "" }
        [one] beschut één veld,{ " " }
       *[other] beschut { $sheltered } velden,{ " " }
    }{ shelters }
choice-swim = Tegel: { $fish-name } zwemt
choice-shell-move = Schelp: { $fish-name } naar { $animal-next }
choice-swim-to = { $square ->
    [F] { $fish-name } naar de finish
   *[other] { $fish-name } naar { $animal-the }
}
    .brings = { $means ->
        [shell] −1 schelp{ $square ->
            [F] { " " }({ $animal })
           *[other] { "" }
        },{ " " }
       *[tile] { "" }
    }{ $square ->
        [F] thuis en veilig
       *[other] { $special ->
            [shell] +1 schelp,{ " " }
            [dolphin] dolfijn,{ " " }
            [shark] haai,{ " " }
           *[none] { "" }
        }{ $cover-price }
    }
choice-stay = Verzet geen vis
choice-dolphin = Red de { $gem-inflected }
    .brings = { $left ->
        [one] de laatste
       *[other] een van { $left }
    }
choice-shark = Haal de { $gem-inflected } terug
    .brings = { $lacks ->
        [yes] de verstopplek heeft hem nodig
       *[no] de verstopplek heeft er genoeg
    }
choice-decline = Nee, dank je
choice-keep = Hou deze worp
choice-roll = Gooi opnieuw
choice-lose = Sta de { $gem-inflected } af
    .brings = { $spare ->
        [0] de verstopplek heeft hem nodig
       *[other] { $spare } over
    }
choice-take = Pak de laatste tegel { $row }
choice-show = Leg { $animal-the } boven
    .brings = { shelters }
shelters = { $able ->
    [0] verzet geen vis
   *[other] { $safe ->
        [0] beschut geen vis
        [one] kan één vis beschutten
        [3] kan elke vis beschutten
       *[other] kan { $safe } vissen beschutten
    }
}

phase-picking-stash = Welke verstopplek vullen jullie? Er mag geen edelsteen van verloren gaan.
phase-picking-chips = Welk dier is van jou? Elk kan iets anders.
phase-next = Wie speelt nu? Iedereen speelt één tegel per ronde.
phase-voting = Stem: wie speelt nu?
phase-placing = Leg je tegel: koraal aan beide kanten verbergt vissen.
phase-swimming = Welke vis zwemt er? Het dier van de tegel zegt hoe ver.
phase-swimming-then = Waarheen? Een schelp koopt het veld van een ander dier.
phase-at-dolphin = Een schelp betalen? De dolfijn brengt een edelsteen veilig naar de verstopplek.
phase-at-shark = Een schelp betalen voor de haai? Hij haalt een gestolen edelsteen naar keuze terug.
phase-rerolling = Hou je deze worp, of gooi je opnieuw?
phase-losing = De schatkist heeft er geen in die kleur: welke gaat er dan weg?
phase-taking = De stapel is op: pak een tegel van het einde van het rif.
phase-showing = Welke kant boven? Het dier beweegt een vis, het koraal verbergt ze.
phase-theft = Tentacula strekt een arm uit.
phase-drawing = Er worden nieuwe tegels getrokken.

## Opties (setup)

option-difficulty = Moeilijkheid
option-difficulty-help = Op een hoger niveau zijn er minder schelpen en minder riftegels.
value-difficulty-pro = prof
option-first-game-shell = Eén schelp bij het eerste potje
option-first-game-shell-help = Voor niveau 1 staat er in het boekje zowel één als twee. Aan: één.
value-first-game-shell-off = uit
value-first-game-shell-on = aan
option-stash = Verstopplek
option-stash-help = Welke edelstenen jullie thuis moeten brengen.
value-stash-choose = het team kiest
value-stash-random = toeval
value-stash-A = A
value-stash-B = B
value-stash-C = C
value-stash-D = D
value-stash-E = E
value-stash-F = F
option-chips = Dierenfiches
option-chips-help = Kies zelf wat je kunt, of laat het toeval delen.
value-chips-choose = iedereen kiest
value-chips-random = toeval
option-snail-removed = Slakkentegel die wegblijft
option-snail-removed-help = Op niveau 3 doet een van de twee slakkentegels niet mee.
value-snail-removed-random = toeval
option-take-rule = Tegels uit het rif
option-take-rule-help = Als de stapel leeg is: de allerachterste tegel, of de achterste van een van de rijen.
value-take-rule-rearmost = de allerachterste tegel
value-take-rule-either-row = de achterste van een rij
option-outside-orientation = Tegels aan de buitenkant
option-outside-orientation-help = Omgedraaid, zodat gaten van kant wisselen, of net zo als aan de binnenkant.
value-outside-orientation-turned = omgedraaid
value-outside-orientation-same = net zo
option-bare-chest = Lege schatkist
option-bare-chest-help = Of jullie met een lege kist ook verliezen als de verstopplek al vol is.
value-bare-chest-always = altijd verloren
value-bare-chest-unless-stash-complete = niet als alles verstopt is
option-seahorse-round-end = Zeepaardje aan het eind van een ronde
option-seahorse-round-end-help = Of het zeepaardje elke worp mag overdoen, of maar één.
value-seahorse-round-end-each-roll = elke worp
value-seahorse-round-end-once = één worp
option-turn-choice = Wie er aan de beurt komt
option-turn-choice-help = Wie het snelst is, wie de meeste stemmen heeft, of de tafel rond.
value-turn-choice-free = wie het snelst is
value-turn-choice-vote = stemmen
value-turn-choice-clockwise = de tafel rond

preset-first-voyage = Eerste reis
preset-first-voyage-help = Niveau 1 met de makkelijkste verstopplek: twee schelpen, alle riftegels.
preset-grand-adventure = Groot avontuur
preset-grand-adventure-help = Niveau 2: aan het begin maar één schelp.
preset-big-challenge = Grote uitdaging
preset-big-challenge-help = Niveau 3: één schelp, en een riftegel minder.
preset-pros = Voor profs
preset-pros-help = Geen schelpen, twee riftegels minder, het toeval kiest verstopplek en fiches.

## Op tafel

label-board = De zee en het rif
label-stashes = De zes verstopplekken
label-chips = Dierenfiches om uit te kiezen
label-shells = { $shells ->
    [0] Het team heeft geen schelp
    [one] Het team heeft één schelp
   *[other] Het team heeft { $shells } schelpen
}
label-seat = { $seat }
label-gates = Poorten die nog komen
label-box = Uit het spel
label-tentacula = Tentacula in de grot
label-flap = De linkerklep
label-slot = Vrije plek in het rif { $row }, kolom { $column }
label-tile-laid = { $animal-compound }tegel { $row }, kolom { $column }
label-start = Start
label-finish = Finish
label-square = Veld { $square }, { $animal }{ $special ->
    [shell] , schelp
    [dolphin] , dolfijn
    [shark] , haai
   *[none] { "" }
}, { $cover }
label-pile = { $count ->
    [one] Trekstapel met één tegel
   *[other] Trekstapel met { $count } tegels
}
label-tile-top = Boven op de stapel: tegel { $tile }, { $animal }, { $water }
label-tile = Tegel { $tile }: { $animal }, { $water }
label-tile-below = Andere kant van tegel { $tile }: { $animal }, { $water }
label-boxed = { $count ->
    [one] Eén tegel uit het spel
   *[other] { $count } tegels uit het spel
}
label-stash = { $stash }: paars { $purple }, geel { $yellow }, rood { $red }, groen { $green }, blauw { $blue }, wit { $white }
label-stash-lacking = { label-stash }
label-chest = { $count ->
    [one] Schatkist met één edelsteen
   *[other] Schatkist met { $count } edelstenen
}
label-gem = { $gem-inflected } edelsteen in de schatkist
label-gem-safe = { $gem-inflected } edelsteen in de verstopplek
label-gem-stolen = { $gem-inflected } edelsteen in de grot van Tentacula
label-die = De dobbelsteen: { $gem }
label-die-waiting = De dobbelsteen wacht in de grot
label-arch = { $arch }
label-gate = Poort in { $arch }: { $gate }
label-fish = { $square ->
    [S] { $fish-name } op de start
    [F] { $fish-name } op de finish
   *[other] { $fish-name } op veld { $square }, beschut
}
label-fish-seen = { $fish-name } op veld { $square }, in het zicht
label-chip = { $animal-compound }fiche
label-power = { $animal-upper } · { $animal-power }
label-shell-move = Schelpzet: { $animal }
label-shell = Een van jullie schelpen
label-shell-supply = Schelp in de voorraad
label-gate-pile = { $count ->
    [one] Eén gedekte poort
   *[other] { $count } gedekte poorten
}

## Wat een editie, of een opgeschreven stelling, niet kan zijn (errors)

edition-columns-beside = ligt niet naast zijn velden: kolom k hoort bij de velden 3k+2 tot en met 3k+4
edition-columns-room = heeft geen ruimte: de eerste tegels liggen al in kolom 1
edition-states = past niet bij A en C: 1 tot en met n, { $first } tot en met { $last }, n+1 tot en met { $last }
edition-animals = slaat een dier over
edition-arches = moeten staan: hoogstens na { $room }, na { $turn } tot en met { $late }, en na { $last }
edition-special-twice = heeft veld { $square }, dat al bijzonder is
edition-hat-and-size = heeft een hoed nodig, en dan een maat
edition-mark-twice = heeft { $mark }, maar { $bearer } heeft dat ook
edition-gate-fish = moet alle drie de vissen noemen, elk één keer
edition-snails = noemt dezelfde tegel twee keer
edition-face = moet een dier zijn ({ $animals }), en dan letters uit { $letters } voor water
edition-same-face = heeft hetzelfde dier als de voorkant: zo zijn de kanten niet uit elkaar te houden
edition-gems = maakt samen { $given } edelstenen, maar in een schatkist gaan er 1 tot en met { $most }
edition-stash = vraagt { $given } edelstenen, maar heeft plek voor 1 tot en met { $most }
edition-stash-gem = vraagt { $given } edelstenen ({ $gem }), maar in de doos zitten er { $held }
edition-wants-face = een dier ({ $animals }), en dan letters uit { $letters } voor water

position-tile-twice = tegel { $tile } ligt op twee plekken: { $here } en { $there }
position-on-reef = { $row } in kolom { $column }
position-before = voor { $seat }
position-in-pile = in de trekstapel
position-in-box = in de doos
position-top = { $face } ligt boven op de trekstapel, maar die tegel zit er niet in
position-chip-twice = twee plaatsen hebben het { $animal-compound }fiche
position-column = er ligt een tegel { $row } in kolom { $column }, maar de kolommen in het spel zijn { $low } tot en met { $high }
position-next = er ligt een tegel { $row } in kolom { $column }, maar de volgende komt in kolom { $next }
position-fish = { $fish-name } kan niet op veld { $square } zijn: met het bord in stand { $board } zijn de vissen op { $low } tot en met { $high }
position-fish-together = op veld { $square } zijn twee vissen, maar er is plek voor één
position-gems = schatkist, verstopplek en grot hebben samen meer edelstenen ({ $gem }) dan er zijn: { $most }
position-shells = het team heeft { $given } schelpen, maar het zijn er 0 tot en met { $most }
position-not-set-up = na het klaarzetten is er een verstopplek, een poort en een fiche voor elke plaats; schrijf ook ‘{ $name }’
position-setting-up = zolang verstopplek en fiches gekozen worden, ligt er verder nog niets; laat { $name } weg (TN-03 tot en met TN-10)
position-no-tile = { $seat } heeft geen tegel; schrijf ook ‘tile’
position-played = { $seat } heeft deze ronde al gespeeld en heeft toch een tegel
position-no-animal = een vis zwemt met het dier van een tegel; schrijf ook ‘animal’
position-no-choice = { $name } vraagt om een keuze, maar hier valt niets te kiezen
position-no-die = de dobbelsteen is gegooid; schrijf ook ‘die’
what-tiles = tegels
what-gates = poorten
what-purple-gems = paarse edelstenen
what-yellow-gems = gele edelstenen
what-red-gems = rode edelstenen
what-green-gems = groene edelstenen
what-blue-gems = blauwe edelstenen
what-white-gems = witte edelstenen

## Het bord in de terminal (terminal)

picture-round = Ronde { $round }
picture-setting = Klaarzetten
picture-shells = schelpen { $shells } van { $most }
picture-pile = stapel { $tiles }, bovenop { $face }
picture-no-pile = geen stapel
picture-gate = Poort in { $arch }, na veld { $square }: { $gate }
picture-start = Start
picture-finish = Finish
picture-need = gevraagd
picture-stashed = verstopt
picture-chest = in de kist
picture-cave = gestolen
picture-key =
    o rif  ~ gat  . geen tegel  * beschut  $ schelp  D dolfijn  X haai
    S geel met sombrero  H groen met hoge hoed  B rood met bolhoed

## Het doel, altijd op tafel

aim = Breng de drie vissen thuis, met alle edelstenen van de verstopplek.
aim-now = thuis { $home } van { $all }{ $need ->
    [0] {""}
   *[other] , edelstenen { $gems } van { $need }
}

## Wat de dingen doen

explain-tentacula = Ze steelt een edelsteen voor elke vis die ze ziet: bij aankomst en aan het eind van een ronde.
    .rules = TN-49, TN-56
explain-flap = Eronder gaat de route verder. Hij klapt open als alle drie de vissen onder de boog door zijn.
    .rules = TN-57, TN-70
explain-slot = Vrije plek in het rif: koraal aan beide kanten beschut drie velden.
    .rules = TN-29, TN-30
explain-tile = Het dier zegt hoe ver een vis zwemt; het koraal verbergt vissen, het water niet.
    .rules = TN-22, TN-31
explain-tile-laid = Koraal verbergt de velden ernaast als er aan de overkant ook koraal is; water is een gat.
    .rules = TN-29
explain-tile-top = Deze kant zie je; wie hem trekt, krijgt de andere.
    .rules = TN-53
explain-tile-below = De andere kant van de tegel: de schildpad mag die kiezen.
    .rules = TN-63
explain-boxed = Is de stapel op, dan gaat een gespeelde tegel weg.
    .rules = TN-26
explain-pile = Nieuwe tegels. Is hij leeg, dan komen ze van het eind van het rif.
    .rules = TN-53, TN-54
explain-start = Start: hier kan een vis niets gebeuren.
    .rules = TN-28
explain-finish = Thuis: hier kan een vis niets gebeuren. Elk dier leidt hierheen.
    .rules = TN-33, TN-34
explain-square-shell = Schelp: kom hier aan en het team krijgt er een.
    .rules = TN-44
explain-square-dolphin = Dolfijn: voor een schelp brengt hij een edelsteen naar de verstopplek, voorgoed veilig.
    .rules = TN-45
explain-square-shark = Haai: voor een schelp haalt hij een gestolen edelsteen terug naar de schatkist.
    .rules = TN-47
explain-square-safe = Beschut: hier kan Tentacula een vis niet zien.
    .rules = TN-29
explain-square-open = In het zicht: hier aankomen kost een edelsteen, blijven ook.
    .rules = TN-49, TN-56
explain-stash = Deze edelstenen moeten er nog zijn, hier of in de schatkist, als de laatste vis thuis is. Lastig zijn die zonder reserve.
    .rules = TN-80
explain-stash-lacking = Tentacula heeft een edelsteen die hier hoort. Alleen een haai haalt hem terug.
    .rules = TN-47, TN-80
explain-chest = Wat Tentacula kan stelen. Leeg voordat de vissen thuis zijn: verloren.
    .rules = TN-83
explain-gem = In de schatkist: Tentacula kan hem stelen.
    .rules = TN-49
explain-gem-safe = In de verstopplek: voorgoed veilig.
    .rules = TN-46
explain-gem-stolen = Gestolen. Een haai kan er een terughalen.
    .rules = TN-47
explain-die = De gegooide kleur is de gestolen kleur.
    .rules = TN-49
explain-die-waiting = { explain-die }
    .rules = TN-49
explain-arch = Vissen gaan hier onderdoor in de volgorde van de poort. Zijn ze er allemaal onderdoor, dan klapt het bord om.
    .rules = TN-36, TN-57
explain-gate = Vissen gaan in deze volgorde onder de boog door, van links naar rechts.
    .rules = TN-36
explain-gate-pile = De poorten van de volgende bogen, gedekt.
    .rules = TN-05
explain-fish-yellow = Zwemt naar het volgende dier van de gespeelde tegel. Bij poorten: geel, sombrero, groot.
    .rules = TN-31, TN-36
explain-fish-green = Zwemt naar het volgende dier van de gespeelde tegel. Bij poorten: groen, hoge hoed, middelgroot.
    .rules = TN-31, TN-36
explain-fish-red = Zwemt naar het volgende dier van de gespeelde tegel. Bij poorten: rood, bolhoed, klein.
    .rules = TN-31, TN-36
explain-fish-seen = In het zicht: blijft hij hier, dan steelt Tentacula aan het eind van de ronde.
    .rules = TN-56
explain-chip-turtle = Schildpad: je ziet beide kanten van je tegel en kiest er een.
    .rules = TN-63
explain-chip-seahorse = Zeepaardje: gooi je voor een diefstal, dan mag je nog een keer.
    .rules = TN-60
explain-chip-jellyfish = Kwal: je schelpzetten mogen elk dier gebruiken.
    .rules = TN-62
explain-chip-crab = Krab: gooi de schelp die je betaalt op; de helft van de keren hou je hem.
    .rules = TN-61
explain-shell-move = Betaal een schelp en gebruik dit dier in plaats van dat van je tegel.
    .rules = TN-40
explain-shell = De schelpen van het team: voor schelpzetten, dolfijnen en haaien.
    .rules = TN-40
explain-shell-supply = Schelpen die nog te vinden zijn.
    .rules = TN-44

## Waar de coach op let (coach)

hint-progress = vissen die opschieten
hint-rear = een laatste vis die bijblijft
hint-passed = vissen voorbij de boog
hint-folds = een route die verdergaat
hint-missing = het verlies van edelstenen die nodig zijn
hint-in-danger = belangrijke edelstenen die Tentacula zo kan grijpen
hint-lacking = edelstenen die de verstopplek nog mist
hint-chest = een vollere schatkist
hint-chest-low = een schatkist die bijna leeg is
hint-exposed = vissen in het zicht
hint-thefts = diefstallen door Tentacula
hint-shells = schelpen
hint-safe-turns = beurten die een vis in veiligheid brengen
hint-idle-turns = beurten waarin geen vis zwemt
hint-spread = vissen die uit elkaar drijven

## De stand aan het eind (end)

score-title = Vissen en edelstenen
score-fish = Vissen thuis
score-gems = Geredde edelstenen
score-shells = Schelpen over
ending-made-it = Gelukt!
ending-made-it-text = Alle drie de vissen zijn thuis, en in de verstopplek ligt elke edelsteen die erin hoort.
ending-so-close = Bijna!
ending-so-close-text = Alle drie de vissen zijn thuis, maar Tentacula heeft een edelsteen die in de verstopplek hoort.
ending-reef-gone = Het rif is op
ending-reef-gone-text = Niemand had nog een tegel, en de vissen waren nog niet thuis.
ending-chest-bare = De schatkist is leeg
ending-chest-bare-text = Tentacula heeft geen enkele edelsteen in de kist laten liggen.
ending-fish-food = Vissenvoer
ending-fish-food-text = De verstopplek was vol, maar er was geen rif meer om de vissen thuis te brengen.

## Wat puzzels vragen (puzzles)

goal-win = Win het spel in deze beurt.
goal-home = Breng in deze beurt een vis thuis.
goal-save = Red alle drie de vissen: eindig je beurt zonder dat Tentacula er één kan zien.
goal-arch = Breng een vis onder de boog door naar een veld waar Tentacula hem niet ziet.
goal-stash = Laat een dolfijn een edelsteen naar de verstopplek brengen.
goal-fetch = Laat een haai een edelsteen terughalen bij Tentacula.
goal-shell = Verdien een schelp zonder dat Tentacula een zwemmende vis ziet.
