"""Damaged files, and files of a later version: the window opens, reports the files and loses nothing."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from claude_desk.protocol.files.appearance import first_place, read_appearance
from claude_desk.protocol.files.draft_file import read_draft, read_history, write_draft
from claude_desk.protocol.files.journal_file import read_records
from claude_desk.protocol.files.session_metadata_file import read_session_metadata, write_session_metadata
from claude_desk.protocol.files.settings_file import read_settings, write_settings
from claude_desk.protocol.files.trust_file import read_trust, write_trust
from claude_desk.protocol.files.window_file import read_window, write_window
from claude_desk.workspace.window_state import WindowState
from tests.e2e.desk import Desk
from tests.entry_words import said
from tests.faults.disk_faults import answering, ask, draft_is_kept, keep_session_file
from tests.odd_files import put, what_is_there
from tests.whole_tables import examples

DAMAGED = "files were damaged"
UNREAD = "Could not read some Claude Desk files"
UNUSED = "Ignored settings with unknown values: theme."
GARBAGE = b'{"theme": "dark", "sess\x00\xff\xfe'


async def one_run(project: Path, environment: dict[str, str], root: Path) -> str:
    """Put content into each file of the program, and return the session's id."""
    async with Desk(answering(project), environment, root) as desk:
        desk.screen.app.chooseTextScale(1.2)
        await ask(desk, "the first")
        desk.type("half a thought")
        await draft_is_kept(root / "data", "half a thought")
        desk.program._metadata.rename(desk.session.info.session_id, "A title")
        return desk.session.info.session_id


def all_files(root: Path) -> list[Path]:
    """Return the JSON files with content, without locks, logs and the index."""
    return [file for file in root.rglob("*.json*") if file.is_file()]


@pytest.mark.seconds(120)
async def test_all_of_them_are_damaged(project: Path, environment: dict[str, str], tmp_path: Path) -> None:
    root = tmp_path / "desk"
    await one_run(project, environment, root)
    (root / "config" / "trust.json").write_text("{}")
    files = all_files(root)
    assert len(files) == 7, files
    for file in files:
        file.write_bytes(GARBAGE)
    async with Desk(answering(project), environment, root) as desk:
        (told,) = [said(entry) for entry in desk.session.entries if DAMAGED in said(entry)]
        for name in (
            "your settings",
            "session titles and pins",
            "an unsent message",
            "open sessions",
        ):
            assert name in told
        assert desk.written() == ""
        await ask(desk, "the next")
        desk.screen.app.chooseTextScale(1.3)
        desk.type("another")
        await draft_is_kept(root / "data", "another")
    aside = [file for file in root.rglob("*.damaged") if file.read_bytes() == GARBAGE]
    assert {file.name for file in aside} >= {"settings.json.damaged", "sessions.json.damaged"}
    async with Desk(answering(project), environment, root) as desk:
        assert desk.written() == "another"
        assert not [entry for entry in desk.session.entries if DAMAGED in said(entry)]


