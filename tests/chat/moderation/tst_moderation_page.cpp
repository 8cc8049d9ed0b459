// SPDX-License-Identifier: GPL-3.0-or-later

// The page Moderation as a moderator of several channels uses it: real widgets, real events, and a sandbox.

#include "chat/chat_world.h"
#include "test_window.h"

#include "api/moderation/bans.h"
#include "chat/chat_service.h"
#include "chat/moderation/live_chat_view.h"
#include "chat/moderation/message_menu.h"
#include "chat/moderation/moderation_page.h"
#include "chat/moderation/moderation_service.h"
#include "chat/moderation/moderation_texts.h"
#include "chat/moderation/person_pane.h"
#include "chat/moderation/waiting_table.h"
#include "chat/moderation/waiting_view.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/action_button.h"
#include "kit/controls/form_field.h"
#include "kit/controls/segmented.h"
#include "kit/layout/spacing.h"
#include "kit/messages/why_hint.h"
#include "kit/overlays/toast_lane.h"
#include "kit/theme/theme.h"
#include "sandbox/automod/automod.h"
#include "sandbox/automod/suspicious_users.h"
#include "sandbox/chat/blocked_terms.h"
#include "sandbox/chat/held_messages.h"
#include "sandbox/moderation/unban_requests.h"

#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTimer>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;
using Kind = ModerationAction::Kind;

namespace {

const QString rude = u"you steer like a snotgoblin"_s;

struct ModerationRig : ChatWorld, TestWindow
{
    explicit ModerationRig(Api::ScopeSet granted = SandboxFixture::everyScope(), bool hasEvents = true)
        : ChatWorld(hasEvents)
        , scopes(granted)
    {
        for (const QString &login : {lantern, forge})
            sandbox.act([this, id = idOf(login)](Sandbox::World &world) {
                std::ignore = world.area<Sandbox::Automod>().change(id, id, {.overallLevel = 4});
                return rooms(world).change(id, id,
                                           {.emoteMode = false,
                                            .followerMode = false,
                                            .slowMode = false,
                                            .subscriberMode = false,
                                            .uniqueChatMode = false});
            });
        open();
    }
    ~ModerationRig() override { window.reset(); }

    void open()
    {
        me = signIn(quill, scopes);
        chats = make<ChatService>(accounts.get(), clock, QString());
        chats->start();
        service = make<ModerationService>(me, chats->channels(), clock);
        auto *shell = new QWidget;
        page = new ModerationPage(service, shell);
        lane = new ToastLane(shell);
        page->setSurroundings(lane, nullptr);
        page->resize(1032, 700);
        QObject::connect(page, &ModerationPage::permissionRequested, shell,
                         [this](Scope scope) { asked = scope; });
        TestWindow::show(shell, {1032, 700});
        page->show();
        [&] { QTRY_VERIFY(service->channels().size() >= 4); }();
        if (setup.hasEvents && scopes.contains(Scope::ModeratorManageUnbanRequests))
            [&] { QTRY_VERIFY(isHeard()); }();
        waiting = find<QTableView>(u"waitingTable"_s);
    }
    /// As after a restart of the program.
    void reopen()
    {
        window.reset();
        restart();
        open();
    }
    bool isHeard() const
    {
        const auto feeds = service->feeds();
        return !feeds.isEmpty()
            && std::all_of(feeds.begin(), feeds.end(), [](WaitingFeed *feed) { return feed->isLive(); });
    }
    bool isChatLive() { return service->chat()->isLive(idOf(lantern)); }
    /// A viewer writes; returns whether the message appears.
    bool say(const QString &channel, const QString &viewer, const QString &text)
    {
        return sandbox.inSandbox([&, id = idOf(channel), who = idOf(viewer)](Sandbox::World &world) {
            return rooms(world).sendMessage(id, who, text).has_value();
        });
    }
    void hold(const QString &channel, const QString &viewer, const QString &text = rude)
    {
        const int before = service->waitingCount();
        QVERIFY2(!say(channel, viewer, text), "the message is not held");
        QTRY_COMPARE(service->waitingCount(), before + 1);
    }
    QString request(const QString &channel, const QString &viewer, const QString &text)
    {
        return sandbox
            .act([&, id = idOf(channel), who = idOf(viewer)](Sandbox::World &world) {
                std::ignore = world.ban(id, who);
                return world.area<Sandbox::UnbanRequests>().create(id, who, text);
            })
            .id;
    }
    bool isBanned(const QString &channel, const QString &viewer)
    {
        return sandbox.inSandbox([id = idOf(channel), who = idOf(viewer)](Sandbox::World &world) {
            return world.isBanned(id, who);
        });
    }
    QString lastText(const QString &channel) { return lastMessage(channel).text; }
    /// The end of the grace period.
    void pass(std::chrono::seconds time = 6s)
    {
        clock.advance(time);
        service->outbox()->tick();
    }
    void finish() const { QTRY_COMPARE(service->outbox()->held(), 0); }
    QStringList rows() const
    {
        QStringList all;
        for (int row = 0; row < waiting->model()->rowCount(); ++row)
            all.append(waiting->model()->index(row, 0).data(Qt::AccessibleTextRole).toString());
        return all;
    }
    QString current() const { return waiting->currentIndex().data(Qt::AccessibleTextRole).toString(); }
    /// Chooses a channel in a list of them, by the keyboard.
    void choose(const QString &list, const QString &channel)
    {
        auto *combo = find<QComboBox>(list);
        QTest::keyClick(combo, Qt::Key_Home);
        while (combo->currentData() != idOf(channel) && combo->currentIndex() + 1 < combo->count())
            QTest::keyClick(combo, Qt::Key_Down);
        QCOMPARE(combo->currentData().toString(), idOf(channel));
    }
    void focusList()
    {
        window->activateWindow();
        waiting->setFocus();
        QTRY_VERIFY(waiting->hasFocus());
    }
    /// The last message of a channel as the live chat has it.
    ChatLine lastLine(const QString &channel)
    {
        ChatLine last;
        for (const ChatLine &line : service->chat()->lines()) {
            if (line.channelId == idOf(channel))
                last = line;
        }
        return last;
    }
    /// Shows the live chat, with one message of mirelark.
    MessageList *openChat(const QString &text)
    {
        page->showTab(ModerationPage::Tab::LiveChat);
        [&] { QTRY_VERIFY(isChatLive()); }();
        auto *lines = find<MessageList>(u"messageList"_s);
        [&] {
            QVERIFY(say(lantern, u"mirelark"_s, text));
            QTRY_COMPARE(lines->model()->rowCount(), 1);
        }();
        return lines;
    }
    /// Clicks on the button Deny of a row.
    void clickDeny(int row, Qt::MouseButton button = Qt::LeftButton) const
    {
        const QModelIndex cell = waiting->model()->index(row, WaitingDelegate::DecideColumn);
        const QRect rect = waiting->visualRect(cell);
        const QPoint at(rect.left() + px(44) + px(Measure::iconButton) / 2, rect.center().y());
        QTest::mouseClick(waiting->viewport(), button, {}, at);
    }
    QStringList toasts() const
    {
        QStringList all;
        for (const Toast *toast : lane->toasts())
            all.append(toast->content().what + u" / "_s + toast->content().detail);
        return all;
    }

