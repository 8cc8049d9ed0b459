#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the list of what a package contains and uses (SPDX 2.3, JSON) beside the package.

    sbom.py PACKAGE...     .deb or .tar.gz; writes PACKAGE without its ending + .spdx.json

Nothing is copied from the build's description: the files are those of the package, the libraries those that its
programs name (NEEDED), found on this system together with the version and the Debian package that they come from, and
the dependencies those that the package declares. A library whose licence is not in LICENCES is an error, so that a new
dependency cannot be forgotten.
"""

import datetime
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

OWN = "GPL-3.0-or-later"
AUTHORS = "Organization: The Sidestage authors"
# By the name of the library file, without version. docs/dependencies.md says what each is for.
LICENCES = [
    (r"libQt6(Charts|HttpServer)", "GPL-3.0-only"),
    (r"libQt6WebEngine(Core|Widgets)", "LGPL-3.0-only AND BSD-3-Clause"),
    (r"libQt6\w+", "LGPL-3.0-only"),
    (r"libQCoro6\w+", "MIT"),
    (r"libqt6keychain", "BSD-2-Clause"),
    (r"libsimdjson", "Apache-2.0 OR MIT"),
    (r"libgif", "MIT"),
    (r"libsqlite3", "blessing"),
    (r"lib(crypto|ssl)", "Apache-2.0"),
    (r"lib(stdc\+\+|gcc_s)", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    (r"lib(c|m|pthread|dl|rt)|ld-linux[-\w]*", "LGPL-2.1-or-later"),
]


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "LC_ALL": "C"}).stdout


def licence_of(soname):
    name = soname.split(".so")[0]
    for pattern, licence in LICENCES:
        if re.fullmatch(pattern, name):
            return licence
    raise SystemExit(f"sbom: the licence of {soname} is not known; add it to LICENCES and docs/dependencies.md")


def needed(path):
    """The libraries that a program names, or nothing if it is not a program."""
    if path.is_symlink() or path.read_bytes()[:4] != b"\x7fELF":
        return []
    return re.findall(r"\(NEEDED\).*\[(.+)\]", output("readelf", "-dW", str(path)))


def library_paths():
    """soname -> path, of the libraries of this system."""
    paths = {}
    for line in output("/sbin/ldconfig", "-p").splitlines():
        match = re.match(r"\s+(\S+) \(.*\) => (\S+)", line)
        if match:
            paths.setdefault(match[1], match[2])
    return paths


def provider(soname, paths):
    """The Debian package that has this library, with version and architecture."""
    path = paths.get(soname)
    if not path:
        raise SystemExit(f"sbom: {soname} is not on this system")
    # dpkg knows a file by the name that it was installed with, before /lib became a link to /usr/lib.
    for candidate in dict.fromkeys([path, os.path.realpath(path), path.removeprefix("/usr"), "/usr" + path]):
        found = subprocess.run(["dpkg-query", "-S", candidate], capture_output=True, text=True)
        if found.returncode == 0:
            name = found.stdout.split(": ")[0].split(",")[0]
            facts = output("dpkg-query", "-W", "-f", "${Package} ${Version} ${Architecture}", name).split()
            return tuple(facts)
    raise SystemExit(f"sbom: no package has {path}")


def identifier(kind, name):
    return f"SPDXRef-{kind}-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def relation(one, kind, other):
    return {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}


def names_in(field):
    """The packages that a field such as Depends names, each with what it demands."""
    for part in filter(None, (part.strip() for part in field.split(","))):
        for choice in part.split("|"):
            match = re.match(r"\s*([a-z0-9][a-z0-9+.-]*)(?::\w+)?\s*(?:\((.+?)\))?", choice)
            yield match[1], match[2] or ""


def digest(data, kind):
    return hashlib.new(kind, data).hexdigest()


def file_entries(folder):
    """The files of the package, with the checksums that SPDX demands."""
    entries = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            data, name = path.read_bytes(), "./" + path.relative_to(folder).as_posix()
            entries.append({
                "SPDXID": identifier("File", name[2:]), "fileName": name,
                "fileTypes": ["BINARY" if data[:4] == b"\x7fELF" else "ARCHIVE" if data[:2] == b"\x1f\x8b" else "TEXT"],
                "checksums": [{"algorithm": "SHA1", "checksumValue": digest(data, "sha1")},
                              {"algorithm": "SHA256", "checksumValue": digest(data, "sha256")}],
                "licenseConcluded": OWN, "copyrightText": "NOASSERTION"})
    return entries


def document(name, version, folder, control, checksum, library_of, time):
    """The whole list. control: the fields of a Debian package; library_of: soname -> (package, version, architecture)."""
    files = file_entries(folder)
    code = digest("".join(sorted(entry["checksums"][0]["checksumValue"] for entry in files)).encode(), "sha1")
    own = identifier("Package", name)
    packages = [{
        "SPDXID": own, "name": name, "versionInfo": version, "supplier": AUTHORS, "downloadLocation": "NOASSERTION",
        "filesAnalyzed": True, "packageVerificationCode": {"packageVerificationCodeValue": code},
        "licenseConcluded": OWN, "licenseDeclared": OWN, "licenseInfoFromFiles": [OWN], "copyrightText": "NOASSERTION",
        "checksums": [{"algorithm": "SHA256", "checksumValue": checksum}],
        "hasFiles": [entry["SPDXID"] for entry in files], "primaryPackagePurpose": "APPLICATION"}]
    relations = [relation("SPDXRef-DOCUMENT", "DESCRIBES", own)]
    relations += [relation(own, "CONTAINS", entry["SPDXID"]) for entry in files]

    used = {}  # package -> (version, architecture, sonames)
    for path in sorted(folder.rglob("*")):
        if not path.is_file():
            continue
        file = identifier("File", path.relative_to(folder).as_posix())
        for soname in needed(path):
            package, its_version, architecture = library_of(soname)
            used.setdefault(package, (its_version, architecture, set()))[2].add(soname)
            relations.append(relation(file, "DYNAMIC_LINK", identifier("Package", package)))
    for package, (its_version, architecture, sonames) in sorted(used.items()):
        licences = sorted({licence_of(soname) for soname in sonames})
        licence = licences[0] if len(licences) == 1 else " AND ".join(f"({each})" for each in licences)
        packages.append(other(package, its_version, licence, architecture, "contains " + ", ".join(sorted(sonames))))
        relations.append(relation(own, "DEPENDS_ON", identifier("Package", package)))

    # What the package declares beyond the libraries that its programs name: no version, the user's system has one.
    known = set(used)
    for field, kind in [("Depends", "DEPENDS_ON"), ("Recommends", None), ("Suggests", None)]:
        for package, demand in names_in(control.get(field, "")):
            if package in known:
                continue
            known.add(package)
            packages.append(other(package, "", "NOASSERTION", "", f"{field} {package} {demand}".strip()))
            its = identifier("Package", package)
            relations.append(relation(own, kind, its) if kind else relation(its, "OPTIONAL_DEPENDENCY_OF", own))

    relations = [dict(pairs) for pairs in dict.fromkeys(tuple(each.items()) for each in relations)]
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"{name}-{version}",
        "documentNamespace": f"https://sidestage.invalid/spdx/{name}-{version}-{checksum}",
        "creationInfo": {"created": time, "creators": [AUTHORS, "Tool: sidestage-sbom"]},
        "packages": packages, "files": files, "relationships": relations}


def other(name, version, licence, architecture, comment):
    """The entry of a package that is not ours."""
    entry = {"SPDXID": identifier("Package", name), "name": name, "supplier": "NOASSERTION",
             "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": "NOASSERTION",
             "licenseDeclared": licence, "copyrightText": "NOASSERTION", "comment": comment}
    locator = f"pkg:deb/debian/{name}"
    if version:
        entry["versionInfo"] = version
        locator += f"@{version.replace('+', '%2B').replace(':', '%3A')}?arch={architecture}"
    entry["externalRefs"] = [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": locator}]
    return entry


def faults(sbom):
    """What SPDX 2.3 demands and this document lacks."""
    found = [f"no {field}" for field in ("spdxVersion", "dataLicense", "SPDXID", "name", "documentNamespace", "creationInfo")
             if not sbom.get(field)]
    elements = [sbom, *sbom["packages"], *sbom["files"]]
    ids = [element.get("SPDXID", "") for element in elements]
    found += [f"{each} is not an identifier" for each in ids if not re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", each)]
    found += [f"{each} is there twice" for each in sorted({each for each in ids if ids.count(each) > 1})]
    for package in sbom["packages"]:
        found += [f"{package.get('name')}: no {field}" for field in ("name", "downloadLocation") if not package.get(field)]
        if package.get("filesAnalyzed") and "packageVerificationCode" not in package:
            found.append(f"{package['name']}: no verification code")
    for file in sbom["files"]:
        if "SHA1" not in [each["algorithm"] for each in file["checksums"]]:
            found.append(f"{file['fileName']}: no SHA1")
    for each in sbom["relationships"]:
        found += [f"{end} is related but not there" for end in (each["spdxElementId"], each["relatedSpdxElement"])
                  if end not in ids]
    if not any(each["relationshipType"] == "DESCRIBES" for each in sbom["relationships"]):
        found.append("it describes nothing")
    if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", sbom["creationInfo"]["created"]):
        found.append("the time is not in UTC")
    return found


def control_of(package):
    """The fields of a Debian package."""
    fields, name = {}, ""
    for line in output("dpkg-deb", "--field", str(package)).splitlines():
        if not line.startswith(" "):
            name, _, value = line.partition(":")
            fields[name] = value.strip()
    return fields


def write(package):
    paths = library_paths()
    epoch = int(os.environ.get("SOURCE_DATE_EPOCH") or package.stat().st_mtime)
    time = datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    content = package.read_bytes()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if package.suffix == ".deb":
            control = control_of(package)
            subprocess.run(["dpkg-deb", "--extract", str(package), name], check=True)
            title, version = control["Package"], control["Version"]
        else:
            control = {}
            with tarfile.open(fileobj=io.BytesIO(content)) as archive:
                archive.extractall(folder)
            title, version = re.match(r"(.+?)-(\d[\w.]*)", package.name).groups()
            title += "-archive"
        sbom = document(title, version, folder, control, digest(content, "sha256"), lambda soname: provider(soname, paths), time)
    found = faults(sbom)
    if found:
        raise SystemExit("sbom: " + "; ".join(found))
    target = package.with_name(re.sub(r"\.(deb|tar\.gz)$", "", package.name) + ".spdx.json")
    target.write_text(json.dumps(sbom, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{target}: {len(sbom['files'])} files, {len(sbom['packages']) - 1} packages that it uses")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for argument in sys.argv[1:]:
        write(Path(argument))
