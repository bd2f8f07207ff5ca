"""Profiles: the file, which session belongs to which profile, and folder rules."""

import json
import stat
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from claude_desk.paths import AppPaths
from claude_desk.protocol.files.profiles_file import ProfileVariable, StoredProfile, read_profiles
from claude_desk.workspace.profiles.profiles import DEFAULT, Profiles

ENVIRON = {"HOME": "/home/person"}


@pytest.fixture
def places(tmp_path: Path) -> AppPaths:
    return AppPaths.under(tmp_path)


@pytest.fixture
def profiles(places: AppPaths) -> Profiles:
    return Profiles(places, ENVIRON)


def profile(given: str, **more: Any) -> StoredProfile:
    told = {"id": given.lower(), "name": given, "folder": f"~/.claude-{given.lower()}"} | more
    return StoredProfile(**told)


def test_without_a_file_there_is_the_default_profile_alone(profiles: Profiles, places: AppPaths) -> None:
    assert profiles.all == []
    assert profiles.ids == (DEFAULT,)
    assert profiles.folder_of(DEFAULT) == Path("/home/person/.claude")
    assert profiles.for_folder("/p") == DEFAULT
    assert list(places.config.iterdir()) == []


def test_what_is_put_is_kept_for_its_owner_alone_and_told(
    profiles: Profiles, places: AppPaths, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(profiles.changed):
        profiles.put(profile("Work", color="red"))
    profiles.put(profile("Work", name="Office"))
    assert stat.S_IMODE((places.config / "profiles.json").stat().st_mode) == 0o600
    again = Profiles(places, ENVIRON)
    assert [(each.name, each.folder) for each in again.all] == [("Office", "~/.claude-work")]
    assert again.folder_of("work") == Path("/home/person/.claude-work")
    assert again.named("OFFICE") == "work"
    assert again.named("Default") == DEFAULT
    assert again.named("Work") is None


def test_a_file_that_others_could_read_is_closed(places: AppPaths) -> None:
    file = places.config / "profiles.json"
    file.write_text("{}")
    file.chmod(0o644)
    Profiles(places, ENVIRON)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("data", ["", "[]", '{"profiles": 3}', "{", '{"rules": {}}'])
def test_a_damaged_file_is_kept_aside_and_costs_nothing_else(places: AppPaths, data: str) -> None:
    (places.config / "profiles.json").write_text(data)
    profiles = Profiles(places, ENVIRON)
    assert profiles.damaged
    assert profiles.all == []
    assert (places.config / "profiles.json.damaged").read_text() == data
    profiles.put(profile("Work"))
    assert len(Profiles(places, ENVIRON).all) == 1


def test_what_a_later_version_wrote_stays_in_the_file(places: AppPaths) -> None:
    later = {
        "profiles": [
            {"id": "a", "name": "A", "folder": "/a", "color": "plaid", "shape": "round"},
            {"id": "b", "name": "Without a folder", "remote": "host"},
        ],
        "vault": "x",
    }
    (places.config / "profiles.json").write_text(json.dumps(later))
    profiles = Profiles(places, ENVIRON)
    assert [each.id for each in profiles.all] == ["a"]
    profiles.set_rule("/p", "a")
    written = json.loads((places.config / "profiles.json").read_text())
    assert written["vault"] == "x"
    assert written["profiles"][0]["color"] == "plaid"
    assert written["profiles"][0]["shape"] == "round"
    assert written["profiles"][1]["remote"] == "host"


def test_two_windows_do_not_undo_each_others_changes(places: AppPaths, profiles: Profiles) -> None:
    other = Profiles(places, ENVIRON)
    profiles.put(profile("Work"))
    other.put(profile("Private"))
    assert [each.name for each in other.all] == ["Work", "Private"]
    assert [each.name for each in profiles.all] == ["Work"]
    profiles.refresh()
    assert [each.name for each in profiles.all] == ["Work", "Private"]


def test_a_session_is_of_the_profile_in_whose_folder_its_file_is(profiles: Profiles) -> None:
    profiles.put(profile("Work"))
    assert profiles.of_file("/home/person/.claude-work/projects/-p/s.jsonl") == "work"
    assert profiles.of_file("/home/person/.claude/projects/-p/s.jsonl") == DEFAULT
    assert profiles.of_file("/home/person/.claude-works/projects/-p/s.jsonl") is None


def test_the_rule_of_the_nearest_folder_above_holds(profiles: Profiles) -> None:
    for name in ("Work", "Private"):
        profiles.put(profile(name))
    profiles.set_rule("/src", "work")
    profiles.set_rule("/src/own", "private")
    profiles.set_rule("/src/own/none", DEFAULT)
    found = [profiles.for_folder(folder) for folder in ("/src", "/src/a/b", "/src/own/x", "/srcs", "/")]
    assert found == ["work", "work", "private", DEFAULT, DEFAULT]
    assert profiles.for_folder("/src/own/none/y") == DEFAULT
    assert profiles.rule_of("/src/own/none") == DEFAULT
    assert profiles.rule_of("/src/a") is None
    profiles.set_rule("/src", "private")
    assert profiles.for_folder("/src") == "private"
    profiles.forget_rule("/src")
    assert profiles.for_folder("/src") == DEFAULT


def test_a_removed_profile_takes_its_rules_along_and_comes_back_with_them(
    profiles: Profiles, places: AppPaths
) -> None:
    profiles.put(profile("Work", variables=[ProfileVariable(name="KEY", value="secret")]))
    profiles.set_rule("/src", "work")
    profiles.set_rule("/own", DEFAULT)
    gone = (profiles.all[0], [rule for rule in profiles.rules if rule.profile == "work"])
    profiles.remove("work")
    assert profiles.all == []
    assert not profiles.has("work")
    assert "secret" not in (places.config / "profiles.json").read_text()
    assert profiles.folder_of("work") == Path("/home/person/.claude")
    profiles.set_rule("/src", DEFAULT)  # while the profile is removed
    profiles.restore(*gone)
    assert profiles.of("work") == gone[0]
    assert profiles.for_folder("/src") == DEFAULT


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({}, ""),
        ({"name": ""}, "name"),
        ({"name": "   "}, "name"),
        ({"name": "x" * 41}, "name"),
        ({"name": "a\u202eb"}, "name"),
        ({"name": "work"}, "name-taken"),
        ({"name": "DEFAULT"}, "name-taken"),
        ({"folder": ""}, "folder"),
        ({"folder": "claude"}, "folder"),
        ({"folder": "/home/person/.claude-work/"}, "folder-taken"),
        ({"folder": "~/.claude"}, "folder-taken"),
    ],
)
def test_why_a_profile_cannot_be_kept(profiles: Profiles, more: dict[str, str], why: str) -> None:
    profiles.put(profile("Work"))
    assert profiles.why_not(profile("Private", **more)) == why
    assert profiles.why_not(profile("Work")) == ""


