// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/warehouse.h"
#include "test_world.h"

#include "analytics/analytics_service.h"
#include "sandbox/analytics/reports.h"

namespace Sidestage {

using namespace Qt::StringLiterals;

/// An account with reports. Its clock and that of the sandbox's world advance together.
struct AnalyticsWorld : TestWorld
{
    static constexpr qint64 day = 24 * 3600 * 1000;

    explicit AnalyticsWorld(const QString &login = u"pipnocturne"_s,
                            Api::ScopeSet scopes = SandboxFixture::everyScope())
        : TestWorld({.login = login, .scopes = scopes, .at = nextNoon()})
    {
    }
    /// The start of both clocks. No test comes close to midnight by chance, and the age of a token is that of
    /// the test at any time of day.
    static QDateTime nextNoon()
    {
        const qint64 noon = (QDateTime::currentMSecsSinceEpoch() + day / 2) / day * day + day / 2;
        return QDateTime::fromMSecsSinceEpoch(noon, Qt::UTC);
    }
    /// Advances both clocks.
    void advance(std::chrono::milliseconds by)
    {
        clock.advance(by);
        sandbox.standAt(clock.now());
    }
    QDate today() const { return clock.now().date(); }
    /// The number of a day, as the sandbox counts days.
    qint64 dayNumber(int before = 0) const { return clock.msecs() / day - before; }

    /// Adds a game whose figures are known in advance. Returns its id.
    QString addGame(Sandbox::ReportSubject subject, const QString &name = u"Added"_s)
    {
        subject.id = u"9000%1"_s.arg(++added);
        subject.name = name;
        sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::Reports>().add(Sandbox::Reports::Kind::Game, id(), subject);
        });
        return subject.id;
    }

    int added = 0;
};

}  // namespace Sidestage
