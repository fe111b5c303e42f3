### Barrakuda in het Nederlands.

title = Barrakuda
tagline = Duik naar Spaans goud, leeg de buidel van een vriend en pas op voor de tanden achter je.
kind = Ieder voor zich, met geheime keuzes en dobbelstenen

## Dingen

wreck-1 = wrak 1
wreck-2 = wrak 2
wreck-3 = wrak 3
wreck-4 = wrak 4
wreck-5 = wrak 5
wreck-6 = wrak 6

card-1 = kaart 1
card-2 = kaart 2
card-3 = kaart 3
card-4 = kaart 4
card-5 = kaart 5
card-barracuda = de Barracudakaart

deed-special = { $special ->
    [gold] { $special-count } goud
    [take_back] { $special-count ->
        [one] { $special-count } kaart terug
       *[other] { $special-count } kaarten terug
    }
    [vault_up_to] tot { $special-count } goud in je kluis
    [vault_all] al je goud in je kluis
    [take_back_or_meddle] een kaart terugnemen, of aan het eind van de ronde in een hand rommelen
    [barracuda_card] haal je Barracudakaart, of laat een tegenstander die kaart afleggen
    [protected] veilig voor de barracuda
   *[none] niets
}
deed-general = { $general ->
    [gold] { $general-count } goud
    [take_back] { $general-count ->
        [one] { $general-count } kaart terug
       *[other] { $general-count } kaarten terug
    }
    [vault_up_to] tot { $general-count } goud in je kluis
    [vault_all] al je goud in je kluis
    [take_back_or_meddle] een kaart terugnemen, of aan het eind van de ronde in een hand rommelen
    [barracuda_card] haal je Barracudakaart, of laat een tegenstander die kaart afleggen
    [protected] veilig voor de barracuda
   *[none] niets
}

trigger-all-take-back-barracuda = neemt iedereen aan het eind van de ronde de Barracudakaart terug
trigger-barracuda-dives = duikt hij meteen weg naar een ander wrak

## Wat er gebeurd is

