arena-quest-gold = Oro
arena-quest-turns = Turnos
arena-quest-survivals = Supervivencia
arena-quest-rounds = Rondas del sol
arena-quest-explored = Salas exploradas
arena-quest-slain = Monstruos abatidos
arena-quest-cause = Muere
