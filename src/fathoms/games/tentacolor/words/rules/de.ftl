### Tentacolor auf Deutsch: warum etwas geschieht, und jede nummerierte Regel in einem Satz.

## Warum

why-laid = Vom Tentakelende aus gezählt: So viele Karten in Folge haben eine Farbe gemeinsam.
why-gave = Jeder Zug endet mit einem Geschenk: Eine der letzten zwei Karten geht nach links.
why-bitten = Ein Hai wurde gelegt. Er nimmt die letzte Karte eines anderen Tentakels, was immer es war.
why-scattered = Ein Schwarm wurde gelegt. Jemand anderes muss die eine Handkarte ungesehen tauschen.
why-drew-more = Eine Rarität wurde gelegt: noch eine Karte, und noch eine zu legen.
why-longest = Niemand konnte mehr ziehen; also gewinnt die längste Serie an einem Tentakelende.

## Die nummerierten Regeln

tc-01 = Ihr spielt zu zweit, zu dritt oder zu viert.
tc-02 = Alle haben das ganze Spiel lang einen Tentakel.
tc-03 = Die 60 Karten werden gemischt, und alle bekommen eine verdeckt.
tc-04 = Die übrigen Karten sind der Nachziehstapel.
tc-05 = Wer die Expedition leitet, fängt an, mit einer Karte mehr.
tc-06 = Im Grundspiel sind Spitzen nur Zierde.
tc-07 = Du brauchst fünf Karten in Folge, zu zweit sechs.
tc-08 = Ein Zug: eine Karte ziehen, eine legen, eine weitergeben; dann geht es im Uhrzeigersinn weiter.
tc-09 = Du ziehst die oberste Karte und zeigst sie niemandem.
tc-10 = Du musst genau eine Karte ans Ende deines Tentakels legen.
tc-11 = Hast du eine Karte in der Farbe deiner Serie, musst du so eine legen; sonst beginnt irgendeine eine neue Serie.
tc-12 = Deine Serie sind die Karten am Tentakelende, die eine Farbe gemeinsam haben.
tc-13 = Eine Karte zählt für beide Farben; eine neue Serie kann also gleich zwei lang sein.
tc-14 = Gelegte Karten bleiben; nur ein Hai nimmt eine weg.
tc-15 = Die Karte, die deine Serie vollendet, gewinnt sofort, noch vor ihrem Tier.
tc-16 = Ein Tier wirkt sofort, wenn seine Karte gelegt wird; ablehnen geht nicht.
tc-17 = Tiere wirken nur beim Legen, nicht beim Ziehen, Weitergeben oder Freilegen.
tc-18 = Hai: Er beißt die letzte Karte eines fremden Tentakels ab; du wählst, wessen.
tc-19 = Gibt es nichts zu beißen, tut der Hai nichts; deinen eigenen beißt er nie.
tc-20 = Nach einem Biss ist die Karte davor wieder das Ende; eine ältere, längere Serie kann zurückkehren.
tc-21 = Was ein abgebissenes Tier getan hat, bleibt.
tc-22 = Schwarm: Jemand anderes legt die Handkarte verdeckt in die Schachtel und zieht eine neue.
tc-23 = Alle anderen haben nur eine Karte; da gibt es nichts zu wählen.
tc-24 = Rarität: Zieh noch eine Karte und leg irgendeine deiner drei.
tc-25 = Zeigt auch diese Karte ein Tier, wirkt es ebenfalls.
tc-26 = Karten in der Schachtel sind aus dem Spiel.
tc-27 = Dann gibst du eine deiner zwei Karten verdeckt nach links.
tc-28 = Eine musst du geben; auch Tiere, sie wirken dabei nicht.
tc-29 = Wer die Karte bekommen hat, ist als Nächstes dran.
tc-30 = Du gewinnst, wenn genug Karten am Tentakelende eine Farbe gemeinsam haben.
tc-31 = Wer gewinnt, darf eine Spitze als Zierde anlegen.
tc-32 = Für Profis: Alle bekommen eine geheime Spitze mit drei Farben.
tc-33 = Mit Spitzen gewinnt eine volle Serie noch nicht; der Zug geht weiter.
tc-34 = Ist deine Serie zu Beginn deines Zugs in einer Farbe deiner Spitze voll, gewinnst du.
tc-35 = Wurde sie gekürzt oder fehlt die Farbe auf deiner Spitze, spielst du normal weiter.
tc-36 = Ist der Stapel leer, wenn jemand ziehen muss, endet das Spiel.
tc-37 = Dann gewinnt die längste Serie; bei Gleichstand die längste Reihe einer Farbe irgendwo im Tentakel, sonst teilt ihr den Sieg.
tc-38 = Bei leerem Stapel bewirken Schwarm und Rarität nichts.
tc-39 = Wer die letzte Karte zieht, beendet den Zug noch.
tc-40 = Spielt ihr weiter, werden Schachtel und alle Karten vor der aktuellen Serie ein neuer Stapel.
tc-41 = Alle Optionen lassen sich frei kombinieren.
tc-42 = Merk dir, was du gesehen hast: was du weitergegeben hast und wer keine Karte einer Farbe hatte.
tc-43 = Wer einen Zug mit voller Serie beginnt und nicht gewinnt, verrät: Die Farbe ist nicht auf der Spitze.
