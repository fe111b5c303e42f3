### De woorden van de schil, gedeeld door alle spellen.

language-name = Nederlands

seat-0 = Speler 1
seat-1 = Speler 2
seat-2 = Speler 3
seat-3 = Speler 4

## Wat meerdere pagina’s zeggen

ui-how-many = Hoeveel spelers?
ui-me = Jij
ui-a-bot = Een bot
ui-your-name = Je naam
ui-level-of = Hoe slim is de bot op plaats { $number }
ui-level-shrimp = Garnaal
ui-level-shrimp-help = spartelt maar wat
ui-level-crab = Krab
ui-level-crab-help = grijpt wat hij ziet
ui-level-dolphin = Dolfijn
ui-level-dolphin-help = denkt vooruit
ui-level-kraken = Kraken
ui-level-kraken-help = vergist zich bijna nooit
ui-level-network = Netwerk
ui-level-network-help = heeft het zichzelf geleerd
ui-rules = Regels
ui-whole-board = Het hele bord
ui-no-match = Deze partij bestaat niet.
ui-no-right = Deze tafel is niet open voor jou. Vraag een link aan iemand die er speelt.
ui-your-turn = Jouw beurt
ui-waits-for = Wachten op { $name }
ui-away = even weg
ui-named = { $what }: { $game }
ui-no-rule = Bij deze regel hoort geen tekst.
ui-open-to-all = Plaats vrijmaken voor een vriend
ui-share = Delen
ui-picture-kept = Afbeelding bewaard
ui-gathering = Wachten op vrienden
join-of = { $game }, aan de tafel van { $host }
ui-learn = Leer spelen, { $minutes } min
ui-learn-on = Verder leren
ui-puzzles = Puzzels
ui-wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
ui-check-dice = Was het eerlijk?
ui-closed = Alleen om te bekijken
ui-watching = Je kijkt mee
mine-title = Mijn partijen
mine-finished = Afgelopen
mine-all = Alle
mine-won = Gewonnen
mine-lost = Verloren
ui-edition = Een eigen editie
ui-edition-help = Verander kaarten, borden en getallen van de doos. Schrijf alleen wat anders is; de tafel wordt getekend terwijl je typt.
ui-daily = Duik van de dag
ui-daily-of = Duik van { $day }: { $game }

## Wat de server in de pagina schrijft (head)

page-about = Vijf bordspellen met zeemonsters aan één tafel: alleen, samen rond één scherm of ver van elkaar. Zonder account.
page-no-script = Fathoms tekent zijn tafels met JavaScript. Zet het aan voor deze pagina.

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
ui-plankton = Hier is alleen plankton
ui-nowhere = Op dit adres is niets te vinden.
ui-home = Naar alle spellen

## Klaarzetten (setup)

ui-setup-lead = Begin meteen, of verander hieronder iets.
ui-how-wild = Hoe wil je spelen?
ui-as-usual = Zoals in de doos
ui-as-usual-help = De gewone regels.
ui-all-options = Alle opties
ui-who = Wie speelt mee?
ui-a-friend = Een vriend, via een link
ui-on-this-device = Iemand op dit apparaat
ui-name-of = Naam op plaats { $number }
ui-kind-of = Wie zit er op plaats { $number }
ui-start = Spel starten
coach-allow = De coach mag helpen
coach-allow-help = Tegen andere mensen zwijgt hij, tenzij je hier zegt dat iedereen hem iets mag vragen.

## De tafel (table)

ui-to-choices = Naar mijn keuzes
ui-all-games = Fathoms: alle spellen
ui-speed = Snelheid van de zetten
ui-speed-slow = Langzaam
ui-speed-normal = Normaal
ui-speed-instant = Meteen
ui-speed-fast = Snel
ui-coach = Coach
ui-best = beste
ui-menu = Menu
ui-at-table = Aan tafel
ui-beat-again = Nog eens
ui-beat-next = Volgende
ui-to-my-turn = Naar mijn beurt
ui-to-now = Naar nu
ui-go-on = Verder
ui-lost = Verbinding verbroken. Je zetten zijn veilig; we proberen het opnieuw.
ui-try-now = Nu proberen
ui-their-turn = aan zet
ui-turn-of = { $name } is aan de beurt
ui-everybody = Iedereen
ui-chosen = Je hebt gekozen
ui-chosen-help = Tot iedereen gekozen heeft, mag je nog van gedachten veranderen.
ui-game-over = Het spel is afgelopen
ui-my-turn = Mijn beurt
ui-undo = Terugnemen
ui-reset = Beurt opnieuw
ui-other-choice = Iets anders kiezen
ui-once-more = Kies het nog eens, of druk op de knop.
ui-and-now = En nu? Kies iets wat oplicht.
ui-beside = Naast het bord
ui-mine = Wat van jou is
ui-then-open = De rest hangt af van geluk of van de anderen.
ui-brings = { $what } · { $gain }
ui-log = Wat er gebeurd is
ui-lines = { $count } regels
ui-why = Waarom?
ui-close = Sluiten
ui-not-now = Daar kun je nu niets mee ({ $name }). { $todo } Wat oplicht, kun je kiezen.
ui-not-this = Daar valt nu niets te doen. { $todo } Wat oplicht, kun je kiezen.
ui-ready = klaar
ui-choosing = kiest nog
ui-winner = winnaar
ui-bot = bot
ui-open-seat = vrije plaats
ui-you = jij
ui-mate = je maat
ui-online = online
ui-play-as = { $name } speelt nu
ui-go-first = { $name }, jij eerst!
ui-seat-empty = De plaats van { $name } is leeg.
ui-invite = Iemand uitnodigen
ui-let-bot = Laat een bot spelen
ui-see-end = Hoe het afliep
ui-replay = Herhaling
ui-since = Sinds je vorige beurt
ui-so-far = Tot nu toe
ui-got-it = Begrepen
ui-aim = Doel
ui-pass-device = Geef het apparaat aan { $name }
ui-look-away = Alle anderen kijken weg. De Kraken ook.
ui-open-curtain = Ik ben { $name }: gordijn open!
labelled = { $title }: { $what }
hands-human = Iemand gaat op plaats { $number } zitten.
hands-human-you = Je gaat op plaats { $number } zitten.
hands-human-named = { $name } gaat op plaats { $number } zitten.
hands-human-named-you = Je gaat op plaats { $number } zitten.
hands-human-by = { $seat } speelt nu ook op plaats { $number }.
hands-human-by-you = Je speelt nu ook op plaats { $number }.
hands-bot = Op plaats { $number } speelt nu een bot.
hands-bot-you = Voor jou speelt nu een bot.
hands-bot-named = { $name } is weg; een bot speelt verder.
hands-bot-named-you = Je bent weg; een bot speelt voor je verder.
hands-bot-by = { $seat } laat op plaats { $number } een bot spelen.
hands-bot-by-you = Je laat op plaats { $number } een bot spelen.
hands-bot-by-to-you = { $seat } laat een bot voor je spelen.
hands-open = Plaats { $number } is vrij.
hands-open-by = { $seat } maakt plaats { $number } vrij.
hands-open-by-you = Je maakt plaats { $number } vrij.
hands-absent = Op plaats { $number } zit nu niemand.
hands-absent-by = { $seat } laat plaats { $number } leeg.
hands-absent-by-you = Je laat plaats { $number } leeg.
hands-kept = { $seat } heeft de partij gedownload en kan nu elke kaart zien.
hands-kept-you = Je hebt de partij gedownload en kunt nu elke kaart zien.
say-title = Zeg iets
say-point-all = Aan anderen laten zien
learn-again = Nog een keer
learn-invite = Voor het eerst hier? Ik leer het je in { $minutes } minuten.
learn-yes = Leer het me
learn-no-thanks = Nee, dank je
end-you-win = Je hebt gewonnen!
end-board = Bekijk het bord
end-turning = Het keerpunt
end-of = { $count } van { $of }
end-scored = { $what }: { $told }
end-short = Te kort om dat te zeggen.
end-steady = Geen enkele zet gaf de doorslag: het kwam beetje bij beetje.
end-swing = Daarmee ging { $seat } van { $from }% naar { $to }% winstkans.
end-swing-team = Daarmee ging het team van { $from }% naar { $to }% winstkans.
ui-rematch = Nog een keer
ui-join-rematch = Doe weer mee
ui-play = Afspelen
ui-pause = Pauze
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
review-better = ‘{ $phrase }’ was { $cost }% beter geweest.
review-lucky = Geluk leverde { $luck }% op.
review-unlucky = Pech kostte { $luck }%.
review-title = Hoe het ging
review-working = Even terugkijken…
review-team = Het team
review-at = { $seat } koos ‘{ $did }’.
review-chance = { $name } { $percent }%
review-show = Deze stelling tonen
review-details = Keuzes, geluk en keerpunten
news-untold = Er is iets gebeurd waar deze regels geen woorden voor hebben.
ending-untold = Het spel is afgelopen
ending-untold-text = Het is met andere regels gespeeld.

## Wat boven een tafel opengaat (dialogs)

