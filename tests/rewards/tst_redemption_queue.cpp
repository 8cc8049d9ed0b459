// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever the service says late, twice, in another order or not at all: the queue ends as the service is.

#include "sandbox_fixture.h"

#include "rewards/redemption_queue.h"
#include "sandbox/rewards.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Sidestage;
using Api::Redemption;
using Api::RedemptionDecision;
using Api::RedemptionStatus;

namespace {

const QString song = QStringLiteral("song");
const QString drink = QStringLiteral("drink");

Redemption redemption(const QString &id, const QString &reward = song, int second = 0)
{
    Redemption made;
    made.id = id;
    made.userId = QStringLiteral("42");
    made.userName = QStringLiteral("fennel_77");
    made.status = RedemptionStatus::Unfulfilled;
    made.redeemedAt = QDateTime(QDate(2025, 6, 1), QTime(20, 0), Qt::UTC).addSecs(second);
    made.reward = {.id = reward, .title = reward, .cost = 500};
    return made;
}

Redemption decided(Redemption redemption, RedemptionStatus status = RedemptionStatus::Canceled)
{
    redemption.status = status;
    return redemption;
}

QDateTime soon()
{
    return QDateTime::currentDateTimeUtc().addSecs(1);
}

QDateTime before()
{
    return QDateTime::currentDateTimeUtc().addSecs(-1);
}

}  // namespace

class TestRedemptionQueue : public QObject
{
    Q_OBJECT

    std::unique_ptr<RedemptionQueue> m_queue;
    const QString a = QStringLiteral("a");

    const QueueEntry &entry(const QString &id = QStringLiteral("a")) const
    {
        static const QueueEntry none{.state = QueueState::Gone, .reason = QStringLiteral("not in the queue")};
        const QueueEntry *entry = m_queue->find(id);
        return entry ? *entry : none;
    }
    void decide(QueueState state, std::optional<RedemptionDecision> decision = RedemptionDecision::Fulfilled,
                const QString &reason = {})
    {
        m_queue->update({{.id = a,
                          .state = state,
                          .decision = decision,
                          .dueAt = soon(),
                          .reason = reason,
                          .job = state == QueueState::Waiting ? 0 : 7}});
    }

private Q_SLOTS:
    void init()
    {
        m_queue = std::make_unique<RedemptionQueue>();
        m_queue->take({redemption(a)});
    }

