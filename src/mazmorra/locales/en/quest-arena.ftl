arena-quest-gold = Gold
arena-quest-turns = Turns
arena-quest-survivals = Survival
arena-quest-rounds = Rounds of the sun
arena-quest-explored = Rooms explored
arena-quest-slain = Monsters slain
arena-quest-cause = Dies
