"""One file a step, oldest first; a step that has been released is never changed."""
