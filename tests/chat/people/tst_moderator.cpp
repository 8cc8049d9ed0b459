// SPDX-License-Identifier: GPL-3.0-or-later

// The window of a moderator: the header counts the channels, keys lock chats down and announce from any page,
// and the sidebar shows how many are locked.

#include "tour/dashboard_world.h"

#include "chat/chat_page.h"
#include "chat/lockdown/lockdown_dialog.h"
#include "kit/text/pill.h"
#include "shell/header/header.h"
#include "shell/header/live_block.h"
#include "shell/header/sidebar.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QRegularExpression>

using namespace Sidestage;

class TestModerator : public QObject, public DashboardWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(begin(u"quillscribe"_s)); }
    void cleanup() { m_driver.reset(); }

    void theHeaderCountsTheChannels()
    {
        LiveBlock *block = window()->header()->liveBlock();
        QTRY_VERIFY(block->isModerating());
        auto *pill = block->findChild<Pill *>(u"livePill"_s);
        auto *of = block->findChild<QLabel *>(u"moderatedChannels"_s);
        QTRY_VERIFY2(of->text().contains(u"of 5 channels"_s), qPrintable(of->text()));
        QTRY_VERIFY2(QRegularExpression(u"^[1-5] LIVE$"_s).match(pill->text()).hasMatch(),
                     qPrintable(pill->text()));
        QCOMPARE(pill->kind(), Pill::Kind::Live);
        QVERIFY(pill->accessibleName().contains(u"channels you moderate"_s));
    }

    void oneKeyLocksFromAnywhereAndTheWindowSaysSo()
    {
        QVERIFY(window()->currentPage() != "chat"_L1);
        QTRY_VERIFY(window()->header()->liveBlock()->isModerating());
        QVERIFY(m_driver->front());
        QVERIFY(m_driver->press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier));
        QCOMPARE(window()->currentPage(), u"chat"_s);
        auto *dialog = window()->findChild<LockdownDialog *>();
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Return);
        const QModelIndex row = rowOf(u"chat"_s);
        QTRY_VERIFY(spoken(row).contains(u"channels locked down"_s));
        auto *clock = window()->header()->findChild<QWidget *>(u"lockdownClock"_s);
        QTRY_VERIFY(clock->isVisible());
        // The same key opens the dialog that restores.
        QVERIFY(m_driver->front());
        QVERIFY(m_driver->press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier));
        QTRY_VERIFY(window()->findChild<QWidget *>(u"restoreDialog"_s));
    }

    void anotherKeyGoesToTheAnnouncement()
    {
        QVERIFY(m_driver->front());
        QVERIFY(m_driver->press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier));
        QCOMPARE(window()->currentPage(), u"chat"_s);
        QTRY_VERIFY(qobject_cast<QPlainTextEdit *>(QApplication::focusWidget()));
        // The text field has the focus, so that no letter acts as a shortcut.
        QTest::keyClicks(QApplication::focusWidget(), u"moon"_s);
        QCOMPARE(qobject_cast<QPlainTextEdit *>(QApplication::focusWidget())->toPlainText(), u"moon"_s);
    }

private:
    QModelIndex rowOf(const QString &id) const
    {
        const QAbstractItemModel *model = window()->sidebar()->list()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data(Qt::UserRole).toString() == id)
                return model->index(row, 0);
        }
        return {};
    }
    static QString spoken(const QModelIndex &row) { return row.data(Qt::AccessibleTextRole).toString(); }
};

SIDESTAGE_TEST_MAIN(TestModerator)
#include "tst_moderator.moc"
