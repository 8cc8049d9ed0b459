#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""No text in the dashboard is interpreted as markup: it may come from other users, and markup can open files.

Theme makes labels, tool tips and message boxes plain. This checks for the few ways around that.
"""
import re

from support.lint import Example, Finding, files, line_of, main, without_comments

WAYS = re.compile(r"\b(?:Qt::(?:RichText|AutoText|MarkdownText)|mightBeRichText|setWhatsThis|QWhatsThis|WhatsThisRole"
                  r"|QTextEdit|QTextBrowser|QTextDocument|QStaticText|QErrorMessage|[sS]et(?:Html|Markdown)|insertHtml|appendHtml)\b")
# The first escapes the text that it inserts. The others only test for these values.
ALLOWED = {("ui/accounts/device_pane.cpp", "Qt::RichText"), ("ui/kit/theme/focus_ring.cpp", "QTextEdit"),
           ("ui/kit/theme/theme.cpp", "Qt::AutoText")}


def check(root):
    for folder in ("app", "core", "ui"):
        for path in files(root / folder, ".cpp", ".h") if (root / folder).is_dir() else []:
            name = path.relative_to(root).as_posix()
            code = without_comments(path.read_text(encoding="utf-8"))
            code = re.sub(r"#include[^\n]*", "", code)
            for match in WAYS.finditer(code):
                if (name, match[0]) not in ALLOWED:
                    yield Finding(name, line_of(code, match.start()), f"{match[0]} takes text for markup")


EXAMPLES = [
    Example({"ui/a.cpp": "#include <QTextEdit>\n// QTextEdit is not for us\nlabel->setTextFormat(Qt::PlainText);\nbutton->setToolTip(name);\n"}, []),
    Example({"ui/accounts/device_pane.cpp": "m_where->setTextFormat(Qt::RichText);\n", "sandbox/a.cpp": "page.setHtml(x);\n"}, []),
    Example({"ui/accounts/device_pane.cpp": "new QTextEdit(this);\n", "ui/a.h": "\nclass Notes : public QTextBrowser\n"},
            ["ui/accounts/device_pane.cpp:1", "ui/a.h:2"]),
    Example({"app/a.cpp": "label->setTextFormat(Qt::RichText);\nwidget->setWhatsThis(name);\nlabel->setTextFormat(Qt::AutoText);\n"},
            ["app/a.cpp:1", "app/a.cpp:2", "app/a.cpp:3"]),
]

if __name__ == "__main__":
    main(check, EXAMPLES)
