// SPDX-License-Identifier: GPL-3.0-or-later

// The holds that a ChatStore keeps.

#include "chat/store/chat_rows.h"
#include "chat/store/chat_store.h"
#include "profile/profile_store.h"
#include "schema/describe.h"
#include "storage/on_disk.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace ChatRows;

namespace {

/// An error as it is kept.
struct KeptError
{
    int kind = 0;
    QString message{};
    QString field{};
    int status = 0;
    int fault = 0;
    qint64 bound = 0;

    static void describe(auto &is)
    {
        is("kind", &KeptError::kind);
        is("message", &KeptError::message);
        is("field", &KeptError::field);
        is("status", &KeptError::status);
        is("fault", &KeptError::fault);
        is("bound", &KeptError::bound);
    }
};

std::optional<QString> textOf(const std::optional<Error> &error)
{
    if (!error)
        return {};
    const KeptError kept{.kind = int(error->kind),
                         .message = error->message,
                         .field = error->field,
                         .status = error->status,
                         .fault = int(error->fault),
                         .bound = error->bound};
    QByteArray text;
    JsonWriter writer(text);
    toJson(schemaOf<KeptError>(), &kept, writer);
    return QString::fromUtf8(text);
}

std::optional<Error> errorAt(const Rows &rows, int column)
{
    if (rows.isNull(column))
        return {};
    KeptError kept;
    Error trouble;
    const QByteArray text = rows.text(column).toUtf8();
    const auto document = JsonDocument::parse(text);
    const ReadingScope tolerant(Reading::Tolerant);
    if (!document || !fromJson(schemaOf<KeptError>(), document->root(), &kept, trouble))
        return Error{.kind = Error::Kind::Protocol};
    return Error{.kind = Error::Kind(std::clamp(kept.kind, 0, int(Error::Kind::Storage))),
                 .message = kept.message,
                 .field = kept.field,
                 .status = kept.status,
                 .fault = Fault(std::clamp(kept.fault, 0, int(Fault::NotOneOf))),
                 .bound = kept.bound};
}

Error conflict()
{
    return {.kind = Error::Kind::Conflict};
}

/// What is sent next, and what the user has let go: to lose that would leave a channel as it was set, or take
/// back what was to stay.
bool mustLast(const ModeHold &hold)
{
    return hold.state == ModeHold::State::Setting || hold.state == ModeHold::State::Restoring
        || hold.state == ModeHold::State::Released;
}

}  // namespace

QList<ModeHold> ChatStore::holds() const
{
    QList<ModeHold> holds;
    // States: Restored (6) and Released (7) are closed; of kinds 1 is Lockdown.
    Rows rows = m_store->database().query(
        "SELECT id, batch, kind, state, channel, channel_name, before_it, set_to, since, until, settled_at,"
        " error, place, owner, revision FROM chat_holds WHERE state NOT IN (6, 7)"
        " OR (kind = 1 AND batch = (SELECT max(batch) FROM chat_holds WHERE kind = 1)) ORDER BY id");
    while (rows.next()) {
        holds.append({.id = rows.integer(0),
                      .group = rows.integer(1),
                      .kind = enumAt(rows, 2, ModeHold::Kind::Lockdown, ModeHold::Kind::Timed),
                      .state = enumAt(rows, 3, ModeHold::State::NotRestored, ModeHold::State::NotRestored),
                      .channelId = rows.text(4),
                      .channelName = rows.text(5),
                      .before = modesAt(rows, 6),
                      .set = modesAt(rows, 7),
                      .since = rows.time(8),
                      .until = rows.time(9),
                      .settledAt = rows.time(10),
                      .error = errorAt(rows, 11),
                      .place = rows.integer(12),
                      .owner = rows.text(13),
                      .revision = rows.integer(14)});
    }
    return holds;
}

Result<void> ChatStore::saveHolds(QList<ModeHold> &holds)
{
    auto &database = m_store->database();
    QList<ModeHold> written = holds;
    const OnDisk onDisk(database, std::any_of(holds.cbegin(), holds.cend(), mustLast));
    if (!onDisk.status())
        return onDisk.status();
    auto done = database.transaction([&]() -> Result<void> {
        qint64 group = 0;
        for (ModeHold &hold : written) {
            if (!hold.id && !hold.group) {
                if (!group) {
                    Rows rows = database.query("SELECT coalesce(max(batch), 0) + 1 FROM chat_holds");
                    if (!rows.next())
                        return rows.status();
                    group = rows.integer(0);
                }
                hold.group = group;
            }
            if (auto saved = writeHold(hold); !saved)
                return saved;
        }
        // What is over has nothing to say any more, but for the newest lockdown.
        return plain(database.run("DELETE FROM chat_holds WHERE state IN (6, 7)"
                                  " AND batch < (SELECT max(batch) FROM chat_holds) - 100"
                                  " AND NOT (kind = 1 AND batch = (SELECT max(batch) FROM chat_holds WHERE"
                                  " kind = 1))"));
    });
    if (done)
        holds = written;
    return done;
}

Result<void> ChatStore::saveHold(ModeHold &hold)
{
    QList<ModeHold> one{hold};
    auto done = saveHolds(one);
    if (done)
        hold = one.first();
    return done;
}

Result<void> ChatStore::writeHold(ModeHold &hold)
{
    auto &database = m_store->database();
    if (!hold.id) {
        auto done = database.run(
            "INSERT INTO chat_holds (batch, kind, state, channel, channel_name, before_it, set_to, since,"
            " until, settled_at, error, place, owner, revision)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)",
            hold.group, int(hold.kind), int(hold.state), hold.channelId, orEmpty(hold.channelName),
            ChatRows::textOf(hold.before), ChatRows::textOf(hold.set), hold.since, hold.until, hold.settledAt,
            textOf(hold.error), hold.place, orEmpty(hold.owner));
        if (done) {
            hold.id = database.lastInsertId();
            hold.revision = 1;
        }
        return plain(done);
    }
    auto done = database.run(
        "UPDATE chat_holds SET batch = ?, kind = ?, state = ?, channel = ?, channel_name = ?, before_it = ?,"
        " set_to = ?, since = ?, until = ?, settled_at = ?, error = ?, place = ?, owner = ?,"
        " revision = revision + 1 WHERE id = ? AND revision = ?",
        hold.group, int(hold.kind), int(hold.state), hold.channelId, orEmpty(hold.channelName),
        ChatRows::textOf(hold.before), ChatRows::textOf(hold.set), hold.since, hold.until, hold.settledAt,
        textOf(hold.error), hold.place, orEmpty(hold.owner), hold.id, hold.revision);
    if (!done)
        return plain(done);
    if (*done == 0)
        return conflict();
    ++hold.revision;
    return {};
}

qint64 ChatStore::version() const
{
    Rows rows = m_store->database().query("PRAGMA data_version");
    return rows.next() ? rows.integer(0) : 0;
}

QString ChatStore::path() const
{
    Rows rows = m_store->database().query("SELECT file FROM pragma_database_list WHERE name = 'main'");
    return rows.next() ? rows.text(0) : QString();
}

}  // namespace Sidestage
