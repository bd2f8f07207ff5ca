"""Words of a link that could name another place than the link's target."""

import pytest

from claude_desk.transcript.text.link_check import may_mislead

EVIL = "https://evil.example/x"


@pytest.mark.parametrize(
    "words",
    [
        "https://github.com", "github.com", "GitHub.com/login", "www.github.com", "Sign in at github.com",
        "see (github.com)", "github.com.", "\u201cgithub.com\u201d", "git\u200bhub.com", "github\u200b.com",
        "git\u200bhub", "git\u202ehub", "moc.buhtig\u202e", "github\u3002com", "github\uff0ecom",
        "github\u2024com",
        "github\u00b7com", "github\ua4f8com", "github\u06d4com", "github\u0660com",
        "github\u200a.\u200acom",
        "github.com\u2215login", "github\u00adx", "\u2060github", "githu\u0184.com",
        "github.com@evil.example", "evil.example@github.com", "https://github.com\\@evil.example",
        "localhost", "localhost:3000", "http://localhost", "router:8080", "127.0.0.1", "[::1]:80",
        "a@github.com",
        "github . com", "evil.example.github.com", "github.com/evil.example", "https://evil.example:8443",
        "https://evil.example/\u200bx", "https://evil.example/\u202ex", "\u2800github", "github\ufe52com",
        "x" * 3_000, "\ud83d\ude80 start",
        "mailto:evil.example",
    ],
)  # fmt: skip
def test_what_cannot_be_shown_to_name_the_same_host(words: str) -> None:
    assert may_mislead(words, EVIL)


@pytest.mark.parametrize(
    "words",
    [
        "the manual", "The manual, in short: read it!", "evil.example", "https://evil.example/x",
        "Evil.Example",
        "http://evil.example/other?q=1#a", "see https://evil.example.", "(evil.example)",
        "\u00dcber uns", "文档",
        "Справка", "Python 3.12", "v2.1.330", "std::vector", "pull/42", "don't", "a–b", "etc.",
        "wait…", "#12",
        "café", "cafe\u0301", "コード", "x_y-z", "",
    ],
)  # fmt: skip
def test_plain_words_and_the_host_itself(words: str) -> None:
    assert not may_mislead(words, EVIL)


@pytest.mark.parametrize(
    ("words", "address", "misleads"),
    [
        ("a.py", "src/a.py", False), ("src/a.py:42", "src/a.py#L42", False),
        ("./src/a.py", "src/a.py:42:7", False),
        ("the parser in a.py", "/p/src/a.py", False), (".gitignore", ".gitignore", False),
        ("a b.md", "a%20b.md", False), ("b.py", "src/a.py", True), ("github.com", "docs/a.md", True),
        ("https://github.com", "docs/a.md", True), ("rc/a.py", "src/a.py", True),
        ("a.\u200bpy", "src/a.py", True),
        ("a@b.org", "mailto:a@b.org", False), ("mailto:a@b.org", "mailto:a@b.org?subject=x", False),
        ("a@b.org", "mailto:c@d.org", True), ("write to us", "mailto:c@d.org", False),
        ("localhost:3000", "http://localhost:3000/x", False),
        ("localhost:3000", "http://localhost:80", True),
        ("https://xn--80ak6aa92e.com", "https://xn--80ak6aa92e.com", False),
        ("https://аррӏе.com", "https://xn--80ak6aa92e.com", True),
        ("https://аррӏе.com", "https://аррӏе.com", True),
        ("github.com", "https://github.com@evil.example/", True),
        ("github.com", "https://github.com\\.evil.example", True),
        ("https://e.org/имя", "https://e.org/%D0%B8%D0%BC%D1%8F", False), ("github.com", "https://[", True),
    ],
)  # fmt: skip
def test_words_and_where_they_go(words: str, address: str, misleads: bool) -> None:
    assert may_mislead(words, address) is misleads
