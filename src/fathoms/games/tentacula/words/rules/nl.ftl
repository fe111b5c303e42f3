### Tentacula in het Nederlands: waarom iets gebeurt, en elke genummerde regel in één zin.

## Waarom

why-swims = Een vis zwemt naar het volgende vrije veld met het gekozen dier; bezette velden worden overgeslagen.
why-seen = Dit veld heeft niet aan beide kanten koraal, dus zag ze de vis aankomen.
why-seen-at-end = De ronde is om en deze vis is nog in het zicht. Tentacula kijkt nog één keer voor de volgende ronde.
why-stolen = De dobbelsteen toonde deze kleur, of het team stond hem af: zo’n edelsteen is nu weg uit de schatkist.
why-missing = In de schatkist ligt geen edelsteen van die kleur, dus kiest het team welke gaat. Sta er een af die jullie niet nodig hebben.
why-no-room = Beide rijen van het rif zijn vol, zover het bord open ligt. Het dier van de tegel telt nog mee; daarna gaat hij in de doos.

## De genummerde regels

tn-01 = Je speelt met twee tot vier spelers, als één team.
tn-02 = De drie vissen beginnen op de startvelden.
tn-03 = Het team kiest de verstopplek die vol moet; alle 16 edelstenen beginnen in de schatkist.
tn-04 = Iedereen neemt een ander dierenfiche.
tn-05 = De poorten worden geschud; de eerste staat in de eerste boog.
tn-06 = Hoe moeilijker, hoe minder schelpen je aan het begin hebt: 2, 1, 1 of 0.
tn-07 = Moeilijkere niveaus laten slakkentegels weg, die geen gaten hebben.
tn-08 = De tegels worden geschud, met een van beide kanten boven.
tn-09 = Het rif begint met één tegel aan de binnenkant en één aan de buitenkant.
tn-10 = Iedereen pakt een tegel en draait hem om; de schildpad mag de zichtbare kant houden.
tn-11 = De tegels die over zijn, vormen de stapel.
tn-12 = De volgende tegels komen in kolom 2, binnen of buiten.
tn-20 = In een ronde speelt iedereen met een tegel één keer.
tn-21 = Er is geen vaste volgorde: het team beslist wie er speelt.
tn-22 = Je legt je tegel op de volgende vrije plek, binnen of buiten.
tn-23 = Plekken die al voorbij zijn, worden nooit meer gevuld.
tn-24 = De ene rij mag verder zijn dan de andere.
tn-25 = Is de ene rij vol zover het bord open ligt, dan gebruik je de andere.
tn-26 = Zijn beide rijen vol, dan leg je de tegel niet neer: zijn dier telt nog mee, en hij gaat in de doos.
tn-27 = Zand moet aan zand liggen; een tegel past dus maar op één manier.
tn-28 = Start, finish en de eerste vier velden zijn altijd beschut.
tn-29 = Een veld is beschut als aan beide kanten een tegel ligt en geen van beide daar water toont.
tn-30 = Een tegel aan maar één kant beschut niets.
tn-31 = Verzet een vis naar het volgende vrije veld met het dier van je tegel.
tn-32 = Bezette velden sla je over.
tn-33 = Elk dier leidt naar de finish, maar alleen als er geen vrij veld met dat dier meer voor je ligt.
tn-34 = Een vis bij de finish beweegt niet meer.
tn-35 = Een vis kan niet bewegen als er geen zo’n veld meer voor hem ligt.
tn-36 = Vissen zwemmen alleen in de volgorde van de poort onder een boog door.
tn-37 = Een vis die nog niet mag, mag wel tot de boog zwemmen; daarna is de volgorde vrij.
tn-38 = Alleen de poort van de huidige boog telt.
tn-39 = Kan er met je tegel een vis zwemmen, dan moet je er een verzetten, met tegel of schelp.
tn-40 = Schelpzet: voor een schelp van het team gebruik je het dier van je fiche.
tn-41 = Met een schelp koop je geen zet die je tegel je al geeft.
tn-42 = Kan er met je tegel geen vis zwemmen, dan mag je een schelpzet doen of geen vis verzetten.
tn-43 = Een bijzonder veld werkt één keer, voor de vis die er net aankomt.
tn-44 = Schelpveld: het team vindt een schelp, hoogstens zes.
tn-45 = Dolfijn: voor een schelp brengt hij een ontbrekende edelsteen van de schatkist naar de verstopplek.
tn-46 = Edelstenen in de verstopplek zijn voorgoed veilig.
tn-47 = Haai: voor een schelp haalt hij een gestolen edelsteen terug, als Tentacula er een heeft die de verstopplek mist.
tn-48 = Een bijzonder veld werkt hoogstens één keer per beurt; je mag het combineren met een schelpzet.
tn-49 = Is de vis die je verzette in het zicht, gooi dan: een edelsteen van die kleur wordt gestolen.
tn-50 = Heeft de schatkist die kleur niet, dan kiest het team een andere.
tn-51 = In een beurt telt alleen de verzette vis, met je nieuwe tegel er al bij.
tn-52 = Wie het laatst speelde, trekt het eerst, dan de anderen met de klok mee.
tn-53 = Een getrokken tegel wordt omgedraaid: je krijgt de kant die je niet zag.
tn-54 = Is de stapel leeg, dan komen tegels van het eind van het rif, omgedraaid.
tn-55 = Is er nergens meer een tegel, dan krijg je er geen.
tn-56 = Aan het eind van een ronde steelt Tentacula één keer voor elke vis in het zicht.
tn-57 = Zijn alle drie de vissen onder een boog door, dan klapt het bord aan het eind van de ronde om.
tn-58 = Heeft dan niemand een tegel, dan is het spel verloren.
tn-60 = Zeepaardje: gooi je voor een diefstal, dan mag je nog één keer; de tweede worp telt.
tn-61 = Krab: gooi elke schelp die je betaalt op; schelpkant boven, dan blijft hij bij het team.
tn-62 = Kwal: je schelpzet mag elk dier gebruiken.
tn-63 = Schildpad: je ziet beide kanten van je tegel en kiest welke boven ligt.
tn-70 = Na de eerste boog gaat de linkerklep open: nieuwe velden, maar de stapel is weg.
tn-71 = Na de tweede boog gaat de rechterklep dicht: de tegels eronder zijn weg.
tn-72 = Bij het omklappen blijven vissen, tegels in de hand, edelstenen en schelpen zoals ze zijn.
tn-73 = Bij de derde boog klapt er niets om.
tn-80 = Jullie winnen als de derde vis thuis is en verstopplek en schatkist samen alle gevraagde edelstenen hebben.
tn-81 = Alle vissen zijn thuis, maar er ontbreekt een edelsteen: bijna.
tn-82 = Heeft niemand een tegel voordat de vissen thuis zijn, dan is het rif op en verliezen jullie.
tn-83 = Is de schatkist leeg voordat de vissen thuis zijn, dan verliezen jullie meteen.
tn-84 = De verstopplek is vol, maar het rif is op: vissenvoer.
tn-85 = De derde vis bij de finish maakt meteen een eind aan het spel.
