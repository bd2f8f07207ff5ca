"""Writes the menu entry, icons, metainfo, manual page and completions into a folder such as /usr/share.

The manual page and the completions are made from the program's own parser of the command line. The Python
packages that make them are in `tools.txt`. They are imported where they are used, because they are not
installed for the tests.
"""

import gzip
import re
import time
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

from claude_desk.options import make_parser

from .environment import ROOT, run

CHANGELOG = ROOT / ".github" / "CHANGELOG.md"
_PICTURES = (("resources/pictures/window-light.png", "A conversation, with the list of sessions beside it"),)


class ChangelogError(Exception):
    """The changelog cannot be read; the message says where."""


@dataclass(frozen=True)
class Release:
    version: str
    date: str
    """For example 2026-11-23."""
    changes: tuple[str, ...]


def releases(text: str) -> list[Release]:
    """Return the released sections of a changelog in their order, the newest first.

    Raise `ChangelogError` if a section has another heading or no changes, or if a change is in no section.
    """
    found = []
    before, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    if re.search(r"^- ", before, flags=re.MULTILINE):
        raise ChangelogError("a change is in no section")
    for section in sections:
        head, _, body = section.partition("\n")
        if head.strip() == "Unreleased":
            continue
        said = re.fullmatch(r"(\S+) \((\d{4}-\d\d-\d\d)\)\s*", head)
        if said is None:
            raise ChangelogError(f"not `## VERSION (YYYY-MM-DD)`: {head!r}")
        items = re.split(r"^- ", body, flags=re.MULTILINE)[1:]
        changes = tuple(" ".join(item.split()) for item in items)
        if not changes:
            raise ChangelogError(f"nothing is said of {said[1]}")
        found.append(Release(said[1], said[2], changes))
    return found


def write(share: Path, python: Path, epoch: int, repository: str = "") -> None:
    """Write all documents below `share`. `python` is a Python that can import Claude Desk.

    `repository` is the address of the repository, or "". With an address, the metainfo has links to the
    repository and to its pictures.
    """
    code = (
        "import sys; from pathlib import Path; from claude_desk.desktop_entry import files\n"
        "for place, data in files().items():\n"
        "    path = Path(sys.argv[1], place); path.parent.mkdir(parents=True, exist_ok=True)\n"
        "    path.write_bytes(data)\n"
    )
    run(python, "-I", "-B", "-c", code, share)
    metainfo = share / "metainfo" / "claude-desk.metainfo.xml"
    history = releases(CHANGELOG.read_text(encoding="utf-8"))
    metainfo.write_text(complete_metainfo(metainfo.read_text(encoding="utf-8"), history, repository))
    write_packed(share / "man/man1/claude-desk.1.gz", manual(epoch))
    for shell, place in (
        ("bash", "bash-completion/completions/claude-desk"),
        ("zsh", "zsh/vendor-completions/_claude-desk"),
        ("fish", "fish/vendor_completions.d/claude-desk.fish"),
    ):
        path = share / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(completion(shell))


def complete_metainfo(text: str, history: list[Release], repository: str) -> str:
    """Return the metainfo with the releases, and with links to the repository unless `repository` is ""."""
    lines = ["  <releases>"]
    for release in history:
        lines.append(f'    <release version="{release.version}" date="{release.date}">')
        lines.append("      <description>\n        <ul>")
        lines += [f"          <li>{escape(change.replace('`', ''))}</li>" for change in release.changes]
        lines.append("        </ul>\n      </description>\n    </release>")
    lines.append("  </releases>")
    if repository:
        base = repository.rstrip("/")
        lines.append(f'  <url type="homepage">{escape(base)}</url>')
        lines.append(f'  <url type="bugtracker">{escape(base)}/issues</url>')
        lines.append("  <screenshots>")
        for number, (path, caption) in enumerate(_PICTURES):
            kind = ' type="default"' if number == 0 else ""
            lines.append(f"    <screenshot{kind}>\n      <caption>{escape(caption)}</caption>")
            lines.append(f"      <image>{escape(base)}/raw/v{history[0].version}/{path}</image>")
            lines.append("    </screenshot>")
        lines.append("  </screenshots>")
    return text.replace("</component>", "\n".join(lines) + "\n</component>")


def manual(epoch: int) -> str:
    from argparse_manpage.manpage import Manpage

    parser = make_parser()
    parser.man_short_description = "chat client for Claude Code"  # type: ignore[attr-defined]
    text = str(Manpage(parser))
    date = time.strftime("%Y-%m-%d", time.gmtime(epoch)).replace("-", "\\-")
    head = f'.TH CLAUDE\\-DESK "1" "{date}" "claude\\-desk" "User commands"'
    return re.sub(r"^\.TH .*$", lambda _: head, text, count=1, flags=re.MULTILINE) + _MORE_OF_THE_MANUAL


_MORE_OF_THE_MANUAL = r"""
.SH ENVIRONMENT
.TP
\fBCLAUDE_DESK_CLI\fR
the command that starts Claude Code, as \fB\-\-cli\fR
.TP
\fBCLAUDE_CONFIG_DIR\fR
Claude Code's own folder, where it is not \fI~/.claude\fR
.SH FILES
.TP
\fI~/.config/claude\-desk\fR
settings, and answers about folders
.TP
\fI~/.local/share/claude\-desk\fR
journals of sessions, drafts, what was sent
.TP
\fI~/.local/state/claude\-desk\fR
what was open in each window, the log
.TP
\fI~/.cache/claude\-desk\fR
the index of the sessions; it can be deleted at any time
"""


def completion(shell: str) -> str:
    import shtab

    parser = make_parser()
    for action in parser._actions:
        if action.dest == "directory":
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
    return shtab.complete(parser, shell)


def write_packed(path: Path, text: str) -> None:
    """Write the text with gzip, without a time stamp."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
