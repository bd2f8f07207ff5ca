"""Compiles the translations when a wheel is built, and adds the compiled files to the wheel."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        subprocess.run([sys.executable, "-m", "resources.translations", "compile"], cwd=self.root, check=True)
        folder = Path(self.root, "resources", "translations")
        for file in sorted(folder.glob("*.qm")):
            build_data["force_include"][str(file)] = f"claude_desk/resources/translations/{file.name}"
