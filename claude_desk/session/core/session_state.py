"""What a session can be at, and what can stand in its way.

The states of a session's child, of a message and of a stop, and how one moves another.

The CHILD is one run of the CLI at a time (`CliRunner`, `Agent`). A run speaks for itself only: what is heard
of one that is not the present one any more moves nothing.

    state      | holds until                                     | then
    -----------+-------------------------------------------------+------------------------------------------
    none       | somebody starts one: the first message, a page's | starting
               | button, who ended the one before                |
    starting   | `initialize` is answered                        | up
               | it is refused, or not answered within 16 min    | ending
               | the process ends                                | none: a page, or the next one is started
    up         | its end is asked for (below)                    | ending
               | the process ends                                | none
    ending     | the process ends: 5 s for each of end of input, | none
               | TERM and KILL                                   |

Its end is asked for by `CliRunner.close` (restart, rest, rewinding, the session's end), `CliRunner.end` (it
closed a channel; it does not find the conversation or the place in it), a refused start, and the steps of a
stop behind the interrupt. Nothing but answers that deny is written to a child that is ending, and no message
to one that is not up: Qt drops what is written before the start or after the end of input.

A MESSAGE is in one place at any time:

    place                | moves when                           | to
    ---------------------+--------------------------------------+-------------------------------------------
    waiting (queued)     | the child is up, nothing holds it,   | in flight, its row begins a turn
                         | no turn runs                         |
                         | a tool gives its result in a turn    | written
                         | Stop; the child ends by itself       | the composer
    unsent (queued)      | the person sends it                  | waiting
    written (queued)     | the CLI takes it up                  | a row
                         | the CLI refuses it, or gives it back | the composer
                         | the child ends                       | waiting if we restart, else the composer
    returning (queued)   | as written, but given back at last   |
    in flight and a row  | Claude answers, the turn ends        | a row
                         | the child ends before it took it     | the composer; waiting if it has to begin
                         |                                      | anew (conversation lost, copy begun again)
    a row                |                                      |
    the composer         | the person sends it                  | waiting

What holds a waiting message, and who looks again when that is over (`Session._go_on`): no child (`send`
starts one), a start (`answered`), a page with a problem (its button, `try_again`), the past that is being
read (`HistoryLoader.settled`), a change of mode or model (`SessionSettings.settled`), a restart (`ended`,
`rested`), a stop (`Stopper`'s `done`), a rewinding (`Rewinder.changed`), the limit on costs (`agreed`), the
person who is changing it (`MessageDispatch.end_edit`), a folder whose reviewed files may have changed
(`send_waiting`), a turn (`_end_turn`, `_on_child_ended`).

A TURN ends with its result, or with its child: no turn outlives the child that runs it.

A STOP (`Stopper`) is none or under way. It is under way from the press until the turn is over or the child
is gone: at most 2 s for the interrupt to be acknowledged, 5 s for the result, then 5 s each for INT, TERM
and KILL. A RESTART is due (a turn runs), under way (at most 15 s), or none. A REWINDING is none or under
way; its steps are bounded each. Who ends the child sees to the next one, and starts it if a message waits.
"""

from dataclasses import dataclass
from enum import StrEnum

from claude_desk.protocol.phrase import Text


class SessionState(StrEnum):
    """The values are ids for QML; `state_name` of `ui/session/state_text.py` has the words."""

    STARTING = "starting"  # until `initialize` is answered
    READY = "ready"  # idle, with a child
    WORKING = "working"
    WAITING = "waiting"  # for the person
    RETRYING = "retrying"
    STOPPING = "stopping"
    STOPPED = "stopped"  # idle, without a child, because the person stopped it
    NOT_RUNNING = "not-running"  # idle, without a child, otherwise


@dataclass(frozen=True, slots=True)
class RetryInfo:
    """The CLI repeats a request, for this `reason`. `until`: when, as the session's `now` has it."""

    attempt: int
    attempts: int
    until: float
    reason: Text = ""


class ProblemKind(StrEnum):
    NO_CLI = "no-cli"
    NOT_SIGNED_IN = "not-signed-in"
    START_FAILED = "start-failed"
    FOLDER_GONE = "folder-gone"  # `text` is its path
    FILE_GONE = "file-gone"  # the CLI does not have the session any more
    FILE_UNREADABLE = (
        "file-unreadable"  # its file may be there; `text` is the path, and why it cannot be read
    )


@dataclass(frozen=True, slots=True)
class Problem:
    """A page's worth of trouble. `text`: what went wrong; `command`: what to run in a terminal."""

    kind: ProblemKind
    text: Text = ""
    command: str = ""


class ChildPhase(StrEnum):
    """Where a run of the CLI is."""

    NONE = "none"
    STARTING = "starting"
    UP = "up"
    ENDING = "ending"
