### Treasure Hunting: Kraken: wat de les zegt.

lesson-aim = Er is één schat, midden in een draaikolk. Haal hem en breng hem naar Start. Wie het eerst terug is, wint.
lesson-points = Je dobbelsteen geeft je punten. Vooruit kost er één, naar binnen zeven. Hij rolt vanzelf!
lesson-forward = Vier punten! De stroom helpt je vooruit. Vier velden verderop waait het. Daar stoppen we.
lesson-wind = Nu vaart je rivaal. En dan is de wind voor jou: wie op wind begint, verdubbelt zijn worp.
lesson-inward = Tien punten! Vaar één ring naar binnen. Daar waait het weer, dus beëindig je beurt precies daar.
lesson-enraged = Je rivaal blijft bij een tentakel. Slecht idee! De wijzer schuift op, en de Kraken wordt woedend wakker.
lesson-take = Jij was buiten bereik. Goed geankerd! Acht punten: nog één ring naar binnen, en daar is hij. Pak de schat!
lesson-tantrum = Bijna thuis, met de schat aan boord en een rivaal achter je. Maar kijk naar de wijzer: de Kraken krijgt een driftbui.
lesson-pillar = Er is koraal opgeschoten, en geen schip komt langs een zuil. Ram hem! Dat kost drie punten en wat geluk.
lesson-free = Een zes, en hij stort in! Met drie punten kom je bij de wind, vlak bij huis.
lesson-fight = Daar komt je rivaal. Een gevecht kost drie punten, en de hoogste dobbelsteen wint. Hou je schat goed vast!
lesson-back = Beroofd voor de deur! Maar de wind gaf je genoeg punten. Pak hem terug!
lesson-home = Nog één veld. Naar huis, kapitein!
