"""The rules of Dungeon Raiders on rows of numbers, one file a chapter, named as in `games/raiders/rules`."""
