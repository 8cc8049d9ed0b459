// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/table_sql.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QTimer>

#include <functional>

namespace Sidestage {

class ProfileStore;

/// Something that a moderator has done.
struct ModerationRecord
{
    qint64 id = 0;
    QString channelId{};
    QString channelName{};
    QDateTime at{};       ///< UTC.
    QString moderator{};  ///< The name.
    QString action{};     ///< As channel.moderate names it: "ban", "timeout", "slow" and others.
    QString userId{};     ///< The person that it is about; empty: nobody.
    QString userName{};
    QString text{};     ///< The reason, the message, the terms or a value.
    QDateTime until{};  ///< UTC, the end of a timeout; invalid: none.

    static constexpr Table table{.name = "moderation_log", .key = "id", .scope = "account", .isSerial = true};
    static void describe(auto &is)
    {
        is("id", &ModerationRecord::id);
        is("channel_id", &ModerationRecord::channelId);
        is("channel_name", &ModerationRecord::channelName);
        is("at", &ModerationRecord::at);
        is("moderator", &ModerationRecord::moderator);
        is("action", &ModerationRecord::action);
        is("user_id", &ModerationRecord::userId);
        is("user_name", &ModerationRecord::userName);
        is("text", &ModerationRecord::text);
        is("until", &ModerationRecord::until);
    }
    bool operator==(const ModerationRecord &) const = default;
};

/// What moderators have done in the channels of one account, as far as this computer has seen it: the service
/// keeps no such history.
class ModerationHistory : public QObject
{
    Q_OBJECT
public:
    static constexpr int maxRecords = 20'000;  ///< Older ones are removed.

    /// `store` must outlive this.
    ModerationHistory(ProfileStore *store, QString account, QObject *parent = nullptr);
    ~ModerationHistory() override;

    /// Keeps it. Many records are written to disk together, at most a second later.
    void add(ModerationRecord record);
    /// The newest first; at most `most`.
    QList<ModerationRecord> newest(int most = 2'000) const;
    /// Calls `part` with all records so far, the newest first, a few hundred at a time between other events,
    /// and at last with none. added() reports those that come meanwhile. Nothing once `context` is destroyed.
    void read(QObject *context, std::function<void(const QList<ModerationRecord> &)> part);

    /// What was done to one person in one channel.
    struct Person
    {
        int timeouts = 0;
        QDateTime lastTimeout{};    ///< UTC; invalid: none.
        QDateTime timedOutUntil{};  ///< UTC, the end of the last one; invalid: it has been ended.
        int warnings = 0;
        int bans = 0;
        QDateTime lastBan{};  ///< UTC; invalid: none.
    };
    Person person(const QString &channelId, const QString &userId) const;
    /// When the first record was made, UTC; invalid: there is none.
    QDateTime since() const;

Q_SIGNALS:
    void added(const Sidestage::ModerationRecord &record);

private:
    void write();
    void readBefore(qint64 id, QObject *context, std::function<void(const QList<ModerationRecord> &)> part);

    ProfileStore *m_store;
    QString m_account;
    QList<ModerationRecord> m_unwritten{};
    QTimer m_write{};
};

}  // namespace Sidestage
