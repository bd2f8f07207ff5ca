"""The page of agents: everything that works, or has worked, for a session beside its turns."""
