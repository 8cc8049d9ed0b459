// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/moderation/bans.h"
#include "list_feed.h"
#include "models/live_list.h"

#include <QTimer>

#include <map>

namespace Sidestage {

class ModerationHistory;
struct ModerationAction;
struct ModerationRecord;

/// A ban or a timeout in one of the channels that the account moderates.
struct Ban : Api::BannedUser
{
    QString key{};  ///< As ModerationAction::key().
    QString channelId{};

    bool isTimeout() const { return expiresAt.isValid(); }
    bool operator==(const Ban &) const = default;
};

/// Bans and timeouts. The service lists them for the account's own channel only. Those of other channels are
/// what this computer has seen, without the logins of their viewers.
class BannedList : public ListFeed<Api::GetBannedUsers>
{
    Q_OBJECT
public:
    enum Column { Viewer, Since, Ends, Reason, By };

    /// Both must outlive this.
    BannedList(Account *account, ModerationHistory *history, QObject *parent = nullptr);

    bool mayRead() const override
    {
        return account()->may(Api::Scope::ModerationRead)
            || account()->may(Api::Scope::ModeratorManageBannedUsers);
    }
    /// The cells are described elsewhere.
    LiveList<Ban> *rows() { return &m_rows; }
    /// Whether there are timeouts, which count down.
    bool hasTimeouts() const { return !m_ends.empty(); }
    bool isOwn(const QString &channelId) const { return channelId == account()->userId(); }
    /// The user's action has an outcome.
    void done(const ModerationAction &action);

protected:
    bool listen() override;
    Api::GetBannedUsers request() const override { return {.broadcasterId = account()->userId()}; }
    QString keyOf(const Api::BannedUser &user) const override;
    void put(const QList<Api::BannedUser> &users) override;
    void drop(const QStringList &keys) override { m_rows.remove(keys); }

private:
    void recorded(const ModerationRecord &record);
    void add(const QList<Ban> &bans);
    void expire();

    LiveList<Ban> m_rows;
    QSet<QString> m_decided{};  ///< Keys of other channels whose newest record is known.
    std::multimap<QDateTime, QString> m_ends{};
    QTimer m_expiry{};
};

}  // namespace Sidestage
