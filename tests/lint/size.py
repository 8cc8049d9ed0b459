#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How large the program and its tests are: lines of C++ without comments and blank lines. ARCHITECTURE.md gives both
figures, and they must be right within 2 %. `size.py --table` prints them by area."""
import collections
import pathlib
import re
import sys

from support.lint import Example, Finding, files, line_of, main, without_comments

LAYERS = ("app", "core", "sandbox", "ui")
CLAIM = re.compile(r"([\d,]+)\s+lines\s+of\s+code\s+and\s+([\d,]+)\s+of\s+tests")


def lines(path):
    text = without_comments(path.read_text(encoding="utf-8"), strings=True)
    return sum(1 for line in text.splitlines() if line.strip())


def count(root):
    """Lines by area: "core/chat" and so on, and "tests"."""
    sizes = collections.Counter()
    for layer in (*LAYERS, "tests"):
        for path in files(root / layer, ".cpp", ".h", ".def") if (root / layer).is_dir() else ():
            parts = path.relative_to(root).parts
            sizes["/".join(parts[:2]) if layer != "tests" and len(parts) > 2 else layer] += lines(path)
    return sizes


def check(root):
    sizes = count(root)
    tests = sizes.pop("tests", 0)
    text = (root / "ARCHITECTURE.md").read_text(encoding="utf-8")
    claim = CLAIM.search(text)
    if not claim:
        yield Finding("ARCHITECTURE.md", 1, "does not say how many lines of code and of tests there are")
        return
    for what, said, counted in (("code", claim[1], sizes.total()), ("tests", claim[2], tests)):
        if abs(int(said.replace(",", "")) - counted) > counted / 50:
            yield Finding("ARCHITECTURE.md", line_of(text, claim.start()), f"there are {counted:,} lines of {what}")


SOURCE = "int x = 1;  // one\n\n// a comment\nint y = 2;\n"
EXAMPLES = [
    Example({"core/a.cpp": SOURCE, "tests/a.cpp": SOURCE, "ARCHITECTURE.md": "\n2 lines of code and 2 of tests.\n"}, []),
    Example({"core/a.cpp": SOURCE, "tests/a.cpp": SOURCE, "ARCHITECTURE.md": "\n4 lines of code and 2 of tests.\n"}, ["ARCHITECTURE.md:2"]),
    Example({"core/a.cpp": SOURCE, "tests/a.cpp": SOURCE, "ARCHITECTURE.md": "Small.\n"}, ["ARCHITECTURE.md:1"]),
]

if __name__ == "__main__":
    if sys.argv[1:] == ["--table"]:
        for area, size in sorted(count(pathlib.Path(__file__).resolve().parents[2]).items()):
            print(f"{size:8,}  {area}")
    else:
        main(check, EXAMPLES)
