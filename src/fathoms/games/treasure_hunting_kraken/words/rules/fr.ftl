### Treasure Hunting: Kraken en français : pourquoi les choses arrivent, et chaque règle numérotée en une phrase.

## Pourquoi

why-rolled-on-wind = Le navire a commencé ce tour sur une case de vent : le lancer compte double.
why-dial-turns = Le tour du premier joueur fait avancer le cadran : d’habitude rage au 3e tour de table, colère au 6e, et ainsi de suite.
why-gripped = Le navire était à une case au plus d’un tentacule et n’a pas dépassé le Kraken : un point au plus au prochain lancer.
why-defence-lost = Le dé de l’attaquant était plus haut. Le prochain lancer du perdant vaut 2 points de moins.
why-steals = Qui gagne un combat contre le navire au trésor s’empare aussitôt du trésor.
why-pillar-rises = Le cadran a atteint la colère, et un pilier a poussé sur chaque socle de corail.

## Les règles numérotées

th-01 = Tous les navires partent du Départ ; le trésor est au centre.
th-02 = Chacun a un navire et un dé ; aucun pilier ne se dresse encore.
th-03 = Vous décidez qui commence ; on joue dans le sens des aiguilles d’une montre.
th-04 = Le cadran commence sur la colère, sans effet.
th-05 = Seul le premier joueur fait avancer le cadran, d’un cran à chacun de ses tours.
th-06 = Ensuite tu lances le dé pour tes points.
th-07 = Dépense tes points en actions, dans l’ordre que tu veux, tant qu’il en reste.
th-08 = Les points restants sont perdus ; un tour sans rien à faire se termine tout seul.
th-10 = Ce que montre ton dé, ce sont tes points.
th-11 = Si ton navire est sur une case de vent quand tu lances, les points sont doublés.
th-12 = Chaque défense perdue depuis ton dernier lancer coûte 2 points ; il en reste au moins 1.
th-13 = Si le Kraken t’a attrapé depuis ton dernier lancer, tu ne peux utiliser qu’un point.
th-14 = Fais ce que tu peux payer, autant de fois que tu veux, et arrête quand tu veux.
th-15 = Avancer d’une case coûte 1 point, reculer 2 ; on reste sur le même anneau.
th-16 = Un anneau vers l’intérieur coûte 7 points.
th-17 = Un anneau vers l’extérieur coûte 9 points ; tu choisis la case.
th-18 = Au centre, on n’avance ni ne recule.
th-19 = Les navires ne se bloquent jamais ; ils peuvent partager une case.
th-20 = Aucun navire n’entre sur une case avec un pilier ; un socle nu est une case ordinaire.
th-21 = Tentacules et socles n’arrêtent aucun navire.
th-22 = En entrant au centre, tu peux prendre le trésor aussitôt, gratuitement.
th-23 = Il n’y a qu’un trésor ; tu le gardes jusqu’à ce qu’on te le vole.
th-24 = Tu gagnes dès que ton navire entre au Départ avec le trésor.
th-25 = Si tu voles le trésor au Départ, il faut ressortir et revenir.
th-28 = Attaquer un navire sur ta case ou à côté coûte 3 points.
th-29 = À côté, c’est un pas le long de l’anneau ou d’un anneau à l’autre, piliers ou non.
th-30 = Les deux lancent un dé ; à égalité, on relance.
th-31 = Le dé de l’attaquant est plus bas : il ne se passe rien.
th-32 = Le dé de l’attaquant est plus haut : l’autre navire a 2 points de moins à son prochain lancer.
th-33 = Et si ce navire a le trésor, l’attaquant le prend aussitôt.
th-34 = Tu peux attaquer plusieurs fois par tour, même le même navire.
th-36 = Attaquer un pilier à côté de toi coûte 3 points.
th-37 = Le pilier perd ce que montre ton dé ; à zéro, il disparaît.
th-40 = Ce que montre le cadran a lieu aussitôt, avant le lancer des points.
th-41 = Endormi : il ne se passe rien.
th-42 = Enragé : chaque navire à une case au plus d’un tentacule est attaqué, une fois.
th-43 = Le Kraken lance deux dés à dix faces, une fois pour tous ; leur somme compte.
th-44 = Chaque navire attaqué doit faire plus que le Kraken pour s’échapper.
th-45 = Qui échoue ne peut utiliser qu’un point à son prochain lancer.
th-46 = Colère : un pilier à 6 points de vie surgit sur chaque socle de corail ; les piliers abîmés repoussent.
th-47 = Si un pilier surgit sous un navire, ce navire recule gratuitement jusqu’à la première case libre.
th-48 = Les piliers restent debout jusqu’à ce qu’on les brise.
th-50 = Le premier rentré avec le trésor gagne ; les autres ne sont pas classés.
th-51 = Toutes les options se combinent ; un plateau personnel doit permettre d’atteindre le centre et de rentrer.
