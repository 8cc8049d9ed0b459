// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "shoutout_queue.h"

#include <QPointer>
#include <QTimer>

namespace Sidestage {

class Account;

/// Possible targets of a shoutout, updated while the user types: channels found by the service, raiders of
/// this run (channel.raid), followed channels that are live, and recent targets. Chatters are added by the
/// page from its own list.
class ShoutoutTargets : public QObject
{
    Q_OBJECT
public:
    /// For shoutouts from `channelId`. `queue` must outlive this. After the account is deleted nothing is
    /// found.
    ShoutoutTargets(Account *account, QString channelId, ShoutoutQueue *queue, QObject *parent = nullptr);
    ~ShoutoutTargets() override;

    /// Raiders first, the latest first; then live channels that the account follows; then recent targets.
    QList<ShoutoutTarget> suggestions() const;
    /// Searches for channels whose login begins with this; an empty text ends the search. The request is sent
    /// when the text has not changed for a moment. Ends with found() or notFound().
    void search(const QString &text);

public Q_SLOTS:
    /// Reads again which followed channels are live. The first reading is automatic.
    void refresh();

Q_SIGNALS:
    void suggestionsChanged();
    void found(const QString &text, const QList<Sidestage::ShoutoutTarget> &targets);
    void notFound(const QString &text, const Sidestage::Error &error);

private:
    Bound readFollowed();
    Bound searchNow();

    QPointer<Account> m_account;
    QString m_channelId{};
    ShoutoutQueue *m_queue = nullptr;
    QList<ShoutoutTarget> m_followed{};
    bool m_isReading = false;
    QTimer m_pause{};
    QString m_text{};  ///< The text to search for, as it was typed.
    Canceller m_running{};
    int m_turn = 0;
};

}  // namespace Sidestage
