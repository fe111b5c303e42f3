"""What the page knows without a browser: its tests are scripts, run by Node."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def node() -> str:
    """Where Node is."""
    beside = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    found = shutil.which("node", path=beside)
    assert found, "there is no Node on this machine; scripts/setup test installs one"
    return found


def test_the_scripts_of_this_folder_find_nothing_wrong() -> None:
    """Every *.test.js here, under Node's own test runner."""
    run = subprocess.run(
        [node(), "--test", *sorted(HERE.glob("*.test.js"))], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
