### De woorden van de schil, gedeeld door alle spellen.

language-name = Nederlands

seat-0 = Speler 1
seat-1 = Speler 2
seat-2 = Speler 3
seat-3 = Speler 4

labelled = { $title }: { $what }

ending-abandoned = Afgebroken
ending-abandoned-text = De partij is voortijdig beëindigd.

## De voorpagina

ui-headline = Vijf zeemonsters. Eén tafel.
ui-lead = Open een deur en je speelt: alleen, samen rond één scherm of ver van elkaar. Zonder account.
ui-to-games = Naar de spellen
ui-games = De spellen
ui-your-games = Jouw partijen
ui-no-games = Nog geen. Achter elke deur zit iemand op je te wachten.
ui-continue = Verderspelen
ui-open = Openen
ui-play-now = Nu spelen
ui-bots-together = met { $bots }
ui-bots-against = tegen { $bots }
ui-bots-shrimp = { $count ->
    [one] een garnalenbot
   *[other] { $count } garnalenbots
}
ui-bots-crab = { $count ->
    [one] een krabbenbot
   *[other] { $count } krabbenbots
}
ui-bots-dolphin = { $count ->
    [one] een dolfijnenbot
   *[other] { $count } dolfijnenbots
}
ui-bots-kraken = { $count ->
    [one] een krakenbot
   *[other] { $count } krakenbots
}
ui-with-friends = Met vrienden
ui-on-device = Op dit apparaat
ui-options = Opties en bots
ui-players = spelers
ui-minutes = { $minutes } min
ui-together = Samen
ui-against = Tegen elkaar
ui-owners = De namen van de spellen zijn van hun uitgevers. De regelteksten en tekeningen hier hebben we zelf gemaakt.
ui-all-rules = Spelregels
ui-fair = Hoe eerlijk zijn de dobbelstenen?
ui-open-match = Een bewaarde partij openen
ui-not-a-match = Dit bestand is geen partij van Fathoms.
ui-language = Taal
ui-theme-light = Naar het lichte thema
ui-theme-dark = Naar het donkere thema
ui-sound = Geluid
ui-nowhere = Op dit adres is niets te vinden.
ui-home = Naar alle spellen

## Klaarzetten

ui-setup-lead = Begin meteen, of verander hieronder iets.
ui-how-wild = Hoe wil je spelen?
ui-as-usual = Zoals in de doos
ui-as-usual-help = De gewone regels.
ui-all-options = Alle opties
ui-who-plays = Wie speelt hier mee?
ui-who = Wie speelt mee?
ui-how-many = Hoeveel spelers?
ui-me = Jij
ui-a-friend = Een vriend, via een link
ui-on-this-device = Iemand op dit apparaat
ui-a-bot = Een bot
ui-your-name = Je naam
ui-name-of = Naam op plaats { $number }
ui-kind-of = Wie zit er op plaats { $number }
ui-level-of = Hoe slim is de bot op plaats { $number }
ui-start = Spel starten
ui-level-shrimp = Garnaal
ui-level-shrimp-help = spartelt maar wat
ui-level-crab = Krab
ui-level-crab-help = grijpt wat hij ziet
ui-level-dolphin = Dolfijn
ui-level-dolphin-help = denkt vooruit
ui-level-kraken = Kraken
ui-level-network = Netwerk
ui-level-kraken-help = vergist zich bijna nooit

## De tafel

