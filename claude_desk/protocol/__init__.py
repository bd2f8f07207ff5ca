"""The wire and the disk format: bytes to typed messages and back. No Qt here."""
