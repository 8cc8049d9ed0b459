// SPDX-License-Identifier: GPL-3.0-or-later
#include "hold_store.h"

namespace Sidestage {

const ModeHold *HoldStore::find(qint64 id) const
{
    const auto found = std::ranges::find(m_holds, id, &ModeHold::id);
    return found == m_holds.end() ? nullptr : &*found;
}

Result<void> HoldStore::save(QList<ModeHold> &holds)
{
    if (auto done = m_store->saveHolds(holds); !done)
        return done;
    for (const ModeHold &hold : std::as_const(holds)) {
        put(hold);
        m_unsaved.remove(hold.id);
    }
    return {};
}

void HoldStore::put(const ModeHold &hold)
{
    const auto place = std::ranges::find(m_holds, hold.id, &ModeHold::id);
    if (place == m_holds.end())
        m_holds.append(hold);
    else
        *place = hold;
}

void HoldStore::keepUnsaved(const QList<ModeHold> &holds)
{
    for (const ModeHold &hold : holds) {
        put(hold);
        m_unsaved.insert(hold.id);
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
