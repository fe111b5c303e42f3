### Tentacula: what the lesson says.

lesson-aim = Three fish, three fine hats, one long way home. Bring all three to the finish, together with your partner.
lesson-treasure = Here is your treasure. The stash wants one gem of each colour. But Tentacula is watching: she steals when a fish is in the open.
lesson-turn = In every round each of you plays once, in any order you like. You have a crab tile. Start us off!
lesson-place = Reef hides fish, but only with coral on both sides of the path. Lay your tile inside. Your partner closes the other side.
lesson-swim = Your tile shows a crab, so one fish swims to its next crab. Pick Red, the little one with the bowler.
lesson-partner = Now your partner. Look: the reef closes on the outside, and Yellow finds a shell. Shells buy help, so collect them.
lesson-gap = Your new tile has a gap: water in the middle. Play it, and lay it outside. Whoever swims past the gap can be seen.
lesson-shelter = A crab again! Its square is well hidden, and a dolphin waits there. Send Red.
lesson-dolphin = For one shell the dolphin takes a gem to the stash. There nobody can steal it. There is only one purple gem: save it!
lesson-open = Your partner has a turtle, and the next turtle is right at the gap. Ouch! The die tells which gem Tentacula gets.
lesson-gate = The arch has a doorman! The bowler goes first, then the sombrero, then the top hat.
lesson-pass = So only Red may go through now. Off you swim!
lesson-shell = With this turtle Green would end in the open. But you have the jellyfish chip: for a shell you may choose another animal. Take the crab!
lesson-home = Two are home. There is no jellyfish left ahead, so Green swims straight to the finish. Hats off!
