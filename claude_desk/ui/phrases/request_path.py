"""Where the path of a permission request leads. Hidden characters are already made visible."""

from claude_desk.ui.phrases.phrase_words import Table, Wording

WORDS: Table = {
    "linked": Wording("The path goes through a symlink to {path}"),
    "linked_outside": Wording("The path goes through a symlink to {path}, outside this project"),
    "outside": Wording("Outside this project: {path}"),
    "covers": Wording("Covers {path}"),
    "covers_outside": Wording("Covers files outside this project: {path}"),
}
