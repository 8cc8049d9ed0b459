// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/tables.h"

namespace Sidestage::Tables {

// A row of `follows` has the number of the last full read that contained it. When a full read ends, rows with
// an older number are removed. Rows are clustered in the order in which the service lists them, so that a
// full read writes the pages of the file one after the other.
//
// `folded`: login and name in lower case, for searching.
const char *const follows = R"(
    CREATE TABLE follow_lists (
        key INTEGER PRIMARY KEY,
        account TEXT NOT NULL,
        side INTEGER NOT NULL,
        stored INTEGER NOT NULL DEFAULT 0,
        total INTEGER,
        reading INTEGER NOT NULL DEFAULT 0,
        phase INTEGER NOT NULL DEFAULT 0,
        started_at INTEGER,
        cursor TEXT NOT NULL DEFAULT '',
        read INTEGER NOT NULL DEFAULT 0,
        restarted_at INTEGER,
        complete_at INTEGER,
        missing INTEGER NOT NULL DEFAULT 0,
        since INTEGER,
        since_number INTEGER NOT NULL DEFAULT 0,
        came INTEGER NOT NULL DEFAULT 0,
        left INTEGER NOT NULL DEFAULT 0,
        visited_at INTEGER,
        visited_number INTEGER NOT NULL DEFAULT 0,
        UNIQUE (account, side)
    );
    CREATE TABLE follows (
        list INTEGER NOT NULL,
        at INTEGER NOT NULL,
        id TEXT NOT NULL,
        login TEXT NOT NULL,
        name TEXT NOT NULL,
        folded TEXT NOT NULL,
        reading INTEGER NOT NULL,
        PRIMARY KEY (list, at, id)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX follows_by_id ON follows (list, id);
    CREATE TABLE follow_changes (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        list INTEGER NOT NULL,
        kind INTEGER NOT NULL,
        seen_at INTEGER NOT NULL,
        id TEXT NOT NULL,
        login TEXT NOT NULL,
        name TEXT NOT NULL,
        folded TEXT NOT NULL,
        at INTEGER NOT NULL
    );
    CREATE INDEX follow_changes_by_kind ON follow_changes (list, kind, number);
)";

}  // namespace Sidestage::Tables
