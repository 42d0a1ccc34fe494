arena-platformer-rounds = Rodadas
