// SPDX-License-Identifier: GPL-3.0-or-later

// The page Chat at every width and text size: no text is cut off in any state.

#include "chat/chat_world.h"

#include "chat/base/chat_texts.h"
#include "chat/chat_page.h"
#include "chat/chat_service.h"
#include "chat/emotes/picture_grid.h"
#include "chat/emotes/picture_rows.h"
#include "chat/emotes/pictures_view.h"
#include "chat/lockdown/lockdown_dialog.h"
#include "chat/modes/mode_board.h"
#include "chat/modes/mode_grid.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/modes/modes_view.h"
#include "chat/people/channel_choice.h"
#include "chat/people/chat_channels.h"
#include "chat/people/chatter_list.h"
#include "chat/people/people_view.h"
#include "kit/controls/toggle.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSpinBox>
#include <QSplitter>

using namespace Sidestage;

namespace {

/// The page with four of QuillScribe's channels.
struct LooksRig : ChatWorld
{
    LooksRig()
        : ChatWorld(false)
    {
        for (const char *login : {"paperlantern", "moonlitforge", "sundaywelder", "thistlegrand"})
            channels.append(idOf(QLatin1String(login)));
        Account *account = signIn();
        service = std::make_unique<ChatService>(accounts.get(), clock, cache.path());
        service->start();
        [&] { QTRY_COMPARE(service->channels()->ids().size(), 6); }();
        for (const QString &id : service->channels()->ids())
            service->channels()->setShown(id, channels.contains(id));
        page = std::make_unique<ChatPage>(service.get(), account);
        // In the window they are in the head of the page.
        page->headTabs()->setParent(page.get());
    }
    ~LooksRig()
    {
        page.reset();
        service.reset();
    }
    void show(QSize size)
    {
        page->resize(size);
        page->show();
        [&] {
            QVERIFY(QTest::qWaitForWindowExposed(page.get()));
            for (const QString &id : std::as_const(channels))
                QTRY_VERIFY(service->board()->modes(id) && service->board()->modes(id)->isFresh());
        }();
        page->findChild<QWidget *>(u"chatTabs"_s)->hide();
    }
    ModesView *modes() const { return static_cast<ModesView *>(page->view(ChatPage::Tab::Modes)); }
    int holding(ModeHold::State state) const
    {
        const auto all = service->scheduler()->holds();
        return int(std::count_if(all.begin(), all.end(),
                                 [state](const ModeHold &hold) { return hold.state == state; }));
    }
    /// Causes a question: a timed mode that another user has changed meanwhile.
    void letAsk()
    {
        change(lantern, {.slowMode = false});
        service->scheduler()->setTimed({channels.first()}, {.slow = ModeValue{true, 20}}, 600);
        [&] { QTRY_COMPARE(holding(ModeHold::State::Holding), 1); }();
        change(lantern, {.slowMode = true, .slowModeWaitTime = 60});
        clock.advance(std::chrono::seconds(601));
        service->scheduler()->tick();
        [&] { QTRY_COMPARE(service->scheduler()->asking().size(), 1); }();
    }
    /// A lockdown that one channel refuses.
    void lockDown()
    {
        setModerator(welder, u"quillscribe"_s, false);
        service->setAsksBeforeLockdown(false);
        modes()->lockOrRestore();
        [&] { QTRY_COMPARE(holding(ModeHold::State::Failed), 1); }();
    }
    /// The names and texts of widgets that are cut off. Empty: none.
    QString cutOff(const QWidget *root = nullptr) const
    {
        if (!root)
            root = page.get();
        for (int turn = 0; turn < 3; ++turn)
            QCoreApplication::processEvents();
        for (const QWidget *child : root->findChildren<QWidget *>()) {
            const auto *label = qobject_cast<const QLabel *>(child);
            const auto *button = qobject_cast<const QPushButton *>(child);
            const bool isField = qobject_cast<const QComboBox *>(child) || qobject_cast<const Toggle *>(child)
                || qobject_cast<const QCheckBox *>(child) || qobject_cast<const QSpinBox *>(child);
            if (!child->isVisible() || child->window() != root->window() || (!label && !button && !isField))
                continue;
            const QString words = label ? label->text() : button ? button->text() : QString();
            const QString what
                = u"%1 “%2” %3 px wide"_s
                      .arg(isField ? QLatin1String(child->metaObject()->className()) : child->objectName(),
                           words)
                      .arg(child->width());
            // An ancestor may be narrower, such as a list that is too narrow for its content.
            int slack = 0;
            for (const QWidget *above = child->parentWidget(); above && !above->isWindow();
                 above = above->parentWidget()) {
                const int left = child->mapTo(above, QPoint()).x();
                if (qobject_cast<const QSplitter *>(above) && page->isRightToLeft())
                    slack = 1;  // a mirrored splitter moves its parts by one pixel
                if (left < 0 || left + child->width() > above->width() + slack)
                    return what
                        + u" at %1 in %2 of %3 px"_s.arg(left)
                              .arg(QLatin1String(above->metaObject()->className()))
                              .arg(above->width());
                if (above == root)
                    break;
            }
            if (label && label->wordWrap() && label->height() < label->heightForWidth(label->width()))
                return what + u", too low"_s;
            if (!label && child->width() < (button ? child->sizeHint() : child->minimumSizeHint()).width())
                return what + u", too narrow"_s;
        }
        return {};
    }

    QTemporaryDir cache{};
    QStringList channels{};
    std::unique_ptr<ChatService> service{};
    std::unique_ptr<ChatPage> page{};
};

}  // namespace

