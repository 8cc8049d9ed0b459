#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each source file begins with its licence, and each header has #pragma once."""
from support.lint import Example, Finding, files, main

LINE = "SPDX-License-Identifier: GPL-3.0-or-later"


def check(root):
    scripts = [path for path in (root / "dev", root / ".ci" / "run") if path.exists()]
    for path in [*files(root, ".cpp", ".h", ".py", ".sh"), *scripts]:
        lines = path.read_text(encoding="utf-8").splitlines()
        name = path.relative_to(root).as_posix()
        first = 1 if lines and lines[0].startswith("#!") else 0
        if len(lines) <= first or LINE not in lines[first]:
            yield Finding(name, first + 1, f"this line must say {LINE}")
        if path.suffix == ".h" and "#pragma once" not in lines:
            yield Finding(name, 1, "a header needs #pragma once")


EXAMPLES = [
    Example({"a.cpp": f"// {LINE}\n", "b.h": f"// {LINE}\n#pragma once\n", "c.py": f"#!/usr/bin/env python3\n# {LINE}\n",
             "build/moc.cpp": ""}, []),
    Example({"a.cpp": "#include <QString>\n", "core/b.h": f"// {LINE}\n", "c.sh": "#!/bin/sh\necho\n", "dev": ""},
            ["a.cpp:1", "core/b.h:1", "c.sh:2", "dev:1"]),
]

if __name__ == "__main__":
    main(check, EXAMPLES)
