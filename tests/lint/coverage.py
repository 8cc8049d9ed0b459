#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/coverage.md is right about pages: app/describe/coverage.def lists an endpoint for a page if and only
if the sources in that page's folder use it.
"""
import re

from support.lint import Example, Finding, files, line_of, main, without_comments

FOUNDATIONS = {"api", "base", "client", "async", "models", "storage"}
ROW = re.compile(r'^USED\((\w+), "[^"]+", "(\w+)"\)', re.M)


def check(root):
    table = root / "app/describe/coverage.def"
    text = table.read_text(encoding="utf-8")
    said = {(row[1], row[2]): line_of(text, row.start()) for row in ROW.finditer(text)}
    names = re.findall(r"^(?:DETAILED|NAMED)\(.*, (\w+)\)", (root / "core/api/endpoints.def").read_text(encoding="utf-8"), re.M)
    word = re.compile(rf"\b({'|'.join(names)})\b")
    seen = {}
    for layer in ("core", "ui"):
        if not (root / layer).is_dir():
            continue
        for path in files(root / layer, ".cpp", ".h"):
            folder = path.relative_to(root / layer).parts[0]
            if folder in FOUNDATIONS:
                continue
            source = without_comments(path.read_text(encoding="utf-8"))
            for match in word.finditer(source):
                seen.setdefault((match[1], folder), (path.relative_to(root).as_posix(), line_of(source, match.start())))
    for use, line in said.items():
        if use not in seen:
            yield Finding("app/describe/coverage.def", line, f"nothing in core/{use[1]} or ui/{use[1]} asks for {use[0]}")
    for use, (path, line) in seen.items():
        if use not in said:
            yield Finding(path, line, f"app/describe/coverage.def does not say that {use[1]} asks for {use[0]}")


CATALOGUE = 'DETAILED("A", "Get A", GetA)\nNAMED("A", "Get B", GetB)\n'
EXAMPLES = [
    Example({"core/api/endpoints.def": CATALOGUE, "app/describe/coverage.def": 'USED(GetA, "Chat", "chat")\n',
             "core/chat/a.cpp": "// GetB is not for us\nauto asking = client->call(GetA{.x = 1});",
             "core/client/b.cpp": "GetB b;"}, []),
    Example({"core/api/endpoints.def": CATALOGUE, "app/describe/coverage.def": '\nUSED(GetA, "Chat", "chat")\n',
             "core/chat/a.cpp": "x;\nauto asking = client->call(Api::GetB{});"},
            ["app/describe/coverage.def:2", "core/chat/a.cpp:2"]),
]

if __name__ == "__main__":
    main(check, EXAMPLES)
