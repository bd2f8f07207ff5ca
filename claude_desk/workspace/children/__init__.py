"""Our own child processes on the window's side: of the library, of snapshots, of a project's git."""
