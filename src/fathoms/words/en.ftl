### The shell's words, shared by all games.

language-name = English

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4

## What several pages say

ui-how-many = How many play?
ui-me = You
ui-a-bot = A bot
ui-your-name = Your name
ui-level-of = How clever is the bot on seat { $number }
ui-level-shrimp = Shrimp
ui-level-shrimp-help = splashes about
ui-level-crab = Crab
ui-level-crab-help = grabs what it sees
ui-level-dolphin = Dolphin
ui-level-dolphin-help = thinks ahead
ui-level-kraken = Kraken
ui-level-kraken-help = hardly ever errs
ui-level-network = Network
ui-level-network-help = has taught itself
ui-rules = Rules
ui-whole-board = The whole board
ui-no-match = There is no such match.
ui-no-right = This table is not open to you. Ask somebody who plays there for a link.
ui-your-turn = Your turn
ui-waits-for = Waiting for { $name }
ui-closed = For watching only
ui-watching = You are watching
ui-away = away
ui-named = { $what }: { $game }
ui-no-rule = This rule has no text.
ui-open-to-all = Free the seat for a friend
ui-share = Share
ui-picture-kept = Picture saved
ui-gathering = Waiting for friends
join-of = { $game }, at { $host }’s table
ui-learn = Learn to play, { $minutes } min
ui-learn-on = Go on learning
ui-puzzles = Puzzles
ui-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
ui-check-dice = Was it fair?
mine-title = My games
mine-finished = Finished
mine-all = All
mine-won = Won
mine-lost = Lost
ui-edition = An edition of your own
ui-edition-help = Change cards, boards and numbers of the box. Write only what is different; the table is drawn as you type.
ui-daily = Daily dive
ui-daily-of = Daily dive { $day }: { $game }

## What the server writes into the page (head)

page-about = Five sea-monster board games on one table: alone, round one screen, or far apart. No account.
page-no-script = Fathoms draws its tables with JavaScript. Please allow it for this page.

## The landing page

ui-headline = Five sea monsters. One table.
ui-lead = Open a door and you are playing: alone, round one screen, or far apart. No account.
ui-to-games = To the games
ui-games = The games
ui-your-games = Your games
ui-no-games = None yet. Behind every door somebody is waiting for you.
ui-continue = Continue
ui-open = Open
ui-play-now = Play now
ui-bots-together = with { $bots }
ui-bots-against = against { $bots }
ui-bots-shrimp = { $count ->
    [one] a shrimp bot
   *[other] { $count } shrimp bots
}
ui-bots-crab = { $count ->
    [one] a crab bot
   *[other] { $count } crab bots
}
ui-bots-dolphin = { $count ->
    [one] a dolphin bot
   *[other] { $count } dolphin bots
}
ui-bots-kraken = { $count ->
    [one] a kraken bot
   *[other] { $count } kraken bots
}
ui-with-friends = With friends
ui-on-device = On this device
ui-options = Options and bots
ui-players = players
ui-minutes = { $minutes } min
ui-together = Together
ui-against = Against
ui-owners = The names of the games belong to their publishers. Rules texts and pictures here are our own.
ui-all-rules = Rules of the games
ui-fair = How fair are the dice?
ui-open-match = Open a saved match
ui-not-a-match = This file is not a match of Fathoms.
ui-language = Language
ui-theme-light = Change to the light theme
ui-theme-dark = Change to the dark theme
ui-plankton = Nothing here but plankton
ui-nowhere = There is nothing at this address.
ui-home = To all games

## Setting up (setup)

ui-setup-lead = Start as it is, or change a word below.
ui-how-wild = How shall it be?
ui-as-usual = As in the box
ui-as-usual-help = The usual rules.
ui-all-options = All options
ui-who = Who plays?
ui-a-friend = A friend, by link
ui-on-this-device = Somebody on this device
ui-name-of = Name of seat { $number }
ui-kind-of = Who sits on seat { $number }
ui-start = Start the game
coach-allow = The coach may be asked
coach-allow-help = Against other people it keeps silent, unless you say here that all may ask it.

## The table (table)

ui-to-choices = To my choices
ui-all-games = Fathoms: all games
ui-speed = Speed of moves
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-instant = Instant
ui-speed-fast = Fast
ui-coach = Coach
ui-best = best
ui-menu = Menu
ui-at-table = At the table
ui-beat-again = Again
ui-beat-next = Next
ui-to-my-turn = Skip to my turn
ui-to-now = Skip to now
ui-go-on = Go on
ui-lost = Connection lost. Your moves are safe; trying again.
ui-try-now = Try now
ui-their-turn = to play
ui-turn-of = { $name }’s turn
ui-everybody = Everybody
ui-chosen = Your choice is in
ui-chosen-help = You may change it until everybody has chosen.
ui-game-over = The game is over
ui-my-turn = My turn
ui-undo = Undo
ui-reset = Reset turn
ui-other-choice = Another choice
ui-once-more = Choose it again, or press the button.
ui-and-now = And now? Choose what glows.
ui-beside = Beside the board
ui-mine = What is yours
ui-then-open = The rest is up to luck or to others.
ui-brings = { $what } · { $gain }
ui-log = What happened
ui-lines = { $count } lines
ui-why = Why?
ui-close = Close
ui-not-now = Nothing to do with that now ({ $name }). { $todo } What glows can be chosen.
ui-not-this = Nothing to do there now. { $todo } What glows can be chosen.
ui-ready = ready
ui-choosing = choosing
ui-winner = winner
ui-bot = bot
ui-open-seat = free seat
ui-you = you
ui-mate = partner
ui-online = online
ui-play-as = { $name } goes now
ui-go-first = { $name }, go first!
ui-seat-empty = { $name }’s seat is empty.
ui-invite = Invite somebody
ui-let-bot = Let a bot play
ui-see-end = How it ended
ui-replay = Replay
ui-since = Since your last turn
ui-so-far = So far
ui-got-it = Got it
ui-aim = Aim
ui-pass-device = Pass the device to { $name }
ui-look-away = Everyone else looks away. The Kraken does too.
ui-open-curtain = I am { $name }: open the curtain
labelled = { $title }: { $what }
hands-human = Somebody takes seat { $number }.
hands-human-you = You take seat { $number }.
hands-human-named = { $name } takes seat { $number }.
hands-human-named-you = You take seat { $number }.
hands-human-by = { $seat } takes seat { $number } too.
hands-human-by-you = You take seat { $number } too.
hands-bot = A bot plays on at seat { $number }.
hands-bot-you = A bot plays on for you.
hands-bot-named = { $name } has left; a bot plays on.
hands-bot-named-you = You left; a bot plays on for you.
hands-bot-by = { $seat } lets a bot play at seat { $number }.
hands-bot-by-you = You let a bot play at seat { $number }.
hands-bot-by-to-you = { $seat } lets a bot play for you.
hands-open = Seat { $number } is free.
hands-open-by = { $seat } frees seat { $number }.
hands-open-by-you = You free seat { $number }.
hands-absent = Nobody sits at seat { $number } now.
hands-absent-by = { $seat } leaves seat { $number } empty.
hands-absent-by-you = You leave seat { $number } empty.
hands-kept = { $seat } downloaded the match, and can now see every card.
hands-kept-you = You downloaded the match, and can now see every card.
say-title = Say something
say-point-all = Show the others
learn-again = Once more
learn-invite = First time here? I can teach you in { $minutes } minutes.
learn-yes = Teach me
learn-no-thanks = No, thanks
end-you-win = You win!
end-board = Look at the board
end-turning = The turning point
end-of = { $count } of { $of }
end-scored = { $what }: { $told }
end-short = Too short to tell.
end-steady = No single move decided it: it came about little by little.
end-swing = { $seat }’s chance to win went from { $from } % to { $to } %.
end-swing-team = The team’s chance to win went from { $from } % to { $to } %.
ui-rematch = Rematch
ui-join-rematch = Join the rematch
ui-play = Play
ui-pause = Pause
review-curve = The chance to win after every action
review-ledger = From the first chance to win to the last, in %
review-seat = Seat
review-start = Start
review-own = Own choices
review-others = Others’ choices
review-choices = Choices
review-luck = Luck
review-end = End
review-turning = Turning points
review-costly = Costliest choices
review-better = “{ $phrase }” would have been better by { $cost } %.
review-lucky = Luck was worth { $luck } %.
review-unlucky = Bad luck cost { $luck } %.
review-title = How it went
review-working = Looking back …
review-team = The team
review-at = { $seat } chose “{ $did }”.
review-chance = { $name } { $percent } %
review-show = Show this position
review-details = Choices, luck and turning points
news-untold = Something happened that these rules have no words for.
ending-untold = The game is over
ending-untold-text = It was played under other rules.

