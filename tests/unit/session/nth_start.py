"""Plays another script at each start: `nth_start.py FOLDER [flags]`, with FOLDER/script-1.json for the first.

The last script is played by all later starts. Each start leaves its flags in FOLDER/start-N.json.
"""

import json
import os
import sys
from pathlib import Path


def main() -> None:
    folder, flags = Path(sys.argv[1]), sys.argv[2:]
    number = len(list(folder.glob("start-*.json"))) + 1
    (folder / f"start-{number}.json").write_text(json.dumps(flags))
    scripts = len(list(folder.glob("script-*.json")))
    script = folder / f"script-{min(number, scripts)}.json"
    player = (folder / "player").read_text()
    os.execv(sys.executable, [sys.executable, "-I", player, str(script), *flags])


if __name__ == "__main__":
    main()
