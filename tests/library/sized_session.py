"""Writes one session file, turn after turn, until the file has its size."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

from tests.library import shapes
from tests.library.shapes import NEW, OLDEST, Shape
from tests.library.texts import Texts, escaped


@dataclass
class Plan:
    """The description of a session. `size` is its approximate size in bytes; `began` is in epoch seconds."""

    index: int
    path: Path
    shape: Shape
    size: int
    began: float
    seed: int
    title: str = ""  # a custom-title line
    made_title: str = ""  # an ai-title line, or a summary of older ones
    strands: bool = False
    compacted: bool = False
    agents: bool = False
    damaged: bool = False
    cut: bool = False  # the last line breaks off
    wide: int = 1_500  # characters of an output, on average

    @property
    def needle(self) -> str:
        """A word that only this session's first prompt contains."""
        return f"needle{self.index}x"


@dataclass
class Writer:
    """Writes lines and counts their bytes; the uuids come from the session's own random generator."""

    file: IO[bytes]
    pick: random.Random
    shape: Shape
    clock: float
    written: int = 0
    parent: str = ""
    leaves: list[str] = field(default_factory=list)

    def put(self, line: str) -> None:
        data = line.encode() + b"\n"
        self.file.write(data)
        self.written += len(data)

    def uuid(self) -> str:
        return uuid_of(self.pick)

    def time(self) -> str:
        self.clock += self.pick.random() * 20
        return datetime.fromtimestamp(self.clock, UTC).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"

    def link(self, make: Callable[..., str], *arguments: str) -> str:
        """Write a line whose parent is the last line; return its uuid."""
        uuid = self.uuid()
        self.put(make(uuid, self.parent, self.time(), *arguments))
        self.parent = uuid
        return uuid


def uuid_of(pick: random.Random) -> str:
    digits = f"{pick.getrandbits(128):032x}"
    return f"{digits[:8]}-{digits[8:12]}-4{digits[13:16]}-8{digits[17:20]}-{digits[20:]}"


def write_session(plan: Plan, texts: Texts) -> float:
    """Write the file, and its agents' files beside it. Return the time of the last line."""
    pick = random.Random(f"session {plan.seed} {plan.index}")
    plan.path.parent.mkdir(parents=True, exist_ok=True)
    with plan.path.open("wb", buffering=1 << 20) as file:
        writer = Writer(file, pick, plan.shape, plan.began)
        _Session(plan, writer, texts).write()
        return writer.clock


