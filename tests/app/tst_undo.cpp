// SPDX-License-Identifier: GPL-3.0-or-later

// The last decision can be undone from anywhere: on another page, in another window, in a dialog, while
// typing, and while another account is shown.

#include "tour/dashboard_world.h"

#include "accounts/accounts.h"
#include "ads/ad_actions.h"
#include "kit/overlays/toast.h"
#include "kit/overlays/toast_lane.h"
#include "page/page.h"
#include "shell/header/icon_text.h"
#include "shell/pop_out_window.h"

#include <QAction>
#include <QDialog>
#include <QLineEdit>

using namespace Sidestage;
using Api::RedemptionDecision;
using Api::RedemptionStatus;

class TstUndo : public QObject, public DashboardWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(begin(u"teaandturrets"_s, u"queue"_s));
        m_account = account();
        QTRY_VERIFY(service()->isReady() && !waiting().isEmpty());
        service()->setGrace(RedemptionDecision::Fulfilled, 30);
        QVERIFY(m_driver->front());
    }
    void cleanup() { m_driver.reset(); }

    void itIsTakenBackFromEveryPage()
    {
        for (const Qt::Key page : {Qt::Key_1, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_9}) {
            hold();
            const QString before = window()->currentPage();
            m_driver->press(page, Qt::ControlModifier);
            QTRY_VERIFY(window()->currentPage() != before);
            // The toast is still visible.
            QTRY_COMPARE(shownIn(window()), 1);
            m_driver->press(page == Qt::Key_3 ? Qt::Key_F8 : Qt::Key_Z,
                            page == Qt::Key_3 ? Qt::NoModifier : Qt::ControlModifier);
            QTRY_COMPARE(service()->held(), 0);
            QTRY_COMPARE(shownIn(window()), 0);
        }
        QVERIFY(nothingWasSent());
    }

    void whileTypingTheTextIsUndoneAndF8TakesTheDecisionBack()
    {
        hold();
        m_driver->press(Qt::Key_5, Qt::ControlModifier);
        auto *title = m_driver->find<QLineEdit>(u"title"_s);
        QVERIFY2(title, qPrintable(m_driver->problem()));
        QTRY_VERIFY(title->isEnabled());
        title->setFocus();
        const QString before = title->text();
        m_driver->type(u"x"_s);
        QVERIFY(title->text() != before);
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title->text(), before);
        QCOMPARE(service()->held(), 1);
        m_driver->press(Qt::Key_F8);
        QTRY_COMPARE(service()->held(), 0);
        QVERIFY(nothingWasSent());
    }

    void theMenuAndTheButtonDoTheSame()
    {
        hold();
        m_driver->press(Qt::Key_3, Qt::ControlModifier);
        window()->findChild<QAction *>(u"undo"_s)->trigger();
        QTRY_COMPARE(service()->held(), 0);
        hold();
        m_driver->press(Qt::Key_3, Qt::ControlModifier);
        QVERIFY2(m_driver->click(u"toastUndo"_s), qPrintable(m_driver->problem()));
        QTRY_COMPARE(service()->held(), 0);
        QVERIFY(nothingWasSent());
    }

    void aWindowOfItsOwnShowsTheSameAndTakesItBackAsWell()
    {
        window()->goTo(u"chat"_s);
        m_driver->press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        PopOutWindow *out = window()->popOut();
        QVERIFY(out);
        QVERIFY(m_driver->front());
        hold();
        QTRY_COMPARE(shownIn(window()), 1);
        QTRY_COMPARE(shownIn(out), 1);
        out->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(out));
        m_driver->press(Qt::Key_F8);
        QTRY_COMPARE(service()->held(), 0);
        QTRY_COMPARE(shownIn(out), 0);
        QCOMPARE(shownIn(window()), 0);
        // The button there belongs to the toast.
        QVERIFY(m_driver->front());
        hold();
        QTRY_COMPARE(shownIn(out), 1);
        QVERIFY(m_driver->click(out->findChild<QWidget *>(u"toastUndo"_s)));
        QTRY_COMPARE(service()->held(), 0);
        QVERIFY(nothingWasSent());
    }

    void alsoFromADialog()
    {
        hold();
        QVERIFY(m_driver->command(u"Add service"_s));
        QWidget *dialog = m_driver->find(u"serviceDialog"_s);
        QVERIFY2(dialog, qPrintable(m_driver->problem()));
        QTRY_VERIFY(dialog->isAncestorOf(QApplication::focusWidget()));
        m_driver->press(Qt::Key_F8);
        QTRY_COMPARE(service()->held(), 0);
        QVERIFY(nothingWasSent());
    }

    void theNewestIsTakenBackFirst()
    {
        hold();
        AdActions *actions = services()->ads(m_account)->actions();
        actions->setUndoTime(std::chrono::hours(1));
        QTRY_COMPARE(actions->blockReason(AdActions::Action::Run), AdActions::BlockReason::None);
        m_driver->press(Qt::Key_3, Qt::ControlModifier);
        actions->run(60);
        QTRY_COMPARE(shownIn(window()), 2);
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!actions->held());
        QCOMPARE(service()->held(), 1);
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(service()->held(), 0);
        QVERIFY(nothingWasSent());
    }

    void whatAnotherAccountHoldsIsNamedAndTakenBackAsWell()
    {
        hold();
        const QString name = m_account->info().displayName;
        QVERIFY2(m_driver->signIn(u"pipnocturne"_s, u"chat"_s), qPrintable(m_driver->problem()));
        QVERIFY(window()->account() != m_account);
        const auto *held = window()->findChild<IconText *>(u"heldDecisions"_s);
        QTRY_VERIFY(held->isVisible());
        QVERIFY2(held->words().contains(name), qPrintable(held->words()));
        QVERIFY(m_driver->front());
        m_driver->press(Qt::Key_F8);
        QTRY_COMPARE(service()->held(), 0);
        QTRY_VERIFY2(!held->isVisible(), qPrintable(held->words()));
        QVERIFY(nothingWasSent());
    }

private:
    DecisionService *service() const { return services()->rewards(m_account)->decisions(); }
    /// Decides with the keyboard on the page Queue.
    void hold()
    {
        m_driver->press(Qt::Key_2, Qt::ControlModifier);
        QTRY_COMPARE(window()->currentPage(), u"queue"_s);
        QTRY_VERIFY(queueHasTheKeyboard() && rowsWithTheKeyboard() > 1);
        m_driver->press(Qt::Key_Home);
        m_driver->press(Qt::Key_Down);
        m_driver->press(Qt::Key_F);
        QTRY_COMPARE(service()->held(), 1);
        m_held = service()->row(service()->newestHeld(), 0).redemptionId;
    }
    /// The number of visible toasts that offer an undo.
    static int shownIn(const QWidget *window)
    {
        const auto all = window->findChildren<Toast *>();
        return int(std::count_if(all.cbegin(), all.cend(), [](const Toast *toast) {
            return toast->isVisible() && toast->isPending() && toast->content().canUndo;
        }));
    }
    bool nothingWasSent() const
    {
        return m_driver->inSandbox([this](Sandbox::Sandbox &sandbox) {
            const auto redemption = sandbox.world().area<Sandbox::Rewards>().redemption(m_held);
            return redemption && redemption->status == RedemptionStatus::Unfulfilled;
        });
    }

    Account *m_account = nullptr;
    QString m_held{};
};

SIDESTAGE_TEST_MAIN(TstUndo)
#include "tst_undo.moc"
