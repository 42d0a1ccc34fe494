# Players of one's own: how they are named, and what can be wrong with them.

error-own-not-named = There is no bot '{ $name }' for { $game }. If it is a player of your own, allow its code to run with: --bot { $name }
error-player-name = '{ $player }' names no player of your own. Say module:Name or file.py:Name.
error-player-no-file = The player '{ $player }' cannot be loaded. { $file }: { $reason }
error-player-no-module = There is no bot '{ $player }', and no module '{ $module }' in this folder or among what is installed.
error-player-no-name = { $place } has no '{ $name }'. { $names ->
    [none] Nothing there could play.
   *[other] What could play there: { $names }.
 }
error-player-not-callable = '{ $player }' is no player: that takes a function of a view, or a class with choose(view).
error-player-wants = The player '{ $player }' cannot be made. It wants { $wants }; only game and seed are given.
error-player-same-name = { $players } would all be offered as { $name }. Give one of them another name.
error-player-not-begun = The player '{ $player }' could not begin. { $problem }
error-player-failed = The player '{ $player }' failed on seat { $seat }, when asked '{ $kind }'. { $problem }
error-player-answer = The player '{ $player }' answered { $answer } on seat { $seat }, when asked '{ $kind }'. The answers were: { $options }.

cli-bots-own = Your own player is named by its module or file, as in tree.py:Tree.
cli-resume-bot = a player of your own that the saved game names and whose code may run; may be repeated
serve-bot = offer a player of your own to all tables, as module:Name or file.py:Name; may be repeated
open-bot = a player of your own to play against, as module:Name or file.py:Name; may be repeated, the last one takes the seats left over
