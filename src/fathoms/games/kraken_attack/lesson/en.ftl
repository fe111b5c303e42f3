### Kraken Attack!: what the lesson says.

lesson-aim = Ahoy! A huge Kraken wants our ship. Hit it three times and we win, together. Four holes in the hull, and we swim home.
lesson-lanes = Every tentacle creeps along its own lane, closer and closer to our rail. Let us roll the dice and see who moves.
lesson-star = A purple star! So the purple star tentacle came one step closer. It is right at our rail. Next star, it strikes.
lesson-card = Your turn, Elena! Play one of your two cards. Every picture on it is something you may do. Take the left one.
lesson-saber = Saber up! A saber hits a tentacle that is right beside you, on the saber space. Whack!
lesson-pistol = A pistol reaches one space further. And Elena, only Elena, shoots right across the ship. Give that red one a surprise.
lesson-move = The boot says: run! Nobody guards the rear on this side. Go there. Then you are done with this card.
lesson-broadside = The Eye of the Kraken moves all red tentacles. But watch Billy: his cannon sweeps everything that is in cannon range there.
lesson-trouble = Sometimes we are too slow. Two tentacles are at the ship, and one of them finds no rail. Hold on tight!
lesson-hammer = Crack, there goes a rail. Crash, there is a hole, and holes stay. Your left card has a hammer: play it.
lesson-repair = Hammer time! You can mend the rails of the two lanes beside you.
lesson-face = This card has a Funny Face, too. The Kraken hates that: it comes a step closer and brings more dice. Finish the card.
lesson-kraken = At the end of its track the Kraken comes itself, in place of a tentacle. Two hits are done. Now for six dice!
lesson-ready = Closer and closer! Your left card has a pistol. You know what to do.
lesson-fire = It swam into pistol range. One shot across the ship, for the whole crew: fire!