news-round = Ronde { $round }: iedereen kiest een kaart.
news-chose = { $seat } legt { $card } gedekt neer.
news-chose-you = Je legt { $card } gedekt neer.
news-chose-unseen = { $seat } is klaar.
news-revealed = Alle kaarten worden omgedraaid.
news-dives = { $seat } duikt naar { $wreck }.
news-dives-you = Je duikt naar { $wreck }.
news-lies-down = { $seat } roept de barracuda en gaat plat liggen.
news-lies-down-you = Je roept de barracuda en gaat plat liggen.
news-lies-down-many = { $count } duikers roepen de barracuda en gaan plat liggen: hij gehoorzaamt niemand.
news-row-returns = { $seat } neemt de hele rij terug.
news-row-returns-you = Je neemt de hele rij terug.
news-meets = { $seat } treft { $other } bij { $wreck } en gaat voor: kortere rij.
news-meets-you = Je treft { $other } bij { $wreck } en gaat voor: kortere rij.
news-meets-to-you = { $seat } treft jou bij { $wreck } en gaat voor: kortere rij.
news-leads = { $count } treffen elkaar bij { $wreck }; { $seat } gaat voor: kortste rij.
news-leads-you = { $count } treffen elkaar bij { $wreck }; jij gaat voor: kortste rij.
news-even = { $seat } treft { $other } bij { $wreck }: even lange rijen, niemand krijgt het donkere plaatje.
news-even-you = Je treft { $other } bij { $wreck }: even lange rijen, niemand krijgt het donkere plaatje.
news-even-to-you = Je treft { $seat } bij { $wreck }: even lange rijen, niemand krijgt het donkere plaatje.
news-tie = { $count } treffen elkaar bij { $wreck }: geen rij is het kortst, niemand krijgt het donkere plaatje.
news-finds = { $seat } vindt { $other } plat op de bodem bij { $wreck }.
news-finds-you = Je vindt { $other } plat op de bodem bij { $wreck }.
news-finds-to-you = { $seat } vindt jou plat op de bodem bij { $wreck }.
news-distance = Afstandsdobbelsteen: { $distance }.
news-direction = De dobbelstenen: { $distance } richting { $wreck }.
news-obeys = De barracuda gehoorzaamt { $seat }, tot { $distance ->
    [one] één wrak
   *[other] { $distance } wrakken
} ver.
news-obeys-you = De barracuda gehoorzaamt jou, tot { $distance ->
    [one] één wrak
   *[other] { $distance } wrakken
} ver.
news-swims = De barracuda zwemt naar { $wreck }.
news-swims-many = De barracuda zwemt door naar { $wreck }.
news-stays = De barracuda blijft bij { $wreck }.
news-sent = { $seat } stuurt de barracuda naar { $wreck }.
news-sent-you = Je stuurt de barracuda naar { $wreck }.
news-dives-off = De barracuda duikt weg en komt weer boven bij { $wreck }.
news-collects = { $seat } raapt { $gold } goud op bij { $wreck }.
news-collects-you = Je raapt { $gold } goud op bij { $wreck }.
news-comes = Nu { $wreck }.
news-drops = Hap! { $seat } laat { $gold } goud vallen bij { $wreck }.
news-drops-you = Hap! Je laat { $gold } goud vallen bij { $wreck }.
news-washed-away = Bij { $wreck } ligt het vol: { $gold } goud gaat terug naar de voorraad.
news-guarded = Bij { $wreck } loert de barracuda: geen donker plaatje.
news-gets-gold = { $gold ->
    [0] De voorraad is leeg: { $seat } krijgt niets.
   *[other] { $seat } krijgt { $gold } goud.
}
news-gets-gold-you = { $gold ->
    [0] De voorraad is leeg: je krijgt niets.
   *[other] Je krijgt { $gold } goud.
}
news-gets-special-gold = { $gold ->
    [0] De voorraad is leeg: { $seat } krijgt niets.
   *[other] { $seat } pakt { $gold } goud bij { $wreck }.
}
news-gets-special-gold-you = { $gold ->
    [0] De voorraad is leeg: je krijgt niets.
   *[other] Je pakt { $gold } goud bij { $wreck }.
}
news-takes-back = { $count ->
    [one] { $seat } neemt een kaart terug.
   *[other] { $seat } neemt { $count } kaarten terug.
}
news-takes-back-you = { $count ->
    [one] Je neemt een kaart terug.
   *[other] Je neemt { $count } kaarten terug.
}
news-vaults = { $seat } bergt { $gold } goud op in de kluis.
news-vaults-you = Je bergt { $gold } goud op in de kluis.
news-plots = { $seat } is iets van plan, voor straks.
news-plots-you = Je bent iets van plan, voor straks.
news-fetches = { $seat } haalt de Barracudakaart terug.
news-fetches-you = Je haalt de Barracudakaart terug.
news-discards = { $seat } laat { $other } de Barracudakaart afleggen.
news-discards-you = Je laat { $other } de Barracudakaart afleggen.
news-discards-to-you = { $seat } laat jou de Barracudakaart afleggen.
news-robs = { $gold ->
    [0] { $seat } berooft { $other }, maar de buidel is leeg.
   *[other] { $seat } gaat voor en rooft { $gold } goud van { $other }.
}
news-robs-you = { $gold ->
    [0] Je berooft { $other }, maar de buidel is leeg.
   *[other] Je gaat voor en rooft { $gold } goud van { $other }.
}
news-robs-to-you = { $gold ->
    [0] { $seat } berooft je, maar de buidel is leeg.
   *[other] { $seat } gaat voor en rooft { $gold } goud van jou.
}
news-exchanges = { $seat } en { $other } verdelen hun goud: { $gold } voor { $seat }.
news-exchanges-you = Jij en { $other } verdelen jullie goud: { $gold } voor jou.
news-exchanges-to-you = { $seat } en jij verdelen jullie goud: { $gold } voor { $seat }.
news-declines = { $seat } laat het erbij.
news-declines-you = Je laat het erbij.
news-cards-return = Iedereen neemt de Barracudakaart terug.
news-meddles = { $seat } trekt twee kaarten uit de hand van { $other }.
news-meddles-you = Je trekt twee kaarten uit de hand van { $other }.
news-meddles-to-you = { $seat } trekt twee kaarten uit je hand.
news-sees = { $seat } ziet { $card } in de hand van { $other }.
news-sees-you = Je ziet { $card } in de hand van { $other }.
news-sees-to-you = { $seat } ziet { $card } in je hand.
news-sees-unseen = { $seat } ziet een van de kaarten van { $other }.
news-lays-out = { $seat } legt { $card } neer bij { $other }.
news-lays-out-you = Je legt { $card } neer bij { $other }.
news-lays-out-to-you = { $seat } legt { $card } neer bij jou.
news-no-victim = { $seat } vindt geen hand om in te rommelen.
news-no-victim-you = Je vindt geen hand om in te rommelen.
news-won = { $seat } heeft { $gold } goud in de kluis en wint!
news-won-you = Je hebt { $gold } goud in de kluis en wint!
news-team-won = { $seat } en { $other } hebben { $gold } goud in hun kluis en winnen!
news-team-won-you = Jij en { $other } hebben { $gold } goud in jullie kluis en winnen!
news-team-won-to-you = { $seat } en jij hebben { $gold } goud in jullie kluis en winnen!
news-shared = Evenveel goud en even snel: jullie delen de winst.

