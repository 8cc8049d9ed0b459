// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "sandbox/world/area.h"

#include <QStringList>

namespace Sidestage::Sandbox {

/// What viewers do with subscriptions to channels (api-facts C15): they subscribe, renew, gift, and end them.
/// Who subscribes is stored by Subscribers. Errors carry the status and the message with which an endpoint
/// would answer.
class Subscriptions : public Area
{
public:
    using Area::Area;

    /// `tier`: 1000, 2000 or 3000. Errors: 400 for the broadcaster, 403 for a channel that is neither partner
    /// nor affiliate, 404 for an unknown viewer, 409 for one who subscribes already.
    Result<void> subscribe(const QString &broadcasterId, const QString &userId, int tier);
    /// Pays for a month more and says so in the chat. `text`: may be empty. Errors: 400 for a text that does
    /// not pass review, 404 for a viewer who does not subscribe.
    Result<void> renew(const QString &broadcasterId, const QString &userId, const QString &text);
    /// Gives each of these viewers a subscription. `gifterId`: empty, an anonymous gift. Several are a gift
    /// to the community. Errors as for subscribe(); if one cannot get it, nobody does.
    Result<void> gift(const QString &broadcasterId, const QString &gifterId, const QStringList &receivers,
                      int tier);
    /// Viewers in the chat who do not subscribe, without `gifterId`: up to `count` from the user id `from`
    /// on.
    QStringList receivers(const QString &broadcasterId, const QString &gifterId, const QString &from,
                          int count);
    /// Error: 404 for a viewer who does not subscribe.
    Result<void> end(const QString &broadcasterId, const QString &userId);
    /// Lets `count` existing users subscribe at once, for scenarios, tests and benchmarks. Publishes a single
    /// event.
    Result<void> fill(const QString &broadcasterId, int count);

    /// Ends gifts that are over.
    Result<void> settle() override;
    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    Result<void> maySubscribe(const QString &broadcasterId, const QString &userId);
};

}  // namespace Sidestage::Sandbox
