### Treasure Hunting: Kraken in italiano: perché succede qualcosa, e ogni regola numerata in una frase.

## Perché

why-rolled-on-wind = La nave ha cominciato il turno sul vento: il lancio vale doppio.
why-dial-turns = Il turno di chi ha cominciato muove il quadrante: di solito furia al giro 3, capricci al giro 6, e così via.
why-gripped = La nave era entro una casella da un tentacolo e non ha fatto più del Kraken: un punto al massimo al prossimo lancio.
why-defence-lost = Il dado di chi attacca era più alto. Il prossimo lancio di chi perde vale 2 punti in meno.
why-steals = Chi vince uno scontro con la nave del tesoro lo prende subito.
why-pillar-rises = Il quadrante è arrivato ai capricci, e su ogni base di corallo è cresciuta una colonna.

## Le regole numerate

th-01 = Tutte le navi cominciano alla Partenza; il tesoro è al centro.
th-02 = Ognuno ha una nave e un dado; non c’è ancora nessuna colonna.
th-03 = Decidete chi comincia; si gioca in senso orario.
th-04 = Il quadrante comincia sui capricci, senza effetto.
th-05 = Solo chi ha cominciato muove il quadrante, un passo a ogni suo turno.
th-06 = Poi lanci il dado per i punti.
th-07 = Spendi i punti in azioni, nell’ordine che vuoi, finché durano.
th-08 = I punti avanzati sono persi; un turno in cui non resta niente da fare finisce da sé.
th-10 = I tuoi punti sono quelli del dado.
th-11 = Se la tua nave è sul vento quando lanci, i punti raddoppiano.
th-12 = Ogni difesa persa dal tuo ultimo lancio costa 2 punti; ne resta almeno 1.
th-13 = Se il Kraken ti ha agguantato dopo il tuo ultimo lancio, puoi usare 1 punto al massimo.
th-14 = Fai quel che puoi pagare, quante volte vuoi, e fermati quando vuoi.
th-15 = Avanti di una casella costa 1 punto, indietro 2; si resta sull’anello.
th-16 = Un anello verso l’interno costa 7 punti.
th-17 = Un anello verso l’esterno costa 9 punti; scegli tu la casella.
th-18 = Al centro non si va né avanti né indietro.
th-19 = Le navi non bloccano mai; più navi possono stare sulla stessa casella.
th-20 = Nessuna nave entra dove c’è una colonna; una base di corallo vuota è una casella normale.
th-21 = Tentacoli e basi di corallo non fermano nessuna nave.
th-22 = Entrando al centro puoi prendere subito il tesoro, gratis.
th-23 = Il tesoro è uno solo; lo tieni finché qualcuno non te lo ruba.
th-24 = Vinci appena la tua nave entra alla Partenza con il tesoro.
th-25 = Se rubi il tesoro alla Partenza, devi uscire e rientrare.
th-28 = Attaccare una nave sulla tua casella o accanto costa 3 punti.
th-29 = Accanto vuol dire un passo sull’anello o tra anelli, colonne o no.
th-30 = Lanciano tutti e due; a parità si rilancia.
th-31 = Il dado di chi attacca è più basso: non succede niente.
th-32 = Il dado di chi attacca è più alto: l’altra nave ha 2 punti in meno al prossimo lancio.
th-33 = E se ha il tesoro, chi attacca lo prende subito.
th-34 = Puoi attaccare più volte in un turno, anche la stessa nave.
th-36 = Attaccare una colonna accanto a te costa 3 punti.
th-37 = La colonna perde quanto segna il dado; a zero sparisce.
th-40 = Quel che segna il quadrante succede subito, prima del lancio.
th-41 = Dorme: non succede niente.
th-42 = Furioso: ogni nave entro una casella da un tentacolo viene attaccata, una volta.
th-43 = Il Kraken lancia due dadi a dieci facce, una volta per tutti; conta la somma.
th-44 = Ogni nave attaccata deve fare più del Kraken per salvarsi.
th-45 = Chi non ce la fa può usare 1 punto al massimo al prossimo lancio.
th-46 = Capricci: su ogni base di corallo spunta una colonna da 6; quelle danneggiate ricrescono.
th-47 = Una nave sopra una colonna che spunta viene spinta indietro gratis, fino alla prima casella libera.
th-48 = Le colonne restano finché qualcuno non le abbatte.
th-50 = Vince chi arriva primo a casa con il tesoro; per gli altri non c’è classifica.
th-51 = Tutte le opzioni si combinano; su un tabellone proprio si deve poter arrivare al centro e tornare.
