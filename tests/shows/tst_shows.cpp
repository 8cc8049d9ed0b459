// SPDX-License-Identifier: GPL-3.0-or-later

// Shows as a broadcaster begins, undoes and ends them: the page with real keys, all services of the
// application, and a sandbox over HTTP.

#include "shows_world.h"

#include "api/content/schedule.h"
#include "base/bidi.h"
#include "chat/moderation/moderation_service.h"
#include "kit/controls/segmented.h"
#include "kit/layout/card.h"
#include "kit/layout/skeleton.h"
#include "kit/lists/long_list.h"
#include "kit/messages/why_hint.h"
#include "kit/overlays/toast_lane.h"
#include "kit/text/digits_label.h"
#include "kit/theme/theme.h"
#include "sandbox/videos/videos.h"
#include "schema/values.h"
#include "shows/show_texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QPaintEvent>
#include <QProgressBar>
#include <QSpinBox>

using namespace Sidestage;
using namespace std::chrono_literals;
using State = ShowStep::State;
using Phase = ShowRun::Phase;

namespace {

const ChatModes slowChat{.slow = ModeValue{true, 77}};

QStringList keysOf(const PartPlan *plan)
{
    QStringList keys;
    for (const ShowStep &step : plan ? plan->steps : QList<ShowStep>())
        keys.append(step.key);
    return keys;
}

QString titleKey()
{
    return QString::number(int(ChannelField::Title));
}

/// Which part of a widget is painted.
struct Painted : QObject
{
    QRegion region{};

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            region += static_cast<QPaintEvent *>(event)->region();
        return false;
    }
};

}  // namespace

