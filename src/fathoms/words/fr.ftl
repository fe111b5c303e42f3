### Les mots communs à tous les jeux.

language-name = Français

seat-0 = Joueur 1
seat-1 = Joueur 2
seat-2 = Joueur 3
seat-3 = Joueur 4

## Ce que disent plusieurs pages

ui-how-many = Combien de joueurs ?
ui-me = Toi
ui-a-bot = Un robot
ui-your-name = Ton nom
ui-level-of = Niveau du robot de la place { $number }
ui-level-shrimp = Crevette
ui-level-shrimp-help = barbote
ui-level-crab = Crabe
ui-level-crab-help = attrape ce qu’il voit
ui-level-dolphin = Dauphin
ui-level-dolphin-help = réfléchit
ui-level-kraken = Kraken
ui-level-kraken-help = se trompe rarement
ui-level-network = Réseau
ui-level-network-help = a tout appris en jouant
ui-rules = Règles
ui-whole-board = Tout le plateau
ui-no-match = Cette partie n’existe pas.
ui-no-right = Cette table ne t’est pas ouverte. Demande un lien à quelqu’un qui y joue.
ui-your-turn = À toi de jouer
ui-waits-for = On attend { $name }
ui-closed = À regarder seulement
ui-watching = Tu regardes
ui-away = absent
ui-named = { $what } : { $game }
ui-no-rule = Cette règle n’a pas de texte.
ui-open-to-all = Libérer la place pour un ami
ui-share = Partager
ui-picture-kept = Image enregistrée
ui-gathering = On attend les amis
join-of = { $game }, à la table de { $host }
ui-learn = Apprendre, { $minutes } min
ui-learn-on = Reprendre la leçon
ui-puzzles = Énigmes
ui-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
ui-check-dice = C’était équitable ?
mine-title = Mes parties
mine-finished = Terminées
mine-all = Toutes
mine-won = Gagnée
mine-lost = Perdue
ui-edition = Ta propre édition
ui-edition-help = Change les cartes, les plateaux et les nombres de la boîte. N’écris que ce qui change ; la table se dessine pendant que tu écris.
ui-daily = Plongée du jour
ui-daily-of = Plongée du { $day } : { $game }

## Ce que le serveur écrit dans la page (head)

page-about = Cinq jeux de monstres marins autour d’une table : en solo, autour d’un écran ou à distance. Sans compte.
page-no-script = Fathoms dessine ses tables avec JavaScript. Active-le pour cette page.

## La page d’accueil

ui-headline = Cinq monstres marins. Une table.
ui-lead = Pousse une porte et tu joues : en solo, autour d’un écran ou à distance. Sans compte.
ui-to-games = Aller aux jeux
ui-games = Les jeux
ui-your-games = Tes parties
ui-no-games = Aucune pour l’instant. Derrière chaque porte, quelqu’un t’attend.
ui-continue = Continuer
ui-open = Ouvrir
ui-play-now = Jouer
ui-bots-together = avec { $bots }
ui-bots-against = contre { $bots }
ui-bots-shrimp = { $count ->
    [one] un robot crevette
   *[other] { $count } robots crevettes
}
ui-bots-crab = { $count ->
    [one] un robot crabe
   *[other] { $count } robots crabes
}
ui-bots-dolphin = { $count ->
    [one] un robot dauphin
   *[other] { $count } robots dauphins
}
ui-bots-kraken = { $count ->
    [one] un robot kraken
   *[other] { $count } robots krakens
}
ui-with-friends = Entre amis
ui-on-device = Sur cet écran
ui-options = Options et robots
ui-players = joueurs
ui-minutes = { $minutes } min
ui-together = Ensemble
ui-against = Chacun pour soi
ui-owners = Les noms des jeux appartiennent à leurs éditeurs. Les textes de règles et les images sont les nôtres.
ui-all-rules = Règles des jeux
ui-fair = Les dés sont-ils honnêtes ?
ui-open-match = Ouvrir une partie enregistrée
ui-not-a-match = Ce fichier n’est pas une partie de Fathoms.
ui-language = Langue
ui-theme-light = Passer au thème clair
ui-theme-dark = Passer au thème sombre
ui-plankton = Rien ici, à part du plancton
ui-nowhere = Il n’y a rien à cette adresse.
ui-home = Tous les jeux

## Préparer (setup)

ui-setup-lead = Commence comme ça, ou change ce que tu veux ci-dessous.
ui-how-wild = Quel genre de partie ?
ui-as-usual = Comme dans la boîte
ui-as-usual-help = Les règles habituelles.
ui-all-options = Toutes les options
ui-who = Qui joue ?
ui-a-friend = Un ami, par lien
ui-on-this-device = Quelqu’un sur cet écran
ui-name-of = Nom à la place { $number }
ui-kind-of = Qui occupe la place { $number }
ui-start = Commencer la partie
coach-allow = On peut interroger le coach
coach-allow-help = Contre d’autres personnes, le coach se tait, sauf si tu permets ici à tous de l’interroger.

## La table (table)

ui-to-choices = Aller à mes choix
ui-all-games = Fathoms : tous les jeux
ui-speed = Vitesse des coups
ui-speed-slow = Lent
ui-speed-normal = Normal
ui-speed-instant = Immédiat
ui-speed-fast = Rapide
ui-coach = Coach
ui-best = meilleur
ui-menu = Menu
ui-at-table = Autour de la table
ui-beat-again = Revoir
ui-beat-next = Suivant
ui-to-my-turn = Jusqu’à mon tour
ui-to-now = Jusqu’à maintenant
ui-go-on = Continuer
ui-lost = Connexion perdue. Tes coups sont enregistrés ; nouvel essai en cours.
ui-try-now = Réessayer
ui-their-turn = joue
ui-turn-of = À { $name } de jouer
ui-everybody = Tout le monde
ui-chosen = Ton choix est fait
ui-chosen-help = Tu peux en changer tant que tous n’ont pas choisi.
ui-game-over = La partie est finie
ui-my-turn = Mon tour
ui-undo = Annuler
ui-reset = Recommencer
ui-other-choice = Autre choix
ui-once-more = Choisis-le encore, ou appuie sur le bouton.
ui-and-now = Et ensuite ? Choisis ce qui brille.
ui-beside = À côté du plateau
ui-mine = Ce qui est à toi
ui-then-open = Le reste dépend du hasard ou des autres.
ui-brings = { $what } · { $gain }
ui-log = Ce qui s’est passé
ui-lines = { $count } lignes
ui-why = Pourquoi ?
ui-close = Fermer
ui-not-now = Rien à faire avec ça maintenant ({ $name }). { $todo } Choisis ce qui brille.
ui-not-this = Rien à faire ici maintenant. { $todo } Choisis ce qui brille.
ui-ready = prêt
ui-choosing = choisit
ui-winner = gagne
ui-bot = robot
ui-open-seat = place libre
ui-you = toi
ui-mate = avec toi
ui-online = en ligne
ui-play-as = { $name } joue maintenant
ui-go-first = { $name }, à toi de commencer !
ui-seat-empty = Il n’y a personne à la place « { $name } ».
ui-invite = Inviter quelqu’un
ui-let-bot = Laisser jouer un robot
ui-see-end = Voir la fin
ui-replay = Revoir
ui-since = Depuis ton dernier tour
ui-so-far = Jusqu’ici
ui-got-it = Compris
ui-aim = But
ui-pass-device = Passez l’écran à { $name }
ui-look-away = Tous les autres regardent ailleurs. Le Kraken aussi.
ui-open-curtain = Je suis { $name } : ouvrir le rideau
labelled = { $title } : { $what }
hands-human = Quelqu’un prend la place { $number }.
hands-human-you = Tu prends la place { $number }.
hands-human-named = { $name } prend la place { $number }.
hands-human-named-you = Tu prends la place { $number }.
hands-human-by = { $seat } prend aussi la place { $number }.
hands-human-by-you = Tu prends aussi la place { $number }.
hands-bot = Un robot joue désormais à la place { $number }.
hands-bot-you = Un robot joue désormais pour toi.
hands-bot-named = { $name } a quitté la table ; un robot joue à sa place.
hands-bot-named-you = Tu as quitté la table ; un robot joue pour toi.
hands-bot-by = { $seat } laisse jouer un robot à la place { $number }.
hands-bot-by-you = Tu laisses jouer un robot à la place { $number }.
hands-bot-by-to-you = { $seat } laisse un robot jouer pour toi.
hands-open = La place { $number } est libre.
hands-open-by = { $seat } libère la place { $number }.
hands-open-by-you = Tu libères la place { $number }.
hands-absent = Plus personne à la place { $number }.
hands-absent-by = { $seat } laisse vide la place { $number }.
hands-absent-by-you = Tu laisses vide la place { $number }.
hands-kept = { $seat } a téléchargé la partie, et peut maintenant voir toutes les cartes.
hands-kept-you = Tu as téléchargé la partie, et tu peux maintenant voir toutes les cartes.
say-title = Dire quelque chose
say-point-all = Montrer aux autres
learn-again = Encore une fois
learn-invite = Première fois ici ? Je t’apprends le jeu en { $minutes } minutes.
learn-yes = Apprends-moi
learn-no-thanks = Non merci
end-you-win = Tu as gagné !
end-board = Voir le plateau
end-turning = Le tournant
end-of = { $count } sur { $of }
end-scored = { $what } : { $told }
end-short = Partie trop courte pour le dire.
end-steady = Aucun coup ne l’a décidée à lui seul : elle s’est jouée petit à petit.
end-swing = { $seat } passe ainsi de { $from } % à { $to } % de chances de gagner.
end-swing-team = L’équipe passe ainsi de { $from } % à { $to } % de chances de gagner.
ui-rematch = Revanche
ui-join-rematch = Rejoindre la revanche
ui-play = Lecture
ui-pause = Pause
review-curve = Les chances de gagner après chaque action
review-ledger = Des premières chances de gagner aux dernières, en %
review-seat = Place
review-start = Début
review-own = Ses choix
review-others = Choix des autres
review-choices = Choix
review-luck = Hasard
review-end = Fin
review-turning = Tournants
review-costly = Les choix qui ont coûté le plus cher
review-better = « { $phrase } » aurait valu { $cost } % de plus.
review-lucky = La chance a rapporté { $luck } %.
review-unlucky = La malchance a coûté { $luck } %.
review-title = Le fil de la partie
review-working = On remonte le fil…
review-team = L’équipe
review-at = { $seat } a choisi « { $did } ».
review-chance = { $name } { $percent } %
review-show = Voir cette position
review-details = Choix, hasard et tournants
news-untold = Il s’est passé quelque chose que ces règles ne savent pas dire.
ending-untold = La partie est finie
ending-untold-text = Elle a été jouée avec d’autres règles.

## Ce qui s’ouvre au-dessus d’une table (dialogs)