    Api::ScopeSet scopes;
    Account *me = nullptr;
    ChatService *chats = nullptr;
    ModerationService *service = nullptr;
    ModerationPage *page = nullptr;
    ToastLane *lane = nullptr;
    QTableView *waiting = nullptr;
    std::optional<Scope> asked{};
};

}  // namespace

class TestModerationPage : public QObject
{
    Q_OBJECT

    QList<QUrl> m_opened{};

public Q_SLOTS:
    /// In the place of the browser.
    void open(const QUrl &address) { m_opened.append(address); }

private Q_SLOTS:
    void theDrawerGivesTheKeyboardBackToTheList()
    {
        ModerationRig rig;
        rig.hold(lantern, u"mirelark"_s);
        rig.page->resize(600, 700);
        rig.focusList();
        for (const Qt::Key closing : {Qt::Key_I, Qt::Key_Escape}) {
            rig.key(Qt::Key_I);
            QTRY_VERIFY(rig.isShown(u"personTimeOut"_s) && !rig.waiting->isVisible());
            rig.find(u"personTimeOut"_s)->setFocus();
            rig.key(closing);
            QTRY_VERIFY(!rig.isShown(u"personPane"_s));
            QVERIFY(rig.waiting->hasFocus());
        }
    }

    void heldMessagesOfAllChannelsAreDecidedByOneKey()
    {
        ModerationRig rig;
        rig.hold(lantern, u"mirelark"_s);
        rig.hold(forge, u"thistlegrand"_s);
        QCOMPARE(rig.rows().size(), 3);  // a head and two messages
        QVERIFY2(rig.rows().at(1).contains(u"PaperLantern"_s), qPrintable(rig.rows().at(1)));
        rig.focusList();
        QVERIFY2(rig.current().contains(u"PaperLantern"_s), qPrintable(rig.current()));
        rig.key(Qt::Key_A);
        // The next one is current at once.
        QVERIFY2(rig.current().contains(u"MoonlitForge"_s), qPrintable(rig.current()));
        rig.key(Qt::Key_D);
        // Nothing was sent yet: both can be undone.
        QVERIFY(rig.lastText(lantern) != rude);
        QTRY_COMPARE(rig.toasts().size(), 2);
        rig.pass();
        QTRY_COMPARE(rig.lastText(lantern), rude);
        QTRY_COMPARE(rig.service->waitingCount(), 0);
        QVERIFY(rig.lastText(forge) != rude);
        QTRY_VERIFY(rig.lane->toasts().isEmpty());
        QTRY_COMPARE(rig.service->decidedToday(), 2);
    }

    void aDecisionThatIsUndoneSendsNothing()
    {
        ModerationRig rig;
        rig.hold(lantern, u"mirelark"_s);
        rig.focusList();
        rig.watchCalls();
        rig.key(Qt::Key_D);
        QTRY_COMPARE(rig.toasts().size(), 1);
        rig.lane->undoNewest();
        rig.pass();
        QCOMPARE(rig.calls("POST /moderation/automod/message"), 0);
        QCOMPARE(rig.service->waitingCount(), 1);
    }

    void whatSomebodyElseDecidedIsShownAndNotSentAgain()
    {
        ModerationRig rig;
        rig.hold(lantern, u"mirelark"_s);
        const QString id = rig.service->waiting().constFirst().id;
        rig.sandbox.act([&, moderator = rig.idOf(wren)](Sandbox::World &world) {
            return world.area<Sandbox::HeldMessages>().decide(id, moderator, false);
        });
        QTRY_COMPARE(rig.service->waiting().constFirst().outcome, u"denied"_s);
        QVERIFY2(rig.rows().at(1).contains(u"Decided elsewhere"_s), qPrintable(rig.rows().at(1)));
        rig.focusList();
        rig.watchCalls();
        rig.key(Qt::Key_A);
        rig.pass();
        QCOMPARE(rig.calls("POST /moderation/automod/message"), 0);
    }

    void aKeyThatWasMeantForARowThatIsGoneDecidesNothing()
    {
        ModerationRig rig;
        rig.hold(lantern, u"mirelark"_s);
        rig.hold(forge, u"thistlegrand"_s);
        rig.focusList();
        QVERIFY2(rig.current().contains(u"PaperLantern"_s), qPrintable(rig.current()));
        const QList<Waiting> both = rig.service->waiting();
        rig.watchCalls();
        bool isPressed = false;
        connect(rig.waiting->selectionModel(), &QItemSelectionModel::currentChanged, rig.page, [&] {
            // The next event after the change.
            QTimer::singleShot(0, rig.page, [&] {
                isPressed = true;
                rig.key(Qt::Key_D);
                rig.key(Qt::Key_T);
                rig.click(u"personTimeOut"_s);
            });
        });
        rig.service->dismiss(both.at(0));
        QTRY_VERIFY(isPressed);
        QVERIFY(!rig.service->rowOf(both.at(1).key));
        QTest::qWait(600);  // long enough to see which row is current
        QCOMPARE(rig.calls("POST /moderation/bans"), 0);
        rig.key(Qt::Key_D);
        QVERIFY(rig.service->rowOf(both.at(1).key));
    }

    void theHeadOfAGroupStaysCurrentWhenMoreComes()
    {
        ModerationRig rig;
        rig.hold(lantern, u"mirelark"_s);
        rig.focusList();
        rig.key(Qt::Key_Up);
        QCOMPARE(rig.waiting->currentIndex().row(), 0);
        rig.hold(forge, u"thistlegrand"_s);
        QCOMPARE(rig.waiting->currentIndex().row(), 0);
    }

