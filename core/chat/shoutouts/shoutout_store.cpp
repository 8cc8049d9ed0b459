// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutout_store.h"

#include "profile/profile_store.h"
#include "profile/tables.h"
#include "shoutout_queue.h"
#include "storage/table.h"

namespace Sidestage {

QByteArray Tables::shoutouts()
{
    return createTable<Shoutout>() + createTable<SentShoutout>() + createTable<ShoutoutTimes::Entry>();
}

namespace {

/// Within this time, two reports about the same target are one shoutout: it is reported by the response and
/// by an event, and the target's cooldown is an hour.
constexpr qint64 sameShoutout = 30 * 60;  // seconds

}  // namespace

QList<Shoutout> ShoutoutStore::queue() const
{
    return m_store->database().all<Shoutout>("ORDER BY place, id").value_or({});
}

Result<void> ShoutoutStore::add(Shoutout &shoutout)
{
    return m_store->database().write([&](Transaction &t) {
        shoutout.place = t.first<int>("SELECT coalesce(max(place), 0) + 1 FROM shoutouts").value_or(1);
        shoutout.id = t.insert(shoutout);
    });
}

Result<void> ShoutoutStore::save(const QList<Shoutout> &shoutouts)
{
    return m_store->database().write([&](Transaction &t) {
        for (const Shoutout &one : shoutouts)
            t.update(one);
    });
}

Result<void> ShoutoutStore::remove(qint64 id)
{
    return m_store->database().write([&](Transaction &t) { t.remove<Shoutout>(id); });
}

QList<SentShoutout> ShoutoutStore::history(int most) const
{
    return m_store->database().all<SentShoutout>("ORDER BY at DESC, id DESC LIMIT ?", most).value_or({});
}

Result<void> ShoutoutStore::addHistory(SentShoutout sent)
{
    sent.target = {.id = sent.target.id,
                   .login = sent.target.login,
                   .name = sent.target.name,
                   .source = ShoutoutTarget::Source::Recent};
    return m_store->database().write([&](Transaction &t) {
        auto known = t.one<SentShoutout>("WHERE from_id = ? AND target_id = ? AND at BETWEEN ? AND ?",
                                         sent.fromId, sent.target.id, sent.at.addSecs(-sameShoutout),
                                         sent.at.addSecs(sameShoutout));
        if (!known) {
            t.insert(sent);
            t.trim<SentShoutout>(ShoutoutQueue::maxKept);
        } else if (!sent.by.isEmpty()) {
            known->by = sent.by;
            t.update(*known);
        }
    });
}

QList<ShoutoutTimes::Entry> ShoutoutStore::times() const
{
    return m_store->database().all<ShoutoutTimes::Entry>().value_or({});
}

Result<void> ShoutoutStore::saveTimes(const QList<ShoutoutTimes::Entry> &entries)
{
    return m_store->database().write([&](Transaction &t) {
        for (const ShoutoutTimes::Entry &entry : entries)
            t.upsert(entry);
    });
}

Result<void> ShoutoutStore::dropTimes(const QDateTime &before)
{
    return m_store->database().write(
        [&](Transaction &t) { t.run("DELETE FROM shoutout_cooldowns WHERE until < ?", before); });
}

}  // namespace Sidestage
