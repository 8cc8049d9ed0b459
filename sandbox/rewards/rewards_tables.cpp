// SPDX-License-Identifier: GPL-3.0-or-later
#include "rewards.h"

namespace Sidestage::Sandbox {

const char *const Rewards::tables = R"(
CREATE TABLE rewards (
    -- Never used again, so that what was redeemed of a deleted reward does not turn up in a new one.
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    client_id TEXT NOT NULL,          -- the app that made it
    title TEXT NOT NULL,
    title_key TEXT NOT NULL,          -- without regard to case
    prompt TEXT NOT NULL,
    cost INTEGER NOT NULL,
    background_color TEXT NOT NULL,
    is_enabled INTEGER NOT NULL,
    needs_input INTEGER NOT NULL,
    per_stream_on INTEGER NOT NULL,
    per_stream INTEGER NOT NULL,
    per_user_on INTEGER NOT NULL,
    per_user INTEGER NOT NULL,
    cooldown_on INTEGER NOT NULL,
    cooldown_seconds INTEGER NOT NULL,
    is_paused INTEGER NOT NULL,
    skips_queue INTEGER NOT NULL,
    stream_id INTEGER NOT NULL DEFAULT 0,           -- in which it was redeemed last
    redeemed_in_stream INTEGER NOT NULL DEFAULT 0,
    last_redeemed_at INTEGER NOT NULL DEFAULT 0,
    UNIQUE (broadcaster_id, title_key)
);
CREATE INDEX rewards_of_broadcaster ON rewards (broadcaster_id, id);

-- How often somebody redeemed a reward in the stream in which they did last.
CREATE TABLE reward_uses (
    reward INTEGER NOT NULL REFERENCES rewards (number) ON DELETE CASCADE,
    user_id INTEGER NOT NULL REFERENCES users (id),
    stream_id INTEGER NOT NULL,
    uses INTEGER NOT NULL,
    PRIMARY KEY (reward, user_id)
) WITHOUT ROWID;

-- What a reward said and cost when it was redeemed: it may be another by now, or be gone.
CREATE TABLE reward_offers (
    id INTEGER PRIMARY KEY,
    reward_id TEXT NOT NULL,
    title TEXT NOT NULL,
    prompt TEXT NOT NULL,
    cost INTEGER NOT NULL,
    UNIQUE (reward_id, cost, title, prompt)
);

CREATE TABLE redemptions (
    row INTEGER PRIMARY KEY,
    place INTEGER NOT NULL,           -- the row again: SQLite does not seek for pairs with a row's number
    id TEXT NOT NULL UNIQUE,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    reward INTEGER NOT NULL,          -- its number; the reward itself may be gone
    offer INTEGER NOT NULL REFERENCES reward_offers (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    input TEXT NOT NULL,
    status INTEGER NOT NULL,          -- Api::RedemptionStatus
    redeemed_at INTEGER NOT NULL,
    decided_at INTEGER                -- NULL: it waits
);
CREATE INDEX redemptions_page ON redemptions (reward, status, redeemed_at, place);
CREATE INDEX redemptions_decided ON redemptions (decided_at) WHERE decided_at IS NOT NULL;

-- Kept beside the rows, so that the number costs the same however many wait.
CREATE TABLE redemptions_waiting (
    broadcaster_id INTEGER PRIMARY KEY,
    waiting INTEGER NOT NULL
);
CREATE TRIGGER redemptions_added AFTER INSERT ON redemptions WHEN new.status = 0 BEGIN
    INSERT INTO redemptions_waiting (broadcaster_id, waiting) VALUES (new.broadcaster_id, 1)
        ON CONFLICT (broadcaster_id) DO UPDATE SET waiting = waiting + 1;
END;
CREATE TRIGGER redemptions_updated AFTER UPDATE OF status ON redemptions
        WHEN old.status = 0 AND new.status <> 0 BEGIN
    UPDATE redemptions_waiting SET waiting = waiting - 1 WHERE broadcaster_id = old.broadcaster_id;
END;
CREATE TRIGGER redemptions_removed AFTER DELETE ON redemptions WHEN old.status = 0 BEGIN
    UPDATE redemptions_waiting SET waiting = waiting - 1 WHERE broadcaster_id = old.broadcaster_id;
END;

-- Channel Points of those who do not have what everybody begins with.
CREATE TABLE points (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    points INTEGER NOT NULL,
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;
)";

}  // namespace Sidestage::Sandbox
