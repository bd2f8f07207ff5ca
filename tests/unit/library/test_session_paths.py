"""Where the CLI keeps sessions."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from claude_desk.library.catalog import session_paths
from claude_desk.library.catalog.session_paths import (
    config_named_in,
    encoded,
    find_files,
    folder_of,
    session_file,
)
from claude_desk.library.history.lookup_requests import CheckFile, FindCallFolder, FindHookLines, LocateFile
from claude_desk.library.request_base import LibraryPaths, SessionRequest
from claude_desk.library.strands.requests import ContinuesFrom, FindCut
from claude_desk.system.patience import Patience
from tests.library.all_handlers import HANDLERS

ID = "0a0a0a0a-1111-4222-8333-444444444444"


@pytest.mark.parametrize(
    ("folder", "name"),
    [
        ("/tmp/a.b_c", "-tmp-a-b-c"),
        ("/home/ユーザ/a.b", "-home-----a-b"),
        ("/a/😀", "-a---"),
        ("/caf\u0065\u0301", "-caf-"),
    ],
)
def test_a_folders_name(folder: str, name: str) -> None:
    assert encoded(folder) == name


def put(path: Path, text: str = "{}\n") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_a_long_folder_is_found_by_its_beginning(tmp_path: Path) -> None:
    folder = str(tmp_path / ("x" * 250))
    name = encoded(folder)[:200] + "-1abc9"
    path = put(tmp_path / "projects" / name / f"{ID}.jsonl")
    assert folder_of(tmp_path, folder) == path.parent
    assert session_file(tmp_path, ID, folder) == path
    assert folder_of(tmp_path, str(tmp_path / ("y" * 250))) is None


def test_all_files_are_found(tmp_path: Path) -> None:
    project = tmp_path / "projects" / "-a"
    main = str(put(project / f"{ID}.jsonl"))
    agent = str(put(project / ID / "subagents" / "agent-a1.jsonl"))
    old = str(put(project / "agent-b2.jsonl", f'{{"isSidechain":true,"sessionId":"{ID}"}}\n'))
    for other in ("notes.jsonl", "agent-c3.jsonl", f"{ID}.txt", "memory/x.jsonl", f"{ID}/tool-results/a.txt"):
        put(project / other)
    (project / f"{ID[:-1]}5.jsonl").mkdir()
    (tmp_path / "projects" / "file.jsonl").write_text("")
    found = {(file.path, file.main, file.agent) for file in find_files(tmp_path, Patience(30.0))[0]}
    assert found == {(main, main, ""), (agent, main, "a1"), (old, main, "b2")}


def test_no_folder_is_no_sessions(tmp_path: Path) -> None:
    assert find_files(tmp_path / "none", Patience(30.0)) == ([], set())
    assert folder_of(tmp_path / "none", "/a") is None


def test_a_file_is_found_wherever_its_folder_was(tmp_path: Path) -> None:
    here = put(tmp_path / "projects" / encoded("/here") / f"{ID}.jsonl")
    newer = put(tmp_path / "projects" / encoded("/newer") / f"{ID}.jsonl")
    os.utime(here, (100, 100))
    (tmp_path / "projects" / "-a-folder" / f"{ID}.jsonl").mkdir(parents=True)
    assert session_file(tmp_path, ID, "/here") == here
    assert session_file(tmp_path, ID, "/third") == newer
    assert session_file(tmp_path, ID) == newer
    for name in ("", "*", "\0", f"../-here/{ID}", "00000000-0000-4000-8000-000000000001"):
        assert session_file(tmp_path, name, "/here") is None


def named(config: object) -> str:
    return json.dumps({"env": {"CLAUDE_CONFIG_DIR": str(config)}})


def test_a_file_is_found_where_the_settings_of_its_project_put_it(tmp_path: Path) -> None:
    own, project = tmp_path / "own", str(tmp_path / "project")
    settings = put(Path(project) / ".claude" / "settings.json", named(tmp_path / "shared"))
    shared = put(tmp_path / "shared" / "projects" / encoded(project) / f"{ID}.jsonl")
    assert session_file(own, ID, project, project) == session_file(own, ID, "", project) == shared
    assert session_file(own, ID) is None
    assert session_file(own, ID, project) is None, "the person does not trust it"
    local = put(Path(project) / ".claude" / "settings.local.json", named(tmp_path / "local"))
    assert session_file(own, ID, project, project) is None, "these settings stand over the others"
    local.write_text("{")
    assert session_file(own, ID, project, project) == shared
    usual = put(own / "projects" / encoded(project) / f"{ID}.jsonl")
    assert session_file(own, ID, project, project) == usual
    settings.write_text(named("elsewhere"))
    assert config_named_in(project) is None, "no whole path"
    settings.unlink()
    os.mkfifo(settings)
    assert config_named_in(project) is None


ABOUT = [
    LocateFile(ID, "F"), CheckFile(ID, "F", ("u1",)), FindHookLines(ID, "F", 0, 0.0),
    FindCallFolder(ID, "c1"), FindCut(ID, "F", "u1"), ContinuesFrom(ID, "F", "u1"),
]  # fmt: skip


@pytest.mark.parametrize("request_", ABOUT, ids=lambda each: type(each).__name__)
def test_what_is_asked_of_a_session_reads_settings_of_trusted_projects_alone(
    request_: SessionRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(session_paths, "config_named_in", read.append)
    if hasattr(request_, "folder"):
        request_ = replace(request_, folder=str(tmp_path))  # type: ignore[call-arg]
    handler = HANDLERS[type(request_)]
    places = LibraryPaths(tmp_path / "own", tmp_path / "index", tmp_path / "journals")
    handler(request_, places, lambda news: None)
    assert not read
    handler(replace(request_, project=str(tmp_path)), places, lambda news: None)
    assert read == [str(tmp_path)]
