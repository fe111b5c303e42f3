### Tentacolor in English.

title = Tentacolor
tagline = A colourful creature, one tentacle each: who is first to five cards of one colour?
kind = Competitive, cards passed from hand to hand

## Things

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple

encounter-plain = plain
encounter-shark = Shark
encounter-shoal = Shoal
encounter-rare = Rare specimen

tip-T1 = the orange, green and red tip
tip-T2 = the orange, yellow and blue tip
tip-T3 = the green, yellow and purple tip
tip-T4 = the red, blue and purple tip

## Cards

card-RO-1 = red and orange
card-RO-2 = red and orange
card-RO-3 = red and orange
card-RO-4 = red and orange (Rare specimen)
card-RY-1 = red and yellow
card-RY-2 = red and yellow
card-RY-3 = red and yellow
card-RY-4 = red and yellow (Shoal)
card-RG-1 = red and green
card-RG-2 = red and green
card-RG-3 = red and green
card-RG-4 = red and green (Rare specimen)
card-RB-1 = red and blue
card-RB-2 = red and blue
card-RB-3 = red and blue
card-RB-4 = red and blue (Shoal)
card-RV-1 = red and purple
card-RV-2 = red and purple
card-RV-3 = red and purple
card-RV-4 = red and purple (Shark)
card-OY-1 = orange and yellow
card-OY-2 = orange and yellow
card-OY-3 = orange and yellow
card-OY-4 = orange and yellow (Rare specimen)
card-OG-1 = orange and green
card-OG-2 = orange and green
card-OG-3 = orange and green
card-OG-4 = orange and green (Shoal)
card-OB-1 = orange and blue
card-OB-2 = orange and blue
card-OB-3 = orange and blue
card-OB-4 = orange and blue (Shark)
card-OV-1 = orange and purple
card-OV-2 = orange and purple
card-OV-3 = orange and purple
card-OV-4 = orange and purple (Shoal)
card-YG-1 = yellow and green
card-YG-2 = yellow and green
card-YG-3 = yellow and green
card-YG-4 = yellow and green (Shark)
card-YB-1 = yellow and blue
card-YB-2 = yellow and blue
card-YB-3 = yellow and blue
card-YB-4 = yellow and blue (Rare specimen)
card-YV-1 = yellow and purple
card-YV-2 = yellow and purple
card-YV-3 = yellow and purple
card-YV-4 = yellow and purple (Shoal)
card-GB-1 = green and blue
card-GB-2 = green and blue
card-GB-3 = green and blue
card-GB-4 = green and blue (Shoal)
card-GV-1 = green and purple
card-GV-2 = green and purple
card-GV-3 = green and purple
card-GV-4 = green and purple (Rare specimen)
card-BV-1 = blue and purple
card-BV-2 = blue and purple
card-BV-3 = blue and purple
card-BV-4 = blue and purple (Rare specimen)

## What happened

news-dealt = { $seat } is dealt { $card }.
news-dealt-you = You are dealt { $card }.
news-dealt-unseen = { $seat } is dealt a card.
news-leads = { $seat } leads the expedition and takes one card more: { $card }.
news-leads-you = You lead the expedition and take one card more: { $card }.
news-leads-unseen = { $seat } leads the expedition and takes one card more.
news-dealt-tip = { $seat } looks at { $tip } and keeps it secret.
news-dealt-tip-you = You look at { $tip } and keep it secret.
news-dealt-tip-unseen = { $seat } looks at a tip card and keeps it secret.
news-turn = { $seat }'s turn.
news-turn-you = Your turn.
news-drew = { $seat } draws { $card }.
news-drew-you = You draw { $card }.
news-drew-unseen = { $seat } draws a card.
news-laid = { $seat } lays { $card }: { $length ->
    [1] starts a new row.
   *[other] { $length } in a row.
}
news-laid-you = You lay { $card }: { $length ->
    [1] starts a new row.
   *[other] { $length } in a row.
}
news-bitten = Snap! { $seat }'s Shark bites { $card } off the tentacle of { $other }.
news-bitten-you = Snap! Your Shark bites { $card } off the tentacle of { $other }.
news-bitten-to-you = Snap! { $seat }'s Shark bites { $card } off your tentacle.
news-shark-idle = { $seat }'s Shark finds nothing to bite.
news-shark-idle-you = Your Shark finds nothing to bite.
news-scattered = { $seat }'s Shoal sweeps past { $other }, who puts { $card } into the box.
news-scattered-you = Your Shoal sweeps past { $other }, who puts { $card } into the box.
news-scattered-to-you = { $seat }'s Shoal sweeps past: you put { $card } into the box.
news-scattered-unseen = { $seat }'s Shoal sweeps past { $other }, who puts a card into the box, unseen.
news-scattered-unseen-you = Your Shoal sweeps past { $other }, who puts a card into the box, unseen.
news-drew-again = { $seat } draws { $card } instead.
news-drew-again-you = You draw { $card } instead.
news-drew-again-unseen = { $seat } draws another card instead.
news-shoal-idle = The pile is empty: { $seat }'s Shoal swims by.
news-shoal-idle-you = The pile is empty: your Shoal swims by.
news-drew-more = A Rare specimen! { $seat } draws { $card } and lays once more.
news-drew-more-you = A Rare specimen! You draw { $card } and lay once more.
news-drew-more-unseen = A Rare specimen! { $seat } draws a card and lays once more.
news-rare-idle = The pile is empty: { $seat }'s Rare specimen brings nothing.
news-rare-idle-you = The pile is empty: your Rare specimen brings nothing.
news-gave = { $seat } gives { $other } { $card }.
news-gave-you = You give { $other } { $card }.
news-gave-to-you = { $seat } gives you { $card }.
news-gave-unseen = { $seat } gives { $other } a card.
news-recycled = A new pile is shuffled from the box and the old ends: { $count } cards.
news-completed = { $seat } has completed the tentacle!
news-completed-you = You have completed the tentacle!
news-revealed = { $seat } reveals { $tip }: it fits!
news-revealed-you = You reveal { $tip }: it fits!
news-ran-out = The pile is empty, the expedition is over.
news-shown = { $seat } had { $tip }.
news-shown-you = You had { $tip }.
news-longest = { $seat } wins with { $length } in a row.
news-longest-you = You win with { $length } in a row.

