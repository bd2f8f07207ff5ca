"""Secret keys stay in the environment: they appear neither in rows nor in the stored lines of the wire."""

import shlex
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from claude_desk.protocol.wire.line_numbers import kept_line
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.session.core.secret_filter import without_keys
from claude_desk.ui.window.window_engine import WindowEngine
from tests.scripted_cli.script import Script
from tests.unit.controllers.conftest import StartProgram

ENVIRON = {
    "ANTHROPIC_API_KEY": "sk-canary-1",
    "CLAUDE_CODE_OAUTH_TOKEN": "canary-2-canary-2",
    "AWS_SECRET_ACCESS_KEY": "canary/3+canary/3=",
    "HTTPS_PROXY": "http://person:canary%204@proxy.example:3128",
    "SHORT_KEY": "on",
    "PWD": "/home/person/project",
    "HOME": "/home/person",
}


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("401 for sk-canary-1!", "401 for •••!"),
        ("token=canary-2-canary-2, secret=canary/3+canary/3=", "token=•••, secret=•••"),
        ("proxy person:canary%204 said 407", "proxy person:••• said 407"),
        ("proxy password is canary 4", "proxy password is •••"),
        ("connect to https://a:b@host/x", "connect to https://•••@host/x"),
        ("key sk-ant-api03-of_somebody-else", "key •••"),
        ("Authorization: Bearer abc.def-ghi", "Authorization: Bearer •••"),
        ("come on: /home/person/project is gone", "come on: /home/person/project is gone"),
        ("", ""),
    ],
)
def test_what_a_program_writes_on_stderr_has_no_key_in_it(said: str, shown: str) -> None:
    assert without_keys(said, ENVIRON) == shown


@pytest.mark.parametrize("content", ['{"env":{"K":"canary"}}', '["canary"]', '"canary"'])
def test_answers_of_claude_codes_are_kept_without_their_content(content: str) -> None:
    """Also check answers that do not have the expected shape."""
    answer = f'{{"subtype":"success","request_id":"d1","response":{content},"x":"canary"}}'
    line = f'{{"type":"control_response","response":{answer}}}'.encode()
    kept = kept_line(parse_line(line), line)
    assert b"canary" not in kept
    assert b'"request_id":"d1"' in kept


def test_all_else_is_kept_as_it_came() -> None:
    line = b'{"type":"system","subtype":"init","cwd":"/p"}'
    assert kept_line(parse_line(line), line) is line


async def test_copied_details_name_the_program_without_its_arguments(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path
) -> None:
    words = [*Script().save(tmp_path / "script.json"), "--api-key=canary-5"]
    start_program(cli=shlex.join(words))
    screen.app.preferences.ask()
    screen.app.preferences.facts.copyDetails()
    copied = QGuiApplication.clipboard().text()
    assert f"Program: {words[0]} with {len(words) - 1} arguments\n" in copied
    assert "canary" not in copied
