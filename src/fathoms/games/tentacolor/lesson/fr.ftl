### Tentacolor : ce que dit la leçon.

lesson-aim = Cette créature n’a pas de bras ! Fais pousser le tien : cinq cartes à la suite avec une couleur commune, et tu gagnes.
lesson-lay = Chaque carte a deux couleurs. Deux des tiennes ont du rouge, c’est un bon début. Pose la carte rouge et orange.
lesson-give = Et maintenant, un peu de malice : une de tes deux cartes va chez ton voisin. Garde la rouge, bien sûr.
lesson-match = La carte rouge et bleu continue en rouge : deux à la suite. La carte à l’étoile peut attendre.
lesson-neighbour = Ton voisin collectionne le jaune. La carte vert et bleu ne lui sert à rien. Allez, ouste !
lesson-shark = Un Requin ! Pose-le : il croque la dernière carte de l’autre tentacule. Et il est rouge, en plus.
lesson-travel = Clac ! Et trois rouges à la suite. La carte vert et bleu t’est revenue : redonne-la. Certaines cartes adorent voyager.
lesson-shoal = Oh non, un Banc de poissons ! Ton étoile est partie, et plus de rouge. Alors tout est permis : pose la carte orange et vert.
lesson-green = Regarde : ta dernière carte a du vert, et toute ta main aussi ! On compte depuis le bout. Pose la carte vert et violet.
lesson-rare = L’étoile est un Spécimen rare : pose-le, pioche une carte et poses-en encore une aussitôt. Deux cartes en un tour !
lesson-more = Pose la carte jaune et vert : quatre à la suite. Ton voisin en a quatre aussi, toutes jaunes. Surtout, ne lui donne pas de jaune !
lesson-win = Quatre vertes à la suite, et d’autres en main. Termine ton tentacule ! (Dans une vraie partie à deux, il en faut six.)
