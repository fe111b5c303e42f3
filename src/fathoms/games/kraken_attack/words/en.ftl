### Kraken Attack! in English.

title = Kraken Attack!
tagline = Eight tentacles, one ship, one very cross Kraken: all hands on deck!
kind = Cooperative, dice and cards

## Things

side-purple = purple
side-red = red

lane-P1 = the purple star lane
    .short = purple star
lane-P2 = the purple fish lane
    .short = purple fish
lane-P3 = the purple crab lane
    .short = purple crab
lane-P4 = the purple shell lane
    .short = purple shell
lane-R1 = the red star lane
    .short = red star
lane-R2 = the red fish lane
    .short = red fish
lane-R3 = the red crab lane
    .short = red crab
lane-R4 = the red shell lane
    .short = red shell

area-A = front left
    .side = port bow
area-B = front right
    .side = starboard bow
area-C = rear left
    .side = port stern
area-D = rear right
    .side = starboard stern

space-bubbles = bubbles
space-cannon = cannon
space-pistol = pistol
space-saber = saber

face-star = star
face-fish = fish
face-crab = crab
face-shell = shell
face-eye = Eye of the Kraken
face-blank = blank

pirate-samuel = Samuel
    .power = may ignore Eyes
pirate-astrid = Astrid
    .power = one symbol twice
pirate-elena = Elena
    .power = pistol hits any lane
pirate-billy = Billy
    .power = cannon clears a side

slot-1 = left
slot-2 = right

## Cards: their names, first to last of each deck

card-SA-01 = Deck Watch
card-SA-02 = Steady Hand
card-SA-03 = One Eye Open
card-SA-04 = Old Trick
card-SA-05 = Patch and Powder
card-SA-06 = Two Steps Ahead
card-SA-07 = The Captain's Wink
card-SA-08 = Boo!
card-SA-09 = Hammer and Grin
card-SA-10 = Catch Me If You Can
card-AS-01 = Northern Storm
card-AS-02 = Run and Gun
card-AS-03 = Twin Braids
card-AS-04 = Nail It Twice
card-AS-05 = Shipshape
card-AS-06 = Everything at Once
card-AS-07 = Laughing Gale
card-AS-08 = Tongue Out
card-AS-09 = Cheeky Carpenter
card-AS-10 = Anything You Can Do
card-EL-01 = Always Ready
card-EL-02 = Feathered Hat
card-EL-03 = Double Barrel
card-EL-04 = From Near and Far
card-EL-05 = Quick Fix
card-EL-06 = Lucky Shot
card-EL-07 = Sharp Tongue
card-EL-08 = Swagger
card-EL-09 = Smoke and Mirrors
card-EL-10 = Take Your Pick
card-BI-01 = Heave Ho
card-BI-02 = Jack of All Trades
card-BI-03 = Roll Out the Guns
card-BI-04 = Whole Armoury
card-BI-05 = Strong Arm
card-BI-06 = Loose Cannon
card-BI-07 = Big Mouth
card-BI-08 = Belly Laugh
card-BI-09 = Thunder Face
card-BI-10 = Silly Dance

## What happened

