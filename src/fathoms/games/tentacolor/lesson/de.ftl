### Tentacolor: was die Lektion sagt.

lesson-aim = Diesem Wesen fehlen die Arme! Lass deinen wachsen: fünf Karten in Folge mit einer gemeinsamen Farbe, und du gewinnst.
lesson-lay = Jede Karte hat zwei Farben. Zwei von deinen haben Rot, ein guter Anfang. Leg Rot-Orange.
lesson-give = Jetzt wird es gemein: Eine deiner zwei Karten geht nach nebenan. Die rote behältst du natürlich.
lesson-match = Mit Rot-Blau geht Rot weiter: zwei in Folge. Die Karte mit dem Stern kann warten.
lesson-neighbour = Nebenan wird Gelb gesammelt. Da hilft Grün-Blau gar nicht. Weg damit!
lesson-shark = Ein Hai! Leg ihn, und er beißt dem anderen Tentakel die letzte Karte ab. Und rot ist er auch noch.
lesson-travel = Schnapp! Und drei rote in Folge. Grün-Blau ist wieder bei dir: Gib es noch einmal weiter. Manche Karten reisen eben gern.
lesson-shoal = Oh nein, ein Schwarm! Dein Stern ist weg, und Rot hast du auch keins mehr. Dann passt jede Karte: Leg Orange-Grün.
lesson-green = Schau: Deine letzte Karte hat Grün, und alle auf deiner Hand auch! Gezählt wird vom Ende. Leg Grün-Violett.
lesson-rare = Der Stern ist eine Rarität: Leg sie, zieh eine Karte und leg gleich noch einmal. Zwei Karten in einem Zug!
lesson-more = Leg Gelb-Grün: vier in Folge. Nebenan liegen auch vier, alle mit Gelb. Also gib jetzt bloß kein Gelb weiter!
lesson-win = Vier grüne in Folge, und noch mehr auf der Hand. Mach deinen Tentakel fertig! (In einer echten Partie zu zweit braucht es sechs.)
