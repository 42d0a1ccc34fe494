"""What is in the box of Platformer: rows of content files, what they must be, and how they are loaded."""
