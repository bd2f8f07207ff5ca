"""What a link opens: the target itself, or the folder that it is in. How much of a long address is shown."""

from pathlib import Path

import pytest

from claude_desk.ui.window.link_opener import target_of, words


def test_the_web_and_plain_files_are_opened_themselves(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("x")
    for address in ("https://e.org/x", "mailto:a@b.org", "a.txt"):
        target = target_of(address, str(tmp_path))
        assert target is not None
        assert target.folder is False


def test_a_message_may_have_all_that_a_message_says() -> None:
    address = "mailto:a@b.org?subject=s&body=b&cc=c&bcc=d&to=e&In-Reply-To=f"
    assert target_of(address, "/") is not None
    assert target_of(f"{address}&attach=/etc/passwd", "/") is None
    assert target_of("mailto:?subject=s", "/") is None


def test_a_folder_and_what_would_run_open_the_folder(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "run.sh").write_text("x")
    for address in ("sub", "sub/run.sh"):
        target = target_of(address, str(tmp_path))
        assert target is not None
        assert (target.url.toLocalFile(), target.folder) == (str(tmp_path / "sub"), True)


@pytest.mark.parametrize("before", [0, 4096 - len("[Desktop Entry]")])
def test_a_starter_of_programs_is_known_by_its_first_lines(tmp_path: Path, before: int) -> None:
    (tmp_path / "a.txt").write_text("#" * before + "[Desktop Entry]\nExec=x")
    target = target_of("a.txt", str(tmp_path))
    assert target is not None
    assert target.folder


@pytest.mark.parametrize("length", [159, 160])
def test_an_address_that_has_room_is_shown_whole(length: int) -> None:
    address = "src/" + "a" * (length - 4)
    assert words(address) == address


def test_a_long_address_keeps_its_beginning_and_its_end() -> None:
    address = "src/" + "a" * 100 + "b" * 57
    assert words(address) == f"{address[:80]} … {address[-80:]}"


def test_what_misleads_is_said_of_the_web_alone() -> None:
    assert words("https://user@e.org/x").count("\n") == 1
    for address in ("mailto:user@e.org", "MAILTO:user@e.org", "src/user@e.org"):
        assert words(address) == address


@pytest.mark.parametrize("bit", [0o100, 0o010, 0o001])
def test_whoever_may_run_a_file_it_is_not_opened(tmp_path: Path, bit: int) -> None:
    (tmp_path / "a.txt").write_text("x")
    (tmp_path / "a.txt").chmod(0o600 | bit)
    target = target_of("a.txt", str(tmp_path))
    assert target is not None
    assert target.folder