ui-to-choices = Naar mijn keuzes
ui-all-games = Fathoms: alle spellen
ui-speed = Snelheid van de zetten
ui-speed-slow = Langzaam
ui-speed-normal = Normaal
ui-speed-instant = Meteen
ui-speed-fast = Snel
ui-coach = Coach
ui-best = beste
ui-rules = Regels
ui-menu = Menu
ui-at-table = Aan tafel
ui-skip = Doorspoelen
ui-lost = Verbinding verbroken. Je zetten zijn veilig; we proberen het opnieuw.
ui-try-now = Nu proberen
ui-no-match = Deze partij bestaat niet.
ui-no-right = Deze tafel is niet open voor jou. Vraag een link aan iemand die er speelt.
ui-your-turn = Jouw beurt
ui-their-turn = aan zet
ui-turn-of = { $name } is aan de beurt
ui-waits-for = Wachten op { $name }
ui-chosen = Je hebt gekozen
ui-chosen-help = Tot iedereen gekozen heeft, mag je nog van gedachten veranderen.
ui-game-over = Het spel is afgelopen
ui-my-turn = Mijn beurt
ui-undo = Terugnemen
ui-reset = Beurt opnieuw
ui-other-choice = Iets anders kiezen
ui-once-more = Klik nog een keer om dit te doen, of klik op iets wat oplicht.
ui-and-now = En nu? Klik op iets wat oplicht, of op een regel hieronder.
ui-beside = Naast het bord
ui-mine = Wat van jou is
ui-log = Wat er gebeurd is
ui-why = Waarom?
ui-close = Sluiten
ui-not-now = Daar kun je nu niets mee ({ $name }). { $todo } Wat oplicht, kun je kiezen.
ui-not-this = Daar valt nu niets te doen. { $todo } Wat oplicht, kun je kiezen.
ui-ready = klaar
ui-choosing = kiest nog
ui-winner = winnaar
ui-bot = bot
ui-open-seat = vrije plaats
ui-away = even weg
ui-you = jij
ui-online = online
ui-play-as = { $name } speelt nu
ui-go-first = { $name }, jij eerst!
ui-seat-empty = De plaats van { $name } is leeg.
ui-invite = Iemand uitnodigen
ui-let-bot = Laat een bot spelen
ui-see-end = Hoe het afliep
ui-named = { $what }: { $game }
ui-replay = Herhaling
ui-replay-start = Vanaf het begin bekijken
ui-links = Links om te delen
ui-keep-match = Partij downloaden
ui-leave = Van tafel gaan
ui-leave-help = Je kunt altijd terugkomen, tenzij de partij beëindigd is.
ui-leave-bot = Een bot speelt voor mij verder
ui-leave-wait = Bewaar mijn plaats
ui-leave-end = Partij beëindigen
ui-table-in-words = De tafel in woorden
ui-since = Sinds je vorige beurt
ui-nothing-since = Sinds je vorige beurt is er niets gebeurd.
ui-no-rule = Bij deze regel hoort geen tekst.
ui-in-rules = Verderlezen in de regels
ui-sit-here = Ik zit hier, op dit apparaat
ui-save = Bewaren
ui-open-to-all = Plaats vrijmaken voor een vriend
ui-leave-empty = Leeg laten
ui-invite-help = { $open ->
    [0] Er is nu geen plaats vrij. Wie deze link opent, kan meekijken en aanschuiven zodra er plaats is.
    [one] Er is één plaats vrij. Wie deze link het eerst opent, krijgt hem.
   *[other] Er zijn { $open } plaatsen vrij. Stuur deze link naar je vrienden.
}
ui-invite-link = Link om uit te nodigen
ui-watch-help = Met deze link kun je meekijken.
ui-watch-link = Link om mee te kijken
ui-seat-help = Met deze link speel je { $name } ook op een ander apparaat. Hou hem voor jezelf.
ui-seat-link = Link naar de plaats
ui-copy = Kopiëren
ui-copied = Gekopieerd
ui-share = Delen
ui-sealed = De dobbelstenen van deze partij zijn vóór de eerste beurt verzegeld:
ui-pass-device = Geef het apparaat aan { $name }
ui-look-away = Alle anderen kijken weg. De Kraken ook.
ui-open-curtain = Ik ben { $name }: gordijn open!

## Met vrienden: vóór het delen, en aan tafel

ui-gathering = Wacht op vrienden
lobby-lead = Er wordt pas gedeeld als jij begint.
lobby-scan = Scan en doe mee
lobby-code = QR-code van de link naar deze tafel
lobby-link = Link naar deze tafel
lobby-copy = Kopieer de link
lobby-copied = Link gekopieerd
lobby-how = Richt de camera van een telefoon erop, of stuur de link. Iedereen kiest een vrije plaats.
lobby-wifi = Anderen op je wifi kunnen meedoen
lobby-wifi-help = Aan: apparaten in je thuisnetwerk mogen deze tafel openen. Uit: alleen deze computer.
lobby-only-here = Alleen deze computer
lobby-only-here-help = Zet de schakelaar om, en telefoons en tablets op je wifi kunnen naar deze tafel komen.
lobby-seats = Plaatsen
lobby-choose = Kies een plaats
lobby-ready = Klaar
lobby-not-yet = Nog niet
lobby-mark = Jouw teken
lobby-take-mark = Teken van plaats { $number }
lobby-opened = heeft de tafel geopend
lobby-came = is er
lobby-bot = bot, { $help }
lobby-bot-out = Haal de bot weg
lobby-free = Vrije plaats
lobby-free-help = bij de start komt hier een bot
lobby-sit = Hier zitten
lobby-put-bot = Een bot
lobby-strength = Hoe sterk is de bot?
lobby-many-help = Op een plaats die bij de start vrij is, speelt een bot ({ $bot }). Een vriend kan die later overnemen.
lobby-start = Begin met { $count }
lobby-waiting = Wachten op { $names }. Je hoeft niet te wachten.
lobby-all-ready = Iedereen is klaar.
lobby-nobody = Er is nog niemand. Je kunt met bots beginnen.
lobby-in = Je doet mee, { $name }
lobby-in-unnamed = Je doet mee
lobby-watching = Je kijkt mee
lobby-of = { $game }, aan de tafel van { $host }
lobby-i-am-ready = Ik ben klaar
lobby-wait = Wacht, nog niet
lobby-host-starts = { $host } begint de partij.
lobby-sat-down = { $name } is gaan zitten
lobby-is-ready = { $name } is klaar
join-title = Je bent uitgenodigd
join-lead = { $game } wacht op je.
join-name = Hoe heet je?
join-go = Naar de tafel
join-full = Er is nu geen plaats vrij. Je kunt meekijken, en gaan zitten zodra er een is.
join-seat-title = Ook op dit apparaat
join-seat-help = Je speelt { $name } ook hier. Wie dit scherm ziet, ziet wat die plaats ziet.
join-seat-go = Hier spelen
join-watch-title = Meekijken
join-watch-go = Naar de tafel
hands-human = Iemand neemt plaats { $number }.
hands-human-named = { $name } neemt plaats { $number }.
hands-human-by = { $other } neemt ook plaats { $number }.
hands-bot = Op plaats { $number } speelt nu een bot.
hands-bot-by = { $other } laat op plaats { $number } een bot spelen.
hands-open = Plaats { $number } is vrij.
hands-open-by = { $other } maakt plaats { $number } vrij.
hands-absent = Op plaats { $number } zit nu niemand.
hands-absent-by = { $other } laat plaats { $number } leeg.
hands-kept = { $other } heeft de partij gedownload en kan elke kaart kennen.
company-away = { $name } is even weg.
company-reclaim = Terwijl je weg was, is je plaats in andere handen gekomen.
company-take-back = Mijn plaats terugnemen
say-title = Zeg iets
say-hooray = Hoera!
say-laugh = Haha!
say-gasp = O nee!
say-grumble = Grrr!
say-sorry = Sorry!
say-slow = Rustig aan
say-heart = Bedankt!
say-look = Kijk!
say-point = Aanwijzen
say-point-now = Klik op wat je iedereen wilt laten zien.
say-help = Aanwijzen kan ook door een stuk ingedrukt te houden, of met P.
say-mute = Laat zien wat anderen zeggen
say-said = { $seat }: { $word }
say-points = { $seat } wijst aan: { $name }
say-here = { $seat }: hier!

