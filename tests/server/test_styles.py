"""Style sheets as they are sent."""

import os
from pathlib import Path

from fathoms.server.files import Folder, read


def test_a_sheet_is_sent_with_those_it_imports_and_without_notes(tmp_path: Path) -> None:
    """Where a text holds what looks like a note, it stays."""
    (tmp_path / "all.css").write_text('/* All. */\n@import "inner.css";\nb {\n  content: "/* \\" */";\n}\n')
    (tmp_path / "inner.css").write_text("a {\n  color: red; /* as the sea */\n}\n")
    assert read(tmp_path / "all.css").body == b'\na {\ncolor: red; \n}\nb {\ncontent: "/* \\" */";\n}\n'


def test_a_sheet_is_read_again_when_one_that_it_imports_has_changed(tmp_path: Path) -> None:
    (tmp_path / "all.css").write_text('@import "inner.css";\n')
    folder = Folder(tmp_path)
    (tmp_path / "inner.css").write_text("a {}\n")
    assert (found := folder.find("all.css")) and found.body == b"a {}\n"
    (tmp_path / "inner.css").write_text("b {}\n")
    os.utime(tmp_path / "inner.css", (0, 4e9))
    assert (found := folder.find("all.css")) and found.body == b"b {}\n"
