### Barrakuda: wat de les zegt.

lesson-aim = Gezonken goud! Wie het eerst 8 goud in de kluis heeft, wint. In je buidel is het niet veilig: anderen kunnen het pakken.
lesson-dive = Iedereen kiest in het geheim een kaart. Het nummer is het wrak waar je heen duikt. Wrak 4 heeft het meeste goud. Duiken maar!
lesson-plates = Je was hier alleen, dus kreeg je allebei de plaatjes. Het donkere is voor één duiker, het lichte voor iedereen die er is.
lesson-teeth = Na elke duik gaat de barracuda zwemmen. Twee dobbelstenen zeggen hoe ver, en waarheen. Waar hij stopt, raakt iedereen het goud uit zijn buidel kwijt!
lesson-home = Vijf goud in een open buidel? Daar word ik zenuwachtig van. Wrak 5 is de weg naar je kluis.
lesson-vault = Berg je goud nu op. Alles, zou ik zeggen!
lesson-barracuda = Je rivaal heeft zeven goud bij zich. Tijd om gemeen te zijn: speel je Barracudakaart. Jij gaat plat liggen, en roept verder niemand hem, dan gehoorzaamt de vis je.
lesson-steer = Je rivaal is bij wrak 3, hier vlakbij. Stuur die tanden eropaf!
lesson-collect = Hap! Bij wrak 3 ligt vier goud, en het is van niemand. Wees er als eerste!
lesson-row = Het goud is van jou! En bij wrak 3 krijg je gespeelde kaarten terug. Neem ze: je hebt ze nodig.
lesson-initiative = Gespeelde kaarten liggen in je rij. Komen twee duikers elkaar tegen, dan gaat de kortste rij voor. De jouwe! Duik naar wrak 4.
lesson-rob = Jij gaat hier voor. Neem twee goud van het wrak, of alles uit de buidel van je rivaal. Sorry, rivaal!
lesson-again = Negen goud in je buidel, en drie is genoeg. Terug naar wrak 5!
lesson-win = Berg het op. Over die laatste munt vertellen ze nog jaren!
