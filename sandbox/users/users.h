// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/users.h"
#include "base/result.h"
#include "sandbox/world/area.h"

namespace Sidestage::Sandbox {

/// What users decide about themselves: their description, and whom they block (api-facts C16).
class Users : public Area
{
public:
    static const char *const tables;

    using Area::Area;

    bool hasBlocked(const QString &userId, const QString &otherId);
    /// Does nothing if the user is blocked already. Errors: 400 for oneself and for an unknown user.
    Result<void> block(const QString &userId, const QString &otherId);
    /// Does nothing if the user is not blocked.
    Result<void> unblock(const QString &userId, const QString &otherId);
    /// The newest block first. Error: 400 for a cursor of another list.
    Result<Api::Page<Api::BlockedUser>> blocked(const QString &userId, int count,
                                                const std::optional<QString> &after);

    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;
};

}  // namespace Sidestage::Sandbox
