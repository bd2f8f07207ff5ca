"""The permission mode of new sessions, as the user's own settings of Claude Code name it."""

import json
import os
from pathlib import Path

import pytest

from claude_desk.paths import user_settings


@pytest.mark.parametrize("mode", ["default", "acceptEdits", "plan", "dontAsk"])
def test_it_is_followed(tmp_path: Path, mode: str) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"permissions": {"defaultMode": mode}}))
    assert user_settings(tmp_path).mode == mode


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "[" * 100_000,
        '{"permissions": []}',
        '{"permissions": {}}',
        '{"permissions": {"defaultMode": 1}}',
        '{"permissions": {"defaultMode": ["plan"]}}',
        '{"permissions": {"defaultMode": "bypassPermissions"}}',
        '{"permissions": {"defaultMode": "auto"}}',
        '{"permissions": {"defaultMode": "--x"}}',
    ],
)
def test_what_is_none_or_asks_nothing_is_not(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.json").write_text(text)
    assert user_settings(tmp_path).mode == "default"


def test_what_cannot_be_read_is_not_waited_for(tmp_path: Path) -> None:
    assert user_settings(tmp_path).mode == "default"
    os.mkfifo(tmp_path / "settings.json")
    assert user_settings(tmp_path).mode == "default"
