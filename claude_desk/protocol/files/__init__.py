"""Files of ours: bytes to models and back."""
