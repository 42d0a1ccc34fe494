# Places at the table on every size of screen.

web-start-all-mine = Todas mis partidas
