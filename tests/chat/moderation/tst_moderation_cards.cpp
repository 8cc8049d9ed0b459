// SPDX-License-Identifier: GPL-3.0-or-later

// The cards of Moderation on the page On air: what waits, and the live chat of the own channel.

#include "chat/chat_world.h"
#include "test_window.h"

#include "chat/chat_service.h"
#include "chat/moderation/live_chat_card.h"
#include "chat/moderation/live_chat_view.h"
#include "chat/moderation/message_list.h"
#include "chat/moderation/moderation_card.h"
#include "chat/moderation/moderation_page.h"
#include "chat/moderation/moderation_service.h"
#include "kit/messages/why_hint.h"
#include "kit/overlays/toast_lane.h"
#include "kit/text/pill.h"
#include "kit/theme/theme.h"
#include "page/page_action.h"
#include "sandbox/automod/automod.h"
#include "sandbox/moderation/unban_requests.h"

#include <QAction>
#include <QBoxLayout>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

namespace {

const QString rude = u"you steer like a snotgoblin"_s;

struct CardsRig : ChatWorld, TestWindow
{
    /// `login` moderates: QuillScribe several channels, PaperLantern its own.
    explicit CardsRig(const QString &login = quill, Api::ScopeSet scopes = SandboxFixture::everyScope())
    {
        for (const QString &channel : {lantern, forge, welder})
            sandbox.act([this, id = idOf(channel)](Sandbox::World &world) {
                std::ignore = world.area<Sandbox::Automod>().change(id, id, {.overallLevel = 4});
                return rooms(world).change(id, id,
                                           {.emoteMode = false,
                                            .followerMode = false,
                                            .slowMode = false,
                                            .subscriberMode = false,
                                            .uniqueChatMode = false});
            });
        me = signIn(login, scopes);
        chats = make<ChatService>(accounts.get(), clock, QString());
        chats->start();
        service = make<ModerationService>(me, chats->channels(), clock);
        shell = new QWidget;
        auto *layout = new QVBoxLayout(shell);
        card = new ModerationCard(service);
        chat = new LiveChatCard(service);
        layout->addWidget(card, 1);
        layout->addWidget(chat, 1);
        lane = new ToastLane(shell);
        for (OverviewCard *one : {static_cast<OverviewCard *>(card), static_cast<OverviewCard *>(chat)}) {
            one->setSurroundings(lane, nullptr);
            QObject::connect(one, &OverviewCard::pageRequested, shell,
                             [this](const QString &page) { wanted = page; });
            QObject::connect(one, &OverviewCard::permissionRequested, shell,
                             [this](Scope scope) { asked = scope; });
        }
        // As the page On air with another card has it.
        addPageAction(shell, "other", Icon::Send, u"Announce"_s, Qt::Key_A, [this] { ++others; });
        TestWindow::show(shell, {600, 700});
        [&] { QTRY_VERIFY(service->channels().size() >= 1); }();
        if (scopes.contains(Scope::ModeratorManageUnbanRequests))
            [&] { QTRY_VERIFY(isHeard()); }();
        table = find<QTableView>(u"moderationTable"_s);
    }
    ~CardsRig() override { window.reset(); }

    bool isHeard() const
    {
        const auto feeds = service->feeds();
        return feeds.size() == service->watched().size()
            && std::all_of(feeds.begin(), feeds.end(), [](WaitingFeed *feed) { return feed->isLive(); });
    }
    bool say(const QString &channel, const QString &viewer, const QString &text)
    {
        return sandbox.inSandbox([&, id = idOf(channel), who = idOf(viewer)](Sandbox::World &world) {
            return rooms(world).sendMessage(id, who, text).has_value();
        });
    }
    void hold(const QString &channel, const QString &viewer)
    {
        // What is held before the events arrive is never known.
        for (WaitingFeed *feed : service->feeds())
            QTRY_VERIFY(feed->isLive());
        const int before = service->waitingCount();
        QVERIFY2(!say(channel, viewer, rude), "the message is not held");
        QTRY_COMPARE(service->waitingCount(), before + 1);
    }
    void request(const QString &channel, const QString &viewer)
    {
        const int before = service->waitingCount();
        sandbox.act([&, id = idOf(channel), who = idOf(viewer)](Sandbox::World &world) {
            std::ignore = world.ban(id, who);
            return world.area<Sandbox::UnbanRequests>().create(id, who, u"Please."_s);
        });
        QTRY_COMPARE(service->waitingCount(), before + 1);
    }
    void focusTable()
    {
        window->activateWindow();
        table->setFocus();
        QTRY_VERIFY(table->hasFocus());
    }
    void pass()
    {
        clock.advance(6s);
        service->outbox()->tick();
    }
    QString spoken(int row) const
    {
        return table->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    }
    bool isChatLive() const { return service->chat()->isLive(me->userId()); }

