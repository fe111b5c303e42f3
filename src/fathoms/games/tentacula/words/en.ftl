### Tentacula in English.

title = Tentacula
tagline = Three fish in fine hats, sixteen gems, and an octopus with eight thieving arms.
kind = Cooperative, tiles and a die

## Things

animal-turtle = turtle
    .upper = Turtle
    .power = choose your tile’s side
animal-seahorse = seahorse
    .upper = Seahorse
    .power = roll a theft again
animal-jellyfish = jellyfish
    .upper = Jellyfish
    .power = shells buy any animal
animal-crab = crab
    .upper = Crab
    .power = half your shells return

fish-yellow = Yellow
fish-green = Green
fish-red = Red

gem-purple = purple
gem-yellow = yellow
gem-red = red
gem-green = green
gem-blue = blue
gem-white = white

row-inside = inside
row-outside = outside

arch-1 = the first arch
arch-2 = the second arch
arch-3 = the third arch

stash-A = stash A
stash-B = stash B
stash-C = stash C
stash-D = stash D
stash-E = stash E
stash-F = stash F

gate-H1 = bowler, sombrero, top hat (red, yellow, green)
gate-H2 = top hat, sombrero, bowler (green, yellow, red)
gate-C1 = green, red, yellow
gate-C2 = yellow, red, green
gate-S1 = big, medium, small (yellow, green, red)
gate-S2 = small, medium, big (red, green, yellow)

water-none = coral everywhere, no gap
water-a = a gap on the left
water-b = a gap in the middle
water-c = a gap on the right
water-ab = gaps on the left and in the middle
water-ac = gaps on the left and on the right
water-bc = gaps in the middle and on the right
water-abc = nothing but gaps

cover-safe = sheltered
    .price = sheltered
cover-open = in the open
    .price = costs a gem

## What happened

news-takes-stash = The team wants to fill { $stash }.
news-takes-chip = { $seat } takes the { $animal } chip.
news-takes-chip-you = You take the { $animal } chip.
news-snail-leaves = Snail tile { $tile } stays in the box.
news-reef-begins = The reef begins with a { $animal } tile { $row }.
news-gate-shown = A gate stands on { $arch }: { $gate }.
news-pile-shows = On the pile now: a { $animal }.
news-takes-tile = { $seat } takes the last tile { $row }.
news-takes-tile-you = You take the last tile { $row }.
news-gets-tile = { $seat } gets a { $animal } tile.
news-gets-tile-you = You get a { $animal } tile.
news-gets-tile-many = { $count } tiles go round the table.
news-no-tile = There is no tile left for { $seat }.
news-no-tile-you = There is no tile left for you.
news-shows = { $seat } lays it with the { $animal } up.
news-shows-you = You lay it with the { $animal } up.
news-round = Round { $round } begins.
news-votes = { $seat } votes for { $other }.
news-votes-you = You vote for { $other }.
news-votes-to-you = { $seat } votes for you.
news-turn = { $seat } plays.
news-turn-you = You play.
news-places = A { $animal } tile goes { $row }.
news-no-room = No free place is left ahead: the { $animal } tile only lends its animal.
news-boxed = Tile { $tile } goes back to the box.
news-boxed-many = { $count } tiles go back to the box.
news-swims = { $square ->
    [F] { $fish } swims to the finish!
   *[other] { $fish } swims to square { $square }.
}
news-passes = { $fish } goes through { $arch }.
news-stays = { $seat } moves no fish.
news-stays-you = You move no fish.
news-pays = A shell is paid.
news-flips = The crab flips the shell: shell side up, it stays!
news-flop = The crab flips the shell: water side up, it is gone.
news-finds-shell = { $shells ->
    [one] A shell is found: the team has one.
   *[other] A shell is found: the team has { $shells }.
}
news-dolphin = The dolphin carries a { $gem } gem to the stash.
news-shark = The shark snatches a { $gem } gem back from Tentacula.
news-declines = { $seat } says no, thank you.
news-declines-you = You say no, thank you.
news-seen = Tentacula sees { $fish } on square { $square }!
news-seen-at-end = At the end of the round { $fish } is in the open on square { $square }!
news-rolls = { $seat } rolls for the theft: { $gem }.
news-rolls-you = You roll for the theft: { $gem }.
news-rolls-again = { $seat } calls the seahorse and rolls again.
news-rolls-again-you = You call the seahorse and roll again.
news-missing = There is no { $gem } gem in the chest.
news-stolen = Tentacula steals a { $gem } gem.
news-stolen-many = Tentacula steals { $count } gems.
news-left-opens = The left flap opens, and there is Tentacula. The route goes on!
news-pile-lost = { $tiles ->
    [one] The last tile of the pile is lost.
   *[other] The { $tiles } tiles left in the pile are lost.
}
news-right-closes = The right flap closes. The finish is in sight!
news-reef-lost = { $tiles ->
    [one] One tile of the reef is lost under it.
   *[other] { $tiles } tiles of the reef are lost under it.
}
news-filled = A { $gem } gem goes into the stash.
news-filled-many = { $count } gems go into the stash.
news-made-it = All fish are home and the stash is full. You made it!
news-so-close = All fish are home, but the stash is not full. So close!
news-reef-gone = Nobody has a tile any more. The reef is gone.
news-chest-bare = The treasure chest is bare.
news-fish-food = The stash is full, but the reef is gone. Fish food!

