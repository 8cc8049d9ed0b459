// SPDX-License-Identifier: GPL-3.0-or-later

// The chatters of a channel, and when the list shows changes.

#include "sandbox/harness.h"

#include "sandbox/chat/chat_rooms.h"
#include "sandbox/moderation/moderation.h"

#include <QSet>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;
using Kind = Sandbox::DomainEvent::Kind;

class TestChatters : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;

    Sandbox::ChatRooms &rooms() { return h->world->area<Sandbox::ChatRooms>(); }
    Harness::Query of(const char *channel, const char *moderator, int first = 0, const QString &after = {})
    {
        return paged({{u"broadcaster_id"_s, h->idOf(channel)}, {u"moderator_id"_s, h->idOf(moderator)}},
                     first, after);
    }
    Harness::Answer ask(const char *channel = "teaandturrets", int first = 0, const QString &after = {})
    {
        return h->get(h->signIn(channel), "/chat/chatters", of(channel, channel, first, after));
    }
    static int total(const Harness::Answer &answer) { return answer.json["total"_L1].toInt(-1); }
    bool lists(const char *channel, const char *login)
    {
        return ask(channel, 1000).column("user_login").contains(QLatin1String(login));
    }
    QStringList walk(int first, int *pages = nullptr)
    {
        return ::walk([&](const QString &after) { return ask("teaandturrets", first, after); }, "user_id",
                      pages);
    }

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void theStorysChatIsBusy()
    {
        h = std::make_unique<Harness>(Sandbox::WorldSettings{.followers = 600});
        const QString tea = h->idOf("teaandturrets");
        QCOMPARE(rooms().chatterCount(tea), 240);
        QCOMPARE(rooms().listedCount(tea), 240);
        for (const char *login : {"teaandturrets", "wrenloft", "mirelark", "pipnocturne"})
            QVERIFY2(rooms().isThere(tea, h->idOf(login)), login);
        QVERIFY(!rooms().isThere(tea, h->idOf("gravelpike")));
        int followers = 0;
        for (const QString &id : walk(1000))
            followers += h->world->follows().since(tea, id).isValid();
        QVERIFY2(followers >= 223, qPrintable(QString::number(followers)));
        for (const char *login : {"pipnocturne", "moonlitforge", "paperlantern"})
            QVERIFY(rooms().isThere(h->idOf(login), h->idOf(login))
                    && rooms().chatterCount(h->idOf(login)) > 30);
    }

    void aChatterHasAnIdAndTwoNames()
    {
        QVERIFY(rooms().join(h->idOf("quillscribe"), h->idOf("teaandturrets")));
        h->clock.advance(10s);
        const auto answer = ask("quillscribe");
        QCOMPARE(answer.data(),
                 QJsonArray{(QJsonObject{{u"user_id"_s, h->idOf("teaandturrets")},
                                         {u"user_login"_s, u"teaandturrets"_s},
                                         {u"user_name"_s, u"TeaAndTurrets"_s}})});
        QCOMPARE(total(answer), 1);
    }

    void anEmptyChatIsAnEmptyList()
    {
        const auto answer = ask("quillscribe");
        QCOMPARE(answer.status(), 200);
        QVERIFY(answer.json["data"_L1].isArray() && answer.data().isEmpty());
        QCOMPARE(total(answer), 0);
        QVERIFY(answer.json["pagination"_L1].toObject().isEmpty());
    }

    void onlyTheBroadcasterAndModeratorsSeeIt()
    {
        for (const char *login : {"teaandturrets", "wrenloft", "pipnocturne"})
            QCOMPARE(h->get(h->signIn(login), "/chat/chatters", of("teaandturrets", login)).status(), 200);
        const auto refused
            = h->get(h->signIn("quillscribe"), "/chat/chatters", of("teaandturrets", "quillscribe"));
        QCOMPARE(refused.status(), 403);
        QCOMPARE(refused.json["error"_L1].toString(), u"Forbidden"_s);
        QCOMPARE(
            h->get(h->signIn("wrenloft"), "/chat/chatters", of("teaandturrets", "teaandturrets")).status(),
            401);
        const auto scope = h->get(h->signIn("wrenloft", {Scope::ChatRead}), "/chat/chatters",
                                  of("teaandturrets", "wrenloft"));
        QCOMPARE(scope.status(), 401);
        QCOMPARE(scope.message(), u"Missing scope: moderator:read:chatters"_s);
    }

    void everyoneOnceByUserId()
    {
        const QString tea = h->idOf("teaandturrets");
        const int all = rooms().listedCount(tea);
        const QStringList ids = walk(1000);
        QCOMPARE(ids.size(), all);
        QList<qint64> numbers;
        for (const QString &id : ids)
            numbers.append(id.toLongLong());
        QVERIFY(std::is_sorted(numbers.begin(), numbers.end(), std::less_equal<>()));
        for (const int first : {1, 7, 33, all - 1, all, all + 1}) {
            int pages = 0;
            QCOMPARE(walk(first, &pages), ids);
            QCOMPARE(pages, (all + first - 1) / first);
        }
        QCOMPARE(total(ask("teaandturrets", 1)), all);
    }

    void aPageHoldsAHundredUnlessAskedOtherwise()
    {
        const QString tea = h->idOf("teaandturrets");
        QVERIFY(Sandbox::addFollowers(*h->world, tea, 1200));
        QVERIFY(rooms().fill(tea, 1150));
        h->clock.advance(10s);
        QCOMPARE(ask().data().size(), 100);
        QCOMPARE(ask("teaandturrets", 1000).data().size(), 1000);
        for (const char *first : {"0", "1001", "-1", "many"}) {
            auto query = of("teaandturrets", "teaandturrets");
            query.append({u"first"_s, QLatin1String(first)});
            QCOMPARE(h->get(h->signIn(), "/chat/chatters", query).status(), 400);
        }
    }

    void aCursorFromElsewhereIsRefused()
    {
        const QString mine = ask("teaandturrets", 5).cursor();
        const QString others = ask("pipnocturne", 5).cursor();
        QVERIFY(!mine.isEmpty() && !others.isEmpty());
        QCOMPARE(ask("teaandturrets", 70, mine).status(), 200);
        const QString followers
            = h->get(h->signIn(), "/channels/followers", {{u"broadcaster_id"_s, h->idOf("teaandturrets")}})
                  .cursor();
        for (const QString &cursor :
             {others, followers, u"nonsense"_s, u"e30="_s, mine.left(mine.size() - 4)}) {
            const auto refused = ask("teaandturrets", 5, cursor);
            QCOMPARE(refused.status(), 400);
            QCOMPARE(refused.message(), u"Invalid cursor."_s);
        }
    }

    void whoComesAndGoesMeanwhileDisturbsNothing()
    {
        const QString tea = h->idOf("teaandturrets");
        const QStringList before = walk(1000);
        const auto first = ask("teaandturrets", 10);
        QVERIFY(rooms().leave(tea, before[9]));  // the chatter to which the cursor points
        QVERIFY(rooms().leave(tea, before[2]));
        h->clock.advance(10s);
        const auto second = ask("teaandturrets", 10, first.cursor());
        QCOMPARE(second.column("user_id"), before.mid(10, 10));
        QCOMPARE(total(second), before.size() - 2);
    }

    void theListIsTenSecondsBehind()
    {
        const QString tea = h->idOf("teaandturrets"), quill = h->idOf("quillscribe");
        QVERIFY(rooms().leave(tea, quill));
        h->clock.advance(10s);
        const int all = total(ask());
        QVERIFY(!lists("teaandturrets", "quillscribe"));

        QVERIFY(rooms().join(tea, quill));
        QVERIFY(rooms().isThere(tea, quill));
        QCOMPARE(rooms().chatterCount(tea), all + 1);
        h->clock.advance(9'999ms);
        QVERIFY(!lists("teaandturrets", "quillscribe"));
        QCOMPARE(total(ask()), all);
        h->clock.advance(1ms);
        QVERIFY(lists("teaandturrets", "quillscribe"));
        QCOMPARE(total(ask()), all + 1);

        QVERIFY(rooms().leave(tea, quill));
        QVERIFY(!rooms().isThere(tea, quill));
        QCOMPARE(rooms().chatterCount(tea), all);
        h->clock.advance(9'999ms);
        QVERIFY(lists("teaandturrets", "quillscribe"));
        QCOMPARE(total(ask()), all + 1);
        h->clock.advance(1ms);
        QVERIFY(!lists("teaandturrets", "quillscribe"));
        QCOMPARE(total(ask()), all);
    }

    void theLagCountsWhetherAnybodyLooksOrNot()
    {
        // The list was not read while the guest was there, and still shows the guest for the usual delay.
        const QString owner = h->idOf("quillscribe"), guest = h->idOf("tilda_orrery");
        QVERIFY(rooms().join(owner, guest));
        h->clock.advance(1h);
        QVERIFY(rooms().leave(owner, guest));
        h->clock.advance(5s);
        QVERIFY(lists("quillscribe", "tilda_orrery"));
        h->clock.advance(5s);
        QVERIFY(!lists("quillscribe", "tilda_orrery"));
    }

    void shortVisitsAndAbsencesAreNotSeen()
    {
        const QString owner = h->idOf("quillscribe"), guest = h->idOf("tilda_orrery");
        QVERIFY(rooms().join(owner, guest));
        h->clock.advance(4s);
        QVERIFY(rooms().leave(owner, guest));
        QCOMPARE(rooms().chatterCount(owner), 0);
        h->clock.advance(7s);
        QVERIFY(!lists("quillscribe", "tilda_orrery"));

        QVERIFY(rooms().join(owner, guest));
        h->clock.advance(1min);
        QVERIFY(rooms().leave(owner, guest));
        h->clock.advance(4s);
        QVERIFY(rooms().join(owner, guest));
        for (int i = 0; i < 4; ++i) {
            QVERIFY(lists("quillscribe", "tilda_orrery"));
            h->clock.advance(5s);
        }
        QCOMPARE(rooms().chatterCount(owner), 1);
        QCOMPARE(rooms().listedCount(owner), 1);
    }

    void aClockThatIsPutBackDoesNotStopTheList()
    {
        const QString owner = h->idOf("quillscribe"), guest = h->idOf("tilda_orrery");
        QVERIFY(rooms().join(owner, guest));
        QVERIFY(h->world->changeClock([](auto &clock) { clock.jump(-24h); }));
        QVERIFY(lists("quillscribe", "tilda_orrery"));
        QVERIFY(rooms().leave(owner, guest));
        QVERIFY(h->world->changeClock([](auto &clock) { clock.jump(-24h); }));
        QVERIFY(!lists("quillscribe", "tilda_orrery"));
    }

    void joinsAndLeavesAreToldOnce()
    {
        const QString owner = h->idOf("quillscribe"), guest = h->idOf("tilda_orrery");
        const auto answer = [&] {
            QList<Kind> kinds;
            for (const auto &domainEvent : h->world->domainEvents()) {
                if (domainEvent.broadcasterId == owner && domainEvent.userId == guest)
                    kinds.append(domainEvent.kind);
            }
            return kinds;
        };
        QVERIFY(rooms().leave(owner, guest));
        QVERIFY(answer().isEmpty());
        QVERIFY(rooms().join(owner, guest));
        QVERIFY(rooms().join(owner, guest));
        QVERIFY(answer() == QList{Kind::ViewerJoined});
        h->clock.advance(1min);
        QCOMPARE(rooms().listedCount(owner), 1);
        QVERIFY(rooms().join(owner, guest));
        QVERIFY(rooms().leave(owner, guest));
        QVERIFY(rooms().leave(owner, guest));
        QVERIFY((answer() == QList{Kind::ViewerJoined, Kind::ViewerLeft}));
    }

    void manyJoinAtOnce()
    {
        const QString owner = h->idOf("quillscribe");
        QVERIFY(rooms().join(owner, h->idOf("tilda_orrery")));
        QVERIFY(h->world->ban(owner, h->idOf("gravelpike")));
        const auto happened = h->world->domainEvents().size();
        QVERIFY(rooms().fill(owner, 50));
        QCOMPARE(rooms().chatterCount(owner), 51);
        QCOMPARE(rooms().listedCount(owner), 0);
        QCOMPARE(h->world->domainEvents().size(), happened + 1);
        const auto &last = h->world->domainEvents().back();
        QVERIFY(last.kind == Kind::ViewerJoined && last.userId.isEmpty());
        QCOMPARE(last.amount, 50);
        h->clock.advance(10s);
        QCOMPARE(rooms().listedCount(owner), 51);
        QCOMPARE(total(ask("quillscribe")), 51);
        // As many as there are users, without those who are banned.
        QVERIFY(rooms().fill(owner, 1'000'000));
        Rows users = h->world->database().query("SELECT count(*) FROM users");
        QVERIFY(users.next());
        QCOMPARE(rooms().chatterCount(owner), users.integer(0) - 1);
        QVERIFY(!rooms().isThere(owner, h->idOf("gravelpike")));
        QVERIFY(rooms().fill(owner, 5));
        QVERIFY(rooms().fill(owner, -5));
        QCOMPARE(rooms().chatterCount(owner), users.integer(0) - 1);
    }

    void whoIsBannedIsGone()
    {
        const QString owner = h->idOf("quillscribe"), guest = h->idOf("tilda_orrery");
        QVERIFY(rooms().join(owner, guest));
        QVERIFY(h->world->area<Sandbox::Moderation>().ban(owner, owner, {.userId = guest}));
        QVERIFY(!rooms().isThere(owner, guest));
        const auto refused = rooms().join(owner, guest);
        QVERIFY(!refused);
        QCOMPARE(refused.error().status, 403);
        QVERIFY(h->world->unban(owner, guest));
        QVERIFY(rooms().join(owner, guest));
    }

    void nobodyJoinsWhoDoesNotExist()
    {
        const QString owner = h->idOf("quillscribe"), nobody = u"1"_s;
        for (const auto &refused : {rooms().join(owner, nobody), rooms().join(nobody, owner),
                                    rooms().fill(nobody, 3), rooms().join(owner, QString())}) {
            QVERIFY(!refused);
            QCOMPARE(refused.error().status, 400);
        }
        QCOMPARE(rooms().chatterCount(owner), 0);
    }

    void pagesAreFoundByKey()
    {
        const QByteArray page = "SELECT c.user_id, u.login, u.display_name FROM chatters c JOIN users u"
                                " ON u.id = c.user_id WHERE c.broadcaster_id = 1 AND c.listed = 1"
                                " AND c.user_id > 5 ORDER BY c.user_id LIMIT 101";
        h->verifyIndexed(page, "chatters_listed (broadcaster_id=? AND listed=? AND user_id>?)");
        QCOMPARE(h->planOf(page).size(), 2);
    }
};

QTEST_GUILESS_MAIN(TestChatters)
#include "tst_chatters.moc"
