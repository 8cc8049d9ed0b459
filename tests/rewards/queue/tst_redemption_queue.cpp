// SPDX-License-Identifier: GPL-3.0-or-later

// How the queue handles each message of the service and each decision made here.

#include "redemptions.h"

#include "rewards/queue/redemption_queue.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Sidestage;
using Api::Redemption;
using Api::RedemptionDecision;
using Api::RedemptionStatus;

class TestRedemptionQueue : public QObject
{
    Q_OBJECT

    std::unique_ptr<RedemptionQueue> m_queue;
    const QString a = u"a"_s;

    const QueueEntry &entry(const QString &id = u"a"_s) const
    {
        static const QueueEntry none{.state = QueueState::Gone, .reason = u"not in the queue"_s};
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
        m_queue->upsert({redemption(a)});
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
        m_queue->upsert({decided(redemption(u"b"_s), RedemptionStatus::Fulfilled)});
        QCOMPARE(m_queue->size(), 1);
    }

    void whatComesTwiceIsThereOnce()
    {
        m_queue->upsert({redemption(a), redemption(a)});
        QCOMPARE(m_queue->size(), 1);
        QCOMPARE(m_queue->waiting(), 1);
    }

    /// However many redemptions one key changes, another one is reported without waiting for them.
    void newsIsToldBeforeWhatIsOneOfVeryMany()
    {
        constexpr int many = 20'000;
        QList<Redemption> others;
        QList<RedemptionQueue::Update> updates;
        for (int i = 0; i < many; ++i) {
            others.append(redemption(u"many%1"_s.arg(i)));
            updates.append({.id = others.last().id,
                            .state = QueueState::Held,
                            .decision = RedemptionDecision::Fulfilled,
                            .dueAt = soon(),
                            .job = 7});
        }
        const QString b = u"b"_s;
        m_queue->upsert(others);
        m_queue->upsert({redemption(b)});
        QStringList answer;
        qsizetype first = 0;
        int added = 0;
        connect(m_queue.get(), &RedemptionQueue::added, this,
                [&](const QStringList &ids) { added += int(ids.size()); });
        QTRY_COMPARE(added, many + 2);
        connect(m_queue.get(), &RedemptionQueue::changed, this, [&](const QStringList &ids) {
            first = first > 0 ? first : ids.size();
            answer.append(ids);
        });
        m_queue->update(updates);
        m_queue->upsert({decided(redemption(a))});
        decide(QueueState::Held);
        m_queue->update({{.id = b,
                          .state = QueueState::Held,
                          .decision = RedemptionDecision::Canceled,
                          .dueAt = soon(),
                          .job = 8}});
        const QString fresh = u"fresh"_s;
        m_queue->upsert({redemption(fresh)});
        QTRY_VERIFY(!answer.isEmpty());
        QVERIFY2(first > 0 && first <= 500, "all at once");
        QVERIFY(answer.indexOf(a) >= 0 && answer.indexOf(a) < 2);
        QVERIFY(answer.indexOf(b) >= 0 && answer.indexOf(b) < 2);
        QCOMPARE(added, many + 3);
        // Each is reported exactly once.
        QTRY_COMPARE(answer.size(), many + 2);
        QCOMPARE(QSet<QString>(answer.begin(), answer.end()).size(), many + 2);
    }

    void anAddAfterItsUpdateBringsNothingBack()
    {
        const Redemption late = redemption(u"b"_s);
        m_queue->upsert({decided(late)});
        m_queue->upsert({late});
        m_queue->upsert({late}, soon());
        QVERIFY(!m_queue->find(late.id));
    }

    void anAddAfterItWasLetGoBringsNothingBack()
    {
        m_queue->upsert({decided(redemption(a))});
        m_queue->removeDecided();
        QTRY_VERIFY(!m_queue->find(a));
        m_queue->upsert({redemption(a)});
        m_queue->upsert({redemption(a)}, soon());
        QVERIFY(!m_queue->find(a));
    }

    void whatSomebodyElseDecidedSaysSoAndHow()
    {
        m_queue->upsert({decided(redemption(a))});
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        QCOMPARE(entry().decision, RedemptionDecision::Canceled);
        QCOMPARE(m_queue->waiting(), 0);
        QCOMPARE(m_queue->waitingPoints(), 0);
    }

