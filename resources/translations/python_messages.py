"""Finds the messages in the program's Python code: the calls of `translate("Context", "literal", …)`, and the
entries `Wording("literal", …)` of the tables in `ui/phrases/`.

lupdate reads Python too, but it ignores calls with keyword arguments and treats f-strings as literals. So
this module reads the calls from the syntax trees, checks them, and writes them as plain calls for lupdate.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from claude_desk.ui.translation import camel_case

FUNCTION = "translate"
ENTRY = "Wording"
MODULES = {FUNCTION: "claude_desk.ui.translation", ENTRY: "claude_desk.ui.phrases.phrase_words"}
OWN_ARGUMENTS = {FUNCTION: {"n", "one"}, ENTRY: {"n", "one", "then"}}  # all others are inserted into the text
_PLACE = re.compile(r"\{(\w+)\}")
_NUMBER = re.compile(r"%L?n")


@dataclass(frozen=True)
class Message:
    """A message to translate. `one`: the English singular form; None if the message has no number `n`."""

    context: str
    text: str
    one: str | None = None


class SourceError(Exception):
    """Some calls cannot be read. The message has a line `file:line: why` for each of them."""


def collect(package: Path) -> list[Message]:
    """Return the messages of all modules below `package`, each once, sorted by context and text. Raise
    `SourceError` if a call cannot be read, or if two calls give one message different singular forms."""
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
    """Yield the messages of a module with their line numbers. At the end, raise `SourceError` if some calls
    cannot be read."""
    text = path.read_text(encoding="utf-8")
    names = [name for name in MODULES if name in text]
    tree = ast.parse(text if names else "", str(path))
    wrong: list[str] = []
    for name in names:
        for node in _calls(name, tree, path, wrong):
            why, messages = _messages(name, node, camel_case(path.stem))
            yield from ((node.lineno, message) for message in messages)
            wrong += [f"{path}:{node.lineno}: {each}" for each in why]
    if wrong:
        raise SourceError("\n".join(wrong))


def stubs(messages: Iterable[Message]) -> str:
    """Return the source of a module that lupdate can read. The call for a message with a number has four
    arguments."""
    lines = []
    for message in messages:
        number = ", None, 1" if message.one is not None else ""
        lines.append(f"translate({_quoted(message.context)}, {_quoted(message.text)}{number})\n")
    return "".join(lines)


def _quoted(text: str) -> str:
    """Return a literal for lupdate, which knows only the simple escapes, not `\\x` or `\\u`."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def _calls(function: str, tree: ast.Module, path: Path, wrong: list[str]) -> Iterator[ast.Call]:
    """Yield the calls of `translate` or `Wording`, by this name or as a member of its module. Add a text to
    `wrong` for each other use of the name."""
    names: set[str] = set()
    modules: set[str] = set()
    package, _, module = MODULES[function].rpartition(".")
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == MODULES[function]:
            for alias in node.names:
                if alias.name == function and alias.asname not in (None, function):
                    wrong.append(f"{path}:{node.lineno}: {function} is imported under another name")
                elif alias.name == function:
                    names.add(function)
        elif isinstance(node, ast.ImportFrom) and node.module == package:
            modules |= {alias.asname or alias.name for alias in node.names if alias.name == module}
    called: set[ast.expr] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_ours(function, node.func, names, modules):
            called.add(node.func)
            yield node
    wrong += [
        f"{path}:{node.lineno}: {function} is not called here, but handed on"
        for node in ast.walk(tree)
        if isinstance(node, ast.expr) and node not in called and _is_ours(function, node, names, modules)
    ]


def _is_ours(function: str, node: ast.expr, names: set[str], modules: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in names
    return (
        isinstance(node, ast.Attribute)
        and node.attr == function
        and isinstance(node.value, ast.Name)
        and node.value.id in modules
    )


def _messages(function: str, call: ast.Call, context: str) -> tuple[list[str], list[Message]]:
    """Return the faults of the call, and its messages. Return no messages if the call cannot be read."""
    texts = [text for text in map(_literal, call.args) if text is not None]
    wrong = []
    if function == ENTRY:
        if not texts or len(texts) < len(call.args):
            return ["the texts must be literals"], []
    elif len(call.args) != 2:
        return ["it takes a context and a text; what is put in is named"], []
    elif len(texts) != 2:
        return ["context and text must be literals"], []
    elif (given := texts.pop(0)) != context:
        wrong.append(f"the context is {given!r}, not {context!r}")
    named = {keyword.arg for keyword in call.keywords}
    one_given = next((keyword.value for keyword in call.keywords if keyword.arg == "one"), None)
    one = _literal(one_given) if one_given is not None else None
    if one_given is not None and one is None:
        wrong.append("`one` must be a literal")
    if one_given is not None and "n" not in named:
        wrong.append("there is `one`, and no `n`")
    if "n" not in named and any(map(_NUMBER.search, texts)):
        wrong.append("the text has a number, and there is no `n`")
    if "n" in named and len(texts) > 1:
        wrong.append("there are several texts, and an `n`")
    places = {place for text in texts for place in _PLACE.findall(text)}
    places_of_one = set(_PLACE.findall(one or ""))
    if function == ENTRY:  # a place without a format is filled with the value of its name
        missing = places_of_one - places
    else:
        missing = set() if None in named else (places | places_of_one) - named
    wrong += [f"there is no value for {{{place}}}" for place in sorted(missing)]
    if None not in named:
        unused = named - OWN_ARGUMENTS[function] - places - places_of_one
        wrong += [f"the text has no place for {name}" for name in sorted(str(name) for name in unused)]
    if one is None and "n" in named:
        one = texts[0]  # both forms are the same in English
    return wrong, [Message(context, text, one) for text in texts]


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
