// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/tables.h"

namespace Sidestage::Tables {

// Days are days since the epoch, in UTC. Stamps are the milliseconds since the epoch at which a report was
// requested. Values are clustered by subject and column, so that a line of a chart is one range scan.
const char *const analyticsWarehouse = R"(
    CREATE TABLE analytics_subjects (
        key INTEGER PRIMARY KEY,
        account TEXT NOT NULL,
        kind INTEGER NOT NULL,            -- ReportKind
        id TEXT NOT NULL,
        name TEXT NOT NULL DEFAULT '',
        name_stamp INTEGER NOT NULL DEFAULT 0,
        UNIQUE (account, kind, id)
    );
    CREATE TABLE analytics_columns (
        key INTEGER PRIMARY KEY,
        kind INTEGER NOT NULL,
        name TEXT NOT NULL,
        place INTEGER NOT NULL,           -- in the newest report that has it
        place_stamp INTEGER NOT NULL,
        UNIQUE (kind, name)
    );
    CREATE TABLE analytics_days (
        subject INTEGER NOT NULL REFERENCES analytics_subjects (key),
        day INTEGER NOT NULL,
        PRIMARY KEY (subject, day)
    ) WITHOUT ROWID;
    CREATE TABLE analytics_values (
        subject INTEGER NOT NULL REFERENCES analytics_subjects (key),
        col INTEGER NOT NULL REFERENCES analytics_columns (key),
        day INTEGER NOT NULL,
        stamp INTEGER NOT NULL,
        number REAL,                      -- NULL: no number
        text TEXT,                        -- as it stood there, unless the number says the same
        peak REAL,                        -- the greatest number that any report told
        PRIMARY KEY (subject, col, day)
    ) WITHOUT ROWID;
    CREATE INDEX analytics_shrunk ON analytics_values (subject, day) WHERE number < peak;
    CREATE TABLE analytics_files (
        subject INTEGER PRIMARY KEY REFERENCES analytics_subjects (key),
        stamp INTEGER NOT NULL,
        first_day INTEGER NOT NULL,
        last_day INTEGER NOT NULL,
        csv BLOB NOT NULL                 -- compressed
    );
    CREATE TABLE analytics_lists (
        account TEXT NOT NULL,
        kind INTEGER NOT NULL,
        ready_until INTEGER,
        asked_at INTEGER NOT NULL,
        PRIMARY KEY (account, kind)
    ) WITHOUT ROWID;
)";

}  // namespace Sidestage::Tables
