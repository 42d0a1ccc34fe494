# Places at the table on every size of screen.

web-table-only = Só havia uma resposta: { $answer }.
