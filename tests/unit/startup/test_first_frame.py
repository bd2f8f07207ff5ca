"""Nothing that the first frame does not need is loaded before it."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from claude_desk.workspace.children import repository_client, snapshot_client

_ROOT = Path(__file__).parents[3]

# Each of these modules costs 3 to 90 ms of the start.
_LATER = {
    "asyncio",
    "claude_desk.startup.early_session_list",
    "claude_desk.library.catalog.requests",
    "claude_desk.protocol.wire.messages",
    "claude_desk.session.core.session",
    "claude_desk.transcript.tools.card",
    "claude_desk.transcript.entries",
    "claude_desk.transcript.reducer.reducer",
    "claude_desk.ui.composer.composer_attachments",
    "claude_desk.ui.composer.completion",
    "claude_desk.ui.permissions.request_view",
    "claude_desk.ui.safe_text",
    "claude_desk.ui.session.new_session_view",
    "claude_desk.ui.sidebar.session_list",
    "claude_desk.ui.settings.settings_view",
    "claude_desk.ui.transcript.transcript_model",
    "difflib",
    "html.entities",
    "latex2mathml",
    "markdown_it",
    "pydantic",
    "pygments",
    "pyte",
    "qasync",
    "secrets",
    "ziafont",
    "ziamath",
}

_PROGRAM = """
import json, linecache, os, sys
sys.path.insert(0, sys.argv[1])
from claude_desk.startup.lean_imports import import_qt_core
import_qt_core()
from claude_desk import app
from PySide6 import QtCore, QtGui
application = QtGui.QGuiApplication(["start"])
screen = app.WindowEngine(complete=False)
screen.app.show_conversation("/")
app._wait_for_first_frame(screen, screen.open())
made = sorted(name for module in (QtCore, QtGui) for name in vars(module))
print(json.dumps([sorted(sys.modules), made, sorted(linecache.cache)]), flush=True)
os._exit(0)
"""


def told_by(program: str, home: Path) -> tuple[Any, str]:
    """Run a program in a new process. Return the JSON value of its last line of output, and its errors."""
    environment = {name: os.environ[name] for name in os.environ if name.startswith("QT_")}
    done = subprocess.run(
        [sys.executable, "-c", program, str(_ROOT)],
        env={**environment, "HOME": str(home), "CLAUDE_DESK_LOGIN_SHELL": "none"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return json.loads(done.stdout.splitlines()[-1]), done.stderr


def test_what_is_to_be_loaded_later_exists() -> None:
    assert not [name for name in _LATER if find_spec(name) is None]


def test_little_is_loaded_before_the_first_frame(tmp_path: Path) -> None:
    told, _ = told_by(_PROGRAM, tmp_path)
    loaded, made, read = told
    assert "claude_desk.ui.window.window_engine" in loaded
    assert not _LATER & set(loaded)
    assert {"QObject", "QWindow"} <= set(made)
    assert "Qt" not in made, "QtCore.Qt was looked at: its 100 enums take 16 ms to make"
    assert not {"QIcon", "QTextFormat"} & set(made), "each of them takes 1 to 2 ms to make"
    assert "QPdfWriter" not in made, "Python saw an object of a private class: PySide made all classes"
    assert not [path for path in read if "claude_desk" in path], "PySide read the sources: it takes 14 MB"


_EARLY = """
import json, os, sys
sys.path.insert(0, sys.argv[1])
from claude_desk.startup.lean_imports import import_qt_core
import_qt_core()
from claude_desk import app
from claude_desk.agent import processor_share
from claude_desk.startup import early_cli, module_loader
from PySide6 import QtCore
processor_share.is_contended = lambda: IS_BUSY
rested = []
in_turn = module_loader.import_in_turn
def import_in_turn(steps, rests, between=None):
    rested.append(rests)
    in_turn(steps)
module_loader.import_in_turn = import_in_turn
def start(self, low_share):
    print(json.dumps(["Qt" in vars(QtCore), rested, low_share]), flush=True)
    os._exit(0)
early_cli.EarlyCli.start = start
app.main([sys.argv[1]])
"""


def test_the_names_of_qt_are_made_once_claude_code_is_started(tmp_path: Path) -> None:
    """Claude Code takes longest to start, so other work waits until Claude Code is started."""
    (names_of_qt, _, _), _ = told_by(_EARLY.replace("IS_BUSY", "False"), tmp_path)
    assert not names_of_qt, "QtCore.Qt was looked at: its 100 enums take 16 ms to make"


@pytest.mark.parametrize("is_busy", [True, False])
def test_what_is_done_on_a_busy_processor_is_decided_once(is_busy: bool, tmp_path: Path) -> None:
    """The decision is not made again later, when the program's own children keep the processor busy."""
    (_, rested, low_share), _ = told_by(_EARLY.replace("IS_BUSY", str(is_busy)), tmp_path)
    assert (rested, low_share) == ([is_busy], is_busy)


