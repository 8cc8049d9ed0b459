#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bash can parse the scripts, and commands are executable."""
import os
import re
import subprocess

from support.lint import Example, Finding, files, main

COMMANDS = ["dev", ".ci/run"]


def check(root):
    commands = [root / name for name in COMMANDS if (root / name).exists()]
    for path in [*commands, *files(root, ".sh")]:
        name = path.relative_to(root).as_posix()
        parsed = subprocess.run(["bash", "-n", path], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})
        if parsed.returncode != 0:
            line = re.search(r"line (\d+)", parsed.stderr)
            yield Finding(name, int(line[1]) if line else 1, parsed.stderr.strip())
        if path in commands and not os.access(path, os.X_OK):
            yield Finding(name, 1, "must be executable: git update-index --chmod=+x " + name)


EXAMPLES = [
    Example({"a.sh": "for x in 1 2; do echo $x; done\n"}, []),
    Example({"a.sh": "echo\nif true; then\n", "dev": "echo\n"}, ["a.sh:3", "dev:1"]),
]

if __name__ == "__main__":
    main(check, EXAMPLES)
