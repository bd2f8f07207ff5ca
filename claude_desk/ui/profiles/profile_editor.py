"""The form in which the user edits a profile. Its content is stored only when the user saves it."""

import re
from collections.abc import Sequence
from enum import IntEnum, auto
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import safe_names
from claude_desk.ui.qt_types import (
    DISPLAY_ROLE,
    USER_ROLE,
    Index,
    Property,
    QStringList,
    constant,
    role_names,
)
from claude_desk.ui.session import choices
from claude_desk.ui.translation import translate

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

COLORS = ("blue", "green", "yellow", "orange", "red", "pink", "purple", "grey")
# Sources of a variable's value, as in the file of profiles.
SOURCES = ("text", "command", "keyring")
_SECRET = r"KEY|TOKEN|SECRET|PASS|CREDENTIAL|AUTH|COOKIE|HEADER|SIGNATURE|DSN$|PAT$"


class VariableDraft(NamedTuple):
    """A variable. A `source` that is not in `SOURCES` comes from a later version and is kept.

    `kept` says whether the keyring has a value. If so, `value` is the new value, or "" to keep the old value.
    """

    name: str = ""
    source: str = SOURCES[0]
    value: str = ""
    kept: bool = False


class ProfileDraft(NamedTuple):
    """The content of the form.

    `id` is "" for a new profile. New sessions in the folders `rules` use the profile.
    """

    id: str = ""
    name: str = ""
    color: str = COLORS[0]
    folder: str = ""
    cli: str = ""
    model: str = ""
    mode: str = ""
    variables: tuple[VariableDraft, ...] = ()
    rules: tuple[str, ...] = ()


class VariableRole(IntEnum):
    NAME = USER_ROLE + 1
    SOURCE = auto()  # index in `SOURCES`, -1 for any other source
    VALUE = auto()
    HIDDEN = auto()  # whether the value is masked like a password
    KEPT = auto()


@QmlElement
class VariableListModel(QAbstractListModel):
    """The variables of the form. An edit neither moves nor recreates the field in which the user types."""

    edited = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.variables: list[VariableDraft] = []

    def show(self, variables: Sequence[VariableDraft]) -> None:
        self.beginResetModel()
        self.variables = list(variables)
        self.endResetModel()

    @Slot()
    def add(self) -> None:
        count = len(self.variables)
        self.beginInsertRows(QModelIndex(), count, count)
        self.variables.append(VariableDraft())
        self.endInsertRows()
        self.edited.emit()

    @Slot(int)
    def remove(self, row: int) -> None:
        if 0 <= row < len(self.variables):
            self.beginRemoveRows(QModelIndex(), row, row)
            del self.variables[row]
            self.endRemoveRows()
            self.edited.emit()

    @Slot(int, str)
    def setName(self, row: int, name: str) -> None:
        self._change(row, name=name.strip(), kept=False)

    @Slot(int, int)
    def setSource(self, row: int, index: int) -> None:
        known = 0 <= row < len(self.variables) and 0 <= index < len(SOURCES)
        if known and self.variables[row].source != SOURCES[index]:
            self._change(row, source=SOURCES[index], value="", kept=False)

    @Slot(int, str)
    def setValue(self, row: int, value: str) -> None:
        self._change(row, value=value)

    def _change(self, row: int, **values: Any) -> None:
        if not 0 <= row < len(self.variables):
            return
        changed = self.variables[row]._replace(**values)
        if changed != self.variables[row]:
            self.variables[row] = changed
            self.dataChanged.emit(self.index(row), self.index(row))
            self.edited.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.variables)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(VariableRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self.variables):
            return None
        variable = self.variables[index.row()]
        match role:
            case VariableRole.NAME:
                return variable.name
            case VariableRole.SOURCE:
                return SOURCES.index(variable.source) if variable.source in SOURCES else -1
            case VariableRole.VALUE:
                return variable.value
            case VariableRole.HIDDEN:
                return variable.source == "keyring" or (
                    variable.source == "text" and re.search(_SECRET, variable.name, re.IGNORECASE) is not None
                )
            case VariableRole.KEPT:
                return variable.kept
        return None


