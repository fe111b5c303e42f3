### Barrakuda in English.

title = Barrakuda
tagline = Dive for Spanish gold, empty a friend's bag, and mind the teeth behind you.
kind = Everyone for themselves, secret choices and dice

## Things

wreck-1 = wreck 1
wreck-2 = wreck 2
wreck-3 = wreck 3
wreck-4 = wreck 4
wreck-5 = wreck 5
wreck-6 = wreck 6

card-1 = card 1
card-2 = card 2
card-3 = card 3
card-4 = card 4
card-5 = card 5
card-barracuda = the Barracuda card

deed-special = { $special ->
    [gold] { $special-count } gold
    [take_back] { $special-count ->
        [one] { $special-count } card back
       *[other] { $special-count } cards back
    }
    [vault_up_to] lock up to { $special-count } gold
    [vault_all] all your gold into your vault
    [take_back_or_meddle] take a card back, or meddle with a hand at the end of the round
    [barracuda_card] fetch your Barracuda card, or make an opponent discard theirs
    [protected] safe from the barracuda
   *[none] nothing
}
deed-general = { $general ->
    [gold] { $general-count } gold
    [take_back] { $general-count ->
        [one] { $general-count } card back
       *[other] { $general-count } cards back
    }
    [vault_up_to] lock up to { $general-count } gold
    [vault_all] all your gold into your vault
    [take_back_or_meddle] take a card back, or meddle with a hand at the end of the round
    [barracuda_card] fetch your Barracuda card, or make an opponent discard theirs
    [protected] safe from the barracuda
   *[none] nothing
}

trigger-all-take-back-barracuda = everybody takes their Barracuda card back at the end of the round
trigger-barracuda-dives = it dives off to another wreck at once

## What happened

