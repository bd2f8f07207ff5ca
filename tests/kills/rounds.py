"""Rounds of a walk with a kill at its end, and what has to hold when the program is started again."""

import json
import random
import re
import shlex
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import psutil

from tests import clis
from tests.kills.walker import NAME
from tests.standin import Answer, Pause, StandIn, Text, ToolUse

SCRIPTED = Path(__file__).with_name("scripted_cli.py")
_START_SECONDS = 120.0
_STARTS_KILLED = 0.15  # of all rounds: the program is killed before it shows anything


def answers(api: StandIn, project: Path) -> None:
    """What the stand-in says to each kind of question."""
    (project / "notes.txt").write_text("some notes\n")
    read = ToolUse("Read", {"file_path": str(project / "notes.txt")})
    slow = Text("Words of ", Pause(0.4), "an answer ", Pause(0.4), "that takes its time.")
    api.on("plain question", ["A plain answer."], forever=True)
    api.on("slow question", [Answer(slow)], forever=True)
    api.on("tool question", [Answer(Text("I look. ", Pause(0.2)), read), Answer(slow)], forever=True)


@dataclass
class Told:
    """What the hand of all walks of one home said."""

    sending: set[str] = field(default_factory=set)
    sent: set[str] = field(default_factory=set)
    touched: set[str] = field(default_factory=set)  # may be gone: the hand was about to remove them
    removed: set[str] = field(default_factory=set)
    stopped: bool = False

    def take(self, line: dict[str, Any]) -> None:
        match line:
            case {"sending": str() as name}:
                self.sending.add(name)
            case {"sent": str() as name}:
                self.sent.add(name)
            case {"removing": list() as names}:
                self.touched.update(names)
            case {"removed": list() as names}:
                self.removed.update(names)
            case {"stopping": True}:
                self.stopped = True


@dataclass
class Home:
    """One home with one project, in which one program after the other is killed."""

    folder: Path
    cli: Sequence[str]
    environment: dict[str, str]
    api: StandIn | None
    told: Told = field(default_factory=Told)
    kills: int = 0

    @property
    def project(self) -> Path:
        return self.folder / "project"

    def round(self, seed: int, look: bool = False) -> list[str]:
        """Start the program, look at what there is, walk and kill. Gives what is not as it has to be."""
        chance = random.Random(seed)
        early = not look and chance.random() < _STARTS_KILLED
        wrong: list[str] = []
        with self._walker(seed, look) as walker:
            if early:
                time.sleep(chance.uniform(0.3, 3.0))
            else:
                wrong = self.wrong_in(walker.first(_START_SECONDS))
                if not look:
                    time.sleep(chance.uniform(0.0, 5.0) ** 1.2)
            children = walker.kill()
        for line in walker.rest():
            self.told.take(line)
        self.kills += not look
        if chance.random() < 0.5:
            psutil.wait_procs(children, timeout=20)
        return wrong

    @contextmanager
    def _walker(self, seed: int, look: bool) -> Iterator["Walker"]:
        flags = ["--look"] if look else []
        words = [*flags, str(seed), str(self.kills), str(self.project), shlex.join(self.cli)]
        walker = Walker(words, self.environment)
        try:
            yield walker
        finally:
            walker.kill()

    def wrong_in(self, line: dict[str, Any]) -> list[str]:
        state = line.get("state")
        if state is None:
            return [f"no state: {line}"]
        places: dict[str, Counter[str]] = {
            "rows": _names(state["rows"]),
            "queue": _names(state["queue"]),
            "draft": _names([state["draft"]]),
            "other": self._in_other_sessions(state["session"]),
        }
        # A session of which the CLI wrote nothing, but in which it has begun to answer, shows what is known of it.
        known = state["problem"] == "file-gone" and state["rows"]
        wrong = [f"the page {state['problem']}"] if state["problem"] and not known else []
        for name in sorted(self.told.sending | self.told.sent):
            found = {place: counts[name] for place, counts in places.items() if counts[name]}
            count = sum(found.values())
            if count == 0 and name in self.told.sent and name not in self.told.touched:
                wrong.append(f"{name} is lost")
            if count > 1 and not (self.told.stopped and found == {"rows": 1, "draft": 1}):
                wrong.append(f"{name} is there {found}")
            if count and name in self.told.removed:
                wrong.append(f"{name} was removed, and is there {found}")
            taken = self._taken(name)
            if taken and "queue" in found:
                wrong.append(f"{name} was taken by Claude, and waits as not sent")
            if taken > 1:
                wrong.append(f"{name} was said {taken} times")
        return wrong

    def _taken(self, name: str) -> int:
        """How often Claude was told the message: how many of the newest conversation's texts have it."""
        if self.api is None:
            return 0
        whole = re.compile(rf"\b{re.escape(name)}\b")
        counts = [
            sum(bool(whole.search(text)) for text in turn.user_texts() if "question" in text)
            for turn in self.api.turns
        ]
        return max(counts, default=0)

    def _in_other_sessions(self, session: str) -> Counter[str]:
        texts: list[str] = []
        for file in (self.folder / "home" / ".claude" / "projects").glob("*/*.jsonl"):
            if file.stem != session:
                for line in file.read_bytes().splitlines():
                    if b'"type":"user"' in line.replace(b'": "', b'":"') and b"question" in line:
                        texts.append(str(json.loads(line).get("message", {}).get("content", "")))
        return _names(texts)


def _names(texts: Sequence[str]) -> Counter[str]:
    return Counter(name for text in texts for name in set(NAME.findall(text)))


class Walker:
    """The process of `tests.kills.walker`, and what it says."""

    def __init__(self, words: Sequence[str], environment: dict[str, str]) -> None:
        self._log = Path(environment["HOME"], "walker.log").open("ab")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.kills.walker", *words],
            cwd=clis.ROOT,
            env={**environment, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"},
            stdout=subprocess.PIPE,
            stderr=self._log,
        )
        self._lines: Queue[dict[str, Any]] = Queue()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def first(self, seconds: float) -> dict[str, Any]:
        """The first line; {} where none comes."""
        try:
            return self._lines.get(timeout=seconds)
        except Empty:
            return {}

    def kill(self) -> list[psutil.Process]:
        """Gives the processes that it had begun."""
        if self._process.poll() is not None:
            return []
        children = psutil.Process(self._process.pid).children(recursive=True)
        self._process.kill()
        self._process.wait(10)
        return children

    def rest(self) -> list[dict[str, Any]]:
        """All that it said beside the first line, once it is gone."""
        self._reader.join(10)
        self._log.close()
        found = []
        while not self._lines.empty():
            found.append(self._lines.get())
        return found

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as said:
            for line in said:
                if line.startswith(b"{") and line.endswith(b"}\n"):
                    self._lines.put(json.loads(line))


@contextmanager
def home(folder: Path, which: str) -> Iterator[Home]:
    """`which`: a version of the CLI, or `scripted`."""
    project = folder / "project"
    project.mkdir(parents=True)
    if which == "scripted":
        environment = clis.clean_environment(folder / "home", "http://127.0.0.1:9")
        yield Home(folder, [sys.executable, str(SCRIPTED)], environment, None)
        return
    cli = next(cli for cli in clis.BOTH if cli.version == which)
    with StandIn() as api:
        answers(api, project)
        yield Home(folder, cli.command(), clis.clean_environment(folder / "home", api.url), api)