    void aDecisionElsewhereEndsTheGracePeriod()
    {
        decide(QueueState::Held);
        QCOMPARE(m_queue->waiting(), 0);
        m_queue->upsert({decided(redemption(a))});
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        QCOMPARE(entry().decision, RedemptionDecision::Canceled);
        QCOMPARE(entry().job, 7);  // so that its job can be shown
        // Undoing our own decision does not make it wait again.
        decide(QueueState::Waiting, {});
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        QCOMPARE(m_queue->waiting(), 0);
        decide(QueueState::Sending);
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
    }

    void theSameDecisionElsewhereIsElsewhereWhileOursIsHeld()
    {
        decide(QueueState::Held);
        m_queue->upsert({decided(redemption(a), RedemptionStatus::Fulfilled)});
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
    }

    void ourOwnEventIsNotElsewhere()
    {
        decide(QueueState::Sending);
        m_queue->upsert({decided(redemption(a), RedemptionStatus::Fulfilled)});
        QCOMPARE(entry().state, QueueState::Sending);  // the response will decide
        decide(QueueState::Done);
        QCOMPARE(entry().state, QueueState::Done);
        m_queue->upsert({decided(redemption(a), RedemptionStatus::Fulfilled)});
        QCOMPARE(entry().state, QueueState::Done);
        QCOMPARE(entry().decision, RedemptionDecision::Fulfilled);
    }

    void theOppositeOfWhatIsSentIsElsewhere()
    {
        decide(QueueState::Sending);
        m_queue->upsert({decided(redemption(a))});
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        QCOMPARE(entry().decision, RedemptionDecision::Canceled);
    }

    void aLostAnswerIsNoFailureWhenTheEventSaysItIsDone()
    {
        decide(QueueState::Sending);
        m_queue->upsert({decided(redemption(a), RedemptionStatus::Fulfilled)});
        decide(QueueState::Failed, RedemptionDecision::Fulfilled, u"no answer"_s);
        QCOMPARE(entry().state, QueueState::Done);
        // The other way round.
        m_queue = std::make_unique<RedemptionQueue>();
        m_queue->upsert({redemption(a)});
        decide(QueueState::Failed, RedemptionDecision::Fulfilled, u"no answer"_s);
        QCOMPARE(m_queue->waiting(), 1);
        m_queue->upsert({decided(redemption(a), RedemptionStatus::Fulfilled)});
        QCOMPARE(entry().state, QueueState::Done);
        QCOMPARE(entry().reason, QString());
        QCOMPARE(m_queue->waiting(), 0);
    }

    void whatWasDoneDoesNotWaitAgain()
    {
        decide(QueueState::Done);
        m_queue->upsert({redemption(a)});
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
        // A late event about an earlier state changes nothing,
        m_queue->upsert({redemption(a)});
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        // nor does a listing that was requested earlier,
        m_queue->takeAll(song, {redemption(a)}, before());
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        // but the kind of decision may still be reported.
        m_queue->upsert({decided(redemption(a))});
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
        m_queue->upsert({decided(redemption(a))});
        m_queue->takeAll(song, {redemption(a)}, before());
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
    }

    void whatWasMissedByMistakeComesBack()
    {
        m_queue->takeAll(song, {}, soon());
        m_queue->takeAll(song, {redemption(a)}, soon().addSecs(1));
        QCOMPARE(entry().state, QueueState::Waiting);
        QCOMPARE(m_queue->waiting(), 1);
        m_queue->markGone({a}, soon().addSecs(2));
        QCOMPARE(entry().state, QueueState::Gone);
        m_queue->removeDecided();
        QTRY_VERIFY(!m_queue->find(a));
        m_queue->upsert({redemption(a)}, soon().addSecs(3));
        QCOMPARE(entry().state, QueueState::Waiting);
    }

    void aDeletedRewardFulfilsWhatWaits()
    {
        m_queue->upsert({redemption(u"b"_s, drink)});
        m_queue->takeRewardRemoved(song);
        QCOMPARE(entry().state, QueueState::DecidedElsewhere);
        QCOMPARE(entry().decision, RedemptionDecision::Fulfilled);
        QCOMPARE(entry(u"b"_s).state, QueueState::Waiting);
        m_queue->upsert({redemption(u"late"_s)});
        QVERIFY(!m_queue->find(u"late"_s));
    }