## What can be done

choice-lay = Lay { $card }
    .brings = { $left ->
        [0] { $colour } { $length } of { $goal }: the tentacle is complete
       *[other] { $broken ->
            [0] { $length ->
                [1] new row
               *[other] { $colour } { $length } of { $goal }
            }
           *[other] breaks your row of { $broken }
        }
    }{ $animal ->
        [1] {" · Shark"}
        [2] {" · Shoal"}
        [3] {" · lay again"}
       *[other] {""}
    }
choice-shark = The Shark bites the tentacle of { $other }
    .brief = { $other }
    .brings = row: { $length } → { $after }
choice-shoal = { $other } swaps the card
    .brief = { $other }
    .brings = row: { $length } of { $goal }
choice-give = Give away { $card }
choice-give-to = Give { $other } { $card }
    .brings = { $left ->
        [0] lets { $other } win!
       *[other] { $length ->
            [0] { $other }: first card
            [1] { $other }: does not fit
           *[other] { $other }: { $colour } { $length }/{ $goal }
        }
    }{ $animal ->
        [1] {" · Shark"}
        [2] {" · Shoal"}
        [3] {" · lays again"}
       *[other] {""}
    }

phase-laying = Lay one of your cards.
phase-laying-barred = Lay a card in the colour of your row: you hold one, so you must.
phase-biting = Whose last card does the Shark bite off?
phase-scattering = The Shoal: who must swap their card for a new one?
phase-giving = Now give a card to your left neighbour.
phase-laying-more = The Rare specimen: lay one card more, whichever you like.

## Options (setup)

option-expert = Secret tips
option-expert-help = Everybody has a secret tip card. Your long row must be in one of its colours, and you win a turn later.
value-expert-off = no
value-expert-on = yes
option-laying = Laying
option-laying-help = Whoever holds a card that goes on with the row must lay such a card. Or everybody may lay any card and break the row on purpose.
value-laying-match-if-able = go on if you can
value-laying-free = any card
option-pile-empty = When the pile is empty
option-pile-empty-help = The game ends and the longest row wins, or a new pile is made of the box and of all cards before the row.
value-pile-empty-longest = the game ends
value-pile-empty-recycle = make a new pile
option-goal = Cards in a row
option-goal-help = How many of one colour complete a tentacle. The book says five, and six for two players.
value-goal-book = as in the book
value-goal-4 = four
value-goal-5 = five
value-goal-6 = six
option-first-player = Who begins
option-first-player-help = A seat of your choice, or chance.
value-first-player-random = chance
value-first-player-0 = seat 1
value-first-player-1 = seat 2
value-first-player-2 = seat 3
value-first-player-3 = seat 4

preset-first-game = First game
preset-first-game-help = Four cards of one colour are enough.
preset-expert = Expert
preset-expert-help = With secret tip cards.
preset-deep-sea = Deep sea
preset-deep-sea-help = Secret tips, six cards in a row, and a pile that never ends.

## Spoken names of what lies on the table

label-sea = The creature and its tentacles
label-hand = Hand of { $seat }
label-hand-you = Your hand
label-aside = Beside { $seat }
label-aside-you = Beside you
label-tips = Tip cards
label-box-cards = Cards in the box
label-card = { $card }
label-card-barred = { $card }, which does not go on with your row
    .brings = does not fit your row
