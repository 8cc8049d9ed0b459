// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/people/chat_channels.h"
#include "shoutout_store.h"

#include "accounts/account.h"
#include "api/events/channel.h"
#include "base/clock.h"
#include "client/client.h"

#include <QPointer>
#include <QSet>
#include <QTimer>

#include <map>

namespace Sidestage {

struct ShoutoutQueue::Private
{
    /// What listens to the events of one channel. Let go of with deleteLater(), as it may be an event that
    /// leads to it.
    struct Subscription
    {
        QPointer<Account> account{};
        bool isSubscribedToShoutouts = false;
        QObject *context = nullptr;  ///< A child of the queue.
    };

    Private(ShoutoutQueue *queue, ChatChannels *all, ProfileStore *profile, const Clock &time)
        : q(queue)
        , channels(all)
        , store(profile)
        , clock(time)
    {
    }

    QueuedShoutout *find(qint64 id);
    QStringList givers() const;
    /// Those of one channel, in their order, with what is known of when they go.
    QList<Shoutout> of(const QString &from) const;
    std::optional<Error> blockReasonOf(const QString &from) const;
    void save(const QueuedShoutout &shoutout) { reportWritten(store.save(shoutout)); }
    void reportWritten(const Result<void> &written);
    void drop(qint64 id);

    void restoreFrom();
    void pause(QueuedShoutout &shoutout);
    void checkSleep();
    void schedule();
    void listenTo(const QString &channel);
    void listenToAll();
    void handleShoutout(const QString &from, const Api::ShoutoutSent &event, const QDateTime &sentAt);
    void raided(const QString &channel, const Api::ChannelRaided &event);
    void got(const QString &channel, const Api::ShoutoutReceived &event, const QDateTime &sentAt);
    void send(qint64 id);
    void answered(const QueuedShoutout &shoutout, const QString &by, const Result<void> &outcome);
    void given(const QueuedShoutout &shoutout, const QString &by);
    void refuse(const QueuedShoutout &shoutout, const Error &error, bool isUncertain = false);
    void markUncertain(const QueuedShoutout &shoutout);
    void keepTimes(const QString &from, const QString &target);
    bool wasGiven(const QueuedShoutout &shoutout) const;

    ShoutoutQueue *q;
    ChatChannels *channels;
    ShoutoutStore store;
    const Clock &clock;
    ShoutoutTimes times{};
    QList<QueuedShoutout> list{};
    QSet<QString> sending{};  ///< Channels whose shoutout is on its way.
    std::map<QString, Subscription> subscriptions{};
    QHash<QString, QList<ShoutoutTarget>> raiders{};
    QList<ReceivedShoutout> received{};
    QTimer timer{};
    QDateTime lookedAt{};  ///< UTC, at the clock.
    bool isStarted = false;
    bool isTicking = false;
};

}  // namespace Sidestage
