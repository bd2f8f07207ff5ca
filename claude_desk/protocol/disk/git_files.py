"""Finds the programs that a repository's configuration makes git run, and stops git from running them.

Claude Code 2.1.37 runs `git status` and `git log` when it starts. 2.1.37 and 2.1.330 let Claude run `git
status` and `git diff` without a permission request. A repository's configuration may name programs for these
commands: `core.fsmonitor`, filters, `diff.external`. A clone does not copy such a configuration, but an
archive contains it.

Every entry is a finding unless it is known to be harmless. The user reads the findings when asked to trust
the folder.
"""

import re
from collections.abc import Mapping, Sequence

from claude_desk.protocol.disk.project_files import FolderFindings, unreadable
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.characters import visible

Entry = tuple[str, str]
"""A key as git writes it (`filter.NAME.clean`), and its value."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Keys that do not name programs. `*` stands for any name, such as the name of a remote or of a git branch.
_HARMLESS = _words(
    """
    advice.* author.email author.name branch.*.description branch.*.gh-merge-base
    branch.*.github-pr-owner-number branch.*.merge branch.*.pushremote branch.*.rebase branch.*.remote
    branch.*.vscode-merge-base branch.autosetupmerge branch.autosetuprebase branch.sort color.branch
    color.diff color.status color.ui column.ui commit.gpgsign commit.verbose committer.email
    committer.name core.abbrev core.attributesfile core.autocrlf core.bare core.bigfilethreshold
    core.checkstat core.commentchar core.commitgraph core.compression core.eol core.excludesfile
    core.filemode core.hidedotfiles core.ignorecase core.logallrefupdates core.longpaths
    core.multipackindex core.precomposeunicode core.preloadindex core.protecthfs core.protectntfs
    core.quotepath core.repositoryformatversion core.safecrlf core.sharedrepository core.sparsecheckout
    core.sparsecheckoutcone core.splitindex core.symlinks core.trustctime core.untrackedcache
    core.whitespace core.worktree diff.algorithm diff.colormoved diff.ignoresubmodules diff.mnemonicprefix
    diff.noprefix diff.renamelimit diff.renames diff.submodule extensions.noop extensions.objectformat
    extensions.partialclone extensions.refstorage extensions.relativeworktrees extensions.worktreeconfig
    feature.manyfiles fetch.parallel fetch.prune fetch.prunetags fetch.recursesubmodules gc.auto
    gc.autodetach gc.pruneexpire gpg.format gui.geometry gui.wmstate index.skiphash index.sparse
    index.threads index.version init.defaultbranch lfs.*.access lfs.repositoryformatversion log.date
    log.decorate log.follow maintenance.auto maintenance.strategy merge.conflictstyle merge.ff
    merge.renames pack.threads pack.windowmemory pull.ff pull.rebase push.autosetupremote push.default
    push.followtags rebase.autosquash rebase.autostash rebase.updaterefs remote.*.fetch
    remote.*.gh-resolved remote.*.mirror remote.*.partialclonefilter remote.*.promisor remote.*.prune
    remote.*.prunetags remote.*.push remote.*.pushurl remote.*.skipdefaultupdate remote.*.skipfetchall
    remote.*.tagopt remote.*.url remote.pushdefault rerere.autoupdate rerere.enabled status.branch
    status.short status.showuntrackedfiles status.submodulesummary submodule.*.active submodule.*.branch
    submodule.*.fetchrecursesubmodules submodule.*.ignore submodule.*.shallow submodule.*.url
    submodule.active submodule.recurse tag.gpgsign tag.sort user.email user.name user.signingkey
    user.useconfigonly
    """
)
# The entries that `git lfs install --local` writes.
_LFS = {
    "filter.lfs.clean": "git-lfs clean -- %f",
    "filter.lfs.smudge": "git-lfs smudge -- %f",
    "filter.lfs.process": "git-lfs filter-process",
    "filter.lfs.required": "true",
}
# For an address `NAME::…` git runs the program `git-remote-NAME`.
_HELPER = re.compile(r"[^/]*::")

# Hooks of git commands for which Claude needs permission. `git status` and `git diff` do not run them.
_HARMLESS_HOOKS = _words(
    """
    applypatch-msg commit-msg fsmonitor-watchman post-applypatch post-checkout post-commit post-merge
    post-receive post-rewrite post-update pre-applypatch pre-auto-gc pre-commit pre-merge-commit pre-push
    pre-rebase pre-receive prepare-commit-msg proc-receive push-to-checkout
    sendemail-validate update
    """
)

_SECTION = re.compile(r'\[([A-Za-z0-9.-]+)(?:[ \t]+"((?:[^"\\\n]|\\.)*)")?[ \t]*\]')
_KEY = re.compile(r"([A-Za-z][A-Za-z0-9-]*)[ \t]*(=?)[ \t]*")
_ESCAPES = {"n": "\n", "t": "\t", "b": "\b", "\\": "\\", '"': '"'}

# Keys for which git runs no program while `CONTAINING` and `CONTAINED` are set.
_HELD = _words(
    """
    alias.* core.alternaterefscommand core.askpass core.editor core.fsmonitor core.gitproxy core.hookspath
    core.pager core.sshcommand credential.* gpg.*.program gpg.program http.* log.showsignature pager.*
    protocol.* remote.* sequence.editor url.*
    """
)
CONTAINING: tuple[Entry, ...] = (
    ("core.fsmonitor", "false"),
    ("core.hooksPath", "/dev/null"),
    ("core.alternateRefsCommand", "true"),
    ("gpg.program", "gpg"),
    ("gpg.openpgp.program", "gpg"),
    ("gpg.ssh.program", "ssh-keygen"),
    ("gpg.x509.program", "gpgsm"),
    ("log.showSignature", "false"),
    ("submodule.recurse", "false"),
    ("diff.ignoreSubmodules", "all"),
    ("status.submoduleSummary", "false"),
    ("fetch.recurseSubmodules", "false"),
    ("protocol.allow", "never"),
    ("gc.auto", "0"),
    ("maintenance.auto", "false"),
    ("safe.bareRepository", "explicit"),
    ("safe.directory", ""),  # resets the list, so that only later entries count
)
"""Configuration that stops git from running programs that a repository names. It also applies to
submodules."""
CONTAINED: Mapping[str, str] = {
    "GIT_ALLOW_PROTOCOL": "",  # allow none; a repository's `protocol.NAME.allow` overrides `protocol.allow`
    "GIT_ASKPASS": "",
    "GIT_EDITOR": ":",
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_PAGER": "cat",
    "GIT_SEQUENCE_EDITOR": ":",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_TEST_ASSUME_DIFFERENT_OWNER": "1",  # so that git accepts only repositories in `safe.directory`
}
"""Environment variables that stop git from running programs that a repository names."""


class MalformedGitFile(ValueError):
    """The file is not a git configuration, or git may read it differently from us."""


def config_entries(data: bytes) -> list[Entry]:
    """Return the entries of a configuration file. Keys are in lower case, except for a quoted subsection.
    Raise MalformedGitFile if git may read the file differently."""
    text = data.decode("utf-8-sig", "surrogateescape").replace("\r\n", "\n")
    found: list[Entry] = []
    section, at = "", 0
    while at < len(text):
        letter = text[at]
        if letter in " \t\n":
            at += 1
        elif letter in "#;":
            at = _end_of_line(text, at)
        elif letter == "[":
            head = _SECTION.match(text, at)
            if head is None:
                raise MalformedGitFile
            section, at = _section(head[1], head[2]), head.end()
        else:
            key = _KEY.match(text, at)
            if key is None or not section:
                raise MalformedGitFile
            value, at = _value(text, key.end()) if key[2] else ("true", key.end())
            found.append((f"{section}.{key[1].lower()}", value))
    return found


def _section(name: str, below: str | None) -> str:
    return name.lower() if below is None else f"{name.lower()}." + re.sub(r"\\(.)", r"\1", below)


def _value(text: str, at: int) -> tuple[str, int]:
    """Return the value that begins at `at`, and the offset of its end. Raise MalformedGitFile if the value is
    invalid."""
    # `kept`: the length of the value without unquoted white space at its end.
    value, kept, quoted = "", 0, False
    while at < len(text) and text[at] != "\n":
        letter = text[at]
        if letter == "\\":
            following = text[at + 1 : at + 2]
            if following != "\n":
                if following not in _ESCAPES or not following:
                    raise MalformedGitFile
                value += _ESCAPES[following]
                kept = len(value)
            at += 2
            continue
        if letter == '"':
            quoted = not quoted
            kept = len(value)
        elif letter in "#;" and not quoted:
            at = _end_of_line(text, at)
            break
        else:
            value += letter
            kept = len(value) if quoted or letter not in " \t" else kept
        at += 1
    if quoted:
        raise MalformedGitFile
    return value[:kept], at


def _end_of_line(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def config_findings(data: bytes, name: str) -> FolderFindings:
    """Return a finding for each entry of a configuration file that is not harmless, or for a malformed file.
    `name`: the file's name in the findings."""
    try:
        entries = config_entries(data)
    except MalformedGitFile:
        return unreadable(name, Phrase("folder_finding.not_git_config"))
    return FolderFindings(
        git=[
            f"{visible(name)}: {visible(key)}={visible(value, keep=chr(10))}"
            for key, value in entries
            if not _is_harmless(key, value)
        ]
    )