## Wat je kunt doen

choice-play = Speel { $card }
choice-dive = Naar { $wreck }
    .brings = { $special ->
        [none] iedereen: { deed-general }
       *[other] eerste: { deed-special }{ $general ->
            [none] {""}
           *[other] , iedereen: { deed-general }
        }
    }{ $gold ->
        [0] {""}
       *[other] {" "}+ { $gold } op de bodem
    }{ $fish ->
        [0] {""}
       *[other] {" – "}barracuda!
    }
choice-call = Roep de barracuda
    .brings = hij gehoorzaamt als alleen jij roept; je ligt plat, makkelijk te beroven
choice-steer = Stuur hem naar { $wreck }
    .brings = { $lair ->
        [0] { $count ->
            [0] niemand verliest goud
            [one] { $other } verliest { $gold } goud
           *[other] { $count } duikers verliezen samen { $gold } goud
        }
        [1] Barracudakaarten komen terug
       *[other] hij duikt meteen weg
    }
choice-collect = Laat { $seat } het goud oprapen
choice-collect-you = Raap het goud zelf op
choice-lead = Laat { $seat } de actie doen
choice-lead-you = Doe zelf de actie
choice-gold = Pak het goud
    .brings = { $gold } goud in je buidel
choice-take-one = Neem een kaart terug
    .brings = kortere rij, eerder aan zet
choice-take-back = Neem kaarten terug
    .brings = { $count } kaarten; kortere rij, eerder aan zet
choice-vault = Berg { $gold } goud op in de kluis
    .brings = { $full ->
        [1] je kluis is vol!
       *[other] dan heb je { $held } van { $goal }
    }
choice-vault-all = Berg al je goud op in de kluis
    .brings = { choice-vault.brings }
choice-plot = Rommel straks in een hand
choice-fetch = Haal je Barracudakaart terug
choice-discard = { $other } legt de Barracudakaart af
choice-rob = Beroof { $other }
    .brings = { $gold } goud uit die buidel in de jouwe
choice-exchange = Verdeel het goud: { $gold } voor jou
choice-meddle = Trek twee kaarten bij { $other }
choice-lay = Leg { $card } neer
choice-decline = Laat maar

phase-choosing = Kies in het geheim een kaart.
phase-steering = De barracuda gehoorzaamt jou: waar gaat hij heen?
phase-collecting = Wie van jullie raapt het goud op?
phase-leading = Wie van jullie doet hier de actie?
phase-acting = Jij gaat hier voor: wat doe je?
phase-sharing = Het lichte plaatje is voor iedereen die hier staat. Jij ook?
phase-meddling = In wiens hand rommel je?
phase-laying = Welke van de twee kaarten leg je neer?

## Opties (setup)

