"""Plays a different script at each start: `sequence_player.py FOLDER [flags]`.

Start N plays FOLDER/script-N.json; starts after the last script play the last one. Each start writes its
flags to FOLDER/start-N.json.
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
    # Run the player in this process: the start of another Python takes a third of the time of a child in
    # these tests.
    sys.argv[:] = [player, str(script), *flags]
    runpy.run_path(player, run_name="__main__")


if __name__ == "__main__":
    main()
