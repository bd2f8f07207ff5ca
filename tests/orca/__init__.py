"""What Orca speaks on a scripted day: `spoken.txt`.

`python -m tests.orca` plays the day and prints each act with the words that Orca speaks. With `--write` it
also writes the words to `spoken.txt`. `tests/faults/test_orca_day.py` compares them.
"""
