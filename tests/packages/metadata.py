#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the packages say about the program is true: tables, names, options, modules.

    metadata.py FOLDER     the sources
"""

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

ID = "org.sidestage.Sidestage"


def table_faults(text):
    """Each row of the table of packages has a name, or "-", for each system."""
    rows = [line.split() for line in text.splitlines() if line.strip() and not re.match(r"#(?!use )", line)]
    head = rows[0]
    for row in rows[1:]:
        if len(row) != len(head):
            yield f"packages.txt: {row[0]} {row[1]} has {len(row)} columns, not {len(head)}"


def version_faults(version, metainfo):
    newest = xml.fromstring(metainfo).find("releases/release").get("version")
    if newest != version:
        yield f"metainfo.xml: its newest release is {newest}, the program's is {version}"


def option_faults(manual, source):
    """A page of the manual names every option of its program, and no others."""
    said = set(re.findall(r"--([a-z][a-z-]*)", manual.replace("\\-", "-")))
    there = set(re.findall(r'QCommandLineOption \w+\(\s*QStringLiteral\("([a-z-]+)"\)', source)) | {"help", "version"}
    for name in sorted(said ^ there):
        yield f"sidestage-sandbox.1: --{name} " + ("is no option" if name in said else "is missing")


def flatpak_faults(manifest, build):
    """The Flatpak builds each package that CMake demands, if the runtime does not have it."""
    of_runtime = {"Qt6", "QCoro6", "SQLite3", "Threads", "OpenSSL"}
    module_of = {"Qt6Keychain": "qtkeychain", "simdjson": "simdjson", "GIF": "giflib"}
    modules = set(re.findall(r"^  - name: (\S+)", manifest, re.M))
    for package in re.findall(r"^find_package\((\w+)", build, re.M):
        if package not in of_runtime and module_of.get(package) not in modules:
            yield f"{ID}.yml: nothing there has {package}"
    if "qthttpserver" not in modules:
        yield f"{ID}.yml: the runtime has no Qt HttpServer"
    if f"app-id: {ID}\n" not in manifest:
        yield f"{ID}.yml: another id"


def tool_faults(folder):
    """What the tools of the desktops say, if they are installed."""
    for tool, *command in [("desktop-file-validate", f"{ID}.desktop"), ("appstreamcli", "validate", "--no-net", f"{ID}.metainfo.xml")]:
        if shutil.which(tool):
            ran = subprocess.run([tool, *command], cwd=folder, capture_output=True, text=True)
            if ran.returncode != 0:
                yield f"{tool}: {ran.stdout}{ran.stderr}"


def read(path):
    return path.read_text(encoding="utf-8")


def check_examples():
    """Each check must find the fault in an example."""
    metainfo = '<component><releases><release version="0.1.0"/></releases></component>'
    option = 'const QCommandLineOption port(QStringLiteral("port"),'
    faults = [
        list(table_faults("# text\n#use a b\nbuild x y\nbuild x\n")),
        list(version_faults("0.2.0", metainfo)),
        list(option_faults(r"\fB\-\-prot\fR \-\-port \-\-help \-\-version", option)),
        list(option_faults(r"\-\-help \-\-version", option)),
        list(flatpak_faults(f"app-id: {ID}\n  - name: qthttpserver\n", "find_package(GIF 5 REQUIRED)")),
    ]
    assert all(len(each) == 1 for each in faults), faults


def main(root):
    check_examples()
    version = re.search(r"project\(Sidestage VERSION ([\d.]+)", read(root / "CMakeLists.txt"))[1]
    installer = root / "installer"
    faults = [
        *table_faults(read(root / "cmake/packages.txt")),
        *version_faults(version, read(installer / f"{ID}.metainfo.xml")),
        *option_faults(read(installer / "sidestage-sandbox.1"), read(root / "app/sandbox_main.cpp")),
        *flatpak_faults(read(installer / f"{ID}.yml"), read(root / "CMakeLists.txt")),
        *tool_faults(installer),
    ]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