    Account *me = nullptr;
    ChatService *chats = nullptr;
    ModerationService *service = nullptr;
    QWidget *shell = nullptr;
    ModerationCard *card = nullptr;
    LiveChatCard *chat = nullptr;
    ToastLane *lane = nullptr;
    QTableView *table = nullptr;
    int others = 0;  ///< How often the key of the other card did something.
    QString wanted{};
    std::optional<Scope> asked{};
};

}  // namespace

class TestModerationCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWaitsIsGroupedAndDecidedByOneKey()
    {
        CardsRig rig;
        QVERIFY(rig.isShown(u"moderationEmpty"_s));
        rig.hold(lantern, u"mirelark"_s);
        rig.hold(forge, u"thistlegrand"_s);
        rig.request(forge, u"pipnocturne"_s);
        QTRY_COMPARE(rig.table->model()->rowCount(), 5);  // two heads
        QCOMPARE(rig.find<Pill>(u"moderationCount"_s)->text(), u"3"_s);
        QVERIFY2(rig.spoken(0).startsWith(u"Held"_s), qPrintable(rig.spoken(0)));
        QVERIFY2(rig.spoken(1).contains(u"PaperLantern"_s), qPrintable(rig.spoken(1)));
        QVERIFY2(rig.spoken(4).contains(u"PipNocturne"_s), qPrintable(rig.spoken(4)));
        rig.focusTable();
        QCOMPARE(rig.table->currentIndex().row(), 1);
        rig.watchCalls();
        rig.key(Qt::Key_A);
        rig.repeatKey(Qt::Key_A, u"a"_s);  // a held key decides one
        QCOMPARE(rig.table->currentIndex().row(), 2);
        rig.key(Qt::Key_D);
        QCOMPARE(rig.table->currentIndex().row(), 4);
        rig.key(Qt::Key_A);
        QCOMPARE(rig.others, 0);
        QTRY_COMPARE(rig.lane->toasts().size(), 3);
        QCOMPARE(rig.calls("POST /moderation/automod/message"), 0);  // all can be undone
        rig.pass();
        QTRY_COMPARE(rig.service->waitingCount(), 0);
        QCOMPARE(rig.lastMessage(lantern).text, rude);
        QVERIFY(rig.lastMessage(forge).text != rude);
        QTRY_VERIFY(rig.isShown(u"moderationEmpty"_s));
        // Elsewhere the key belongs to the other card.
        rig.find<QWidget>(u"liveMessageList"_s)->setFocus();
        rig.key(Qt::Key_A);
        QCOMPARE(rig.others, 1);
    }

    void aDecisionIsUndoneByItsOnlyToast()
    {
        CardsRig rig;
        auto *page = new ModerationPage(rig.service, rig.shell);  // of the same window
        page->setSurroundings(rig.lane, nullptr);
        rig.hold(lantern, u"mirelark"_s);
        rig.focusTable();
        rig.watchCalls();
        rig.key(Qt::Key_D);
        QTRY_COMPARE(rig.lane->toasts().size(), 1);
        delete page;
        QCOMPARE(rig.lane->toasts().size(), 1);
        QVERIFY(rig.lane->undoNewest());
        rig.pass();
        QCOMPARE(rig.calls("POST /moderation/automod/message"), 0);
        QCOMPARE(rig.service->waitingCount(), 1);
    }

    void thePageIsOpenedAndAMissingPermissionIsNamed()
    {
        CardsRig rig(quill, without({Scope::ModeratorManageAutomod}));
        rig.click(u"openModeration"_s);
        QCOMPARE(rig.wanted, u"moderation"_s);
        auto *hint = rig.find<WhyHint>(u"moderationPermission"_s);
        QVERIFY(hint->isVisible());
        QVERIFY(!rig.isShown(u"moderationEmpty"_s));  // other messages may wait
        Q_EMIT hint->actionTriggered();
        QCOMPARE(rig.asked, std::optional(Scope::ModeratorManageAutomod));
    }

    void theLiveChatIsThatOfTheOwnChannel()
    {
        CardsRig rig(lantern);
        QTRY_VERIFY(rig.isChatLive());
        QVERIFY(rig.say(welder, u"mirelark"_s, u"not here"_s));
        QVERIFY(rig.say(lantern, u"mirelark"_s, u"hello <b>all</b>"_s));
        auto *lines = rig.find<MessageList>(u"liveMessageList"_s);
        QTRY_COMPARE(lines->model()->rowCount(), 1);
        const QString spoken = lines->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains(u"hello <b>all</b>"_s), qPrintable(spoken));
        rig.click(u"openLiveChat"_s);
        QCOMPARE(rig.wanted, u"moderation"_s);
    }

    void scrollingPausesTheLiveChat()
    {
        CardsRig rig(lantern);
        QTRY_VERIFY(rig.isChatLive());
        auto *lines = rig.find<MessageList>(u"liveMessageList"_s);
        for (int i = 0; i < 40; ++i)
            QVERIFY(rig.say(lantern, u"wrenloft"_s, u"line %1"_s.arg(i)));
        QTRY_COMPARE(lines->model()->rowCount(), 40);
        QTRY_VERIFY(lines->visualRect(lines->model()->index(39, 0)).isValid());
        lines->verticalScrollBar()->setValue(lines->verticalScrollBar()->value() - 5);
        QVERIFY(!lines->isFollowing());
        const QRect before = lines->visualRect(lines->model()->index(33, 0));
        QVERIFY(before.isValid());
        for (int i = 0; i < 7; ++i)
            QVERIFY(rig.say(lantern, u"wrenloft"_s, u"later %1"_s.arg(i)));
        auto *pause = rig.find<QAbstractButton>(u"liveChatPause"_s);
        QTRY_VERIFY2(pause->text().contains(u'7'), qPrintable(pause->text()));
        QCOMPARE(lines->visualRect(lines->model()->index(33, 0)), before);
        rig.click(u"liveChatPause"_s);
        QVERIFY(lines->isFollowing());
        QTRY_VERIFY(lines->visualRect(lines->model()->index(46, 0)).isValid());
    }

    /// Then each new message removes the oldest, and the rows keep their numbers.
    void inALongChatAClickDoesNotActOnTheNextAuthor()
    {
        const auto line = [](int i) {
            return ChatLine{.id = QString::number(i),
                            .userName = u"viewer %1"_s.arg(i),
                            .at = QDateTime::currentDateTimeUtc(),
                            .text = u"line %1"_s.arg(i)};
        };
        LiveList<ChatLine> rows(&ChatLine::id, {{.title = u"Message"_s, .text = &ChatLine::text}});
        MessageList lines(&rows);
        for (int i = 0; i < 30; ++i)
            rows.upsert({line(i)});
        lines.resize(600, 300);
        lines.show();
        QVERIFY(QTest::qWaitForWindowExposed(&lines));
        QTRY_VERIFY(lines.visualRect(rows.index(29, 0)).isValid());
        const QRect row = lines.visualRect(rows.index(27, 0));
        const QPoint ban(row.right() - px(26), row.center().y());
        QTest::mouseMove(lines.windowHandle(), lines.viewport()->mapTo(&lines, ban));
        QSignalSpy acted(&lines, &MessageList::actionTriggered);
        rows.remove({u"0"_s});
        rows.upsert({line(30)});
        QTRY_COMPARE(lines.indexAt(ban).data().toString(), u"line 28"_s);
        QTest::mouseClick(lines.viewport(), Qt::LeftButton, {}, ban);
        QCOMPARE(acted.count(), 0);
        // Its buttons are shown now.
        QTest::mouseClick(lines.viewport(), Qt::LeftButton, {}, ban);
        QCOMPARE(acted.count(), 1);
        QCOMPARE(acted.first().at(1).value<MessageList::RowAction>(), MessageList::RowAction::Ban);
        QCOMPARE(rows.row(acted.first().first().toInt()).id, u"28"_s);
    }

    void aMessageIsWrittenAndItsTextIsThatOfThePage()
    {
        CardsRig rig(lantern);
        QTRY_VERIFY(rig.isChatLive());
        auto *text = rig.find<QLineEdit>(u"chatText"_s, rig.chat);
        text->setFocus();
        QTest::keyClicks(text, u"half a sen"_s);
        // The page shows what was typed here.
        rig.chat->hide();
        auto view = std::make_unique<LiveChatView>(rig.service);
        view->show();
        auto *there = rig.find<QLineEdit>(u"chatText"_s, view.get());
        QCOMPARE(there->text(), u"half a sen"_s);
        QTest::keyClicks(there, u"tence"_s);
        view.reset();
        rig.chat->show();
        QTRY_COMPARE(text->text(), u"half a sentence"_s);
        rig.window->activateWindow();
        text->setFocus();
        QTRY_VERIFY(text->hasFocus());
        rig.key(Qt::Key_Return);
        QTRY_COMPARE(rig.lastMessage(lantern).text, u"half a sentence"_s);
        QTRY_COMPARE(text->text(), QString());
    }
};

QTEST_MAIN(TestModerationCards)
#include "tst_moderation_cards.moc"