## Choices

choice-begin = Choose for us
    .brings = { $stash }, an animal for everybody
choice-begin-chips = Just start
    .brings = an animal for everybody
choice-stash = Fill { $stash }
    .brings = { $ease ->
        [least] easiest
        [most] hardest
       *[more] harder
    }
choice-chip = { $animal-upper }
    .brings = { $animal-power }
choice-turn = I play now
    .brings = { shelters }
choice-vote = { $seat } should play next
choice-place = Lay the tile { $row }
    .brings = { $sheltered ->
        [0] { "" }
        [one] shelters one square,{ " " }
       *[other] shelters { $sheltered } squares,{ " " }
    }{ shelters }
choice-swim = Tile: { $fish } swims
choice-shell-move = Shell: { $fish } to the { $animal }
choice-swim-to = { $square ->
    [F] { $fish } to the finish
   *[other] { $fish } to the { $animal }
}
    .brings = { $means ->
        [shell] −1 shell{ $square ->
            [F] { " " }({ $animal })
           *[other] { "" }
        },{ " " }
       *[tile] { "" }
    }{ $square ->
        [F] home and safe
       *[other] { $special ->
            [shell] +1 shell,{ " " }
            [dolphin] dolphin,{ " " }
            [shark] shark,{ " " }
           *[none] { "" }
        }{ $cover-price }
    }
choice-stay = Move no fish
choice-dolphin = Save { $gem }
    .brings = { $left ->
        [one] the last one
       *[other] one of { $left }
    }
choice-shark = Fetch { $gem }
    .brings = { $lacks ->
        [yes] the stash needs it
       *[no] the stash has enough
    }
choice-decline = No, thank you
choice-keep = Keep this roll
choice-roll = Roll again
choice-lose = Give up { $gem }
    .brings = { $spare ->
        [0] the stash needs it
       *[other] { $spare } to spare
    }
choice-take = Take the last tile { $row }
choice-show = Turn up the { $animal }
    .brings = { shelters }
shelters = { $able ->
    [0] moves no fish
   *[other] { $safe ->
        [0] can hide no fish
        [one] can hide one fish
        [3] can hide any fish
       *[other] can hide { $safe } fish
    }
}

phase-picking-stash = Which stash do we fill? No gem it asks for may be lost.
phase-picking-chips = Which animal is yours? Each has a power of its own.
phase-next = Who plays next? Everybody plays one tile a round.
phase-voting = Vote: who plays next?
phase-placing = Lay your tile: coral on both sides of the path hides fish.
phase-swimming = Which fish swims? The animal of the tile says how far.
phase-swimming-then = Where to? A shell buys another animal’s square.
phase-at-dolphin = Pay a shell? The dolphin takes a gem to the stash, safe for good.
phase-at-shark = Pay a shell for the shark? It fetches any stolen gem.
phase-rerolling = Keep this roll, or roll again?
phase-losing = The chest has none of that colour: which gem goes instead?
phase-taking = The pile is empty: take a tile from the end of the reef.
phase-showing = Which side up? The animal moves a fish, the coral hides fish.
phase-theft = Tentacula reaches out.
phase-drawing = New tiles are drawn.

## Options (setup)

