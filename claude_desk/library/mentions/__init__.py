"""The files of a project that a message can mention. A child process of ours lists and matches them."""
