"""Plays a script, or the scripts of a folder: `python -I -S play.py SCRIPT.json|FOLDER [flags]`.

Start N of a folder plays FOLDER/script-N.json; starts after the last script play the last one. Each start
writes its flags to FOLDER/start-N.json.

Python compiles a program each time it is run, but not the modules that the program imports. So there is
little in this file.
"""

import sys

sys.path.insert(0, __file__.rsplit("/", 3)[0])

from tests.scripted_cli import player

player.main(sys.argv[1], sys.argv[2:])