news-round = Round { $round }: everybody chooses a card.
news-chose = { $seat } lays { $card } face down.
news-chose-you = You lay { $card } face down.
news-chose-unseen = { $seat } is ready.
news-revealed = All cards are turned over.
news-dives = { $seat } dives to { $wreck }.
news-dives-you = You dive to { $wreck }.
news-lies-down = { $seat } calls the barracuda and lies flat.
news-lies-down-you = You call the barracuda and lie flat.
news-lies-down-many = { $count } divers call the barracuda and lie flat: it obeys nobody.
news-row-returns = { $seat } takes the whole row back.
news-row-returns-you = You take the whole row back.
news-meets = { $seat } meets { $other } on { $wreck } and goes first: shorter row.
news-meets-you = You meet { $other } on { $wreck } and go first: shorter row.
news-meets-to-you = { $seat } meets you on { $wreck } and goes first: shorter row.
news-leads = { $count } meet on { $wreck }; { $seat } goes first: shortest row.
news-leads-you = { $count } meet on { $wreck }; you go first: shortest row.
news-even = { $seat } meets { $other } on { $wreck }: equal rows, nobody gets the dark plate.
news-even-you = You meet { $other } on { $wreck }: equal rows, nobody gets the dark plate.
news-even-to-you = You meet { $seat } on { $wreck }: equal rows, nobody gets the dark plate.
news-tie = { $count } meet on { $wreck }: no row is the shortest, nobody gets the dark plate.
news-finds = { $seat } finds { $other } lying flat on { $wreck }.
news-finds-you = You find { $other } lying flat on { $wreck }.
news-finds-to-you = { $seat } finds you lying flat on { $wreck }.
news-distance = Distance die: { $distance }.
news-direction = The dice: { $distance } towards { $wreck }.
news-obeys = The barracuda obeys { $seat }, up to { $distance ->
    [one] one wreck
   *[other] { $distance } wrecks
} away.
news-obeys-you = The barracuda obeys you, up to { $distance ->
    [one] one wreck
   *[other] { $distance } wrecks
} away.
news-swims = The barracuda swims to { $wreck }.
news-swims-many = The barracuda swims on to { $wreck }.
news-stays = The barracuda stays on { $wreck }.
news-sent = { $seat } sends the barracuda to { $wreck }.
news-sent-you = You send the barracuda to { $wreck }.
news-dives-off = The barracuda dives off and comes up on { $wreck }.
news-collects = { $seat } picks up { $gold } gold on { $wreck }.
news-collects-you = You pick up { $gold } gold on { $wreck }.
news-comes = Now { $wreck }.
news-drops = Snap! { $seat } drops { $gold } gold on { $wreck }.
news-drops-you = Snap! You drop { $gold } gold on { $wreck }.
news-washed-away = Too much for { $wreck }: { $gold } gold goes back to the reserve.
news-guarded = The barracuda is on { $wreck }: no dark plate there.
news-gets-gold = { $gold ->
    [0] The reserve is empty: { $seat } gets nothing.
   *[other] { $seat } gets { $gold } gold.
}
news-gets-gold-you = { $gold ->
    [0] The reserve is empty: you get nothing.
   *[other] You get { $gold } gold.
}
news-gets-special-gold = { $gold ->
    [0] The reserve is empty: { $seat } gets nothing.
   *[other] { $seat } takes { $gold } gold on { $wreck }.
}
news-gets-special-gold-you = { $gold ->
    [0] The reserve is empty: you get nothing.
   *[other] You take { $gold } gold on { $wreck }.
}
news-takes-back = { $count ->
    [one] { $seat } takes a card back.
   *[other] { $seat } takes { $count } cards back.
}
news-takes-back-you = { $count ->
    [one] You take a card back.
   *[other] You take { $count } cards back.
}
news-vaults = { $seat } locks { $gold } gold in the vault.
news-vaults-you = You lock { $gold } gold in the vault.
news-plots = { $seat } is up to something, later.
news-plots-you = You are up to something, later.
news-fetches = { $seat } fetches the Barracuda card.
news-fetches-you = You fetch the Barracuda card.
news-discards = { $seat } makes { $other } discard the Barracuda card.
news-discards-you = You make { $other } discard the Barracuda card.
news-discards-to-you = { $seat } makes you discard the Barracuda card.
news-robs = { $gold ->
    [0] { $seat } robs { $other }, and the bag is empty.
   *[other] { $seat } goes first and robs { $other } of { $gold } gold.
}
news-robs-you = { $gold ->
    [0] You rob { $other }, and the bag is empty.
   *[other] You go first and rob { $other } of { $gold } gold.
}
news-robs-to-you = { $gold ->
    [0] { $seat } robs you, and the bag is empty.
   *[other] { $seat } goes first and robs you of { $gold } gold.
}
news-exchanges = { $seat } and { $other } share their gold: { $gold } for { $seat }.
news-exchanges-you = You and { $other } share your gold: { $gold } for you.
news-exchanges-to-you = { $seat } and you share your gold: { $gold } for { $seat }.
news-declines = { $seat } leaves it.
news-declines-you = You leave it.
news-cards-return = Everybody takes their Barracuda card back.
news-meddles = { $seat } draws two cards from { $other }'s hand.
news-meddles-you = You draw two cards from { $other }'s hand.
news-meddles-to-you = { $seat } draws two cards from your hand.
news-sees = { $seat } sees { $card } in { $other }'s hand.
news-sees-you = You see { $card } in { $other }'s hand.
news-sees-to-you = { $seat } sees { $card } in your hand.
news-sees-unseen = { $seat } sees one of { $other }'s cards.
news-lays-out = { $seat } lays { $card } in front of { $other }.
news-lays-out-you = You lay { $card } in front of { $other }.
news-lays-out-to-you = { $seat } lays { $card } in front of you.
news-no-victim = { $seat } finds no hand to meddle with.
news-no-victim-you = You find no hand to meddle with.
news-won = { $seat } has { $gold } gold in the vault and wins!
news-won-you = You have { $gold } gold in the vault and win!
news-team-won = { $seat } and { $other } have { $gold } gold in their vault and win!
news-team-won-you = You and { $other } have { $gold } gold in your vault and win!
news-team-won-to-you = { $seat } and you have { $gold } gold in your vault and win!
news-shared = The same gold, the same initiative: the win is shared.

## What can be done

