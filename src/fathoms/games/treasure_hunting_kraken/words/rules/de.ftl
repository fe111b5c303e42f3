### Treasure Hunting: Kraken auf Deutsch: warum etwas geschieht, und jede nummerierte Regel in einem Satz.

## Warum

why-rolled-on-wind = Das Schiff begann diesen Zug auf Wind, also zählt der Wurf doppelt.
why-dial-turns = Wer angefangen hat, dreht in jedem eigenen Zug die Scheibe: meist Zorn in Runde 3, Wutanfall in Runde 6 und so weiter.
why-gripped = Das Schiff war nah an einem Tentakel, und sein Wurf war nicht höher als der des Kraken: höchstens ein Punkt beim nächsten Wurf.
why-defence-lost = Der Würfel des Angreifers war höher. Wer verliert, hat beim nächsten Wurf 2 Punkte weniger.
why-steals = Wer einen Kampf gegen das Schiff mit dem Schatz gewinnt, nimmt ihn sofort.
why-pillar-rises = Die Scheibe steht auf Wutanfall, und auf jedem Korallensockel wuchs eine Säule.

## Die nummerierten Regeln

th-01 = Alle Schiffe beginnen am Start; der Schatz liegt in der Mitte.
th-02 = Alle haben ein Schiff und einen Würfel; noch steht keine Säule.
th-03 = Ihr einigt euch, wer beginnt; es geht im Uhrzeigersinn.
th-04 = Die Scheibe beginnt auf Wutanfall, ohne Wirkung.
th-05 = Nur wer angefangen hat, dreht die Scheibe, in jedem eigenen Zug einen Schritt.
th-06 = Dann würfelst du deine Punkte.
th-07 = Gib deine Punkte für Aktionen aus, in beliebiger Reihenfolge, solange sie reichen.
th-08 = Übrige Punkte verfallen; ein Zug, in dem nichts mehr geht, endet von selbst.
th-10 = Was dein Würfel zeigt, sind deine Punkte.
th-11 = Steht dein Schiff beim Würfeln auf Wind, zählen die Punkte doppelt.
th-12 = Jede verlorene Verteidigung seit deinem letzten Wurf kostet 2 Punkte; mindestens 1 bleibt.
th-13 = Hat dich der Krake seit deinem letzten Wurf gepackt, darfst du höchstens 1 Punkt nutzen.
th-14 = Tu, was du bezahlen kannst, so oft du willst, und hör auf, wann du willst.
th-15 = Vorwärts kostet ein Feld 1 Punkt, rückwärts 2; beides bleibt auf dem Ring.
th-16 = Ein Ring nach innen kostet 7 Punkte.
th-17 = Ein Ring nach außen kostet 9 Punkte; du wählst das Feld.
th-18 = In der Mitte gibt es kein Vorwärts und kein Rückwärts.
th-19 = Schiffe versperren nichts; beliebig viele teilen sich ein Feld.
th-20 = Kein Schiff kann auf ein Feld mit Säule; ein leerer Korallensockel ist ein normales Feld.
th-21 = Tentakel und Korallensockel halten kein Schiff auf.
th-22 = Segelst du in die Mitte, darfst du den Schatz sofort und umsonst nehmen.
th-23 = Es gibt einen Schatz; du behältst ihn, bis ihn jemand stiehlt.
th-24 = Du gewinnst, sobald dein Schiff mit dem Schatz den Start erreicht.
th-25 = Raubst du den Schatz am Start, musst du hinaus und wieder herein.
th-28 = Ein Schiff auf deinem oder einem Nachbarfeld anzugreifen kostet 3 Punkte.
th-29 = Daneben heißt: ein Schritt auf dem Ring oder zwischen Ringen, Säulen hin oder her.
th-30 = Beide würfeln; bei Gleichstand wird neu gewürfelt.
th-31 = Der Würfel des Angreifers ist niedriger: Nichts geschieht.
th-32 = Der Würfel des Angreifers ist höher: Das andere Schiff hat beim nächsten Wurf 2 Punkte weniger.
th-33 = Und hat es den Schatz, nimmt ihn der Angreifer sofort.
th-34 = Du darfst in einem Zug mehrmals angreifen, auch dasselbe Schiff.
th-36 = Eine Säule neben dir anzugreifen kostet 3 Punkte.
th-37 = Die Säule verliert, was dein Würfel zeigt; bei null ist sie weg.
th-40 = Was die Scheibe zeigt, geschieht sofort, noch vor dem Würfeln.
th-41 = Schlaf: Nichts geschieht.
th-42 = Zorn: Jedes Schiff, das höchstens ein Feld von einem Tentakel weg ist, wird einmal angegriffen.
th-43 = Der Krake würfelt einmal für alle mit zwei zehnseitigen Würfeln; die Summe zählt.
th-44 = Jedes angegriffene Schiff muss mehr würfeln als der Krake, um zu entwischen.
th-45 = Wer es nicht schafft, darf beim nächsten Wurf höchstens 1 Punkt nutzen.
th-46 = Wutanfall: Auf jedem Korallensockel wächst eine Säule mit 6 Trefferpunkten; beschädigte wachsen nach.
th-47 = Wächst unter einem Schiff eine Säule, wird es umsonst zurückgeschoben, bis zum nächsten freien Feld.
th-48 = Säulen stehen, bis sie jemand zerbricht.
th-50 = Wer zuerst mit dem Schatz daheim ist, gewinnt; unter den anderen gibt es keine Rangfolge.
th-51 = Alle Optionen lassen sich kombinieren; auf einem eigenen Spielplan muss man zur Mitte und wieder heim kommen können.
