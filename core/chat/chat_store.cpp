// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_store.h"

#include "storage/tables.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-private-field"

namespace Sidestage {

namespace Tables {
const char *const chatBoard = "";
}

ChatStore::ChatStore(ProfileStore *store)
    : m_store(store)
{
}
QList<ModePreset> ChatStore::presets() const
{
    return {};
}
Result<void> ChatStore::savePreset(ModePreset &preset)
{
    return {};
}
Result<void> ChatStore::removePreset(qint64 id)
{
    return {};
}
QByteArray ChatStore::presetsToJson(const QList<qint64> &ids) const
{
    return {};
}
auto ChatStore::presetsFromJson(const QByteArray &json) -> Result<Import>
{
    return Import();
}
QList<ModeSnapshot> ChatStore::snapshots(int most) const
{
    return {};
}
std::optional<ModeSnapshot> ChatStore::snapshot(qint64 id) const
{
    return {};
}
Result<void> ChatStore::saveSnapshot(ModeSnapshot &snapshot)
{
    return {};
}
Result<void> ChatStore::removeSnapshot(qint64 id)
{
    return {};
}
QList<ModeHold> ChatStore::holds() const
{
    return {};
}
Result<void> ChatStore::saveHolds(QList<ModeHold> &holds)
{
    return {};
}
Result<void> ChatStore::saveHold(const ModeHold &hold)
{
    return {};
}
auto ChatStore::channels() const -> QList<KeptChannel>
{
    return {};
}
Result<void> ChatStore::saveChannel(const KeptChannel &channel)
{
    return {};
}
Result<void> ChatStore::removeChannel(const QString &id)
{
    return {};
}

}  // namespace Sidestage
