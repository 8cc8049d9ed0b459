// SPDX-License-Identifier: GPL-3.0-or-later
#include "store.h"

#include "life.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/analytics/reports.h"
#include "sandbox/bits/cheers.h"
#include "sandbox/bits/purchases.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/emotes/picture_books.h"
#include "sandbox/rewards/rewards.h"
#include "staff.h"

namespace Sidestage::Sandbox {

namespace {

// Times are milliseconds since the epoch, UTC. Lists of words are separated by spaces. Nothing in
// here can be used to sign in to this service: tokens, codes and client secrets are there as SHA-256 only.
constexpr const char *version1 = R"(
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE clients (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    secret BLOB,                      -- NULL: a public client
    redirect_uris TEXT NOT NULL       -- separated by spaces; the first also gets mismatches
) WITHOUT ROWID;

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    login TEXT NOT NULL UNIQUE,
    display_name TEXT NOT NULL,
    type TEXT NOT NULL DEFAULT '',
    broadcaster_type INTEGER NOT NULL DEFAULT 0,   -- Api::BroadcasterType
    description TEXT NOT NULL DEFAULT '',
    email TEXT NOT NULL DEFAULT '',
    created_at INTEGER NOT NULL,
    cast_order INTEGER                -- place on the authorize page; NULL: not offered there
);
CREATE INDEX users_cast ON users (cast_order) WHERE cast_order IS NOT NULL;

CREATE TABLE categories (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    igdb_id TEXT NOT NULL DEFAULT '',
    mature INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE channels (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    title TEXT NOT NULL DEFAULT '',
    category_id INTEGER,              -- NULL: never set
    language TEXT NOT NULL DEFAULT 'en',
    delay INTEGER NOT NULL DEFAULT 0,
    tags TEXT NOT NULL DEFAULT '',
    labels TEXT NOT NULL DEFAULT '',  -- those set by the channel, not those of its category
    branded INTEGER NOT NULL DEFAULT 0,
    branded_set_at INTEGER            -- when the flag was last sent
);

CREATE TABLE streams (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    id INTEGER NOT NULL UNIQUE,
    viewers INTEGER NOT NULL,
    started_at INTEGER NOT NULL
);

CREATE TABLE editors (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    created_at INTEGER NOT NULL,
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;

CREATE TABLE moderators (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;

CREATE TABLE bans (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    created_at INTEGER NOT NULL,
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;

CREATE TABLE follows (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    followed_at INTEGER NOT NULL,
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;
CREATE INDEX follows_of_broadcaster ON follows (broadcaster_id, followed_at DESC, user_id DESC);
CREATE INDEX follows_of_user ON follows (user_id, followed_at DESC, broadcaster_id DESC);

-- Totals are kept beside the rows, so that they cost the same however many there are.
CREATE TABLE follow_totals (
    user_id INTEGER PRIMARY KEY,
    followers INTEGER NOT NULL DEFAULT 0,
    followed INTEGER NOT NULL DEFAULT 0
);
CREATE TRIGGER follows_added AFTER INSERT ON follows BEGIN
    INSERT INTO follow_totals (user_id, followers) VALUES (new.broadcaster_id, 1)
        ON CONFLICT (user_id) DO UPDATE SET followers = followers + 1;
    INSERT INTO follow_totals (user_id, followed) VALUES (new.user_id, 1)
        ON CONFLICT (user_id) DO UPDATE SET followed = followed + 1;
END;
CREATE TRIGGER follows_removed AFTER DELETE ON follows BEGIN
    UPDATE follow_totals SET followers = followers - 1 WHERE user_id = old.broadcaster_id;
    UPDATE follow_totals SET followed = followed - 1 WHERE user_id = old.user_id;
END;

CREATE TABLE tokens (
    id INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    client_id TEXT NOT NULL,
    user_id INTEGER,                  -- NULL: an app token
    scopes TEXT NOT NULL,
    expires_at INTEGER NOT NULL
);
CREATE INDEX tokens_expiry ON tokens (expires_at);

CREATE TABLE refresh_tokens (
    hash BLOB PRIMARY KEY,
    client_id TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    scopes TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE codes (
    hash BLOB PRIMARY KEY,
    client_id TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    scopes TEXT NOT NULL,
    redirect_uri TEXT NOT NULL,
    expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE approvals (
    client_id TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    scopes TEXT NOT NULL,
    PRIMARY KEY (client_id, user_id)
) WITHOUT ROWID;
)";

// What the other grants need besides.
constexpr const char *tokenTables = R"(
ALTER TABLE refresh_tokens ADD COLUMN expires_at INTEGER;   -- NULL: not by time
CREATE INDEX refresh_tokens_expiry ON refresh_tokens (expires_at) WHERE expires_at IS NOT NULL;

-- Names of OpenID claims: `claims` are those of userinfo, `id_claims` those of the ID token.
ALTER TABLE tokens ADD COLUMN claims TEXT NOT NULL DEFAULT '';
ALTER TABLE refresh_tokens ADD COLUMN claims TEXT NOT NULL DEFAULT '';
ALTER TABLE codes ADD COLUMN claims TEXT NOT NULL DEFAULT '';
ALTER TABLE codes ADD COLUMN id_claims TEXT NOT NULL DEFAULT '';
ALTER TABLE codes ADD COLUMN nonce TEXT NOT NULL DEFAULT '';

CREATE TABLE device_codes (
    id INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    user_hash BLOB NOT NULL UNIQUE,
    client_id TEXT NOT NULL,
    scopes TEXT NOT NULL,
    state INTEGER NOT NULL DEFAULT 0,  -- DeviceCodes::State
    user_id INTEGER,                   -- who approved it
    expires_at INTEGER NOT NULL
);
CREATE INDEX device_codes_expiry ON device_codes (expires_at);

-- What ID tokens are signed with, as DER. It stays when the world is made anew.
CREATE TABLE signing_keys (id INTEGER PRIMARY KEY, private_key BLOB NOT NULL);
)";

// Whose roles somebody has is asked for the authorize page: without these, by reading all users.
constexpr const char *rolesByUser = R"(
CREATE INDEX moderators_by_user ON moderators (user_id, broadcaster_id);
CREATE INDEX editors_by_user ON editors (user_id, broadcaster_id);
CREATE INDEX bans_by_user ON bans (user_id, broadcaster_id);
)";

// Whether a user has let an app in is asked for each subscription to events.
constexpr const char *tokensByUser = R"(
CREATE INDEX tokens_by_user ON tokens (client_id, user_id);
)";

// A code that is used twice ends what came of its first use, and the oldest of too many refresh tokens give
// way.
constexpr const char *tokensOfCodes = R"(
ALTER TABLE codes ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN code BLOB;           -- hash of the authorization code it began with
ALTER TABLE refresh_tokens ADD COLUMN code BLOB;
ALTER TABLE refresh_tokens ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tokens_by_code ON tokens (code) WHERE code IS NOT NULL;
CREATE INDEX refresh_tokens_by_code ON refresh_tokens (code) WHERE code IS NOT NULL;
CREATE INDEX refresh_tokens_by_number ON refresh_tokens (number);
)";

}  // namespace

Result<Database> openStore(const QString &path)
{
    return Database::open(path,
                          {{1, version1},
                           {2, Rewards::tables},
                           {3, AdBreaks::tables},
                           {4, Campaigns::tables},
                           {5, ChatRooms::tables},
                           {6, Cheers::tables},
                           {7, Reports::tables},
                           {8, Purchases::tables},
                           {9, PictureBooks::tables},
                           {10, tokenTables},
                           {11, Life::tables},
                           {12, rolesByUser},
                           {13, tokensByUser},
                           {14, Staff::tables},
                           {15, Life::raidRate},
                           {16, tokensOfCodes}});
}

Result<void> emptyStore(Database &database)
{
    QStringList tables;
    Rows rows
        = database.query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
                         " AND name NOT IN ('clients', 'signing_keys')");
    while (rows.next())
        tables.append(rows.text(0));
    if (!rows.status())
        return rows.status();
    // Until the end of the transaction rows may point to what is gone already.
    QByteArray sql("PRAGMA defer_foreign_keys = ON;");
    for (const QString &table : std::as_const(tables))
        sql += "DELETE FROM \"" + table.toUtf8() + "\";";
    return database.execute(sql.constData());
}

QString metaValue(Database &database, const QString &key)
{
    Rows rows = database.query("SELECT value FROM meta WHERE key = ?", key);
    return rows.next() ? rows.text(0) : QString();
}

Result<void> setMetaValue(Database &database, const QString &key, const QString &value)
{
    return statusOf(database.run("INSERT INTO meta (key, value) VALUES (?, ?)"
                                 " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                                 key, value));
}

}  // namespace Sidestage::Sandbox