## What opens over a table (dialogs)

ui-sound = Sound
ui-who-plays = Who plays here?
ui-replay-start = Replay from the start
ui-links = Links to share
ui-keep-match = Download the match
ui-leave = Leave the table
ui-leave-help = You can come back at any time, unless the match has been ended.
ui-leave-bot = A bot plays on for me
ui-leave-wait = Keep my seat
ui-leave-end = End the match
ui-table-in-words = The table in words
ui-space-names = Names of the spaces on the board
ui-nothing-since = Nothing has happened since your last turn.
keys-title = Keys
keys-tab = Tab goes from one thing to the next; on the board it stops once.
keys-arrows = Arrows go from thing to thing on the board, and from the question down the list of choices.
keys-enter = Enter or Space chooses.
keys-digits = 1 to 9 take the choice with that number, while you are at the question or its choices.
keys-explain = ? on a thing says what it does; anywhere else it opens this list.
keys-telling = While others play, and you are on no button: ← tells it again, → goes on, Space waits, End goes to your turn.
keys-escape = Esc closes what is open, or lets go of what you picked.
keys-signs = 1 to 9 and ? do something
ui-in-rules = Read on in the rules
ui-sit-here = I sit here, on this device
ui-save = Save
ui-leave-empty = Leave it empty
ui-invite-help = { $open ->
    [0] No seat is free now. Whoever opens this link can watch, and sit down when one is.
    [one] One seat is free. Whoever opens this link first gets it.
   *[other] { $open } seats are free. Send this link to your friends.
}
ui-invite-link = Link to invite
ui-watch-help = Anybody with this link can watch.
ui-watch-link = Link to watch
ui-seat-help = With this one you play { $name } on another device as well. Keep it to yourself.
ui-seat-link = Link to the seat
ui-copy = Copy
ui-copied = Copied
ui-sealed = The dice of this match were sealed before the first turn:

## With friends: before the deal, and at the table (lobby)

lobby-lead = Nothing is dealt before you start.
lobby-scan = Scan to join
lobby-code = QR code of the link to this table
lobby-link = Link to this table
lobby-copy = Copy the link
lobby-copied = Link copied
lobby-how = Point a phone’s camera at it, or send the link. Each friend picks a free seat.
lobby-wifi = Others in your Wi-Fi can join
lobby-wifi-help = On: devices in your home network may open this table. Off: only this computer.
lobby-only-here = Only this computer
lobby-only-here-help = Flip the switch, and phones and tablets in your Wi-Fi can come to this table.
lobby-seats = Seats
lobby-choose = Choose a seat
lobby-ready = Ready
lobby-not-yet = Not yet
lobby-mark = Your mark
lobby-take-mark = Mark of seat { $number }
lobby-opened = opened the table
lobby-came = is here
lobby-bot = bot, { $help }
lobby-bot-out = Take the bot out
lobby-free = Free seat
lobby-free-help = a bot sits here at the start
lobby-sit = Sit here
lobby-put-bot = A bot
lobby-strength = How strong is the bot?
lobby-many-help = A seat still free when you start gets a bot ({ $bot }). A friend may take it over later.
lobby-start = Start with { $count }
lobby-waiting = Waiting for { $names }. You need not wait.
lobby-all-ready = All are ready.
lobby-nobody = Nobody has come yet. You can start with bots.
lobby-in = You are in, { $name }
lobby-in-unnamed = You are in
lobby-i-am-ready = I am ready
lobby-wait = Wait, not yet
lobby-host-starts = { $host } starts the game.
lobby-show-out = Show { $name } out
lobby-out = Shown out: { $names }
lobby-somebody = somebody
lobby-let-in = Let them back in
lobby-barred = { $host } needs your seat for somebody else. You can still watch.
lobby-barred-alone = Your seat is needed for somebody else. You can still watch.
lobby-sat-down = { $name } sat down
lobby-is-ready = { $name } is ready
join-title = You are invited
join-lead = { $game } is waiting for you.
join-name = What is your name?
join-go = Join the table
join-full = No seat is free now. You can watch, and sit down when one is.
join-seat-title = This device too
join-seat-help = You play { $name } here as well. Whoever sees this screen sees what that seat sees.
join-seat-go = Play here
join-watch-title = Watch
join-watch-go = To the table
error-no-network = this computer is in no network; connect it to your Wi-Fi and try again
lobby-typed = People may write to each other
lobby-typed-help = Off: only the words and pictures everybody knows. On: whatever they type, to this table alone.

## Lessons (lesson)

learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-then = Good! And now this:
learn-show = Show me
learn-leave = Leave the lesson
learn-start = From the start
learn-play = Play a real game
learn-not-now = Good idea for another time. Now try this: { $act }.
learn-first = One moment! First read this, then press “{ learn-next }”.
learn-scene = Well done! Now we skip a few turns. Ready?
learn-done = You did it! That is all you need. The rest comes by playing.

## Puzzles (puzzles)

ui-puzzles-lead = One position, one question, a few moves.
ui-puzzles-next = The next one for you
ui-puzzles-hard = How hard?
ui-puzzles-all = All
ui-puzzles-unsolved = Only unsolved ones
ui-puzzles-none-left = All of them solved! The sea has no more secrets for you here.
ui-puzzles-marks = Solved without help: a pearl. With help: a shell.
ui-puzzle-number = Puzzle { $number }
ui-puzzle-acts = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
ui-puzzle-move = Move { $move }
ui-puzzle-enough = { $count ->
    [one] 1 is enough
   *[other] { $count } are enough
}
ui-puzzle-solved = Solved
ui-puzzle-open = Not solved yet
ui-puzzle-pearl = Pearl: solved without help
ui-puzzle-shell = Shell: solved with help
ui-puzzle-hint = Hint
ui-puzzle-hint-here = Look here: this comes next.
ui-puzzle-hint-back = I went back to where I know the way. This comes next.
ui-puzzle-answer = Show the answer
ui-puzzle-missed = Not quite! { $what } From here on it is up to chance or to others.
ui-puzzle-missed-over = Not quite! { $what } The game is over, and that was not the goal.
ui-puzzle-back = Take it back
ui-puzzle-done-pearl = Solved, all by yourself! A pearl for you.
ui-puzzle-done-shell = Solved, with a little help! A shell for you.
ui-puzzle-shown = That is how it goes. Now you?
ui-puzzle-try = Try it myself
ui-puzzle-next = Next puzzle
ui-puzzle-all = All puzzles
puzzle-fins = { $fins ->
    [1] easy
    [2] medium
   *[3] hard
}
puzzle-count = { $solved } of { $all } solved

## The end (end)

end-swing-you = Your chance to win went from { $from } % to { $to } %.
ending-abandoned = Broken off
ending-abandoned-text = The match was ended before its time.

## Replay (end)

ui-step = Step
ui-step-of = Step { $step } of { $of }
ui-step-back = One step back
ui-step-on = One step on
ui-to-table = To the table
ui-seen-by = Seen by
ui-spectator = a spectator

## The manual (manual)

ui-rules-of = Rules of { $title }
ui-search-rules = Search the rules
ui-found = { $count ->
    [0] Nothing found
    [one] 1 place
   *[other] { $count } places
}
ui-chapters = Chapters
ui-numbered = The rules, numbered
ui-numbered-help = Every line of the log names the rule behind it. Here they all are.

## The dice check (check)

ui-check-title = Check the dice
ui-check-lead = Before the first turn the server sealed a secret number and showed its fingerprint. Every draw of the match follows from that secret and the players’ own seeds. When the match is over the secret is opened, and your browser can work out every draw again, here, without asking anybody.
ui-check-choose = Choose a downloaded match
ui-check-drop = A finished match, as downloaded from its table
ui-check-working = Working it out …
ui-check-good = All { $draws } draws of { $steps } steps are as promised.
ui-check-seal = The secret fits its fingerprint
ui-check-no-seal = The secret is not the one that was promised.
ui-check-bad = Step { $step } was not drawn by these dice.
ui-check-early = This match is not over yet: its secret is still sealed.
ui-check-no-dice = This file has no dice that can be checked.
ui-check-step = Step
ui-check-drawn = Drawn
ui-check-words = Generator
ui-check-verdict = Verdict
ui-check-fits = fits
ui-check-differs = differs
ui-fingerprint = Fingerprint
ui-secret = Secret
verify-setup = The set-up was not dealt by these dice.

## The terminal (terminal)

