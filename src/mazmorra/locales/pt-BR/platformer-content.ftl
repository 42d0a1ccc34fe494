content-expect-sign = um de { $allowed } na linha { $at } do desenho, sinal { $sign }, e não “{ $found }”
content-expect-ladder-below = uma escada logo abaixo de cada plataforma que uma escada atravessa (#)
content-expect-climbable = um desenho que se possa escalar sobre “{ $under }”: de cada casa da fila mais baixa um caminho para cima, e nenhuma casa fora de alcance
content-expect-on-one-row = “{ $value }” numa só fila
content-expect-some-effect = uma operação, ou algo em “{ $value }”
content-expect-last-op = “{ $value }” como última operação, porque pergunta algo
content-expect-alone-op = “{ $value }” como única operação
content-expect-summons = um chefe com “summon” próprio
