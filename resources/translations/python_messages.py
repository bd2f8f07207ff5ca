"""The messages in the program's Python: the calls of `translate("Context", "literal", …)` in its sources.

lupdate reads Python too, but drops a call with keyword arguments and takes an f-string as a literal. So the
calls are read from the syntax trees, checked, and handed to lupdate as plain calls.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

FUNCTION = "translate"
MODULE = "claude_desk.ui.translation"
OWN_ARGUMENTS = ("n", "one")  # of `translate`; all other arguments are inserted into the text
_PLACE = re.compile(r"\{(\w+)\}")
_NUMBER = re.compile(r"%L?n")


@dataclass(frozen=True)
class Message:
    """`one` is the English singular form if the text has a number, else None."""

    context: str
    text: str
    one: str | None = None


class SourceError(Exception):
    """Calls that cannot be read: a line `file:line: why` for each."""


def collect(package: Path) -> list[Message]:
    """Return the messages of all modules below `package`, each once, in order. Raise `SourceError`."""
    found: dict[tuple[str, str], Message] = {}
    wrong: list[str] = []
    for path in sorted(package.rglob("*.py")):
        try:
            messages = list(read(path))
        except SourceError as error:
            wrong.append(str(error))
            continue
        for line, message in messages:
            first = found.setdefault((message.context, message.text), message)
            if first.one != message.one:
                wrong.append(f"{path}:{line}: {message.text!r} has another form for one elsewhere")
    if wrong:
        raise SourceError("\n".join(wrong))
    return [found[key] for key in sorted(found)]


def read(path: Path) -> Iterator[tuple[int, Message]]:
    """Yield the messages of a module, with their lines. Raise `SourceError` with everything that is wrong in
    it."""
    text = path.read_text(encoding="utf-8")
    if FUNCTION not in text:
        return
    tree = ast.parse(text, str(path))
    wrong: list[str] = []
    for node in _calls(tree, path, wrong):
        why, message = _message(node, camel_case(path.stem))
        if message is not None:
            yield node.lineno, message
        wrong += [f"{path}:{node.lineno}: {each}" for each in why]
    if wrong:
        raise SourceError("\n".join(wrong))


def camel_case(module: str) -> str:
    """Turn `find_view` into `FindView`."""
    return "".join(part.capitalize() for part in module.split("_"))


def stubs(messages: Iterable[Message]) -> str:
    """Return a module for lupdate to read. Messages with a number have a number as their fourth argument."""
    lines = []
    for message in messages:
        number = ", None, 1" if message.one is not None else ""
        lines.append(f"translate({_quoted(message.context)}, {_quoted(message.text)}{number})\n")
    return "".join(lines)


def _quoted(text: str) -> str:
    """A literal that lupdate reads: it knows the simple escapes, and no `\\x` or `\\u`."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def _calls(tree: ast.Module, path: Path, wrong: list[str]) -> Iterator[ast.Call]:
    """Yield the calls of our function, by its name or as a member of its module."""
    names: set[str] = set()
    modules: set[str] = set()
    package, _, module = MODULE.rpartition(".")
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == MODULE:
            for alias in node.names:
                if alias.name == FUNCTION and alias.asname not in (None, FUNCTION):
                    wrong.append(f"{path}:{node.lineno}: {FUNCTION} is imported under another name")
                elif alias.name == FUNCTION:
                    names.add(FUNCTION)
        elif isinstance(node, ast.ImportFrom) and node.module == package:
            modules |= {alias.asname or alias.name for alias in node.names if alias.name == module}
    called: set[ast.expr] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_ours(node.func, names, modules):
            called.add(node.func)
            yield node
    wrong += [
        f"{path}:{node.lineno}: {FUNCTION} is not called here, but handed on"
        for node in ast.walk(tree)
        if isinstance(node, ast.expr) and node not in called and _is_ours(node, names, modules)
    ]


def _is_ours(node: ast.expr, names: set[str], modules: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in names
    return (
        isinstance(node, ast.Attribute)
        and node.attr == FUNCTION
        and isinstance(node.value, ast.Name)
        and node.value.id in modules
    )


def _message(call: ast.Call, context: str) -> tuple[list[str], Message | None]:
    """Return what is wrong with the call, and the message if it can be read."""
    if len(call.args) != 2:
        return ["it takes a context and a text; what is put in is named"], None
    given, text = (_literal(argument) for argument in call.args)
    if given is None or text is None:
        return ["context and text must be literals"], None
    wrong = []
    if given != context:
        wrong.append(f"the context is {given!r}, not {context!r}")
    named = {keyword.arg for keyword in call.keywords}
    one_given = next((keyword.value for keyword in call.keywords if keyword.arg == "one"), None)
    one = _literal(one_given) if one_given is not None else None
    if one_given is not None and one is None:
        wrong.append("`one` must be a literal")
    if one_given is not None and "n" not in named:
        wrong.append("there is `one`, and no `n`")
    if "n" not in named and _NUMBER.search(text):
        wrong.append("the text has a number, and there is no `n`")
    if None not in named:
        for form in (text, one if one is not None else text):
            places = set(_PLACE.findall(form))
            wrong += [f"there is no value for {{{place}}}" for place in sorted(places - named)]
        unused = named - {*OWN_ARGUMENTS} - set(_PLACE.findall(text + (one or "")))
        wrong += [f"the text has no place for {name}" for name in sorted(str(name) for name in unused)]
    if one is None and "n" in named:
        one = text  # both forms are the same in English
    return list(dict.fromkeys(wrong)), Message(given, text, one)


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