    void aDecisionFromBeforeTheStartMeetsItsRedemption()
    {
        const Redemption later = redemption(u"later"_s);
        m_queue->update({{.id = later.id,
                          .state = QueueState::Held,
                          .decision = RedemptionDecision::Canceled,
                          .dueAt = soon(),
                          .job = 3}});
        m_queue->upsert({later});
        QCOMPARE(entry(later.id).state, QueueState::Held);
        QCOMPARE(entry(later.id).job, 3);
        QCOMPARE(m_queue->waiting(), 1);
        const Redemption sent = redemption(u"sent"_s);
        m_queue->update(
            {{.id = sent.id, .state = QueueState::Done, .decision = RedemptionDecision::Canceled}});
        m_queue->upsert({sent});
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
            m_queue->upsert({redemption(u"x%1"_s.arg(i))});
        decide(QueueState::Held);
        decide(QueueState::Waiting, {});
        decide(QueueState::Held);
        m_queue->upsert({decided(redemption(u"x7"_s))});
        m_queue->removeDecided();
        QCOMPARE(added.size(), 0);
        QCoreApplication::processEvents();
        QCOMPARE(added.size(), 1);
        QCOMPARE(added[0][0].toStringList().size(), 100);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toStringList(), (QStringList{a, u"x7"_s}));
        QCOMPARE(removed.size(), 0);  // its decision must be reported before
        QCoreApplication::processEvents();
        QCOMPARE(added.size() + changed.size(), 2);
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed[0][0].toStringList(), QStringList{u"x7"_s});
        QCOMPARE(totals.size(), 1);
        m_queue->upsert({decided(redemption(a))});
        m_queue->removeDecided();
        QTRY_COMPARE(removed.size(), 2);
        QCOMPARE(totals.size(), 1);  // it was not waiting before either
    }

    /// When the decision is reported, the redemption is still in the queue.
    void howEachWasDecidedIsToldBeforeItIsLetGo()
    {
        constexpr int many = 3'000;
        QList<Redemption> all;
        for (int i = 0; i < many; ++i)
            all.append(redemption(u"many%1"_s.arg(i)));
        QStringList gone;
        QSet<QString> seen;
        const auto look = [&](const QStringList &ids) {
            for (const QString &id : ids) {
                if (entry(id).decision == RedemptionDecision::Canceled)
                    seen.insert(id);
            }
        };
        connect(m_queue.get(), &RedemptionQueue::added, this, look);
        connect(m_queue.get(), &RedemptionQueue::changed, this, look);
        connect(m_queue.get(), &RedemptionQueue::removed, this,
                [&](const QStringList &ids) { gone.append(ids); });
        m_queue->upsert(all);
        QList<RedemptionQueue::Update> updates;
        for (const Redemption &one : std::as_const(all))
            updates.append(
                {.id = one.id, .state = QueueState::Done, .decision = RedemptionDecision::Canceled});
        m_queue->update(updates);
        m_queue->removeDecided();
        QTRY_COMPARE(gone.size(), many);
        QCOMPARE(seen.size(), many);
        QCOMPARE(m_queue->size(), 1);
    }

    void whoIsToldMayEndIt()
    {
        m_queue->upsert({redemption(u"b"_s)});
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
            const auto one = redemption(u"y%1"_s.arg(i), QString::number(dice.bounded(4)), dice.bounded(100));
            m_queue->upsert({one});
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
        for (int i = 0; i < RedemptionQueue::maxDecided + 3000; ++i)
            many.append(redemption(u"z%1"_s.arg(i), drink, i));
        m_queue->upsert(many);
        QCoreApplication::processEvents();
        m_queue->takeRewardRemoved(drink);
        QTRY_COMPARE(m_queue->waiting(), 1);
        QTRY_COMPARE(m_queue->size(), RedemptionQueue::maxDecided + 1);
        m_queue->removeDecided();
        QTRY_COMPARE(m_queue->size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestRedemptionQueue)
#include "tst_redemption_queue.moc"
