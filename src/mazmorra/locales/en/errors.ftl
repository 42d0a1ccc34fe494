error = Something went wrong.
error-not-asked = Nothing is asked of { $seat } now; waiting for: { $waiting }.
error-seat = seat { $number }
error-chance = chance
error-illegal-answer = '{ $answer }' is not a legal answer now. Legal are: { $options }.
error-game-over = The game is over.
error-unknown-game = There is no game '{ $name }'. The games are: { $names }.
error-bad-setting = { $setting } cannot be '{ $value }'. It may be: { $allowed }.
error-settings-clash = { $setting } '{ $value }' goes with { $other } { $fitting }, not with { $found }.
error-no-setting = This game has no setting '{ $setting }'. { $number ->
    [0] It has none.
   *[other] It has: { $names }.
}
error-bad-seats = Number of players in this mode of { $game }: { $allowed }, not { $seats }.
error-bad-save = This is not a saved game.
error-not-a-save = This is not a saved game. { $reason }
error-not-json = It is not JSON at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
error-other-format = Its format is not '{ $format }'.
error-too-large = It has a number that is too large, or lists that are too deep in one another.
error-garbled-save = In the saved game '{ $field }' is missing or garbled.
error-other-game = { $field ->
    [version] The saved game was played by version { $found } of the rules, and here they are at version { $expected }.
   *[content] The saved game was played with other figures than those here (their fingerprint is { $found }, here { $expected }).
}
error-impossible-answer = Answer { $number } of the saved game cannot have been given. { $reason }
error-broken-commitment = The secret of the saved game does not match its commitment.
error-broken-seal = Not fair: the words of the players on these seats are not the ones they sealed before the game: { $seats }.
error-not-fair = This game was not played with fair chance, so there is nothing to verify.
error-not-over = This game is not over yet; its secret is checked when it is.
error-bad-scene = This is not a scene.
error-scene-word = Part { $part }, column { $column } of the scene: '{ $word }' is not understood. Understood would be: { $allowed }{ $more ->
    [0] .
   *[other] ; there are { $more } more.
}
error-scene-figure = Part { $part }, column { $column } of the scene: '{ $word }' is not a number from { $least } to { $most }.
error-scene-unfinished = Part { $part }, column { $column } of the scene: something is missing here, such as: { $allowed }.
error-scene-too-many = Part { $part }, column { $column } of the scene: '{ $word }' is one word too many.
error-scene-twice = Part { $part }, column { $column } of the scene: '{ $word }' is said twice.
error-scene-lacking = Part { $part }, column { $column } of the scene: of '{ $word }' there are only { $most }.
error-scene-box = The scene needs more of '{ $word }' than there are: { $most }.
error-scene-one = Part { $part }, column { $column } of the scene: here stands one '{ $name }' alone, not '{ $word }'.
error-scene-gameless = The scene does not name its game: a part such as 'game: { $game }' does.
error-scene-heroes = { $heroes ->
    [0] The scene has no heroes
    [one] The scene has one hero
   *[other] The scene has { $heroes } heroes
}; players in this mode of { $game }: { $allowed }. Each hero has a part such as '{ $hero }:'.
error-scene-seats = { $heroes ->
    [one] The scene has one hero
   *[other] The scene has { $heroes } heroes
}, so the seats cannot be { $seats }.
error-scene-other = The scene is one of { $found }, and here { $expected } is played.
error-scene-impossible = No game can stand as this scene says.
error-unknown-answer = '{ $text }' is no answer to this question. Understood would be: { $answers }.
error-out-of-script = The script has no result left for chance question { $number } ({ $kind }).
error-broken-rule = A rule of the game broke its own law: { $stage } { $problem }.
error-bad-content = { $file }, line { NUMBER($line, useGrouping: 0) }: { $problem }