typed-help = help
typed-undo = undo
typed-reset = reset
typed-why = why
typed-what = what
typed-hint = hint
typed-board = board
typed-log = log
typed-save = save
typed-quit = quit
typed-show = show
typed-back = back
typed-answer = answer
typed-next = next
terminal-begin = { $title }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Type { typed-help } for what you can type.
terminal-you = { $seat } is you
terminal-bot = { $seat } is a bot: { $level } ({ $help })
terminal-help =
    Answer with a number, with the words of a choice, or with those in brackets.
      { typed-undo }    take the last act back
      { typed-reset }   take back all since the last draw
      { typed-why }     the rules behind what just happened; with an action after it: what forbids that
      { typed-what } 2  what choice 2 would do for sure
      { typed-hint }    what the coach would do
      { typed-board }   the board again
      { typed-log }     everything so far
      { typed-save }    save the match in a file
      { typed-quit }    save it and leave
terminal-thinking = thinking …
terminal-who = Who goes?
terminal-aim = Aim: { $aim } ({ $now })
terminal-number = Choose a number from 1 to { $count }.
terminal-pass = { $seat }, it is yours: press Enter when the others look away.
terminal-allowed = { $typed } is allowed now.
terminal-not-now = { $typed } is not allowed now.
terminal-no-action = '{ $typed }' is not an action. What you can do stands in brackets; type { typed-help } for the rest.
terminal-no-undo = Nothing to undo: something was drawn, revealed or done by another seat since.
terminal-won = Won by { $names }
terminal-saved = Saved as { $path }
terminal-left = The match is saved. Go on with: { $command }
terminal-chance = The rest is up to chance.
terminal-key-next = Next
terminal-key-skip = To now
terminal-key-theme = Light or dark
terminal-key-help = Help
terminal-key-quit = Leave
terminal-screen-help =
    ↑ ↓ Enter   choose; 1 to 9 lead to a choice
    Tab ← →     to the next pane: choices, log, board
    Space, n    the next line of what is told
    s           skip to now
    u, r        undo the last act; reset the turn
    c           what the coach would do
    w           why: the rule behind the line of the log
    t           light or dark
    q           leave; the match keeps itself
    A choice shows below the board what it does for sure.
    The mouse does all of this too.
learn-enter = Press Enter to go on.
learn-keys = Answer with a number. Or type { typed-show }, and I play it for you; { typed-board }; { typed-back }; { typed-quit }.
learn-left = Come back with: { $command }
serve-open = Fathoms is open at { $address }  (Ctrl-C closes it)
bots-open = Fathoms thinks for { $address }  (Ctrl-C ends it)
serve-network = In your home network: { $address }  (phones and tablets in your Wi-Fi can open it, by this code too)
serve-network-closed = In your home network it would be { $address }; let others in with the switch “Others in your Wi-Fi can join” at a table, or with --home
admin-running = running
admin-gathering = before the deal
admin-over = over
admin-ended = The match { $match } is broken off.
admin-banned = The guest { $guest } is kept out.
admin-admitted = The guest { $guest } may come again.
admin-deleted = The match { $match } is removed.
admin-guest-deleted = Matches removed: { $gone }; matches that others go on with, without this guest: { $left }.
edition-new = An edition of { $name }. Change what you like; what you leave out stays as it is in the box.
edition-wants-number = whole number from { $low } to { $high }
edition-wants-name = one of { $known }
edition-wants-list = a list of { $low }, each: { $each }
edition-wants-list-range = a list of { $low } to { $high }, each: { $each }
edition-good = { $path }: a good edition of { $title }, with { $count ->
    [0] nothing changed
    [one] one value changed
   *[other] { $count } values changed
}
edition-same = Both are the same.
print-sheet = Sheet { $number } of { $of }
print-how = print at full size, cut at the marks, fold dashed lines
terminal-daily = To share: { $text }
terminal-daily-again = That was practice: the first try at a dive counts.

## The coach: what a choice leaves more or less of than the others do (coach)

coach-brings = brings { $hint }
coach-risks = risks { $hint }
coach-avoids = avoids { $hint }
coach-gives-up = gives up { $hint }
coach-wins = wins the game
coach-loses = loses the game
coach-alike = It hardly matters: all come to about the same.
coach-chance = { $percent } % to win
coach-tips = The coach’s tips
coach-thinks = The coach is thinking …

## Looking back on a match (end)

review-unfinished = The match has not ended yet.
review-at-you = You chose “{ $did }”.

## What can go wrong: what was tried, why not, and what would do (errors)

error-did-you-mean = did you mean '{ $near }'?
error-there-is = there is: { $known }
error-no-language = there is no language '{ $language }'; there is: { $known }
error-no-game = there is no game '{ $name }'; { $instead }
error-seats = { $name } is for { $low } to { $high } seats, not { $given }
error-seed = seed cannot be { $given }; it takes a whole number from 0 to 2^63 - 1
error-script = a script is a list of whole numbers, not { $given }
error-no-option = there is no option '{ $name }'; { $instead }
error-no-gpu = no GPU can be used here: that takes one of NVIDIA's and pip install 'fathoms[gpu]'; device='cpu' would do
error-network = '{ $path }' is not a network: it takes an .npz file that examples/ppo.py wrote
error-network-other = '{ $path }' has learnt { $name }; it cannot play { $given }
error-option-value = { $name } cannot be '{ $given }'; it takes one of: { $allowed }
error-option-subset = { $name } cannot be '{ $given }'; it takes numbers from { $low } to { $high }, with commas between, or none
error-first-player = first_player cannot be { $given }: the seats here are 0 to { $last }
error-no-preset = there is no preset '{ $preset }' in { $name }; { $instead }
error-name-value = an option is written NAME=VALUE, not '{ $given }'
error-whole-number = { $name } is a whole number, not '{ $given }'
error-edition-name = this variant was made with the edition { $wanted }, and this is { $found }

error-not-toml = { $file }: not valid TOML: { $why }
error-unreadable = { $path } cannot be read: { $why }
error-not-utf-8 = it is not UTF-8 text
error-line = { $file }, line { $line }
error-edition = { $where }: { $what } { $why }
edition-missing = is missing
edition-text = is { $given }, but must be a text
edition-table = is { $given }, but must be a table
edition-plain = is { $given }, which a match file cannot keep
edition-unknown = is not known here; { $instead }
edition-number = has { $given }, but takes whole numbers from { $low } to { $high }
edition-name = has '{ $given }'; { $instead }
edition-list = has { $given } entries, but takes a list of { $low }
edition-list-range = has { $given } entries, but takes a list of { $low } to { $high }

error-no-field = a position has no '{ $name }'; { $instead }
error-position = { $name } { $why }
error-position-size = { $name } takes numbers from { $low } to { $high }
error-census = a position has { $wanted } { $what }, and this one has { $given }
error-nobody-can-act = in this position nobody has anything to do; write whose turn it is, and in which phase
error-other-position = this position is not one of { $variant }: it has another game, other seats or other options
position-list = is { $given }, but must be a list of at most { $most }, or a table of places
position-set = is { $given }, but must be a list of what is in it
position-number = has { $given }, but takes a whole number
position-name = has '{ $given }'; { $instead }
position-not-over = has seats in it, but the game is not over
position-waiting = follows from who is asked in this phase: here it is { $given }, and need not be written

error-no-verb = '{ $phrase }' is not an action: { $instead }
error-no-action = '{ $phrase }' is not an action: { $verb } is written like '{ $like }'
error-not-an-action = { $given } is not an action of { $name }
error-no-seat = there is no seat { $given }; the seats here are 0 to { $last }
error-game-over = '{ $phrase }' is not allowed: the game is over ({ $rule })
error-not-your-turn = '{ $phrase }' is not allowed: it is not for seat { $given } to act now, but for seat { $waiting }
error-not-now = '{ $phrase }' is not allowed now ({ $why }); seat { $given } may: { $may }
error-rule = { $rule }: { $sentence }
error-not-held = nothing comes by itself now: somebody has to act
error-nothing-to-undo = nothing to undo: something was drawn, revealed or done by another seat since

error-not-a-match = this is not a saved match of Fathoms
error-format = this match has format { $given }; this Fathoms reads format { $known }
error-match = this is not a match of { $name } that can be played again: { $why }
error-match-missing = this is not a match of { $name } that can be played again: { $what } is missing
error-match-rules = this match was played under other rules of { $name }, and those of today cannot play it again: { $why }
error-match-step = step { $step } of the match cannot be played: { $why }
error-draw = step { $step } of the match draws { $given } of 0 to { $last }
error-draws = step { $step } of the match has other draws than the rules make

## The command line, bots and the lab (terminal)

