cli-about = Dungeon tabletop games to play and to study.
cli-epilog = The games' names belong to their owners; Mazmorra is not affiliated with them.
cli-commands = commands
cli-command = COMMAND
cli-lang = language: es, pt (Portugal), pt-BR (Brazil) or en
cli-version = show the version and exit
cli-game = the game: { $games }
cli-rules = read the rules, or one clause of them
cli-rules-clause = a clause such as DR-TRE-2, to read it alone
cli-rules-unknown = There is no clause { $clause }. Try 'mazmorra rules { $game }'.
cli-rules-ruling = our ruling
cli-rules-example = example
cli-content = write out or show what is in a game's box, to compare, correct and play with
cli-content-export = write a game's content as TOML to the standard output
cli-content-edition = the edition whose figures are written
cli-content-show = show everything in a game's box, in a table or on a page
cli-content-html = write a page of HTML, with every tile drawn, to the standard output
cli-content-file = a content file of your own
cli-content-heading = The figures of { $title }.
    Correct what your printed copy says otherwise, then: mazmorra play { $name } --content FILE
    source says where a figure comes from: rulebook, sourced (read off the cards by others) or designed (ours).
cli-verify = check the dice and draws of a fair game
cli-verify-option-commitment = the commitment you saw before the game: it must be this game's
cli-verify-option-seal = the seal of a player's words you saw before the game: it must be one of this game's; may be repeated
cli-verify-fair = Fair: { $number ->
    [one] 1 draw follows
   *[other] all { $number } draws follow
} from the secret that was committed to before the game.
cli-verify-unfair = Not fair: { $number ->
    [one] 1 draw does not follow
   *[other] { $number } draws do not follow
} from the committed secret (answers { $answers }).
cli-verify-commitment = Commitment: { $commitment }
cli-verify-other-commitment = Not fair: this is not the commitment that was shown before the game.
cli-verify-other-seals = Not fair: words with this seal were promised to the dice and are not among them: { $seals }
cli-verify-dropped = Not fair: players on these seats have no words in the dice: { $seats }
cli-verify-unsealed = The words of the players were not sealed before the game (an older game, practice, or one machine): whoever gave theirs last and knew the secret could have chosen.
cli-verify-wordless = No words of players are in the dice (the daily dungeon, practice, or one machine): the secret alone decided them, and they are fair to whoever saw this commitment before the game.
cli-verify-round = The game began at try number { $round }: before that, somebody had not told their words.
cli-verify-carried = Carried over from another game and not checked here: { $number ->
    [one] the first answer.
   *[other] the first { $number } answers.
}
cli-verify-unfinished = The game is not over; this checks the draws so far.
cli-bots = list the bots and how each level plays
cli-bots-game = the game whose levels are listed; without it, all
cli-bots-name = bot
cli-bots-thinks = thinks ahead: { $tries } tries, { $horizon } moments far
cli-bots-glance = { $slips ->
    [0] plays like { $bot }
    [100] gives any legal answer
   *[other] plays like { $bot }; { $slips }% of its answers are anything legal
}
cli-bots-beats = beats the level below in { $won } of 100 games ({ $low } to { $high })
cli-bots-parts = The levels are made of these, which can be named too: { $names }.
cli-bots-characters = A character may stand after a level, as in expert:bold. There are: { $names }.
cli-no-server = The server is not installed. Install it with: pip install "mazmorra[server]"
cli-review = show what a game teaches: chances over time, luck and decisions apart
cli-review-html = write a page of HTML to the standard output instead
cli-file = a saved game: its file, or its number in mazmorra saves
cli-saved-content = the content file it was played with, for a game saved before the printed figures changed
cli-no-file = Cannot read { $file }: { $reason }.
cli-empty-scene = The scene is empty. Wanted is its text, a file with it, or - for the standard input.
cli-no-scene = There is no file '{ $text }', nor is that a scene: a scene has a colon, as in 'wizard: 5 coins'.
cli-no-folder = Cannot use the folder { $folder }: { $reason }.

argparse-usage = usage:{ " " }
argparse-options = options
argparse-arguments = arguments
argparse-help = show this help and exit
argparse-required = these arguments are missing: %s
argparse-choice = '%(value)s' is not possible here (choose from %(choices)s)
argparse-unrecognized = unknown arguments: %s
argparse-ambiguous = %(option)s may be any of %(matches)s
argparse-no-value = no value is expected, and '%s' was given
argparse-one = one value is expected
argparse-type = '%(value)s' is not a number
argparse-error = %(prog)s: %(message)s{"\u000A"}
argparse-argument = %(argument_name)s: %(message)s
host-appoint = let somebody host this server from the browser: they can edit content there
host-dismiss = let somebody host this server from the browser no more
host-hosts = list who hosts this server from the browser: id, name, username