ui-sound = Geluid
ui-who-plays = Wie speelt hier mee?
ui-replay-start = Vanaf het begin bekijken
ui-links = Links om te delen
ui-keep-match = Partij downloaden
ui-leave = Van tafel gaan
ui-leave-help = Je kunt altijd terugkomen, tenzij de partij beëindigd is.
ui-leave-bot = Een bot speelt voor mij verder
ui-leave-wait = Bewaar mijn plaats
ui-leave-end = Partij beëindigen
ui-table-in-words = De tafel in woorden
ui-space-names = Namen van de velden op het bord
ui-nothing-since = Sinds je vorige beurt is er niets gebeurd.
keys-title = Toetsen
keys-tab = Tab gaat van het ene naar het volgende; op het bord stopt het één keer.
keys-arrows = Pijlen gaan op het bord van het een naar het ander, en van de vraag door de lijst met keuzes.
keys-enter = Enter of spatie kiest.
keys-digits = 1 tot en met 9 kiezen dat nummer uit de lijst, zolang je bij de vraag of de keuzes bent.
keys-explain = ? op een onderdeel zegt wat het doet; overal elders opent het deze lijst.
keys-telling = Terwijl anderen spelen en je niet op een knop bent: ← vertelt het nog eens, → gaat verder, spatie wacht, End gaat naar je beurt.
keys-escape = Esc sluit wat open is, of laat los wat je hebt gepakt.
keys-signs = 1 tot en met 9 en ? doen iets
ui-in-rules = Verderlezen in de regels
ui-sit-here = Ik speel hier, op dit apparaat
ui-save = Bewaren
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
ui-sealed = De dobbelstenen van deze partij zijn vóór de eerste beurt verzegeld:

## Met vrienden: vóór het delen, en aan tafel (lobby)

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
lobby-waiting = Wachten op { $names }. Je kunt ook meteen beginnen.
lobby-all-ready = Iedereen is klaar.
lobby-nobody = Er is nog niemand. Je kunt met bots beginnen.
lobby-in = Je doet mee, { $name }
lobby-in-unnamed = Je doet mee
lobby-i-am-ready = Ik ben klaar
lobby-wait = Wacht, nog niet
lobby-host-starts = { $host } start de partij.
lobby-show-out = Maak de plaats van { $name } vrij
lobby-out = Niet meer aan tafel: { $names }
lobby-somebody = iemand
lobby-let-in = Laat ze weer toe
lobby-barred = { $host } heeft je plaats voor iemand anders nodig. Je kunt blijven kijken.
lobby-barred-alone = Je plaats is voor iemand anders nodig. Je kunt blijven kijken.
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
error-no-network = deze computer zit in geen netwerk; verbind hem met je wifi en probeer het opnieuw
lobby-typed = Spelers mogen elkaar schrijven
lobby-typed-help = Uit: alleen de woorden en plaatjes die iedereen kent. Aan: wat je typt, alleen aan deze tafel.

## Lessen (lesson)

learn-step = Stap { $step } van { $steps }
learn-next = Verder
learn-back = Terug
learn-then = Goed! En nu dit:
learn-show = Doe het voor
learn-leave = De les verlaten
learn-start = Vanaf het begin
learn-play = Speel een echte partij
learn-not-now = Goed idee, voor een andere keer. Probeer nu: { $act }.
learn-first = Momentje! Lees dit eerst, en druk dan op ‘{ learn-next }’.
learn-scene = Goed gedaan! Nu slaan we een paar beurten over. Klaar?
learn-done = Gelukt! Meer hoef je niet te weten. De rest komt al spelend.

## Puzzels (puzzles)

ui-puzzles-lead = Eén stelling, één vraag, een paar zetten.
ui-puzzles-next = De volgende voor jou
ui-puzzles-hard = Hoe moeilijk?
ui-puzzles-all = Alle
ui-puzzles-unsolved = Alleen onopgeloste
ui-puzzles-none-left = Allemaal opgelost! Hier heeft de zee geen geheimen meer voor je.
ui-puzzles-marks = Zonder hulp opgelost: een parel. Met hulp: een schelp.
ui-puzzle-number = Puzzel { $number }
ui-puzzle-acts = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}
ui-puzzle-move = Zet { $move }
ui-puzzle-enough = { $count ->
    [one] 1 is genoeg
   *[other] { $count } is genoeg
}
ui-puzzle-solved = Opgelost
ui-puzzle-open = Nog niet opgelost
ui-puzzle-pearl = Parel: zonder hulp opgelost
ui-puzzle-shell = Schelp: met hulp opgelost
ui-puzzle-hint = Hint
ui-puzzle-hint-here = Kijk hier: dit is de volgende zet.
ui-puzzle-hint-back = Ik ben teruggegaan naar waar ik de weg weet. Dit is de volgende zet.
ui-puzzle-answer = Toon de oplossing
ui-puzzle-missed = Net niet! { $what } Vanaf hier beslist het toeval of iemand anders.
ui-puzzle-missed-over = Net niet! { $what } Het spel is uit, en dat was het doel niet.
ui-puzzle-back = Terugnemen
ui-puzzle-done-pearl = Opgelost, helemaal zelf! Een parel voor jou.
ui-puzzle-done-shell = Opgelost, met een beetje hulp! Een schelp voor jou.
ui-puzzle-shown = Zo gaat het. En nu jij?
ui-puzzle-try = Zelf proberen
ui-puzzle-next = Volgende puzzel
ui-puzzle-all = Alle puzzels
puzzle-fins = { $fins ->
    [1] makkelijk
    [2] gemiddeld
   *[3] moeilijk
}
puzzle-count = { $solved } van { $all } opgelost

## Het einde (end)

end-swing-you = Daarmee ging je van { $from }% naar { $to }% winstkans.
ending-abandoned = Afgebroken
ending-abandoned-text = De partij is voortijdig beëindigd.

## Herhaling (end)

ui-step = Stap
ui-step-of = Stap { $step } van { $of }
ui-step-back = Een stap terug
ui-step-on = Een stap verder
ui-to-table = Naar de tafel
ui-seen-by = Gezien door
ui-spectator = een toeschouwer

## De spelregels (manual)

ui-rules-of = Regels van { $title }
ui-search-rules = Zoek in de regels
ui-found = { $count ->
    [0] Niets gevonden
    [one] 1 plek
   *[other] { $count } plekken
}
ui-chapters = Hoofdstukken
ui-numbered = De regels, genummerd
ui-numbered-help = Elke regel van het verslag noemt de spelregel erachter. Hier staan ze allemaal.

## De controle van de dobbelstenen (check)

ui-check-title = Dobbelstenen controleren
ui-check-lead = Vóór de eerste beurt heeft de server een geheim getal verzegeld en de vingerafdruk ervan getoond. Elke worp en elke getrokken kaart van de partij volgt uit dat geheim en uit de eigen getallen van de spelers. Na afloop gaat het geheim open, en dan kan je browser elke trekking narekenen, hier, zonder het aan iemand te vragen.
ui-check-choose = Kies een gedownloade partij
ui-check-drop = Een afgelopen partij, zoals gedownload van de tafel
ui-check-working = Aan het narekenen…
ui-check-good = Alle { $draws } trekkingen in { $steps } stappen zijn zoals beloofd.
ui-check-seal = Het geheim past bij zijn vingerafdruk
ui-check-no-seal = Het geheim is niet het geheim dat beloofd was.
ui-check-bad = Stap { $step } komt niet van deze dobbelstenen.
ui-check-early = Deze partij is nog niet afgelopen: het geheim is nog verzegeld.
ui-check-no-dice = In dit bestand zitten geen dobbelstenen die je kunt controleren.
ui-check-step = Stap
ui-check-drawn = Getrokken
ui-check-words = Generator
ui-check-verdict = Oordeel
ui-check-fits = klopt
ui-check-differs = klopt niet
ui-fingerprint = Vingerafdruk
ui-secret = Geheim
verify-setup = Wat er bij het begin lag, komt niet van deze dobbelstenen.

## De terminal (terminal)

typed-help = help
typed-undo = terugnemen
typed-reset = opnieuw
typed-why = waarom
typed-what = wat
typed-hint = hint
typed-board = bord
typed-log = verslag
typed-save = bewaren
typed-quit = stoppen
typed-show = toon
typed-back = terug
typed-answer = oplossing
typed-next = volgende
terminal-begin = { $title }, { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}. Typ { typed-help } om te zien wat je kunt typen.
terminal-you = { $seat } ben jij
terminal-bot = { $seat } is een bot: { $level } ({ $help })
terminal-help =
    Antwoord met een nummer, met de woorden van een keuze of met die tussen haakjes.
      { typed-undo }  neem de laatste zet terug
      { typed-reset }     neem alles terug sinds de laatste trekking
      { typed-why }      de regels achter wat er net gebeurde; met een actie erachter: waarom die niet mag
      { typed-what } 2       wat keuze 2 zeker zou doen
      { typed-hint }        wat de coach zou doen
      { typed-board }        het bord nog een keer
      { typed-log }     alles tot nu toe
      { typed-save }     bewaar de partij in een bestand
      { typed-quit }     bewaar hem en stop
terminal-thinking = denkt na…
terminal-who = Wie speelt nu?
terminal-aim = Doel: { $aim } ({ $now })
terminal-number = Kies een nummer van 1 tot en met { $count }.
terminal-pass = { $seat }, nu jij: druk op Enter als de anderen wegkijken.
terminal-allowed = { $typed } mag nu.
terminal-not-now = { $typed } mag nu niet.
terminal-no-action = ‘{ $typed }’ is geen actie. Wat je kunt doen, staat tussen haakjes; typ { typed-help } voor de rest.
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
    Tab ← →     naar het volgende vak: keuzes, verslag, bord
    Spatie, n   de volgende regel van het verhaal
    s           doorspoelen tot nu
    u, r        de laatste zet terug; de beurt opnieuw
    c           wat de coach zou doen
    w           waarom: de spelregel achter de regel van het verslag
    t           licht of donker
    q           stoppen; de partij bewaart zichzelf
    Onder het bord zie je wat een keuze zeker doet.
    Met de muis kan het ook allemaal.
