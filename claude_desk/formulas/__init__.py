"""Formulas of TeX as outlines, drawn in a child process of ours."""
