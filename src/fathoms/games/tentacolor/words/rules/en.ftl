### Tentacolor in English: why something happened, and every numbered rule in a sentence for players.

## Why

why-laid = Counted from the end of the tentacle: so many cards in a row have one colour in common.
why-gave = Every turn ends with a present: one of the last two cards goes to the left.
why-bitten = A Shark was laid. It takes the last card of another tentacle, whatever it was.
why-scattered = A Shoal was laid. Somebody else must swap the one card in hand, sight unseen.
why-drew-more = A Rare specimen was laid: one more card, and one more to lay.
why-longest = Nobody could draw any more, so the longest row at the end of a tentacle wins.

## The numbered rules

tc-01 = Two, three or four play.
tc-02 = Everybody has one tentacle for the whole game.
tc-03 = The 60 cards are shuffled and everybody gets one, face down.
tc-04 = The other cards are the draw pile.
tc-05 = Whoever leads the expedition begins, with one card more.
tc-06 = In the base game tips only look nice.
tc-07 = You need five cards in a row, or six with two players.
tc-08 = A turn: draw one, lay one, give one; then the next player clockwise.
tc-09 = You draw the top card and keep it to yourself.
tc-10 = You must lay exactly one card at the end of your own tentacle.
tc-11 = If you hold a card in the colour of your row, you must lay such a card; else any card starts a new row.
tc-12 = Your row is the cards at the end of your tentacle that share a colour.
tc-13 = A card counts for both of its colours, so a new row may be two long at once.
tc-14 = Laid cards stay; only a Shark takes one away.
tc-15 = The card that completes your row wins at once, before its animal acts.
tc-16 = An animal acts at once when its card is laid; you cannot say no.
tc-17 = Animals act only when laid, not when drawn, given or uncovered.
tc-18 = Shark: it bites the last card off a rival’s tentacle; you choose whose.
tc-19 = With nothing to bite the Shark does nothing; it never bites your own tentacle.
tc-20 = After a bite the card before it is the end again, and an older, longer row may return.
tc-21 = What a bitten-off animal once did is not undone.
tc-22 = Shoal: another player puts the card in hand into the box unseen and draws a new one.
tc-23 = Everybody else holds just one card, so there is nothing to choose.
tc-24 = Rare specimen: draw one more card and lay any of your three.
tc-25 = If that card shows an animal too, it acts as well.
tc-26 = Cards in the box are out of the game.
tc-27 = Then you give one of your two cards to the left, face down.
tc-28 = You must give one; animals may be given too and do nothing.
tc-29 = Whoever got the card plays next.
tc-30 = You win when enough cards at the end of your tentacle share a colour.
tc-31 = The winner may lay a tip as decoration.
tc-32 = Experts each get one secret tip with three colours.
tc-33 = With tips a complete row does not win yet; the turn goes on.
tc-34 = If your row is complete in a colour of your tip when your turn begins, you win.
tc-35 = If it was cut short or the colour is not on your tip, you play on as usual.
tc-36 = If the pile is empty when somebody has to draw, the game ends.
tc-37 = Then the longest row at an end wins; ties go to the longest row anywhere, then the win is shared.
tc-38 = With an empty pile a Shoal or Rare specimen does nothing.
tc-39 = Whoever draws the last card still finishes the turn.
tc-40 = If you play on, the box and all cards before the current row become a new pile.
tc-41 = All options combine freely.
tc-42 = You may remember what you have seen: what you gave, and who had no card of a colour.
tc-43 = Whoever begins a turn with a complete row and does not win shows that its colour is not on their tip.