## Het einde

ui-picture-won = Het schip vaart de zonsopgang tegemoet; de Kraken mokt met een pleister op zijn kop.
ui-picture-lost = Het schip ligt op de zeebodem; de Kraken draagt de hoed van de kapitein.
ui-wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
ui-this-game = Deze partij
ui-acts = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}
ui-rematch = Nog een keer
ui-join-rematch = Doe weer mee
ui-check-dice = Dobbelstenen checken

## Herhaling

ui-step = Stap
ui-step-of = Stap { $step } van { $of }
ui-step-back = Een stap terug
ui-step-on = Een stap verder
ui-play = Afspelen
ui-pause = Pauze
ui-to-table = Naar de tafel
ui-seen-by = Gezien door
ui-spectator = een toeschouwer

## De spelregels

ui-rules-of = Regels van { $title }
ui-search-rules = Zoek in de regels
ui-found = { $count ->
    [0] Niets gevonden
    [one] 1 plek
   *[other] { $count } plekken
}
ui-chapters = Hoofdstukken
ui-numbered = De regels, genummerd
ui-numbered-help = Elke regel van het verslag noemt de spelregel erachter. Hier staan ze allemaal, in het Engels.

## De controle van de dobbelstenen

ui-check-title = Dobbelstenen checken
ui-check-lead = Vóór de eerste beurt heeft de server een geheim getal verzegeld en de vingerafdruk ervan getoond. Elke worp en elke getrokken kaart van de partij volgt uit dat geheim en uit de eigen getallen van de spelers. Na afloop gaat het geheim open, en dan kan je browser elke trekking narekenen, hier, zonder het aan iemand te vragen.
ui-check-choose = Kies een gedownloade partij
ui-check-drop = Een afgelopen partij, zoals gedownload van de tafel
ui-check-working = Aan het narekenen…
ui-check-good = Alle { $draws } trekkingen in { $steps } stappen zijn zoals beloofd.
ui-check-seal = Het geheim past bij zijn vingerafdruk
ui-check-no-seal = Het geheim is niet het geheim dat beloofd was.
ui-check-bad = Stap { $step } komt niet van deze dobbelstenen.
ui-check-early = Deze partij is nog niet afgelopen: het geheim is nog verzegeld.
ui-check-no-dice = In dit bestand zitten geen dobbelstenen die je kunt checken.
ui-check-step = Stap
ui-check-drawn = Getrokken
ui-check-words = Generator
ui-check-verdict = Oordeel
ui-check-fits = klopt
ui-check-differs = klopt niet
ui-fingerprint = Vingerafdruk
ui-secret = Geheim

## De terminal

terminal-begin = { $title }, { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}. Typ help om te zien wat je kunt typen.
terminal-you = { $seat } ben jij
terminal-bot = { $seat } is een bot: { $level } ({ $help })
terminal-help =
    Antwoord met een nummer, of met de woorden tussen haakjes.
      undo    neem de laatste zet terug
      reset   neem alles terug sinds er iets getrokken is
      why     de regels achter wat er net gebeurde; why saber P3: waarom dat niet mag
      what 2  wat keuze 2 zeker zou doen
      hint    wat de coach zou doen
      board   het bord nog een keer
      log     alles tot nu toe
      save    bewaar de partij in een bestand
      quit    bewaar hem en stop
