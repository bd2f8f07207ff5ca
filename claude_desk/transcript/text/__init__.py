"""Text: cleaning, colouring, comparing."""
