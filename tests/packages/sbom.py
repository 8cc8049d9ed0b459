#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of a package's contents (installer/sbom.py): of a package that is made up here.

    sbom.py FOLDER     the sources
"""

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True


def load(path):
    spec = importlib.util.spec_from_file_location("list_of_contents", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(root):
    for tool in ("g++", "readelf"):
        if not shutil.which(tool):
            print(f"sbom: {tool} is not installed")
            return 77
    sbom = load(root / "installer/sbom.py")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "doc").mkdir()
        (folder / "doc/notes").write_text("text\n")
        source = folder / "main.cpp"
        source.write_text("#include <iostream>\nint main() { std::cout << 1; }\n")
        subprocess.run(["g++", str(source), "-o", str(folder / "program")], check=True)
        source.unlink()
        control = {"Depends": "libstdc++6 (>= 5), other", "Recommends": "first | second (>= 2)", "Suggests": ""}
        made = sbom.document("thing", "1.0", folder, control, "0" * 64,
                             lambda soname: (("libstdc++6", "12", "amd64") if "stdc" in soname else ("libc6", "2", "amd64")),
                             "2026-01-02T03:04:05Z")
    assert sbom.faults(made) == [], sbom.faults(made)
    assert [each["fileName"] for each in made["files"]] == ["./doc/notes", "./program"]
    names = {each["name"]: each for each in made["packages"]}
    assert {"thing", "libstdc++6", "libc6", "other", "first", "second"} == set(names), names
    assert "GCC-exception" in names["libstdc++6"]["licenseDeclared"]
    kinds = [each["relationshipType"] for each in made["relationships"]]
    assert kinds.count("CONTAINS") == 2 and kinds.count("OPTIONAL_DEPENDENCY_OF") == 2 and kinds.count("DYNAMIC_LINK") >= 2

    # The check of the document finds what is wrong with it.
    lost = dict(made, packages=[each for each in made["packages"] if each["name"] != "other"])
    assert any("other" in fault for fault in sbom.faults(lost))
    assert any("twice" in fault for fault in sbom.faults(dict(made, files=made["files"] * 2)))
    assert any("describes nothing" in fault for fault in sbom.faults(dict(made, relationships=[])))

    # A library that nobody has looked at ends it.
    try:
        sbom.licence_of("libunknown.so.1")
    except SystemExit:
        return 0
    raise AssertionError("an unknown library got a licence")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
