"""Nothing that Claude writes makes Qt fetch or open anything."""

from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.transcript.prose_html import ProsePalette, prose_html

PALETTE = ProsePalette("#111111", "#222222", "#333333", "#444444", "#555555", "#666666", "Mono")
TAGS = {"p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "hr", "br", "a", "span"}
TAGS |= {"table", "thead", "tbody", "tr", "th", "td", "strong", "em", "s"}
ATTRIBUTES = {"style", "href", "start", "align", "border", "cellspacing", "cellpadding"}


class Strict(HTMLParser):
    """Reads what Qt would read, and accepts what we mean to write alone."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.text: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in TAGS
        if tag not in ("br", "hr"):
            self.open.append(tag)
        for name, value in attrs:
            assert name in ATTRIBUTES
            if name == "style":
                assert value and "url" not in value and "\\" not in value and "/*" not in value
            if name == "href":
                assert value and value.lower().startswith(("http://", "https://", "mailto:"))
                self.links.append(value)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("br", "hr"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)

    def handle_comment(self, data: str) -> None:
        raise AssertionError(data)

    handle_decl = unknown_decl = handle_pi = handle_comment


def read(markdown: str) -> Strict:
    reader = Strict()
    reader.feed(prose_html(markdown, PALETTE))
    reader.close()
    assert not reader.open
    return reader


NASTY = [
    "<img src=x>",
    "<IMG SRC='file:///etc/passwd'>",
    "<a href='file:///x'>x</a>",
    "<style>p{background:url(x)}</style>",
    "![a](http://x/y.png)",
    "![a](data:image/png;base64,AAAA)",
    "[a](javascript:alert(1))",
    "[a](file:///etc/passwd)",
    "[a](data:text/html,x)",
    "[a](//host/x)",
    "[a](x.html)",
    "[a](qrc:/x)",
    '[a](HTTP://x/"onclick=1)',
    "<http://x>",
    "<file:///x>",
    "<ftp://x>",
    "<mailto:a@b>",
    "[a](http://x 'title\"><img>')",
    "`<img src=x>`",
    "```\n<img>\n```",
    "&lt;img src=x&gt;",
    "&#60;img&#62;",
    "\\<img>",
    "</p>",
    "<!-- x",
    "<?x",
    "<![CDATA[x",
    "]]>",
    "\"'><",
    "\0",
    "\u202e",
    "[![a](b)](http://x)",
    "[a](<http://x/ y>)",
    "| <img> | b |\n|---|:-:|\n| `x` | ![i](u) |\n",
    "# <img>\n",
    "> <img>\n",
    "- <img>\n",
    "1. x\n",
    "99. x\n",
    "**b** ~~s~~ *e* ",
    "\n",
    "\n\n",
    "    <img>\n",
    "---\n",
    "  \n",
    "\\\n",
    "text ",
    "[a]: javascript:x\n\n[a]\n",
    "<script>",
    "url(http://x)",
    "src=x",
    "<a\nhref=x>",
]


@pytest.mark.parametrize("markdown", NASTY)
def test_nothing_nasty_gets_through(markdown: str) -> None:
    read(markdown)


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from(NASTY), max_size=12).map("".join))
def test_no_mixture_of_it_does(markdown: str) -> None:
    read(markdown)


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="<>\"'&;()[]!`*_~#-+1. \n\t\\/:=aimgsrchtp|", max_size=120))
def test_no_text_does(markdown: str) -> None:
    read(markdown)


def test_raw_html_is_text() -> None:
    assert "<img src=x>" in "".join(read("a <img src=x> b").text)


def test_links_that_open_and_links_that_do_not() -> None:
    assert read("[a](http://x) [b](https://y) <mailto:a@b>").links == ["http://x", "https://y", "mailto:a@b"]
    for address in ("file:///x", "javascript:x", "qrc:/x", "x.html", "//h/x", "ftp://x", "data:text/html,x"):
        reader = read(f"[words]({address})")
        assert reader.links == []
        assert "words" in "".join(reader.text)


def test_a_picture_is_a_chip_with_its_address() -> None:
    words = "".join(read("![a cat](http://x/cat.png)").text)
    assert "a cat" in words and "http://x/cat.png" in words


def test_what_prose_becomes() -> None:
    html = prose_html("3. **a** `b`\n4. c\n", PALETTE)
    assert '<ol start="3"' in html and "<strong>a</strong>" in html and "font-family:'Mono'" in html
    assert 'align="center"' in prose_html("| a |\n|:-:|\n| b |\n", PALETTE)
