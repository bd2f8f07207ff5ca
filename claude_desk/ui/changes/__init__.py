"""View models of Claude's changes to files: to show, review, undo and stage them."""
