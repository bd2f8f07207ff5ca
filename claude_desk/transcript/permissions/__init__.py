"""Looking at what a tool asks to do before it does it: a command, an address, a change of a file."""
