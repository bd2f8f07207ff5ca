"""The command line: `python -m resources.translations update [CODE …] | compile | check`."""

import argparse
import sys

from resources.translations import qm_files


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m resources.translations", description=__doc__)
    actions = parser.add_subparsers(dest="action", required=True)
    update = actions.add_parser(
        "update", help="take new words into the .ts files, and drop those that are gone"
    )
    update.add_argument("added", nargs="*", metavar="CODE", help="a language to begin, like de or pt_BR")
    actions.add_parser("compile", help="make the .qm files that are missing or old")
    actions.add_parser("check", help="tell what is not taken, not finished, or has other places")
    options = parser.parse_args()
    try:
        if options.action == "compile":  # a build has no modules besides the standard library
            qm_files.compile_stale()
            return 0
        from resources.translations import phrase_kinds, python_messages, ts_files

        try:
            if options.action == "update":
                files = [*ts_files.update(options.added), *phrase_kinds.update()]
                print(*(file.name for file in files), sep="\n")
                return 0
            wrong = [*ts_files.check(), *phrase_kinds.check()]
        except (python_messages.SourceError, ValueError) as error:
            wrong = [str(error)]
    except qm_files.ToolError as error:
        wrong = [str(error)]
    print(*wrong, sep="\n", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