choice-play = Play { $card }
choice-dive = Dive to { $wreck }
    .brings = { $special ->
        [none] all: { deed-general }
       *[other] first: { deed-special }{ $general ->
            [none] {""}
           *[other] , all: { deed-general }
        }
    }{ $gold ->
        [0] {""}
       *[other] {" "}+ { $gold } lying here
    }{ $fish ->
        [0] {""}
       *[other] {" – "}barracuda!
    }
choice-call = Call the barracuda
    .brings = if only you call it, it obeys; you lie flat, easy to rob
choice-steer = Send it to { $wreck }
    .brings = { $lair ->
        [0] { $count ->
            [0] nobody loses gold
            [one] { $other } drops { $gold } gold
           *[other] { $count } divers drop { $gold } gold
        }
        [1] Barracuda cards come back
       *[other] it dives off at once
    }
choice-collect = Let { $seat } pick up the gold
choice-collect-you = Pick up the gold yourself
choice-lead = Let { $seat } act
choice-lead-you = Act yourself
choice-gold = Take the gold
    .brings = { $gold } gold into your bag
choice-take-one = Take a card back
    .brings = go first sooner
choice-take-back = Take cards back
    .brings = { $count } cards; go first sooner
choice-vault = Lock { $gold } gold in the vault
    .brings = { $full ->
        [1] your vault is full!
       *[other] that makes { $held } of { $goal }
    }
choice-vault-all = Lock all your gold in the vault
    .brings = { choice-vault.brings }
choice-plot = Meddle at the end of the round
choice-fetch = Fetch your Barracuda card
choice-discard = { $other } discards the Barracuda card
choice-rob = Rob { $other }
    .brings = { $gold } gold out of that bag into yours
choice-exchange = Share the gold: { $gold } for you
choice-meddle = Draw two cards from { $other }'s hand
choice-lay = Lay out { $card }
choice-decline = Leave it

phase-choosing = Choose a card in secret.
phase-steering = The barracuda obeys you: where does it go?
phase-collecting = Which of you picks up the gold?
phase-leading = Which of you acts here?
phase-acting = You go first here: what do you do?
phase-sharing = The light plate is for all who stand here. You too?
phase-meddling = Whose hand do you meddle with?
phase-laying = Which of the two cards do you lay out?

## Options (setup)

option-target = Gold to win
option-target-help = How much gold in a vault wins. A team always needs 12.
option-team-mode = Teams
option-team-mode-help = Four players, two against two: players 1 and 3 share a vault, and so do 2 and 4.
value-team-mode-on = on
value-team-mode-off = off
option-extra-wrecks = Extra wrecks
option-extra-wrecks-help = One or two numbers that lie there with their other, wilder card.
option-extra-wrecks-free = More than two extra wrecks
option-extra-wrecks-free-help = Lets you choose as many extra wrecks as you like.
value-extra-wrecks-free-on = allowed
value-extra-wrecks-free-off = no
option-layout = Ocean floor
option-layout-help = How the six wrecks lie: a calm lagoon, a narrow trench, or something nobody has seen before.
value-layout-first-game = first game
value-layout-lagoon = lagoon (calm)
value-layout-reef = reef (lively)
value-layout-trench = trench (fierce)
value-layout-custom = your own
value-layout-random = random
option-custom-layout = Your own ocean floor
option-custom-layout-help = Draw it row by row, a dot for open water, a comma between rows: 32.,165,.4.
option-starting-gold = Gold to begin with
option-starting-gold-help = How much lies in every bag at the start.
option-reserve-limit = The reserve
option-reserve-limit-help = Sixty gold are in the box. Without a limit the reserve never runs dry.
value-reserve-limit-limited = 60 gold
value-reserve-limit-unlimited = without end
option-last-card-return = After your last card
option-last-card-return-help = Your row comes back at once, which makes you first; or after the round, which makes you last.
value-last-card-return-at-once = row back at once
value-last-card-return-end-of-round = row back after the round
option-route-tie = Ways of the same length
option-route-tie-help = The barracuda turns to the highest next wreck, or takes the way whose wrecks add up to most.
value-route-tie-greedy = highest next wreck
value-route-tie-highest-sum = highest sum
option-end-check = The game ends
option-end-check-help = The moment a vault is full, or when that round has been played out.
value-end-check-at-once = at once
value-end-check-end-of-round = after the round
option-team-chat = Team talk
option-team-chat-help = Who can read what team-mates say to each other.
value-team-chat-private = the team only
value-team-chat-table = the whole table

