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
#include <QSet>
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
        QWidget *palette = driver.find(u"goTo"_s);
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
                rows += head + u": "_s + index.data().toString();
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
        QStringList twice = rows;
        for (const QString &row : QSet<QString>(rows.begin(), rows.end()))
            twice.removeOne(row);
        QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u'\n')));
        // A command that works everywhere is not listed again, under another name, for the pages that offer
        // it too.
        QCOMPARE(rows.filter(u"nooze"_s), QStringList{u"Everywhere: Snooze the next ad"_s});
        QCOMPARE(rows.filter(u"ock down"_s), QStringList{u"Everywhere: Lock down or restore chat…"_s});
        QCOMPARE(rows.filter(QRegularExpression(u": Announce(ment|…)?$"_s)),
                 QStringList{u"Everywhere: Announce"_s});
        QCOMPARE(rows.filter(QRegularExpression(u": Run "_s)), QStringList{u"Ads: Run an ad…"_s});
    }

    void chatModesChannelsAndRewardsAreFoundByTheirNames()
    {
        Driver driver;
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY2(driver.signIn(), qPrintable(driver.problem()));
        const auto found = [&](const QString &words) {
            driver.front();
            QTest::keyClick(driver.window(), Qt::Key_K, Qt::ControlModifier);
            QWidget *palette = driver.find(u"goTo"_s);
            QStringList rows;
            if (palette && driver.type(words)) {
                const QAbstractItemModel *model = palette->findChild<QListView *>()->model();
                for (int row = 0; row < model->rowCount(); ++row)
                    rows += model->index(row, 0).data().toString();
            }
            driver.press(Qt::Key_Escape);
            return rows;
        };
        QCOMPARE(found(u"slow"_s), QStringList{u"Slow mode"_s});
        QVERIFY(driver.command(u"slow"_s));
        QCOMPARE(driver.window()->currentPage(), u"chat"_s);
        auto *grid = driver.window()->findChild<QAbstractItemView *>(u"modeGrid"_s);
        QVERIFY(grid);
        QTRY_VERIFY(grid->hasFocus() ? grid->currentIndex().row() == int(ChatMode::Slow)
                                     : QApplication::focusWidget()
                            && QApplication::focusWidget()->accessibleName() == u"Slow mode"_s);

        // A channel can be found by its name ...
        QTRY_VERIFY(!found(u"teaandturrets"_s).isEmpty());
        QVERIFY(found(u"teaandturrets"_s).first().startsWith(u"TeaAndTurrets"_s));

        // ... and a reward as soon as it is loaded.
        driver.window()->goTo(u"rewards"_s);
        QTRY_VERIFY(!found(u"hydrate"_s).isEmpty());
        driver.window()->goTo(u"channel"_s);
        QVERIFY(driver.command(u"hydrate"_s));
        QCOMPARE(driver.window()->currentPage(), u"rewards"_s);
        auto *rewards = driver.find<QAbstractItemView>(u"rewards"_s);
        QVERIFY(rewards && rewards->hasFocus());
        QVERIFY(rewards->currentIndex().siblingAtColumn(1).data().toString().contains(u"ydrate"_s));
    }
};

SIDESTAGE_TEST_MAIN(TstGoTo)
#include "tst_go_to.moc"
