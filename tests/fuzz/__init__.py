"""Whatever comes, nothing breaks: random input for what reads the wire, the disk and Claude's text.

A target is tried shortly by pytest and for as long as one likes by `python -m tests.fuzz`.
"""
