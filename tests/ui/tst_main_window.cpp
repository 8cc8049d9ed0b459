// SPDX-License-Identifier: GPL-3.0-or-later

// The window around the pages, used by real events, with a real sandbox behind it.

#include "driver.h"

#include "accounts/accounts.h"
#include "channel/channel_page.h"
#include "client/client.h"
#include "client/session.h"
#include "kit/banner.h"
#include "kit/freshness_label.h"
#include "kit/theme.h"
#include "kit/toggle.h"
#include "rewards/queue_model.h"
#include "rewards/queue_page.h"
#include "rewards/queue_table.h"
#include "rewards/waiting_view.h"
#include "sandbox/rewards.h"
#include "sandbox/sandbox.h"
#include "shell/account_view.h"
#include "shell/command_palette.h"
#include "shell/header.h"
#include "shell/icon_text.h"
#include "shell/live_block.h"
#include "shell/main_window.h"
#include "shell/pop_out_window.h"
#include "shell/preferences.h"
#include "shell/sidebar.h"
#include "shell/status_strip.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QStackedWidget>
#include <QTest>

using namespace Sidestage;

class TstMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_driver = std::make_unique<Driver>();
        QVERIFY2(m_driver->start(), qPrintable(m_driver->problem()));
    }
    void cleanup() { m_driver.reset(); }

    void sidebarIsWalkedByKeyboard()
    {
        QVERIFY(signIn());
        QListView *pages = window()->sidebar()->list();
        pages->setFocus();
        QCOMPARE(window()->sidebar()->current(), QStringLiteral("channel"));
        // The head of the section is no stop.
        for (const char *id : {"ads", "chat", "queue"}) {
            QTest::keyClick(pages, Qt::Key_Up);
            QCOMPARE(window()->sidebar()->current(), QLatin1String(id));
        }
        QTest::keyClick(pages, Qt::Key_Up);
        QCOMPARE(window()->sidebar()->current(), QStringLiteral("onair"));
        QTest::keyClick(pages, Qt::Key_Up);
        QCOMPARE(window()->sidebar()->current(), QStringLiteral("onair"));
        QVERIFY(pages->hasFocus());
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(pages, Qt::Key_Down);
        QCOMPARE(window()->sidebar()->current(), QStringLiteral("channel"));
        QTest::keyClick(window(), Qt::Key_F6);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("accountButton"));
        QTest::keyClick(window(), Qt::Key_F6);
        QTRY_VERIFY(
            m_driver->find(QStringLiteral("frame-channel"))->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(window(), Qt::Key_F6);
        QTRY_VERIFY(pages->hasFocus());
        QTest::keyClick(window(), Qt::Key_5, Qt::ControlModifier);
        QCOMPARE(window()->currentPage(), QStringLiteral("channel"));
    }

    void aPageTakesTheKeyboardWhenItIsOpenedAndNotWhenSomebodyWalksPast()
    {
        QVERIFY(signIn());
        QListView *pages = window()->sidebar()->list();
        const auto frame = [this](const char *id) {
            return window()->findChild<QWidget *>(QStringLiteral("frame-%1").arg(QLatin1String(id)));
        };
        // These have something that their keys are for.
        for (const char *id : {"queue", "onair"}) {
            pages->setFocus();
            for (const char *other : {"ads", "chat", "queue", "onair"}) {
                QTest::keyClick(pages, Qt::Key_Up);
                QCOMPARE(window()->currentPage(), QLatin1String(other));
                QVERIFY2(pages->hasFocus(), other);
                if (qstrcmp(other, id) == 0)
                    break;
            }
            // Enter goes into it.
            QTest::keyClick(pages, Qt::Key_Return);
            QTRY_VERIFY2(frame(id)->isAncestorOf(QApplication::focusWidget()), id);
            QVERIFY2(window()->page()->isAncestorOf(QApplication::focusWidget())
                         || window()->page() == QApplication::focusWidget(),
                     id);
            QTest::keyClick(window(), Qt::Key_5, Qt::ControlModifier);
            QCOMPARE(window()->currentPage(), QStringLiteral("channel"));
        }
        // By its key it is opened, wherever the keyboard is.
        pages->setFocus();
        QTest::keyClick(window(), Qt::Key_7, Qt::ControlModifier);
        QCOMPARE(window()->currentPage(), QStringLiteral("charity"));
        QTRY_VERIFY(frame("charity")->isAncestorOf(QApplication::focusWidget()));
        // A click opens, too.
        QWidget *account = window()->findChild<QWidget *>(QStringLiteral("accountButton"));
        account->setFocus();
        const QModelIndex ads = pages->model()
                                    ->match(pages->model()->index(0, 0), Qt::DisplayRole,
                                            QStringLiteral("Queue"), 1, Qt::MatchExactly)
                                    .value(0);
        QTest::mouseClick(pages->viewport(), Qt::LeftButton, {}, pages->visualRect(ads).center());
        QCOMPARE(window()->currentPage(), QStringLiteral("queue"));
    }

    void paletteFindsAndRunsAnAction()
    {
        QVERIFY(signIn());
        QTRY_VERIFY(window()->page()->freshness().asOf.isValid());
        m_driver->app()->preferences()->setThemeMode(Theme::Mode::Light);
        QVERIFY2(m_driver->command(QStringLiteral("dark th")), qPrintable(m_driver->problem()));
        QCOMPARE(m_driver->app()->preferences()->themeMode(), Theme::Mode::Dark);
        QVERIFY(Theme::tokens().isDark);
        // An action of the page, and the page's own dialog.
        QVERIFY(m_driver->command(QStringLiteral("save preset")));
        QVERIFY2(m_driver->find(QStringLiteral("presetDialog")), qPrintable(m_driver->problem()));
        m_driver->press(Qt::Key_Escape);
    }

    void paletteGivesTheKeyboardBack()
    {
        QVERIFY(signIn());
        QWidget *title = m_driver->find(QStringLiteral("title"));
        QVERIFY(m_driver->click(title));
        QTRY_COMPARE(QApplication::focusWidget(), title);
        QTest::keyClick(title, Qt::Key_K, Qt::ControlModifier);
        QVERIFY(m_driver->find(QStringLiteral("goTo")));
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("paletteField"));
        // Tab stays inside.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(m_driver->find(QStringLiteral("goTo"))->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_COMPARE(QApplication::focusWidget(), title);
        // What does not exist is said, and does nothing.
        QTest::keyClick(title, Qt::Key_K, Qt::ControlModifier);
        m_driver->find(QStringLiteral("goTo"));
        m_driver->type(QStringLiteral("zzzz"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(m_driver->find(QStringLiteral("goTo"))->isVisible());
        QTest::mouseClick(m_driver->find(QStringLiteral("goTo")), Qt::LeftButton, {}, QPoint(3, 3));
        QTRY_VERIFY(!window()->findChild<QWidget *>(QStringLiteral("goTo"))->isVisible());
    }

    void f1ListsTheKeysOfThePageAndEverywhere()
    {
        QVERIFY(signIn());
        QTest::keyClick(window(), Qt::Key_F1);
        auto *overlay = qobject_cast<CommandPalette *>(m_driver->find(QStringLiteral("keysOverlay")));
        QVERIFY(overlay);
        const QAbstractItemModel *model = overlay->list()->model();
        QStringList heads;
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex index = model->index(row, 0);
            if (index.data(CommandModel::HeadRole).toBool())
                heads += index.data().toString();
            else
                QVERIFY(!index.data(CommandModel::KeyRole).value<QKeySequence>().isEmpty());
        }
        QCOMPARE(heads, (QStringList{QStringLiteral("Channel"), QStringLiteral("Everywhere")}));
        m_driver->type(QStringLiteral("refresh"));
        QTRY_COMPARE(overlay->list()->currentIndex().data(CommandModel::KeyRole).value<QKeySequence>(),
                     QKeySequence(Qt::Key_F5));
        m_driver->press(Qt::Key_Escape);
    }

    void noKeyMeansTwoThings()
    {
        QVERIFY(signIn());
        // Everywhere, and on each page; another page may use a key in its own way, and so may another tab.
        QHash<QString, QHash<QString, const QAction *>> taken;
        const auto tabOf = [](const QAction *action) -> const QWidget * {
            const auto *view = qobject_cast<const QWidget *>(action->parent());
            return view && qobject_cast<const QStackedWidget *>(view->parentWidget()) ? view : nullptr;
        };
        const QList<Command> commands = window()->commands();
        for (const bool ofPages : {false, true}) {
            for (const Command &command : commands) {
                if (bool(command.before) != ofPages)
                    continue;
                auto &ofPage = taken[ofPages ? command.group : QString()];
                const auto keys = command.action->shortcuts();
                for (const QKeySequence &key : keys) {
                    const QString name = key.toString();
                    const QAction *other = ofPage.value(name, taken.value(QString()).value(name));
                    const bool isOfOtherTab = other && tabOf(other) && tabOf(command.action)
                        && tabOf(other) != tabOf(command.action);
                    QVERIFY2(!other || isOfOtherTab || other->text() == command.action->text(),
                             qPrintable(command.group + QLatin1String(", ") + name + QLatin1String(": ")
                                        + (other ? other->text() : QString()) + QLatin1String(" and ")
                                        + command.action->text()));
                    ofPage.insert(name, command.action);
                }
            }
        }
        QVERIFY(taken.value(QString()).contains(QStringLiteral("F5")));
        QVERIFY(taken.size() > 2);
    }

    void textSizeChangesByKeyAndIsKept()
    {
        QVERIFY(signIn());
        const int before = QFontMetrics(QApplication::font()).height();
        QTest::keyClick(window(), Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(window(), Qt::Key_Equal, Qt::ControlModifier);
        QCOMPARE(m_driver->app()->preferences()->textSize(), 120);
        QVERIFY(QFontMetrics(QApplication::font()).height() > before);
        QTest::keyClick(window(), Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(m_driver->app()->preferences()->textSize(), 110);
        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));
        QCOMPARE(m_driver->app()->preferences()->textSize(), 110);
    }

    void themeChangesLive()
    {
        QVERIFY(signIn());
        m_driver->app()->preferences()->setThemeMode(Theme::Mode::Light);
        const QColor light = QColor(window()->grab().toImage().pixel(4, window()->height() / 2));
        QVERIFY(m_driver->click(QStringLiteral("settingsButton")));
        QWidget *dialog = m_driver->find(QStringLiteral("settingsDialog"));
        QVERIFY(dialog);
        auto *choice = m_driver->find(QStringLiteral("theme"));
        const auto segments = choice->findChildren<QAbstractButton *>();
        QCOMPARE(segments.size(), 3);
        QVERIFY(m_driver->click(segments.last()));
        QTRY_COMPARE(m_driver->app()->preferences()->themeMode(), Theme::Mode::Dark);
        const QColor dark = QColor(window()->grab().toImage().pixel(4, window()->height() / 2));
        QVERIFY(light.lightness() > 200);
        QVERIFY(dark.lightness() < 60);
        m_driver->press(Qt::Key_Escape);
        QTRY_VERIFY(!window()->findChild<QDialog *>(QStringLiteral("settingsDialog")));
    }

    void aBadgeIsSaidAfterThePagesName()
    {
        Sidebar sidebar(
            {{.id = QStringLiteral("queue"), .title = QStringLiteral("Queue"), .icon = Icon::Inbox}});
        const QModelIndex row = sidebar.list()->model()->index(1, 0);
        sidebar.setBadge(QStringLiteral("queue"),
                         {.text = QStringLiteral("23"), .spoken = QStringLiteral("23 waiting")});
        QCOMPARE(row.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Queue, 23 waiting"));
        const QImage with = sidebar.grab().toImage();
        sidebar.setBadge(QStringLiteral("queue"), {});
        QCOMPARE(row.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Queue"));
        QVERIFY(sidebar.grab().toImage() != with);
        sidebar.setIconsOnly(true);
        sidebar.setBadge(QStringLiteral("queue"),
                         {.text = QStringLiteral("5"), .spoken = QStringLiteral("5 waiting")});
        QCOMPARE(row.data(Qt::ToolTipRole).toString(), QStringLiteral("Queue, 5 waiting"));
    }

    void sidebarCollapsesByKeyAndWhenNarrow()
    {
        QVERIFY(signIn());
        const Sidebar *sidebar = window()->sidebar();
        QVERIFY(!sidebar->isIconsOnly());
        const int wide = sidebar->width();
        QTest::keyClick(window(), Qt::Key_B, Qt::ControlModifier);
        QVERIFY(sidebar->isIconsOnly());
        QTRY_VERIFY(sidebar->width() < wide / 2);
        QTest::keyClick(window(), Qt::Key_B, Qt::ControlModifier);
        QVERIFY(!sidebar->isIconsOnly());
        window()->resize(px(880), px(700));
        QTRY_VERIFY(sidebar->isIconsOnly());
        window()->resize(1280, 800);
        QTRY_VERIFY(!sidebar->isIconsOnly());
        // Measured in units of text: twice the text is half the room.
        m_driver->app()->preferences()->setTextSize(200);
        QTRY_VERIFY(sidebar->isIconsOnly());
    }

    void aPageGoesIntoItsOwnWindowAndBack()
    {
        QVERIFY(signIn());
        Page *page = window()->page();
        QTRY_VERIFY(page->freshness().asOf.isValid());
        QVERIFY(m_driver->click(QStringLiteral("title")));
        m_driver->type(QStringLiteral("X"));
        const QString typed = m_driver->find<QLineEdit>(QStringLiteral("title"))->text();

        QTest::keyClick(window(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QPointer<PopOutWindow> out = window()->popOut();
        QVERIFY(out);
        QVERIFY(QTest::qWaitForWindowExposed(out));
        QVERIFY(out->isAncestorOf(page));
        QCOMPARE(out->minimumSize(), QSize(320, 240));
        QVERIFY(m_driver->find(QStringLiteral("poppedOut")));
        QCOMPARE(m_driver->find<QLineEdit>(QStringLiteral("title"))->text(), typed);

        QVERIFY(!out->isOnTop());
        QTest::keyClick(out, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(out->isOnTop());
        QVERIFY(out->isVisible());
        QVERIFY(out->findChild<Toggle *>(QStringLiteral("keepOnTop"))->isChecked());

        out->close();
        QVERIFY(!window()->popOut());
        QVERIFY(window()->isAncestorOf(page));
        QTRY_VERIFY(!out);
        QTRY_VERIFY(page->isVisible());
        QCOMPARE(m_driver->find<QLineEdit>(QStringLiteral("title"))->text(), typed);
    }

    void aPageInItsOwnWindowEndsWithItsAccountAndWithTheProgram()
    {
        QVERIFY(signIn());
        QTest::keyClick(window(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QPointer<PopOutWindow> out = window()->popOut();
        QPointer<Page> page = window()->page();
        QVERIFY(out && page);
        m_driver->app()->accounts()->signOut(window()->account());
        QTRY_VERIFY(!out && !page);
        QVERIFY2(m_driver->find(QStringLiteral("signInButton")), qPrintable(m_driver->problem()));

        QVERIFY(m_driver->front());
        QVERIFY(signIn());
        QTest::keyClick(window(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        out = window()->popOut();
        page = window()->page();
        QVERIFY(out && page);
        m_driver->quit();
        QVERIFY(!out && !page);
    }

    void offlineIsSaidAndWhatWasKnownStays()
    {
        QVERIFY(signIn());
        QTRY_VERIFY(window()->page()->freshness().asOf.isValid());
        const QString title = m_driver->find<QLineEdit>(QStringLiteral("title"))->text();
        QTRY_VERIFY(connection()->words().startsWith(QLatin1String("Connected")));
        m_driver->app()->sandbox()->stop();
        QTest::keyClick(window(), Qt::Key_F5);
        QTRY_VERIFY(connection()->words().startsWith(QLatin1String("Reconnecting, try "))
                    || connection()->words().startsWith(QLatin1String("Offline since ")));
        QVERIFY2(m_driver->find(QStringLiteral("notice-offline")), qPrintable(m_driver->problem()));
        QVERIFY(connection()->words().startsWith(QLatin1String("Offline since ")));
        QCOMPARE(m_driver->find<QLineEdit>(QStringLiteral("title"))->text(), title);
        QVERIFY(m_driver->find(QStringLiteral("title"))->isEnabled());

        m_driver->app()->sandbox()->start();
        QWidget *notice = m_driver->find(QStringLiteral("notice-offline"));
        QTRY_VERIFY(m_driver->app()->sandbox()->isOwn());
        QVERIFY(m_driver->click(notice->findChild<QAbstractButton *>(QStringLiteral("noticeAction"))));
        QTRY_VERIFY_WITH_TIMEOUT(connection()->words().startsWith(QLatin1String("Connected")), 20'000);
        QTRY_VERIFY(!window()->findChild<QWidget *>(QStringLiteral("notice-offline")));
    }

    void decisionsTakenOfflineAreCountedAndSentWhenTheConnectionIsBack()
    {
        QVERIFY(signIn());
        window()->goTo(QStringLiteral("queue"));
        auto *page = qobject_cast<QueuePage *>(window()->page());
        QVERIFY(page);
        QueueTable *table = page->waiting()->table();
        QTRY_VERIFY(page->waiting()->model()->shown() >= 3);
        table->setFocus();
        QTRY_VERIFY(!table->currentId().isEmpty());
        m_driver->app()->sandbox()->stop();
        QTest::keyClick(window(), Qt::Key_F5);
        const auto notice = [this] {
            const auto *banner = window()->findChild<Banner *>(QStringLiteral("notice-offline"));
            return banner ? banner->sentence() : QString();
        };
        QTRY_VERIFY(notice().startsWith(QLatin1String("Offline since ")));
        QVERIFY(!notice().contains(QLatin1String("held")));
        QStringList ids;
        for (int i = 0; i < 3; ++i) {
            ids.append(table->currentId());
            QTest::keyClick(table, Qt::Key_F);
        }
        QCOMPARE(QSet<QString>(ids.cbegin(), ids.cend()).size(), 3);
        const QRegularExpression words(
            QStringLiteral("^Offline since .+\\. 3 decisions are held and will be sent when the connection is"
                           " back\\.$"));
        QTRY_VERIFY2(words.match(notice()).hasMatch(), qPrintable(notice()));
        const auto *held = window()->findChild<IconText *>(QStringLiteral("heldDecisions"));
        QTRY_COMPARE(held->words(), QStringLiteral("3 decisions held, safe on disk"));
        // Their time is over, and to send them fails: they stay held all the same.
        int failed = 0;
        const auto counting = connect(window()->account()->client(), &Client::called, this,
                                      [&failed](const CallRecord &call) {
                                          failed += call.method == QLatin1String("PATCH") && call.status == 0;
                                      });
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(failed >= 1, 20'000);
        disconnect(counting);
        QVERIFY2(words.match(notice()).hasMatch(), qPrintable(notice()));
        QCOMPARE(held->words(), QStringLiteral("3 decisions held, safe on disk"));

        m_driver->app()->sandbox()->start();
        QTRY_VERIFY(m_driver->app()->sandbox()->isOwn());
        QTRY_VERIFY_WITH_TIMEOUT(!held->isVisible(), 60'000);
        QTRY_VERIFY(notice().isEmpty());
        int fulfilled = 0;
        QVERIFY(m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            for (const QString &id : std::as_const(ids)) {
                const auto redemption = sandbox.world().rewards().redemption(id);
                fulfilled += redemption && redemption->status == Api::RedemptionStatus::Fulfilled;
            }
            return true;
        }));
        QCOMPARE(fulfilled, 3);
    }

    void theStripTellsHowLiveEventsCome()
    {
        const auto events = [this] { return window()->findChild<IconText *>(QStringLiteral("liveEvents")); };
        QVERIFY(!events()->isVisible());
        QVERIFY(signIn());
        QTRY_COMPARE(events()->words(), QStringLiteral("Live events connected"));
        QVERIFY(events()->isVisible());
        QTRY_VERIFY(events()->toolTip().contains(QStringLiteral("subscription")));
        QVERIFY(!window()->findChild<IconText *>(QStringLiteral("serviceState"))->isVisible());
        QTRY_VERIFY(window()->page()->freshness().live);
        const auto *freshness
            = m_driver->find(QStringLiteral("frame-channel"))->findChild<FreshnessLabel *>();
        QTRY_VERIFY(freshness->shownText().endsWith(QStringLiteral("live")));
        auto *budget = window()->findChild<IconText *>(QStringLiteral("budget"));
        QTRY_VERIFY(budget->isVisible());
        QVERIFY2(budget->words().startsWith(QStringLiteral("API budget ")), qPrintable(budget->words()));

        m_driver->app()->sandbox()->stop();
        QTRY_VERIFY2(events()->words().startsWith(QStringLiteral("Live events: reconnecting")),
                     qPrintable(events()->words()));
        QVERIFY(!events()->toolTip().isEmpty());
        QTRY_VERIFY(!window()->page()->freshness().live);
        QVERIFY(m_driver->click(QStringLiteral("connection")));
        QWidget *details = m_driver->find(QStringLiteral("connectionDetails"));
        QVERIFY(details);
        QVERIFY(details->findChild<QLabel *>(QStringLiteral("popoverText"))
                    ->text()
                    .contains(QStringLiteral("Live events: reconnecting")));
        m_driver->app()->sandbox()->start();
        QTRY_VERIFY(m_driver->app()->sandbox()->isOwn());
        QVERIFY(m_driver->click(QStringLiteral("popoverAction")));
        QTRY_COMPARE_WITH_TIMEOUT(events()->words(), QStringLiteral("Live events connected"), 20'000);
    }

    void theStripTellsWhatIsHeld()
    {
        QVERIFY(signIn());
        auto *held = window()->findChild<IconText *>(QStringLiteral("heldDecisions"));
        QVERIFY(!held->isVisible());
        window()->strip()->setHeld(3);
        QVERIFY(held->isVisible());
        QCOMPARE(held->words(), QStringLiteral("3 decisions held, safe on disk"));
        window()->strip()->setHeld(0);
        QVERIFY(!held->isVisible());
    }

    void anEndedSignInIsSaidAndTheDraftStays()
    {
        QVERIFY(signIn());
        QTRY_VERIFY(window()->page()->freshness().asOf.isValid());
        QVERIFY(m_driver->click(QStringLiteral("title")));
        m_driver->type(QStringLiteral("Y"));
        const QString typed = m_driver->find<QLineEdit>(QStringLiteral("title"))->text();
        const QString id = window()->account()->userId();
        QVERIFY(m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            return sandbox.world().grants().disconnect(sandbox.client().id, id).has_value();
        }));
        QTest::keyClick(window(), Qt::Key_F5);
        QWidget *notice = m_driver->find(QStringLiteral("notice-signedOut"));
        QVERIFY2(notice, qPrintable(m_driver->problem()));
        QTRY_COMPARE(connection()->words(), QStringLiteral("Signed out"));
        QCOMPARE(m_driver->find<QLineEdit>(QStringLiteral("title"))->text(), typed);
        // Signing in again goes on where it was.
        Account *before = window()->account();
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        QCOMPARE(window()->account(), before);
        QTRY_VERIFY(!window()->findChild<QWidget *>(QStringLiteral("notice-signedOut")));
        QTRY_VERIFY(connection()->words().startsWith(QLatin1String("Connected")));
        QCOMPARE(m_driver->find<QLineEdit>(QStringLiteral("title"))->text(), typed);
    }

    void headerTellsTheLiveState()
    {
        QCOMPARE(pill(), QStringLiteral("OFFLINE"));
        QCOMPARE(connection()->words(), QStringLiteral("Sandbox ready"));
        QVERIFY(signIn());
        QTRY_COMPARE(pill(), QStringLiteral("LIVE"));
        auto *uptime = m_driver->find<QLabel>(QStringLiteral("uptime"));
        QVERIFY(uptime);
        const QString first = uptime->text();
        QTRY_VERIFY(uptime->text() != first);  // it ticks
        QVERIFY(m_driver->find<QLabel>(QStringLiteral("viewers"))->text().contains(QLatin1Char('1')));

        const QString id = window()->account()->userId();
        QVERIFY(m_driver->inSandbox(
            [&](Sandbox::Sandbox &sandbox) { return sandbox.world().goOffline(id).has_value(); }));
        QVERIFY(m_driver->click(QStringLiteral("connection")));
        QVERIFY(m_driver->find(QStringLiteral("connectionDetails")));
        QVERIFY(m_driver->click(QStringLiteral("popoverAction")));
        QTRY_COMPARE(pill(), QStringLiteral("OFFLINE"));
        QVERIFY(!uptime->isVisible());
    }

    void eachAccountKeepsItsOwnPages()
    {
        QVERIFY(signIn());
        Page *first = window()->page();
        QTRY_VERIFY(first->freshness().asOf.isValid());
        QVERIFY(m_driver->click(QStringLiteral("title")));
        m_driver->type(QStringLiteral("Z"));
        const QString typed = m_driver->find<QLineEdit>(QStringLiteral("title"))->text();
        QVERIFY2(m_driver->signIn(QStringLiteral("pipnocturne")), qPrintable(m_driver->problem()));
        QVERIFY(window()->page() != first);
        QTRY_VERIFY(m_driver->find<QLineEdit>(QStringLiteral("title"))->text() != typed);
        QCOMPARE(m_driver->find(QStringLiteral("accountButton"))->accessibleName(),
                 QStringLiteral("Account: PipNocturne, Broadcaster"));
        QTest::keyClick(window(), Qt::Key_Tab, Qt::ControlModifier);
        QTRY_COMPARE(window()->page(), first);
        QCOMPARE(m_driver->find<QLineEdit>(QStringLiteral("title"))->text(), typed);

        // One that is signed out takes its pages with it.
        QPointer<Page> gone(first);
        m_driver->app()->accounts()->signOut(window()->account());
        QTRY_VERIFY(!gone);
        QTRY_VERIFY(window()->account());
        QCOMPARE(window()->account()->info().login, QStringLiteral("pipnocturne"));
    }

    void altAloneOpensTheMenus()
    {
#ifdef Q_OS_MACOS
        QSKIP("the system has the menus");
#endif
        QVERIFY(signIn());
        QTest::keyPress(window(), Qt::Key_Alt);
        QTest::keyPress(window(), Qt::Key_Tab, Qt::AltModifier);
        QTest::keyRelease(window(), Qt::Key_Tab, Qt::AltModifier);
        QTest::keyRelease(window(), Qt::Key_Alt);
        QVERIFY(!QApplication::activePopupWidget());
        QTest::keyPress(window(), Qt::Key_Alt);
        QTest::keyRelease(window(), Qt::Key_Alt);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QStringList titles;
        for (QAction *action : menu->actions())
            titles += action->text().remove(QLatin1Char('&'));
        QCOMPARE(titles,
                 (QStringList{QStringLiteral("File"), QStringLiteral("View"), QStringLiteral("Go"),
                              QStringLiteral("Actions"), QStringLiteral("Help")}));
        menu->close();
        m_driver->app()->preferences()->setMenuBarShown(true);
        QTRY_VERIFY(window()->menuBar()->isVisible());
        m_driver->app()->preferences()->setMenuBarShown(false);
        QTRY_VERIFY(!window()->menuBar()->isVisible());
    }

    void everyActionOfThePageIsInTheMenu()
    {
        QVERIFY(signIn());
        const auto menus = window()->findChildren<QMenu *>();
        const auto menu = std::find_if(menus.begin(), menus.end(), [](const QMenu *other) {
            return other->title() == QLatin1String("&Actions");
        });
        QVERIFY(menu != menus.end());
        QVERIFY(!window()->page()->pageActions().isEmpty());
        for (QAction *action : window()->page()->pageActions())
            QVERIFY2((*menu)->actions().contains(action), qPrintable(action->text()));
    }

    void nothingIsClippedWhenNarrow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("textSize");
        QTest::newRow("as drawn") << QSize(1280, 800) << 100;
        QTest::newRow("middle") << QSize(960, 640) << 100;
        QTest::newRow("least") << QSize(640, 480) << 100;
        QTest::newRow("large text") << QSize(1280, 800) << 200;
        QTest::newRow("large text, least") << QSize(640, 480) << 200;
    }
    void nothingIsClippedWhenNarrow()
    {
        QFETCH(QSize, size);
        QFETCH(int, textSize);
        QVERIFY(signIn());
        QTRY_COMPARE(pill(), QStringLiteral("LIVE"));
        m_driver->app()->preferences()->setTextSize(textSize);
        window()->resize(size);
        QTRY_COMPARE(window()->size(), size);
        QCoreApplication::processEvents();
        // Live state and countdown never go, and never shrink; the uptime goes last.
        for (const char *name :
             {"livePill", "uptime", "nextAd", "menuButton", "accountButton", "pageTitle"}) {
            if (qstrcmp(name, "uptime") == 0 && textSize * 640 / size.width() >= 200)
                continue;
            QWidget *part = nullptr;
            for (QWidget *named : window()->findChildren<QWidget *>(QLatin1String(name))) {
                if (named->isVisible())  // each page has a title
                    part = named;
            }
            QVERIFY2(part, name);
            if (qstrcmp(name, "accountButton") != 0)
                QVERIFY2(part->width() >= part->sizeHint().width(),
                         qPrintable(QStringLiteral("%1: %2 < %3")
                                        .arg(QLatin1String(name))
                                        .arg(part->width())
                                        .arg(part->sizeHint().width())));
            const QRect place(part->mapTo(window(), QPoint(0, 0)), part->size());
            QVERIFY2(window()->rect().contains(place), name);
        }
        // What stands beside each other does not overlap.
        const auto rows = {window()->findChild<QWidget *>(QStringLiteral("header")),
                           window()->findChild<QWidget *>(QStringLiteral("pageHead"))};
        for (const QWidget *row : rows) {
            QList<QRect> places;
            for (const QObject *child : row->children()) {
                const auto *widget = qobject_cast<const QWidget *>(child);
                if (!widget || !widget->isVisible() || widget->objectName() == QLatin1String("focusRing"))
                    continue;
                QVERIFY2(row->rect().contains(widget->geometry()), qPrintable(widget->objectName()));
                for (const QRect &other : std::as_const(places))
                    QVERIFY2(!other.intersects(widget->geometry()), qPrintable(widget->objectName()));
                places.append(widget->geometry());
            }
        }
    }

    void everythingThatTakesTheKeyboardHasAName()
    {
        QVERIFY(signIn());
        QTRY_VERIFY(window()->page()->freshness().asOf.isValid());
        checkNames(window());
        window()->resize(640, 480);
        QCoreApplication::processEvents();
        checkNames(window());
        window()->openSettings();
        QWidget *dialog = m_driver->find(QStringLiteral("settingsDialog"));
        QVERIFY(dialog);
        checkNames(dialog);
        m_driver->press(Qt::Key_Escape);
    }

private:
    MainWindow *window() const
    {
        return m_driver->window();
    }
    bool signIn()
    {
        const bool done = m_driver->signIn()
            && m_driver->waitFor([this] { return window()->page() && window()->page()->isVisible(); },
                                 QStringLiteral("the page"));
        if (!done)
            qWarning("%s", qPrintable(m_driver->problem()));
        return done;
    }
    IconText *connection() const
    {
        return window()->findChild<IconText *>(QStringLiteral("connection"));
    }
    QString pill() const
    {
        return window()->header()->findChild<QLabel *>(QStringLiteral("livePill"))->text();
    }
    static void checkNames(QWidget *top)
    {
        int checked = 0;
        const auto children = top->findChildren<QWidget *>();
        for (QWidget *child : children) {
            if (!child->isVisible() || child->focusProxy() || !(child->focusPolicy() & Qt::TabFocus))
                continue;
            QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(child);
            QVERIFY(spoken);
            QString path;
            for (const QWidget *at = child; at; at = at->parentWidget())
                path += QString::fromLatin1(at->metaObject()->className()) + QLatin1Char(' ')
                    + at->objectName() + QLatin1String(" < ");
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), qPrintable(path));
            ++checked;
        }
        QVERIFY(checked > 3);
    }

    std::unique_ptr<Driver> m_driver;
};

SIDESTAGE_TEST_MAIN(TstMainWindow)
#include "tst_main_window.moc"