learn-enter = Druk op Enter om verder te gaan.
learn-keys = Antwoord met een nummer. Of typ { typed-show }, dan speel ik het voor je; { typed-board }; { typed-back }; { typed-quit }.
learn-left = Kom terug met: { $command }
serve-open = Fathoms is open op { $address }  (Ctrl-C sluit het)
bots-open = Fathoms denkt voor { $address }  (Ctrl-C stopt het)
serve-network = In je thuisnetwerk: { $address }  (telefoons en tablets op je wifi kunnen het openen, ook met deze code)
serve-network-closed = In je thuisnetwerk zou het { $address } zijn; laat anderen binnen met de schakelaar ‘Anderen op je wifi kunnen meedoen’ aan een tafel, of met --home
admin-running = bezig
admin-gathering = voor het delen
admin-over = afgelopen
admin-ended = De partij { $match } is afgebroken.
admin-banned = De gast { $guest } wordt geweerd.
admin-admitted = De gast { $guest } mag weer komen.
admin-deleted = De partij { $match } is gewist.
admin-guest-deleted = Gewiste partijen: { $gone }; partijen die anderen zonder deze gast voortzetten: { $left }.
edition-new = Een editie van { $name }. Verander wat je wilt; wat je weglaat, blijft zoals in de doos.
edition-wants-number = heel getal van { $low } tot en met { $high }
edition-wants-name = een van { $known }
edition-wants-list = een lijst van { $low }, elk: { $each }
edition-wants-list-range = een lijst van { $low } tot { $high }, elk: { $each }
edition-good = { $path }: een goede editie van { $title }, { $count ->
    [0] niets veranderd
    [one] één waarde veranderd
   *[other] { $count } waarden veranderd
}
edition-same = Beide zijn hetzelfde.
print-sheet = Vel { $number } van { $of }
print-how = print op ware grootte, knip langs de merktekens, vouw langs de stippellijnen
terminal-daily = Om te delen: { $text }
terminal-daily-again = Dat was een oefening: alleen je eerste poging telt.

## De coach: waarvan een keuze meer of minder overlaat dan de andere (coach)

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

## Terugkijken op een partij (end)

review-unfinished = De partij is nog niet afgelopen.
review-at-you = Je koos ‘{ $did }’.

## Wat er mis kan gaan: wat er geprobeerd is, waarom dat niet gaat en wat wel (errors)

error-did-you-mean = bedoelde je ‘{ $near }’?
error-there-is = kies uit: { $known }
error-no-language = er is geen taal ‘{ $language }’; kies uit: { $known }
error-no-game = er is geen spel ‘{ $name }’; { $instead }
error-seats = { $name } is voor { $low } tot { $high } plaatsen, niet voor { $given }
error-seed = seed kan niet { $given } zijn; het moet een heel getal zijn van 0 tot en met 2^63 - 1
error-script = een script is een lijst van hele getallen, niet { $given }
error-no-option = er is geen optie ‘{ $name }’; { $instead }
error-no-gpu = er is hier geen bruikbare GPU: daarvoor is er een van NVIDIA nodig en pip install 'fathoms[gpu]'; device='cpu' kan wel
error-network = ‘{ $path }’ is geen netwerk: het moet een .npz-bestand zijn dat examples/ppo.py schreef
error-network-other = ‘{ $path }’ heeft { $name } geleerd; { $given } kan het niet spelen
error-option-value = { $name } kan niet ‘{ $given }’ zijn; kies uit: { $allowed }
error-option-subset = { $name } kan niet ‘{ $given }’ zijn; geef getallen van { $low } tot en met { $high }, met komma’s ertussen, of none
error-first-player = first_player kan niet { $given } zijn: de plaatsen hier zijn 0 tot en met { $last }
error-no-preset = er is geen kant-en-klare variant ‘{ $preset }’ in { $name }; { $instead }
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
edition-number = heeft { $given }, maar verwacht hele getallen van { $low } tot en met { $high }
edition-name = heeft ‘{ $given }’; { $instead }
edition-list = telt { $given } onderdelen, maar moet een lijst van { $low } zijn
edition-list-range = telt { $given } onderdelen, maar moet een lijst van { $low } tot { $high } zijn

error-no-field = een stelling heeft geen ‘{ $name }’; { $instead }
error-position = { $name } { $why }
error-position-size = { $name } verwacht getallen van { $low } tot en met { $high }
error-census = een stelling heeft { $wanted } { $what }, en deze heeft er { $given }
error-nobody-can-act = in deze stelling heeft niemand iets te doen; schrijf wie er aan de beurt is, en in welke fase
error-other-position = deze stelling hoort niet bij { $variant }: een ander spel, andere plaatsen of andere opties
position-list = is { $given }, maar moet een lijst van hoogstens { $most } zijn, of een tabel van plaatsen
position-set = is { $given }, maar moet een lijst zijn van wat erin zit
position-number = heeft { $given }, maar verwacht een heel getal
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
error-match-rules = deze partij is met andere regels van { $name } gespeeld, en met die van nu kan hij niet nagespeeld worden: { $why }
error-match-step = stap { $step } van de partij kan niet gespeeld worden: { $why }
error-draw = stap { $step } van de partij trekt { $given } uit 0 tot en met { $last }
error-draws = stap { $step } van de partij heeft andere trekkingen dan de regels maken

## De opdrachtregel, bots en het lab (terminal)

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
cli-one-command = OPDRACHT
cli-takes-number = GETAL
cli-takes-path = PAD
cli-takes-text = TEKST
cli-takes-game = SPEL
cli-takes-match = PARTIJ
cli-takes-edition = EDITIE
cli-takes-guest = GAST
cli-takes-address = ADRES
cli-takes-name = NAAM
cli-takes-value = WAARDE
cli-default = [standaard { $value }]
cli-required = [nodig]
cli-examples = Voorbeelden
cli-command-games = Toont de spellen, hun opties en kant-en-klare varianten.
cli-command-play = Speel in de terminal, alleen met bots of samen aan één toetsenbord.
cli-command-learn = Leer een spel in de terminal: een eerste partij die zegt wat je moet doen, in hooguit vijf minuten.
cli-command-rules = Toont hoe je een spel speelt, of één genummerde regel.
cli-command-serve = Zet de tafel klaar in de browser.
cli-command-bots = Denkt voor de servers van een database, op een eigen machine (vereist `pip install 'fathoms[postgres]'`).
cli-command-db = Beheert wat de webtafel bewaart.
cli-command-db-migrate = Brengt een opslag naar de vorm van deze versie, voordat servers starten.
cli-command-db-export = Schrijft alles wat bewaard is, met de sleutel, naar één bestand; de server mag doorgaan.
cli-command-db-import = Leest zo’n bestand in een lege opslag, van welke soort ook.
cli-command-db-backup = Schrijft alles naar een nieuw bestand in een map, met datum en tijd in de naam, en leest het na.
cli-command-db-restore = Leest zo’n bestand in plaats van alles wat nu bewaard is, terwijl er geen server draait.
cli-command-admin = Zorgt voor partijen en gasten, terwijl servers doorgaan.
cli-command-admin-list = Toont de laatst veranderde partijen: id, tijd, spel, stand, en wie speelt met welk gast-id.
cli-command-admin-end = Breekt een partij af; servers mogen doorgaan.
cli-command-admin-ban = Weert een gast van alle tafels, of laat die met --lift weer toe; een nieuwe browser is een nieuwe gast.
cli-command-admin-delete = Wist een partij voorgoed, of met --guest alles van een persoon; partijen van anderen verliezen alleen die persoon.
cli-command-verify = Controleert de dobbelstenen van een afgelopen partij: het geheim past bij zijn vingerafdruk en elke trekking volgt eruit.
cli-command-compare =
    Speelt twee varianten met dezelfde trekkingen en zegt wat er verandert en hoe zeker dat is, hier en als pagina.

    Ctrl-C antwoordt met de trekkingen die beide dan gespeeld hebben.
cli-command-sweep =
    Laat een of twee getallen van een editie, of opties, hun waarden doorlopen met dezelfde trekkingen, en tekent wat ze doen.

    NAAM is een optie of een plek in de doos zoals costs.outward; waarden zijn 5..10 of 2,4,8.
cli-command-report =
    Schrijft een pagina over een spel zoals zijn bots het spelen: lengte, gezondheid, eerlijkheid, keuze, spanning, vaardigheid en geluk.

    Uit een bestand worden de eerste partijen nog eens gespeeld, dezelfde door hun seed, en nauwkeurig bekeken.
cli-command-bench = Meet elke manier om een spel te draaien, in één keer: beslissingen per seconde en verhoudingen.
cli-command-review = Kijkt terug op een partij: de kansen na elke actie, de keerpunten, keuze en geluk uit elkaar.
cli-command-arena =
    Laat bots tegen elkaar spelen: wisselende plaatsen, gespiegelde trekkingen, 95%-intervallen, eerst een A/A-proef.

    Niveaus zijn shrimp, crab, dolphin en kraken; 500 (zoekt met zoveel simulaties) en 500+4 (die elke zoveel keuzes doorspeelt); newcomer (grijpt gretig en vergist zich drie van de tien keer); cheat (een dolphin die elk geheim en elke komende worp ziet).
cli-command-simulate =
    Speelt veel partijen tussen bots en bewaart ze als tabel, een rij per partij (vereist `pip install 'fathoms[lab]'`).

    Bots zijn die van de arena, en random. Ctrl-C bewaart wat er gespeeld is; dezelfde opdracht gaat daar verder, en een voor meer partijen ook. Wat er in een rij staat, lees je in docs/design.md.
