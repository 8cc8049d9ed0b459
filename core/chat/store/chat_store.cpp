// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_store.h"

#include "chat_json.h"
#include "chat_rows.h"
#include "profile/profile_store.h"
#include "profile/tables.h"

#include <QCoreApplication>

namespace Sidestage {

using namespace ChatRows;

namespace Tables {

// Modes are kept as JSON (toJson(ChatModes)); `kind` and `state` are those of ModeHold. Lists of ids are
// separated by spaces.
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
        place INTEGER NOT NULL,
        owner TEXT NOT NULL,
        revision INTEGER NOT NULL
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

namespace {

struct PresetWords
{
    Q_DECLARE_TR_FUNCTIONS(ChatPresets)
};

constexpr ModeValue on(std::optional<int> duration = {})
{
    return {true, duration};
}

/// What a new file begins with.
QList<ModePreset> firstPresets()
{
    ModePreset lockdown{.name = PresetWords::tr("Lockdown"), .isLockdown = true};
    lockdown.modes
        = {.followers = on(1440), .slow = on(30), .subscribers = on(), .unique = on(), .delay = on(4)};
    ModePreset calm{.name = PresetWords::tr("Followers 10 min + slow 30 s")};
    calm.modes = {.followers = on(10), .slow = on(30)};
    ModePreset emotes{.name = PresetWords::tr("Emotes only")};
    emotes.modes = {.emoteOnly = on()};
    ModePreset open{.name = PresetWords::tr("All modes off")};
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

}  // namespace

ChatStore::ChatStore(ProfileStore *store)
    : m_store(store)
{
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
        // Inserted when it comes back from where it was removed.
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

}  // namespace Sidestage
