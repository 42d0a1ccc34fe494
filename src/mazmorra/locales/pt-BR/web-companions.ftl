web-companions-title = Pessoas com quem você jogou
web-companions-why = Um toque convida: para a sua mesa que espera jogadores ou para uma nova.
web-companions-asked = { $name } recebeu o seu convite. Vir ou não fica por conta dessa pessoa.
web-companions-invites-you = { $name } convida você para { $game }
web-companions-sit = Sentar
web-companions-invitable = Quem já jogou comigo pode me convidar
