arena-platformer-gems = Gemas
arena-platformer-falls = Caídas
arena-platformer-downs = Derribos
arena-platformer-met = Llega al jefe
arena-platformer-rounds = Rondas
arena-platformer-defeated = Enemigos derrotados
arena-platformer-questions = Preguntas por turno
