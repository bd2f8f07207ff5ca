"""Makes folders in which git runs a program, each in a different way. A downloaded archive may contain such a
folder.

Each form is a function that makes such a folder. There, `git status`, `git diff` or `git log -p` runs a
program, which leaves a mark.
"""

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.e2e.trap_folder import git

LOOKS = (("status",), ("diff",), ("log", "-p", "-n", "3"))
_PAST = 1_600_000_000


@dataclass(frozen=True)
class GitTrap:
    """`folder` is the folder that is opened; there may be other folders next to it."""

    folder: Path
    program: Path
    mark: Path

    @classmethod
    def under(cls, top: Path) -> "GitTrap":
        top.mkdir(parents=True, exist_ok=True)
        trap = cls(top / "folder", top / "program", top / "mark")
        trap.folder.mkdir()
        trap.program.write_text(f"#!/bin/sh\n: > '{trap.mark}'\n[ $# -gt 0 ] || cat\n")
        trap.program.chmod(0o755)
        return trap

    def repository(self, folder: Path | None = None) -> Path:
        """Make a repository with a commit, and with a file that git has to read again."""
        folder = folder or self.folder
        folder.mkdir(exist_ok=True)
        git(folder, "init", "-q", "-b", "main")
        (folder / "a.txt").write_text("a\n")
        git(folder, "add", "a.txt")
        git(folder, "commit", "-q", "-m", "first")
        os.utime(folder / "a.txt", (_PAST, _PAST))
        return folder

    def watch(self, folder: Path) -> None:
        """Name the program as `core.fsmonitor` in the configuration of a git folder."""
        git(folder.parent, f"--git-dir={folder}", "config", "core.fsmonitor", str(self.program))

    def sub(self, parent: Path) -> Path:
        """Add a submodule that only the index names."""
        sub = self.repository(parent / "sub")
        head = git_out(sub, "rev-parse", "HEAD")
        git(parent, "update-index", "--add", "--cacheinfo", f"160000,{head},sub")
        git(parent, "commit", "-q", "-m", "sub")
        return sub

    def filter(self, folder: Path, name: str = "x") -> None:
        git(folder, "config", f"filter.{name}.clean", str(self.program))
        (folder / ".git/info/attributes").write_text(f"* filter={name}\n")
        os.utime(folder / "a.txt", (_PAST, _PAST + 7))


def git_out(folder: Path, *words: str) -> str:
    return git(folder, *words).strip()


def fsmonitor(trap: GitTrap) -> None:
    trap.watch(trap.repository() / ".git")


def odd_letters(trap: GitTrap) -> None:
    config = trap.repository() / ".git/config"
    config.write_text(f'\ufeff{config.read_text()}[CoRe] FSmonitor = "{trap.program}"\n', "utf-8")


def split_index(trap: GitTrap) -> None:
    trap.watch(trap.sub(trap.repository()) / ".git")
    git(trap.folder, "update-index", "--split-index")


def submodule(trap: GitTrap) -> None:
    """Make a submodule that git enters because of a file that a clone contains."""
    trap.filter(trap.sub(trap.repository()))
    (trap.folder / ".gitmodules").write_text('[submodule "s"]\n\tpath = sub\n\turl = x\n\tignore = none\n')


def elsewhere(trap: GitTrap) -> Path:
    store = trap.folder / "store"
    (trap.repository() / ".git").rename(store)
    return store


def commondir(trap: GitTrap) -> None:
    store = elsewhere(trap)
    (trap.folder / ".git").mkdir()
    for name in ("HEAD", "index"):
        shutil.copy(store / name, trap.folder / ".git")
    (trap.folder / ".git/commondir").write_text("../store\n")
    trap.watch(store)


def hook_by_commondir(trap: GitTrap) -> None:
    commondir(trap)
    git(trap.folder, "--git-dir=store", "config", "--unset", "core.fsmonitor")
    (trap.folder / "store/hooks").mkdir(exist_ok=True)
    shutil.copy(trap.program, trap.folder / "store/hooks/post-index-change")
    os.utime(trap.folder / "a.txt")


def git_file(trap: GitTrap) -> None:
    store = elsewhere(trap)
    (trap.folder / ".git").write_text("gitdir: store\n")
    trap.watch(store)


def git_link(trap: GitTrap) -> None:
    store = elsewhere(trap)
    (trap.folder / ".git").symlink_to("store")
    trap.watch(store)


