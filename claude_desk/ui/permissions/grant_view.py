"""The rules, folders and modes that the user may allow along with the request on display."""

import os
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.protocol.wire.characters import unambiguous
from claude_desk.transcript.text.member_text import members_text
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.permissions.request_draft import RequestDraft
from claude_desk.ui.qt_types import Property, QStringList, QVariantList
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.requests.permissions import PermissionRule, PermissionUpdate
    from claude_desk.session.permissions.decisions import PendingRequest


# -------------------------------------------------------------------------------------------------
# Words for the rules, folders and modes that may be allowed along with a request, and for where they are
# saved. No Qt.


# Longest text of a suggestion that is offered (rules, folders, unknown members), in characters: the user must
# be able to read it in full.
LONGEST = 4_000

# A rule whose command has one of these marks is not preselected (transcript/permissions/command_check.py).
_HEAVY = frozenset({"ask-root", "ask-deletes", "ask-ends"})


def place_label(place: str) -> str:
    """Return the name of the place where a rule is saved (protocol/README.md 7.2)."""
    match place:
        case "session" | "cliArg":
            return translate("GrantView", "This session")
        case "localSettings":
            return translate("GrantView", "This project (only me)")
        case "userSettings":
            return translate("GrantView", "All my projects")
        case "projectSettings":
            return translate("GrantView", "This project (shared)")
    return one_line(place, 60)


def place_words(place: str) -> str:
    """Say where a rule is saved: `Saved in .claude/settings.local.json of this project.`"""
    match place:
        case "session" | "cliArg":
            return translate("GrantView", "Valid until this session ends; not saved.")
        case "localSettings":
            return translate("GrantView", "Saved in .claude/settings.local.json of this project.")
        case "userSettings":
            return translate("GrantView", "Saved in your settings, ~/.claude/settings.json.")
        case "projectSettings":
            return translate(
                "GrantView", "Saved in .claude/settings.json of this project, shared with others."
            )
    return translate("GrantView", "Saved in “{place}”.", place=one_line(place, 60))


def _scope(place: str) -> str:
    """Say where or how long folders or a mode apply if they are saved in this place."""
    match place:
        case "session" | "cliArg":
            return translate("GrantView", "For the rest of this session")
        case "localSettings":
            return translate("GrantView", "In this project")
        case "userSettings":
            return translate("GrantView", "In all your projects")
        case "projectSettings":
            return translate("GrantView", "In this project, for everyone")
    return one_line(place, 60)


def _mode_words(mode: str) -> str:
    """Say what switching to the mode allows; "" if the mode is not offered."""
    match mode:
        case "acceptEdits":
            return translate("GrantView", "Also accept file edits")
        case "plan":
            return translate("GrantView", "Also switch to plan mode")
        case "default":
            return translate("GrantView", "Also switch to Ask first")
        case "dontAsk":
            return translate("GrantView", "Also deny everything not already allowed, without asking")
        case "auto":
            return translate("GrantView", "Also let Claude Code decide what to ask")
    return ""


def _folder_words(folders: list[str]) -> str:
    """Say what access the folders give: to the whole computer, the whole home folder, a folder above the
    session's folder, or these folders.

    `~`, `.` and `..` are resolved. Links are not, because the disk is not read.
    """
    home = os.path.normpath(os.path.expanduser("~"))  # noqa: PTH111
    plain = {os.path.normpath(os.path.expanduser(folder)) for folder in folders}  # noqa: PTH111
    if any(folder.strip("/") == "" for folder in plain):
        return translate("GrantView", "Also allow access to the whole computer")
    if any(home == folder or home.startswith(f"{folder}/") for folder in plain):
        return translate("GrantView", "Also allow access to your whole home folder")
    if any(folder == ".." or folder.startswith("../") for folder in plain):
        return translate("GrantView", "Also allow access to a folder above the session’s folder")
    return translate(
        "GrantView",
        "Also allow access to these %Ln folders",
        n=len(folders),
        one="Also allow access to this folder",
    )


def rule_words(update: "PermissionUpdate") -> str:
    """Return the rules of a suggestion, one per line, and its unknown members; "" if they are too long."""
    parts = [
        part for rule in update.rules for part in (unambiguous(rule.words(), keep="\n\t"), _unknown(rule))
    ]
    said = "\n".join(filter(None, (*parts, _unknown(update))))
    return said if len(said) <= LONGEST else ""


def _unknown(of: "PermissionUpdate | PermissionRule") -> str:
    """Return as text the members that the program does not know. They go back to the CLI unchanged."""
    return members_text({name: item for name, item in (of.model_extra or {}).items() if item is not None})