cli-game = { $title }: { $low } to { $high } players, { $minutes } minutes
cli-see-rules = see the rules
cli-written = Written to { $path }
cli-stopped = stopped
cli-stopped-nothing = stopped; nothing was written
cli-stopped-kept = stopped; what was found so far is in { $path }
cli-about = Five sea-monster board games on one table.
cli-usage = Usage
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-one-command = COMMAND
cli-takes-number = NUMBER
cli-takes-path = PATH
cli-takes-text = TEXT
cli-takes-game = GAME
cli-takes-match = MATCH
cli-takes-edition = EDITION
cli-takes-guest = GUEST
cli-takes-address = ADDRESS
cli-takes-name = NAME
cli-takes-value = VALUE
cli-default = [default: { $value }]
cli-required = [required]
cli-examples = Examples
cli-command-games = List the games, their options and presets.
cli-command-play = Play in the terminal, alone with bots or several at one keyboard.
cli-command-learn = Learn a game in the terminal: a first game that says what to do, in five minutes at most.
cli-command-rules = Print how to play a game, or one numbered rule.
cli-command-serve = Serve the table in the browser.
cli-command-bots = Think for the servers of a database, on a machine of its own (needs `pip install 'fathoms[postgres]'`).
cli-command-db = Look after what the web table keeps.
cli-command-db-migrate = Bring a store forward to this version’s format, before servers are started.
cli-command-db-export = Write everything that is kept, and the key, to one file; the server may go on meanwhile.
cli-command-db-import = Read such a file into an empty store, of either kind.
cli-command-db-backup = Write everything to a new file in a folder, named after this second, and read it again to be sure of it.
cli-command-db-restore = Read such a file instead of everything that is kept now, while no server runs.
cli-command-admin = Look after matches and guests, while servers go on.
cli-command-admin-list = List the matches that were changed last: id, time, game, how it stands, and who plays with their guest’s id.
cli-command-admin-end = Break a match off; servers may go on meanwhile.
cli-command-admin-ban = Keep a guest out of every table, or let them in again with --lift; a new browser is a new guest.
cli-command-admin-delete = Remove a match for good, or with --guest all that is kept of a person; matches of others lose only them.
cli-command-verify = Check the dice of a finished match: the secret fits its commitment, and every draw follows from it.
cli-command-compare =
    Play two variants on the same deals and tell what changed and how sure that is, here and as a page.

    Ctrl-C answers with the deals that both have played by then.
cli-command-sweep =
    Take one or two numbers of an edition, or options, through their values on the same deals, and plot what they do.

    NAME is an option, or a place in the box such as costs.outward; values are 5..10 or 2,4,8.
cli-command-report =
    Write a page on a game as its bots play it: length, health, fairness, choice, tension, skill against luck.

    Of a file of games the first are played once more, the same by their seed, and looked at closely.
cli-command-bench = Measure every way to run a game, all in one run, as decisions a second and as ratios.
cli-command-review = Look back on a match: the chances after every action, the turning points, choice told from luck.
cli-command-arena =
    Let bots play each other: rotated seats, mirrored deals, 95 % intervals, an A/A check first.

    Levels are shrimp, crab, dolphin and kraken; 500 (a search of so many simulations) and 500+4 (that plays each on for so many choices); newcomer (a greedy player who errs in three decisions of ten); and cheat (a dolphin that sees every secret and every die to come).
cli-command-simulate =
    Play many games between bots and keep them as a table, one row a game (needs `pip install 'fathoms[lab]'`).

    Bots are those of the arena, and random. Ctrl-C keeps what was played; the same command goes on from there, and so does one for more games. What a row holds stands in docs/design.md.
cli-command-tune =
    Find the weights of a game's hints anew, from games its bots play against each other.

    Uses all cores, and the GPU where there is one. What is found is written after every seat count. With the usual options every preset is played too; with an edition or other options the weights do not go home.
cli-option-help = Show this and leave.
cli-option-game = One of the games; `fathoms games` lists them.
cli-option-rule = One rule alone, such as KA-34.
cli-option-games = All games if none is named.
cli-option-seats = How many play.
cli-option-seat-counts = Seat counts; repeat for several.
cli-option-seed = The same seed gives the same game again.
cli-option-option = An option.
cli-option-preset = A named set of options.
cli-option-edition = A TOML file that changes components of the box.
cli-option-language = { $known }; else the locale’s.
cli-option-play-game = The game; with --resume a game, a saved match’s name, or nothing for the last match.
cli-option-me = A seat you play, from 0; repeat for several.
cli-option-play-bots = The level of the other seats; each game has its usual one.
cli-option-load = Go on with a match from a file; the file stays as it is.
cli-option-resume = Go on with the last match, or with the one named.
cli-option-words = Line by line, the board in words: for screen readers.
cli-option-plain = Line by line, not on the whole screen.
cli-option-step = The step to begin with.
cli-option-words-board = The board in words, not drawn.
cli-option-host = The address to listen on.
cli-option-port = The port to listen on.
cli-option-data = The folder that keeps the matches.
cli-option-archive = A file with a whole store.
cli-option-backups = The folder of backups.
cli-option-database = A PostgreSQL database that several servers share.
cli-option-workers = Processes that share the port; needs --database.
cli-option-open = Open the page in a browser.
cli-option-home = Let devices in your home network join.
cli-option-proxy = The address or network of a proxy to trust; repeat for several.
cli-option-public-url = Where the world finds it, behind a proxy.
cli-option-metrics = Answer Prometheus there, at /metrics: a port of this machine, or host:port.
cli-option-log-level = The least that is logged: info, warning or error.
cli-option-limit = A bound on what anybody may ask for, as NAME=VALUE; repeat for several.
cli-option-match = The id of a match, as `fathoms admin list` shows it.
cli-option-admin-guest = The id of a guest, as `fathoms admin list` shows it.
cli-option-banned = The id of a guest, as `fathoms admin list` shows it.
cli-option-listed = How many matches at most.
cli-option-lift = Let them in again.
cli-option-downloaded = A match downloaded from the web table.
cli-option-seal = The fingerprint as you noted it before the deal.
cli-option-saved = A match that was saved or downloaded.
cli-option-html = The HTML file to write.
cli-option-seconds = How long each measurement runs.
cli-option-search = Measure tree search too.
cli-option-batched = Batched games on one core, and on the GPU where there is one, with what every seat may know.
cli-option-peers = Beside other libraries that are installed.
cli-option-identical = Games to compare between GPU and CPU, bit by bit.
cli-option-levels = Bots, lowest first, with commas between.
cli-option-pairing = Games a pairing.
cli-option-same-games = The same seed gives the same games.
cli-option-guest = Seat one bot of this level among the others.
cli-option-results = Write the results here: .md, .csv or .svg.
cli-option-every-bot = The bot of every seat.
cli-option-bot = A bot a seat; once for each.
cli-option-rows = How many games the file is to hold.
cli-option-same-file = The same seed gives the same file.
cli-option-counts = Count what each seat did in a game: verbs or actions.
cli-option-most = Actions after which a game is cut off; 20,000.
cli-option-threads = How many play at once; else one a core.
cli-option-parquet = The Parquet file; goes on where it ends.
cli-option-round-games = Games a round, and a change.
cli-option-rounds = Rounds of fitting.
cli-option-tries = Broods of small changes tried after that.
cli-option-searched = Games of players who search, a try.
cli-option-searches = Broods of changes tried among them; slow.
cli-option-same-weights = The same seed gives the same weights.
cli-option-weights = Write the weights here, not home.
cli-option-ray = Play on a Ray cluster: its address, `auto`, or `local` for one of this machine.
cli-option-within = Percent points within which a share is to be known.
cli-option-games-each = Games a side, whatever that says.
cli-option-same-answer = The same seed gives the same answer.
cli-option-cut-off = Actions after which a game is cut off.
cli-option-before = A game, a variant in quotes, or an edition’s TOML file.
cli-option-after = The same, or options alone: cost_outward=7.
cli-option-which-game = The game, where neither A nor B says it.
cli-option-set = What to sweep; once or twice.
cli-option-source = A game, or a file that `fathoms simulate` wrote.
cli-option-skill = Bots to measure skill with, lowest first; none: ''.
cli-option-without = Forbid this to one side after the other, instead of every kind of action: an action, how it begins, or a word in it; repeatable.
cli-option-looked-at = Games a seat count, or of a file at most.
error-unwritable = { $path } cannot be written: { $why }
error-suffix = { $path } should end in one of: { $known }
error-lesson-step = the lesson has steps 1 to { $last }, not { $given }
error-nothing-to-resume = there is no match to go on with in { $folder }; begin one with fathoms play and a game
error-missing-argument = { $name } is missing; { $instead }
error-see-help = see { $command } --help
error-no-such-flag = { $command } has no option { $name }; { $instead }
error-no-such-command = there is no command '{ $name }'; { $instead }
error-flag-value = { $name } needs a value after it
error-flag-number = { $name } takes { $wanted }
cli-whole = a whole number
cli-number = a number
cli-number-range = a number from { $low } to { $high }
cli-whole-from = a whole number of at least { $low }
cli-whole-range = a whole number from { $low } to { $high }
error-too-many-arguments = { $command } takes nothing more after that, and '{ $given }' follows; see { $command } --help
error-usage = { $command } cannot be called like this: { $why }; see { $command } --help
error-trees = a search grows 1 to { $most } trees, not { $given }
error-simulations = a search has 1 to { $most } simulations, not { $given }
error-ahead = a simulation plays on for { $most } choices at most, not { $given }
error-bots = { $given ->
    [one] one bot is named
   *[other] { $given } bots are named
} for { $seats } seats; name one for each with --bot, or one for all with --bots
error-no-pyarrow = games are kept as Parquet by PyArrow, which is not installed: pip install 'fathoms[lab]'
error-not-games = { $path } is not a file of games that fathoms simulate wrote; name another file
error-other-games = { $path } holds other games ({ $what }: { $found }, now { $given }); name another file with --output
simulate-variant = variant
simulate-variant-row = variant
simulate-rules = rules
simulate-fingerprint = fingerprint
simulate-seed = seed
simulate-bots = bots
simulate-players = what the bots think
simulate-cut-off-after = cut off after
simulate-counts = counts
simulate-version = Fathoms
simulate-compiling = Compiling the game …
simulate-rate = { $rate } games/s
simulate-written = { $games } games written to { $path }: { $rate }
simulate-stopped = stopped; { $path } holds the { $games } games played so far, and the same command goes on from there
simulate-nothing-left = { $path } holds { $games } games already: none was played
simulate-cost = A second of one core plays { $counted } games with counts, { $plain } without
simulate-endings = Endings: { $endings }; cut off { $cut }
simulate-wins = Wins: { $wins }
simulate-length = Actions a game: { $length }
simulate-never = Never done: { $names }
simulate-unasked = Never asked: { $names }
error-not-home = weights of another edition or other options are not those of { $name } as it is; say where with --output
cli-migrated = The store has format { $format }.
cli-exported = { $count ->
    [one] One match is in { $path }, with all that belongs to it and the key.
   *[other] { $count } matches are in { $path }, with all that belongs to them and the key.
}
cli-imported = { $count ->
    [one] One match is kept now.
   *[other] { $count } matches are kept now.
}
cli-command-edition = Make an edition: begin one, check, compare, draw and print it.
cli-command-edition-new = Write a game’s whole box as a file to be changed, every value with what it may be.
cli-command-edition-check = Say everything that keeps an edition from being played, line by line.
cli-command-edition-diff = List the values that two editions, or a game’s box and an edition, do not share.
cli-command-edition-draw = Draw an edition’s boards, cards and tiles as SVG files.
cli-command-edition-print = Write sheets to print, cut out and play with: open the page in a browser and print it at full size.
cli-option-edition-file = The TOML file of the edition.
cli-option-edition-or-game = An edition’s TOML file, or a game for its box.
cli-option-edition-before = An edition’s TOML file, or a game for its box.
cli-option-edition-after = An edition’s TOML file, or a game for its box.
cli-option-folder = The folder for the drawings.
cli-option-paper = The paper: a4 or letter.
cli-option-daily = Today’s dive: the same match for everybody, the date is its seed.
cli-option-date = The dive of that day, for practice.

