// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_store.h"

#include "chat_json.h"
#include "profile/profile_store.h"
#include "profile/tables.h"
#include "schema/describe.h"
#include "storage/table.h"

#include <QCoreApplication>

#include <algorithm>

namespace Sidestage {

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

/// Whether the hold must survive a power cut: it is about to be sent, or the user has released it. Losing it
/// would leave a channel changed, or undo what the user wanted to keep.
bool mustLast(const ModeHold &hold)
{
    return hold.state == ModeHold::State::Setting || hold.state == ModeHold::State::Restoring
        || hold.state == ModeHold::State::Released;
}

}  // namespace

QByteArray Tables::chatBoard()
{
    return createTable<ModePreset>() + createTable<ModeSnapshot>() + createTable<ModeHold>()
        + createTable<ChatStore::KeptChannel>();
}

ChatStore::ChatStore(ProfileStore *store)
    : m_database(&store->database())
{
}

QList<ModePreset> ChatStore::presets() const
{
    std::ignore = makeFirstPresets();
    return m_database->all<ModePreset>("ORDER BY lockdown DESC, name COLLATE NOCASE, id").value_or({});
}

Result<void> ChatStore::savePreset(ModePreset &preset)
{
    preset.name = preset.name.simplified();
    if (const auto problem = problemIn(preset))
        return *problem;
    if (auto made = makeFirstPresets(); !made)
        return made;
    const auto id = m_database->write([&](Transaction &t) {
        if (t.first<int>("SELECT 1 FROM chat_presets WHERE name = ? COLLATE NOCASE AND id <> ?", preset.name,
                         preset.id)) {
            Error error = Error::storage({});
            error.field = QStringLiteral("name");
            error.fault = Fault::NotOneOf;
            Transaction::fail(error);
        }
        if (preset.isLockdown)
            t.run("UPDATE chat_presets SET lockdown = 0 WHERE lockdown AND id <> ?", preset.id);
        return t.upsert(preset);  // inserts also when a removed preset is restored with its id
    });
    if (!id)
        return id.error();
    preset.id = *id;
    return {};
}

Result<void> ChatStore::removePreset(qint64 id)
{
    return m_database->write([&](Transaction &t) { t.remove<ModePreset>(id); });
}

auto ChatStore::channels() const -> QList<KeptChannel>
{
    return m_database->all<KeptChannel>("ORDER BY id").value_or({});
}

Result<void> ChatStore::saveChannel(const KeptChannel &channel)
{
    return m_database->write([&](Transaction &t) { t.upsert(channel); });
}

Result<void> ChatStore::removeChannel(const QString &id)
{
    return m_database->write([&](Transaction &t) { t.remove<KeptChannel>(id); });
}

QList<ModeSnapshot> ChatStore::snapshots(int most) const
{
    return m_database
        ->all<ModeSnapshot>("WHERE name <> '' OR id IN (SELECT id FROM chat_snapshots WHERE name = ''"
                            " ORDER BY at DESC, id DESC LIMIT ?) ORDER BY at DESC, id DESC",
                            most)
        .value_or({});
}

std::optional<ModeSnapshot> ChatStore::snapshot(qint64 id) const
{
    return m_database->one<ModeSnapshot>("WHERE id = ?", id).value_or(std::nullopt);
}

Result<void> ChatStore::saveSnapshot(ModeSnapshot &snapshot)
{
    ModeSnapshot kept = snapshot;
    kept.name = kept.name.simplified();
    const auto id = m_database->write([&](Transaction &t) {
        if (kept.id) {
            t.run("UPDATE chat_snapshots SET name = ? WHERE id = ?", kept.name, kept.id);
            return kept.id;
        }
        const qint64 inserted = t.insert(kept);
        t.run("DELETE FROM chat_snapshots WHERE id IN (SELECT id FROM chat_snapshots"
              " WHERE name = '' ORDER BY at DESC, id DESC LIMIT -1 OFFSET ?)",
              maxAutomaticSnapshots);
        return inserted;
    });
    if (!id)
        return id.error();
    snapshot.id = *id;
    snapshot.name = kept.name;
    return {};
}

Result<void> ChatStore::removeSnapshot(qint64 id)
{
    return m_database->write([&](Transaction &t) { t.remove<ModeSnapshot>(id); });
}

QList<ModeHold> ChatStore::holds() const
{
    // States 6 (Restored) and 7 (Released) are closed; kind 1 is Lockdown.
    return m_database
        ->all<ModeHold>("WHERE state NOT IN (6, 7) OR (kind = 1"
                        " AND batch = (SELECT max(batch) FROM chat_holds WHERE kind = 1)) ORDER BY id")
        .value_or({});
}

Result<void> ChatStore::saveHolds(QList<ModeHold> &holds)
{
    const auto write = [&](Transaction &t) {
        QList<ModeHold> written = holds;
        const qint64 group = t.first<qint64>("SELECT max(batch) FROM chat_holds").value_or(0) + 1;
        for (ModeHold &hold : written) {
            if (!hold.id && !hold.group)
                hold.group = group;
            hold.id = t.upsert(hold);
        }
        // Old closed holds are not needed any more, except those of the newest lockdown.
        t.run("DELETE FROM chat_holds WHERE state IN (6, 7)"
              " AND batch < (SELECT max(batch) FROM chat_holds) - 100"
              " AND NOT (kind = 1 AND batch = (SELECT max(batch) FROM chat_holds WHERE kind = 1))");
        return written;
    };
    const bool isDurable = std::any_of(holds.cbegin(), holds.cend(), mustLast);
    auto written = isDurable ? m_database->writeDurably(write) : m_database->write(write);
    if (!written)
        return written.error();
    holds = *std::move(written);
    return {};
}

Result<void> ChatStore::makeFirstPresets() const
{
    // SQLite remembers the last id of a serial key, also when all rows were removed.
    const auto made = m_database->first<int>("SELECT 1 FROM sqlite_sequence WHERE name = 'chat_presets'");
    if (!made)
        return made.error();
    if (*made)
        return {};
    return m_database->write([](Transaction &t) {
        for (const ModePreset &preset : firstPresets())
            t.insert(preset);
    });
}

}  // namespace Sidestage
