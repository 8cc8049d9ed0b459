#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every kind of domain event in the sandbox leads to an event in at least one *_events.cpp, or is listed here as one
without an event: an area ignores the kinds that it does not know, so the compiler cannot say that one was forgotten."""
import re

from support.lint import Example, Finding, line_of, main, without_comments

DECLARED = "sandbox/world/domain_event.def"
# The platform has no event for these, or none that the specification describes.
WITHOUT_EVENT = {"ClipCreated", "MarkerCreated", "ScheduleChanged", "VideoDeleted", "VideoPublished",
                 "ViewerJoined", "ViewerLeft", "AdSnoozed", "ExtensionConfigured", "ExtensionMessageSent",
                 "ExtensionsActivated"}

KIND = re.compile(r"^DOMAIN_EVENT\((\w+)", re.MULTILINE)
USE = re.compile(r"(?:(?<![\w:])|\bDomainEvent::)Kind::(\w+)")


def check(root):
    declared = root / DECLARED
    if not declared.is_file():
        return
    text = without_comments(declared.read_text(encoding="utf-8"))
    kinds = {kind[1]: line_of(text, kind.start()) for kind in KIND.finditer(text)}
    if not kinds:
        yield Finding(DECLARED, 1, "no kinds were found")
    published = {}
    for path in sorted((root / "sandbox").glob("*/*_events.cpp")):
        for use in USE.finditer(without_comments(path.read_text(encoding="utf-8"))):
            published.setdefault(use[1], set()).add(path.relative_to(root).as_posix())
    for kind, line in kinds.items():
        where = sorted(published.get(kind, ()))
        if where and kind in WITHOUT_EVENT:
            yield Finding(DECLARED, line, f"{kind} is published in {where[0]}: take it from the list in tests/lint/events.py")
        elif not where and kind not in WITHOUT_EVENT:
            yield Finding(DECLARED, line, f"{kind} is not published in any sandbox/*/*_events.cpp: publish its event, or"
                                          " list it in tests/lint/events.py as a kind without one")


KINDS = ('// DOMAIN_EVENT(Followed, "follow")\n\nDOMAIN_EVENT(Raided, "raid")\nDOMAIN_EVENT(Cheered, "cheer")  // Kind::Followed\n'
         'DOMAIN_EVENT(ViewerLeft, "viewer.leave")\n\n#undef DOMAIN_EVENT\n')
RAIDS = "void f()\n{\n    if (e.kind == DomainEvent::Kind::Raided)  // Kind::Cheered\n        g();\n}\n"

EXAMPLES = [
    Example({DECLARED: KINDS, "sandbox/raids/raid_events.cpp": RAIDS,
             "sandbox/bits/bits_events.cpp": "switch (kind) {\ncase Kind::Cheered:\n    break;\n}\n"}, []),
    # Cheered is forgotten: used only where nothing is published, and as a kind of something else.
    Example({DECLARED: KINDS, "sandbox/raids/raid_events.cpp": RAIDS,
             "sandbox/bits/cheers.cpp": "publish(DomainEvent::Kind::Cheered, id);\n",
             "sandbox/bits/bits_events.cpp": "auto a = Rule::Kind::Cheered;\n"}, [DECLARED + ":4"]),
    Example({DECLARED: KINDS, "sandbox/raids/raid_events.cpp": RAIDS, "sandbox/chat/chat_events.cpp": RAIDS + "Kind::Cheered\n",
             "sandbox/bits/bits_events.cpp": "Kind::ViewerLeft\n"}, [DECLARED + ":5"]),
    Example({DECLARED: "#undef DOMAIN_EVENT\n"}, [DECLARED + ":1"]),
]

if __name__ == "__main__":
    main(check, EXAMPLES)
