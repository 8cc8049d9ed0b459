#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A folder has at most MAX_SOURCES sources, and a class is implemented in at most two source files. A file
with one or two functions of a class, such as the endpoints or the events of an area, is not counted."""
import collections
import re

from support.lint import Example, Finding, files, main, without_comments

LAYERS = ("app", "core", "sandbox", "ui")
MAX_SOURCES = 28

CUT = re.compile(r".*_(?:work|parts|words|outcome|lines|preparing|more|rest|helpers|utils)")

DEFINITION = re.compile(r"^(?=\w)(?:[\w:<>,&*\[\] ]+[ &*])?(\w+)(?:::Private)?::~?\w+\(", re.M)


def check(root):
    sources = [path for layer in LAYERS if (root / layer).is_dir() for path in files(root / layer, ".cpp", ".h")]
    folders = collections.Counter(path.parent.relative_to(root).as_posix() for path in sources)
    for folder, count in sorted(folders.items()):
        if count > MAX_SOURCES:
            yield Finding(folder, 1, f"{count} sources in one folder: it is two rooms")
    for path in sources:
        if CUT.fullmatch(path.stem):
            yield Finding(path.relative_to(root).as_posix(), 1, "the name says where a class was cut, not what the file is for")
    classes = collections.defaultdict(lambda: collections.defaultdict(int))
    for path in sources:
        if path.suffix == ".cpp":
            for match in DEFINITION.finditer(without_comments(path.read_text(encoding="utf-8"))):
                classes[path.parent, match[1]][path.relative_to(root).as_posix()] += 1
    for (_, name), places in sorted(classes.items(), key=lambda item: item[0][1]):
        places = [place for place, functions in places.items() if functions > 2]
        if len(places) > 2:
            yield Finding(min(places), 1, f"{name} is in {len(places)} source files: it is two classes, or one file")


MEMBERS = "void Model::{0}1()\n{{\n}}\nint Model::{0}2()\n{{\n}}\nbool Model::{0}3()\n{{\n}}\n"
EXAMPLES = [
    Example({f"core/full/a{i}.h": "" for i in range(MAX_SOURCES)} |
            {"ui/model.cpp": MEMBERS.format("one"), "ui/model_rows.cpp": MEMBERS.format("two"), "ui/c.cpp": "void Model::one()\n{\n    Model::x();\n    Model::y();\n    Model::z();\n}\n"}, []),
    Example({f"core/full/a{i}.h": "" for i in range(MAX_SOURCES + 1)} |
            {f"ui/model_{i}.cpp": MEMBERS.format(i) for i in ("one", "two", "three")}, ["core/full:1", "ui/model_one.cpp:1"]),
    Example({"ui/model_parts.cpp": "", "ui/model_texts.cpp": ""}, ["ui/model_parts.cpp:1"]),
]

if __name__ == "__main__":
    main(check, EXAMPLES)