option-difficulty = Difficulty
option-difficulty-help = Higher levels have fewer shells and fewer reef tiles.
value-difficulty-pro = pro
option-first-game-shell = One shell in a first game
option-first-game-shell-help = The rulebook says both one and two for level 1. On: one.
value-first-game-shell-off = off
value-first-game-shell-on = on
option-stash = Stash
option-stash-help = Which gems you have to bring home.
value-stash-choose = the team chooses
value-stash-random = random
value-stash-A = A
value-stash-B = B
value-stash-C = C
value-stash-D = D
value-stash-E = E
value-stash-F = F
option-chips = Animal chips
option-chips-help = Choose your powers, or let chance deal them.
value-chips-choose = everybody chooses
value-chips-random = random
option-snail-removed = Snail tile left out
option-snail-removed-help = At level 3 one of the two snail tiles is left out.
value-snail-removed-random = random
option-take-rule = Tiles from the reef
option-take-rule-help = With an empty pile: the very last tile, or the last one of either row.
value-take-rule-rearmost = the very last tile
value-take-rule-either-row = the last of either row
option-outside-orientation = Tiles outside
option-outside-orientation-help = Turned round, so that gaps swap sides, or lying the same way as inside.
value-outside-orientation-turned = turned round
value-outside-orientation-same = the same way
option-bare-chest = Bare chest
option-bare-chest-help = Whether an empty chest loses even when the stash is already full.
value-bare-chest-always = always lost
value-bare-chest-unless-stash-complete = not if the stash is full
option-seahorse-round-end = Seahorse at the end of a round
option-seahorse-round-end-help = Whether the seahorse may repeat each of the rolls or only one.
value-seahorse-round-end-each-roll = each roll
value-seahorse-round-end-once = one roll
option-turn-choice = Who plays next
option-turn-choice-help = Whoever is quickest, a vote, or round the table.
value-turn-choice-free = whoever begins
value-turn-choice-vote = a vote
value-turn-choice-clockwise = round the table

preset-first-voyage = First voyage
preset-first-voyage-help = Level 1 with the easiest stash: two shells, all reef tiles.
preset-grand-adventure = Grand adventure
preset-grand-adventure-help = Level 2: only one shell at the start.
preset-big-challenge = Big challenge
preset-big-challenge-help = Level 3: one shell, and one reef tile fewer.
preset-pros = For pros
preset-pros-help = No shells, two reef tiles fewer, stash and chips by chance.

## On the table

label-board = The sea and the reef
label-stashes = The six stashes
label-chips = Animal chips to choose from
label-shells = { $shells ->
    [0] The team has no shell
    [one] The team has one shell
   *[other] The team has { $shells } shells
}
label-seat = { $seat }
label-gates = Gates to come
label-box = Out of the game
label-tentacula = Tentacula in the cave
label-flap = The left flap
label-slot = Free reef square { $row }, column { $column }
label-tile-laid = { $animal } tile { $row }, column { $column }
label-start = Start
label-finish = Finish
label-square = Square { $square }, { $animal }{ $special ->
    [shell] , shell
    [dolphin] , dolphin
    [shark] , shark
   *[none] { "" }
}, { $cover }
label-pile = { $count ->
    [one] Draw pile with one tile
   *[other] Draw pile with { $count } tiles
}
label-tile-top = On top of the pile: tile { $tile }, { $animal }, { $water }
label-tile = Tile { $tile }: { $animal }, { $water }
label-tile-below = Other side of tile { $tile }: { $animal }, { $water }
label-boxed = { $count ->
    [one] One tile out of the game
   *[other] { $count } tiles out of the game
}
label-stash = { $stash }: purple { $purple }, yellow { $yellow }, red { $red }, green { $green }, blue { $blue }, white { $white }
label-stash-lacking = { label-stash }
label-chest = { $count ->
    [one] Treasure chest with one gem
   *[other] Treasure chest with { $count } gems
}
label-gem = { $gem } gem in the chest
label-gem-safe = { $gem } gem in the stash
label-gem-stolen = { $gem } gem in Tentacula's cave
label-die = The die shows { $gem }
label-die-waiting = The die waits in the cave
label-arch = { $arch }
label-gate = Gate on { $arch }: { $gate }
label-fish = { $square ->
    [S] { $fish } at the start
    [F] { $fish } at the finish
   *[other] { $fish } on square { $square }, sheltered
}
label-fish-seen = { $fish } on square { $square }, in the open
label-chip = { $animal } chip
label-power = { $animal-upper } · { $animal-power }
label-shell-move = Shell move: { $animal }
label-shell = One of your shells
label-shell-supply = Shell in the supply
label-gate-pile = { $count ->
    [one] One gate face down
   *[other] { $count } gates face down
}

## What an edition, or a written position, cannot be (errors)

