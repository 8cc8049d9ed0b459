// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_store.h"

#include "chat_json.h"
#include "chat_rows.h"

#include "chat/store/chat_rows.h"
#include "chat/store/chat_store.h"
#include "profile/profile_store.h"
#include "profile/tables.h"
#include "schema/describe.h"
#include "storage/on_disk.h"

#include <QCoreApplication>

#include <algorithm>

namespace Sidestage {

using namespace ChatRows;
using namespace Api;

namespace {

struct PresetTexts
{
    Q_DECLARE_TR_FUNCTIONS(ChatPresets)
};

constexpr ModeValue on(std::optional<int> duration = {})
{
    return {true, duration};
}

/// The presets of a new file.
QList<ModePreset> firstPresets()
{
    ModePreset lockdown{.name = PresetTexts::tr("Lockdown"), .isLockdown = true};
    lockdown.modes
        = {.followers = on(1440), .slow = on(30), .subscribers = on(), .unique = on(), .delay = on(4)};
    ModePreset calm{.name = PresetTexts::tr("Followers 10 min + slow 30 s")};
    calm.modes = {.followers = on(10), .slow = on(30)};
    ModePreset emotes{.name = PresetTexts::tr("Emotes only")};
    emotes.modes = {.emoteOnly = on()};
    ModePreset open{.name = PresetTexts::tr("All modes off")};
    for (const ChatMode mode : allChatModes)
        open.modes[mode] = ModeValue{};
    return {lockdown, calm, emotes, open};
}

std::optional<Error> problemIn(const ModePreset &preset)
{
    if (preset.name.isEmpty())
        return Error::broken(Fault::Missing, QStringLiteral("name"));
    if (preset.name.size() > PresetFile::longestName)
        return Error::broken(Fault::TooLong, QStringLiteral("name"), PresetFile::longestName);
    for (const ChatMode mode : preset.modes.modes()) {
        if (auto problem = problemWith(mode, *preset.modes[mode]))
            return problem;
    }
    return {};
}

QStringList idsAt(const Rows &rows, int column)
{
    return rows.text(column).split(u' ', Qt::SkipEmptyParts);
}

QString textOf(const QStringList &ids)
{
    return orEmpty(ids.join(u' '));
}

/// Reads consecutive rows into snapshots. Columns: id, at, name, reason; place, channel, name, modes (NULL:
/// none).
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

/// An error as stored in JSON.
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

/// Whether the hold must survive a power cut: it is about to be sent, or the user has released it. Losing it
/// would leave a channel changed, or undo what the user wanted to keep.
bool mustLast(const ModeHold &hold)
{
    return hold.state == ModeHold::State::Setting || hold.state == ModeHold::State::Restoring
        || hold.state == ModeHold::State::Released;
}

}  // namespace

namespace Tables {

// Modes are stored as JSON (toJson(ChatModes)); `kind` and `state` are the enums of ModeHold. Lists of ids
// are separated by spaces.
const char *const chatBoard = R"(
    CREATE TABLE chat_presets (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL UNIQUE COLLATE NOCASE,
        modes TEXT NOT NULL,
        lockdown INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE chat_firsts (
        what TEXT PRIMARY KEY
    ) WITHOUT ROWID;
    CREATE TABLE chat_snapshots (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        name TEXT NOT NULL,
        reason TEXT NOT NULL
    );
    CREATE INDEX chat_snapshots_unnamed ON chat_snapshots (at DESC, id DESC) WHERE name = '';
    CREATE TABLE chat_snapshot_channels (
        snapshot INTEGER NOT NULL REFERENCES chat_snapshots (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        channel TEXT NOT NULL,
        name TEXT NOT NULL,
        modes TEXT NOT NULL,
        PRIMARY KEY (snapshot, place)
    ) WITHOUT ROWID;
    CREATE TABLE chat_holds (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        batch INTEGER NOT NULL,
        kind INTEGER NOT NULL,
        state INTEGER NOT NULL,
        channel TEXT NOT NULL,
        channel_name TEXT NOT NULL,
        before_it TEXT NOT NULL,
        set_to TEXT NOT NULL,
        since INTEGER NOT NULL,
        until INTEGER,
        settled_at INTEGER,
        error TEXT,
        place INTEGER NOT NULL
    );
    CREATE TABLE chat_channels (
        id TEXT PRIMARY KEY,
        login TEXT NOT NULL,
        name TEXT NOT NULL,
        account TEXT NOT NULL,
        moderators TEXT NOT NULL,
        entered_for TEXT NOT NULL,
        shown INTEGER NOT NULL
    ) WITHOUT ROWID;
)";

}  // namespace Tables

ChatStore::ChatStore(ProfileStore *store)
    : m_store(store)
{
}

QList<ModePreset> ChatStore::presets() const
{
    std::ignore = makeFirstPresets();
    QList<ModePreset> presets;
    Rows rows = m_store->database().query(
        "SELECT id, name, modes, lockdown FROM chat_presets ORDER BY lockdown DESC, name COLLATE NOCASE, id");
    while (rows.next()) {
        presets.append({.id = rows.integer(0),
                        .name = rows.text(1),
                        .modes = modesAt(rows, 2),
                        .isLockdown = rows.boolean(3)});
    }
    return presets;
}

Result<void> ChatStore::savePreset(ModePreset &preset)
{
    preset.name = preset.name.simplified();
    if (const auto problem = problemIn(preset))
        return *problem;
    if (auto made = makeFirstPresets(); !made)
        return made;
    const auto before = preset;
    auto done = m_store->database().transaction([&] { return writePreset(preset); });
    if (!done)
        preset = before;
    return done;
}

Result<void> ChatStore::removePreset(qint64 id)
{
    return plain(m_store->database().run("DELETE FROM chat_presets WHERE id = ?", id));
}

QByteArray ChatStore::presetsToJson(const QList<qint64> &ids) const
{
    QList<ModePreset> chosen;
    for (const ModePreset &preset : presets()) {
        if (ids.contains(preset.id))
            chosen.append(preset);
    }
    return writePresets(chosen);
}

auto ChatStore::presetsFromJson(const QByteArray &json) -> Result<Import>
{
    return readPresets(json);
}

auto ChatStore::channels() const -> QList<KeptChannel>
{
    QList<KeptChannel> channels;
    Rows rows = m_store->database().query(
        "SELECT id, login, name, account, moderators, entered_for, shown FROM chat_channels ORDER BY id");
    while (rows.next()) {
        channels.append({.id = rows.text(0),
                         .login = rows.text(1),
                         .name = rows.text(2),
                         .account = rows.text(3),
                         .moderators = idsAt(rows, 4),
                         .enteredFor = idsAt(rows, 5),
                         .isShown = rows.boolean(6)});
    }
    return channels;
}

Result<void> ChatStore::saveChannel(const KeptChannel &channel)
{
    return plain(m_store->database().run("INSERT OR REPLACE INTO chat_channels VALUES (?, ?, ?, ?, ?, ?, ?)",
                                         channel.id, orEmpty(channel.login), orEmpty(channel.name),
                                         orEmpty(channel.account), textOf(channel.moderators),
                                         textOf(channel.enteredFor), channel.isShown));
}

Result<void> ChatStore::removeChannel(const QString &id)
{
    return plain(m_store->database().run("DELETE FROM chat_channels WHERE id = ?", id));
}

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

QList<ModeHold> ChatStore::holds() const
{
    QList<ModeHold> holds;
    // States 6 (Restored) and 7 (Released) are closed; kind 1 is Lockdown.
    Rows rows = m_store->database().query(
        "SELECT id, batch, kind, state, channel, channel_name, before_it, set_to, since, until, settled_at,"
        " error, place FROM chat_holds WHERE state NOT IN (6, 7)"
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
                      .place = rows.integer(12)});
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
        // Old closed holds are not needed any more, except those of the newest lockdown.
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

Result<void> ChatStore::makeFirstPresets() const
{
    auto &database = m_store->database();
    {
        Rows made = database.query("SELECT 1 FROM chat_firsts WHERE what = 'presets'");
        if (made.next() || !made.status())
            return made.status();
    }
    return database.transaction([&]() -> Result<void> {
        auto marked = database.run("INSERT OR IGNORE INTO chat_firsts VALUES ('presets')");
        if (!marked || *marked == 0)
            return plain(marked);
        QList<ModePreset> presets = firstPresets();
        for (ModePreset &preset : presets) {
            if (auto written = writePreset(preset); !written)
                return written;
        }
        return {};
    });
}

Result<void> ChatStore::writePreset(ModePreset &preset) const
{
    auto &database = m_store->database();
    {
        Rows taken
            = database.query("SELECT 1 FROM chat_presets WHERE name = ? AND id <> ?", preset.name, preset.id);
        if (taken.next()) {
            Error error = Error::storage({});
            error.field = QStringLiteral("name");
            error.fault = Fault::NotOneOf;
            return error;
        }
        if (!taken.status())
            return taken.status();
    }
    if (preset.isLockdown) {
        auto cleared
            = database.run("UPDATE chat_presets SET lockdown = 0 WHERE lockdown AND id <> ?", preset.id);
        if (!cleared)
            return plain(cleared);
    }
    const QString modes = ChatRows::textOf(preset.modes);
    if (preset.id) {
        // Inserts when a removed preset is restored with its id.
        return plain(database.run("INSERT INTO chat_presets (id, name, modes, lockdown) VALUES (?, ?, ?, ?)"
                                  " ON CONFLICT (id) DO UPDATE SET name = excluded.name,"
                                  " modes = excluded.modes, lockdown = excluded.lockdown",
                                  preset.id, preset.name, modes, preset.isLockdown));
    }
    auto done = database.run("INSERT INTO chat_presets (name, modes, lockdown) VALUES (?, ?, ?)", preset.name,
                             modes, preset.isLockdown);
    if (done)
        preset.id = database.lastInsertId();
    return plain(done);
}

Result<void> ChatStore::writeHold(ModeHold &hold)
{
    auto &database = m_store->database();
    if (!hold.id) {
        auto done = database.run(
            "INSERT INTO chat_holds (batch, kind, state, channel, channel_name, before_it, set_to, since,"
            " until, settled_at, error, place) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            hold.group, int(hold.kind), int(hold.state), hold.channelId, orEmpty(hold.channelName),
            ChatRows::textOf(hold.before), ChatRows::textOf(hold.set), hold.since, hold.until, hold.settledAt,
            textOf(hold.error), hold.place);
        if (done)
            hold.id = database.lastInsertId();
        return plain(done);
    }
    return plain(database.run(
        "UPDATE chat_holds SET batch = ?, kind = ?, state = ?, channel = ?, channel_name = ?, before_it = ?,"
        " set_to = ?, since = ?, until = ?, settled_at = ?, error = ?, place = ? WHERE id = ?",
        hold.group, int(hold.kind), int(hold.state), hold.channelId, orEmpty(hold.channelName),
        ChatRows::textOf(hold.before), ChatRows::textOf(hold.set), hold.since, hold.until, hold.settledAt,
        textOf(hold.error), hold.place, hold.id));
}

}  // namespace Sidestage
