### Treasure Hunting: Kraken: what the lesson says.

lesson-aim = There is one treasure, in the middle of a whirlpool. Fetch it and bring it home to Start. The first one back wins.
lesson-points = Your die gives you points to spend. Forward costs one, inward costs seven. It rolls by itself!
lesson-forward = Four points! The current helps you forward. Four spaces ahead there is wind. Let us stop there.
lesson-wind = Now your rival sails. And then the wind is yours: whoever starts on wind doubles the roll.
lesson-inward = Ten points! Sail one ring inward. You land on wind again, so end your turn right there.
lesson-enraged = Your rival stays close to a tentacle. Bad idea! The dial moves on, and the Kraken wakes up in a rage.
lesson-take = You were out of reach. Well moored! Eight points: one more ring inward, and there it is. Take the treasure!
lesson-tantrum = Nearly home, with the treasure aboard and a rival behind you. But look at the dial: the Kraken has a tantrum.
lesson-pillar = Coral has shot up, and no ship gets past a pillar. Ram it! That takes three points and some luck.
lesson-free = A six, and it crumbles! Three points bring you to the wind, right next to home.
lesson-fight = Here comes your rival. Three points buy a fight, and the higher die wins. Hold on to your treasure!
lesson-back = Robbed on the doorstep! But the wind gave you plenty of points. Take it back!
lesson-home = One space left. Go home, captain!