preset-first-game = First game
preset-first-game-help = A friendly ocean floor, first to 8 gold.
preset-long-dive = Long dive
preset-long-dive-help = A livelier floor, first to 10 gold.
preset-deep-trench = Deep trench
preset-deep-trench-help = All wrecks in a row, a shield on wreck 4, and a barracuda that is rarely at home.
preset-pickpockets = Pickpockets
preset-pickpockets-help = Two wrecks for meddling with what others hold.
preset-unknown-waters = Unknown waters
preset-unknown-waters-help = An ocean floor nobody has seen before, and 3 gold to begin with.
preset-two-boats = Two boats
preset-two-boats-help = Four divers, two teams, first to 12 gold.

## Spoken names of what lies on the table

label-floor = The ocean floor, round { $round }
label-hand = Your hand
label-cards = Cards { $seat } holds
label-row = Row in front of { $seat }, oldest first
label-row-you = Row in front of you, oldest first
label-chosen = Choice of { $seat }
label-drawn = Drawn from the hand of { $other }
label-amounts = Lock fewer
label-wreck = { $wreck }. Special Action: { deed-special }. General Action: { deed-general }. { $gold ->
    [0] {""}
   *[other] { $gold } gold lies here.
}
label-lair = { $wreck }, home of the barracuda. When it stops here, { $trigger }.
label-link = A rope between two wrecks
label-gold = Gold on { $wreck }
label-barracuda = The barracuda, on { $wreck }
label-boat = Boat of { $seat }
label-boat-you = Your boat
label-diver = Diver of { $seat }, on { $wreck }
label-diver-you = Your diver, on { $wreck }
label-diver-lying = Diver of { $seat }, lying on { $wreck }
label-diver-lying-you = Your diver, lying on { $wreck }
label-diver-aboard = Diver of { $seat }, still on the boat
label-diver-aboard-you = Your diver, still on the boat
label-diver-aboard-lying = Diver of { $seat }, lying on the boat
label-diver-aboard-lying-you = Your diver, lying on the boat
label-distance = Distance die: { $distance }
label-direction = Direction die: { $wreck }
label-reserve = Reserve: { $gold } gold
label-reserve-unlimited = Reserve, without end
label-centre = The centre: Barracuda cards that were played
label-played-barracuda = Barracuda card of { $seat }, played
label-card = { $card }
label-back = { $count ->
    [one] { $seat } holds one card
   *[other] { $seat } holds { $count } cards
}
label-fish = { $seat } can still call the barracuda
label-in-row = { $card }, in front of { $seat }
label-in-row-you = { $card }, in front of you
label-bag = Bag of { $seat }: { $gold } gold
label-bag-you = Your bag: { $gold } gold
label-vault = Vault of { $seat }: { $gold } of { $goal } gold
label-vault-you = Your vault: { $gold } of { $goal } gold
label-team-vault = Vault of { $seat } and { $other }: { $gold } of { $goal } gold
label-initiative = Initiative of { $seat }: { $count }. The lowest goes first.
label-initiative-you = Your initiative: { $count }. The lowest goes first.
label-ready = { $seat } is ready
label-unseen = A card you cannot see

## The board in a terminal (terminal)

picture-round = Round { $round } · first to { $goal }
picture-reserve = reserve { $gold }
picture-reserve-unlimited = reserve without end
picture-dice = distance { $distance }
picture-dice-both = distance { $distance }, direction { $direction }
picture-key = ><))> barracuda   $ gold   P1 diver standing   p1 lying
picture-diver = P{ $number }
picture-special = S
picture-general = G
picture-holds = holds
picture-row = row
picture-bag = bag { $gold }
picture-vault = vault { $gold }
picture-ready = ready
picture-thinking = thinking
picture-boat = on the boat
picture-drawn = drawn from { $other }
short-none = –
short-gold = gold { $count }
short-take-back = back { $count }
short-vault-up-to = vault { $count }
short-vault-all = vault
short-take-back-or-meddle = 1/meddle
short-barracuda-card = B card
short-protected = shield
short-all-take-back-barracuda = B back
short-barracuda-dives = dives off
short-barracuda = B

