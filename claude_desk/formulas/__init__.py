"""TeX formulas as outlines, which a child process makes."""