ui-sound = Son
ui-who-plays = Qui joue ici ?
ui-replay-start = Revoir depuis le début
ui-links = Liens à partager
ui-keep-match = Télécharger la partie
ui-leave = Quitter la table
ui-leave-help = Tu peux revenir à tout moment, sauf si la partie est arrêtée.
ui-leave-bot = Un robot joue pour moi
ui-leave-wait = Garder ma place
ui-leave-end = Arrêter la partie
ui-table-in-words = La table en mots
ui-space-names = Noms des cases sur le plateau
ui-nothing-since = Rien ne s’est passé depuis ton dernier tour.
keys-title = Touches
keys-tab = Tab va d’une chose à la suivante ; sur le plateau, un seul arrêt.
keys-arrows = Les flèches vont d’une chose à l’autre sur le plateau, et de la question vers la liste des choix.
keys-enter = Entrée ou Espace choisit.
keys-digits = 1 à 9 prennent le choix qui a ce numéro, tant que tu es à la question ou à ses choix.
keys-explain = ? sur une chose dit ce qu’elle fait ; partout ailleurs, cela ouvre cette liste.
keys-telling = Pendant que les autres jouent, hors d’un bouton : ← raconte encore, → continue, Espace attend, Fin va à ton tour.
keys-escape = Échap ferme ce qui est ouvert, ou lâche ce que tu as pris.
keys-signs = 1 à 9 et ? font quelque chose
ui-in-rules = Lire la suite dans les règles
ui-sit-here = Je joue ici, sur cet écran
ui-save = Enregistrer
ui-leave-empty = La laisser vide
ui-invite-help = { $open ->
    [0] Aucune place n’est libre. Avec ce lien, on peut regarder, et s’asseoir dès qu’une place se libère.
    [one] Une place est libre. Le premier qui ouvre ce lien la prend.
   *[other] { $open } places sont libres. Envoie ce lien à tes amis.
}
ui-invite-link = Lien d’invitation
ui-watch-help = Avec ce lien, on peut regarder la partie.
ui-watch-link = Lien pour regarder
ui-seat-help = Avec ce lien, tu joues { $name } sur un autre appareil aussi. Garde-le pour toi.
ui-seat-link = Lien vers la place
ui-copy = Copier
ui-copied = Copié
ui-sealed = Les dés de cette partie ont été scellés avant le premier tour :

## Entre amis : avant la distribution, et à table (lobby)

lobby-lead = Rien n’est distribué avant que tu commences.
lobby-scan = Scanne pour jouer
lobby-code = Code QR du lien vers cette table
lobby-link = Lien vers cette table
lobby-copy = Copier le lien
lobby-copied = Lien copié
lobby-how = Vise-le avec l’appareil photo d’un téléphone, ou envoie le lien. Chacun choisit une place libre.
lobby-wifi = Les autres sur ton Wi-Fi peuvent jouer
lobby-wifi-help = Activé : les appareils de ton réseau peuvent ouvrir cette table. Désactivé : cet ordinateur seulement.
lobby-only-here = Cet ordinateur seulement
lobby-only-here-help = Bascule l’interrupteur, et les téléphones et tablettes de ton Wi-Fi pourront venir à cette table.
lobby-seats = Places
lobby-choose = Choisis une place
lobby-ready = Prêt
lobby-not-yet = Pas encore
lobby-mark = Ton signe
lobby-take-mark = Signe de la place { $number }
lobby-opened = a ouvert la table
lobby-came = est là
lobby-bot = robot, { $help }
lobby-bot-out = Retirer le robot
lobby-free = Place libre
lobby-free-help = un robot s’y assied au début
lobby-sit = M’asseoir ici
lobby-put-bot = Un robot
lobby-strength = Quelle force pour le robot ?
lobby-many-help = Une place encore libre au début revient à un robot ({ $bot }). Un ami peut la reprendre plus tard.
lobby-start = Commencer à { $count }
lobby-waiting = On attend { $names }. Tu peux commencer sans attendre.
lobby-all-ready = Tout le monde est prêt.
lobby-nobody = Personne n’est encore venu. Tu peux commencer avec des robots.
lobby-in = Te voilà, { $name }
lobby-in-unnamed = Te voilà
lobby-i-am-ready = Je suis prêt
lobby-wait = Attends, pas encore
lobby-host-starts = { $host } lance la partie.
lobby-show-out = Libérer la place de { $name }
lobby-out = Place retirée : { $names }
lobby-somebody = quelqu’un
lobby-let-in = Laisser revenir
lobby-barred = { $host } a besoin de ta place pour quelqu’un d’autre. Tu peux toujours regarder.
lobby-barred-alone = Ta place est prévue pour quelqu’un d’autre. Tu peux toujours regarder.
lobby-sat-down = { $name } s’installe
lobby-is-ready = { $name } est prêt
join-title = Une invitation pour toi
join-lead = { $game } t’attend.
join-name = Comment t’appelles-tu ?
join-go = Rejoindre la table
join-full = Aucune place n’est libre. Tu peux regarder, et t’asseoir dès qu’il y en a une.
join-seat-title = Cet appareil aussi
join-seat-help = Tu joues { $name } ici aussi. Qui voit cet écran voit ce que voit cette place.
join-seat-go = Jouer ici
join-watch-title = Regarder la partie
join-watch-go = À la table
error-no-network = cet ordinateur n’est dans aucun réseau ; connecte-le à ton Wi-Fi et réessaie
lobby-typed = On peut s’écrire
lobby-typed-help = Désactivé : seulement les mots et dessins que tous connaissent. Activé : ce que chacun tape, pour cette table seulement.

## Les leçons (lesson)

learn-step = Étape { $step } sur { $steps }
learn-next = Suite
learn-back = Retour
learn-then = Bien ! Et maintenant :
learn-show = Montre-moi
learn-leave = Quitter la leçon
learn-start = Depuis le début
learn-play = Jouer pour de vrai
learn-not-now = Bonne idée, pour une autre fois. Essaie plutôt : { $act }.
learn-first = Un instant ! Lis d’abord ceci, puis appuie sur « { learn-next } ».
learn-scene = Bravo ! Sautons quelques tours. On y va ?
learn-done = Bravo, c’est fait ! Tu sais tout ce qu’il faut. Le reste vient en jouant.

## Énigmes (puzzles)

ui-puzzles-lead = Une position, une question, quelques coups.
ui-puzzles-next = La prochaine pour toi
ui-puzzles-hard = Quelle difficulté ?
ui-puzzles-all = Toutes
ui-puzzles-unsolved = Seulement à résoudre
ui-puzzles-none-left = Toutes résolues ! Ici, la mer n’a plus de secrets pour toi.
ui-puzzles-marks = Résolue sans aide : une perle. Avec de l’aide : un coquillage.
ui-puzzle-number = Énigme { $number }
ui-puzzle-acts = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
ui-puzzle-move = Coup { $move }
ui-puzzle-enough = { $count ->
    [one] 1 suffit
   *[other] { $count } suffisent
}
ui-puzzle-solved = Résolue
ui-puzzle-open = Pas encore résolue
ui-puzzle-pearl = Perle : résolue sans aide
ui-puzzle-shell = Coquillage : résolue avec de l’aide
ui-puzzle-hint = Indice
ui-puzzle-hint-here = Regarde ici : c’est la suite.
ui-puzzle-hint-back = Je suis revenu là où je connais le chemin. Voici la suite.
ui-puzzle-answer = Voir la solution
ui-puzzle-missed = Pas tout à fait ! { $what } La suite dépend du hasard ou des autres.
ui-puzzle-missed-over = Pas tout à fait ! { $what } La partie est finie, et ce n’était pas le but.
ui-puzzle-back = Reprendre le coup
ui-puzzle-done-pearl = Résolue, et sans aide ! Une perle pour toi.
ui-puzzle-done-shell = Résolue, avec un peu d’aide ! Un coquillage pour toi.
ui-puzzle-shown = Voilà comment on fait. À toi ?
ui-puzzle-try = J’essaie
ui-puzzle-next = Énigme suivante
ui-puzzle-all = Toutes les énigmes
puzzle-fins = { $fins ->
    [1] facile
    [2] moyenne
   *[3] difficile
}
puzzle-count = { $solved } sur { $all } résolues

## La fin (end)

end-swing-you = Tu passes ainsi de { $from } % à { $to } % de chances de gagner.
ending-abandoned = Partie interrompue
ending-abandoned-text = La partie a été arrêtée avant son terme.

## Revoir (end)

ui-step = Étape
ui-step-of = Étape { $step } sur { $of }
ui-step-back = Une étape en arrière
ui-step-on = Une étape en avant
ui-to-table = À la table
ui-seen-by = Vu par
ui-spectator = un spectateur

## Le manuel (manual)

ui-rules-of = Règles de { $title }
ui-search-rules = Chercher dans les règles
ui-found = { $count ->
    [0] Aucun résultat
    [one] { $count } résultat
   *[other] { $count } résultats
}
ui-chapters = Chapitres
ui-numbered = Les règles, numérotées
ui-numbered-help = Chaque ligne du journal nomme sa règle. Les voici toutes.

## La vérification des dés (check)

ui-check-title = Vérifier les dés
ui-check-lead = Avant le premier tour, le serveur a scellé un nombre secret et montré son empreinte. Chaque tirage de la partie découle de ce secret et des graines des joueurs. À la fin, le secret est ouvert, et ton navigateur peut refaire chaque tirage, ici, sans rien demander à personne.
ui-check-choose = Choisir une partie téléchargée
ui-check-drop = Une partie finie, telle que téléchargée à sa table
ui-check-working = Calcul en cours…
ui-check-good = Les { $draws } tirages des { $steps } étapes sont conformes à la promesse.
ui-check-seal = Le secret correspond à son empreinte
ui-check-no-seal = Ce n’est pas le secret qui avait été promis.
ui-check-bad = L’étape { $step } n’a pas été tirée avec ces dés.
ui-check-early = Cette partie n’est pas finie : son secret est encore scellé.
ui-check-no-dice = Ce fichier n’a pas de dés à vérifier.
ui-check-step = Étape
ui-check-drawn = Tiré
ui-check-words = Générateur
ui-check-verdict = Verdict
ui-check-fits = conforme
ui-check-differs = différent
ui-fingerprint = Empreinte
ui-secret = Secret
verify-setup = La mise en place n’a pas été tirée par ces dés.

## Le terminal (terminal)