## At the web table: what can go wrong (errors)

error-other-rules = this match was begun under other rules: it can be looked at and replayed, but not played on
error-kept-match = this is a saved match: it can be replayed, but not played on
error-broken-off = this match was broken off
error-changed-meanwhile = the table has changed meanwhile; this is how it is now
error-end-stands = the game is over; its end stands
error-not-your-act = nothing to undo: the last act was not yours
error-not-your-seat = seat { $given } is not yours
error-no-seat-here = there is no seat { $given } at this table
error-second-seat = you have a seat already, and others play here too: another seat's secrets are not for you
error-seat-taken = this seat is somebody's; it can be changed so when they have been gone for { $seconds } seconds
error-shown-out = whoever opened this table needed your seat for somebody else; you can still watch
error-onlookers = those who watch change no seats; ask for an invite link
error-others-play = others still play, or have been gone for less than { $seconds } seconds; leave your seat to a bot instead
error-only-players-ask = only those who play may ask a bot to go
error-only-players-invite = only those who play may invite others
error-only-players-again = only those who played may ask for a rematch
error-no-bot-to-go = seat { $given } is not a bot that may go now
error-coach-thinks = the coach is still thinking about your last question
error-coach-keeps-out = the coach keeps out of games against other people, unless they are made with a coach
error-nothing-to-choose = seat { $given } has nothing to choose now
error-seeds = a seat gives at most { $most } seeds in a match
error-seed-letters = a seed is up to { $most } letters and digits
error-no-command = this is not a command: { $why }
error-command-id = a command has an id of 1 to { $most } printable characters
error-repeated = this command was obeyed before
error-stale = the match has changed meanwhile
error-not-kept = this could not be kept ({ $why }); try again
error-name-length = a name has at most { $most } characters, and this one has { $given }
error-name-visible = a name has only visible characters
error-devices = this seat is on { $most } devices already
error-onlookers-many = { $most } people have followed the links of this table already; no more can look on
error-no-match = there is no such match for you; ask somebody at its table for a link
error-not-over = the match is not over yet
error-kept-from-file = this match was opened from a file; that file is the match to save
error-keep-when-over = a match of several people can be downloaded when it is over: before, it would tell secrets
error-review-when-over = a match can be reviewed when it is over: before, it would tell secrets
error-review-rules = this match was played under other rules, and today's cannot judge it
error-review-length = a match of more than { $most } steps is too long to look back on
error-reviews-waiting = so many reviews are on their way to you already ({ $most }); ask again when one is there
error-too-many-reviews = too many reviews were asked for from your address; wait a few minutes
error-too-many-matches = too many matches were made from your address; wait a few minutes
error-too-many-questions = too many questions; wait a minute
error-running-matches = you have { $count } running matches; end one first
error-edition-size = the edition of a match that can be opened has at most { $most } bytes
error-too-many-steps = a match that can be opened has at most { $most } steps
error-own-page = only this server's own page may ask for that
error-too-large = this is larger than { $most } bytes
error-body = this cannot be read: { $why }
error-nine-digits = { $name } is a whole number of at most nine digits
error-puzzle-acts = an attempt at a puzzle has at most { $most } acts, not { $given }
error-nobody-waits = nobody waits for this any more
error-no-page = the page is not here
error-no-file = there is no such file
error-nowhere = there is nothing at this address
error-method = this address is asked by { $known } and not by { $given }
error-websocket = here somebody opens a WebSocket of version 13, with the whole of its handshake
error-no-request = this is no request of HTTP/1.1 that could be read, or its head is too long
error-inside = something went wrong in here; it is written down, and asking again may do
error-not-dealt = nothing is dealt yet: that can be done when the game has started
error-dealt = the game has started already: that could be done only before
error-only-maker = only whoever opened this table decides that; when they have gone, all who play can, once everybody is ready
error-too-few-seats = { $count } seats are too few: { $people } people sit here already
error-no-piece = there is no such piece on the table that everybody sees
error-too-many-words = one thing at a time: wait a few seconds before you say or show something again
error-no-seal = a seed counts only for dice sealed before it: ask POST /api/seals for a match and its commitment, and send both
error-no-link = this link is not good any more; ask somebody at the table for a new one
error-network-here = only somebody at the computer itself can open the table to the network
error-too-many-uploads = too many matches were opened from files at your address; wait an hour
error-uploads-kept = you have { $most } matches from files here already; they are forgotten after a while

