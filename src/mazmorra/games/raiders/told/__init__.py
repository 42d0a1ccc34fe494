"""What people are shown of Dungeon Raiders: how answers are called, what they bring, and the box in words."""