typed-help = aide
typed-undo = annuler
typed-reset = recommencer
typed-why = pourquoi
typed-what = quoi
typed-hint = indice
typed-board = plateau
typed-log = journal
typed-save = enregistrer
typed-quit = quitter
typed-show = montre
typed-back = retour
typed-answer = solution
typed-next = suivante
terminal-begin = { $title }, { $seats ->
    [one] une place
   *[other] { $seats } places
}. Tape { typed-help } pour savoir ce que tu peux écrire.
terminal-you = { $seat }, c’est toi
terminal-bot = { $seat } est un robot : { $level } ({ $help })
terminal-help =
    Réponds par un numéro, par les mots d’un choix, ou par ceux entre crochets.
      { typed-undo }      annuler le dernier coup
      { typed-reset }  tout annuler depuis le dernier tirage
      { typed-why }     les règles derrière ce qui vient d’arriver ; suivi d’une action : ce qui l’interdit
      { typed-what } 2       ce que le choix 2 ferait à coup sûr
      { typed-hint }       ce que ferait le coach
      { typed-board }      revoir le plateau
      { typed-log }      tout ce qui s’est passé
      { typed-save }  enregistrer la partie dans un fichier
      { typed-quit }      l’enregistrer et partir
terminal-thinking = réflexion en cours…
terminal-who = Qui joue ?
terminal-aim = But : { $aim } ({ $now })
terminal-number = Choisis un numéro de 1 à { $count }.
terminal-pass = { $seat }, à toi : appuie sur Entrée quand les autres ne regardent plus.
terminal-allowed = { $typed } est permis maintenant.
terminal-not-now = { $typed } n’est pas permis maintenant.
terminal-no-action = « { $typed } » n’est pas une action. Ce que tu peux faire est entre crochets ; tape { typed-help } pour le reste.
terminal-no-undo = Rien à annuler : depuis, quelque chose a été tiré, révélé ou joué par quelqu’un d’autre.
terminal-won = Gagné par { $names }
terminal-saved = Partie enregistrée dans { $path }
terminal-left = La partie est enregistrée. Pour la reprendre : { $command }
terminal-chance = Le reste dépend du hasard.
terminal-key-next = Suite
terminal-key-skip = Avance rapide
terminal-key-theme = Clair ou sombre
terminal-key-help = Aide
terminal-key-quit = Partir
terminal-screen-help =
    ↑ ↓ Entrée  choisir ; 1 à 9 mènent à un choix
    Tab ← →     volet suivant : choix, journal, plateau
    Espace, n   la suite du récit
    s           avance rapide jusqu’à maintenant
    u, r        annuler le dernier coup ; recommencer le tour
    c           ce que ferait le coach
    w           pourquoi : la règle derrière la ligne du journal
    t           clair ou sombre
    q           partir ; la partie s’enregistre toute seule
    Un choix montre sous le plateau ce qu’il fait à coup sûr.
    La souris sait faire tout cela aussi.
learn-enter = Appuie sur Entrée pour continuer.
learn-keys = Réponds par un numéro. Ou tape { typed-show }, et je joue pour toi ; { typed-board } ; { typed-back } ; { typed-quit }.
learn-left = Pour y revenir : { $command }
serve-open = Fathoms est ouvert à { $address }  (Ctrl-C le ferme)
bots-open = Fathoms réfléchit pour { $address }  (Ctrl-C l’arrête)
serve-network = Dans ton réseau : { $address }  (téléphones et tablettes de ton Wi-Fi peuvent l’ouvrir, avec ce code aussi)
serve-network-closed = Dans ton réseau, ce serait { $address } ; ouvre aux autres avec l’interrupteur « Les autres sur ton Wi-Fi peuvent jouer » à une table, ou avec --home
admin-running = en cours
admin-gathering = avant la donne
admin-over = finie
admin-ended = La partie { $match } est interrompue.
admin-banned = L’invité { $guest } est exclu.
admin-admitted = L’invité { $guest } peut revenir.
admin-deleted = La partie { $match } est supprimée.
admin-guest-deleted = Parties supprimées : { $gone } ; parties que d’autres continuent sans cet invité : { $left }.
edition-new = Une édition de { $name }. Change ce que tu veux ; ce que tu enlèves reste comme dans la boîte.
edition-wants-number = nombre entier de { $low } à { $high }
edition-wants-name = un parmi { $known }
edition-wants-list = une liste de { $low } éléments, chacun : { $each }
edition-wants-list-range = une liste de { $low } à { $high } éléments, chacun : { $each }
edition-good = { $path } : une bonne édition de { $title }, { $count ->
    [0] rien de changé
    [one] une valeur changée
   *[other] { $count } valeurs changées
}
edition-same = Les deux sont pareilles.
print-sheet = Feuille { $number } sur { $of }
print-how = imprime en taille réelle, coupe aux repères, plie sur les pointillés
terminal-daily = À partager : { $text }
terminal-daily-again = C’était pour t’exercer : seul le premier essai d’une plongée compte.

## Le coach : ce qu’un choix apporte de plus ou de moins que les autres (coach)

coach-brings = apporte { $hint }
coach-risks = risque { $hint }
coach-avoids = évite { $hint }
coach-gives-up = renonce à { $hint }
coach-wins = gagne la partie
coach-loses = perd la partie
coach-alike = Peu importe : tous les choix se valent à peu près.
coach-chance = { $percent } % de chances de gagner
coach-tips = Les conseils du coach
coach-thinks = Le coach réfléchit…

## Regarder une partie passée (end)

review-unfinished = La partie n’est pas encore finie.
review-at-you = Tu as choisi « { $did } ».

## Ce qui peut clocher : ce qu’on a tenté, pourquoi pas, et ce qui irait (errors)

error-did-you-mean = voulais-tu dire « { $near } » ?
error-there-is = il y a : { $known }
error-no-language = il n’y a pas de langue « { $language } » ; il y a : { $known }
error-no-game = il n’y a pas de jeu « { $name } » ; { $instead }
error-seats = { $name } se joue à { $low } places au moins et { $high } au plus, pas à { $given }
error-seed = seed ne peut pas être { $given } ; c’est un nombre entier de 0 à 2^63 - 1
error-script = un script est une liste de nombres entiers, pas { $given }
error-no-option = il n’y a pas d’option « { $name } » ; { $instead }
error-no-gpu = aucun GPU utilisable ici : il en faut un de NVIDIA et pip install 'fathoms[gpu]' ; device='cpu' ferait l’affaire
error-network = « { $path } » n’est pas un réseau : il faut un fichier .npz écrit par examples/ppo.py
error-network-other = « { $path } » a appris { $name } ; il ne peut pas jouer { $given }
error-option-value = { $name } ne peut pas être « { $given } » ; au choix : { $allowed }
error-option-subset = { $name } ne peut pas être « { $given } » ; il faut des nombres de { $low } à { $high } séparés par des virgules, ou none
error-first-player = first_player ne peut pas être { $given } : les places vont ici de 0 à { $last }
error-no-preset = il n’y a pas de préréglage « { $preset } » dans { $name } ; { $instead }
error-name-value = une option s’écrit NOM=VALEUR, pas « { $given } »
error-whole-number = { $name } est un nombre entier, pas « { $given } »
error-edition-name = cette variante a été faite avec l’édition { $wanted }, et celle-ci est { $found }

error-not-toml = { $file } : ce n’est pas du TOML valide : { $why }
error-unreadable = { $path } ne peut pas être lu : { $why }
error-not-utf-8 = ce n’est pas du texte UTF-8
error-line = { $file }, ligne { $line }
error-edition = { $where } : { $what } { $why }
edition-missing = manque
edition-text = est { $given }, mais doit être un texte
edition-table = est { $given }, mais doit être une table
edition-plain = est { $given }, ce qu’un fichier de partie ne peut pas contenir
edition-unknown = n’est pas connu ici ; { $instead }
edition-number = a { $given }, mais prend des nombres entiers de { $low } à { $high }
edition-name = a « { $given } » ; { $instead }
edition-list = a { $given } éléments, mais prend une liste de { $low }
edition-list-range = a { $given } éléments, mais prend une liste de { $low } à { $high }

error-no-field = une position n’a pas de « { $name } » ; { $instead }
error-position = { $name } { $why }
error-position-size = { $name } prend des nombres de { $low } à { $high }
error-census = dans une position il y a { $wanted } { $what }, et dans celle-ci { $given }
error-nobody-can-act = dans cette position, personne n’a rien à faire ; écris à qui c’est de jouer, et dans quelle phase
error-other-position = cette position n’est pas de { $variant } : autre jeu, autres places ou autres options
position-list = est { $given }, mais doit être une liste de { $most } au plus, ou une table de lieux
position-set = est { $given }, mais doit être la liste de ce qui s’y trouve
position-number = a { $given }, mais prend un nombre entier
position-name = a « { $given } » ; { $instead }
position-not-over = contient des places, mais la partie n’est pas finie
position-waiting = se déduit de la phase et de qui est interrogé : ici, c’est { $given }, inutile de l’écrire

error-no-verb = « { $phrase } » n’est pas une action : { $instead }
error-no-action = « { $phrase } » n’est pas une action : { $verb } s’écrit comme dans « { $like } »
error-not-an-action = { $given } n’est pas une action de { $name }
error-no-seat = il n’y a pas de place { $given } ; les places vont ici de 0 à { $last }
error-game-over = « { $phrase } » n’est pas permis : la partie est finie ({ $rule })
error-not-your-turn = « { $phrase } » n’est pas permis : ce n’est pas à la place { $given } d’agir, mais à la place { $waiting }
error-not-now = « { $phrase } » n’est pas permis maintenant ({ $why }) ; la place { $given } peut : { $may }
error-rule = { $rule } : { $sentence }
error-not-held = rien ne se fait tout seul maintenant : c’est à quelqu’un d’agir
error-nothing-to-undo = rien à annuler : depuis, quelque chose a été tiré, révélé ou fait par une autre place

error-not-a-match = ce n’est pas une partie enregistrée de Fathoms
error-format = cette partie a le format { $given } ; ce Fathoms lit le format { $known }
error-match = ce n’est pas une partie de { $name } qu’on puisse rejouer : { $why }
error-match-missing = ce n’est pas une partie de { $name } qu’on puisse rejouer : il manque { $what }
error-match-rules = cette partie a été jouée avec d’autres règles de { $name }, et celles d’aujourd’hui ne permettent pas de la rejouer : { $why }
error-match-step = l’étape { $step } de la partie ne peut pas être jouée : { $why }
error-draw = l’étape { $step } de la partie tire { $given } entre 0 et { $last }
error-draws = l’étape { $step } de la partie a d’autres tirages que ceux des règles

## La ligne de commande, les robots et le laboratoire (terminal)