error-no-dice = this match has no dice that can be checked: { $why }
error-secret-sealed = this match was saved before its end: its secret is not published yet
error-verify-rules = this match was played with rules { $given } of { $name }, and these are rules { $known }; the page /check needs no rules
error-database = the database { $where } does not answer as it should ({ $why }); see that it runs and that --database is right
error-database-address = { $given } is not the address of a PostgreSQL database; one looks like postgresql://user@host/name
error-banned = whoever looks after this server has closed it to this browser
error-over-already = the match { $given } is over already
error-end-gathering = the match { $given } is not dealt yet; fathoms admin delete removes it
error-match-or-guest = name a match, or a guest with --guest
error-other-game = { $path } is a match of { $name }
error-no-rule = there is no rule '{ $given }'; they run from { $first } to { $last }
error-me = the seats here are 0 to { $last }, so --me cannot be { $given }
error-no-bot = there is no bot '{ $name }'; { $instead }
error-edition-game = { $path } fits no game, or several; say which with --game: { $instead }
error-not-typed = nobody writes at this table: whoever opened it has not allowed that; ready words can be said
error-text = a message has 1 to { $most } visible characters, on one line
error-no-puzzle = there is no puzzle '{ $given }' of { $name }; { $instead }
error-puzzle-over = this attempt is over: '{ $phrase }' comes too late; begin again

## What can go wrong on the command line (terminal)

error-batch-actions = step takes one action for each of { $wanted } games, as whole numbers, not { $given }
error-not-there = there is no such file or folder
error-not-allowed = that is not allowed here
error-is-folder = it is a folder
error-no-folder = a part of the path is not a folder
error-there-already = it is there already
error-disk-full = the disk is full
error-read-only = nothing can be written there
error-in-use = something else is using it
error-no-address = this machine has no such address
error-public-url = --public-url takes an address like https://fathoms.example, not '{ $given }'
error-proxy = --proxy takes an address or a network like 10.0.0.1 or 10.0.0.0/8, not '{ $given }'
error-folder = { $path } cannot be used ({ $why }); choose another folder with --data
error-folder-taken = another server serves { $path }; close it, or choose another folder with --data
error-port = port { $port } of { $host } cannot be used ({ $why }); choose another with --port
error-key-unwritable = { $path } cannot be written ({ $why }); make room there or choose another folder
error-key-length = the key in { $path } has { $given } bytes instead of { $wanted }; put the right one back, or remove the file: then every guest is new and every link void
error-store = matches cannot be kept in { $path } ({ $why }); make room there or choose another folder
error-store-newer = { $path } has format { $given }, and this Fathoms knows { $known }; it was kept by a newer Fathoms
error-no-asyncpg = PostgreSQL is spoken to by asyncpg, which is not installed: pip install 'fathoms[postgres]'
error-store-altered = { $path } came to format { $given } in another way than this Fathoms knows; go on with the Fathoms that keeps it
error-workers = several processes cannot share a folder; name a PostgreSQL database with --database, or leave --workers out
error-bots-database = name the database whose servers are thought for with --database
error-no-store = nothing is kept in { $path }
error-store-older = { $path } has format { $given }, and this Fathoms writes { $known }; bring it forward with fathoms db migrate
error-store-full = { $path } keeps { $count } matches already; fathoms db restore would put the file in their place
error-store-served = a server works with { $path }; close all of them first
error-archive = { $path } is not a whole file of fathoms db export
error-metrics = { $given } is no address for metrics; one looks like 9100 or 10.0.0.5:9100
error-metrics-port = { $given } cannot be used for metrics ({ $why }); choose another address with --metrics
error-log-level = there is no level { $given }; there are { $known }
error-limit = { $given } is no limit; one looks like messages=200
error-limit-name = there is no limit { $given }; { $instead }
error-limit-whole = { $name } wants a whole number above 0, not { $given }
error-limit-number = { $name } wants a number above 0, not { $given }
error-no-such-match = there is no match { $given }; fathoms admin list shows those there are
error-no-such-guest = nothing is kept of a guest { $given }; fathoms admin list shows who there is
error-exists = { $path } is there already; nothing was changed

## The lab: reports, comparisons, sweeps (lab)

