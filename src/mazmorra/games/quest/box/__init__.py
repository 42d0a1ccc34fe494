"""What is in the box of DungeonQuest: rows of content files, what they must be, and how they are loaded."""