    void theRestOfAReplyToARequestThatIsGoneDecidesNothing()
    {
        ModerationRig rig;
        rig.request(forge, u"mirelark"_s, u"Please."_s);
        QTRY_COMPARE(rig.service->waitingCount(), 1);
        rig.request(lantern, u"gravelpike"_s, u"Please, too."_s);
        QTRY_COMPARE(rig.service->waitingCount(), 2);
        rig.focusList();
        QVERIFY2(rig.current().contains(u"mirelark"_s), qPrintable(rig.current()));
        rig.key(Qt::Key_R);
        auto *reply = rig.find<QLineEdit>(u"replyText"_s);
        QTest::keyClicks(reply, u"We were ra"_s);
        // As when its row ends, because somebody else has answered it.
        for (const Waiting &row : rig.service->waiting()) {
            if (row.channelId == rig.idOf(forge))
                rig.service->dismiss(row);
        }
        QTRY_VERIFY(rig.current().contains(u"PaperLantern"_s));
        QTest::qWait(600);  // long enough to see which row is current
        QVERIFY(reply->hasFocus());
        rig.watchCalls();
        for (const Qt::Key key : {Qt::Key_T, Qt::Key_B, Qt::Key_A, Qt::Key_D, Qt::Key_Return, Qt::Key_Space})
            QTest::keyClick(QApplication::focusWidget(), key);
        QCOMPARE(rig.service->outbox()->held(), 0);
        QCOMPARE(rig.calls("POST /moderation/bans"), 0);
        QVERIFY(rig.find<ActionButton>(u"approveRequest"_s)->isBlocked());
        // A reading has brought the first one back: nobody has answered it on the service.
        QTRY_COMPARE(rig.service->waitingCount(), 2);
        rig.focusList();
        const auto go = [&rig](const QString &viewer) {
            for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down}) {
                for (int i = 0; i < 3 && !rig.current().contains(viewer); ++i)
                    rig.key(key);
            }
            return rig.current().contains(viewer);
        };
        QVERIFY(go(u"mirelark"_s));
        QTRY_COMPARE(reply->text(), u"We were ratbad "_s);
        QVERIFY(go(u"GravelPike"_s));
        QTRY_COMPARE(reply->text(), QString());
        QVERIFY(!rig.find<ActionButton>(u"approveRequest"_s)->isBlocked());
    }

    void channelsThatComeAfterThePageIsShownAreReadAsOftenAsOthers()
    {
        ModerationRig rig(SandboxFixture::everyScope(), false);
        QTRY_COMPARE(rig.service->feeds().size(), rig.service->channels().size());
        for (const WaitingFeed *feed : rig.service->feeds())
            QTRY_COMPARE(feed->interval(), 30);
    }

    void ofManyChannelsTheLiveOnesAreWatched()
    {
        ModerationRig rig;
        const QString me = rig.idOf(quill);
        QString last;
        for (int i = 0; i < ModerationService::maxWatched; ++i) {
            Api::User user{.id = QString::number(7'000'000 + i),
                           .login = u"zz_channel_%1"_s.arg(i, 2, 10, '0'_L1),
                           .createdAt = QDateTime::currentDateTimeUtc()};
            user.displayName = user.login;
            last = user.id;
            rig.sandbox.act([&](Sandbox::World &world) { return world.addUser(user); });
            rig.sandbox.act([&](Sandbox::World &world) { return world.addModerator(user.id, me); });
        }
        rig.chats->channels()->refresh();
        QTRY_VERIFY(rig.service->channels().size() > ModerationService::maxWatched);
        QVERIFY(!rig.service->watched().contains(last));
        QSignalSpy told(rig.service, &ModerationService::channelsChanged);
        rig.sandbox.act(
            [&](Sandbox::World &world) { return world.goLive(last, 3, QDateTime::currentDateTimeUtc()); });
        rig.chats->channels()->refresh();
        QTRY_VERIFY(rig.service->watched().contains(last));
        QVERIFY(!told.isEmpty());  // or views show what waits in one that is not watched any more
    }

    void aClickThatWasMeantForARowThatHasMovedDecidesNothing()
    {
        ModerationRig rig;
        rig.hold(lantern, u"mirelark"_s);
        rig.hold(forge, u"thistlegrand"_s);
        rig.focusList();
        rig.key(Qt::Key_Down);
        const QList<Waiting> both = rig.service->waiting();
        QVERIFY2(rig.current().contains(u"MoonlitForge"_s), qPrintable(rig.current()));
        bool isClicked = false;
        connect(rig.waiting->model(), &QAbstractItemModel::rowsRemoved, rig.page, [&] {
            QTimer::singleShot(0, rig.page, [&] {
                isClicked = true;
                rig.clickDeny(1);
            });
        });
        rig.service->dismiss(both.at(0));
        QTRY_VERIFY(isClicked);
        QVERIFY(!rig.service->rowOf(both.at(1).key));
        QTest::qWait(600);  // long enough to see which row is there
        rig.clickDeny(1, Qt::RightButton);
        QVERIFY(!rig.service->rowOf(both.at(1).key));
        rig.clickDeny(1);
        QVERIFY(rig.service->rowOf(both.at(1).key));
        QCOMPARE(rig.service->secondsHeld(both.at(1).key), 3);
    }

    void belowThePointerRowsKeepTheirPlaces()
    {
        ModerationRig rig;
        rig.hold(lantern, u"mirelark"_s);
        rig.hold(forge, u"thistlegrand"_s);
        const QList<Waiting> both = rig.service->waiting();
        const QPoint at = rig.waiting->visualRect(rig.waiting->model()->index(2, 0)).center();
        QMouseEvent move(QEvent::MouseMove, at, rig.waiting->viewport()->mapToGlobal(at), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(rig.waiting->viewport(), &move);
        rig.service->dismiss(both.at(0));
        QTRY_VERIFY2(rig.rows().at(1).contains(u"Done"_s), qPrintable(rig.rows().at(1)));
        QCOMPARE(rig.rows().size(), 3);
        QTest::qWait(600);  // long enough to see which rows are there
        rig.clickDeny(1);
        QVERIFY(!rig.service->rowOf(both.at(0).key));
        rig.clickDeny(2);
        QVERIFY(rig.service->rowOf(both.at(1).key));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(rig.waiting->viewport(), &leave);
        QTRY_COMPARE(rig.rows().size(), 2);
    }

    void aMessageThatExpiresLeavesTheList()
    {
        ModerationRig rig;
        rig.hold(lantern, u"mirelark"_s);
        rig.jump(301s);
        rig.sandbox.act([](Sandbox::World &world) { return world.area<Sandbox::HeldMessages>().settle(); });
        QTRY_COMPARE(rig.service->waiting().constFirst().outcome, u"expired"_s);
    }

    void anUnbanRequestIsAnsweredWithAReply()
    {
        ModerationRig rig;
        rig.request(forge, u"mirelark"_s, u"I would like to <b>come back</b>."_s);
        QTRY_COMPARE(rig.service->waitingCount(), 1);
        rig.focusList();
        QTRY_VERIFY(rig.isShown(u"replyRow"_s));
        rig.key(Qt::Key_R);
        auto *reply = rig.find<QLineEdit>(u"replyText"_s);
        QVERIFY(reply->hasFocus());
        QTest::keyClicks(reply, u"Welcome back"_s);
        QCOMPARE(rig.text(u"replyCount"_s), u"12 of 500"_s);
        rig.focusList();
        rig.key(Qt::Key_A);
        QVERIFY(rig.isBanned(forge, u"mirelark"_s));
        rig.pass();
        QTRY_VERIFY(!rig.isBanned(forge, u"mirelark"_s));
        const auto answered = rig.sandbox.act(
            [channel = rig.idOf(forge), viewer = rig.idOf(u"mirelark"_s)](Sandbox::World &world) {
                return world.area<Sandbox::UnbanRequests>().list(channel, Api::UnbanRequestStatus::Approved,
                                                                 viewer, 1, {});
            });
        QCOMPARE(answered.data.value(0).resolutionText, std::optional(u"Welcome back"_s));
        QTRY_COMPARE(rig.service->waitingCount(), 0);
    }

    void unbanOnARequestApprovesItAndCanBeUndone()
    {
        ModerationRig rig;
        rig.request(forge, u"mirelark"_s, u"Please."_s);
        QTRY_COMPARE(rig.service->waitingCount(), 1);
        rig.focusList();
        rig.watchCalls();
        rig.key(Qt::Key_B);
        QTRY_COMPARE(rig.toasts(), QStringList{u"Approving the request of mirelark / in MoonlitForge"_s});
        rig.lane->undoNewest();
        rig.pass();
        QCOMPARE(rig.calls("PATCH /moderation/unban_requests"), 0);
        QCOMPARE(rig.calls("DELETE /moderation/bans"), 0);
        QVERIFY(rig.isBanned(forge, u"mirelark"_s));
        rig.click(u"personBan"_s);
        QTRY_COMPARE(rig.toasts().size(), 1);
        rig.pass();
        QTRY_VERIFY(!rig.isBanned(forge, u"mirelark"_s));
        QTRY_COMPARE(rig.service->waitingCount(), 0);
        QCOMPARE(rig.calls("DELETE /moderation/bans"), 0);
    }

    void anUnbanFromTheLiveChatCanBeUndone()
    {
        ModerationRig rig;
        auto *lines = rig.openChat(u"hello"_s);
        lines->setFocus();
        rig.key(Qt::Key_Down);
        rig.key(Qt::Key_B);
        rig.pass();
        QTRY_VERIFY(rig.lastLine(lantern).isBanned);
        rig.watchCalls();
        rig.key(Qt::Key_B);
        QTRY_COMPARE(rig.toasts(), QStringList{u"Unbanning mirelark / in PaperLantern"_s});
        QCOMPARE(rig.calls("DELETE /moderation/bans"), 0);
        rig.pass();
        QTRY_VERIFY(!rig.isBanned(lantern, u"mirelark"_s));
    }

    void whatWasDecidedHereIsNotSaidToBeDecidedElsewhere()
    {
        ModerationRig rig;
        rig.request(forge, u"mirelark"_s, u"Please."_s);
        QTRY_COMPARE(rig.service->waitingCount(), 1);
        QStringList outcomes;
        QObject::connect(rig.service, &ModerationService::waitingChanged, rig.page, [&] {
            for (const Waiting &row : rig.service->waiting())
                outcomes.append(row.outcome);
        });
        rig.hold(lantern, u"mirelark"_s);
        // The event arrives before the answer.
        rig.sandbox.fault({.path = "/moderation/automod/message", .delay = 300ms, .handled = true});
        const Waiting held = rig.service->waiting().constFirst();
        rig.service->act(
            QList{ModerationAction{.kind = Kind::Allow, .channelId = held.channelId, .targetId = held.id}},
            0);
        QTRY_COMPARE(rig.service->waitingCount(), 1);
        rig.finish();
        // It ends the request, too.
        rig.service->act(QList{ModerationAction{.kind = Kind::Unban,
                                                .channelId = rig.idOf(forge),
                                                .userId = rig.idOf(u"mirelark"_s),
                                                .userName = u"mirelark"_s}},
                         0);
        QTRY_VERIFY(rig.service->waiting().isEmpty());
        outcomes.removeAll(QString());
        QVERIFY2(outcomes.isEmpty(), qPrintable(outcomes.join(u' ')));
    }

    void aReplyThatWasTypedStaysWhenAnotherRowIsShown()
    {
        ModerationRig rig;
        rig.request(forge, u"mirelark"_s, u"Please."_s);
        rig.request(lantern, u"mirelark"_s, u"Please, too."_s);
        QTRY_COMPARE(rig.service->waitingCount(), 2);
        rig.focusList();
        const QString first = rig.current();
        rig.key(Qt::Key_R);
        QTest::keyClicks(rig.find<QLineEdit>(u"replyText"_s), u"half a sen"_s);
        rig.focusList();
        const bool isLast = rig.waiting->currentIndex().row() == rig.waiting->model()->rowCount() - 1;
        rig.key(isLast ? Qt::Key_Up : Qt::Key_Down);
        QVERIFY(rig.current() != first);
        QCOMPARE(rig.find<QLineEdit>(u"replyText"_s)->text(), QString());
        rig.key(isLast ? Qt::Key_Down : Qt::Key_Up);
        QCOMPARE(rig.find<QLineEdit>(u"replyText"_s)->text(), u"half a sen"_s);
    }

    void aSuspiciousViewerWhoWritesIsShownAndCanBeBanned()
    {
        ModerationRig rig;
        rig.sandbox.act(
            [channel = rig.idOf(lantern), viewer = rig.idOf(u"mirelark"_s)](Sandbox::World &world) {
                return world.area<Sandbox::SuspiciousUsers>().setStatus(
                    channel, channel, viewer, Sandbox::LowTrustStatus::ActiveMonitoring);
            });
        QVERIFY(rig.say(lantern, u"mirelark"_s, u"hello"_s));
        QTRY_COMPARE(rig.service->waitingCount(), 1);
        rig.focusList();
        rig.key(Qt::Key_B);
        QTRY_COMPARE(rig.toasts().size(), 1);
        QVERIFY2(rig.toasts().constFirst().contains(u"Banning mirelark"_s),
                 qPrintable(rig.toasts().constFirst()));
        QVERIFY(!rig.isBanned(lantern, u"mirelark"_s));
        rig.pass();
        QTRY_VERIFY(rig.isBanned(lantern, u"mirelark"_s));
        QTRY_VERIFY(rig.service->history()->person(rig.idOf(lantern), rig.idOf(u"mirelark"_s)).bans == 1);
        rig.key(Qt::Key_D);
        QTRY_COMPARE(rig.service->waitingCount(), 0);
    }

    void whatFailedSaysThatItWasNotDoneAndWhy()
    {
        ModerationRig rig;
        rig.request(forge, u"mirelark"_s, u"Please."_s);
        QTRY_COMPARE(rig.service->waitingCount(), 1);
        rig.sandbox.fault({.path = "/moderation/unban_requests",
                           .method = "PATCH",
                           .status = 400,
                           .message = u"The moon is full."_s});
        rig.focusList();
        rig.key(Qt::Key_D);
        QTRY_COMPARE(rig.toasts(), QStringList{u"Denying the request of mirelark / in MoonlitForge"_s});
        QCOMPARE(ModerationTexts::name(Kind::Refuse), u"Deny"_s);
        rig.pass();
        QTRY_VERIFY2(rig.toasts().value(0).startsWith(u"The request of mirelark was not denied / "_s),
                     qPrintable(rig.toasts().value(0)));
        QVERIFY2(rig.toasts().constFirst().contains(u"The moon is full."_s),
                 qPrintable(rig.toasts().constFirst()));
    }

    void aTimeoutIsSentAtOnceAndUndoEndsIt()
    {
        ModerationRig rig;
        rig.hold(lantern, u"mirelark"_s);
        rig.focusList();
        rig.key(Qt::Key_T);
        QTRY_VERIFY(rig.isBanned(lantern, u"mirelark"_s));
        QTRY_COMPARE(rig.toasts().size(), 1);
        QTRY_VERIFY2(rig.text(u"personFact:2"_s).contains(u"Timed out until"_s),
                     qPrintable(rig.text(u"personFact:2"_s)));
        QVERIFY(rig.lane->undoNewest());
        QTRY_VERIFY(!rig.isBanned(lantern, u"mirelark"_s));
        QTRY_VERIFY2(!rig.text(u"personFact:2"_s).contains(u"Timed out until"_s),
                     qPrintable(rig.text(u"personFact:2"_s)));
    }

    void aWarningNeedsAReasonAndIsSentOnce()
    {
        ModerationRig rig;
        rig.hold(lantern, u"mirelark"_s);
        rig.focusList();
        rig.watchCalls();
        rig.key(Qt::Key_W);
        const QPointer<QDialog> dialog = rig.dialog(u"warnDialog"_s);
        auto *reason = rig.find<QLineEdit>(u"warnReason"_s, dialog);
        QTRY_VERIFY(reason->hasFocus());
        // Enter does not cancel, and says what is missing.
        rig.key(Qt::Key_Return);
        QVERIFY(dialog && dialog->isVisible());
        const auto *row = qobject_cast<FormField *>(reason->parentWidget());
        QVERIFY(row && row->hasError());
        QVERIFY(reason->hasFocus());
        QTest::keyClicks(reason, u"Be kind."_s);
        QVERIFY(!row->hasError());
        rig.key(Qt::Key_Return);
        QTRY_VERIFY(!dialog || !dialog->isVisible());
        QTRY_COMPARE(rig.toasts().size(), 1);
        QCOMPARE(rig.calls("POST /moderation/warnings"), 0);
        rig.pass();
        QTRY_COMPARE(rig.calls("POST /moderation/warnings"), 1);
        QTRY_COMPARE(rig.service->history()->person(rig.idOf(lantern), rig.idOf(u"mirelark"_s)).warnings, 1);
    }

    void theButtonsOfAViewerFitIntoAPaneOfAnyWidth()
    {
        ModerationRig rig;
        QWidget around;
        auto *pane = new PersonPane(rig.service, &around);
        auto *link = rig.find<QAbstractButton>(u"personShowAll"_s, pane);
        link->setText(QString(100, u'x'));
        link->show();
        around.resize(600, 800);
        around.show();
        const QWidget *foot = pane->foot();
        const auto areInside = [foot] {
            const auto buttons = foot->findChildren<ActionButton *>();
            return buttons.size() == 4 && std::ranges::all_of(buttons, [foot](const ActionButton *button) {
                       return button->geometry().bottom() < foot->height();
                   });
        };
        for (int width = 200; width <= PersonPane::paneWidth + 40; width += 8) {
            pane->setGeometry(0, 0, px(width), 800);
            QTRY_VERIFY2(areInside(), qPrintable(QString::number(width)));
        }
        pane->setGeometry(0, 0, px(PersonPane::paneWidth), 800);
        QTRY_COMPARE(pane->findChild<QScrollArea *>()->horizontalScrollBar()->maximum(), 0);
    }

    void aRequestThatComesWhileTheOthersAreReadStays()
    {
        ModerationRig rig;
        rig.request(forge, u"mirelark"_s, u"Please."_s);
        QTRY_COMPARE(rig.service->waitingCount(), 1);
        QTRY_VERIFY(!rig.service->feeds().first()->isReading());
        // The answer is made before the next request comes, and arrives after it.
        rig.sandbox.fault({.path = "/moderation/unban_requests",
                           .method = "GET",
                           .times = -1,
                           .delay = 700ms,
                           .handled = true});
        for (WaitingFeed *feed : rig.service->feeds())
            feed->refresh();
        for (WaitingFeed *feed : rig.service->feeds())
            QTRY_VERIFY(feed->isReading());
        QTest::qWait(300);
        rig.request(forge, u"gravelpike"_s, u"Please, too."_s);
        QTRY_COMPARE(rig.service->waitingCount(), 2);
        for (WaitingFeed *feed : rig.service->feeds())
            QTRY_VERIFY(!feed->isReading());
        QCOMPARE(rig.service->waitingCount(), 2);
    }

    void whatCannotBeReadAboutAViewerIsNotSaidToBeNo()
    {
        ModerationRig rig;
        rig.sandbox.fault({.path = "/channels/followers", .times = -1, .status = 403});
        rig.hold(lantern, u"mirelark"_s);
        QTRY_COMPARE(rig.text(u"personFact:0"_s), u"Not known"_s);
    }

    void whatWasNotReadDuringAnOutageIsReadAgain()
    {
        ModerationRig rig;
        rig.sandbox.fault({.path = "/channels/followers", .times = -1, .cutConnection = true});
        rig.hold(lantern, u"mirelark"_s);
        QTRY_COMPARE(rig.text(u"personFact:0"_s), u"Not known"_s);
        rig.sandbox.clearFaults();
        for (WaitingFeed *feed : rig.service->feeds())
            feed->refresh();
        QTRY_VERIFY(rig.text(u"personFact:0"_s) != u"Not known"_s);
        QTRY_VERIFY(rig.text(u"personFact:0"_s) != u"…"_s);
    }

    void aBanThatWasNotSeenHereIsReadOrNotKnown()
    {
        // Without this permission, this computer does not see what other moderators do.
        ModerationRig rig(without({Scope::ModeratorReadVips}));
        rig.request(forge, u"mirelark"_s, u"Please."_s);
        QTRY_COMPARE(rig.service->waitingCount(), 1);
        QTRY_COMPARE(rig.text(u"personFact:4"_s), u"Not known"_s);
        // The service lists the bans of the own channel.
        rig.request(quill, u"gravelpike"_s, u"Please."_s);
        QTRY_COMPARE(rig.service->waitingCount(), 2);
        rig.focusList();
        for (int row = 0; row < rig.rows().size(); ++row) {
            if (rig.rows().at(row).contains(u"gravelpike"_s, Qt::CaseInsensitive))
                rig.waiting->setCurrentIndex(rig.waiting->model()->index(row, 0));
        }
        QTRY_VERIFY2(rig.text(u"personFact:4"_s).startsWith(u"1, last"_s),
                     qPrintable(rig.text(u"personFact:4"_s)));
    }

    void aRequestOfAnotherDayHasItsDate()
    {
        ModerationRig rig;
        rig.request(forge, u"mirelark"_s, u"Please."_s);
        QTRY_COMPARE(rig.service->waitingCount(), 1);
        const QDateTime asked = rig.service->waiting().constFirst().since.addDays(-38);
        const QString day = QLocale().toString(asked.toLocalTime().date(), QLocale::ShortFormat);
        QVERIFY(!rig.text(u"personWhere"_s).contains(day));
        rig.sandbox.inSandbox([](Sandbox::World &world) {
            return bool(world.database().run("UPDATE unban_requests SET created_at = created_at - ?",
                                             qint64(38) * 24 * 3'600 * 1'000));
        });
        for (WaitingFeed *feed : rig.service->feeds())
            feed->refresh();
        QTRY_VERIFY2(rig.text(u"personWhere"_s).contains(day), qPrintable(rig.text(u"personWhere"_s)));
    }

    void aLongMessageIsShownToBeCut()
    {
        ModerationRig rig;
        auto *lines = rig.openChat(u"word "_s.repeated(60));
        lines->setCurrentIndex(lines->model()->index(0, 0));
        QTRY_VERIFY2(rig.text(u"personMessages"_s).contains(u"word…"_s),
                     qPrintable(rig.text(u"personMessages"_s)));
    }

    void theLevelStandsBeforeTheCategory()
    {
        QCOMPARE(ModerationTexts::why({.kind = Waiting::Kind::Held, .reason = u"sexwords"_s, .level = 3}),
                 u"Level 3: Sexual terms"_s);
    }

    void searchAndChoicesNarrowTheList()
    {
        ModerationRig rig;
        rig.hold(lantern, u"mirelark"_s);
        rig.hold(forge, u"thistlegrand"_s);
        rig.request(forge, u"gravelpike"_s, u"lanterns are nice"_s);
        QTRY_COMPARE(rig.service->waitingCount(), 3);
        rig.focusList();
        rig.key(Qt::Key_Slash);
        auto *search = rig.find<QLineEdit>(u"waitingSearch"_s);
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, u"mirelark"_s);
        QTRY_COMPARE(rig.rows().size(), 2);
        search->clear();
        rig.find<Segmented>(u"waitingShow"_s)->setCurrentData(int(Waiting::Kind::Request));
        QTRY_COMPARE(rig.rows().size(), 2);
        QVERIFY2(rig.rows().at(1).contains(u"lanterns are nice"_s), qPrintable(rig.rows().at(1)));
    }

    void bansEndWithAnOutcomeAfterFaultsAndARestart()
    {
        ModerationRig rig;
        QList<ModerationAction> actions;
        for (int i = 0; i < 40; ++i) {
            Api::User user{.id = QString::number(7'000'000 + i),
                           .login = u"crowd_%1"_s.arg(i),
                           .createdAt = QDateTime::currentDateTimeUtc()};
            user.displayName = user.login;
            rig.sandbox.act([&](Sandbox::World &world) { return world.addUser(user); });
            actions.append({.kind = Kind::Ban,
                            .channelId = rig.idOf(i % 2 ? lantern : forge),
                            .userId = user.id,
                            .userName = user.login});
        }
        rig.watchCalls();
        rig.sandbox.fault({.path = "/moderation/bans", .times = 2, .status = 500});
        rig.service->act(actions, 0);
        QTRY_VERIFY(rig.calls("POST /moderation/bans") >= 8);
        rig.reopen();
        const auto banned = [&] {
            int count = 0;
            for (const ModerationAction &action : actions)
                count += rig.sandbox.inSandbox(
                    [&](Sandbox::World &world) { return world.isBanned(action.channelId, action.userId); });
            return count;
        };
        QTRY_COMPARE(banned(), 40);
        QTRY_COMPARE(rig.service->outbox()->held(), 0);
        QCOMPARE(rig.service->outbox()->counts().failed, 0);
    }

    void theLiveChatShowsWhatIsWrittenAndWhatModeratorsDo()
    {
        ModerationRig rig;
        auto *lines = rig.openChat(u"hello <b>all</b>"_s);
        const QString spoken = lines->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains(u"mirelark"_s) && spoken.contains(u"hello <b>all</b>"_s),
                 qPrintable(spoken));
        lines->setFocus();
        rig.key(Qt::Key_Delete);
        QTRY_COMPARE(rig.toasts(), QStringList{u"Deleting the message of mirelark / in PaperLantern"_s});
        rig.pass();
        QTRY_VERIFY(rig.lastLine(lantern).isRemoved);
        QVERIFY(lines->model()->index(0, 0).data(Qt::AccessibleTextRole).toString().startsWith(u"Deleted"_s));
        QTRY_COMPARE(rig.lastLine(lantern).removedBy, u"QuillScribe"_s);
        rig.key(Qt::Key_T);
        QTRY_VERIFY(rig.lastLine(lantern).timedOutUntil.isValid());
    }

    void aRemovedMessageIsMarkedAsDeletedOnceTheTimeoutIsOver()
    {
        ModerationRig rig;
        auto *lines = rig.openChat(u"hello"_s);
        const QString mirelark = rig.idOf(u"mirelark"_s);
        rig.service->chat()->markRemoved(rig.lastLine(lantern).id, u"WrenLoft"_s);
        const QImage deleted = lines->grab().toImage();
        const auto timeOut = [&](std::chrono::seconds left) {
            rig.service->chat()->markPerson(rig.idOf(lantern), mirelark, false,
                                            QDateTime::currentDateTimeUtc().addSecs(left.count()));
            return lines->grab().toImage();
        };
        QVERIFY(timeOut(60s) != deleted);
        QCOMPARE(timeOut(-1s), deleted);
    }

    void aMessageWithoutAnIdIsNotDeleted()
    {
        ModerationRig rig;
        rig.openChat(u"hello"_s);
        rig.watchCalls();
        rig.service->act(QList{ModerationAction{.kind = Kind::Delete, .channelId = rig.idOf(lantern)}}, 0);
        rig.finish();
        // The service would clear the chat.
        QCOMPARE(rig.calls("DELETE /moderation/chat"), 0);
        rig.service->chat()->markRemoved({}, {});
        QVERIFY(!rig.lastLine(lantern).isRemoved);
    }

    void aTabThatOpensTakesTheKeyboardToItsList()
    {
        ModerationRig rig;
        rig.request(quill, u"gravelpike"_s, u"Please."_s);  // somebody is banned in the own channel
        QTRY_COMPARE(rig.service->waitingCount(), 1);
        rig.hold(lantern, u"mirelark"_s);
        rig.focusList();
        // Nothing was written yet: the list has the keyboard as soon as it is shown.
        rig.page->showTab(ModerationPage::Tab::LiveChat);
        QTRY_VERIFY(rig.isChatLive());
        QVERIFY(!rig.find<QLineEdit>(u"chatSearch"_s)->hasFocus());
        QVERIFY(rig.say(lantern, u"mirelark"_s, u"hello"_s));
        QTRY_VERIFY(rig.find<QAbstractItemView>(u"messageList"_s)->hasFocus());
        rig.page->showTab(ModerationPage::Tab::Banned);
        QTRY_VERIFY(rig.find<QAbstractItemView>(u"bannedTable"_s)->hasFocus());
        rig.page->showTab(ModerationPage::Tab::Log);
        QVERIFY(!rig.find<QLineEdit>(u"logSearch"_s)->hasFocus());
    }

    void toastsDoNotCoverTheButtons()
    {
        ModerationRig rig;
        const auto isCovered = [&rig](QAnyStringView name) {
            const auto *widget = rig.find<QWidget>(name);
            const QRect toasts(rig.lane->mapToGlobal(QPoint()), rig.lane->size());
            return toasts.intersects(QRect(widget->mapToGlobal(QPoint()), widget->size()));
        };
        rig.hold(lantern, u"mirelark"_s);
        rig.focusList();
        rig.key(Qt::Key_D);
        QTRY_COMPARE(rig.toasts().size(), 1);
        QTRY_VERIFY(rig.lane->isVisible() && !isCovered(u"personDelete"_s) && !isCovered(u"personBan"_s));
        rig.page->showTab(ModerationPage::Tab::LiveChat);
        QTRY_VERIFY(!isCovered(u"chatText"_s));
    }

    void aLinkIsOpenedOnlyAfterAQuestionWithItsWholeAddress()
    {
        ModerationRig rig;
        const QString said = u"see (https://example.com/a?b=c), http://xn--e1afmkfd.example/x."_s;
        auto *lines = rig.openChat(said);
        QDesktopServices::setUrlHandler(u"http"_s, this, "open");
        QDesktopServices::setUrlHandler(u"https"_s, this, "open");
        const auto restored = qScopeGuard([] {
            QDesktopServices::unsetUrlHandler(u"http"_s);
            QDesktopServices::unsetUrlHandler(u"https"_s);
        });
        m_opened.clear();
        const auto choose = [&](int at) {
            lines->setFocus();
            lines->setCurrentIndex(lines->model()->index(0, 0));
            QContextMenuEvent wanted(QContextMenuEvent::Keyboard, {}, {});
            QApplication::sendEvent(lines, &wanted);
            auto *menu = lines->findChild<QMenu *>(u"messageMenu"_s);
            QVERIFY(menu);
            QCOMPARE(menu->actions().size(), 3);
            menu->actions().at(at)->trigger();
            menu->close();
            delete menu;
        };
        choose(0);
        auto *dialog = rig.dialog(u"linkDialog"_s);
        QCOMPARE(rig.find<QPlainTextEdit>(u"linkAddress"_s, dialog)->toPlainText(),
                 u"https://example.com/a?b=c"_s);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!rig.isShown(u"linkDialog"_s));
        QCOMPARE(m_opened, QList<QUrl>());
        choose(1);
        dialog = rig.dialog(u"linkDialog"_s);
        QCOMPARE(rig.find<QPlainTextEdit>(u"linkAddress"_s, dialog)->toPlainText(),
                 u"http://xn--e1afmkfd.example/x"_s);
        rig.find<QAbstractButton>(u"confirm"_s, dialog)->click();
        QTRY_COMPARE(m_opened, QList{QUrl(u"http://xn--e1afmkfd.example/x"_s)});
        choose(2);
        QCOMPARE(QGuiApplication::clipboard()->text(), said);
    }

    void linksAreFoundWithoutWhatFollowsThem()
    {
        const auto found = [](const QString &text) {
            QStringList all;
            for (const QUrl &link : linksIn(text))
                all.append(link.toString(QUrl::FullyEncoded));
            return all;
        };
        QCOMPARE(found(u"no link, ftp://example.com or javascript:alert(1)"_s), QStringList());
        QCOMPARE(found(u"HTTPS://example.com/a_(b)! https://example.com/a_(b)"_s),
                 QStringList{u"https://example.com/a_(b)"_s});
        // Letters that look alike are seen as what they are.
        QCOMPARE(found(u"https://ex\u0430mple.com"_s), QStringList{u"https://xn--exmple-4nf.com"_s});
        // The host would be evil.example.
        QCOMPARE(found(u"https://example.com@evil.example/"_s), QStringList());
        QCOMPARE(found(u"https:// http://..."_s), QStringList());
    }

    void nothingMovesWhileTheChatIsPaused()
    {
        ModerationRig rig;
        rig.page->showTab(ModerationPage::Tab::LiveChat);
        QTRY_VERIFY(rig.isChatLive());
        auto *lines = rig.find<MessageList>(u"messageList"_s);
        for (int i = 0; i < 60; ++i)
            QVERIFY(rig.say(lantern, u"wrenloft"_s, u"line %1"_s.arg(i)));
        QTRY_COMPARE(lines->model()->rowCount(), 60);
        QTRY_VERIFY(lines->visualRect(lines->model()->index(59, 0)).isValid());
        lines->setFocus();
        rig.key(Qt::Key_P);
        QVERIFY(!lines->isFollowing());
        QVERIFY(rig.isShown(u"chatPaused"_s));
        const QRect before = lines->visualRect(lines->model()->index(50, 0));
        for (int i = 0; i < 20; ++i)
            QVERIFY(rig.say(lantern, u"wrenloft"_s, u"later %1"_s.arg(i)));
        QTRY_COMPARE(lines->model()->rowCount(), 80);
        QCOMPARE(lines->visualRect(lines->model()->index(50, 0)), before);
        QTRY_VERIFY(rig.text(u"bannerSentence"_s).contains(u"20"_s));
        rig.key(Qt::Key_End);
        QVERIFY(lines->isFollowing());
        QTRY_VERIFY(lines->visualRect(lines->model()->index(79, 0)).isValid());
        QVERIFY(!rig.isShown(u"chatPaused"_s));
    }

    void fromRightToLeftMessagesStandAtTheirTimes()
    {
        ModerationRig rig;
        rig.page->setLayoutDirection(Qt::RightToLeft);
        auto *lines = rig.openChat(u"hello."_s);
        const QRect row = lines->visualRect(lines->model()->index(0, 0));
        QVERIFY(row.isValid());
        const QImage image = lines->viewport()->grab(row).toImage();
        const QColor ground = image.pixelColor(0, 0);
        int leftmost = image.width();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < leftmost; ++x) {
                if (image.pixelColor(x, y) != ground)
                    leftmost = x;
            }
        }
        QVERIFY2(leftmost > image.width() / 2 && leftmost < image.width(),
                 qPrintable(QString::number(leftmost)));
    }

    void whenTheChosenMessageIsGoneNobodyIsChosen()
    {
        ModerationRig rig;
        auto *lines = rig.openChat(u"hello"_s);
        QVERIFY(rig.say(lantern, u"wrenloft"_s, u"good evening"_s));
        QTRY_COMPARE(lines->model()->rowCount(), 2);
        lines->setCurrentIndex(lines->model()->index(0, 0));
        const auto *pane = rig.find<PersonPane>(u"personPane"_s);
        QVERIFY(pane->subject());
        // As for a message that is forgotten after many later ones.
        rig.find<QLineEdit>(u"chatSearch"_s)->setText(u"good evening"_s);
        QTRY_COMPARE(lines->model()->rowCount(), 1);
        QVERIFY(!lines->currentIndex().isValid());
        QVERIFY(!pane->subject());
    }

    void aMessageIsWrittenAndAReplyNamesWhatItAnswers()
    {
        ModerationRig rig;
        auto *lines = rig.openChat(u"is anybody there?"_s);
        lines->setFocus();
        rig.key(Qt::Key_R);
        auto *text = rig.find<QLineEdit>(u"chatText"_s);
        QVERIFY(text->hasFocus());
        QCOMPARE(rig.find<QComboBox>(u"chatTo"_s)->currentData().toString(), rig.idOf(lantern));
        QTest::keyClicks(text, u"We are"_s);
        rig.key(Qt::Key_Return);
        QTRY_COMPARE(rig.lastText(lantern), u"We are"_s);
        QTRY_COMPARE(text->text(), QString());
        QTRY_COMPARE(rig.lastLine(lantern).replyName, u"mirelark"_s);
        rig.key(Qt::Key_Up);
        QCOMPARE(text->text(), u"We are"_s);
    }

    void whatIsWrittenGoesToTheChannelThatIsLookedAt()
    {
        ModerationRig rig;
        rig.page->showTab(ModerationPage::Tab::LiveChat);
        QTRY_VERIFY(rig.isChatLive());
        auto *to = rig.find<QComboBox>(u"chatTo"_s);
        rig.choose(u"chatChannel"_s, forge);
        QCOMPARE(to->currentData().toString(), rig.idOf(forge));
        // All channels together are none to write to.
        QTest::keyClick(rig.find<QComboBox>(u"chatChannel"_s), Qt::Key_Home);
        QCOMPARE(to->currentData().toString(), rig.idOf(forge));
        // What answers a message of one channel is not sent to another one as an answer.
        QVERIFY(rig.say(lantern, u"mirelark"_s, u"is anybody there?"_s));
        auto *lines = rig.find<MessageList>(u"messageList"_s);
        QTRY_COMPARE(lines->model()->rowCount(), 1);
        lines->setFocus();
        rig.key(Qt::Key_R);
        QVERIFY(rig.isShown(u"chatReplyTo"_s));
        rig.choose(u"chatTo"_s, forge);
        QVERIFY(!rig.isShown(u"chatReplyTo"_s));
        auto *text = rig.find<QLineEdit>(u"chatText"_s);
        text->setFocus();
        QTest::keyClicks(text, u"Not to you"_s);
        rig.key(Qt::Key_Return);
        QTRY_COMPARE(rig.lastText(forge), u"Not to you"_s);
        QTRY_COMPARE(text->text(), QString());
        QCOMPARE(rig.lastMessage(forge).parentId, QString());
    }

    void whatIsTypedDuringTheSendStays()
    {
        ModerationRig rig;
        auto *lines = rig.openChat(u"is anybody there?"_s);
        rig.choose(u"chatTo"_s, lantern);
        auto *text = rig.find<QLineEdit>(u"chatText"_s);
        text->setFocus();
        QTest::keyClicks(text, u"first"_s);
        rig.key(Qt::Key_Return);
        QVERIFY(rig.find<ActionButton>(u"chatSend"_s)->isBlocked());
        QTest::keyClicks(text, u" and more"_s);
        // Hidden, the view keeps the text as a draft.
        rig.page->showTab(ModerationPage::Tab::Waiting);
        rig.page->showTab(ModerationPage::Tab::LiveChat);
        lines->setFocus();
        rig.key(Qt::Key_R);
        QTRY_VERIFY(!rig.find<ActionButton>(u"chatSend"_s)->isBlocked());
        QCOMPARE(rig.lastText(lantern), u"first"_s);
        QCOMPARE(text->text(), u"first and more"_s);
        QVERIFY(rig.isShown(u"chatReplyTo"_s));
        QCOMPARE(rig.service->chat()->draft(rig.idOf(lantern)), u"first and more"_s);
    }

    void aMessageThatIsDroppedSaysWhyAndStays()
    {
        ModerationRig rig;
        rig.page->showTab(ModerationPage::Tab::LiveChat);
        QTRY_VERIFY(rig.isChatLive());
        auto *text = rig.find<QLineEdit>(u"chatText"_s);
        text->setFocus();
        QTest::keyClicks(text, u"the same"_s);
        rig.sandbox.fault({.path = "/chat/messages",
                           .body = R"({"data":[{"message_id":"","is_sent":false,"drop_reason":{)"
                                   R"("code":"msg_duplicate","message":"It says <b>the same</b>."}}]})"});
        rig.key(Qt::Key_Return);
        QTRY_VERIFY(rig.isShown(u"chatProblem"_s));
        QVERIFY2(rig.text(u"chatProblem"_s).contains(u"It says <b>the same</b>."_s),
                 qPrintable(rig.text(u"chatProblem"_s)));
        QCOMPARE(text->text(), u"the same"_s);
        rig.reopen();
        rig.page->showTab(ModerationPage::Tab::LiveChat);
        QTRY_COMPARE(rig.find<QLineEdit>(u"chatText"_s)->text(), u"the same"_s);
    }

    void aGrantedPermissionArrives()
    {
        ModerationRig rig(without({Scope::UserWriteChat, Scope::ModeratorManageBannedUsers}));
        auto *lines = rig.openChat(u"is anybody there?"_s);
        lines->setCurrentIndex(lines->model()->index(0, 0));
        rig.find<QLineEdit>(u"chatText"_s)->setText(u"Yes"_s);
        const auto *send = rig.find<ActionButton>(u"chatSend"_s);
        const auto *timeOut = rig.find<ActionButton>(u"personTimeOut"_s);
        QVERIFY(send->isBlocked() && timeOut->isBlocked());
        QVERIFY(rig.isShown(u"chatPermission"_s));
        rig.me->session()->setToken(tokenOf(rig.sandbox.signIn(quill, SandboxFixture::everyScope())));
        QCOMPARE(send->reason(), QString());
        QCOMPARE(timeOut->reason(), QString());
        QVERIFY(!rig.isShown(u"chatPermission"_s));
        QVERIFY(!rig.isShown(u"personPermission"_s));
    }

    void withoutPermissionItSaysWhatIsMissing()
    {
        ModerationRig rig(without({Scope::ModeratorManageAutomod, Scope::ModeratorManageBannedUsers}));
        QTRY_VERIFY(rig.isShown(u"waitingPermission"_s));
        Q_EMIT rig.find<WhyHint>(u"waitingPermission"_s)->actionTriggered();
        QCOMPARE(rig.asked, std::optional(Scope::ModeratorManageAutomod));
        rig.request(forge, u"mirelark"_s, u"Please."_s);
        QTRY_COMPARE(rig.service->waitingCount(), 1);
        rig.focusList();
        rig.watchCalls();
        rig.key(Qt::Key_T);
        rig.pass();
        QCOMPARE(rig.calls("POST /moderation/bans"), 0);
        QVERIFY(rig.find<ActionButton>(u"personTimeOut"_s)->isBlocked());
    }
};

QTEST_MAIN(TestModerationPage)
#include "tst_moderation_page.moc"
