// SPDX-License-Identifier: GPL-3.0-or-later

// Deciding in the whole dashboard with the keyboard alone, from the first waiting redemption to the last, and
// the undo time that is set in Settings.

#include "tour/dashboard_world.h"

#include "rewards/list/reward_list.h"

#include <QDialog>
#include <QSpinBox>

using namespace Sidestage;
using Api::RedemptionDecision;
using Api::RedemptionStatus;

class TstDeciding : public QObject, public DashboardWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(begin());
        QTRY_VERIFY(decisions()->isReady() && waiting().size() >= 5);
        QTRY_VERIFY(rewards()->rewards()->isKnown());
    }
    void cleanup() { m_driver.reset(); }

    void fromTheFirstRedemptionThatWaitsToTheLast()
    {
        const QStringList ids = waiting();
        QVERIFY(m_driver->front());
        m_driver->press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(queueHasTheKeyboard());
        // Groups are closed, opened and passed. F on a group's head decides nothing.
        m_driver->press(Qt::Key_Home);
        m_driver->press(Qt::Key_Down);
        for (qsizetype i = 0; i < ids.size() * 2 && leftOf(ids) > 0; ++i) {
            m_driver->press(Qt::Key_F);
            QTRY_VERIFY(queueHasTheKeyboard());
        }
        QCOMPARE(leftOf(ids), 0);
        m_driver->press(Qt::Key_Return);
        QTRY_COMPARE(stored(ids, RedemptionStatus::Fulfilled), int(ids.size()));
    }

    void theSecondsAreSetInSettings()
    {
        QCOMPARE(decisions()->grace(RedemptionDecision::Fulfilled), 10);
        setSeconds("fulfilGrace", "0");
        setSeconds("refundGrace", "30");
        QCOMPARE(decisions()->grace(RedemptionDecision::Fulfilled), 0);
        QCOMPARE(decisions()->grace(RedemptionDecision::Canceled), 30);
        setSeconds("refundGrace", "31");  // above the maximum: it is rejected and the old value stays
        QCOMPARE(decisions()->grace(RedemptionDecision::Canceled), 30);

        const QStringList ids = waiting();
        QVERIFY(m_driver->front());  // the dialog was in front of it
        m_driver->press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(queueHasTheKeyboard());
        m_driver->press(Qt::Key_Home);
        m_driver->press(Qt::Key_Down);
        m_driver->press(Qt::Key_F);
        QTRY_COMPARE(stored(ids, RedemptionStatus::Fulfilled), 1);
        m_driver->press(Qt::Key_R);
        QTRY_COMPARE(decisions()->held(), 1);
        const auto jobs = decisions()->jobs();
        const auto held = std::find_if(jobs.cbegin(), jobs.cend(), [](const DecisionJob &job) {
            return job.phase == DecisionJob::Phase::Held;
        });
        QVERIFY(held != jobs.cend());
        QVERIFY(QDateTime::currentDateTimeUtc().secsTo(held->dueAt) > 10);  // longer than the default
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(decisions()->held(), 0);
        QCOMPARE(stored(ids, RedemptionStatus::Canceled), 0);

        // The setting survives a restart.
        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));
        QTRY_VERIFY(account());
        QCOMPARE(decisions()->grace(RedemptionDecision::Fulfilled), 0);
        QCOMPARE(decisions()->grace(RedemptionDecision::Canceled), 30);
    }

private:
    int leftOf(const QStringList &ids) const
    {
        const QStringList now = waiting();
        return int(
            std::count_if(ids.cbegin(), ids.cend(), [&](const QString &id) { return now.contains(id); }));
    }
    /// Opens Settings, types a number into the field with this name, and closes Settings.
    void setSeconds(const char *name, const char *seconds) const
    {
        QVERIFY(m_driver->front());
        m_driver->press(Qt::Key_Comma, Qt::ControlModifier);
        auto *spin = m_driver->find<QSpinBox>(QLatin1String(name));
        QVERIFY2(spin, qPrintable(m_driver->problem()));
        QTRY_VERIFY(spin->window()->isAncestorOf(QApplication::focusWidget()));
        QWidget *first = QApplication::focusWidget();
        while (QApplication::focusWidget() != spin && !spin->isAncestorOf(QApplication::focusWidget())) {
            m_driver->press(Qt::Key_Tab);
            QVERIFY2(QApplication::focusWidget() != first, name);  // all fields were visited once
        }
        m_driver->press(Qt::Key_A, Qt::ControlModifier);
        m_driver->type(QLatin1String(seconds));
        m_driver->press(Qt::Key_Tab);
        m_driver->press(Qt::Key_2, Qt::ControlModifier);
        QTRY_COMPARE(window()->page()->id(), u"queue"_s);
    }
};

SIDESTAGE_TEST_MAIN(TstDeciding)
#include "tst_deciding.moc"
