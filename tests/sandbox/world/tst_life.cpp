// SPDX-License-Identifier: GPL-3.0-or-later

// Simulated viewers: they act at the requested rates, reproducibly for a seed, and only while the channel is
// live and time passes.

#include "sandbox/harness.h"
#include "schema/values.h"

#include "sandbox/ads/ad_breaks.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/life/life.h"
#include "sandbox/predictions/predictions.h"
#include "sandbox/rewards/rewards.h"

#include <QMap>

using namespace Sidestage;
using namespace Sidestage::Sandbox;
using namespace std::chrono_literals;

class TestLife : public QObject
{
    Q_OBJECT

    static constexpr Rates busy{.joins = 60,
                                .leaves = 30,
                                .chats = 120,
                                .follows = 30,
                                .redemptions = 60,
                                .cheers = 30,
                                .donations = 30,
                                .subscriptions = 12};

    static void pass(Harness &h, std::chrono::milliseconds time, std::chrono::milliseconds step = 1s)
    {
        for (auto passed = 0ms; passed < time; passed += step) {
            h.clock.advance(step);
            h.world->area<Life>().step();
        }
    }
    static QMap<int, int> counted(Harness &h)
    {
        QMap<int, int> counts;
        for (const DomainEvent &one : h.world->domainEvents())
            ++counts[int(one.kind)];
        return counts;
    }
    static QStringList told(Harness &h)
    {
        QStringList lines;
        for (const DomainEvent &one : h.world->domainEvents())
            lines.append(u"%1 %2 %3 %4"_s.arg(int(one.kind)).arg(one.userId, one.text).arg(one.amount));
        return lines;
    }

private Q_SLOTS:
    void nobodyActsUnlessAsked()
    {
        Harness h;
        h.world->area<Life>().step();
        const auto before = h.world->domainEvents().size();
        pass(h, 60s);
        QCOMPARE(h.world->domainEvents().size(), before);
    }

    void everythingHappensAboutAsOftenAsAskedFor()
    {
        Harness h;
        const QString tea = h.idOf("teaandturrets");
        QVERIFY(h.world->area<Life>().setRates(tea, busy));
        QVERIFY(h.world->area<ChatRooms>().change(tea, tea, {.followerMode = false}));
        const int waiting = h.world->area<Rewards>().waiting(tea);
        const qint64 collected = h.world->area<Campaigns>().running(tea)->currentAmount.value;
        QMap<int, int> counts;
        h.world->listen([&](const DomainEvent &one) { ++counts[int(one.kind)]; });
        pass(h, 5min);
        const auto between = [&](DomainEvent::Kind kind, int least, int most) {
            const int count = counts.value(int(kind));
            QVERIFY2(count >= least && count <= most,
                     qPrintable(u"%1: %2"_s.arg(Api::writeText(kind)).arg(count)));
        };
        // The numbers for five minutes, less refused actions: a viewer who is already there, a reward in
        // cooldown.
        between(DomainEvent::Kind::ViewerJoined, 60, 360);
        between(DomainEvent::Kind::ViewerLeft, 60, 180);
        between(DomainEvent::Kind::ChatMessage, 300, 900);
        between(DomainEvent::Kind::Followed, 3, 180);
        between(DomainEvent::Kind::RedemptionAdded, 60, 330);
        between(DomainEvent::Kind::Cheered, 90, 190);
        between(DomainEvent::Kind::Donated, 90, 190);
        between(DomainEvent::Kind::Subscribed, 25, 200);
        between(DomainEvent::Kind::SubscriptionsGifted, 1, 30);
        QVERIFY(counts.contains(int(DomainEvent::Kind::HypeTrainBegan)));
        QVERIFY(h.world->area<Rewards>().waiting(tea) > waiting);
        QVERIFY(h.world->area<Campaigns>().running(tea)->currentAmount.value > collected);
    }

    void theyPredictWhileAPredictionIsOpen()
    {
        Harness h;
        const QString tea = h.idOf("teaandturrets");
        QVERIFY(h.world->area<Life>().setRates(tea, {.chats = 60}));
        pass(h, 10s);
        const auto begun = h.world->area<Predictions>().create({.broadcasterId = tea,
                                                                .title = u"Will it?"_s,
                                                                .outcomes = {{u"Yes"_s}, {u"No"_s}},
                                                                .predictionWindow = 30});
        QVERIFY(begun.has_value());
        int predicted = 0;
        h.world->listen([&](const DomainEvent &one) {
            predicted += one.kind == DomainEvent::Kind::PredictionProgressed;
        });
        pass(h, 60s);
        QVERIFY2(predicted > 5 && predicted <= 30, qPrintable(QString::number(predicted)));
        const auto locked = h.world->area<Predictions>().open(tea);
        QVERIFY(locked && locked->status == Api::PredictionStatus::Locked);
        QVERIFY(locked->outcomes[0].users > 0 && locked->outcomes[1].users > 0);
    }