cli-game = { $title } : de { $low } à { $high } joueurs, { $minutes } minutes
cli-see-rules = voir les règles
cli-written = Écrit dans { $path }
cli-stopped = arrêté
cli-stopped-nothing = arrêté ; rien n’a été écrit
cli-stopped-kept = arrêté ; ce qui a été trouvé est dans { $path }
cli-about = Cinq jeux de monstres marins autour d’une table.
cli-usage = Usage
cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-one-command = COMMANDE
cli-takes-number = NOMBRE
cli-takes-path = CHEMIN
cli-takes-text = TEXTE
cli-takes-game = JEU
cli-takes-match = PARTIE
cli-takes-edition = ÉDITION
cli-takes-guest = INVITÉ
cli-takes-address = ADRESSE
cli-takes-name = NOM
cli-takes-value = VALEUR
cli-default = [par défaut : { $value }]
cli-required = [obligatoire]
cli-examples = Exemples
cli-command-games = Liste les jeux, leurs options et leurs réglages tout prêts.
cli-command-play = Joue dans le terminal, en solo avec des robots ou à plusieurs au même clavier.
cli-command-learn = T’apprend un jeu dans le terminal : une première partie qui dit quoi faire, en cinq minutes au plus.
cli-command-rules = Affiche comment on joue, ou une règle par son numéro.
cli-command-serve = Ouvre la table dans le navigateur.
cli-command-bots = Fait réfléchir les robots pour les serveurs d’une base, sur une machine à part (demande `pip install 'fathoms[postgres]'`).
cli-command-db = Prend soin de ce que la table web conserve.
cli-command-db-migrate = Met les données au format de cette version, avant le démarrage des serveurs.
cli-command-db-export = Écrit tout ce qui est conservé, clé comprise, dans un fichier ; le serveur peut continuer.
cli-command-db-import = Charge un tel fichier dans un dossier ou une base vide.
cli-command-db-backup = Écrit tout dans un nouveau fichier d’un dossier, nommé d’après cette seconde, et le relit pour en être sûr.
cli-command-db-restore = Lit un tel fichier à la place de tout ce qui est conservé, quand aucun serveur ne tourne.
cli-command-admin = S’occupe des parties et des invités pendant que les serveurs tournent.
cli-command-admin-list = Liste les dernières parties modifiées : id, heure, jeu, état, et qui joue avec l’id de son invité.
cli-command-admin-end = Interrompt une partie ; les serveurs peuvent continuer.
cli-command-admin-ban = Exclut un invité de toutes les tables, ou le laisse revenir avec --lift ; un nouveau navigateur est un nouvel invité.
cli-command-admin-delete = Supprime une partie, ou avec --guest tout ce qui est gardé d’une personne ; les parties des autres ne perdent qu’elle.
cli-command-verify = Vérifie les dés d’une partie finie : le secret correspond à son empreinte, et chaque tirage en découle.
cli-command-compare =
    Joue deux variantes sur les mêmes tirages et dit ce qui change et avec quelle certitude, ici et en une page.

    Ctrl-C répond avec les tirages que les deux ont joués.
cli-command-sweep =
    Fait varier un ou deux nombres d’une édition, ou des options, sur les mêmes tirages, et trace leur effet.

    NOM est une option ou un endroit de la boîte comme costs.outward ; les valeurs sont 5..10 ou 2,4,8.
cli-command-report =
    Écrit une page sur un jeu tel que ses robots le jouent : durée, santé, équité, choix, tension, adresse et hasard.

    D’un fichier de parties, les premières sont rejouées, les mêmes par leur graine, et regardées de près.
cli-command-bench = Mesure toutes les façons de faire tourner un jeu, en une fois : décisions par seconde et rapports.
cli-command-review = Revient sur une partie : les chances après chaque action, les tournants, le choix et la chance démêlés.
cli-command-arena =
    Fait jouer des robots entre eux : places échangées, mêmes tirages en miroir, intervalles à 95 %, d’abord un contrôle A/A.

    Niveaux : shrimp, crab, dolphin et kraken ; 500 (une recherche d’autant de simulations) et 500+4 (qui prolonge chacune d’autant de choix) ; newcomer (un joueur glouton qui se trompe trois fois sur dix) ; cheat (un dolphin qui voit tous les secrets et les dés à venir).
cli-command-simulate =
    Joue beaucoup de parties entre robots et les garde en tableau, une ligne par partie (demande `pip install 'fathoms[lab]'`).

    Les robots sont ceux de l’arène, et random. Ctrl-C garde ce qui est joué ; la même commande continue de là, et celle qui demande plus de parties aussi. Le contenu d’une ligne est décrit dans docs/design.md.
cli-command-tune =
    Cherche à nouveau les poids des indices d’un jeu, dans des parties que ses robots jouent entre eux.

    Utilise tous les cœurs, et la carte graphique s’il y en a une. Le résultat est écrit après chaque nombre de places. Avec les options habituelles, tous les réglages tout prêts sont joués aussi ; avec une édition ou d’autres options, les poids ne remplacent pas ceux du jeu.
cli-option-help = Affiche ceci et quitte.
cli-option-game = Un des jeux ; `fathoms games` les liste.
cli-option-rule = Une seule règle, par exemple KA-34.
cli-option-games = Tous les jeux si aucun n’est nommé.
cli-option-seats = Combien jouent.
cli-option-seat-counts = Nombres de places ; à répéter pour plusieurs.
cli-option-seed = La même graine redonne la même partie.
cli-option-option = Une option.
cli-option-preset = Un réglage tout prêt.
cli-option-edition = Un fichier TOML qui change le matériel de la boîte.
cli-option-language = { $known } ; sinon celle du système.
cli-option-play-game = Le jeu ; avec --resume un jeu, le nom d’une partie enregistrée, ou rien pour la dernière.
cli-option-me = Une place que tu joues, à partir de 0 ; à répéter pour plusieurs.
cli-option-play-bots = Le niveau des autres places ; chaque jeu a le sien.
cli-option-load = Reprendre une partie d’un fichier ; le fichier reste tel quel.
cli-option-resume = Reprendre la dernière partie, ou celle qui est nommée.
cli-option-words = Ligne par ligne, le plateau en mots : pour les lecteurs d’écran.
cli-option-plain = Ligne par ligne, pas en plein écran.
cli-option-step = L’étape par laquelle commencer.
cli-option-words-board = Le plateau en mots, pas dessiné.
cli-option-host = L’adresse où écouter.
cli-option-port = Le port où écouter.
cli-option-data = Le dossier qui garde les parties.
cli-option-archive = Un fichier qui contient tout ce qui est conservé.
cli-option-backups = Le dossier des sauvegardes.
cli-option-database = Une base PostgreSQL que plusieurs serveurs partagent.
cli-option-workers = Processus qui partagent le port ; demande --database.
cli-option-open = Ouvrir la page dans un navigateur.
cli-option-home = Laisser entrer les appareils de ton réseau domestique.
cli-option-proxy = L’adresse ou le réseau d’un proxy de confiance ; à répéter.
cli-option-public-url = L’adresse publique, derrière un proxy.
cli-option-metrics = Répondre là à Prometheus, sous /metrics : un port de cette machine, ou hôte:port.
cli-option-log-level = Le moins grave à consigner : info, warning ou error.
cli-option-limit = Une limite à ce que chacun peut demander, NOM=VALEUR ; à répéter.
cli-option-match = L’id d’une partie, comme `fathoms admin list` le montre.
cli-option-admin-guest = L’id d’un invité, comme `fathoms admin list` le montre.
cli-option-banned = L’id d’un invité, comme `fathoms admin list` le montre.
cli-option-listed = Combien de parties au plus.
cli-option-lift = Le laisser revenir.
cli-option-downloaded = Une partie téléchargée de la table en ligne.
cli-option-seal = L’empreinte, telle que tu l’as notée avant la donne.
cli-option-saved = Une partie enregistrée ou téléchargée.
cli-option-html = Le fichier HTML à écrire.
cli-option-seconds = La durée de chaque mesure.
cli-option-search = Mesurer aussi la recherche en arbre.
cli-option-batched = Parties en lot sur un cœur, et sur le GPU s’il y en a un, avec ce que chaque place peut savoir.
cli-option-peers = À côté des autres bibliothèques installées.
cli-option-identical = Parties à comparer bit à bit entre carte graphique et processeur.
cli-option-levels = Robots, du plus faible au plus fort, séparés par des virgules.
cli-option-pairing = Parties par duel.
cli-option-same-games = La même graine donne les mêmes parties.
cli-option-guest = Asseoir un robot de ce niveau parmi les autres.
cli-option-results = Écrire les résultats ici : .md, .csv ou .svg.
cli-option-every-bot = Le robot de chaque place.
cli-option-bot = Un robot par place ; une fois pour chacune.
cli-option-rows = Combien de parties le fichier doit contenir.
cli-option-same-file = La même graine donne le même fichier.
cli-option-counts = Compter ce que chaque place a fait : verbs ou actions.
cli-option-most = Nombre d’actions après lequel une partie est interrompue ; 20 000.
cli-option-threads = Combien jouent à la fois ; sinon un par cœur.
cli-option-parquet = Le fichier Parquet ; continue où il s’arrête.
cli-option-round-games = Parties par manche, et par changement.
cli-option-rounds = Manches d’ajustement.
cli-option-tries = Séries de petits changements essayés ensuite.
cli-option-searched = Parties de joueurs qui cherchent, par essai.
cli-option-searches = Séries de changements essayés entre eux ; lent.
cli-option-same-weights = La même graine donne les mêmes poids.
cli-option-weights = Écrire les poids ici, pas dans le jeu.
cli-option-ray = Jouer sur une grappe Ray : son adresse, `auto`, ou `local` pour une grappe sur cette machine.
cli-option-within = La précision voulue d’une part, en points de pourcentage.
cli-option-games-each = Parties par côté, quoi que dise la précision.
cli-option-same-answer = La même graine donne la même réponse.
cli-option-cut-off = Nombre d’actions après lequel une partie est interrompue.
cli-option-before = Un jeu, une variante entre guillemets, ou le fichier TOML d’une édition.
cli-option-after = De même, ou des options seules : cost_outward=7.
cli-option-which-game = Le jeu, si ni A ni B ne le dit.
cli-option-set = Ce qui varie ; une ou deux fois.
cli-option-source = Un jeu, ou un fichier écrit par `fathoms simulate`.
cli-option-skill = Robots qui mesurent l’adresse, du plus faible au plus fort ; aucun : ''.
cli-option-without = Interdit ceci à un camp après l’autre, au lieu de chaque sorte d’action : une action, son début, ou un mot qu’elle contient ; peut se répéter.
cli-option-looked-at = Parties par nombre de places, ou au plus d’un fichier.
error-unwritable = impossible d’écrire { $path } : { $why }
error-suffix = { $path } devrait finir par : { $known }
error-lesson-step = la leçon a les étapes 1 à { $last }, pas { $given }
error-nothing-to-resume = il n’y a pas de partie à reprendre dans { $folder } ; commences-en une avec fathoms play et un jeu
error-missing-argument = il manque { $name } ; { $instead }
error-see-help = voir { $command } --help
error-no-such-flag = { $command } n’a pas d’option { $name } ; { $instead }
error-no-such-command = il n’y a pas de commande « { $name } » ; { $instead }
error-flag-value = { $name } demande une valeur juste après
error-flag-number = { $name } demande { $wanted }
cli-whole = un nombre entier
cli-number = un nombre
cli-number-range = un nombre de { $low } à { $high }
cli-whole-from = un nombre entier d’au moins { $low }
cli-whole-range = un nombre entier de { $low } à { $high }
error-too-many-arguments = { $command } ne prend rien de plus, et « { $given } » suit ; voir { $command } --help
error-usage = { $command } ne s’écrit pas ainsi : { $why } ; voir { $command } --help
error-trees = une recherche fait pousser de 1 à { $most } arbres, pas { $given }
error-simulations = une recherche a de 1 à { $most } simulations, pas { $given }
error-ahead = une simulation va au plus { $most } choix plus loin, pas { $given }
error-bots = { $given ->
    [one] un seul robot est nommé
   *[other] { $given } robots sont nommés
} pour { $seats } places ; nommes-en un par place avec --bot, ou un pour toutes avec --bots
error-no-pyarrow = les parties sont enregistrées en Parquet par PyArrow, qui n’est pas installé : pip install 'fathoms[lab]'
error-not-games = { $path } n’est pas un fichier de parties écrit par fathoms simulate ; nomme un autre fichier
error-other-games = { $path } contient d’autres parties ({ $what } : { $found }, maintenant { $given }) ; nomme un autre fichier avec --output
simulate-variant = variante
simulate-variant-row = variante
simulate-rules = règles
simulate-fingerprint = empreinte
simulate-seed = graine
simulate-bots = robots
simulate-players = ce que pensent les robots
simulate-cut-off-after = interrompue après
simulate-counts = comptes
simulate-version = Fathoms
simulate-compiling = Compilation du jeu…
simulate-rate = { $rate } parties/s
simulate-written = { $games } parties écrites dans { $path } : { $rate }
simulate-stopped = arrêté ; { $path } contient les { $games } parties jouées jusqu’ici, et la même commande continue de là
simulate-nothing-left = { $path } contient déjà { $games } parties : aucune n’a été jouée
simulate-cost = Une seconde d’un cœur joue { $counted } parties avec comptes, { $plain } sans
simulate-endings = Fins : { $endings } ; interrompues { $cut }
simulate-wins = Victoires : { $wins }
simulate-length = Actions par partie : { $length }
simulate-never = Jamais fait : { $names }
simulate-unasked = Jamais demandé : { $names }
error-not-home = les poids d’une autre édition ou d’autres options ne sont pas ceux de { $name } tel quel ; indique où les écrire avec --output
cli-migrated = Les données ont le format { $format }.
cli-exported = { $count ->
    [one] { $count } partie est dans { $path }, avec tout ce qui va avec et la clé.
   *[other] { $count } parties sont dans { $path }, avec tout ce qui va avec et la clé.
}
cli-imported = { $count ->
    [one] { $count } partie est enregistrée maintenant.
   *[other] { $count } parties sont enregistrées maintenant.
}
cli-command-edition = Aide à faire une édition : la commencer, vérifier, comparer, dessiner et imprimer.
cli-command-edition-new = Écrit toute la boîte d’un jeu dans un fichier à modifier, avec ce que chaque valeur peut être.
cli-command-edition-check = Dit, ligne par ligne, tout ce qui empêche de jouer une édition.
cli-command-edition-diff = Liste les valeurs que deux éditions, ou la boîte et une édition, n’ont pas en commun.
cli-command-edition-draw = Dessine les plateaux, cartes et tuiles d’une édition en fichiers SVG.
cli-command-edition-print = Écrit des feuilles à imprimer et à découper pour jouer : ouvre la page dans un navigateur et imprime-la en taille réelle.
cli-option-edition-file = Le fichier TOML de l’édition.
cli-option-edition-or-game = Le fichier TOML d’une édition, ou un jeu pour sa boîte.
cli-option-edition-before = Le fichier TOML d’une édition, ou un jeu pour sa boîte.
cli-option-edition-after = Le fichier TOML d’une édition, ou un jeu pour sa boîte.
cli-option-folder = Le dossier des dessins.
cli-option-paper = Le papier : a4 ou letter.
cli-option-daily = La plongée du jour : la même partie pour tous, la date en est la graine.
cli-option-date = La plongée de ce jour-là, pour t’exercer.

