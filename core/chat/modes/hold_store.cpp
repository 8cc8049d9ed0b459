// SPDX-License-Identifier: GPL-3.0-or-later
#include "hold_store.h"

#include "storage/owner_lock.h"

#include <QSet>
#include <QUuid>

namespace Sidestage {

HoldStore::HoldStore(ChatStore *store)
    : m_store(store)
    , m_owner(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

HoldStore::~HoldStore() = default;

QString HoldStore::lockOf(const QString &owner) const
{
    return m_path + QStringLiteral("-chat-") + owner;
}

void HoldStore::open()
{
    m_path = m_store->path();
    read();
}

void HoldStore::read()
{
    m_version = m_store->version();
    QList<ModeHold> holds = m_store->holds();
    for (ModeHold &hold : holds) {
        // States that could not be written exist only in memory.
        if (const ModeHold *known = find(hold.id); known && m_unsaved.contains(hold.id) && isOurs(hold)) {
            const qint64 revision = hold.revision;
            hold = *known;
            hold.revision = revision;
        }
    }
    m_holds = holds;
}

const ModeHold *HoldStore::find(qint64 id) const
{
    const auto found
        = std::find_if(m_holds.begin(), m_holds.end(), [id](const ModeHold &hold) { return hold.id == id; });
    return found == m_holds.end() ? nullptr : &*found;
}

bool HoldStore::reload()
{
    if (!isShared() || m_store->version() == m_version)
        return false;
    read();
    return true;
}

QList<qint64> HoldStore::adopt()
{
    QSet<QString> gone;
    QSet<QString> here{m_owner};
    QList<ModeHold> left;
    for (const ModeHold &hold : std::as_const(m_holds)) {
        if (!hold.isOpen() || here.contains(hold.owner))
            continue;
        if (!gone.contains(hold.owner)) {
            if (isShared() && !hold.owner.isEmpty() && OwnerLock::isHeld(lockOf(hold.owner))) {
                here.insert(hold.owner);
                continue;
            }
            gone.insert(hold.owner);
        }
        left.append(hold);
    }
    QList<qint64> ids;
    if (left.isEmpty() || !save(left))
        return ids;
    for (const ModeHold &hold : std::as_const(left))
        ids.append(hold.id);
    return ids;
}

Result<void> HoldStore::save(QList<ModeHold> &holds)
{
    // Acquired with the first hold: a program without holds needs no lock.
    if (isShared() && !m_lock) {
        auto taken = OwnerLock::acquire(lockOf(m_owner));
        if (!taken)
            return taken.error();
        m_lock = *std::move(taken);
    }
    QList<ModeHold> mine = holds;
    for (ModeHold &hold : mine)
        hold.owner = m_owner;
    auto done = m_store->saveHolds(mine);
    if (!done) {
        if (done.error().kind == Error::Kind::Conflict)
            read();
        return done;
    }
    holds = mine;
    for (const ModeHold &hold : std::as_const(holds)) {
        put(hold);
        m_unsaved.removeAll(hold.id);
    }
    return {};
}

void HoldStore::put(const ModeHold &hold)
{
    const auto place = std::find_if(m_holds.begin(), m_holds.end(),
                                    [&hold](const ModeHold &other) { return other.id == hold.id; });
    if (place == m_holds.end())
        m_holds.append(hold);
    else
        *place = hold;
}

void HoldStore::keepUnsaved(const QList<ModeHold> &holds)
{
    for (const ModeHold &hold : holds) {
        put(hold);
        if (!m_unsaved.contains(hold.id))
            m_unsaved.append(hold.id);
    }
}

Result<void> HoldStore::saveRest()
{
    QList<ModeHold> rest;
    for (const qint64 id : std::as_const(m_unsaved)) {
        if (const ModeHold *hold = find(id))
            rest.append(*hold);
    }
    if (rest.isEmpty())
        return {};
    return save(rest);
}

qint64 HoldStore::nextPlace() const
{
    qint64 place = 0;
    for (const ModeHold &hold : m_holds)
        place = std::max(place, hold.place);
    return place + 1;
}

}  // namespace Sidestage
