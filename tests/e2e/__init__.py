"""The program against the real CLIs."""
