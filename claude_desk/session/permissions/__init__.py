"""Permission requests and their log."""
