"""A review of one state of the gallery, in English and then in other languages."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickWindow

from claude_desk.ui.language_change import LanguageChange
from claude_desk.ui.window.window_engine import WindowEngine
from tests.gallery.pages import open_page
from tests.gallery.states import fill
from tests.pseudo_language import MirroredLanguage, PseudoLanguage
from tests.translations.shown_texts import ShownText, covered_words, overlaps, shown
from tests.window_engines import SuccessiveWindow

# The newest step of an agent, behind its name or its state: it gives way first, and the opened card, or the
# opened agent, has all of it.
_GIVES_WAY = {"ToolRow/ToolHeader/PlainText", "AgentsPage/AgentRow/PlainText"}
_FRAMES = 4  # until all items have their place: late items come with a frame, and move others in the next
_FRAME_MS = 500  # the wait for a frame of a window that has nothing to draw


@dataclass
class Findings:
    """`texts`: what was shown in the other languages; `faults`: the kind of each fault and the item's path of
    QML types; `examples`: a text for each fault."""

    texts: set[str] = field(default_factory=set)
    faults: set[str] = field(default_factory=set)
    examples: dict[str, str] = field(default_factory=dict)

    def note(self, kind: str, path: str, text: str) -> None:
        fault = f"{kind}: {path}"
        self.faults.add(fault)
        self.examples.setdefault(fault, text)


class English:
    """The texts that the window shows in English, and their overlaps, to compare other languages with."""

    def __init__(self, window: QQuickWindow) -> None:
        texts = shown(window)
        self.by_item: dict[int, ShownText] = {text.item: text for text in texts}
        self.overlaps = {frozenset((one.item, other.item)) for one, other in overlaps(texts, window)}


def review(
    state: str,
    size: tuple[int, int] = (1280, 860),
    scale: float = 1.0,
    codes: Sequence[str] = (),
    theme: str = "light",
    mirrored: bool = True,
) -> Findings:
    """Open the state, change the language in its window, and return what is wrong.

    `codes`: codes of existing languages, instead of the two invented languages. `mirrored`: whether to show
    the mirrored language after the longer language.
    """
    found = Findings()
    screen = SuccessiveWindow()
    try:
        screen.app.set_theme(theme)
        screen.app.set_text_scale(scale)
        fill(state, screen)
        window = screen.open()
        window.resize(*size)
        window = open_page(state, screen, window)
        settle(window)
        english = English(window)
        QAccessible.setActive(True)  # a popup is named only for assistive technology
        for names in dialogs_of(window):
            if not all(names) or len(set(names)) < len(names):
                found.note("dialog spoken wrongly", " › ".join(map(repr, names)), state)
        QAccessible.setActive(False)
        for code in codes:
            screen.set_language(code)
            _look(window, english, f"{code}, ", found)
        if not codes:
            speak(screen, PseudoLanguage())
            _look(window, english, "", found)
        if mirrored and not codes:
            speak(screen, MirroredLanguage())
            _look(window, english, "mirrored, ", found)
    finally:
        screen.close()
    return found


def _look(window: QQuickWindow, english: English, language: str, found: Findings) -> None:
    """Add the faults to `found`. If there are faults, look again a while later, because a busy machine lays
    items out late."""
    settle(window)
    seen: Findings = Findings()
    _compare(window, english, language, seen)
    if seen.faults:
        settle(window)
        seen = Findings()
        _compare(window, english, language, seen)
    found.texts |= seen.texts
    found.faults |= seen.faults
    found.examples = {**seen.examples, **found.examples}


def speak(screen: WindowEngine, language: PseudoLanguage) -> None:
    """Change a window's language to a language without a file."""
    change = LanguageChange(screen.app)
    screen.language.use_translators([language], language.locale)
    screen.retranslate(change)


def dialogs_of(window: QQuickWindow) -> Iterator[list[str]]:
    """Yield, for each dialog that assistive technology finds, the names of the dialogs around it and its own
    name. A dialog without a name, or with a name twice, is spoken wrongly."""

    def walk(interface: QAccessibleInterface, around: list[str]) -> Iterator[list[str]]:
        for index in range(interface.childCount()):
            child = interface.child(index)
            if child is None or child.state().invisible:
                continue
            names = around
            if child.role() == QAccessible.Role.Dialog:
                names = [*around, child.text(QAccessible.Text.Name)]
                inside = child.child(0)
                # the list of a combo box has the name of the box
                if inside is None or inside.role() not in (QAccessible.Role.List, QAccessible.Role.ListItem):
                    yield names
            yield from walk(child, names)

    root = QAccessible.queryAccessibleInterface(window)
    assert root is not None
    return walk(root, [])


def settle(window: QQuickWindow) -> None:
    for _ in range(_FRAMES):
        loop = QEventLoop()
        quit_loop: Callable[[], None] = loop.quit
        window.afterAnimating.connect(quit_loop)
        QTimer.singleShot(_FRAME_MS, quit_loop)
        window.update()
        loop.exec()
        window.afterAnimating.disconnect(quit_loop)


def _compare(window: QQuickWindow, english: English, how: str, found: Findings) -> None:
    now = shown(window)
    for text in now:
        found.texts.add(text.text)
        was = english.by_item.get(text.item)
        if text.ours and "⟨U+" in text.text and not (was is not None and "⟨U+" in was.text):
            found.note(f"{how}written out", text.path, text.text)
        if text.ours and text.cut and text.path not in _GIVES_WAY and not (was is not None and was.cut):
            found.note(f"{how}cut", text.path, text.text)
    for one, other in overlaps(now, window):
        if frozenset((one.item, other.item)) not in english.overlaps:
            paths = " over ".join(sorted((one.path, other.path)))
            found.note(f"{how}overlap", paths, f"{one.text!r} {other.text!r}")
    for text, sign in covered_words(now, window):
        found.note(f"{how}covered", f"{sign.path} over {text.path}", text.text)
