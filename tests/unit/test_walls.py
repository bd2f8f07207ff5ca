"""Checks the rules of the architecture in the source of every module and QML file."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import get_args

import pytest
from pydantic import BaseModel

from claude_desk.protocol.requests import control, permissions
from claude_desk.protocol.wire import content_blocks, messages, stream, system

ROOT = Path(__file__).parents[2]

# The parts of the package that each floor may import. A module outside the floors belongs to "app".
FLOORS: dict[str, set[str]] = {
    "system": {"system"},
    "protocol": {"protocol"},
    "transcript": {"protocol", "transcript"},
    "library": {"system", "protocol", "transcript", "library"},
    "formulas": {"system", "protocol", "transcript", "library", "formulas"},
    "snapshots": {"system", "protocol", "transcript", "library", "snapshots"},
    "repository": {"system", "protocol", "transcript", "library", "snapshots", "repository"},
    "terminal": {"terminal"},
    "agent": {"system", "protocol", "agent"},
    "session": {
        "system", "protocol", "transcript", "library", "snapshots", "repository", "terminal", "agent",
        "session",
    },
    "workspace": {
        "system", "protocol", "transcript", "library", "formulas", "snapshots", "repository", "agent",
        "session", "workspace", "paths",
    },
    "ui": {
        "system", "protocol", "transcript", "library", "formulas", "snapshots", "repository", "terminal",
        "agent", "session", "workspace", "ui", "paths",
    },
    "demo": {"protocol", "demo"},
    "paths": {"system", "protocol", "library", "paths"},
}  # fmt: skip
WITHOUT_QT = (
    "system",
    "protocol",
    "transcript",
    "library",
    "formulas",
    "snapshots",
    "repository",
    "terminal",
)
QT = {"PySide6", "shiboken6", "qasync"}
READERS = {"json", "pydantic", "pydantic_core", "orjson", "ujson", "simplejson", "msgspec"}
WRITERS = {"json.dump", "json.dumps"}
BINARY = {"msgspec", "msgspec.msgpack"}  # messages between our processes are no JSON
# Separate programs that are started as children. They share no code with the program.
STAND_ALONE = ("agent/warden.py", "demo/")

Check = Callable[[Path], list[str]]


# --- Python ----------------------------------------------------------------------------------------


def modules(root: Path) -> Iterator[tuple[Path, str, ast.Module]]:
    """Yield each module of the package: its path, its floor, its syntax tree."""
    package = root / "claude_desk"
    for path in sorted(package.rglob("*.py")):
        first = path.relative_to(package).parts[0].removesuffix(".py")
        yield path, first if first in FLOORS else "app", tree_of(path)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def nodes_of(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Return the tree's nodes. Walking the trees of the package takes half a second, and each check reads all
    of them."""
    return tuple(ast.walk(tree))


@pytest.fixture(scope="module", autouse=True)
def forget_trees() -> Iterator[None]:
    """Free the trees: garbage collections in later tests would search them."""
    yield
    for read in (tree_of, nodes_of, imported):
        read.cache_clear()


@cache
def imported(root: Path, path: Path, tree: ast.Module) -> tuple[tuple[int, str], ...]:
    """Return the line and full name of everything that a module imports, anywhere in it."""
    return tuple(_imported(root, path, tree))


