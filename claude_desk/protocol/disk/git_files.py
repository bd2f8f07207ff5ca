"""What the configuration of a repository would have git run, and how git is told to run none of it.

Claude Code calls git when it starts (2.1.37: `git status`, `git log`), and lets Claude call `git status` and
`git diff` without a request. A repository's configuration, which a clone does not bring along but an archive
does, may name programs for these: `core.fsmonitor`, filters, `diff.external`. What is not known to name
none is a finding.
"""

import hashlib
import re
from collections.abc import Iterable, Sequence

from claude_desk.protocol.disk.project_files import FolderFindings, unreadable
from claude_desk.protocol.phrase import Phrase
from claude_desk.protocol.wire.characters import visible

Entry = tuple[str, str]
"""A name as git writes it (`filter.NAME.clean`), and its value."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Names that no program comes from; `*` stands for a name that the person gave (a remote's, a branch's).
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
# What `git lfs install --local` writes.
_LFS = {
    "filter.lfs.clean": "git-lfs clean -- %f",
    "filter.lfs.smudge": "git-lfs smudge -- %f",
    "filter.lfs.process": "git-lfs filter-process",
    "filter.lfs.required": "true",
}
# An address of this form has git run `git-remote-NAME`.
_HELPER = re.compile(r"[^/]*::")

# Hooks of commands that change something, which are asked about; those for `git status` are not among them.
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

# They stand in for programs that git is to run without being asked whether it wants one.
_SHOW_DIFFERENCES = 'f() { diff -u -- "$2" "$5"; true; }; f'
_ALWAYS: tuple[Entry, ...] = (
    ("core.fsmonitor", "false"),
    ("core.hooksPath", "/dev/null"),
    ("log.showSignature", "false"),
    ("diff.ignoreSubmodules", "all"),  # a submodule has a configuration of its own
    ("protocol.ext.allow", "never"),
)
_INSTEAD = {
    "core.askpass": "",
    "core.gitproxy": "none",
    "core.sshcommand": "ssh",
    "credential.helper": "",
    "diff.external": _SHOW_DIFFERENCES,
    "gpg.openpgp.program": "gpg",
    "gpg.program": "gpg",
    "gpg.ssh.program": "ssh-keygen",
    "gpg.x509.program": "gpgsm",
}


class MalformedGitFile(ValueError):
    """It is not shaped as git's configuration is."""


def config_entries(data: bytes) -> list[Entry]:
    """Read a configuration file; section and key are in lower case. MalformedError where git may read it
    otherwise."""
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
    """Give the value that begins there, and where it ends."""
    value, kept, quoted = "", 0, False  # `kept`: how much of it white space at the end is not taken from
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
    """Give what a configuration file would have git run; `name` is for the words."""
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
    if key == "core.fsmonitor" and value.lower() in ("true", "false", ""):  # git's own
        return True
    if key.startswith("remote.") and key.endswith("url") and _HELPER.match(value):
        return False
    section, _, rest = key.partition(".")
    below, _, last = rest.rpartition(".")
    generic = f"{section}.*.{last}" if below else key
    return generic in _HARMLESS or f"{section}.*" in _HARMLESS


def included_files(data: bytes) -> list[str]:
    """Give the paths of the files that a configuration names as parts of it, under a condition or not."""
    try:
        entries = config_entries(data)
    except MalformedGitFile:
        return []
    return [value for key, value in entries if key.startswith(("include.", "includeif.")) and value]


def hook_findings(hook: str, name: str) -> FolderFindings:
    """Give the finding for a program in the folder of hooks, where git may run it without a request.

    `hook` is the file's name; `name` is for the words.
    """
    if hook in _HARMLESS_HOOKS or "." in hook:  # no hook has a dot in its name
        return FolderFindings()
    return FolderFindings(git=[Phrase("folder_finding.git_hook", name=visible(name))])


def overrides(files: Iterable[bytes]) -> tuple[Entry, ...]:
    """Give configuration under which git runs nothing that these files name. Filters are left out; a program
    that shows differences is replaced by a plain one."""
    found = dict(_ALWAYS)
    for data in files:
        try:
            entries = config_entries(data)
        except MalformedGitFile:  # git does not read it either
            continue
        for key, _ in entries:
            found |= _instead_of(key)
    return tuple(found.items())


def _instead_of(key: str) -> dict[str, str]:
    section, _, rest = key.partition(".")
    below, _, last = rest.rpartition(".")
    if section == "filter" and below:
        name = f"filter.{below}"
        return {f"{name}.clean": "", f"{name}.smudge": "", f"{name}.process": "", f"{name}.required": "false"}
    if section == "diff" and below and last in ("command", "textconv"):
        return {key: "cat" if last == "textconv" else _SHOW_DIFFERENCES}
    if section == "credential" and last == "helper":
        return {key: ""}
    if section == "remote" and last in ("uploadpack", "receivepack"):
        return {key: f"git-{last[:-4]}-pack"}
    return {key: _INSTEAD[key]} if key in _INSTEAD else {}


def variables(entries: Sequence[Entry], before: int = 0) -> dict[str, str]:
    """Give environment variables that tell git these entries; `before`: how many it is told already."""
    result = {"GIT_CONFIG_COUNT": str(before + len(entries))}
    for number, (key, value) in enumerate(entries, before):
        result[f"GIT_CONFIG_KEY_{number}"] = key
        result[f"GIT_CONFIG_VALUE_{number}"] = value
    return result


# -------------------------------------------------------------------------------------------------
# Which entries of a repository's index are repositories of their own (gitformat-index(5)).


_GITLINK = b"\x00\x00\xe0\x00"  # mode 160000
_STATUS = 40  # bytes of an entry before the name of its object
_EXTENDED = 0x4000


class MalformedError(ValueError):
    """It is not shaped as an index, or in a form that is not known."""


def gitlinks(data: bytes) -> list[bytes]:
    """Give the paths of submodules, relative to the working tree. MalformedError where there may be some that
    cannot be told."""
    if _GITLINK not in data:
        return []
    version = int.from_bytes(data[4:8])
    if data[:4] != b"DIRC" or version not in (2, 3, 4):
        raise MalformedError
    fixed = _STATUS + _size_of_names(data) + 2
    found, at, path = [], 12, b""
    for _ in range(int.from_bytes(data[8:12])):
        begin, mode = at, data[at + 24 : at + 28]
        flags = int.from_bytes(data[at + fixed - 2 : at + fixed])
        at += fixed + (2 if flags & _EXTENDED else 0)
        kept = 0
        if version == 4:
            taken, at = _varint(data, at)
            kept = len(path) - taken
        end = data.find(b"\0", at)
        if end < 0 or kept < 0:
            raise MalformedError
        path = path[:kept] + data[at:end]
        at = end + 1 if version == 4 else begin + (end - begin + 8) // 8 * 8
        if mode == _GITLINK:
            found.append(path)
    return found


def _size_of_names(data: bytes) -> int:
    """How many bytes the name of an object has: those of the checksum at the end, which may be left out."""
    for kind in (hashlib.sha1, hashlib.sha256):
        size = kind().digest_size
        if data[-size:] in (kind(data[:-size]).digest(), bytes(size)):
            return size
    raise MalformedError


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number as git packs it, and what follows it."""
    if at >= len(data):
        raise MalformedError
    value = data[at] & 0x7F
    while data[at] & 0x80:
        at += 1
        if at >= len(data):
            raise MalformedError
        value = ((value + 1) << 7) | (data[at] & 0x7F)
    return value, at + 1