cli-command-tune =
    Zoekt de gewichten van de hints van een spel opnieuw, uit partijen die zijn bots tegen elkaar spelen.

    Gebruikt alle kernen, en de GPU als die er is. Na elk aantal plaatsen wordt er geschreven. Met de gewone opties wordt ook elke kant-en-klare variant gespeeld; met een editie of andere opties vervangen de gewichten die van het spel niet.
cli-option-help = Toont dit en stopt.
cli-option-game = Een van de spellen; `fathoms games` toont ze.
cli-option-rule = Alleen deze regel, zoals KA-34.
cli-option-games = Alle spellen als er geen genoemd is.
cli-option-seats = Hoeveel er spelen.
cli-option-seat-counts = Aantallen plaatsen; herhaal voor meer.
cli-option-seed = Dezelfde seed geeft dezelfde partij opnieuw.
cli-option-option = Een optie.
cli-option-preset = Een kant-en-klare variant.
cli-option-edition = Een TOML-bestand dat onderdelen van de doos verandert.
cli-option-language = { $known }; anders die van het systeem.
cli-option-play-game = Het spel; met --resume een spel, de naam van een bewaarde partij, of niets voor de laatste.
cli-option-me = Een plaats die jij speelt, vanaf 0; herhaal voor meer.
cli-option-play-bots = Het niveau van de andere plaatsen; elk spel heeft zijn gewone.
cli-option-load = Verder met een partij uit een bestand; het bestand blijft zoals het is.
cli-option-resume = Verder met de laatste partij, of met de partij die je noemt.
cli-option-words = Regel voor regel, het bord in woorden: voor schermlezers.
cli-option-plain = Regel voor regel, niet op het hele scherm.
cli-option-step = De stap om mee te beginnen.
cli-option-words-board = Het bord in woorden, niet getekend.
cli-option-host = Het adres om op te luisteren.
cli-option-port = De poort om op te luisteren.
cli-option-data = De map die de partijen bewaart.
cli-option-archive = Een bestand met een hele opslag.
cli-option-backups = De map met back-ups.
cli-option-database = Een PostgreSQL-database die meerdere servers delen.
cli-option-workers = Processen die de poort delen; vereist --database.
cli-option-open = De pagina in een browser openen.
cli-option-home = Laat apparaten in je thuisnetwerk meedoen.
cli-option-proxy = Het adres of netwerk van een vertrouwde proxy; herhaalbaar.
cli-option-public-url = Het adres voor de buitenwereld, achter een proxy.
cli-option-metrics = Beantwoordt Prometheus op /metrics: een poort van deze machine, of host:poort.
cli-option-log-level = Vanaf welk niveau er gelogd wordt: info, warning of error.
cli-option-limit = Een grens aan wat iemand mag vragen, als NAAM=WAARDE; herhaalbaar.
cli-option-match = Het id van een partij, zoals `fathoms admin list` het toont.
cli-option-admin-guest = Het id van een gast, zoals `fathoms admin list` het toont.
cli-option-banned = Het id van een gast, zoals `fathoms admin list` het toont.
cli-option-listed = Hoeveel partijen hoogstens.
cli-option-lift = Weer toelaten.
cli-option-downloaded = Een partij, gedownload van de tafel in de browser.
cli-option-seal = De vingerafdruk, zoals je die vóór het delen hebt genoteerd.
cli-option-saved = Een bewaarde of gedownloade partij.
cli-option-html = Het HTML-bestand dat geschreven wordt.
cli-option-seconds = Hoelang elke meting duurt.
cli-option-search = Ook het boomzoeken meten.
cli-option-batched = Partijen in bulk op één kern, en op de GPU als die er is, met wat elke plaats mag weten.
cli-option-peers = Naast andere bibliotheken die er zijn.
cli-option-identical = Partijen om bit voor bit te vergelijken tussen GPU en CPU.
cli-option-levels = Bots, de zwakste eerst, met komma’s ertussen.
cli-option-pairing = Partijen per koppel.
cli-option-same-games = Dezelfde seed geeft dezelfde partijen.
cli-option-guest = Eén bot van dit niveau tussen de andere zetten.
cli-option-results = De uitslagen hier schrijven: .md, .csv of .svg.
cli-option-every-bot = De bot van elke plaats.
cli-option-bot = De bot van één plaats; herhaal voor elke plaats.
cli-option-rows = Hoeveel partijen het bestand moet bevatten.
cli-option-same-file = Dezelfde seed geeft hetzelfde bestand.
cli-option-counts = Tellen wat elke plaats deed: verbs of actions.
cli-option-most = Acties waarna een partij wordt afgekapt; 20.000.
cli-option-threads = Hoeveel er tegelijk spelen; anders één per kern.
cli-option-parquet = Het Parquet-bestand; gaat verder waar het ophoudt.
cli-option-round-games = Partijen per ronde, en per verandering.
cli-option-rounds = Rondes van bijstellen.
cli-option-tries = Reeksen kleine veranderingen die daarna geprobeerd worden.
cli-option-searched = Partijen van spelers die zoeken, per poging.
cli-option-searches = Reeksen veranderingen, onder hen geprobeerd; traag.
cli-option-same-weights = Dezelfde seed geeft dezelfde gewichten.
cli-option-weights = De gewichten hier schrijven, niet in het spel.
cli-option-ray = Speel op een Ray-cluster: het adres, `auto`, of `local` voor een op deze machine.
cli-option-within = Hoe nauwkeurig een aandeel bekend moet zijn, in procentpunten.
cli-option-games-each = Partijen per kant, wat de nauwkeurigheid ook zegt.
cli-option-same-answer = Dezelfde seed geeft hetzelfde antwoord.
cli-option-cut-off = Acties waarna een partij wordt afgekapt.
cli-option-before = Een spel, een variant tussen aanhalingstekens of het TOML-bestand van een editie.
cli-option-after = Hetzelfde, of alleen opties: cost_outward=7.
cli-option-which-game = Het spel, als A noch B het zegt.
cli-option-set = Wat er varieert; een of twee keer.
cli-option-source = Een spel, of een bestand van `fathoms simulate`.
cli-option-skill = Bots om vaardigheid aan te meten, zwakste eerst; geen: ''.
cli-option-without = Verbiedt dit aan de ene kant na de andere, in plaats van elke soort actie: een actie, het begin ervan of een woord erin; herhaalbaar.
cli-option-looked-at = Partijen per aantal plaatsen, of hoogstens uit een bestand.
error-unwritable = naar { $path } kan niet geschreven worden: { $why }
error-suffix = { $path } moet eindigen op een van deze: { $known }
error-lesson-step = de les heeft stap 1 tot en met { $last }, niet { $given }
error-nothing-to-resume = er is geen partij om mee verder te gaan in { $folder }; begin er een met fathoms play en een spel
error-missing-argument = { $name } ontbreekt; { $instead }
error-see-help = zie { $command } --help
error-no-such-flag = { $command } heeft geen optie { $name }; { $instead }
error-no-such-command = er is geen opdracht ‘{ $name }’; { $instead }
error-flag-value = achter { $name } hoort een waarde
error-flag-number = { $name } vraagt { $wanted }
cli-whole = een heel getal
cli-number = een getal
cli-number-range = een getal van { $low } tot en met { $high }
cli-whole-from = een heel getal vanaf { $low }
cli-whole-range = een heel getal van { $low } tot en met { $high }
error-too-many-arguments = { $command } verwacht daarna niets meer, en er volgt ‘{ $given }’; zie { $command } --help
error-usage = zo kun je { $command } niet gebruiken: { $why }; zie { $command } --help
error-trees = een zoekactie laat 1 tot { $most } bomen groeien, niet { $given }
error-simulations = een zoekactie heeft 1 tot { $most } simulaties, niet { $given }
error-ahead = een simulatie speelt hoogstens { $most } keuzes door, niet { $given }
error-not-home = gewichten van een andere editie of met andere opties zijn niet die van { $name } zoals het is; zeg met --output waar ze heen moeten
cli-migrated = De gegevens hebben formaat { $format }.
cli-exported = { $count ->
    [one] Eén partij staat in { $path }, met alles wat erbij hoort en de sleutel.
   *[other] { $count } partijen staan in { $path }, met alles wat erbij hoort en de sleutel.
}
cli-imported = { $count ->
    [one] Er is nu één partij bewaard.
   *[other] Er zijn nu { $count } partijen bewaard.
}
cli-command-edition = Maakt een editie: beginnen, controleren, vergelijken, tekenen en printen.
cli-command-edition-new = Schrijft de hele doos van een spel als bestand om te veranderen, elke waarde met wat die mag zijn.
cli-command-edition-check = Zegt regel voor regel wat een editie onspeelbaar maakt.
cli-command-edition-diff = Somt de waarden op die twee edities, of de doos en een editie, niet delen.
cli-command-edition-draw = Tekent borden, kaarten en tegels van een editie als SVG-bestanden.
cli-command-edition-print = Schrijft vellen om te printen, uit te knippen en mee te spelen: open de pagina in een browser en print ze op ware grootte.
cli-option-edition-file = Het TOML-bestand van de editie.
cli-option-edition-or-game = Het TOML-bestand van een editie, of een spel voor zijn doos.
cli-option-edition-before = Het TOML-bestand van een editie, of een spel voor zijn doos.
cli-option-edition-after = Het TOML-bestand van een editie, of een spel voor zijn doos.
cli-option-folder = De map voor de tekeningen.
cli-option-paper = Het papier: a4 of letter.
cli-option-daily = De duik van vandaag: dezelfde partij voor iedereen, de datum is de seed.
cli-option-date = De duik van die dag, om te oefenen.

