"""What outlives a session: settings, folders, trust in them, drafts, logs."""
