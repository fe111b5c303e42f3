### Barrakuda in italiano.

title = Barrakuda
tagline = Tuffati a caccia d’oro spagnolo, svuota la sacca a un amico e occhio ai denti alle tue spalle.
kind = Ognuno per sé, scelte segrete e dadi

## Le cose

wreck-1 = relitto 1
wreck-2 = relitto 2
wreck-3 = relitto 3
wreck-4 = relitto 4
wreck-5 = relitto 5
wreck-6 = relitto 6

card-1 = carta 1
card-2 = carta 2
card-3 = carta 3
card-4 = carta 4
card-5 = carta 5
card-barracuda = carta Barracuda

deed-special = { $special ->
    [gold] { $special-count ->
        [one] { $special-count } moneta
       *[other] { $special-count } monete
    }
    [take_back] { $special-count ->
        [one] { $special-count } carta indietro
       *[other] { $special-count } carte indietro
    }
    [vault_up_to] chiudi fino a { $special-count } monete
    [vault_all] tutte le tue monete nel forziere
    [take_back_or_meddle] riprendi una carta, o fruga tra le carte di qualcuno a fine giro
    [barracuda_card] recupera la tua carta Barracuda, o fai scartare la sua a un avversario
    [protected] al sicuro dal barracuda
   *[none] niente
}
deed-general = { $general ->
    [gold] { $general-count ->
        [one] { $general-count } moneta
       *[other] { $general-count } monete
    }
    [take_back] { $general-count ->
        [one] { $general-count } carta indietro
       *[other] { $general-count } carte indietro
    }
    [vault_up_to] chiudi fino a { $general-count } monete
    [vault_all] tutte le tue monete nel forziere
    [take_back_or_meddle] riprendi una carta, o fruga tra le carte di qualcuno a fine giro
    [barracuda_card] recupera la tua carta Barracuda, o fai scartare la sua a un avversario
    [protected] al sicuro dal barracuda
   *[none] niente
}

trigger-all-take-back-barracuda = tutti riprendono la carta Barracuda a fine giro
trigger-barracuda-dives = guizza subito verso un altro relitto

## Che cosa è successo