## Aan de tafel op het web: wat er mis kan gaan (errors)

error-other-rules = deze partij is met andere regels begonnen: je kunt hem bekijken en terugkijken, maar niet verderspelen
error-kept-match = dit is een bewaarde partij: de herhaling bekijken kan, verderspelen niet
error-broken-off = deze partij is afgebroken
error-changed-meanwhile = de tafel is intussen veranderd; zo is het nu
error-end-stands = het spel is afgelopen; aan het einde verandert niets meer
error-not-your-act = er valt niets terug te nemen: de laatste zet was niet van jou
error-not-your-seat = plaats { $given } is niet van jou
error-no-seat-here = aan deze tafel is geen plaats { $given }
error-second-seat = je hebt al een plaats, en er spelen hier ook anderen: de geheimen van een andere plaats zijn niet voor jou
error-seat-taken = deze plaats is van iemand; veranderen kan pas als die { $seconds } seconden weg is
error-shown-out = wie deze tafel geopend heeft, had je plaats voor iemand anders nodig; je kunt blijven kijken
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
error-command-id = een opdracht heeft een id van 1 tot { $most } afdrukbare tekens
error-repeated = deze opdracht is al uitgevoerd
error-stale = de partij is intussen veranderd
error-not-kept = dit kon niet bewaard worden ({ $why }); probeer het nog een keer
error-name-length = een naam heeft hoogstens { $most } tekens, en deze heeft er { $given }
error-name-visible = een naam heeft alleen zichtbare tekens
error-devices = deze plaats is al op { $most } apparaten open
error-onlookers-many = { $most } mensen hebben de links van deze tafel al gevolgd; meer kunnen er niet meekijken
error-no-match = deze partij is er niet, of niet voor jou; vraag een link aan iemand die daar aan tafel zit
error-not-over = de partij is nog niet afgelopen
error-kept-from-file = deze partij komt uit een bestand; dat bestand is de partij om te bewaren
error-keep-when-over = een partij met meerdere mensen kun je pas downloaden als hij afgelopen is: eerder zou hij geheimen verraden
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
error-puzzle-acts = een poging bij een puzzel heeft hoogstens { $most } zetten, geen { $given }
error-nobody-waits = hier wacht niemand meer op
error-no-page = de pagina is hier niet
error-no-file = zo’n bestand is er niet
error-nowhere = op dit adres is niets te vinden
error-method = dit adres antwoordt op { $known }, niet op { $given }
error-websocket = hier open je een WebSocket van versie 13, met de volledige handshake
error-no-request = dit is geen leesbaar verzoek van HTTP/1.1, of de kop ervan is te lang
error-inside = hier binnen ging iets mis; het is genoteerd, en misschien helpt het om het nog eens te proberen
error-not-dealt = er is nog niets gedeeld: dat kan als de partij begonnen is
error-dealt = de partij is al begonnen: dat kon alleen daarvoor
error-only-maker = dat beslist alleen wie deze tafel geopend heeft; is die weg, dan kan iedereen die meespeelt het, als iedereen klaar is
error-too-few-seats = { $count } plaatsen zijn te weinig: hier zitten al { $people } mensen
error-no-piece = zo’n stuk ligt niet op tafel waar iedereen het ziet
error-too-many-words = één ding tegelijk: wacht een paar tellen voordat je weer iets zegt of aanwijst
error-no-seal = een eigen getal telt alleen voor dobbelstenen die eerder verzegeld zijn: vraag POST /api/seals om een partij met vingerafdruk, en stuur ze allebei mee
error-no-link = deze link is niet meer geldig; vraag iemand aan tafel om een nieuwe
error-network-here = alleen wie achter de computer zelf zit, kan de tafel voor het netwerk openen
error-too-many-uploads = vanaf jouw adres zijn te veel partijen uit bestanden geopend; wacht een uur
error-uploads-kept = je hebt hier al { $most } partijen uit bestanden; na een tijdje worden ze vergeten

error-no-dice = in deze partij zitten geen dobbelstenen die je kunt controleren: { $why }
error-secret-sealed = deze partij is vóór het einde bewaard: het geheim is nog niet openbaar
error-verify-rules = deze partij is gespeeld met regels { $given } van { $name }, en dit zijn regels { $known }; de pagina /check heeft geen regels nodig
error-database = de database { $where } antwoordt niet zoals het hoort ({ $why }); kijk of hij draait en of --database klopt
error-database-address = { $given } is niet het adres van een PostgreSQL-database; zo ziet er een uit: postgresql://gebruiker@machine/naam
error-banned = wie voor deze server zorgt, heeft hem voor deze browser gesloten
error-over-already = de partij { $given } is al afgelopen
error-end-gathering = de partij { $given } is nog niet gedeeld; fathoms admin delete wist hem
error-match-or-guest = noem een partij, of een gast met --guest
error-other-game = { $path } is een partij van { $name }
error-no-rule = er is geen regel ‘{ $given }’; ze lopen van { $first } tot en met { $last }
error-me = de plaatsen hier zijn 0 tot en met { $last }, dus --me kan niet { $given } zijn
error-no-bot = er is geen bot ‘{ $name }’; { $instead }
error-edition-game = { $path } past bij geen spel, of bij meer dan één; zeg met --game bij welk: { $instead }
error-not-typed = aan deze tafel wordt niet geschreven: wie hem opende, heeft dat niet toegestaan; kant-en-klare woorden kunnen wel
error-text = een bericht heeft 1 tot { $most } zichtbare tekens, op één regel
error-no-puzzle = er is geen puzzel ‘{ $given }’ in { $name }; { $instead }
error-puzzle-over = deze poging is voorbij: ‘{ $phrase }’ komt te laat; begin opnieuw

## Wat er op de opdrachtregel mis kan gaan (terminal)

error-batch-actions = step verwacht één actie voor elk van { $wanted } partijen, als hele getallen, niet { $given }
error-not-there = dat bestand of die map bestaat niet
error-not-allowed = dat mag hier niet
error-is-folder = het is een map
error-no-folder = een deel van het pad is geen map
error-there-already = het bestaat al
error-disk-full = de schijf is vol
error-read-only = daar kan niets geschreven worden
error-in-use = iets anders gebruikt het al
error-no-address = deze computer heeft dat adres niet
error-public-url = --public-url verwacht een adres zoals https://fathoms.example, niet ‘{ $given }’
error-proxy = --proxy verwacht een adres of een netwerk zoals 10.0.0.1 of 10.0.0.0/8, niet ‘{ $given }’
error-folder = { $path } is niet te gebruiken ({ $why }); kies een andere map met --data
error-folder-taken = een andere server gebruikt { $path }; sluit die, of kies een andere map met --data
error-port = poort { $port } van { $host } is niet te gebruiken ({ $why }); kies een andere met --port
error-key-unwritable = naar { $path } kan niet geschreven worden ({ $why }); maak daar ruimte of kies een andere map
error-key-length = de sleutel in { $path } telt { $given } bytes in plaats van { $wanted }; zet de juiste terug, of verwijder het bestand: dan is elke gast nieuw en werkt geen enkele link meer
error-store = in { $path } kunnen geen partijen bewaard worden ({ $why }); maak daar ruimte of kies een andere map
error-store-newer = { $path } heeft formaat { $given }, en deze Fathoms kent { $known }; het is bewaard door een nieuwere Fathoms
error-no-asyncpg = met PostgreSQL praat asyncpg, en dat is niet geïnstalleerd: pip install 'fathoms[postgres]'
error-store-altered = { $path } is langs een andere weg bij formaat { $given } gekomen dan deze Fathoms kent; ga verder met de Fathoms die het bijhoudt
error-workers = meerdere processen kunnen geen map delen; noem met --database een PostgreSQL-database, of laat --workers weg
error-bots-database = noem met --database de database met de servers waarvoor gedacht wordt
error-no-store = in { $path } is niets bewaard
error-store-older = { $path } heeft formaat { $given }, en deze Fathoms schrijft { $known }; werk het bij met fathoms db migrate
error-store-full = { $path } bewaart al { $count } partijen; fathoms db restore zou het bestand ervoor in de plaats zetten
error-store-served = een server werkt met { $path }; sluit ze eerst allemaal
error-archive = { $path } is geen volledig bestand van fathoms db export
error-metrics = { $given } is geen adres voor metingen; zo kan het wel: 9100 of 10.0.0.5:9100
error-metrics-port = { $given } kan niet voor metingen worden gebruikt ({ $why }); kies een ander adres met --metrics
error-log-level = het niveau { $given } bestaat niet; er zijn { $known }
error-limit = { $given } is geen grens; zo kan het wel: messages=200
error-limit-name = de grens { $given } bestaat niet; { $instead }
error-limit-whole = { $name } verwacht een heel getal boven 0, niet { $given }
error-limit-number = { $name } verwacht een getal boven 0, niet { $given }
error-no-such-match = er is geen partij { $given }; fathoms admin list toont welke er zijn
error-no-such-guest = van een gast { $given } wordt niets bewaard; fathoms admin list toont wie er zijn
error-exists = { $path } bestaat al; er is niets veranderd

## Veel partijen (fathoms simulate) (terminal)

error-bots = { $given ->
    [one] er is één bot genoemd
   *[other] er zijn { $given } bots genoemd
} voor { $seats } plaatsen; noem er met --bot één voor elke plaats, of met --bots één voor allemaal
error-no-pyarrow = partijen worden door PyArrow als Parquet bewaard, en dat is niet geïnstalleerd: pip install 'fathoms[lab]'
error-not-games = { $path } is geen bestand met partijen dat fathoms simulate geschreven heeft; noem een ander bestand
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
simulate-unasked = Nooit gevraagd: { $names }

