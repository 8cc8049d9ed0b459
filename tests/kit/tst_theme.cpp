// SPDX-License-Identifier: GPL-3.0-or-later
// A change of theme, text size or contrast reaches every widget at once.
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/text/pill.h"
#include "kit/theme/kit_style.h"
#include "kit_test.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>

using namespace Qt::StringLiterals;
using namespace Sidestage;

static bool systemIsDark = true;

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Theme *theme = Theme::current();
        theme->setMode(Theme::Mode::Light);
        theme->setTextScale(100);
        theme->setHighContrast(false);
        theme->setReducedMotion(std::nullopt);
    }

    void aSwitchRepaintsWhatIsShown()
    {
        Card card(u"Card"_s);
        auto *edit = new QLineEdit(u"text"_s);
        auto *label = makeLabel(u"hint"_s, TextRole::Small, Tone::Hint);
        auto *button = new Button(u"Go"_s, Button::Role::Primary);
        card.body()->addWidget(edit);
        card.body()->addWidget(label);
        card.body()->addWidget(button);
        card.resize(300, 200);
        QVERIFY(showActive(card));

        const auto colors = [&] {
            const QImage picture = card.grab().toImage();
            return QList<QColor>{picture.pixelColor(150, 6),
                                 picture.pixelColor(edit->geometry().center() + QPoint(80, 0)),
                                 picture.pixelColor(button->geometry().topLeft() + QPoint(8, 4))};
        };
        const Tokens light = Tokens::light();
        QCOMPARE(colors(), QList<QColor>({light.surface, light.field, light.accentFill}));
        QCOMPARE(label->palette().color(QPalette::WindowText), light.text3);

        Theme::current()->setMode(Theme::Mode::Dark);
        const Tokens dark = Tokens::dark();
        QCOMPARE(colors(), QList<QColor>({dark.surface, dark.field, dark.accentFill}));
        QCOMPARE(label->palette().color(QPalette::WindowText), dark.text3);
    }

    void paletteIsTheOneOfTheTable()
    {
        for (const Tokens &t : {Tokens::dark(), Tokens::light()}) {
            const QPalette p = t.palette();
            QCOMPARE(p.color(QPalette::Window), t.window);
            QCOMPARE(p.color(QPalette::Base), t.field);
            QCOMPARE(p.color(QPalette::AlternateBase), t.surface);
            QCOMPARE(p.color(QPalette::Button), t.raised);
            QCOMPARE(p.color(QPalette::WindowText), t.text);
            QCOMPARE(p.color(QPalette::Text), t.text);
            QCOMPARE(p.color(QPalette::ButtonText), t.text);
            QCOMPARE(p.color(QPalette::PlaceholderText), t.text3);
            QCOMPARE(p.color(QPalette::Highlight), t.select);
            QCOMPARE(p.color(QPalette::HighlightedText), t.text);
            QCOMPARE(p.color(QPalette::Link), t.accent);
            QCOMPARE(p.color(QPalette::Mid), t.line);
            QCOMPARE(p.color(QPalette::Dark), t.edge);
            QCOMPARE(p.color(QPalette::ToolTipBase), t.raised);
            QCOMPARE(p.color(QPalette::ToolTipText), t.text);
        }
    }

    void theSystemIsFollowedOnlyWhenAskedTo()
    {
        // main() below simulates a dark system.
        Theme *theme = Theme::current();
        QVERIFY(!Theme::tokens().isDark);
        theme->setMode(Theme::Mode::System);
        QVERIFY(Theme::tokens().isDark);
        theme->setMode(Theme::Mode::Light);
        QVERIFY(!Theme::tokens().isDark);
    }

    void aChangeOfTheSystemArrives()
    {
        Theme *theme = Theme::current();
        theme->setMode(Theme::Mode::System);
        QVERIFY(Theme::tokens().isDark);
        QSignalSpy changed(theme, &Theme::changed);
        systemIsDark = false;
        QEvent event(QEvent::ApplicationPaletteChange);
        QCoreApplication::sendEvent(qApp, &event);
        QTRY_VERIFY(!Theme::tokens().isDark);
        QCOMPARE(QApplication::palette().color(QPalette::Window), Tokens::light().window);
        // Our own palette causes the same event, which must not lead to a loop.
        QTest::qWait(50);
        QCOMPARE(changed.count(), 1);
        systemIsDark = true;
    }

    void textScaleGrowsFontsAndMeasures()
    {
        Pill pill(Pill::Kind::Good, u"All good"_s, Icon::CheckCircle);
        QSpinBox spin;
        QComboBox combo;
        combo.addItem(u"All channels"_s);
        pill.show();
        spin.show();
        combo.show();
        const QSize least = combo.minimumSizeHint();
        const double points = QApplication::font().pointSizeF();
        const int button = px(Measure::button);
        const int wide = pill.sizeHint().width();
        const int spinHeight = spin.minimumHeight();
        Theme::current()->setTextScale(200);
        QCOMPARE(QApplication::font().pointSizeF(), points * 2);
        QVERIFY(qAbs(px(Measure::button) - 2 * button) <= 2);
        QVERIFY(pill.sizeHint().width() > wide * 3 / 2);
        QVERIFY(spin.minimumHeight() > spinHeight * 3 / 2);
        QVERIFY(combo.minimumSizeHint().height() > least.height() * 3 / 2);
        Theme::current()->setTextScale(100);
        QCOMPARE(combo.minimumSizeHint(), least);
        QCOMPARE(px(Measure::button), button);
        QCOMPARE(spin.minimumHeight(), spinHeight);
    }

    void measuresAreTheDrawnOnesAtTenPoints()
    {
        // The design has lines of 20 px. Tall scripts may need more, but never get less.
        const double dots = QGuiApplication::primaryScreen()->logicalDotsPerInchY();
        const double letters = QApplication::font().pointSizeF() * dots / 72;
        QVERIFY(px(20) >= int(letters * 1.5));
        QCOMPARE(px(40), qRound(pxF(40)));
    }

    void highContrastTakesTheSystemAsItIs()
    {
        Theme *theme = Theme::current();
        theme->setHighContrast(true);
        const Tokens &t = Theme::tokens();
        QVERIFY(t.isHighContrast);
        QCOMPARE(t.edge, t.text);
        QCOMPARE(t.line, t.text);
        QCOMPARE(t.accentTint, t.window);
        QCOMPARE(t.warnTint, t.window);
        QCOMPARE(t.window, QApplication::palette().color(QPalette::Active, QPalette::Window));
        QCOMPARE(t.text, QApplication::palette().color(QPalette::Active, QPalette::WindowText));
        theme->setHighContrast(false);
        QVERIFY(!Theme::tokens().isHighContrast);
    }

    void reducedMotionStopsMotion()
    {
        Theme *theme = Theme::current();
        theme->setReducedMotion(false);
        QCOMPARE(Theme::motionMs(), 120);
        theme->setReducedMotion(true);
        QCOMPARE(Theme::motionMs(), 0);
    }

    void watchersDieWithTheirContext()
    {
        int calls = 0;
        auto *context = new QObject;
        Theme::watch(context, [&calls] { ++calls; });
        QCOMPARE(calls, 1);
        Theme::current()->setMode(Theme::Mode::Dark);
        QCOMPARE(calls, 2);
        delete context;
        Theme::current()->setMode(Theme::Mode::Light);
        QCOMPARE(calls, 2);
    }

    void textRolesScale()
    {
        QLabel *label = makeLabel(u"Channel"_s, TextRole::PageTitle);
        label->ensurePolished();
        const double body = QApplication::font().pointSizeF();
        QVERIFY(qAbs(label->font().pointSizeF() - body * 1.5) < 0.1);
        QCOMPARE(int(label->font().weight()), 600);
        setTextRole(label, TextRole::Small);
        QVERIFY(qAbs(label->font().pointSizeF() - body * 0.9) < 0.1);
        delete label;
    }

    void aHiddenPageIsRightWhenItIsShown()
    {
        const auto make = [](QWidget *page) {
            auto *rows = new QVBoxLayout(page);
            auto *card = new Card(u"Card"_s);
            auto *list = new QListWidget;
            list->addItem(u"row"_s);
            card->body()->addWidget(makeLabel(u"hint"_s, TextRole::Small, Tone::Hint));
            card->body()->addWidget(new QLineEdit(u"text"_s));
            card->body()->addWidget(new Button(u"Go"_s, Button::Role::Primary));
            card->body()->addWidget(new QSpinBox);
            card->body()->addWidget(list);
            rows->addWidget(card);
        };
        QStackedWidget stack;
        auto *shown = new QWidget;
        auto *hidden = new QWidget;
        make(shown);
        make(hidden);
        stack.addWidget(hidden);
        stack.addWidget(shown);
        stack.resize(400, 480);
        QVERIFY(showActive(stack));  // both pages have been shown once
        stack.setCurrentWidget(shown);
        Theme::current()->setMode(Theme::Mode::Dark);
        Theme::current()->setTextScale(125);
        QCoreApplication::processEvents();
        stack.setFocus();
        const QImage one = stack.grab().toImage();
        QCOMPARE(one.pixelColor(60, 20), Tokens::dark().surface);
        stack.setCurrentWidget(hidden);
        QCoreApplication::processEvents();
        stack.setFocus();
        QCOMPARE(stack.grab().toImage(), one);
    }

    void aChangeRunsNoStyleSheet()
    {
        // A style sheet would be matched again with every widget: more than a second with all pages.
        QVERIFY(qApp->styleSheet().isEmpty());
        QVERIFY(qobject_cast<KitStyle *>(qApp->style()));
        const QLabel label;
        QCOMPARE(label.style(), qApp->style());
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    Theme theme(nullptr, [] { return systemIsDark; });
    TestTheme test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_theme.moc"
