"""Where the QML and the resources are: inside the installed package, or beside it in a checkout."""

from functools import cache
from pathlib import Path


@cache
def assets_folder(name: str) -> Path:
    """The folder `name` ("qml" or "resources").

    A wheel carries it inside the package, a checkout (and so an editable install) beside the package.
    FileNotFoundError where it is in neither place: the installation is broken.
    """
    package = Path(__file__).resolve().parent
    for folder in (package / name, package.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"Claude Desk is incomplete: there is no folder {name!r} in {package}")
