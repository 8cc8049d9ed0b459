// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/events/others.h"
#include "api/viewers/entitlements.h"
#include "base/result.h"
#include "sandbox/world/area.h"

namespace Sidestage::Sandbox {

/// Entitlements to Drops (api-facts C5). Each belongs to the organization of its game. Errors carry the
/// status and the message with which the endpoint answers.
class Entitlements : public Area
{
public:
    static const char *const tables;
    /// The most entitlements in one event.
    static constexpr int batch = 100;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    /// The newest first. `asked.userId`: only of this user. Errors: 400 for a cursor of another list, 403 for
    /// a game or an entitlement of another organization.
    Result<Api::Page<Api::Entitlement>> list(const QString &organizationId,
                                             const Api::GetDropsEntitlements &asked);
    /// `userId`: only this user's may be changed; empty: all of the organization.
    Result<QList<Api::EntitlementUpdate>> update(const QString &organizationId, const QString &userId,
                                                 const Api::UpdateDropsEntitlements &wanted);
    /// Grants `benefitId`, or the first benefit of the game if it is empty. Error: 400 for a game that no
    /// organization owns.
    Result<Api::Entitlement> grant(const QString &userId, const QString &gameId, const QString &benefitId);
    /// Grants the first benefit of the game to `count` users, to some of them again if there are fewer. A
    /// single event. Error: 400 for a game that no organization owns.
    Result<void> fill(const QString &gameId, int count);

    /// Returns up to `count` of what was granted with this entitlement and after it, as events tell it.
    QList<Api::DropGranted> granted(const QString &entitlementId, int count);

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;
};

}  // namespace Sidestage::Sandbox