## À la table du navigateur : ce qui peut mal tourner (errors)

error-other-rules = cette partie a été commencée avec d’autres règles : on peut la regarder et la revoir, mais pas la continuer
error-kept-match = c’est une partie enregistrée : on peut la revoir, mais pas la continuer
error-broken-off = cette partie a été interrompue
error-changed-meanwhile = la table a changé entre-temps ; voici où elle en est
error-end-stands = la partie est finie ; on ne revient pas sur sa fin
error-not-your-act = rien à annuler : la dernière action n’était pas la tienne
error-not-your-seat = la place { $given } n’est pas la tienne
error-no-seat-here = il n’y a pas de place { $given } à cette table
error-second-seat = tu as déjà une place, et d’autres jouent ici aussi : les secrets d’une autre place ne sont pas pour toi
error-seat-taken = cette place est prise ; on peut la changer ainsi après { $seconds } secondes d’absence
error-shown-out = la personne qui a ouvert cette table avait besoin de ta place pour quelqu’un d’autre ; tu peux toujours regarder
error-onlookers = ceux qui regardent ne changent pas les places ; demande un lien d’invitation
error-others-play = d’autres jouent encore, ou sont partis depuis moins de { $seconds } secondes ; laisse plutôt ta place à un robot
error-only-players-ask = seuls ceux qui jouent peuvent demander à un robot de jouer
error-only-players-invite = seuls ceux qui jouent peuvent inviter
error-only-players-again = seuls ceux qui ont joué peuvent demander une revanche
error-no-bot-to-go = la place { $given } n’est pas un robot qui puisse jouer maintenant
error-coach-thinks = le coach réfléchit encore à ta dernière question
error-coach-keeps-out = le coach ne se mêle pas des parties contre d’autres personnes, sauf si elles sont créées avec un coach
error-nothing-to-choose = la place { $given } n’a rien à choisir maintenant
error-seeds = une place donne au plus { $most } graines par partie
error-seed-letters = une graine a au plus { $most } lettres et chiffres
error-no-command = ce n’est pas une commande : { $why }
error-command-id = une commande a un identifiant de 1 à { $most } caractères imprimables
error-repeated = cette commande a déjà été exécutée
error-stale = la partie a changé entre-temps
error-not-kept = cela n’a pas pu être enregistré ({ $why }) ; essaie encore
error-name-length = un nom a au plus { $most } caractères, et celui-ci en a { $given }
error-name-visible = un nom ne contient que des caractères visibles
error-devices = cette place est déjà sur { $most } appareils
error-onlookers-many = { $most } personnes ont déjà suivi les liens de cette table ; plus personne ne peut regarder
error-no-match = cette partie n’existe pas pour toi ; demande un lien à quelqu’un de la table
error-not-over = la partie n’est pas encore finie
error-kept-from-file = cette partie vient d’un fichier ; c’est ce fichier qu’il faut conserver
error-keep-when-over = une partie à plusieurs ne se télécharge qu’une fois finie : avant, elle trahirait des secrets
error-review-when-over = une partie s’analyse quand elle est finie : avant, cela trahirait des secrets
error-review-rules = cette partie a été jouée avec d’autres règles, et celles d’aujourd’hui ne peuvent pas la juger
error-review-length = une partie de plus de { $most } étapes est trop longue à analyser
error-reviews-waiting = tu attends déjà { $most } analyses ; redemande quand l’une d’elles sera prête
error-too-many-reviews = trop d’analyses ont été demandées depuis ton adresse ; attends quelques minutes
error-too-many-matches = trop de parties ont été créées depuis ton adresse ; attends quelques minutes
error-too-many-questions = trop de questions ; attends une minute
error-running-matches = tu as { $count } parties en cours ; finis-en une d’abord
error-edition-size = l’édition d’une partie qu’on peut ouvrir a au plus { $most } octets
error-too-many-steps = une partie qu’on peut ouvrir a au plus { $most } étapes
error-own-page = seule la page de ce serveur peut demander cela
error-too-large = cela dépasse { $most } octets
error-body = cela ne peut pas être lu : { $why }
error-nine-digits = { $name } est un nombre entier d’au plus neuf chiffres
error-puzzle-acts = un essai d’énigme compte au plus { $most } coups, pas { $given }
error-nobody-waits = plus personne n’attend cela
error-no-page = la page est introuvable
error-no-file = ce fichier n’existe pas
error-nowhere = il n’y a rien à cette adresse
error-method = cette adresse se demande par { $known } et non par { $given }
error-websocket = ici on ouvre un WebSocket de version 13, avec sa poignée de main complète
error-no-request = ce n’est pas une requête HTTP/1.1 lisible, ou son en-tête est trop long
error-inside = quelque chose s’est mal passé ici ; c’est noté, et un nouvel essai suffit peut-être
error-not-dealt = rien n’est encore distribué : ce sera possible quand la partie aura commencé
error-dealt = la partie a déjà commencé : cela ne se faisait qu’avant
error-only-maker = seule la personne qui a ouvert cette table en décide ; si elle est partie, tous ceux qui jouent le peuvent, une fois tout le monde prêt
error-too-few-seats = { $count } places ne suffisent pas : { $people } personnes sont déjà assises
error-no-piece = sur la table, aucune pièce de ce nom n’est visible de tous
error-too-many-words = une chose à la fois : attends quelques secondes avant de redire ou de remontrer quelque chose
error-no-seal = une graine ne compte que pour des dés scellés avant elle : demande une partie et son empreinte à POST /api/seals, et envoie les deux
error-no-link = ce lien n’est plus valable ; demande-en un autre à quelqu’un de la table
error-network-here = seul quelqu’un devant l’ordinateur lui-même peut ouvrir la table au réseau
error-too-many-uploads = trop de parties ont été ouvertes depuis des fichiers à ton adresse ; attends une heure
error-uploads-kept = tu as déjà { $most } parties ouvertes depuis des fichiers ici ; elles s’effacent au bout d’un moment

