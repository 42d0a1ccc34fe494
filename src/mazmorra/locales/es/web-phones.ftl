# Places at the table on every size of screen.

web-table-only = Solo había una respuesta: { $answer }.