#define VERIFY_NOTHING_IS_CUT_OFF(rig)                                                                       \
    do {                                                                                                     \
        const QString cut = (rig).cutOff();                                                                  \
        QVERIFY2(cut.isEmpty(), qPrintable(cut));                                                            \
    } while (false)

class TestChatLooks : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void cleanup()
    {
        m_theme->setTextScale(100);
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("scale");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        for (const int width : {1280, 1032, 640, 320})
            QTest::addRow("%d", width) << width << 100 << Qt::LeftToRight;
        QTest::newRow("1280, text of twice the size") << 1280 << 200 << Qt::LeftToRight;
        QTest::newRow("640, text of twice the size") << 640 << 200 << Qt::LeftToRight;
        QTest::newRow("320, mirrored") << 320 << 100 << Qt::RightToLeft;
    }
    void nothingIsCutOff()
    {
        QFETCH(int, width);
        QFETCH(int, scale);
        QFETCH(Qt::LayoutDirection, direction);
        m_theme->setTextScale(scale);
        QApplication::setLayoutDirection(direction);
        LooksRig rig;
        rig.show({width, 900});
        QCOMPARE(rig.page->width(), width);
        auto *side = rig.page->findChild<QWidget *>(u"sideArea"_s);
        const bool isDrawer = !side->isVisible();
        VERIFY_NOTHING_IS_CUT_OFF(rig);
        rig.letAsk();
        VERIFY_NOTHING_IS_CUT_OFF(rig);
        rig.lockDown();
        VERIFY_NOTHING_IS_CUT_OFF(rig);
        // One channel alone, with a hold.
        rig.service->channels()->setShown(rig.channels.at(2), false);
        rig.service->channels()->setShown(rig.channels.at(3), false);
        VERIFY_NOTHING_IS_CUT_OFF(rig);
        if (isDrawer)
            rig.page->findChild<QAction *>(u"chatSide"_s)->trigger();
        QVERIFY(side->isVisible());
        const auto top = [&](const char *name) {
            return rig.page->findChild<QPushButton *>(QLatin1String(name))->geometry().top();
        };
        if (width > 320)
            QCOMPARE(top("announceHistory"), top("sendAnnouncement"));  // in the same row
        auto *choice = rig.page->findChild<ChannelChoice *>();
        choice->setChosen(rig.channels.at(0), true);
        choice->setChosen(rig.channels.at(1), true);
        rig.page->findChild<QPlainTextEdit *>(u"announceText"_s)
            ->setPlainText(u"Hello {channel}, {nothing}"_s);
        VERIFY_NOTHING_IS_CUT_OFF(rig);
        if (isDrawer)
            rig.page->findChild<QAction *>(u"chatSide"_s)->trigger();

        rig.page->showTab(ChatPage::Tab::People);
        auto *people = static_cast<PeopleView *>(rig.page->view(ChatPage::Tab::People));
        QTRY_VERIFY(people->chatters() && people->chatters()->asOf().isValid()
                    && !people->chatters()->isBusy());
        VERIFY_NOTHING_IS_CUT_OFF(rig);

        rig.page->showTab(ChatPage::Tab::Pictures);
        auto *pictures = static_cast<PicturesView *>(rig.page->view(ChatPage::Tab::Pictures));
        QTRY_VERIFY(pictures->model() && !pictures->model()->isReading()
                    && pictures->grid()->rows()->rowCount() > 2);
        VERIFY_NOTHING_IS_CUT_OFF(rig);
        auto *details = pictures->findChild<QAction *>(u"picturesDetailsAction"_s);
        if (!details->isChecked())
            details->trigger();
        pictures->grid()->setCurrentIndex(pictures->grid()->rows()->index(1));
        VERIFY_NOTHING_IS_CUT_OFF(rig);
    }

    void aShortMomentIsWholeInTheHourThatComesTwice()
    {
        const QByteArray zone = qgetenv("TZ");
        const auto restore = qScopeGuard([zone] { zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone); });
        qputenv("TZ", "Europe/Berlin");
        const QDateTime twice(QDate(2026, 10, 25), QTime(0, 15, 7), Qt::UTC);
        QVERIFY(shortMoment(twice).contains(u"02:15 "_s));
        QVERIFY(shortMoment(twice).endsWith(wallText(twice, u"HH:mm"_s)));
        QVERIFY(shortMoment(twice.addSecs(6 * 3600)).endsWith(u"07:15"_s));
    }

    void theQuestionBeforeALockdownWrapsWhereItIsNarrow_data() { nothingIsCutOff_data(); }
    void theQuestionBeforeALockdownWrapsWhereItIsNarrow()
    {
        QFETCH(int, width);
        QFETCH(int, scale);
        QFETCH(Qt::LayoutDirection, direction);
        m_theme->setTextScale(scale);
        QApplication::setLayoutDirection(direction);
        LooksRig rig;
        rig.show({1032, 900});
        LockdownDialog dialog(rig.service.get(), rig.channels);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        dialog.resize(width, 700);
        dialog.findChild<QPushButton *>(u"lockdownChange"_s)->click();
        dialog.resize(width, 700);
        QTRY_COMPARE(dialog.width(), width);
        auto *details = dialog.findChild<QScrollArea *>(u"lockdownDetails"_s);
        QVERIFY(details->isVisible());
        const QString cut = rig.cutOff(&dialog);
        QVERIFY2(cut.isEmpty(), qPrintable(cut));
        QVERIFY(details->widget()->width() <= details->viewport()->width());
    }
};

QTEST_MAIN(TestChatLooks)
#include "tst_chat_looks.moc"
