// SPDX-License-Identifier: GPL-3.0-or-later

// A whole show with the keyboard alone, from the sign-in to another set of rewards. Nothing here clicks, sets
// a focus or calls what a key does.

#include "tour/dashboard_world.h"

#include "accounts/accounts.h"
#include "accounts/code_label.h"
#include "accounts/login_plugin.h"
#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "rewards/library/reward_library.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/oauth/device_codes.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QLabel>
#include <QRadioButton>

using namespace Sidestage;
using Api::RedemptionStatus;

class TstWholeShowByKeyboard : public QObject, public DashboardWorld
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // Without the embedded page, which is the one of the service. Its own keys are in the sandbox's
        // tests.
        LoginPlugin::setFolders({u"/nonexistent"_s});
    }

    void fromTheSignInToAnotherSet()
    {
        QVERIFY(begin({}));
        signInWithACode();
        if (QTest::currentTestFailed())
            return;
        decide();
        if (QTest::currentTestFailed())
            return;
        snooze();
        if (QTest::currentTestFailed())
            return;
        lockDownAndRestore();
        if (QTest::currentTestFailed())
            return;
        announceSomething();
        if (QTest::currentTestFailed())
            return;
        swapASet();
    }
    void cleanup() { m_driver.reset(); }

private:
    static QString focused()
    {
        const QWidget *focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }
    /// Moves the focus with Tab to the widget with this name, or into it.
    bool tabTo(const QString &name)
    {
        constexpr int mostStops = 200;
        for (int stop = 0; stop < mostStops; ++stop) {
            for (const QWidget *at = QApplication::focusWidget(); at; at = at->parentWidget()) {
                if (at->objectName() == name)
                    return true;
            }
            m_driver->press(Qt::Key_Tab);
        }
        qWarning("Tab does not reach %s", qPrintable(name));
        return false;
    }
    /// Waits until the dialog with this name has the keyboard, so that the next key goes there.
    bool isIn(const QString &dialog)
    {
        return m_driver->waitFor(
            [&] {
                const QWidget *window = QApplication::activeWindow();
                return window && window->objectName() == dialog && QApplication::focusWidget()
                    && QApplication::focusWidget()->window() == window;
            },
            dialog);
    }

    void signInWithACode()
    {
        QVERIFY(tabTo(u"signInButton"_s));
        m_driver->press(Qt::Key_Return);
        QVERIFY2(isIn(u"signInDialog"_s), qPrintable(m_driver->problem()));
        const QWidget *dialog = QApplication::activeWindow();
        QVERIFY(tabTo(u"wayInWindow"_s));
        const auto *device = dialog->findChild<QRadioButton *>(u"wayDevice"_s);
        for (int i = 0; i < 2 && !device->isChecked(); ++i)
            m_driver->press(Qt::Key_Down);
        QVERIFY(device->isChecked());
        const auto *code = dialog->findChild<QLabel *>(u"deviceCode"_s);
        QTRY_VERIFY(code->isVisible() && !code->text().isEmpty());
        // On another device.
        QVERIFY(m_driver->inSandbox([typed = code->text()](Sandbox::Sandbox &sandbox) {
            auto &codes = sandbox.world().area<Sandbox::DeviceCodes>();
            const auto asking = codes.find(typed);
            const auto user = sandbox.world().userByLogin(u"teaandturrets"_s);
            return asking && user && codes.approve(asking->id, user->id).value_or(false);
        }));
        QTRY_VERIFY(account());
        QVERIFY(m_driver->front());  // as a desktop does when a dialog closes
        QCOMPARE(account()->info().login, u"teaandturrets"_s);
        QTRY_VERIFY(decisions()->isReady() && waiting().size() >= 5);
    }

    void decide()
    {
        const QStringList ids = waiting();
        m_driver->press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(queueHasTheKeyboard());
        m_driver->press(Qt::Key_Home);
        m_driver->press(Qt::Key_Down);
        m_driver->press(Qt::Key_F);
        QTRY_COMPARE(decisions()->held(), 1);
        m_driver->press(Qt::Key_Return);
        QTRY_COMPARE(stored(ids, RedemptionStatus::Fulfilled), 1);

        QTRY_VERIFY(queueHasTheKeyboard());
        m_driver->press(Qt::Key_R);
        QTRY_COMPARE(decisions()->held(), 1);
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(decisions()->held(), 0);
        // Viewers go on redeeming, so there may be more than before.
        const QStringList again = waiting();
        QCOMPARE(
            std::count_if(ids.cbegin(), ids.cend(), [&](const QString &id) { return again.contains(id); }),
            ids.size() - 1);
        QCOMPARE(stored(again, RedemptionStatus::Canceled), 0);

        m_driver->press(Qt::Key_R);
        QTRY_COMPARE(decisions()->held(), 1);
        m_driver->press(Qt::Key_Return);
        QTRY_COMPARE(stored(again, RedemptionStatus::Canceled), 1);
    }

    void snooze()
    {
        QTRY_COMPARE(ads()->actions()->blockReason(AdActions::Action::Snooze), AdActions::BlockReason::None);
        const int before = snoozesLeft();
        QVERIFY(before > 0);
        m_driver->press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(snoozesLeft(), before - 1);
    }

    void lockDownAndRestore()
    {
        m_driver->press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(isIn(u"lockdownDialog"_s), qPrintable(m_driver->problem()));
        m_driver->press(Qt::Key_Return);
        QTRY_VERIFY(isLocked());
        QVERIFY(m_driver->front());
        m_driver->press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(isIn(u"restoreDialog"_s), qPrintable(m_driver->problem()));
        const auto *restore = QApplication::activeWindow()->findChild<QAbstractButton *>(u"confirmRestore"_s);
        QTRY_VERIFY(restore->isEnabled());  // the current modes are read first
        QVERIFY(tabTo(u"confirmRestore"_s));
        m_driver->press(Qt::Key_Space);
        QTRY_VERIFY(!isLocked());
        QVERIFY(m_driver->front());
    }

    void announceSomething()
    {
        m_driver->press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(focused(), u"announceText"_s);
        m_driver->type(u"Raid in ten minutes"_s);
        m_driver->press(Qt::Key_Return, Qt::ControlModifier);
        const auto isAnnounced = [this] {
            return m_driver->inSandbox([this](Sandbox::Sandbox &sandbox) {
                const auto said
                    = sandbox.world().area<Sandbox::ChatRooms>().messages(account()->userId(), 50);
                return std::any_of(said.cbegin(), said.cend(), [](const auto &message) {
                    return message.text == "Raid in ten minutes"_L1 && !message.color.isEmpty();
                });
            });
        };
        QTRY_VERIFY(isAnnounced());
    }

    void swapASet()
    {
        m_driver->press(Qt::Key_6, Qt::ControlModifier);
        QTRY_COMPARE(focused(), u"rewards"_s);
        const auto *list = qobject_cast<QAbstractItemView *>(QApplication::focusWidget());
        QTRY_VERIFY(list->model()->rowCount() > 3);
        m_driver->press(Qt::Key_Home);
        for (int row = 0; row < 2; ++row) {
            m_driver->press(Qt::Key_Space);
            m_driver->press(Qt::Key_Down);
        }
        m_driver->press(Qt::Key_K, Qt::ControlModifier);
        m_driver->type(u"New set"_s);
        m_driver->press(Qt::Key_Return);
        QVERIFY2(isIn(u"setNameDialog"_s), qPrintable(m_driver->problem()));
        m_driver->type(u"Horror night"_s);
        m_driver->press(Qt::Key_Return);
        QVERIFY(m_driver->front());
        QTRY_COMPARE(focused(), u"librarySections"_s);
        QVERIFY(enabledRewards() > 2);
        m_driver->press(Qt::Key_W);
        QTRY_VERIFY(window()->findChild<QWidget *>(u"planPane"_s)->isVisible());
        QVERIFY(tabTo(u"applyPlan"_s));
        m_driver->press(Qt::Key_Space);
        QTRY_COMPARE(enabledRewards(), 2);
        QTRY_VERIFY(!rewards()->library()->isRunning());
    }

    bool isLocked()
    {
        return m_driver->inSandbox([this](Sandbox::Sandbox &sandbox) {
            return sandbox.world().area<Sandbox::ChatRooms>().settings(account()->userId()).subscriberMode;
        });
    }
    int snoozesLeft()
    {
        int left = -1;
        m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            const auto plan = sandbox.world().area<Sandbox::AdBreaks>().schedule(account()->userId());
            left = plan ? plan->snoozeCount : -1;
            return true;
        });
        return left;
    }
    /// The rewards that viewers see and that the dashboard can change.
    int enabledRewards()
    {
        int enabled = 0;
        m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            const auto all
                = sandbox.world().area<Sandbox::Rewards>().madeBy(account()->userId(), sandbox.client().id);
            for (const Api::Reward &reward : all.value_or(QList<Api::Reward>()))
                enabled += reward.isEnabled ? 1 : 0;
            return true;
        });
        return enabled;
    }
};

SIDESTAGE_TEST_MAIN(TstWholeShowByKeyboard)
#include "tst_whole_show_by_keyboard.moc"