def store_in_place(trap: GitTrap) -> None:
    """Make the folder itself a git folder. Its files are in a folder inside it."""
    trap.repository(trap.folder / "files")
    for each in (trap.folder / "files/.git").iterdir():
        each.rename(trap.folder / each.name)
    git(trap.folder, "--git-dir=.", "config", "core.bare", "false")
    git(trap.folder, "--git-dir=.", "config", "core.worktree", "files")
    trap.watch(trap.folder)


def worktree_elsewhere(trap: GitTrap) -> None:
    real = trap.repository().joinpath("real")
    real.mkdir()
    trap.watch(trap.sub(real.parent) / ".git")
    (trap.folder / "sub").rename(real / "sub")
    shutil.copy(trap.folder / "a.txt", real / "a.txt")
    git(trap.folder, "config", "extensions.worktreeConfig", "true")
    (trap.folder / ".git/config.worktree").write_text("[core]\n\tworktree = ../real\n")


def worktree_config(trap: GitTrap) -> None:
    git(trap.repository(), "config", "extensions.worktreeConfig", "true")
    (trap.folder / ".git/config.worktree").write_text(f"[core]\n\tfsmonitor = {trap.program}\n")


def included(trap: GitTrap) -> None:
    git(trap.repository(), "config", "include.path", "../more")
    (trap.folder / "more").write_text(f"[core]\n\tfsmonitor = {trap.program}\n")


def included_on_branch(trap: GitTrap) -> None:
    git(trap.repository(), "config", "includeIf.onbranch:main.path", "../more")
    (trap.folder / "more").write_text(f'[filter "x"]\n\tclean = {trap.program}\n')
    (trap.folder / ".gitattributes").write_text("* filter=x\n")
    os.utime(trap.folder / "a.txt", (_PAST, _PAST + 7))


def named_filter(trap: GitTrap) -> None:
    trap.filter(trap.repository())


def filter_without_name(trap: GitTrap) -> None:
    trap.filter(trap.repository(), "")


def external_diff(trap: GitTrap) -> None:
    git(trap.repository(), "config", "diff.external", str(trap.program))
    (trap.folder / "a.txt").write_text("b\n")


def textconv(trap: GitTrap) -> None:
    git(trap.repository(), "config", "diff.x.textconv", str(trap.program))
    (trap.folder / ".gitattributes").write_text("* diff=x\n")
    (trap.folder / "a.txt").write_text("b\n")


def signature(trap: GitTrap) -> None:
    tree = git_out(trap.repository(), "rev-parse", "HEAD^{tree}")
    signed = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n"
    commit = f"tree {tree}\nauthor a <a@b> 1 +0000\ncommitter a <a@b> 1 +0000\n{signed}\nsigned\n"
    (trap.folder / "commit").write_text(commit)
    made = git_out(trap.folder, "hash-object", "-t", "commit", "-w", "--literally", "commit")
    git(trap.folder, "update-ref", "refs/heads/main", made)
    git(trap.folder, "config", "log.showSignature", "true")
    git(trap.folder, "config", "gpg.program", str(trap.program))


def partial_clone(trap: GitTrap) -> None:
    """Remove a blob, so that git fetches it from the place that the configuration names."""
    folder = trap.repository()
    for key, value in (
        ("remote.o.url", str(trap.folder / "nowhere")), ("remote.o.promisor", "true"),
        ("remote.o.partialCloneFilter", "blob:none"), ("remote.o.uploadpack", str(trap.program)),
        ("extensions.partialClone", "o"), ("core.repositoryFormatVersion", "1"),
        ("protocol.file.allow", "always"),
    ):  # fmt: skip
        git(folder, "config", key, value)
    blob = git_out(folder, "rev-parse", "HEAD:a.txt")
    (trap.folder / "nowhere").mkdir()
    (folder / ".git/objects" / blob[:2] / blob[2:]).unlink()
    (folder / "a.txt").write_text("b\n")


FORMS: tuple[Callable[[GitTrap], None], ...] = (
    fsmonitor, odd_letters, split_index, submodule, commondir, hook_by_commondir, git_file, git_link,
    store_in_place, worktree_elsewhere, worktree_config, included, included_on_branch, named_filter,
    filter_without_name, external_diff, textconv, signature, partial_clone,
)  # fmt: skip


def made(form: Callable[[GitTrap], None], top: Path) -> GitTrap:
    """Return a trap of this form, without a mark."""
    trap = GitTrap.under(top)
    form(trap)
    trap.mark.unlink(missing_ok=True)
    return trap
