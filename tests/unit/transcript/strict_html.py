"""Reads HTML as Qt would, and accepts only tags and attributes that we mean to write."""

from html.parser import HTMLParser

TAGS = {"p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "hr", "br", "a", "span"}
TAGS |= {"table", "thead", "tbody", "tr", "th", "td", "strong", "em", "s"}
ATTRIBUTES = {"width", "style", "href", "start", "align", "border", "cellspacing", "cellpadding", "title"}


class Strict(HTMLParser):
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
            if name == "title":  # the number of a formula
                assert tag == "span" and value and value.isdecimal()
            if name == "href":
                assert value and not value.lower().startswith(("javascript:", "data:", "qrc:", "//", "ftp:"))
                self.links.append(value)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("br", "hr"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)

    def handle_comment(self, data: str) -> None:
        raise AssertionError(data)

    handle_decl = unknown_decl = handle_pi = handle_comment
