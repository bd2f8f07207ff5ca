"""Plays a scenario with a real CLI and the stand-in, and writes a trimmed recording of the wire.

`python -m tests.recorder SCENARIO [--cli VERSION] [--to FOLDER]`; without a name it lists the scenarios. A
recording has one JSON object per line: `t` (seconds since the start), `dir` (`in`: to the CLI) and `frame`.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tests import clis, loopback
from tests.e2e.scenarios import SCENARIOS
from tests.e2e.scenarios_decisions import DECISIONS
from tests.e2e.steps import Scenario
from tests.e2e.wire_player import WirePlayer
from tests.standin import StandIn
from tests.wire_client import WireCli

KEPT = 4
"""The number of items that are kept of each list in `LONG_LISTS`."""
LONG_LISTS = ("commands", "slash_commands", "terminal_slash_commands", "agents", "skills", "models")
LONGEST = 4000
"""Strings with more characters lose their middle."""

PLAYABLE = {scenario.name: scenario for scenario in [*SCENARIOS, *DECISIONS] if not scenario.drops_interrupts}


def record(scenario: Scenario, cli: clis.Cli) -> Iterator[str]:
    """Yield the lines of a recording, without their newlines."""
    with tempfile.TemporaryDirectory() as scratch, StandIn() as api:
        folder, home = Path(scratch) / "project", Path(scratch) / "home"
        folder.mkdir()
        scenario.prepare(api, folder)
        with WireCli(cli.command(), folder, clis.clean_environment(home, api.url)) as wire:
            wire.ask("initialize")
            WirePlayer(wire, api).play(scenario.acts_for(cli.version))
        names = {
            str(folder): "/home/user/project",
            str(home): "/home/user",
            str(folder).replace("/", "-"): "-home-user-project",
            scratch.replace("/", "-"): "-home-user",
            api.url: "http://127.0.0.1:1",
            api.url.removeprefix("http://"): "127.0.0.1:1",
        }
        for seconds, direction, frame in wire.log:
            yield json.dumps({"t": round(seconds, 3), "dir": direction, "frame": trim(frame, names)})


def trim(value: Any, names: Mapping[str, str], key: str = "") -> Any:
    """Shorten long lists and strings, and replace texts of this machine. `names`: these texts and their
    replacements."""
    if isinstance(value, dict):
        return {name: trim(inner, names, name) for name, inner in value.items()}
    if isinstance(value, list):
        kept = value[:KEPT] if key in LONG_LISTS else value
        return [trim(inner, names) for inner in kept]
    if not isinstance(value, str):
        return value
    for found, replacement in names.items():
        value = value.replace(found, replacement)
    if len(value) <= LONGEST:
        return value
    return f"{value[: LONGEST // 2]}… trimmed …{value[-LONGEST // 2 :]}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.recorder", description=__doc__.splitlines()[0])
    parser.add_argument("scenario", nargs="?", choices=sorted(PLAYABLE))
    parser.add_argument("--cli", choices=[cli.version for cli in clis.BOTH], help="one version alone")
    parser.add_argument("--to", type=Path, default=clis.ROOT / "tests" / "recordings")
    options = parser.parse_args(arguments)
    if options.scenario is None:
        print("\n".join(PLAYABLE))
        return 0
    loopback.enter()
    for cli in clis.BOTH:
        if options.cli in (None, cli.version):
            path = options.to / cli.version / f"{options.scenario}.ndjson"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("".join(f"{line}\n" for line in record(PLAYABLE[options.scenario], cli)))
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