terminal-thinking = denkt na…
terminal-who = Wie speelt nu?
terminal-number = Kies een nummer van 1 tot en met { $count }.
terminal-pass = { $seat }, nu jij: druk op Enter als de anderen wegkijken.
terminal-allowed = { $typed } mag nu.
terminal-not-now = { $typed } mag nu niet.
terminal-no-action = ‘{ $typed }’ is geen actie. Wat je kunt doen, staat tussen haakjes; typ help voor de rest.
terminal-no-undo = Er valt niets terug te nemen: er is daarna iets getrokken, onthuld of door iemand anders gedaan.
terminal-won = Gewonnen door { $names }
terminal-saved = Bewaard als { $path }
terminal-left = De partij is bewaard. Ga verder met: { $command }
terminal-chance = De rest beslist het toeval.
terminal-key-next = Verder
terminal-key-skip = Tot nu
terminal-key-theme = Licht of donker
terminal-key-help = Hulp
terminal-key-quit = Stoppen
terminal-screen-help =
    ↑ ↓ Enter   kiezen; 1 tot 9 brengen je bij een keuze
    Tab ← →     naar het volgende vak: keuzes, logboek, bord
    Spatie, n   de volgende regel van het verhaal
    s           doorspoelen tot nu
    u, r        de laatste zet terug; de beurt opnieuw
    c           wat de coach zou doen
    w           waarom: de regel achter de logregel
    t           licht of donker
    q           stoppen; de partij bewaart zichzelf
    Een keuze toont onder het bord wat ze zeker doet.
    Met de muis kan het ook allemaal.

## De coach: waarvan een keuze meer of minder overlaat dan de andere

coach-brings = brengt { $hint }
coach-risks = riskeert { $hint }
coach-avoids = voorkomt { $hint }
coach-gives-up = mist { $hint }
coach-wins = wint het spel
coach-loses = verliest het spel
coach-alike = Het maakt bijna niets uit: alles komt ongeveer op hetzelfde neer.
coach-chance = { $percent }% kans om te winnen
coach-tips = Tips van de coach
coach-thinks = De coach denkt na…
coach-allow = De coach mag helpen
coach-allow-help = Tegen andere mensen zwijgt hij, tenzij je hier zegt dat iedereen hem iets mag vragen.

## Terugkijken op een partij

review-unfinished = De partij is nog niet afgelopen.
review-curve = De kans om te winnen na elke actie
review-ledger = Van de eerste kans om te winnen tot de laatste, in %
review-seat = Plaats
review-start = Begin
review-own = Eigen keuzes
review-others = Keuzes van anderen
review-choices = Keuzes
review-luck = Geluk
review-end = Einde
review-turning = Keerpunten
review-costly = Duurste keuzes
review-better = ‘{ $phrase }’ leek { $cost }% beter
review-lucky = geluk { $luck }%
review-title = Hoe het ging
review-working = Even terugkijken…
review-team = Het team
review-at = Stap { $step }. { $seat }: ‘{ $did }’
review-chance = { $name } { $percent }%
review-turned = { $name } { $from } → { $to }%
review-show = Deze stelling tonen
review-details = Keuzes, geluk en keerpunten

## Wat er mis kan gaan: wat er geprobeerd is, waarom dat niet gaat en wat wel

error-did-you-mean = bedoelde je ‘{ $near }’?
error-there-is = kies uit: { $known }
error-no-language = er is geen taal ‘{ $language }’; kies uit: { $known }
error-no-game = er is geen spel ‘{ $name }’; { $instead }
error-seats = { $name } is voor { $low } tot { $high } plaatsen, niet voor { $given }
error-seed = seed kan niet { $given } zijn; het moet een heel getal zijn van 0 tot en met 2^63 - 1
error-script = een script is een lijst van hele getallen, niet { $given }
error-no-option = er is geen optie ‘{ $name }’; { $instead }
error-batch-actions = step verwacht één actie voor elk van { $wanted } partijen, geen array met vorm { $given }
error-network = ‘{ $path }’ is geen netwerk: het moet een .npz-bestand zijn dat examples/ppo.py schreef
error-network-other = ‘{ $path }’ heeft { $name } geleerd; { $given } kan het niet spelen
error-option-value = { $name } kan niet ‘{ $given }’ zijn; kies uit: { $allowed }
error-option-subset = { $name } kan niet ‘{ $given }’ zijn; geef getallen van { $low } tot en met { $high }, met komma’s ertussen, of none
error-first-player = first_player kan niet { $given } zijn: de plaatsen hier zijn 0 tot en met { $last }
error-no-preset = er is geen kant-en-klare keuze ‘{ $preset }’ in { $name }; { $instead }
error-name-value = een optie schrijf je als NAAM=WAARDE, niet als ‘{ $given }’
error-whole-number = { $name } is een heel getal, niet ‘{ $given }’
error-edition-name = deze variant is gemaakt met de editie { $wanted }, en dit is { $found }

error-not-toml = { $file }: geen geldige TOML: { $why }
error-unreadable = { $path } is niet te lezen: { $why }
error-not-utf-8 = het is geen UTF-8-tekst
error-line = { $file }, regel { $line }
error-edition = { $where }: { $what } { $why }
edition-missing = ontbreekt
edition-text = is { $given }, maar moet een tekst zijn
edition-table = is { $given }, maar moet een tabel zijn
edition-plain = is { $given }; dat kan niet in een partijbestand staan
edition-unknown = is hier niet bekend; { $instead }
edition-number = heeft { $given }, maar neemt hele getallen van { $low } tot en met { $high }
edition-name = heeft ‘{ $given }’; { $instead }
edition-list = telt { $given } onderdelen, maar moet een lijst van { $low } zijn
edition-list-range = telt { $given } onderdelen, maar moet een lijst van { $low } tot { $high } zijn

