"""Dialogs to open files, open a folder or save a file: the desktop's, else the window's own."""