class TestShows : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }

    void aShowIsAddedDuplicatedAndDeletedWithKeys()
    {
        ShowsWorld rig;
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        auto *dialog = rig.dialog(u"showNameDialog"_s);
        auto *name = rig.find<QLineEdit>(u"showName"_s, dialog);
        name->setText(u"  "_s);
        rig.click(u"saveShow"_s);
        // Nothing is saved, and what was typed stays.
        QVERIFY(dialog->isVisible());
        QVERIFY(rig.shows->shows().isEmpty());
        name->setText(u"Horror <b>night</b>"_s);
        rig.click(u"saveShow"_s);
        QTRY_COMPARE(rig.shows->shows().size(), 1);
        QCOMPARE(rig.shows->shows().first().name, u"Horror <b>night</b>"_s);
        rig.window->activateWindow();
        rig.window->setFocus();
        rig.key(Qt::Key_D, Qt::ControlModifier);
        QTRY_COMPARE(rig.shows->shows().size(), 2);
        rig.key(Qt::Key_Delete);
        QTest::mouseClick(rig.find<QAbstractButton>(u"confirm"_s, rig.dialog(u"deleteShowDialog"_s)),
                          Qt::LeftButton);
        QTRY_COMPARE(rig.shows->shows().size(), 1);
        rig.reopen();
        QCOMPARE(rig.shows->shows().size(), 1);
    }

    void aCopyOfALongNameIsNotTooLong()
    {
        ShowsWorld rig;
        const QString name = QString(98, u'x') + u"🎮🎮"_s;
        rig.added({.name = name});
        rig.window->setFocus();
        rig.key(Qt::Key_D, Qt::ControlModifier);
        QTRY_COMPARE(rig.shows->shows().size(), 2);
        QCOMPARE(rig.shows->freeName(name), QString(98, u'x') + u" 3"_s);
        for (const Show &show : rig.shows->shows())
            QVERIFY(Api::lengthOf(show.name) <= 100);
    }

    void aPercentSignInANameStays()
    {
        ShowsWorld rig;
        rig.added({.name = u"50%1 off"_s});
        QCOMPARE(rig.shows->freeName(u"50%1 off"_s), u"50%1 off 2"_s);
    }

    void inANarrowWindowTheListIsAChoice()
    {
        ShowsWorld rig;
        rig.added({.name = u"First"_s});
        rig.added({.name = u"Second"_s});
        QVERIFY(rig.isShown(u"showList"_s) && !rig.isShown(u"showChoice"_s));
        rig.window->resize(px(560), px(800));
        QTRY_VERIFY(rig.isShown(u"showChoice"_s) && !rig.isShown(u"showList"_s));
        auto *choice = rig.find<QComboBox>(u"showChoice"_s);
        auto *card = rig.find<Card>(u"showCard"_s);
        QCOMPARE(choice->currentText(), u"First"_s);
        choice->setFocus();
        rig.key(Qt::Key_Down);
        QTRY_COMPARE(card->title(), isolated(u"Second"_s));
        rig.window->resize(px(1'032), px(800));
        QTRY_VERIFY(rig.isShown(u"showList"_s) && !rig.isShown(u"showChoice"_s));
        QCOMPARE(card->title(), isolated(u"Second"_s));
    }

    void aDeletedShowComesBackAsTheSameOne()
    {
        ShowsWorld rig;
        const Show show = rig.added({});
        std::function<void()> undo;
        connect(rig.page, &Page::notified, this,
                [&undo](const QString &, const std::function<void()> &back) { undo = back; });
        rig.window->setFocus();
        rig.key(Qt::Key_Delete);
        QTest::mouseClick(rig.find<QAbstractButton>(u"confirm"_s, rig.dialog(u"deleteShowDialog"_s)),
                          Qt::LeftButton);
        QTRY_VERIFY(rig.shows->shows().isEmpty());
        QVERIFY(undo);
        undo();
        QCOMPARE(rig.shows->shows().size(), 1);
        QCOMPARE(rig.shows->shows().first().id, show.id);  // its past runs are found by it
    }

    void partsAreChosenAndRemovedAndSayWhenTheyAreGone()
    {
        ShowsWorld rig;
        const QString preset = rig.preset(u"The tower"_s);
        const Show show = rig.added({});
        QTRY_COMPARE(rig.text(u"partName:channel"_s), u"Not part of this show"_s);
        auto *menu = rig.page->findChild<QMenu *>(u"partMenu:channel"_s);
        Q_EMIT menu->aboutToShow();
        QVERIFY(!menu->actions().isEmpty());
        menu->actions().first()->trigger();
        QTRY_COMPARE(rig.shows->find(show.id)->channelPreset, preset);
        QCOMPARE(rig.text(u"partName:channel"_s), u"Preset The tower"_s);
        QVERIFY(rig.services->channel(rig.me)->store()->removePreset(preset.toLongLong()));
        rig.services->channel(rig.me)->notePresets();
        QTRY_COMPARE(rig.text(u"partName:channel"_s), u"Channel preset is gone"_s);
        // A part that is gone is said in the plan, and holds nothing back.
        Show changed = *rig.shows->find(show.id);
        changed.ads = ShowAds{.ahead = 45};
        rig.added(changed);
        rig.planWithKeys();
        QVERIFY(!rig.planned(ShowPart::Channel)->failure.isEmpty());
        rig.confirmWithKeys();
        QTRY_VERIFY(rig.shows->run() && rig.shows->run()->phase == Phase::Running);
        QCOMPARE(rig.running(ShowPart::Ads)->count(State::Done), 1);
    }

    void aNameFromRightToLeftDoesNotTurnItsCount()
    {
        ShowsWorld rig;
        rig.waitForRewards();
        RewardSet set{.name = u"مرا"_s, .rewards = {rig.addToLibrary(u"Bell"_s)}};
        QVERIFY(rig.services->rewards(rig.me)->library()->saveSet(set));
        rig.added({.rewardSet = QString::number(set.id)});
        QTRY_VERIFY(rig.text(u"partName:rewards"_s).startsWith(isolated(set.name) + u','));
    }

    void announcementsAndAdsBelongToTheShow()
    {
        ShowsWorld rig;
        const qint64 hello = rig.announcementTemplate(u"We are live"_s);
        const Show show = rig.added({});
        rig.click(u"choosePart:announcements"_s);
        auto *dialog = rig.dialog(u"showAnnouncementsDialog"_s);
        rig.find<QCheckBox>(u"announce:%1"_s.arg(hello), dialog)->click();
        rig.find<QSpinBox>(u"announceAmount:%1"_s.arg(hello), dialog)->setValue(20);
        rig.click(u"saveShowAnnouncements"_s);
        const QList<ShowAnnouncement> wanted{{hello, 20, false}};
        QTRY_COMPARE(rig.shows->find(show.id)->announcements, wanted);
        rig.click(u"togglePart:ads"_s);
        QTRY_VERIFY(rig.shows->find(show.id)->ads);
        rig.click(u"editPart:ads"_s);
        rig.find<QSpinBox>(u"showAdsAhead"_s, rig.dialog(u"showAdsDialog"_s))->setValue(90);
        rig.click(u"saveShowAds"_s);
        QTRY_COMPARE(rig.shows->find(show.id)->ads->ahead, 90);
    }

    void withoutTemplatesNoAnnouncementsAreSaved()
    {
        ShowsWorld rig;
        rig.added({});
        rig.click(u"choosePart:announcements"_s);
        auto *dialog = rig.dialog(u"showAnnouncementsDialog"_s);
        QVERIFY(!rig.isShown(u"saveShowAnnouncements"_s));
        QVERIFY(dialog->width() >= px(420));
    }

    void aBeginAppliesEachPartWithOneRequestForTheChannel()
    {
        ShowsWorld rig;
        rig.made(titled(u"Hydrate"_s));
        Api::RewardChanges lights = titled(u"Lights out"_s);
        lights.isEnabled = false;
        rig.made(lights);
        rig.made(titled(u"Count the towers"_s), u"another-app"_s);
        rig.reopenWithRewards();
        QTRY_VERIFY(rig.inLibrary(u"Lights out"_s) > 0);
        const QString set = rig.rewardSet({rig.inLibrary(u"Lights out"_s), rig.addToLibrary(u"Bell"_s)});
        rig.added({.channelPreset = rig.preset(u"The tower by the sea"_s, {u"Horror"_s, u"LightsOut"_s}),
                   .rewardSet = set,
                   .chatPreset = rig.chatPreset(slowChat),
                   .ads = ShowAds{.ahead = 75}});
        rig.watchCalls();
        rig.planWithKeys();
        QCOMPARE(rig.planned(ShowPart::Channel)->requests(), 1);
        QCOMPARE(rig.planned(ShowPart::Channel)->steps.size(), 2);
        QVERIFY(keysOf(rig.planned(ShowPart::Rewards)).contains(u"elsewhere"_s));
        QVERIFY(rig.text(u"planFoot"_s).contains(u"Nothing is sent yet"_s));
        QCOMPARE(rig.calls("PATCH /channels"), 0);
        rig.confirmWithKeys();
        QTRY_VERIFY(rig.shows->run() && rig.shows->run()->phase == Phase::Running);
        QCOMPARE(rig.shows->run()->count(State::Failed), 0);
        QCOMPARE(rig.channel().title, u"The tower by the sea"_s);
        QCOMPARE(rig.channel().tags, QStringList({u"Horror"_s, u"LightsOut"_s}));
        QCOMPARE(rig.calls("PATCH /channels"), 1);
        QVERIFY(!rig.onService(u"Hydrate"_s)->isEnabled);
        QVERIFY(rig.onService(u"Lights out"_s)->isEnabled);
        QVERIFY(rig.onService(u"Bell"_s));
        QVERIFY(rig.onService(u"Count the towers"_s)->isEnabled);
        QCOMPARE(rig.chatModes().slow, slowChat.slow);
        QCOMPARE(rig.calls("PATCH /chat/settings"), 1);
        QCOMPARE(rig.services->ads(rig.me)->memory()->settings().warnAhead, QList<int>{75});

        // And all of it is undone, as a whole.
        rig.click(u"undoPlan"_s);
        QTRY_VERIFY(!rig.shows->run());
        QVERIFY(rig.channel().title != u"The tower by the sea"_s);
        QVERIFY(rig.onService(u"Hydrate"_s)->isEnabled);
        QVERIFY(!rig.onService(u"Lights out"_s)->isEnabled);
        QVERIFY(!rig.onService(u"Bell"_s));
        QVERIFY(rig.chatModes().slow != slowChat.slow);
        QCOMPARE(rig.services->ads(rig.me)->memory()->settings().warnAhead, QList<int>{60});
        QVERIFY(rig.shows->pastRuns(rig.shows->shows().first().id).isEmpty());
    }

    void theStepsOfARunningShowAreReachedAgainAndUndone()
    {
        ShowsWorld rig;
        const Api::Channel before = rig.channel();
        rig.added({.channelPreset = rig.preset(u"For one evening"_s), .ads = ShowAds()});
        rig.begin();
        // What was beside the box of a step does not get the keyboard.
        QTRY_VERIFY(rig.find(u"closePlan"_s)->hasFocus());
        rig.key(Qt::Key_Escape);
        QTRY_VERIFY(!rig.isShown(u"undoPlan"_s));
        rig.reopen();
        const auto *steps = rig.page->findChild<QAction *>(u"showSteps"_s);
        QTRY_VERIFY(steps->isVisible() && !rig.shows->isWorking());
        rig.find(u"showList"_s)->setFocus();
        rig.key(Qt::Key_S);
        QTRY_VERIFY(rig.isShown(u"undoPlan"_s));
        QVERIFY(!steps->isVisible());
        QVERIFY(rig.text(u"planTitle"_s).endsWith(u"” is running"_s));
        rig.click(u"undoPlan"_s);
        QTRY_VERIFY(!rig.shows->run());
        QCOMPARE(rig.channel().title, before.title);
        QVERIFY(!steps->isVisible());
    }

    void whatAShowChangesInTheChannelIsNoChangeElsewhere()
    {
        ShowsWorld rig;
        ChannelService *channel = rig.services->channel(rig.me);
        channel->editor()->refresh();
        QTRY_VERIFY(channel->editor()->asOf().isValid());
        rig.added({.channelPreset = rig.preset(u"The tower"_s)});
        rig.begin();
        QTRY_COMPARE(channel->editor()->service().title, u"The tower"_s);
        rig.shows->undo();
        QTRY_VERIFY(!rig.shows->run());
        QTRY_VERIFY(channel->editor()->service().title != u"The tower"_s);
        const QList<ChannelChange> history = channel->store()->history();
        QCOMPARE(history.size(), 2);
        for (const ChannelChange &change : history)
            QCOMPARE(change.origin, ChannelChange::Origin::Here);
    }

    void thePlanSaysThatItIsReadAndItsStepsAreBelowEachOther()
    {
        ShowsWorld rig;
        rig.waitForRewards();
        const qint64 hello = rig.announcementTemplate(u"We are live"_s);
        rig.added({.channelPreset = rig.preset(u"Another title"_s),
                   .rewardSet = rig.rewardSet({rig.addToLibrary(u"Bell"_s)}),
                   .announcements = {{hello, 20, false}}});
        rig.sandbox.fault({.path = "/channels", .method = "GET", .times = -1, .delay = 2s});
        rig.window->setFocus();
        rig.key(Qt::Key_Return, Qt::ControlModifier);
        const auto *view = rig.find(u"planView"_s);
        QVERIFY(view->findChild<Skeleton *>() && view->findChild<Skeleton *>()->isVisible());
        rig.sandbox.clearFaults();
        QTRY_VERIFY(!rig.shows->plan()->isReading);
        QVERIFY(!view->findChild<Skeleton *>()->isVisible());
        // The icon of a step does not move its content.
        const auto left = [&rig](const QString &step) {
            return rig.find(u"stepNote:"_s + step)->mapTo(rig.page, QPoint()).x();
        };
        const QString reward = rig.planned(ShowPart::Rewards)->steps.first().key;
        QVERIFY(rig.isShown(QString(u"stepNote:rewards:"_s + reward)));
        QTRY_COMPARE(left(u"rewards:"_s + reward), left(u"announcements:%1"_s.arg(hello)));
    }

    void equalFieldsAreNoStepsAndSendNothing()
    {
        ShowsWorld rig;
        const Api::Channel there = rig.channel();
        rig.added({.channelPreset = rig.preset(there.title, there.tags), .chatPreset = rig.chatPreset({})});
        rig.watchCalls();
        rig.begin();
        QCOMPARE(rig.shows->run()->begin.first().steps.size(), 0);
        QCOMPARE(rig.calls("PATCH /channels"), 0);
        QCOMPARE(rig.calls("PATCH /chat/settings"), 0);
        rig.planEnd();
        rig.endWithKeys();
        QCOMPARE(rig.calls("PATCH /channels"), 0);
        QCOMPARE(rig.shows->pastRuns(rig.shows->shows().first().id).size(), 1);
    }

    void theKeyboardIsOnTheFirstStepAndTabFollowsThePage()
    {
        ShowsWorld rig;
        rig.added({.channelPreset = rig.preset(u"Another title"_s), .ads = ShowAds{.ahead = 75}});
        rig.planWithKeys();
        // Return does not cancel what was just opened.
        auto *first = rig.find(u"stepBox:channel:%1"_s.arg(titleKey()));
        QTRY_VERIFY(first->hasFocus());
        QStringList stops;
        for (int i = 0; i < 10 && !stops.contains(u"confirmPlan"_s); ++i) {
            rig.key(Qt::Key_Tab);
            stops.append(QApplication::focusWidget()->objectName());
        }
        const auto place = [&](const QString &name) {
            const auto found
                = std::ranges::find_if(stops, [&](const QString &stop) { return stop.startsWith(name); });
            return found - stops.begin();
        };
        QVERIFY2(stops.contains(u"confirmPlan"_s), qPrintable(stops.join(u' ')));
        QVERIFY2(place(u"stepBox:ads"_s) < place(u"closePlan"_s), qPrintable(stops.join(u' ')));
        QVERIFY2(place(u"closePlan"_s) < place(u"confirmPlan"_s), qPrintable(stops.join(u' ')));
    }

    void theKeyboardIsOnTheFirstRowOfTheEnd()
    {
        ShowsWorld rig;
        const Api::Reward hats = rig.made(titled(u"Hats"_s, 100), {}, 3);
        const Api::Reward songs = rig.made(titled(u"Songs"_s, 12'500), {}, 12);
        rig.reopenWithRewards();
        rig.added({.ads = ShowAds()});
        rig.begin();
        QTRY_COMPARE(rig.services->rewards(rig.me)->queue()->waiting(), 15);
        rig.planEnd();
        QTRY_COMPARE(rig.planned(ShowPart::Waiting)->steps.size(), 2);
        QStringList stops;
        const auto stop = [] {
            QWidget *focus = QApplication::focusWidget();
            const QWidget *choice = focus ? focus->parentWidget() : nullptr;
            return choice ? choice->objectName() + focus->objectName() : QString();
        };
        QTRY_VERIFY(stop().startsWith(u"waitingChoice:"_s));
        const QString first = stop();
        // The focus goes with the choice that a key makes.
        rig.key(Qt::Key_F);
        QTRY_COMPARE(stop(), first.chopped(1) + u'0');
        // What belongs together stands below each other.
        QList<int> ends;
        for (const QString &reward : {hats.id, songs.id}) {
            const auto labels = rig.find(u"waiting:"_s + reward)
                                    ->findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly);
            for (const QLabel *label : labels)
                ends.append(label->geometry().right());
        }
        QVERIFY(ends.size() > 2);
        for (qsizetype i = 0; i < ends.size() / 2; ++i)
            QTRY_COMPARE(ends[i], ends[i + ends.size() / 2]);
        rig.key(Qt::Key_Tab);
        QVERIFY(stop().startsWith(u"waitingChoice:"_s));
        const QString second = stop();
        QVERIFY(second != first);
        // Up and down go from row to row, and change no decision.
        rig.key(Qt::Key_Up);
        QCOMPARE(stop(), first.chopped(1) + u'0');
        rig.key(Qt::Key_Down);
        QCOMPARE(stop(), second);
    }

    void toastsLeaveTheButtonsOfThePlanFree()
    {
        ShowsWorld rig;
        rig.added({.ads = ShowAds()});
        ToastLane lane(rig.page);
        rig.page->setSurroundings(&lane, nullptr);
        rig.planWithKeys();
        lane.showMessage(u"Saved"_s);
        const auto *begin = rig.find(u"confirmPlan"_s);
        QTRY_VERIFY(begin->isVisible()
                    && !lane.geometry().intersects({begin->mapTo(rig.page, QPoint()), begin->size()}));
    }

    void aStepThatWasNotChosenIsLeftOut()
    {
        ShowsWorld rig;
        const Api::Channel before = rig.channel();
        rig.added({.channelPreset = rig.preset(u"Another title"_s)});
        rig.planWithKeys();
        auto *box = rig.find<QCheckBox>(u"stepBox:channel:%1"_s.arg(titleKey()));
        box->setFocus();
        rig.key(Qt::Key_Space);
        QVERIFY(!box->isChecked());
        QVERIFY(box->hasFocus());
        rig.confirmWithKeys();
        QTRY_VERIFY(rig.shows->run() && rig.shows->run()->phase == Phase::Running);
        QCOMPARE(rig.channel().title, before.title);
        QCOMPARE(rig.channel().tags, QStringList{u"Horror"_s});
    }

    void aRefusedStepHoldsNothingBackAndCanBeRetried()
    {
        ShowsWorld rig;
        rig.added({.channelPreset = rig.preset(u"Refused first"_s), .chatPreset = rig.chatPreset(slowChat)});
        rig.planWithKeys();
        rig.sandbox.fault(
            {.path = "/channels", .method = "PATCH", .status = 403, .message = u"Not <i>now</i>"_s});
        rig.confirmWithKeys();
        QTRY_VERIFY(rig.shows->run() && rig.shows->run()->phase == Phase::Running);
        QCOMPARE(rig.running(ShowPart::Channel)->count(State::Failed), 2);
        QCOMPARE(rig.chatModes().slow, slowChat.slow);
        const QString step = u"channel:"_s + titleKey();
        QVERIFY(rig.text(u"stepNote:"_s + step).contains(u"Not <i>now</i>"_s));
        rig.click(u"retryStep:"_s + step);
        QTRY_COMPARE(rig.channel().title, u"Refused first"_s);
        QTRY_COMPARE(rig.running(ShowPart::Channel)->count(State::Done), 1);
    }

    void withoutPermissionNothingOfThePartIsSent()
    {
        ShowsWorld rig(without({Api::Scope::ChannelManageBroadcast}));
        rig.added({.channelPreset = rig.preset(u"Never"_s), .chatPreset = rig.chatPreset(slowChat)});
        rig.watchCalls();
        rig.planWithKeys();
        QVERIFY(!rig.planned(ShowPart::Channel)->steps.first().obstacle.isEmpty());
        QVERIFY(!rig.find<QCheckBox>(u"stepBox:channel:%1"_s.arg(titleKey()))->isEnabled());
        // What is missing can be granted from there.
        QSignalSpy asked(rig.page, &ShowsPage::permissionRequested);
        Q_EMIT rig.find(u"step:channel:%1"_s.arg(titleKey()))->findChild<WhyHint *>()->actionTriggered();
        QCOMPARE(asked.value(0).value(0).value<Api::Scope>(), Api::Scope::ChannelManageBroadcast);
        rig.confirmWithKeys();
        QTRY_VERIFY(rig.shows->run() && rig.shows->run()->phase == Phase::Running);
        QCOMPARE(rig.calls("PATCH /channels"), 0);
        QCOMPARE(rig.chatModes().slow, slowChat.slow);
    }

    void aRestartInTheMiddleGoesOnAndSendsNothingTwice()
    {
        ShowsWorld rig;
        rig.waitForRewards();
        const QString set = rig.rewardSet({rig.addToLibrary(u"Bell"_s), rig.addToLibrary(u"Tower"_s)});
        rig.added({.channelPreset = rig.preset(u"Goes on"_s),
                   .rewardSet = set,
                   .chatPreset = rig.chatPreset(slowChat)});
        rig.watchCalls();
        rig.planWithKeys();
        // The second reward does not answer before the program ends.
        rig.sandbox.fault({.path = rewardsPath, .method = "POST", .times = -1, .skip = 1, .delay = 60s});
        rig.confirmWithKeys();
        QTRY_VERIFY(rig.onService(u"Bell"_s));
        QCOMPARE(rig.shows->run()->phase, Phase::Beginning);
        rig.close();
        rig.sandbox.clearFaults();
        rig.restart();
        rig.open();
        QVERIFY(rig.shows->run() || !rig.shows->shows().isEmpty());
        QTRY_VERIFY(rig.shows->run() && rig.shows->run()->phase == Phase::Running);
        QCOMPARE(rig.shows->run()->count(State::Failed), 0);
        QCOMPARE(rig.channel().title, u"Goes on"_s);
        QCOMPARE(rig.calls("PATCH /channels"), 1);
        QCOMPARE(rig.calls("PATCH /chat/settings"), 1);
        int bells = 0;
        for (const Api::Reward &reward : rig.onService())
            bells += reward.title == u"Bell"_s ? 1 : 0;
        QCOMPARE(bells, 1);
        QVERIFY(rig.onService(u"Tower"_s));
    }

    void anEndDecidesByRuleWithTheCountsThatWereShown()
    {
        ShowsWorld rig;
        const Api::Reward hats = rig.made(titled(u"Hats"_s, 100), {}, 3);
        const Api::Reward songs = rig.made(titled(u"Songs"_s, 2'500), {}, 2);
        const Api::Reward chores = rig.made(titled(u"Chores"_s, 50), {}, 1);
        rig.reopenWithRewards();
        rig.added({.ads = ShowAds()});
        rig.begin();
        QTRY_COMPARE(rig.services->rewards(rig.me)->queue()->waiting(), 6);
        rig.planEnd();
        QTRY_COMPARE(rig.planned(ShowPart::Waiting)->steps.size(), 3);
        const auto focusRow = [&](const QString &reward) {
            auto *choice = rig.find<Segmented>(u"waitingChoice:"_s + reward);
            for (QWidget *part : choice->findChildren<QWidget *>()) {
                if (part->focusPolicy() != Qt::NoFocus)
                    return part->setFocus();
            }
        };
        focusRow(hats.id);
        rig.key(Qt::Key_F);
        focusRow(songs.id);
        rig.key(Qt::Key_R);
        QTRY_VERIFY(rig.text(u"waitingSum"_s).contains(QLocale().toString(5'000)));
        QVERIFY(rig.text(u"waitingSum"_s).contains(u"5 decisions: 3 fulfilled, 2 refunded"_s));
        // One that comes now is shown, without reading the service again.
        rig.watchCalls();
        rig.redeem(hats.id);
        QTRY_VERIFY(rig.text(u"waitingSum"_s).contains(u"6 decisions: 4 fulfilled, 2 refunded"_s));
        QCOMPARE(rig.calls("GET /channels"), 0);
        // What another window changes in the show meanwhile stays.
        Show renamed = rig.shows->shows().first();
        renamed.name = u"Renamed"_s;
        rig.added(renamed);
        rig.endWithKeys();
        QCOMPARE(rig.redemptions(hats.id, Api::RedemptionStatus::Fulfilled).size(), 4);
        QCOMPARE(rig.redemptions(songs.id, Api::RedemptionStatus::Canceled).size(), 2);
        QCOMPARE(rig.redemptions(chores.id).size(), 1);
        // The next end of this show offers the same.
        QCOMPARE(rig.shows->shows().first().name, u"Renamed"_s);
        const QList<RewardRule> rules = rig.shows->shows().first().rules;
        QVERIFY(rules.contains(RewardRule{hats.id, WaitingChoice::Fulfil}));
        QVERIFY(rules.contains(RewardRule{songs.id, WaitingChoice::Refund}));
    }

    void whatWaitsForRewardsThatTheEndTakesOffIsCountedAsRefunds()
    {
        ShowsWorld rig;
        rig.waitForRewards();
        LibraryReward hat;
        hat.reward = titled(u"Hat"_s, 20'000);
        QVERIFY(rig.services->rewards(rig.me)->library()->save(hat));
        rig.added({.rewardSet = rig.rewardSet({hat.id})});
        rig.begin();
        const QString reward = rig.idCalled(u"Hat"_s);
        for (int i = 0; i < 3; ++i)
            rig.redeem(reward);
        QTRY_COMPARE(rig.services->rewards(rig.me)->queue()->waiting(), 3);
        rig.planEnd();
        const QString refunds = u"3 decisions: 0 fulfilled, 3 refunded"_s;
        QTRY_VERIFY(rig.text(u"waitingSum"_s).contains(refunds));
        // To leave them is no choice, not by the key either.
        auto *choice = rig.find<Segmented>(u"waitingChoice:"_s + reward);
        QCOMPARE(choice->currentData().toInt(), int(WaitingChoice::Refund));
        QVERIFY(!rig.find<QAbstractButton>(u"segment2"_s, choice)->isEnabled());
        rig.find<QAbstractButton>(u"segment1"_s, choice)->setFocus();
        rig.key(Qt::Key_L);
        QVERIFY(rig.text(u"waitingSum"_s).contains(refunds));
        // While the reward stays on, it is one again.
        rig.click(u"restoreToggle:rewards"_s);
        QVERIFY(rig.text(u"waitingSum"_s).contains(u"0 decisions"_s));
        QVERIFY(rig.find<QAbstractButton>(u"segment2"_s, choice)->isEnabled());
        rig.click(u"restoreToggle:rewards"_s);
        QVERIFY(rig.text(u"waitingSum"_s).contains(refunds));
        // A refund of many points asks, and these are counted.
        rig.confirmWithKeys();
        auto *asked = rig.dialog(u"manyPointsDialog"_s);
        // More than was agreed to asks again.
        rig.redeem(reward);
        QTRY_VERIFY(rig.text(u"waitingSum"_s).contains(u"4 decisions"_s));
        rig.click(u"confirm"_s);
        QTRY_VERIFY(rig.isShown(u"manyPointsDialog"_s) && rig.dialog(u"manyPointsDialog"_s) != asked);
        QCOMPARE(rig.shows->run()->phase, Phase::Running);
        rig.click(u"confirm"_s);
        QTRY_VERIFY(!rig.shows->run());
        QVERIFY(!rig.onService(u"Hat"_s));
    }

    void toCompareAgainReadsWhatWaits()
    {
        ShowsWorld rig;
        const Api::Reward hats = rig.made(titled(u"Hats"_s, 100));
        rig.reopenWithRewards();
        rig.added({.ads = ShowAds()});
        rig.begin();
        rig.planEnd();
        QVERIFY(rig.planned(ShowPart::Waiting)->steps.isEmpty());
        // Nothing tells of it.
        rig.eventFault({.kind = Sandbox::EventFault::Kind::Drop, .times = -1});
        rig.redeem(hats.id);
        rig.page->findChild<QAction *>(u"compareAgain"_s)->trigger();
        QTRY_VERIFY(!rig.shows->plan()->isReading && !rig.planned(ShowPart::Waiting)->steps.isEmpty());
        QCOMPARE(rig.planned(ShowPart::Waiting)->steps.first().items.size(), 1);
        // What cannot be read is said.
        rig.sandbox.fault({.path = redemptionsPath, .method = "GET", .times = -1, .status = 500});
        rig.page->refresh();
        QTRY_VERIFY(!rig.shows->plan()->isReading);
        QVERIFY(!rig.planned(ShowPart::Waiting)->failure.isEmpty());
        QVERIFY(!rig.text(u"nothingWaits"_s).isEmpty());
    }

    void anEndPutsBackWhatWasNotChangedElsewhere()
    {
        ShowsWorld rig;
        const Api::Channel before = rig.channel();
        rig.added(
            {.channelPreset = rig.preset(u"For one evening"_s), .chatPreset = rig.chatPreset(slowChat)});
        rig.begin();
        QVERIFY(rig.ask(Api::ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = u"By hand"_s}}));
        rig.planEnd();
        QVERIFY(rig.text(u"restoreFoot"_s).contains(u"Title"_s));
        const PartPlan *channel = rig.planned(ShowPart::Channel);
        QCOMPARE(channel->steps.size(), 2);
        QVERIFY(!channel->steps.first().isChosen);
        // It has a switch of its own.
        const auto *rest = rig.find<QAbstractButton>(u"restoreToggle:channel"_s);
        const auto *title = rig.find<QAbstractButton>(u"restoreToggle:channel:elsewhere"_s);
        QVERIFY(rest->isChecked() && !title->isChecked());
        rig.click(title->objectName());
        QVERIFY(rest->isChecked() && title->isChecked());
        QVERIFY(!rig.text(u"restoreFoot"_s).contains(u"Title"_s));
        rig.click(rest->objectName());
        QVERIFY(!rest->isChecked() && title->isChecked());
        rig.click(rest->objectName());
        rig.click(title->objectName());
        rig.endWithKeys();
        QCOMPARE(rig.channel().title, u"By hand"_s);
        QCOMPARE(rig.channel().tags, before.tags);
        QVERIFY(rig.chatModes().slow != slowChat.slow);
    }

    void anEndThatStoppedGoesOnWhereItWas()
    {
        ShowsWorld rig;
        const Api::Channel before = rig.channel();
        rig.added({.channelPreset = rig.preset(u"Not for long"_s), .chatPreset = rig.chatPreset(slowChat)});
        rig.begin();
        rig.planEnd();
        rig.sandbox.fault({.path = "/channels", .method = "PATCH", .times = 1, .status = 500});
        rig.confirmWithKeys();
        QTRY_VERIFY(rig.isShown(u"finishSteps"_s));
        QVERIFY(rig.chatModes().slow != slowChat.slow);
        rig.reopen();
        QTRY_VERIFY(rig.isShown(u"finishSteps"_s));
        rig.watchCalls();
        rig.click(u"finishSteps"_s);
        QTRY_VERIFY(!rig.shows->run());
        QCOMPARE(rig.channel().title, before.title);
        QCOMPARE(rig.calls("PATCH /chat/settings"), 0);
        QCOMPARE(rig.shows->pastRuns(rig.shows->shows().first().id).size(), 1);
    }

    void anEndThatARestartInterruptsDecidesNothingTwice()
    {
        ShowsWorld rig;
        const Api::Reward hats = rig.made(titled(u"Hats"_s), {}, 2);
        const Api::Reward songs = rig.made(titled(u"Songs"_s, 50), {}, 3);
        rig.reopenWithRewards();
        const Api::Channel before = rig.channel();
        rig.added({.channelPreset = rig.preset(u"Until the restart"_s)});
        rig.begin();
        QTRY_COMPARE(rig.services->rewards(rig.me)->queue()->waiting(), 5);
        rig.planEnd();
        QTRY_COMPARE(rig.planned(ShowPart::Waiting)->steps.size(), 2);
        rig.shows->choose(hats.id, WaitingChoice::Fulfil);
        rig.shows->choose(songs.id, WaitingChoice::Refund);
        rig.watchCalls();
        rig.sandbox.fault(
            {.path = redemptionsPath, .method = "PATCH", .times = -1, .delay = 60s, .handled = true});
        rig.confirmWithKeys();
        // The service has decided about some, and the program does not know it.
        QTRY_VERIFY(rig.redemptions(hats.id).isEmpty() || rig.redemptions(songs.id).isEmpty());
        QVERIFY(rig.shows->run()->count(State::Running) > 0);
        rig.close();
        rig.sandbox.clearFaults();
        rig.restart();
        rig.open();
        QTRY_VERIFY(!rig.shows->run());
        QCOMPARE(rig.redemptions(hats.id, Api::RedemptionStatus::Fulfilled).size(), 2);
        QCOMPARE(rig.redemptions(songs.id, Api::RedemptionStatus::Canceled).size(), 3);
        QCOMPARE(rig.channel().title, before.title);
        QCOMPARE(rig.shows->pastRuns(rig.shows->shows().first().id).size(), 1);
    }

    void anEndLiftsTheLockdownAndPutsBackTheModesFromBeforeTheShow()
    {
        ShowsWorld rig;
        const ChatModes before = rig.chatModes();
        rig.added({.chatPreset = rig.chatPreset(slowChat)});
        rig.begin();
        rig.services->chat(rig.me)->scheduler()->lockDown({rig.id()}, {.emoteOnly = ModeValue{true, {}}});
        QTRY_VERIFY(rig.chatModes().emoteOnly->on);
        rig.planEnd();
        QCOMPARE(rig.planned(ShowPart::Lockdown)->steps.size(), 1);
        // What the lockdown has set was not changed elsewhere.
        QCOMPARE(rig.planned(ShowPart::Chat)->steps.size(), 1);
        QVERIFY(rig.planned(ShowPart::Chat)->steps.first().isChosen);
        rig.endWithKeys();
        QVERIFY(!rig.chatModes().emoteOnly->on);
        QCOMPARE(rig.chatModes().slow, before.slow);
        QVERIFY(!rig.services->chat(rig.me)->scheduler()->isLockedDown());
    }

    void anEndExportsTheMarkersAndCallsTheChosenRaidLast()
    {
        ShowsWorld rig;
        rig.added({.channelPreset = rig.preset(u"Until the raid"_s)});
        rig.waitUntilLive();
        rig.begin();
        rig.sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::Videos>().mark(rig.id(), rig.id(), u"<b>The tower</b>"_s);
        });
        rig.planEnd();
        // Without a folder nothing is written.
        QCOMPARE(rig.planned(ShowPart::Markers)->chosen(), 0);
        QVERIFY(!rig.find<QAbstractButton>(u"restoreToggle:markers"_s)->isEnabled());
        rig.click(u"exportFolder"_s);
        auto *dialog = rig.page->findChild<QFileDialog *>(u"exportFolderDialog"_s);
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(rig.dir.path());
        dialog->close();
        rig.window->activateWindow();  // gives it the keyboard back
        QVERIFY(QTest::qWaitForWindowActive(rig.window.get(), testPatience));
        QTRY_COMPARE(rig.planned(ShowPart::Markers)->chosen(), 1);
        // The viewers stay unless a channel is chosen.
        QCOMPARE(rig.planned(ShowPart::Raid)->chosen(), 0);
        const auto *primary = rig.page->findChild<QAction *>(u"primaryShow"_s);
        QVERIFY(primary->text().endsWith(u", export)"_s));
        auto *list = rig.find<LongList>(u"showRaid"_s);
        QTest::keyClick(list, Qt::Key_Down);
        QTRY_COMPARE(rig.planned(ShowPart::Raid)->chosen(), 1);
        QVERIFY(primary->text().endsWith(u", export, raid)"_s));
        // The file cannot be written: that holds the raid not back, and is done again.
        QDir folder(rig.dir.path());
        const QString file = u"Horror _b_night__b_ %1.txt"_s.arg(
            rig.shows->run()->beganAt.toLocalTime().toString(u"yyyy-MM-dd HHmm"));
        QVERIFY(folder.mkdir(file));
        rig.confirmWithKeys();
        QTRY_VERIFY(rig.isShown(u"finishSteps"_s));
        QCOMPARE(rig.running(ShowPart::Markers)->count(State::Failed), 1);
        QCOMPARE(rig.running(ShowPart::Raid)->count(State::Done), 1);
        QCOMPARE(rig.raids(), 1);
        QVERIFY(folder.rmdir(file));
        rig.click(u"finishSteps"_s);
        QTRY_VERIFY(!rig.shows->run());
        QFile chapters(folder.filePath(file));
        QVERIFY(chapters.open(QIODevice::ReadOnly));
        QVERIFY(chapters.readAll().contains("<b>The tower</b>"));
        QVERIFY(folder.exists(QString(file).replace(u".txt"_s, u".csv"_s)));
        QCOMPARE(rig.raids(), 1);
    }

    void theSummaryIsSavedAsATable()
    {
        ShowsWorld rig;
        rig.added({.channelPreset = rig.preset(u"Horror \"night\""_s)});
        rig.begin();
        rig.planEnd();
        rig.click(u"saveSummary"_s);
        auto *dialog = rig.dialog<QFileDialog>(u"summarySaveDialog"_s);
        QVERIFY(dialog);
        const QString path = rig.dir.filePath(u"summary.csv"_s);
        dialog->selectFile(path);
        Q_EMIT dialog->fileSelected(path);
        dialog->close();
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString table = QString::fromUtf8(file.readAll());
        QVERIFY2(table.contains(rig.shows->run()->beganAt.toUTC().toString(Qt::ISODateWithMs)),
                 qPrintable(table));
        // A line for each figure that the page shows, besides the head, the name and the two times.
        QCOMPARE(table.count(u"\r\n"_s), 4 + showFigures().size());
        QVERIFY(rig.isShown(u"summaryBanner"_s));
    }

    void aRaidNeedsALiveChannel()
    {
        ShowsWorld rig;
        rig.stream(rig.id(), false);
        QTRY_COMPARE(rig.services->chat(rig.me)->channels()->find(rig.id())->live,
                     ChatChannel::Live::Offline);
        rig.planEnd();
        QVERIFY(rig.find(u"showRaidEmpty"_s)->isVisible());
        rig.shows->choose(ShowPart::Raid, {}, true);
        QCOMPARE(rig.planned(ShowPart::Raid)->chosen(), 0);
    }

    void whatWasChosenForTheEndIsKeptOverARestart()
    {
        ShowsWorld rig;
        const Api::Reward hats = rig.made(titled(u"Hats"_s, 100), {}, 2);
        rig.reopenWithRewards();
        rig.added({.channelPreset = rig.preset(u"Stays"_s), .chatPreset = rig.chatPreset(slowChat)});
        rig.begin();
        QTRY_COMPARE(rig.services->rewards(rig.me)->queue()->waiting(), 2);
        rig.planEnd();
        rig.shows->choose(hats.id, WaitingChoice::Refund);
        rig.shows->choose(ShowPart::Chat, {}, false);
        rig.shows->choose(ShowPart::Raid, rig.planned(ShowPart::Raid)->steps.last().key, true);
        rig.reopenWithRewards();
        QTRY_COMPARE(rig.services->rewards(rig.me)->queue()->waiting(), 2);
        rig.planEnd();
        QCOMPARE(rig.planned(ShowPart::Waiting)->steps.first().choice, WaitingChoice::Refund);
        QCOMPARE(rig.planned(ShowPart::Chat)->chosen(), 0);
        QCOMPARE(rig.planned(ShowPart::Channel)->chosen(), 2);
        QVERIFY(rig.planned(ShowPart::Raid)->steps.last().isChosen);
        // And they are of this show only.
        rig.endWithKeys();
        rig.clock.advance(60s);
        rig.begin();
        rig.planEnd();
        QCOMPARE(rig.planned(ShowPart::Raid)->chosen(), 0);
    }

    void aStreamWithoutAShowIsEndedToo()
    {
        ShowsWorld rig;
        const Api::Reward hats = rig.made(titled(u"Hats"_s, 100), {}, 3);
        rig.reopenWithRewards();
        QTRY_COMPARE(rig.services->rewards(rig.me)->queue()->waiting(), 3);
        rig.planEnd();
        QVERIFY(!rig.planned(ShowPart::Channel));
        rig.shows->choose(hats.id, WaitingChoice::Fulfil);
        rig.endWithKeys();
        QCOMPARE(rig.redemptions(hats.id, Api::RedemptionStatus::Fulfilled).size(), 3);
        QCOMPARE(rig.shows->pastRuns(0).size(), 1);
        // Its summary is among the shows, but it is none that could begin.
        auto *list = rig.find<QAbstractItemView>(u"showList"_s);
        QTRY_COMPARE(list->model()->rowCount(), 1);
        QCOMPARE(rig.find<QTableView>(u"lastShows"_s)->model()->rowCount(), 1);
        QVERIFY(!rig.page->findChild<QAction *>(u"primaryShow"_s)->isEnabled());
    }

    void stopSendsNothingMoreAndUndoTakesBackWhatWasSent()
    {
        ShowsWorld rig;
        rig.waitForRewards();
        const QString set = rig.rewardSet(
            {rig.addToLibrary(u"Bell"_s), rig.addToLibrary(u"Tower"_s), rig.addToLibrary(u"Lamp"_s)});
        const Api::Channel before = rig.channel();
        rig.added({.channelPreset = rig.preset(u"Stopped"_s),
                   .rewardSet = set,
                   .chatPreset = rig.chatPreset(slowChat)});
        rig.watchCalls();
        rig.planWithKeys();
        rig.sandbox.fault(
            {.path = rewardsPath, .method = "POST", .times = -1, .delay = 500ms, .handled = true});
        rig.confirmWithKeys();
        QTRY_VERIFY(rig.onService(u"Bell"_s));
        const auto *progress = rig.find<QProgressBar>(u"planProgress"_s);
        QTRY_VERIFY(progress->isVisible() && progress->value() > 0);
        rig.click(u"stopPlan"_s);
        QTRY_VERIFY(!rig.shows->isWorking());
        QVERIFY(!rig.isShown(u"planProgress"_s));
        QCOMPARE(rig.shows->run()->phase, Phase::Beginning);
        QVERIFY(!rig.onService(u"Lamp"_s));
        QCOMPARE(rig.calls("PATCH /chat/settings"), 0);
        // It is stopped after a restart too.
        rig.reopenWithRewards();
        QVERIFY(!rig.shows->isWorking());
        rig.sandbox.clearFaults();
        rig.click(u"finishSteps"_s);
        QTRY_VERIFY(rig.shows->run()->phase == Phase::Running);
        QVERIFY(rig.onService(u"Lamp"_s));
        QCOMPARE(rig.chatModes().slow, slowChat.slow);
        QCOMPARE(rig.calls("PATCH /channels"), 1);
        rig.shows->undo();
        QTRY_VERIFY(!rig.shows->run());
        QCOMPARE(rig.channel().title, before.title);
        QVERIFY(!rig.onService(u"Lamp"_s) && !rig.onService(u"Tower"_s));
    }

    void anUndoAfterAStopTakesBackWhatWasSent()
    {
        ShowsWorld rig;
        rig.waitForRewards();
        const Api::Channel before = rig.channel();
        rig.added({.channelPreset = rig.preset(u"Stopped"_s),
                   .rewardSet = rig.rewardSet({rig.addToLibrary(u"Bell"_s), rig.addToLibrary(u"Tower"_s),
                                               rig.addToLibrary(u"Lamp"_s)})});
        rig.planWithKeys();
        rig.sandbox.fault(
            {.path = rewardsPath, .method = "POST", .times = -1, .delay = 500ms, .handled = true});
        rig.confirmWithKeys();
        QTRY_VERIFY(rig.onService(u"Bell"_s));
        rig.click(u"stopPlan"_s);
        QTRY_VERIFY(!rig.shows->isWorking());
        QVERIFY(!rig.onService(u"Lamp"_s));
        rig.click(u"undoPlan"_s);
        QTRY_VERIFY(!rig.shows->run());
        QCOMPARE(rig.channel().title, before.title);
        QVERIFY(rig.onService().isEmpty());
    }

    void aRewardThatWasRefusedIsCreatedByRetry()
    {
        ShowsWorld rig;
        rig.waitForRewards();
        rig.added({.rewardSet = rig.rewardSet({rig.addToLibrary(u"Bell"_s)})});
        rig.planWithKeys();
        const QString key = rig.planned(ShowPart::Rewards)->steps.first().key;
        rig.sandbox.fault({.path = rewardsPath, .method = "POST", .status = 400, .message = u"Not now"_s});
        rig.confirmWithKeys();
        QTRY_VERIFY(rig.shows->run() && rig.shows->run()->count(State::Failed) == 1);
        rig.click(QString(u"retryStep:rewards:"_s + key));
        QTRY_VERIFY(rig.onService(u"Bell"_s));
        QTRY_COMPARE(rig.shows->run()->count(State::Failed), 0);
    }

    void whatWasPausedBeforeAShowIsPausedAfterIt()
    {
        ShowsWorld rig;
        rig.made(titled(u"Hydrate"_s));
        rig.changeElsewhere(rig.made(titled(u"Stretch"_s)).id, {.isPaused = true});
        rig.reopenWithRewards();
        QTRY_VERIFY(rig.inLibrary(u"Hydrate"_s) > 0 && rig.inLibrary(u"Stretch"_s) > 0);
        rig.added({.rewardSet = rig.rewardSet({rig.inLibrary(u"Hydrate"_s)})});
        rig.begin();
        QVERIFY(!rig.onService(u"Stretch"_s)->isEnabled);  // it is not in the set
        rig.planEnd();
        QCOMPARE(rig.planned(ShowPart::Rewards)->chosen(), 1);
        rig.endWithKeys();
        QVERIFY(rig.onService(u"Stretch"_s)->isEnabled && rig.onService(u"Stretch"_s)->isPaused);
        QVERIFY(rig.onService(u"Hydrate"_s)->isEnabled && !rig.onService(u"Hydrate"_s)->isPaused);
    }

    void thePresentStateIsSavedAsAShow()
    {
        ShowsWorld rig;
        rig.made(titled(u"Hydrate"_s));
        rig.changeElsewhere(rig.made(titled(u"Stretch"_s)).id, {.isPaused = true});
        rig.reopenWithRewards();
        QTRY_VERIFY(rig.inLibrary(u"Hydrate"_s) > 0 && rig.inLibrary(u"Stretch"_s) > 0);
        const Api::Channel there = rig.channel();
        QTest::mouseClick(rig.find(u"showsEmpty"_s)->findChild<QAbstractButton *>(), Qt::LeftButton);
        QTRY_VERIFY(rig.isShown(u"showNameDialog"_s));
        rig.find<QLineEdit>(u"showName"_s)->setText(u"Like now"_s);
        rig.click(u"saveShow"_s);
        QTRY_COMPARE(rig.shows->shows().size(), 1);
        // The keyboard goes on in the list that has replaced the empty page.
        auto *list = rig.find<QAbstractItemView>(u"showList"_s);
        QTRY_VERIFY(list->window()->focusWidget() == list);
        const Show show = rig.shows->shows().first();
        QCOMPARE(show.name, u"Like now"_s);
        QVERIFY(show.has(ShowPart::Channel) && show.has(ShowPart::Rewards) && show.has(ShowPart::Chat));
        QCOMPARE(rig.services->channel(rig.me)->store()->presets().first().values.title, there.title);
        // To begin it changes nothing, as long as nothing else does.
        rig.shows->planBegin(show);
        QTRY_VERIFY(!rig.shows->plan()->isReading);
        for (const ShowPart part : {ShowPart::Channel, ShowPart::Rewards, ShowPart::Chat})
            QCOMPARE(rig.planned(part)->chosen(), 0);
        rig.shows->dropPlan();
        // The same name again: nothing is saved, and what was typed stays.
        rig.click(u"keepState"_s);
        QTRY_VERIFY(rig.isShown(u"showNameDialog"_s));
        rig.find<QLineEdit>(u"showName"_s)->setText(u"like now"_s);
        rig.click(u"saveShow"_s);
        QVERIFY(rig.isShown(u"showNameDialog"_s));
        QCOMPARE(rig.services->channel(rig.me)->store()->presets().size(), 1);
    }

    void whatIsNotSavedOfThePresentStateIsSaid()
    {
        ShowsWorld rig;
        rig.waitForRewards();  // there are none
        QTest::mouseClick(rig.find(u"showsEmpty"_s)->findChild<QAbstractButton *>(), Qt::LeftButton);
        auto *dialog = rig.dialog(u"showNameDialog"_s);
        QString note;
        for (const auto *label : dialog->findChildren<QLabel *>()) {
            if (label->text().contains(u"Saved under this name"_s))
                note = label->text();
        }
        const qsizetype without = note.indexOf(u"Not part of it"_s);
        QVERIFY(without > 0 && note.indexOf(u"Reward set"_s) > without);
        rig.click(u"saveShow"_s);
        QTRY_COMPARE(rig.shows->shows().size(), 1);
        QVERIFY(!rig.shows->shows().first().has(ShowPart::Rewards));
    }

    void theSummaryCountsWhatIsWritten()
    {
        ShowsWorld rig;
        const Show show = rig.added({.ads = ShowAds()});
        rig.begin();
        QTRY_VERIFY(rig.text(u"planTitle"_s).endsWith(u"” is running"_s));
        QTRY_VERIFY(rig.services->moderation(rig.me)->chat()->isLive(rig.id()));
        for (const QString &text : {u"Hello"_s, u"Lights out"_s})
            QVERIFY(rig.ask(
                Api::SendChatMessage{.broadcasterId = rig.id(), .senderId = rig.id(), .message = text}));
        QTRY_COMPARE(rig.services->moderation(rig.me)->chat()->countOf(rig.id(), rig.id()), 2);
        rig.planEnd();
        rig.endWithKeys();
        const ShowSummary first = rig.shows->pastRuns(show.id).first().summary;
        const auto figures = showFigures();
        const auto messages = std::ranges::find(figures, u"Messages"_s, &ShowFigure::title);
        QVERIFY(messages != figures.end());
        QVERIFY(messages->text(rig.shows->pastRuns(show.id).first()).startsWith(u"2 from 1 viewer"_s));
        QCOMPARE(first.messages.value_or(-1), 2);
        QCOMPARE(first.chatters, 1);
        QVERIFY(!first.isChatPartial);
        // What is written while Sidestage does not run is not known.
        rig.clock.advance(60s);
        rig.begin();
        rig.reopen();
        rig.planEnd();
        rig.endWithKeys();
        QVERIFY(rig.shows->pastRuns(show.id).first().summary.isChatPartial);
    }

    void anotherShowBeginsAfterTheEndOfTheRunningOne()
    {
        ShowsWorld rig;
        const Show first = rig.added({.name = u"First"_s, .ads = ShowAds{.ahead = 50}});
        rig.begin();
        const Show second = rig.added({.name = u"Second"_s, .ads = ShowAds{.ahead = 70}});
        auto *list = rig.find<QAbstractItemView>(u"showList"_s);
        rig.page->findChild<QAbstractButton *>(u"closePlan"_s)->click();
        QTRY_COMPARE(list->model()->rowCount(), 2);
        list->setCurrentIndex(list->model()->index(1, 0));
        const auto *primary = rig.page->findChild<QAction *>(u"primaryShow"_s);
        QTRY_COMPARE(primary->text(), u"Change over…"_s);
        rig.window->setFocus();
        rig.key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(rig.shows->plan() && !rig.shows->plan()->isReading);
        rig.endWithKeys();
        QTRY_VERIFY(rig.shows->plan() && !rig.shows->plan()->isReading);
        QCOMPARE(rig.shows->plan()->show.id, second.id);
        rig.key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(rig.shows->run() && rig.shows->run()->showId == second.id);
        QCOMPARE(rig.shows->pastRuns(first.id).size(), 1);
    }

    void anAnnouncementIsMadeOnceAlsoAfterARestart()
    {
        ShowsWorld rig;
        const QString text = u"Nobody brings a lamp"_s;
        rig.added({.announcements = {{rig.announcementTemplate(text), 60, false}}});
        rig.waitUntilLive();
        rig.begin();
        QCOMPARE(rig.running(ShowPart::Announcements)->count(State::Waiting), 1);
        QCOMPARE(rig.announced(text), 0);
        rig.reopen();
        QTRY_VERIFY(rig.running(ShowPart::Announcements)
                    && rig.running(ShowPart::Announcements)->steps.first().dueAt.isValid());
        rig.clock.advance(61s);
        QTRY_COMPARE(rig.announced(text), 1);
        QTRY_COMPARE(rig.running(ShowPart::Announcements)->count(State::Done), 1);
        rig.reopen();
        rig.clock.advance(61s);
        QTRY_VERIFY(rig.shows->run() && !rig.shows->isWorking());
        QCOMPARE(rig.running(ShowPart::Announcements)->count(State::Done), 1);
        QCOMPARE(rig.announced(text), 1);
    }

    void thePlannedEndIsThatOfTheStreamThatRunsAsItIsPlannedNow()
    {
        ShowsWorld rig;
        rig.sandbox.act([](Sandbox::World &w) { return w.database().run("DELETE FROM schedule_segments"); });
        const auto planned = rig.ask(Api::CreateScheduleSegment{.broadcasterId = rig.id(),
                                                                .startTime = rig.clock.now().addSecs(600),
                                                                .timezone = u"UTC"_s,
                                                                .duration = {120},
                                                                .isRecurring = true,
                                                                .title = u"Tonight"_s});
        QVERIFY(planned);
        const Api::ScheduleSegment tonight = planned->segments->first();
        rig.jump(30min);
        rig.clock.advance(30min);
        rig.shows->refreshParts();
        const ShowHandler *schedule = rig.shows->handler(ShowPart::Schedule);
        QTRY_VERIFY(!schedule->choices().isEmpty()
                    && schedule->choices().first().name.contains(u"Tonight"_s));
        rig.added({.scheduleEntry = schedule->choices().first().id,
                   .announcements = {{rig.announcementTemplate(u"Good night"_s), 600, true}}});
        rig.planWithKeys();
        QCOMPARE(rig.planned(ShowPart::Schedule)->chosen(), 1);
        QCOMPARE(rig.planned(ShowPart::Announcements)->chosen(), 1);
        QCOMPARE(rig.planned(ShowPart::Announcements)->steps.first().dueAt, tonight.endTime.addSecs(-600));
        // It becomes shorter after the page has read the schedule.
        QVERIFY(rig.ask(Api::UpdateScheduleSegment{
            .broadcasterId = rig.id(), .id = tonight.id, .changes = {.duration = Api::NumberText{60}}}));
        rig.shows->replan();
        QTRY_VERIFY(!rig.shows->plan()->isReading);
        QCOMPARE(rig.planned(ShowPart::Announcements)->steps.first().dueAt, tonight.startTime.addSecs(3'000));
    }

    void pastShowsAreCompared()
    {
        ShowsWorld rig;
        const Show show = rig.added({.ads = ShowAds()});
        for (int i = 0; i < 2; ++i) {
            rig.begin();
            rig.clock.advance(90min);
            rig.planEnd();
            rig.endWithKeys();
        }
        QCOMPARE(rig.shows->pastRuns(show.id).size(), 2);
        auto *table = rig.find<QTableView>(u"lastShows"_s);
        // Both were on one day, and the time tells them apart.
        const auto textAt
            = [&](int row, int column) { return table->model()->index(row, column).data().toString(); };
        QVERIFY(textAt(0, 0) != textAt(1, 0));
        QVERIFY(textAt(0, 0).endsWith(timeOfDay(rig.shows->pastRuns(show.id).first().beganAt)));
        table->setFocus();
        // The ring of the former current row goes.
        table->setCurrentIndex(table->model()->index(0, 0));
        table->viewport()->repaint();
        Painted painted;
        table->viewport()->installEventFilter(&painted);
        rig.key(Qt::Key_Down);
        QCOMPARE(table->currentIndex().row(), 1);
        QTRY_VERIFY(painted.region.contains(table->visualRect(table->model()->index(0, 1)).center()));
        table->clearSelection();
        table->selectRow(0);
        table->selectRow(1);
        rig.key(Qt::Key_C);
        auto *dialog = rig.dialog(u"compareDialog"_s);
        QCOMPARE(rig.find<QTableView>(u"compareTable"_s, dialog)->model()->columnCount(), 3);
        dialog->close();
        // What does not fit is hidden, and what is shown is whole.
        const QHeaderView *header = table->horizontalHeader();
        rig.window->resize(px(1'600), px(800));
        QTRY_COMPARE(header->hiddenSectionCount(), 0);
        rig.window->resize(px(560), px(800));
        QTRY_VERIFY(header->hiddenSectionCount() > 0);
        QVERIFY(!table->isColumnHidden(0) && !table->isColumnHidden(1));
        for (int column = 0; column < header->count(); ++column) {
            if (!table->isColumnHidden(column))
                QTRY_VERIFY2(QFontMetrics(Theme::font(TextRole::Body)).horizontalAdvance(textAt(0, column))
                                 < header->sectionSize(column),
                             qPrintable(textAt(0, column)));
        }
    }
};

QTEST_MAIN(TestShows)
#include "tst_shows.moc"
