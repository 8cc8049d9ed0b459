// SPDX-License-Identifier: GPL-3.0-or-later

// The overview: each card shows current data and can be used by mouse and keyboard.

#include "overview_world.h"

#include "ads/ad_clock.h"
#include "ads/ad_memory.h"
#include "ads/ad_warnings.h"
#include "ads/ads_service.h"
#include "api/channels.h"
#include "channel/channel_service.h"
#include "kit/controls/toggle.h"
#include "kit/layout/stat.h"
#include "kit/messages/why_hint.h"
#include "kit/text/pill.h"
#include "kit/theme/theme.h"
#include "live/activity_feed.h"
#include "live/follower_watch.h"
#include "rewards/queue/queue_card_row.h"
#include "rewards/queue_card.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/bits/cheers.h"
#include "sandbox/chat/chat_rooms.h"

#include <QAbstractItemView>
#include <QAction>
#include <QMenu>
#include <QPlainTextEdit>

using namespace Sidestage;

class TstOnAir : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_rig = std::make_unique<OverviewWorld>(); }
    void cleanup() { m_rig.reset(); }

    void itIsTheFirstPageAndShownFirst()
    {
        QVERIFY(m_rig->m_driver->app()->accounts());
        QCOMPARE(m_rig->window()->currentPage(), u"onair"_s);
        QVERIFY(m_rig->open());
        QTest::keyClick(m_rig->window(), Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(m_rig->window()->currentPage(), u"queue"_s);
        QTest::keyClick(m_rig->window(), Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(m_rig->window()->currentPage(), u"onair"_s);
    }

    void everyCardShowsWhatTheServiceSays()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        QString title;
        int followers = 0;
        const QString id = m_rig->account()->userId();
        QVERIFY(m_rig->m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            title = sandbox.world().channel(id)->channel.title;
            followers = sandbox.world().follows().followerCount(id);
            return true;
        }));
        QCOMPARE(find<QLabel>("channelTitle")->text(), title);
        QTRY_VERIFY(qAbs(followers - number(find<Stat>("followersTotal")->value())) <= 3);
        QTRY_COMPARE(number(find<Pill>("waitingCount")->text()), m_rig->queue()->waiting());
        QVERIFY(find<QLabel>("waitingSum")->text().startsWith("oldest "_L1));
        // The minimum number of rows, and more in a higher window.
        m_rig->window()->resize(px(1280), px(800));
        QTRY_COMPARE(rows().size(), qMin(QueueCard::minRows, m_rig->queue()->waiting()));
        m_rig->window()->resize(px(1280), px(1000));
        QTRY_COMPARE(rows().size(), qMin(QueueCard::minRows + 2, m_rig->queue()->waiting()));
        QTRY_COMPARE(find<Pill>("connectionState")->text(), u"All good"_s);
        QTRY_VERIFY(value("connectionBudget").contains(" of "_L1));
        QCOMPARE(value("connectionHeld"), u"0"_s);
        QTRY_VERIFY(m_rig->page()->freshness().asOf.isValid());
    }

    void whatIsToBeLookedAtIsSaidWhereItIsPressed()
    {
        QVERIFY(m_rig->m_driver->inSandbox([](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().add({.path = "/eventsub/subscriptions",
                                            .method = "POST",
                                            .status = 403,
                                            .message = u"no such luck"_s});
            return true;
        }));
        QVERIFY(m_rig->open() && m_rig->settle());
        QTRY_COMPARE(find<Pill>("connectionState")->text(), u"1 issue"_s);
        QCOMPARE(value("connectionEvents"), u"Partly unavailable"_s);
        auto *line = find<QWidget>("connectionEvents");
        auto *why = line->findChild<QAbstractButton *>(u"connectionWhy"_s);
        QVERIFY(why->isVisible());
        QVERIFY(
            !find<QWidget>("connectionToken")->findChild<QAbstractButton *>(u"connectionWhy"_s)->isVisible());
        for (QWidget *pressed :
             {static_cast<QWidget *>(find<Pill>("connectionState")), line, static_cast<QWidget *>(why)}) {
            QVERIFY(m_rig->m_driver->click(pressed));
            QWidget *popover = m_rig->m_driver->find(u"connectionWhyText"_s);
            QVERIFY(popover);
            const QString words = popover->findChild<QLabel *>(u"popoverText"_s)->text();
            QVERIFY2(words.contains(" in the channel of TeaAndTurrets: no live events"_L1),
                     qPrintable(words));
            QVERIFY2(words.contains(u"The service responded: “no such luck”"_s), qPrintable(words));
            QVERIFY2(!words.contains("channel."_L1) && !words.contains("stream."_L1), qPrintable(words));
            popover->close();
        }
        // A retry is offered, which succeeds.
        QVERIFY(m_rig->m_driver->click(why));
        QVERIFY(m_rig->m_driver->click(u"popoverAction"_s));
        QTRY_COMPARE(find<Pill>("connectionState")->text(), u"All good"_s);
        QVERIFY(!why->isVisible());
    }

    void aRedemptionIsDecidedByKeyAndTakenBack()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        QTRY_VERIFY(rows().size() > 1);
        rows().first()->setFocus();
        const QString id = rows().first()->id();
        QTest::keyClick(rows().first(), Qt::Key_F);
        QTRY_COMPARE(m_rig->queue()->find(id)->state, QueueState::Held);
        QCOMPARE(m_rig->queue()->find(id)->decision, Api::RedemptionDecision::Fulfilled);
        // The focus moves to the next row, so that pressing one key repeatedly processes all.
        QTRY_VERIFY(rows().at(1)->hasFocus());
        QTRY_COMPARE(value("connectionHeld"), u"1"_s);
        QTest::keyClick(m_rig->window(), Qt::Key_F8);
        QTRY_COMPARE(m_rig->queue()->find(id)->state, QueueState::Waiting);
        QTRY_COMPARE(value("connectionHeld"), u"0"_s);
        // Down, back, and refund.
        rows().first()->setFocus();
        QTest::keyClick(rows().first(), Qt::Key_Down);
        QTRY_VERIFY(rows().at(1)->hasFocus());
        const QString second = rows().at(1)->id();
        QTest::keyClick(rows().at(1), Qt::Key_R);
        QTRY_COMPARE(m_rig->queue()->find(second)->state, QueueState::Held);
        QCOMPARE(m_rig->queue()->find(second)->decision, Api::RedemptionDecision::Canceled);
    }

    void aRedemptionIsDecidedByMouse()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        QTRY_VERIFY(rows().size() > 1);
        const QString id = rows().at(1)->id();
        QVERIFY(m_rig->m_driver->click(rows().at(1)->findChild<QWidget *>(u"fulfilRow"_s)));
        QTRY_COMPARE(m_rig->queue()->find(id)->state, QueueState::Held);
        QVERIFY(m_rig->m_driver->click(u"openQueue"_s));
        QCOMPARE(m_rig->window()->currentPage(), u"queue"_s);
    }

    void aModeIsSwitchedAndAnotherOnesChangeIsSeen()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        auto *toggle = find<Toggle>("modeToggle3");  // emotes only
        QTRY_VERIFY(toggle->isEnabled());
        const bool was = toggle->isChecked();
        QVERIFY(m_rig->m_driver->click(toggle));
        QTRY_COMPARE(emoteOnly(), !was);
        QTRY_COMPARE(toggle->isChecked(), !was);
        toggle->setFocus();
        QTest::keyClick(toggle, Qt::Key_Space);
        QTRY_COMPARE(emoteOnly(), was);
        const QString id = m_rig->account()->userId();
        QVERIFY(m_rig->m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            return sandbox.world()
                .area<Sandbox::ChatRooms>()
                .change(id, id, Api::ChatSettingsChanges{.emoteMode = !was})
                .has_value();
        }));
        QTRY_COMPARE(toggle->isChecked(), !was);
    }

    void chatIsLockedDownAndRestored()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        m_rig->m_driver->app()->preferences()->setAsksBeforeLockdown(false);
        QVERIFY(!find<QWidget>("lockedPill")->isVisible());
        action("lockDownNow")->trigger();
        QTRY_VERIFY(find<QWidget>("lockedPill")->isVisible());
        QTRY_VERIFY(emoteOnly() || find<Toggle>("modeToggle0")->isChecked());
        QTRY_VERIFY(find<QWidget>("restoreChat")->isVisible());
        QTRY_VERIFY(find<Pill>("snapshotPill")->isVisible());
        QVERIFY(m_rig->m_driver->click(u"restoreChat"_s));
        auto *dialog = m_rig->m_driver->find(u"restoreDialog"_s);
        QVERIFY2(dialog, qPrintable(m_rig->m_driver->problem()));
    }

    void theAnnouncementHasItsKey()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        openByKey();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A);
        QWidget *dialog = m_rig->m_driver->find(u"announceDialog"_s);
        QVERIFY2(dialog, qPrintable(m_rig->m_driver->problem()));
        // Shortcuts do not work in a text field.
        auto *text = dialog->findChild<QPlainTextEdit *>(u"announceText"_s);
        QTRY_VERIFY(text->hasFocus());
        QTest::keyClicks(text, u"ears"_s);
        QVERIFY(text->toPlainText().endsWith("ears"_L1));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_rig->window()->findChild<QWidget *>(u"announceDialog"_s));
    }

    void aPresetIsSentAndTakenBack()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        ChannelService *channelService = m_rig->services()->channel(m_rig->account());
        const QString before = titleOnService();
        Api::Channel wanted = channelService->editor()->service();
        wanted.title = u"From a preset"_s;
        ChannelPreset preset{.name = u"Short & sweet"_s, .fields = {ChannelField::Title}, .values = wanted};
        QVERIFY(channelService->store()->savePreset(preset));
        channelService->notePresets();
        auto *menu = find<QMenu>("presetPickerMenu");
        QTRY_VERIFY(find<QWidget>("presetPicker")->isEnabled());
        QVERIFY(menu->actions().first()->text().startsWith("Short"_L1));
        menu->actions().first()->trigger();
        QTRY_COMPARE(titleOnService(), u"From a preset"_s);
        QTRY_COMPARE(find<QLabel>("channelTitle")->text(), u"From a preset"_s);
        QTRY_VERIFY(find<QLabel>("channelAge")->text().endsWith("by you"_L1));
        QTRY_COMPARE(find<QAbstractButton>("presetPicker")->text(), u"Short && sweet"_s);
        QTest::keyClick(m_rig->window(), Qt::Key_F8);
        QTRY_COMPARE(titleOnService(), before);
    }

    void aPresetDoesNotSendWhatSomebodyStillWrites()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        ChannelService *service = m_rig->services()->channel(m_rig->account());
        const QString before = titleOnService();
        Api::Channel mine = service->editor()->mine();
        mine.title = u"Half a sen"_s;
        service->editor()->edit(ChannelField::Title, mine);
        QTRY_VERIFY(find<QLabel>("channelDraft")->isVisible());
        mine.tags = {u"Other"_s};
        ChannelPreset preset{.name = u"Tags"_s, .fields = {ChannelField::Tags}, .values = mine};
        QVERIFY(service->store()->savePreset(preset));
        service->notePresets();
        find<QMenu>("presetPickerMenu")->actions().first()->trigger();
        QTRY_COMPARE(m_rig->window()->currentPage(), u"channel"_s);
        QCOMPARE(service->editor()->changed().size(), 2);
        QCOMPARE(titleOnService(), before);
    }

    void aRefusedPresetIsSaidAndKept()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        ChannelService *channelService = m_rig->services()->channel(m_rig->account());
        Api::Channel wanted = channelService->editor()->service();
        wanted.title = u"Not to be"_s;
        ChannelPreset preset{.name = u"No"_s, .fields = {ChannelField::Title}, .values = wanted};
        QVERIFY(channelService->store()->savePreset(preset));
        channelService->notePresets();
        QVERIFY(m_rig->m_driver->inSandbox([](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().add({.path = "/channels",
                                            .method = "PATCH",
                                            .status = 400,
                                            .message = u"Status contains banned words."_s});
            return true;
        }));
        find<QMenu>("presetPickerMenu")->actions().first()->trigger();
        QTRY_VERIFY(m_rig->card(u"channel"_s)->error().contains("banned words"_L1));
        QCOMPARE(channelService->editor()->mine().title, u"Not to be"_s);
    }

    void theChannelIsEditedByItsKey()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        openByKey();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_E);
        QCOMPARE(m_rig->window()->currentPage(), u"channel"_s);
    }

    void aCardHasTheKeyboardWheneverCardsAreShown()
    {
        QVERIFY(m_rig->open());
        OnAirPage *page = m_rig->page();
        QTRY_VERIFY(cardHasKeyboard());  // when it is shown for the first time
        QVERIFY(m_rig->settle());
        QVERIFY(cardHasKeyboard());
        page->setArranging(true);
        page->setArranging(false);
        QTRY_VERIFY(cardHasKeyboard());
        // If the card with the focused rows is hidden, another one gets the focus.
        m_rig->board()->setHidden(u"waiting"_s, true);
        openByKey();
        QTRY_VERIFY(cardHasKeyboard());
        // The large numbers are no cards. The focus returns with the cards.
        page->setLarge(true);
        openByKey();
        QVERIFY(!cardHasKeyboard());
        page->setFocus();
        page->setLarge(false);
        QTRY_VERIFY(cardHasKeyboard());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_E);
        QCOMPARE(m_rig->window()->currentPage(), u"channel"_s);
    }

    void whoFollowsIsCountedAndNamed()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        FollowerWatch *watch = m_rig->services()->followers(m_rig->account());
        QTRY_VERIFY(watch->isLive());
        QTRY_VERIFY(watch->total().has_value());
        const int before = *watch->total();
        const QString id = m_rig->account()->userId();
        QVERIFY(m_rig->m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            const auto other = sandbox.world().userByLogin(u"quillscribe"_s);
            std::ignore = sandbox.world().unfollow(id, other->id);
            return sandbox.world().follow(id, other->id).has_value();
        }));
        QTRY_VERIFY(!watch->latest().isEmpty());
        QTRY_VERIFY(std::any_of(watch->latest().cbegin(), watch->latest().cend(),
                                [](const auto &follower) { return follower.userLogin == "quillscribe"_L1; }));
        QVERIFY(*watch->total() >= before);
        QTRY_VERIFY(find<Pill>("followersChange")->text().startsWith(u'+'));
    }

    void whatViewersDoAppearsInTheActivity()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        QTRY_VERIFY(m_rig->services()->activity(m_rig->account())->isLive());
        const QString id = m_rig->account()->userId();
        QVERIFY(m_rig->m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            const auto viewer = sandbox.world().userByLogin(u"quillscribe"_s);
            return sandbox.world().area<Sandbox::Cheers>().add(id, viewer->id, 700, {}).has_value();
        }));
        const auto *rows = find<QAbstractItemView>("activityList")->model();
        QTRY_VERIFY(rows->match(rows->index(0, 0), RowRole::Detail, u"Cheered 700 Bits"_s, 1).size() == 1);
    }

    void cardsThatFewNeedAreHiddenUntilTheyAreChosen()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        QVERIFY(m_rig->board()->shown().contains(u"activity"_s));
        for (const QString &id : {u"livechat"_s, u"moderation"_s}) {
            QVERIFY(!m_rig->board()->shown().contains(id));
            m_rig->page()->setArranging(true);
            QVERIFY(m_rig->m_driver->click(u"show-"_s + id));
            m_rig->page()->setArranging(false);
            QTRY_VERIFY(m_rig->card(id)->isVisible());
        }
        // A letter of two cards belongs to the one with the focus.
        auto *waiting = find<QWidget>("moderationEmpty");
        QTRY_VERIFY(waiting->isVisible());
        auto *table = find<QAbstractItemView>("moderationTable");
        QCOMPARE(action("moderationAllow")->shortcut(), QKeySequence(Qt::Key_A));
        QVERIFY(table->actions().contains(action("moderationAllow")));
        openByKey();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A);
        QVERIFY2(m_rig->m_driver->find(u"announceDialog"_s), qPrintable(m_rig->m_driver->problem()));
        // The restart shows them again.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(m_rig->m_driver->restart());
        QTRY_VERIFY(m_rig->account());
        QVERIFY(m_rig->board()->shown().contains(u"livechat"_s));
    }

    void withoutTheScopeTheTotalAndTheReasonAreShown()
    {
        Api::ScopeSet scopes;
        scopes.insert(Api::Scope::ChannelManageBroadcast);
        QVERIFY(m_rig->open(u"teaandturrets"_s, scopes));
        QTRY_VERIFY(find<Stat>("followersTotal")->isVisible());
        QVERIFY(number(find<Stat>("followersTotal")->value()) > 0);
        QVERIFY(!find<QWidget>("followersChange")->isVisible());
        auto *why = m_rig->card(u"followers"_s)->findChild<WhyHint *>();
        QVERIFY(why->isVisible());
        // The card of the queue shows a reason too, and so do the modes, which cannot be switched.
        QTRY_VERIFY(m_rig->card(u"waiting"_s)->findChild<WhyHint *>()->isVisible());
        QTRY_VERIFY(!find<Toggle>("modeToggle3")->isEnabled());
        QVERIFY(m_rig->card(u"modes"_s)->findChild<WhyHint *>(u"modesWhy"_s)->isVisible());
    }

    void aViewerWithoutChannelPointsIsToldSo()
    {
        QVERIFY(m_rig->open(u"quillscribe"_s));
        auto *why = m_rig->card(u"waiting"_s)->findChild<WhyHint *>();
        QTRY_VERIFY(why->isVisible());
        QVERIFY(why->sentence().contains("Channel Points"_L1));
    }

    void withoutAnAnswerWhatWasKnownStaysAndSaysHowOldItIs()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        const QString title = find<QLabel>("channelTitle")->text();
        m_rig->m_driver->app()->sandbox()->stop();
        m_rig->page()->refresh();
        QWidget *note = m_rig->card(u"channel"_s)->findChild<QWidget *>(u"staleNote"_s);
        QTRY_VERIFY(note->isVisible());
        QVERIFY(note->findChild<QLabel *>(u"staleWords"_s)->text().startsWith("As of "_L1));
        QCOMPARE(find<QLabel>("channelTitle")->text(), title);
        QTRY_VERIFY(find<Pill>("connectionState")->text() != "All good"_L1);
        m_rig->m_driver->app()->sandbox()->start();
        QTRY_VERIFY(m_rig->m_driver->app()->sandbox()->sandbox());
        QVERIFY(m_rig->m_driver->click(note->findChild<QWidget *>(u"staleRetry"_s)));
        QTRY_VERIFY(!note->isVisible());
    }

    void aBreakIsAnnouncedInTheChatWhenThatIsWanted()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        AdsService *ads = m_rig->ads();
        QTRY_VERIFY(ads->clock()->state() == AdClock::State::Ready);
        const QString id = m_rig->account()->userId();
        const auto announced = [&] {
            QStringList texts;
            m_rig->m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
                for (const auto &message : sandbox.world().area<Sandbox::ChatRooms>().messages(id, 50)) {
                    if (!message.color.isEmpty())
                        texts.append(message.text);
                }
                return true;
            });
            return texts.filter(u"Ads start in"_s);
        };
        QVERIFY(announced().isEmpty());
        AdSettings settings = ads->memory()->settings();
        settings.announces = true;
        settings.announceAhead = 120;
        QVERIFY(ads->memory()->setSettings(settings));
        QVERIFY(m_rig->m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            auto &world = sandbox.world();
            const auto plan = world.area<Sandbox::AdBreaks>().schedule(id);
            const auto left = std::chrono::milliseconds(world.clock().now().msecsTo(plan->nextAdAt));
            return world.changeClock([&](Sandbox::WorldClock &clock) {
                clock.jump(left - std::chrono::seconds(100));
            }) && world.area<Sandbox::AdBreaks>().settle();
        }));
        ads->clock()->refresh();
        QTRY_COMPARE(announced().size(), 1);
        QTRY_VERIFY(ads->warnings()->lastAnnouncement());
        QVERIFY(*ads->warnings()->lastAnnouncement());
    }

    void whatCanBePressedHasAName()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        for (const char *hidden : {"livechat", "moderation"})
            m_rig->board()->setHidden(QLatin1String(hidden), false);
        const auto all = m_rig->board()->findChildren<QWidget *>();
        for (const QWidget *widget : all) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus))
                continue;
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     qPrintable(QLatin1String(widget->metaObject()->className()) + widget->objectName()));
        }
        for (const QueueCardRow *row : rows())
            QVERIFY(row->accessibleName().contains(u','));
    }

