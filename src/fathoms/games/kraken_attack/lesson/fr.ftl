### Kraken Attack! : ce que dit la leçon.

lesson-aim = Ohé ! Un énorme Kraken veut notre bateau. Touchons-le trois fois, et nous gagnons ensemble. Quatre trous dans la coque, et nous rentrons à la nage.
lesson-lanes = Chaque tentacule rampe dans son couloir, toujours plus près du bastingage. Lançons les dés : qui va bouger ?
lesson-star = Une étoile violette ! Le tentacule violet de l’étoile s’est approché d’une case. Il est tout contre le bastingage. À la prochaine étoile, il frappe.
lesson-card = À toi, Elena ! Joue une de tes deux cartes. Chaque dessin est une chose que tu peux faire. Prends celle de gauche.
lesson-saber = Sabre au clair ! Il frappe un tentacule juste à côté de toi, sur la case sabre. Vlan !
lesson-pistol = Le pistolet porte une case plus loin. Et Elena, elle seule, tire par-dessus tout le bateau. Surprends donc ce tentacule rouge.
lesson-move = La botte dit : cours ! Personne ne garde l’arrière de ce côté. Vas-y. Ensuite, tu as fini avec cette carte.
lesson-broadside = Un œil de Kraken fait avancer tous les rouges. Mais regarde Billy : son canon balaie tout ce qui est à portée de canon, là-bas.
lesson-trouble = Parfois, on est trop lents. Deux tentacules sont contre le bateau, et devant l’un d’eux, plus de bastingage. Accroche-toi !
lesson-hammer = Crac, un bastingage en moins. Boum, un trou, et un trou, ça reste. Ta carte de gauche a un marteau : joue-la.
lesson-repair = À toi le marteau ! Tu peux réparer le bastingage des deux couloirs à côté de toi.
lesson-face = Cette carte montre aussi une Grimace. Le Kraken déteste ça : il s’approche d’une case et apporte des dés. Termine la carte.
lesson-kraken = Au bout de sa piste, le Kraken vient lui-même, à la place d’un tentacule. Touché deux fois déjà. Et maintenant, six dés !
lesson-ready = Toujours plus près ! Ta carte de gauche a un pistolet. Tu sais quoi faire.
lesson-fire = Le voilà à portée de pistolet. Un tir par-dessus le bateau, pour tout l’équipage : feu !
