### Tentacolor in italiano: perché succede qualcosa, e ogni regola numerata in una frase.

## Perché

why-laid = Contando dalla fine del tentacolo: ecco quante carte di fila hanno un colore in comune.
why-gave = Ogni turno finisce con un regalo: una delle ultime due carte va a chi siede a sinistra.
why-bitten = È stato posato uno Squalo. Prende l’ultima carta di un altro tentacolo, qualunque sia.
why-scattered = È stato posato un Banco di pesci. Qualcun altro deve cambiare la sua unica carta, senza mostrarla.
why-drew-more = È stato posato un Esemplare raro: una carta in più, e un’altra da posare.
why-longest = Nessuno poteva più pescare: vince la serie più lunga alla fine di un tentacolo.

## Le regole numerate

tc-01 = Si gioca in due, tre o quattro.
tc-02 = Ognuno ha un tentacolo per tutta la partita.
tc-03 = Si mescolano le 60 carte e ognuno ne riceve una coperta.
tc-04 = Le altre carte sono il mazzo.
tc-05 = Comincia chi guida la spedizione, con una carta in più.
tc-06 = Nel gioco base le punte sono solo decorazione.
tc-07 = Servono cinque carte di fila, o sei se si gioca in due.
tc-08 = Un turno: pesca una carta, posane una, danne una; poi tocca al prossimo in senso orario.
tc-09 = Peschi la prima carta senza mostrarla.
tc-10 = Devi posare esattamente una carta alla fine del tuo tentacolo.
tc-11 = Se hai una carta del colore della tua serie, devi posarne una così; se no qualunque carta comincia una nuova serie.
tc-12 = La tua serie sono le carte alla fine del tentacolo con un colore in comune.
tc-13 = Una carta conta per tutti e due i colori: una nuova serie può già essere lunga due.
tc-14 = Le carte posate restano; solo uno Squalo ne toglie una.
tc-15 = La carta che completa la tua serie fa vincere subito, prima che agisca il suo animale.
tc-16 = Un animale agisce appena si posa la sua carta; non si può rifiutare.
tc-17 = Gli animali agiscono solo se posati, non se pescati, dati o scoperti.
tc-18 = Squalo: stacca l’ultima carta dal tentacolo di un avversario; scegli tu di chi.
tc-19 = Se non c’è niente da mordere lo Squalo non fa nulla; il tuo tentacolo non lo morde mai.
tc-20 = Dopo un morso la carta precedente è di nuovo l’ultima, e può tornare una vecchia serie più lunga.
tc-21 = Quel che ha fatto un animale staccato non si annulla.
tc-22 = Banco di pesci: qualcun altro mette la carta che ha in mano nella scatola, coperta, e ne pesca una nuova.
tc-23 = Gli altri hanno una carta sola: non c’è niente da scegliere.
tc-24 = Esemplare raro: pesca una carta in più e posa una qualsiasi delle tue tre.
tc-25 = Se anche quella carta mostra un animale, agisce pure lui.
tc-26 = Le carte nella scatola sono fuori gioco.
tc-27 = Poi dai una delle tue due carte, coperta, a chi siede a sinistra.
tc-28 = Devi darne una; si possono dare anche gli animali, ma non fanno niente.
tc-29 = Chi ha ricevuto la carta gioca dopo.
tc-30 = Vinci quando abbastanza carte alla fine del tentacolo hanno un colore in comune.
tc-31 = Chi vince può posare una punta per bellezza.
tc-32 = Gli esperti ricevono ciascuno una punta segreta con tre colori.
tc-33 = Con le punte una serie completa non basta ancora per vincere; il turno continua.
tc-34 = Se all’inizio del tuo turno la serie è completa in un colore della tua punta, vinci.
tc-35 = Se è stata accorciata o il colore non è sulla tua punta, giochi normalmente.
tc-36 = Se il mazzo è vuoto quando qualcuno deve pescare, la partita finisce.
tc-37 = Allora vince la serie più lunga; a parità la fila più lunga di un colore in tutto il tentacolo, poi la vittoria si divide.
tc-38 = Con il mazzo vuoto Banco di pesci ed Esemplare raro non fanno niente.
tc-39 = Chi pesca l’ultima carta finisce comunque il turno.
tc-40 = Se si continua, la scatola e tutte le carte prima della serie diventano un nuovo mazzo.
tc-41 = Tutte le opzioni si combinano liberamente.
tc-42 = Puoi ricordare ciò che hai visto: che cosa hai dato, e chi non aveva carte di un colore.
tc-43 = Chi comincia il turno con una serie completa e non vince rivela che il colore non è sulla sua punta.
