// SPDX-License-Identifier: GPL-3.0-or-later
// Right to left: everything is painted and mirrored.
#include "kit/controls/action_button.h"
#include "kit/controls/chip.h"
#include "kit/controls/chip_edit.h"
#include "kit/controls/form_field.h"
#include "kit/controls/segmented.h"
#include "kit/controls/toggle.h"
#include "kit/layout/card.h"
#include "kit/layout/skeleton.h"
#include "kit/layout/stat.h"
#include "kit/lists/job_row.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/freshness_label.h"
#include "kit/messages/why_hint.h"
#include "kit/overlays/button_menu.h"
#include "kit/search/search_combo.h"
#include "kit/text/avatar.h"
#include "kit/text/elided_label.h"
#include "kit/text/key_cap.h"
#include "kit/text/pill.h"
#include "kit/text/progress_bar.h"
#include "kit/text/wrap_label.h"
#include "kit_test.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>

using namespace Qt::StringLiterals;
using namespace Sidestage;

using Maker = QWidget *(*)();
Q_DECLARE_METATYPE(Maker)

class TestMirrored : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsPainted_data()
    {
        QTest::addColumn<Maker>("make");
        const auto add = [](const char *name, Maker make) { QTest::addRow("%s", name) << make; };
        add("action button", [] {
            auto *button = new ActionButton(Icon::Alarm, u"Snooze"_s);
            button->setKeyHint(QKeySequence(Qt::Key_S));
            button->setCooldown(60000, 20000);
            return static_cast<QWidget *>(button);
        });
        add("avatar", []() -> QWidget * { return new Avatar(u"wrenloft"_s); });
        add("banner", []() -> QWidget * { return new Banner(Banner::Kind::Warn, u"Offline"_s); });
        add("chip", []() -> QWidget * {
            auto *chip = new Chip(u"Cosy"_s);
            chip->setMark(Chip::Mark::Added);
            chip->setRemovable(true);
            return chip;
        });
        add("elided", []() -> QWidget * { return new ElidedLabel(u"words"_s); });
        add("empty", []() -> QWidget * { return new EmptyState(Icon::Inbox, u"Nothing"_s); });
        add("freshness", []() -> QWidget * {
            auto *label = new FreshnessLabel;
            label->setAsOf(QDateTime::currentDateTimeUtc());
            label->setState(FreshnessLabel::State::Failed);
            return label;
        });
        add("job", []() -> QWidget * {
            auto *job = new JobRow(u"Refunding"_s);
            job->setProgress(1, 2);
            return job;
        });
        add("key", []() -> QWidget * { return new KeyCap(QKeySequence(Qt::CTRL | Qt::Key_Return)); });
        add("pill", []() -> QWidget * { return new Pill(Pill::Kind::Good, u"On"_s, Icon::Check); });
        add("progress", []() -> QWidget * {
            auto *bar = new ProgressBar(ProgressBar::Kind::Good);
            bar->setRange(0, 10);
            bar->setValue(3);
            return bar;
        });
        add("search", []() -> QWidget * { return new SearchCombo; });
        add("segmented", []() -> QWidget * {
            auto *choices = new Segmented;
            choices->addOption(u"A"_s, {}, Icon::Sun);
            choices->addOption(u"B"_s);
            return choices;
        });
        add("skeleton", []() -> QWidget * { return new Skeleton; });
        add("stat", []() -> QWidget * { return new Stat(u"18,402"_s, u"total"_s); });
        add("toggle", []() -> QWidget * { return new Toggle; });
        add("why", []() -> QWidget * { return new WhyHint(u"Only partners."_s); });
        add("combo", []() -> QWidget * {
            auto *combo = new QComboBox;
            combo->addItem(Icons::icon(Icon::Globe), u"English"_s);
            return combo;
        });
        add("spin", []() -> QWidget * { return new QSpinBox; });
        add("check", []() -> QWidget * { return new QCheckBox(u"Strong language"_s); });
    }

    void everythingIsPainted()
    {
        QFETCH(Maker, make);
        const std::unique_ptr<QWidget> widget(make());
        widget->setLayoutDirection(Qt::RightToLeft);
        widget->resize(widget->sizeHint().expandedTo(QSize(60, 20)));
        widget->show();
        QVERIFY(!widget->grab().isNull());
        // A user who resizes the window can make it far too narrow and too low.
        widget->setMinimumSize(0, 0);
        widget->resize(3, 3);
        QVERIFY(!widget->grab().isNull());
    }

    void latinTextsStandRightToo()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QLabel number(u"2"_s);
        alignWithLayout(&number, Qt::AlignTrailing);
        const std::unique_ptr<QLabel> labels[]
            = {std::unique_ptr<QLabel>(makeLabel(u"Tea"_s)), std::unique_ptr<QLabel>(makeParagraph(u"Tea"_s)),
               std::make_unique<WrapLabel>(u"Tea"_s)};
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(number.alignment() & Qt::AlignHorizontal_Mask, Qt::AlignLeft | Qt::AlignAbsolute);
        for (const auto &label : labels) {
            label->setLayoutDirection(Qt::RightToLeft);
            label->resize(300, 30);
            const QImage image = label->grab().toImage();
            const QColor ground = image.pixelColor(0, 0);
            int leftmost = image.width();
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) != ground)
                        leftmost = qMin(leftmost, x);
                }
            }
            QVERIFY(leftmost > image.width() / 2 && leftmost < image.width());
        }
    }

    void labelsStandRightOfTheirInputs()
    {
        auto *edit = new QLineEdit;
        FormField field(u"Title"_s, edit);
        field.setLayoutDirection(Qt::RightToLeft);
        field.resize(700, 80);
        field.show();
        QTRY_COMPARE(edit->mapTo(&field, QPoint(edit->width(), 0)).x(), 700 - px(112) - px(12));
    }

    void chipsRunFromTheRight()
    {
        ChipEdit edit;
        edit.setLayoutDirection(Qt::RightToLeft);
        edit.setTags({u"first"_s, u"second"_s});
        edit.resize(400, 60);
        edit.show();
        const QList<Chip *> chips = edit.findChildren<Chip *>();
        QTRY_VERIFY(chips.at(0)->x() > chips.at(1)->x());
        QVERIFY(edit.lineEdit()->x() < chips.at(1)->x());
    }

    void menusHaveTheEdgeOfTheirButton()
    {
        QWidget window;
        window.resize(px(600), px(400));
        auto *button = new Button(u"More"_s, Button::Role::Default, &window);
        button->setGeometry(px(300), px(200), px(80), px(28));
        window.move(40, 40);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QMenu menu;
        // As most menus with changing contents, it is filled when it opens.
        connect(&menu, &QMenu::aboutToShow, &menu, [&menu] {
            menu.clear();
            menu.addAction(u"An action with a longer text"_s);
        });
        const auto edges = [&](Qt::LayoutDirection direction) {
            window.setLayoutDirection(direction);
            menu.setLayoutDirection(direction);
            const QRect place(button->mapToGlobal(QPoint()), button->size());
            popUpBelow(&menu, button);
            const QRect below = menu.geometry();
            menu.close();
            popUpAbove(&menu, button);
            const QRect above = menu.geometry();
            menu.close();
            QCOMPARE(below.top(), place.bottom() + 1);
            QCOMPARE(above.bottom() + 1, place.top());
            for (const QRect &shown : {below, above}) {
                QVERIFY(shown.width() > place.width());
                if (direction == Qt::LeftToRight)
                    QCOMPARE(shown.left(), place.left());
                else
                    QCOMPARE(shown.right(), place.right());
            }
        };
        edges(Qt::LeftToRight);
        edges(Qt::RightToLeft);
    }

    void theArrowKeysTurnRound()
    {
        ChipEdit edit;
        edit.setLayoutDirection(Qt::RightToLeft);
        edit.setTags({u"first"_s, u"second"_s});
        QVERIFY(showActive(edit));
        edit.setFocus();
        QTest::keyClick(edit.lineEdit(), Qt::Key_Right);
        const QList<Chip *> chips = edit.findChildren<Chip *>();
        QVERIFY(chips.at(1)->hasFocus());
        QTest::keyClick(chips.at(1), Qt::Key_Right);
        QVERIFY(chips.at(0)->hasFocus());
        QTest::keyClick(chips.at(0), Qt::Key_Left);
        QTest::keyClick(chips.at(1), Qt::Key_Left);
        QVERIFY(edit.lineEdit()->hasFocus());

        Segmented choices;
        choices.setLayoutDirection(Qt::RightToLeft);
        choices.addOption(u"A"_s);
        choices.addOption(u"B"_s);
        choices.addOption(u"C"_s);
        QVERIFY(showActive(choices));
        choices.setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QCOMPARE(choices.currentIndex(), 1);
    }

    /// The text of a cap is Latin. In front of the arrow it would be drawn over it.
    void aCapIsDrawnAsLeftToRight()
    {
        KeyCap cap(QKeySequence(Qt::CTRL | Qt::Key_Return));
        cap.resize(cap.sizeHint());
        const QImage there = cap.grab().toImage();
        cap.setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(cap.grab().toImage(), there);
    }

    void theToggleTurnsRound()
    {
        Toggle toggle;
        toggle.setWordVisible(false);
        toggle.setChecked(true);
        toggle.resize(toggle.sizeHint());
        const QImage there = toggle.grab().toImage();
        toggle.setLayoutDirection(Qt::RightToLeft);
        const QImage back = toggle.grab().toImage();
        QVERIFY(there != back);
        const int middle = toggle.height() / 2;
        QCOMPARE(there.pixelColor(px(24), middle), Theme::tokens().onFill);
        QCOMPARE(back.pixelColor(px(10), middle), Theme::tokens().onFill);
    }
};

SIDESTAGE_KIT_TEST(TestMirrored)
#include "tst_mirrored.moc"
