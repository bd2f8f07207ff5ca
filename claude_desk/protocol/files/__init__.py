"""The program's own files: bytes to models and back."""