_LISTED = """
import json, os, sys
sys.path.insert(0, sys.argv[1])
from claude_desk import app
from PySide6.QtGui import QGuiApplication
application = QGuiApplication(["start"])
screen = app.WindowEngine(complete=False)
screen.app.show_conversation("/")
app._wait_for_first_frame(screen, screen.open())
screen.app.create_late_views()
print(json.dumps(sorted(sys.modules)), flush=True)
os._exit(0)
"""


def test_what_only_rows_and_cards_need_is_loaded_after_the_list_of_sessions(tmp_path: Path) -> None:
    loaded, _ = told_by(_LISTED, tmp_path)
    assert "claude_desk.ui.sidebar.session_list" in loaded
    cards = {"claude_desk.transcript.tools.card", "claude_desk.transcript.text.diff"}
    assert not {"difflib", "markdown_it", "pydantic", "pygments", *cards} & set(loaded)


_TYPED = """
import json, os, sys
sys.path.insert(0, sys.argv[1])
from claude_desk import app
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
application = QGuiApplication(["start"])
screen = app.WindowEngine(complete=False)
screen.app.show_conversation("/")
app._wait_for_first_frame(screen, screen.open())
QTest.keyClick(screen.window, "h")
QTest.keyClick(screen.window, Qt.Key_Return)
QTest.keyClick(screen.window, Qt.Key_Up)
QTest.keyClick(screen.window, Qt.Key_End)
QTest.keyClick(screen.window, Qt.Key_V, Qt.ControlModifier)
screen.app.create_late_views()
QTest.keyClick(screen.window, "i")
field = screen.window.activeFocusItem()
rows = "claude_desk.ui.transcript.transcript_model" in sys.modules
print(json.dumps([field.property("text"), rows]), flush=True)
os._exit(0)
"""


def test_what_is_typed_at_once_stays_when_the_rest_comes(tmp_path: Path) -> None:
    told, errors = told_by(_TYPED, tmp_path)
    assert told == ["hi", True]
    assert errors == ""


_IN_STEPS = """
import json, os, sys, time
sys.path.insert(0, sys.argv[1])
from claude_desk import app
from claude_desk.startup.module_loader import hear
from PySide6.QtGui import QGuiApplication
application = QGuiApplication(["start"])
screen = app.WindowEngine(complete=False)
screen.app.show_conversation("/")
app._wait_for_first_frame(screen, screen.open())

def is_shown(item, kind):
    own = item.metaObject().className().partition("_QML")[0] == kind
    return own or any(is_shown(child, kind) for child in item.childItems())

def waits_for(kind):
    end = time.monotonic() + 20
    while time.monotonic() < end and not is_shown(screen.window.contentItem(), kind):
        hear()
    return is_shown(screen.window.contentItem(), kind)

*steps, last = screen.app.late_view_steps()
for step in steps:
    step()
conversation = waits_for("SessionBody")
early = [kind for kind in ("SidebarBody", "WindowPages") if is_shown(screen.window.contentItem(), kind)]
last()
print(json.dumps([conversation, early, waits_for("SidebarBody"), waits_for("WindowPages")]), flush=True)
os._exit(0)
"""


def test_the_conversation_is_made_before_what_is_beside_it(tmp_path: Path) -> None:
    """If all of the window were made in one turn of the event loop, keys would wait."""
    told, errors = told_by(_IN_STEPS, tmp_path)
    conversation, early, has_list, has_pages = told
    assert conversation and has_list and has_pages
    assert early == []
    assert errors == ""


_DESCRIBED = """
import builtins, json, os, sys
sys.path.insert(0, sys.argv[1])
own = builtins.compile
from claude_desk.startup.lean_imports import _DESCRIBING, import_qt_core
import_qt_core()
modules = [sys.modules[name[:-3].replace("/", ".")] for name in sorted(_DESCRIBING)]
late = [hasattr(module, "__getattr__") for module in modules]
from PySide6.QtCore import QObject
try:
    QObject().setObjectName(b"bytes")
except TypeError as error:
    said = str(error)
told = QObject.setObjectName.__doc__, QObject.__doc__
from PySide6.support.signature.lib.enum_sig import HintingEnumerator
from shibokensupport.signature.lib.pyi_generator import generate_pyi
try:
    modules[0].what_is_not_there
except AttributeError:
    left = [hasattr(module, "what_is_not_there") for module in modules]
unchanged = own is builtins.compile, builtins.__import__ is builtins.__orig_import__
print(json.dumps([late, said, told, left, *unchanged]), flush=True)
os._exit(0)
"""