error-no-dice = cette partie n’a pas de dés à vérifier : { $why }
error-secret-sealed = cette partie a été enregistrée avant sa fin : son secret n’est pas encore publié
error-verify-rules = cette partie a été jouée avec les règles { $given } de { $name }, et ce Fathoms a les règles { $known } ; la page /check se passe des règles
error-database = la base de données { $where } ne répond pas comme il faut ({ $why }) ; vérifie qu’elle tourne et que --database est juste
error-database-address = { $given } n’est pas l’adresse d’une base PostgreSQL ; elle ressemble à postgresql://utilisateur@machine/nom
error-banned = la personne qui s’occupe de ce serveur l’a fermé à ce navigateur
error-over-already = la partie { $given } est déjà finie
error-end-gathering = la partie { $given } n’est pas encore distribuée ; fathoms admin delete la supprime
error-match-or-guest = indique une partie, ou un invité avec --guest
error-other-game = { $path } est une partie de { $name }
error-no-rule = il n’y a pas de règle « { $given } » ; elles vont de { $first } à { $last }
error-me = les places ici sont de 0 à { $last }, donc --me ne peut pas être { $given }
error-no-bot = il n’y a pas de robot « { $name } » ; { $instead }
error-edition-game = { $path } ne convient à aucun jeu, ou à plusieurs ; dis lequel avec --game : { $instead }
error-not-typed = on n’écrit pas à cette table : la personne qui l’a ouverte ne l’a pas permis ; il reste les mots tout prêts
error-text = un message a de 1 à { $most } caractères visibles, sur une ligne
error-no-puzzle = il n’y a pas d’énigme « { $given } » dans { $name } ; { $instead }
error-puzzle-over = cet essai est terminé : « { $phrase } » arrive trop tard ; recommence

## Ce qui peut mal tourner sur la ligne de commande (terminal)

error-batch-actions = step attend une action pour chacune des { $wanted } parties, en nombres entiers, pas { $given }
error-not-there = ce fichier ou ce dossier n’existe pas
error-not-allowed = ce n’est pas autorisé ici
error-is-folder = c’est un dossier
error-no-folder = une partie du chemin n’est pas un dossier
error-there-already = cela existe déjà
error-disk-full = le disque est plein
error-read-only = rien ne peut y être écrit
error-in-use = quelque chose d’autre s’en sert déjà
error-no-address = cette machine n’a pas cette adresse
error-public-url = --public-url prend une adresse comme https://fathoms.example, pas « { $given } »
error-proxy = --proxy prend une adresse ou un réseau comme 10.0.0.1 ou 10.0.0.0/8, pas « { $given } »
error-folder = { $path } ne peut pas servir ({ $why }) ; choisis un autre dossier avec --data
error-folder-taken = un autre serveur se sert de { $path } ; ferme-le, ou choisis un autre dossier avec --data
error-port = le port { $port } de { $host } ne peut pas servir ({ $why }) ; choisis-en un autre avec --port
error-key-unwritable = { $path } ne peut pas être écrit ({ $why }) ; fais-y de la place ou choisis un autre dossier
error-key-length = la clé dans { $path } a { $given } octets au lieu de { $wanted } ; remets la bonne, ou supprime le fichier : alors chaque visiteur est nouveau et chaque lien caduc
error-store = les parties ne peuvent pas être enregistrées dans { $path } ({ $why }) ; fais-y de la place ou choisis un autre dossier
error-store-newer = { $path } a le format { $given }, et ce Fathoms connaît le { $known } ; il vient d’un Fathoms plus récent
error-no-asyncpg = c’est asyncpg qui parle à PostgreSQL, et il n’est pas installé : pip install 'fathoms[postgres]'
error-store-altered = { $path } est arrivé au format { $given } autrement que ce Fathoms ne le connaît ; continue avec le Fathoms qui le tient
error-workers = plusieurs processus ne peuvent pas partager un dossier ; indique une base PostgreSQL avec --database, ou laisse --workers de côté
error-bots-database = indique avec --database la base des serveurs pour lesquels réfléchir
error-no-store = rien n’est enregistré dans { $path }
error-store-older = { $path } a le format { $given }, et ce Fathoms écrit le { $known } ; mets-le à jour avec fathoms db migrate
error-store-full = { $path } contient déjà { $count } parties ; fathoms db restore mettrait le fichier à leur place
error-store-served = un serveur travaille avec { $path } ; ferme-les tous d’abord
error-archive = { $path } n’est pas un fichier complet de fathoms db export
error-metrics = { $given } n’est pas une adresse pour les mesures ; il faut par exemple 9100 ou 10.0.0.5:9100
error-metrics-port = { $given } ne peut pas servir pour les mesures ({ $why }) ; choisis une autre adresse avec --metrics
error-log-level = il n’y a pas de niveau { $given } ; il y a { $known }
error-limit = { $given } n’est pas une limite ; il faut par exemple messages=200
error-limit-name = il n’y a pas de limite { $given } ; { $instead }
error-limit-whole = { $name } demande un nombre entier supérieur à 0, pas { $given }
error-limit-number = { $name } demande un nombre supérieur à 0, pas { $given }
error-no-such-match = il n’y a pas de partie { $given } ; fathoms admin list montre celles qu’il y a
error-no-such-guest = rien n’est gardé d’un invité { $given } ; fathoms admin list montre ceux qu’il y a
error-exists = { $path } existe déjà ; rien n’a été changé

## Le labo : rapports, comparaisons, balayages (lab)

