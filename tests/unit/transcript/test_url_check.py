"""The real host of an address, and the parts of the address that mislead."""

import pytest

from claude_desk.transcript.permissions.url_check import address_of
from claude_desk.ui.phrases.phrase_words import words


@pytest.mark.parametrize(
    ("text", "host", "warnings"),
    [
        ("https://docs.python.org/3/?q=@x", "docs.python.org", []),
        ("https://a.example:443/", "a.example", []),
        ("https://good.example@evil.example/x", "evil.example", ["before the @"]),
        ("https://good.example\\@evil.example", "good.example", ["backslash"]),
        ("http://xn--80ak6aa92e.com", "xn--80ak6aa92e.com", ["Not encrypted", "аррӏе.com"]),
        ("https://аррӏе.com/", "аррӏе.com", ["xn--80ak6aa92e.com"]),
        ("https://127.0.0.1:8080/", "127.0.0.1", ["number", "local network", "port 8080"]),
        ("https://0x7f.1/", "0x7f.1", ["number", "local network"]),
        ("https://[::1]/", "[::1]", ["number", "local network"]),
        ("https://ex%61mple.com", "ex%61mple.com", ["percent-encoded: example.com"]),
        ("https://intra.local", "intra.local", ["local network"]),
        ("file:///etc/passwd", "", ["a file address"]),
        ("no address", "", ["not a web address"]),
        ("https://", "", ["No host"]),
        ("https:///evil.example/good.example", "evil.example", ["this goes to evil.example"]),
        ("https:evil.example", "evil.example", ["this goes to evil.example"]),
        ("https:\\\\evil.example", "evil.example", ["backslash"]),
        ("https://[::1", "[::1", []),
    ],
)
def test_where_it_goes(text: str, host: str, warnings: list[str]) -> None:
    found = address_of(text)
    assert found.host == host == text[found.start : found.end]
    assert len(found.warnings) >= len(warnings)
    for said in warnings:
        assert any(said in words(warning) for warning in found.warnings), found.warnings
    assert warnings or not found.warnings or "[" in host