news-round = Giro { $round }: tutti scelgono una carta.
news-chose = { $seat } mette giù la { $card }, coperta.
news-chose-you = Metti giù la { $card }, coperta.
news-chose-unseen = { $seat } ha scelto.
news-revealed = Si scoprono tutte le carte.
news-dives = { $seat } si tuffa sul { $wreck }.
news-dives-you = Ti tuffi sul { $wreck }.
news-lies-down = { $seat } chiama il barracuda e si sdraia.
news-lies-down-you = Chiami il barracuda e ti sdrai.
news-lies-down-many = { $count } sub chiamano il barracuda e si sdraiano: non ubbidisce a nessuno.
news-row-returns = { $seat } riprende tutta la fila.
news-row-returns-you = Riprendi tutta la fila.
news-meets = { $seat } incontra { $other } sul { $wreck } e ha la precedenza: fila più corta.
news-meets-you = Incontri { $other } sul { $wreck } e hai la precedenza: fila più corta.
news-meets-to-you = { $seat } ti incontra sul { $wreck } e ha la precedenza: fila più corta.
news-leads = In { $count } sul { $wreck }; ha la precedenza { $seat }: la fila più corta.
news-leads-you = In { $count } sul { $wreck }; hai la precedenza tu: la fila più corta.
news-even = { $seat } incontra { $other } sul { $wreck }: file uguali, a nessuno va la targa scura.
news-even-you = Incontri { $other } sul { $wreck }: file uguali, a nessuno va la targa scura.
news-even-to-you = Incontri { $seat } sul { $wreck }: file uguali, a nessuno va la targa scura.
news-tie = In { $count } sul { $wreck }: nessuna fila è la più corta, a nessuno va la targa scura.
news-finds = { $seat } trova { $other } pancia a terra sul { $wreck }.
news-finds-you = Trovi { $other } pancia a terra sul { $wreck }.
news-finds-to-you = { $seat } ti trova pancia a terra sul { $wreck }.
news-distance = Dado della distanza: { $distance }.
news-direction = I dadi: { $distance } verso il { $wreck }.
news-obeys = Il barracuda ubbidisce a { $seat }, fino a { $distance ->
    [one] un relitto
   *[other] { $distance } relitti
} più in là.
news-obeys-you = Il barracuda ti ubbidisce, fino a { $distance ->
    [one] un relitto
   *[other] { $distance } relitti
} più in là.
news-swims = Il barracuda nuota fino al { $wreck }.
news-swims-many = Il barracuda prosegue fino al { $wreck }.
news-stays = Il barracuda resta sul { $wreck }.
news-sent = { $seat } manda il barracuda sul { $wreck }.
news-sent-you = Mandi il barracuda sul { $wreck }.
news-dives-off = Il barracuda guizza via e rispunta sul { $wreck }.
news-collects = { $gold ->
    [one] { $seat } raccoglie una moneta sul { $wreck }.
   *[other] { $seat } raccoglie { $gold } monete sul { $wreck }.
}
news-collects-you = { $gold ->
    [one] Raccogli una moneta sul { $wreck }.
   *[other] Raccogli { $gold } monete sul { $wreck }.
}
news-comes = Ora il { $wreck }.
news-drops = { $gold ->
    [one] Gnam! { $seat } perde una moneta sul { $wreck }.
   *[other] Gnam! { $seat } perde { $gold } monete sul { $wreck }.
}
news-drops-you = { $gold ->
    [one] Gnam! Perdi una moneta sul { $wreck }.
   *[other] Gnam! Perdi { $gold } monete sul { $wreck }.
}
news-washed-away = { $gold ->
    [one] Il { $wreck } è pieno: una moneta torna alla riserva.
   *[other] Il { $wreck } è pieno: { $gold } monete tornano alla riserva.
}
news-guarded = Il barracuda è sul { $wreck }: niente targa scura.
news-gets-gold = { $gold ->
    [0] La riserva è vuota: per { $seat } non c’è niente.
    [one] { $seat } prende una moneta.
   *[other] { $seat } prende { $gold } monete.
}
news-gets-gold-you = { $gold ->
    [0] La riserva è vuota: per te non c’è niente.
    [one] Prendi una moneta.
   *[other] Prendi { $gold } monete.
}
news-gets-special-gold = { $gold ->
    [0] La riserva è vuota: per { $seat } non c’è niente.
    [one] { $seat } prende una moneta sul { $wreck }.
   *[other] { $seat } prende { $gold } monete sul { $wreck }.
}
news-gets-special-gold-you = { $gold ->
    [0] La riserva è vuota: per te non c’è niente.
    [one] Prendi una moneta sul { $wreck }.
   *[other] Prendi { $gold } monete sul { $wreck }.
}
news-takes-back = { $count ->
    [one] { $seat } riprende una carta.
   *[other] { $seat } riprende { $count } carte.
}
news-takes-back-you = { $count ->
    [one] Riprendi una carta.
   *[other] Riprendi { $count } carte.
}
news-vaults = { $gold ->
    [one] { $seat } chiude una moneta nel forziere.
   *[other] { $seat } chiude { $gold } monete nel forziere.
}
news-vaults-you = { $gold ->
    [one] Chiudi una moneta nel forziere.
   *[other] Chiudi { $gold } monete nel forziere.
}
news-plots = { $seat } ne sta tramando una per dopo.
news-plots-you = Ne stai tramando una per dopo.
news-fetches = { $seat } recupera la carta Barracuda.
news-fetches-you = Recuperi la carta Barracuda.
news-discards = { $seat } fa scartare a { $other } la carta Barracuda.
news-discards-you = Fai scartare a { $other } la carta Barracuda.
news-discards-to-you = { $seat } ti fa scartare la carta Barracuda.
news-robs = { $gold ->
    [0] { $seat } deruba { $other }, ma la sacca è vuota.
    [one] { $seat } ha la precedenza e ruba una moneta a { $other }.
   *[other] { $seat } ha la precedenza e ruba { $gold } monete a { $other }.
}
news-robs-you = { $gold ->
    [0] Derubi { $other }, ma la sacca è vuota.
    [one] Hai la precedenza e rubi una moneta a { $other }.
   *[other] Hai la precedenza e rubi { $gold } monete a { $other }.
}
news-robs-to-you = { $gold ->
    [0] { $seat } ti deruba, ma la sacca è vuota.
    [one] { $seat } ha la precedenza e ti ruba una moneta.
   *[other] { $seat } ha la precedenza e ti ruba { $gold } monete.
}
news-exchanges = { $seat } e { $other } si dividono le monete: { $gold } per { $seat }.
news-exchanges-you = Tu e { $other } vi dividete le monete: { $gold } per te.
news-exchanges-to-you = Tu e { $seat } vi dividete le monete: { $gold } per { $seat }.
news-declines = { $seat } lascia perdere.
news-declines-you = Lasci perdere.
news-cards-return = Tutti riprendono la carta Barracuda.
news-meddles = { $seat } pesca due carte dalla mano di { $other }.
news-meddles-you = Peschi due carte dalla mano di { $other }.
news-meddles-to-you = { $seat } pesca due carte dalla tua mano.
news-sees = { $seat } vede la { $card } nella mano di { $other }.
news-sees-you = Vedi la { $card } nella mano di { $other }.
news-sees-to-you = { $seat } vede la { $card } nella tua mano.
news-sees-unseen = { $seat } vede una delle carte di { $other }.
news-lays-out = { $seat } mette la { $card } davanti a { $other }.
news-lays-out-you = Metti la { $card } davanti a { $other }.
news-lays-out-to-you = { $seat } mette la { $card } davanti a te.
news-no-victim = { $seat } non trova carte tra cui frugare.
news-no-victim-you = Non trovi carte tra cui frugare.
news-won = { $seat } ha { $gold } monete nel forziere e vince!
news-won-you = Hai { $gold } monete nel forziere e vinci!
news-team-won = { $seat } e { $other } hanno { $gold } monete nel forziere e vincono!
news-team-won-you = Tu e { $other } avete { $gold } monete nel forziere e vincete!
news-team-won-to-you = Tu e { $seat } avete { $gold } monete nel forziere e vincete!
news-shared = Stesse monete, stessa iniziativa: vittoria condivisa.

