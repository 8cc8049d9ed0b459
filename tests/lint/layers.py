#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each layer depends only on what ARCHITECTURE.md allows.

This checks which headers the sources include and which targets CMake links. A change to the tables below
is a change to the architecture and needs a commit that explains it.
"""
import pathlib
import re
from typing import NamedTuple

from support.lint import Example, Finding, files, line_of, main, without_comments

# Areas of core and ui. None includes another: shared code belongs in a lower layer or a lower folder.
AREAS = {"channel", "rewards", "chat", "ads", "charity", "analytics", "community", "live", "interact", "schedule", "moments", "shows", "calls"}

# The folders of each layer, lowest first: a folder may include itself and those before it. "*" is any folder
# that is not listed, and none of these includes another.
ROOMS = {
    "core": ("base schema api storage async profile alerts models files client downloads events accounts feed search live outbox"
             " rewards/list rewards/queue rewards/decisions rewards/library rewards/archive rewards/feed rewards"
             " chat/store chat/people chat/emotes chat/modes chat/announcements chat/shoutouts chat"
             " ads analytics channel charity community/people community interact schedule moments shows calls"),
    "ui": ("kit/theme kit/text kit/layout kit/controls kit/search kit/overlays kit/messages kit/boards kit/lists"
           " texts forms files plugins outbox alerts sounds page live"
           " rewards/list rewards/editor rewards/queue rewards/decisions rewards/archive rewards/library rewards"
           " chat/base chat/people chat/emotes chat/announcements chat/shoutouts chat/lockdown chat/modes chat"
           " ads analytics/charts analytics channel/setup channel charity/donations charity/goal charity"
           " community/base community/people community interact schedule moments shows calls"
           " shell/settings shell/notices shell/header accounts shell login overview"),
    "sandbox": ("http world pictures oauth service events hype_train emotes users chat extensions * channels life scenarios control ."),
}
ROOMS = {layer: names.split() for layer, names in ROOMS.items()}

# System headers by the module they belong to. With Qt's include root <QtNetwork/...> is found even where
# CMake does not link that module, so the compiler alone does not detect it.
HEADERS = {
    "Network": r"QtNetwork/|QtHttpServer/|QtWebSockets/|QtNetworkAuth/"
               r"|Q(?:Network|Tcp|Udp|Ssl|Sctp|Host(?:Address|Info)|Local(?:Server|Socket)|AbstractSocket|Http|WebSocket"
               r"|Authenticator|Dns)|(?:QCoro/)?QCoro(?:Network|AbstractSocket|LocalSocket|TcpServer|WebSocket)",
    "Gui": r"QtGui/|QtSvg/|Q(?:Gui|Color|Pixmap|Image|Icon|Font|Painter|Palette|Brush|Pen|Screen|Window|Cursor|Clipboard"
           r"|KeySequence|DesktopServices|TextDocument|StandardItem|Svg)",
    "Widgets": r"QtWidgets/|Q(?:Application|Widget|Label|Dialog|MessageBox|.*Button|.*Layout|.*Edit"
               r"|(?!.*StringView|ByteArrayView).*View|StyleOption|Style|ProxyStyle|MainWindow|Frame|Menu|ToolBar|ComboBox|Completer|StyledItemDelegate|SystemTrayIcon)\b",
    "WebEngine": r"QtWebEngine|QtWebChannel|QWebEngine|QWebChannel",
    "simdjson": r"simdjson",
    "SQLite": r"sqlite3|QtSql/|QSql",
    "QJson": r"(?:QtCore/)?QJson",
    "giflib": r"gif_lib\.h",
}


class Rule(NamedTuple):
    """Files in `where` may include own headers from `own` only, and no system header of the kinds `never`."""
    where: str
    own: tuple[str, ...]
    never: tuple[str, ...]


# The first matching rule of a file applies.
RULES = [
    Rule("core/base/", ("core/base/",), ("Network", "Gui", "Widgets", "WebEngine", "simdjson", "SQLite", "QJson")),
    Rule("core/schema/json.", ("core/base/", "core/schema/"), ("Network", "Gui", "Widgets", "WebEngine", "SQLite", "QJson")),
    Rule("core/schema/", ("core/base/", "core/schema/"),
         ("Network", "Gui", "Widgets", "WebEngine", "simdjson", "SQLite", "QJson")),
    Rule("core/api/", ("core/base/", "core/schema/", "core/api/"),
         ("Network", "Gui", "Widgets", "WebEngine", "simdjson", "SQLite", "QJson")),
    Rule("core/storage/", ("core/base/", "core/schema/", "core/api/", "core/storage/"),
         ("Network", "Gui", "Widgets", "WebEngine", "simdjson", "QJson")),
    Rule("core/", ("core/",), ("Gui", "Widgets", "WebEngine", "simdjson", "SQLite")),
    Rule("ui/kit/", ("ui/kit/", "core/base/look.h"), ("Network", "WebEngine", "simdjson", "SQLite", "QJson")),
    Rule("ui/login/", ("core/", "ui/"), ("Network", "simdjson", "SQLite", "QJson")),
    Rule("ui/", ("core/", "ui/"), ("Network", "WebEngine", "simdjson", "SQLite", "QJson")),
    Rule("sandbox/pictures/", ("sandbox/pictures/", "sandbox/world/dice.h"),
         ("Network", "Widgets", "WebEngine", "simdjson", "SQLite", "QJson")),
    Rule("sandbox/", ("core/base/", "core/schema/", "core/api/", "core/storage/", "sandbox/"),
         ("Gui", "Widgets", "WebEngine", "simdjson", "SQLite", "giflib")),
    Rule("app/", ("core/", "ui/", "sandbox/", "app/"), ("simdjson", "SQLite")),
]

# The targets that each target may link. Targets that are not listed are not checked.
LINKS = {
    "sidestage_api": {"Qt6::Core", "simdjson::simdjson", "Threads::Threads"},
    "sidestage_storage": {"Qt6::Core", "sidestage_api", "SQLite::SQLite3"},
    "sidestage_core": {"Qt6::Core", "Qt6::Network", "Qt6::WebSockets", "QCoro6::Core", "QCoro6::Network", "Qt6Keychain::Qt6Keychain",
                       "$<LINK_ONLY:Qt6::DBus>",
                       "sidestage_api", "sidestage_storage"},
    "sidestage_kit": {"Qt6::Core", "Qt6::Gui", "Qt6::Widgets", "Qt6::Svg"},
    "sidestage_ui": {"Qt6::Core", "Qt6::Gui", "Qt6::Widgets", "Qt6::Svg", "Qt6::Charts", "QCoro6::Core", "$<LINK_ONLY:Qt6::DBus>",
                     "sidestage_core", "sidestage_kit"},
    "sidestage_login": {"Qt6::Core", "Qt6::Gui", "Qt6::Widgets", "Qt6::WebEngineCore", "Qt6::WebEngineWidgets",
                        "QCoro6::Core", "sidestage_core", "sidestage_kit", "sidestage_ui"},
    "sidestage_sounds": {"Qt6::Core", "Qt6::Multimedia"},
    "sidestage_pictures": {"Qt6::Core", "Qt6::Gui", "Qt6::Svg", "GIF::GIF"},
    "sidestage_sandbox": {"Qt6::Core", "Qt6::Network", "Qt6::HttpServer", "Qt6::WebSockets", "OpenSSL::Crypto",
                          "sidestage_api", "sidestage_storage", "sidestage_pictures"},
}
EVERYWHERE = {"sidestage_options"}
# What a target must not get through public links of others either.
NEVER_REACHES = {
    "sidestage_core": ("Qt6::Gui", "Qt6::Widgets", "Qt6::WebEngineWidgets"),
    "sidestage_kit": ("Qt6::Network", "sidestage_api", "sidestage_core"),
    "sidestage_ui": ("Qt6::Network", "Qt6::WebSockets", "QCoro6::Network", "Qt6::WebEngineWidgets", "sidestage_sandbox"),
    "sidestage_sandbox": ("sidestage_core", "sidestage_ui", "Qt6::Gui", "Qt6::Widgets"),
}


def owner(root: pathlib.Path, includer: pathlib.Path, target: str) -> str | None:
    """The path in the tree of a quoted include, or None if it is not one of our files."""
    for base in (includer.parent, root / "core", root / "ui", root / "sandbox", root / "app", root):
        path = base / target
        if path.is_file():
            return path.resolve().relative_to(root.resolve()).as_posix()
    return None


def other_area(name: str, included: str) -> bool:
    """Whether an area of core or ui includes another area of the same layer."""
    mine, theirs = name.split("/"), included.split("/")
    return (mine[0] == theirs[0] and mine[0] in ("core", "ui") and mine[1] in AREAS and theirs[1] in AREAS
            and mine[1] != theirs[1])


def room_of(name: str) -> tuple[int, str] | None:
    """The level and name of the folder in ROOMS that a file is in or below, or None without a level."""
    layer, *folders = name.split("/")[:-1]
    rooms = ROOMS.get(layer, [])
    for depth in range(len(folders), 0, -1):
        if (room := "/".join(folders[:depth])) in rooms:
            return rooms.index(room), room
    other = "*" if folders else "."
    return (rooms.index(other), "/".join(folders[:1])) if other in rooms else None


def goes_up(name: str, included: str) -> bool:
    """Whether the included file is in a higher folder of the same layer, or in another one of its level."""
    if name.split("/")[0] != included.split("/")[0]:
        return False
    mine, its = room_of(name), room_of(included)
    return mine is not None and its is not None and mine != its and its[0] >= mine[0]


def check_includes(root):
    for layer in ("core", "ui", "sandbox", "app"):
        if not (root / layer).is_dir():
            continue
        for path in files(root / layer, ".cpp", ".h"):
            name = path.relative_to(root).as_posix()
            rule = next((rule for rule in RULES if name.startswith(rule.where)), None)
            if rule is None:
                continue
            text = without_comments(path.read_text(encoding="utf-8"), strings=True)
            for match in re.finditer(r'^[ \t]*#[ \t]*include[ \t]*(["<])([^">\n]+)[">]', text, re.M):
                line, target = line_of(text, match.start(2)), match[2]
                included = owner(root, path, target)
                if included is None:
                    for kind in rule.never:
                        if re.match(HEADERS[kind], target):
                            yield Finding(name, line, f"{rule.where} must not know {kind}: <{target}>")
                elif included.startswith("ui/login/") and not name.startswith("ui/login/"):
                    yield Finding(name, line, f"ui/login is a plugin that nobody links: {target}")
                elif not included.startswith(rule.own):
                    yield Finding(name, line, f"{rule.where} must not know {included}")
                elif other_area(name, included):
                    yield Finding(name, line, f"an area must not know another: {included}; move it down a layer")
                elif goes_up(name, included):
                    yield Finding(name, line, f"includes lead down, from room to room: {included} stands above")


def links(root):
    """Every (target, linked, is public, path, line) of our own CMake files. Tests may link anything."""
    for path in files(root, "CMakeLists.txt", ".cmake"):
        name = path.relative_to(root).as_posix()
        if name.startswith("tests/"):
            continue
        text = re.sub(r"#[^\n]*", lambda match: " " * len(match[0]), path.read_text(encoding="utf-8"))
        for match in re.finditer(r"\btarget_link_libraries\s*\(\s*([\w:.-]+)([^)]*)\)", text):
            public = True
            for word in re.finditer(r"[^\s]+", match[2]):
                if word[0] in {"PUBLIC", "INTERFACE", "PRIVATE"}:
                    public = word[0] != "PRIVATE"
                else:
                    yield match[1], word[0], public, name, line_of(text, match.start(2) + word.start())


def check_links(root):
    found = list(links(root))
    for target, linked, _, name, line in found:
        if target in LINKS and linked not in LINKS[target] | EVERYWHERE:
            yield Finding(name, line, f"{target} must not link {linked}")
        elif linked.startswith("Qt6::WebEngine") and target != "sidestage_login":
            yield Finding(name, line, f"{target} must not link {linked}: only the sign-in plugin does")
        elif linked == "sidestage_login":
            yield Finding(name, line, f"{target} must not link the plugin; it is loaded at the first sign-in")
    public = {}
    for target, linked, is_public, _, _ in found:
        if is_public:
            public.setdefault(target, set()).add(linked)
    for target, linked, _, name, line in found:
        reached, ahead = set(), {linked}
        while ahead:
            step = ahead.pop()
            if step not in reached:
                reached.add(step)
                ahead |= public.get(step, set())
        for wrong in sorted(reached & set(NEVER_REACHES.get(target, ())) - {linked}):
            yield Finding(name, line, f"{target} reaches {wrong} through {linked}")


def check(root):
    yield from check_includes(root)
    yield from check_links(root)


TREE = {"core/base/result.h": "", "core/api/users.h": '#include "base/result.h"\n', "core/client/client.h": "",
        "core/channel/title.h": "", "core/chat/modes.h": "", "ui/kit/tokens.h": "", "ui/channel/page.h": "",
        "ui/chat/page.h": "", "ui/login/view.h": "", "sandbox/world/world.h": "", "core/storage/database.h": "",
        "sandbox/world/dice.h": "", "sandbox/pictures/pictures.h": ""}


def tree(**more: str) -> dict[str, str]:
    return TREE | {name.replace("__", "/").replace("_cpp", ".cpp").replace("_h", ".h"): text for name, text in more.items()}


EXAMPLES = [
    Example(tree(
        core__client__client_cpp='#include "client.h"\n#include "api/users.h"\n#include <QNetworkReply>\n',
        core__storage__database_cpp='#include "database.h"\n#include <sqlite3.h>\n',
        core__schema__json_cpp="#include <simdjson.h>\n#include <QStringView>\n#include <QCoreApplication>\n",
        ui__channel__page_cpp='#include "page.h"\n#include "channel/title.h"\n#include "kit/tokens.h"\n#include <QLabel>\n'
                              "// #include <QNetworkReply>\n",
        ui__login__view_cpp='#include "view.h"\n#include <QWebEngineView>\n',
        sandbox__server_cpp='#include "sandbox/world/world.h"\n#include "storage/database.h"\n#include <QHttpServer>\n'
                            '#include "pictures/pictures.h"\n',
        sandbox__pictures__gif_cpp='#include "pictures.h"\n#include "sandbox/world/dice.h"\n#include <QImage>\n'
                                   '#include <gif_lib.h>\n'), []),
    Example(tree(
        core__api__a_cpp='#include <QNetworkReply>\n#include "client/client.h"\n#include <QtGui/QColor>\n',
        core__base__a_cpp="#include <QtWidgets/QLabel>\n#include <QJsonObject>\n",
        core__client__a_cpp='#include <QIcon>\n#include "kit/tokens.h"\n#include <simdjson.h>\n',
        core__chat__a_cpp='#include "../channel/title.h"\n'),
        ["core/api/a.cpp:1", "core/api/a.cpp:2", "core/api/a.cpp:3", "core/base/a.cpp:1", "core/base/a.cpp:2",
         "core/client/a.cpp:1", "core/client/a.cpp:2", "core/client/a.cpp:3", "core/chat/a.cpp:1"]),
    Example(tree(
        ui__channel__a_cpp='#include <QtNetwork/QTcpSocket>\n#include "ui/chat/page.h"\n#include <sqlite3.h>\n'
                           '#include <QWebEngineView>\n#include "login/view.h"\n#include "sandbox/world/world.h"\n'
                           '#include <QJsonObject>\n',
        ui__kit__a_cpp='#include "client/client.h"\n#include "channel/page.h"\n',
        sandbox__a_cpp='#include "client/client.h"\n#include <QWidget>\n#include <QPainter>\n#include <gif_lib.h>\n',
        sandbox__pictures__a_cpp='#include "sandbox/world/world.h"\n#include <QLabel>\n'),
        ["ui/channel/a.cpp:1", "ui/channel/a.cpp:2", "ui/channel/a.cpp:3", "ui/channel/a.cpp:4", "ui/channel/a.cpp:5",
         "ui/channel/a.cpp:6", "ui/channel/a.cpp:7", "ui/kit/a.cpp:1", "ui/kit/a.cpp:2", "sandbox/a.cpp:1", "sandbox/a.cpp:2",
         "sandbox/a.cpp:3", "sandbox/a.cpp:4", "sandbox/pictures/a.cpp:1", "sandbox/pictures/a.cpp:2"]),
    Example(tree(
        core__rewards__queue__model_h="", core__rewards__parts_h='#include "queue/model.h"\n', sandbox__chat__rooms_h="",
        sandbox__new__a_cpp='#include "sandbox/chat/rooms.h"\n#include "parts/c.h"\n', sandbox__new__parts__c_h="",
        sandbox__chat__parts__b_cpp='#include "../rooms.h"\n', sandbox__control__a_cpp='#include "sandbox/new/parts/c.h"\n'),
        []),
    Example(tree(
        core__rewards__parts_h="", core__rewards__queue__model_cpp='#include "rewards/parts.h"\n', sandbox__chat__rooms_h="",
        sandbox__world__a_cpp='#include "sandbox/chat/rooms.h"\n', sandbox__server_h="",
        sandbox__chat__b_cpp='#include "sandbox/server.h"\n', sandbox__new__a_h="",
        sandbox__newer__a_cpp='#include "sandbox/new/a.h"\n'),
        ["core/rewards/queue/model.cpp:1", "sandbox/world/a.cpp:1", "sandbox/chat/b.cpp:1", "sandbox/newer/a.cpp:1"]),
    Example({"CMakeLists.txt": """\