def _is_harmless(key: str, value: str) -> bool:
    if key in _LFS:
        return value == _LFS[key]
    if key == "core.fsmonitor" and value.lower() in ("true", "false", ""):  # git's own monitor, or none
        return True
    if key.startswith("remote.") and key.endswith("url") and _HELPER.match(value):
        return False
    return not _HARMLESS.isdisjoint(_generic(key))


def _generic(key: str) -> tuple[str, ...]:
    """Return the forms in which the tables above may have a key."""
    section, _, rest = key.partition(".")
    below, _, last = rest.rpartition(".")
    return (f"{section}.*.{last}" if below else key, f"{section}.*")


def elsewhere(name: str, tree: str) -> FolderFindings:
    """Return the finding for a configuration that makes git use another folder (`tree`) as the working
    tree."""
    return FolderFindings(
        git=[Phrase("folder_finding.git_elsewhere", name=visible(name), path=visible(tree))]
    )


def not_held(data: bytes, name: str) -> list[Text]:
    """Return findings for the entries of a configuration file that may run a program even while `CONTAINING`
    and `CONTAINED` are set, or for a malformed file."""
    try:
        entries = config_entries(data)
    except MalformedGitFile:
        return list(unreadable(name, Phrase("folder_finding.not_git_config")).other)
    keys = dict.fromkeys(key for key, value in entries if not (_is_harmless(key, value) or _is_held(key)))
    return [Phrase("folder_finding.git_not_held", name=visible(name), key=visible(key)) for key in keys]