def test_what_describes_functions_of_qt_is_compiled_when_it_is_asked_for(tmp_path: Path) -> None:
    told, errors = told_by(_DESCRIBED, tmp_path)
    late, said, described, left, compiles_itself, imports_itself = told
    assert late == [True] * 4, "PySide6 has other modules: it compiles them at every start"
    assert "Supported signatures" in said and "setObjectName(name: str" in said
    assert "name: str" in described[0] and "parent: " in described[1]
    assert left == [False] * 4
    assert compiles_itself
    assert imports_itself, "each import is a call of PySide's"
    assert errors == ""


_LEAN = """
import json, os, sys
sys.path.insert(0, sys.argv[1])
from claude_desk.startup.lean_imports import import_qt_core, load_hashing_alone, load_qasync_alone
from claude_desk.startup.lean_imports import skip_plugins
import_qt_core()
load_hashing_alone()
load_qasync_alone()
skip_plugins()
import claude_desk.controllers.main_controller
loaded = sorted(sys.modules)
import hashlib, ssl
assert hashlib.sha256(b"a").hexdigest().startswith("ca978112ca1bbdca")
from pydantic.plugin._loader import PYDANTIC_ENTRY_POINT_GROUP
print(json.dumps([loaded, PYDANTIC_ENTRY_POINT_GROUP]), flush=True)
os._exit(0)
"""


def test_the_program_loads_no_plugins_and_no_encryption(tmp_path: Path) -> None:
    told, errors = told_by(_LEAN, tmp_path)
    loaded, group = told
    assert "pydantic.main" in loaded and "qasync" in loaded
    assert not {"_hashlib", "_ssl", "email", "importlib.metadata", "PySide6.QtWidgets"} & set(loaded)
    assert not {"latex2mathml", "pyte", "wcwidth", "ziafont", "ziamath", "PySide6.QtSvg"} & set(loaded)
    assert group == "pydantic"
    assert errors == ""


_CHILD = """
import json, os, sys
sys.path.insert(0, sys.argv[1])
from claude_desk.startup.lean_imports import prepare_child
prepare_child()
first = sorted(sys.modules)
import claude_desk.library.server
from claude_desk.library.catalog import handlers
from claude_desk.library.history import handlers
print(json.dumps([first, sorted(sys.modules)]), flush=True)
os._exit(0)
"""


def test_a_child_that_reads_sessions_loads_none_of_these_either(tmp_path: Path) -> None:
    told, errors = told_by(_CHILD, tmp_path)
    first, loaded = told
    assert not {"zoneinfo", "pydantic"} & set(first), "its first answer is waited for"
    assert "pydantic.main" in loaded
    assert not {"_hashlib", "_ssl", "email", "importlib.metadata"} & set(loaded)
    assert errors == ""


@pytest.mark.parametrize("client", [snapshot_client, repository_client])
def test_a_child_that_runs_git_loads_none_of_what_it_does_not_use(client: ModuleType, tmp_path: Path) -> None:
    tell = "import json, os; print(json.dumps(sorted(sys.modules)), flush=True); os._exit(0)"
    loaded, errors = told_by(client._CALL.replace("main()", tell), tmp_path)
    assert "claude_desk.snapshots.server" in loaded or "claude_desk.repository.server" in loaded
    assert not {"typing_extensions", "pydantic", "_ssl"} & set(loaded)
    assert errors == ""


_LOOPED = """
import asyncio, json, os, sys
sys.path.insert(0, sys.argv[1])
from PySide6.QtGui import QGuiApplication
from claude_desk.startup.lean_imports import load_qasync_alone
load_qasync_alone()
import qasync
application = QGuiApplication(["start"])
with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
    runner.run(asyncio.sleep(0))
with open("/proc/self/maps") as maps:
    told = [name for name in sys.modules if "Widgets" in name] + ["Widgets" in maps.read()]
print(json.dumps(told), flush=True)
from PySide6 import QtWidgets
assert QtWidgets.QApplication is not QGuiApplication
os._exit(0)
"""


