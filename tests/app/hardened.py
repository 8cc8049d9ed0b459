#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks in programs and plugins whether the compiler has hardened them.

    hardened.py --build-type=TYPE FILE...

Where TYPE means an optimiser, the checked variants of libc functions must be used.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


def readelf(path, *options):
    return subprocess.run(["readelf", "-W", *options, path], capture_output=True, text=True, check=True,
                          env={**os.environ, "LC_ALL": "C"}).stdout


# Functions of libc that have a checked variant.
CHECKABLE = r" (mem(cpy|move|set)|strn?(cpy|cat)|v?(s|sn|f)?printf|read)@"


def faults(path, optimised):
    """Descriptions of the missing protections."""
    found = []
    header, segments, dynamic = readelf(path, "-h"), readelf(path, "-l"), readelf(path, "-d")
    symbols = readelf(path, "--dyn-syms")
    if not re.search(r"Type:\s+DYN", header):
        found.append("its place in memory is fixed (no PIE)")
    if re.search(r"GNU_STACK\s.*\sRWE\s", segments) or "GNU_STACK" not in segments:
        found.append("its stack can be executed")
    if "GNU_RELRO" not in segments:
        found.append("its tables of functions stay writable (no RELRO)")
    if not re.search(r"BIND_NOW|FLAGS.*\bNOW\b", dynamic):
        found.append("its tables of functions are filled late (no BIND_NOW)")
    if "__stack_chk_fail" not in symbols:
        found.append("its stack is not protected")
    # A small plugin may call nothing that could be checked.
    if optimised and re.search(CHECKABLE, symbols) and not re.search(r"__\w+_chk@", symbols):
        found.append("nothing of libc is checked (no FORTIFY)")
    if re.search(r"Machine:.*X86-64", header) and not jumps_are_marked(path):
        found.append("the targets of its jumps are not marked (no CET)")
    return found


def jumps_are_marked(path):
    """Whether functions begin with endbr64. The ELF note is set only if every linked library has it too. Without the
    option there are some few from the C library."""
    section = re.search(r"\] \.text\s+PROGBITS\s+(\w+)\s+(\w+)\s+(\w+)", readelf(path, "-S"))
    start, size = int(section.group(2), 16), int(section.group(3), 16)
    with open(path, "rb") as file:
        file.seek(start)
        text = file.read(size)
    return text.count(b"\xf3\x0f\x1e\xfa") > max(10, len(text) / 2000)


def self_test():
    """A program that is built without any protection must fail every check."""
    compiler = shutil.which("g++") or shutil.which("c++")
    if not compiler:
        print("hardened: no compiler to build the example with")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        source, program = Path(folder, "plain.cpp"), str(Path(folder, "plain"))
        source.write_text("#include <cstdio>\nint main() { char b[9]; return std::sprintf(b, \"%d\", 1); }\n")
        subprocess.run([compiler, "-O2", "-no-pie", "-fno-stack-protector", "-U_FORTIFY_SOURCE", "-fcf-protection=none",
                        "-z", "execstack", "-Wl,-z,norelro,-z,lazy", str(source), "-o", program],
                       check=True, stderr=subprocess.DEVNULL)
        found = faults(program, True)
    for fault in found:
        print("found:", fault)
    expected = 7 if "X86-64" in readelf(sys.executable, "-h") else 6
    return 0 if len(found) == expected else 1


def main(arguments):
    if not shutil.which("readelf"):
        print("hardened: readelf is not installed")
        return 77
    if arguments == ["--self-test"]:
        return self_test()
    if len(arguments) < 2:
        print("hardened: name the build type and the programs to read")
        return 2
    build_type, *files = arguments
    optimised = build_type not in ("--build-type=", "--build-type=Debug")
    failed = False
    for path in files:
        for fault in faults(path, optimised):
            failed = True
            print(f"{path}: {fault}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
