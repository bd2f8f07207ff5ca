"""The log: bounded, private, without text of a conversation."""

import logging
import resource
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from claude_desk.paths import AppPaths
from claude_desk.workspace import log_file
from claude_desk.workspace.log_file import logged, start_log, stop_log


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    handler = start_log(AppPaths.under(tmp_path))
    yield tmp_path / "state" / "claude-desk.log"
    stop_log(handler)


def test_what_the_program_logs_is_in_the_file(log: Path) -> None:
    logging.getLogger("claude_desk.session").info("turn ended: %s", "success")
    logging.getLogger("another").warning("not ours")
    lines = log.read_text().splitlines()
    assert len(lines) == 1
    assert lines[0].endswith(" INFO claude_desk.session: turn ended: success")
    assert stat.S_IMODE(log.stat().st_mode) == 0o600


def test_an_error_is_logged_without_its_message(log: Path) -> None:
    try:
        raise ValueError("the secret words")
    except ValueError:
        logging.getLogger("claude_desk").exception("could not read")
    text = log.read_text()
    assert "could not read" in text
    assert "ValueError" in text
    assert "test_log_file.py" in text
    assert "secret" not in text


def test_a_record_is_one_bounded_line(log: Path) -> None:
    logging.getLogger("claude_desk").warning("a\nb \u202e half \ud83d %s", "x" * 10_000)
    text = log.read_text()
    assert text.count("\n") == 1
    assert "a⟨U+000A⟩b" in text
    assert len(text) < 700


def test_the_log_does_not_grow_for_ever(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_file, "_MOST_A_MINUTE", 10_000)
    logger = logging.getLogger("claude_desk")
    for _ in range(8000):
        logger.info("x" * 490)
    files = sorted(log.parent.iterdir())
    assert [file.name for file in files] == ["claude-desk.log", "claude-desk.log.1", "claude-desk.log.2"]
    assert all(file.stat().st_size <= 1_000_000 for file in files)
    assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in files)


def test_a_stopped_log_takes_no_more(tmp_path: Path) -> None:
    handler = start_log(AppPaths.under(tmp_path))
    stop_log(handler)
    logging.getLogger("claude_desk").warning("too late")
    assert (tmp_path / "state" / "claude-desk.log").read_text() == ""


def test_a_full_disk_costs_the_log_alone(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A limit on the size of files stands in for the full disk."""
    places = AppPaths.under(tmp_path)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8_000, before[1]))
    try:
        with logged(places):
            for _ in range(20):
                logging.getLogger("claude_desk.session").warning("x" * 490)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert (places.state / "claude-desk.log").stat().st_size == 8_000
    assert capfd.readouterr().err == ""
