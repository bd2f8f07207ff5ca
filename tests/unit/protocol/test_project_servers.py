"""Servers of a project: the finding names a server's type only if it is unusual."""

import json
from typing import Any

import pytest

from claude_desk.protocol.disk.project_files import servers_findings
from claude_desk.protocol.phrase import Phrase


@pytest.mark.parametrize(
    ("server", "words"),
    [
        ({"type": "stdio", "command": "npx", "args": ["a b", "-y"]}, "x: npx 'a b' -y"),
        ({"type": "http", "command": "npx"}, 'x: npx  {"type": "http"}'),
        ({"command": "npx", "env": {"A": "b"}}, 'x: npx  {"env": {"A": "b"}}'),
        ({"type": "http", "url": "https://a.example"}, "x: https://a.example"),
        ({"type": "sse", "url": "https://a.example"}, "x: https://a.example"),
        ({"type": "ws", "url": "wss://a.example"}, "x: wss://a.example"),
        ({"type": "stdio", "url": "https://a.example"}, 'x: https://a.example  {"type": "stdio"}'),
        ({"command": "npx", "env": {"A": "é"}}, 'x: npx  {"env": {"A": "é"}}'),
        ({"command": "npx", "args": "no list"}, 'x: {"command": "npx", "args": "no list"}'),
        ("no server", 'x: "no server"'),
    ],
)
def test_a_server_is_named_with_all_that_is_unusual(server: Any, words: str) -> None:
    data = json.dumps({"$schema": "s", "mcpServers": {"x": server}}).encode()
    assert servers_findings(data).servers == [words]
    assert servers_findings(data).other == []


def test_any_other_member_next_to_the_servers_is_named() -> None:
    data = json.dumps({"$schema": "s", "unheard": {"of": 1}, "mcpServers": "none"}).encode()
    found = servers_findings(data)
    assert found.other == ['unheard: {"of": 1}', "mcpServers: none"]
    assert found.servers == []


@pytest.mark.parametrize(("length", "is_uncut"), [(300, True), (301, False)])
def test_a_short_value_is_shown_completely(length: int, is_uncut: bool) -> None:
    (found,) = servers_findings(json.dumps({"x": "y" * length}).encode()).other
    cut = Phrase("folder_finding.shortened", length=length, setting=f"x: {'y' * 300}…")
    assert found == (f"x: {'y' * length}" if is_uncut else cut)