option-target = Goud om te winnen
option-target-help = Met hoeveel goud in je kluis je wint. Een team heeft er altijd 12 nodig.
option-team-mode = Teams
option-team-mode-help = Vier spelers, twee tegen twee: speler 1 en 3 delen een kluis, en 2 en 4 ook.
value-team-mode-on = aan
value-team-mode-off = uit
option-extra-wrecks = Extra wrakken
option-extra-wrecks-help = Een of twee nummers die er met hun andere, wildere kaart liggen.
option-extra-wrecks-free = Meer dan twee extra wrakken
option-extra-wrecks-free-help = Kies zo veel extra wrakken als je wilt.
value-extra-wrecks-free-on = mag
value-extra-wrecks-free-off = nee
option-layout = Zeebodem
option-layout-help = Hoe de zes wrakken liggen: een rustige lagune, een smalle kloof of iets wat nog niemand gezien heeft.
value-layout-first-game = eerste potje
value-layout-lagoon = lagune (rustig)
value-layout-reef = rif (levendig)
value-layout-trench = kloof (fel)
value-layout-custom = je eigen
value-layout-random = toeval
option-custom-layout = Je eigen zeebodem
option-custom-layout-help = Teken hem rij voor rij, met een punt voor open water en een komma tussen de rijen: 32.,165,.4.
option-starting-gold = Goud om mee te beginnen
option-starting-gold-help = Hoeveel er aan het begin in elke buidel zit.
option-reserve-limit = De voorraad
option-reserve-limit-help = In de doos zit zestig goud. Zonder grens raakt de voorraad nooit op.
value-reserve-limit-limited = 60 goud
value-reserve-limit-unlimited = eindeloos
option-last-card-return = Na je laatste kaart
option-last-card-return-help = Je rij komt meteen terug, en dan ben je de snelste; of na de ronde, en dan ben je de laatste.
value-last-card-return-at-once = rij meteen terug
value-last-card-return-end-of-round = rij terug na de ronde
option-route-tie = Even lange wegen
option-route-tie-help = De barracuda slaat af naar het wrak met het hoogste nummer, of neemt de weg waarvan de nummers samen het hoogst zijn.
value-route-tie-greedy = hoogste nummer ernaast
value-route-tie-highest-sum = hoogste som
option-end-check = Het spel eindigt
option-end-check-help = Op het moment dat een kluis vol is, of als die ronde is uitgespeeld.
value-end-check-at-once = meteen
value-end-check-end-of-round = na de ronde
option-team-chat = Teamoverleg
option-team-chat-help = Wie kan lezen wat teamgenoten elkaar schrijven.
value-team-chat-private = alleen het team
value-team-chat-table = de hele tafel

preset-first-game = Eerste potje
preset-first-game-help = Een vriendelijke zeebodem; wie het eerst 8 goud heeft, wint.
preset-long-dive = Lange duik
preset-long-dive-help = Een levendigere zeebodem; wie het eerst 10 goud heeft, wint.
preset-deep-trench = Diepe kloof
preset-deep-trench-help = Alle wrakken op een rij, een schild bij wrak 4 en een barracuda die zelden thuis is.
preset-pickpockets = Zakkenrollers
preset-pickpockets-help = Twee wrakken om te rommelen met wat anderen in de hand hebben.
preset-unknown-waters = Onbekende wateren
preset-unknown-waters-help = Een zeebodem die nog niemand gezien heeft, en 3 goud om mee te beginnen.
preset-two-boats = Twee boten
preset-two-boats-help = Vier duikers, twee teams; het eerste team met 12 goud wint.

## Gesproken namen van wat er op tafel ligt

