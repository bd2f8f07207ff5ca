"""The composition root. It reads the options, shows the first frame, then starts the rest of the program."""

import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QStandardPaths, QTimer
from PySide6.QtQuick import QQuickWindow

from claude_desk.options import Options, parse
from claude_desk.paths import AppPaths, default_places, find_home, instance_file
from claude_desk.protocol.files.appearance import Appearance, first_place, read_appearance
from claude_desk.startup import display_check, error_stream, import_order, renderer
from claude_desk.startup.lean_imports import (
    load_asyncio_alone,
    load_hashing_alone,
    load_msgspec_alone,
    load_qasync_alone,
    skip_plugins,
)
from claude_desk.startup.termination import TerminationSignals
from claude_desk.system import open_files, program_end
from claude_desk.system.files import read_all
from claude_desk.ui.language import terminal_language
from claude_desk.ui.translation import translate
from claude_desk.ui.window.window_engine import (
    DeskApplication,
    WindowEngine,
    WindowPlacement,
    prepare_application,
    set_icon,
)

if TYPE_CHECKING:
    from claude_desk.startup.early_session_list import EarlySessionList
    from claude_desk.startup.shell_environment import ShellEnvironment

# The longest wait for the first frame. A window that is minimized or on another desktop may never be drawn.
_LONGEST_FIRST_FRAME_MS = 1500
# How long the list of sessions waits for the login shell, whose environment may name another configuration
# folder of Claude Code. Claude Code waits longer for the shell.
_LONGEST_SHELL_SECONDS = 1.5
# Most shells answer within this time if the program imports nothing meanwhile. Then Claude Code, which takes
# longest, can start first.
_SOON_SECONDS = 0.05
_LONGEST_PREPARING = 2.0  # seconds for preparing Claude Code, because the folder may not answer
# Modules that are imported after the first frame. The window handles keys and clicks between two imports.
# `module_loader.py` explains why this happens in the window's thread.
#
# The modules that ask the login shell come first. Then come the modules that start Claude Code, which takes
# longest, and those that start the list. Then comes `import_order.LATE_VIEWS` for `create_late_views`.
SHELL = (
    "claude_desk.system.login_shell",
    "claude_desk.startup.shell_environment",
)
EARLY_CLI = (
    "claude_desk.agent.process",
    "claude_desk.workspace.folder_review",
    "claude_desk.startup.early_cli",
)
EARLY_LIST = (
    load_msgspec_alone,
    "claude_desk.ui.sidebar.session_rows",
    "claude_desk.ui.sidebar.session_list",
    "claude_desk.workspace.children.library_process",
    "claude_desk.startup.early_session_list",
)
# Last come the modules of the rest of the program. Within this list, parts of packages come before the
# modules that import them.
PROGRAM = (
    "socket",
    "subprocess",
    "concurrent.futures.thread",
    load_asyncio_alone,
    skip_plugins,
    "typing_extensions",
    "pydantic_core",
    "pydantic",
    "annotated_types",
    "pydantic.json_schema",
    "pydantic.types",
    "pydantic.fields",
    "pydantic.main",
    "pydantic.type_adapter",
    "markdown_it",
    load_qasync_alone,
    *import_order.PROGRAM,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program. Return its exit code."""
    with error_stream.error_stream_guarded():
        return _run(arguments)


def _run(arguments: Sequence[str] | None) -> int:
    options = parse(sys.argv[1:] if arguments is None else arguments)
    if options.desktop_entry:
        from claude_desk import desktop_entry

        with terminal_language(options.language):
            return desktop_entry.run(remove=options.remove)
    find_home()
    open_files.raise_limit()
    if _is_handed_over(options):
        return 0
    with display_check.fatal_messages_reported(options.language):
        application = DeskApplication(sys.argv[:1])
    with contextlib.closing(TerminationSignals()) as signals:
        return _run_window(options, application, signals)


def _run_window(options: Options, application: DeskApplication, signals: TerminationSignals) -> int:
    application.setQuitOnLastWindowClosed(False)  # the other parts of the program must end first, in order
    prepare_application(application)
    if options.profile and not _is_profile(options):
        return 2
    with contextlib.suppress(OSError):
        default_places()  # make the folders private before Qt caches compiled QML there
    renderer.choose_renderer()
    screen = WindowEngine(complete=False)
    screen.on_end = program_end.begin
    signals.asked.connect(screen.close_window)
    look = _dress(screen, options)
    window = screen.open(_last_place())
    window.sceneGraphError.connect(
        lambda _error, reason: renderer.start_without_driver(options.language, reason)
    )
    if not signals.received:
        _wait_for_first_frame(screen, window)
    if signals.received or screen.was_closed:
        screen.close()
        return 0
    set_icon(application)
    from claude_desk.ui.window.caret_rest import CaretRest
    from claude_desk.ui.window.destroyed_window import DestroyedWindowFilter

    caret = CaretRest(application)
    destroyed = DestroyedWindowFilter(window, screen.close_window)
    from claude_desk.agent.processor_share import is_contended
    from claude_desk.startup.module_loader import BackgroundStep, hear, import_in_turn

    is_busy = is_contended()  # before the child processes need the processor too
    with contextlib.ExitStack() as stack:
        stack.callback(destroyed.close)
        stack.callback(caret.close)
        shells: list[ShellEnvironment] = []

        def ask_shell() -> None:
            from claude_desk.startup import shell_environment

            shells.append(shell_environment.ShellEnvironment(os.environ))
            stack.callback(shells[0].close)
            if not options.demo:
                shells[0].ask()

        first: list[str | Callable[[], None]] = [
            *SHELL,
            ask_shell,
            load_hashing_alone,
            *EARLY_CLI,
        ]
        import_in_turn(first, rests=is_busy)
        (shell,) = shells
        from claude_desk.paths import some_places
        from claude_desk.startup.early_cli import EarlyCli

        places = stack.enter_context(some_places())
        cli = EarlyCli(options, places, shell.variables)
        stack.callback(cli.close)
        lists: list[EarlySessionList] = []
        are_views_ready = False

        def start_cli() -> None:
            BackgroundStep(cli.prepare).wait(_LONGEST_PREPARING)
            cli.start(low_share=is_busy)

        def start_list() -> None:
            from claude_desk.startup import early_session_list

            lists.append(early_session_list.EarlySessionList(places, shell.variables))
            if are_views_ready:
                lists[0].show(screen.app.session_list)

        due = [start_cli]  # steps that need the environment

        def begin_children() -> None:
            if screen.was_closed:
                with program_end.writing():
                    _keep_words(screen, options, places)
                program_end.exit_now()  # the child processes end with this process
            while due and shell.is_known:
                due.pop(0)()

        shell.wait(_SOON_SECONDS)
        begin_children()
        import_in_turn(EARLY_LIST, rests=is_busy, between=begin_children)
        due.append(start_list)
        begin_children()
        import_in_turn(import_order.LATE_VIEWS, rests=is_busy, between=begin_children)
        for step in screen.app.late_view_steps():
            step()
            hear()
            begin_children()
        screen.app.session_list.arrange(look.by_folder, look.folded_sections)
        are_views_ready = True
        for early in lists:
            early.show(screen.app.session_list)
        import_in_turn(PROGRAM, rests=is_busy, between=begin_children)
        shell.wait(_LONGEST_SHELL_SECONDS)
        begin_children()
        shell.fix_folder()
        if not lists:
            start_list()
        from claude_desk.controllers.main_controller import run

        signals.asked.disconnect(screen.close_window)
        return run(application, screen, options, places, lists[0], signals, cli, shell)


def _keep_words(screen: WindowEngine, options: Options, places: AppPaths) -> None:
    """Save what the user wrote before a session existed. Do nothing in the demo, or without a folder on the
    command line."""
    view = screen.app.pane_view
    if not options.directory or options.demo or not (view.early or view.written):
        return
    from claude_desk.session.core.disk_looks import real_folder
    from claude_desk.workspace.drafts import Drafts

    drafts = Drafts(places.data / "drafts", lost=places.data_lost)
    keeper = drafts.open(real_folder(options.directory))
    keeper.add(view.written, view.early)
    drafts.close_writer(keeper)


def _is_handed_over(options: Options) -> bool:
    """Return whether a running Claude Desk has opened the folder or, without a folder, has come to the
    front."""
    file = instance_file(os.environ)
    if file is None or not file.exists():
        return False
    from claude_desk.startup.folder_handover import is_handed_over

    return is_handed_over(options, os.environ)


def _is_profile(options: Options) -> bool:
    """Return whether the profile of the command line may exist. If it does not, say so in the terminal.

    If the list of profiles cannot be read, return True.
    """
    from claude_desk.protocol.files.first_launch import names_of_profiles

    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    try:
        names = names_of_profiles(read_all(Path(folder, "profiles.json")))
    except FileNotFoundError:
        names = []
    except OSError:
        names = None
    if names is None:
        return True
    names = ["default", *names]
    if options.profile.strip().casefold() in [name.casefold() for name in names]:
        return True
    with terminal_language(options.language):
        said = translate(
            "App",
            "no such profile: {profile} (available: {names})",
            profile=repr(options.profile),
            names=", ".join(names),
        )
    print(f"claude-desk: {said}", file=sys.stderr)
    return False


def _dress(engine: WindowEngine, options: Options) -> Appearance:
    """Apply theme, text size, sidebar and language from the options and settings. Show the folder of the
    command line. Return the settings."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    try:
        data = read_all(Path(folder) / "settings.json")
    except OSError:
        data = b""
    look = read_appearance(data)
    engine.language.use(options.language or look.language)
    engine.app.set_theme(options.theme or look.theme)
    engine.app.set_text_scale(look.text_scale)
    engine.app.set_text_font(look.text_font)
    engine.app.set_code_font(look.code_font)
    engine.app.set_column(look.column)
    engine.app.set_density(look.density)
    engine.app.set_sidebar(look.sidebar)
    engine.app.set_sidebar_width(look.sidebar_width)
    engine.app.show_conversation(options.directory)
    return look


def _last_place() -> WindowPlacement | None:
    """Return the place of the last window, for the first frame of this window; None if unknown."""
    state = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.StateLocation)
    try:
        files = Path(state, "windows").glob("*.json")
        newest = max(files, key=lambda file: file.stat().st_mtime, default=None)
        found = first_place(read_all(newest)) if newest is not None else None
    except OSError:
        return None
    return WindowPlacement(*found) if found is not None else None


def _wait_for_first_frame(engine: WindowEngine, window: QQuickWindow) -> None:
    loop = QEventLoop()
    engine.closed.connect(loop.quit)
    window.frameSwapped.connect(loop.quit)
    QTimer.singleShot(_LONGEST_FIRST_FRAME_MS, loop.quit)
    loop.exec()
    window.frameSwapped.disconnect(loop.quit)
    engine.closed.disconnect(loop.quit)
