"""Clients for the program's own child processes: the library, snapshots, formulas and a project's git."""