label-floor = De zeebodem, ronde { $round }
label-hand = Je hand
label-cards = Kaarten in de hand van { $seat }
label-row = Rij voor { $seat }, de oudste eerst
label-row-you = Rij voor jou, de oudste eerst
label-chosen = Keuze van { $seat }
label-drawn = Getrokken uit de hand van { $other }
label-amounts = Minder opbergen
label-wreck = { $wreck }. Speciale Actie: { deed-special }. Algemene Actie: { deed-general }. { $gold ->
    [0] {""}
   *[other] Hier ligt { $gold } goud.
}
label-lair = { $wreck }, het huis van de barracuda. Stopt hij hier, dan { $trigger }.
label-link = Een touw tussen twee wrakken
label-gold = Goud bij { $wreck }
label-barracuda = De barracuda, bij { $wreck }
label-boat = Boot van { $seat }
label-boat-you = Jouw boot
label-diver = Duiker van { $seat }, bij { $wreck }
label-diver-you = Jouw duiker, bij { $wreck }
label-diver-lying = Duiker van { $seat }, ligt plat bij { $wreck }
label-diver-lying-you = Jouw duiker, ligt plat bij { $wreck }
label-diver-aboard = Duiker van { $seat }, nog op de boot
label-diver-aboard-you = Jouw duiker, nog op de boot
label-diver-aboard-lying = Duiker van { $seat }, ligt plat op de boot
label-diver-aboard-lying-you = Jouw duiker, ligt plat op de boot
label-distance = Afstandsdobbelsteen: { $distance }
label-direction = Richtingsdobbelsteen: { $wreck }
label-reserve = Voorraad: { $gold } goud
label-reserve-unlimited = Voorraad, eindeloos
label-centre = Het midden: gespeelde Barracudakaarten
label-played-barracuda = Barracudakaart van { $seat }, gespeeld
label-card = { $card }
label-back = { $count ->
    [one] { $seat } heeft één kaart in de hand
   *[other] { $seat } heeft { $count } kaarten in de hand
}
label-fish = { $seat } kan de barracuda nog roepen
label-in-row = { $card }, voor { $seat }
label-in-row-you = { $card }, vóór jou
label-bag = Buidel van { $seat }: { $gold } goud
label-bag-you = Je buidel: { $gold } goud
label-vault = Kluis van { $seat }: { $gold } van de { $goal } goud
label-vault-you = Je kluis: { $gold } van de { $goal } goud
label-team-vault = Kluis van { $seat } en { $other }: { $gold } van de { $goal } goud
label-initiative = Initiatief van { $seat }: { $count }. Het laagste gaat eerst.
label-initiative-you = Jouw initiatief: { $count }. Het laagste gaat eerst.
label-ready = { $seat } is klaar
label-unseen = Een kaart die je niet kunt zien

## Het bord in een terminal (terminal)

picture-round = Ronde { $round } · { $goal } goud wint
picture-reserve = voorraad { $gold }
picture-reserve-unlimited = eindeloze voorraad
picture-dice = afstand { $distance }
picture-dice-both = afstand { $distance }, richting { $direction }
picture-key = ><))> barracuda   $ goud   D1 duiker staat   d1 ligt plat
picture-diver = D{ $number }
picture-special = S
picture-general = A
picture-holds = hand
picture-row = rij
picture-bag = buidel { $gold }
picture-vault = kluis { $gold }
picture-ready = klaar
picture-thinking = denkt na
picture-boat = op de boot
picture-drawn = getrokken van { $other }
short-none = –
short-gold = goud { $count }
short-take-back = terug { $count }
short-vault-up-to = kluis { $count }
short-vault-all = kluis
short-take-back-or-meddle = 1/rommel
short-barracuda-card = B-kaart
short-protected = schild
short-all-take-back-barracuda = B terug
short-barracuda-dives = duikt weg
short-barracuda = B

## Het doel, altijd op tafel

aim = Berg als eerste { $goal } goud op in je kluis.
aim-now = ronde { $round }
aim-watched = Wie het eerst { $goal } goud in de kluis heeft, wint.
aim-watched-now = { aim-now }
aim-team = Berg eerder dan de anderen { $goal } goud op in jullie kluis.
aim-team-now = { aim-now }
aim-teams = Het team dat het eerst { $goal } goud in de kluis heeft, wint.
aim-teams-now = { aim-now }

## Wat de dingen doen

explain-wreck = { $special ->
    [none] {""}
   *[other] Donker plaatje, wie alleen is of voorgaat: { deed-special }.
}{ $general ->
    [none] {""}
   *[other] {" "}Licht plaatje, iedereen die hier staat: { deed-general }.
}
    .title = { $wreck }
    .rules = BK-40, BK-42, BK-44
explain-lair-all-take-back-barracuda = Het huis van de barracuda, gesloten voor duikers. Is hij thuis, dan komen alle Barracudakaarten terug.
    .title = { $wreck }
    .rules = BK-26, BK-56
explain-lair-barracuda-dives = Hier blijft de barracuda nooit: hij duikt meteen bij een ander wrak op.
    .title = { $wreck }
    .rules = BK-27
explain-link = Touwen tonen welke wrakken buren zijn. De barracuda zwemt erlangs, nooit schuin.
    .rules = BK-24
explain-gold = Verloren goud: volgende ronde pakt de snelste duiker die hier staat het.
    .rules = BK-30
