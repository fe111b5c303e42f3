### Tentacolor: che cosa dice la lezione.

lesson-aim = A questa creatura mancano le braccia! Fai crescere il tuo tentacolo: cinque carte di fila con un colore in comune, e vinci.
lesson-lay = Ogni carta ha due colori. Due delle tue hanno il rosso, un buon inizio. Posa la rosso-arancione.
lesson-give = Adesso un po’ di cattiveria: una delle tue due carte va a chi ti siede accanto. Tieni la rossa, naturalmente.
lesson-match = La rosso-blu continua con il rosso: due di fila. La carta con la stella può aspettare.
lesson-neighbour = Accanto a te si colleziona il giallo. La verde-blu lì non serve a niente. Via!
lesson-shark = Uno Squalo! Posalo, e lui stacca con un morso l’ultima carta dell’altro tentacolo. Ed è pure rosso.
lesson-travel = Gnam! E tre rosse di fila. La verde-blu è tornata da te: passala di nuovo. Certe carte adorano viaggiare.
lesson-shoal = Oh no, un Banco di pesci! La tua stella è sparita, e il rosso è finito. Allora va bene tutto: posa l’arancione-verde.
lesson-green = Guarda: la tua ultima carta ha il verde, e tutta la tua mano anche! Si conta dalla fine. Posa la verde-viola.
lesson-rare = La stella è un Esemplare raro: posalo, pesca una carta e posane subito un’altra. Due carte in un turno!
lesson-more = Posa la giallo-verde: quattro di fila. Anche chi ti siede accanto ne ha quattro, tutte gialle. Quindi niente giallo in regalo!
lesson-win = Quattro verdi di fila, e altre in mano. Completa il tuo tentacolo! (In una vera partita a due ne servono sei.)
