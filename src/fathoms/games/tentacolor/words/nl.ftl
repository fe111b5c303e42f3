### Tentacolor in het Nederlands.

title = Tentacolor
tagline = Een kleurrijk wezen, ieder een tentakel: wie heeft het eerst vijf kaarten van één kleur?
kind = Tegen elkaar, met kaarten die van hand tot hand gaan

## Dingen

colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars

encounter-plain = gewoon
encounter-shark = Haai
encounter-shoal = Vissenschool
encounter-rare = Zeldzaam exemplaar

tip-T1 = de punt met oranje, groen en rood
tip-T2 = de punt met oranje, geel en blauw
tip-T3 = de punt met groen, geel en paars
tip-T4 = de punt met rood, blauw en paars

## Kaarten

card-RO-1 = rood-oranje
card-RO-2 = rood-oranje
card-RO-3 = rood-oranje
card-RO-4 = rood-oranje (Zeldzaam exemplaar)
card-RY-1 = rood-geel
card-RY-2 = rood-geel
card-RY-3 = rood-geel
card-RY-4 = rood-geel (Vissenschool)
card-RG-1 = rood-groen
card-RG-2 = rood-groen
card-RG-3 = rood-groen
card-RG-4 = rood-groen (Zeldzaam exemplaar)
card-RB-1 = rood-blauw
card-RB-2 = rood-blauw
card-RB-3 = rood-blauw
card-RB-4 = rood-blauw (Vissenschool)
card-RV-1 = rood-paars
card-RV-2 = rood-paars
card-RV-3 = rood-paars
card-RV-4 = rood-paars (Haai)
card-OY-1 = oranje-geel
card-OY-2 = oranje-geel
card-OY-3 = oranje-geel
card-OY-4 = oranje-geel (Zeldzaam exemplaar)
card-OG-1 = oranje-groen
card-OG-2 = oranje-groen
card-OG-3 = oranje-groen
card-OG-4 = oranje-groen (Vissenschool)
card-OB-1 = oranje-blauw
card-OB-2 = oranje-blauw
card-OB-3 = oranje-blauw
card-OB-4 = oranje-blauw (Haai)
card-OV-1 = oranje-paars
card-OV-2 = oranje-paars
card-OV-3 = oranje-paars
card-OV-4 = oranje-paars (Vissenschool)
card-YG-1 = geel-groen
card-YG-2 = geel-groen
card-YG-3 = geel-groen
card-YG-4 = geel-groen (Haai)
card-YB-1 = geel-blauw
card-YB-2 = geel-blauw
card-YB-3 = geel-blauw
card-YB-4 = geel-blauw (Zeldzaam exemplaar)
card-YV-1 = geel-paars
card-YV-2 = geel-paars
card-YV-3 = geel-paars
card-YV-4 = geel-paars (Vissenschool)
card-GB-1 = groen-blauw
card-GB-2 = groen-blauw
card-GB-3 = groen-blauw
card-GB-4 = groen-blauw (Vissenschool)
card-GV-1 = groen-paars
card-GV-2 = groen-paars
card-GV-3 = groen-paars
card-GV-4 = groen-paars (Zeldzaam exemplaar)
card-BV-1 = blauw-paars
card-BV-2 = blauw-paars
card-BV-3 = blauw-paars
card-BV-4 = blauw-paars (Zeldzaam exemplaar)

## Wat er gebeurd is

