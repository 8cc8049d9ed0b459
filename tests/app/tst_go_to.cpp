// SPDX-License-Identifier: GPL-3.0-or-later

// The list of all commands, on the real pages.

#include "tour/driver.h"

#include "chat/store/chat_modes.h"
#include "shell/command_palette.h"
#include "shell/main_window.h"

#include <QAction>
#include <QApplication>
#include <QListView>
#include <QRegularExpression>
#include <QTest>

using namespace Sidestage;

class TstGoTo : public QObject
{
    Q_OBJECT

    /// All entries with their headings, such as "Pages: On air".
    static QStringList listed(Driver &driver)
    {
        driver.front();
        QTest::keyClick(driver.window(), Qt::Key_K, Qt::ControlModifier);
        QWidget *palette = driver.find(QStringLiteral("goTo"));
        if (!palette)
            return {};
        QStringList rows;
        QString head;
        const QAbstractItemModel *model = palette->findChild<QListView *>()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex index = model->index(row, 0);
            if (index.data(CommandModel::HeadRole).toBool())
                head = index.data().toString();
            else
                rows += head + QStringLiteral(": ") + index.data().toString();
        }
        driver.press(Qt::Key_Escape);
        return rows;
    }

private Q_SLOTS:
    void nothingIsListedTwice()
    {
        Driver driver;
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY2(driver.signIn(), qPrintable(driver.problem()));
        const QStringList rows = listed(driver);
        QVERIFY(rows.size() > 30);
        QStringList once = rows;
        once.removeDuplicates();
        QCOMPARE(rows, once);
        // A command that works everywhere is not listed again, under another name, for the pages that offer
        // it too.
        QCOMPARE(rows.filter(QStringLiteral("nooze")),
                 QStringList{QStringLiteral("Everywhere: Snooze the next ad")});
        QCOMPARE(rows.filter(QStringLiteral("ock down")),
                 QStringList{QStringLiteral("Everywhere: Lock down or restore chat…")});
        QCOMPARE(rows.filter(QRegularExpression(QStringLiteral(": Announce(ment|…)?$"))),
                 QStringList{QStringLiteral("Everywhere: Announce")});
        QCOMPARE(rows.filter(QRegularExpression(QStringLiteral(": Run "))),
                 QStringList{QStringLiteral("Ads: Run an ad…")});
    }

    void chatModesChannelsAndRewardsAreFoundByTheirNames()
    {
        Driver driver;
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY2(driver.signIn(), qPrintable(driver.problem()));
        const auto found = [&](const QString &words) {
            driver.front();
            QTest::keyClick(driver.window(), Qt::Key_K, Qt::ControlModifier);
            QWidget *palette = driver.find(QStringLiteral("goTo"));
            QStringList rows;
            if (palette && driver.type(words)) {
                const QAbstractItemModel *model = palette->findChild<QListView *>()->model();
                for (int row = 0; row < model->rowCount(); ++row)
                    rows += model->index(row, 0).data().toString();
            }
            driver.press(Qt::Key_Escape);
            return rows;
        };
        QCOMPARE(found(QStringLiteral("slow")), QStringList{QStringLiteral("Slow mode")});
        QVERIFY(driver.command(QStringLiteral("slow")));
        QCOMPARE(driver.window()->currentPage(), QStringLiteral("chat"));
        auto *grid = driver.window()->findChild<QAbstractItemView *>(QStringLiteral("modeGrid"));
        QVERIFY(grid);
        QTRY_VERIFY(grid->hasFocus() ? grid->currentIndex().row() == int(ChatMode::Slow)
                                     : QApplication::focusWidget()
                            && QApplication::focusWidget()->accessibleName() == QStringLiteral("Slow mode"));

        // A channel can be found by its name ...
        QTRY_VERIFY(!found(QStringLiteral("teaandturrets")).isEmpty());
        QVERIFY(found(QStringLiteral("teaandturrets")).first().startsWith(QStringLiteral("TeaAndTurrets")));

        // ... and a reward as soon as it is loaded.
        driver.window()->goTo(QStringLiteral("rewards"));
        QTRY_VERIFY(!found(QStringLiteral("hydrate")).isEmpty());
        driver.window()->goTo(QStringLiteral("channel"));
        QVERIFY(driver.command(QStringLiteral("hydrate")));
        QCOMPARE(driver.window()->currentPage(), QStringLiteral("rewards"));
        auto *rewards = driver.find<QAbstractItemView>(QStringLiteral("rewards"));
        QVERIFY(rewards && rewards->hasFocus());
        QVERIFY(
            rewards->currentIndex().siblingAtColumn(1).data().toString().contains(QStringLiteral("ydrate")));
    }
};

SIDESTAGE_TEST_MAIN(TstGoTo)
#include "tst_go_to.moc"
