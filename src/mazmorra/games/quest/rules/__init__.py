"""The rules of DungeonQuest, a file for each chapter of the rulebook."""
