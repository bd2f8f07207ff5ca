"""TeX formulas as outlines, which a child process of ours makes."""
