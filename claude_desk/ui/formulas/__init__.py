"""Formulas on the screen: their pictures, and their room in a text."""
