"""What is read before pydantic is imported agrees with the models of the same files."""

import json
from typing import Any, get_args

from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.files.first_launch import (
    MODES,
    LaunchSettings,
    folders_of_rules,
    folders_of_window,
    names_of_profiles,
    newest_answer,
    read_launch_settings,
)
from claude_desk.protocol.files.profiles_file import read_profiles
from claude_desk.protocol.files.settings_file import DefaultMode, read_settings
from claude_desk.protocol.files.trust_file import read_trust
from claude_desk.protocol.files.window_file import read_window

words = st.sampled_from(["", "a", "b", "plan", "trusted", "\ud800", "é"])
anything = st.recursive(
    words | st.integers() | st.booleans() | st.none() | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)


def objects(names: list[str], values: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.dictionaries(st.sampled_from(names), values, max_size=len(names))


def files(values: st.SearchStrategy[Any]) -> st.SearchStrategy[bytes]:
    """Encode the values as JSON in several ways, sometimes followed by other characters, or in an encoding
    other than UTF-8."""
    texts = values.map(json.dumps) | objects(["mode"], words).map(lambda v: json.dumps(v, ensure_ascii=False))
    tails = st.sampled_from(["", " ", "\n", "}", "\x00"])
    codes = st.sampled_from(["utf-8", "utf-16", "utf-8-sig"])
    return st.builds(lambda a, b, code: (a + b).encode(code, "surrogatepass"), texts, tails, codes)


def test_the_modes_are_those_of_the_settings() -> None:
    assert frozenset(get_args(DefaultMode)) == MODES


@given(files(objects(["cli", "mode", "model", "theme"], words | anything)))
def test_settings(data: bytes) -> None:
    found, settings = read_launch_settings(data), read_settings(data)
    if found is not None:
        assert settings is not None
        assert found == LaunchSettings(settings.cli, settings.mode, settings.model)


@given(
    files(
        objects(
            ["v", "answers"],
            st.lists(objects(["root", "fingerprint", "answer", "at"], words | anything), max_size=4)
            | anything,
        )
    )
)
def test_answers(data: bytes) -> None:
    found, trust = newest_answer(data, "a", frozenset({"a", "b"})), read_trust(data)
    if found:
        assert trust is not None
        fitting = [each for each in trust.answers if each.root == "a" and each.fingerprint in ("a", "b")]
        assert fitting[-1].answer == found


@given(
    files(objects(["sessions", "shown"], st.lists(objects(["id", "folder"], words | anything), max_size=3)))
)
def test_folders_of_a_window(data: bytes) -> None:
    found, window = folders_of_window(data), read_window(data)
    if found is not None:
        assert window is not None
        assert {session.folder for session in window.sessions} <= set(found)


@given(
    files(
        objects(
            ["profiles", "rules"],
            st.lists(objects(["id", "name", "folder", "profile"], words | anything), max_size=3) | anything,
        )
    )
)
def test_folders_and_names_of_profiles(data: bytes) -> None:
    """If the quick readers return results, these contain all folders and names that the models read."""
    profiles = read_profiles(data)
    folders, names = folders_of_rules(data), names_of_profiles(data)
    if folders is not None and profiles is not None:
        assert {rule.folder for rule in profiles.rules if rule.folder} <= set(folders)
    if names is not None and profiles is not None:
        assert {profile.name for profile in profiles.profiles} <= set(names)


def test_what_they_say_of_usual_files() -> None:
    data = b'{"profiles": [{"name": "Work"}], "rules": [{"folder": "/p"}]}'
    assert (names_of_profiles(data), folders_of_rules(data)) == (["Work"], ["/p"])
    assert read_launch_settings(b'{"mode": "plan", "text_scale": 1.2}') == LaunchSettings(mode="plan")
    answers = [
        {"root": "a", "fingerprint": name, "answer": said}
        for name, said in (("x", "without"), ("y", "trusted"))
    ]
    data = json.dumps({"v": 1, "answers": answers}).encode()
    assert newest_answer(data, "a", frozenset({"x", "y"})) == "trusted"
    assert newest_answer(data, "b", frozenset({"x", "y"})) == ""
    assert folders_of_window(b'{"sessions": [{"folder": "/p"}]}') == ["/p"]


def test_what_is_doubtful() -> None:
    for data in (b"", b"[]", b'{"cli": 1}', b'{"cli": "a", "cli": "b"}', b'{"at": NaN}', b'{"a": "\\ud800"}'):
        assert read_launch_settings(data) is None
    assert read_launch_settings(b'{"n": ' + b"1" * 5000 + b"}") is None
    assert read_launch_settings(b"[" * 100_000) is None
