"""Messages, stops, rewinds and forks."""
