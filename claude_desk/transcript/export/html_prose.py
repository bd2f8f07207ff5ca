"""Renders Markdown as HTML for a self-contained page without scripts and requests.

Only addresses of the web become links. As in the window, the address follows if the words of the link could
name another address. A path is shown as text, because it may mean another file on the reader's computer. An
image is shown as its words and its address.
"""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

from claude_desk.protocol.phrase import Phrase, Words
from claude_desk.transcript.export.document import in_folder
from claude_desk.transcript.markdown.block_parser import PARSER
from claude_desk.transcript.markdown.prose_html import parsed
from claude_desk.transcript.text.link_check import AddressKind, kind_of, may_mislead

_TASKS = {"[ ] ": False, "[x] ": True, "[X] ": True}
LINK_REL = "noreferrer noopener"
_BELOW = 2  # levels of headings that the document itself uses


class HtmlProse(RendererHTML):
    """markdown-it's renderer, changed to show images and HTML as text, and to link only to the web."""

    def __init__(self, code: Callable[[str, str], str], folder: str, words: Words) -> None:
        super().__init__()
        self._code = code
        self._folder = folder
        self._words = words
        self._links: list[int] = []  # indexes of the tokens that begin the open links

    def html(self, markdown: str, references: Mapping[str, tuple[str, str]] | None = None) -> str:
        self._links.clear()
        return str(self.render(parsed(markdown, references), PARSER.options, {}))

    # --- blocks ----------------------------------------------------------------------------------

    def heading_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return f"<{_level(tokens[idx])}>"

    def heading_close(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return f"</{_level(tokens[idx])}>\n"

    def fence(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        words = tokens[idx].info.split()
        return self._code(tokens[idx].content, words[0] if words else "")

    def code_block(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return self._code(tokens[idx].content, "")

    def list_item_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        """Begin an item. If the text of the item begins with a box like `[x] `, replace it by a check box."""
        inside = tokens[idx + 2] if idx + 2 < len(tokens) else None
        first = inside.children[0] if inside is not None and inside.children else None
        done = _TASKS.get(first.content[:4]) if first is not None and first.type == "text" else None
        if first is None or done is None:
            return "<li>"
        first.content = first.content[4:]
        return f'<li class="task">{check_box(done, self._words)}'

    def table_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return '<div class="wide"><table>\n'

    def table_close(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return "</table></div>\n"

    def th_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return _cell(tokens[idx])

    def td_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return _cell(tokens[idx])

    def formula_block(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return f"<p>{_formula(tokens[idx])}</p>\n"

    # --- text inside a line ----------------------------------------------------------------------

    def softbreak(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return "<br>\n"

    def formula(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return _formula(tokens[idx])

    def image(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        token = tokens[idx]
        shown = filter(None, (token.content, str(token.attrGet("src") or "")))
        return f"<code>▣ {escape(' · '.join(shown))}</code>"

    def html_block(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return escape(tokens[idx].content)

    def html_inline(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        return escape(tokens[idx].content)

    def link_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        self._links.append(idx)
        address = str(tokens[idx].attrGet("href") or "")
        is_web = kind_of(address) is AddressKind.WEB
        return f'<a href="{escape(address)}" rel="{LINK_REL}">' if is_web else ""

    def link_close(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: Any) -> str:
        if not self._links:
            return ""
        begin = self._links.pop()
        address = str(tokens[begin].attrGet("href") or "")
        words = "".join(
            " " if token.type.endswith("break") else token.content for token in tokens[begin + 1 : idx]
        )
        match kind_of(address):
            case AddressKind.WEB:
                return f"</a> ({escape(address)})" if may_mislead(words, address) else "</a>"
            case AddressKind.FILE:
                path = in_folder(address, self._folder)
                return "" if words.strip() in (path, address) else f" (<code>{escape(path)}</code>)"
        says_address = tokens[begin].info == "auto" or not address
        return "" if says_address else f" ({escape(address)})"


def _formula(token: Token) -> str:
    return escape(token.content).replace("\n", "<br>\n")


def check_box(done: bool, words: Words) -> str:
    """Return a disabled check box that shows whether an item is done."""
    label = escape(words(Phrase("export_document.done") if done else Phrase("export_document.not_done")))
    return f'<input type="checkbox" disabled {"checked " if done else ""}aria-label="{label}">'


def _level(token: Token) -> str:
    return f"h{min(6, int(token.tag[1]) + _BELOW)}"


def _cell(token: Token) -> str:
    align = str(token.attrGet("style") or "").removeprefix("text-align:")
    side = f' class="{align}"' if align in ("left", "center", "right") else ""
    return f"<{token.tag}{side}>"
