"""Imports QtCore as the program does: without the hook that reads the source of each module that is imported
afterwards. Import this module before anything of PySide6."""

from claude_desk.startup import lean_imports

lean_imports.import_qt_core()
