"""A library of sessions in the CLI's own format: `python -m tests.library.generate FOLDER --sessions 3000`.

FOLDER becomes a CLI's configuration folder. The same arguments give the same bytes. The sizes are distributed
as in real libraries. With 1.2e9 bytes in total, most sessions are small, some have 10 to 40 MB, one has
20,000 messages in 72 MB, and one has 400 MB. In a smaller library all sizes are smaller. The project folders
are below FOLDER/work.
"""

import argparse
import math
import os
import random
from pathlib import Path

from tests.library.shapes import NEW, OLD, OLDEST, Shape
from tests.library.sized_session import Plan, uuid_of, write_session
from tests.library.texts import Texts, escaped

# The sizes of the big sessions in a library of 1.2e9 bytes.
_BIG = (400e6, 72e6, 40e6, 34e6, 28e6, 22e6, 18e6, 15e6, 12e6, 10e6)
_WHOLE = 1.2e9
_END = 1_795_000_000.0  # 2026-11-18; deterministic, so no clock
_DAYS = 300


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.library.generate", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sessions", type=int, default=3000)
    parser.add_argument("--bytes", type=float, default=_WHOLE)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=Path, default=None, help="where the sessions' folders are")
    options = parser.parse_args()
    plans = generate(options.folder, options.sessions, options.bytes, options.seed, options.work)
    print(f"{len(plans)} sessions, {sum(plan.path.stat().st_size for plan in plans):,} bytes")


def generate(
    folder: Path, sessions: int, size: float, seed: int = 1, work: Path | None = None, version: str = ""
) -> list[Plan]:
    """Write all sessions, in `version` or, if it is empty, in several versions. Return their plans, the
    newest first."""
    texts = Texts(seed)
    plans = planned(folder, sessions, size, seed, work or folder / "work", version)
    for plan in plans:
        Path(plan.shape.cwd.replace("\\\\", "\\")).mkdir(parents=True, exist_ok=True)
        last = write_session(plan, texts)
        for path in (plan.path, *plan.path.with_suffix("").glob("subagents/*.jsonl")):
            os.utime(path, (last, last))
    if sessions >= 20:
        _oddities(plans[0].path.parent)
    return plans


def planned(folder: Path, sessions: int, size: float, seed: int, work: Path, version: str = "") -> list[Plan]:
    pick = random.Random(f"plan {seed}")
    texts = Texts(seed)
    sizes = _sizes(pick, sessions, size)
    projects = [work / f"{texts.words(pick, 1)}-{n}" for n in range(max(1, min(40, sessions // 10)))]
    plans = []
    for index in range(sessions):
        kind = version or pick.choices((NEW, OLD, OLDEST), (60, 30, 10))[0]
        cwd = projects[min(int(pick.expovariate(0.15)), len(projects) - 1)]
        session = uuid_of(pick)
        named = pick.random()
        shape = Shape(
            kind,
            session,
            escaped(str(cwd)),
            branch=pick.choice(("main", "main", "fix/upload", "HEAD")),
            entrypoint=pick.choice(("cli", "cli", "sdk-cli", "claude-vscode")),
        )
        plans.append(
            Plan(
                index,
                folder / "projects" / encoded(str(cwd)) / f"{session}.jsonl",
                shape,
                sizes[index],
                _END - _DAYS * 86_400 * (index / sessions) ** 1.5,
                seed,
                title=f"Named {index} {texts.words(pick, 2)}" if named < 0.08 else "",
                made_title=texts.words(pick, 5).capitalize() if named < 0.5 else "",
                strands=pick.random() < 0.1,
                compacted=sizes[index] > 1_000_000 or pick.random() < 0.05,
                agents=pick.random() < 0.2,
                damaged=pick.random() < 0.02,
                cut=pick.random() < 0.01,
            )
        )
        _of_20_000_messages(plans[-1], sessions)
    return plans


def encoded(cwd: str) -> str:
    """Return the name of the CLI's folder for a cwd (protocol/README.md 11.1); for short paths only."""
    return "".join(c if c.isascii() and c.isalnum() else "-" * (len(c.encode("utf-16-le")) // 2) for c in cwd)


def _sizes(pick: random.Random, sessions: int, size: float) -> list[int]:
    """Return each session's size in bytes; the big sessions are spread among the others."""
    if sessions < 20:
        return [int(size / sessions)] * sessions
    big = [part * size / _WHOLE for part in _BIG]
    small = [math.exp(pick.gauss(0, 1.3)) for _ in range(sessions - len(big))]
    scale = (size - sum(big)) / sum(small)
    sizes = [max(1_500, int(part * scale)) for part in small]
    for n, part in enumerate(big):
        sizes.insert(n * len(sizes) // len(big), int(part))
    return sizes


def _of_20_000_messages(plan: Plan, sessions: int) -> None:
    """Make the second of the big sessions plain, with outputs that fill 72 MB with 20,000 messages."""
    if sessions >= 20 and plan.index == (sessions - len(_BIG)) // len(_BIG):
        plan.wide, plan.compacted, plan.strands, plan.agents = 3_300, False, False, False


def _oddities(folder: Path) -> None:
    """Write files that are not sessions, and files without content."""
    (folder / "00000000-0000-4000-8000-000000000000.jsonl").write_bytes(b"")
    (folder / "00000000-0000-4000-8000-000000000001.jsonl").write_bytes(b"\x00" * 4096)
    (folder / "agent-0a0a0a0a.jsonl").write_bytes(b'{"isSidechain":true,"type":"user"}\n')
    (folder / "notes.jsonl").write_bytes(b"{}\n")
    (folder / "memory").mkdir(exist_ok=True)


if __name__ == "__main__":
    main()
