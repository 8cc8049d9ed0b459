#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""C++ sources are formatted as in .clang-format. `format.py --apply` formats them.

Versions of clang-format differ in details, so only version 14 counts, as in Debian 12. With another version
nothing is checked, except in CI, which must have the right one.
"""
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys

from support.lint import SKIPPED, Example, Finding, files, main

VERSION = "14"


def tool() -> str:
    """The clang-format of the right version. Exits with a message if there is none."""
    seen = []
    for name in (os.environ.get("CLANG_FORMAT", ""), f"clang-format-{VERSION}", "clang-format"):
        if name and shutil.which(name):
            version = re.search(r"version (\d+)", subprocess.check_output([name, "--version"], text=True))
            if version and version[1] == VERSION:
                return name
            seen.append(f"{name} is version {version[1] if version else 'unknown'}")
    print(f"clang-format {VERSION} is needed ({', '.join(seen) or 'none is installed'}); CONTRIBUTING.md says how to get it")
    sys.exit(1 if os.environ.get("SIDESTAGE_PRESET") == "ci" or "--apply" in sys.argv else SKIPPED)


def run(root: pathlib.Path, *options: str) -> str:
    """The output of clang-format for all sources, with a few processes at a time."""
    command = [tool(), f"--style=file:{STYLE}", *options]
    paths = list(files(root, ".cpp", ".h"))
    count = os.cpu_count() or 1
    with concurrent.futures.ThreadPoolExecutor(count) as pool:
        jobs = [pool.submit(subprocess.run, [*command, *paths[start::count]], capture_output=True, text=True)
                for start in range(count) if paths[start::count]]
    return "".join(job.result().stderr for job in jobs)


def check(root):
    seen = set()
    for match in re.finditer(r"^(.+?):(\d+):\d+: error: ", run(root, "--dry-run", "--Werror"), re.M):
        name = pathlib.Path(match[1]).relative_to(root).as_posix()
        if name not in seen:  # one finding per file is enough
            seen.add(name)
            yield Finding(name, int(match[2]), "not in the house style: run ./dev format")


STYLE = pathlib.Path(__file__).resolve().parents[2] / ".clang-format"

EXAMPLES = [
    Example({"a.cpp": "int main()\n{\n    return 0;\n}\n"}, []),
    Example({"a.cpp": "int x = 0;\nint main() {\n return  0; }\n"}, ["a.cpp:2"]),
]

if __name__ == "__main__":
    if sys.argv[1:] == ["--apply"]:
        sys.stderr.write(run(STYLE.parent, "-i"))
    else:
        main(check, EXAMPLES)
