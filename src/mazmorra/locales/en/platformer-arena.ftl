arena-platformer-gems = Gems
arena-platformer-falls = Falls
arena-platformer-downs = Downed
arena-platformer-met = Meets the boss
arena-platformer-rounds = Rounds
arena-platformer-defeated = Enemies defeated
arena-platformer-questions = Questions a turn