news-begins = { $seat } begins.
news-begins-you = You begin.
news-takes-pirate = { $seat } sails with { $pirate }.
news-takes-pirate-you = You sail with { $pirate }.
news-boards = { $pirate } takes a post at the { $area }.
news-whirlpool = A whirlpool opens in { $lane }, on the { $space } space.
news-shuffled = { $pirate }'s cards are shuffled.
news-shuffled-together = Both decks are shuffled together.
news-lays-open = { $seat } lays { $card } face up.
news-lays-open-you = You lay { $card } face up.
news-turn = { $seat }'s turn.
news-turn-you = Your turn.
news-power = { $pirate }'s card tops the pile: { $pirate }'s power works this turn.
news-rolled = A { $side } die shows: { $face }.
news-rolled-many = The dice show: { $face-all }.
news-ignored = { $purple ->
    [0] { $red ->
        [0] Samuel lets every Eye count.
        [one] Samuel ignores one red Eye.
       *[other] Samuel ignores { $red } red Eyes.
    }
    [one] { $red ->
        [0] Samuel ignores one purple Eye.
        [one] Samuel ignores one purple and one red Eye.
       *[other] Samuel ignores one purple and { $red } red Eyes.
    }
   *[other] { $red ->
        [0] Samuel ignores { $purple } purple Eyes.
        [one] Samuel ignores { $purple } purple Eyes and one red.
       *[other] Samuel ignores { $purple } purple and { $red } red Eyes.
    }
}
news-advanced = Something creeps closer in { $lane }, to the { $space } space.
news-advanced-many = Tentacles creep closer, { $count } steps in all.
news-advanced-by-eye = The Eye is open: something creeps closer in { $lane }, to the { $space } space.
news-advanced-by-eye-many = The Eye is open: tentacles creep closer, { $count } steps in all.
news-advanced-by-face = The Funny Face lures the Kraken closer in { $lane }, to the { $space } space.
news-rail-smashed = Crack! The rail of { $lane } is gone.
news-rail-smashed-many = Crack! { $count } rails are gone.
news-holed = Crash! A blow from { $lane } opens a hole at the { $area }.
news-plays = { $seat } plays { $card }.
news-plays-you = You play { $card }.
news-moved = { $pirate } runs to the { $area }.
news-pushed-back = Take that! The tentacle in { $lane } goes back to the bubbles.
news-pushed-back-many = Take that! { $count } tentacles go back to the bubbles.
news-kraken-hit = A hit on the Kraken! { $tokens ->
    [1] That is one.
    [2] That is two.
    [3] That is three!
   *[other] That is { $tokens }!
}
news-repaired = The rail of { $lane } stands again.
news-kraken-stirs = A Funny Face! The Kraken stirs: track space { $space }.
news-die-joins = One more { $side } die joins the pool.
news-kraken-arrives = The Kraken is here! It rises in { $lane }.
news-draws-card = { $seat } turns up { $card }.
news-draws-card-you = You turn up { $card }.
news-won = The Kraken dives away. The crew has won!
news-sunk = The ship goes down.

## What can be done

choice-begin = Just start
choice-pirate = Sail with { $pirate }
    .brief = { $pirate }
    .brings = { $powers ->
        [0] {""}
       *[other] { $pirate-power }
    }
choice-board = Start at the { $area } ({ $area-side })
choice-whirlpool = Whirlpool in { $lane }, { $space } space
choice-ignore = { $purple ->
    [0] { $red ->
        [0] Let every Eye count
        [one] Ignore one red Eye
       *[other] Ignore { $red } red Eyes
    }
    [one] { $red ->
        [0] Ignore one purple Eye
        [one] Ignore one purple and one red Eye
       *[other] Ignore one purple and { $red } red Eyes
    }
   *[other] { $red ->
        [0] Ignore { $purple } purple Eyes
        [one] Ignore { $purple } purple Eyes and one red
       *[other] Ignore { $purple } purple and { $red } red Eyes
    }
}
choice-card = Play your { $slot } card
choice-play-card = Play { $card }
    .brings = { symbols-shown }
choice-move = Run: { $area }
choice-cannon = Cannon: { $lane-short }
choice-cannon-kraken = Cannon: the Kraken!
choice-broadside = Broadside: { $lane } and everything at cannon range on that side
choice-broadside-side = { $kraken ->
    [1] Broadside: the Kraken and the { $side } side
   *[0] Broadside: the { $side } side
}
    .brings = all that is at cannon range
choice-pistol = Pistol: { $lane-short }
choice-pistol-kraken = Pistol: the Kraken!
choice-saber = Saber: { $lane-short }
choice-saber-kraken = Saber: the Kraken!
choice-repair = Mend the rail: { $lane-short }
choice-stop = Done with this card
choice-summon = The Kraken rises: { $lane-short }
    .brings = { $near ->
        [0] far out, beyond all weapons
        [1] at cannon range
        [2] at pistol range
       *[other] at saber range, about to strike
    } · { $count ->
        [0] nobody posted there
        [one] one pirate posted there
       *[other] { $count } pirates posted there
    }

phase-picking = Which pirate do you sail with?
phase-boarding = Where does your pirate stand? Weapons reach the lanes beside it.
phase-whirlpools = Where does the whirlpool open?
phase-eyes = An Eye brings its whole colour closer. Which does Samuel ignore?
phase-choosing = Which card do you play?
phase-acting = Use your card, or be done.
phase-acting-done = Nothing more to do with this card.
phase-arriving = The Kraken comes! Whose place? Best where you can hit it.

