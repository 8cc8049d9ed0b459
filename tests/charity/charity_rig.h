// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client_rig.h"

#include "base/clock.h"
#include "charity/charity_alerts.h"
#include "charity/charity_cache.h"
#include "charity/charity_feed.h"
#include "charity/charity_service.h"
#include "charity/charity_store.h"
#include "charity/donation_model.h"
#include "charity/overlay_files.h"
#include "events/event_service.h"
#include "events/event_socket.h"
#include "events/poll_scheduler.h"
#include "profile/store_thread.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/events/event_faults.h"
#include "sandbox/events/eventsub.h"

#include <QSignalSpy>

namespace Sidestage {

/// A channel with a campaign, and its charity service.
struct CharityRig : ClientRig
{
    explicit CharityRig(bool withEvents = true, const QString &login = QStringLiteral("teaandturrets"),
                        Api::ScopeSet scopes = SandboxFixture::everyScope())
        : ClientRig(login, scopes)
        , hasEvents(withEvents)
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        signInAnew();
    }
    ~CharityRig()
    {
        service.reset();
        store->background()->flush();
    }

    void signInAnew()
    {
        const auto user
            = sandbox.inSandbox([&](Sandbox::World &world) { return *world.userByLogin(signedIn.login); });
        ServiceProfile where = profile();
        if (!hasEvents)
            where.eventsUrl.clear();
        account = std::make_unique<Account>(
            where, AccountInfo{user.id, user.login, user.displayName, user.broadcasterType},
            Token{.access = signedIn.accessToken,
                  .refresh = signedIn.refreshToken,
                  .scopes = signedIn.scopes.names()},
            &network, store.get());
        account->client()->setBackoff(std::chrono::milliseconds(2), std::chrono::milliseconds(4));
        account->events()->setTiming({.firstPause = std::chrono::milliseconds(20),
                                      .longestPause = std::chrono::milliseconds(100),
                                      .firstRetry = std::chrono::milliseconds(50)});
    }
    void open()
    {
        service = std::make_unique<CharityService>(account.get(), clock, QString());
        service->start();
    }
    /// As after a restart: stored data stay.
    void restart()
    {
        service.reset();
        store->background()->flush();
        signInAnew();
        open();
    }
    CharityCache *campaigns() const { return service->cache(); }
    CharityFeed *feed() const { return service->feed(); }
    DonationModel *donations() const { return campaigns()->donations(); }
    /// Waits until all donations of the service are loaded, and until events cover them if there are any.
    void settle()
    {
        QTRY_VERIFY_WITH_TIMEOUT(
            feed()->isKnown() && feed()->isComplete() && (!hasEvents || feed()->isLive()), 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(here(), there(), 60'000);
    }
    /// Reads once more and waits for the end.
    void readAnew()
    {
        QSignalSpy changed(feed(), &CharityFeed::freshnessChanged);
        const QDateTime before = feed()->donationPoll()->asOf();
        feed()->refresh();
        QTRY_VERIFY_WITH_TIMEOUT(
            !feed()->donationPoll()->isReading()
                && (feed()->donationPoll()->asOf() > before || !feed()->donationPoll()->failure().isEmpty()),
            60'000);
    }

    QList<Api::CharityDonation> onService()
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Campaigns>().donations(id(), {}, 1'000'000).value_or({}).rows;
        });
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
    QString donate(qint64 value, const QString &who = QStringLiteral("quillscribe"))
    {
        const QString giver = sandbox.idOf(who);
        return sandbox.inSandbox([&](Sandbox::World &world) {
            const auto given = world.area<Sandbox::Campaigns>().donate(id(), giver, value);
            if (!given)
                qFatal("%s", qPrintable(given.error().message));
            return given->id;
        });
    }
    void fill(int count)
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.area<Sandbox::Campaigns>().fill(id(), count))
                qFatal("cannot fill the campaign");
        });
    }
    void stopCampaign()
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.area<Sandbox::Campaigns>().stop(id()))
                qFatal("cannot stop the campaign");
        });
    }
    QString startCampaign(const QString &charity, const Api::Money &target)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            const auto started = world.area<Sandbox::Campaigns>().start(id(), charity, target);
            if (!started)
                qFatal("%s", qPrintable(started.error().message));
            return started->id;
        });
    }
    void eventFault(const Sandbox::EventFault &fault)
    {
        sandbox.inSandbox([&](Sandbox::World &world) { world.area<Sandbox::EventSub>().addFault(fault); });
    }

    bool hasEvents;
    ManualClock clock{};
    std::unique_ptr<CharityService> service{};
};

}  // namespace Sidestage
