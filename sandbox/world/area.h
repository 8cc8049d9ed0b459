// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <memory>

namespace Sidestage::Sandbox {

class Dice;
class EventSub;
class Service;
class World;
struct DomainEvent;

/// One area of the platform (rewards, chat, ads …): its tables, its rules, what a new world has of it, its
/// endpoints and its events. The World owns one of each kind and knows none of them by name.
class Area
{
public:
    Area() = default;
    virtual ~Area() = default;
    Q_DISABLE_COPY_MOVE(Area)

    /// What a new world has. `dice` belong to this area alone. Runs in a transaction. Error: Kind::Storage.
    virtual Result<void> seed(Dice &dice)
    {
        Q_UNUSED(dice)
        return {};
    }
    /// Drops what is cached of the tables.
    virtual void forget() { }
    /// The world was replaced by that of another seed.
    virtual void restart() { forget(); }
    /// Does what has come due by the world's time.
    virtual Result<void> settle() { return {}; }
    /// Registers the endpoints of the area.
    virtual void serve(Service &service) { Q_UNUSED(service) }
    /// Publishes the events that clients can subscribe to for this happening, if it is one of the area.
    virtual void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
    {
        Q_UNUSED(domainEvent)
        Q_UNUSED(eventSub)
    }
};

/// How the World makes an area. Each is one line in sandbox/areas.cpp.
struct AreaKind
{
    const char *name;    ///< Decides the dice of its seed, so it never changes.
    const char *tables;  ///< SQL that creates its tables; empty: it has none.
    std::unique_ptr<Area> (*make)(World &world);
};

template <class A>
constexpr AreaKind areaKind(const char *name, const char *tables = "")
{
    return {name, tables, [](World &world) -> std::unique_ptr<Area> { return std::make_unique<A>(world); }};
}

}  // namespace Sidestage::Sandbox