def _is_held(key: str) -> bool:
    return not _HELD.isdisjoint(_generic(key))


def included_files(data: bytes) -> list[str]:
    """Return the paths of the files that a configuration includes, whatever the conditions. Return [] for a
    malformed file."""
    try:
        entries = config_entries(data)
    except MalformedGitFile:
        return []
    return [value for key, value in entries if key.startswith(("include.", "includeif.")) and value]


def hook_findings(hook: str, name: str) -> FolderFindings:
    """Return the finding for a file in the hooks folder. A harmless hook has no finding.

    `hook`: the file's name. `name`: the name to show in the finding.
    """
    if hook in _HARMLESS_HOOKS or "." in hook:  # the name of a hook has no dot
        return FolderFindings()
    return FolderFindings(git=[Phrase("folder_finding.git_hook", name=visible(name))])


def variables(entries: Sequence[Entry], before: str = "") -> dict[str, str]:
    """Return the environment variables that add these entries to git's configuration. `before`: the value of
    `GIT_CONFIG_COUNT` so far."""
    count = int(before) if before.isascii() and before.isdecimal() else 0
    result = {"GIT_CONFIG_COUNT": str(count + len(entries))}
    for number, (key, value) in enumerate(entries, count):
        result[f"GIT_CONFIG_KEY_{number}"] = key
        result[f"GIT_CONFIG_VALUE_{number}"] = value
    return result