@QmlElement
class ProfileEditor(QObject):
    """The form for one profile at a time. After `saveWanted`, Python calls `show_problem` or `close`."""

    changed = Signal()
    openChanged = Signal()
    saveWanted = Signal(object)  # ProfileDraft

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open = False
        self._draft = ProfileDraft()
        self._suggested = ""  # folder that was suggested for the name
        self._problem = ""
        self._variables = VariableListModel(self)
        self._variables.edited.connect(self._forget_problem)

    # --- what Python calls ---------------------------------------------------------------------

    def edit(self, draft: ProfileDraft) -> None:
        self._draft, self._suggested, self._problem = draft, draft.folder if not draft.id else "", ""
        self._variables.show(draft.variables)
        self._open = True
        self.changed.emit()
        self.openChanged.emit()

    @property
    def draft(self) -> ProfileDraft:
        """The current content of the form."""
        return self._draft._replace(variables=tuple(self._variables.variables))

    def show_problem(self, words: str) -> None:
        """Show why the profile cannot be saved."""
        self._problem = words
        self.changed.emit()

    def close(self) -> None:
        """Close the form and drop its content."""
        self._draft, self._problem = ProfileDraft(), ""
        self._variables.show(())
        if self._open:
            self._open = False
            self.openChanged.emit()
        self.changed.emit()

    def retranslate(self) -> None:
        """Show the choices in another language."""
        self.changed.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def save(self) -> None:
        if self._open:
            self.saveWanted.emit(self.draft)

    @Slot()
    def cancel(self) -> None:
        self.close()

    @Slot(str)
    def setName(self, name: str) -> None:
        suggests = not self._draft.id and self._draft.folder == self._suggested
        self._set(name=name)
        if suggests:
            self._suggested = _suggestion(name)
            self._set(folder=self._suggested)

    @Slot(str)
    def setColor(self, color: str) -> None:
        if color in COLORS:
            self._set(color=color)

    @Slot(str)
    def setFolder(self, folder: str) -> None:
        self._set(folder=folder)

    @Slot(str)
    def setCli(self, cli: str) -> None:
        self._set(cli=cli)

    @Slot(str)
    def setModel(self, model: str) -> None:
        self._set(model=model)

    @Slot(int)
    def chooseMode(self, index: int) -> None:
        values = _modes()
        if 0 <= index < len(values):
            self._set(mode=values[index][0])

    @Slot(str)
    def addRule(self, folder: str) -> None:
        if folder and folder not in self._draft.rules:
            self._set(rules=(*self._draft.rules, folder))

    @Slot(int)
    def removeRule(self, row: int) -> None:
        rules = list(self._draft.rules)
        if 0 <= row < len(rules):
            del rules[row]
            self._set(rules=tuple(rules))

    def _set(self, **values: Any) -> None:
        changed = self._draft._replace(**values)
        if changed != self._draft:
            self._draft, self._problem = changed, ""
            self.changed.emit()

    @Slot()
    def _forget_problem(self) -> None:
        if self._problem:
            self._problem = ""
            self.changed.emit()

    # --- properties ----------------------------------------------------------------------------

    @Property(bool, notify=openChanged)
    def open(self) -> bool:
        return self._open

    @Property(bool, notify=changed)  # whether the profile does not exist yet
    def fresh(self) -> bool:
        return not self._draft.id

    @Property(str, notify=changed)
    def name(self) -> str:
        return self._draft.name

    @Property(str, notify=changed)
    def color(self) -> str:
        return self._draft.color

    @Property(QStringList, constant=True)
    def colors(self) -> list[str]:
        return list(COLORS)

    @Property(QStringList, notify=changed)
    def colorNames(self) -> list[str]:
        """Return the names of the colours, in the order of `colors`."""
        return [
            translate("ProfileEditor", "Blue"),
            translate("ProfileEditor", "Green"),
            translate("ProfileEditor", "Yellow"),
            translate("ProfileEditor", "Orange"),
            translate("ProfileEditor", "Red"),
            translate("ProfileEditor", "Pink"),
            translate("ProfileEditor", "Purple"),
            translate("ProfileEditor", "Grey"),
        ]

    @Property(str, notify=changed)
    def folder(self) -> str:
        return self._draft.folder

    @Property(str, notify=changed)
    def cli(self) -> str:
        return self._draft.cli

    @Property(str, notify=changed)
    def model(self) -> str:
        return self._draft.model

    @Property(QStringList, notify=changed)
    def modes(self) -> list[str]:
        return [name for _, name in _modes()]

    @Property(int, notify=changed)
    def mode(self) -> int:
        values = [value for value, _ in _modes()]
        return values.index(self._draft.mode) if self._draft.mode in values else -1

    @Property(QStringList, notify=changed)
    def sources(self) -> list[str]:
        return [
            translate("ProfileEditor", "Value"),
            translate("ProfileEditor", "Command"),
            translate("ProfileEditor", "Keyring"),
        ]

    variables = constant(VariableListModel, "_variables")

    @Property(QStringList, notify=changed)
    def rules(self) -> list[str]:
        return [safe_names.path(folder) for folder in self._draft.rules]

    @Property(str, notify=changed)
    def problem(self) -> str:
        return self._problem


def _modes() -> list[tuple[str, str]]:
    """Return the modes to choose from. Bypass is missing, because users choose it for a single session."""
    known = [(mode.value, mode.words) for mode in choices.modes() if mode.value != choices.BYPASS]
    return [("", translate("ProfileEditor", "As in the settings")), *known]


def _suggestion(name: str) -> str:
    """Return a folder for a profile with this name; "" if the name has no usable characters."""
    words = "-".join(re.findall(r"[a-z0-9]+", name.casefold()))
    return f"~/.claude-{words}" if words else ""
