"""What outlives a session: settings, places, trust in folders, logs."""
