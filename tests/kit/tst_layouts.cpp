// SPDX-License-Identifier: GPL-3.0-or-later

// When layouts are computed: before each paint, and only when a widget needs another size.

#include "kit_test.h"
#include "support/layout_requests.h"

#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/text/steady_text.h"
#include "kit/theme/layout_first.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

/// Counts how often it was painted, and how often with less width than it needs.
class WatchedLabel : public QLabel
{
public:
    using QLabel::QLabel;

    int pictures = 0;
    int tight = 0;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        ++pictures;
        tight += width() < sizeHint().width() ? 1 : 0;
        QLabel::paintEvent(event);
    }
};

/// Invalidates its layout whenever it is laid out.
class Restless : public QWidget
{
public:
    using QWidget::QWidget;

    int pictures = 0;

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
        return QWidget::event(event);
    }
    void paintEvent(QPaintEvent *) override { ++pictures; }
};

}  // namespace

class TestLayouts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spacingsFollowTheTextSize()
    {
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *plain = new QHBoxLayout;
        column->addLayout(plain);
        auto *flowing = new QWidget;
        auto *flow = new FlowLayout(flowing);
        flow->setContentsMargins({});
        flow->setSpacings(10, 0);
        for (int i = 0; i < 2; ++i)
            flow->addWidget(makeLabel(u"Word"_s));
        column->addWidget(flowing);
        auto *line = new QHBoxLayout;
        setSpacing(line, 20);
        setMargins(line, 4, 0, 0, 12);
        auto *box = new QWidget;
        setScaled(box, &QWidget::setMinimumWidth, 100);
        const auto check = [&] {
            QCOMPARE(column->spacing(), px(8));  // from the style
            QCOMPARE(plain->spacing(), px(8));
            QCOMPARE(line->spacing(), px(20));
            QCOMPARE(line->contentsMargins(), QMargins(px(4), 0, 0, px(12)));
            QCOMPARE(box->minimumWidth(), px(100));
            QCOMPARE(flow->sizeHint().width(), 2 * (flow->itemAt(0)->sizeHint().width() + px(10)));
        };
        check();
        const int before = px(8);
        Theme::current()->setTextScale(200);
        QCOMPARE(px(8), 2 * before);
        check();
        Theme::current()->setTextScale(100);
        check();
        column->addLayout(line);
        delete box;
    }

    void nothingIsPaintedBeforeItIsLaidOut()
    {
        QWidget window;
        auto *line = new QHBoxLayout(&window);
        for (int depth = 0; depth < 6; ++depth) {
            auto *inner = new QWidget;
            line->addWidget(inner);
            line->addStretch(1);
            line = new QHBoxLayout(inner);
        }
        auto *label = new WatchedLabel(u"LIVE"_s);
        label->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        line->addWidget(label);
        window.resize(900, 60);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTRY_VERIFY(label->pictures > 0);
        label->tight = 0;
        const int before = label->pictures;
        label->setText(u"LIVE, and for some time already"_s);
        QTRY_VERIFY(label->pictures > before);
        QCOMPARE(label->tight, 0);
        // Also before an immediate repaint.
        label->setText(u"LIVE, and for a very long time already, as it seems"_s);
        label->repaint();
        QCOMPARE(label->tight, 0);
    }

    void whatNeverComesToRestIsPaintedAllTheSame()
    {
        Restless restless;
        restless.resize(80, 40);
        restless.show();
        QVERIFY(QTest::qWaitForWindowExposed(&restless));
        QTRY_VERIFY(restless.pictures > 0);
        const int before = restless.pictures;
        QCoreApplication::postEvent(&restless, new QEvent(QEvent::LayoutRequest));
        restless.update();
        QTRY_VERIFY(restless.pictures > before);
    }

    void aTextThatCountsAsksForOtherRoomOnlyWhenItNeedsIt()
    {
        QWidget window;
        auto *lines = new QVBoxLayout(&window);
        auto *text = new SteadyText(TextRole::Small, Tone::Text);
        text->setName(u"counting"_s);
        text->setText(u"3 left, next in 21:10"_s);
        lines->addWidget(text);
        lines->addStretch(1);
        window.resize(400, 120);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(window.findChild<QLabel *>(u"counting"_s), text->label());
        QCoreApplication::processEvents();  // layout requests from showing it
        LayoutRequests requests(&window);
        for (int second = 9; second >= 0; --second) {
            text->setText(u"3 left, next in 21:0%1"_s.arg(second));
            QCoreApplication::processEvents();
        }
        QCOMPARE(requests.count, 0);
        QCOMPARE(text->text(), u"3 left, next in 21:00"_s);
        // From the beginning it is as wide as with the widest digits.
        QVERIFY(text->label()->width() >= text->label()->fontMetrics().horizontalAdvance(text->text()));
        const int narrow = text->sizeHint().width();
        text->setText(u"3 left, and one more comes in 1:21:00"_s);
        QTRY_VERIFY(requests.count > 0);
        QVERIFY(text->sizeHint().width() > narrow);

        // In a wrapped text another number of lines needs another height.
        window.resize(text->sizeHint().width() * 3 / 4, 200);
        QCoreApplication::processEvents();
        const int high = text->height();
        QVERIFY(high >= 2 * text->label()->fontMetrics().height());
        requests.count = 0;
        text->setText(u"3 left"_s);
        QTRY_VERIFY(requests.count > 0);
        QTRY_VERIFY(text->height() < high);
        // Hiding it does too.
        requests.count = 0;
        text->hide();
        QTRY_VERIFY(requests.count > 0);
    }
};

SIDESTAGE_KIT_TEST(TestLayouts)
#include "tst_layouts.moc"
