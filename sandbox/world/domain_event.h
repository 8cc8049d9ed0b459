// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"

#include <QString>

#include <array>
#include <memory>

namespace Sidestage::Sandbox {

/// Something that happened in the world. Published in order; shown on the control page, awaited by tests, and
/// the source of EventSub events.
struct DomainEvent
{
    enum class Kind : quint8 {
#define DOMAIN_EVENT(kind, name) kind,
#include "domain_event.def"
    };

    Kind kind{};
    QString broadcasterId{};  ///< The channel in which it happened.
    QString userId{};         ///< Who did it; empty: the service or the broadcaster.
    QString subjectId{};
    qint64 amount = 0;
    QString text{};
    QString detail{};
    /// The removed reward in its last state; null for all other events.
    std::shared_ptr<const Api::Reward> reward{};
    qint64 at = 0;      ///< Milliseconds since the epoch, world time. Set by World::publish().
    qint64 number = 0;  ///< Counts up from 1 since the start. Set by World::publish().
};

constexpr auto namesOf(DomainEvent::Kind)
{
    return std::array{
#define DOMAIN_EVENT(kind, name) name,
#include "domain_event.def"
    };
}

}  // namespace Sidestage::Sandbox
