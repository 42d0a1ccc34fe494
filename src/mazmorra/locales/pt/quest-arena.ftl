arena-quest-gold = Ouro
arena-quest-turns = Turnos
arena-quest-survivals = Sobrevivência
arena-quest-rounds = Rondas do sol
arena-quest-explored = Salas exploradas
arena-quest-slain = Monstros abatidos
arena-quest-cause = Morre
