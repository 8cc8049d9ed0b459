// SPDX-License-Identifier: GPL-3.0-or-later

// The panes of the window by keyboard, and the lists of all commands, with real events and a real sandbox.

#include "main_window_world.h"

#include "accounts/account.h"
#include "kit/overlays/toast_lane.h"
#include "kit/theme/theme.h"
#include "overview/on_air_page.h"
#include "sandbox/videos/videos.h"
#include "sandbox/world/world.h"
#include "shell/command_palette.h"
#include "shell/header/sidebar.h"
#include "shell/settings/preferences.h"

#include <QAction>
#include <QApplication>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QTest>

using namespace Sidestage;

class TstMainWindow : public QObject, public MainWindowWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(begin({})); }
    void cleanup() { m_driver.reset(); }

    void sidebarIsWalkedByKeyboard()
    {
        QVERIFY(signIn());
        QListView *pages = window()->sidebar()->list();
        pages->setFocus();
        QCOMPARE(window()->sidebar()->current(), u"channel"_s);
        // The section's heading is skipped.
        for (const char *id : {"shows", "ads", "interact", "moderation", "chat", "queue"}) {
            QTest::keyClick(pages, Qt::Key_Up);
            QCOMPARE(window()->sidebar()->current(), QLatin1String(id));
        }
        QTest::keyClick(pages, Qt::Key_Up);
        QCOMPARE(window()->sidebar()->current(), u"onair"_s);
        QTest::keyClick(pages, Qt::Key_Up);
        QCOMPARE(window()->sidebar()->current(), u"onair"_s);
        QVERIFY(pages->hasFocus());
        for (int i = 0; i < 7; ++i)
            QTest::keyClick(pages, Qt::Key_Down);
        QCOMPARE(window()->sidebar()->current(), u"channel"_s);
        QTest::keyClick(window(), Qt::Key_F6);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"accountButton"_s);
        QTest::keyClick(window(), Qt::Key_F6);
        QTRY_VERIFY(m_driver->find(u"frame-channel"_s)->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(window(), Qt::Key_F6);
        QTRY_VERIFY(pages->hasFocus());
        QTest::keyClick(window(), Qt::Key_5, Qt::ControlModifier);
        QCOMPARE(window()->currentPage(), u"channel"_s);
    }

    /// A part that is shown before it has a parent would be a window for a moment, and take the keyboard.
    void noPageOpensAWindowOfItsOwn()
    {
        QVERIFY(signIn());
        struct Watch : QObject
        {
            bool eventFilter(QObject *watched, QEvent *event) override
            {
                if (event->type() == QEvent::Show && watched->isWidgetType()
                    && static_cast<QWidget *>(watched)->isWindow())
                    windows.append(QString::fromLatin1(watched->metaObject()->className()) + u' '
                                   + watched->objectName());
                return false;
            }
            QStringList windows{};
        } watch;
        qApp->installEventFilter(&watch);
        for (const char *page :
             {"queue", "chat", "moderation", "interact", "ads", "shows", "channel", "rewards", "schedule",
              "charity", "moments", "community", "analytics", "calls"}) {
            window()->goTo(QLatin1String(page));
            QTRY_COMPARE(window()->currentPage(), QLatin1String(page));
        }
        qApp->removeEventFilter(&watch);
        QVERIFY2(watch.windows.isEmpty(), qPrintable(watch.windows.join(u'\n')));
    }

    void aPageTakesTheKeyboardWhenItIsOpenedAndNotWhenSomebodyWalksPast()
    {
        QVERIFY(signIn());
        QListView *pages = window()->sidebar()->list();
        const auto frame = [this](const char *id) {
            return window()->findChild<QWidget *>(u"frame-%1"_s.arg(QLatin1String(id)));
        };
        // These pages focus a list for their shortcuts.
        for (const char *id : {"queue", "onair"}) {
            pages->setFocus();
            for (const char *other : {"shows", "ads", "interact", "moderation", "chat", "queue", "onair"}) {
                QTest::keyClick(pages, Qt::Key_Up);
                QCOMPARE(window()->currentPage(), QLatin1String(other));
                QVERIFY2(pages->hasFocus(), other);
                if (qstrcmp(other, id) == 0)
                    break;
            }
            // Enter moves the focus into the page.
            QTest::keyClick(pages, Qt::Key_Return);
            QTRY_VERIFY2(frame(id)->isAncestorOf(QApplication::focusWidget()), id);
            QVERIFY2(window()->page()->isAncestorOf(QApplication::focusWidget())
                         || window()->page() == QApplication::focusWidget(),
                     id);
            QTest::keyClick(window(), Qt::Key_5, Qt::ControlModifier);
            QCOMPARE(window()->currentPage(), u"channel"_s);
        }
        // A page's shortcut opens it from anywhere.
        pages->setFocus();
        QTest::keyClick(window(), Qt::Key_7, Qt::ControlModifier);
        QCOMPARE(window()->currentPage(), u"charity"_s);
        QTRY_VERIFY(frame("charity")->isAncestorOf(QApplication::focusWidget()));
        // A click opens a page too.
        QWidget *account = window()->findChild<QWidget *>(u"accountButton"_s);
        account->setFocus();
        const QModelIndex ads
            = pages->model()
                  ->match(pages->model()->index(0, 0), Qt::DisplayRole, u"Queue"_s, 1, Qt::MatchExactly)
                  .value(0);
        QTest::mouseClick(pages->viewport(), Qt::LeftButton, {}, pages->visualRect(ads).center());
        QCOMPARE(window()->currentPage(), u"queue"_s);
    }

    void lettersActOnlyWhileAListOrACardHasTheKeyboard()
    {
        QVERIFY(signIn());
        window()->goTo(u"chat"_s);
        QTRY_COMPARE(window()->currentPage(), u"chat"_s);
        Page *page = window()->page();
        const auto dialog = [this] { return window()->findChild<QWidget *>(u"shoutoutDialog"_s); };
        page->setFocus();
        QTRY_VERIFY(page->hasFocus());
        QTest::keyClicks(page, u"hello"_s);
        QVERIFY(!dialog());
        // Opening the page focuses a widget where its shortcuts work.
        page->clearFocus();
        window()->goTo(u"channel"_s);
        window()->goTo(u"chat"_s);
        QTRY_VERIFY(page->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_O);
        QTRY_VERIFY(dialog());
        QTest::keyClick(dialog(), Qt::Key_Escape);
    }

    void largeNumbersComeFromAnywhereOnThePage()
    {
        QVERIFY(signIn());
        window()->goTo(u"onair"_s);
        QTRY_COMPARE(window()->currentPage(), u"onair"_s);
        auto *page = qobject_cast<OnAirPage *>(window()->page());
        QVERIFY(page);
        window()->sidebar()->list()->setFocus();
        QTest::keyClick(window()->sidebar()->list(), Qt::Key_L);
        QVERIFY(page->isLarge());
        page->setFocus();
        QTest::keyClick(page, Qt::Key_L);
        QVERIFY(!page->isLarge());
        // On another page the key does not switch it.
        window()->goTo(u"queue"_s);
        QTest::keyClick(window(), Qt::Key_L);
        QVERIFY(!page->isLarge());
    }

    void paletteFindsAndRunsAnAction()
    {
        QVERIFY(signIn());
        QTRY_VERIFY(window()->page()->freshness().asOf.isValid());
        m_driver->app()->preferences()->setThemeMode(Theme::Mode::Light);
        QVERIFY2(m_driver->command(u"dark th"_s), qPrintable(m_driver->problem()));
        QCOMPARE(m_driver->app()->preferences()->themeMode(), Theme::Mode::Dark);
        QVERIFY(Theme::tokens().isDark);
        // An action of the page opens the page's own dialog.
        QVERIFY(m_driver->command(u"save preset"_s));
        QVERIFY2(m_driver->find(u"presetDialog"_s), qPrintable(m_driver->problem()));
        m_driver->press(Qt::Key_Escape);
    }

    void paletteGivesTheKeyboardBack()
    {
        QVERIFY(signIn());
        QWidget *title = m_driver->find(u"title"_s);
        QVERIFY(m_driver->click(title));
        QTRY_COMPARE(QApplication::focusWidget(), title);
        QTest::keyClick(title, Qt::Key_K, Qt::ControlModifier);
        QVERIFY(m_driver->find(u"goTo"_s));
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"paletteField"_s);
        // Tab stays inside the popup.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(m_driver->find(u"goTo"_s)->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_COMPARE(QApplication::focusWidget(), title);
        // Enter on text without a match does nothing.
        QTest::keyClick(title, Qt::Key_K, Qt::ControlModifier);
        m_driver->find(u"goTo"_s);
        m_driver->type(u"zzzz"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(m_driver->find(u"goTo"_s)->isVisible());
        QTest::mouseClick(m_driver->find(u"goTo"_s), Qt::LeftButton, {}, QPoint(3, 3));
        QTRY_VERIFY(!window()->findChild<QWidget *>(u"goTo"_s)->isVisible());
    }

    void f1ListsTheKeysOfThePageAndEverywhere()
    {
        QVERIFY(signIn());
        QTest::keyClick(window(), Qt::Key_F1);
        auto *overlay = qobject_cast<CommandPalette *>(m_driver->find(u"keysOverlay"_s));
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
        QCOMPARE(heads, (QStringList{u"Channel"_s, u"Everywhere"_s}));
        m_driver->type(u"refresh"_s);
        QTRY_COMPARE(overlay->list()->currentIndex().data(CommandModel::KeyRole).value<QKeySequence>(),
                     QKeySequence(Qt::Key_F5));
        m_driver->press(Qt::Key_Escape);
    }

    void noKeyMeansTwoThings()
    {
        QVERIFY(signIn());
        // Keys must be unique among those that work everywhere and within each page. Another page or another
        // tab may use the same key, and so may a list, where it goes before while the list has the focus.
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
                    const bool isOfList = qobject_cast<const QAbstractItemView *>(command.action->parent());
                    QVERIFY2(!other || isOfOtherTab || isOfList || other->text() == command.action->text(),
                             qPrintable(command.group + ", "_L1 + name + ": "_L1
                                        + (other ? other->text() : QString()) + " and "_L1
                                        + command.action->text()));
                    ofPage.insert(name, command.action);
                }
            }
        }
        QVERIFY(taken.value(QString()).contains(u"F5"_s));
        QVERIFY(taken.size() > 2);
    }

    void aMomentIsMarkedFromEveryPage()
    {
        QVERIFY(signIn());
        const QString id = window()->account()->userId();
        const auto markers = [&] {
            qsizetype count = 0;
            const bool isRead = m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
                const auto found
                    = sandbox.world().area<Sandbox::Videos>().markers(id, {.userId = id, .first = 100});
                count = found && !found->data.isEmpty() ? found->data[0].videos[0].markers.size() : 0;
                return found.has_value();
            });
            return isRead ? count : -1;
        };
        const qsizetype before = markers();
        window()->goTo(u"ads"_s);
        QVERIFY(m_driver->press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier));
        QTRY_COMPARE(markers(), before + 1);
        QCOMPARE(window()->currentPage(), u"ads"_s);
        QTRY_VERIFY(!window()->toasts()->toasts().isEmpty());
        QVERIFY(window()->toasts()->toasts().last()->content().what.startsWith(u"Marked "_s));
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
            titles += action->text().remove('&'_L1);
        QCOMPARE(titles, (QStringList{u"File"_s, u"View"_s, u"Go"_s, u"Actions"_s, u"Help"_s}));
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
        const auto menu = std::find_if(menus.begin(), menus.end(),
                                       [](const QMenu *other) { return other->title() == "&Actions"_L1; });
        QVERIFY(menu != menus.end());
        QVERIFY(!window()->page()->pageActions().isEmpty());
        for (QAction *action : window()->page()->pageActions())
            QVERIFY2((*menu)->actions().contains(action), qPrintable(action->text()));
    }
};

SIDESTAGE_TEST_MAIN(TstMainWindow)
#include "tst_main_window.moc"
