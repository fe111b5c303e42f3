### Tentacula auf Deutsch: warum etwas geschieht, und jede nummerierte Regel in einem Satz.

## Warum

why-swims = Ein Fisch schwimmt zum nächsten freien Feld mit dem gewählten Tier; besetzte werden übersprungen.
why-seen = Dieses Feld hat nicht auf beiden Seiten Korallen; also hat sie den Fisch landen sehen.
why-seen-at-end = Die Runde ist um, und dieser Fisch ist noch ungeschützt. Vor der nächsten Runde schaut Tentacula noch einmal.
why-stolen = Der Würfel zeigte diese Farbe, oder das Team gab sie her; also ist ein Edelstein dieser Farbe weg.
why-missing = In der Truhe ist kein Edelstein der gewürfelten Farbe; also wählt das Team. Gebt einen her, den ihr nicht braucht.
why-no-room = Beide Riffreihen sind voll, so weit der Spielplan offen ist. Das Plättchen leiht euch noch sein Tier und kommt dann in die Schachtel.

## Die nummerierten Regeln

tn-01 = Ihr spielt zu zweit, zu dritt oder zu viert, als ein Team.
tn-02 = Die drei Fische beginnen auf den Startfeldern.
tn-03 = Das Team wählt das Versteck, das es füllen will; alle 16 Edelsteine beginnen in der Truhe.
tn-04 = Alle nehmen verschiedene Tierchips.
tn-05 = Die Tore werden gemischt; das erste steht am ersten Bogen.
tn-06 = Je schwieriger, desto weniger Muscheln habt ihr am Anfang: 2, 1, 1 oder 0.
tn-07 = Schwierigere Stufen lassen Schneckenplättchen weg, die keine Lücken haben.
tn-08 = Die Plättchen werden gemischt, mit irgendeiner Seite nach oben.
tn-09 = Das Riff beginnt mit einem Plättchen innen und einem außen.
tn-10 = Alle ziehen ein Plättchen und drehen es um; die Schildkröte darf die sichtbare Seite behalten.
tn-11 = Die übrigen Plättchen sind der Stapel.
tn-12 = Die nächsten Plättchen kommen in Spalte 2, innen oder außen.
tn-20 = In einer Runde spielen alle, die ein Plättchen haben, einmal.
tn-21 = Es gibt keine feste Reihenfolge: Das Team entscheidet, wer als Nächstes spielt.
tn-22 = Du legst dein Plättchen auf den nächsten freien Platz, innen oder außen.
tn-23 = Plätze weiter hinten werden nie wieder gefüllt.
tn-24 = Eine Reihe darf der anderen voraus sein.
tn-25 = Ist eine Reihe voll, so weit der Spielplan offen ist, muss das Plättchen in die andere.
tn-26 = Sind beide Reihen voll, wird das Plättchen nicht gelegt: Es leiht euch sein Tier und kommt in die Schachtel.
tn-27 = Sand muss an Sand liegen; ein Plättchen liegt also nur auf eine Art.
tn-28 = Start, Ziel und die ersten vier Felder sind immer geschützt.
tn-29 = Ein Feld ist geschützt, wenn auf beiden Seiten ein Plättchen liegt und keins dort Wasser zeigt.
tn-30 = Ein Plättchen auf nur einer Seite schützt nichts.
tn-31 = Beweg irgendeinen Fisch zum nächsten freien Feld mit dem Tier deines Plättchens.
tn-32 = Besetzte Felder werden übersprungen.
tn-33 = Jedes Tier führt ins Ziel, aber nur, wenn davor kein freies Feld mit diesem Tier mehr liegt.
tn-34 = Ein Fisch im Ziel bewegt sich nicht mehr.
tn-35 = Ein Fisch kann nicht ziehen, wenn vor ihm kein solches Feld mehr liegt.
tn-36 = Fische schwimmen nur in der Reihenfolge des Tors durch einen Bogen.
tn-37 = Ein Fisch, der noch nicht dran ist, darf bis zum Bogen schwimmen; dahinter ist die Reihenfolge frei.
tn-38 = Nur das Tor des aktuellen Bogens zählt.
tn-39 = Kann dein Plättchen einen Fisch bewegen, musst du einen bewegen, mit Plättchen oder Muschel.
tn-40 = Muschelzug: Für eine Muschel des Teams nimmst du stattdessen das Tier deines Chips.
tn-41 = Eine Muschel kauft keinen Zug, den dein Plättchen ohnehin bietet.
tn-42 = Bewegt dein Plättchen keinen Fisch, darfst du einen Muschelzug machen oder keinen bewegen.
tn-43 = Ein Sonderfeld wirkt einmal, für den Fisch, der gerade dort gelandet ist.
tn-44 = Muschelfeld: Das Team findet eine Muschel, höchstens sechs.
tn-45 = Delfin: Für eine Muschel trägt er einen fehlenden Edelstein aus der Truhe ins Versteck.
tn-46 = Edelsteine im Versteck sind für immer sicher.
tn-47 = Hai: Für eine Muschel holt er irgendeinen gestohlenen Edelstein in die Truhe, falls dem Versteck einer davon fehlt.
tn-48 = Ein Sonderfeld wirkt höchstens einmal pro Zug; mit einem Muschelzug lässt es sich verbinden.
tn-49 = Ist der bewegte Fisch ungeschützt, würfle: Ein Edelstein dieser Farbe wird gestohlen.
tn-50 = Hat die Truhe keinen dieser Farbe, wählt das Team eine andere.
tn-51 = In einem Zug wird nur der bewegte Fisch geprüft; dein neues Plättchen liegt da schon.
tn-52 = Wer zuletzt gespielt hat, zieht zuerst, dann die anderen im Uhrzeigersinn.
tn-53 = Ein gezogenes Plättchen wird umgedreht: Du bekommst die Seite, die man nicht sah.
tn-54 = Ist der Stapel leer, kommen Plättchen vom Ende des Riffs, umgedreht.
tn-55 = Gibt es nirgends mehr ein Plättchen, bekommst du keins.
tn-56 = Am Ende einer Runde stiehlt Tentacula einmal für jeden ungeschützten Fisch.
tn-57 = Sind alle drei Fische durch einen Bogen, wird der Spielplan am Ende der Runde umgeklappt.
tn-58 = Hat dann niemand ein Plättchen, ist das Spiel verloren.
tn-60 = Seepferdchen: Würfelst du für einen Diebstahl, darfst du noch einmal; der zweite Wurf gilt.
tn-61 = Krebs: Wirf jede Muschel, die du zahlst, hoch; liegt die Muschelseite oben, bleibt sie beim Team.
tn-62 = Qualle: Bei einem Muschelzug darfst du jedes Tier nehmen.
tn-63 = Schildkröte: Du siehst beide Seiten deines Plättchens und wählst, welche oben liegt.
tn-70 = Nach dem ersten Bogen geht die linke Klappe auf: neue Felder, aber der Stapel ist verloren.
tn-71 = Nach dem zweiten Bogen geht die rechte Klappe zu: Die Plättchen darunter sind verloren.
tn-72 = Beim Umklappen bleiben Fische, eure Plättchen, Edelsteine und Muscheln, wie sie sind.
tn-73 = Am dritten Bogen wird nichts umgeklappt.
tn-80 = Ihr gewinnt, wenn der dritte Fisch daheim ist und Versteck und Truhe zusammen alle verlangten Edelsteine haben.
tn-81 = Alle Fische daheim, aber ein Edelstein fehlt: so knapp.
tn-82 = Hat niemand ein Plättchen, bevor die Fische daheim sind, ist das Riff weg und ihr verliert.
tn-83 = Ist die Truhe leer, bevor die Fische daheim sind, verliert ihr sofort.
tn-84 = Das Versteck ist voll, aber das Riff weg: Fischfutter.
tn-85 = Der dritte Fisch im Ziel beendet das Spiel sofort.