def _imported(root: Path, path: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    own = list(path.relative_to(root).with_suffix("").parts)
    for node in nodes_of(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(own[: -node.level]) if node.level else ""
            start = ".".join(part for part in (base, node.module) if part)
            yield from ((node.lineno, f"{start}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and _called(node) in ("import_module", "__import__"):
            yield from ((node.lineno, str(a.value)) for a in node.args if isinstance(a, ast.Constant))


def _called(node: ast.Call) -> str:
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def _stands_alone(root: Path, path: Path) -> bool:
    return path.relative_to(root / "claude_desk").as_posix().startswith(STAND_ALONE)


def imports_that_go_up(root: Path) -> list[str]:
    found = []
    for path, floor, tree in modules(root):
        for line, name in imported(root, path, tree):
            first, _, rest = name.partition(".")
            if first == "claude_desk" and rest and floor != "app":
                other = rest.split(".")[0]
                known = other in FLOORS or (root / "claude_desk" / f"{other}.py").exists()
                if known and other not in FLOORS[floor]:
                    found.append(f"{path.relative_to(root)}:{line} imports {name}")
    return found


def qt_where_there_is_none(root: Path) -> list[str]:
    return [
        f"{path.relative_to(root)}:{line} imports {name}"
        for path, floor, tree in modules(root)
        for line, name in imported(root, path, tree)
        if floor in WITHOUT_QT and name.split(".")[0] in QT
    ]


def effects_in_the_machine(root: Path) -> list[str]:
    """Find imports with effects in the session's machine, which consists only of values and functions."""
    return [
        f"{path.relative_to(root)}:{line} imports {name}"
        for path, _, tree in modules(root)
        for line, name in imported(root, path, tree)
        if "session/machine/" in path.as_posix() and name.split(".")[0] in (*QT, "asyncio", "time", "os")
    ]


def bytes_that_make_objects(root: Path) -> list[str]:
    """Find formats whose bytes say which class is made. Whoever wrote the bytes could run any code."""
    return [
        f"{path.relative_to(root)}:{line} imports {name}"
        for path, _, tree in modules(root)
        for line, name in imported(root, path, tree)
        if name.split(".")[0] in ("pickle", "marshal", "shelve", "dill", "cloudpickle")
    ]


def json_outside_the_protocol(root: Path) -> list[str]:
    found = []
    for path, floor, tree in modules(root):
        if floor == "protocol" or _stands_alone(root, path):
            continue
        found += [
            f"{path.relative_to(root)}:{line} imports {name}"
            for line, name in imported(root, path, tree)
            if (name.split(".")[0] in READERS and name not in WRITERS | BINARY) or "QJson" in name
        ]
        found += [
            f"{path.relative_to(root)}:{node.lineno} reads JSON"
            for node in nodes_of(tree)
            if isinstance(node, ast.Call) and _called(node) in ("model_validate_json", "validate_json")
        ]
    return found


# `system/files.py` reads files. The other modules open folders and new files. Three of them open something
# else: `file_check.py` tests whether a file may be written, `login_shell.py` whether there is a terminal, and
# `program_end.py` opens a device that accepts everything.
OPENERS = {
    "system/files.py",
    "system/login_shell.py", "system/program_end.py",
    "library/history/file_check.py", "library/task_outputs.py", "repository/worktree_files.py",
    "snapshots/file_restorer.py", "snapshots/folder_scanner.py", "snapshots/git_store.py",
    "snapshots/atomic_file.py",
    "ui/attachments/attachment_actions.py", "ui/files/folder_reader.py",
    "workspace/desktop/running_instance.py",
}  # fmt: skip


def files_opened_without_the_reader(root: Path) -> list[str]:
    """Find files that are opened without the reader. Any path may name a pipe, a device or an endless file,
    which only the reader refuses."""
    return [
        f"{path.relative_to(root)}:{node.lineno} opens a file by itself"
        for path, _, tree in modules(root)
        for node in nodes_of(tree)
        if isinstance(node, ast.Call) and _opens(node)
        if path.relative_to(root / "claude_desk").as_posix() not in OPENERS and not _stands_alone(root, path)
    ]


def _opens(call: ast.Call) -> bool:
    name = _called(call)
    if name in ("read_text", "read_bytes"):
        return True
    if name != "open":
        return False
    if isinstance(call.func, ast.Name) or getattr(call.func.value, "id", "") in ("os", "io", "gzip"):  # type: ignore[attr-defined]
        return True
    modes = [argument.value for argument in call.args[:1] if isinstance(argument, ast.Constant)]
    return any(isinstance(mode, str) and re.fullmatch("[rwaxbt+]+", mode) for mode in modes)


# --- access to the disk in the window's thread --------------------------------------------------------

_LOOKS = {
    "exists", "is_file", "is_dir", "is_symlink", "stat", "lstat", "resolve", "iterdir", "glob", "rglob",
    "samefile", "readlink", "scandir", "listdir", "walk", "realpath", "lexists", "disk_usage",
    "open_to_read", "open_descriptor", "read_all", "read_beginning", "read_if_there", "read_file",
    "is_bounded", "session_file", "latest_session", "user_settings", "repository_of", "addPath", "addPaths",
}  # fmt: skip
_IN_TIME = {"answered", "looked", "when_looked", "within", "read_soon", "run_in_thread"}
# The window may wait while these modules access the disk. They run before there is a window, or access the
# program's own folders, which are on the same disk as everything else that the window needs.
_OF_OURS = {
    "app.py", "desktop_entry.py", "paths.py", "startup/early_cli.py", "startup/installation.py",
    "agent/finder.py", "agent/orphans.py", "agent/process.py",
    "agent/processor_share.py", "ui/language.py",
    "session/journal/journal_writer.py", "session/journal/session_journal.py",
    "session/permissions/permission_log.py", "workspace/atomic_files.py", "workspace/attachment_files.py",
    "workspace/desktop/bus_address.py", "workspace/desktop/platform_notifier.py",
    "workspace/desktop/running_instance.py", "workspace/drafts.py", "workspace/file_lock.py",
    "workspace/folder_trust.py", "workspace/profiles/profiles.py", "workspace/prompt_history.py",
    "workspace/queue_journal.py", "workspace/session_metadata.py", "workspace/settings.py",
    "workspace/snapshot_retention.py", "workspace/temporary_files.py", "workspace/window_state.py",
}  # fmt: skip
# These modules access the disk only outside the window's thread, or only at paths that have just answered
# there.
_BESIDE_THE_WINDOW = {
    "session/core/disk_looks.py", "session/core/mcp_servers.py", "session/snapshots/folder_sessions.py",
    "ui/attachments/attachment_encoder.py", "ui/attachments/picture_reader.py",
    "ui/attachments/project_pictures.py",
    "ui/file_dialogs/folder_listing.py", "ui/files/folder_reader.py", "ui/permissions/change_view.py",
    "ui/transcript/row_paths.py",
    "ui/window/link_opener.py", "workspace/file_snapshot.py", "workspace/folder_review.py",
    "workspace/folder_watcher.py", "workspace/known_folders.py", "workspace/place_states.py",
    "workspace/recent_folders.py", "workspace/reviewed_paths.py", "workspace/session_catalog.py",
    "workspace/session_files.py", "workspace/session_lock.py", "workspace/trash.py",
}  # fmt: skip


def looks_in_the_windows_thread(root: Path) -> list[str]:
    """Find access to the disk in the window's thread. A path from a folder, a session or Claude may be on a
    mount that hangs. The window waits for such a path only with `session/core/disk_looks.py`."""
    return [
        f"{path.relative_to(root)}:{node.lineno} looks at the disk in the window's thread"
        for path, floor, tree in modules(root)
        if floor in ("agent", "session", "workspace", "ui", "app") and not _stands_alone(root, path)
        if path.relative_to(root / "claude_desk").as_posix() not in _OF_OURS | _BESIDE_THE_WINDOW
        for node in _looks_of(tree)
    ]


def _looks_of(tree: ast.Module) -> list[ast.Attribute | ast.Name]:
    """Return the accesses outside the arguments of `_IN_TIME`'s functions, which wait for a limited time. A
    function that is passed as an argument counts as an argument."""
    given: set[ast.AST] = set()
    for call in nodes_of(tree):
        if isinstance(call, ast.Call) and _called(call) in _IN_TIME:
            given |= {inside for argument in call.args for inside in ast.walk(argument)}
    names = {each.id for each in given if isinstance(each, ast.Name)}
    for each in nodes_of(tree):
        if isinstance(each, ast.FunctionDef) and each.name in names:
            given |= set(ast.walk(each))
    return [
        each
        for each in nodes_of(tree)
        if each not in given
        and (
            (isinstance(each, ast.Attribute) and each.attr in _LOOKS)
            or (isinstance(each, ast.Name) and each.id in _LOOKS and isinstance(each.ctx, ast.Load))
        )
        and not _is_session_file(each)
    ]


def _is_session_file(node: ast.Attribute | ast.Name) -> bool:
    """Whether the node is an attribute with the name `session_file`, which does not access the disk. A
    function of the same name does."""
    return isinstance(node, ast.Attribute) and node.attr == "session_file"


def programs_that_do_not_stand_alone(root: Path) -> list[str]:
    ours = {"claude_desk", *sys.stdlib_module_names}
    return [
        f"{path.relative_to(root)}:{line} imports {name}"
        for path, _, tree in modules(root)
        for line, name in imported(root, path, tree)
        if _stands_alone(root, path)
        and (name.split(".")[0] not in ours or (path.name == "warden.py" and name.startswith("claude_desk")))
    ]


def circles_of_imports(root: Path) -> list[str]:
    """Find circles of imports. Imports in functions and imports only for types count too."""
    trees = {_name_of(root, path): (path, tree) for path, _, tree in modules(root)}
    needs = {
        name: {
            target for _, full in imported(root, path, tree) if (target := _module_in(full, trees)) != name
        }
        for name, (path, tree) in trees.items()
    }
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        first = min(trees[name][0] for name in error.args[1])
        return [f"{first.relative_to(root)}: {' <- '.join(error.args[1])}"]
    return []


def _name_of(root: Path, path: Path) -> str:
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def _module_in(full: str, known: Mapping[str, object]) -> str:
    """Return the module with this full name, or the module that contains this name. Return an empty string
    for a name outside the package."""
    while full and full not in known:
        full = full.rpartition(".")[0]
    return full


def folders_that_are_too_full(root: Path) -> list[str]:
    """Find folders with more than 30 modules or QML files: no reader can survey more at a glance."""
    counts = Counter(path.parent for path, _, _ in modules(root))
    counts.update(path.parent for path in qml_files(root))
    return [f"{folder.relative_to(root)}: {count}" for folder, count in counts.items() if count > 30]


def classes_of_the_same_name(root: Path) -> list[str]:
    places: dict[str, list[str]] = {}
    for path, _, tree in modules(root):
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(str(path.relative_to(root)))
    return [f"{paths[0]}: {name} is in {paths[1:]} too" for name, paths in places.items() if len(paths) > 1]


def context_properties(root: Path) -> list[str]:
    return [
        f"{path.relative_to(root)}:{node.lineno}"
        for path, _, tree in modules(root)
        for node in nodes_of(tree)
        if isinstance(node, ast.Attribute) and node.attr in ("setContextProperty", "setContextProperties")
    ]


# These modules emit signals of other objects. QTextDocument cannot be notified in another way, and
# `language_change.py` reports a change of language for all view models.
_TELLERS = ("text_formats.py", "text_painter.py", "language_change.py")


_OWN_SIGNAL = re.compile(r"super\(\)|self\.\w+( if .* else self\.\w+)?")


def signals_of_others_emitted(root: Path) -> list[str]:
    """Find emissions of another object's signals. An object emits only its own signals, and asks other
    objects to emit theirs."""
    return [
        f"{path.relative_to(root)}:{node.lineno}"
        for path, _, tree in modules(root)
        if path.name not in _TELLERS
        for node in nodes_of(tree)
        if isinstance(node, ast.Attribute)
        and node.attr == "emit"
        and not _OWN_SIGNAL.fullmatch(ast.unparse(node.value))
    ]


_THREADS = {"Thread", "ThreadPoolExecutor", "to_thread", "run_in_executor", "QThread", "QThreadPool"}


def threads_that_collect_garbage(root: Path) -> list[str]:
    """Find threads in the window's process that `worker_threads.py` does not start. That module prevents
    garbage collection in its threads: a collection would destroy Qt's objects there."""
    return [
        f"{path.relative_to(root)}:{node.lineno}"
        for path, floor, tree in modules(root)
        if floor not in (*WITHOUT_QT, "demo") and path.name != "worker_threads.py"
        for node in nodes_of(tree)
        if (isinstance(node, ast.Attribute) and node.attr in _THREADS and _is_called(node, tree))
        or (isinstance(node, ast.ImportFrom) and any(name.name in _THREADS for name in node.names))
    ]


def _is_called(function: ast.Attribute, tree: ast.Module) -> bool:
    return any(isinstance(node, ast.Call) and node.func is function for node in nodes_of(tree))


# --- QML -------------------------------------------------------------------------------------------


def qml_files(root: Path) -> list[Path]:
    return sorted((root / "qml").rglob("*.qml"))


def wire_names() -> set[str]:
    """Return the types and subtypes of the wire that contain an underscore, and four field names. These words
    cannot mean anything else."""
    found = {"permission_suggestions", "parent_tool_use_id", "request_id", "session_id"}
    for module in (content_blocks, control, messages, permissions, stream, system):
        for model in vars(module).values():
            if isinstance(model, type) and issubclass(model, BaseModel):
                for name in ("type", "subtype"):
                    if name in model.model_fields:
                        found.update(map(str, get_args(model.model_fields[name].annotation)))
    return {name for name in found if "_" in name}


def qml_that_knows_the_wire(root: Path) -> list[str]:
    names = re.compile(r"\b(?:" + "|".join(sorted(wire_names())) + r")\b")
    return [
        f"{path.relative_to(root)}: {found}"
        for path in qml_files(root)
        for found in names.findall(path.read_text(encoding="utf-8"))
    ]


def qml_that_knows_the_network(root: Path) -> list[str]:
    return [
        f"{path.relative_to(root)}: {found}"
        for path in qml_files(root)
        for found in re.findall(r"https?:(?!//www\.w3\.org/2000/svg\")", path.read_text(encoding="utf-8"))
    ]


def qml_that_reckons_with_the_time_of_day(root: Path) -> list[str]:
    """Find QML that uses the time of day. If the clock is set back by an hour, the click guards would accept
    no key for an hour. `App.now()` never goes back."""
    return [
        f"{path.relative_to(root)}: {found}"
        for path in qml_files(root)
        for found in re.findall(r"Date\.now|new Date|Date\(", path.read_text(encoding="utf-8"))
    ]


_TOKENS = re.compile(
    r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|`(?:\\.|[^`\\])*`', re.DOTALL
)
_TEXT_ITEM = re.compile(r"(?:^|[^\w.])((?:\w+\.)?(?:Text|Label|TextEdit|TextArea))\s*\{")


def texts_without_a_format(root: Path) -> list[str]:
    """Find text items without a text format. Qt would guess the format, and could show Claude's text as rich
    text."""
    found = []
    for path in qml_files(root):
        source = _TOKENS.sub(lambda token: " " * len(token[0]), path.read_text(encoding="utf-8"))
        found += [
            f"{path.relative_to(root)}: {item[1]} at character {item.start(1)}"
            for item in _TEXT_ITEM.finditer(source)
            if not re.search(r"\btextFormat\s*:", _own_body(source, item.end()))
        ]
    return found


# Texts that are not translated: commands as typed, names of keys, and states that the code compares.
_NO_WORDS = {
    "npm install -g @anthropic-ai/claude-code",
    "claude /login",
    "Tab",
    "Backtab",
    "Bash",
    "pytest tests/upload -q",
    "git diff --stat",
}
_QSTR = re.compile(r'\bqsTr\(\s*"(?:\\.|[^"\\\n])*"\s*(?:,\s*""\s*,(?:[^()]|\([^()]*\))+)?\)')
_SHOWN = re.compile(r"[A-Za-z]{2,}\W* [A-Za-z]|^[A-Z][a-z]+[.…:]?$")


def qml_words_that_cannot_be_translated(root: Path) -> list[str]:
    """Find displayed words that cannot be translated. Each displayed text is a literal in `qsTr`, and
    `Words.fill` inserts all its values together. A sentence is not made of pieces."""
    found = []
    for path in qml_files(root):
        if path.name in ("Icon.qml", "Icons.qml"):  # drawings
            continue
        source = path.read_text(encoding="utf-8")
        source = _TOKENS.sub(lambda token: " " if token[0].startswith("/") else token[0], source)
        wrong = re.findall(r"\.arg\(.*", source)
        rest = _QSTR.sub("qsTr", source)
        wrong += re.findall(r"qsTr\(.*|qsTr\)* *\+.*|\+ *qsTr.*", rest)
        literals = [token[0][1:-1] for token in _TOKENS.finditer(rest)]
        wrong += [said for said in literals if _SHOWN.search(said) and said not in _NO_WORDS]
        found += [f"{path.relative_to(root)}: {each}" for each in wrong]
    return found


def _own_body(source: str, start: int) -> str:
    """Return the contents of the block that opens before `start`, without the blocks inside it."""
    depth = 1
    kept = []
    for character in source[start:]:
        depth += (character == "{") - (character == "}")
        if depth == 0:
            break
        if depth == 1:
            kept.append(character)
    return "".join(kept)


# Rich text without links: escaped words, some of them with a background colour.
_WITHOUT_LINKS = {"Dialogs/PathWords.qml", "Search/SearchResultRow.qml", "Sidebar/SessionRow.qml"}


def rich_texts_whose_links_tell_nothing(root: Path) -> list[str]:
    """Find rich text without a link tool tip. The tool tip shows where a link leads before the user follows
    the link."""
    found = []
    for path in qml_files(root):
        source = path.read_text(encoding="utf-8")
        rich = re.search(r"\b(?:Text|TextEdit|TextArea)\.(?:Rich|Styled|Markdown|Auto)Text\b", source)
        if rich and "LinkToolTip {" not in source and not path.as_posix().endswith(tuple(_WITHOUT_LINKS)):
            found.append(f"{path.relative_to(root)}: {rich[0]}")
    return found


# An `&` makes a mnemonic in the `text` of these types, and in the `title` of `_MENUS`.
_BUTTONS = {
    "AbstractButton", "Action", "Button", "CheckBox", "CheckDelegate", "DelayButton", "ItemDelegate",
    "MenuBarItem", "MenuItem", "RadioButton", "RadioDelegate", "RoundButton", "SwipeDelegate", "Switch",
    "SwitchDelegate", "TabButton", "ToolButton", "TreeViewDelegate",
}  # fmt: skip
_MENUS = {"Menu"}
_ENTER = re.compile(r"\bReturnKey\.|\bKeys\.forwardTo:|\bfocusPolicy: Qt\.NoFocus")
_OPENED = re.compile(r"((?:\w+\.)?[A-Z]\w*)\s*\{")
_COMPONENT = re.compile(r"\bcomponent\s+(\w+)\s*:\s*((?:\w+\.)?\w+)")
_LITERAL = r'(?:qsTr\("[^"&\\]*"\)|"[^"&\\]*")'
# A literal in the source, or a choice between literals.
_OUR_WORDS = re.compile(rf'(?:(?:[^?:"&]|&&|"[^"]*")*\?\s*{_LITERAL}\s*:\s*)*{_LITERAL}')


def buttons_with_words_that_are_not_ours(root: Path) -> list[str]:
    """Find buttons with words that do not come from the source. An `&x` in a button's `text` would let Alt+X
    press the button from anywhere in the window."""
    sources = {path: path.read_text(encoding="utf-8") for path in qml_files(root)}
    masked = {
        path: _TOKENS.sub(lambda token: re.sub(r"[^\n]", " ", token[0]), source)
        for path, source in sources.items()
    }
    bases = _bases_of(masked)
    found = []
    for path, source in masked.items():
        of_buttons = set()
        for item in _OPENED.finditer(source):
            kind = _kind_of(item[1], bases)
            if kind not in _BUTTONS | _MENUS:
                continue
            name = "title" if kind in _MENUS else "text"
            of_buttons.update(re.findall(r"\bid:\s*(\w+)", _own_body(source, item.end())))
            for start, end in _bindings(source, item.end(), name):
                said = sources[path][start:end].strip()
                if not _OUR_WORDS.fullmatch(said):
                    found.append(f"{path.relative_to(root)}: {item[1]} says {said}")
        found += [
            f"{path.relative_to(root)}: {said[0]}"
            for said in re.finditer(r"\b(\w+)\.text\s*=(?!=)", source)
            if said[1] in of_buttons
        ]
        found += [
            f"{path.relative_to(root)}: {said}"
            for said in re.findall(r'\bproperty:\s*"(?:text|title)"', sources[path])
        ]
    return found


def buttons_that_leave_enter_to_the_theme(root: Path) -> list[str]:
    """Find buttons that do not define what Enter does. Some desktops count Return as a press of a button;
    other desktops do not.

    Actions and menu items are exempt, because a menu handles Enter in the same way everywhere.
    """
    found = []
    for path in qml_files(root):
        source = _TOKENS.sub(lambda token: " " * len(token[0]), path.read_text(encoding="utf-8"))
        found += [
            f"{path.relative_to(root)}: {item[1]} at character {item.start(1)}"
            for item in _OPENED.finditer(source)
            if item[1].rpartition(".")[2] in _BUTTONS - {"Action", "MenuItem"}
            and not _ENTER.search(_whole_body(source, item.end()))
        ]
    return found


_DECIDES = re.compile(r"(?:^|[^\w.])(AnswerButton)\s*\{")
_NAMES_QUESTION = re.compile(r"\b(?:about|question|within)\s*:")


def answers_without_a_question(root: Path) -> list[str]:
    """Find buttons that decide something and do not name the question. When the question changes, such a
    button must start its waiting time again."""
    found = []
    for path in qml_files(root):
        source = _TOKENS.sub(lambda token: " " * len(token[0]), path.read_text(encoding="utf-8"))
        found += [
            f"{path.relative_to(root)}: {item[1]} at character {item.start(1)}"
            for item in _DECIDES.finditer(source)
            if not _NAMES_QUESTION.search(_own_body(source, item.end()))
        ]
    return found


def _whole_body(source: str, start: int) -> str:
    """Return the contents of the block that opens before `start`, with the blocks inside it."""
    depth = 1
    for end in range(start, len(source)):
        depth += (source[end] == "{") - (source[end] == "}")
        if depth == 0:
            return source[start:end]
    return source[start:]


def _bases_of(sources: dict[Path, str]) -> dict[str, str]:
    """Return the base type of each component of the program."""
    bases = {}
    for path, source in sources.items():
        first = _OPENED.search(source)
        if first:
            bases[path.stem] = first[1]
        bases |= dict(_COMPONENT.findall(source))
    return bases


def _kind_of(name: str, bases: dict[str, str]) -> str:
    """Return the Qt type at the end of the chain of base types."""
    seen = set()
    while name in bases and name not in seen:
        seen.add(name)
        name = bases[name]
    return name.rpartition(".")[2]


def _bindings(source: str, start: int, name: str) -> Iterator[tuple[int, int]]:
    """Yield the start and the end of each expression of the property `name`, in the block that opens before
    `start`."""
    depth = 1
    own = []
    for character in source[start:]:
        depth -= character == "}"
        if depth == 0:
            break
        own.append(character if depth == 1 or character == "\n" else " ")
        depth += character == "{"
    for bound in re.finditer(rf"(?:^|[\n;])\s*{name}\s*:([^\n;]*(?:\n\s*[.+?:&|][^\n;]*)*)", "".join(own)):
        yield start + bound.start(1), start + bound.end(1)


# --- the checks, on the program's source -----------------------------------------------------------

CHECKS: list[Check] = [
    imports_that_go_up,
    qt_where_there_is_none,
    effects_in_the_machine,
    bytes_that_make_objects,
    json_outside_the_protocol,
    programs_that_do_not_stand_alone,
    files_opened_without_the_reader,
    looks_in_the_windows_thread,
    circles_of_imports,
    folders_that_are_too_full,
    classes_of_the_same_name,
    context_properties,
    signals_of_others_emitted,
    threads_that_collect_garbage,
    qml_that_knows_the_wire,
    qml_that_knows_the_network,
    qml_that_reckons_with_the_time_of_day,
    texts_without_a_format,
    qml_words_that_cannot_be_translated,
    buttons_with_words_that_are_not_ours,
    buttons_that_leave_enter_to_the_theme,
    answers_without_a_question,
    rich_texts_whose_links_tell_nothing,
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_wall_holds(check: Check) -> None:
    assert check(ROOT) == []


def test_there_is_a_house_to_look_at() -> None:
    floors = {floor for _, floor, _ in modules(ROOT)}
    assert {"protocol", "transcript", "agent", "session", "workspace", "ui", "demo", "app"} <= floors
    assert len(qml_files(ROOT)) > 10
    assert {"tool_use", "can_use_tool", "control_request", "task_started", "stream_event"} <= wire_names()


# --- the checks, on made-up source -----------------------------------------------------------------


def built(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


SOUND = {
    "claude_desk/__init__.py": '__version__ = "1"',
    "claude_desk/app.py": "import qasync\nfrom claude_desk.ui import view\nfrom claude_desk.demo import a",
    "claude_desk/paths.py": "from pathlib import Path",
    "claude_desk/protocol/parser.py": "import json\nfrom . import base\nfrom claude_desk import __version__",
    "claude_desk/protocol/base.py": "",
    "claude_desk/agent/agent.py": (
        "from PySide6.QtCore import Signal\nfrom claude_desk.protocol import parser"
    ),
    "claude_desk/agent/warden.py": "import os, json",
    "claude_desk/session/core/worker_threads.py": "import threading\nthreading.Thread(target=f).start()",
    "claude_desk/library/server.py": "import threading\nthreading.Thread(target=f).start()",
    "claude_desk/session/session.py": "from claude_desk.agent import agent\nfrom ..protocol.parser import x",
    "claude_desk/ui/view.py": (
        "from json import dumps\nfrom claude_desk.paths import y\n"
        "from claude_desk.session.core.session import z"
    ),
    "claude_desk/demo/agent.py": "import json\nfrom claude_desk.protocol import base",
    "qml/A.qml": (
        "import QtQuick\n// Text { } tool_use_x\nItem {\n"
        "  Text { font { bold: true } textFormat: Text.PlainText }\n"
        '  property string a: "Label {"\n  RowText { }\n  T.TextField { }\n  AnswerButton { about: b }\n}\n'
    ),
    "qml/Plain.qml": (
        "import QtQuick.Templates as T\nT.Button {\n  id: root\n"
        "  Keys.onPressed: event => ReturnKey.ignore(event)\n"
        '  text: on && a !== "&" ? qsTr("On") : ""\n'
        "  contentItem: Words { text: root.caption }\n}\n"
    ),
}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_house_is_left_in_peace(check: Check, tmp_path: Path) -> None:
    assert check(built(tmp_path, SOUND)) == []


@pytest.mark.parametrize(
    ("check", "file", "text"),
    [
        (imports_that_go_up, "protocol/a.py", "from claude_desk.transcript import x"),
        (imports_that_go_up, "protocol/a.py", "from claude_desk import agent"),
        (imports_that_go_up, "protocol/a.py", "from ..ui import view"),
        (imports_that_go_up, "protocol/a.py", "def f():\n    import claude_desk.session.core.session"),
        (imports_that_go_up, "protocol/a.py", "import importlib\nimportlib.import_module('claude_desk.ui')"),
        (imports_that_go_up, "transcript/a.py", "import claude_desk.agent.agent"),
        (imports_that_go_up, "library/a.py", "from claude_desk.session import x"),
        (imports_that_go_up, "snapshots/a.py", "from claude_desk.workspace import x"),
        (imports_that_go_up, "snapshots/a.py", "from claude_desk.session import x"),
        (imports_that_go_up, "agent/a.py", "from claude_desk.transcript import x"),
        (imports_that_go_up, "session/a.py", "from claude_desk.workspace import x"),
        (imports_that_go_up, "workspace/a.py", "from claude_desk.ui import x"),
        (imports_that_go_up, "ui/a.py", "from claude_desk.app import x"),
        (imports_that_go_up, "ui/a.py", "if TYPE_CHECKING:\n    import claude_desk.demo.agent"),
        (imports_that_go_up, "demo/a.py", "from claude_desk.agent import x"),
        (qt_where_there_is_none, "protocol/a.py", "from PySide6.QtCore import QObject"),
        (qt_where_there_is_none, "transcript/a.py", "def f():\n    import qasync"),
        (qt_where_there_is_none, "library/a.py", "import PySide6"),
        (qt_where_there_is_none, "snapshots/a.py", "import PySide6"),
        (effects_in_the_machine, "session/machine/a.py", "from time import monotonic"),
        (effects_in_the_machine, "session/machine/a.py", "import asyncio"),
        (bytes_that_make_objects, "library/a.py", "def f():\n    import pickle"),
        (bytes_that_make_objects, "snapshots/a.py", "from marshal import loads"),
        (json_outside_the_protocol, "session/a.py", "import json"),
        (json_outside_the_protocol, "session/a.py", "import msgspec.json"),
        (json_outside_the_protocol, "transcript/a.py", "from json import loads"),
        (json_outside_the_protocol, "ui/a.py", "from PySide6.QtCore import QJsonDocument"),
        (json_outside_the_protocol, "agent/a.py", "from pydantic import TypeAdapter"),
        (json_outside_the_protocol, "agent/a.py", "Init.model_validate_json(line)"),
        (files_opened_without_the_reader, "ui/a.py", "with open(path) as file: pass"),
        (files_opened_without_the_reader, "session/a.py", 'path.open("rb")'),
        (files_opened_without_the_reader, "workspace/a.py", "import os\nos.open(path, os.O_RDONLY)"),
        (files_opened_without_the_reader, "library/a.py", "Path(a).read_bytes()"),
        (files_opened_without_the_reader, "b.py", "file.read_text()"),
        (looks_in_the_windows_thread, "ui/a.py", "def f(p):\n    return p.is_dir()"),
        (looks_in_the_windows_thread, "controllers/a.py", "answered(p, partial(f, p), q.exists()).stat"),
        (looks_in_the_windows_thread, "workspace/a.py", "def f(p):\n    p.stat()\nlooked(g, 0)"),
        (programs_that_do_not_stand_alone, "demo/a.py", "import pydantic"),
        (programs_that_do_not_stand_alone, "agent/warden.py", "from claude_desk.protocol import base"),
        (circles_of_imports, "protocol/base.py", "def f():\n    from . import parser"),
        (circles_of_imports, "agent/agent.py", "if T:\n    import claude_desk.session.session"),
        (classes_of_the_same_name, "agent/agent.py", "class A: ...\nclass A: ..."),
        (signals_of_others_emitted, "ui/a.py", "self._session.changed.emit()"),
        (signals_of_others_emitted, "ui/a.py", "view.changed.emit()"),
        (threads_that_collect_garbage, "ui/a.py", "threading.Thread(target=f).start()"),
        (threads_that_collect_garbage, "workspace/a.py", "await asyncio.to_thread(f)"),
        (
            threads_that_collect_garbage,
            "session/a.py",
            "from concurrent.futures import ThreadPoolExecutor",
        ),
        (context_properties, "ui/a.py", "engine.rootContext().setContextProperty('a', b)"),
    ],
)
def test_python_that_breaks_a_wall_is_seen(check: Check, file: str, text: str, tmp_path: Path) -> None:
    (found,) = check(built(tmp_path, {**SOUND, f"claude_desk/{file}": text}))
    assert found.startswith(f"claude_desk/{file}")


@pytest.mark.parametrize(
    ("check", "text"),
    [
        (qml_that_knows_the_wire, 'Item { visible: kind === "tool_use" }'),
        (qml_that_knows_the_wire, "Item { property var can_use_tool }"),
        (qml_that_knows_the_wire, 'Item { state: "task_started" }'),
        (answers_without_a_question, "AnswerButton { text: a; Item { question: b } }"),
        (qml_that_reckons_with_the_time_of_day, "Item { property real at: Date.now() }"),
        (qml_that_knows_the_network, 'Image { source: "https://example.org/a.png" }'),
        (qml_words_that_cannot_be_translated, 'Row { caption: "Close" }'),
        (qml_words_that_cannot_be_translated, 'Row { caption: a ? "Try again" : qsTr("Try again") }'),
        (qml_words_that_cannot_be_translated, "Row { caption: `Go on with ${name}` }"),
        (qml_words_that_cannot_be_translated, 'Row { caption: qsTr("Remove %1").arg(name) }'),
        (qml_words_that_cannot_be_translated, "Row { caption: qsTr(words) }"),
        (qml_words_that_cannot_be_translated, 'Row { caption: qsTr("a") + b }'),
        (qml_words_that_cannot_be_translated, 'Row { caption: b + qsTr("a") }'),
        (texts_without_a_format, "Item { Text { text: a } }"),
        (texts_without_a_format, "Label { }"),
        (texts_without_a_format, "Item { T.TextArea { Item { textFormat: 1 } } }"),
        (texts_without_a_format, "TextEdit { // textFormat: TextEdit.PlainText\n }"),
        (buttons_that_leave_enter_to_the_theme, "T.Button { }"),
        (rich_texts_whose_links_tell_nothing, "RowText { textFormat: TextEdit.RichText }"),
        (rich_texts_whose_links_tell_nothing, "Text { textFormat: Text.StyledText }"),
        (buttons_that_leave_enter_to_the_theme, "Item { T.CheckBox { onToggled: a() } }"),
        *(
            (buttons_with_words_that_are_not_ours, text)
            for text in (
                "T.ItemDelegate {\n  focusPolicy: Qt.NoFocus\n  text: title\n}",
                'Item {\n  T.Button { text: Words.fill(qsTr("Remove %1"), [name]) }\n}',
                'T.Button {\n  text: qsTr("Remove %1")\n    .concat(name)\n}',
                'T.MenuItem {\n  text: a ? qsTr("Yes") : b\n}',
                'T.MenuItem {\n  text: a + qsTr("Yes")\n}',
                "T.RadioButton {\n  text: {\n    return a;\n  }\n}",
                'Action {\n  text: qsTr("Search & find")\n}',
                "Item {\n  component Mine: T.ToolButton { }\n  Mine {\n    text: a\n  }\n}",
                "Plain {\n  text: a\n}",
                "T.Menu {\n  title: folder\n}",
                "T.CheckBox {\n  id: box\n  Component.onCompleted: box.text = name\n}",
                'Item {\n  Binding { target: b; property: "text"; value: a }\n}',
            )
        ),
    ],
)
def test_qml_that_breaks_a_wall_is_seen(check: Check, text: str, tmp_path: Path) -> None:
    (found,) = check(built(tmp_path, {**SOUND, "qml/Chat/B.qml": text}))
    assert found.startswith("qml/Chat/B.qml")


def test_a_folder_that_is_too_full_is_seen(tmp_path: Path) -> None:
    many = {f"claude_desk/agent/m{number}.py": "" for number in range(30)}
    (found,) = folders_that_are_too_full(built(tmp_path, {**SOUND, **many}))
    assert found.startswith("claude_desk/agent: 3")
