// SPDX-License-Identifier: GPL-3.0-or-later

// Actions of other users in a chat: changes by another moderator, shared chats, raids, crowds.

#include "chat_fixture.h"

#include "sandbox/chat/chat_rooms.h"
#include "sandbox/life/life.h"

#include <QSet>

using namespace Sidestage;
using namespace std::chrono_literals;

class TestChatCompany : public QObject, ChatFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { startChat(); }
    void cleanup() { stopChat(); }

    void anothersChangeNamesWhoMadeIt()
    {
        const QString moon = h->idOf("moonlitforge");
        const QString quill = h->idOf("quillscribe");
        EventLineEnd &modes = listen("quillscribe", "channel.chat_settings.update", "1", readBy(moon, quill));
        EventLineEnd &acts
            = listen("quillscribe", "channel.moderate", "2", EventSubFixture::moderated(moon, quill));
        control("set-chat",
                "{'channel':'moonlitforge','moderator':'wrenloft','follower_mode':true,"
                "'follower_mode_duration':30,'unique_chat_mode':true,'subscriber_mode':false}");
        QCOMPARE(modes.events().size(), 1);
        QCOMPARE(modes.events().first()["follower_mode_duration_minutes"_L1].toInt(), 30);
        QStringList actions;
        for (const QJsonObject &event : acts.events()) {
            QCOMPARE(text(event, "moderator_user_login"), u"wrenloft"_s);
            actions.append(text(event, "action"));
        }
        QCOMPARE(actions, QStringList({u"followers"_s, u"subscribersoff"_s, u"uniquechat"_s}));
        QCOMPARE(acts.events().first()["followers"_L1].toObject(), json("{'follow_duration_minutes':30}"));
        // Neither event contains the delay, but one reports that a setting has changed.
        control("set-chat",
                "{'channel':'moonlitforge','moderator':'tilda_orrery','non_moderator_chat_delay':true,"
                "'non_moderator_chat_delay_duration':6}");
        QCOMPARE(modes.events().size(), 2);
        QCOMPARE(acts.events().size(), 3);
        // Setting the current value is no change.
        control("set-chat", "{'channel':'moonlitforge','unique_chat_mode':true}");
        QCOMPARE(modes.events().size(), 2);
    }

    void joiningAndLeavingASharedChatIsTold()
    {
        const QString mire = h->idOf("mirelark");
        const QString moon = h->idOf("moonlitforge");
        EventLineEnd &begun = listen("mirelark", "channel.shared_chat.begin", "1", EventSubFixture::of(mire));
        EventLineEnd &left = listen("mirelark", "channel.shared_chat.end", "1", EventSubFixture::of(mire));
        EventLineEnd &changed
            = listen("moonlitforge", "channel.shared_chat.update", "1", EventSubFixture::of(moon));
        EventLineEnd &ended
            = listen("moonlitforge", "channel.shared_chat.end", "1", EventSubFixture::of(moon));
        // PaperLantern is a guest of MoonlitForge.
        control("join-shared-chat", "{'channel':'mirelark','host':'paperlantern'}");
        QCOMPARE(begun.events().size(), 1);
        QCOMPARE(text(begun.events().first(), "host_broadcaster_user_login"), u"moonlitforge"_s);
        QCOMPARE(begun.events().first()["participants"_L1].toArray().size(), 3);
        QCOMPARE(changed.events().size(), 1);
        QCOMPARE(changed.events().first()["participants"_L1].toArray().size(), 3);
        // Joining again causes no event.
        control("join-shared-chat", "{'channel':'mirelark','host':'moonlitforge'}");
        QCOMPARE(changed.events().size(), 1);

        control("leave-shared-chat", "{'channel':'mirelark'}");
        QCOMPARE(left.events().size(), 1);
        QCOMPARE(changed.events().size(), 2);
        QCOMPARE(changed.events().last()["participants"_L1].toArray().size(), 2);
        QVERIFY(!h->world->area<Sandbox::ChatRooms>().sharedChats().session(mire));
        QVERIFY(ended.events().isEmpty());
        // A session with one channel ends.
        control("leave-shared-chat", "{'channel':'paperlantern'}");
        QCOMPARE(ended.events().size(), 1);
        QVERIFY(!h->world->area<Sandbox::ChatRooms>().sharedChats().session(moon));
        const auto none = h->world->area<Sandbox::ChatRooms>().sharedChats().join(mire, moon);
        QVERIFY(!none && none.error().status == 400);
    }

    void aSharedChatHasRoomForSix()
    {
        control("start-shared-chat",
                "{'channels':['moonlitforge','paperlantern','mirelark','wrenloft','quillscribe',"
                "'sundaywelder']}");
        const auto full = h->world->area<Sandbox::ChatRooms>().sharedChats().join(m_tea, h->idOf("mirelark"));
        QVERIFY(!full);
        QCOMPARE(full.error().status, 400);
        QVERIFY(!h->world->area<Sandbox::ChatRooms>().sharedChats().session(m_tea));
    }

    void channelsRaidByThemselves()
    {
        EventLineEnd &raids = listen("teaandturrets", "channel.raid", "1",
                                     EventSubFixture::of(m_tea, "to_broadcaster_user_id"));
        h->world->area<Sandbox::Life>().step();
        QVERIFY(h->world->area<Sandbox::Life>().setRates(m_tea, {.raids = 60}));
        const int before = h->world->liveStream(m_tea)->viewers;
        h->clock.advance(3s);
        h->world->area<Sandbox::Life>().step();
        QCOMPARE(raids.events().size(), 3);
        int came = 0;
        for (const QJsonObject &raid : raids.events()) {
            QVERIFY(text(raid, "from_broadcaster_user_id") != m_tea);
            QVERIFY(h->world->liveStream(text(raid, "from_broadcaster_user_id")));
            came += raid["viewers"_L1].toInt();
        }
        QVERIFY(came > 0);
        QCOMPARE(h->world->liveStream(m_tea)->viewers, before + came);
    }

    void twentyThousandComeIntoAChat()
    {
        control("fill-chatters", "{'channel':'paperlantern','count':20000}");
        h->clock.advance(10s);
        const auto ask = [&](int first, const QString &after) {
            return h->get(h->signIn("quillscribe"), "/chat/chatters",
                          paged(by("paperlantern", "quillscribe"), first, after));
        };
        const int all = ask(1, {}).json["total"_L1].toInt();
        QVERIFY2(all >= 20'000, qPrintable(QString::number(all)));
        int pages = 0;
        const QStringList seen
            = ::walk([&](const QString &after) { return ask(1000, after); }, "user_id", &pages);
        const QSet<QString> ids(seen.begin(), seen.end());
        QCOMPARE(ids.size(), all);
        QCOMPARE(pages, (all + 999) / 1000);
    }
};

QTEST_GUILESS_MAIN(TestChatCompany)
#include "tst_chat_company.moc"
