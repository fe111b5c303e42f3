### Tentacula: che cosa dice la lezione.

lesson-aim = Tre pesci, tre bei cappelli e una lunga strada. Portateli tutti e tre al traguardo, tu e il tuo compagno.
lesson-treasure = Ecco il vostro tesoro. Il nascondiglio vuole una gemma di ogni colore. Ma Tentacula è in agguato: ruba quando un pesce è allo scoperto.
lesson-turn = In ogni giro giocate una volta ciascuno, nell’ordine che volete. Tu hai una tessera granchio. Comincia tu!
lesson-place = La barriera nasconde i pesci, ma solo con il corallo da entrambi i lati. Posa la tessera all’interno. Il tuo compagno chiude l’altro lato.
lesson-swim = La tua tessera mostra un granchio: un pesce nuota al suo prossimo granchio. Scegli Rosso, il piccolo con la bombetta.
lesson-partner = Ora il tuo compagno. Guarda: la barriera si chiude all’esterno e Giallo trova una conchiglia. Con le conchiglie si paga l’aiuto!
lesson-gap = La tua nuova tessera ha un buco: acqua nel mezzo. Giocala e posala all’esterno. Chi nuota davanti al buco si fa vedere.
lesson-shelter = Ancora un granchio! La sua casella è ben nascosta, e lì aspetta un delfino. Manda Rosso.
lesson-dolphin = Per una conchiglia il delfino porta una gemma nel nascondiglio. Lì nessuno la ruba. Ce n’è una sola viola: salvala!
lesson-open = Il tuo compagno ha una tartaruga, e la prossima tartaruga è proprio davanti al buco. Ahi! Il dado dice quale gemma prende Tentacula.
lesson-gate = L’arco ha un portiere! Prima passa la bombetta, poi il sombrero, poi il cilindro.
lesson-pass = Quindi adesso può passare solo Rosso. Via, a nuoto!
lesson-shell = Con questa tartaruga Verde finirebbe allo scoperto. Ma tu hai il gettone medusa: per una conchiglia scegli un altro animale. Prendi il granchio!
lesson-home = Due sono a casa. Davanti non ci sono più meduse, così Verde nuota dritto al traguardo. Giù il cappello!
