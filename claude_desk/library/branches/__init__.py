"""Where a session's file may be cut: for going back, and for going on beside."""
