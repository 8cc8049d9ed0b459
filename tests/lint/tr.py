#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Visible text goes through tr(): a literal that is passed directly to a widget cannot be translated.

A text that is the same in every language (a name, a unit) is marked on its line: // not translated
"""
import re

from support.lint import Example, Finding, files, line_of, main, without_comments

SETTERS = "Text|ToolTip|PlaceholderText|WindowTitle|AccessibleName|AccessibleDescription|StatusTip|Title|InformativeText"
WIDGETS = "QLabel|QPushButton|QCheckBox|QRadioButton|QGroupBox|QAction|QToolButton"
LITERAL = r'(?:QStringLiteral|QLatin1String|QString::fromUtf8)\s*\(\s*u?"(?P<text>(?:\\.|[^"\\])*)"'
DIRECT = re.compile(rf"(?:\bset(?:{SETTERS})\s*\(|\bnew\s+(?:{WIDGETS})\s*\(|\baddAction\s*\()\s*{LITERAL}")


def check(root):
    for folder in ("ui", "app"):
        if not (root / folder).is_dir():
            continue
        for path in files(root / folder, ".cpp", ".h"):
            source = path.read_text(encoding="utf-8")
            text = without_comments(source, strings=True)
            for match in DIRECT.finditer(text):
                line = line_of(text, match.start())
                if re.search(r"[^\W\d_]{2,}", re.sub(r"%\w|\\.|<[^>]*>", "", match["text"])) \
                        and "not translated" not in source.splitlines()[line_of(text, match.end()) - 1]:
                    yield Finding(path.relative_to(root).as_posix(), line, f'"{match["text"]}" does not go through tr()')


EXAMPLES = [
    Example({"ui/a.cpp": """
        label->setText(tr("Title"));
        label->setText(QStringLiteral("%1 · %2").arg(a, b));
        window->setWindowTitle(QStringLiteral("Sidestage"));  // not translated
        label->setObjectName(QStringLiteral("title"));
        // label->setText(QStringLiteral("Hello"));
        """, "tests/ui/a.cpp": 'x.setText(QStringLiteral("Typed"));'}, []),
    Example({"ui/a.cpp": 'x;\nlabel->setText(QStringLiteral("Hello there"));\nnew QLabel(QStringLiteral("Name"), this);'},
            ["ui/a.cpp:2", "ui/a.cpp:3"]),
]

if __name__ == "__main__":
    main(check, EXAMPLES)