## Het lab: rapporten, vergelijkingen, reeksen (lab)

error-no-ray = een cluster heeft Ray nodig, en dat is niet geïnstalleerd: pip install 'fathoms[cluster]'
error-no-cluster = er is geen Ray-cluster op { $address }: { $why }
error-cluster-rules = het cluster heeft een andere Fathoms, met andere regels of bots: installeer op al zijn machines dezelfde
error-cluster-lost = het Ray-cluster is weggevallen: { $why }
error-side-game = ‘{ $given }’ noemt geen spel; zeg met --game welk
error-side-other-game = { $one } en { $other } zijn twee spellen, en alleen varianten van één spel zijn te vergelijken
error-side-seats = beide kanten moeten evenveel plaatsen hebben; zeg met --seats hoeveel
error-sweep = een reeks schrijf je als NAAM=1..9 of NAAM=a,b,c, met 2 tot en met { $most } waarden, niet als ‘{ $given }’
error-sweeps = een reeks heeft één of twee keer --set nodig, niet { $given } keer
error-sweep-twice = beide keren --set gaat over { $name }; noem het één keer, of noem twee verschillende dingen
bench-cores = { $cores } kernen samen rekenen { $gain } keer zoveel als één alleen.
bench-title = { $variant }, willekeurig gespeeld
bench-measured = gemeten
bench-ratio = verhouding
bench-start-up = opstarten
bench-cold = compileren, de eerste keer
bench-cached = compileren, uit de cache
bench-seconds = { $seconds } s
bench-position = een stelling
bench-bytes = { $bytes } bytes
bench-plain = gewoon Python
bench-compiled = { $threads ->
    [one] gecompileerd, één thread
   *[other] gecompileerd, { $threads } threads
}
bench-decisions = { $rate } beslissingen/s
bench-decisions-games = { $rate } beslissingen/s, { $games } partijen/s
bench-times-plain = { $times } keer gewoon Python
bench-threads = één thread en alle
bench-threads-games = { $one } partijen/s met 1 thread, { $all } met { $cores }
bench-times-cores = { $times } keer met { $cores } kernen
bench-gpu = GPU, één thread per partij
bench-gpu-none = geen in deze computer
bench-gpu-not-installed = numba-cuda is niet geïnstalleerd: pip install 'fathoms[gpu]'
bench-gpu-compared = { $games } partijen, GPU en CPU
bench-identical = bit voor bit gelijk
bench-different = VERSCHILLEND
bench-search = boomzoeken, één thread
bench-simulations = { $rate } simulaties/s
bench-batched-title = { $slots } partijen tegelijk, één thread (hier { $cores } kernen): stappen per seconde processortijd
bench-numbers = getallen per stap
bench-observed = met maskers en waarnemingen
bench-bare = zonder
bench-on-gpu = { $slots } op de GPU
bench-none-here = hier geen
bench-peers-title = willekeurig gespeeld op één kern, telkens { $slots } partijen: stappen per seconde processortijd
bench-steps = stappen/s
bench-ours = in bulk doen wij
bench-times = { $times } keer zoveel
bench-no-numbers = geen
bench-of-plain = { $game }, gewoon Python
bench-of-batched = { $game }, in bulk
lab-plan = Om het verschil van twee aandelen op ±{ $within ->
    [one] { $within } punt
   *[other] { $within } punten
} te kennen (95%), is dit nodig: { lab-plan-given }
lab-plan-given = { $cells ->
    [one] { lab-games }
   *[other] { lab-games } per variant: { $all } voor { $cells }
}
lab-plan-more = Daarna nog ongeveer { $games } partijen: niveaus tegen elkaar, en dezelfde partijen met één ding anders
lab-games = { $games ->
    [one] één partij
   *[other] { $games } partijen
}
lab-games-head = partijen
lab-seats = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
lab-range = { $low } tot { $high }
lab-difference = { $by } ({ $low } tot { $high })
lab-measure = maat
lab-before = ervoor
lab-after = erna
lab-change = verschil (95%)
lab-sure = hoe zeker
lab-certain = zeker
lab-likely = waarschijnlijk
lab-none = geen verschil te zien
lab-less = ← minder
lab-more = meer →
lab-numbers = De getallen
lab-contents = Onderdelen
lab-stalls = Let op: met { $what } zijn { $cut } van { $games } partijen ({ $share }) na { $most } acties afgekapt. Deze bots leerden met de doos zoals die is en wachten hier misschien op elkaar: geef de regel niet de schuld voordat fathoms tune of andere bots het geprobeerd hebben.
lab-method = Hoe er gemeten is
lab-level-newcomer = Nieuweling
lab-level-random = Toeval
lab-level-cheat = Valsspeler
lab-method-players = Spelers: { $bots } op elke plaats, met gewichten die op de doos geleerd zijn zoals die is.
lab-method-games = Partijen: { $games } per variant en aantal spelers, seed { $seed }; partij voor partij dezelfde dobbelstenen voor elke variant. Een partij wordt na { $most } acties afgekapt.
lab-method-sure = De intervallen bevatten de ware waarde in 95 van de 100 gevallen: Wilson voor aandelen, ordestatistieken voor kwantielen, gepaard per partij voor verschillen. Zeker: meer dan 3,3 standaardfouten; waarschijnlijk: meer dan 1,96.
lab-method-guess = Minuten zijn een schatting: { $seconds } seconden per beslissing.
lab-method-version = Fathoms { $version } (versie, regels). Dezelfde opdracht geeft dezelfde pagina.
measure-won = het team wint
measure-turn = gewonnen als { $turn ->
    [1] eerste
    [2] tweede
    [3] derde
   *[other] vierde
}
measure-side = gewonnen: { $side }
measure-length = acties per partij
measure-median = mediaan van de acties
measure-longest = acties die 1 partij op 20 overschrijdt
measure-turns = beurten per partij
measure-late = langer dan op de doos
measure-cut = afgekapt
measure-ending = eindigt met ‘{ $ending }’
measure-choices = keuzes per beslissing
measure-forced = beslissingen zonder keuze
measure-good = keuzes zo goed als de beste
measure-stake = prijs van een willekeurige keuze
measure-leads = wisselingen van leider per partij
measure-decided = beslist na dit deel van de partij
measure-margin = punten voor op de volgende
measure-verb = { $verb }, per partij
compare-change = { $what }, { $seats }: van { $before } naar { $after }, een verschil van { $by }; { $sure }.
compare-nothing = Niets is zeker: { $games } partijen per kant laten geen groot verschil zien.
compare-stayed = { $count ->
    [one] Eén ander getal laat geen verschil zien.
   *[other] { $count } andere getallen laten geen verschil zien.
}
compare-same = Twee keer hetzelfde
compare-changed = Wat er veranderd is
compare-length = Hoelang het duurt
compare-half = de helft binnen { $half }, 19 van de 20 binnen { $most }
compare-length-note = De bovenste balk van elk paar is ervoor, de onderste erna. Dik: de middelste helft van de partijen; dun: 18 van de 20; streep: de mediaan.
compare-sure = Wat er verandert, en hoe zeker dat is
compare-sure-lead = Elk verschil als deel van de waarde ervoor, met zijn interval van 95%; warm: zeker, grijs: geen verschil te zien.
compare-shifts = { $seats }: { $certain } van { $all } getallen zijn zeker veranderd.
compare-acts = { $seats }: { $certain } van { $all } soorten acties komen zeker vaker of minder vaak voor.
compare-chance = Van { $count } getallen zonder verschil zou één op de twintig door louter toeval waarschijnlijk lijken.
compare-eyebrow = Fathoms compare · { $title } · { $before } en { $after } · elk { $games } partijen met dezelfde trekkingen
sweep-title = Wat doet { $what }?
sweep-eyebrow = Fathoms sweep · { $title } · { $base } · { $games } partijen per punt met dezelfde trekkingen
sweep-effects = { $count ->
    [one] Wat één getal doet
   *[other] Wat twee getallen doen
}
sweep-lead = Gearceerd: intervallen van 95%. De warme lijn is de volste tafel.
sweep-box = zoals het is
sweep-ring = Hoe warmer, hoe meer. De ring ligt om wat er nu geldt.
sweep-change = { $what }, { $seats }: { $before } bij { $first }, { $after } bij { $last }, een verschil van { $by }; { $sure }.
report-writing = Het rapport wordt geschreven…
report-as-it-lies = zoals het in de doos zit
report-plain = zoals het is
report-eyebrow = Fathoms report · { $seats } spelers · { $what } · { $games } partijen
report-ends = Het loopt af: { $share } van { $games } partijen kwam tot een einde.
report-team-wins = Hoe moeilijk het is: een team van bots ({ $bots }, { $seats }) wint { $share } van zijn partijen.
report-fair = Het is eerlijk: met { $seats } ligt ‘{ $who }’ het verst van een gelijk aandeel van { $even }, { $share }.
report-unfair = Het is niet eerlijk: met { $seats } is ‘{ $who }’ { $share } in plaats van { $even }.
report-late = Het duurt lang: met { $seats } duurt { $share } van de partijen langer dan de { $minutes } minuten op de doos.
report-in-time = Het eindigt op tijd: zelfs met { $seats } duurt maar { $share } van de partijen langer dan de { $minutes } minuten op de doos.
tile-end = van de partijen komt tot een einde
tile-fair = punten van een gelijk aandeel, in het slechtste geval
tile-fair-fine = eerlijk binnen 2
tile-fair-watch = meer dan 2
tile-fair-unsure = misschien toeval
tile-won = van de partijen wint een team van bots ({ $bots })
tile-won-fine = niet zeker en niet hopeloos
tile-won-watch = te zeker, of hopeloos
tile-length = de helft van de partijen duurt langer
tile-late = { $share } boven { $minutes } min
tile-choices = keuzes per beslissing
tile-forced = { $share } gedwongen
tile-decided = van de partij is voorbij als de helft van de winnaars voorgoed leidt
tile-leads = { $count } wisselingen van leider
tile-near = van de verloren partijen lag tegen het eind nog open
report-length = Eindigt het op tijd?
report-length-lead = { $seconds } seconden per beslissing is een schatting. De hoogte van een heuvel is de wortel van het aantal partijen, zodat je dunne staarten ziet.
report-length-caption = Met { $seats } duurt { $share } van de partijen langer dan de { $minutes } minuten op de doos.
report-length-note = De stippellijn is wat de doos zegt; de paar langste partijen liggen voorbij de rand.
report-median = mediaan { $length }
report-longer = { $share } duurt langer
report-tail = 1 partij op 20 duurt langer dan { $length }
report-longest = langste
report-health = Is het gezond?
report-cut = afgekapt
report-endings = { $share } van { $games } partijen eindigt door een regel.
report-ending = einde
report-rule = regel
report-share = aandeel (95%)
report-news = gebeurtenis
report-news-never = { $count } van { $all } dingen die kunnen gebeuren, kwamen nooit voor: { $names }.
report-news-all = Alle { $all } dingen die kunnen gebeuren, kwamen voor.
report-news-note = Hoe vaak per partij, naar de wortel: de negen vaakste en de drie zeldzaamste, in { $games } partijen die zijn nagespeeld en beluisterd.
report-a-game = per partij
report-in-games = in partijen
report-fairness = Is het eerlijk voor elke plaats?
report-fairness-lead = Naar wie als eerste speelt, als tweede enzovoort; waar iedereen tegelijk kiest, naar plaats. De bleke band is één punt naar elke kant.
report-seat-caption = Met { $seats } ligt ‘{ $who }’ het verst van { $even }: { $share }.
report-chi = Balken: intervallen van 95%. Gelijke plaatsen zouden in { $chance } van zulke onderzoeken evenveel verschillen (χ² = { $value }, { $free } vrijheidsgraden).
report-who = wie
report-together = Hoe vaak wint het team?
report-together-lead = Naar moeilijkheid en niveau. Balken zijn intervallen van 95%.
report-team-caption = Met { $seats } winnen teams van één niveau ({ $bots }) van { $high } bij het makkelijkste tot { $low } bij het moeilijkste.
report-team-note = { $games } partijen per punt.
report-difficulty = moeilijkheid
report-near = { $share } van { $games } verloren partijen was bijna gewonnen: het team stond in het laatste tiende voor.
report-near-bar = bijna gewonnen
report-near-note = Daarboven: waardoor partijen verloren gaan.
report-danger = De helft van de verloren partijen was na { $part } van de partij in gevaar, onder de helft van de kans aan het begin.
report-choice = Valt er iets te beslissen?
report-choice-lead = Wat de regels toestaan, en wat er genomen wordt.
report-choice-caption = Een beslissing heeft { $choices } keuzes; bij { $forced } ervan is er maar één.
report-good = { $good } is zo goed als de beste, op 2 punten winstkans na.
report-stake = Willekeurig kiezen in plaats van het beste zou { $share } winstkans kosten.
report-forced = { $share }: geen keuze
report-open = keuzes van een speler
report-choice-note = { $seats }, { $decisions } beslissingen.
report-acts-never = Nooit door iemand gedaan: { $names }.
report-acts-all = Alles wat je kunt doen, doet iemand ook.
report-acts-undone = { $count } van { $all } losse acties zijn nooit gekozen: { $names }.
report-acts-note = Aandeel van alle acties, per soort.
report-mix = Zo gevarieerd als { $count } even vaak gebruikte soorten.
report-act = actie
report-tension = Ligt het tot het eind open?
report-tension-lead = Kansen zijn wat de hints van de bots over een stelling zeggen, verbeterd naar hoe zulke stellingen in deze partijen afliepen.
report-tension-caption = Op negen tiende van de partij heeft de helft van de latere winnaars niet meer dan { $half }; de leider wisselt { $leads } keer, en de helft van de winnaars leidt voorgoed na { $decided } van de partij.
report-team-tension = Een team begint met { $share }; op negen tiende van de partij staat de helft van alle teams tussen { $low } en { $high }.
report-even = gelijk aandeel
report-at-start = aan het begin
report-half-above = de helft staat hierboven
report-of-game = van de partij gespeeld
report-of-game-percent = tot zoveel procent van de partij gespeeld
report-bands = { $seats }, { $games } partijen. Banden: de middelste helft en vier vijfde.
report-decided = In { $share } van de partijen neemt de winnaar pas in het laatste tiende voorgoed de leiding.
report-decided-note = Wanneer de latere winnaar voor het laatst de leiding nam; helemaal aan het eind als hij daarvoor nooit voorstond.
report-typical = Een typische partij: { $length } acties, ongeveer { $time }.
report-typical-note = Partij { $game } van seed { $seed }, de mediaan in lengte. Elke lijn is een winstkans.
report-board = Waar gebeurt het?
report-board-caption = { $count ->
    [one] De drukste plek van { $all } ziet
   *[other] De { $count } drukste plekken van { $all } zien
} { $share } van wat er op het bord gedaan wordt.
report-board-note = Procent van { $acts } keuzes op het bord, in { $decisions } beslissingen; plekken onder 2% zonder cijfer.
report-things-never = { $count } van { $all } kaarten, plekken en andere dingen kwamen nooit voor: { $names }.
report-things-some = { $count } van { $all } kaarten, plekken en andere dingen kwamen nooit voor.
report-things-all = Alle { $all } kaarten, plekken en andere dingen kwamen voor.
report-things-note = Waarover gebeurtenissen gaan, en hoeveel van die dingen erbij waren, in dezelfde partijen. Sommige vragen andere opties of meer spelers.
report-seen = gezien
report-most = het vaakst
report-rarest = het minst vaak
report-wait = Tussen twee eigen beurten beslissen de anderen { $count } keer, ongeveer { $time }; één op de 20 keer wacht je langer dan { $long }.
report-ties = { $share } van de partijen heeft meerdere winnaars.
report-comeback = { $share } van de zeges kwam terug van minder dan de helft van de kans aan het begin.
report-sealed = De helft van de partijen is pas na { $part } van de partij zo goed als beslist, blijvend op 90%.
report-leader = Wie na de helft van de partij voorstaat, wint { $half } van de partijen; na een kwart { $quarter }, na negen tiende { $ninety }.
report-leader-note = Hoe vaak uiteindelijk wint wie na zoveel procent van de partij de beste kans heeft.
report-skill = Vaardigheid of geluk?
report-skill-caption = { $player } – { $rival }: { $share } van de partijen gaat naar de eerste; hoe dichter bij de helft, hoe meer geluk.
report-beats = { $player } – { $rival }
report-guest = { $player }, alleen – { $rival }
arena-team = team ({ $player })
arena-line = { $what }, { $share } van { $games } partijen gewonnen (95%: { $range })
arena-cut = { $line }; { $count } afgekapt
tune-round = { $seats }, { $what }: { $lead } standaardafwijkingen voor
report-skill-note = { $seats }, elk { $games } partijen, plaatsen gewisseld, trekkingen gespiegeld; balken zijn intervallen van 95%.
report-worth = Wat is alles waard?
report-worth-lead = Een speler, of een heel team, mag iets niet doen wat de regels toestaan, bij dezelfde start; waar spelers tegen elkaar spelen, mogen de anderen het wel. Zoveel minder als er dan gewonnen wordt, is het deze bots waard.
report-ban = Het meest waard: ‘{ $what }’. Wie het niet mag, wint { $won } in plaats van { $share }.
report-ban-team = Het meest waard: ‘{ $what }’. Een team dat het niet mag, wint { $won } in plaats van { $share }.
report-ban-none = Niets wordt met zekerheid gemist: wie een van deze dingen niet mag, wint nog steeds ongeveer { $share }.
report-ban-note = { $seats }, { $games } partijen per regel, start voor start vergeleken. Waar de regels niets anders laten, gebeurt het verbodene toch.
report-ban-idle = Zonder enig effect verboden, omdat er niets anders te doen was of het niets beslist: { $names }.
report-banned = verboden
report-luck = Van wat de ene partij doet winnen en de andere verliezen, komt { $deal } van de start, { $draws } alleen van dobbelstenen en kaarten daarna, { $whims } alleen van de grillen van de spelers en { $both } pas van beide samen.
report-luck-deal = de start
report-luck-draws = dobbelstenen en kaarten daarna
report-luck-whims = grillen van de spelers
report-luck-both = dobbelstenen en grillen samen
report-luck-source = waarvan
report-luck-note = { $seats } van één niveau; { $games } starts vier keer gespeeld: met andere dobbelstenen, met andere grillen, met allebei. Grillen zijn keuzes tussen gelijken en gissingen naar wat verborgen is. Samen: een gril treft andere dobbelstenen dan anders.
report-kings = Wie laatste is, kan kiezen wie wint: speelt hij vanaf de helft voor de leider, dan wint die { $first }; speelt hij voor de tweede, { $second }: een verschil van { $by } punten.
report-no-kings = Dat de laatste kiest wie wint, is niet te zien: speelt hij vanaf de helft voor de leider, dan wint die { $first }; speelt hij voor de tweede, { $second }.
report-kings-alone = voor zichzelf
report-kings-first = voor de leider
report-kings-second = voor de tweede
report-kings-head = de laatste speelt
report-kings-note = { $seats }, { $games } partijen: zeges van wie halverwege aan de leiding staat. Vanaf daar neemt de laatste wat op het eerste gezicht het best is voor de ander; een slimmere helper zou meer veranderen.
report-margin = { $title }: de winnaar staat { $margin } voor op de volgende, in { $share } van de partijen hooguit één.
report-margin-note = { $seats }, { $games } partijen.
report-ahead = voorsprong op de volgende
report-beaten = Met negen tiende van de partij gespeeld heeft de helft van de beste verliezers nog een kans van meer dan { $half }; in { $share } van de partijen is dat meer dan het gelijke aandeel van { $even }.
report-beaten-axis = zijn kans, tot zoveel procent
report-missed = Hoe dicht verloren partijen bij winst waren ({ $what }): { $share } miste er maar één, de helft niet meer dan { $half }.
report-spared = Hoe dicht gewonnen partijen bij verlies waren ({ $what }): { $share } was er maar één van af, de helft niet meer dan { $half }.
report-lacked = wat er nog ontbrak

