"""Pictures of every page and state of a table, at every width and in both themes, to be looked at."""
