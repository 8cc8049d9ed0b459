// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "shoutout_queue.h"

#include <QPointer>
#include <QTimer>

namespace Sidestage {

class Account;

/// Whom one could give a shoutout to, as one types: channels that the service finds, raiders of this run
/// (channel.raid), followed channels that are live, those of late. Chatters the page adds, from its list.
class ShoutoutTargets : public QObject
{
    Q_OBJECT
public:
    /// For shoutouts from `channelId`. `queue` must outlive this; without the account nothing is found any
    /// more.
    ShoutoutTargets(Account *account, QString channelId, ShoutoutQueue *queue, QObject *parent = nullptr);
    ~ShoutoutTargets() override;

    /// Raiders first, the latest first; then live channels that the account follows; then of late.
    QList<ShoutoutTarget> suggestions() const;
    /// Looks for channels whose login begins with this; an empty text ends a search. Asks when nothing was
    /// typed for a moment. Ends with found() or notFound().
    void search(const QString &text);

public Q_SLOTS:
    /// Reads once more which followed channels are live. Happens by itself at first.
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
    QString m_text{};  ///< What is to be looked for, as it was typed.
    Canceller m_running{};
    int m_turn = 0;
};

}  // namespace Sidestage