## Options (setup)

option-start = Tentacles begin
option-start-help = As in the diagram some are already close; the other way all begin far out, on the bubbles.
value-start-diagram = as in the diagram
value-start-bubbles = on the bubbles
option-powers = Pirates' powers
option-powers-help = Samuel ignores Eyes, Astrid uses a symbol twice, Elena's pistol reaches every lane, Billy's cannon sweeps a side.
value-powers-on = on
value-powers-off = off
option-tokens-to-win = Hits to win
option-tokens-to-win-help = How often the Kraken must be pushed back: three times, or only once for a short game.
value-tokens-to-win-3 = three
value-tokens-to-win-1 = one
option-whirlpools = Whirlpools
option-whirlpools-help = Tentacles skip a space with a whirlpool. One is harder, four are much harder.
value-whirlpools-0 = none
value-whirlpools-1 = one
value-whirlpools-2 = two
value-whirlpools-3 = three
value-whirlpools-4 = four
option-whirlpool-placement = Who places whirlpools
option-whirlpool-placement-help = The crew in turn, or chance.
value-whirlpool-placement-players = the crew
value-whirlpool-placement-random = chance
option-solo = Alone
option-solo-help = One player sails with two pirates; the top card of the pile says whose power works.
value-solo-on = yes
value-solo-off = no
option-billy-sweeps-kraken = Billy's broadside hits the Kraken too
option-billy-sweeps-kraken-help = Usually the Kraken is hit only when Billy aims at it. Here his broadside takes it along.
value-billy-sweeps-kraken-on = yes
value-billy-sweeps-kraken-off = no
option-first-player = Who begins
option-first-player-help = A seat of your choice, or chance.
value-first-player-random = chance
value-first-player-0 = seat 1
value-first-player-1 = seat 2
value-first-player-2 = seat 3
value-first-player-3 = seat 4

preset-young-sailors = Young sailors
preset-young-sailors-help = No powers, and a single hit on the Kraken wins.
preset-experienced = Experienced
preset-experienced-help = One whirlpool in the sea.
preset-dread = Dread
preset-dread-help = Four whirlpools. Good luck.

## Spoken names of what lies on the table

label-sea = The ship and the sea around it
label-roll = The dice
label-crew = Still ashore
label-whirlpools = Whirlpools to place
label-uses = All at once
label-cards = Cards of { $seat }
label-cards-you = Your cards
label-pile = Draw pile of { $seat }
label-pile-you = Your draw pile
label-area = { $area } ({ $area-side })
label-hole = Hole at the { $area }
label-hole-to-come = A hole that has not happened yet
label-rail = Rail of { $lane }
label-rail-broken = Broken rail of { $lane }
label-die-to-come = A { $side } die waiting on the track
label-die = { $side } die: { $face }
label-die-new = { $side } die, not rolled yet
label-die-ignored = { $side } die: { $face }, ignored
label-kraken-on-track = The Kraken, on track space { $space }
label-kraken = The Kraken, in { $lane }, { $space } space
label-token = Kraken Attack token { $token }
label-token-won = Kraken Attack token { $token }, on the Kraken
label-whirlpool = Whirlpool in { $lane }, { $space } space
label-whirlpools-left = { $count ->
    [one] One whirlpool
   *[other] { $count } whirlpools
}
label-space = { $lane }, { $space } space
label-tentacle = Tentacle in { $lane }, { $space } space
label-pawn = { $pirate }, at the { $area }
label-pirate = { $pirate }
    .here = { $pirate }
label-power = { $pirate } · { $pirate-power }
label-card = { $card }{ symbols-shown }
    .here = { $card }
label-card-played = { $card }, being played: still{ symbols-shown }
    .here = { $card }
label-card-barred = { $card }, for another turn{ symbols-shown }
    .here = { $card }
symbols-shown = { $move ->
    [0] {""}
    [1] {" · move"}
   *[other] {" · move"} ×{ $move }
}{ $cannon ->
    [0] {""}
    [1] {" · cannon"}
   *[other] {" · cannon"} ×{ $cannon }
}{ $pistol ->
    [0] {""}
    [1] {" · pistol"}
   *[other] {" · pistol"} ×{ $pistol }
}{ $saber ->
    [0] {""}
    [1] {" · saber"}
   *[other] {" · saber"} ×{ $saber }
}{ $repair ->
    [0] {""}
    [1] {" · repair"}
   *[other] {" · repair"} ×{ $repair }
}{ $wild ->
    [0] {""}
    [1] {" · wild"}
   *[other] {" · wild"} ×{ $wild }
}{ $face ->
    [0] {""}
    [1] {" · Funny Face"}
   *[other] {" · Funny Face"} ×{ $face }
}
label-back = Draw pile with { $pirate } on its back: { $count ->
    [one] one card
   *[other] { $count } cards
}
label-broadside = Broadside
    .here = Broadside