## Che cosa si può fare

choice-play = Gioca la { $card }
choice-dive = Sul { $wreck }
    .brings = { $special ->
        [none] tutti: { deed-general }
       *[other] primo: { deed-special }{ $general ->
            [none] {""}
           *[other] , tutti: { deed-general }
        }
    }{ $gold ->
        [0] {""}
       *[other] {" "}+ { $gold } qui a terra
    }{ $fish ->
        [0] {""}
       *[other] {" – "}barracuda!
    }
choice-call = Chiama il barracuda
    .brings = se lo chiami solo tu, ubbidisce; ti sdrai, facile da derubare
choice-steer = Mandalo sul { $wreck }
    .brings = { $lair ->
        [0] { $count ->
            [0] nessuno perde monete
            [one] { $gold ->
                [one] { $other } perde una moneta
               *[other] { $other } perde { $gold } monete
            }
           *[other] { $count } sub perdono { $gold } monete
        }
        [1] tornano le carte Barracuda
       *[other] guizza via subito
    }
choice-collect = Le monete a { $seat }
choice-collect-you = Raccogli tu le monete
choice-lead = Fai agire { $seat }
choice-lead-you = Agisci tu
choice-gold = Prendi le monete
    .brings = { $gold ->
        [one] una moneta nella tua sacca
       *[other] { $gold } monete nella tua sacca
    }
choice-take-one = Riprendi una carta
    .brings = fila più corta, giochi prima
choice-take-back = Riprendi carte
    .brings = { $count } carte; fila più corta, giochi prima
choice-vault = { $gold ->
    [one] Chiudi una moneta nel forziere
   *[other] Chiudi { $gold } monete nel forziere
}
    .brings = { $full ->
        [1] il forziere è pieno!
       *[other] così sono { $held } su { $goal }
    }
choice-vault-all = Tutte le monete nel forziere
    .brings = { choice-vault.brings }
choice-plot = Fruga a fine giro
choice-fetch = Recupera la tua carta Barracuda
choice-discard = { $other } scarta la carta Barracuda
choice-rob = Deruba { $other }
    .brings = { $gold ->
        [one] una moneta da quella sacca alla tua
       *[other] { $gold } monete da quella sacca alla tua
    }
choice-exchange = Dividete le monete: { $gold } per te
choice-meddle = Pesca due carte a { $other }
choice-lay = Metti giù la { $card }
choice-decline = Lascia perdere

