"""The page of agents: the agents, workflows, commands and monitors of a session."""