## My games (mine)

mine-running = Bezig
mine-result = Uitslag
mine-any-game = Elk spel
mine-any-level = Elk niveau
mine-with = met { $names }
mine-alone = alleen
mine-remove = Uit de lijst halen
mine-removed = Verwijderd.
mine-undo = Ongedaan maken
mine-wins = Overwinningen per spel en niveau
mine-move = Bewaren of meenemen
mine-move-help = Eén bestand met alle afgelopen partijen, zetten en dobbelstenen. Een andere Fathoms kan het lezen.
mine-export = Exporteren
mine-import = Importeren
mine-not-games = Dit bestand bevat geen partijen van Fathoms; kies er een van ‘Exporteren’.
mine-notify = Seintje als ik aan de beurt ben
mine-notify-refused = Deze browser staat hier geen meldingen toe; dat kan in de instellingen anders.
mine-shown = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
mine-imported = { $count ->
    [one] Eén partij gelezen.
   *[other] { $count } partijen gelezen.
}
mine-sum = { $count ->
    [one] { $wins } gewonnen, van één partij.
   *[other] { $wins } gewonnen, van { $count } partijen.
}

## Editions (setup)

stock-board = Bord
stock-cards = Kaarten
stock-tiles = Tegels
stock-tokens = Fiches
stock-dice = Dobbelstenen, vlak voor vlak
stock-figures = Figuren
stock-costs = Wat dingen kosten
ui-edition-box = De hele doos
ui-edition-file = Bestand openen
ui-edition-none = Speel zonder
ui-edition-good = { $count ->
    [0] Er is nog niets veranderd.
    [one] Eén waarde is veranderd. Er kan mee gespeeld worden.
   *[other] { $count } waarden zijn veranderd. Er kan mee gespeeld worden.
}
ui-edition-large = Dit bestand is te groot voor een editie.
ui-edition-drawn = De tafel en de doos zoals beschreven

