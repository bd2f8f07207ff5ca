"""The past of a session: reading it, following its file, and evicting old turns from memory."""
