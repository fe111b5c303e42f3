### Tentacula: was die Lektion sagt.

lesson-aim = Drei Fische, drei feine Hüte, ein langer Heimweg. Bringt alle drei ins Ziel, du und dein Partner.
lesson-treasure = Das ist euer Schatz. Das Versteck braucht einen Edelstein jeder Farbe. Aber Tentacula lauert: Sie stiehlt, sobald ein Fisch ungeschützt ist.
lesson-turn = In jeder Runde spielt ihr beide einmal, in beliebiger Reihenfolge. Du hast ein Krebs-Plättchen. Fang du an!
lesson-place = Das Riff versteckt Fische, aber nur mit Korallen auf beiden Seiten des Weges. Leg dein Plättchen innen an. Dein Partner macht außen zu.
lesson-swim = Dein Plättchen zeigt einen Krebs. Also schwimmt ein Fisch zum nächsten Krebs. Nimm Feuerrot, den kleinen mit der Melone.
lesson-partner = Jetzt dein Partner. Schau: Außen geht das Riff zu, und Sonnengelb findet eine Muschel. Mit Muscheln bezahlt man Hilfe, sammelt sie!
lesson-gap = Dein neues Plättchen hat eine Lücke: Wasser in der Mitte. Spiel es und leg es außen an. Wer an der Lücke schwimmt, wird gesehen.
lesson-shelter = Wieder ein Krebs! Sein Feld ist gut versteckt, und dort wartet ein Delfin. Schick Feuerrot.
lesson-dolphin = Für eine Muschel trägt der Delfin einen Edelstein ins Versteck. Dort kann ihn niemand stehlen. Es gibt nur einen violetten: Rette ihn!
lesson-open = Dein Partner hat eine Schildkröte, und die nächste Schildkröte liegt genau an der Lücke. Autsch! Der Würfel sagt, welchen Edelstein Tentacula bekommt.
lesson-gate = Am Bogen steht ein Türsteher! Zuerst darf die Melone durch, dann der Sombrero, dann der Zylinder.
lesson-pass = Also darf jetzt nur Feuerrot durch. Ab ins Wasser!
lesson-shell = Mit dieser Schildkröte wäre Grasgrün ungeschützt. Aber du hast den Quallen-Chip: Für eine Muschel nimmst du ein anderes Tier. Nimm den Krebs!
lesson-home = Zwei sind daheim. Vor Grasgrün liegt keine Qualle mehr, also geht es direkt ins Ziel. Hut ab!
