"""The data that outlives a session: settings, folders, trust in folders, drafts, logs."""