explain-barracuda = Waar hij stopt, verliezen onbeschermde duikers hun hele buidel.
    .rules = BK-33
explain-boat = Duikers beginnen hier en gaan met hun eerste Bewegingskaart voorgoed weg.
    .rules = BK-06
explain-diver = Rechtop: krijgt het lichte plaatje, en het donkere als hij alleen of de snelste is.
    .rules = BK-42
explain-diver-lying = Ligt plat: deze ronde geen plaatjes, maar makkelijk te beroven.
    .rules = BK-41, BK-43
explain-diver-aboard = { explain-boat }
    .rules = BK-06
explain-diver-aboard-lying = { explain-boat }
    .rules = BK-06
explain-distance = Hoe ver de barracuda zwemt: een of twee wrakken.
    .rules = BK-21
explain-direction = Het wrak waar hij heen zwemt.
    .rules = BK-21
explain-reserve = Goud van de plaatjes komt hiervandaan, zolang er nog is.
    .rules = BK-53
explain-reserve-unlimited = { explain-reserve }
    .rules = BK-53
explain-centre = Gespeelde Barracudakaarten wachten hier tot ze terugkomen.
    .rules = BK-14
explain-played-barracuda = { explain-centre }
    .rules = BK-14
explain-card = Duik naar het wrak met dit nummer, waar je ook bent.
    .rules = BK-12
explain-card-barracuda = Ga plat liggen en roep de barracuda; doet niemand anders dat, dan gehoorzaamt hij je.
    .rules = BK-14, BK-20
explain-back = Kaarten die je niet ziet: elk ervan kan de volgende zijn.
    .rules = BK-10
explain-fish = Heeft de Barracudakaart nog en kan de barracuda roepen.
    .rules = BK-20
explain-in-row = Gespeelde kaarten. De kortste rij gaat voor.
    .rules = BK-16
explain-bag = Goud in gevaar: het kan geroofd worden of vallen.
    .rules = BK-33, BK-43
explain-vault = Veilig goud. Niemand kan eraan komen.
    .rules = BK-35
explain-choice-vault = { explain-vault }
    .rules = BK-35
explain-team-vault = { explain-vault }
    .rules = BK-35
explain-ready = Heeft een kaart gekozen; die blijft geheim tot iedereen klaar is.
    .rules = BK-10
explain-unseen = Alleen de twee betrokkenen zien deze kaart.
    .rules = BK-58

## Waar de coach op let (coach)

hint-vault = goud in je kluis
hint-rival-vault = goud in een andere kluis
hint-close = genoeg goud om te winnen, als het eenmaal thuis is
hint-rival-bag = goud in een andere buidel
hint-hand = een vollere hand
hint-rival-hand = een vollere hand voor een andere speler
hint-bankable = een latere kans om goud op te bergen
hint-dive-gold = goud van het wrak
hint-dive-loot = goud dat bij het wrak ligt
hint-dive-vault = een wrak dat je kluis vult
hint-dive-back = kaarten terug uit de rij
hint-dive-risk = een ontmoeting met de barracuda
hint-dive-crowd = gezelschap bij het wrak
hint-dive-prey = goud om daar van anderen te roven
hint-dive-threat = een beroving door anderen daar

## Wat een editie, opties of een opgeschreven stelling niet kunnen zijn (errors)

edition-protected = heeft ‘protected’ als Speciale Actie; het kan alleen de Algemene Actie zijn
edition-two-actions = is { $given }, maar moet twee teksten zijn: de Speciale en de Algemene Actie
edition-no-deed = toont ‘{ $given }’; een actie is een van deze: { $known }
edition-deed-alone = toont ‘{ $given }’, maar bij { $action } hoort geen getal
edition-deed-number = toont ‘{ $given }’, maar bij { $action } hoort een getal van 1 tot en met { $most }
edition-gold = en threes zijn samen { $given } waard; in een doos past hoogstens { $most }
edition-direction = toont alleen 6, dus een worp die bij een 6 over moet, zou nooit eindigen; één kant moet een ander wrak tonen
edition-layout = heeft { $given }, maar moet elk wrak 1 tot en met 6 één keer tonen, en punten voor open water
edition-not-joined = heeft { $given }, maar elk wrak moet met een hele zijde aan de andere vastzitten (BK-02)
edition-wants-actions = de Speciale en de Algemene Actie, elk een van { $known }
edition-wants-layout = rijen: elk wrak 1 tot en met 6 één keer, met hele zijden aan elkaar, en punten voor open water

