"""The files of a project that a message can mention: listed and matched by a child process of ours."""
