// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What EventSub keeps, for the files it is made of.

#include "eventsub.h"

namespace Sidestage::Sandbox {

struct EventSub::Subscription
{
    qint64 number = 0;
    const Api::EventInfo *info = nullptr;
    QString clientId{};
    QString userId{};  ///< Empty: made with an app token.
    QByteArray tokenHash{};
    Api::EventSubSubscription resource{};
    QString place{};
    Session *session = nullptr;  ///< Null: it has ended, or has no socket.
    QByteArray json{};           ///< As notifications tell of it.
    qint64 endedAt = 0;          ///< Machine time; 0: it has not.
    qint64 pendingUntil
        = 0;  ///< When the verification of its callback fails, machine time; 0: nothing waits.
    qint64 sent = 0;

    bool isEnabled() const { return resource.status == QLatin1String("enabled"); }
    bool counts() const
    {
        return isEnabled() || resource.status == QLatin1String("webhook_callback_verification_pending");
    }
};

struct EventSub::Session
{
    QString id{};
    QDateTime connectedAt{};  ///< World time.
    int keepalive = minKeepalive;
    EventLine *line = nullptr;
    EventLine *former = nullptr;  ///< After a hand-over, until its client closes it.
    qint64 welcomedAt = 0;        ///< Machine time, as all that follow.
    qint64 sentAt = 0;            ///< The last frame.
    bool used = false;            ///< It has had a subscription.
    QString challenge{};          ///< Of the address to reconnect to; empty: nobody was asked to.
    qint64 reconnectBy = 0;       ///< When whoever stays on the old line is cut off; 0: nobody waits.
    QList<Subscription *> subscriptions{};  ///< Those that are enabled.
    QByteArray held{};                      ///< A frame that waits for the next one.
    qint64 heldUntil = 0;
    qint64 sent = 0;  ///< Notifications.
};

}  // namespace Sidestage::Sandbox
