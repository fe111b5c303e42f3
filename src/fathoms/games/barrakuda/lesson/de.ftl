### Barrakuda: was die Lektion sagt.

lesson-aim = Versunkenes Gold! Wer zuerst 8 Gold im Tresor hat, gewinnt. Im Beutel ist es nicht sicher: Andere können es dir wegnehmen.
lesson-dive = Alle wählen heimlich eine Karte. Ihre Zahl ist das Wrack, zu dem du tauchst. Bei Wrack 4 gibt es das meiste Gold. Los!
lesson-plates = Du warst allein hier, also bekamst du beide Tafeln. Die dunkle ist nur für eine Person, die helle für alle bei diesem Wrack.
lesson-teeth = Nach jedem Tauchgang bewegen zwei Würfel den Barrakuda: wie weit und wohin. Wo er anhält, fällt allen das Gold aus dem Beutel!
lesson-home = Fünf Gold in einem offenen Beutel? Das macht mich nervös. Wrack 5 ist der Weg zu deinem Tresor.
lesson-vault = Jetzt schließ dein Gold ein. Alles, würde ich sagen!
lesson-barracuda = Dein Gegner trägt sieben Gold. Zeit, fies zu sein: Spiel deine Barrakuda-Karte. Du legst dich flach hin, und der Fisch gehorcht dir, wenn sonst niemand ihn ruft.
lesson-steer = Dein Gegner ist bei Wrack 3, gleich nebenan. Schick die Zähne hin!
lesson-collect = Schnapp! Vier Gold liegen bei Wrack 3 und gehören niemandem. Sei zuerst da!
lesson-row = Das Gold ist deins! Und Wrack 3 gibt dir gespielte Karten zurück. Nimm sie: Du wirst sie brauchen.
lesson-initiative = Gespielte Karten liegen in deiner Reihe. Treffen sich zwei, ist zuerst dran, wer die kürzere Reihe hat. Das bist du! Tauch zu Wrack 4.
lesson-rob = Du bist hier zuerst dran. Nimm zwei Gold vom Wrack, oder alles aus dem Beutel deines Gegners. Tut uns leid, Gegner!
lesson-again = Neun Gold im Beutel, und drei würden reichen. Zurück zu Wrack 5!
lesson-win = Schließ es ein. Vom letzten Stück wird man noch lange erzählen!
