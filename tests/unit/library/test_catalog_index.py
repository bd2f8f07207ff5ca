"""The index of sessions: brought up to date, continued wherever it was left, made again when necessary."""

import json
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from claude_desk.library.catalog import line_reader, word_index
from claude_desk.library.catalog.index import NAME
from claude_desk.system.patience import Patience
from tests.library.generate import generate
from tests.library.index_driver import IndexDriver
from tests.library.sized_session import Plan
from tests.whole_tables import examples


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Plan]]:
    """A small library, which no test changes."""
    folder = tmp_path_factory.mktemp("library")
    return folder, generate(folder, 24, 1_500_000, seed=3)


@pytest.fixture
def config(library: tuple[Path, list[Plan]], tmp_path: Path) -> Path:
    """A copy of the library."""
    return Path(shutil.copytree(library[0] / "projects", tmp_path / "c" / "projects")).parent


@pytest.fixture
def keeping(config: Path, tmp_path: Path) -> IndexDriver:
    return IndexDriver(config, tmp_path / "index")


def whole(config: Path, folder: Path) -> IndexDriver:
    """Return an index that was made in one go."""
    shutil.rmtree(folder, ignore_errors=True)
    fresh = IndexDriver(config, folder)
    fresh.look()
    fresh.read()
    return fresh


def a_file(config: Path, number: int = 0) -> Path:
    return sorted(config.glob("projects/*/*-*-4*.jsonl"), key=lambda path: -path.stat().st_size)[number]


def test_generated_sessions_are_listed(library: tuple[Path, list[Plan]], tmp_path: Path) -> None:
    keeping = IndexDriver(library[0], tmp_path / "index")
    told = keeping.look()
    records = keeping.records()
    assert {record.path for catalog in told for record in catalog.records} == set(records)
    assert told[-1].done == told[-1].total > 24
    for plan in library[1]:
        record = records[str(plan.path)]
        assert record.first.startswith(plan.needle)
        assert record.folder == plan.shape.cwd
        assert record.version == plan.shape.version
        assert record.title == (plan.title or plan.made_title or record.first)
        assert plan.began - 1 <= record.created <= record.modified <= plan.path.stat().st_mtime
    assert len(records) == len(library[1])  # the empty file and the file of zeros are not sessions
    keeping.read()
    counted = keeping.records()
    for plan in library[1]:
        record = counted[str(plan.path)]
        assert record.messages > 0
        assert record.tokens > 0
        assert record.damaged == 3 * (plan.damaged and record.damaged > 0)
        assert record.title == records[str(plan.path)].title
    assert any(record.cost for record in counted.values())


HALF = "\ud800"
STRANGE: dict[str, dict[str, Any]] = {
    "a huge count": {"message": {"id": "m", "content": "x", "usage": {"input_tokens": 10**30}}},
    "half an emoji in a tool's name": {
        "message": {"content": [{"type": "tool_use", "id": HALF, "name": HALF, "input": {"a": "b"}}]}
    },
    "half an emoji in a folder": {"cwd": f"/{HALF}"},
    "half an emoji in a version": {"version": HALF, "entrypoint": HALF},
    "a huge cost": {"type": "cost-state", "totalCostUSD": 10**400},
    "half an emoji in a leaf": {"type": "summary", "summary": "x", "leafUuid": HALF},
}


@pytest.mark.parametrize("strange", STRANGE.values(), ids=STRANGE)
def test_no_line_holds_up_the_others(strange: dict[str, Any], tmp_path: Path) -> None:
    line = strange if "type" in strange else {"parentUuid": None, "type": "assistant"} | strange
    text = json.dumps(line, separators=(",", ":")) + "\n"
    for number in range(2):
        file = tmp_path / f"c/projects/-a/00000000-0000-4000-8000-00000000000{number}.jsonl"
        file.parent.mkdir(parents=True, exist_ok=True)
        said = {"type": "user", "parentUuid": None, "cwd": "/a", "message": {"content": f"words {number}"}}
        file.write_text((text if number else "") + json.dumps(said) + "\n")
    keeping = IndexDriver(tmp_path / "c", tmp_path / "index")
    keeping.look()
    keeping.read()
    assert {record.title for record in keeping.records().values()} == {"words 0", "words 1"}
    assert len(keeping.docs()) >= 2


def test_a_folder_whose_name_is_no_text_is_left_out(tmp_path: Path) -> None:
    place = tmp_path / "c" / "projects" / os.fsdecode(b"-\xff")
    try:
        place.mkdir(parents=True)
    except OSError:
        pytest.skip("this file system has no such names")
    (place / "00000000-0000-4000-8000-000000000000.jsonl").write_text("{}\n")
    assert IndexDriver(tmp_path / "c", tmp_path / "index").look()[-1].records == []