label-back = A card of { $seat }, face down
label-laid = { $card }, in the tentacle of { $seat }
label-laid-you = { $card }, in your tentacle
label-slot = The end of your tentacle
label-series = { $seat }: { $length } of { $goal } in { $colour }
label-series-empty = { $seat }: nothing laid yet
label-cuff = { $hidden ->
    [0] The tentacle of { $seat }
   *[other] The tentacle of { $seat }, its first { $hidden } cards not shown
}
label-pile = { $count ->
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}
label-box = { $count ->
    [0] The box, empty
    [one] The box: one card
   *[other] The box: { $count } cards
}
label-box-backs = { $count ->
    [one] One unseen card
   *[other] { $count } unseen cards
}
label-leader = The leader of the expedition
label-tip = { $tip }
label-tip-hidden = The secret tip of { $seat }
label-tips-out = { $count ->
    [one] One tip that nobody has
   *[other] { $count } tips that nobody has
}

## The board in a terminal (terminal)

picture-goal = { $goal } in a row of one colour
picture-pile = pile { $count }
picture-box = box { $count }
picture-leader = leader
picture-series = { $length }/{ $goal } { $colours }
picture-hand = holds
picture-tip = tip
picture-empty = nothing laid yet
picture-secret = secret
picture-marks = ^ Shark   ~ Shoal   * Rare specimen   [ ] the row   ? unknown

## What cannot be played (errors)

edition-colour-twice = shows a colour twice, but takes three different ones
position-twice = { $given } lies in two places
position-not-laid = { $given } is laid after another card, but is in no tentacle; write it as the end of one, or before another card
position-hand = seat { $at } has { $given } cards in hand, but takes { $wanted } at this moment
position-count = { $name } has { $given }, but the cards there are { $wanted }
position-tip-twice = { $given } is with two seats
what-cards = tentacle cards
what-tips = tips in play

## The aim, always on the table

aim = Be first with { $goal } cards in a row that share a colour.
aim-now = yours { $mine }, best rival { $best }
aim-expert = Have { $goal } cards in a row in a colour of your secret tip when your turn begins.
aim-expert-now = { aim-now }
aim-watched = First with { $goal } cards in a row that share a colour wins.
aim-watched-now = longest row { $best }

## What things do

explain-encounter-shark = Shark: when laid, it bites the last card off a rival’s tentacle.
    .rules = TC-18
explain-encounter-shoal = Shoal: when laid, a rival swaps the card in hand for a new one.
    .rules = TC-22
explain-encounter-rare = Rare specimen: draw one more card and lay again at once.
    .rules = TC-24
explain-card = Two colours: it counts for both of them.
    .rules = TC-13
explain-laid = { explain-card }
    .rules = TC-13
explain-card-shark = { explain-encounter-shark } { explain-card }
    .rules = TC-18
explain-card-shoal = { explain-encounter-shoal } { explain-card }
    .rules = TC-22
explain-card-rare = { explain-encounter-rare } { explain-card }
    .rules = TC-24
explain-laid-shark = { explain-encounter-shark } { explain-card }
    .rules = TC-18
explain-laid-shoal = { explain-encounter-shoal } { explain-card }
    .rules = TC-22
explain-laid-rare = { explain-encounter-rare } { explain-card }
    .rules = TC-24
explain-card-barred = You hold a card in the colour of your row, so you must lay that one.
    .rules = TC-11
explain-back = A hand stays secret; only its owner sees it.
    .rules = TC-09
explain-slot = Here your next card goes.
    .rules = TC-10, TC-11
explain-series = The colour at the end of this tentacle, and how many in a row.
    .rules = TC-12
explain-cuff = The beginning of this tentacle; cards no longer shown lie under it.
    .rules = TC-02
explain-pile = When it is empty and somebody has to draw, the longest row wins.
    .rules = TC-36
explain-box = Cards out of the game: bitten off or washed away.
    .rules = TC-26
explain-box-backs = { explain-box }
    .rules = TC-26
explain-leader = The submarine only says who began.
    .rules = TC-05
explain-tip = For experts: the long row must be in one of these three colours.
    .rules = TC-34
explain-tip-hidden = A secret tip: its colours show when it wins.
    .rules = TC-32
explain-tips-out = Nobody has these tips, and nobody has seen them.
    .rules = TC-32

## What the coach looks at (coach)

hint-series = a longer row of one colour
hint-series-squared = a longer row of one colour
hint-near = a row that is one card short
hint-fitting = a hand that fits your tentacle
hint-encounters = animal cards in your hand
hint-rival-squared = longer rows of the others
hint-rivals-near = others who are one card short
hint-next-fed = cards that help your left neighbour

## The score at the end (end)

score-title = The longest row
ending-completed = A complete tentacle!
ending-completed-text = One long row of one colour: the whole creature is in the picture.
ending-revealed = The tip fits!
ending-revealed-text = The secret tip matches the long row before it, and the tentacle is complete.
ending-ran-out = The pile is empty
ending-ran-out-text = Nothing is left to draw, so the longest row takes the photograph.

## What puzzles ask for (puzzles)

goal-win = Win the game with this turn.
goal-lead = End your turn with the longest row of all.
goal-stingy = Lengthen your row, and give your neighbour a card that does not go on with theirs.
goal-both = End your turn with the longest row of all, longer than before, and give your neighbour a card that does not go on with theirs.
goal-stop = End your turn with no rival one card short of winning.
