"""What one session's file says: read by byte offsets, as rows."""
