"""Finds the language of code from the name at a code fence, or from the name of a file."""

import re
from functools import cache, lru_cache

# The languages of names at fences that Pygments does not know or that we show in a different way. "" means no
# colours.
_ALIASES = {
    "plaintext": "",
    "plain": "",
    "text": "",
    "txt": "",
    "output": "",
    "log": "",
    "none": "",
    "code": "",
    "jsonc": "javascript",
    "jsonl": "json",
    "ndjson": "json",
    "svelte": "html",
    "h": "c",
    "env": "bash",
    "dotenv": "bash",
    "patch": "diff",
    "kt": "kotlin",
    "cmd": "bat",
    "terminal": "console",
    "traceback": "pytb",
    "hpp": "cpp",
    "proto": "protobuf",
    "ipynb": "json",
}

# The languages of file endings that several lexers of Pygments claim, or that no lexer claims.
_ENDINGS = {
    "asm": "nasm",
    "bas": "vb.net",
    "bazel": "python",
    "cjs": "javascript",
    "cl": "common-lisp",
    "conf": "ini",
    "feature": "gherkin",
    "fs": "fsharp",
    "gd": "gdscript",
    "h": "c",
    "hh": "cpp",
    "inc": "php",
    "ipynb": "json",
    "jsonc": "javascript",
    "jsonl": "json",
    "lean": "lean4",
    "m": "objective-c",
    "mjs": "javascript",
    "mm": "objective-c++",
    "mts": "typescript",
    "cts": "typescript",
    "ndjson": "json",
    "pl": "perl",
    "pm": "perl",
    "s": "gas",
    "sc": "scala",
    "service": "ini",
    "sql": "sql",
    "svelte": "html",
    "t": "perl",
    "toc": "tex",
    "ttl": "turtle",
    "txt": "",
    "v": "verilog",
    "vue": "html",
    "xsl": "xslt",
    "xslt": "xslt",
}

_FILES = {
    "cmakelists.txt": "cmake",
    "dockerfile": "docker",
    "makefile": "make",
    "gnumakefile": "make",
    "gemfile": "ruby",
    "rakefile": "ruby",
    "jenkinsfile": "groovy",
    "go.mod": "",
    ".bashrc": "bash",
    ".bash_profile": "bash",
    ".profile": "bash",
    ".zshrc": "bash",
    ".env": "bash",
    ".editorconfig": "ini",
    ".gitconfig": "ini",
    "pipfile": "toml",
    "cargo.lock": "toml",
    "poetry.lock": "toml",
    "uv.lock": "toml",
    ".clang-format": "yaml",
    ".eslintrc": "json",
    ".prettierrc": "json",
}

_NAME = re.compile(r"[^\s,{};:=\"'`<>()\[\]]{1,40}")


@lru_cache(maxsize=512)
def clean_name(language: str) -> str:
    """Return the language that a fence names (`{.python}`, `rust,ignore`, `Python title=x`); "" if the fence
    names no language."""
    found = _NAME.search(language[:200])
    name = found[0].lstrip(".").lower() if found else ""
    return _ALIASES.get(name, name)


@lru_cache(maxsize=1024)
def alias_of_name(path: str) -> str:
    """Return the language of a file from the file's name alone; "" if unknown."""
    file = path[-300:].replace("\\", "/").rpartition("/")[2].lower()
    if file in _FILES:
        return _FILES[file]
    if file.startswith("dockerfile."):
        return "docker"
    _, dot, ending = file.rpartition(".")
    if not dot:
        return ""
    known = _ENDINGS.get(ending)
    return known if known is not None else _by_ending().get(ending, "")


def lexer_name(alias: str) -> str:
    """Return the name of the Pygments lexer with this alias; "" if there is no such lexer."""
    return _by_alias().get(alias, "")


@cache
def _by_alias() -> dict[str, str]:
    from pygments.lexers import get_all_lexers

    return {alias.lower(): name for name, aliases, _, _ in get_all_lexers(plugins=False) for alias in aliases}


@cache
def _by_ending() -> dict[str, str]:
    from pygments.lexers import get_all_lexers

    found: dict[str, str] = {}
    for _, aliases, patterns, _ in get_all_lexers(plugins=False):
        for pattern in patterns:
            ending = pattern.removeprefix("*.")
            if aliases and ending != pattern and ending.isalnum():
                found.setdefault(ending.lower(), aliases[0])
    return found
