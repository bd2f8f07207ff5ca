"""Running the CLI as a child process: finding it, guarding it, talking with it."""
