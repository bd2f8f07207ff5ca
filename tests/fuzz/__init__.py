"""Random input for the code that reads the wire, the disk and Claude's text: nothing may break.

pytest tries each target briefly; `python -m tests.fuzz` tries them for as long as you like.
"""
