"""Files read and programs run within bounds: what others offer can take neither our time nor our memory."""
