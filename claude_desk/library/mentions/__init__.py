"""The files of a project that a message can mention. A child process lists and matches them."""
