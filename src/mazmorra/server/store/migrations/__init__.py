"""How a database grows from empty to what this version needs."""