def is_narrow(update: "PermissionUpdate") -> bool:
    """Return whether a suggestion may be preselected.

    A suggestion with unknown members may not. A rule may not if it allows any command. A rule may not if its
    command is too long to analyze, deletes files, ends programs or runs as another user.
    """
    known = not (_unknown(update) or any(map(_unknown, update.rules)))
    return known and all(_is_narrow(rule) for rule in update.rules)


def _is_narrow(rule: "PermissionRule") -> bool:
    from claude_desk.transcript.permissions.command_check import LONGEST as READ
    from claude_desk.transcript.permissions.command_check import is_any_command, marks_of
    from claude_desk.transcript.tools.registry import spec_of

    if not spec_of(rule.tool_name).runs_commands:
        return True
    content = rule.rule_content or ""
    command = f"{content[:-2]} *" if content.endswith(":*") else content
    if not command or len(command) > READ or is_any_command(command):
        return False
    return all(mark.style not in _HEAVY for mark in marks_of(command))


def offer_row(update: "PermissionUpdate") -> dict[str, Any] | None:
    """Return suggested folders or a suggested mode as a map of `words` and `path`.

    Return None for a mode that is not offered, and for a suggestion that is too long to show in full.
    """
    scope = _scope(update.destination)
    if update.type == "setMode":
        said = _mode_words(update.mode or "")
        more = _unknown(update)
        return {"words": f"{said} · {scope}", "path": more} if said and len(more) <= LONGEST else None
    folders = [safe_names.path(folder) for folder in update.directories]
    path = "\n".join(filter(None, (*folders, _unknown(update))))
    if len(path) > LONGEST:
        return None
    return {"words": f"{_folder_words(update.directories)} · {scope}", "path": path}


def other_words(updates: "list[PermissionUpdate]") -> str:
    """Say which suggestions are not offered here; "" without such suggestions."""
    kinds = dict.fromkeys(_kind(update) for update in updates)
    if not kinds:
        return ""
    return translate(
        "GrantView",
        "Claude Code also suggests changes that Claude Desk does not offer: {changes}",
        changes=locale_format.enumeration(kinds),
    )


def _kind(update: "PermissionUpdate") -> str:
    match update.type:
        case "setMode":
            return translate("GrantView", "the mode {mode}", mode=one_line(update.mode or "", 60))
        case "addRules" if update.behavior == "ask":
            return translate("GrantView", "rules to ask")
        case "addRules":
            return translate("GrantView", "rules to deny")
        case "removeRules" | "replaceRules":
            return translate("GrantView", "change existing rules")
        case "removeDirectories":
            return translate("GrantView", "remove folders")
    return translate("GrantView", "an unknown change")


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Greatest number of rules that are offered, and greatest number of other suggestions that are offered.
_MOST = 20


