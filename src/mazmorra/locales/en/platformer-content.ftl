# What a content file of Platformer must say; each completes content-unfit.
content-expect-lines = { $lines } lines: three rows from the top, each a line of cells and the line of floors under them
content-expect-width = { $width } signs at most in line { $at } of the drawing
content-expect-sign = one of { $allowed } in line { $at } of the drawing, sign { $sign }, not '{ $found }'
content-expect-ladder-below = a ladder right under every platform that a ladder crosses (#)
content-expect-portals = no void portal (V), or at least two, since they lead to each other
content-expect-boss-spawn = a boss spawn space (B), since boss = true
content-expect-boss-shop = a shop (S), since boss = true
content-expect-climbable = a drawing that can be climbed when it lies on '{ $under }': from every space of the lowest row a way up, and no space out of reach
content-expect-six-faces = six faces, with each of { $allowed } on at least one and nothing else
content-expect-star = two different symbols among: { $allowed }
content-expect-on-one-row = '{ $value }' on one row alone
content-expect-some-effect = an operation, or something in '{ $value }'
content-expect-each-op-once = each operation once at most
content-expect-last-op = '{ $value }' as the last operation, since it asks something
content-expect-alone-op = '{ $value }' as the only operation
content-expect-one-mark = one symbol, since Ikee's cards are compared by it
content-expect-one-first = one operation at most
content-expect-medusa-alone = false: only Medusa's cards can be turned away by a mirror
content-expect-mirror-first = 0, unless mirror = true
content-expect-summons = a boss with a 'summon' of its own
content-expect-every-face = each of { $allowed } on at least one card, or Medusa would draw for ever
