// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "sandbox/world/area.h"

#include <QString>

#include <array>

namespace Sidestage::Sandbox {

/// How moderators treat a user whom they do not trust.
enum class LowTrustStatus : quint8 {
    None,
    ActiveMonitoring,  ///< Moderators are told of each message.
    Restricted,        ///< The same, and nobody else sees them.
};
constexpr auto namesOf(LowTrustStatus)
{
    return std::array{"none", "active_monitoring", "restricted"};
}

/// Users whom the moderators of a channel watch (api-facts D6). The website sets them: the
/// endpoints for it are newer than the specification.
class SuspiciousUsers : public Area
{
public:
    static const char *const tables;

    explicit SuspiciousUsers(World &world);

    Result<void> seed(Dice &dice) override;

    LowTrustStatus status(const QString &broadcasterId, const QString &userId);
    /// Error: 400 for the broadcaster and for moderators.
    Result<void> setStatus(const QString &broadcasterId, const QString &moderatorId, const QString &userId,
                           LowTrustStatus status);

    static void addControls(ControlCalls &calls);
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    Result<void> save(const QString &broadcasterId, const QString &userId, LowTrustStatus status);
};

}  // namespace Sidestage::Sandbox
