"""Rounds of random acts with a kill at the end, and the checks when the program is started again."""

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
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import psutil

from claude_desk.protocol.files.draft_file import DraftFile, read_draft
from claude_desk.protocol.files.queue_file import draft_of, read_queue
from tests import clis
from tests.forks import programs
from tests.kills.walker import NAME
from tests.standin import Answer, Pause, StandIn, Text, ToolUse

SCRIPTED = Path(__file__).with_name("small_cli.py")
_START_SECONDS = 120.0
_STARTS_KILLED = 0.15  # the share of rounds in which the program is killed before it shows a window
_TWO_WINDOWS = 0.3  # the share of the other rounds in which a second process opens the same session
_SECOND = 1000  # added to the number in the names of the second window's messages


def answers(api: StandIn, project: Path) -> None:
    """Set the stand-in's answers to each kind of question."""
    (project / "notes.txt").write_text("some notes\n")
    read = ToolUse("Read", {"file_path": str(project / "notes.txt")})
    slow = Text("Words of ", Pause(0.4), "an answer ", Pause(0.4), "that takes its time.")
    api.on("plain question", ["A plain answer."], forever=True)
    api.on("slow question", [Answer(slow)], forever=True)
    api.on("tool question", [Answer(Text("I look. ", Pause(0.2)), read), Answer(slow)], forever=True)


@dataclass
class Told:
    """The reports of all walkers in one home."""

    sending: set[str] = field(default_factory=set)
    sent: set[str] = field(default_factory=set)
    touched: set[str] = field(default_factory=set)  # may be missing: a walker was removing them
    removed: set[str] = field(default_factory=set)
    stopped: bool = False

    @property
    def sent_beside(self) -> int:
        """The number of messages that second windows sent after they took the session over."""
        return sum(int(name[1:].split("-")[0]) >= _SECOND for name in self.sent)

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
    """A home with one project, in which one program after the other is killed. `forks`: whether the programs
    are forks of a process that has imported them (`tests.forks`)."""

    folder: Path
    cli: Sequence[str]
    environment: dict[str, str]
    api: StandIn | None
    forks: bool = False
    told: Told = field(default_factory=Told)
    kills: int = 0

    @property
    def project(self) -> Path:
        return self.folder / "project"

    def round(self, seed: int, look: bool = False, acts: int = 0, beside: int = 0) -> list[str]:
        """Start the program, check its state, let it act at random and kill it. Return the findings as texts.

        `look`: only check the state, without acts. `acts`: the number of printed lines after which the
        program is killed, however long that takes; with 0 the kill comes after a random time. `beside`: if it
        is not 0, a second process opens the session after `acts` lines. Both processes are then killed after
        `beside` lines of the second process. With 0, chance decides whether there is a second process.
        """
        chance = random.Random(seed)
        early = not (look or acts) and chance.random() < _STARTS_KILLED
        second = bool(beside) or (not (early or look or acts) and chance.random() < _TWO_WINDOWS)
        wrong: list[str] = []
        children: list[psutil.Process] = []
        with ExitStack() as stack:
            walkers = [stack.enter_context(self._walker(seed, look))]
            if early:
                time.sleep(chance.uniform(0.3, 3.0))
            else:
                state = walkers[0].first(_START_SECONDS)
                wrong = self.wrong_in(state)
                self._follow(walkers[0], acts)
                if second and not wrong:
                    walkers.append(
                        stack.enter_context(self._walker(seed + 1, beside=state["state"]["session"]))
                    )
                    wrong += [] if "state" in walkers[1].first(_START_SECONDS) else ["no second window"]
                    self._follow(walkers[1], beside)
                if not (look or acts):
                    time.sleep(chance.uniform(0.0, 5.0) ** 1.2)
            chance.shuffle(walkers)
            for walker in walkers:
                if walker.ended and not look:
                    wrong.append(f"the program ended by itself: {self.folder}/home/walker.log")
                children += walker.kill()
                if walker is not walkers[-1] and not acts:
                    time.sleep(chance.choice((0.0, 0.3, 3.0)))
        for walker in walkers:
            for line in walker.rest():
                self.told.take(line)
        self.kills += not look
        if chance.random() < 0.5:
            psutil.wait_procs(children, timeout=20)
        return wrong

    def _follow(self, walker: "Walker", acts: int) -> None:
        for _ in range(acts):
            self.told.take(walker.first(_START_SECONDS))

    @contextmanager
    def _walker(self, seed: int, look: bool = False, beside: str = "") -> Iterator["Walker"]:
        flags = [*(["--look"] if look else []), *([f"--beside={beside}"] if beside else [])]
        number = self.kills + _SECOND * bool(beside)
        words = [*flags, str(seed), str(number), str(self.project), shlex.join(self.cli)]
        walker = Walker(words, self.environment, self.forks)
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
            "other": self._in_files(but=state["session"]),
            "tabs": self._waiting_in({*state["tabs"]}),
        }
        written = self._in_files()
        # If the CLI has begun to answer but has not written a file, the session shows the known rows.
        known = state["problem"] == "file-gone" and state["rows"]
        wrong = [f"the page {state['problem']}"] if state["problem"] and not known else []
        wrong += [] if state["complete"] else ["the session was not read in time"]
        for name in sorted(self.told.sending | self.told.sent):
            found = {place: counts[name] for place, counts in places.items() if counts[name]}
            count = sum(found.values())
            if count == 0 and name in self.told.sent and name not in self.told.touched:
                # The session's file may have the message in a branch that the window does not show.
                wrong.append(f"{name} is lost, with {written[name]} lines in files: {line}")
            if count > 1 and not (self.told.stopped and found == {"rows": 1, "draft": 1}):
                wrong.append(f"{name} is there {found}")
            if count and name in self.told.removed:
                wrong.append(f"{name} was removed, and is there {found}")
            if "queue" in found and (written[name] or self._gone_on_from(name)):
                wrong.append(f"{name} was taken by Claude, and waits as not sent")
            if (times := self._times_said(name)) > 1:
                wrong.append(f"{name} was said {times} times")
        return wrong

    def _times_said(self, name: str) -> int:
        """Return the greatest number of times that the message is in a conversation that the API received."""
        turns = self.api.turns if self.api is not None else []
        return max((sum(_has(text, name) for text in turn.user_texts()) for turn in turns), default=0)

    def _gone_on_from(self, name: str) -> bool:
        """Return whether Claude has answered the message and a later request of the CLI contained the
        answer."""
        for turn in self.api.turns if self.api is not None else []:
            index = turn.find_prompt(f"question {name}")[0]
            if index >= 0 and _has(str(turn.messages[index]), name) and turn.answers_after(index):
                return True
        return False

    def _waiting_in(self, sessions: set[str]) -> Counter[str]:
        """Return how often each message is in the queues and drafts of those sessions. If two windows have
        continued one session, a message may be in a tab that is not shown."""
        texts: list[str] = []
        for file in (self.folder / "home" / "desk" / "data" / "drafts").glob("*.queue"):
            queue = read_queue(file.read_bytes())
            if queue is not None and queue.session_id in sessions:
                texts += [message.text for message in queue.pending.values()]
                draft = draft_of(queue, _draft_at(file.with_suffix(".json")))
                texts.append(draft.text)
        return _names(texts)

    def _in_files(self, but: str = "") -> Counter[str]:
        """Return in how many lines of session files each message appears as the user's message. Leave out the
        file of the session `but`."""
        texts: list[str] = []
        for file in (self.folder / "home" / ".claude" / "projects").glob("*/*.jsonl"):
            if file.stem != but:
                for line in file.read_bytes().splitlines():
                    if b"question m" in line and line.endswith(b"}"):
                        texts += _said_in(json.loads(line))
        return _names(texts)


