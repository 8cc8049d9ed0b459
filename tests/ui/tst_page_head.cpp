// SPDX-License-Identifier: GPL-3.0-or-later

// The head of a page: what it hides when it is narrow. The age of the data is hidden only when not even its
// icon fits.

#include "kit/messages/freshness_label.h"
#include "kit/theme/theme.h"
#include "page/page.h"
#include "shell/page_head.h"

#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QScopeGuard>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

class SomePage : public Page
{
public:
    QString id() const override { return u"some"_s; }
    QString title() const override { return u"Channel points"_s; }
    Freshness freshness() const override
    {
        return {.asOf = QDateTime::currentDateTimeUtc().addSecs(-3600), .interval = 36'000};
    }
};

}  // namespace

class TestPageHead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The first click may show another action of the page at the same place.
    void aDoubleClickActsOnce()
    {
        QWidget window;
        auto *lines = new QVBoxLayout(&window);
        SomePage page;
        int acts = 0;
        page.addAction(
            "end", Icon::Play, u"End show…"_s, {}, [&acts] { ++acts; }, Page::Where::Head);
        auto *head = new PageHead(&page);
        lines->addWidget(head);
        window.resize(900, 100);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto *button = head->findChild<QWidget *>(u"endButton"_s);
        QTRY_VERIFY(button->isVisible());
        QTest::mouseDClick(window.windowHandle(), Qt::LeftButton, {},
                           button->mapTo(&window, button->rect().center()));
        QCOMPARE(acts, 1);
    }

    void theTabKeyFollowsTheLine()
    {
        QWidget window;
        auto *lines = new QVBoxLayout(&window);
        SomePage page;
        page.addAction(
            "end", Icon::Play, u"End show…"_s, {}, [] {}, Page::Where::Head);
        auto *head = new PageHead(&page);
        lines->addWidget(head);
        window.resize(900, 100);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto *button = head->findChild<QWidget *>(u"endButton"_s);
        QTRY_VERIFY(button->isVisible());
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Tab);
        QVERIFY(head->findChild<QWidget *>(u"popOut"_s)->hasFocus());
    }

    /// The button shows the key, and is not in the page.
    void aKeyOfTheHeadActsWhileTheHeadHasTheFocus()
    {
        QWidget window;
        auto *lines = new QVBoxLayout(&window);
        auto *page = new SomePage;
        int acts = 0;
        page->addAction(
            "end", Icon::Play, u"End show…"_s, Qt::CTRL | Qt::Key_Return, [&acts] { ++acts; },
            Page::Where::Head);
        auto *head = new PageHead(page);
        lines->addWidget(head);
        lines->addWidget(page);
        window.resize(900, 200);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto *button = head->findChild<QWidget *>(u"endButton"_s);
        QTRY_VERIFY(button->isVisible());
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(acts, 1);
        page->hide();  // as behind another page
        QTest::keyClick(button, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(acts, 1);
    }

    void howOldTheDataAreGoesOnlyWhereItDoesNotFit_data()
    {
        QTest::addColumn<int>("scale");
        QTest::newRow("100 %") << 100;
        QTest::newRow("200 %") << 200;
    }
    void howOldTheDataAreGoesOnlyWhereItDoesNotFit()
    {
        QFETCH(int, scale);
        Theme::current()->setTextScale(scale);
        const auto back = qScopeGuard([] { Theme::current()->setTextScale(100); });
        QWidget window;
        auto *lines = new QVBoxLayout(&window);
        lines->setContentsMargins({});
        lines->setSizeConstraint(QLayout::SetNoConstraint);
        SomePage page;
        auto *head = new PageHead(&page);
        lines->addWidget(head);
        lines->addStretch(1);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto *title = head->findChild<QLabel *>(u"pageTitle"_s);
        const auto *popOut = head->findChild<QWidget *>(u"popOut"_s);
        bool wasDated = false;
        int undated = 0;
        int drawn = 0;
        for (int width = 60; width <= 900 * scale / 100; width += 4) {
            window.resize(width, 200);
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            QTRY_COMPARE(head->width(), width);
            const FreshnessLabel *dated = head->freshness();
            const QByteArray where = QByteArray::number(width);
            if (!dated->isVisible()) {
                QVERIFY2(!wasDated, where.constData());  // once it fits, it stays visible at larger widths
                ++undated;
                continue;
            }
            wasDated = true;
            drawn += dated->width() < dated->sizeHint().width() ? 1 : 0;
            QVERIFY2(dated->width() >= px(Measure::clickTarget), where.constData());
            // The title is complete whenever something is beside it.
            QVERIFY2(title->width() >= title->sizeHint().width(), where.constData());
            QVERIFY2(popOut->geometry().right() < width, where.constData());
            QVERIFY2(dated->geometry().right() < popOut->geometry().left(), where.constData());
        }
        QVERIFY(wasDated && undated > 0);
        QVERIFY2(drawn > 0, "nowhere it was its drawing alone");
        QCOMPARE(head->freshness()->width(), head->freshness()->sizeHint().width());
        // At the widths where it is hidden, the title and the icon do not fit side by side.
        const int both = title->sizeHint().width() + px(Measure::clickTarget) + popOut->width();
        QVERIFY(60 + 4 * (undated - 1) < both + 4 * px(12) + 2 * px(Measure::pageMargin));
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const Theme theme;
    TestPageHead test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_page_head.moc"
