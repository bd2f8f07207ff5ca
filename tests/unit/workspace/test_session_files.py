"""The files of sessions: the newest in a folder, and how a file begins."""

import os
from pathlib import Path

from claude_desk.library.catalog.session_paths import encoded
from claude_desk.workspace.session_files import beginning_of, latest_session

A, B = "00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"


C = "00000000-0000-4000-8000-00000000000c"
SAID = '{"parentUuid":null,"type":"user"}'


def wrote(config: Path, folder: Path, name: str, at: int, text: str = SAID) -> Path:
    file = config / "projects" / encoded(str(folder)) / f"{name}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{text}\n")
    os.utime(file, (at, at))
    return file


def test_the_last_session_of_a_folder(tmp_path: Path) -> None:
    config, folder = tmp_path / "config", tmp_path / "a.b"
    folder.mkdir()
    assert latest_session(config, str(folder)) == ""
    wrote(config, folder, A, 100)
    wrote(config, folder, B, 200)
    wrote(config, folder, "agent-1234", 300)  # a subagent's file
    wrote(config, tmp_path / "other", A, 400)
    wrote(config, folder, C, 500, '{"type":"file-history-snapshot"}')  # as 2.1.37 writes when it rewinds
    assert latest_session(config, str(folder)) == B


def test_the_beginning_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_bytes(b"x" * 600_000 + b"later")
    assert b"".join(beginning_of(file, 600_000)) == b"x" * 600_000
    assert b"".join(beginning_of(file, 900_000)).endswith(b"later")