def _names(texts: Sequence[str]) -> Counter[str]:
    return Counter(name for text in texts for name in set(NAME.findall(text)))


def _draft_at(file: Path) -> DraftFile | None:
    return read_draft(file.read_bytes()) if file.exists() else None


def _has(text: str, name: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", text) is not None


def _said_in(line: dict[str, Any]) -> list[str]:
    """Return the user's words in a line of a session file: in a message, or in a message that was added to a
    running turn."""
    attachment = line.get("attachment") or {}
    if line.get("type") == "attachment" and attachment.get("type") == "queued_command":
        return [json.dumps(attachment.get("prompt"))]
    return [json.dumps(line["message"].get("content"))] if line.get("type") == "user" else []


def _start_alone(module: str, *words: str, **options: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", module, *words], cwd=clis.ROOT, **options)


class Walker:
    """The process of `tests.kills.walker`, and the lines that it prints."""

    def __init__(self, words: Sequence[str], environment: dict[str, str], forks: bool = False) -> None:
        self._log = Path(environment["HOME"], "walker.log").open("ab")  # noqa: SIM115 - closed by `rest`
        start = programs.start if forks else _start_alone
        self._process = start(
            "tests.kills.walker",
            *words,
            env={**environment, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"},
            stdout=subprocess.PIPE,
            stderr=self._log,
        )
        self._lines: Queue[dict[str, Any]] = Queue()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def first(self, seconds: float) -> dict[str, Any]:
        """Return the next line, or {} if no line comes within `seconds`."""
        try:
            return self._lines.get(timeout=seconds)
        except Empty:
            return {}

    @property
    def ended(self) -> bool:
        return self._process.poll() is not None

    def kill(self) -> list[psutil.Process]:
        """Kill the process, and return the processes that it had started."""
        if self.ended:
            return []
        children = psutil.Process(self._process.pid).children(recursive=True)
        self._process.kill()
        self._process.wait(10)
        return children

    def rest(self) -> list[dict[str, Any]]:
        """Return the lines that were not read yet. Call this after the process has ended."""
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
def home(folder: Path, which: str, forks: bool = False) -> Iterator[Home]:
    """Make a home for rounds. `which`: a version of the CLI, or `scripted`. `forks`: as in `Home`. A fork
    has no imports during which it could be killed."""
    project = folder / "project"
    project.mkdir(parents=True)
    if which == "scripted":
        environment = clis.clean_environment(folder / "home", "http://127.0.0.1:9")
        yield Home(folder, [sys.executable, str(SCRIPTED)], environment, None, forks)
        return
    cli = next(cli for cli in clis.BOTH if cli.version == which)
    with StandIn() as api:
        answers(api, project)
        yield Home(folder, cli.command(), clis.clean_environment(folder / "home", api.url), api, forks)