@pytest.mark.seconds(120)
@pytest.mark.drawn(3)
@pytest.mark.parametrize("kind", ["pipe", "device", "huge"])
async def test_none_of_them_can_be_read(
    kind: str, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """The program does not wait for the things in place of the files, does not read them into memory, and
    does not overwrite them."""
    root = tmp_path / "desk"
    session = await one_run(project, environment, root)
    keep_session_file(environment, project, session, "the first")
    files = {*all_files(root), *(root / "config" / name for name in ("trust.json", "profiles.json"))}
    files |= {*(root / "data").rglob("*.queue"), *(root / "data").rglob("*.lock")}
    for file in files:
        put(kind, file)
    before = {file: what_is_there(file) for file in files if file.suffix != ".lock"}
    async with Desk(answering(project), environment, root) as desk:
        told = next(said(entry) for entry in desk.session.entries if UNREAD in said(entry))
        for name in ("session titles and pins", "open sessions", "your profiles", "your answers"):
            assert name in told
        assert any("Could not save your settings" in said(entry) for entry in desk.session.entries)
        await ask(desk, "the next")
        desk.screen.app.chooseTextScale(1.3)
        desk.program._metadata.rename(desk.session.info.session_id, "Another title")
    assert {file: what_is_there(file) for file in before} == before


@pytest.mark.seconds(120)
async def test_a_later_version_was_here(project: Path, environment: dict[str, str], tmp_path: Path) -> None:
    """Values of the later version stay in these files. A notice names settings with values that this version
    cannot use."""
    root = tmp_path / "desk"
    session = await one_run(project, environment, root)
    keep_session_file(environment, project, session, "the first")
    later: dict[Path, dict[str, Any]] = {}
    for file in all_files(root):
        if file.suffix == ".json":
            kept = json.loads(file.read_bytes()) | {"v": 7, "later": {"more": [1, 2]}}
            later[file] = kept
            if file.name == "settings.json":
                kept |= {"theme": "sepia"}
            if file.name == "sessions.json":
                kept["sessions"][session] |= {"pinned": "at the top", "colour": "red"}
            file.write_text(json.dumps(kept))
    async with Desk(answering(project), environment, root) as desk:
        await desk.until_row(UNUSED)
        assert [said(e) for e in desk.session.entries if "Ignored settings" in said(e)] == [UNUSED]
        assert desk.written() == "half a thought"
        assert desk.program._settings.kept.text_scale == 1.2
        desk.screen.app.chooseTextScale(1.4)
        desk.program._metadata.rename(session, "Another title")
        desk.clear()
        await ask(desk, "the next")
    written = json.loads((root / "config" / "settings.json").read_bytes())
    assert (written["theme"], written["v"], written["later"], written["text_scale"]) == (
        "sepia",
        7,
        {"more": [1, 2]},
        1.4,
    )
    metadata = json.loads((root / "data" / "sessions.json").read_bytes())
    assert metadata["later"] == {"more": [1, 2]}
    told = {"title": "Another title", "pinned": "at the top", "colour": "red"}
    assert told.items() <= metadata["sessions"][session].items()


# --- files with any content ------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
NAMES = st.sampled_from(
    [
        "v",
        "theme",
        "text_scale",
        "sidebar_width",
        "recent_folders",
        "sessions",
        "answers",
        "root",
        "answer",
        "title",
        "pinned",
        "shown",
        "place",
        "x",
        "width",
        "height",
        "folder",
        "id",
        "text",
        "cursor",
        "parts",
        "queue",
        "name",
        "blob",
        "size",
        "at",
    ]
)
FILES = st.binary(max_size=60) | st.dictionaries(NAMES, JSON | st.dictionaries(NAMES, JSON, max_size=4)).map(
    lambda value: json.dumps(value).encode()
)


def _again(read: Callable[[bytes], Any], write: Callable[[Any], bytes], data: bytes) -> None:
    found = read(data)
    if found is not None:
        once = write(found)
        assert write(read(once)) == once


@settings(max_examples=examples(60), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=FILES)
def test_any_file_is_read_or_damaged_and_never_an_error(data: bytes, tmp_path: Path, qapp: object) -> None:
    read_appearance(data)
    place = first_place(data)
    assert place is None or all(abs(number) < 1 << 31 for number in place)
    _again(read_settings, write_settings, data)
    _again(read_trust, write_trust, data)
    _again(read_session_metadata, write_session_metadata, data)
    _again(read_draft, write_draft, data)
    _again(read_window, write_window, data)
    read_history(data)
    read_records(data)
    (tmp_path / "w.json").write_bytes(data)
    keeper = WindowState(tmp_path)
    keeper.adopt_last()
    keeper.close()


def test_numbers_that_qt_has_not_are_none() -> None:
    huge = 10**30
    draft = read_draft(json.dumps({"cursor": huge, "text": "kept"}).encode())
    assert draft is not None
    assert (draft.cursor, draft.text) == (0, "kept")
    place = first_place(json.dumps({"place": {"x": huge, "y": 5, "width": 800, "height": 600}}).encode())
    assert place == (0, 5, 800, 600, False)