    void whatIsMadeWaits()
    {
        QCOMPARE(entry().state, QueueState::Waiting);
        QCOMPARE(m_queue->waiting(), 1);
        QCOMPARE(m_queue->waitingPoints(), 500);
        QCOMPARE(m_queue->waiting(song), 1);
        QCOMPARE(m_queue->waitingPoints(drink), 0);
    }
    void whatIsFulfilledAtOnceDoesNotWait()
    {
        m_queue->take({decided(redemption(QStringLiteral("b")), RedemptionStatus::Fulfilled)});
        QCOMPARE(m_queue->size(), 1);
    }
    void whatComesTwiceIsThereOnce()
    {
        m_queue->take({redemption(a), redemption(a)});
        QCOMPARE(m_queue->size(), 1);
        QCOMPARE(m_queue->waiting(), 1);
    }
    void anAddAfterItsUpdateBringsNothingBack()
    {
        const Redemption late = redemption(QStringLiteral("b"));
        m_queue->take({decided(late)});
        m_queue->take({late});
        m_queue->take({late}, soon());
        QVERIFY(!m_queue->find(late.id));
    }
    void anAddAfterItWasLetGoBringsNothingBack()
    {
        m_queue->take({decided(redemption(a))});
        m_queue->removeDecided();
        QVERIFY(!m_queue->find(a));
        m_queue->take({redemption(a)});
        m_queue->take({redemption(a)}, soon());
        QVERIFY(!m_queue->find(a));
    }
    void whatSomebodyElseDecidedSaysSoAndHow()
    {
        m_queue->take({decided(redemption(a))});
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        QCOMPARE(entry().decision, RedemptionDecision::Canceled);
        QCOMPARE(m_queue->waiting(), 0);
        QCOMPARE(m_queue->waitingPoints(), 0);
    }
    void aDecisionElsewhereEndsTheGracePeriod()
    {
        decide(QueueState::Held);
        QCOMPARE(m_queue->waiting(), 0);
        m_queue->take({decided(redemption(a))});
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        QCOMPARE(entry().decision, RedemptionDecision::Canceled);
        QCOMPARE(entry().job, 7);  // its job can be told
        // To take the own decision back does not bring it back.
        decide(QueueState::Waiting, {});
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        QCOMPARE(m_queue->waiting(), 0);
        decide(QueueState::Sending);
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
    }
    void theSameDecisionElsewhereIsElsewhereWhileOursIsHeld()
    {
        decide(QueueState::Held);
        m_queue->take({decided(redemption(a), RedemptionStatus::Fulfilled)});
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
    }
    void ourOwnEventIsNotElsewhere()
    {
        decide(QueueState::Sending);
        m_queue->take({decided(redemption(a), RedemptionStatus::Fulfilled)});
        QCOMPARE(entry().state, QueueState::Sending);  // the answer tells
        decide(QueueState::Done);
        QCOMPARE(entry().state, QueueState::Done);
        m_queue->take({decided(redemption(a), RedemptionStatus::Fulfilled)});
        QCOMPARE(entry().state, QueueState::Done);
        QCOMPARE(entry().decision, RedemptionDecision::Fulfilled);
    }
    void theOppositeOfWhatIsSentIsElsewhere()
    {
        decide(QueueState::Sending);
        m_queue->take({decided(redemption(a))});
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        QCOMPARE(entry().decision, RedemptionDecision::Canceled);
    }
    void aLostAnswerIsNoFailureWhenTheEventSaysItIsDone()
    {
        decide(QueueState::Sending);
        m_queue->take({decided(redemption(a), RedemptionStatus::Fulfilled)});
        decide(QueueState::Failed, RedemptionDecision::Fulfilled, QStringLiteral("no answer"));
        QCOMPARE(entry().state, QueueState::Done);
        // And the other way round.
        m_queue = std::make_unique<RedemptionQueue>();
        m_queue->take({redemption(a)});
        decide(QueueState::Failed, RedemptionDecision::Fulfilled, QStringLiteral("no answer"));
        QCOMPARE(m_queue->waiting(), 1);
        m_queue->take({decided(redemption(a), RedemptionStatus::Fulfilled)});
        QCOMPARE(entry().state, QueueState::Done);
        QCOMPARE(entry().reason, QString());
        QCOMPARE(m_queue->waiting(), 0);
    }
    void whatWasDoneDoesNotWaitAgain()
    {
        decide(QueueState::Done);
        m_queue->take({redemption(a)});
        m_queue->takeAll(song, {redemption(a)}, soon());
        QCOMPARE(entry().state, QueueState::Done);
    }
    void aDecisionTakenBackWaitsAgain()
    {
        decide(QueueState::Held);
        QCOMPARE(entry().dueAt.isValid(), true);
        decide(QueueState::Waiting, {});
        QCOMPARE(entry(), (QueueEntry{.redemption = redemption(a)}));
        QCOMPARE(m_queue->waiting(), 1);
    }

