"""A piece of markdown as HTML that is safe to give to a rich text item.

Nothing in it can make Qt fetch or open anything: raw HTML is text, an image is a chip with its address,
and only http, https and mailto addresses become links (qt-notes 0.2).
"""

from dataclasses import dataclass
from html import escape

from markdown_it.token import Token

from claude_desk.transcript.blocks import PARSER

_LINKS = ("http://", "https://", "mailto:")


@dataclass(frozen=True, slots=True)
class ProsePalette:
    """Colours as `#rrggbb`; `mono` is the family of code."""

    ink: str
    link: str
    code_background: str
    code_ink: str
    quote: str
    line: str
    mono: str


def prose_html(markdown: str, palette: ProsePalette) -> str:
    return "".join(_Writer(palette).block(token) for token in PARSER.parse(markdown))


class _Writer:
    def __init__(self, palette: ProsePalette) -> None:
        self._palette = palette
        self._links: list[bool] = []

    def block(self, token: Token) -> str:
        p = self._palette
        match token.type:
            case "inline":
                return "".join(self.inline(child) for child in token.children or [])
            case "paragraph_open":
                return "" if token.hidden else '<p style="margin-top:0;margin-bottom:0">'
            case "paragraph_close":
                return "" if token.hidden else "</p>"
            case "heading_open":
                return f'<{token.tag} style="margin-top:0;margin-bottom:0">'
            case "bullet_list_open":
                return '<ul style="margin-top:0;margin-bottom:0;margin-left:-18px">'
            case "ordered_list_open":
                start = token.attrGet("start")
                number = f' start="{int(start)}"' if start is not None else ""
                return f'<ol{number} style="margin-top:0;margin-bottom:0;margin-left:-18px">'
            case "blockquote_open":
                return f'<blockquote style="margin-left:14px;margin-right:0;color:{p.quote}">'
            case "fence" | "code_block":
                return self._code_block(token)
            case "hr":
                return f'<hr style="background-color:{p.line}"/>'
            case "table_open":
                return (
                    f'<table border="1" cellspacing="0" cellpadding="5" style="border-collapse:collapse;'
                    f'border-color:{p.line}">'
                )
            case "th_open" | "td_open":
                align = str(token.attrGet("style") or "").removeprefix("text-align:")
                kind = f' align="{align}"' if align in ("left", "right", "center") else ' align="left"'
                return f"<{token.tag}{kind}>"
            case _:
                return self._plain(token)

    def _plain(self, token: Token) -> str:
        if token.nesting == 1:
            return f"<{token.tag}>"
        return f"</{token.tag}>" if token.nesting == -1 else escape(token.content)

    def _code_block(self, token: Token) -> str:
        p = self._palette
        code = escape(token.content.rstrip("\n")).replace("\n", "<br/>").replace("  ", "&nbsp; ")
        return (
            f"<p style=\"margin-top:4px;margin-bottom:4px;font-family:'{p.mono}';"
            f'background-color:{p.code_background};color:{p.code_ink}">{code}</p>'
        )

    def inline(self, token: Token) -> str:
        match token.type:
            case "text":
                return escape(token.content)
            case "softbreak" | "hardbreak":
                return "<br/>"
            case "code_inline":
                return self._code(token.content)
            case "image":
                return self._image(token)
            case "link_open":
                return self._link_open(str(token.attrGet("href") or ""))
            case "link_close":
                return "</a>" if self._links and self._links.pop() else ""
            case "strong_open" | "strong_close" | "em_open" | "em_close" | "s_open" | "s_close":
                return f"<{'/' if token.nesting == -1 else ''}{token.tag}>"
            case _:
                return escape(token.content)

    def _code(self, text: str) -> str:
        p = self._palette
        return (
            f"<span style=\"font-family:'{p.mono}';background-color:{p.code_background};"
            f'color:{p.code_ink}">{escape(text)}</span>'
        )

    def _image(self, token: Token) -> str:
        address = str(token.attrGet("src") or "")
        words = token.content or "image"
        return self._code(f"▣ {words} · {address}")

    def _link_open(self, address: str) -> str:
        known = address.lower().startswith(_LINKS)
        self._links.append(known)
        return f'<a href="{escape(address)}" style="color:{self._palette.link}">' if known else ""
