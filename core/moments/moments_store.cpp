// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments_store.h"

#include "profile/profile_store.h"
#include "profile/tables.h"
#include "schema/describe.h"
#include "storage/table.h"

namespace Sidestage {

QByteArray Tables::moments()
{
    return createTable<MomentNote>() + createTable<StreamEvent>();
}

MomentsStore::MomentsStore(ProfileStore *store, QString account)
    : m_store(store)
    , m_account(std::move(account))
{
}

QHash<QString, MomentNote> MomentsStore::notes() const
{
    QHash<QString, MomentNote> notes;
    for (const MomentNote &one :
         m_store->database().all<MomentNote>("WHERE account = ?", m_account).value_or({}))
        notes.insert(one.momentId, one);
    return notes;
}

Result<void> MomentsStore::saveNote(const MomentNote &note)
{
    return m_store->database().write([&](Transaction &t) {
        if (note.note || note.isOwn)
            t.upsert(note, m_account);
        else
            t.remove<MomentNote>(m_account, note.momentId);
    });
}

QList<StreamEvent> MomentsStore::events(const QDateTime &from, const QDateTime &to) const
{
    return m_store->database()
        .all<StreamEvent>("WHERE account = ? AND happened_at BETWEEN ? AND ? ORDER BY happened_at, kind",
                          m_account, from, to)
        .value_or({});
}

Result<void> MomentsStore::addEvent(const StreamEvent &event)
{
    return m_store->database().write([&](Transaction &t) {
        t.upsert(event, m_account);
        t.run("DELETE FROM stream_events WHERE account = ? AND happened_at < ?", m_account,
              event.happenedAt.addDays(-keptDays));
    });
}

}  // namespace Sidestage
