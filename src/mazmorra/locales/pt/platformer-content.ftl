# O que deve dizer um ficheiro de conteúdo de Platformer; cada uma completa content-unfit.
content-expect-lines = { $lines } linhas: três filas a partir de cima, cada uma com uma linha de casas e por baixo a dos seus pisos
content-expect-width = { $width } sinais no máximo na linha { $at } do desenho
content-expect-sign = um de { $allowed } na linha { $at } do desenho, sinal { $sign }, e não «{ $found }»
content-expect-ladder-below = uma escada mesmo por baixo de cada plataforma que uma escada atravessa (#)
content-expect-portals = nenhum portal (V), ou pelo menos dois, porque levam de um a outro
content-expect-boss-spawn = uma casa de aparição do chefe (B), porque boss = true
content-expect-boss-shop = uma loja (S), porque boss = true
content-expect-climbable = um desenho que se possa escalar sobre «{ $under }»: de cada casa da fila mais baixa um caminho para cima, e nenhuma casa fora de alcance
content-expect-six-faces = seis faces, com cada um de { $allowed } em pelo menos uma e nada mais
content-expect-star = dois símbolos diferentes de entre: { $allowed }
content-expect-on-one-row = «{ $value }» numa só fila
content-expect-some-effect = uma operação, ou algo em «{ $value }»
content-expect-each-op-once = cada operação uma vez no máximo
content-expect-last-op = «{ $value }» como última operação, porque pergunta algo
content-expect-alone-op = «{ $value }» como única operação
content-expect-one-mark = um só símbolo, porque é por ele que se comparam as cartas de Ikee
content-expect-one-first = uma operação no máximo
content-expect-medusa-alone = false: um espelho só devolve cartas da Medusa
content-expect-mirror-first = 0, salvo com mirror = true
content-expect-summons = um chefe com «summon» próprio
content-expect-every-face = cada uma de { $allowed } em pelo menos uma carta, ou a Medusa tiraria cartas sem fim
