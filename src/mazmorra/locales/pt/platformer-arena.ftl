arena-platformer-gems = Gemas
arena-platformer-falls = Quedas
arena-platformer-downs = Derrubes
arena-platformer-met = Chega ao chefe
arena-platformer-rounds = Rondas
arena-platformer-defeated = Inimigos derrotados
arena-platformer-questions = Perguntas por turno
