"""Formulas on the screen: their pictures, and the room for the pictures in a text."""