phase-choosing = Scegli una carta in segreto.
phase-steering = Il barracuda ti ubbidisce: dove va?
phase-collecting = Chi di voi due raccoglie le monete?
phase-leading = Chi di voi due agisce qui?
phase-acting = Qui la precedenza è tua: che cosa fai?
phase-sharing = La targa chiara è per tutti quelli in piedi qui. Anche tu?
phase-meddling = Tra le carte di chi frughi?
phase-laying = Quale delle due carte metti giù?

## Le opzioni (setup)

option-target = Monete per vincere
option-target-help = Quante monete nel forziere servono per vincere. A una squadra ne servono sempre 12.
option-team-mode = Squadre
option-team-mode-help = Quattro giocatori, due contro due: 1 e 3 hanno un forziere in comune, e così 2 e 4.
value-team-mode-on = sì
value-team-mode-off = no
option-extra-wrecks = Relitti extra
option-extra-wrecks-help = Uno o due numeri scendono in acqua con l’altra loro carta, quella più pazza.
option-extra-wrecks-free = Più di due relitti extra
option-extra-wrecks-free-help = Puoi scegliere quanti relitti extra vuoi.
value-extra-wrecks-free-on = permesso
value-extra-wrecks-free-off = no
option-layout = Fondale
option-layout-help = Come sono disposti i sei relitti: una laguna tranquilla, una fossa stretta, o qualcosa di mai visto.
value-layout-first-game = prima partita
value-layout-lagoon = laguna (tranquilla)
value-layout-reef = barriera (vivace)
value-layout-trench = fossa (feroce)
value-layout-custom = il tuo
value-layout-random = a caso
option-custom-layout = Il tuo fondale
option-custom-layout-help = Disegnalo riga per riga, un punto per l’acqua libera, una virgola tra le righe: 32.,165,.4.
option-starting-gold = Monete all’inizio
option-starting-gold-help = Quante monete ci sono in ogni sacca all’inizio.
option-reserve-limit = La riserva
option-reserve-limit-help = Nella scatola ci sono sessanta monete. Senza limite, la riserva non finisce mai.
value-reserve-limit-limited = 60 monete
value-reserve-limit-unlimited = senza fine
option-last-card-return = Dopo la tua ultima carta
option-last-card-return-help = La fila torna in mano subito, e agisci prima di tutti; oppure dopo il giro, e agisci dopo tutti.
value-last-card-return-at-once = fila in mano subito
value-last-card-return-end-of-round = fila in mano a fine giro
option-route-tie = Strade della stessa lunghezza
option-route-tie-help = Il barracuda gira verso il relitto vicino con il numero più alto, oppure prende la strada i cui relitti danno la somma maggiore.
value-route-tie-greedy = numero vicino più alto
value-route-tie-highest-sum = somma maggiore
option-end-check = La partita finisce
option-end-check-help = Nel momento in cui un forziere è pieno, o quando quel giro è finito.
value-end-check-at-once = subito
value-end-check-end-of-round = a fine giro
option-team-chat = Chat di squadra
option-team-chat-help = Chi può leggere che cosa si dicono i compagni di squadra.
value-team-chat-private = solo la squadra
value-team-chat-table = tutto il tavolo

preset-first-game = Prima partita
preset-first-game-help = Un fondale amico, si vince a 8 monete.
preset-long-dive = Lunga immersione
preset-long-dive-help = Un fondale più vivace, si vince a 10 monete.
preset-deep-trench = Fossa profonda
preset-deep-trench-help = Tutti i relitti in fila, uno scudo sul relitto 4 e un barracuda che a casa non c’è quasi mai.
preset-pickpockets = Borseggiatori
preset-pickpockets-help = Due relitti per mettere il naso in quello che hanno gli altri.
preset-unknown-waters = Acque ignote
preset-unknown-waters-help = Un fondale mai visto prima, e 3 monete all’inizio.
preset-two-boats = Due barche
preset-two-boats-help = Quattro sub, due squadre, si vince a 12 monete.

## I nomi, a voce, di ciò che sta sul tavolo

