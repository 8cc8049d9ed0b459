// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour/dashboard_world.h"

#include "ads/ad_clock.h"
#include "ads/ad_memory.h"
#include "ads/ad_warnings.h"
#include "analytics/analytics_service.h"
#include "charity/charity_cache.h"
#include "charity/charity_feed.h"
#include "charity/charity_service.h"
#include "kit/overlays/toast_lane.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/charity/campaigns.h"

#include <QLabel>
#include <QSignalSpy>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// Causes alerts. Each cause happens in the sandbox, and the dashboard learns of it over its own connection,
/// as always.
class AlertSteps
{
public:
    explicit AlertSteps(Driver *driver)
        : m_driver(driver)
    {
    }

    Account *account() const { return m_driver->window()->account(); }
    AdsService *ads() const { return m_driver->app()->accountServices()->ads(account()); }
    CharityService *charity() const { return m_driver->app()->accountServices()->charity(account()); }

    bool choose(const std::function<void(AdSettings &)> &change)
    {
        AdSettings settings = ads()->memory()->settings();
        change(settings);
        return ads()->memory()->setSettings(settings).has_value() || m_driver->fail(u"settings"_s);
    }
    /// Advances the world's time to this long before the next break and reads the schedule, which causes one
    /// warning.
    bool comeNear(std::chrono::seconds ahead)
    {
        AdClock *clock = ads()->clock();
        if (!m_driver->waitFor([&] { return clock->nextAt().isValid() && clock->isLive(); },
                               u"the schedule"_s))
            return false;
        QSignalSpy warned(ads()->warnings(), &AdWarnings::warned);
        const bool moved = m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            Sandbox::World &world = sandbox.world();
            const auto plan = world.area<Sandbox::AdBreaks>().schedule(account()->userId());
            if (!plan)
                return false;
            const auto by = std::chrono::milliseconds(world.clock().now().msecsTo(plan->nextAdAt)) - ahead;
            return world.changeClock([by](Sandbox::WorldClock &worlds) { worlds.jump(by); })
                && world.area<Sandbox::AdBreaks>().settle();
        });
        if (!moved)
            return m_driver->fail(u"the sandbox's time does not go on"_s);
        clock->refresh();
        return m_driver->waitFor([&] { return warned.count() == 1; }, u"the warning"_s);
    }
    /// The total of the campaign reaches a milestone with this title. Returns its amount as text.
    QString reachMilestone(const QString &title)
    {
        CharityCache *cache = charity()->cache();
        QString amount;
        if (!m_driver->waitFor([&] { return cache->current() && charity()->feed()->isLive(); },
                               u"the campaign"_s))
            return amount;
        const Money total = cache->current()->total;
        const Money goal = total.of(total.minor() + 1'000);
        QSignalSpy reached(cache, &CharityCache::milestoneReached);
        cache->setMilestone(cache->shownId(), {.amount = goal, .title = title});
        if (!m_driver->waitFor([&] { return !cache->milestones().isEmpty(); }, u"the milestone"_s))
            return amount;
        const bool given = m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            Sandbox::World &world = sandbox.world();
            const auto giver = world.userByLogin(u"quillscribe"_s);
            return giver && world.area<Sandbox::Campaigns>().donate(account()->userId(), giver->id, 2'000);
        });
        if (given && m_driver->waitFor([&] { return reached.count() == 1; }, u"the donation"_s))
            amount = goal.text();
        return amount;
    }
    /// The alerts that are visible in the window, one line each.
    QStringList said() const
    {
        QStringList all;
        const auto toasts = m_driver->window()->toasts()->toasts();
        for (const Toast *toast : toasts) {
            const ToastContent &content = toast->content();
            all.append(content.detail.isEmpty() ? content.what : content.what + u'|' + content.detail);
        }
        return all;
    }
    bool isSaid(const QString &words) const { return said().join(u'\n').contains(words); }

private:
    Driver *m_driver;
};

}  // namespace Sidestage