    void theyRenewWithAMessage()
    {
        Harness h;
        QVERIFY(h.world->area<Life>().setRates(h.idOf("teaandturrets"), {.subscriptions = 60}));
        QStringList messages;
        h.world->listen([&](const DomainEvent &one) {
            if (one.kind == DomainEvent::Kind::SubscriptionRenewed)
                messages.append(one.text);
        });
        pass(h, 5min);
        QVERIFY(!messages.isEmpty());
        QVERIFY(!messages.contains(QString()));
    }

    void theSameSeedLivesTheSame()
    {
        Harness one, same, other({.seed = 2, .followers = 60});
        for (Harness *h : {&one, &same, &other}) {
            QVERIFY(h->world->changeClock([](WorldClock &clock) { clock.set(1'772'400'000'000); }));
            h->world->area<Life>().step();
            QVERIFY(h->world->area<Life>().setRates(h->idOf("teaandturrets"), busy));
        }
        for (Harness *h : {&one, &same, &other})
            pass(*h, 60s, 250ms);
        QVERIFY(told(one).size() > 50);
        QCOMPARE(told(one), told(same));
        QVERIFY(told(one) != told(other));
    }

    void whoIsOfflineHasNoViewers()
    {
        Harness h;
        const QString tea = h.idOf("teaandturrets");
        QVERIFY(h.world->area<Life>().setRates(tea, busy));
        QVERIFY(h.world->goOffline(tea));
        QVERIFY(h.world->settle());  // the stream becomes a video
        const auto before = h.world->domainEvents().size();
        pass(h, 60s);
        QCOMPARE(h.world->domainEvents().size(), before);
    }

    void aClockThatStandsOrGoesBackStopsThem()
    {
        Harness h;
        QVERIFY(h.world->area<Life>().setRates(h.idOf("teaandturrets"), busy));
        QVERIFY(h.world->changeClock([](WorldClock &clock) { clock.setSpeed(0); }));
        h.world->area<Life>().step();
        auto before = h.world->domainEvents().size();
        pass(h, 60s);
        QCOMPARE(h.world->domainEvents().size(), before);
        QVERIFY(h.world->changeClock([](WorldClock &clock) { clock.jump(-1h); }));
        h.world->area<Life>().step();
        before = h.world->domainEvents().size();
        h.world->area<Life>().step();
        QCOMPARE(h.world->domainEvents().size(), before);
        QVERIFY(h.world->changeClock([](WorldClock &clock) { clock.setSpeed(1); }));
        pass(h, 10s);
        QVERIFY(h.world->domainEvents().size() > before);
    }

    void aJumpIsNotLivedThroughButItsAdsAreRun()
    {
        Harness h;
        const QString tea = h.idOf("teaandturrets");
        QVERIFY(h.world->area<Life>().setRates(tea, busy));
        h.world->area<Life>().step();
        int acted = 0, ads = 0;
        h.world->listen(
            [&](const DomainEvent &one) { ++(one.kind == DomainEvent::Kind::AdBreakBegan ? ads : acted); });
        h.clock.advance(6h);
        h.world->area<Life>().step();
        QVERIFY2(acted < 60, qPrintable(QString::number(acted)));
        QVERIFY2(ads >= 11, qPrintable(QString::number(ads)));  // one every half hour
    }

    void viewersOfAFastClockKeepUp()
    {
        Harness h;
        QVERIFY(h.world->area<Life>().setRates(h.idOf("pipnocturne"), {.cheers = 60}));
        QVERIFY(h.world->changeClock([](WorldClock &clock) { clock.setSpeed(60); }));
        int cheers = 0;
        h.world->listen([&](const DomainEvent &one) { cheers += one.kind == DomainEvent::Kind::Cheered; });
        pass(h, 5s, 250ms);  // five minutes in the world
        QVERIFY2(cheers > 250 && cheers <= 300, qPrintable(QString::number(cheers)));
    }

    void ratesAreKeptAndBounded()
    {
        Harness h;
        const QString tea = h.idOf("teaandturrets");
        QVERIFY(h.world->area<Life>().setRates(tea, busy));
        h.world->area<Life>().forget();
        QCOMPARE(h.world->area<Life>().rates(tea), busy);
        for (const double wrong : {-1.0, 6001.0, double(std::nan("")), double(INFINITY)})
            QVERIFY(!h.world->area<Life>().setRates(tea, {.chats = wrong}));
        QCOMPARE(h.world->area<Life>().rates(tea), busy);
    }

    void wakingUpGivesTheLiveOnesOfTheStoryTheirEvening()
    {
        Harness h;
        const QString tea = h.idOf("teaandturrets");
        QVERIFY(h.world->area<Life>().wakeUp());
        QVERIFY(h.world->area<Life>().rates(tea).redemptions > 0);
        QVERIFY(h.world->area<Life>().rates(h.idOf("pipnocturne")).chats > 0);
        QCOMPARE(h.world->area<Life>().rates(h.idOf("quillscribe")), Rates{});
        // Rates that were set stay.
        QVERIFY(h.world->area<Life>().setRates(tea, busy));
        QVERIFY(h.world->area<Life>().wakeUp());
        QCOMPARE(h.world->area<Life>().rates(tea), busy);
    }
};

QTEST_GUILESS_MAIN(TestLife)
#include "tst_life.moc"