## The aim, always on the table

aim = Be first to lock { $goal } gold in your vault.
aim-now = round { $round }
aim-watched = First to lock { $goal } gold in the vault wins.
aim-watched-now = { aim-now }
aim-team = Lock { $goal } gold in your team’s vault before the others do.
aim-team-now = { aim-now }
aim-teams = The first team with { $goal } gold in its vault wins.
aim-teams-now = { aim-now }

## What things do

explain-wreck = { $special ->
    [none] {""}
   *[other] Dark plate, alone or first here: { deed-special }.
}{ $general ->
    [none] {""}
   *[other] {" "}Light plate, all who stand here: { deed-general }.
}
    .title = { $wreck }
    .rules = BK-40, BK-42, BK-44
explain-lair-all-take-back-barracuda = The barracuda’s home, closed to divers. When it is in, all Barracuda cards return.
    .title = { $wreck }
    .rules = BK-26, BK-56
explain-lair-barracuda-dives = The barracuda never rests here: it pops up on another wreck at once.
    .title = { $wreck }
    .rules = BK-27
explain-link = Ropes show which wrecks are neighbours. The barracuda swims along them, never diagonally.
    .rules = BK-24
explain-gold = Lost gold: next round the quickest diver standing here takes it.
    .rules = BK-30
explain-barracuda = Where it stops, unprotected divers lose their whole bag.
    .rules = BK-33
explain-boat = Divers begin here and leave for good with their first Movement card.
    .rules = BK-06
explain-diver = Upright: gets the light plate, and the dark one too if alone or quickest.
    .rules = BK-42
explain-diver-lying = Lying flat: no plates this round, but easy to rob.
    .rules = BK-41, BK-43
explain-diver-aboard = { explain-boat }
    .rules = BK-06
explain-diver-aboard-lying = { explain-boat }
    .rules = BK-06
explain-distance = How far the barracuda swims: one or two wrecks.
    .rules = BK-21
explain-direction = The wreck it swims towards.
    .rules = BK-21
explain-reserve = Gold plates pay from here, as long as there is some.
    .rules = BK-53
explain-reserve-unlimited = { explain-reserve }
    .rules = BK-53
explain-centre = Played Barracuda cards wait here until they return.
    .rules = BK-14
explain-played-barracuda = { explain-centre }
    .rules = BK-14
explain-card = Dive to the wreck with this number, from anywhere.
    .rules = BK-12
explain-card-barracuda = Lie flat and call the barracuda; if nobody else does, it obeys you.
    .rules = BK-14, BK-20
explain-back = Cards you cannot see: any of them may be played next.
    .rules = BK-10
explain-fish = Still holds the Barracuda card, and may call the barracuda.
    .rules = BK-20
explain-in-row = Played cards. The shorter row goes first.
    .rules = BK-16
explain-bag = Gold at risk: it can be robbed or dropped.
    .rules = BK-33, BK-43
explain-vault = Safe gold. Nobody can touch it.
    .rules = BK-35
explain-choice-vault = { explain-vault }
    .rules = BK-35
explain-team-vault = { explain-vault }
    .rules = BK-35
explain-ready = Has chosen a card; it stays secret until all have.
    .rules = BK-10
explain-unseen = Only the two players concerned see this card.
    .rules = BK-58

## What the coach looks at (coach)

hint-vault = gold in your vault
hint-rival-vault = gold in another vault
hint-close = enough gold to win, once it is home
hint-rival-bag = gold in another bag
hint-hand = a fuller hand
hint-rival-hand = a fuller hand for another player
hint-bankable = a later way to bring gold home
hint-dive-gold = gold from the wreck
hint-dive-loot = gold lying on the wreck
hint-dive-vault = a wreck that fills your vault
hint-dive-back = cards back from the row
hint-dive-risk = a meeting with the barracuda
hint-dive-crowd = company on the wreck
hint-dive-prey = gold to take from others there
hint-dive-threat = a robbery by others there

