### Treasure Hunting: Kraken: was die Lektion sagt.

lesson-aim = Es gibt nur einen Schatz, mitten im Strudel. Hol ihn und bring ihn heim zum Start. Wer zuerst zurück ist, gewinnt.
lesson-points = Dein Würfel gibt dir Punkte. Vorwärts kostet einen, nach innen sieben. Er rollt von selbst!
lesson-forward = Vier Punkte! Die Strömung hilft dir vorwärts. Vier Felder weiter weht Wind. Da halten wir an.
lesson-wind = Jetzt segelt dein Gegner. Und dann gehört der Wind dir: Wer auf einem Windfeld beginnt, verdoppelt seinen Wurf.
lesson-inward = Zehn Punkte! Segle einen Ring nach innen. Da ist wieder Wind, also beende genau dort deinen Zug.
lesson-enraged = Dein Gegner bleibt bei einem Tentakel. Keine gute Idee! Die Scheibe rückt weiter, und der Krake wacht zornig auf.
lesson-take = Du warst außer Reichweite. Gut geankert! Acht Punkte: noch ein Ring nach innen, und da ist er. Nimm den Schatz!
lesson-tantrum = Fast daheim, den Schatz an Bord und den Gegner im Nacken. Aber schau auf die Scheibe: Der Krake hat einen Wutanfall.
lesson-pillar = Korallen sind emporgewachsen, und an einer Säule kommt kein Schiff vorbei. Ramm sie! Das kostet drei Punkte und etwas Glück.
lesson-free = Eine Sechs, und sie zerbröselt! Drei Punkte bringen dich zum Wind, gleich neben dem Start.
lesson-fight = Da kommt dein Gegner. Für drei Punkte gibt es einen Kampf, der höhere Würfel gewinnt. Halt deinen Schatz fest!
lesson-back = Ausgeraubt vor der Haustür! Aber der Wind hat dir viele Punkte gebracht. Hol ihn zurück!
lesson-home = Nur noch ein Feld. Fahr heim, Käpt’n!