error-no-field = een stelling heeft geen ‘{ $name }’; { $instead }
error-position = { $name } { $why }
error-position-size = { $name } neemt getallen van { $low } tot en met { $high }
error-census = een stelling heeft { $wanted } { $what }, en deze heeft er { $given }
error-nobody-can-act = in deze stelling heeft niemand iets te doen; schrijf wie er aan de beurt is, en in welke fase
error-other-position = deze stelling hoort niet bij { $variant }: een ander spel, andere plaatsen of andere opties
position-list = is { $given }, maar moet een lijst van hoogstens { $most } zijn, of een tabel van plaatsen
position-set = is { $given }, maar moet een lijst zijn van wat erin zit
position-number = heeft { $given }, maar neemt een heel getal
position-name = heeft ‘{ $given }’; { $instead }
position-not-over = bevat plaatsen, maar het spel is niet afgelopen
position-waiting = volgt uit wie er in deze fase gevraagd wordt: hier is het { $given }, en je hoeft het niet te schrijven

error-no-verb = ‘{ $phrase }’ is geen actie: { $instead }
error-no-action = ‘{ $phrase }’ is geen actie: { $verb } schrijf je zoals ‘{ $like }’
error-not-an-action = { $given } is geen actie van { $name }
error-no-seat = er is geen plaats { $given }; de plaatsen hier zijn 0 tot en met { $last }
error-game-over = ‘{ $phrase }’ mag niet: het spel is afgelopen ({ $rule })
error-not-your-turn = ‘{ $phrase }’ mag niet: nu is plaats { $waiting } aan zet, niet plaats { $given }
error-not-now = ‘{ $phrase }’ mag nu niet ({ $why }); plaats { $given } mag: { $may }
error-rule = { $rule }: { $sentence }
error-not-held = nu komt er niets vanzelf: iemand moet iets doen
error-nothing-to-undo = er valt niets terug te nemen: er is daarna iets getrokken, onthuld of door een andere plaats gedaan

error-not-a-match = dit is geen bewaarde partij van Fathoms
error-format = deze partij heeft formaat { $given }; deze Fathoms leest formaat { $known }
error-match = dit is geen partij van { $name } die nagespeeld kan worden: { $why }
error-match-missing = dit is geen partij van { $name } die nagespeeld kan worden: { $what } ontbreekt
error-match-step = stap { $step } van de partij kan niet gespeeld worden: { $why }
error-draw = stap { $step } van de partij trekt { $given } uit 0 tot en met { $last }
error-draws = stap { $step } van de partij heeft andere trekkingen dan de regels maken

## De opdrachtregel, bots en het lab

cli-game = { $title }: { $low } tot { $high } spelers, { $minutes } minuten
cli-see-rules = zie de regels
cli-written = Geschreven naar { $path }
cli-stopped = gestopt
cli-stopped-nothing = gestopt; er is niets geschreven
cli-stopped-kept = gestopt; wat tot nu toe gevonden is, staat in { $path }
cli-about = Vijf zeemonsterspellen aan één tafel.
cli-usage = Gebruik
cli-arguments = Argumenten
cli-options = Opties
cli-commands = Opdrachten
cli-default = [anders { $value }]
cli-required = [nodig]
cli-examples = Voorbeelden
cli-command-games = Toont de spellen, hun opties en kant-en-klare varianten.
cli-command-play = Speel in de terminal, alleen met bots of samen aan één toetsenbord.
cli-command-rules = Toont hoe je een spel speelt, of één genummerde regel.
cli-command-serve = Zet de tafel klaar in de browser.
cli-command-verify = Controleert de dobbelstenen van een afgelopen partij: het geheim past bij zijn vingerafdruk en elke trekking volgt eruit.
cli-command-bench = Meet elke manier om een spel te draaien, in één keer: beslissingen per seconde en verhoudingen.
cli-command-review = Kijkt terug op een partij: de kansen na elke actie, de keerpunten, keuze en geluk uit elkaar.
cli-command-arena =
    Laat bots tegen elkaar spelen: wisselende plaatsen, gespiegelde trekkingen, 95%-intervallen, eerst een A/A-proef.

    Niveaus zijn shrimp, crab, dolphin en kraken; 500 (zoekt met zoveel simulaties) en 500+4 (die elke zoveel keuzes doorspeelt); newcomer (grijpt gretig en vergist zich drie van de tien keer); cheat (een dolphin die elk geheim en elke komende worp ziet).
cli-command-simulate =
    Speelt veel partijen tussen bots en bewaart ze als tabel, een rij per partij (vraagt `pip install 'fathoms[lab]'`).

    Bots zijn die van de arena, en random. Ctrl-C bewaart wat er gespeeld is; dezelfde opdracht gaat daar verder, en een voor meer partijen ook. Wat er in een rij staat, lees je in docs/design.md.