label-floor = Il fondale, giro { $round }
label-hand = La tua mano
label-cards = Carte in mano a { $seat }
label-row = Fila davanti a { $seat }, dalla più vecchia
label-row-you = Fila davanti a te, dalla più vecchia
label-chosen = Scelta di { $seat }
label-drawn = Pescate dalla mano di { $other }
label-amounts = Chiuderne meno
label-wreck = { $wreck }. Azione speciale: { deed-special }. Azione generale: { deed-general }. { $gold ->
    [0] {""}
    [one] Qui c’è una moneta.
   *[other] Qui ci sono { $gold } monete.
}
label-lair = { $wreck }, casa del barracuda. Quando si ferma qui, { $trigger }.
label-link = Una fune tra due relitti
label-gold = Monete sul { $wreck }
label-barracuda = Il barracuda, sul { $wreck }
label-boat = Barca di { $seat }
label-boat-you = La tua barca
label-diver = Sub di { $seat }, sul { $wreck }
label-diver-you = Il tuo sub, sul { $wreck }
label-diver-lying = Sub di { $seat }, sdraiato sul { $wreck }
label-diver-lying-you = Il tuo sub, sdraiato sul { $wreck }
label-diver-aboard = Sub di { $seat }, ancora in barca
label-diver-aboard-you = Il tuo sub, ancora in barca
label-diver-aboard-lying = Sub di { $seat }, sdraiato in barca
label-diver-aboard-lying-you = Il tuo sub, sdraiato in barca
label-distance = Dado della distanza: { $distance }
label-direction = Dado della direzione: { $wreck }
label-reserve = Riserva: { $gold ->
    [one] una moneta
   *[other] { $gold } monete
}
label-reserve-unlimited = Riserva senza fine
label-centre = Il centro: carte Barracuda già giocate
label-played-barracuda = Carta Barracuda di { $seat }, già giocata
label-card = { $card }
label-back = { $count ->
    [one] { $seat } ha in mano una carta
   *[other] { $seat } ha in mano { $count } carte
}
label-fish = { $seat } può ancora chiamare il barracuda
label-in-row = { $card }, davanti a { $seat }
label-in-row-you = { $card }, davanti a te
label-bag = Sacca di { $seat }: { $gold ->
    [one] una moneta
   *[other] { $gold } monete
}
label-bag-you = La tua sacca: { $gold ->
    [one] una moneta
   *[other] { $gold } monete
}
label-vault = Forziere di { $seat }: { $gold } su { $goal } monete
label-vault-you = Il tuo forziere: { $gold } su { $goal } monete
label-team-vault = Forziere di { $seat } e { $other }: { $gold } su { $goal } monete
label-initiative = Iniziativa di { $seat }: { $count }. La più bassa agisce per prima.
label-initiative-you = La tua iniziativa: { $count }. La più bassa agisce per prima.
label-ready = { $seat } ha scelto
label-unseen = Una carta che non puoi vedere

## Il tabellone in un terminale (terminal)

picture-round = Giro { $round } · si vince a { $goal }
picture-reserve = riserva { $gold }
picture-reserve-unlimited = riserva senza fine
picture-dice = distanza { $distance }
picture-dice-both = distanza { $distance }, direzione { $direction }
picture-key = ><))> barracuda   $ monete   G1 sub in piedi   g1 sdraiato
picture-diver = G{ $number }
picture-special = S
picture-general = G
picture-holds = mano
picture-row = fila
picture-bag = sacca { $gold }
picture-vault = forziere { $gold }
picture-ready = ha scelto
picture-thinking = pensa
picture-boat = in barca
picture-drawn = pescate a { $other }
short-none = –
short-gold = oro { $count }
short-take-back = ripr. { $count }
short-vault-up-to = forz. { $count }
short-vault-all = forziere
short-take-back-or-meddle = 1/fruga
short-barracuda-card = carta B
short-protected = scudo
short-all-take-back-barracuda = carte B
short-barracuda-dives = guizza
short-barracuda = B

## Lo scopo, sempre sul tavolo

aim = Chiudi { $goal } monete nel tuo forziere prima degli altri.
aim-now = giro { $round }
aim-watched = Vince chi per primo chiude { $goal } monete nel forziere.
aim-watched-now = { aim-now }
aim-team = Chiudete { $goal } monete nel vostro forziere prima degli altri.
aim-team-now = { aim-now }
aim-teams = Vince la squadra che per prima chiude { $goal } monete nel forziere.
aim-teams-now = { aim-now }

## A che cosa servono le cose

explain-wreck = { $special ->
    [none] {""}
   *[other] Targa scura, da solo o con la precedenza: { deed-special }.
}{ $general ->
    [none] {""}
   *[other] {" "}Targa chiara, tutti quelli in piedi qui: { deed-general }.
}
    .title = { $wreck }
    .rules = BK-40, BK-42, BK-44
