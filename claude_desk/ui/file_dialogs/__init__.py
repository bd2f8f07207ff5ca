"""Dialogs to open files, open a folder or save a file: the desktop's dialogs, or else the window's own."""
