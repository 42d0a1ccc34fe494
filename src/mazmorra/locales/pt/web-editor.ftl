server-hosts-only = Só os anfitriões deste servidor podem fazer isso. Nomeia-os quem o gere, com: mazmorra host appoint NOME
server-comparing = A tua última comparação ainda está a ser jogada. Espera que acabe, ou cancela-a.
