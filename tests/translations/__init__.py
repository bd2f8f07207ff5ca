"""Every state of the gallery in languages that nobody speaks: `python -m tests.translations [STATE …]`.

The command lists texts that are not translated, texts that are cut off although the English text is not, and
texts that overlap something. Known faults are in `known_faults.txt`, which must only get shorter.
"""