## The board in a terminal (terminal)

picture-track = The Kraken's track
picture-holes = Holes { $marks }
picture-hits = Hits on the Kraken { $marks }
picture-rolled = Rolled: { $dice }
picture-ignored = ({ $count } ignored)
picture-card = { $card }{ symbols-shown }
picture-power = { $pirate }'s power is at work
picture-pile = pile { $count }
picture-key = § tentacle   Ж Kraken   @ whirlpool   ║ rail   ✹ hole

## The aim, always on the table

aim = Hit the Kraken { $goal ->
    [one] once
   *[other] { $goal } times
}, before the ship has { $most } holes.
aim-now = hits { $hits } of { $goal }, holes { $holes } of { $most }
aim-near = The Kraken is within range: hit it!
aim-near-now = { aim-now }

## What things do

explain-pawn-samuel = Samuel may shut any Eye he rolls: it moves nothing.
    .rules = KA-56
explain-pawn-astrid = Astrid may use one picture of her card twice, never the Funny Face.
    .rules = KA-57
explain-pawn-elena = Elena’s pistol reaches every pistol space, on both sides of the ship.
    .rules = KA-60
explain-pawn-billy = When Billy’s cannon hits, every tentacle in cannon range on that side may go too.
    .rules = KA-61
explain-pirate-samuel = { explain-pawn-samuel }
    .rules = KA-56
explain-pirate-astrid = { explain-pawn-astrid }
    .rules = KA-57
explain-pirate-elena = { explain-pawn-elena }
    .rules = KA-60
explain-pirate-billy = { explain-pawn-billy }
    .rules = KA-61
explain-use-move = Boot: run to the next part of the deck, never diagonally.
    .rules = KA-33
explain-use-cannon = Cannon: hit something on a cannon space beside you.
    .rules = KA-34
explain-use-pistol = Pistol: hit something on a pistol space beside you.
    .rules = KA-35
explain-use-saber = Saber: hit something on a saber space beside you.
    .rules = KA-36
explain-use-repair = Hammer: put a broken rail beside you back up.
    .rules = KA-40
explain-use-wild = Pirate flag: any one of boot, cannon, pistol, saber, hammer.
    .rules = KA-42
explain-use-face = Funny Face: after your actions the Kraken moves, like it or not.
    .rules = KA-44
explain-broadside = Broadside: hit one in cannon range, and all others on that side go too.
    .rules = KA-61
explain-die = A creature: what is in its lane of this colour comes one step closer.
    .rules = KA-14
explain-die-eye = The Eye: everything of this colour comes one step closer.
    .rules = KA-15
explain-die-blank = Blank: nothing moves. Breathe.
    .rules = KA-16
explain-die-ignored = Samuel ignores this Eye: it moves nothing.
    .rules = KA-56
explain-die-new = New in play: it is rolled from the next turn on.
    .rules = KA-48
explain-die-to-come = When the Kraken gets here, this die is rolled every turn.
    .rules = KA-48
explain-tentacle-bubbles = Bubbles: out here nothing can touch it.
    .rules = KA-38
explain-tentacle-cannon = Two steps from the rail: only a cannon reaches it.
    .rules = KA-34
explain-tentacle-pistol = One step from the rail: only a pistol reaches it.
    .rules = KA-35
explain-tentacle-saber = At the rail: a saber can hit it; on its next step it strikes.
    .rules = KA-20
explain-kraken = Hit it like a tentacle, with the weapon of its space: every hit counts one.
    .rules = KA-55
explain-kraken-on-track = Each Funny Face brings it one space nearer; past the last one it is at the ship: then hit it like a tentacle.
    .rules = KA-47, KA-49, KA-55
explain-rail = A rail takes one blow for the ship, then it is gone.
    .rules = KA-21
