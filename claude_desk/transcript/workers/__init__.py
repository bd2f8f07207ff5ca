"""The agents, workflows, commands and monitors of a session, as one tree of values."""
