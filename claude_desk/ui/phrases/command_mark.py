"""Names of marks in a command. A mark without a name here is named by a part of the command."""

from claude_desk.ui.phrases.phrase_words import Table, Wording

WORDS: Table = {
    # Name of a program that runs what it reads from standard input.
    "piped": Wording("{program} from piped input"),
    "too_many": Wording("too many nested commands"),
}
