// SPDX-License-Identifier: GPL-3.0-or-later

// The snapshots that a ChatStore keeps.

#include "chat/store/chat_rows.h"
#include "chat/store/chat_store.h"
#include "profile/profile_store.h"

namespace Sidestage {

using namespace ChatRows;

namespace {

/// Rows of one snapshot after the other: id, at, name, reason; place, channel, name, modes (NULL: none).
QList<ModeSnapshot> readSnapshots(Rows rows)
{
    QList<ModeSnapshot> snapshots;
    while (rows.next()) {
        if (snapshots.isEmpty() || snapshots.last().id != rows.integer(0)) {
            snapshots.append(
                {.id = rows.integer(0), .at = rows.time(1), .name = rows.text(2), .reason = rows.text(3)});
        }
        if (rows.isNull(4))
            continue;
        snapshots.last().channels.append(
            {.id = rows.text(5), .name = rows.text(6), .modes = modesAt(rows, 7)});
    }
    return snapshots;
}

}  // namespace

QList<ModeSnapshot> ChatStore::snapshots(int most) const
{
    return readSnapshots(m_store->database().query(
        "SELECT s.id, s.at, s.name, s.reason, c.place, c.channel, c.name, c.modes FROM chat_snapshots s"
        " LEFT JOIN chat_snapshot_channels c ON c.snapshot = s.id"
        " WHERE s.name <> '' OR s.id IN (SELECT id FROM chat_snapshots WHERE name = ''"
        " ORDER BY at DESC, id DESC LIMIT ?) ORDER BY s.at DESC, s.id DESC, c.place",
        most));
}

std::optional<ModeSnapshot> ChatStore::snapshot(qint64 id) const
{
    const auto found = readSnapshots(m_store->database().query(
        "SELECT s.id, s.at, s.name, s.reason, c.place, c.channel, c.name, c.modes FROM chat_snapshots s"
        " LEFT JOIN chat_snapshot_channels c ON c.snapshot = s.id WHERE s.id = ? ORDER BY c.place",
        id));
    if (found.isEmpty())
        return {};
    return found.first();
}

Result<void> ChatStore::saveSnapshot(ModeSnapshot &snapshot)
{
    auto &database = m_store->database();
    const QString name = snapshot.name.simplified();
    if (snapshot.id) {
        auto renamed
            = database.run("UPDATE chat_snapshots SET name = ? WHERE id = ?", orEmpty(name), snapshot.id);
        if (renamed)
            snapshot.name = name;
        return plain(renamed);
    }
    qint64 id = 0;
    auto done = database.transaction([&]() -> Result<void> {
        auto written = database.run("INSERT INTO chat_snapshots (at, name, reason) VALUES (?, ?, ?)",
                                    snapshot.at, orEmpty(name), orEmpty(snapshot.reason));
        if (!written)
            return plain(written);
        id = database.lastInsertId();
        int place = 0;
        for (const ModeSnapshot::Channel &channel : std::as_const(snapshot.channels)) {
            auto row = database.run("INSERT INTO chat_snapshot_channels VALUES (?, ?, ?, ?, ?)", id, place++,
                                    channel.id, orEmpty(channel.name), textOf(channel.modes));
            if (!row)
                return plain(row);
        }
        return plain(database.run("DELETE FROM chat_snapshots WHERE id IN (SELECT id FROM chat_snapshots"
                                  " WHERE name = '' ORDER BY at DESC, id DESC LIMIT -1 OFFSET ?)",
                                  maxAutomaticSnapshots));
    });
    if (done) {
        snapshot.id = id;
        snapshot.name = name;
    }
    return done;
}

Result<void> ChatStore::removeSnapshot(qint64 id)
{
    return plain(m_store->database().run("DELETE FROM chat_snapshots WHERE id = ?", id));
}

}  // namespace Sidestage