@QmlElement
class GrantView(QObject):
    """The rules, folders and modes that may be allowed along with a request.

    The first rule is preselected for `Always allow` if it is narrow (`is_narrow`). Nothing else is
    preselected.
    """

    changed = Signal()
    # The choice changed: `Always allow` would add something else, or save the rules in another place.
    choiceChanged = Signal()
    # The section was opened or closed.
    openChanged = Signal()
    decided = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft = RequestDraft()
        self._rules: list[PermissionUpdate] = []
        # the rule that the decision `AlwaysAllow` adds if it names no rules
        self._first: PermissionUpdate | None = None
        self._offers: list[PermissionUpdate] = []
        self._not_offered: list[PermissionUpdate] = []
        self._too_long = self._too_many = False  # whether some suggestions are not shown, and why
        self._places: tuple[str, ...] = ()
        self._preset: set[int] = set()  # numbers of the preselected rules

    def show(self, pending: "PendingRequest | None", draft: RequestDraft) -> None:
        from claude_desk.session.permissions import decisions

        self._draft = draft
        request = pending.request if pending is not None else None
        known = decisions.rules_of(request) if request is not None else []
        self._first = pending.rule if pending is not None else None
        short = [rule for rule in known if rule_words(rule)]
        self._rules = short[:_MOST]
        self._preset = {0} if self._rules and is_narrow(self._rules[0]) else set()
        wider = decisions.wider_of(request) if request is not None else []
        rows = [(update, row) for update in wider if (row := offer_row(update)) is not None]
        self._offers = [update for update, _ in rows[:_MOST]]
        self._not_offered = list(decisions.not_offered(request)) if request is not None else []
        self._too_long = len(known) + len(wider) > len(short) + len(rows)
        self._too_many = max(len(short), len(rows)) > _MOST
        suggested = [rule.destination for rule in self._rules[:1]]
        self._places = tuple(dict.fromkeys([*suggested, *decisions.PLACES])) if suggested else ()
        self.changed.emit()
        self.choiceChanged.emit()
        self.openChanged.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(int)
    def choosePlace(self, number: int) -> None:
        """Choose where the rules are saved."""
        if 0 <= number < len(self._places):
            self._draft.place = self._places[number]
            self.choiceChanged.emit()

    @Slot(int, bool)
    def chooseRule(self, number: int, on: bool) -> None:
        """Set whether `Always allow` adds this rule too."""
        chosen = self._on()
        self._draft.rules = chosen | {number} if on else chosen - {number}
        self.choiceChanged.emit()

    @Slot(int, bool)
    def chooseOffer(self, number: int, on: bool) -> None:
        """Set whether these folders or this mode are allowed along with the request.

        A chosen mode replaces a mode that was chosen before.
        """
        if not 0 <= number < len(self._offers):
            return
        chosen = self._draft.offers - {number}
        if on and self._offers[number].type == "setMode":
            chosen = {other for other in chosen if self._offers[other].type != "setMode"}
        self._draft.offers = chosen | {number} if on else chosen
        self.choiceChanged.emit()

    @Slot(bool)
    def unfold(self, on: bool) -> None:
        """Show or hide the rules, folders and modes that may be allowed beyond this call."""
        if on is not self._draft.granting:
            self._draft.granting = on
            self.openChanged.emit()

    @Slot()
    def alwaysAllow(self) -> None:
        """Allow the request and add the chosen rules, folders and mode.

        Do nothing if the user edited the input, or if nothing is chosen.
        """
        from claude_desk.session.permissions.decisions import AllowOnce, AlwaysAllow, at

        if self._draft.text is not None:
            return
        chosen = tuple(at(rule, self._place()) for rule in self._chosen())
        offers = tuple(offer for at_, offer in enumerate(self._offers) if at_ in self._draft.offers)
        if chosen:
            as_suggested = chosen == (self._first,)
            self.decided.emit(AlwaysAllow(() if as_suggested else chosen, offers))
        elif offers:
            self.decided.emit(AllowOnce(None, offers))

    # --- properties ----------------------------------------------------------------------------

    def _place(self) -> str:
        return self._draft.place or (self._rules[0].destination if self._rules else "")

    def _on(self) -> set[int]:
        return self._preset if self._draft.rules is None else self._draft.rules

    def _chosen(self) -> "list[PermissionUpdate]":
        return [rule for at, rule in enumerate(self._rules) if at in self._on()]

    @Property(QStringList, notify=changed)  # words of the offered rules
    def rules(self) -> list[str]:
        return [rule_words(rule) for rule in self._rules]

    @Property(bool, notify=changed)  # whether the user chooses each rule separately
    def picks(self) -> bool:
        return len(self._rules) > 1 or bool(self._rules and (self._offers or not self._preset))

    @Property(QVariantList, notify=choiceChanged)
    def ruleOn(self) -> list[bool]:
        return [at in self._on() for at in range(len(self._rules))]

    @Property(QStringList, notify=changed)
    def places(self) -> list[str]:
        return [place_label(place) for place in self._places]

    @Property(int, notify=choiceChanged)
    def place(self) -> int:
        place = self._place()
        return self._places.index(place) if place in self._places else -1

    @Property(str, notify=choiceChanged)
    def placeWords(self) -> str:
        return place_words(self._place()) if self._rules else ""

    @Property(bool, notify=choiceChanged)
    def canAlways(self) -> bool:
        return bool(self._chosen() or self._draft.offers)

    # whether a rule is offered, unless the user has chosen only folders or a mode
    @Property(bool, notify=choiceChanged)
    def addsRule(self) -> bool:
        return bool(self._rules) and bool(self._chosen() or not self._draft.offers)

    @Property(bool, notify=openChanged)
    def open(self) -> bool:
        return self._draft.granting

    @Property(QVariantList, notify=changed)  # maps with words and path
    def offers(self) -> list[dict[str, Any]]:
        return [row for update in self._offers if (row := offer_row(update)) is not None]

    @Property(QVariantList, notify=choiceChanged)
    def offerOn(self) -> list[bool]:
        return [at in self._draft.offers for at in range(len(self._offers))]

    # which kinds of suggestions are not offered, or that some are too long or too many; "" if all are offered
    @Property(str, notify=changed)
    def notOffered(self) -> str:
        if self._too_long:
            return translate("GrantView", "Suggestions too long to show are not offered")
        if self._too_many:
            return translate("GrantView", "At most {count} suggestions of a kind are offered", count=_MOST)
        return other_words(self._not_offered)
