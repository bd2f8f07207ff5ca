"""What a tool asks to do, before it does it: parts of a command, an address, a change of a file."""
