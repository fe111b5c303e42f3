### Tentacolor in het Nederlands: waarom iets gebeurt, en elke genummerde regel in één zin.

## Waarom

why-laid = Geteld vanaf het einde van de tentakel: zoveel kaarten op een rij delen één kleur.
why-gave = Elke beurt eindigt met een cadeautje: een van de laatste twee kaarten gaat naar links.
why-bitten = Er werd een Haai gelegd. Hij pakt de laatste kaart van een andere tentakel, welke het ook was.
why-scattered = Er werd een Vissenschool gelegd. Iemand anders moet de enige kaart in de hand ongezien omruilen.
why-drew-more = Er werd een Zeldzaam exemplaar gelegd: nog een kaart, en nog een om te leggen.
why-longest = Niemand kon nog trekken, dus wint de langste reeks aan het einde van een tentakel.

## De genummerde regels

tc-01 = Je speelt met twee, drie of vier spelers.
tc-02 = Iedereen heeft het hele spel één tentakel.
tc-03 = De 60 kaarten worden geschud en iedereen krijgt er een, gedekt.
tc-04 = De andere kaarten zijn de trekstapel.
tc-05 = Wie de expeditie leidt, begint, met een kaart meer.
tc-06 = In het basisspel zijn de tentakelpunten alleen voor de sier.
tc-07 = Je hebt vijf kaarten op een rij nodig, met twee spelers zes.
tc-08 = Een beurt: trek er een, leg er een, geef er een; dan de volgende speler met de klok mee.
tc-09 = Je trekt de bovenste kaart en laat hem niet zien.
tc-10 = Je moet precies één kaart aan het einde van je tentakel leggen.
tc-11 = Heb je een kaart in de kleur van je reeks, dan moet je er zo een leggen; anders begint elke kaart een nieuwe reeks.
tc-12 = Je reeks, dat zijn de kaarten aan het einde van je tentakel die een kleur delen.
tc-13 = Een kaart telt voor beide kleuren; een nieuwe reeks kan dus meteen twee lang zijn.
tc-14 = Gelegde kaarten blijven; alleen een Haai haalt er een weg.
tc-15 = De kaart die je reeks compleet maakt, wint meteen, nog voor het dier iets doet.
tc-16 = Een dier doet meteen iets als zijn kaart gelegd wordt; weigeren kan niet.
tc-17 = Dieren doen alleen iets als ze gelegd worden, niet bij trekken, geven of blootleggen.
tc-18 = Haai: hij bijt de laatste kaart van een andere tentakel af; jij kiest welke.
tc-19 = Is er niets te bijten, dan doet de Haai niets; in je eigen tentakel bijt hij nooit.
tc-20 = Na een beet is de kaart ervoor weer het einde, en een oudere, langere reeks kan terugkomen.
tc-21 = Wat een afgebeten dier deed, blijft zo.
tc-22 = Vissenschool: een ander legt de kaart uit de hand ongezien in de doos en trekt een nieuwe.
tc-23 = De anderen hebben maar één kaart; er valt niets te kiezen.
tc-24 = Zeldzaam exemplaar: trek nog een kaart en leg een van je drie, welke je maar wilt.
tc-25 = Staat ook daar een dier op, dan doet dat ook iets.
tc-26 = Kaarten in de doos zijn uit het spel.
tc-27 = Daarna geef je een van je twee kaarten naar links, gedekt.
tc-28 = Je moet er een geven; dieren mogen ook en doen dan niets.
tc-29 = Wie de kaart kreeg, is daarna aan de beurt.
tc-30 = Je wint als genoeg kaarten aan het einde van je tentakel een kleur delen.
tc-31 = De winnaar mag er een tentakelpunt bij leggen, voor de sier.
tc-32 = Experts krijgen elk een geheime tentakelpunt met drie kleuren.
tc-33 = Met tentakelpunten wint een complete reeks nog niet; de beurt gaat door.
tc-34 = Is je reeks aan het begin van je beurt compleet in een kleur van je tentakelpunt, dan win je.
tc-35 = Is hij ingekort of staat de kleur niet op je tentakelpunt, dan speel je gewoon verder.
tc-36 = Is de stapel leeg als iemand moet trekken, dan is het spel uit.
tc-37 = Dan wint de langste reeks; zijn er twee even lang, dan de langste rij van één kleur ergens in de tentakel; anders delen jullie de winst.
tc-38 = Met een lege stapel doen Vissenschool en Zeldzaam exemplaar niets.
tc-39 = Wie de laatste kaart trekt, maakt de beurt nog af.
tc-40 = Spelen jullie door, dan worden de doos en alle kaarten vóór de huidige reeks een nieuwe stapel.
tc-41 = Alle opties zijn vrij te combineren.
tc-42 = Je mag onthouden wat je zag: wat je gaf, en wie geen kaart van een kleur had.
tc-43 = Wie een beurt begint met een complete reeks en niet wint, verraadt dat de kleur niet op de tentakelpunt staat.
