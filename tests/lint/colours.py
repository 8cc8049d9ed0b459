#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours have names: in ui/ only ui/kit/theme/tokens.cpp may contain values of colours.

A literal can be right in only one theme. `Qt::transparent` and colours from data are no literals.
"""
import re

from support.lint import Example, Finding, files, line_of, main, without_comments

HOME = "ui/kit/theme/tokens.cpp"
NAMES = r"black|white|(?:dark|light)?[gG]r[ae]y|(?:dark)?(?i:red|green|blue|cyan|magenta|yellow)|color[01]"
LITERALS = [
    (re.compile(r"""(?<![&\w])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})(?![\w#])(?=[^\n]*")"""), True),
    (re.compile(r"\brgba?\s*\(\s*\d"), True),
    (re.compile(r"\bqRgba?\s*\(\s*(?:0x)?[0-9a-fA-F]"), False),
    (re.compile(r"\bQColor\s*(?:\w+\s*)?[({]\s*(?:0x|\d)"), False),
    (re.compile(r"\bQColor(?:::from\w+)?\s*\(\s*(?:\"|QStringLiteral|QLatin1String)"), True),
    (re.compile(rf"\bQt::(?:{NAMES})\b"), False),
]


def check(root):
    for path in files(root / "ui", ".cpp", ".h") if (root / "ui").is_dir() else []:
        name = path.relative_to(root).as_posix()
        if name == HOME:
            continue
        text = path.read_text(encoding="utf-8")
        code = without_comments(text)
        with_strings = without_comments(text, strings=True)
        for pattern, in_strings in LITERALS:
            for match in pattern.finditer(with_strings if in_strings else code):
                yield Finding(name, line_of(text, match.start()), f"“{match[0].strip()}” is a colour without a name")


EXAMPLES = [
    Example({"ui/kit/theme/tokens.cpp": "t.window = QColor(0x15181D);\n"}, []),
    Example({"ui/a/b.cpp": "painter.setPen(t.text);\nQColor c = Qt::transparent;\n// #FFFFFF is white\n#include <QColor>\n"}, []),
    Example({"ui/a/b.cpp": 'auto s = QStringLiteral("issue #12 of row");\n'}, []),
    Example({"ui/a/b.cpp": "painter.setPen(QColor(0xFF0000));\n"}, ["ui/a/b.cpp:1"]),
    Example({"ui/a/b.cpp": "\nQColor red(255, 0, 0);\n"}, ["ui/a/b.cpp:2"]),
    Example({"ui/a/b.cpp": "QColor red{255, 0, 0};\n"}, ["ui/a/b.cpp:1"]),
    Example({"ui/a/b.h": "painter.fillRect(r, Qt::darkGray);\n"}, ["ui/a/b.h:1"]),
    Example({"ui/a/b.cpp": 'setStyleSheet(QStringLiteral("color: #ff8a84;"));\n'}, ["ui/a/b.cpp:1"]),
    Example({"ui/a/b.cpp": 'setStyleSheet(QStringLiteral("color: rgba(1, 2, 3, 50%);"));\n'}, ["ui/a/b.cpp:1"]),
    Example({"ui/a/b.cpp": 'return QColor(QStringLiteral("red"));\n'}, ["ui/a/b.cpp:1"]),
    Example({"ui/a/b.cpp": "return qRgb(12, 13, 14);\n"}, ["ui/a/b.cpp:1"]),
    Example({"core/a.cpp": "QColor c(1, 2, 3);\n"}, []),
]

if __name__ == "__main__":
    main(check, EXAMPLES)
