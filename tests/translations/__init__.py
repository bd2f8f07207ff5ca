"""Every state of the gallery in languages that nobody speaks: `python -m tests.translations [STATE …]`.

It lists what is not translated, what is cut off where the English is not, and what lies over something else.
What is known of the latter is in `known_faults.txt`, which must only get shorter.
"""
