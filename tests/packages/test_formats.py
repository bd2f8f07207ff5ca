"""The texts in the packages, without building a package."""

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from claude_desk import __version__
from resources.packages import documents, environment, formats, parts

ROOT = Path(__file__).parents[2]
TEXT = """# Said

## Unreleased

- no

## 1.1.0 (2026-02-03)

- One & all
  of it
- `two`

## 1.0 (2026-01-02)

- x
"""


def test_the_changelog_is_read() -> None:
    newest, oldest = documents.releases(TEXT)
    assert newest == documents.Release("1.1.0", "2026-02-03", ("One & all of it", "`two`"))
    assert oldest.version == "1.0"


@pytest.mark.parametrize(
    "text",
    [
        "## 1.0\n\n- x\n",
        "## 1.0 (yesterday)\n\n- x\n",
        "## 1.0 (2026-01-02)\n",
        "# What\n\n- x\n## Unreleased\n\n- y\n",
    ],
)
def test_a_changelog_that_says_too_little_ends_the_build(text: str) -> None:
    with pytest.raises(documents.ChangelogError):
        documents.releases(text)


def test_our_changelog_has_this_version_or_an_unreleased_one() -> None:
    text = documents.CHANGELOG.read_text()
    versions = [release.version for release in documents.releases(text)]
    assert versions == sorted(versions, key=Version, reverse=True)
    assert __version__ in versions or "## Unreleased" in text


def test_the_sections_of_released_versions_stay() -> None:
    """A new change belongs to `## Unreleased`, not to the end of the file."""
    released = {
        each.version: len(each.changes) for each in documents.releases(documents.CHANGELOG.read_text())
    }
    assert released["0.1.0"] == 1


def test_the_metainfo_tells_the_releases() -> None:
    plain = (ROOT / "resources/desktop/claude-desk.metainfo.xml").read_text()
    tree = ElementTree.fromstring(documents.complete_metainfo(plain, documents.releases(TEXT), ""))
    found = [(one.get("version"), one.get("date")) for one in tree.iterfind("releases/release")]
    assert found == [("1.1.0", "2026-02-03"), ("1.0", "2026-01-02")]
    assert [item.text for item in tree.iterfind("releases/release/description/ul/li")] == [
        "One & all of it", "two", "x",
    ]  # fmt: skip
    assert tree.find("url") is None, "no address is known"
    assert tree.find("screenshots") is None


def test_the_metainfo_shows_pictures_where_the_repository_is_known() -> None:
    plain = (ROOT / "resources/desktop/claude-desk.metainfo.xml").read_text()
    said = documents.complete_metainfo(plain, documents.releases(TEXT), "https://example.org/a/")
    tree = ElementTree.fromstring(said)
    assert tree.findtext("url") == "https://example.org/a"
    for image in tree.iterfind("screenshots/screenshot/image"):
        path = str(image.text).removeprefix("https://example.org/a/raw/v1.1.0/")
        assert (ROOT / path).is_file()


@pytest.mark.parametrize(
    ("version", "said"),
    [("0.2.0", "0.2.0"), ("0.2.0rc1", "0.2.0~rc1"), ("1.0.dev3", "1.0~dev3"), ("1.0+local.1", "1.0.local.1")],
)
def test_versions_before_a_release_sort_before_it(version: str, said: str) -> None:
    assert formats.package_version(version) == said


def test_a_deb_asks_for_the_libraries_of_the_system() -> None:
    said = formats.deb_control("1.0", {"libEGL.so.1", "libglib-2.0.so.0", "libgthread-2.0.so.0"}, 5)
    (depends,) = re.findall(r"^Depends: (.*)$", said, re.MULTILINE)
    assert depends.split(", ") == ["libc6 (>= 2.35)", "libegl1", "libglib2.0-0t64 | libglib2.0-0"]
    assert re.search(r"^Version: 1\.0$", said, re.MULTILINE)
    assert all(line.startswith(" ") for line in said.partition("Description:")[2].splitlines()[1:])


def test_an_rpm_lists_its_files_and_asks_for_libraries_by_name(tmp_path: Path) -> None:
    for name in (
        "opt/claude-desk/bin/x",
        "usr/share/man/man1/c.1.gz",
        "usr/share/licenses/claude-desk/LICENSE",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    said = formats.rpm_spec("1.0", {"libEGL.so.1"}, tmp_path)
    assert "Requires: libc.so.6(GLIBC_2.35)(64bit)\nRequires: libEGL.so.1()(64bit)\n" in said
    files = said.partition("%files\n")[2].partition("\n\n")[0].splitlines()[1:]
    assert files == [
        "/opt/claude-desk",
        "%license /usr/share/licenses/claude-desk/LICENSE",
        "%doc /usr/share/man/man1/c.1.gz",
    ]


def test_checksums_are_those_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"abc")
    text = formats.write_checksums([tmp_path / "a"], tmp_path).read_text()
    assert text == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n"


def test_the_pinned_modules_are_those_that_the_program_asks_for() -> None:
    """The program allows each pinned version for the packages' Python, and each version has digests."""
    text = environment.REQUIREMENTS.read_text()
    pinned = dict(re.findall(r"^([\w-]+)==(\S+) \\$", text, re.MULTILINE))
    with (ROOT / "pyproject.toml").open("rb") as file:
        wanted = [Requirement(line) for line in tomllib.load(file)["project"]["dependencies"]]
    python = {"python_version": environment.PYTHON.removeprefix("python")}
    for requirement in wanted:
        if requirement.marker is None or requirement.marker.evaluate(python):
            assert requirement.specifier.contains(pinned[requirement.name.lower()]), requirement
    assert len(re.findall(r"^\S", text, re.MULTILINE)) == len(pinned)
    assert text.count("--hash=sha256:") >= len(pinned)


def test_the_pinned_tools_are_enough_to_build_the_wheel() -> None:
    """The wheel is built in the environment of the tools; lrelease of the packages' Qt version compiles the
    translations."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    pins = re.compile(r"^(\S+)==(\S+) ", re.MULTILINE)
    tools = dict(pins.findall((ROOT / "resources" / "packages" / "tools.txt").read_text()))
    wanted = [Requirement(words) for words in project["build-system"]["requires"]]
    wanted = [
        each for each in wanted if each.marker is None or each.marker.evaluate({"python_version": "3.11"})
    ]
    assert len(wanted) == 2
    for each in wanted:
        assert Version(tools[each.name.lower()]) in each.specifier, each
    inside = dict(pins.findall((ROOT / "resources" / "packages" / "requirements.txt").read_text()))
    assert {name: tools[name] for name in tools.keys() & inside.keys()} == {
        name: inside[name] for name in ("pyside6-essentials", "shiboken6")
    }


def test_other_pins_are_fetched_into_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = environment.modules_folder(tmp_path)
    assert before == environment.modules_folder(tmp_path)
    other = tmp_path / "requirements.txt"
    other.write_text("qasync==9 \\\n")
    monkeypatch.setattr(environment, "REQUIREMENTS", other)
    assert environment.modules_folder(tmp_path) != before


def test_each_library_has_one_place() -> None:
    assert not set(parts.OWN_LIBRARIES) & set(parts.SYSTEM_LIBRARIES)
    assert not set(parts.GLIBC) & set(parts.SYSTEM_LIBRARIES)