clash-teams = team_mode is voor precies { $wanted } plaatsen (BK-80), en deze tafel heeft er { $given }
clash-extra-wrecks = extra_wrecks verwacht een of twee nummers (BK-70); zet extra_wrecks_free op on voor meer
clash-custom-layout = custom_layout is ingevuld, maar layout is ‘{ $given }’ (BK-02); zet layout op ‘custom’
clash-no-vault = geen wrak op deze zeebodem leidt naar de kluis, dus misschien wint er nooit iemand (BK-62); kies extra_wrecks, of een editie, met vault_up_to of vault_all bij een van de wrakken 1 tot en met 5
clash-no-gold = geen wrak op deze zeebodem geeft goud, dus misschien wint er nooit iemand (BK-62); kies extra_wrecks, of een editie, met gold bij een van de wrakken 1 tot en met 5
clash-gold = het goud in deze doos is { $given } waard, maar een spel met deze opties heeft { $least } nodig (BK-04, BK-62)

what-wrecks = plekken voor wrakken
what-moves = Bewegingskaarten
what-gold = goud
position-cards = { $seat } heeft elke Bewegingskaart 1 tot en met 5 één keer, in de hand of van links af in de rij (BK-03); hier is de hand { $hand } en de rij { $row }
position-no-move = { $seat } heeft geen Bewegingskaart in de hand, maar een volle rij komt meteen terug, of na de ronde als de plaats in spent staat (BK-15)
position-chair = op stoel { $chair } zit hier niemand, dus daar kan niets zijn; de plaatsen zijn 0 tot en met { $last }
position-debt = { $where } zou { $given } goud hebben; minder dan niets kan niet, en in de doos zit in totaal { $gold }
position-wreck-full = bij { $wreck } ligt { $given } goud, maar een wrak houdt hoogstens { $most } vast (BK-34)
position-face = { $wreck } toont { $face }, een kaart van een ander nummer (BK-70)
position-nowhere = { $name } moet een van de wrakken 1 tot en met 6 zijn
position-not-joined = elk wrak ligt op een eigen vak en zit met een hele zijde aan de andere vast (BK-02); hier liggen ze op { $given }
position-team-vault = in teams hebben alleen plaats 0 en 1 een kluis: die van hun team (BK-80)
position-choice = { $seat } heeft { $card } gekozen, maar heeft die niet in de hand (BK-10)
position-steering = zolang de barracuda gestuurd wordt, is controller de plaats die hij gehoorzaamt en distance wat de dobbelsteen toont (BK-25)
position-drawn = zolang er een kaart wordt neergelegd, zijn victim en player twee plaatsen, en drawn twee kaarten uit de hand van victim (BK-58)

## De stand aan het eind (end)

score-title = De kluizen
ending-won = De kluis is vol!
ending-won-text = Op één boot ligt genoeg Spaans goud veilig achter slot.
ending-team-won = Twee duikers, één volle kluis!
ending-team-won-text = Samen heeft het team zijn goud thuisgebracht.
ending-shared = Gedeelde winst
ending-shared-text = Wie de beste duiker was? Niemand die het weet.

## Wat puzzels vragen (puzzles)

goal-hide = Kies een wrak waar niemand je kan volgen en de barracuda je niet kan bijten, wat de dobbelstenen ook zeggen.
goal-first = Kies een wrak waar je zeker als eerste aan zet bent, wie je ook volgt, en waar de barracuda je niet kan bijten.
goal-gold = Kies een wrak waar je zeker goud krijgt, wat de anderen ook kiezen en de dobbelstenen ook zeggen.
goal-win = Win nu het spel.
goal-empty = Stuur de barracuda zo dat er niets overblijft in de buidel van de rivaal met het meeste goud.
goal-two = Laat niets over in de buidels van minstens twee rivalen die nu goud hebben.
goal-rich = Zorg dat je aan het eind van deze ronde meer goud hebt dan elke rivaal, buidel en kluis samen.