cli-command-tune =
    Zoekt de gewichten van de aanwijzingen van een spel opnieuw, uit partijen die zijn bots tegen elkaar spelen.

    Gebruikt alle kernen, en de GPU als die er is. Na elk aantal plaatsen wordt er geschreven. Met de gewone opties wordt ook elke kant-en-klare variant gespeeld; met een editie of andere opties vervangen de gewichten die van het spel niet.
cli-option-help = Toont dit en stopt.
cli-option-game = Een van de spellen; `fathoms games` toont ze.
cli-option-games = Alle spellen als er geen genoemd is.
cli-option-seats = Hoeveel er spelen.
cli-option-seat-counts = Aantallen plaatsen; herhaal voor meer.
cli-option-seed = Hetzelfde getal geeft dezelfde partij opnieuw.
cli-option-option = Een optie.
cli-option-preset = Een kant-en-klare variant.
cli-option-edition = Een TOML-bestand dat onderdelen van de doos verandert.
cli-option-language = { $known }; anders die van het systeem.
cli-option-play-game = Het spel; met --resume een spel, de naam van een bewaarde partij, of niets voor de laatste.
cli-option-me = Een plaats die jij speelt, vanaf 0; herhaal voor meer.
cli-option-play-bots = Het niveau van de andere plaatsen; elk spel heeft zijn gewone.
cli-option-load = Verder met een partij uit een bestand; het bestand blijft zoals het is.
cli-option-resume = Verder met de laatste partij, of met die je noemt.
cli-option-words = Regel voor regel, het bord in woorden: voor schermlezers.
cli-option-plain = Regel voor regel, niet op het hele scherm.
cli-option-host = Het adres om op te luisteren.
cli-option-port = De poort om op te luisteren.
cli-option-data = De map die de partijen bewaart.
cli-option-open = De pagina in een browser openen.
cli-option-home = Laat apparaten in je thuisnetwerk meedoen.
cli-option-proxy = Het adres of netwerk van een vertrouwde proxy; herhaalbaar.
cli-option-public-url = Waar de wereld hem vindt, achter een proxy.
cli-option-downloaded = Een partij, gedownload van de tafel in de browser.
cli-option-seal = De vingerafdruk, zoals je die vóór het delen hebt genoteerd.
cli-option-saved = Een bewaarde of gedownloade partij.
cli-option-html = Het HTML-bestand dat geschreven wordt.
cli-option-seconds = Hoelang elke meting duurt.
cli-option-search = Ook het zoeken in bomen meten.
cli-option-batched = Partijen in bulk op één kern, met wat elke plaats mag weten.
cli-option-peers = Naast andere bibliotheken die er zijn.
cli-option-identical = Partijen om bit voor bit te vergelijken tussen GPU en CPU.
cli-option-levels = Bots, de zwakste eerst, met komma’s ertussen.
cli-option-pairing = Partijen per koppel.
cli-option-same-games = Hetzelfde getal geeft dezelfde partijen.
cli-option-guest = Eén bot van dit niveau tussen de andere zetten.
cli-option-results = De uitslagen hier schrijven: .md, .csv of .svg.
cli-option-every-bot = De bot van elke plaats.
cli-option-bot = Een bot per plaats; één keer voor elke.
cli-option-rows = Hoeveel partijen het bestand moet bevatten.
cli-option-same-file = Hetzelfde getal geeft hetzelfde bestand.
cli-option-counts = Tellen wat elke plaats deed: verbs of actions.
cli-option-most = Acties waarna een partij wordt afgebroken; 20.000.
cli-option-threads = Hoeveel er tegelijk spelen; anders één per kern.
cli-option-parquet = Het Parquet-bestand; gaat verder waar het ophoudt.
cli-option-round-games = Partijen per ronde, en per verandering.
cli-option-rounds = Rondes van bijstellen.
cli-option-tries = Reeksen kleine veranderingen die daarna geprobeerd worden.
cli-option-searched = Partijen van spelers die zoeken, per poging.
cli-option-searches = Reeksen veranderingen, onder hen geprobeerd; traag.
cli-option-same-weights = Hetzelfde getal geeft dezelfde gewichten.
cli-option-weights = De gewichten hier schrijven, niet in het spel.
error-unwritable = naar { $path } kan niet geschreven worden: { $why }
error-suffix = { $path } moet eindigen op een van deze: { $known }
error-other-game = { $path } is een partij van { $name }
error-no-rule = er is geen regel ‘{ $given }’; ze lopen van { $first } tot en met { $last }
error-me = de plaatsen hier zijn 0 tot en met { $last }, dus --me kan niet { $given } zijn
error-no-bot = er is geen bot ‘{ $name }’; { $instead }
error-nothing-to-resume = er is geen partij om mee verder te gaan in { $folder }; begin er een met fathoms play en een spel
error-missing-argument = { $name } ontbreekt; { $instead }
error-see-help = zie { $command } --help
error-no-such-flag = { $command } heeft geen optie { $name }; { $instead }
error-no-such-command = er is geen opdracht ‘{ $name }’; { $instead }
error-flag-value = achter { $name } hoort een waarde
error-flag-number = { $name } vraagt { $wanted }
cli-whole = een heel getal
cli-number = een getal
cli-whole-from = een heel getal vanaf { $low }
cli-whole-range = een heel getal van { $low } tot en met { $high }
error-too-many-arguments = { $command } neemt daarna niets meer, en er volgt ‘{ $given }’; zie { $command } --help
error-usage = { $command } kun je zo niet zeggen: { $why }; zie { $command } --help
error-trees = een zoekactie laat 1 tot { $most } bomen groeien, niet { $given }
error-simulations = een zoekactie heeft 1 tot { $most } simulaties, niet { $given }
error-ahead = een simulatie speelt hoogstens { $most } keuzes door, niet { $given }
error-not-home = gewichten van een andere editie of met andere opties zijn niet die van { $name } zoals het is; zeg met --output waar ze heen moeten