error-no-ray = une grappe a besoin de Ray, qui n’est pas installé : pip install 'fathoms[cluster]'
error-no-cluster = il n’y a pas de grappe Ray à { $address } : { $why }
error-cluster-rules = la grappe a un autre Fathoms, avec d’autres règles ou d’autres robots : installe le même sur toutes ses machines
error-cluster-lost = la grappe Ray est perdue : { $why }
error-side-game = « { $given } » ne nomme aucun jeu ; dis lequel avec --game
error-side-other-game = { $one } et { $other } sont deux jeux, et seules les variantes d’un même jeu se comparent
error-side-seats = les deux côtés doivent avoir autant de places ; dis combien avec --seats
error-sweep = un balayage s’écrit NOM=1..9 ou NOM=a,b,c, avec 2 à { $most } valeurs, pas « { $given } »
error-sweeps = un balayage prend un ou deux --set, pas { $given }
error-sweep-twice = les deux --set portent sur { $name } ; donne-le une seule fois, ou nomme deux choses différentes
bench-cores = { $cores } cœurs ensemble font { $gain } fois autant de calculs qu’un seul.
bench-title = { $variant }, jeu au hasard
bench-measured = mesuré
bench-ratio = rapport
bench-start-up = démarrage
bench-cold = compilation, à froid
bench-cached = compilation, depuis le cache
bench-seconds = { $seconds } s
bench-position = une position
bench-bytes = { $bytes } octets
bench-plain = Python seul
bench-compiled = { $threads ->
    [one] compilé, un fil
   *[other] compilé, { $threads } fils
}
bench-decisions = { $rate } décisions/s
bench-decisions-games = { $rate } décisions/s, { $games } parties/s
bench-times-plain = { $times } fois Python seul
bench-threads = un fil et tous
bench-threads-games = { $one } parties/s avec 1 fil, { $all } avec { $cores }
bench-times-cores = { $times } fois avec { $cores } cœurs
bench-gpu = GPU, un fil par partie
bench-gpu-none = aucun sur cette machine
bench-gpu-not-installed = numba-cuda n’est pas installé : pip install 'fathoms[gpu]'
bench-gpu-compared = { $games } parties, GPU et CPU
bench-identical = identiques au bit près
bench-different = DIFFÉRENTES
bench-search = recherche arborescente, un fil
bench-simulations = { $rate } simulations/s
bench-batched-title = { $slots } parties à la fois, un fil ({ $cores } cœurs ici) : pas par seconde de processeur
bench-numbers = nombres par pas
bench-observed = avec masques et observations
bench-bare = sans
bench-on-gpu = { $slots } sur le GPU
bench-none-here = aucun ici
bench-peers-title = jeu au hasard sur un cœur, lots de { $slots } : pas par seconde de processeur
bench-steps = pas/s
bench-ours = nos lots font
bench-times = { $times } fois autant
bench-no-numbers = aucun
bench-of-plain = { $game }, Python seul
bench-of-batched = { $game }, en lot
lab-plan = Pour connaître l’écart de deux parts à ±{ $within ->
    [one] { $within } point
   *[other] { $within } points
} près (95 %), il faut { lab-plan-given }
lab-plan-given = { $cells ->
    [one] { lab-games }
   *[other] { lab-games } par variante : { $all } pour { $cells }
}
lab-plan-more = Ensuite, environ { $games } parties de plus : les niveaux entre eux, et les mêmes parties à un détail près
lab-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
lab-games-head = parties
lab-seats = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
lab-range = { $low } à { $high }
lab-difference = { $by } ({ $low } à { $high })
lab-measure = mesure
lab-before = avant
lab-after = après
lab-change = écart (95 %)
lab-sure = certitude
lab-certain = certain
lab-likely = probable
lab-none = aucun écart visible
lab-less = ← moins
lab-more = plus →
lab-numbers = Les chiffres
lab-contents = Sections
lab-stalls = Attention : avec { $what }, { $cut } parties sur { $games } ({ $share }) ont été interrompues après { $most } actions. Ces robots ont appris avec la boîte telle quelle et peuvent s’attendre les uns les autres ici : n’accuse pas la règle avant d’avoir essayé fathoms tune ou d’autres robots.
lab-method = Comment c’est mesuré
lab-level-newcomer = Débutant
lab-level-random = Hasard
lab-level-cheat = Tricheur
lab-method-players = Joueurs : { $bots } à chaque place, avec des poids appris sur la boîte telle quelle.
lab-method-games = Parties : { $games } par variante et nombre de joueurs, graine { $seed } ; partie par partie les mêmes dés pour chaque variante. Une partie est interrompue après { $most } actions.
lab-method-sure = Les intervalles contiennent la vraie valeur dans 95 cas sur 100 : de Wilson pour les parts, de statistiques d’ordre pour les quantiles, appariés par donne pour les écarts. Certain : plus de 3,3 erreurs types ; probable : plus de 1,96.
lab-method-guess = Les minutes sont une estimation : { $seconds } secondes par décision.
lab-method-version = Fathoms { $version } (version, règles). La même commande donne la même page.
measure-won = l’équipe gagne
measure-turn = victoires en jouant { $turn ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
}
measure-side = victoires : { $side }
measure-length = actions par partie
measure-median = médiane des actions
measure-longest = actions dépassées par 1 partie sur 20
measure-turns = tours par partie
measure-late = plus long que sur la boîte
measure-cut = interrompues
measure-ending = finit par « { $ending } »
measure-choices = choix par décision
measure-forced = décisions sans choix
measure-good = choix aussi bons que le meilleur
measure-stake = coût d’un choix au hasard
measure-leads = changements de tête par partie
measure-decided = décidé après cette part de la partie
measure-margin = points d’avance sur le suivant
measure-verb = { $verb }, par partie
compare-change = { $what }, { $seats } : de { $before } à { $after }, un écart de { $by } ; { $sure }.
compare-nothing = Rien de certain : { $games } parties de chaque côté ne montrent aucun grand écart.
compare-stayed = { $count ->
    [one] Un autre chiffre ne montre aucun écart.
   *[other] { $count } autres chiffres ne montrent aucun écart.
}
compare-same = Deux fois la même chose
compare-changed = Ce qui a changé
compare-length = Combien de temps ça dure
compare-half = la moitié en { $half }, 19 sur 20 en { $most }
compare-length-note = Barre du haut : avant ; du bas : après. Épais : la moitié centrale des parties ; fin : 18 sur 20 ; trait : la médiane.
compare-sure = Ce qui change, et avec quelle certitude
compare-sure-lead = Chaque écart en parts de la valeur d’avant, avec son intervalle à 95 % ; chaud : certain, gris : aucun écart visible.
compare-shifts = { $seats } : { $certain } chiffres sur { $all } ont certainement changé.
compare-acts = { $seats } : { $certain } sortes d’actions sur { $all } sont, c’est certain, devenues plus fréquentes ou plus rares.
compare-chance = Sur { $count } chiffres sans écart, un sur vingt semblerait probable par pur hasard.
compare-eyebrow = Fathoms compare · { $title } · { $before } et { $after } · { $games } parties chacun, mêmes donnes
sweep-title = Que fait { $what } ?
sweep-eyebrow = Fathoms sweep · { $title } · { $base } · { $games } parties par point, mêmes donnes
sweep-effects = { $count ->
    [one] Les effets d’un nombre
   *[other] Les effets de deux nombres
}
sweep-lead = Ombré : intervalles à 95 %. La ligne chaude est la table la plus pleine.
sweep-box = tel quel
sweep-ring = Plus la couleur est chaude, plus la valeur est grande. L’anneau entoure ce qui vaut maintenant.
sweep-change = { $what }, { $seats } : { $before } à { $first }, { $after } à { $last }, un écart de { $by } ; { $sure }.
report-writing = Rédaction du rapport…
report-as-it-lies = telle quelle dans la boîte
report-plain = tel quel
report-eyebrow = Fathoms report · { $seats } joueurs · { $what } · { $games } parties
report-ends = Jusqu’au bout : { $share } des { $games } parties sont arrivées à leur fin.
report-team-wins = La difficulté : une équipe de robots ({ $bots }, { $seats }) gagne { $share } de ses parties.
report-fair = C’est équitable : avec { $seats }, le plus loin d’une part égale de { $even } est « { $who } », { $share }.
report-unfair = Ce n’est pas équitable : avec { $seats }, « { $who } » fait { $share } au lieu de { $even }.
report-late = C’est long : avec { $seats }, { $share } des parties durent plus que les { $minutes } minutes de la boîte.
report-in-time = Ça finit à temps : même avec { $seats }, seulement { $share } des parties durent plus que les { $minutes } minutes de la boîte.
tile-end = des parties arrivent à leur fin
tile-fair = points d’écart à une part égale, au pire
tile-fair-fine = équitable à 2 près
tile-fair-watch = plus de 2
tile-fair-unsure = peut-être le hasard
tile-won = des parties gagnées par une équipe de robots ({ $bots })
tile-won-fine = ni sûr, ni perdu d’avance
tile-won-watch = trop sûr, ou perdu d’avance
tile-length = la moitié des parties durent plus
tile-late = { $share } au-delà de { $minutes } min
tile-choices = choix par décision
tile-forced = { $share } forcées
tile-decided = de la partie est passé quand la moitié des gagnants mènent pour de bon
tile-leads = { $count } changements de tête
tile-near = des parties perdues étaient ouvertes vers la fin
report-length = Finit-il à temps ?
report-length-lead = { $seconds } secondes par décision : une estimation. La hauteur d’une colline est la racine carrée du nombre de parties, pour qu’on voie les queues fines.
report-length-caption = Avec { $seats }, { $share } des parties durent plus que les { $minutes } minutes de la boîte.
report-length-note = La ligne pointillée est ce que dit la boîte ; les quelques parties les plus longues sont au-delà du bord.
report-median = médiane { $length }
report-longer = { $share } plus longues
report-tail = 1 partie sur 20 dépasse { $length }
report-longest = la plus longue
report-health = Est-il sain ?
report-cut = interrompues
report-endings = { $share } des { $games } parties finissent par une règle.
report-ending = fin
report-rule = règle
report-share = part (95 %)
report-news = événement
report-news-never = { $count } choses possibles sur { $all } n’ont jamais été vues : { $names }.
report-news-all = Les { $all } choses possibles ont toutes été vues.
report-news-note = Fois par partie, en racine carrée : les neuf plus fréquentes et les trois plus rares, dans { $games } parties rejouées et écoutées.
report-a-game = par partie
report-in-games = dans des parties
report-fairness = Est-il équitable pour chaque place ?
report-fairness-lead = Selon qui joue premier, deuxième et ainsi de suite ; là où tous choisissent à la fois, par place. La bande pâle : un point de chaque côté.
report-seat-caption = Avec { $seats }, le plus loin de { $even } est « { $who } » : { $share }.
report-chi = Barres : intervalles à 95 %. Des places égales différeraient autant dans { $chance } des études de ce genre (χ² = { $value }, { $free } degrés de liberté).
report-who = qui
report-together = L’équipe gagne-t-elle souvent ?
report-together-lead = Par difficulté et niveau. Les barres sont des intervalles à 95 %.
report-team-caption = Avec { $seats }, des équipes d’un même niveau ({ $bots }) gagnent de { $high } au plus facile à { $low } au plus dur.
report-team-note = { $games } parties par point.
report-difficulty = difficulté
report-near = { $share } des { $games } parties perdues étaient presque gagnées : l’équipe menait dans le dernier dixième.
report-near-bar = presque gagnées
report-near-note = Au-dessus : pourquoi les parties se perdent.
report-danger = La moitié des parties perdues étaient en danger dès { $part } de la partie : leur chance était tombée sous la moitié de celle du départ.
report-choice = Y a-t-il quelque chose à décider ?
report-choice-lead = Ce que les règles permettent, et ce qui est pris.
report-choice-caption = Une décision a { $choices } choix ; pour { $forced } d’entre elles il n’y en a qu’un.
report-good = { $good } sont aussi bons que le meilleur, à 2 points de chance près.
report-stake = Choisir au hasard plutôt qu’au mieux coûterait { $share } de chance de gagner.
report-forced = { $share } : aucun choix
report-open = choix ouverts à un joueur
report-choice-note = { $seats }, { $decisions } décisions.
report-acts-never = Jamais fait par personne : { $names }.
report-acts-all = Tout ce qui peut se faire est fait par quelqu’un.
report-acts-undone = { $count } actions sur { $all } n’ont jamais été prises : { $names }.
report-acts-note = Part de toutes les actions, par sorte.
report-mix = Aussi varié que { $count } sortes employées à égalité.
report-act = action
report-tension = Est-il ouvert jusqu’à la fin ?
report-tension-lead = Les chances sont ce que les indices des robots disent d’une position, corrigé d’après l’issue de telles positions dans ces parties.
report-tension-caption = Aux neuf dixièmes de la partie, la moitié des futurs gagnants n’ont pas plus de { $half } ; la tête change { $leads } fois, et la moitié des gagnants mènent pour de bon après { $decided } de la partie.
report-team-tension = Une équipe commence avec { $share } ; aux neuf dixièmes de la partie, la moitié des équipes sont entre { $low } et { $high }.
report-even = part égale
report-at-start = au début
report-half-above = la moitié est au-dessus
report-of-game = de la partie jouée
report-of-game-percent = jusqu’à tant de pour cent de la partie jouée
report-bands = { $seats }, { $games } parties. Bandes : la moitié centrale et les quatre cinquièmes.
report-decided = Dans { $share } des parties, le gagnant ne prend la tête pour de bon que dans le dernier dixième.
report-decided-note = Quand le futur gagnant a pris la tête pour la dernière fois ; tout à la fin s’il n’a jamais mené avant.
report-typical = Une partie typique : { $length } actions, environ { $time }.
report-typical-note = Partie { $game } de la graine { $seed }, médiane en longueur. Chaque ligne est une chance de gagner.
report-board = Où cela se passe-t-il ?
report-board-caption = { $count ->
    [one] Le lieu le plus animé sur { $all } voit
   *[other] Les { $count } lieux les plus animés sur { $all } voient
} { $share } de ce qui se fait sur le plateau.
report-board-note = Pour cent de { $acts } choix sur le plateau, en { $decisions } décisions ; sous 2 %, pas de chiffre.
report-things-never = { $count } cartes, lieux et autres choses sur { $all } ne sont jamais apparus : { $names }.
report-things-some = { $count } cartes, lieux et autres choses sur { $all } ne sont jamais apparus.
report-things-all = Les { $all } cartes, lieux et autres choses sont tous apparus.
report-things-note = Ce dont parlent les événements, et combien de ces choses y figuraient, dans les mêmes parties. Certaines demandent d’autres options ou plus de joueurs.
report-seen = vus
report-most = le plus souvent
report-rarest = le moins souvent
report-wait = Entre deux de ses propres tours, les autres décident { $count } fois, environ { $time } ; une attente sur 20 dépasse { $long }.
report-ties = { $share } des parties ont plusieurs gagnants.
report-comeback = { $share } des victoires sont des remontées : la chance était tombée sous la moitié de celle du départ.
report-sealed = La moitié des parties ne sont presque décidées, avec une chance de 90 % qui ne baisse plus, qu’après { $part } de la partie.
report-leader = Qui mène à la moitié de la partie gagne { $half } des parties ; au quart { $quarter }, aux neuf dixièmes { $ninety }.
report-leader-note = Combien de fois gagne à la fin celui qui a la meilleure chance après tant de pour cent de la partie.
report-skill = Adresse ou chance ?
report-skill-caption = { $player } – { $rival } : { $share } des parties vont au premier ; plus c’est près de la moitié, plus c’est de la chance.
report-beats = { $player } – { $rival }
report-guest = { $player }, seul – { $rival }
arena-team = équipe ({ $player })
arena-line = { $what }, { $share } de { $games } parties gagnées (95 % : { $range })
arena-cut = { $line } ; { $count } interrompues
tune-round = { $seats }, { $what } : en tête de { $lead } écarts types
report-skill-note = { $seats }, { $games } parties chacun, places tournées, donnes en miroir ; barres : intervalles à 95 %.
report-worth = Que vaut chaque chose ?
report-worth-lead = Un joueur, ou toute une équipe, n’a pas le droit de faire une chose que les règles permettent, avec les mêmes donnes ; s’il y a des adversaires, eux en ont le droit. Ce qui est alors gagné en moins est ce que cette chose vaut pour ces robots.
report-ban = Ce qui vaut le plus : « { $what } ». Qui n’en a pas le droit gagne { $won } au lieu de { $share }.
report-ban-team = Ce qui vaut le plus : « { $what } ». Une équipe qui n’en a pas le droit gagne { $won } au lieu de { $share }.
report-ban-none = Rien ne manque à coup sûr : qui n’a pas le droit de faire une de ces choses gagne toujours environ { $share }.
report-ban-note = { $seats }, { $games } parties par ligne, comparées donne à donne. Là où les règles ne laissent rien d’autre, la chose interdite se fait quand même.
report-ban-idle = Interdit sans aucun effet, faute d’autre chose à faire ou parce que cela ne décide rien : { $names }.
report-banned = interdit
report-luck = De ce qui fait gagner une partie et perdre une autre, { $deal } vient de la donne, { $draws } des seuls dés et tirages qui suivent, { $whims } des seuls caprices des joueurs, et { $both } des deux ensemble seulement.
report-luck-deal = la donne
report-luck-draws = dés et tirages en jeu
report-luck-whims = caprices des joueurs
report-luck-both = dés et caprices ensemble
report-luck-source = d’où
report-luck-note = { $seats } d’un même niveau ; { $games } donnes jouées quatre fois : avec d’autres dés, avec d’autres caprices, avec les deux. Les caprices sont des choix entre choses égales et des suppositions sur ce qui est caché. Ensemble : un caprice rencontre d’autres dés.
report-kings = Le dernier peut choisir qui gagne : s’il joue pour le premier à partir de la moitié de la partie, celui-ci gagne { $first } ; s’il joue pour le deuxième, { $second } : une différence de { $by } points.
report-no-kings = On ne voit pas que le dernier choisisse qui gagne : s’il joue pour le premier à partir de la moitié de la partie, celui-ci gagne { $first } ; s’il joue pour le deuxième, { $second }.
report-kings-alone = pour lui-même
report-kings-first = pour le premier
report-kings-second = pour le deuxième
report-kings-head = le dernier joue
report-kings-note = { $seats }, { $games } parties : victoires de qui mène à la moitié. À partir de là, le dernier prend ce qui paraît le meilleur pour l’autre au premier coup d’œil ; un allié plus malin changerait davantage.
report-margin = { $title } : le gagnant a { $margin } d’avance sur le suivant, et dans { $share } des parties au plus un.
report-margin-note = { $seats }, { $games } parties.
report-ahead = avance sur le suivant
report-beaten = Aux neuf dixièmes de la partie, la moitié des meilleurs perdants ont encore plus de { $half } de chances ; dans { $share } des parties, c’est plus que la part égale de { $even }.
report-beaten-axis = sa chance, en % au plus
report-missed = À quel point les parties perdues ont frôlé la victoire ({ $what }) : à { $share } il n’en manquait qu’un, à la moitié pas plus de { $half }.
report-spared = À quel point les parties gagnées ont frôlé la défaite ({ $what }) : { $share } n’en étaient qu’à un, la moitié à { $half } au plus.
report-lacked = ce qui manquait encore

