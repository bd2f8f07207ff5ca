"""The tree of workers: stories, properties over events in any order, and what both CLIs really sent."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.wire import system as s
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.workers import worker_tree
from claude_desk.transcript.workers.worker_messages import events_of
from claude_desk.transcript.workers.worker_tree import (
    Began,
    CliEnded,
    Ended,
    Event,
    Figures,
    Filed,
    Listed,
    MovedToBackground,
    Progressed,
    StopAsked,
    WorkerKind,
    WorkerState,
    WorkerTree,
)

RECORDINGS = Path(__file__).parents[3] / "recordings" / "workers.ndjson"
DONE, FAILED, LOST = WorkerState.DONE, WorkerState.FAILED, WorkerState.LOST
WORKING, STOPPED = WorkerState.WORKING, WorkerState.STOPPED
FIRST = Began("a1", "r1", "toolu_1", name="Look", asked="Look around", in_background=True, at=10)


def after(*events: Event, tree: WorkerTree | None = None) -> WorkerTree:
    tree = tree or WorkerTree()
    for event in events:
        tree = worker_tree.step(tree, event)
    return tree


def states(tree: WorkerTree, worker: str = "a1") -> list[WorkerState]:
    return [run.state for run in tree.workers[worker].runs]


# --- stories ---------------------------------------------------------------------------------------


def test_an_agent_works_and_ends() -> None:
    tree = after(FIRST, Progressed("a1", "r1", "Reading a.txt", Figures(tokens=101, tools=1)))
    assert tree.in_background == (tree.workers["a1"],)
    assert tree.workers["a1"].run.doing == "Reading a.txt"
    tree = after(Ended("a1", "r1", DONE, "the report", Figures(seconds=3.0), at=13), tree=tree)
    run = tree.workers["a1"].run
    assert (run.state, run.said, run.doing, run.began, run.ended) == (DONE, "the report", "", 10, 13)
    assert run.figures == Figures(101, 1, 3.0)
    assert tree.in_background == ()


def test_an_agent_that_is_called_again_works_again() -> None:
    tree = after(FIRST, Ended("a1", "r1"), Began("a1", "r2", "toolu_9", asked="And b?", at=20))
    assert states(tree) == [DONE, WORKING]
    assert tree.workers["a1"].run.asked == "And b?"
    assert tree.call_of("a1") == "toolu_1"


def test_a_late_frame_of_the_first_run_ends_nothing_of_the_second() -> None:
    tree = after(FIRST, Ended("a1", "r1"), Began("a1", "r2", "toolu_9"))
    late = after(
        Ended("a1", "r1", FAILED, "late"),
        Progressed("a1", "r1", "late"),
        MovedToBackground("a1", "r1"),
        Began("a1", "r1", "toolu_1"),
        tree=tree,
    )
    assert states(late) == [FAILED, WORKING]
    assert late.workers["a1"].run == tree.workers["a1"].run


def test_without_ids_of_runs_another_call_is_another_run() -> None:
    first = replace(FIRST, run="")
    tree = after(first, Ended("a1"), Began("a1", call="toolu_9"))
    assert states(tree) == [DONE, WORKING]
    assert states(after(first, tree=tree)) == [DONE, WORKING]  # the first call's result, once more
    named = after(Began("a1", "r2", "toolu_9"), tree=tree)
    assert [run.id for run in named.workers["a1"].runs] == ["", "r2"]


def test_a_killed_cli_leaves_lost_workers() -> None:
    command = Began("b1", "r1", "toolu_2", WorkerKind.COMMAND, "npm run dev", in_background=True)
    tree = after(FIRST, command, Ended("b1", "r1"), CliEnded(at=20))
    assert states(tree) == [LOST] and states(tree, "b1") == [DONE]
    resumed = after(Ended("a1", "", STOPPED, "didn't finish before the previous session ended"), tree=tree)
    assert states(resumed) == [LOST]
    assert resumed.workers["a1"].run.said.startswith("didn't finish")


def test_who_stopped_a_worker() -> None:
    stopped = Ended("a1", "r1", STOPPED)
    assert states(after(FIRST, stopped)) == [STOPPED]
    assert states(after(FIRST, StopAsked("a1"), stopped)) == [WorkerState.STOPPED_BY_USER]
    assert states(after(FIRST, StopAsked("a1"), Ended("a1", "r1", DONE))) == [DONE]
    by_claude = Ended("a1", "", WorkerState.STOPPED_BY_CLAUDE)
    assert states(after(FIRST, stopped, by_claude)) == [WorkerState.STOPPED_BY_CLAUDE]
    assert states(after(FIRST, by_claude, stopped)) == [WorkerState.STOPPED_BY_CLAUDE]


def test_a_run_that_is_listed_no_more_has_ended() -> None:
    listed = Began("a1", "r1", name="Look")
    tree = after(Listed((listed,)), replace(FIRST, at=0))
    assert tree.workers["a1"].run.asked == "Look around"
    assert states(after(Listed(()), tree=tree)) == [LOST]
    assert states(after(Listed(()), Ended("a1", "r1", DONE), tree=tree)) == [DONE]
    assert states(after(StopAsked("a1"), Listed(()), tree=tree)) == [WorkerState.STOPPED_BY_USER]
    front = after(replace(FIRST, in_background=False), Listed(()))
    assert states(front) == [WORKING]  # a turn waits for it: such workers are never listed


def test_whose_agents_they_are() -> None:
    tree = after(FIRST, Began("a2", "r2", parent="a1"), Began("a3", "r3", parent="gone"), Began("a4", "r4"))
    assert [worker.id for worker in tree.children()] == ["a1", "a3", "a4"]
    assert [worker.id for worker in tree.below("a1")] == ["a2"]
    assert [worker.id for worker in tree.below()] == ["a1", "a2", "a3", "a4"]


def test_an_end_with_an_id_ends_a_run_that_began_without() -> None:
    """Claude called the agent again, and its end overtook the beginning on the stream."""
    first = after(FIRST, Ended("a1", "r1"), Began("a1", call="toolu_9"))
    ended = after(Ended("a1", "r2", DONE, "Now so."), Began("a1", "r2", "toolu_9"), tree=first)
    assert states(ended) == [DONE, DONE] and ended.workers["a1"].run.said == "Now so."
    late = after(Ended("a1", "r1", FAILED), tree=first)
    assert states(late) == [FAILED, WORKING]


@pytest.mark.parametrize("file", [DONE, LOST])
def test_an_agent_of_a_file_that_is_called_again_is_at_work(file: WorkerState) -> None:
    """A file names no run. The new run is listed first, then it begins, then the call has its result."""
    tree = after(replace(FIRST, run=""), Ended("a1", "", DONE) if file is DONE else CliEnded())
    again = Began("a1", "r2", name="Look")
    tree = after(Listed((again,)), replace(again, call="toolu_9"), Began("a1", call="toolu_9"), tree=tree)
    assert states(tree) == [file, WORKING]
    assert tree.workers["a1"].listed and tree.workers["a1"].run.id == "r2"
    assert states(after(Ended("a1", "r2", FAILED), tree=tree)) == [file, FAILED]


def test_an_end_of_a_run_that_is_not_known_yet_ends_no_earlier_one() -> None:
    lost = after(replace(FIRST, run=""), CliEnded())
    assert states(after(Ended("a1", "r2", DONE), tree=lost)) == [LOST]


def test_a_command_that_is_a_monitor_is_one() -> None:
    listed = Began("b1", "r1", kind=WorkerKind.COMMAND)
    tree = after(Listed((listed,)), replace(listed, kind=WorkerKind.MONITOR, call="toolu_1"))
    assert tree.workers["b1"].kind is WorkerKind.MONITOR


def test_a_workflow_has_the_name_that_its_beginning_has() -> None:
    listed = Began("w1", "r1", kind=WorkerKind.WORKFLOW, name="A survey of all folders")
    began = replace(listed, call="toolu_1", name="survey")
    for frames in ([Listed((listed,)), began], [began, Listed((listed,))], [Listed((listed,)), began, began]):
        assert after(*frames).workers["w1"].name == "survey"


def test_parents_in_a_circle_hide_no_worker() -> None:
    tree = after(
        Began("a1", "r1", parent="a2"), Began("a2", "r2", parent="a1"), Began("a3", "r3", parent="a2")
    )
    assert sorted(worker.id for worker in tree.below()) == ["a1", "a2", "a3"]
    deep = after(
        *(Began(f"a{n}", "r1", parent=f"a{n - 1}") for n in range(1200))
    )  # deeper than Python recurses
    assert len(list(deep.below())) == 1200


# --- properties ------------------------------------------------------------------------------------

_LIFE: tuple[Event, ...] = (
    FIRST,
    Progressed("a1", "r1", "Reading", Figures(tokens=1)),
    MovedToBackground("a1", "r1"),
    Ended("a1", "r1", FAILED, "no"),
    Began("a1", "r2", "toolu_9", asked="again"),
    Progressed("a1", "r2", "Writing", Figures(tokens=2)),
    Ended("a1", "r2", DONE),
    Ended("a1", "r2", DONE, "the report"),
)
_IDS = st.sampled_from(["a1", "a2", "b1", ""])
_RUNS = st.sampled_from(["r1", "r2", "r3", ""])
_CALLS = st.sampled_from(["toolu_1", "toolu_2", ""])
_BEGAN = st.builds(Began, _IDS, _RUNS, _CALLS, parent=st.sampled_from(["", "a1", "a2"]), at=st.just(1.0))
_EVENTS = st.one_of(
    _BEGAN,
    st.builds(Progressed, _IDS, _RUNS, st.just("Reading")),
    st.builds(MovedToBackground, _IDS, _RUNS),
    st.builds(Ended, _IDS, _RUNS, st.sampled_from([DONE, FAILED, STOPPED])),
    st.builds(Listed, st.lists(_BEGAN, max_size=3).map(tuple)),
    st.builds(StopAsked, _IDS),
    st.builds(Filed, _IDS, _CALLS, state=st.sampled_from([WORKING, DONE, FAILED, LOST])),
    st.just(CliEnded()),
)


@given(st.lists(_EVENTS, max_size=30))
def test_nothing_works_after_the_end_of_the_cli(events: list[Event]) -> None:
    tree = after(*events, CliEnded())
    assert not any(worker.works for worker in tree.workers.values())


@given(st.lists(_EVENTS, max_size=30))
def test_nothing_ends_that_never_began(events: list[Event]) -> None:
    begun = {event.id for event in events if isinstance(event, Began)}
    begun |= {each.id for event in events if isinstance(event, Listed) for each in event.runs}
    begun |= {event.id for event in events if isinstance(event, Filed)}
    assert set(after(*events).workers) <= begun


@given(st.lists(_EVENTS, max_size=30), _EVENTS)
def test_what_is_said_twice_changes_nothing(events: list[Event], event: Event) -> None:
    tree = after(*events, event)
    assert worker_tree.step(tree, event) == tree


@given(st.lists(_EVENTS, max_size=30))
def test_only_the_newest_run_works(events: list[Event]) -> None:
    for worker in after(*events).workers.values():
        ids = [run.id for run in worker.runs if run.id]
        assert ids == sorted(set(ids))
        assert not any(run.works for run in worker.runs[:-1])


@given(st.permutations(_LIFE), st.lists(st.sampled_from(_LIFE), max_size=4))
def test_frames_in_any_order_and_doubled_end_alike(events: list[Event], again: list[Event]) -> None:
    tree = after(*events, *again)
    newest = tree.workers["a1"].run
    assert (newest.id, newest.state, newest.said, newest.asked) == ("r2", DONE, "the report", "again")
    assert not tree.early


@given(st.lists(_EVENTS, max_size=30))
def test_what_works_in_the_background_is_in_the_list(events: list[Event]) -> None:
    listed = Listed((Began("a2", "r9"),))
    again = after(*events, listed, Listed(()))
    assert all(not worker.listed for worker in again.in_background)


@given(st.lists(_EVENTS, max_size=30), st.sampled_from(["a1", "a2"]), st.sampled_from([DONE, LOST, WORKING]))
def test_a_file_does_not_change_a_run_that_messages_report(
    events: list[Event], agent: str, state: WorkerState
) -> None:
    before = after(*events)
    tree = worker_tree.step(before, Filed(agent, "toolu_7", "Look", state=state))
    known = before.workers.get(agent)
    if known is not None and (known.run.id or known.listed):
        assert [(run.id, run.state) for run in tree.workers[agent].runs] == [
            (run.id, run.state) for run in known.runs
        ]
    assert tree.workers[agent].name == "Look" or (
        known is not None and tree.workers[agent].name == known.name
    )


def test_a_file_ends_a_run_that_no_message_has_ended() -> None:
    """2.1.37 says that an agent began in the background, and nothing more."""
    began = Began("a1", "", "toolu_1", name="Look", in_background=True, at=10)
    tree = after(began, Filed("a1", state=WORKING), Filed("a1", state=DONE, ended=20.0))
    assert (tree.workers["a1"].state, tree.workers["a1"].run.ended) == (DONE, 20.0)
    # 2.1.37 says that an agent has completed whose last request failed
    completed = after(began, Ended("a1", "", DONE), Filed("a1", state=FAILED))
    assert completed.workers["a1"].state is FAILED
    assert after(began, CliEnded(15), Filed("a1", state=DONE)).workers["a1"].state is DONE
    assert after(began, Filed("a1", state=DONE), CliEnded(30)).workers["a1"].state is DONE
    assert after(Filed("a1", state=WORKING), CliEnded(30)).workers["a1"].state is LOST


# --- what the CLIs sent ----------------------------------------------------------------------------


def _play(frames: list[dict[str, object]]) -> WorkerTree:
    tree = WorkerTree()
    for frame in frames:
        message = parse_line(json.dumps(frame).encode())
        assert isinstance(message, s.System)
        tree = after(*events_of(message, 1.0, lambda call: False), tree=tree)
    return tree


_RECORDED = {
    line["recording"]: line["frames"] for line in map(json.loads, RECORDINGS.read_text().splitlines())
}
_KILLED = {"03-eof", "03-interrupt", "03-kill", "03-sigint", "03-sigterm", "06-workflow-kill"}
_KILLED |= {"04-kill-in-second-run", "04-send-lost"}


@pytest.mark.parametrize("recording", _RECORDED)
def test_every_recorded_worker_ends(recording: str) -> None:
    tree = _play(_RECORDED[recording])
    assert not tree.early
    cut = any(recording.startswith(name) for name in _KILLED)
    assert cut or not any(worker.works for worker in tree.workers.values())
    assert not any(worker.works for worker in after(CliEnded(), tree=tree).workers.values())


@pytest.mark.parametrize(
    ("recording", "runs"),
    [
        ("01-fail-2.1.330", {"Look at a": [FAILED]}),
        ("01-limit-2.1.330", {"Look at a": [STOPPED]}),
        ("04-send-ended-2.1.330", {"Look A": [DONE, DONE, DONE]}),
        ("04-send-taskstopped-2.1.330", {"Look A": [STOPPED, DONE]}),
        ("04-kill-in-second-run-2.1.330", {"Look A": [DONE, WORKING]}),
        ("05-stop-working-parent-2.1.330", {"Level ALPHA": [STOPPED], "Level BETA": [DONE]}),
        ("06-workflow-throws-2.1.330", {"wf": [FAILED]}),
    ],
)
def test_how_recorded_workers_ended(recording: str, runs: dict[str, list[WorkerState]]) -> None:
    tree = _play(_RECORDED[recording])
    assert {worker.name: [run.state for run in worker.runs] for worker in tree.workers.values()} == runs


def test_a_recorded_tree_of_three_levels() -> None:
    tree = _play(_RECORDED["05-nested-mixed-2.1.330"])
    names = [
        (worker.name, tree.workers[worker.parent].name if worker.parent else "") for worker in tree.below()
    ]
    assert names == [
        ("Level ALPHA", ""),
        ("Level BETA", "Level ALPHA"),
        ("Level GAMMA", "Level BETA"),
    ]


def test_a_recorded_workflow_has_its_steps() -> None:
    tree = _play(_RECORDED["06-workflow-2.1.330"])
    (workflow,) = tree.workers.values()
    assert workflow.kind is WorkerKind.WORKFLOW
    assert {step.state for step in workflow.steps if step.agent_id} == {"done"}
    frames = _RECORDED["06-workflow-2.1.330"]
    for count in range(len(frames)):  # also while agents wait for their turn
        for each in _play(frames[:count]).workers.values():
            assert [step.title for step in each.steps if step.is_phase] in ([], ["Look", "Join"])


def test_twenty_recorded_agents_at_the_same_time() -> None:
    tree = _play(_RECORDED["11-many-2.1.330"])
    assert len(tree.workers) == 20 and {worker.state for worker in tree.workers.values()} == {DONE}