explain-rail-broken = No rail: the next strike here makes a hole.
    .rules = KA-22
explain-hole = A hole stays. One too many sinks you.
    .rules = KA-41
explain-hole-to-come = When this row is empty, the ship sinks.
    .rules = KA-65
explain-token = One for every hit on the Kraken; the third one wins. Hit it like a tentacle, once it is at the ship.
    .rules = KA-66
explain-token-won = { explain-token }
    .rules = KA-66
explain-whirlpool = Tentacles skip this space, so they arrive sooner.
    .rules = KA-71
explain-whirlpools-left = { explain-whirlpool }
    .rules = KA-71
explain-area = From here your pirate reaches the two lanes beside it.
    .rules = KA-33
explain-space = { explain-whirlpool }
    .rules = KA-71
explain-card = Each picture is one thing you may do, in any order.{ symbols-explained }
    .rules = KA-30
explain-card-played = What is not ticked off is still yours to do, in any order.{ symbols-explained }
    .rules = KA-30
explain-card-barred = One card a turn: this one waits for your next.
    .rules = KA-29
symbols-explained = { $move ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-move }
}{ $cannon ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-cannon }
}{ $pistol ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-pistol }
}{ $saber ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-saber }
}{ $repair ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-repair }
}{ $wild ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-wild }
}{ $face ->
    [0] {""}
   *[other] {"\u000A"}{ explain-use-face }
}
explain-back = Played cards go under here; two always lie open.
    .rules = KA-45

## What the coach looks at (coach)

hint-holes = holes in the hull
hint-bare-lanes = broken rails
hint-holes-soon = holes on the next roll
hint-rails-soon = rails lost on the next roll
hint-doom = a last hole that sinks the ship
hint-unguarded = damage where nobody stands
hint-tokens = hits on the Kraken
hint-kraken-in-reach = a Kraken within reach

## What cannot be (errors)

clash-solo = one seat plays solo, and only one (KA-01); this table has { $count }: leave the option solo out

edition-area-itself = cannot be next to itself
edition-area-one-way = is next to { $there }, but { $there } is not next to { $here }
edition-first-space = has a die on the first space, where the Kraken starts
edition-dice = brings { $total } { $side } dice, but the box holds { $most }
edition-letter = shows '{ $given }'; a card shows letters of { $letters }
edition-full-card = shows { $given } symbols, but { $most } are the most
edition-no-face = has no card with a Funny Face ({ $letter }), so the game might never end
edition-wants-card = at most { $most } letters of { $letters }

position-pirate-twice = { $pirate } sails twice; every pirate sails with one seat only (KA-08)
position-stranger = { $pirate } is on deck, but nobody sails with { $pirate } (KA-08)
position-ashore = { $pirate } sails, but stands nowhere; write an area (KA-09)
position-setting-up = pirates are picked and put on deck one after another from the first player on, and placed says how many have been (KA-83)
position-back = back is the pirate of the card on top of the pile in solo, and none before cards are dealt or with more players (KA-79)
position-card-twice = { $card } lies in two places; every card is there once (KA-10)
position-card-elsewhere = { $card } lies before { $seat }, who does not sail with its pirate (KA-10)
position-track = the Kraken is on its track, 0 to { $last }, and comes to the ship only from { $last }; only there it has tokens (KA-49, KA-55)
position-over = with { $holes } holes a game is over and sunk, with { $tokens } tokens on the Kraken it is over and won, and not before (KA-65, KA-66)

what-pirates = pirates
what-cards = cards
what-purple-dice = purple dice
what-red-dice = red dice
what-pieces = pieces in the lanes
what-whirlpools = whirlpools

## The score at the end (end)

score-title = The ship
score-holes = Holes
score-hits = Hits on the Kraken
score-rails = Rails standing
ending-won = The Kraken flees!
ending-won-text = You drove the Kraken back once too often for its taste, and it has dived away for good.
ending-sunk = The ship is sunk
ending-sunk-text = One hole too many: the crew swims to a desert island and plans its revenge.

## What puzzles ask for (puzzles)

goal-win = Win the game with this turn.
goal-hit = Hit the Kraken in this turn.
goal-side = Clear one side of the ship: all four lanes of one colour back to the bubbles.
goal-three = Push three attackers back to the bubbles in this turn.
goal-guard = End your turn with nothing on a saber space.
goal-mend = Make every rail stand again.
