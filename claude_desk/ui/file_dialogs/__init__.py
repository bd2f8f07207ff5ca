"""Dialogs for files to open, a folder, a file to save: the desktop's, else the window's own."""