## Mes parties (mine)

mine-running = En cours
mine-result = Résultat
mine-any-game = Tous les jeux
mine-any-level = Tous les niveaux
mine-with = avec { $names }
mine-alone = en solo
mine-remove = Retirer de la liste
mine-removed = Partie retirée.
mine-undo = Annuler
mine-wins = Victoires par jeu et niveau
mine-move = Garder ou déplacer
mine-move-help = Un fichier avec toutes les parties terminées, coups et dés. Un autre Fathoms peut le lire.
mine-export = Exporter
mine-import = Importer
mine-not-games = Ce fichier ne contient pas de parties de Fathoms ; il en faut un issu d’« Exporter ».
mine-notify = Me prévenir quand c’est à moi
mine-notify-refused = Ce navigateur refuse les messages de cette page ; tu peux changer ça dans ses réglages.
mine-shown = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
mine-imported = { $count ->
    [one] { $count } partie lue.
   *[other] { $count } parties lues.
}
mine-sum = { $count ->
    [one] Victoires : { $wins }, sur { $count } partie.
   *[other] Victoires : { $wins }, sur { $count } parties.
}

## Éditions (setup)

stock-board = Plateau
stock-cards = Cartes
stock-tiles = Tuiles
stock-tokens = Jetons
stock-dice = Dés, face par face
stock-figures = Figurines
stock-costs = Ce que coûtent les choses
ui-edition-box = Toute la boîte
ui-edition-file = Ouvrir un fichier
ui-edition-none = Jouer sans
ui-edition-good = { $count ->
    [0] Rien n’est encore changé.
    [one] Une valeur est changée. On peut y jouer.
   *[other] { $count } valeurs sont changées. On peut y jouer.
}
ui-edition-large = Ce fichier est trop grand pour une édition.
ui-edition-drawn = La table et la boîte telles qu’écrites

## La plongée du jour : ce qui peut clocher, et dans le terminal (errors)

error-daily-date = « { $given } » n’est pas un jour du calendrier ; écris-le comme 2026-11-17.
error-daily-future = Le { $given } n’a encore commencé nulle part ; tu peux choisir n’importe quel jour jusqu’à aujourd’hui.
error-daily-fixed = Une plongée du jour est la même pour tous : on ne peut changer ni ses places, ni ses règles, ni ses robots, ni ses dés.

## La plongée du jour : sa page (daily)

daily-lead = Cinq portes, les mêmes dés et cartes pour tous aujourd’hui. Le premier essai compte.
daily-new = Nouvelles portes dans { $hours } h { $minutes } min.
daily-practice = Les portes du { $day }, pour t’exercer : seules celles d’aujourd’hui comptent.
daily-dive = Plonger
daily-again = Encore
daily-streak = { $count ->
    [0] Pas encore de série
    [one] Série : 1 jour
   *[other] Série : { $count } jours
}
daily-keep = { $count ->
    [0] Une porte par jour, gagnée ou perdue, garde la lanterne allumée.
    [one] Une porte par jour, gagnée ou perdue, garde la lanterne allumée. Record : 1 jour.
   *[other] Une porte par jour, gagnée ou perdue, garde la lanterne allumée. Record : { $count } jours.
}
daily-lit = { $day } : allumée
daily-unlit = { $day } : éteinte
daily-result = Mon résultat
daily-sum = { $won }/{ $count } gagnées, série { $streak }
daily-key = Chaque jeu par les lettres de ses règles : ● gagné, ○ perdu, un second ● sans conseils, · encore à jouer.
daily-copy = Copier le texte
daily-copied = Copié.
daily-not-copied = Ce navigateur ne laisse pas les pages copier ; sélectionne le texte et copie-le.
daily-picture = Image
daily-says-won = { $game } : gagné
daily-says-won-alone = { $game } : gagné sans conseils
daily-says-lost = { $game } : perdu
daily-says-lost-alone = { $game } : perdu sans conseils
daily-says-open = { $game } : encore à jouer
daily-other = Un autre jour :
daily-proof = La date est la graine : les mêmes coups donnent la même partie, ici, dans le terminal et sans aucun serveur.

## Ses propres mots à la table (company)

say-mute-one = Montrer ce que dit { $name }
say-write = Écris quelque chose
say-send = Envoyer
company-away = { $name } n’est pas là.
company-reclaim = Pendant ton absence, ta place est passée en d’autres mains.
company-take-back = Reprendre ma place
say-hooray = Hourra !
say-laugh = Ha ha !
say-gasp = Oh non !
say-grumble = Grrr !
say-sorry = Pardon !
say-slow = Prends ton temps
say-heart = Merci !
say-look = Regarde !
say-point = Montrer
say-point-now = Choisis ce que tu veux montrer à tous.
say-help = Tu peux aussi garder le bouton de la souris enfoncé sur une pièce, ou appuyer sur P quand tu es dessus.
say-mute = Montrer ce que disent les autres
say-said = { $seat } : { $word }
say-points = { $seat } montre : { $name }
say-here = { $seat } : ici !

## Les énigmes dans le terminal, et comment on les trouve (terminal)

error-no-puzzles = aucune énigme trouvée en { $games } parties : essaie un autre --seed, ou plus de --games

cli-command-puzzle = Propose une énigme dans le terminal : un tour, rien n’est laissé au hasard.
cli-command-puzzles = Trouve des énigmes en jouant et en cherchant, et les prouve.
cli-command-puzzles-make = Cherche à nouveau les énigmes d’un jeu : des robots jouent, chaque tour est exploré jusqu’au bout, et on garde ce que peu de suites de coups résolvent.
cli-command-puzzles-check = Prouve à nouveau chaque énigme d’un jeu par la recherche.
cli-option-puzzle = L’identifiant de l’énigme ; sinon, la première qui n’est pas résolue.
cli-option-puzzle-list = Lister les énigmes, et celles qui sont résolues.
cli-option-puzzle-count = Combien d’énigmes.
cli-option-puzzle-games = Combien de parties explorer.
cli-option-puzzle-seed = La même graine trouve les mêmes énigmes.
cli-option-puzzle-file = Le fichier à écrire ; sinon, celui du jeu.
puzzle-head = Énigme { $number } sur { $all } ({ $id }), { $fins }
puzzle-acts = { $acts ->
    [one] Un coup suffit.
   *[other] { $acts } coups suffisent.
}
puzzle-keys = Réponds par un numéro. Ou tape { typed-hint }, { typed-undo }, { typed-reset }, { typed-board }, { typed-next }, { typed-quit }.
puzzle-keys-answer = Réponds par un numéro. Ou tape { typed-hint }, { typed-answer }, { typed-undo }, { typed-reset }, { typed-board }, { typed-next }, { typed-quit }.
puzzle-solved = Résolue ! Bien joué.
puzzle-missed = Pas tout à fait : maintenant, c’est au hasard ou aux autres de décider, et le but n’est pas atteint. C’est annulé ; essaie autrement.
puzzle-hint = Cela peut commencer par : { $act }.
puzzle-no-hint = D’ici, ce n’est plus possible. Tape { typed-reset } pour reprendre au début.
puzzle-answer = La solution : { $acts }.
puzzle-answer-later = Essaie d’abord deux fois ; ensuite je te la dis.
puzzle-next = Appuie sur Entrée pour l’énigme suivante, ou tape { typed-quit }.
puzzle-all = Tu as résolu toutes les énigmes de ce jeu !
puzzle-left = Pour y revenir : { $command }
puzzles-finding = On joue et on cherche
puzzles-found = { $count } énigmes parmi { $candidates } candidates : { $games } parties, { $positions } tours explorés.
puzzles-proved = { $count ->
    [one] Une énigme est bien comme elle est écrite.
   *[other] Les { $count } énigmes sont bien comme elles sont écrites.
}
puzzles-wrong = { $id } : { $why }
puzzles-wrong-answer = la solution ne la résout pas
puzzles-wrong-acts = la solution la plus courte demande { $acts ->
    [one] un coup
   *[other] { $acts } coups
}
puzzles-wrong-easy = trop de suites de coups la résolvent
puzzles-wrong-wide = il y a plus à explorer que ce qu’une personne regarderait
