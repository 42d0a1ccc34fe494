"""What people are shown of DungeonQuest: how answers are called, what they bring, and the box in words."""