    void aListingWithoutItMeansDecidedElsewhere()
    {
        m_queue->takeAll(song, {}, soon());
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        QVERIFY(!entry().decision);
        // A late event about the time before is no news,
        m_queue->take({redemption(a)});
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        // nor is a listing that was asked for earlier,
        m_queue->takeAll(song, {redemption(a)}, before());
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        // but how it was decided may still be told.
        m_queue->take({decided(redemption(a))});
        QCOMPARE(entry().decision, RedemptionDecision::Canceled);
    }
    void aListingAskedForBeforeItCameSaysNothingAboutIt()
    {
        m_queue->takeAll(song, {}, before());
        QCOMPARE(entry().state, QueueState::Waiting);
    }
    void aListingOfAnotherRewardSaysNothingAboutIt()
    {
        m_queue->takeAll(drink, {}, soon());
        QCOMPARE(entry().state, QueueState::Waiting);
    }
    void aListingWithoutItDoesNotJudgeWhatIsBeingSent()
    {
        decide(QueueState::Sending);
        m_queue->takeAll(song, {}, soon());
        QCOMPARE(entry().state, QueueState::Sending);
        decide(QueueState::Held);
        m_queue->takeAll(song, {}, soon());
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
    }
    void aListingThatIsOlderThanTheEventIsNotBelieved()
    {
        m_queue->take({decided(redemption(a))});
        m_queue->takeAll(song, {redemption(a)}, before());
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
    }
    void whatWasMissedByMistakeComesBack()
    {
        m_queue->takeAll(song, {}, soon());
        m_queue->takeAll(song, {redemption(a)}, soon().addSecs(1));
        QCOMPARE(entry().state, QueueState::Waiting);
        QCOMPARE(m_queue->waiting(), 1);
        m_queue->takeGone({a}, soon().addSecs(2));
        QCOMPARE(entry().state, QueueState::Gone);
        m_queue->removeDecided();
        QVERIFY(!m_queue->find(a));
        m_queue->take({redemption(a)}, soon().addSecs(3));
        QCOMPARE(entry().state, QueueState::Waiting);
    }
    void aDeletedRewardFulfilsWhatWaits()
    {
        m_queue->take({redemption(QStringLiteral("b"), drink)});
        m_queue->takeRewardRemoved(song);
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        QCOMPARE(entry().decision, RedemptionDecision::Fulfilled);
        QCOMPARE(entry(QStringLiteral("b")).state, QueueState::Waiting);
        m_queue->take({redemption(QStringLiteral("late"))});
        QVERIFY(!m_queue->find(QStringLiteral("late")));
    }
    void aDecisionFromBeforeTheStartMeetsItsRedemption()
    {
        const Redemption later = redemption(QStringLiteral("later"));
        m_queue->update({{.id = later.id,
                          .state = QueueState::Held,
                          .decision = RedemptionDecision::Canceled,
                          .dueAt = soon(),
                          .job = 3}});
        m_queue->take({later});
        QCOMPARE(entry(later.id).state, QueueState::Held);
        QCOMPARE(entry(later.id).job, 3);
        QCOMPARE(m_queue->waiting(), 1);
        const Redemption sent = redemption(QStringLiteral("sent"));
        m_queue->update(
            {{.id = sent.id, .state = QueueState::Done, .decision = RedemptionDecision::Canceled}});
        m_queue->take({sent});
        QVERIFY(!m_queue->find(sent.id));
    }

