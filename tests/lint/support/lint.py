# SPDX-License-Identifier: GPL-3.0-or-later
"""Common code of the lints: finding sources, removing comments, reporting, and the self-test.

A lint is a module with `check(root)`, which yields `Finding`s, and `EXAMPLES`: small trees with the lines
that must be found in them, which prove that the lint can fail.
"""
import pathlib
import re
import sys
import tempfile
from typing import Callable, Iterable, Iterator, NamedTuple

SKIPPED = 77  # ctest's SKIP_RETURN_CODE: neither passed nor failed


class Finding(NamedTuple):
    path: str
    line: int
    message: str


class Example(NamedTuple):
    files: dict[str, str]
    found: list[str]  # "path:line", in any order. Empty for a correct example.


def files(root: pathlib.Path, *suffixes: str) -> Iterator[pathlib.Path]:
    """Every file of the tree with one of the suffixes, without build folders and hidden files."""
    for path in sorted(root.iterdir()):
        if path.name in {"build", "dist", "__pycache__"} or path.name.startswith("."):
            continue
        if path.is_dir():
            yield from files(path, *suffixes)
        elif path.name.endswith(suffixes):
            yield path


_TOKENS = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
      | R"(?P<delimiter>[^()\\\s]{0,16})\(.*?\)(?P=delimiter)"
      | "(?:\\.|[^"\\\n])*"
      | (?<!\w)(?:u8|[uUL])?'(?:\\.|[^'\\\n])+'""",
    re.S | re.X,
)


def without_comments(text: str, strings: bool = False) -> str:
    """The text with comments replaced by blanks, and strings unless kept. Length and lines stay the same."""

    def blank(match: re.Match) -> str:
        if strings and match["comment"] is None:
            return match[0]
        return re.sub(r"[^\n]", " ", match[0])

    return _TOKENS.sub(blank, text)


def line_of(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1


def _self_test(check: Callable[[pathlib.Path], Iterable[Finding]], examples: list[Example]) -> int:
    failed = 0
    for number, example in enumerate(examples, 1):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name, text in example.files.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text, encoding="utf-8")
            found = sorted(f"{finding.path}:{finding.line}" for finding in check(root))
        if found != sorted(example.found):
            failed += 1
            print(f"example {number}: expected {sorted(example.found)}, found {found}")
    if not any(example.found for example in examples):
        failed += 1
        print("no example shows that this lint can fail")
    return 1 if failed else 0


def main(check: Callable[[pathlib.Path], Iterable[Finding]], examples: list[Example]) -> None:
    """`lint.py [ROOT]` checks a tree, `lint.py --self-test` checks the lint."""
    arguments = sys.argv[1:]
    if arguments == ["--self-test"]:
        sys.exit(_self_test(check, examples))
    root = pathlib.Path(arguments[0]) if arguments else pathlib.Path(__file__).resolve().parents[3]
    findings = list(check(root))
    for finding in findings:
        print(f"{finding.path}:{finding.line}: {finding.message}")
    sys.exit(1 if findings else 0)