def test_only_what_changed_is_told(keeping: IndexDriver, config: Path) -> None:
    keeping.look()
    assert [catalog.records for catalog in keeping.look()] == [[]]
    path = a_file(config, 1)
    with path.open("ab") as file:
        file.write(b'{"type":"custom-title","customTitle":"A new name"}\n')
    (told,) = [catalog for catalog in keeping.look() if catalog.records]
    assert [(record.path, record.title) for record in told.records] == [(str(path), "A new name")]
    path.unlink()
    assert keeping.look()[0].gone == [str(path)]
    assert str(path) not in keeping.records()


def test_what_another_has_found_is_told_too(keeping: IndexDriver, config: Path) -> None:
    keeping.look()
    other = IndexDriver(config, keeping.folder)
    path = a_file(config)
    os.utime(path)
    other.look()
    assert [record.path for catalog in keeping.look() for record in catalog.records] == [str(path)]
    path.unlink()
    other.look()
    assert keeping.look()[0].gone == [str(path)]


def test_nothing_is_read_twice(keeping: IndexDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    keeping.look()
    keeping.read()
    monkeypatch.setattr(line_reader.SearchableTextScan, "read_line", lambda *_: pytest.fail("read again"))
    keeping.begin_anew()
    keeping.look()
    assert not keeping.read()


def test_the_index_is_ours_alone(keeping: IndexDriver) -> None:
    keeping.look()
    assert keeping.folder.stat().st_mode & 0o777 == 0o700
    assert all(file.stat().st_mode & 0o077 == 0 for file in keeping.folder.iterdir())


@pytest.mark.parametrize("which", ["projects", "projects/*"], ids=["all of them", "a project's"])
def test_a_folder_that_answers_once_it_was_passed_over_loses_nothing(
    keeping: IndexDriver, config: Path, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    """The files in such a folder are known, but the scan does not find them."""
    keeping.look()
    known = set(keeping.records())
    (slow, *_) = sorted(config.glob(which))
    run = Patience.run

    def answer_late(self: Patience, place: str, of: Callable[[], Any], otherwise: Any) -> Any:
        found = run(self, place, of, otherwise)
        return otherwise if place == str(slow) else found

    with monkeypatch.context() as late:
        late.setattr(Patience, "run", answer_late)
        assert not any(told.gone for told in keeping.look())
    assert keeping.looking.silent() == (str(slow),)
    assert set(keeping.records()) == known
    keeping.look()
    assert keeping.looking.silent() == () and set(keeping.records()) == known


def test_a_file_that_is_another_now_is_read_anew(keeping: IndexDriver, config: Path, tmp_path: Path) -> None:
    keeping.look()
    keeping.read()
    first, second, third, fourth = (a_file(config, n) for n in range(4))
    data = first.read_bytes()
    first.write_bytes(data[: len(data) // 2])  # shorter
    shutil.copy(third, tmp_path / "other")
    (tmp_path / "other").rename(second)  # another file with that name
    third.write_bytes(third.read_bytes().replace(b"needle", b"noodle"))  # as long as before
    fourth.write_bytes(b'{"type":"x"}\n' + fourth.read_bytes())  # longer, but not at its end
    keeping.look()
    keeping.read()
    assert keeping.docs() == whole(config, tmp_path / "i2").docs()


def test_a_line_that_is_too_long_is_passed_over(
    keeping: IndexDriver, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_reader, "LONGEST", 10_000)
    path = a_file(config)
    with path.open("ab") as file:
        file.write(b'{"type":"user","message":{"content":"' + b"x" * 3_000_000 + b'"}}\n')
        file.write(b'{"type":"user","uuid":"u","message":{"content":"behind it"}}\n')
    keeping.look()
    keeping.read()
    assert any("3,000,0" in warning and str(path) in warning for warning in keeping.remarks)
    assert max(doc[1] for doc in keeping.docs() if doc[0] == str(path)) > 3_000_000
    assert keeping.index.totals()[0] == keeping.index.totals()[1]


def test_what_cannot_be_read_is_left_out(keeping: IndexDriver, config: Path) -> None:
    keeping.look()
    a_file(config).unlink()
    keeping.read()
    assert keeping.index.totals()[0] == keeping.index.totals()[1]


def test_a_file_that_shrinks_unseen_is_not_read_for_ever(keeping: IndexDriver, config: Path) -> None:
    keeping.look()
    path = a_file(config)
    path.write_bytes(path.read_bytes()[:10_000])
    assert not keeping.read(500)


def test_one_that_was_left_at_its_end_is_finished(
    keeping: IndexDriver, config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in config.glob("projects/*/*"):
        if path != a_file(config):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    last = a_file(config).read_bytes().splitlines()[-1]
    taken = line_reader.SearchableTextScan.read_line

    def take(scan: line_reader.SearchableTextScan, raw: bytes) -> object:
        if raw.rstrip() == last:
            monkeypatch.setattr(word_index.time, "monotonic", lambda: 1e12)  # the step's time is over
        return taken(scan, raw)

    with monkeypatch.context() as patch:
        patch.setattr(line_reader.SearchableTextScan, "read_line", take)
        keeping.look()
        while keeping.index.totals()[0] < keeping.index.totals()[1]:
            keeping.read(1)
    monkeypatch.undo()
    keeping.begin_anew()
    keeping.read()
    (record,) = keeping.records().values()
    assert record.messages > 0


def test_most_that_is_gone_is_thrown_away(
    keeping: IndexDriver, config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(word_index, "_DEAD", 10)
    keeping.look()
    keeping.read()
    shutil.rmtree(a_file(config).parent)
    for path in list(config.glob("projects/*"))[1:]:
        shutil.rmtree(path)
    keeping.look()
    keeping.wording.tidy()
    assert keeping.index.sql.execute("SELECT count(*) FROM words WHERE words MATCH 'the'").fetchone() == (0,)
    keeping.read()
    assert keeping.docs() == whole(config, tmp_path / "i2").docs()


@pytest.mark.parametrize("damage", ["garbage", "version", "cut", "tables"])
def test_an_index_that_is_no_good_is_made_anew(keeping: IndexDriver, damage: str) -> None:
    keeping.look()
    before = keeping.records()
    keeping.index.close()
    path = keeping.folder / NAME
    if damage == "garbage":
        path.write_bytes(b"no database" * 1000)
    elif damage == "cut":
        path.write_bytes(path.read_bytes()[:5_000])
    else:
        with sqlite3.connect(path) as sql:
            sql.execute("PRAGMA user_version=99" if damage == "version" else "DROP TABLE folders")
        sql.close()
    keeping.begin_anew()
    assert keeping.records() == {}
    keeping.look()
    assert keeping.records() == before


STEPS = st.lists(
    st.sampled_from(["read", "kill", "grow", "shrink", "rename", "cut", "end", "agent"]), max_size=12
)


@settings(
    max_examples=examples(10), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(STEPS, st.randoms(use_true_random=False))
def test_it_can_be_left_at_any_moment(
    library: tuple[Path, list[Plan]], tmp_path: Path, steps: list[str], pick: random.Random
) -> None:
    shutil.rmtree(tmp_path, ignore_errors=True)
    config = tmp_path / "c"
    for plan in library[1][::4]:
        place = config / plan.path.relative_to(library[0])
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(plan.path, place)
    with pytest.MonkeyPatch.context() as patch, closing(IndexDriver(config, tmp_path / "index")) as keeping:
        patch.setattr(word_index, "_TEXT", 20_000)
        keeping.look()
        for step in steps:
            paths = sorted(config.glob("projects/*/*.jsonl"))
            path = pick.choice(paths)
            match step:
                case "read":
                    keeping.read(pick.randint(1, 4))
                case "kill":
                    keeping.begin_anew()
                case "grow":
                    with path.open("ab") as file:
                        file.write(pick.choice(paths).read_bytes()[: pick.randint(1, 9_000)])
                case "cut":
                    with path.open("ab") as file:
                        file.write(b'{"type":"user","message":{"content":"half')
                case "end":
                    with path.open("ab") as file:
                        file.write(b'"},"uuid":"u"}\n')
                case "shrink":
                    path.write_bytes(path.read_bytes()[: pick.randint(0, 5_000)])
                case "rename":
                    path.rename(path.with_name(f"{pick.getrandbits(32):08x}{path.name[8:]}"))
                case "agent":
                    agent = path.with_suffix("") / "subagents" / "agent-a1.jsonl"
                    agent.parent.mkdir(parents=True, exist_ok=True)
                    agent.write_bytes(pick.choice(paths).read_bytes()[: pick.randint(1, 9_000)])
            if pick.random() < 0.5:
                keeping.look()
        keeping.look()
        keeping.read()
        fresh = whole(config, tmp_path / "i2")
        assert keeping.docs() == fresh.docs()
        assert {p: (r.messages, r.tokens) for p, r in keeping.records().items()} == {
            p: (r.messages, r.tokens) for p, r in fresh.records().items()
        }


def test_a_line_that_is_not_understood_is_one_remark(
    keeping: IndexDriver, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any error while a line is read is caught."""
    keeping.look()
    take, taken = line_reader.SearchableTextScan.read_line, 0

    def once_wrong(scan: Any, raw: bytes) -> Any:
        nonlocal taken
        taken += 1
        if taken == 1:
            raise KeyError("strange")
        return take(scan, raw)

    monkeypatch.setattr(line_reader.SearchableTextScan, "read_line", once_wrong)
    keeping.read()
    (warning,) = [warning for warning in keeping.remarks if "KeyError" in warning]
    assert "passed over" in warning
    assert len(keeping.docs()) > 100


@pytest.mark.parametrize("time", [90_000, 1_700_000_000])
def test_chunks_of_one_second_are_not_later_than_it(tmp_path: Path, time: int) -> None:
    """The search in the time before a second reads no chunk with a much greater number."""
    keeping = IndexDriver(tmp_path / "config", tmp_path / "index")
    numbers = [word_index._new_chunk(keeping.index.sql, 0, time) for _ in range(300)]
    assert numbers == [*range(time, time - 300, -1)]
    keeping.close()