news-dealt = { $seat } krijgt { $card }.
news-dealt-you = Je krijgt { $card }.
news-dealt-unseen = { $seat } krijgt een kaart.
news-leads = { $seat } leidt de expeditie en neemt er een kaart bij: { $card }.
news-leads-you = Je leidt de expeditie en neemt er een kaart bij: { $card }.
news-leads-unseen = { $seat } leidt de expeditie en neemt er een kaart bij.
news-dealt-tip = { $seat } bekijkt { $tip } en houdt die geheim.
news-dealt-tip-you = Je bekijkt { $tip } en houdt die geheim.
news-dealt-tip-unseen = { $seat } bekijkt een tentakelpunt en houdt die geheim.
news-turn = { $seat } is aan de beurt.
news-turn-you = Jij bent aan de beurt.
news-drew = { $seat } trekt { $card }.
news-drew-you = Je trekt { $card }.
news-drew-unseen = { $seat } trekt een kaart.
news-laid = { $seat } legt { $card }: { $length ->
    [1] een nieuwe reeks.
   *[other] { $length } op een rij.
}
news-laid-you = Je legt { $card }: { $length ->
    [1] een nieuwe reeks.
   *[other] { $length } op een rij.
}
news-bitten = Hap! De Haai van { $seat } bijt { $card } van de tentakel van { $other }.
news-bitten-you = Hap! Je Haai bijt { $card } van de tentakel van { $other }.
news-bitten-to-you = Hap! De Haai van { $seat } bijt { $card } van je tentakel.
news-shark-idle = De Haai van { $seat } vindt niets om in te bijten.
news-shark-idle-you = Je Haai vindt niets om in te bijten.
news-scattered = De Vissenschool van { $seat } schiet langs { $other }, en { $card } belandt in de doos.
news-scattered-you = Je Vissenschool schiet langs { $other }, en { $card } belandt in de doos.
news-scattered-to-you = De Vissenschool van { $seat } schiet langs je, en { $card } belandt in de doos.
news-scattered-unseen = De Vissenschool van { $seat } schiet langs { $other }, en een kaart belandt ongezien in de doos.
news-scattered-unseen-you = Je Vissenschool schiet langs { $other }, en een kaart belandt ongezien in de doos.
news-drew-again = { $seat } trekt in plaats daarvan { $card }.
news-drew-again-you = Je trekt in plaats daarvan { $card }.
news-drew-again-unseen = { $seat } trekt in plaats daarvan een andere kaart.
news-shoal-idle = De stapel is leeg: de Vissenschool van { $seat } zwemt voorbij.
news-shoal-idle-you = De stapel is leeg: je Vissenschool zwemt voorbij.
news-drew-more = Een Zeldzaam exemplaar! { $seat } trekt { $card } en legt nog een keer.
news-drew-more-you = Een Zeldzaam exemplaar! Je trekt { $card } en legt nog een keer.
news-drew-more-unseen = Een Zeldzaam exemplaar! { $seat } trekt een kaart en legt nog een keer.
news-rare-idle = De stapel is leeg: het Zeldzame exemplaar van { $seat } levert niets op.
news-rare-idle-you = De stapel is leeg: je Zeldzame exemplaar levert niets op.
news-gave = { $seat } geeft { $card } aan { $other }.
news-gave-you = Je geeft { $card } aan { $other }.
news-gave-to-you = { $seat } geeft { $card } aan jou.
news-gave-unseen = { $seat } geeft een kaart aan { $other }.
news-recycled = Uit de doos en de oude stukken tentakel wordt een nieuwe stapel geschud: { $count } kaarten.
news-completed = De tentakel van { $seat } is compleet!
news-completed-you = Je tentakel is compleet!
news-revealed = { $seat } onthult { $tip }: die past!
news-revealed-you = Je onthult { $tip }: die past!
news-ran-out = De stapel is leeg, de expeditie zit erop.
news-shown = { $seat } had { $tip }.
news-shown-you = Je had { $tip }.
news-longest = { $seat } wint met { $length } op een rij.
news-longest-you = Je wint met { $length } op een rij.

## Wat je kunt doen

choice-lay = Leg { $card }
    .brings = { $left ->
        [0] { $colour } { $length } van de { $goal }: de tentakel is compleet
       *[other] { $broken ->
            [0] { $length ->
                [1] nieuwe reeks
               *[other] { $colour } { $length } van de { $goal }
            }
           *[other] breekt je reeks van { $broken }
        }
    }{ $animal ->
        [1] {" · Haai"}
        [2] {" · Vissenschool"}
        [3] {" · nog een kaart"}
       *[other] {""}
    }
choice-shark = De Haai bijt in de tentakel van { $other }
    .brief = { $other }
    .brings = reeks: { $length } → { $after }
choice-shoal = { $other } ruilt de kaart om
    .brief = { $other }
    .brings = reeks: { $length } van de { $goal }
choice-give = Geef { $card } weg
choice-give-to = Geef { $other } { $card }
    .brings = { $left ->
        [0] daarmee wint { $other }!
       *[other] { $length ->
            [0] { $other }: eerste kaart
            [1] { $other }: past niet
           *[other] { $other }: { $colour } { $length }/{ $goal }
        }
    }{ $animal ->
        [1] {" · Haai"}
        [2] {" · Vissenschool"}
        [3] {" · legt nog eens"}
       *[other] {""}
    }

