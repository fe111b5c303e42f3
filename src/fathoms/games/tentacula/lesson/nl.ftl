### Tentacula: wat de les zegt.

lesson-aim = Drie vissen, drie deftige hoeden, één lange weg naar huis. Breng ze alle drie naar de finish, samen met je maatje.
lesson-treasure = Dit is jullie schat. De verstopplek wil één edelsteen van elke kleur. Maar Tentacula loert: ze steelt zodra een vis in het zicht is.
lesson-turn = Elke ronde spelen jullie allebei één keer, in welke volgorde je maar wilt. Jij hebt een krabbentegel. Begin maar!
lesson-place = Het rif verstopt vissen, maar alleen met koraal aan beide kanten. Leg je tegel aan de binnenkant. Je maatje doet de andere kant.
lesson-swim = Op je tegel staat een krab, dus één vis zwemt naar zijn volgende krab. Neem Rood, de kleine met de bolhoed.
lesson-partner = Nu je maatje. Kijk: het rif gaat dicht aan de buitenkant, en Geel vindt een schelp. Met schelpen koop je hulp!
lesson-gap = Je nieuwe tegel heeft een gat: water in het midden. Speel, en leg hem aan de buitenkant. Wie bij het gat zwemt, wordt gezien.
lesson-shelter = Weer een krab! Dat veld ligt goed verstopt, en er wacht een dolfijn. Stuur Rood.
lesson-dolphin = Voor één schelp brengt de dolfijn een edelsteen naar de verstopplek. Daar steelt niemand hem. Er is maar één paarse: red hem!
lesson-open = Je maatje heeft een schildpad, en de volgende schildpad ligt precies bij het gat. Au! De dobbelsteen zegt welke edelsteen Tentacula krijgt.
lesson-gate = De boog heeft een portier! Eerst mag de bolhoed door, dan de sombrero, dan de hoge hoed.
lesson-pass = Dus nu mag alleen Rood erdoor. Zwemmen maar!
lesson-shell = Met deze schildpad komt Groen in het zicht. Maar jij hebt het kwallenfiche: voor een schelp kies je een ander dier. Neem de krab!
lesson-home = Twee zijn thuis. Verderop is geen kwal meer, dus Groen zwemt zo naar de finish. Petje af!
