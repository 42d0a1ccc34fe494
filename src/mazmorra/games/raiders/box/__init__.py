"""What is in the box of Dungeon Raiders: rows of content files, what they must be, and how they are
loaded.
"""
