"""How an installation is recognized, and what is said about its updates."""

from pathlib import Path

import pytest

from claude_desk.startup.installation import find_installation


def installed(prefix: Path, installer: str) -> Path:
    """Make the files that an installed wheel has in an environment. Return the package's folder."""
    package = prefix / "lib" / "claude_desk"
    (package / "qml").mkdir(parents=True)
    metadata = package.parent / "claude_desk-1.2.3.dist-info"
    metadata.mkdir()
    if installer:
        (metadata / "INSTALLER").write_text(f"{installer}\n")
    return package


@pytest.mark.parametrize(
    ("installer", "receipt", "kind", "update"),
    [
        ("uv", "uv-receipt.toml", "uv", "uv tool upgrade claude-desk"),
        ("pip", "pipx_metadata.json", "pipx", "pipx upgrade claude-desk"),
        ("uv", "", "uv-pip", "uv pip install --upgrade claude-desk"),
        ("pip", "", "pip", "-m pip install --upgrade claude-desk"),
        ("deb", "", "deb", ".deb"),
        ("rpm", "", "rpm", ".rpm"),
        ("archive", "", "archive", "archive"),
        ("conda", "", "unknown", "The way you installed it"),
        ("", "", "unknown", "The way you installed it"),
    ],
)
def test_each_way_to_install(installer: str, receipt: str, kind: str, update: str, tmp_path: Path) -> None:
    package = installed(tmp_path, installer)
    if receipt:
        (tmp_path / receipt).touch()
    found = find_installation(package, tmp_path)
    assert found.kind == kind
    assert update in found.update
    assert found.words


def test_metadata_that_cannot_be_read_costs_nothing(tmp_path: Path) -> None:
    package = installed(tmp_path, "")
    (package.parent / "claude_desk-1.2.3.dist-info" / "INSTALLER").write_bytes(b"\xff\xfe")
    assert find_installation(package, tmp_path).kind == "unknown"


def test_a_checkout_is_one(tmp_path: Path) -> None:
    (tmp_path / "claude_desk").mkdir()
    found = find_installation(tmp_path / "claude_desk", tmp_path)
    assert (found.kind, found.update) == ("checkout", f"git pull in {tmp_path}")
    assert find_installation().kind == "checkout", "the tests run in one"
