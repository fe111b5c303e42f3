### Treasure Hunting: Kraken in English: why something happened, and every numbered rule in a sentence for players.

## Why

why-rolled-on-wind = The ship began this turn on a wind space, so the roll counts double.
why-dial-turns = The starting player’s turn moves the dial on: usually rage in round 3, a tantrum in round 6, and so on.
why-gripped = The ship was within one space of a tentacle and didn’t roll more than the Kraken: at most one point on its next roll.
why-defence-lost = The attacker’s die was higher. The loser’s next roll is 2 points poorer.
why-steals = Whoever wins a fight against the ship with the treasure takes it at once.
why-pillar-rises = The dial reached Tantrum, and every coral base grew a pillar.

## The numbered rules

th-01 = All ships begin on Start; the treasure lies in the centre.
th-02 = Everybody has a ship and a die; no pillar stands yet.
th-03 = You agree who starts; turns go clockwise.
th-04 = The dial begins on Tantrum, without effect.
th-05 = Only the starting player moves the dial, one step each turn of theirs.
th-06 = Then you roll for points.
th-07 = Spend your points on actions, in any order, as long as they last.
th-08 = Points left over are lost; a turn with nothing left to do ends by itself.
th-10 = What your die shows are your points.
th-11 = If your ship stands on wind when you roll, the points are doubled.
th-12 = Every fight lost as defender since your last roll costs 2 points; at least 1 is left.
th-13 = If the Kraken caught you since your last roll, you may use 1 point at most.
th-14 = Do what you can pay for, as often as you like, and stop whenever you like.
th-15 = Forward one space costs 1 point, backward 2; both stay on the ring.
th-16 = One ring inward costs 7 points.
th-17 = One ring outward costs 9 points; you choose the space.
th-18 = In the centre there is no forward or backward.
th-19 = Ships never block; any number may share a space.
th-20 = No ship can enter a space with a pillar; a bare coral base is an ordinary space.
th-21 = Tentacles and coral bases stop no ship.
th-22 = Sail into the centre and you may take the treasure at once, for nothing.
th-23 = There is one treasure; you keep it until somebody steals it.
th-24 = You win the moment your ship sails onto Start with the treasure.
th-25 = If you steal the treasure on Start, sail out and back in.
th-28 = Attacking a ship on your space or next to it costs 3 points.
th-29 = Next to means one step along the ring or across, pillars or not.
th-30 = Both roll a die; equal dice are rolled again.
th-31 = The attacker’s die is lower: nothing happens.
th-32 = The attacker’s die is higher: the other ship has 2 points less on its next roll.
th-33 = And if it has the treasure, the attacker takes it at once.
th-34 = You may attack several times in a turn, even the same ship.
th-36 = Attacking a pillar next to you costs 3 points.
th-37 = The pillar loses what your die shows; at nothing it is gone.
th-40 = What the dial shows happens at once, before the roll for points.
th-41 = Dormant: nothing happens.
th-42 = Enraged: every ship within one space of a tentacle is attacked, once.
th-43 = The Kraken rolls two ten-sided dice, once for all; their sum counts.
th-44 = Each attacked ship must roll more than the Kraken to be safe.
th-45 = Whoever fails may use 1 point at most on the next roll.
th-46 = Tantrum: a pillar of 6 rises on every coral base; damaged ones grow back.
th-47 = A ship on a rising pillar is pushed back, free of charge, to the next free space.
th-48 = Pillars stand until somebody breaks them.
th-50 = First home with the treasure wins; the others are not ranked.
th-51 = All options combine freely; a board of one’s own must let every ship reach the centre and come home.
