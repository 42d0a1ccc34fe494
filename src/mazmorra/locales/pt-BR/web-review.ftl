web-review-working = Percorrendo a partida: { $percent }%
web-review-waiting = A revisão vem em seguida, depois das que foram pedidas antes.
web-review-meanwhile = Enquanto isso você pode continuar revendo a partida, ou voltar mais tarde: a revisão fica salva com ela.
web-review-failed = Não foi possível terminar a revisão.
web-review-accounts = Sorte, decisões e precisão de cada um, em centésimos de partida
web-review-why-decided = { $name } perdeu sobretudo por decisões: elas deram de graça { $points } centésimos de partida.
web-review-took = A sorte tirou { $points } de { $name }.
