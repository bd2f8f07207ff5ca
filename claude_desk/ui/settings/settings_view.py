"""The user's settings, for the settings page. A signal reports each change that the user makes."""

from collections.abc import Sequence
from enum import IntEnum, auto
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from claude_desk.ui import safe_text
from claude_desk.ui.profiles.profiles_view import ProfilesView
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
from claude_desk.ui.settings.folder_answers import FolderAnswersModel
from claude_desk.ui.settings.font_choice import FontChoice
from claude_desk.ui.settings.settings_search import SettingsSearch
from claude_desk.ui.settings.snapshot_stores import SnapshotStoresModel
from claude_desk.ui.translation import translate
from claude_desk.ui.window import fonts
from claude_desk.workspace.editors import OWN as OWN_EDITOR
from claude_desk.workspace.editors import Editor, installed, is_command

if TYPE_CHECKING:
    from claude_desk.protocol.files.settings_file import SettingsFile


# -------------------------------------------------------------------------------------------------
# Facts for a bug report: versions, paths, and abilities of the CLI.


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class AboutRole(IntEnum):
    NAME = USER_ROLE + 1
    SAID = auto()


@QmlElement
class AboutView(QAbstractListModel):
    """Lines with a name and a value. They contain nothing of a conversation."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[tuple[str, str]] = []

    def show(self, lines: list[tuple[str, str]]) -> None:
        self.beginResetModel()
        self._lines = [(name, safe_text.visible(said)) for name, said in lines]
        self.endResetModel()

    @Slot()
    def copyDetails(self) -> None:
        """Copy all lines as text, for a bug report."""
        text = "\n".join(f"{name}: {said}" for name, said in self._lines)
        QGuiApplication.clipboard().setText(text + "\n")

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._lines)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(AboutRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._lines):
            return None
        name, said = self._lines[index.row()]
        return name if role == AboutRole.NAME else said if role == AboutRole.SAID else None


@QmlElement
class SettingValue(QObject):
    """A setting of `SettingsFile`, for a control of the page.

    A switch uses `on` and `turn`. A choice uses `index` and `choose`, with `values` written as in the file.
    For a number, `index` is that of the nearest value; for an unknown text, it is -1.
    """

    changed = Signal()
    chosen = Signal(object)

    def __init__(self, parent: QObject | None = None, values: Sequence[str] = ()) -> None:
        super().__init__(parent)
        self._values = list(values)
        self._value: Any = None

    def show(self, value: Any) -> None:
        if value != self._value:
            self._value = value
            self.changed.emit()

    @Slot(bool)
    def turn(self, on: bool) -> None:
        self.chosen.emit(on)

    @Slot(int)
    def choose(self, index: int) -> None:
        if 0 <= index < len(self._values):
            text = self._values[index]
            self.chosen.emit(text if isinstance(self._value, str) else float(text))

    @Property(bool, notify=changed)
    def on(self) -> bool:
        return self._value is True

    @Property(int, notify=changed)
    def index(self) -> int:
        value = self._value
        if isinstance(value, str):
            return self._values.index(value) if value in self._values else -1
        if value is None or not self._values:
            return -1
        return min(range(len(self._values)), key=lambda index: abs(float(self._values[index]) - value))


def _modes() -> list[choices.Choice]:
    """Return the modes to choose from. Bypass is missing, because users choose it for a single session."""
    own = choices.Choice("", translate("SettingsView", "As in Claude Code"))
    return [*(mode for mode in choices.modes() if mode.value != choices.BYPASS), own]


@QmlElement
class SettingsView(QObject):
    """The settings page. It has default values until `show` is called, soon after the first frame."""

    changed = Signal()
    # Requests to the composition root:
    wanted = Signal(str, object)  # the name of a setting and its new value
    asked = Signal()  # the user opened the page: look up what the page lists
    notificationTried = Signal()
    shellWanted = Signal()  # ask the login shell again

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mode = ""
        self._model = ""
        self._models: list[choices.Choice] = []
        self._kept: dict[str, Any] = {
            "send_key": "enter",
            "follow": True,
            "animations": True,
        }  # values by their names in the file
        # Made once for each name, because the objects live as long as this view.
        self._values: dict[str, SettingValue] = {}
        self._defaults: dict[str, Any] = {}
        self._cli_words = ""
        self._cli_named = ""
        self._shell_words = ""
        self._reads_shell = False
        self._player = True
        self._system_still = False
        self._rules: list[str] = []
        self._editors: list[Editor] = []
        self._notifies = False  # whether this system has notifications
        self._trial: bool | None = None  # whether the test notification was shown; None before a test
        self._unused: list[str] = []
        self._text_font = FontChoice(self)
        self._code_font = FontChoice(self)
        self._text_font.chosen.connect(partial(self.wanted.emit, "text_font"))
        self._code_font.chosen.connect(partial(self.wanted.emit, "code_font"))
        self._search = SettingsSearch(self)
        self._folders = FolderAnswersModel(self)
        self.snapshot_stores = SnapshotStoresModel(self)
        self.profiles_view = ProfilesView(self)
        self._about = AboutView(self)

    # --- what Python calls ---------------------------------------------------------------------

    def show(self, kept: "SettingsFile") -> None:
        """Show the current settings."""
        self._kept = dict(kept)
        self._defaults = {
            name: field.get_default(call_default_factory=True)
            for name, field in type(kept).model_fields.items()
        }
        self._unused = kept.unused
        self._mode, self._model = kept.mode, kept.model
        self._text_font.show(kept.text_font)
        self._code_font.show(kept.code_font)
        self._search.show_differing(
            frozenset(name for name, usual in self._defaults.items() if self._kept[name] != usual)
        )
        for name, value in self._values.items():
            value.show(self._kept.get(name))
        self.changed.emit()

    def show_reduced_motion(self, reduced: bool) -> None:
        """Set whether the system is set to reduced motion."""
        if reduced != self._system_still:
            self._system_still = reduced
            self.changed.emit()

    def show_cli(self, said: str, named: str) -> None:
        """Show in words which CLI was found. `named` is the command that overrides the setting, if any."""
        self._cli_words, self._cli_named = said, named
        self.changed.emit()

    def show_shell(self, said: str, is_read: bool) -> None:
        """Show the result of reading the login shell's environment. `is_read`: the reading is not finished.

        `said` is "" if the program does not ask a shell.
        """
        self._shell_words, self._reads_shell = said, is_read
        self.changed.emit()

    def show_models(self, models: list[choices.Choice]) -> None:
        """Set the models to choose from. Without a session that listed its models, the list is empty."""
        self._models = models
        self.changed.emit()

    def show_player(self, works: bool) -> None:
        """Set whether sounds can be played."""
        self._player = works
        self.changed.emit()

    def show_rules(self, rules: list[str]) -> None:
        """Show the rules in the CLI's settings files, each with its file."""
        self._rules = rules
        self.changed.emit()

    @property
    def send_key(self) -> str:
        return str(self._kept["send_key"])

    @property
    def chosen_editor(self) -> tuple[str, str]:
        """The id of the chosen editor, and the user's own command."""
        return str(self._kept.get("editor", "")), str(self._kept.get("editor_command", ""))

    @property
    def folder_answers(self) -> FolderAnswersModel:
        return self._folders

    @property
    def text_font(self) -> FontChoice:
        return self._text_font

    @property
    def code_font(self) -> FontChoice:
        return self._code_font

    @property
    def search_view(self) -> SettingsSearch:
        return self._search

    @property
    def facts(self) -> AboutView:
        return self._about

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def ask(self) -> None:
        self._editors = installed()
        self._text_font.show_installed(
            fonts.installed_fonts(), fonts.program_font(str(self._kept.get("text_font", "")))
        )
        self._code_font.show_installed(fonts.installed_code_fonts(), fonts.code_font())
        self.changed.emit()
        self.asked.emit()

    @Slot(str)
    def reset(self, name: str) -> None:
        """Set the setting with this name to its default."""
        if name in self._defaults:
            self.wanted.emit(name, self._defaults[name])

    @Slot(str, result=QObject)
    def switchOf(self, name: str) -> SettingValue:
        """Return the setting with this name, for a switch."""
        return self._value_of(name, ())

    @Slot(str, QStringList, result=QObject)
    def choiceOf(self, name: str, values: list[str]) -> SettingValue:
        """Return the setting with this name, for a choice among these values."""
        return self._value_of(name, values)

    def _value_of(self, name: str, values: Sequence[str]) -> SettingValue:
        if name not in self._values:
            value = self._values[name] = SettingValue(self, values)
            value.show(self._kept.get(name))
            value.chosen.connect(partial(self.wanted.emit, name))
        return self._values[name]

    @Slot(int)
    def chooseMode(self, index: int) -> None:
        known = _modes()
        if 0 <= index < len(known):
            self.wanted.emit("mode", known[index].value)

    @Slot(int)
    def chooseModel(self, index: int) -> None:
        values = self._model_values()
        if 0 <= index < len(values):
            self.wanted.emit("model", values[index])

    def show_notifier(self, there: bool) -> None:
        self._notifies = there
        self.changed.emit()

    def show_notification_trial(self, shown: bool) -> None:
        self._trial = shown
        self.changed.emit()

    @Slot()
    def tryNotification(self) -> None:
        self._trial = None
        self.changed.emit()
        self.notificationTried.emit()

    @Slot(int)
    def chooseEditor(self, index: int) -> None:
        ids = self._editor_ids()
        if 0 <= index < len(ids):
            self.wanted.emit("editor", ids[index])

    @Slot(str)
    def setEditorCommand(self, command: str) -> None:
        self.wanted.emit("editor_command", command.strip())

    @Slot(str)
    def chooseCli(self, command: str) -> None:
        self.wanted.emit("cli", command.strip())

    @Slot(str)
    def chooseTerminalShell(self, command: str) -> None:
        self.wanted.emit("terminal_shell", command.strip())

    @Slot(str)
    def chooseWorktreeFolder(self, folder: str) -> None:
        self.wanted.emit("worktree_folder", folder.strip())

    # --- properties ----------------------------------------------------------------------------

    def _model_values(self) -> list[str]:
        values = ["", *(model.value for model in self._models if model.value != "default")]
        return values if self._model in values else [*values, self._model]

    def _editor_ids(self) -> list[str]:
        """Return the ids of the choices: desktop default, installed editors, chosen editor, own command."""
        known = [editor.id for editor in self._editors]
        chosen = self.chosen_editor[0]
        return ["", *known, *([chosen] if chosen not in ("", OWN_EDITOR, *known) else []), OWN_EDITOR]

    @Property(QStringList, notify=changed)
    def modes(self) -> list[str]:
        return [mode.words for mode in _modes()]

    @Property(int, notify=changed)
    def mode(self) -> int:
        return next((index for index, mode in enumerate(_modes()) if mode.value == self._mode), 0)

    @Property(QStringList, notify=changed)
    def models(self) -> list[str]:
        known = {model.value: model.words for model in self._models}
        usual = translate("SettingsView", "Claude Code's default")
        return [usual, *(known.get(value, value) for value in self._model_values()[1:])]

    @Property(int, notify=changed)
    def model(self) -> int:
        return self._model_values().index(self._model)

    @Property(QStringList, notify=changed)
    def editors(self) -> list[str]:
        names = {editor.id: editor.name for editor in self._editors}
        names[""] = translate("SettingsView", "Desktop default")
        names[OWN_EDITOR] = translate("SettingsView", "My own command")
        return [names.get(name) or safe_text.flat(safe_text.visible(name), 80) for name in self._editor_ids()]

    @Property(int, notify=changed)
    def editor(self) -> int:
        return self._editor_ids().index(self.chosen_editor[0])

    @Property(bool, notify=changed)
    def ownEditor(self) -> bool:
        return self.chosen_editor[0] == OWN_EDITOR

    @Property(str, notify=changed)
    def editorCommand(self) -> str:
        return self.chosen_editor[1]

    @Property(str, notify=changed)
    def editorWords(self) -> str:
        """Say what is wrong with the chosen editor; "" if nothing is wrong."""
        editor, own = self.chosen_editor
        if editor == OWN_EDITOR and own and not is_command(own):
            return translate("SettingsView", "The command has a quotation mark that is not closed.")
        if editor not in ("", OWN_EDITOR, *(each.id for each in self._editors)):
            return translate("SettingsView", "This editor is not installed.")
        return ""

    @Property(bool, notify=changed)
    def notifies(self) -> bool:
        return self._notifies

    @Property(str, notify=changed)
    def notificationTrial(self) -> str:
        """Say whether the test notification was shown; "" before a test and until the answer."""
        if self._trial is None:
            return ""
        if self._trial:
            return translate("SettingsView", "The desktop has shown one.")
        return translate("SettingsView", "The desktop shows no notifications: no service for them answers.")

    @Property(str, notify=changed)  # enter or ctrl-enter
    def sendKey(self) -> str:
        return self.send_key

    # whether messages wait for the end of the turn
    @Property(bool, notify=changed)
    def afterTurn(self) -> bool:
        return bool(self._kept.get("send_time") == "turn")

    @Property(bool, notify=changed)
    def follow(self) -> bool:
        return bool(self._kept["follow"])

    @Property(bool, notify=changed)  # whether animations are off
    def still(self) -> bool:
        return not self._kept["animations"] or self._system_still

    @Property(bool, notify=changed)
    def soundsHeard(self) -> bool:
        return self._player

    @Property(str, notify=changed)
    def cli(self) -> str:
        return str(self._kept.get("cli", ""))

    @Property(str, notify=changed)
    def worktreeFolder(self) -> str:
        return str(self._kept.get("worktree_folder", ""))

    @Property(str, notify=changed)
    def terminalShell(self) -> str:
        """Return the command line of the shell in the terminal; "" for the user's own shell."""
        return str(self._kept.get("terminal_shell", ""))

    @Property(int, notify=changed)
    def terminalLines(self) -> int:
        """Return how many lines the terminal keeps above its screen."""
        return int(self._kept.get("terminal_lines", 10_000))

    @Property(str, notify=changed)
    def cliWords(self) -> str:
        return self._cli_words

    @Property(str, notify=changed)
    def cliNamed(self) -> str:
        return self._cli_named

    @Property(str, notify=changed)
    def shellWords(self) -> str:
        return self._shell_words

    @Property(bool, notify=changed)
    def readsShell(self) -> bool:
        return self._reads_shell

    @Property(QStringList, notify=changed)
    def rules(self) -> list[str]:
        return self._rules

    @Property(str, notify=changed)
    def unusedWords(self) -> str:
        """Say which settings of the file cannot be used; "" if there are none."""
        if not self._unused:
            return ""
        return translate(
            "SettingsView",
            "The settings file has values that this version cannot use, so defaults are used: {names}. "
            "They stay in the file until you change these settings.",
            names=safe_text.flat(safe_text.visible(", ".join(self._unused)), 200),
        )

    search = constant(SettingsSearch, "_search")
    textFont = constant(FontChoice, "_text_font")
    codeFont = constant(FontChoice, "_code_font")
    profiles = constant(ProfilesView, "profiles_view")
    snapshotStores = constant(SnapshotStoresModel, "snapshot_stores")
    folders = constant(FolderAnswersModel, "_folders")
    about = constant(AboutView, "_about")
