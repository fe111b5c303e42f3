### Kraken Attack!: was die Lektion sagt.

lesson-aim = Ahoi! Ein riesiger Krake will unser Schiff. Treffen wir ihn dreimal, gewinnen wir, alle zusammen. Bei vier Lecks schwimmen wir nach Hause.
lesson-lanes = Jeder Tentakel kriecht auf seiner Bahn, immer näher an unsere Reling. Lass uns würfeln: Wer bewegt sich?
lesson-star = Ein violetter Stern! Also ist der violette Sterntentakel ein Feld näher gekrochen. Er ist schon an der Reling. Beim nächsten Stern schlägt er zu.
lesson-card = Du bist dran, Elena! Spiel eine deiner zwei Karten. Jedes Bild darauf ist etwas, das du tun darfst. Nimm die linke.
lesson-saber = Säbel hoch! Er trifft einen Tentakel gleich neben dir, in der Säbelzone. Zack!
lesson-pistol = Die Pistole reicht ein Feld weiter. Und Elena, nur Elena, schießt übers ganze Schiff. Überrasch den roten da drüben!
lesson-move = Der Stiefel heißt: Renn! Hinten auf dieser Seite wacht niemand. Lauf hin. Dann bist du fertig mit der Karte.
lesson-broadside = Das Krakenauge bewegt alle roten Tentakel. Aber schau auf Billy: Seine Kanone fegt dort alles weg, was in der Kanonenzone ist.
lesson-trouble = Manchmal sind wir zu langsam. Zwei Tentakel sind am Schiff, und einer findet keine Reling. Halt dich fest!
lesson-hammer = Knacks, eine Reling ist hin. Rums, ein Leck, und Lecks bleiben. Deine linke Karte hat einen Hammer: Spiel sie.
lesson-repair = Her mit dem Hammer! Du kannst die Relings der zwei Bahnen neben dir reparieren.
lesson-face = Auf der Karte ist auch eine Grimasse. Das hasst der Krake: Er kommt ein Feld näher und bringt Würfel mit. Mach die Karte fertig.
lesson-kraken = Am Ende seines Weges kommt der Krake selbst, anstelle eines Tentakels. Zwei Treffer hat er schon. Und jetzt: sechs Würfel!
lesson-ready = Er kommt immer näher! Deine linke Karte hat eine Pistole. Du weißt, was zu tun ist.
lesson-fire = Er ist in die Pistolenzone geschwommen. Ein Schuss übers ganze Schiff, für die Crew: Feuer!
