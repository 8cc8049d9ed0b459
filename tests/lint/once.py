#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two tests of a folder must not define the same global name: they may be linked into one program, where the
linker would silently use one definition for both."""
import re

from support.lint import Example, Finding, files, main, without_comments

TYPE = re.compile(r"(?:class|struct|enum class|enum) (\w+)(?! *;)")
FUNCTION = re.compile(r"(?!static |template|using |namespace |return |Q_|QTEST_|class |struct |enum )"
                      r"\w[\w:<>,*& ]*?[ *&](\w+)\([^;]*$")


def names_of(text):
    """Names that are defined at the beginning of a line outside of unnamed namespaces, with their lines."""
    depth = 0  # of braces, inside an unnamed namespace
    for number, line in enumerate(without_comments(text).splitlines(), 1):
        if depth > 0 or re.match(r"namespace \{", line):
            depth += line.count("{") - line.count("}")
        else:
            match = TYPE.match(line) or FUNCTION.match(line)
            if match and match[1] != "main":
                yield match[1], number


def check(root):
    seen = {}
    for path in files(root, ".cpp"):
        if not path.name.startswith("tst_"):
            continue
        name = path.relative_to(root).as_posix()
        for given, line in names_of(path.read_text(encoding="utf-8")):
            # Subfolders of a folder of tests share its programs.
            first = seen.setdefault((tuple(name.split("/")[:-1][:2]), given), name)
            if first != name:
                yield Finding(name, line, f"{given} is in {first} too: put both into unnamed namespaces, or name them apart")


EXAMPLES = [
    Example({"t/tst_a.cpp": "class TestA : public QObject\n{\n};\nint main(int c, char **v)\n{\n}\n",
             "t/tst_b.cpp": "class TestB\n{\n};\nint main(int c, char **v)\n{\n}\nnamespace {\nstruct Rig\n{\n};\n}\n",
             "t/tst_c.cpp": "namespace {\nstruct Rig\n{\n};\nint two()\n{\n}\n}  // namespace\n", "u/tst_a.cpp": "class TestA\n{\n};\n"}, []),
    Example({"t/tst_a.cpp": "struct Rig\n{\n};\n", "t/tst_b.cpp": "\nstruct Rig\n{\n};\nint two()\n{\n}\n",
             "t/tst_c.cpp": "int two()\n{\n}\n"}, ["t/tst_b.cpp:2", "t/tst_c.cpp:1"]),
]

if __name__ == "__main__":
    main(check, EXAMPLES)