content-not-toml = this is not TOML from column { NUMBER($column, useGrouping: 0) } on.
content-said-twice = what stands at column { NUMBER($column, useGrouping: 0) } has been said before.
content-too-deep = lists and tables stand more than { $most } deep in one another.
content-too-many-digits = a number has too many digits.
content-missing-table = the table [{ $table }] is missing.
content-unknown-table = there is no table '{ $found }'; expected one of: { $allowed }.
content-not-a-table = '{ $table }' must be a table.
content-needs-id = each [[{ $table }]] needs an id of its own.
content-bad-id = the id of a [[{ $table }]] must be text on one line, not { $found }.
content-id-twice = each [[{ $table }]] needs an id of its own; '{ $found }' is another's.
content-row = [[{ $table }]] '{ $row }'
content-single = [{ $table }]
content-nameless = a row of "{ $table }" has no name; those of { $allowed } have.
content-no-languages = { $key } must give a text for each language, as in { "{" } en = "Basilisk", es = "Basilisco" { "}" }, not { $found }.
content-bad-language = { $key }: the language is one of { $allowed }, not { $found }.
content-bad-words = { $key } must be plain text on one line, 1 to { $most } characters, without [ ] < > \ or curly brackets, not { $found }.
content-unknown-key = { $row } has no '{ $found }'; expected one of: { $allowed }.
content-missing-key = { $row } lacks '{ $key }'.
content-no-source = { $row } must say the source of: { $allowed }.
content-bad-source = { $found } is not a source; expected one of: { $allowed }.
content-not-a-list = '{ $key }' must be a list, not { $found }.
content-wrong-type = '{ $key }' is { $found }; expected { $expected }.
content-kind-number = a whole number
content-kind-text = text
content-kind-truth = true or false
content-kind-number-or-text = a whole number or text
content-negative = '{ $key }' must be 0 or more, not { $found }.
content-too-large = '{ $key }' must be { $most } or less.
content-unknown-op = { $found } is not an operation; expected one of: { $allowed }.
content-op-lacks = the operation '{ $op }' takes '{ $key }', which is missing.
content-op-has-no = the operation '{ $op }' has no '{ $key }'; expected only: { $allowed }.
content-unfit = { $row }: '{ $key }' does not fit; expected { $expected }.
content-wrong-total = the copies of [[{ $table }]] add up to { $found }; expected { $expected }, as [box] says in '{ $figure }'.
content-too-few-copies = the copies of [[{ $table }]] add up to { $found }; expected { $least } or more, for [box] says so many in '{ $figure }'.
content-wrong-rows = [[{ $table }]] rows: { $found }; expected { $expected }.
content-expect-exactly = '{ $value }'
content-expect-edition = '{ $value }', the edition asked for
content-expect-stay = a figure that leaves { $needed } rooms, not { $found }
content-expect-at-most = { $value } at most
content-expect-at-least = { $value } at least
content-expect-items = items among torch, crystal_ball, key, sword
content-expect-chests = one or two chests of 1 or more, the richer first
content-expect-strengths = rising strengths for 3, 4 and 5 players
content-expect-hit = the operations wound, lose_coins or eliminate
content-expect-five = exactly five
content-expect-gifts = take (an item), gain_coins or heal
content-expect-who = most_coins, fewest_wounds or everyone
content-expect-highest-or-lowest = highest or lowest
content-expect-does = lose_coins or wound
content-expect-amounts = figures, or 'half'
content-expect-some-amount = some amount above 0, or the trap does nothing
content-expect-no-half = figures: 'half' wounds are half of what one can bear, and in this edition wounds have no limit
content-expect-op-amounts = operations with an amount of 1 or more
content-expect-free-id = an id that no other room has, nor 'dark'
content-expect-rising-wounds = one or more figures, each greater than the one before
content-expect-survivable = { $value } at least, more than the wounds one may begin with alone
content-expect-items-vaults = { $most } vaults with items at most in all, so that { $rooms } rooms are left for the solitaire
content-expect-reward = the operation gain_coins
content-expect-escape = torch, crystal_ball or key
content-expect-weak-cards = power cards 1 to 5, or 'sword'
content-expect-clause = a clause of its chapter of the rulebook, such as 'DR-BOS-2' for a boss
content-expect-power = 1 to 5
error-unknown-bot = There is no bot '{ $name }' for { $game }. The bots are: { $names }.
error-no-bots = --bots names nobody. Try --bots greedy.
error-too-many-bots = --bots names { $bots } bots, and there are { $seats } seats for them.

file-missing = it is not there
file-forbidden = that is not permitted
file-folder = it is a folder
file-no-folder = a part of the path is not a folder
file-full = there is no room left
file-long-name = the name is too long
file-not-text = it is not text in UTF-8
file-other = the system refuses, with error { $number }
