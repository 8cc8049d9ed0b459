#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An awaited object must have a name: gcc 12 destroys temporaries of a co_await expression twice.

`co_await name` and `co_await f(name, other)` are allowed. A braced initialiser, a lambda or a `?:` anywhere
in the same expression is not. Neither is `co_return m_member;`, because QCoro 0.8 moves from the member.
docs/coroutines.md has the details.
"""
import re

from support.lint import Example, Finding, files, line_of, main, without_comments

OPENING, CLOSING = "([{", ")]}"


def expression_start(text: str, position: int) -> int:
    """Where the expression around `position` begins: after the `;` or the block that precedes it."""
    depth = 0
    after_braces = None  # after the nearest {...}: a block, unless an enclosing bracket was opened before it
    for at in range(position - 1, -1, -1):
        char = text[at]
        if char in CLOSING:
            if char == "}" and depth == 0 and after_braces is None:
                after_braces = at + 1
            depth += 1
        elif char in OPENING and depth > 0:
            depth -= 1
        elif char in "([":
            after_braces = None
        elif depth == 0 and char in "{;":
            return after_braces or at + 1
    return after_braces or 0


def expression_end(text: str, position: int) -> int:
    """Where the expression around `position` ends: at its `;`, or where its bracket closes."""
    depth = 0
    for at in range(position, len(text)):
        char = text[at]
        if char in OPENING:
            depth += 1
        elif char in CLOSING:
            if depth == 0:
                return at
            depth -= 1
        elif char == ";" and depth == 0:
            return at
    return len(text)


# A `[` after a name or a bracket is a subscript, which creates nothing. Elsewhere it begins a lambda.
BUILDS = re.compile(r"(?P<braces>\{)|(?P<lambda>(?<![\w)\]])\s*\[)|(?P<choice>\?)")
WHY = {"braces": "a braced initialiser", "lambda": "a lambda", "choice": "a ?:"}


def check(root):
    for path in files(root, ".cpp", ".h"):
        text = without_comments(path.read_text(encoding="utf-8"))
        name = path.relative_to(root).as_posix()
        for match in re.finditer(r"(?<!operator )\bco_await\b", text):
            before = text[expression_start(text, match.start()):match.start()]
            after = text[match.end():expression_end(text, match.end())]
            built = BUILDS.search(before) or BUILDS.search(after)
            if built:
                why = WHY[built.lastgroup]
                yield Finding(name, line_of(text, match.start()), f"{why} in a co_await expression: name it first")
        for match in re.finditer(r"\bco_return\s+m_\w+\s*;", text):
            yield Finding(name, line_of(text, match.start()), "co_return moves out of the member: return a copy")


EXAMPLES = [
    Example({"good.cpp": """
        Bound Page::load()
        {
            auto call = m_client->call(GetUsers{.ids = {id}});   // co_await call(GetUsers{})
            const auto users = co_await call;
            if (const auto more = co_await calls[0]; !more) {
                co_return;
            }
            log(QStringLiteral("co_await {"), co_await next(a, b));
            for (const auto &user : co_await third) { show(user); }
            const auto copy = m_users;
            co_return copy;
        }
        auto operator co_await() & { return Awaiter{*m_state}; }
        """}, []),
    Example({"a.cpp": "co_await client.call(GetUsers{.ids = ids});"}, ["a.cpp:1"]),
    Example({"a.cpp": "x();\nconst auto r =\n co_await run([id] { return id; });"}, ["a.cpp:3"]),
    Example({"a.cpp": "const auto r = co_await (fast ? a : b);"}, ["a.cpp:1"]),
    Example({"a.cpp": "show(Row{.id = id}, co_await call);"}, ["a.cpp:1"]),
    Example({"a.cpp": "void f()\n{\n    if (x) { y(Row{id}); }\n    co_await call;\n}"}, []),
    Example({"a.cpp": "if (co_await call(list, {id})) {\n}"}, ["a.cpp:1"]),
    Example({"a.h": "Task<QString> token()\n{\n    co_return m_token;\n}"}, ["a.h:3"]),
]

if __name__ == "__main__":
    main(check, EXAMPLES)
