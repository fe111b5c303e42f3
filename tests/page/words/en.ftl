seat-0 = Player 1
    .of = of the first player
pirate-elena = Elena
    .of = Elena’s
pirate-long-tom = Tom
    .of = Tom’s

takes = { $pirate } takes { $other-pirate }.
hat = { $pirate-of } hat, and no other than { $pirate }
hand = The hand { $seat-of }, seen by { $other }.
owes = { $gold-left ->
    [one] one coin
   *[other] { $gold-left } coins
}
why-not = It cannot be: { $why }.