    void tellsOncePerPassOfTheEventLoop()
    {
        QCoreApplication::processEvents();
        QSignalSpy added(m_queue.get(), &RedemptionQueue::added);
        QSignalSpy changed(m_queue.get(), &RedemptionQueue::changed);
        QSignalSpy removed(m_queue.get(), &RedemptionQueue::removed);
        QSignalSpy totals(m_queue.get(), &RedemptionQueue::totalsChanged);
        for (int i = 0; i < 100; ++i)
            m_queue->take({redemption(QStringLiteral("x%1").arg(i))});
        decide(QueueState::Held);
        decide(QueueState::Waiting, {});
        decide(QueueState::Held);
        m_queue->take({decided(redemption(QStringLiteral("x7")))});
        m_queue->removeDecided();
        QCOMPARE(added.size(), 0);
        QCoreApplication::processEvents();
        QCOMPARE(added.size(), 1);
        QCOMPARE(added[0][0].toStringList().size(), 99);  // x7 came and went unseen
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toStringList(), QStringList{a});
        QCOMPARE(removed.size(), 0);
        QCOMPARE(totals.size(), 1);
        m_queue->take({decided(redemption(a))});
        m_queue->removeDecided();
        QCoreApplication::processEvents();
        QCOMPARE(removed.size(), 1);
        QCOMPARE(totals.size(), 1);  // it did not wait before either
    }
    void whoIsToldMayEndIt()
    {
        m_queue->take({redemption(QStringLiteral("b"))});
        QSignalSpy totals(m_queue.get(), &RedemptionQueue::totalsChanged);
        connect(m_queue.get(), &RedemptionQueue::added, m_queue.get(), [this] { m_queue.reset(); });
        QTRY_VERIFY(!m_queue);
        QCOMPARE(totals.count(), 0);
    }
    void idsAreInTheOrderOfTime()
    {
        QRandomGenerator dice{5};
        QList<std::pair<QDateTime, QString>> expected{{redemption(a).redeemedAt, a}};
        for (int i = 0; i < 500; ++i) {
            const auto one = redemption(QStringLiteral("y%1").arg(i), QString::number(dice.bounded(4)),
                                        dice.bounded(100));
            m_queue->take({one});
            expected.append({one.redeemedAt, one.id});
        }
        std::sort(expected.begin(), expected.end());
        QStringList ids;
        for (const auto &[at, id] : expected)
            ids.append(id);
        QCOMPARE(m_queue->ids(), ids);
    }
    void decidedOnesDoNotPileUp()
    {
        QList<Redemption> many;
        for (int i = 0; i < RedemptionQueue::mostDecided + 3000; ++i)
            many.append(redemption(QStringLiteral("z%1").arg(i), drink, i));
        m_queue->take(many);
        QCoreApplication::processEvents();
        m_queue->takeRewardRemoved(drink);
        QTRY_COMPARE(m_queue->waiting(), 1);
        QTRY_COMPARE(m_queue->size(), RedemptionQueue::mostDecided + 1);
        m_queue->removeDecided();
        QTRY_COMPARE(m_queue->size(), 1);
    }

    /// Viewers redeem and moderators decide on the service, and decisions are taken here; what the service
    /// tells about it is lost, doubled, delayed and mixed, with listings in between, some of them late.
    /// In the end there is one listing of each reward, and the queue is what the service is.
    void endsEqualToTheService_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 8; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void endsEqualToTheService()
    {
        QFETCH(int, seed);
        QRandomGenerator dice{quint32(seed)};
        SandboxFixture sandbox;
        const auto user = sandbox.signIn();
        const QString channel = user.userId, app = sandbox.client().id;
        const auto ours = [&] {
            return sandbox.inSandbox(
                [&](Sandbox::World &world) { return world.rewards().madeBy(channel, app).value_or({}); });
        };
        const auto listing = [&](const QString &reward) {
            return sandbox.inSandbox([&](Sandbox::World &world) {
                QList<Redemption> all;
                std::optional<Sandbox::Rewards::Place> after;
                do {
                    auto slice = world.rewards().redemptions(channel, reward, RedemptionStatus::Unfulfilled,
                                                             Api::RedemptionSort::Oldest, after, 50);
                    if (!slice)
                        return all;
                    all += slice->rows;
                    after = slice->next;
                } while (after);
                return all;
            });
        };
        const auto rewards = ours();
        QVERIFY(rewards.size() >= 2);

        RedemptionQueue queue;
        struct Late
        {
            QString reward{};
            QList<Redemption> waiting{};
            QDateTime askedAt{};
        };
        QList<Redemption> events;  // on their way
        QList<Late> listings;      // likewise
        const auto tell = [&](const Redemption &redemption) {
            for (int times = dice.bounded(4) == 0 ? 0 : dice.bounded(6) == 0 ? 2 : 1; times > 0; --times)
                events.append(redemption);
        };
        QStringList all;
        for (int step = 0; step < 400; ++step) {
            const QString reward = rewards[dice.bounded(int(rewards.size()))].id;
            switch (dice.bounded(8)) {
            case 0:
            case 1: {  // somebody redeems
                const int before = int(listing(reward).size());
                sandbox.inSandbox(
                    [&](Sandbox::World &world) { return bool(world.rewards().fill(channel, reward, 1)); });
                const auto waiting = listing(reward);
                QCOMPARE(int(waiting.size()), before + 1);
                for (const Redemption &one : waiting) {
                    if (!all.contains(one.id)) {
                        all.append(one.id);
                        tell(one);
                    }
                }
                break;
            }
            case 2: {  // somebody else decides
                const auto waiting = listing(reward);
                if (waiting.isEmpty())
                    break;
                const QString id = waiting[dice.bounded(int(waiting.size()))].id;
                const auto changed = sandbox.inSandbox([&](Sandbox::World &world) {
                    return world.rewards()
                        .decide(channel, reward, {id}, RedemptionDecision(dice.bounded(2)))
                        .value_or({});
                });
                for (const Redemption &one : changed)
                    tell(one);
                break;
            }
            case 3: {  // somebody decides here, and it is held, taken back, or sent
                const QStringList ids = queue.ids();
                if (ids.isEmpty())
                    break;
                const QueueEntry known = *queue.find(ids[dice.bounded(int(ids.size()))]);
                const QString &id = known.redemption.id;
                const auto decision = RedemptionDecision(dice.bounded(2));
                if (known.state == QueueState::Held && dice.bounded(2)) {
                    queue.update({{.id = id, .state = QueueState::Waiting}});
                } else if (known.state == QueueState::Waiting) {
                    queue.update({{.id = id, .state = QueueState::Held, .decision = decision}});
                } else if (known.state == QueueState::Held) {
                    queue.update({{.id = id, .state = QueueState::Sending, .decision = known.decision}});
                    const auto changed = sandbox.inSandbox([&](Sandbox::World &world) {
                        return world.rewards()
                            .decide(channel, known.redemption.reward.id, {id}, *known.decision)
                            .value_or({});
                    });
                    for (const Redemption &one : changed)
                        tell(one);
                    if (dice.bounded(2) && !events.isEmpty())
                        queue.take({events.takeAt(dice.bounded(int(events.size())))});
                    if (changed.isEmpty()) {  // as DecisionDesk finds out by asking for it
                        const auto now = sandbox.inSandbox(
                            [&](Sandbox::World &world) { return *world.rewards().redemption(id); });
                        queue.update({{.id = id,
                                       .state = QueueState::DecidedElsewhere,
                                       .decision = now.status == RedemptionStatus::Fulfilled
                                           ? RedemptionDecision::Fulfilled
                                           : RedemptionDecision::Canceled}});
                    } else {
                        queue.update({{.id = id, .state = QueueState::Done, .decision = known.decision}});
                    }
                }
                break;
            }
            case 4:
            case 5:  // an event arrives, any of them
                if (!events.isEmpty())
                    queue.take({events.takeAt(dice.bounded(int(events.size())))});
                break;
            case 6: {  // a listing is asked for; its answer comes at once or later
                const QDateTime askedAt = QDateTime::currentDateTimeUtc();
                const Late answer{reward, listing(reward), askedAt};
                if (dice.bounded(2))
                    queue.takeAll(answer.reward, answer.waiting, answer.askedAt);
                else
                    listings.append(answer);
                break;
            }
            case 7:
                if (!listings.isEmpty()) {
                    const Late answer = listings.takeAt(dice.bounded(int(listings.size())));
                    queue.takeAll(answer.reward, answer.waiting, answer.askedAt);
                }
                if (dice.bounded(4) == 0)
                    queue.removeDecided();
                if (dice.bounded(4) == 0)
                    QCoreApplication::processEvents();
                break;
            }
        }
        // What is still held is taken back, most of what is on its way arrives, and then it is read once.
        for (const QString &id : queue.ids()) {
            if (queue.find(id)->state == QueueState::Held)
                queue.update({{.id = id, .state = QueueState::Waiting}});
        }
        while (!events.isEmpty()) {
            const auto event = events.takeAt(dice.bounded(int(events.size())));
            if (dice.bounded(3))
                queue.take({event});
        }
        QTest::qWait(2);  // asked later, by the clock, than whatever was known
        QStringList expected, waiting;
        for (const Api::Reward &reward : rewards) {
            const auto now = listing(reward.id);
            queue.takeAll(reward.id, now, QDateTime::currentDateTimeUtc());
            for (const Redemption &one : now)
                expected.append(one.id);
        }
        for (const QString &id : queue.ids()) {
            const QueueEntry &one = *queue.find(id);
            if (one.state == QueueState::Waiting)
                waiting.append(id);
            else
                QVERIFY2(one.isDecided(), qPrintable(id));
            // How others are said to have been decided is how they were.
            const auto truth = sandbox.inSandbox(
                [&](Sandbox::World &world) { return world.rewards().redemption(id)->status; });
            if (one.decision) {
                QCOMPARE(truth == RedemptionStatus::Fulfilled ? RedemptionDecision::Fulfilled
                                                              : RedemptionDecision::Canceled,
                         *one.decision);
            }
        }
        std::sort(expected.begin(), expected.end());
        std::sort(waiting.begin(), waiting.end());
        QCOMPARE(waiting, expected);
        QCOMPARE(queue.waiting(), int(expected.size()));
        // And nothing that comes even later changes that.
        for (const QString &id : std::as_const(all)) {
            auto old
                = sandbox.inSandbox([&](Sandbox::World &world) { return *world.rewards().redemption(id); });
            old.status = RedemptionStatus::Unfulfilled;
            if (queue.find(id))
                queue.take({old});
        }
        for (const Late &answer : std::as_const(listings))
            queue.takeAll(answer.reward, answer.waiting, answer.askedAt);
        QCOMPARE(queue.waiting(), int(expected.size()));
    }
};

QTEST_GUILESS_MAIN(TestRedemptionQueue)
#include "tst_redemption_queue.moc"