def test_the_loop_runs_without_widgets(tmp_path: Path) -> None:
    told, errors = told_by(_LOOPED, tmp_path)
    assert told == [False]
    assert errors == ""


_SHARED = """
import copy, dataclasses, json, os, sys
sys.path.insert(0, sys.argv[1])
from claude_desk.startup.lean_imports import prepare_dataclasses
SOURCE = '''
@dataclasses.dataclass(frozen=True, slots=True)
class Point:
    x: int
    inner: object = None
    hidden: str = dataclasses.field(default="h", repr=False)
    late: int = dataclasses.field(default=3, init=False)

@dataclasses.dataclass(frozen=True)
class Open:
    x: int = 1

class Below(Open):
    pass

@dataclasses.dataclass
class Node:
    name: str
    child: "Node | None" = None

@dataclasses.dataclass(repr=False)
class Silent:
    x: int = 1

@dataclasses.dataclass(order=True)
class Base:
    x: int
    items: list = dataclasses.field(default_factory=list, compare=False)

@dataclasses.dataclass(kw_only=True)
class Derived(Base):
    y: dataclasses.InitVar[int] = 0

    def __post_init__(self, y):
        self.sum = self.x + y

class Hand(Base):
    def __init__(self):
        super().__init__(7)
'''
def tried(work):
    try:
        return str(work())
    except Exception as error:
        return f"{type(error).__mro__[:2]} {error}"
def told():
    names = {"dataclasses": dataclasses, "__name__": "__main__"}
    exec(SOURCE, names)
    Point, Open, Below, Node = (names[name] for name in ("Point", "Open", "Below", "Node"))
    node = Node("a")
    node.child = node
    below = Below()
    below.more = 5
    return [
        repr(Point(1, Open(2))), repr(node), repr(below), repr(names["Silent"]()).partition(" at ")[0],
        tried(lambda: setattr(Point(1), "x", 2)), tried(lambda: delattr(Point(1), "x")),
        tried(lambda: setattr(Open(), "more", 2)), tried(lambda: delattr(Open(), "more")),
        tried(lambda: setattr(below, "x", 2)), tried(lambda: delattr(below, "more")), below.__dict__,
        repr(dataclasses.replace(Point(1), x=4)), Point(1) == Point(1), len({Point(1), Point(1)}),
        [each.__name__ for each in (Open.__setattr__, Open.__delattr__)],
        hash(Point(1)) == hash(Point(1)), hash(Below()) == hash(Below()), Open() == Below(), Open() != Open(),
        tried(lambda: hash(node)), tried(lambda: Point()), tried(lambda: Point(1, 2, 3, 4)),
        *inherited(names),
    ]
def inherited(names):
    Base, Derived, Hand = (names[name] for name in ("Base", "Derived", "Hand"))
    one, two = Hand(), Hand()
    one.items.append(1)
    return [
        one == two, one.items, two.items, Base(1) < Base(2), tried(lambda: Base(1) < 2), Base(1) == 1,
        Derived(x=1, y=2).sum, Derived(x=1) == Derived(x=1), tried(lambda: Derived(y=1)),
        Base.__init__.__qualname__, Hand.__eq__.__qualname__, repr(copy.deepcopy(one)),
        dataclasses.asdict(Derived(x=3)), [field.name for field in dataclasses.fields(Derived)],
    ]
before = told()
own = getattr(dataclasses, "_create_fn", None)
made = []
def counted(name, *rest, **more):
    made.append(name)
    return own(name, *rest, **more)
if own is not None:
    dataclasses._create_fn = counted
    prepare_dataclasses()
names = {"dataclasses": dataclasses, "__name__": "__main__"}
exec(SOURCE, names)
early = list(made)
one, two = names["Node"]("a"), names["Node"]("b")
late = list(made), names["Node"].__init__.__name__, "method" in names["Node"].__init__.__code__.co_name
print(json.dumps([before, told(), early, late, own is not None]), flush=True)
os._exit(0)
"""


def test_functions_of_dataclasses_are_compiled_when_they_are_called(tmp_path: Path) -> None:
    told, errors = told_by(_SHARED, tmp_path)
    before, after, early, late, is_prepared = told
    assert after == before
    assert "Point(x=1, inner=Open(x=2), late=3)" in after and any(
        "cannot assign" in words for words in after[4:6]
    )
    if is_prepared:
        assert early == []
        assert late == [["__init__"], "__init__", False], "once, and then it stands in the class"
    assert errors == ""
