#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""No file calls itself unfinished: missing work belongs in an issue, not in a comment."""
import re

from support.lint import Example, Finding, files, line_of, main

WORDS = re.compile(r"\b(?:TODO|FIXME|XXX|HACK|not implemented|stub)\b")


def check(root):
    for path in files(root, ".cpp", ".h", ".def", ".sh", ".txt", ".cmake"):
        text = path.read_text(encoding="utf-8")
        for match in WORDS.finditer(text):
            yield Finding(path.relative_to(root).as_posix(), line_of(text, match.start()), f"'{match[0]}'")


EXAMPLES = [
    Example({"a.cpp": "// Todos of the user; a stubborn list\n"}, []),
    Example({"a.cpp": "int x;  // TODO later\n", "b/CMakeLists.txt": "\n# a stub\n"}, ["a.cpp:1", "b/CMakeLists.txt:2"]),
]

if __name__ == "__main__":
    main(check, EXAMPLES)
