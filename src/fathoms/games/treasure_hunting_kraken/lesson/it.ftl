### Treasure Hunting: Kraken: che cosa dice la lezione.

lesson-aim = C’è un solo tesoro, in mezzo a un gorgo. Vai a prenderlo e portalo alla Partenza. Vince chi torna per primo.
lesson-points = Il dado ti dà punti da spendere. Andare avanti ne costa uno, verso l’interno sette. Si lancia da solo!
lesson-forward = Quattro punti! La corrente ti spinge avanti. Quattro caselle più in là c’è vento. Fermiamoci lì.
lesson-wind = Ora naviga il tuo rivale. E poi il vento è tuo: chi comincia sul vento raddoppia il lancio.
lesson-inward = Dieci punti! Vira di un anello verso l’interno. C’è di nuovo vento: finisci il turno proprio lì.
lesson-enraged = Il tuo rivale resta vicino a un tentacolo. Pessima idea! Il quadrante avanza, e il Kraken si sveglia furioso.
lesson-take = Non ti ha raggiunto. Ottimo ormeggio! Otto punti: ancora un anello verso l’interno, ed eccolo. Prendi il tesoro!
lesson-tantrum = Quasi a casa, con il tesoro a bordo e un rivale alle spalle. Ma guarda il quadrante: il Kraken fa i capricci.
lesson-pillar = È spuntato il corallo, e nessuna nave supera una colonna. Speronala! Ci vogliono tre punti e un po’ di fortuna.
lesson-free = Un sei, e si sbriciola! Tre punti ti portano al vento, proprio accanto a casa.
lesson-fight = Ecco il tuo rivale. Uno scontro costa tre punti, e vince il dado più alto. Tieni stretto il tesoro!
lesson-back = Una rapina sulla porta di casa! Ma il vento ti ha dato tanti punti. Riprenditi il tesoro!
lesson-home = Manca una casella. A casa, capitano!