explain-lair-all-take-back-barracuda = La casa del barracuda, chiusa ai sub. Quando c’è, tornano tutte le carte Barracuda.
    .title = { $wreck }
    .rules = BK-26, BK-56
explain-lair-barracuda-dives = Qui il barracuda non si ferma mai: rispunta subito su un altro relitto.
    .title = { $wreck }
    .rules = BK-27
explain-link = Le funi mostrano i relitti vicini. Il barracuda le segue, mai in diagonale.
    .rules = BK-24
explain-gold = Oro perso: al prossimo giro lo prende il più veloce in piedi qui.
    .rules = BK-30
explain-barracuda = Dove si ferma, i sub non protetti perdono l’intera sacca.
    .rules = BK-33
explain-boat = I sub cominciano qui e con la prima carta Movimento se ne vanno per sempre.
    .rules = BK-06
explain-diver = In piedi: riceve la targa chiara, e anche la scura se è solo o il più veloce.
    .rules = BK-42
explain-diver-lying = Sdraiato: niente targhe in questo giro, e derubarlo è facile.
    .rules = BK-41, BK-43
explain-diver-aboard = { explain-boat }
    .rules = BK-06
explain-diver-aboard-lying = { explain-boat }
    .rules = BK-06
explain-distance = Quanto nuota il barracuda: uno o due relitti.
    .rules = BK-21
explain-direction = Il relitto verso cui nuota.
    .rules = BK-21
explain-reserve = Le monete delle targhe arrivano da qui, finché ce ne sono.
    .rules = BK-53
explain-reserve-unlimited = { explain-reserve }
    .rules = BK-53
explain-centre = Le carte Barracuda giocate aspettano qui di tornare.
    .rules = BK-14
explain-played-barracuda = { explain-centre }
    .rules = BK-14
explain-card = Tuffati sul relitto con questo numero, da ovunque.
    .rules = BK-12
explain-card-barracuda = Sdraiati e chiama il barracuda; se non lo fa nessun altro, ti ubbidisce.
    .rules = BK-14, BK-20
explain-back = Carte che non vedi: la prossima può essere una qualunque.
    .rules = BK-10
explain-fish = Ha ancora la carta Barracuda e può chiamare il barracuda.
    .rules = BK-20
explain-in-row = Carte giocate. Chi ha la fila più corta agisce per primo.
    .rules = BK-16
explain-bag = Oro a rischio: possono rubarlo o può cadere.
    .rules = BK-33, BK-43
explain-vault = Oro al sicuro. Nessuno può toccarlo.
    .rules = BK-35
explain-choice-vault = { explain-vault }
    .rules = BK-35
explain-team-vault = { explain-vault }
    .rules = BK-35
explain-ready = Ha scelto una carta; resta segreta finché non scelgono tutti.
    .rules = BK-10
explain-unseen = Questa carta la vedono solo i due interessati.
    .rules = BK-58

## Che cosa guarda il consigliere (coach)

hint-vault = monete nel tuo forziere
hint-rival-vault = monete nel forziere degli altri
hint-close = monete che bastano per vincere, una volta a casa
hint-rival-bag = monete nella sacca degli altri
hint-hand = una mano più piena
hint-rival-hand = una mano più piena per gli altri
hint-bankable = un’occasione, più tardi, di portare a casa le monete
hint-dive-gold = monete dal relitto
hint-dive-loot = monete lasciate sul relitto
hint-dive-vault = un relitto che riempie il tuo forziere
hint-dive-back = carte che tornano dalla fila
hint-dive-risk = un incontro con il barracuda
hint-dive-crowd = compagnia sul relitto
hint-dive-prey = monete da soffiare agli altri sul relitto
hint-dive-threat = un furto ai tuoi danni sul relitto

## Che cosa non possono essere un’edizione, le opzioni o una posizione scritta (errors)

