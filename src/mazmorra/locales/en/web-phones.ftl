# Places at the table on every size of screen.

web-table-only = There was only one answer: { $answer }.
