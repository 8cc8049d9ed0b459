// SPDX-License-Identifier: GPL-3.0-or-later
#include "moderation_history.h"

#include "profile/profile_store.h"
#include "profile/tables.h"
#include "schema/describe.h"
#include "storage/table.h"

#include <QPointer>

#include <limits>

namespace Sidestage {

using namespace std::chrono_literals;

QByteArray Tables::moderation()
{
    return createTable<ModerationRecord>()
        + "CREATE INDEX moderation_log_of_person ON moderation_log (account, channel_id, user_id);";
}

ModerationHistory::ModerationHistory(ProfileStore *store, QString account, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_account(std::move(account))
{
    m_write.setSingleShot(true);
    m_write.setInterval(500ms);
    connect(&m_write, &QTimer::timeout, this, &ModerationHistory::write);
}

ModerationHistory::~ModerationHistory()
{
    write();
}

void ModerationHistory::add(ModerationRecord record)
{
    m_unwritten.append(record);
    if (!m_write.isActive())
        m_write.start();
    Q_EMIT added(record);
}

void ModerationHistory::write()
{
    if (m_unwritten.isEmpty())
        return;
    const auto written = m_store->database().write([&](Transaction &t) {
        for (const ModerationRecord &record : std::as_const(m_unwritten))
            t.insert(record, m_account);
        t.trim<ModerationRecord>(maxRecords, m_account);
    });
    if (written)
        m_unwritten.clear();
    else
        m_write.start();
}

QList<ModerationRecord> ModerationHistory::newest(int most) const
{
    QList<ModerationRecord> records(m_unwritten.crbegin(), m_unwritten.crend());
    records += m_store->database()
                   .all<ModerationRecord>("WHERE account = ? ORDER BY id DESC LIMIT ?", m_account, most)
                   .value_or({});
    return records;
}

void ModerationHistory::read(QObject *context, std::function<void(const QList<ModerationRecord> &)> part)
{
    write();  // all have an id then
    readBefore(std::numeric_limits<qint64>::max(), context, std::move(part));
}

void ModerationHistory::readBefore(qint64 id, QObject *context,
                                   std::function<void(const QList<ModerationRecord> &)> part)
{
    static constexpr int atOnce = 300;
    // Destroying either of the two ends it.
    const QPointer reader(context);
    QMetaObject::invokeMethod(
        this,
        [this, id, reader, part = std::move(part)] {
            if (!reader)
                return;
            const auto records
                = m_store->database()
                      .all<ModerationRecord>("WHERE account = ? AND id < ? ORDER BY id DESC LIMIT ?",
                                             m_account, id, atOnce)
                      .value_or({});
            part(records);
            if (!records.isEmpty())
                readBefore(records.last().id, reader, part);
        },
        Qt::QueuedConnection);
}

ModerationHistory::Person ModerationHistory::person(const QString &channelId, const QString &userId) const
{
    QList<ModerationRecord> records
        = m_store->database()
              .all<ModerationRecord>("WHERE account = ? AND channel_id = ? AND user_id = ? ORDER BY id",
                                     m_account, channelId, userId)
              .value_or({});
    for (const ModerationRecord &record : m_unwritten) {
        if (record.channelId == channelId && record.userId == userId)
            records.append(record);
    }
    Person person;
    for (const ModerationRecord &record : std::as_const(records)) {
        if (record.action == u"timeout") {
            ++person.timeouts;
            person.lastTimeout = record.at;
            person.timedOutUntil = record.until;
        } else if (record.action == u"ban") {
            ++person.bans;
            person.lastBan = record.at;
            person.timedOutUntil = {};
        } else if (record.action == u"unban" || record.action == u"untimeout") {
            person.timedOutUntil = {};
        } else if (record.action == u"warn") {
            ++person.warnings;
        }
    }
    return person;
}

QDateTime ModerationHistory::since() const
{
    const auto first = m_store->database()
                           .all<ModerationRecord>("WHERE account = ? ORDER BY id LIMIT 1", m_account)
                           .value_or({});
    return !first.isEmpty() ? first.first().at : m_unwritten.isEmpty() ? QDateTime() : m_unwritten.first().at;
}

}  // namespace Sidestage
