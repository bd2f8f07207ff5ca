"""A card as it is shown: its parts, cut to limits, and how much is omitted, in words."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from claude_desk.protocol.phrase import Text, without_words
from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.tools.card import (
    Card,
    ChecklistPart,
    DiffPart,
    FactsPart,
    ListingPart,
    MarkdownPart,
    Part,
    PicturesPart,
)
from claude_desk.ui import locale_format
from claude_desk.ui.attachments.attachment_items import items_of
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.safe_text import words_in_one_line
from claude_desk.ui.transcript.card_parts import ShownPart, plain, shown_part
from claude_desk.ui.transcript.card_parts import size as size_of
from claude_desk.ui.transcript.excerpt import ExcerptLimit
from claude_desk.ui.transcript.tool_names import tool_words
from claude_desk.ui.translation import translate
from claude_desk.ui.viewer.full_content import FullContent

RenderHtml = Callable[[str], str]

# The limit of each part while the card is folded, and the limit of all parts together while it is unfolded.
FOLDED = ExcerptLimit(12, 4_000)
OPEN = ExcerptLimit(400, 40_000)
# If a folded card would omit no more than this, it is shown open: words about the rest need as much room.
_SHORT = ExcerptLimit(1, 200)
# Each part of a large card gets at least this limit.
_LEAST = ExcerptLimit(6, 600)
# Greatest number of parts that are shown, because each part needs a few QML items.
PARTS_FOLDED, PARTS_OPEN = 8, 40
# If lines are omitted, their size is shown too from this number of bytes.
_SIZE_SAID = 10_000


class CardView:
    """A card and its two faces, folded and open. Each face is made when it is first needed.

    `asked`: whether a permission request shows the call's input. If so, the folded face has only the head.
    """

    __slots__ = ("_asked", "_cut", "_faces", "_maps", "_version", "card")

    def __init__(self, card: Card, asked: bool = False) -> None:
        self.card = card
        self._asked = asked
        self._faces: dict[bool, list[ShownPart]] = {}
        self._cut: dict[bool, bool] = {}  # whether a face omits something; several roles read this
        self._maps: dict[bool, list[dict[str, Any]]] = {}
        self._version = -1

    @property
    def title(self) -> str:
        return _head(self.card.title)

    @property
    def name(self) -> str:
        return _head(self.card.name if self.card.server else tool_words(self.card.name))

    @property
    def summary(self) -> str:
        return _head(self.card.summary)

    @property
    def description(self) -> str:
        return _head(self.card.description)

    def retranslate(self) -> None:
        """Drop the faces, because they contain words of the previous language."""
        self._faces.clear()
        self._cut.clear()
        self._maps.clear()

    def parts(self, folded: bool) -> list[ShownPart]:
        """Return the parts of a face."""
        if folded not in self._faces:
            self._faces[folded] = self._face(folded)
        return self._faces[folded]

    def _face(self, folded: bool) -> list[ShownPart]:
        if folded:
            return [] if self._asked else _folded(self.card)
        return _open(self.card)

    def shown(self, folded: bool, number: int) -> ShownPart | None:
        """Return the shown part with this index among the card's parts; None if the part is not shown."""
        return next((part for part in self.parts(folded) if part.number == number), None)

    def maps(self, folded: bool, html: RenderHtml, version: int) -> list[dict[str, Any]]:
        """Return the parts as maps for QML. `version` is the renderer's version for the HTML."""
        if version != self._version:
            self._maps.clear()
            self._version = version
        if folded not in self._maps:
            self._maps[folded] = [_map(shown, html) for shown in self.parts(folded)]
        return self._maps[folded]

    @property
    def foldable(self) -> bool:
        """Whether the folded card omits something."""
        return self._leaves_out(True)

    @property
    def beyond(self) -> bool:
        """Whether even the unfolded card omits something."""
        return self._leaves_out(False)

    def _leaves_out(self, folded: bool) -> bool:
        if folded not in self._cut:
            shown = self.parts(folded)
            self._cut[folded] = any(not part.is_complete for part in shown) or len(shown) < sum(
                map(_has_content, self.card.parts)
            )
        return self._cut[folded]

    @property
    def _is_complete(self) -> bool:
        """Whether the folded card shows the whole result of the call."""
        shown = self.parts(True)
        brief = sum(1 for part in self.card.parts if part.brief and _has_content(part))
        return len(shown) >= brief and all(part.is_complete for part in shown)

    def spoken(self, folded: bool) -> str:
        """Return the shown text, for the accessible name."""
        return "\n".join(shown.text for shown in self.parts(folded) if shown.text)

    def rest(self, folded: bool) -> str:
        """Return how much is omitted: `1,988 more lines · 1.3 MB`; "" if nothing is omitted.

        Return "" too for a folded card that shows the whole result of the call.
        """
        if folded and self._is_complete:
            return ""
        left = list(_left(self.card, self.parts(folded)))
        lines = sum(each for _, each, _ in left)
        return rest_words(lines, sum(_size_of(part, characters) for part, _, characters in left))

    @property
    def text(self) -> str:
        """The text of all parts, for copying."""
        return "\n\n".join(text for part in self.card.parts if (text := plain(part)))

    def full_content(self) -> FullContent | None:
        """Return the content for the viewer; None if the unfolded card shows everything.

        The content is the listing or diff that is cut, if all other parts are complete. Otherwise it is the
        text of all parts.
        """
        if not self.beyond:
            return None
        shown = self.parts(False)
        cut = [part.part for part in shown if not part.is_complete]
        title = " ".join(word for word in (self.name, self.title) if word)
        all_shown = len(shown) == sum(map(_has_content, self.card.parts))
        if len(cut) == 1 and all_shown and isinstance(cut[0], ListingPart | DiffPart):
            return FullContent(title, cut[0], _file_name(self.card, cut[0]))
        return FullContent(title, ListingPart("\n\n".join(_headed(part) for part in self.card.parts)))


