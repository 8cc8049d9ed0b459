// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "must.h"

#include <memory>

namespace Sidestage::Sandbox {

class ControlCalls;
class Dice;
class EventSub;
class Service;
class World;
struct DomainEvent;

/// One area of the platform (rewards, chat, ads …): its tables, rules, seed data, endpoints and events. The
/// World owns one object of each kind and does not depend on their classes.
class Area
{
public:
    explicit Area(World &world);
    virtual ~Area() = default;
    Q_DISABLE_COPY_MOVE(Area)

    /// Fills a new world. `dice` are used by this area alone. Runs in a transaction, and must() ends it.
    virtual Result<void> seed(Dice &dice)
    {
        Q_UNUSED(dice)
        return {};
    }
    /// Drops everything cached from the tables.
    virtual void forget() { }
    /// Called when the world is replaced, before the next one is generated: ends what belonged to the last
    /// one.
    virtual void restart() { forget(); }
    /// Performs what is due by the world's time.
    virtual Result<void> settle() { return {}; }
    /// Adds the control calls of the area: what viewers or the website can do in it. An area with calls hides
    /// this function with its own.
    static void addControls(ControlCalls &calls) { Q_UNUSED(calls) }
    /// Registers the endpoints of the area.
    virtual void serve(Service &service) { Q_UNUSED(service) }
    /// Publishes the EventSub events for this domain event, if it belongs to the area.
    virtual void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
    {
        Q_UNUSED(domainEvent)
        Q_UNUSED(eventSub)
    }

protected:
    World &m_world;
    Database &m_database;
};

/// How the World creates an area. Each kind is one line in sandbox/areas.cpp.
struct AreaKind
{
    const char *name;    ///< Determines the dice of its seed, so it must never change.
    const char *tables;  ///< SQL that creates its tables; may be empty.
    std::unique_ptr<Area> (*make)(World &world);
    void (*addControls)(ControlCalls &calls);
};

template <class A>
constexpr AreaKind areaKind(const char *name, const char *tables = "")
{
    return {name, tables, [](World &world) -> std::unique_ptr<Area> { return std::make_unique<A>(world); },
            &A::addControls};
}

}  // namespace Sidestage::Sandbox
