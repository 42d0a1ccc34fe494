arena-quest-rounds = Rodadas do sol