edition-columns-beside = do not lie beside its squares: column k covers squares 3k+2 to 3k+4
edition-columns-room = has no room: the first tiles already lie on column 1
edition-states = does not hold together with A and C: 1 to n, { $first } to { $last }, n+1 to { $last }
edition-animals = leaves out an animal
edition-arches = must stand at most after { $room }, after { $turn } to { $late }, and after { $last }
edition-special-twice = has square { $square }, which is special already
edition-hat-and-size = needs a hat, then a size
edition-mark-twice = has { $mark }, but so has { $bearer }
edition-gate-fish = must name all three fish, each once
edition-snails = names the same tile twice
edition-face = must be an animal ({ $animals }), then letters of { $letters } for water
edition-same-face = has the animal of its front: the two faces could not be told apart
edition-gems = makes { $given } gems in all, but a chest holds 1 to { $most }
edition-stash = asks for { $given } gems, but has places for 1 to { $most }
edition-stash-gem = asks for { $given } { $gem } gems, but the box holds { $held }
edition-wants-face = an animal ({ $animals }), then letters of { $letters } for water

position-tile-twice = tile { $tile } lies in two places: { $here } and { $there }
position-on-reef = { $row } on column { $column }
position-before = in front of { $seat }
position-in-pile = in the draw pile
position-in-box = in the box
position-top = { $face } lies on top of the draw pile, but its tile is not in it
position-chip-twice = two seats have the { $animal } chip
position-column = a tile lies { $row } on column { $column }, but the columns in play are { $low } to { $high }
position-next = a tile lies { $row } on column { $column }, but the next one is to go on column { $next }
position-fish = { $fish } cannot be on square { $square }: with the board in state { $board } fish are on { $low } to { $high }
position-fish-together = two fish are on square { $square }, which has room for one
position-gems = chest, stash and cave hold more { $gem } gems than there are: { $most }
position-shells = the team has { $given } shells, but there are 0 to { $most }
position-not-set-up = after the set-up there is a stash, a gate and a chip for every seat; write { $name } too
position-setting-up = while stash and chips are picked nothing else is laid out yet; leave out { $name } (TN-03 to TN-10)
position-no-tile = { $seat } has no tile; write tile too
position-played = { $seat } has played in this round, and has a tile all the same
position-no-animal = a fish swims with the animal of a tile; write animal too
position-no-choice = { $name } asks for a choice, but here there is none
position-no-die = the die has been rolled; write die too
what-tiles = tiles
what-gates = gates
what-purple-gems = purple gems
what-yellow-gems = yellow gems
what-red-gems = red gems
what-green-gems = green gems
what-blue-gems = blue gems
what-white-gems = white gems

## The terminal's board (terminal)

picture-round = Round { $round }
picture-setting = Set-up
picture-shells = shells { $shells } of { $most }
picture-pile = pile { $tiles }, on top { $face }
picture-no-pile = no pile
picture-gate = Gate on { $arch }, after square { $square }: { $gate }
picture-start = Start
picture-finish = Finish
picture-need = asked for
picture-stashed = in the stash
picture-chest = in the chest
picture-cave = stolen
picture-key = o reef  ~ gap  . no tile  * sheltered  $ shell  D dolphin  X shark

## The aim, always on the table

aim = Bring all three fish home, with every gem the stash asks for.
aim-now = fish home { $home } of { $all }{ $need ->
    [0] {""}
   *[other] , gems still yours { $gems } of { $need }
}

## What things do

explain-tentacula = She steals a gem for every fish she sees: on landing, and when a round ends.
    .rules = TN-49, TN-56
explain-flap = The route goes on under it. It opens when all three fish are through the arch.
    .rules = TN-57, TN-70
explain-slot = Free reef square: coral on both sides shelters three squares.
    .rules = TN-29, TN-30
explain-tile = Its animal says how far one fish swims; its coral hides fish, its water does not.
    .rules = TN-22, TN-31
explain-tile-laid = Coral hides the squares beside it, if there is coral across too; water is a gap.
    .rules = TN-29
explain-tile-top = You see this side; whoever draws it gets the other one.
    .rules = TN-53
explain-tile-below = The other side of the tile: the turtle may choose it.
    .rules = TN-63
explain-boxed = With an empty pile a tile that was played is put away.
    .rules = TN-26
explain-pile = New tiles. When it is empty, tiles come from the end of the reef.
    .rules = TN-53, TN-54
explain-start = Start: nothing can happen to a fish here.
    .rules = TN-28
explain-finish = Home: nothing can happen to a fish here. Any animal leads in.
    .rules = TN-33, TN-34
