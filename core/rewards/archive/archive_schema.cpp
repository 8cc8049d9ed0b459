// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/tables.h"

namespace Sidestage::Tables {

// Names, titles and prompts are stored once each. Totals are stored with viewers, rewards and channels, so
// that they need not be counted.
//
// archive_words is only an index; its row ids are the numbers in `archive`. It contains the words of each
// redemption and marks for outcome, viewer, reward and title, split and folded by wordsOf(). Prefixes of up
// to eight letters have lists of their own, so that a search while typing walks one list, newest first, and
// several words walk several lists in parallel. Positions are not stored, because phrases are not searched.
//
// Ids are random. With one index of all ids, each redemption would touch another page among a million rows,
// which has to be read, logged and written back. Therefore each day has its part of the index (`perDay` in
// archive_table.cpp). ArchiveTable::tidy() merges the index of words.
const char *const redemptionArchive = R"(
    CREATE TABLE archive_channels (
        key INTEGER PRIMARY KEY,
        account TEXT NOT NULL UNIQUE,
        login TEXT NOT NULL,
        name TEXT NOT NULL,
        total INTEGER NOT NULL DEFAULT 0,
        complete_until INTEGER,
        stream_from INTEGER,
        stream_until INTEGER
    );
    CREATE TABLE archive_people (
        key INTEGER PRIMARY KEY,
        channel INTEGER NOT NULL,
        user_id TEXT NOT NULL,
        redeemed INTEGER NOT NULL DEFAULT 0,
        fulfilled INTEGER NOT NULL DEFAULT 0,
        refunded INTEGER NOT NULL DEFAULT 0,
        points INTEGER NOT NULL DEFAULT 0,
        UNIQUE (channel, user_id)
    );
    CREATE TABLE archive_rewards (
        key INTEGER PRIMARY KEY,
        channel INTEGER NOT NULL,
        reward_id TEXT NOT NULL,
        title INTEGER NOT NULL,
        redeemed INTEGER NOT NULL DEFAULT 0,
        fulfilled INTEGER NOT NULL DEFAULT 0,
        refunded INTEGER NOT NULL DEFAULT 0,
        points INTEGER NOT NULL DEFAULT 0,
        UNIQUE (channel, reward_id)
    );
    CREATE TABLE archive_names (
        key INTEGER PRIMARY KEY,
        login TEXT NOT NULL,
        name TEXT NOT NULL,
        UNIQUE (login, name)
    );
    CREATE TABLE archive_titles (key INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE);
    CREATE TABLE archive_prompts (key INTEGER PRIMARY KEY, prompt TEXT NOT NULL UNIQUE);
    CREATE TABLE archive (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL,
        channel INTEGER NOT NULL,
        person INTEGER NOT NULL,
        name INTEGER NOT NULL,
        reward INTEGER NOT NULL,
        title INTEGER NOT NULL,
        prompt INTEGER NOT NULL,
        cost INTEGER NOT NULL,
        input TEXT NOT NULL,
        redeemed_at INTEGER,
        outcome INTEGER NOT NULL,
        decider INTEGER NOT NULL,
        decided_at INTEGER
    );
    CREATE UNIQUE INDEX archive_by_id ON archive (number / 172800000, id);
    CREATE INDEX archive_by_decision ON archive (channel, decided_at) WHERE decided_at IS NOT NULL;
    CREATE VIRTUAL TABLE archive_words USING fts5 (
        words, content = '', columnsize = 0, detail = none, prefix = '1 2 3 4 5 6 7 8', tokenize = 'ascii'
    );
    CREATE TRIGGER archive_added AFTER INSERT ON archive BEGIN
        UPDATE archive_channels SET total = total + 1 WHERE key = new.channel;
        UPDATE archive_people SET redeemed = redeemed + 1, fulfilled = fulfilled + (new.outcome = 1),
            refunded = refunded + (new.outcome = 2), points = points + (new.outcome = 1) * new.cost
            WHERE key = new.person;
        UPDATE archive_rewards SET redeemed = redeemed + 1, fulfilled = fulfilled + (new.outcome = 1),
            refunded = refunded + (new.outcome = 2), points = points + (new.outcome = 1) * new.cost
            WHERE key = new.reward;
    END;
    CREATE TRIGGER archive_decided AFTER UPDATE OF outcome ON archive WHEN new.outcome <> old.outcome BEGIN
        UPDATE archive_people SET fulfilled = fulfilled + (new.outcome = 1) - (old.outcome = 1),
            refunded = refunded + (new.outcome = 2) - (old.outcome = 2),
            points = points + ((new.outcome = 1) - (old.outcome = 1)) * new.cost
            WHERE key = new.person;
        UPDATE archive_rewards SET fulfilled = fulfilled + (new.outcome = 1) - (old.outcome = 1),
            refunded = refunded + (new.outcome = 2) - (old.outcome = 2),
            points = points + ((new.outcome = 1) - (old.outcome = 1)) * new.cost
            WHERE key = new.reward;
    END;
    INSERT INTO archive_words (archive_words, rank) VALUES ('automerge', 0);
    INSERT INTO archive_words (archive_words, rank) VALUES ('crisismerge', 1000);
)";

}  // namespace Sidestage::Tables
