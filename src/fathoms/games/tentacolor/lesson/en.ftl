### Tentacolor: what the lesson says.

lesson-aim = This creature is missing its arms! Grow yours: five cards in a row that share a colour, and you win.
lesson-lay = Every card has two colours. Two of yours have red, a good start. Lay red and orange.
lesson-give = Now the mean part: one of your two cards goes to your neighbour. Keep the red one, of course.
lesson-match = Red and blue goes on with red: two in a row. The card with the star can wait.
lesson-neighbour = Your neighbour collects yellow. Green and blue is no help there. Off it goes!
lesson-shark = A Shark! Lay it, and it bites the last card off the other tentacle. And it is red, too.
lesson-travel = Snap! And three reds in a row. Green and blue came back to you, so pass it on again. Some cards just love to travel.
lesson-shoal = Oh no, a Shoal! It washed your star away, and no red is left. Then any card will do: lay orange and green.
lesson-green = Look: your last card has green, and so has your whole hand! The row is counted from the end. Lay green and purple.
lesson-rare = The star is a Rare specimen: lay it, draw a card, and lay again at once. Two cards in one turn!
lesson-more = Lay yellow and green: four in a row. Your neighbour has four, too, all yellow. So never give a yellow card away now!
lesson-win = Four greens in a row, and more in your hand. Finish your tentacle! (In a real game for two it takes six.)
