"""Plays another script at each start: `nth_start.py FOLDER [flags]`, with FOLDER/script-1.json for the first.

The last script is played by all later starts. Each start leaves its flags in FOLDER/start-N.json.
"""

import json
import runpy
import sys
from pathlib import Path


def main() -> None:
    folder, flags = Path(sys.argv[1]), sys.argv[2:]
    number = len(list(folder.glob("start-*.json"))) + 1
    (folder / f"start-{number}.json").write_text(json.dumps(flags))
    scripts = len(list(folder.glob("script-*.json")))
    script = folder / f"script-{min(number, scripts)}.json"
    player = (folder / "player").read_text()
    # Not in a process of its own: Python's start is a third of what a child of these tests costs.
    sys.argv[:] = [player, str(script), *flags]
    runpy.run_path(player, run_name="__main__")


if __name__ == "__main__":
    main()
