"""View models of what Claude changed in the files: shown, reviewed, undone, staged."""