target_link_libraries(sidestage_api PUBLIC Qt6::Core PRIVATE sidestage_options simdjson::simdjson)
target_link_libraries(sidestage_core PUBLIC sidestage_api QCoro6::Core PRIVATE Qt6::Network sidestage_options)
target_link_libraries(sidestage_kit PUBLIC Qt6::Widgets PRIVATE Qt6::Svg)
target_link_libraries(sidestage_ui PUBLIC sidestage_kit sidestage_core)
target_link_libraries(sidestage PRIVATE sidestage_ui sidestage_sandbox)
target_link_libraries(sidestage_pictures PUBLIC Qt6::Core PRIVATE Qt6::Gui GIF::GIF)
target_link_libraries(sidestage_sandbox PUBLIC sidestage_api PRIVATE sidestage_pictures)
""", "tests/CMakeLists.txt": "target_link_libraries(sidestage_ui PRIVATE Qt6::Network)\n"}, []),
    Example({"CMakeLists.txt": """\
target_link_libraries(sidestage_ui PUBLIC sidestage_kit
    PRIVATE Qt6::Network)
target_link_libraries(sidestage_core PUBLIC Qt6::Network QCoro6::Core)
target_link_libraries(sidestage_ui PRIVATE sidestage_core)
target_link_libraries(sidestage PRIVATE Qt6::WebEngineWidgets)
target_link_libraries(sidestage PRIVATE sidestage_login)
target_link_libraries(sidestage_sandbox PRIVATE Qt6::Gui)
target_link_libraries(sidestage_pictures PRIVATE sidestage_storage)
""", "core/extra.cmake": "target_link_libraries(sidestage_api PRIVATE Qt6::Gui)\n"},
            ["CMakeLists.txt:2", "CMakeLists.txt:4", "CMakeLists.txt:5", "CMakeLists.txt:6", "CMakeLists.txt:7",
             "CMakeLists.txt:8", "core/extra.cmake:1"]),
]

if __name__ == "__main__":
    main(check, EXAMPLES)