phase-laying = Leg een van je kaarten.
phase-laying-barred = Leg een kaart in de kleur van je reeks: je hebt er een, dus het moet.
phase-biting = Van wie bijt de Haai de laatste kaart af?
phase-scattering = De Vissenschool: wie moet de kaart in de hand omruilen voor een nieuwe?
phase-giving = Geef nu een kaart aan je linkerbuur.
phase-laying-more = Het Zeldzame exemplaar: leg nog een kaart, welke je maar wilt.

## Opties (setup)

option-expert = Geheime tentakelpunten
option-expert-help = Iedereen heeft een geheime tentakelpunt. Je lange reeks moet in een van de kleuren daarvan zijn, en je wint een beurt later.
value-expert-off = nee
value-expert-on = ja
option-laying = Leggen
option-laying-help = Wie een kaart heeft waarmee de reeks verdergaat, moet zo’n kaart leggen. Of iedereen mag elke kaart leggen en de reeks expres afbreken.
value-laying-match-if-able = verder als het kan
value-laying-free = elke kaart
option-pile-empty = Als de stapel leeg is
option-pile-empty-help = Het spel eindigt en de langste reeks wint, of er komt een nieuwe stapel uit de doos en uit alle kaarten vóór de reeks.
value-pile-empty-longest = het spel eindigt
value-pile-empty-recycle = een nieuwe stapel
option-goal = Kaarten op een rij
option-goal-help = Hoeveel van één kleur een tentakel compleet maken. In het boekje staat vijf, en zes als je met z’n tweeën speelt.
value-goal-book = zoals in het boekje
value-goal-4 = vier
value-goal-5 = vijf
value-goal-6 = zes
option-first-player = Wie begint
option-first-player-help = Een plaats die jij kiest, of het toeval.
value-first-player-random = het toeval
value-first-player-0 = plaats 1
value-first-player-1 = plaats 2
value-first-player-2 = plaats 3
value-first-player-3 = plaats 4

preset-first-game = Eerste potje
preset-first-game-help = Vier kaarten van één kleur zijn genoeg.
preset-expert = Expert
preset-expert-help = Met geheime tentakelpunten.
preset-deep-sea = Diepzee
preset-deep-sea-help = Geheime tentakelpunten, zes kaarten op een rij en een stapel die nooit opraakt.

## Gesproken namen van wat er op tafel ligt

label-sea = Het wezen en zijn tentakels
label-hand = Hand van { $seat }
label-hand-you = Je hand
label-aside = Naast { $seat }
label-aside-you = Naast je
label-tips = Tentakelpunten
label-box-cards = Kaarten in de doos
label-card = { $card }
label-card-barred = { $card }, die je reeks niet voortzet
    .brings = past niet in je reeks
label-back = Een gedekte kaart van { $seat }
label-laid = { $card }, in de tentakel van { $seat }
label-laid-you = { $card }, in jouw tentakel
label-slot = Het einde van je tentakel
label-series = { $seat }: { $length } van de { $goal } in { $colour }
label-series-empty = { $seat }: nog niets gelegd
label-cuff = { $hidden ->
    [0] De tentakel van { $seat }
    [one] De tentakel van { $seat }, met de eerste kaart verborgen
   *[other] De tentakel van { $seat }, met de eerste { $hidden } kaarten verborgen
}
label-pile = { $count ->
    [one] Trekstapel: één kaart
   *[other] Trekstapel: { $count } kaarten
}
label-box = { $count ->
    [0] De doos, leeg
    [one] De doos: één kaart
   *[other] De doos: { $count } kaarten
}
label-box-backs = { $count ->
    [one] Eén ongeziene kaart
   *[other] { $count } ongeziene kaarten
}
label-leader = De leider van de expeditie
label-tip = { $tip }
label-tip-hidden = De geheime tentakelpunt van { $seat }
label-tips-out = { $count ->
    [one] Eén tentakelpunt die niemand heeft
   *[other] { $count } tentakelpunten die niemand heeft
}

## Het bord in een terminal (terminal)

picture-goal = { $goal } op een rij van één kleur
picture-pile = stapel { $count }
picture-box = doos { $count }
picture-leader = leider
picture-series = { $length }/{ $goal } { $colours }
picture-hand = hand
picture-tip = punt
picture-empty = nog niets gelegd
picture-secret = geheim
picture-marks = ^ Haai   ~ Vissenschool   * Zeldzaam exemplaar   [ ] de reeks   ? onbekend

