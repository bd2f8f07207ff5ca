"""Formulas on the screen: their pictures, and the room for them in a text."""
