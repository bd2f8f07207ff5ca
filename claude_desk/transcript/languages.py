"""Which language a file is written in, by its name: Pygments' words, which are cheap to have without it."""

_BY_ENDING = {
    "asm": "nasm", "awk": "awk", "bash": "bash", "bat": "batch", "c": "c", "cc": "cpp", "cjs": "javascript",
    "clj": "clojure", "cmake": "cmake", "cpp": "cpp", "cs": "csharp", "css": "css", "csv": "",
    "cu": "cuda", "cxx": "cpp", "d": "d", "dart": "dart", "diff": "diff", "el": "emacs-lisp", "elm": "elm",
    "erl": "erlang", "ex": "elixir", "exs": "elixir", "f90": "fortran", "fish": "fish", "fs": "fsharp",
    "gd": "gdscript", "glsl": "glsl", "go": "go", "gql": "graphql", "gradle": "groovy", "graphql": "graphql",
    "groovy": "groovy", "h": "c", "hh": "cpp", "hpp": "cpp", "hs": "haskell", "htm": "html", "html": "html",
    "ini": "ini", "ipynb": "json", "java": "java", "jl": "julia", "js": "javascript", "json": "json",
    "json5": "javascript", "jsonc": "javascript", "jsonl": "json", "jsx": "jsx", "kt": "kotlin",
    "kts": "kotlin", "less": "less", "lisp": "common-lisp", "lua": "lua", "m": "objective-c",
    "md": "markdown", "mdx": "markdown", "mjs": "javascript", "ml": "ocaml", "mm": "objective-c++",
    "mts": "typescript", "nim": "nim", "nix": "nix", "patch": "diff", "php": "php", "pl": "perl",
    "pm": "perl", "proto": "protobuf", "ps1": "powershell", "psm1": "powershell", "py": "python",
    "pyi": "python", "pyx": "cython", "qml": "qml", "r": "r", "rb": "ruby", "rs": "rust", "rst": "rst",
    "sass": "sass", "scala": "scala", "scm": "scheme", "scss": "scss", "service": "ini", "sh": "bash",
    "sol": "solidity", "sql": "sql", "svelte": "html", "svg": "xml", "swift": "swift", "tcl": "tcl",
    "tex": "latex", "tf": "terraform", "toml": "toml", "ts": "typescript", "tsx": "tsx", "vim": "vim",
    "vue": "html", "xml": "xml", "xsd": "xml", "xsl": "xml", "yaml": "yaml", "yml": "yaml", "zig": "zig",
    "zsh": "bash",
}  # fmt: skip
_BY_NAME = {
    "dockerfile": "docker", "containerfile": "docker", "makefile": "make", "gnumakefile": "make",
    "cmakelists.txt": "cmake", "gemfile": "ruby", "rakefile": "ruby", "vagrantfile": "ruby",
    "jenkinsfile": "groovy", ".bashrc": "bash", ".bash_profile": "bash", ".profile": "bash",
    ".zshrc": "bash", ".vimrc": "vim", ".gitconfig": "ini", ".editorconfig": "ini", "pipfile": "toml",
    "cargo.lock": "toml", "poetry.lock": "toml", "qmldir": "", ".env": "bash",
}  # fmt: skip


def language_of(path: str) -> str:
    """The language of the file `path`, "" where its name does not tell."""
    name = path.replace("\\", "/").rpartition("/")[2].lower()
    if name in _BY_NAME:
        return _BY_NAME[name]
    stem, dot, ending = name.rpartition(".")
    return _BY_ENDING.get(ending, "") if dot and stem else ""