## Wat niet gespeeld kan worden (errors)

edition-colour-twice = toont een kleur twee keer, maar het moeten drie verschillende zijn
position-twice = { $given } ligt op twee plekken
position-not-laid = { $given } is na een andere kaart gelegd, maar zit in geen enkele tentakel; schrijf hem als het einde van een tentakel, of vóór een andere kaart
position-hand = plaats { $at } heeft { $given } kaarten in de hand, maar op dit moment horen het er { $wanted } te zijn
position-count = { $name } heeft { $given }, maar er liggen { $wanted } kaarten
position-tip-twice = { $given } hoort bij twee plaatsen
what-cards = tentakelkaarten
what-tips = tentakelpunten in het spel

## Het doel, altijd op tafel

aim = Krijg als eerste { $goal } kaarten op een rij met dezelfde kleur.
aim-now = jij { $mine }, beste rivaal { $best }
aim-expert = Begin je beurt met { $goal } kaarten op een rij in een kleur van je geheime tentakelpunt.
aim-expert-now = { aim-now }
aim-watched = Wie het eerst { $goal } kaarten op een rij met dezelfde kleur heeft, wint.
aim-watched-now = langste reeks { $best }

## Wat de dingen doen

explain-encounter-shark = Haai: leg je hem, dan bijt hij de laatste kaart van een andere tentakel af.
    .rules = TC-18
explain-encounter-shoal = Vissenschool: leg je die, dan ruilt een ander de kaart in de hand om.
    .rules = TC-22
explain-encounter-rare = Zeldzaam exemplaar: trek nog een kaart en leg meteen nog eens.
    .rules = TC-24
explain-card = Twee kleuren: hij telt voor allebei.
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
explain-card-barred = Je hebt een kaart in de kleur van je reeks, dus die moet je leggen.
    .rules = TC-11
explain-back = Een hand blijft geheim; alleen de eigenaar ziet hem.
    .rules = TC-09
explain-slot = Hier komt je volgende kaart.
    .rules = TC-10, TC-11
explain-series = De kleur aan het einde van deze tentakel, en hoeveel op een rij.
    .rules = TC-12
explain-cuff = Het begin van deze tentakel; kaarten die niet meer getoond worden, liggen eronder.
    .rules = TC-02
explain-pile = Is hij leeg en moet iemand trekken, dan wint de langste reeks.
    .rules = TC-36
explain-box = Kaarten uit het spel: afgebeten of weggespoeld.
    .rules = TC-26
explain-box-backs = { explain-box }
    .rules = TC-26
explain-leader = De onderzeeër zegt alleen wie begon.
    .rules = TC-05
explain-tip = Voor experts: de lange reeks moet een van deze drie kleuren hebben.
    .rules = TC-34
explain-tip-hidden = Een geheime tentakelpunt: de kleuren zie je als hij wint.
    .rules = TC-32
explain-tips-out = Niemand heeft deze tentakelpunten en niemand heeft ze gezien.
    .rules = TC-32

## Waar de coach op let (coach)

hint-series = een langere reeks van één kleur
hint-series-squared = een langere reeks van één kleur
hint-near = een reeks die nog één kaart nodig heeft
hint-fitting = een hand die bij je tentakel past
hint-encounters = dierenkaarten in je hand
hint-rival-squared = langere reeksen van de anderen
hint-rivals-near = anderen die nog maar één kaart nodig hebben
hint-next-fed = kaarten waar je linkerbuur iets aan heeft

## De stand aan het eind (end)

score-title = De langste reeksen
ending-completed = Een complete tentakel!
ending-completed-text = Eén lange reeks in één kleur: het hele wezen staat op de foto.
ending-revealed = De punt past!
ending-revealed-text = De geheime tentakelpunt past bij de lange reeks ervoor, en de tentakel is compleet.
ending-ran-out = De stapel is leeg
ending-ran-out-text = Er valt niets meer te trekken, dus de langste reeks mag de foto maken.

## Wat puzzels vragen (puzzles)

goal-win = Win het spel in deze beurt.
goal-lead = Eindig je beurt met de langste reeks van allemaal.
goal-stingy = Maak je reeks langer en geef een kaart weg die niet bij de reeks van je buur past.
goal-both = Maak je reeks langer, tot de langste van allemaal, en geef een kaart weg die niet bij de reeks van je buur past.
goal-stop = Eindig je beurt zo dat geen rivaal met nog één kaart kan winnen.
