"""Which programs git would run because of a repository's configuration."""

import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.protocol.disk.git_files import (
    MalformedGitFile,
    config_entries,
    config_findings,
    hook_findings,
    included_files,
    not_held,
    variables,
)
from claude_desk.ui.phrases.phrase_words import words
from tests.whole_tables import examples

WRITTEN = r"""
# A remark
[core]
    bare = false ; another
    FSMonitor = "./watch # it" --now  
[filter "a.b \"c\""] clean = ./x \
 and more
[remote "origin"]
    url = https://example.org/a.git
    fetch
[branch.main]
    remote = origin
"""  # noqa: W291


def test_entries_are_read_as_git_reads_them(tmp_path: Path) -> None:
    entries = config_entries(WRITTEN.encode())
    assert entries == [
        ("core.bare", "false"),
        ("core.fsmonitor", "./watch # it --now"),
        ('filter.a.b "c".clean', "./x  and more"),
        ("remote.origin.url", "https://example.org/a.git"),
        ("remote.origin.fetch", "true"),
        ("branch.main.remote", "origin"),
    ]
    file = tmp_path / "config"
    file.write_text(WRITTEN)
    git = shutil.which("git")
    assert git is not None
    listed = subprocess.run(
        [git, "config", "--file", str(file), "--list", "-z"], capture_output=True, text=True, check=True
    ).stdout
    pairs = [each.partition("\n") for each in listed.split("\0")[:-1]]
    assert [(key, value if newline else "true") for key, newline, value in pairs] == entries


@pytest.mark.parametrize(
    "written",
    [
        "[core]\n\tfsmonitor = ./x",
        "[CORE]\n\tFsMonitor = ./x",
        "[core] fsmonitor = ./x",
        "\ufeff[core]\nfsmonitor=./x",
        "[core]\r\nfsmonitor = ./x\r\n",
        '[filter "x"]\n\tclean = ./x',
        "[filter.x]\n\tprocess = ./x",
        "[diff]\n\texternal = ./x",
        "[core]\n\thooksPath = hooks",
        "[include]\n\tpath = more",
        '[includeIf "gitdir:/"]\n\tpath = more',
        '[remote "a"]\n\turl = ext::sh -c ./x',
        '[remote "a"]\n\tuploadpack = ./x',
        '[submodule "a"]\n\tupdate = !./x',
        '[hook "a"]\n\tcommand = ./x',
        '[filter "lfs"]\n\tclean = ./x',
        "[a-section-of]\n\ttomorrow = 1",
    ],
)
def test_what_is_not_known_to_run_nothing_is_named(written: str) -> None:
    found = config_findings(written.encode(), ".git/config")
    assert len(found.git) == 1
    assert words(found.git[0]).startswith(".git/config: ")


@pytest.mark.parametrize("written", ["[core", "x = 1", '[core]\n\ta = "', "[core]\n\t= 1", "[core]\na = \\x"])
def test_what_cannot_be_read_is_named(written: str) -> None:
    with pytest.raises(MalformedGitFile):
        config_entries(written.encode())
    assert [words(each) for each in config_findings(written.encode(), "c").other] == [
        "c could not be read: it is not valid git configuration"
    ]


def test_what_git_writes_by_itself_is_harmless() -> None:
    written = """[core]
    repositoryformatversion = 0
    filemode = true
    bare = false
    logallrefupdates = true
    fsmonitor = true
[remote "origin"]
    url = git@example.org:a/b.git
    fetch = +refs/heads/*:refs/remotes/origin/*
[branch "main"]
    remote = origin
    merge = refs/heads/main
[user]
    name = A
[filter "lfs"]
    clean = git-lfs clean -- %f
    smudge = git-lfs smudge -- %f
    process = git-lfs filter-process
    required = true
[submodule "a"]
    active = true
    url = ../a
"""
    assert not config_findings(written.encode(), "c")


def test_hooks_that_run_unasked_are_named() -> None:
    assert hook_findings("post-index-change", ".git/hooks/post-index-change").git
    assert hook_findings("a-hook-of-tomorrow", "x").git
    assert not hook_findings("pre-commit", "x")
    assert not hook_findings("post-index-change.sample", "x")


def test_included_files_are_known() -> None:
    data = b'[include]\npath = a\n[includeIf "onbranch:x"]\npath = ~/b\n[core]\npath = c'
    assert included_files(data) == ["a", "~/b"]
    assert included_files(b"[") == []


def test_variables_continue_the_given_count() -> None:
    for before, number in (("2", 2), ("", 0), ("many", 0)):
        assert variables([("a.b", "c")], before) == {
            "GIT_CONFIG_COUNT": str(number + 1),
            f"GIT_CONFIG_KEY_{number}": "a.b",
            f"GIT_CONFIG_VALUE_{number}": "c",
        }


@pytest.mark.parametrize(
    "written", ['[core]\nfsmonitor=./x\n[alias]\nx=!./x\n[url "ext::./x"]\ninsteadOf=h', "[user]\nname=x"]
)
def test_what_is_held_is_no_reason(written: str) -> None:
    assert not_held(written.encode(), "c") == []


_PIECES = st.sampled_from(
    [
        "[", "]", '"', "\\", "\n", "\r\n", " ", "\t", "#", ";", "=", ".", "core", "filter", "x", "clean",
        "name", "[core]", '[filter "x"]', "[filter.x]", '[filter ""]', '[includeIf "onbranch:x"]', "\ufeff",
        "\0", "é", "\x0b", "-", "\nclean=./x\n", "\npath=x\n", "\nbare=false\n",
    ]
)  # fmt: skip


@given(st.lists(_PIECES, max_size=12).map("".join))
@settings(max_examples=examples(60), deadline=None)
def test_no_configuration_that_git_obeys_is_passed_over(written: str) -> None:
    """If git finds a filter or an included file, the reader finds it too, or reports an unreadable file."""
    output = subprocess.run(
        ["/usr/bin/env", "git", "config", "--file", "-", "--name-only", "--list", "-z"],
        input=written.encode(), capture_output=True, check=False,
    ).stdout.decode("utf-8", "replace")  # fmt: skip
    keys = [key for key in output.split("\0") if key.startswith(("filter.", "include"))]
    if any(key.endswith((".clean", ".path")) for key in keys):
        assert not_held(written.encode(), "c")


@given(st.binary() | st.text(alphabet='[]"=\\#; \nabc.', max_size=40).map(str.encode))
def test_no_bytes_raise(data: bytes) -> None:
    config_findings(data, "c")
    not_held(data, "c")
    included_files(data)
