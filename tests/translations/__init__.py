"""Every state of the gallery in languages that nobody speaks: `python -m tests.translations [STATE …]`.

It lists texts that are not translated, texts that are cut off though the English is not, and texts that
overlap something. Known faults are in `known_faults.txt`, which must only get shorter.
"""
