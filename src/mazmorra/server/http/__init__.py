"""The HTTP side of the server: one file for each thing people ask about. Rules and rows are elsewhere."""
