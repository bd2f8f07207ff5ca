"""Updates and checks the sources of the translations (`.ts`).

The file of each language has all messages. The English file has only messages with a number. For a message of
Python, the English forms are the text and `one`. For a message of QML (`%n`), developers type both forms into
the file.
"""

import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from resources.translations import python_messages
from resources.translations.python_messages import Message
from resources.translations.qm_files import FOLDER, run_tool

ROOT = FOLDER.parents[1]
PREFIX = "claude_desk_"
ENGLISH = "en"
_CODE = re.compile(r"[a-z]{2,3}(_[A-Z][a-z]{3})?(_[A-Z]{2})?")
_PLACE = re.compile(r"\{\w+\}|%L?[1-9]")
_NUMBER = re.compile(r"%L?n")


def languages(folder: Path = FOLDER) -> list[str]:
    """Return the codes (`de`, `pt_BR`) of the languages that have a file."""
    return sorted(path.stem.removeprefix(PREFIX) for path in folder.glob(f"{PREFIX}*.ts"))


def update(added: Iterable[str] = (), folder: Path = FOLDER, root: Path = ROOT) -> list[Path]:
    """Update each `.ts`, and make the `.ts` of each new language in `added`. Return all `.ts` files.

    Raise `ValueError` if a code is not a language code, `SourceError` if calls in Python cannot be read, and
    `ToolError` if lupdate is missing or fails.
    """
    codes = sorted({ENGLISH, *languages(folder), *added})
    for code in codes:
        if not _CODE.fullmatch(code):
            raise ValueError(f"{code!r} is no language: it is written like de or pt_BR")
    messages = python_messages.collect(root / "claude_desk")
    files = []
    with tempfile.TemporaryDirectory() as temporary:
        stub = Path(temporary, "messages.py")
        stub.write_text(python_messages.stubs(messages), encoding="utf-8")
        for code in codes:
            file = folder / f"{PREFIX}{code}.ts"
            # lupdate works on a copy, because it overwrites a file that it cannot read, and leaves a partial
            # file when it fails.
            work = Path(temporary, file.name)
            if file.exists():
                shutil.copyfile(file, work)
            options = ["-silent", "-no-obsolete", "-locations", "none", "-sort-messages"]
            options += ["-source-language", "en", "-target-language", code]
            options += ["-pluralonly"] if code == ENGLISH else []
            run_tool("lupdate", *options, stub, root / "qml", "-ts", work)
            if code == ENGLISH:
                _write_english(work, messages)
            if not file.exists() or file.read_bytes() != work.read_bytes():
                file.write_bytes(work.read_bytes())
            files.append(file)
    return files


def check(folder: Path = FOLDER, root: Path = ROOT) -> list[str]:
    """Return a text for each file that is not up to date, and for each message that is not finished or whose
    placeholders differ from those of the English text. Raise the errors of `update`."""
    with tempfile.TemporaryDirectory() as temporary:
        fresh = Path(temporary)
        for file in folder.glob(f"{PREFIX}*.ts"):
            shutil.copy(file, fresh)
        update((), fresh, root)
        wrong = [
            f"{file.name} is not up to date: python -m resources.translations update"
            for file in sorted(fresh.glob("*.ts"))
            if not (folder / file.name).exists() or file.read_bytes() != (folder / file.name).read_bytes()
        ]
        for file in sorted(fresh.glob("*.ts")):
            wrong += _faults(file)
    return wrong


def _faults(file: Path) -> list[str]:
    """Return a text for each message that is not finished, and for each form whose placeholders differ from
    those of the English text."""
    wrong = []
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            translation = message.find("translation")
            forms = _forms(translation)
            where = f"{file.name}: {context.findtext('name')}: {source!r}"
            if translation is None or translation.get("type") == "unfinished" or not all(forms):
                wrong.append(f"{where} is not finished")
                continue
            numbered = message.get("numerus") == "yes"
            for form in forms:
                if Counter(_PLACE.findall(form)) != Counter(_PLACE.findall(source)):
                    wrong.append(f"{where} has other places in {form!r}")
                if not numbered and _NUMBER.findall(form) != _NUMBER.findall(source):
                    wrong.append(f"{where} has another number in {form!r}")
    return wrong


def _forms(translation: ElementTree.Element | None) -> list[str]:
    if translation is None:
        return []
    numbered = translation.findall("numerusform")
    return [form.text or "" for form in numbered] if numbered else [translation.text or ""]


def _write_english(file: Path, messages: Iterable[Message]) -> None:
    """Write the English file: with the forms of Python's messages from their source, and with the forms of
    QML's messages that the file already has."""
    ours = {(each.context, each.text): (each.one, each.text) for each in messages if each.one is not None}
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append('<TS version="2.1" language="en" sourcelanguage="en">')
    for context in ElementTree.parse(file).getroot().iter("context"):
        name = context.findtext("name") or ""
        lines += ["<context>", f"    <name>{_escaped(name)}</name>"]
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            forms = ours.get((name, source)) or (*_forms(message.find("translation")), "", "")[:2]
            kind = "" if all(forms) else ' type="unfinished"'
            lines += ['    <message numerus="yes">', f"        <source>{_escaped(source)}</source>"]
            if comment := message.findtext("comment"):
                lines.append(f"        <comment>{_escaped(comment)}</comment>")
            lines.append(f"        <translation{kind}>")
            lines += [f"            <numerusform>{_escaped(form or '')}</numerusform>" for form in forms]
            lines += ["        </translation>", "    </message>"]
        lines.append("</context>")
    file.write_text("\n".join([*lines, "</TS>", ""]), encoding="utf-8")


def _escaped(text: str) -> str:
    return escape(text, {'"': "&quot;", "'": "&apos;"})
