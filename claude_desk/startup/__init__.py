"""What happens before and around the first frame."""
