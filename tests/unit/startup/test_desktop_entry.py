"""`--desktop-entry`: what is written for the desktop, and which files are left unchanged."""

import hashlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path, PurePosixPath

import pytest
from PySide6.QtGui import QImage

from claude_desk import desktop_entry
from claude_desk.desktop_entry import DesktopEntryError, install, remove_from
from claude_desk.options import parse
from claude_desk.startup.installation import Installation
from claude_desk.workspace.atomic_files import write_atomic

COMMAND = ["/home/somebody/.local/bin/claude-desk"]
ENTRY = "applications/claude-desk.desktop"


def tree(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if not path.is_dir()
    }


def values(text: str) -> dict[str, str]:
    """Return the keys of the entry itself, without those of its actions."""
    lines = text.partition("\n[Desktop Action")[0].splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def test_an_entry_with_icons_and_metainfo_is_written(tmp_path: Path) -> None:
    written = install(tmp_path, COMMAND)
    entry = values((tmp_path / ENTRY).read_text())
    assert entry["Exec"] == f"{COMMAND[0]} %f"
    assert entry["TryExec"] == COMMAND[0]
    for size in desktop_entry.ICON_SIZES:
        image = QImage(str(tmp_path / f"icons/hicolor/{size}x{size}/apps/claude-desk.png"))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(0, 0).alpha() == 0, "the corners are round"
        assert image.pixelColor(size // 2, size // 8).alpha() == 255
    metainfo = ElementTree.parse(tmp_path / "metainfo/claude-desk.metainfo.xml").getroot()
    assert metainfo.findtext("launchable") == "claude-desk.desktop"
    assert {path.stat().st_mode & 0o777 for path in written} == {0o644}


def test_each_action_starts_the_same_program(tmp_path: Path) -> None:
    install(tmp_path, COMMAND)
    commands = re.findall(r"^Exec=(.*)$", (tmp_path / ENTRY).read_text(), re.MULTILINE)
    assert len(commands) == 3
    assert all(command.startswith(COMMAND[0] + " ") for command in commands)


def test_writing_it_again_writes_nothing(tmp_path: Path) -> None:
    install(tmp_path, COMMAND)
    before = tree(tmp_path)
    assert install(tmp_path, COMMAND) == []
    assert tree(tmp_path) == before


def test_another_command_replaces_what_is_ours(tmp_path: Path) -> None:
    install(tmp_path, COMMAND)
    assert install(tmp_path, ["/elsewhere/claude-desk"]) == [tmp_path / ENTRY]
    assert values((tmp_path / ENTRY).read_text())["TryExec"] == "/elsewhere/claude-desk"


def test_it_goes_without_a_trace(tmp_path: Path) -> None:
    (tmp_path / "applications").mkdir()
    (tmp_path / "applications/other.desktop").write_text("[Desktop Entry]\n")
    before = tree(tmp_path)
    written = install(tmp_path, COMMAND)
    removed, kept = remove_from(tmp_path)
    assert sorted(removed) == sorted(written)
    assert kept == []
    assert tree(tmp_path) == before
    assert [path.name for path in tmp_path.iterdir()] == ["applications"]
    assert remove_from(tmp_path) == ([], [])


def test_journals_beside_the_record_stay(tmp_path: Path) -> None:
    journal = tmp_path / "claude-desk/journals/one.jsonl"
    journal.parent.mkdir(parents=True)
    journal.write_text("{}\n")
    install(tmp_path, COMMAND)
    remove_from(tmp_path)
    assert list(tree(tmp_path)) == ["claude-desk/journals/one.jsonl"]


@pytest.mark.parametrize("place", [ENTRY, "icons/hicolor/48x48/apps/claude-desk.png"])
def test_a_file_of_anothers_stops_all_of_it(place: str, tmp_path: Path) -> None:
    (tmp_path / place).parent.mkdir(parents=True)
    (tmp_path / place).write_text("mine")
    before = tree(tmp_path)
    with pytest.raises(DesktopEntryError, match=re.escape(place)):
        install(tmp_path, COMMAND)
    assert tree(tmp_path) == before


@pytest.mark.parametrize("place", [ENTRY, "icons/hicolor/48x48/apps/claude-desk.png"])
def test_an_equal_file_of_another_program_is_not_removed(place: str, tmp_path: Path) -> None:
    install(tmp_path, COMMAND)
    data = (tmp_path / place).read_bytes()
    remove_from(tmp_path)
    (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / place).write_bytes(data)
    assert tmp_path / place not in install(tmp_path, COMMAND)
    assert install(tmp_path, COMMAND) == []
    removed, kept = remove_from(tmp_path)
    assert removed and kept == []
    assert tree(tmp_path) == {place: data}


def test_a_link_is_not_written_through(tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.write_text("mine")
    place = tmp_path / "data" / ENTRY
    place.parent.mkdir(parents=True)
    place.symlink_to(target)
    with pytest.raises(DesktopEntryError):
        install(tmp_path / "data", COMMAND)
    assert target.read_text() == "mine"


def test_what_the_person_changed_is_neither_replaced_nor_removed(tmp_path: Path) -> None:
    install(tmp_path, COMMAND)
    changed = tmp_path / ENTRY
    changed.write_text(changed.read_text() + "X-Mine=true\n")
    with pytest.raises(DesktopEntryError, match="were changed"):
        install(tmp_path, ["/elsewhere/claude-desk"])
    assert remove_from(tmp_path)[1] == [changed]
    assert list(tree(tmp_path)) == [ENTRY]


def test_a_record_leads_nowhere_else(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("mine")
    data = tmp_path / "data"
    (data / "claude-desk").mkdir(parents=True)
    digest = hashlib.sha256(b"mine").hexdigest()
    lines = f"{digest}  ../other\n{digest}  {other}\nnonsense\n"
    (data / "claude-desk/desktop-entry.sha256").write_text(lines)
    assert remove_from(data) == ([], [])
    assert other.exists()


@pytest.mark.parametrize("after", range(4))
def test_an_update_that_was_killed_leaves_files_of_ours(
    after: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The update of the entry ended after `after` writes. Another update and the removal know all files."""
    install(tmp_path, COMMAND)
    writes = 0

    def write_or_die(path: Path, data: bytes) -> None:
        nonlocal writes
        if writes == after:
            raise KeyboardInterrupt
        writes += 1
        write_atomic(path, data)

    with monkeypatch.context() as patch:
        patch.setattr(desktop_entry, "write_atomic", write_or_die)
        try:
            install(tmp_path, ["/opt/second"])
        except KeyboardInterrupt:
            assert writes == after
    before = tree(tmp_path)
    install(tmp_path, ["/opt/third"])
    assert values((tmp_path / ENTRY).read_text())["TryExec"] == "/opt/third"
    for name, data in before.items():
        (tmp_path / name).write_bytes(data)
    _, kept = remove_from(tmp_path)
    assert kept == [] and tree(tmp_path) == {}


def test_what_could_be_written_before_the_disk_failed_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = desktop_entry.write_atomic

    def full(path: Path, data: bytes) -> None:
        if path.suffix == ".xml":
            raise OSError(28, "No space left on device")
        write(path, data)

    with monkeypatch.context() as patch:
        patch.setattr(desktop_entry, "write_atomic", full)
        with pytest.raises(OSError):
            install(tmp_path, COMMAND)
    assert len(tree(tmp_path)) > 5
    remove_from(tmp_path)
    assert tree(tmp_path) == {}


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("/opt/my programs/claude-desk", '"/opt/my programs/claude-desk"'),
        ("/a%b", "/a%%b"),
        ("/a$b", r'"/a\\$b"'),
        ('/a"b', r'"/a\\"b"'),
        ("/a\\b", r'"/a\\\\b"'),
    ],
)
def test_a_command_is_quoted_as_the_specification_says(word: str, said: str) -> None:
    entry = desktop_entry.files([word, "-m", "x"])[PurePosixPath(ENTRY)].decode()
    assert f"\nExec={said} -m x %f\n" in entry


def test_a_command_that_no_entry_can_hold(tmp_path: Path) -> None:
    with pytest.raises(DesktopEntryError):
        install(tmp_path, ["/a\nExec=b"])
    assert tree(tmp_path) == {}


def test_the_command_is_the_script_that_was_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "real"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    (tmp_path / "claude-desk").symlink_to(script)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["./claude-desk"])
    assert desktop_entry.own_command() == [str(tmp_path / "claude-desk")]
    monkeypatch.setattr(sys, "argv", ["/site-packages/claude_desk/__main__.py"])
    assert desktop_entry.own_command() == [sys.executable, "-m", "claude_desk"]


def test_a_package_has_brought_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(desktop_entry, "find_installation", lambda: Installation("deb"))
    assert desktop_entry.run(remove=False) == 1
    assert "the .deb package has installed a desktop entry" in capsys.readouterr().err


def test_remove_alone_makes_no_sense(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--remove"])
    assert "--remove needs --desktop-entry" in capsys.readouterr().err


def test_the_command_line_writes_and_removes_it(tmp_path: Path) -> None:
    """`--desktop-entry` needs no window, and so no display."""
    data = tmp_path / "data"
    environment = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(data), "QT_QPA_PLATFORM": "none there"}
    program = [sys.executable, "-m", "claude_desk", "--desktop-entry"]

    def run(*words: str) -> str:
        command = [*program, *words]
        root = Path(__file__).parents[3]
        done = subprocess.run(
            command, env=environment, cwd=root, capture_output=True, text=True, timeout=60, check=True
        )
        assert done.stderr == ""
        return done.stdout

    assert f"written: {data / ENTRY}\n" in run()
    assert "written" not in run()
    assert f"removed: {data / ENTRY}\n" in run("--remove")
    assert tree(data) == {}
    assert run("--remove") == "There is nothing to remove.\n"
