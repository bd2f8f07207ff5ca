"""Reading files and running programs within bounds, so that neither can take up the program's time or
memory."""
