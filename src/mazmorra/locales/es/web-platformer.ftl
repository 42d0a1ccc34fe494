# La pantalla de Platformer: la torre, el final y cómo se llaman sus partes.

web-platformer-tower = La torre. Arrástrala, acércala y aléjala con más y menos, mírala entera con 0, sigue el turno con F.
web-platformer-level-mist = Nivel { $level }, aún sin ver
web-platformer-level-boss = Aquí arriba espera el jefe
web-platformer-level-gone = El nivel { $level } se ha derrumbado
web-platformer-go = Usa una bota para ir a { $place }{ $attackers ->
    [0] {""}
    [one] . Ataca { $attackers } enemigo
   *[other] . Atacan { $attackers } enemigos
}{ $wounds ->
    [0] {""}
    [one] . { $wounds } herida
   *[other] . { $wounds } heridas
}
web-platformer-where-hero = { $name } ({ $hero }) está en { $place }, nivel { $level }.
web-platformer-where-off = { $name } ({ $hero }) está fuera del mapa.
web-platformer-where-enemy = { $enemy } en { $place }: daño { $damage }, salud { $health }.
web-platformer-round = Ronda { $round } de { $rounds }
web-platformer-setup = Antes de la primera ronda
web-platformer-sheets = Cartas de los héroes
web-platformer-part-sheets = Cartas de los héroes
web-platformer-part-shop = Tienda
web-platformer-part-foes = Enemigos
web-platformer-sign-platform = Plataforma
web-platformer-sign-text-platform = Nadie la atraviesa, ni al caer ni al saltar.
web-platformer-sign-wall = Muro
web-platformer-sign-text-wall = No deja pasar, ni tampoco los ataques.
web-platformer-sign-ladder = Escalera
web-platformer-sign-text-ladder = Un héroe aquí no cae. A los enemigos no los sostiene.
web-platformer-sign-pierced = Escalera que cruza una plataforma
web-platformer-sign-text-pierced = Sostiene a todos y deja subir y bajar.
web-platformer-sign-oneway = Suelo de un solo sentido
web-platformer-sign-text-oneway = Sube hasta el jefe; bajar, nunca más.
web-platformer-sign-trap = Trampa
web-platformer-sign-text-trap = Un héroe que entra o cae por ella sufre 1 herida.
web-platformer-sign-shop = Tienda
web-platformer-sign-text-shop = Aquí puedes comprar objetos y pociones.
web-platformer-sign-portal = Portal del vacío
web-platformer-sign-text-portal = Una bota te lleva a otro portal del nivel, y nadie ataca.
web-platformer-sign-spawn = Guarida
web-platformer-sign-text-spawn = Aquí aparece un enemigo cuando se descubre el nivel.
web-platformer-sign-boss = El lugar del jefe
web-platformer-sign-text-boss = El jefe aparece en uno de estos.
web-platformer-sign-special = Señal del jefe
web-platformer-sign-text-special = Lo que hay aquí depende del jefe.
web-platformer-sign-gold = Oro
web-platformer-sign-text-gold = Es tuyo cuando pasas, incluso al caer.
web-platformer-sign-gem = Gema
web-platformer-sign-text-gem = Hace que un símbolo cuente más veces.
web-platformer-sign-enemy = Enemigo
web-platformer-sign-text-enemy = El rombo rojo son las heridas que causa; el corazón verde, las que aguanta en un solo ataque.
web-platformer-sign-reach = A tu alcance
web-platformer-sign-text-reach = Toca la casilla para usar una bota e ir allí. Las espadas rojas avisan: te van a atacar.
web-platformer-sign-fall = Caída
web-platformer-sign-text-fall = Dónde aterriza quien no se apoya en nada cuando actúa la gravedad: al acabar el turno, o antes si tú quieres.
web-platformer-count = El final
web-platformer-count-who = Quién
web-platformer-count-level = Nivel
web-platformer-count-why = ¿Por qué?
web-platformer-count-skip = Ver el resultado
web-platformer-winner = Gana
web-platformer-points = Puntos
web-platformer-points-events = Eventos que quedan
web-platformer-points-enemies = Enemigos derrotados
web-platformer-points-overkill = Heridas de más al jefe
web-platformer-points-gems = Gemas
web-platformer-points-worth = Oro y cartas

web-start-length-platformer = unos 45 minutos
web-start-special-platformer = Una torre llena de oro, gemas y monstruos. Tira los dados, salta, trepa, empuja a otros al vacío: lo que nada sostiene, cae. En lo más alto espera un jefe que solo cae de un único golpe tremendo.
web-start-alone-platformer = Doce turnos para derribar al jefe, y un evento en cada uno. Si lo logras, se cuentan tus puntos.
web-start-picture-platformer = Una torre en sección: plataformas, escaleras, pinchos y una tienda, con héroes que saltan y trepan hacia un jefe con corona.
web-lobby-setting-map = Torre
web-lobby-setting-tiles = Piezas
web-lobby-setting-boss = Jefe
web-lobby-setting-artifacts = Artefactos
web-lobby-setting-cards = Cartas
web-lobby-setting-pool = Salud de Medusa
web-lobby-switch-platformer-map-normal = Tres niveles y el del jefe. De uno a cuatro; a solas tienes doce turnos.
web-lobby-switch-platformer-map-larger = Un nivel más que trepar. De dos a cuatro.
web-lobby-switch-platformer-map-harder = Un nivel más, y los enemigos más fuertes en los dos de debajo del jefe.
web-lobby-switch-platformer-tiles-mixed = Bosque y vacío, mezclados.
web-lobby-switch-platformer-tiles-forest = Escaleras y plataformas, sin portales: buena para una primera partida.
web-lobby-switch-platformer-tiles-void = Portales por todas partes.
web-lobby-switch-platformer-boss-random = El azar elige quién espera arriba.
web-lobby-switch-platformer-boss-medusa = Su mirada petrifica y su cola te barre.
web-lobby-switch-platformer-boss-ikee = Un señor con guardias que te golpea con tus propios dados.
web-lobby-switch-platformer-artifacts-off = Sin ellos, como en una primera partida.
web-lobby-switch-platformer-artifacts-on = Cada uno es de quien cumple su hazaña, hasta que otro se lo quita.
web-lobby-switch-platformer-cards-core = Los héroes, enemigos, objetos y pociones de la caja.
web-lobby-switch-platformer-cards-all = Más de todo, con el mismo espíritu.
web-lobby-switch-platformer-pool-sum = Cuatro heridas y una por cada nivel.
web-lobby-switch-platformer-pool-double = Dos heridas por cada nivel.
web-platformer-course = Nivel alcanzado, turno a turno
web-platformer-lost-slower = { $level ->
    [0] estabas fuera del mapa cuando cayó el jefe
   *[other] estabas en el nivel { $level } cuando cayó el jefe
}
web-platformer-lost-downed = te derribaron
web-platformer-lost-events = se acabaron los eventos antes de que cayera el jefe
web-platformer-lost-rounds = se acabaron las rondas antes de que cayera el jefe
