"""The program itself in a separate process, which sends a message and writes a draft.

`python -m tests.faults.busy_program MESSAGE QUEUED DRAFT [ARGUMENTS OF THE PROGRAM]`: the process prints
`running` once the answer to the message has begun and the unsent draft is on disk. If QUEUED is not empty,
that message waits in the queue.
"""

import asyncio
import sys
from pathlib import Path
from typing import cast

from claude_desk import app
from claude_desk.controllers.main_controller import MainController
from claude_desk.paths import AppPaths
from claude_desk.startup.early_session_list import EarlySessionList
from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.composer.composer_view import ComposerView
from tests.faults.disk_faults import draft_is_kept
from tests.known_folder import know_all
from tests.waiting import until


def places_of(environment: dict[str, str]) -> AppPaths:
    """Return the folders that the program uses in that environment."""
    home = Path(environment["HOME"])
    own = [home / part / "claude-desk" for part in (".config", ".local/share", ".cache", ".local/state")]
    return AppPaths(*own)


async def drive(program: MainController, message: str, queued: str, draft: str) -> None:
    session = program.session
    assert session is not None
    session.send(message)
    await until(
        session.operations, lambda: any(entry.kind is EntryKind.PROSE for entry in session.entries), 40
    )
    if queued:
        session.send(queued)
    controller = program.session_manager.current
    assert controller is not None
    cast(ComposerView, controller.view.composer).draft_view.keep(draft, len(draft))
    await draft_is_kept(program._places.data, draft)
    print("running", flush=True)


def main() -> int:
    message, queued, draft, *arguments = sys.argv[1:]
    begin, tasks = MainController.begin, []

    def begin_and_drive(self: MainController, early: EarlySessionList | None = None) -> None:
        know_all(self)
        begin(self, early)
        tasks.append(asyncio.ensure_future(drive(self, message, queued, draft)))

    MainController.begin = begin_and_drive  # type: ignore[method-assign]
    return app.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
