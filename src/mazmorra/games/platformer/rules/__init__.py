"""The rules of Platformer, a file for each chapter of the rulebook."""
