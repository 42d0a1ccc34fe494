"""Content being edited in the browser: what is wrong with it, how its cards will look, what it changes."""