## Aan de tafel op het web: wat er mis kan gaan

error-other-rules = deze partij is met andere regels begonnen: bekijken (ook als herhaling) en bewaren kan, verderspelen niet
error-kept-match = dit is een bewaarde partij: de herhaling bekijken kan, verderspelen niet
error-broken-off = deze partij is afgebroken
error-changed-meanwhile = de tafel is intussen veranderd; zo is het nu
error-end-stands = het spel is afgelopen; aan het einde verandert niets meer
error-not-your-act = er valt niets terug te nemen: de laatste zet was niet van jou
error-not-your-seat = plaats { $given } is niet van jou
error-no-seat-here = aan deze tafel is geen plaats { $given }
error-second-seat = je hebt al een plaats, en er spelen hier ook anderen: de geheimen van een andere plaats zijn niet voor jou
error-seat-taken = deze plaats is van iemand; zo veranderen kan pas als die { $seconds } seconden weg is
error-onlookers = wie meekijkt, verandert geen plaatsen; vraag om een link om mee te spelen
error-others-play = er spelen nog anderen, of ze zijn nog geen { $seconds } seconden weg; laat liever een bot op je plaats verderspelen
error-only-players-ask = alleen wie meespeelt, mag een bot vragen te spelen
error-only-players-invite = alleen wie meespeelt, mag anderen uitnodigen
error-only-players-again = alleen wie meespeelde, mag om een nieuwe partij vragen
error-no-bot-to-go = plaats { $given } is geen bot die nu mag spelen
error-coach-thinks = de coach denkt nog na over je vorige vraag
error-coach-keeps-out = de coach bemoeit zich niet met spellen tegen andere mensen, tenzij ze met coach begonnen zijn
error-nothing-to-choose = plaats { $given } heeft nu niets te kiezen
error-seeds = een plaats geeft hoogstens { $most } eigen getallen in een partij
error-seed-letters = een eigen getal bestaat uit hoogstens { $most } letters en cijfers
error-no-command = dit is geen opdracht: { $why }
error-command-id = een opdracht heeft een id van 1 tot { $most } tekens
error-repeated = deze opdracht is al uitgevoerd
error-stale = de partij is intussen veranderd
error-not-kept = dit kon niet bewaard worden ({ $why }); probeer het nog een keer
error-name-length = een naam heeft hoogstens { $most } tekens, en deze heeft er { $given }
error-name-visible = een naam heeft alleen zichtbare tekens
error-devices = deze plaats is al op { $most } apparaten open
error-no-match = zo’n partij is er voor jou niet; vraag een link aan iemand die daar aan tafel zit
error-not-over = de partij is nog niet afgelopen
error-kept-from-file = deze partij komt uit een bestand; dat bestand is de partij om te bewaren
error-keep-when-over = een partij met meerdere mensen kun je pas bewaren als hij afgelopen is: eerder zou hij geheimen verraden
error-review-when-over = op een partij kun je pas terugkijken als hij afgelopen is: eerder zou dat geheimen verraden
error-review-rules = deze partij is met andere regels gespeeld, en de regels van nu kunnen er niet over oordelen
error-review-length = een partij van meer dan { $most } stappen is te lang om op terug te kijken
error-reviews-waiting = er zijn al zo veel terugblikken naar je onderweg ({ $most }); vraag het opnieuw als er een binnen is
error-too-many-reviews = vanaf jouw adres is om te veel terugblikken gevraagd; wacht een paar minuten
error-too-many-matches = vanaf jouw adres zijn te veel partijen begonnen; wacht een paar minuten
error-too-many-questions = te veel vragen; wacht een minuut
error-running-matches = je hebt al { $count } lopende partijen; beëindig er eerst een
error-edition-size = de editie van een partij die je kunt openen, telt hoogstens { $most } bytes
error-too-many-steps = een partij die je kunt openen, telt hoogstens { $most } stappen
error-own-page = alleen de eigen pagina van deze server mag daarom vragen
error-too-large = dit is groter dan { $most } bytes
error-body = dit is niet te lezen: { $why }
error-nine-digits = { $name } is een heel getal van hoogstens negen cijfers
error-nobody-waits = hier wacht niemand meer op
error-no-page = de pagina is hier niet
error-no-file = zo’n bestand is er niet
error-nowhere = op dit adres is niets te vinden
error-not-dealt = er is nog niets gedeeld: dat kan als de partij begonnen is
error-dealt = de partij is al begonnen: dat kon alleen daarvoor
error-only-maker = dat beslist alleen wie deze tafel geopend heeft; is die weg, dan kan iedereen die meespeelt het, als iedereen klaar is
error-too-few-seats = { $count } plaatsen zijn te weinig: hier zitten al { $people } mensen
error-no-piece = zo’n stuk dat iedereen ziet, ligt er niet op tafel
error-too-many-words = één ding tegelijk: wacht een paar tellen voordat je weer iets zegt of aanwijst
error-no-seal = een eigen getal telt alleen voor dobbelstenen die eerder verzegeld zijn: vraag POST /api/seals om een partij en haar vingerafdruk, en stuur ze allebei mee
error-no-link = deze link is niet meer geldig; vraag iemand aan tafel om een nieuwe
error-network-here = alleen wie achter de computer zelf zit, kan de tafel voor het netwerk openen
error-no-network = deze computer zit in geen netwerk; verbind hem met je wifi en probeer het opnieuw
error-too-many-uploads = vanaf jouw adres zijn te veel partijen uit bestanden geopend; wacht een uur
error-uploads-kept = je hebt hier al { $most } partijen uit bestanden; na een tijdje worden ze vergeten
error-public-url = --public-url wil een adres zoals https://fathoms.example, niet '{ $given }'
error-proxy = --proxy wil een adres of een netwerk zoals 10.0.0.1 of 10.0.0.0/8, niet '{ $given }'
serve-open = Fathoms is open op { $address }  (Ctrl-C sluit het)
serve-network = In je thuisnetwerk: { $address }  (telefoons en tablets op je wifi kunnen het openen, ook met deze code)
serve-network-closed = In je thuisnetwerk zou het { $address } zijn; laat anderen binnen met de schakelaar “Anderen op je wifi kunnen meedoen” aan een tafel, of met --home

