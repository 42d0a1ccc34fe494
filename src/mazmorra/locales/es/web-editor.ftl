server-hosts-only = Eso solo pueden hacerlo los anfitriones de este servidor. Los nombra quien lo lleva, con: mazmorra host appoint NOMBRE
server-comparing = Tu última comparación todavía se está jugando. Espera a que acabe, o cancélala.