## What an edition, options or a written position cannot be (errors)

edition-protected = has 'protected' as Special Action; it can only be the General Action
edition-two-actions = is { $given }, but must be two texts: the Special and the General Action
edition-no-deed = shows '{ $given }'; an action is one of { $known }
edition-deed-alone = shows '{ $given }', but { $action } takes no number
edition-deed-number = shows '{ $given }', but { $action } takes a number from 1 to { $most }
edition-gold = and threes are worth { $given } together; a box holds { $most } at most
edition-direction = shows only 6, so a roll to be repeated on a 6 would never end; one face must show another wreck
edition-layout = has { $given }, but must show each wreck 1 to 6 once, and dots for open water
edition-not-joined = has { $given }, but every wreck must be joined to the others by whole sides (BK-02)
edition-wants-actions = the Special and the General Action, each one of { $known }
edition-wants-layout = rows of text: each wreck 1 to 6 once, joined by whole sides, and dots for open water

clash-teams = team_mode is for exactly { $wanted } seats (BK-80), and this table has { $given }
clash-extra-wrecks = extra_wrecks takes one or two numbers (BK-70); turn extra_wrecks_free on for more
clash-custom-layout = custom_layout is given, but layout is '{ $given }' (BK-02); set layout to 'custom'
clash-no-vault = no wreck on this floor has a way into the vault, so nobody might ever win (BK-62); choose extra_wrecks, or an edition, with vault_up_to or vault_all on one of the wrecks 1 to 5
clash-no-gold = no wreck on this floor gives gold, so nobody might ever win (BK-62); choose extra_wrecks, or an edition, with gold on one of the wrecks 1 to 5
clash-gold = the gold of this box is worth { $given }, but a game with these options needs { $least } (BK-04, BK-62)

what-wrecks = places for wrecks
what-moves = Movement cards
what-gold = gold
position-cards = { $seat } has each Movement card 1 to 5 once, in hand or from the left in the row (BK-03); here the hand is { $hand } and the row { $row }
position-no-move = { $seat } has no Movement card in hand, but a full row returns at once, or after the round if the seat is written in spent (BK-15)
position-chair = nobody sits in chair { $chair } here, so nothing can be there; the seats are 0 to { $last }
position-debt = { $where } would hold { $given } gold; nothing holds less than none, and the box has { $gold } in all
position-wreck-full = { $wreck } holds { $given } gold, but a wreck keeps { $most } at most (BK-34)
position-face = { $wreck } shows { $face }, a card of another number (BK-70)
position-nowhere = { $name } must be one of the wrecks 1 to 6
position-not-joined = every wreck lies on a cell of its own, joined to the others by whole sides (BK-02); here they lie on { $given }
position-team-vault = in team mode only seats 0 and 1 have a vault: their team's (BK-80)
position-choice = { $seat } has chosen { $card }, which is not in hand (BK-10)
position-steering = while the barracuda is steered, controller is the seat it obeys and distance what the die shows (BK-25)
position-drawn = while a card is laid out, victim and player are two seats, and drawn two cards of the victim's hand (BK-58)

## The score at the end (end)

score-title = The vaults
ending-won = The vault is full!
ending-won-text = Enough Spanish gold is safe on one boat.
ending-team-won = Two divers, one full vault!
ending-team-won-text = The team has brought its gold home together.
ending-shared = A shared win
ending-shared-text = Nobody could tell the best divers apart.

## What puzzles ask for (puzzles)

goal-hide = Choose a wreck where nobody can follow you and the barracuda cannot bite you, whatever the dice show.
goal-first = Choose a wreck where you are sure to act first, whoever follows, and the barracuda cannot bite you.
goal-gold = Choose a wreck where you are sure to get gold, whatever the others choose and the dice show.
goal-win = Win the game now.
goal-empty = Send the barracuda so that nothing is left in the bag of the rival with the most gold in it.
goal-two = Leave nothing in the bags of at least two rivals who have gold now.
goal-rich = Have more gold than any rival when this round is over, bag and vault together.