def test_a_link_to_anothers_folder_is_that_folder(places: AppPaths, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").symlink_to(tmp_path / "a")
    profiles = Profiles(places, ENVIRON)
    profiles.put(profile("Work", folder=str(tmp_path / "a")))
    assert profiles.why_not(profile("Private", folder=str(tmp_path / "b"))) == "folder-taken"


def test_a_change_that_cannot_be_written_is_not_made(places: AppPaths) -> None:
    profiles = Profiles(places, ENVIRON)
    profiles.put(profile("Work"))
    (places.config / "profiles.json").unlink()
    (places.config / "profiles.json").mkdir()
    with pytest.raises(OSError, match="directory"):
        profiles.put(profile("Private"))
    assert [each.name for each in profiles.all] == ["Work"]


def test_variables_of_a_later_kind_are_known_as_such() -> None:
    file = read_profiles(
        b'{"profiles": [{"id": "a", "name": "A", "folder": "/a", "variables": ['
        b'{"name": "A", "source": "vault", "value": "x"}, {"name": "A B"}, {"name": "B", "value": 3},'
        b'{"name": "PWD", "value": "/"}, {"name": "OK", "value": "1"}]}]}'
    )
    assert file is not None
    assert [each.is_usable for each in file.profiles[0].variables] == [False, False, False, False, True]
