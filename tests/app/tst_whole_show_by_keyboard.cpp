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

namespace {

constexpr int timeout = 60'000;  // milliseconds

}  // namespace

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
            dialog, timeout);
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
        QTRY_VERIFY_WITH_TIMEOUT(code->isVisible() && !code->text().isEmpty(), timeout);
        // On another device.
        QVERIFY(m_driver->inSandbox([typed = code->text()](Sandbox::Sandbox &sandbox) {
            auto &codes = sandbox.world().area<Sandbox::DeviceCodes>();
            const auto asking = codes.find(typed);
            const auto user = sandbox.world().userByLogin(u"teaandturrets"_s);
            return asking && user && codes.approve(asking->id, user->id).value_or(false);
        }));
        QTRY_VERIFY_WITH_TIMEOUT(account(), timeout);
        QVERIFY(m_driver->front());  // as a desktop does when a dialog closes
        QCOMPARE(account()->info().login, u"teaandturrets"_s);
        QTRY_VERIFY_WITH_TIMEOUT(decisions()->isReady() && waiting().size() >= 5, timeout);
    }

    void decide()
    {
        const QStringList ids = waiting();
        m_driver->press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(queueHasTheKeyboard(), timeout);
        m_driver->press(Qt::Key_Home);
        m_driver->press(Qt::Key_Down);
        m_driver->press(Qt::Key_F);
        QTRY_COMPARE_WITH_TIMEOUT(decisions()->held(), 1, timeout);
        m_driver->press(Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(stored(ids, RedemptionStatus::Fulfilled), 1, timeout);

        QTRY_VERIFY_WITH_TIMEOUT(queueHasTheKeyboard(), timeout);
        m_driver->press(Qt::Key_R);
        QTRY_COMPARE_WITH_TIMEOUT(decisions()->held(), 1, timeout);
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(decisions()->held(), 0, timeout);
        // Viewers go on redeeming, so there may be more than before.
        const QStringList again = waiting();
        QCOMPARE(
            std::count_if(ids.cbegin(), ids.cend(), [&](const QString &id) { return again.contains(id); }),
            ids.size() - 1);
        QCOMPARE(stored(again, RedemptionStatus::Canceled), 0);

        m_driver->press(Qt::Key_R);
        QTRY_COMPARE_WITH_TIMEOUT(decisions()->held(), 1, timeout);
        m_driver->press(Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(stored(again, RedemptionStatus::Canceled), 1, timeout);
    }

    void snooze()
    {
        QTRY_COMPARE_WITH_TIMEOUT(ads()->actions()->blockReason(AdActions::Action::Snooze),
                                  AdActions::BlockReason::None, timeout);
        const int before = snoozesLeft();
        QVERIFY(before > 0);
        m_driver->press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE_WITH_TIMEOUT(snoozesLeft(), before - 1, timeout);
    }

    void lockDownAndRestore()
    {
        m_driver->press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(isIn(u"lockdownDialog"_s), qPrintable(m_driver->problem()));
        m_driver->press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(isLocked(), timeout);
        QVERIFY(m_driver->front());
        m_driver->press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(isIn(u"restoreDialog"_s), qPrintable(m_driver->problem()));
        const auto *restore = QApplication::activeWindow()->findChild<QAbstractButton *>(u"confirmRestore"_s);
        QTRY_VERIFY_WITH_TIMEOUT(restore->isEnabled(), timeout);  // the current modes are read first
        QVERIFY(tabTo(u"confirmRestore"_s));
        m_driver->press(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(!isLocked(), timeout);
        QVERIFY(m_driver->front());
    }

    void announceSomething()
    {
        m_driver->press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE_WITH_TIMEOUT(focused(), u"announceText"_s, timeout);
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
        QTRY_VERIFY_WITH_TIMEOUT(isAnnounced(), timeout);
    }

    void swapASet()
    {
        m_driver->press(Qt::Key_6, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(focused(), u"rewards"_s, timeout);
        const auto *list = qobject_cast<QAbstractItemView *>(QApplication::focusWidget());
        QTRY_VERIFY_WITH_TIMEOUT(list->model()->rowCount() > 3, timeout);
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
        QTRY_COMPARE_WITH_TIMEOUT(focused(), u"librarySections"_s, timeout);
        QVERIFY(enabledRewards() > 2);
        m_driver->press(Qt::Key_W);
        QTRY_VERIFY_WITH_TIMEOUT(window()->findChild<QWidget *>(u"planPane"_s)->isVisible(), timeout);
        QVERIFY(tabTo(u"applyPlan"_s));
        m_driver->press(Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(enabledRewards(), 2, timeout);
        QTRY_VERIFY_WITH_TIMEOUT(!rewards()->library()->isRunning(), timeout);
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
