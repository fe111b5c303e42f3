### Tentacula in English: why something happened, and every numbered rule in a sentence for players.

## Why

why-swims = A fish swims to the next free square with the animal that was chosen; taken squares are skipped.
why-seen = There is no coral on both sides of this square, so she saw the fish land.
why-seen-at-end = The round is over and this fish is still in the open. Tentacula looks once more before the next round.
why-stolen = The die showed this colour, or the team gave it up, so a gem of this colour left the chest.
why-missing = The chest has no gem of the colour rolled, so the team chooses which one goes. Give up one you don’t need.
why-no-room = Both rows of reef are full as far as the board is open. The tile still lends its animal, then goes back to the box.

## The numbered rules

tn-01 = Two to four play, as one team.
tn-02 = The three fish begin on the start squares.
tn-03 = The team picks the stash to fill; all 16 gems begin in the chest.
tn-04 = Everybody takes a different animal chip.
tn-05 = The gates are shuffled; the first stands at the first arch.
tn-06 = The harder the level, the fewer shells you start with: 2, 1, 1 or 0.
tn-07 = Harder levels leave out snail tiles, which have no gaps.
tn-08 = The tiles are shuffled, each with either side up.
tn-09 = The reef begins with one tile inside and one outside.
tn-10 = Everybody draws a tile and turns it over; the turtle may keep the side shown.
tn-11 = What is left of the tiles is the draw pile.
tn-12 = The next tiles go on the second column of either row.
tn-20 = In a round everybody who holds a tile plays once.
tn-21 = There is no fixed order: the team decides who plays next.
tn-22 = You lay your tile on the next free place, inside or outside.
tn-23 = Places behind are never filled again.
tn-24 = Either row may run ahead of the other.
tn-25 = If one row is full as far as the board is open, the other must be used.
tn-26 = If both rows are full, the tile is not laid: it lends its animal and goes to the box.
tn-27 = Sand must touch sand, so a tile lies only one way round.
tn-28 = Start, finish and the first four squares are always safe.
tn-29 = A square is sheltered if a tile lies on both sides and neither shows water there.
tn-30 = A tile on one side only shelters nothing.
tn-31 = Move any fish to the next free square ahead with the animal on your tile.
tn-32 = Taken squares are jumped over.
tn-33 = Any animal leads to the finish, but only if no free square of it lies ahead.
tn-34 = A fish at the finish moves no more.
tn-35 = A fish cannot move where the board has no such square ahead.
tn-36 = Fish pass an arch only in the order of its gate.
tn-37 = A fish whose turn has not come may still swim up to the arch; beyond it, order is free.
tn-38 = Only the gate of the present arch counts.
tn-39 = If your tile can move a fish, you must move one, by tile or by shell.
tn-40 = Shell move: for one team shell, use the animal of your chip instead.
tn-41 = A shell buys no move that your tile gives you anyway.
tn-42 = If your tile moves no fish, you may use a shell move or move none.
tn-43 = A special square works once, for the fish that has just landed there.
tn-44 = Shell square: the team finds a shell, six at most.
tn-45 = Dolphin: for a shell it carries a gem the stash still lacks from the chest into the stash.
tn-46 = Gems in the stash are safe for good.
tn-47 = Shark: for a shell it brings any stolen gem back to the chest, if she has one the stash lacks.
tn-48 = A special square works at most once a turn; you may combine it with a shell move.
tn-49 = If the fish you moved is in the open, roll: a gem of that colour is stolen.
tn-50 = If the chest has none of that colour, the team chooses another.
tn-51 = In a turn only the moved fish is looked at, with your new tile already there.
tn-52 = Whoever played last draws first, then the others clockwise.
tn-53 = A drawn tile is turned over: you get the side you did not see.
tn-54 = When the pile is empty, tiles come from the very end of the reef, turned over.
tn-55 = If there is no tile anywhere, you get none.
tn-56 = When a round ends, Tentacula steals once for every fish in the open.
tn-57 = When all three fish are through an arch, the board folds at the end of the round.
tn-58 = If nobody holds a tile then, the game is lost.
tn-60 = Seahorse: when you roll for a theft, you may roll once more; the second roll counts.
tn-61 = Crab: flip every shell you pay; shell side up, it stays with the team.
tn-62 = Jellyfish: your shell move may use any animal.
tn-63 = Turtle: you see both sides of a tile you get and choose which lies up.
tn-70 = After the first arch the left flap opens: new squares, but the draw pile is lost.
tn-71 = After the second arch the right flap closes: the tiles under it are lost.
tn-72 = A fold leaves fish, hands, gems and shells as they are.
tn-73 = The third arch folds nothing.
tn-80 = You win when the third fish is home and stash and chest together have every gem asked for.
tn-81 = All fish home but a gem missing: so close.
tn-82 = If nobody has a tile before the fish are home, the reef is gone and you lose.
tn-83 = If the chest is empty before the fish are home, you lose at once.
tn-84 = The stash is full but the reef is gone: fish food.
tn-85 = The third fish at the finish ends the game at once.
