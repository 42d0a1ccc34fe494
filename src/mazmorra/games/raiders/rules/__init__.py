"""The rules of Dungeon Raiders, a file for each chapter of the rulebook."""
