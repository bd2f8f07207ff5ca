"""Words of a link that could name another place than the link's target."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

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


@pytest.mark.parametrize(
    ("words", "address", "misleads"),
    [
        ("/etc/passwd", "/srv/notes", True), ("/etc/passwd", "notes/a.md", True),
        ("/etc/passwd", "/etc/passwd", False), ("/etc/passwd", "file:///etc/passwd", False),
        ("/etc/passwd", "/home/ada/etc/passwd", True), ("/etc/passwd", "etc/passwd", True),
        ("(/etc/passwd)", "/srv/notes", True), ("see /etc/passwd.", "/srv/notes", True),
        ("see /etc/passwd.", "/etc/passwd", False), ("/etc/passwd:3", "/etc/passwd#L3", False),
        ("/etc/passwd", EVIL, True), ("~/notes", "/srv/notes", True), ("~ada/notes", "/srv/notes", True),
        ("etc/passwd", "/etc/passwd", False), ("etc/passwd", "/srv/notes", True),
        ("src/parser", "src/parser", False), ("src/parser", "src/lexer", True),
        ("src/parser/", "src/lexer", True), ("parser", "src/lexer", False),
        ("root@server", EVIL, True), ("root@server", "mailto:root@other", True),
        ("root@server", "mailto:root@server", False), ("mailto:root", "mailto:ada", True),
        ("mailto:root", "mailto:root", False), ("localhost/admin", EVIL, True),
        ("localhost/admin", "http://localhost/x", False), ("file:passwd", EVIL, True),
        ("https:evil", "https://other.example", True), ("ssh:server", EVIL, True),
        ("~50 files", EVIL, False), ("and/or", EVIL, False), ("pull/42", EVIL, False),
        ("read / write", "a.md", False), ("@ada", EVIL, False), ("std::vector", EVIL, False),
        ("Note: this", EVIL, False), ("https::x", EVIL, False),
    ],
)  # fmt: skip
def test_a_path_or_an_address_that_differs_from_the_target_misleads(
    words: str, address: str, misleads: bool
) -> None:
    assert may_mislead(words, address) is misleads


@given(
    st.lists(st.text("abc-_", min_size=1, max_size=4), min_size=1, max_size=3).map("/".join),
    st.lists(st.text("abc-_", min_size=1, max_size=4), min_size=1, max_size=3).map("/".join),
)
def test_a_path_from_the_root_names_only_itself(one: str, other: str) -> None:
    assert may_mislead(f"/{one}", f"/{other}") is (one != other)
