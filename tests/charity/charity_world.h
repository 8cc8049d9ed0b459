// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/charity_alerts.h"
#include "test_world.h"

#include "charity/charity_cache.h"
#include "charity/charity_feed.h"
#include "charity/charity_service.h"
#include "charity/charity_store.h"
#include "charity/donation_model.h"
#include "charity/overlay_files.h"
#include "sandbox/charity/campaigns.h"

namespace Sidestage {

using namespace Qt::StringLiterals;

/// A channel with a campaign, and its charity service.
struct CharityWorld : TestWorld
{
    explicit CharityWorld(WorldSetup with = {})
        : TestWorld(std::move(with))
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    }

    void open()
    {
        using namespace std::chrono_literals;
        account->events()->setTiming({.firstPause = 20ms, .longestPause = 100ms, .firstRetry = 50ms});
        service = make<CharityService>(account.get(), clock, QString());
        service->start();
    }
    /// As after a restart: stored data stay.
    void reopen()
    {
        restart();
        open();
    }
    CharityCache *campaigns() const { return service->cache(); }
    CharityFeed *feed() const { return service->feed(); }
    DonationModel *donations() const { return campaigns()->donations(); }
    /// Waits until all donations of the service are loaded, and until events cover them if there are any.
    void settle()
    {
        QTRY_VERIFY(feed()->isKnown() && feed()->isComplete() && (!setup.hasEvents || feed()->isLive()));
        QTRY_COMPARE(here(), there());
    }
    /// Reads once more and waits for the end.
    void readAnew()
    {
        const QDateTime before = feed()->donationPoll()->asOf();
        feed()->refresh();
        QTRY_VERIFY(
            !feed()->donationPoll()->isReading()
            && (feed()->donationPoll()->asOf() > before || !feed()->donationPoll()->failure().isEmpty()));
    }

    QList<Api::CharityDonation> onService()
    {
        return sandbox
            .act([&](Sandbox::World &world) {
                return world.area<Sandbox::Campaigns>().donations(id(), 1'000'000, {});
            })
            .data;
    }
    /// Ids in the order of the service.
    QStringList there()
    {
        QStringList ids;
        for (const Api::CharityDonation &donation : onService())
            ids.append(donation.id);
        ids.sort();
        return ids;
    }
    QStringList here() const
    {
        QStringList ids;
        for (int row = 0; row < donations()->rowCount(); ++row)
            ids.append(donations()->row(row).key);
        ids.sort();
        return ids;
    }
    QString donate(qint64 value, const QString &who = u"quillscribe"_s)
    {
        return sandbox
            .act([this, giver = idOf(who), value](Sandbox::World &world) {
                return world.area<Sandbox::Campaigns>().donate(id(), giver, value);
            })
            .id;
    }
    void fill(int count)
    {
        sandbox.act(
            [&](Sandbox::World &world) { return world.area<Sandbox::Campaigns>().fill(id(), count); });
    }
    void stopCampaign()
    {
        sandbox.act([&](Sandbox::World &world) { return world.area<Sandbox::Campaigns>().stop(id()); });
    }
    QString startCampaign(const QString &charity, const Api::Money &target)
    {
        return sandbox
            .act([&](Sandbox::World &world) {
                return world.area<Sandbox::Campaigns>().start(id(), charity, target);
            })
            .id;
    }

    CharityService *service = nullptr;
};
using OpenCharity = Ready<CharityWorld, &CharityWorld::open, &CharityWorld::settle>;

}  // namespace Sidestage