edition-protected = ha «protected» come Azione speciale; può essere solo l’Azione generale
edition-two-actions = è { $given }, ma devono essere due testi: l’Azione speciale e l’Azione generale
edition-no-deed = mostra «{ $given }»; un’azione è una di queste: { $known }
edition-deed-alone = mostra «{ $given }», ma { $action } non vuole numeri
edition-deed-number = mostra «{ $given }», ma { $action } vuole un numero da 1 a { $most }
edition-gold = e threes valgono insieme { $given }; in una scatola ce ne stanno al massimo { $most }
edition-direction = mostra solo 6, e un lancio da rifare con il 6 non finirebbe mai; almeno una faccia deve mostrare un altro relitto
edition-layout = ha { $given }, ma deve mostrare una volta ogni relitto da 1 a 6, e punti per l’acqua libera
edition-not-joined = ha { $given }, ma ogni relitto deve toccare gli altri con un lato intero (BK-02)
edition-wants-actions = l’Azione speciale e l’Azione generale, ciascuna tra { $known }
edition-wants-layout = righe: ogni relitto da 1 a 6 una volta, uniti per un lato intero, e punti per l’acqua libera

clash-teams = team_mode vuole esattamente { $wanted } posti (BK-80), e questo tavolo ne ha { $given }
clash-extra-wrecks = extra_wrecks vuole uno o due numeri (BK-70); per averne di più metti extra_wrecks_free su on
clash-custom-layout = c’è custom_layout, ma layout è «{ $given }» (BK-02); metti layout su «custom»
clash-no-vault = su questo fondale nessun relitto porta al forziere, e nessuno potrebbe mai vincere (BK-62); scegli extra_wrecks, o un’edizione, con vault_up_to o vault_all su uno dei relitti da 1 a 5
clash-no-gold = su questo fondale nessun relitto dà monete, e nessuno potrebbe mai vincere (BK-62); scegli extra_wrecks, o un’edizione, con gold su uno dei relitti da 1 a 5
clash-gold = le monete di questa scatola valgono { $given }, ma una partita con queste opzioni ne vuole { $least } (BK-04, BK-62)

what-wrecks = posti per relitti
what-moves = carte Movimento
what-gold = monete
position-cards = { $seat } ha ogni carta Movimento da 1 a 5 una volta sola, in mano o nella fila a partire da sinistra (BK-03); qui la mano è { $hand } e la fila { $row }
position-no-move = { $seat } non ha carte Movimento in mano, ma una fila piena torna subito, o dopo il giro se il posto è scritto in spent (BK-15)
position-chair = qui nessuno siede al posto { $chair }, quindi lì non può esserci nulla; i posti vanno da 0 a { $last }
position-debt = { $where } avrebbe { $given } monete; meno di zero non si può, e nella scatola ce ne sono { $gold } in tutto
position-wreck-full = sul { $wreck } ci sono { $given } monete, ma un relitto ne tiene al massimo { $most } (BK-34)
position-face = il { $wreck } mostra { $face }, la carta di un altro numero (BK-70)
position-nowhere = { $name } deve essere uno dei relitti da 1 a 6
position-not-joined = ogni relitto ha una cella tutta sua e tocca gli altri con un lato intero (BK-02); qui stanno su { $given }
position-team-vault = a squadre hanno un forziere solo i posti 0 e 1: quello della loro squadra (BK-80)
position-choice = { $seat } ha scelto la { $card }, che non ha in mano (BK-10)
position-steering = mentre si comanda il barracuda, controller è il posto a cui ubbidisce e distance quello che dice il dado (BK-25)
position-drawn = mentre si mette giù una carta, victim e player sono due posti, e drawn due carte della mano di victim (BK-58)

## Il risultato alla fine (end)

score-title = I forzieri
ending-won = Il forziere è pieno!
ending-won-text = Su una barca c’è abbastanza oro spagnolo al sicuro.
ending-team-won = Due sub, un forziere pieno!
ending-team-won-text = La squadra ha portato a casa il suo oro, insieme.
ending-shared = Vittoria condivisa
ending-shared-text = Impossibile dire chi si tuffa meglio.

## Che cosa chiedono gli enigmi (puzzles)

goal-hide = Scegli un relitto dove nessuno possa seguirti e il barracuda non possa morderti, qualunque cosa dicano i dadi.
goal-first = Scegli un relitto dove agire di sicuro prima degli altri, chiunque ti segua, e dove il barracuda non possa morderti.
goal-gold = Scegli un relitto dove prendere di sicuro monete, qualunque cosa scelgano gli altri e dicano i dadi.
goal-win = Vinci la partita adesso.
goal-empty = Manda il barracuda in modo che non resti nulla nella sacca del rivale che ora ha più oro.
goal-two = Non lasciare nulla nelle sacche di almeno due rivali che ora hanno oro.
goal-rich = Finisci questo giro con più oro di ogni rivale, tra sacca e forziere.
