"""What people are shown of Platformer: how answers are called, what they bring, and the box in words."""
