### Treasure Hunting: Kraken in English.

title = Treasure Hunting: Kraken
tagline = One treasure at the bottom of a whirlpool, and everybody wants to be the one who brings it home.
kind = Competitive, dice and ambushes

## Things

space-X = the centre

mood-dormant = dormant
mood-enraged = enraged
mood-tantrum = in a tantrum

ship-red = red
ship-yellow = yellow
ship-green = green
ship-orange = orange

## What happened

news-begins = { $seat } is the starting player and minds the dial.
news-begins-you = You are the starting player and mind the dial.
news-dial-turns = The dial moves on: the Kraken is { $mood }.
news-out-of-reach = The Kraken rages, but its tentacles hit nothing but water.
news-kraken-rolls = The Kraken rages: { $one } and { $two }. { $value ->
    [0] No die can beat that!
   *[other] Beat { $value }!
}
news-escapes = { $seat } rolls { $die } against { $value } and gets away.
news-escapes-you = You roll { $die } against { $value } and get away.
news-gripped = { $seat } rolls { $die } against { $value }: the Kraken has got hold of the ship.
news-gripped-you = You roll { $die } against { $value }: the Kraken has got hold of your ship.
news-pillar-rises = A coral pillar rises{ on-space }.
news-pillar-rises-many = { $count } coral pillars rise.
news-pillar-mends = The pillar{ on-space } grows back.
news-pillar-mends-many = { $count } pillars grow back.
news-pushed = The rising coral pushes { $seat } back{ to-space }.
news-pushed-you = The rising coral pushes you back{ to-space }.
news-rolled = { $seat } rolls { $die }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-rolled-you = You roll { $die }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-rolled-on-wind = { $seat } rolls { $die } with the wind: { $points } points!
news-rolled-on-wind-you = You roll { $die } with the wind: { $points } points!
news-weakened = Losing in defence costs { $seat } dear: only { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-weakened-you = Losing in defence costs you dear: only { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-hampered = The Kraken still holds { $seat }'s ship: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at most.
news-hampered-you = The Kraken still holds your ship: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at most.
sails-to = { $named ->
    [0] { sails-seen }
   *[other] { sails-named }
}
sails-seen = { $to ->
    [1] {" "}to Start
    [2] {" "}to the centre
    [3] {" "}onto wind
    [4] , near a tentacle
   *[other] {""}
}
sails-named = {" "}to { $to ->
    [1] Start
    [3] { $space } (wind)
   *[other] { $space }
}
sails-rings = { $inward ->
    [1] {" "}(one inward)
    [2] {" "}(two inward)
   *[other] { $outward ->
        [1] {" "}(one outward)
        [2] {" "}(two outward)
       *[other] {""}
    }
}
on-space = { $named ->
    [0] {""}
   *[other] {" "}on { $space }
}
to-space = { $named ->
    [0] {""}
   *[other] {" "}to { $space }
}
news-sails-forward = { $seat } sails forward{ sails-to }.
news-sails-forward-you = You sail forward{ sails-to }.
news-sails-forward-many = { $seat } sails { $count } forward{ sails-to }.
news-sails-forward-many-you = You sail { $count } forward{ sails-to }.
news-sails-backward = { $seat } sails backward{ sails-to }.
news-sails-backward-you = You sail backward{ sails-to }.
news-sails-backward-many = { $seat } sails { $count } backward{ sails-to }.
news-sails-backward-many-you = You sail { $count } backward{ sails-to }.
news-sails-inward = { $seat } sails a ring inward{ sails-to }.
news-sails-inward-you = You sail a ring inward{ sails-to }.
news-sails-outward = { $seat } sails a ring outward{ sails-to }.
news-sails-outward-you = You sail a ring outward{ sails-to }.
news-sails-all = { $seat } sails { $count } spaces{ sails-rings }{ sails-to }.
news-sails-all-you = You sail { $count } spaces{ sails-rings }{ sails-to }.
news-takes-treasure = { $seat } takes the treasure aboard!
news-takes-treasure-you = You take the treasure aboard!
news-leaves-treasure = { $seat } leaves the treasure where it is.
news-leaves-treasure-you = You leave the treasure where it is.
news-attacks = { $seat } attacks { $other }.
news-attacks-you = You attack { $other }.
news-attacks-to-you = { $seat } attacks you.
news-tied = Both dice show { $die }: roll again.
news-tied-many = { $count } ties in a row.
news-defended = { $seat } defends with { $die } against { $against }: nothing happens.
news-defended-you = You defend with { $die } against { $against }: nothing happens.
news-defence-lost = { $seat } loses { $die } to { $against }: a weaker next roll.
news-defence-lost-you = You lose { $die } to { $against }: a weaker next roll.
news-steals = { $seat } grabs the treasure from { $other }!
news-steals-you = You grab the treasure from { $other }!
news-steals-to-you = { $seat } grabs the treasure from you!
news-rams = { $seat } rams a pillar{ on-space }.
news-rams-you = You ram a pillar{ on-space }.
news-hits-pillar = The pillar loses { $die }: { $left } left.
news-breaks-pillar = The pillar is hit for { $die } and crumbles.
news-ends-turn = { $seat } drops anchor.
news-ends-turn-you = You drop anchor.
news-stays = { $seat } stays { $wind ->
    [1] on wind
   *[other] put
}.
news-stays-you = You stay { $wind ->
    [1] on wind
   *[other] put
}.
news-stuck = { $cost ->
    [0] Nothing can be done
   *[other] Leaving the centre costs { $cost }
}: { $seat }'s turn is over.
news-stuck-you = { $cost ->
    [0] Nothing can be done
   *[other] Leaving the centre costs { $cost }
}: your turn is over.
news-won = { $seat } is home with the treasure!
news-won-you = You are home with the treasure!

## Choices

choice-take = Take the treasure
choice-leave = Leave it there
choice-end = End the turn
    .brings = { $rage ->
        [1] the Kraken strikes next
       *[other] { choice-unspent }
    }
choice-unspent = { $wind ->
    [1] wind: next roll ×2
   *[other] { $points ->
        [one] 1 point unused
       *[other] { $points } points unused
    }
}
choice-forward = Sail forward
choice-backward = Sail backward
choice-inward = Sail inward
choice-outward = Sail outward to { $space }
choice-wind = { $wind ->
    [1] {" "}(wind)
   *[other] {""}
}
choice-to = { $named ->
    [0] {""}
   *[other] {" "}to { $space }{ choice-wind }
}
choice-for = {" "}for { $price ->
    [one] { $price } point
   *[other] { $price } points
}
choice-left = { $last ->
    [1] then your turn ends
   *[other] { $left ->
        [one] 1 point left
       *[other] { $left } points left
    }
}
choice-sail = Sail { $named ->
    [0] there
   *[other] to { $space }{ choice-wind }
}{ choice-for }
    .brings = { choice-left }{ $rage ->
        [1] ; the Kraken strikes next
       *[other] { $wind ->
            [1] ; wind: next roll ×2
           *[other] {""}
        }
    }
choice-sail-forward = Sail forward{ choice-to }{ choice-for }
    .brief = Forward
    .brings = { choice-sail.brings }
choice-sail-backward = Sail back{ choice-to }{ choice-for }
    .brief = Back
    .brings = { choice-sail.brings }
choice-sail-inward = Sail inward{ choice-to }{ choice-for }
    .brief = Inward
    .brings = { choice-sail.brings }
choice-sail-outward = Sail outward to { $space }{ choice-wind }{ choice-for }
    .brief = Out to { $space }
    .brings = { $rage ->
        [1] the Kraken strikes next
       *[other] { $wind ->
            [1] wind: roll ×2
           *[other] { choice-left }
        }
    }
choice-sail-treasure = Sail to the treasure{ choice-for }
    .brief = Sail to the treasure
choice-sail-home = Sail home and win{ choice-for }
    .brief = Sail home and win
choice-attack = Attack { $other }
choice-pillar = Ram the pillar{ on-space }
choice-attack-priced = { choice-attack }{ choice-for }
    .brief = { choice-attack }
    .brings = { $treasure ->
        [1] win: the treasure
       *[other] win: its roll −{ $lost }
    }
choice-pillar-priced = { choice-pillar }{ choice-for }
    .brief = Ram the pillar
    .brings = { $left } minus your die: at 0 it is gone

phase-acting = Sail, attack, or stop on wind: it doubles your next roll.
phase-finding = The treasure lies before you. Take it?

## Options (setup)

option-board = Board
option-board-help = Which whirlpool you sail: the Maelstrom has three rings, the short board two. An edition file can bring another one.
value-board-maelstrom = Maelstrom: three rings
value-board-short = Short: two rings
option-first-player = Starting player
option-first-player-help = Who begins and moves the dial, all game long.
value-first-player-random = drawn by lot
option-dial = Mood circle
option-dial-help = The Kraken's moods in order (tantrum, enraged, dormant); the dial starts on the first one.
option-kraken-roll = Kraken's roll
option-kraken-roll-help = What counts of the Kraken's two dice. A sum is nearly impossible to beat.
value-kraken-roll-sum = both together
value-kraken-roll-lowest = the lower one
value-kraken-roll-highest = the higher one
value-kraken-roll-single = the first one only
option-kraken-timing = A caught starting player is slowed
option-kraken-timing-help = The starting player meets the Kraken before rolling: does it count at once, or a round later?
value-kraken-timing-next-roll = at once, in this turn
value-kraken-timing-next-own-turn = in the next round
option-penalty-stacks = Lost fights add up
option-penalty-stacks-help = On: every lost defence costs points on your next roll. Off: only one of them does.
value-penalty-stacks-on = they add up
value-penalty-stacks-off = one counts
option-attacks-per-turn = Attacks on ships in a turn
option-attacks-per-turn-help = With one attack a turn the treasure changes hands half as often.
value-attacks-per-turn-unlimited = as many as you can pay
option-start-steal = Stealing at Start
option-start-steal-help = What happens when you take the treasure from somebody while your own ship lies at Start.
value-start-steal-must-return = leave and come back
value-start-steal-wins = you win at once
option-tantrum-restores = Tantrums mend pillars
option-tantrum-restores-help = Whether a Tantrum brings damaged pillars back to full height.
value-tantrum-restores-on = yes
value-tantrum-restores-off = no
option-two-tentacles = Ships near several tentacles
option-two-tentacles-help = Whether they defend once, or against every tentacle that reaches them.
value-two-tentacles-once = defend once
value-two-tentacles-each = defend against each
option-cost-forward = Cost: forward
option-cost-forward-help = Points for one space with the current, at most what a die can show.
option-cost-backward = Cost: backward
option-cost-backward-help = Points for one space against the current.
option-cost-inward = Cost: inward
option-cost-inward-help = Points for one ring towards the centre.
option-cost-outward = Cost: outward
option-cost-outward-help = Points for one ring away from the centre.
option-cost-attack = Cost: attack
option-cost-attack-help = Points for an attack on a ship or a pillar, at most what a die can show.
option-wind-factor = Strength of the wind
option-wind-factor-help = What a roll on a wind space is multiplied by.
option-lost-defence = Price of a lost defence
option-lost-defence-help = Points that a lost defence takes off the next roll.
option-min-points = Fewest points
option-min-points-help = What a roll gives at least, whatever was lost before.
option-kraken-points = Points in the Kraken's grip
option-kraken-points-help = The most points of a ship that the Kraken has caught.
option-pillar-hp = Height of a pillar
option-pillar-hp-help = Hit points of a new coral pillar, at most what a die can show.

preset-first-voyage = First voyage
preset-first-voyage-help = The short board, one attack a turn, a Kraken that can be beaten.
preset-short-trip = Short trip
preset-short-trip-help = All the rules on two rings: twenty minutes.
preset-few-fights = Fewer fights
preset-few-fights-help = One attack on a ship a turn: more sailing, less stealing.
preset-furious-kraken = Furious Kraken
preset-furious-kraken-help = Rage and tantrum come round faster, and every tentacle strikes.

## What lies on the table

label-sea = The whirlpool
label-points = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
label-point = point
label-point-spent = spent point
label-kraken-dice = The Kraken's dice
label-kraken-die = the Kraken's die: { $die }
label-costs = What it costs, in points
label-cost = { $way ->
    [forward] forward
    [backward] back
    [attack] attack
    [inward] inward
   *[outward] outward
}: { $points }
label-cost-barred = { label-cost }
label-on-wind = on wind: the next roll counts double
label-deck = { $seat }'s deck
label-die = die: { $die }
label-lost = next roll: { $points ->
    [one] { $points } point
   *[other] { $points } points
} less
label-gripped = caught by the Kraken: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at most
label-treasure = the treasure
label-centre = the centre, with wind
label-start = Start{ $named ->
    [0] {""}
   *[other] , { $space }
}
label-wind = wind{ on-space }
label-coral = coral base{ on-space }
label-at = { $named ->
    [0] {""}
   *[other] {" "}on { $space }
}
label-tentacle = tentacle{ on-space }
label-pillar = pillar{ on-space }, { $left } left
label-ship = { $seat }'s ship{ label-at }
label-ship-you = your ship{ label-at }
label-ship-treasure = { $seat }'s ship{ label-at }, with the treasure
label-ship-treasure-you = your ship{ label-at }, with the treasure
label-kraken = the Kraken, { $mood }
label-dial = the mood circle, round { $round }

## The board in a terminal (terminal)

picture-head = Round { $round }. The Kraken is { $mood }; { $left ->
    [0] it will not change.
    [one] { $next } next round.
   *[other] { $next } in { $left } rounds.
}
picture-key = S Start, w wind, c coral base, t tentacle, ~ within a tentacle's reach, #6 pillar with 6 hit points, 1 to 4 ships, $ the treasure. Numbers grow with the current.
picture-turn = { $seat } to play: { $points } of { $total } points left.
picture-ways = From { $space }: inward { $inward }, outward { $outward }.
picture-costs = forward { $forward }, backward { $backward }, attack { $attack }, inward { $inward }, outward { $outward }
picture-on-wind = wind
picture-lost = next roll −{ $points }
picture-gripped = caught: { $points } at most
picture-holds = has the treasure

## The aim, always on the table

aim = Fetch the treasure from the centre and be first back at Start.
aim-far = Fetch the treasure, { $rings ->
    [one] one ring
   *[other] { $rings } rings
} inward, and be first back at Start.
aim-home = You have the treasure: { $rings ->
    [0] sail along the ring to Start.
    [one] one ring outward, then along to Start.
   *[other] { $rings } rings outward, then along to Start.
}
aim-chase = { $seat } has the treasure, { $rings ->
    [-3] 3 rings outward
    [-2] 2 rings outward
    [-1] one ring outward
    [0] on your ring
    [1] one ring inward
   *[other] { $rings } rings inward
}. Win it in a fight, then sail home.
aim-now = { $coral ->
    [0] { $rounds ->
        [-1] The Kraken never rages
        [0] The Kraken is enraged now
        [one] The Kraken rages next round
       *[other] The Kraken rages in { $rounds } rounds
    }
   *[other] { $rounds ->
        [one] Coral rises next round
       *[other] Coral rises in { $rounds } rounds
    }
}
aim-far-now = { aim-now }
aim-home-now = { aim-now }
aim-chase-now = { aim-now }

## What things do

explain-point = Points left this turn; spend them in any order.
    .rules = TH-07
explain-point-spent = Already spent this turn.
    .rules = TH-08
explain-kraken-die = The Kraken’s dice: a ship in reach must roll more than their sum.
    .rules = TH-43
explain-cost-forward = With the current: the cheap way, along the ring.
    .rules = TH-15
explain-cost-backward = Against the current, along the ring.
    .rules = TH-15
explain-cost-inward = One ring in: more than a plain roll, so start on wind.
    .rules = TH-16
explain-cost-outward = One ring out: more than a plain roll, so start on wind.
    .rules = TH-17
explain-cost-attack = Attack a ship or a pillar next to you.
    .rules = TH-28, TH-36
explain-cost-barred = It costs { $points }; you have { $left } left.
    .rules = TH-07
explain-die = This player’s die: points, fights and defence.
    .rules = TH-10
explain-lost = A fight was lost: fewer points on the next roll.
    .rules = TH-12
explain-gripped = The Kraken holds this ship: hardly any points on the next roll.
    .rules = TH-13
explain-treasure = There is only one. Whoever has it is everybody’s friend.
    .rules = TH-22, TH-23
explain-centre = The treasure’s place. It has wind, or nobody would ever get out.
    .rules = TH-11, TH-22
explain-start = Home: come back here with the treasure and you win.
    .rules = TH-24
explain-wind = Wind: begin your turn here and your roll counts double.
    .rules = TH-11
explain-coral = Coral base: calm now, a pillar after the next tantrum.
    .rules = TH-46
explain-tentacle = Ships within one space are attacked when the Kraken is enraged.
    .rules = TH-42
explain-pillar = No ship gets through. Ram it until it crumbles.
    .rules = TH-20, TH-36
explain-ship = Ships next to each other can fight; they never block the way.
    .rules = TH-28
explain-ship-treasure = This ship has the treasure: win a fight against it and it is yours.
    .rules = TH-24, TH-33
explain-kraken-dormant = Dormant: nothing happens.
    .rules = TH-41
explain-kraken-enraged = Enraged: near a tentacle you must roll more than the Kraken.
    .rules = TH-42, TH-44
explain-kraken-tantrum = Tantrum: a pillar rises on every coral base.
    .rules = TH-46
explain-dial = The Kraken’s mood, one step on each round. Eyes closed: nothing. Eye open: ships near tentacles are attacked. Coral: pillars rise.
    .rules = TH-05, TH-42, TH-46

## What the coach looks at (coach)

hint-holds = a chance of the treasure
hint-robbed = the treasure on another ship
hint-race = a longer way to the treasure
hint-rival-race = a longer way to the treasure for the others
hint-home = a longer way home
hint-rival-home = a longer way home for the treasure ship
hint-chase = a wider gap to the treasure ship
hint-ambush = a longer way to Start
hint-strikes = an attack on the treasure ship
hint-strikers = others who can attack you
hint-lurkers = other ships close by
hint-between = other ships between you and Start
hint-on-wind = wind in your sails
hint-in-reach = tentacles within reach of your ship

## Why an edition cannot be played (errors)

edition-no-way-in = gives no way from { $from } to the centre, so the game might never end (TH-51)
edition-no-way-home = gives no way from { $from } to Start, so the game might never end (TH-51)
edition-too-dear = costs { $given }, but no roll gives more than { $high } points, so no game can end (TH-51)
edition-die = has { $given }, but takes { $low } to { $high }, as a player's die has { $high } sides
edition-rings = has a ring of { $inner } spaces inside a ring of { $outer }, but rings cannot grow inward
edition-start = is { $given }, but Start lies on the outermost ring, A (TH-51)
edition-coral-centre = has X, but no coral base is the centre (TH-51)
edition-coral-ring = leaves no space of ring { $ring } without a base (TH-51)
edition-ring = ring { $ring }
edition-wind = has no space of { $where }, and a ring move for { $cost } points needs wind (TH-51)
edition-no-space = has { $given }, which this board lacks; it has { $known }
edition-twice = has { $given } twice
edition-inward = leads inward to { $to }, which is not on the next ring in
edition-outward = leads outward to { $to }, but { $to } does not lead inward to { $from } (TH-51)
edition-outward-missing = does not lead outward to { $to }, but { $to } leads inward to { $from } (TH-51)
edition-space = names '{ $given }', which is no space; spaces are called A0, B3, X

## Why a position cannot be on the table (errors)

what-ships = ships
position-no-base = a pillar stands on a coral base; this board has them on { $known }
position-empty-chair = { $seat } does not sit at this table and has no ship
position-off-board = { $seat } is on { $space }, which this board lacks; it has { $known }
position-under-pillar = { $seat } is on { $space }, where a pillar stands; no ship can be there (TH-20)
position-finding = in the phase 'finding' the player's ship is in the centre, and so is the treasure (TH-22)

## The score at the end (end)

score-title = The treasure
score-rounds = Rounds
ending-returned = The treasure is home!
ending-returned-text = One ship is back at Start with the treasure; the rest is tall tales of how close it was.

## What puzzles ask for (puzzles)

goal-win = Bring the treasure home in this turn.
goal-treasure = Take the treasure aboard in this turn.
goal-catch = Come within one space of the ship with the treasure, with points left to attack it.
goal-hide = End your turn where no tentacle reaches you and no ship is within one space.
goal-wind = End your turn on a wind space that no tentacle reaches.