explain-square-shell = Shell: land here and the team gets one.
    .rules = TN-44
explain-square-dolphin = Dolphin: for a shell it carries a gem into the stash, safe for good.
    .rules = TN-45
explain-square-shark = Shark: for a shell it fetches a stolen gem back to the chest.
    .rules = TN-47
explain-square-safe = Sheltered: Tentacula cannot see a fish here.
    .rules = TN-29
explain-square-open = In the open: landing here costs a gem, and so does staying.
    .rules = TN-49, TN-56
explain-stash = These gems must be left, here or in the chest, when the last fish is home. Those without a spare make it hard.
    .rules = TN-80
explain-stash-lacking = Tentacula has a gem this stash asks for. Only a shark can fetch it back.
    .rules = TN-47, TN-80
explain-chest = What Tentacula can steal. Empty before the fish are home: lost.
    .rules = TN-83
explain-gem = In the chest: Tentacula may steal it.
    .rules = TN-49
explain-gem-safe = In the stash: safe for good.
    .rules = TN-46
explain-gem-stolen = Stolen. A shark can bring one back.
    .rules = TN-47
explain-die = The colour rolled is the colour stolen.
    .rules = TN-49
explain-die-waiting = { explain-die }
    .rules = TN-49
explain-arch = Fish pass here in the order of the gate. When all are through, the board folds.
    .rules = TN-36, TN-57
explain-gate = Fish pass this arch in this order, from left to right.
    .rules = TN-36
explain-gate-pile = The gates of the arches still to come, face down.
    .rules = TN-05
explain-fish-yellow = Swims to the next animal of the tile played. At gates: yellow, sombrero, big.
    .rules = TN-31, TN-36
explain-fish-green = Swims to the next animal of the tile played. At gates: green, top hat, medium.
    .rules = TN-31, TN-36
explain-fish-red = Swims to the next animal of the tile played. At gates: red, bowler, small.
    .rules = TN-31, TN-36
explain-fish-seen = In the open: if it stays here, Tentacula steals when the round ends.
    .rules = TN-56
explain-chip-turtle = Turtle: you see both sides of your tile and choose one.
    .rules = TN-63
explain-chip-seahorse = Seahorse: when you roll for a theft, you may roll once more.
    .rules = TN-60
explain-chip-jellyfish = Jellyfish: your shell moves may use any animal.
    .rules = TN-62
explain-chip-crab = Crab: flip the shell you pay; half the time you keep it.
    .rules = TN-61
explain-shell-move = Pay a shell to use this animal instead of your tile’s.
    .rules = TN-40
explain-shell = The team’s shells: for shell moves, dolphins and sharks.
    .rules = TN-40
explain-shell-supply = Shells still to be found.
    .rules = TN-44

## What the coach looks at (coach)

hint-progress = progress for the fish
hint-rear = a last fish that keeps up
hint-passed = fish beyond the arch
hint-folds = a route that goes on
hint-missing = the loss of needed gems
hint-in-danger = needed gems within Tentacula's grasp
hint-lacking = gems the stash still lacks
hint-chest = a fuller chest
hint-chest-low = a chest that is nearly bare
hint-exposed = fish in the open
hint-thefts = thefts by Tentacula
hint-shells = shells
hint-safe-turns = turns that bring a fish to safety
hint-idle-turns = turns that move no fish
hint-spread = a shoal that drifts apart

## The score at the end (end)

score-title = Fish and gems
score-fish = Fish home
score-gems = Gems saved
score-shells = Shells left
ending-made-it = You made it!
ending-made-it-text = All three fish are home, and the stash has every gem it asked for.
ending-so-close = So close!
ending-so-close-text = All three fish are home, but Tentacula has a gem that the stash needed.
ending-reef-gone = The reef is gone
ending-reef-gone-text = Nobody had a tile left, and the fish were not home yet.
ending-chest-bare = The chest is bare
ending-chest-bare-text = Tentacula left you without a single gem in the chest.
ending-fish-food = Fish food
ending-fish-food-text = The stash was full, but there was no reef left to bring the fish home.

## What puzzles ask for (puzzles)

goal-win = Win the game with this turn.
goal-home = Bring a fish home in this turn.
goal-save = Save all three fish: end your turn with none of them where Tentacula can see it.
goal-arch = Bring a fish through the arch to a square where Tentacula cannot see it.
goal-stash = Have a dolphin carry a gem to the stash.
goal-fetch = Have a shark fetch a gem back from Tentacula.
goal-shell = Win a shell, with no fish that swims being seen.
