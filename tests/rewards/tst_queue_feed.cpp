// SPDX-License-Identifier: GPL-3.0-or-later

// What waits on the service is in the queue: at the start, after a gap, and when an event was lost.

#include "client_rig.h"

#include "client/budget.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"
#include "rewards/queue_feed.h"
#include "rewards/queue_reader.h"
#include "rewards/redemption_queue.h"
#include "rewards/reward_list.h"
#include "sandbox/eventsub.h"
#include "sandbox/rewards.h"

#include <QSignalSpy>

using namespace Sidestage;
using Api::Redemption;
using Api::RedemptionDecision;
using Api::RedemptionStatus;

namespace {

const QByteArray path = "/channel_points/custom_rewards/redemptions";

struct FeedRig : ClientRig
{
    /// Without events unless `isLive`, so that only reading can find what has changed.
    explicit FeedRig(bool withEvents = false)
        : isLive(withEvents)
        , owner(ownAccount())
        , rewards(owner.get())
        , feed(owner.get(), &rewards, &queue)
    {
        owner->client()->setBackoff(std::chrono::milliseconds(5), std::chrono::milliseconds(10));
        reward = ours().value(0).id;
        QObject::connect(feed.poll(), &Poll::changed, &counter, [this, wasReading = false]() mutable {
            readings += wasReading && !feed.poll()->isReading() ? 1 : 0;
            wasReading = feed.poll()->isReading();
        });
    }

    std::unique_ptr<Account> ownAccount()
    {
        ServiceProfile with = profile();
        with.eventsUrl = isLive ? sandbox.eventsUrl() : QUrl();
        return std::make_unique<Account>(with, account->info(),
                                         Token{.access = signedIn.accessToken,
                                               .refresh = signedIn.refreshToken,
                                               .scopes = signedIn.scopes.names()},
                                         &network, store.get());
    }
    QList<Api::Reward> ours()
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            return world.rewards().madeBy(id(), sandbox.client().id).value_or({});
        });
    }
    void start()
    {
        rewards.start();
        feed.start();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(feed.poll()->asOf().isValid(), 20'000); }();
    }
    /// One more reading, from its beginning to its end.
    void read()
    {
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!feed.poll()->isReading(), 20'000); }();
        QTest::qWait(2);  // asked later, by the clock, than what is known by now
        const int before = readings;
        feed.refresh();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!feed.poll()->isReading() && readings > before, 20'000); }();
    }
    /// Lets the time pass that polls go by; then only what began meanwhile goes on.
    void advance(std::chrono::milliseconds by)
    {
        for (const qint64 until = polled + by.count(); polled < until;) {
            polled += 100;
            owner->polls()->look();
            QCoreApplication::processEvents();
        }
    }
    /// Reads everything at the start by a time that stands, and a bucket that is no hindrance; then the
    /// bucket is a full one of `limit`.
    void startInStandingTime(int limit)
    {
        sandbox.setRateLimit(100'000);
        owner->polls()->setTime([this] { return polled; });
        rewards.start();
        feed.start();
        for (int i = 0; i < 600 && !(feed.isLive() == isLive && feed.poll()->asOf().isValid()); ++i) {
            advance(std::chrono::milliseconds(200));
            QTest::qWait(50);
        }
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!feed.poll()->isReading(), 60'000); }();
        setFullBucket(limit);
    }
    void setFullBucket(int limit)
    {
        sandbox.setRateLimit(limit);
        std::optional<bool> isAnswered;
        owner->client()->call(Api::GetUsers{}).then(&counter, [&](const auto &told) {
            isAnswered = told.has_value();
        });
        [&] { QTRY_VERIFY(isAnswered); }();
    }
    /// Decides here and there, from the first to the last that wait, and no event tells of it.
    void decideUnheard(const QString &of, int count)
    {
        QStringList ids;
        const auto waiting = listing(of);
        for (int i = 0; i < count; ++i)
            ids.append(waiting[i * (waiting.size() - 1) / std::max(1, count - 1)].id);
        sandbox.inSandbox([&](Sandbox::World &world) {
            world.eventSub().addFault({.kind = Sandbox::EventFault::Kind::Drop, .times = count});
        });
        decide(of, ids, RedemptionDecision::Canceled);
    }
    void fill(int count, const QString &of = {})
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.rewards().fill(id(), of.isEmpty() ? reward : of, count))
                qFatal("cannot fill");
        });
    }
    QList<Redemption> listing(const QString &of)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            return world.rewards()
                .redemptions(id(), of, RedemptionStatus::Unfulfilled, Api::RedemptionSort::Oldest, {},
                             200'000)
                .value_or({})
                .rows;
        });
    }
    void decide(const QString &of, const QStringList &ids, RedemptionDecision decision)
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            for (qsizetype at = 0; at < ids.size(); at += 50) {
                if (!world.rewards().decide(id(), of, ids.mid(at, 50), decision))
                    qFatal("cannot decide");
            }
        });
    }
    QString redeem(const QString &of)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            const auto viewer = *world.userByLogin(QStringLiteral("quillscribe"));
            if (!world.rewards().setPoints(id(), viewer.id, 1'000'000))
                qFatal("no points");
            const auto made = world.rewards().redeem(id(), of, viewer.id, QStringLiteral("the sea shanty"));
            return made ? made->id : made.error().message;
        });
    }
    QStringList waitingOnService()
    {
        QStringList ids;
        for (const Api::Reward &one : ours()) {
            for (const Redemption &redemption : listing(one.id))
                ids.append(redemption.id);
        }
        ids.sort();
        return ids;
    }
    QStringList waitingHere() const
    {
        QStringList ids;
        for (const QString &id : queue.ids()) {
            if (queue.find(id)->state == QueueState::Waiting)
                ids.append(id);
        }
        ids.sort();
        return ids;
    }

    const bool isLive;
    std::unique_ptr<Account> owner;
    RewardList rewards;
    RedemptionQueue queue;
    QueueFeed feed;
    QString reward;
    int readings = 0;           ///< That have ended.
    qint64 polled = 1'000'000;  ///< The milliseconds of polls in startInStandingTime().
    QObject counter;
};

}  // namespace