private:
    void openByKey()
    {
        QTest::keyClick(m_rig->window(), Qt::Key_2, Qt::ControlModifier);
        QTest::keyClick(m_rig->window(), Qt::Key_1, Qt::ControlModifier);
        QTRY_COMPARE(m_rig->window()->currentPage(), u"onair"_s);
    }
    bool cardHasKeyboard()
    {
        for (const QWidget *focus = QApplication::focusWidget(); focus; focus = focus->parentWidget()) {
            if (qobject_cast<const Card *>(focus))
                return focus->isVisible() && m_rig->board()->isAncestorOf(focus);
        }
        return false;
    }
    template <class T>
    T *find(const char *name)
    {
        T *found = m_rig->page()->findChild<T *>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    QAction *action(const char *name)
    {
        for (QAction *one : m_rig->page()->pageActions()) {
            if (one->objectName() == QLatin1String(name))
                return one;
        }
        qFatal("no action %s", name);
    }
    QList<QueueCardRow *> rows()
    {
        QList<QueueCardRow *> shown = find<QWidget>("waitingRows")->findChildren<QueueCardRow *>();
        shown.removeIf([](const QueueCardRow *row) { return row->isHidden(); });
        return shown;
    }
    QString value(const char *line)
    {
        return find<QWidget>(line)->findChild<QLabel *>(u"connectionValue"_s)->text();
    }
    static int number(const QString &text) { return QLocale().toInt(text); }
    QString titleOnService()
    {
        QString title;
        const QString id = m_rig->account()->userId();
        m_rig->m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            title = sandbox.world().channel(id)->channel.title;
            return true;
        });
        return title;
    }
    bool emoteOnly()
    {
        bool on = false;
        const QString id = m_rig->account()->userId();
        m_rig->m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            on = sandbox.world().area<Sandbox::ChatRooms>().settings(id).emoteMode;
            return true;
        });
        return on;
    }

    std::unique_ptr<OverviewWorld> m_rig{};
};

SIDESTAGE_TEST_MAIN(TstOnAir)
#include "tst_on_air.moc"