error-no-ray = a cluster needs Ray, which is not installed: pip install 'fathoms[cluster]'
error-no-cluster = there is no Ray cluster at { $address }: { $why }
error-cluster-rules = the cluster has another Fathoms, with other rules or bots: install the same one on all its machines
error-cluster-lost = the Ray cluster was lost: { $why }
error-side-game = '{ $given }' names no game; say which with --game
error-side-other-game = { $one } and { $other } are two games, and only variants of one game compare
error-side-seats = both sides need as many seats; say how many with --seats
error-sweep = a sweep is written NAME=1..9 or NAME=a,b,c, with 2 to { $most } values, not '{ $given }'
error-sweeps = a sweep takes one --set or two, not { $given }
error-sweep-twice = both --set are about { $name }; take it through its values once, or name two things
bench-cores = { $cores } cores together do { $gain } times as much arithmetic as one alone.
bench-title = { $variant }, random play
bench-measured = measured
bench-ratio = ratio
bench-start-up = start-up
bench-cold = compile, cold
bench-cached = compile, cached
bench-seconds = { $seconds } s
bench-position = a position
bench-bytes = { $bytes } bytes
bench-plain = plain Python
bench-compiled = { $threads ->
    [one] compiled, one thread
   *[other] compiled, { $threads } threads
}
bench-decisions = { $rate } decisions/s
bench-decisions-games = { $rate } decisions/s, { $games } games/s
bench-times-plain = { $times } times plain
bench-threads = one thread and all
bench-threads-games = { $one } games/s with 1 thread, { $all } with { $cores }
bench-times-cores = { $times } times with { $cores } cores
bench-gpu = GPU, one thread a game
bench-gpu-none = none on this machine
bench-gpu-not-installed = numba-cuda is not installed: pip install 'fathoms[gpu]'
bench-gpu-compared = { $games } games, GPU and CPU
bench-identical = bit-identical
bench-different = DIFFERENT
bench-search = tree search, one thread
bench-simulations = { $rate } simulations/s
bench-batched-title = { $slots } games at a time, one thread ({ $cores } cores here): steps for a second of processor time
bench-numbers = numbers a step
bench-observed = with masks and observations
bench-bare = without
bench-on-gpu = { $slots } on the GPU
bench-none-here = none here
bench-peers-title = random play on one core, batches of { $slots }: steps for a second of processor time
bench-steps = steps/s
bench-ours = our batches do
bench-times = { $times } times
bench-no-numbers = none
bench-of-plain = { $game }, plain Python
bench-of-batched = { $game }, batched
lab-plan = To know the difference of two shares within ±{ $within ->
    [one] { $within } point
   *[other] { $within } points
} (95 %) takes { lab-plan-given }
lab-plan-given = { $cells ->
    [one] { lab-games }
   *[other] { lab-games } a variant: { $all } for { $cells }
}
lab-plan-more = Then about { $games } games more: levels against each other, and the same games with one thing changed
lab-games = { $games ->
    [one] one game
   *[other] { $games } games
}
lab-games-head = games
lab-seats = { $count ->
    [one] 1 player
   *[other] { $count } players
}
lab-range = { $low } to { $high }
lab-difference = { $by } ({ $low } to { $high })
lab-measure = what
lab-before = before
lab-after = after
lab-change = change (95 %)
lab-sure = how sure
lab-certain = certain
lab-likely = likely
lab-none = no difference seen
lab-less = ← less
lab-more = more →
lab-numbers = The numbers
lab-contents = Sections
lab-stalls = Take care: with { $what }, { $cut } of { $games } games ({ $share }) were cut off after { $most } actions. These bots learnt on the box as it lies and may wait for each other here: do not blame the rule before fathoms tune or other bots have played it.
lab-method = How it was measured
lab-level-newcomer = Newcomer
lab-level-random = Random
lab-level-cheat = Cheat
lab-method-players = Players: { $bots } at every seat, with weights learnt on the box as it lies.
lab-method-games = Games: { $games } a variant and seat count, seed { $seed }; game by game the same dice for every variant. A game is cut off after { $most } actions.
lab-method-sure = Intervals hold the true value in 95 cases of 100: Wilson’s for shares, order statistics for quantiles, paired by deal for differences. Certain: more than 3.3 standard errors; likely: more than 1.96.
lab-method-guess = Minutes are a guess: { $seconds } seconds a decision.
lab-method-version = Fathoms { $version } (version, rules). The same command gives the same page.
measure-won = the team wins
measure-turn = wins going { $turn ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
measure-side = wins of { $side }
measure-length = actions a game
measure-median = median of actions
measure-longest = actions that 1 game in 20 exceeds
measure-turns = turns a game
measure-late = longer than the box says
measure-cut = cut off
measure-ending = ends with “{ $ending }”
measure-choices = choices a decision
measure-forced = decisions without a choice
measure-good = choices as good as the best
measure-stake = cost of a choice at random
measure-leads = lead changes a game
measure-decided = decided after this much of a game
measure-margin = points ahead of the next
measure-verb = { $verb }, a game
compare-change = { $what }, { $seats }: from { $before } to { $after }, a change of { $by }; { $sure }.
compare-nothing = Nothing is certain: { $games } games a side show no large difference.
compare-stayed = { $count ->
    [one] One other number shows no difference.
   *[other] { $count } other numbers show no difference.
}
compare-same = The same twice
compare-changed = What was changed
compare-length = How long it takes
compare-half = half within { $half }, 19 of 20 within { $most }
compare-length-note = The upper bar of each pair is before, the lower after. Thick: the middle half of the games; thin: 18 of 20; stroke: the median.
compare-sure = What changed, and how sure we are
compare-sure-lead = Each difference in parts of what was before, with its 95 % interval; warm: certain, grey: no difference seen.
compare-shifts = { $seats }: { $certain } of { $all } numbers certainly changed.
compare-acts = { $seats }: { $certain } of { $all } kinds of action are certainly done more or less often.
compare-chance = Of { $count } numbers that do not differ one in twenty would look likely by chance alone.
compare-eyebrow = Fathoms compare · { $title } · { $before } and { $after } · { $games } games each on the same deals
sweep-title = What does { $what } do?
sweep-eyebrow = Fathoms sweep · { $title } · { $base } · { $games } games a point on the same deals
sweep-effects = { $count ->
    [one] Effects of one number
   *[other] Effects of two numbers
}
sweep-lead = Shaded: 95 % intervals. The warm line is the fullest table.
sweep-box = as it is
sweep-ring = The warmer, the more. The ring is round what there is now.
sweep-change = { $what }, { $seats }: { $before } at { $first }, { $after } at { $last }, a change of { $by }; { $sure }.
report-writing = Writing the report …
report-as-it-lies = as it lies in the box
report-plain = as it lies
report-eyebrow = Fathoms report · { $seats } players · { $what } · { $games } games
report-ends = Does it end: { $share } of { $games } games came to an end.
report-team-wins = How hard it is: a team of bots ({ $bots }, { $seats }) wins { $share } of its games.
report-fair = It is fair: with { $seats } the furthest from an equal share of { $even } is “{ $who }”, { $share }.
report-unfair = It is not fair: with { $seats } “{ $who }” is { $share } instead of { $even }.
report-late = It takes long: with { $seats } { $share } of the games are longer than the { $minutes } minutes on the box.
report-in-time = It ends in time: even with { $seats } only { $share } of the games are longer than the { $minutes } minutes on the box.
tile-end = of games come to an end
tile-fair = points from an equal share, the worst
tile-fair-fine = fair within 2
tile-fair-watch = more than 2
tile-fair-unsure = may be chance
tile-won = of games are won by a team of bots ({ $bots })
tile-won-fine = neither sure nor hopeless
tile-won-watch = too sure, or hopeless
tile-length = half of the games are longer
tile-late = { $share } over { $minutes } min
tile-choices = choices a decision
tile-forced = { $share } forced
tile-decided = of the game is gone when half of the winners lead for good
tile-leads = { $count } lead changes
tile-near = of lost games were open near the end
report-length = Does it end in time?
report-length-lead = { $seconds } seconds a decision is a guess. The height of a hill is the square root of the number of games, so that thin tails can be seen.
report-length-caption = With { $seats } { $share } of the games take longer than the { $minutes } minutes on the box.
report-length-note = The dashed line is what the box says; the few longest games lie beyond the edge.
report-median = median { $length }
report-longer = { $share } are longer
report-tail = 1 game in 20 is longer than { $length }
report-longest = longest
report-health = Is it healthy?
report-cut = cut off
report-endings = { $share } of { $games } games came to an end by a rule.
report-ending = ending
report-rule = rule
report-share = share (95 %)
report-news = news
report-news-never = { $count } of { $all } things that can happen were never seen: { $names }.
report-news-all = All of { $all } things that can happen were seen.
report-news-note = How often a game, by the square root: the nine most frequent and the three rarest, in { $games } games played again and listened to.
report-a-game = a game
report-in-games = in games
report-fairness = Is it fair to every seat?
report-fairness-lead = By who goes first, second and so on; where all choose at once, by seat. The pale band is one point either way.
report-seat-caption = With { $seats } the furthest from { $even } is “{ $who }”: { $share }.
report-chi = Bars: 95 % intervals. Equal seats would differ as much in { $chance } of such studies (χ² = { $value }, { $free } degrees of freedom).
report-who = who
report-together = How often does the team win?
report-together-lead = By difficulty and level. Bars are 95 % intervals.
report-team-caption = With { $seats }, teams of one level ({ $bots }) win from { $high } at the easiest to { $low } at the hardest.
report-team-note = { $games } games a point.
report-difficulty = difficulty
report-near = { $share } of { $games } lost games were nearly won: the team was ahead in the last tenth.
report-near-bar = nearly won
report-near-note = Above: why games are lost.
report-danger = Half of the lost games were in danger, below half of the chance at the start, by { $part } of the game.
report-choice = Is there something to decide?
report-choice-lead = What the rules allow, and what is taken.
report-choice-caption = A decision has { $choices } choices; in { $forced } of them there is only one.
report-good = { $good } are as good as the best, within 2 points of the chance to win.
report-stake = A choice at random instead of the best would cost { $share } of the chance to win.
report-forced = { $share }: no choice
report-open = choices open to a player
report-choice-note = { $seats }, { $decisions } decisions.
report-acts-never = Never done by anybody: { $names }.
report-acts-all = Everything that can be done is done by somebody.
report-acts-undone = { $count } of { $all } single actions were never taken: { $names }.
report-acts-note = Share of all actions, by kind.
report-mix = As varied as { $count } kinds used equally often.
report-act = action
report-tension = Is it open to the end?
report-tension-lead = Chances are what the bots’ hints say of a position, corrected by how such positions came out in these games.
report-tension-caption = With nine tenths of the game played, half of the later winners have no more than { $half }; the lead changes { $leads } times, and half of the winners lead for good after { $decided } of the game.
report-team-tension = A team starts with { $share }; with nine tenths of the game played, half of all teams stand between { $low } and { $high }.
report-even = equal share
report-at-start = at the start
report-half-above = half stand above this line
report-of-game = of the game played
report-of-game-percent = up to so many percent of the game played
report-bands = { $seats }, { $games } games. Bands: the middle half and four fifths.
report-decided = In { $share } of the games the winner takes the lead for good only in the last tenth.
report-decided-note = When the later winner took the lead for the last time; at the very end where it was never ahead before.
report-typical = A typical game: { $length } actions, about { $time }.
report-typical-note = Game { $game } of seed { $seed }, the median in length. Each line is a chance to win.
report-board = Where does it happen?
report-board-caption = { $count ->
    [one] The busiest place of { $all } sees
   *[other] The { $count } busiest places of { $all } see
} { $share } of what is done on the board.
report-board-note = Percent of { $acts } choices on the board, in { $decisions } decisions; places under 2 % carry no figure.
report-things-never = { $count } of { $all } cards, places and other things never came up: { $names }.
report-things-some = { $count } of { $all } cards, places and other things never came up.
report-things-all = All { $all } cards, places and other things came up.
report-things-note = What news speak of, and how many of those things were among it, in the same games. Some take other options or more players.
report-seen = seen
report-most = most often
report-rarest = least often
report-wait = Between two turns of one’s own the others decide { $count } times, about { $time }; one wait in 20 is longer than { $long }.
report-ties = { $share } of the games have several winners.
report-comeback = { $share } of the wins came back from less than half of the chance at the start.
report-sealed = Half of the games are as good as decided, with 90 % for good, only after { $part } of the game.
report-leader = Who is ahead after half of the game wins { $half } of the games; after a quarter { $quarter }, after nine tenths { $ninety }.
report-leader-note = How often who has the best chance after so many percent of the game wins in the end.
report-skill = Skill or luck?
report-skill-caption = { $player } – { $rival }: { $share } of the games go to the first; the nearer to half, the more is luck.
report-beats = { $player } – { $rival }
report-guest = { $player }, alone – { $rival }
arena-team = team ({ $player })
arena-line = { $what }, { $share } of { $games } games won (95 %: { $range })
arena-cut = { $line }; { $count } cut off
tune-round = { $seats }, { $what }: ahead by { $lead } standard deviations
report-skill-note = { $seats }, { $games } games each, seats rotated, deals mirrored; bars are 95 % intervals.
report-worth = What is each thing worth?
report-worth-lead = A player, or a whole team, may not do something that the rules allow, on the same deals; where players compete, the others may. What is then won less is what that thing is worth to these bots.
report-ban = Worth most: “{ $what }”. Who may not do it wins { $won } instead of { $share }.
report-ban-team = Worth most: “{ $what }”. A team that may not do it wins { $won } instead of { $share }.
report-ban-none = Nothing is missed for sure: whoever may not do one of these things still wins about { $share }.
report-ban-note = { $seats }, { $games } games a line, paired by deal. Where the rules leave nothing else, the forbidden is done all the same.
report-ban-idle = Forbidden without any effect, for there was nothing else to do or it decides nothing: { $names }.
report-banned = forbidden
report-luck = Of what makes one game won and another lost, { $deal } comes from the deal, { $draws } from dice and draws after it alone, { $whims } from the players’ whims alone, and { $both } only from the two together.
report-luck-deal = the deal
report-luck-draws = dice and draws in play
report-luck-whims = the players’ whims
report-luck-both = dice and whims together
report-luck-source = where from
report-luck-note = { $seats } of one level; { $games } deals played four times: with other dice, with other whims, with both. Whims are choices between equals and guesses at what is hidden. Together: a whim meets other dice than it would have.
report-kings = Who is last can choose who wins: if it plays for the leader from the half of the game on, the leader wins { $first }; if for the second, { $second }: a difference of { $by } points.
report-no-kings = Who is last is not seen to choose who wins: if it plays for the leader from the half of the game on, the leader wins { $first }; if for the second, { $second }.
report-kings-alone = for itself
report-kings-first = for the leader
report-kings-second = for the second
report-kings-head = who is last plays
report-kings-note = { $seats }, { $games } games: wins of who leads after half of the game. From there on who is last takes what looks best for the other at a glance; a cleverer helper would move more.
report-margin = { $title }: the winner is { $margin } ahead of the next, in { $share } of the games by one or less.
report-margin-note = { $seats }, { $games } games.
report-ahead = ahead of the next by
report-beaten = With nine tenths of the game played, half of the best losers still have a chance of more than { $half }; in { $share } of the games it is more than an equal share of { $even }.
report-beaten-axis = its chance, up to so many percent
report-missed = How nearly lost games were won ({ $what }): { $share } lacked only one, half lacked no more than { $half }.
report-spared = How nearly won games were lost ({ $what }): { $share } were only one away from it, half no more than { $half }.
report-lacked = still lacking

## My games (mine)

mine-running = Running
mine-result = Result
mine-any-game = Any game
mine-any-level = Any level
mine-with = with { $names }
mine-alone = alone
mine-remove = Remove from the list
mine-removed = Removed.
mine-undo = Undo
mine-wins = Wins by game and level
mine-move = Keep or move
mine-move-help = One file with all finished games, moves and dice. Another Fathoms can read it.
mine-export = Export
mine-import = Import
mine-not-games = This file holds no games of Fathoms; one from “Export” would do.
mine-notify = Tell me when it is my turn
mine-notify-refused = This browser does not allow messages from here; its settings can change that.
mine-shown = { $count ->
    [one] one game
   *[other] { $count } games
}
mine-imported = { $count ->
    [one] One game read.
   *[other] { $count } games read.
}
mine-sum = { $count ->
    [one] { $wins } won, of one game.
   *[other] { $wins } won, of { $count } games.
}

## Editions (setup)

stock-board = Board
stock-cards = Cards
stock-tiles = Tiles
stock-tokens = Tokens
stock-dice = Dice, face by face
stock-figures = Figures
stock-costs = What things cost
ui-edition-box = The whole box
ui-edition-file = Open a file
ui-edition-none = Play without
ui-edition-good = { $count ->
    [0] Nothing is changed yet.
    [one] One value is changed. It can be played.
   *[other] { $count } values are changed. It can be played.
}
ui-edition-large = This file is too large for an edition.
ui-edition-drawn = The table and the box as written

## The daily dive: where it can go wrong, and in the terminal (errors)

error-daily-date = “{ $given }” is no day of the calendar; write it like 2026-11-17.
error-daily-future = { $given } has not begun anywhere yet; any day up to today can be dived.
error-daily-fixed = A daily dive is the same for everybody: its seats, rules, bots and dice cannot be changed.

## The daily dive: its page (daily)

daily-lead = Five doors, the same dice and cards for everybody today. The first try counts.
daily-new = New doors in { $hours } h { $minutes } min.
daily-practice = The doors of { $day }, for practice: only today’s count.
daily-dive = Dive
daily-again = Again
daily-streak = { $count ->
    [0] No streak yet
    [one] Streak: 1 day
   *[other] Streak: { $count } days
}
daily-keep = { $count ->
    [0] One door a day keeps the lantern lit, won or lost.
    [one] One door a day keeps the lantern lit, won or lost. Best: 1 day.
   *[other] One door a day keeps the lantern lit, won or lost. Best: { $count } days.
}
daily-lit = { $day }: lit
daily-unlit = { $day }: not lit
daily-result = My result
daily-sum = { $won }/{ $count } won, streak { $streak }
daily-key = Each game by the letters of its rules: ● won, ○ lost, a second ● without hints, · still open.
daily-copy = Copy text
daily-copied = Copied.
daily-not-copied = This browser does not let pages copy; mark the text and copy it.
daily-picture = Picture
daily-says-won = { $game }: won
daily-says-won-alone = { $game }: won without hints
daily-says-lost = { $game }: lost
daily-says-lost-alone = { $game }: lost without hints
daily-says-open = { $game }: still open
daily-other = Another day:
daily-proof = The date is the seed: whoever plays the same meets the same, here, in the terminal and without any server.

## Words of one’s own at the table (company)

say-mute-one = Show what { $name } says
say-write = Write something
say-send = Send
company-away = { $name } is away.
company-reclaim = While you were away your seat went into other hands.
company-take-back = Take my seat back
say-hooray = Hooray!
say-laugh = Ha ha!
say-gasp = Oh no!
say-grumble = Grrr!
say-sorry = Sorry!
say-slow = No hurry
say-heart = Thanks!
say-look = Look!
say-point = Point
say-point-now = Choose what you want to show to all.
say-help = Or hold the mouse button on a piece, or press P on it, to point at it.
say-mute = Show what others say
say-said = { $seat }: { $word }
say-points = { $seat } points at: { $name }
say-here = { $seat }: here!

## Puzzles in the terminal, and how they are found (terminal)

error-no-puzzles = no puzzle was found in { $games } games: try another --seed, or more --games

cli-command-puzzle = Solve a puzzle in the terminal: one turn, nothing left to chance.
cli-command-puzzles = Find puzzles by playing and searching, and prove them.
cli-command-puzzles-make = Find a game’s puzzles anew: bots play, every turn is searched to its end, what few lines solve is kept.
cli-command-puzzles-check = Prove every puzzle of a game again by search.
cli-option-puzzle = The puzzle’s id; without it, the first one not solved yet.
cli-option-puzzle-list = List the puzzles, and which are solved.
cli-option-puzzle-count = How many puzzles.
cli-option-puzzle-games = How many games to search.
cli-option-puzzle-seed = The same seed finds the same puzzles.
cli-option-puzzle-file = The file to write; without it, the game’s own.
puzzle-head = Puzzle { $number } of { $all } ({ $id }), { $fins }
puzzle-acts = { $acts ->
    [one] One act is enough.
   *[other] { $acts } acts are enough.
}
puzzle-keys = Answer with a number. Or type { typed-hint }, { typed-undo }, { typed-reset }, { typed-board }, { typed-next }, { typed-quit }.
puzzle-keys-answer = Answer with a number. Or type { typed-hint }, { typed-answer }, { typed-undo }, { typed-reset }, { typed-board }, { typed-next }, { typed-quit }.
puzzle-solved = Solved! Well done.
puzzle-missed = Not quite: now it is up to chance or to others, and the goal is not reached. That is taken back; try another way.
puzzle-hint = It can begin with: { $act }.
puzzle-no-hint = From here it cannot be done any more. Type { typed-reset } to begin anew.
puzzle-answer = The answer: { $acts }.
puzzle-answer-later = Try it twice first; then I tell you.
puzzle-next = Press Enter for the next puzzle, or type { typed-quit }.
puzzle-all = You have solved every puzzle of this game!
puzzle-left = Come back with: { $command }
puzzles-finding = Playing and searching
puzzles-found = { $count } puzzles out of { $candidates } candidates: { $games } games, { $positions } turns searched.
puzzles-proved = { $count ->
    [one] One puzzle is as it says.
   *[other] All { $count } puzzles are as they say.
}
puzzles-wrong = { $id }: { $why }
puzzles-wrong-answer = the answer does not solve it
puzzles-wrong-acts = the shortest answer takes { $acts ->
    [one] one act
   *[other] { $acts } acts
}
puzzles-wrong-easy = too many lines solve it
puzzles-wrong-wide = there is more to search than a person would look at
