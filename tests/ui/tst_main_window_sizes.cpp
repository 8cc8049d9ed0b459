// SPDX-License-Identifier: GPL-3.0-or-later

// Pages in their own windows, sizes of text and of windows, themes, and accessible names.

#include "main_window_world.h"

#include "accounts/accounts.h"
#include "kit/controls/toggle.h"
#include "kit/theme/theme.h"
#include "shell/header/sidebar.h"
#include "shell/pop_out_window.h"
#include "shell/settings/preferences.h"

#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QTest>

using namespace Sidestage;

class TstMainWindowSizes : public QObject, public MainWindowWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(begin({})); }
    void cleanup() { m_driver.reset(); }

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
        QVERIFY(m_driver->click(u"settingsButton"_s));
        auto *choice = m_driver->find(u"theme"_s);
        const auto segments = choice->findChildren<QAbstractButton *>();
        QCOMPARE(segments.size(), 3);
        QVERIFY(m_driver->click(segments.last()));
        QTRY_COMPARE(m_driver->app()->preferences()->themeMode(), Theme::Mode::Dark);
        const QColor dark = QColor(window()->grab().toImage().pixel(4, window()->height() / 2));
        QVERIFY(light.lightness() > 200);
        QVERIFY(dark.lightness() < 60);
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
        // The width is measured in units of the text size: twice the text means half the width.
        m_driver->app()->preferences()->setTextSize(200);
        QTRY_VERIFY(sidebar->isIconsOnly());
    }

    void aPageGoesIntoItsOwnWindowAndBack()
    {
        QVERIFY(signIn());
        Page *page = window()->page();
        QTRY_VERIFY(page->freshness().asOf.isValid());
        QVERIFY(m_driver->click(u"title"_s));
        m_driver->type(u"X"_s);
        const QString typed = m_driver->find<QLineEdit>(u"title"_s)->text();

        QTest::keyClick(window(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QPointer<PopOutWindow> out = window()->popOut();
        QVERIFY(out);
        QVERIFY(QTest::qWaitForWindowExposed(out));
        QVERIFY(out->isAncestorOf(page));
        QCOMPARE(out->minimumSize(), QSize(320, 240));
        QVERIFY(m_driver->find(u"poppedOut"_s));
        QCOMPARE(m_driver->find<QLineEdit>(u"title"_s)->text(), typed);

        QVERIFY(!out->isOnTop());
        QTest::keyClick(out, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(out->isOnTop());
        QVERIFY(out->isVisible());
        QVERIFY(out->findChild<Toggle *>(u"keepOnTop"_s)->isChecked());

        out->close();
        QVERIFY(!window()->popOut());
        QVERIFY(window()->isAncestorOf(page));
        QTRY_VERIFY(!out);
        QTRY_VERIFY(page->isVisible());
        QCOMPARE(m_driver->find<QLineEdit>(u"title"_s)->text(), typed);
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
        QVERIFY2(m_driver->find(u"signInButton"_s), qPrintable(m_driver->problem()));

        QVERIFY(m_driver->front());
        QVERIFY(signIn());
        QTest::keyClick(window(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        out = window()->popOut();
        page = window()->page();
        QVERIFY(out && page);
        m_driver->quit();
        QVERIFY(!out && !page);
    }

    void eachAccountKeepsItsOwnPages()
    {
        QVERIFY(signIn());
        Page *first = window()->page();
        QTRY_VERIFY(first->freshness().asOf.isValid());
        QVERIFY(m_driver->click(u"title"_s));
        m_driver->type(u"Z"_s);
        const QString typed = m_driver->find<QLineEdit>(u"title"_s)->text();
        QVERIFY2(m_driver->signIn(u"pipnocturne"_s), qPrintable(m_driver->problem()));
        QVERIFY(window()->page() != first);
        QTRY_VERIFY(m_driver->find<QLineEdit>(u"title"_s)->text() != typed);
        QCOMPARE(m_driver->find(u"accountButton"_s)->accessibleName(),
                 u"Account: PipNocturne, Broadcaster"_s);
        QTest::keyClick(window(), Qt::Key_Tab, Qt::ControlModifier);
        QTRY_COMPARE(window()->page(), first);
        QCOMPARE(m_driver->find<QLineEdit>(u"title"_s)->text(), typed);

        // Signing an account out deletes its pages.
        QPointer<Page> gone(first);
        m_driver->app()->accounts()->signOut(window()->account());
        QTRY_VERIFY(!gone);
        QTRY_VERIFY(window()->account());
        QCOMPARE(window()->account()->info().login, u"pipnocturne"_s);
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
        QTRY_COMPARE(pill(), u"LIVE"_s);
        m_driver->app()->preferences()->setTextSize(textSize);
        window()->resize(size);
        QTRY_COMPARE(window()->size(), size);
        QCoreApplication::processEvents();
        // Live state and countdown are always visible in full. The uptime is hidden last.
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
                         qPrintable(u"%1: %2 < %3"_s.arg(QLatin1String(name))
                                        .arg(part->width())
                                        .arg(part->sizeHint().width())));
            const QRect place(part->mapTo(window(), QPoint(0, 0)), part->size());
            QVERIFY2(window()->rect().contains(place), name);
        }
        // Neighbouring widgets do not overlap.
        const auto rows
            = {window()->findChild<QWidget *>(u"header"_s), window()->findChild<QWidget *>(u"pageHead"_s)};
        for (const QWidget *row : rows) {
            QList<QRect> places;
            for (const QObject *child : row->children()) {
                const auto *widget = qobject_cast<const QWidget *>(child);
                if (!widget || !widget->isVisible() || widget->objectName() == "focusRing"_L1)
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
        QTRY_COMPARE(window()->page()->id(), u"settings"_s);
        checkNames(window());
    }

private:
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
                path += QString::fromLatin1(at->metaObject()->className()) + ' '_L1 + at->objectName()
                    + " < "_L1;
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), qPrintable(path));
            ++checked;
        }
        QVERIFY(checked > 3);
    }
};

SIDESTAGE_TEST_MAIN(TstMainWindowSizes)
#include "tst_main_window_sizes.moc"