def card_view_of(call: ToolCall, folder: str = "") -> CardView:
    """Return the view of a call's card. `folder` is the session's folder."""
    # Imported at the first tool call, so that the window is shown before the presenters are loaded.
    from claude_desk.transcript.tools import registry

    return CardView(registry.card_of(call, folder), asked=call.state is ToolState.WAITING)


def rest_words(lines: int, size: int) -> str:
    """Return `1,988 more lines · 1.3 MB` or `1.3 MB more`; "" if nothing is omitted. `size`: bytes."""
    size_words = locale_format.size(size)
    if lines:
        said = translate("CardView", "%Ln more lines", n=lines, one="%Ln more line")
        if size < _SIZE_SAID:
            return said
        return translate("CardView", "{lines} · {size}", lines=said, size=size_words)
    return translate("CardView", "{size} more", size=size_words) if size else ""


def _left(card: Card, parts: Sequence[ShownPart]) -> Iterator[tuple[Part, int, int]]:
    """Yield each part of the card of which `parts` omit something, and how many lines and characters."""
    seen = {shown.number: shown for shown in parts}
    for number, part in enumerate(card.parts):
        shown = seen.get(number)
        lines, characters = (shown.lines_left, shown.characters_left) if shown is not None else size_of(part)
        if lines or characters:
            yield part, lines, characters


def _size_of(part: Part, characters: int) -> int:
    """Return about how many bytes these characters of the part have."""
    text = plain(part) if characters else ""
    return round(characters * locale_format.byte_count(text) / max(1, len(text)))


def _map(shown: ShownPart, html: RenderHtml) -> dict[str, Any]:
    match shown.part:
        case MarkdownPart():
            return {**shown.map, "html": html(shown.text)}
        case PicturesPart(items):
            return {**shown.map, "items": items_of(items)}
    return shown.map


def _folded(card: Card) -> list[ShownPart]:
    """Return the parts of the folded face, or those of the open face if the folded face omits very little."""
    asked = ((number, part) for number, part in enumerate(card.parts) if part.brief and _has_content(part))
    shown = [shown_part(number, part, FOLDED) for number, part in islice(asked, PARTS_FOLDED)]
    left = list(_left(card, shown))
    lines, characters = sum(each for _, each, _ in left), sum(each for _, _, each in left)
    little = 0 < lines <= _SHORT.rows and characters <= _SHORT.characters
    return _open(card) if shown and little else shown


def _open(card: Card) -> list[ShownPart]:
    """Return the parts of the open face: small parts in full, while large parts share the remaining room."""
    asked = ((number, part) for number, part in enumerate(card.parts) if _has_content(part))
    shown = [shown_part(number, part, OPEN) for number, part in islice(asked, PARTS_OPEN)]
    rows = _shares([part.rows for part in shown], OPEN.rows, _LEAST.rows)
    characters = _shares([part.characters for part in shown], OPEN.characters, _LEAST.characters)
    return [
        part
        if part.rows <= rows[at] and part.characters <= characters[at]
        else shown_part(part.number, part.part, ExcerptLimit(rows[at], characters[at]))
        for at, part in enumerate(shown)
    ]


def _shares(needs: Sequence[int], room: int, least: int) -> list[int]:
    """Return the room of each part: its need, or an equal share of the room that smaller parts leave."""
    shares = [0] * len(needs)
    order = sorted(range(len(needs)), key=lambda at: needs[at])
    for place, at in enumerate(order):
        share = max(least, room // (len(order) - place))
        shares[at] = min(needs[at], share)
        room = max(0, room - shares[at])
    return shares


def _has_content(part: Part) -> bool:
    """Return whether the part has content. An empty part would be an empty bar."""
    match part:
        case ListingPart():
            return bool(part.text)
        case DiffPart():
            return bool(part.diff.lines)
        case FactsPart():
            return bool(part.rows)
        case ChecklistPart() | PicturesPart():
            return bool(part.items)
    return True


def _headed(part: Part) -> str:
    label = words(getattr(part, "label", ""))
    return f"{label}\n{plain(part)}" if label else plain(part)


def _head(text: Text) -> str:
    """Return a text of the card's head as one line. A text that is not a phrase is one line already."""
    return text if isinstance(text, str) else words_in_one_line(words(text))


def _file_name(card: Card, part: ListingPart | DiffPart) -> str:
    """Return the name under which the viewer saves the part."""
    path = part.diff.path if isinstance(part, DiffPart) else without_words(card.title)
    name = path.replace("\\", "/").rpartition("/")[2].split(" ")[0] if "/" in path or "." in path else ""
    if isinstance(part, DiffPart):
        return f"{name or 'change'}.diff"
    return name if "." in name.strip(".") else "output.txt"
