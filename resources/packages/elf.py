"""Finds the libraries and the glibc version that a program or library of Linux needs.

pyelftools is only in `tools.txt`. It is imported where it is used, because it is not installed for the tests.
"""

import re
from pathlib import Path


def is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def needed(path: Path) -> set[str]:
    """Return the names of the libraries that the file needs."""
    from elftools.elf.dynamic import DynamicSection
    from elftools.elf.elffile import ELFFile

    with path.open("rb") as file:
        return {
            tag.needed
            for section in ELFFile(file).iter_sections()
            if isinstance(section, DynamicSection)
            for tag in section.iter_tags("DT_NEEDED")
        }


def oldest_glibc(path: Path) -> tuple[int, ...]:
    """Return the oldest version of glibc with which the file works; () if the file names no version."""
    from elftools.elf.elffile import ELFFile
    from elftools.elf.gnuversions import GNUVerNeedSection

    found: list[tuple[int, ...]] = [()]
    with path.open("rb") as file:
        for section in ELFFile(file).iter_sections():
            if isinstance(section, GNUVerNeedSection):
                names = [version.name for _, versions in section.iter_versions() for version in versions]
                found += [_numbers(name) for name in names if name.startswith("GLIBC_")]
    return max(found)


def _numbers(name: str) -> tuple[int, ...]:
    """Return (2, 34) for GLIBC_2.34, and () for a name without a version number."""
    said = re.fullmatch(r"GLIBC_(\d+(?:\.\d+)*)", name)
    return tuple(map(int, said[1].split("."))) if said else ()
