### Treasure Hunting: Kraken in het Nederlands: waarom iets gebeurt, en elke genummerde regel in één zin.

## Waarom

why-rolled-on-wind = Het schip begon deze beurt op wind, dus telt de worp dubbel.
why-dial-turns = De beurt van de startspeler zet de wijzer verder: meestal woede in ronde 3, een driftbui in ronde 6, enzovoort.
why-gripped = Het schip was binnen één veld van een tentakel en gooide niet meer dan de Kraken: hoogstens één punt bij de volgende worp.
why-defence-lost = De dobbelsteen van de aanvaller was hoger. De volgende worp van de verliezer telt 2 punten minder.
why-steals = Wie een gevecht wint tegen het schip met de schat, pakt die meteen.
why-pillar-rises = De wijzer kwam op driftbui, en op elke koraalvoet groeide een zuil.

## De genummerde regels

th-01 = Alle schepen beginnen op Start; de schat ligt in het midden.
th-02 = Iedereen heeft een schip en een dobbelsteen; er staat nog geen zuil.
th-03 = Jullie spreken af wie begint; het gaat met de klok mee.
th-04 = De wijzer begint op driftbui, zonder gevolg.
th-05 = Alleen de startspeler verzet de wijzer, elke eigen beurt één stap.
th-06 = Daarna gooi je voor punten.
th-07 = Geef je punten uit aan acties, in de volgorde die je wilt, tot ze op zijn.
th-08 = Punten die over zijn, vervallen; een beurt waarin niets meer kan, eindigt vanzelf.
th-10 = Wat je dobbelsteen toont, zijn je punten.
th-11 = Staat je schip op wind als je gooit, dan tellen de punten dubbel.
th-12 = Elke verloren verdediging sinds je vorige worp kost 2 punten; minstens 1 blijft over.
th-13 = Heeft de Kraken je gegrepen sinds je vorige worp, dan mag je hoogstens 1 punt gebruiken.
th-14 = Doe wat je kunt betalen, zo vaak je wilt, en stop wanneer je wilt.
th-15 = Een veld vooruit kost 1 punt, achteruit 2; je blijft op de ring.
th-16 = Een ring naar binnen kost 7 punten.
th-17 = Een ring naar buiten kost 9 punten; jij kiest het veld.
th-18 = In het midden is er geen vooruit of achteruit.
th-19 = Schepen blokkeren nooit; ze mogen een veld delen.
th-20 = Geen schip kan op een veld met een zuil komen; een lege koraalvoet is een gewoon veld.
th-21 = Tentakels en koraalvoeten houden geen schip tegen.
th-22 = Vaar je het midden in, dan mag je de schat meteen pakken, gratis.
th-23 = Er is één schat; je houdt hem tot iemand hem steelt.
th-24 = Je wint zodra je schip met de schat Start binnenvaart.
th-25 = Steel je de schat op Start, vaar dan weg en weer terug.
th-28 = Een schip op je veld of ernaast aanvallen kost 3 punten.
th-29 = Ernaast is één stap langs de ring of naar een andere ring, met of zonder zuilen.
th-30 = Beiden gooien; gooien ze evenveel, dan nog een keer.
th-31 = De dobbelsteen van de aanvaller is lager: er gebeurt niets.
th-32 = De dobbelsteen van de aanvaller is hoger: het andere schip heeft 2 punten minder bij de volgende worp.
th-33 = En heeft het de schat, dan pakt de aanvaller die meteen.
th-34 = Je mag in een beurt meerdere keren aanvallen, ook hetzelfde schip.
th-36 = Een zuil naast je aanvallen kost 3 punten.
th-37 = De zuil verliest wat je gooit; bij nul is hij weg.
th-40 = Wat de wijzer toont, gebeurt meteen, vóór de worp om punten.
th-41 = In slaap: er gebeurt niets.
th-42 = Woedend: elk schip binnen één veld van een tentakel wordt aangevallen, één keer.
th-43 = De Kraken gooit twee tienzijdige dobbelstenen, één keer voor iedereen; de som telt.
th-44 = Elk aangevallen schip moet meer gooien dan de Kraken om te ontkomen.
th-45 = Wie het niet haalt, mag bij de volgende worp hoogstens 1 punt gebruiken.
th-46 = Driftbui: op elke koraalvoet rijst een zuil van hoogte 6 op; beschadigde groeien weer aan.
th-47 = Een schip waaronder een zuil oprijst, wordt gratis teruggeduwd, tot het eerste vrije veld.
th-48 = Zuilen staan tot iemand ze breekt.
th-50 = Wie het eerst met de schat thuis is, wint; een tweede plaats is er niet.
th-51 = Alle opties zijn te combineren; op een eigen bord moet je in het midden en weer thuis kunnen komen.