class TestQueueFeed : public QObject
{
    Q_OBJECT

    std::unique_ptr<FeedRig> m_rig;

private Q_SLOTS:
    void init() { m_rig = std::make_unique<FeedRig>(); }

    void readsEverythingAtTheStart()
    {
        m_rig->fill(730);
        QSignalSpy arrived(&m_rig->feed, &QueueFeed::arrived);
        m_rig->start();
        QTRY_COMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QVERIFY(m_rig->queue.waiting() > 730);
        QCOMPARE(arrived.size(), 0);  // nothing of that has just come
    }
    void findsALostAdd()
    {
        m_rig->start();
        QTRY_COMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        m_rig->read();
        QSignalSpy arrived(&m_rig->feed, &QueueFeed::arrived);
        m_rig->fill(1);
        m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QCOMPARE(arrived.size(), 1);
        QCOMPARE(arrived[0][0].toStringList().size(), 1);
    }
    void findsALostUpdateAndHowItWasDecided()
    {
        m_rig->fill(300);
        m_rig->start();
        m_rig->read();
        const auto waiting = m_rig->listing(m_rig->reward);
        const QString first = waiting.first().id, middle = waiting[150].id, last = waiting.last().id;
        m_rig->decide(m_rig->reward, {first, last}, RedemptionDecision::Fulfilled);
        m_rig->decide(m_rig->reward, {middle}, RedemptionDecision::Canceled);
        m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QCOMPARE(m_rig->queue.find(first)->state, QueueState::DecidedElsewhere);
        QCOMPARE(m_rig->queue.find(first)->decision, RedemptionDecision::Fulfilled);
        QCOMPARE(m_rig->queue.find(middle)->decision, RedemptionDecision::Canceled);
        QCOMPARE(m_rig->queue.find(last)->decision, RedemptionDecision::Fulfilled);
    }
    void redemptionsOfTheSameMomentAreNotTornApartByPages()
    {
        // The world's clock stands still, so all of these are made in the same millisecond.
        m_rig->start();
        const auto before = m_rig->waitingOnService().size();
        for (int i = 0; i < 130; ++i)
            m_rig->fill(1);
        m_rig->read();
        QCOMPARE(m_rig->waitingOnService().size(), before + 130);
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        for (const QString &id : m_rig->queue.ids())
            QCOMPARE(m_rig->queue.find(id)->state, QueueState::Waiting);
        QStringList some;
        for (const Redemption &one : m_rig->listing(m_rig->reward))
            some.append(one.id);
        m_rig->decide(m_rig->reward, {some[40], some[60], some[110]}, RedemptionDecision::Canceled);
        m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
    }
    void believesAPageWhenAModeratorHasEmptiedALongQueue()
    {
        m_rig->fill(900);
        m_rig->start();
        QTRY_VERIFY(m_rig->queue.waiting(m_rig->reward) >= 900);
        m_rig->read();
        QStringList ids;
        for (const Redemption &one : m_rig->listing(m_rig->reward))
            ids.append(one.id);
        m_rig->decide(m_rig->reward, ids, RedemptionDecision::Fulfilled);
        const int before = m_rig->sandbox.served(path);
        m_rig->read();
        QCOMPARE(m_rig->queue.waiting(m_rig->reward), 0);
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QVERIFY(m_rig->sandbox.served(path) - before < 12 + int(m_rig->ours().size()) * 2);
    }
    void aListingThatSlipsLosesNothing()
    {
        m_rig->fill(120);
        m_rig->start();
        m_rig->read();
        const int waiting = m_rig->queue.waiting();
        // A page without most of what waits, as a list may have that moves while it is read.
        m_rig->sandbox.fault(
            {.path = path, .times = 1, .body = QByteArray(R"({"data":[],"pagination":{}})")});
        m_rig->read();
        QCOMPARE(m_rig->queue.waiting(), waiting);
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
    }
    void anErrorIsToldAndTheNextReadingMakesGood()
    {
        m_rig->start();
        m_rig->read();
        m_rig->fill(80);
        m_rig->sandbox.fault({.path = path, .times = -1, .status = 503});
        m_rig->feed.refresh();
        QTRY_VERIFY(!m_rig->feed.poll()->failure().isEmpty());
        m_rig->sandbox.clearFaults();
        m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QVERIFY(m_rig->feed.poll()->failure().isEmpty());
    }
    void aRewardOfAnotherAppOrADeletedOneDoesNotStopTheOthers()
    {
        m_rig->start();
        m_rig->read();
        const QString gone = m_rig->reward;
        const int had = m_rig->queue.waiting(gone);
        QVERIFY(had > 0);
        m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.rewards().remove(m_rig->id(), gone))
                qFatal("cannot remove");
        });
        m_rig->fill(3, m_rig->ours().last().id);
        m_rig->read();  // the list of rewards does not know yet
        QVERIFY(m_rig->feed.poll()->failure().isEmpty());
        m_rig->rewards.refresh();
        QTRY_COMPARE(m_rig->queue.waiting(gone), 0);
        m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
    }
    void aNewRewardIsReadSoon()
    {
        m_rig->start();
        Api::RewardChanges wanted;
        wanted.title = QStringLiteral("Sing");
        wanted.cost = 5;
        const QString made = m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            return world.rewards().create(m_rig->id(), m_rig->sandbox.client().id, wanted).value_or({}).id;
        });
        m_rig->fill(2, made);
        m_rig->rewards.refresh();
        QTRY_COMPARE(m_rig->queue.waiting(made), 2);
    }

    void aLongQueueDoesNotEatTheBudget()
    {
        m_rig->fill(12'000);
        m_rig->sandbox.setRateLimit(400);
        m_rig->rewards.start();
        m_rig->feed.start();
        QTRY_VERIFY_WITH_TIMEOUT(m_rig->readings > 0, 20'000);
        QVERIFY(!m_rig->feed.poll()->asOf().isValid());  // not all of it has been read
        // The first reading goes on until half of the bucket is left, and no further.
        const Budget *budget = m_rig->owner->client()->budget();
        QVERIFY2(m_rig->queue.waiting() > 5000,
                 qPrintable(QString::number(m_rig->queue.waiting()) + QLatin1Char(32)
                            + QString::number(budget->remaining()) + QLatin1Char(32)
                            + QString::number(budget->limit())));
        QVERIFY(m_rig->queue.waiting() < 12'000);
        QVERIFY2(budget->remaining() >= 400 * 45 / 100, qPrintable(QString::number(budget->remaining())));
        // Then in parts, as the bucket refills.
        m_rig->sandbox.setRateLimit(100'000);
        QTRY_COMPARE_WITH_TIMEOUT(m_rig->queue.waiting(), int(m_rig->waitingOnService().size()), 30'000);
        m_rig->read();
        // Later readings take what is allowed, and still find what is new at once.
        for (int i = 0; i < 70; ++i)
            m_rig->fill(1);  // of now; fill(70) would strew them over the last minutes
        QTRY_VERIFY(!m_rig->feed.poll()->isReading());
        m_rig->setFullBucket(400);
        const int before = m_rig->sandbox.served(path);
        m_rig->read();
        const int calls = m_rig->sandbox.served(path) - before;
        QVERIFY2(calls <= 100 + int(m_rig->ours().size()), qPrintable(QString::number(calls)));
        QCOMPARE(m_rig->queue.waiting(), int(m_rig->waitingOnService().size()));
    }

    // With events, by a time that only the test moves.

    void ofTwentyThousandALostUpdateIsFoundWithinAMinute()
    {
        m_rig = std::make_unique<FeedRig>(true);
        const auto ours = m_rig->ours();
        for (int i = 0; i < 4; ++i)
            m_rig->fill(i == 0 ? 8'000 : 4'000, ours[i % ours.size()].id);
        m_rig->startInStandingTime(800);
        m_rig->feed.poll()->setOnScreen(true);
        QVERIFY(m_rig->queue.waiting() >= 20'000);
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        for (int i = 0; i < 4; ++i)
            m_rig->decideUnheard(ours[i % ours.size()].id, 5);
        const int before = m_rig->sandbox.served(path);
        const int readings = m_rig->readings;
        const QDateTime asOf = QDateTime::currentDateTimeUtc();
        QVERIFY(m_rig->waitingHere() != m_rig->waitingOnService());
        m_rig->advance(std::chrono::minutes(1));
        QTRY_VERIFY_WITH_TIMEOUT(!m_rig->feed.poll()->isReading() && m_rig->readings > readings, 60'000);
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QCOMPARE(m_rig->readings, readings + 1);
        QVERIFY(m_rig->feed.poll()->asOf() >= asOf);
        QVERIFY2(m_rig->owner->polls()->foundWithin() <= 60,
                 qPrintable(QString::number(m_rig->owner->polls()->foundWithin())));
        // A page for each fifty, and some to ask for what was missing.
        const int calls = m_rig->sandbox.served(path) - before;
        QVERIFY2(calls <= 440 + 20, qPrintable(QString::number(calls)));
        QVERIFY(m_rig->owner->client()->budget()->remaining() >= 160);
    }
    void withEventsALongQueueTakesNoMoreThanItsShareAndIsAsOldAsItSays()
    {
        m_rig = std::make_unique<FeedRig>(true);
        m_rig->fill(9'000);
        m_rig->startInStandingTime(400);  // nobody looks: 92 calls a reading
        const qsizetype waiting = m_rig->waitingOnService().size();
        QCOMPARE(m_rig->waitingHere().size(), waiting);
        m_rig->advance(std::chrono::minutes(1));
        QTRY_VERIFY_WITH_TIMEOUT(!m_rig->feed.poll()->isReading(), 60'000);
        const int cycle = m_rig->feed.poll()->interval() / 55;
        QVERIFY2(cycle >= 2 && cycle <= 4, qPrintable(QString::number(cycle)));
        QTest::qWait(2);
        const QDateTime begin = QDateTime::currentDateTimeUtc();
        m_rig->decideUnheard(m_rig->reward, 5);
        for (int i = 1; i <= cycle; ++i) {
            m_rig->setFullBucket(400);
            const int before = m_rig->sandbox.served(path);
            const int readings = m_rig->readings;
            m_rig->advance(std::chrono::seconds(55));
            QTRY_VERIFY_WITH_TIMEOUT(!m_rig->feed.poll()->isReading() && m_rig->readings > readings, 60'000);
            const int calls = m_rig->sandbox.served(path) - before;
            QVERIFY2(calls <= 92 + 5 + 5, qPrintable(QString::number(calls)));
            QVERIFY2(calls >= 60, qPrintable(QString::number(calls)));
            // Before the last part, something is older than the beginning.
            if (i < cycle)
                QVERIFY2(m_rig->feed.poll()->asOf() < begin, qPrintable(QString::number(i)));
        }
        QVERIFY(m_rig->feed.poll()->asOf() >= begin);
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QCOMPARE(m_rig->waitingHere().size(), waiting - 5);
    }
    void whoNeedsTheBucketMeanwhileGoesFirst()
    {
        m_rig = std::make_unique<FeedRig>(true);
        m_rig->fill(15'000);
        m_rig->startInStandingTime(800);
        m_rig->feed.poll()->setOnScreen(true);
        const int before = m_rig->sandbox.served(path);
        const int readings = m_rig->readings;
        // Forty pages later others have taken all of it.
        m_rig->sandbox.fault({.path = path, .times = 1, .skip = 40, .status = 429, .emptyBucket = true});
        m_rig->advance(std::chrono::seconds(56));
        QTRY_VERIFY_WITH_TIMEOUT(!m_rig->feed.poll()->isReading() && m_rig->readings > readings, 30'000);
        const int calls = m_rig->sandbox.served(path) - before;
        QVERIFY2(calls >= 40 && calls <= 45, qPrintable(QString::number(calls)));
        QVERIFY(m_rig->feed.poll()->failure().isEmpty());
    }
    void whatWasDecidedFarBackInALongQueueIsFoundInTurn()
    {
        m_rig->fill(2500);
        m_rig->start();
        QTRY_VERIFY_WITH_TIMEOUT(m_rig->queue.waiting(m_rig->reward) >= 2500, 20'000);
        m_rig->read();
        const auto waiting = m_rig->listing(m_rig->reward);
        m_rig->decide(m_rig->reward, {waiting[10].id, waiting[1234].id, waiting[1700].id},
                      RedemptionDecision::Canceled);
        for (int i = 0; i < 10 && m_rig->waitingHere() != m_rig->waitingOnService(); ++i)
            m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
    }

    void eventsFeedItLive()
    {
        m_rig = std::make_unique<FeedRig>(true);
        m_rig->start();
        QTRY_VERIFY_WITH_TIMEOUT(m_rig->feed.isLive(), 20'000);
        QTRY_COMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QTRY_VERIFY(!m_rig->feed.poll()->isReading());
        QSignalSpy arrived(&m_rig->feed, &QueueFeed::arrived);
        QString of;
        for (const Api::Reward &one : m_rig->ours()) {
            if (one.isEnabled && !one.isPaused && one.isInStock && !one.shouldRedemptionsSkipRequestQueue
                && !one.cooldownExpiresAt)
                of = one.id;
        }
        QVERIFY(!of.isEmpty());
        const QString id = m_rig->redeem(of);
        QTRY_VERIFY2(m_rig->queue.find(id), qPrintable(id));
        QTRY_COMPARE(arrived.size(), 1);
        QCOMPARE(arrived[0][0].toStringList(), QStringList{id});
        m_rig->decide(of, {id}, RedemptionDecision::Canceled);
        QTRY_COMPARE(m_rig->queue.find(id)->state, QueueState::DecidedElsewhere);
        QCOMPARE(m_rig->queue.find(id)->decision, RedemptionDecision::Canceled);
        QCOMPARE(arrived.size(), 1);
    }
    void endsQuietlyWhileItReads()
    {
        m_rig->fill(500);
        m_rig->rewards.start();
        m_rig->feed.start();
        QTRY_VERIFY(m_rig->queue.size() > 0);
        m_rig.reset();
        QCoreApplication::processEvents();
    }
};

QTEST_GUILESS_MAIN(TestQueueFeed)
#include "tst_queue_feed.moc"
