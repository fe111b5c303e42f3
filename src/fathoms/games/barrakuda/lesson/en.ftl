### Barrakuda: what the lesson says.

lesson-aim = Sunken gold! Whoever locks 8 coins in the vault first wins. Coins in your bag are not safe: others can take them.
lesson-dive = Everybody picks a card in secret. Its number is the wreck you dive to. Wreck 4 has the most gold. Go!
lesson-plates = You were alone here, so you got both plates. The dark one is for one diver only, the light one for everybody here.
lesson-teeth = After every dive two dice move the barracuda: how far, and towards which wreck. Where it stops, divers drop all the gold in their bags!
lesson-home = Five coins in an open bag? That makes me nervous. Wreck 5 is the way to your vault.
lesson-vault = Now lock your gold away. All of it, I'd say!
lesson-barracuda = Your rival carries seven coins. Time to be wicked: play your Barracuda card. You lie flat, and if nobody else calls it, the fish obeys you.
lesson-steer = Your rival is at wreck 3, just one stroke away. Send the teeth!
lesson-collect = Snap! Four coins lie on wreck 3, and they are nobody's. Be there first!
lesson-row = You have the gold! And wreck 3 gives you cards back that you have played. Take them: you will need them.
lesson-initiative = Played cards lie in your row. Where two divers meet, the shorter row goes first. That is you! Dive to wreck 4.
lesson-rob = You go first here. Take two coins from the wreck, or everything in your rival's bag. Sorry about that, rival!
lesson-again = Nine coins in your bag, and three would do. Back to wreck 5!
lesson-win = Lock them up. They will tell stories about the last one!