error-no-dice = in deze partij zitten geen dobbelstenen die je kunt checken: { $why }
error-secret-sealed = deze partij is vóór het einde bewaard: het geheim is nog niet openbaar
error-verify-rules = deze partij is gespeeld met regels { $given } van { $name }, en dit zijn regels { $known }; de pagina /check heeft geen regels nodig
verify-setup = Wat er bij het begin lag, komt niet van deze dobbelstenen.

error-folder = { $path } is niet te gebruiken ({ $why }); kies een andere map met --data
error-folder-taken = een andere server gebruikt { $path }; sluit die, of kies een andere map met --data
error-port = poort { $port } van { $host } is niet te gebruiken ({ $why }); kies een andere met --port
error-key-unwritable = naar { $path } kan niet geschreven worden ({ $why }); maak daar ruimte of kies een andere map
error-key-length = de sleutel in { $path } telt { $given } bytes in plaats van { $wanted }; zet de juiste terug, of verwijder het bestand: dan is elke gast nieuw en werkt geen enkele link meer
error-store = in { $path } kunnen geen partijen bewaard worden ({ $why }); maak daar ruimte of kies een andere map
error-store-newer = { $path } heeft formaat { $given }, en deze Fathoms kent { $known }; het is bewaard door een nieuwere Fathoms

news-untold = Er is iets gebeurd waar deze regels geen woorden voor hebben.
ending-untold = Het spel is afgelopen
ending-untold-text = Het is met andere regels gespeeld.

## Veel partijen (fathoms simulate)

error-bots = { $given ->
    [one] er is één bot genoemd
   *[other] er zijn { $given } bots genoemd
} voor { $seats } plaatsen; noem er met --bot één voor elke plaats, of met --bots één voor allemaal
error-no-pyarrow = partijen worden door PyArrow als Parquet bewaard, en dat is niet geïnstalleerd: pip install 'fathoms[lab]'
error-not-games = { $path } is geen bestand met partijen dat fathoms simulate geschreven heeft; noem een ander met --output
error-other-games = in { $path } zitten andere partijen ({ $what }: { $found }, nu { $given }); noem een ander bestand met --output
simulate-variant = variant
simulate-variant-row = variant
simulate-rules = regels
simulate-fingerprint = vingerafdruk
simulate-seed = seed
simulate-bots = bots
simulate-players = wat de bots denken
simulate-cut-off-after = afgekapt na
simulate-counts = tellingen
simulate-version = Fathoms
simulate-compiling = Het spel wordt gecompileerd…
simulate-rate = { $rate } partijen/s
simulate-written = { $games } partijen geschreven naar { $path }: { $rate }
simulate-stopped = gestopt; in { $path } zitten de { $games } partijen die al gespeeld zijn, en met dezelfde opdracht gaat het daar verder
simulate-nothing-left = in { $path } zitten al { $games } partijen: er hoefde niets meer gespeeld te worden
simulate-cost = Eén seconde van één kern speelt { $counted } partijen met tellingen, { $plain } zonder
simulate-endings = Eindes: { $endings }; afgekapt { $cut }
simulate-wins = Gewonnen: { $wins }
simulate-length = Acties per partij: { $length }
simulate-never = Nooit gedaan: { $names }

ui-closed = Alleen om te bekijken