class _Session:
    def __init__(self, plan: Plan, writer: Writer, texts: Texts) -> None:
        self._plan = plan
        self._w = writer
        self._texts = texts
        self._pick = writer.pick
        self._shape = writer.shape
        self._prompt = ""
        self._turns = 0

    def write(self) -> None:
        plan, w = self._plan, self._w
        if plan.made_title and plan.shape.version != NEW:
            w.put(self._shape.summary(escaped(plan.made_title), uuid_of(self._pick)))
        while self._turns == 0 or w.written < plan.size:
            self._turn()
            if plan.damaged and self._turns == 2:
                w.file.write(b'{"parentUuid":"broken","isSidechain":fal\n\x00\xff\xfe not a line\n[1,2]\n')
            if plan.compacted and self._turns % 40 == 5:
                self._compact()
            elif plan.strands and len(w.leaves) > 3 and self._pick.random() < 0.15:
                w.parent = self._pick.choice(w.leaves[-4:-1])
        self._end()

    def _end(self) -> None:
        plan, w = self._plan, self._w
        if plan.made_title:
            if plan.shape.version == NEW:
                w.put(self._shape.named("ai-title", "aiTitle", escaped(plan.made_title)))
            else:
                w.put(self._shape.summary(escaped(plan.made_title), w.parent))
        if plan.title:
            w.put(self._shape.named("custom-title", "customTitle", escaped(plan.title)))
        if plan.shape.version == NEW:
            w.put(self._shape.last_prompt(self._prompt, w.parent))
            w.put(self._shape.cost(0.0014 * self._turns))
        if plan.cut:
            w.file.write(self._shape.user(w.uuid(), w.parent, w.time(), '"never finish').encode()[:200])

    def _turn(self) -> None:
        self._turns += 1
        pick, w = self._pick, self._w
        words = self._texts.words(pick, pick.randint(5, 25))
        self._prompt = f"{self._plan.needle} {words}" if self._turns == 1 else words
        if self._shape.version == NEW or pick.random() < 0.3:
            w.put(self._shape.queued(w.time(), "enqueue", self._prompt))
            w.put(self._shape.queued(w.time(), "dequeue"))
        leaf = w.parent
        uuid = w.link(self._shape.user, self._content())
        w.put(self._shape.snapshot(uuid, w.time()))
        if self._shape.version == NEW and self._turns == 1:
            self._surroundings()
        if self._plan.agents and self._turns == 2:
            self._agent(self._message())
        for _ in range(self._steps()):
            self._step()
        w.link(self._shape.assistant, self._message(), shapes.text(self._prose(400)), "end_turn")
        w.leaves.append(w.parent)
        if not leaf:
            w.leaves = [w.parent]

    def _steps(self) -> int:
        left = self._plan.size - self._w.written
        return 0 if left < 3_000 else self._pick.randint(0, 8 if left < 200_000 else 14)

    def _content(self) -> str:
        """Return the user's words, now and then with a picture."""
        text = f'"{self._prompt}"'
        if self._plan.size > 3_000_000 and self._pick.random() < 0.03:
            size = 4 * self._pick.randint(20_000, 250_000)
            many = 3 if self._plan.size > 200_000_000 else 1
            data = (self._texts.picture * many)[: size * many]
            return f"[{shapes.text(self._prompt)},{shapes.image(data)}]"
        return text

    def _step(self) -> None:
        pick, w, message = self._pick, self._w, self._message()
        if pick.random() < 0.3:
            w.link(self._shape.assistant, message, shapes.thinking(self._prose(300)))
        if pick.random() < 0.5:
            w.link(self._shape.assistant, message, shapes.text(self._prose(200)))
        if self._plan.agents and pick.random() < 0.1:
            self._agent(message)
        else:
            self._tools(message, 2 if pick.random() < 0.15 else 1)

    def _tools(self, message: str, count: int) -> None:
        """Write the calls of one message as a chain, a line for each; the parent of a result is its call."""
        calls = [self._call() for _ in range(count)]
        lines = []
        for _, id, block, _ in calls:
            lines.append((self._w.link(self._shape.assistant, message, block), id))
        for (uuid, id), (name, _, _, words) in zip(lines, calls, strict=True):
            self._w.parent = uuid
            self._w.link(self._shape.result, id, f'"{words}"', _kept(name, words))

    def _call(self) -> tuple[str, str, str, str]:
        """Return name, id, block and output of a call."""
        pick, texts = self._pick, self._texts
        id = f"toolu_{pick.getrandbits(80):020x}"
        wide = int(pick.expovariate(1 / self._plan.wide)) + 40
        if self._plan.size > 200_000_000 and pick.random() < 0.002:
            wide = 1_000_000
        path = f"{self._shape.cwd}/src/{texts.words(pick, 1)}.py"
        kind = pick.random()
        if kind < 0.4:
            command = (
                f'{{"command":"pytest -q -k {texts.words(pick, 1)}","description":"{texts.words(pick, 4)}"}}'
            )
            return "Bash", id, shapes.call("Bash", id, command), texts.output(pick, wide)
        if kind < 0.7:
            return "Read", id, shapes.call("Read", id, f'{{"file_path":"{path}"}}'), texts.code(pick, wide)
        if kind < 0.85:
            search = f'{{"pattern":"{texts.words(pick, 1)}","output_mode":"content"}}'
            return "Grep", id, shapes.call("Grep", id, search), texts.output(pick, wide)
        change = (
            f'{{"replace_all":false,"file_path":"{path}","old_string":"{texts.code(pick, 100)}",'
            f'"new_string":"{texts.code(pick, 200)}"}}'
        )
        return "Edit", id, shapes.call("Edit", id, change), f"The file {path} has been updated successfully."

    def _agent(self, message: str) -> None:
        """Write a subagent's call, its lines and its result. The lines of the oldest version are in this
        file; those of other versions are in the subagent's own file."""
        pick, w = self._pick, self._w
        id, agent = f"toolu_{pick.getrandbits(80):020x}", f"a{pick.getrandbits(32):08x}"
        words = self._texts.words(pick, 12)
        title = self._texts.words(pick, 3)
        input = f'{{"description":"{title}","prompt":"{words}","subagent_type":"general-purpose"}}'
        uuid = w.link(self._shape.assistant, message, shapes.call("Task", id, input))
        side = Shape(**{**vars(self._shape), "agent": agent})
        if self._shape.version == OLDEST:
            self._agent_lines(Writer(w.file, pick, side, w.clock), words)
        else:
            path = self._plan.path.with_suffix("") / "subagents" / f"agent-{agent}.jsonl"
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("wb") as file:
                self._agent_lines(Writer(file, pick, side, w.clock), words)
        w.parent = uuid
        said = self._prose(200)
        kept = (
            f'{{"status":"completed","agentId":"{agent}","content":[{shapes.text(said)}],"totalTokens":100}}'
        )
        w.link(self._shape.result, id, f"[{shapes.text(said)}]", kept)

    def _agent_lines(self, w: Writer, words: str) -> None:
        w.link(w.shape.user, f'"{words}"')
        for _ in range(self._pick.randint(1, 6)):
            name, id, block, output = self._call()
            w.link(w.shape.assistant, self._message(), block)
            w.link(w.shape.result, id, f'"{output}"', _kept(name, output))
        w.link(w.shape.assistant, self._message(), shapes.text(self._prose(200)), "end_turn")

    def _compact(self) -> None:
        w = self._w
        before = w.parent
        w.parent = ""
        uuid = w.uuid()
        w.put(self._shape.boundary(uuid, before, w.time()))
        w.parent = uuid
        text = (
            f'"This session is being continued from a previous conversation. Summary:\\n{self._prose(1500)}"'
        )
        w.link(self._shape.user, text, ',"isVisibleInTranscriptOnly":true,"isCompactSummary":true')
        w.leaves = [w.parent]

    def _surroundings(self) -> None:
        """Write the lines that the new version writes after the first prompt. In larger sessions, they are as
        large as in real files."""
        w, texts, pick = self._w, self._texts, self._pick
        w.link(self._shape.attachment, '{"type":"date","date":"2026-11-21"}')
        if self._plan.size > 40_000:
            skills = texts.prose(pick, 13_000)
            w.link(self._shape.attachment, f'{{"type":"skill_listing","content":"{skills}"}}')
        if self._plan.size > 200_000:
            w.put(self._shape.request_shape(texts.prose(pick, 42_000)))

    def _prose(self, size: int) -> str:
        return self._texts.prose(self._pick, int(self._pick.expovariate(1 / size)) + 20)

    def _message(self) -> str:
        return f"msg_{self._pick.getrandbits(80):020x}"


def _kept(name: str, words: str) -> str:
    if name == "Bash":
        return f'{{"stdout":"{words}","stderr":"","interrupted":false,"isImage":false}}'
    return (
        f'{{"type":"text","file":{{"content":"{words}"}}}}' if name == "Read" else f'{{"content":"{words}"}}'
    )