## De duik van de dag: wat mis kan gaan, en in de terminal (errors)

error-daily-date = ‘{ $given }’ staat niet op de kalender; schrijf de dag zo: 2026-11-17.
error-daily-future = { $given } is nog nergens begonnen; elke dag tot en met vandaag kan wel.
error-daily-fixed = De duik van de dag is voor iedereen dezelfde: plaatsen, regels, bots en dobbelstenen kun je niet veranderen.

## De duik van de dag: de pagina (daily)

daily-lead = Vijf deuren, vandaag voor iedereen dezelfde dobbelstenen en kaarten. De eerste poging telt.
daily-new = Nieuwe deuren over { $hours } u { $minutes } min.
daily-practice = De deuren van { $day }, om te oefenen: alleen die van vandaag tellen.
daily-dive = Duiken
daily-again = Nog eens
daily-streak = { $count ->
    [0] Nog geen reeks
    [one] Reeks: 1 dag
   *[other] Reeks: { $count } dagen
}
daily-keep = { $count ->
    [0] Eén deur per dag houdt de lantaarn brandend, of je nu wint of verliest.
    [one] Eén deur per dag houdt de lantaarn brandend, of je nu wint of verliest. Record: 1 dag.
   *[other] Eén deur per dag houdt de lantaarn brandend, of je nu wint of verliest. Record: { $count } dagen.
}
daily-lit = { $day }: aan
daily-unlit = { $day }: uit
daily-result = Mijn resultaat
daily-sum = { $won }/{ $count } gewonnen, reeks { $streak }
daily-key = Elk spel met de letters van zijn regels: ● gewonnen, ○ verloren, een tweede ● zonder tips, · nog open.
daily-copy = Tekst kopiëren
daily-copied = Gekopieerd.
daily-not-copied = In deze browser mag een pagina niet kopiëren; selecteer de tekst en kopieer hem zelf.
daily-picture = Afbeelding
daily-says-won = { $game }: gewonnen
daily-says-won-alone = { $game }: gewonnen zonder tips
daily-says-lost = { $game }: verloren
daily-says-lost-alone = { $game }: verloren zonder tips
daily-says-open = { $game }: nog open
daily-other = Een andere dag:
daily-proof = De datum is de seed: wie hetzelfde speelt, krijgt hetzelfde, hier, in de terminal en zonder server.

## Eigen woorden aan tafel (company)

say-mute-one = Tonen wat { $name } zegt
say-write = Schrijf iets
say-send = Versturen
company-away = { $name } is even weg.
company-reclaim = Terwijl je weg was, is je plaats overgenomen.
company-take-back = Mijn plaats terugnemen
say-hooray = Hoera!
say-laugh = Haha!
say-gasp = O nee!
say-grumble = Grrr!
say-sorry = Sorry!
say-slow = Rustig aan
say-heart = Bedankt!
say-look = Kijk!
say-point = Aanwijzen
say-point-now = Kies wat je iedereen wilt laten zien.
say-help = Aanwijzen kan ook door de muisknop op een stuk ingedrukt te houden, of met P.
say-mute = Laat zien wat anderen zeggen
say-said = { $seat }: { $word }
say-points = { $seat } wijst aan: { $name }
say-here = { $seat }: hier!

## Puzzles in the terminal, and how they are found (terminal)

error-no-puzzles = in { $games } partijen is geen puzzel gevonden: probeer een andere --seed of meer --games

cli-command-puzzle = Los een puzzel op in de terminal: één beurt, niets hangt af van het toeval.
cli-command-puzzles = Vindt puzzels door te spelen en te zoeken, en bewijst ze.
cli-command-puzzles-make = Vindt de puzzels van een spel opnieuw: bots spelen, elke beurt wordt tot het eind doorzocht, en wat maar op weinig manieren lukt, blijft.
cli-command-puzzles-check = Bewijst elke puzzel van een spel opnieuw door te zoeken.
cli-option-puzzle = De code van de puzzel; zonder code de eerste die nog niet is opgelost.
cli-option-puzzle-list = De puzzels opsommen, en welke zijn opgelost.
cli-option-puzzle-count = Hoeveel puzzels.
cli-option-puzzle-games = Hoeveel partijen worden doorzocht.
cli-option-puzzle-seed = Dezelfde seed vindt dezelfde puzzels.
cli-option-puzzle-file = Het bestand dat wordt geschreven; anders dat van het spel.
puzzle-head = Puzzel { $number } van { $all } ({ $id }), { $fins }
puzzle-acts = { $acts ->
    [one] Eén zet is genoeg.
   *[other] { $acts } zetten zijn genoeg.
}
puzzle-keys = Antwoord met een nummer. Of typ { typed-hint }, { typed-undo }, { typed-reset }, { typed-board }, { typed-next }, { typed-quit }.
puzzle-keys-answer = Antwoord met een nummer. Of typ { typed-hint }, { typed-answer }, { typed-undo }, { typed-reset }, { typed-board }, { typed-next }, { typed-quit }.
puzzle-solved = Opgelost! Goed gedaan.
puzzle-missed = Net niet: nu beslist het toeval of iemand anders, en het doel is niet bereikt. Dat is teruggenomen; probeer het anders.
puzzle-hint = Zo kan het beginnen: { $act }.
puzzle-no-hint = Vanaf hier lukt het niet meer. Typ { typed-reset } om opnieuw te beginnen.
puzzle-answer = De oplossing: { $acts }.
puzzle-answer-later = Probeer het eerst twee keer; dan vertel ik het je.
puzzle-next = Druk op Enter voor de volgende puzzel, of typ { typed-quit }.
puzzle-all = Je hebt alle puzzels van dit spel opgelost!
puzzle-left = Kom terug met: { $command }
puzzles-finding = Spelen en zoeken
puzzles-found = { $count } puzzels uit { $candidates } kandidaten: { $games } partijen, { $positions } beurten doorzocht.
puzzles-proved = { $count ->
    [one] Eén puzzel klopt.
   *[other] Alle { $count } puzzels kloppen.
}
puzzles-wrong = { $id }: { $why }
puzzles-wrong-answer = de oplossing klopt niet
puzzles-wrong-acts = de kortste oplossing kost { $acts ->
    [one] één zet
   *[other] { $acts } zetten
}
puzzles-wrong-easy = er zijn te veel oplossingen
puzzles-wrong-wide = er is meer te doorzoeken dan een mens zou bekijken
