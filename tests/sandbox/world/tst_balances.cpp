// SPDX-License-Identifier: GPL-3.0-or-later

// The Channel Points of viewers: what they have at first, earn, pay and get back.

#include "sandbox/harness.h"

#include "sandbox/chat/chat_rooms.h"
#include "sandbox/polls/polls.h"
#include "sandbox/world/channel_points.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Sandbox::ChannelPoints;
using Sandbox::ChatRooms;

class TestBalances : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;
    QString m_tea;
    QString m_quill;

    ChannelPoints &points() { return h->world->area<ChannelPoints>(); }
    ChatRooms &rooms() { return h->world->area<ChatRooms>(); }
    qint64 balance() { return points().balance(m_tea, m_quill); }
    Result<void> change(qint64 by)
    {
        return h->world->database().write([&](Transaction &t) {
            if (by < 0)
                points().take(t, m_tea, m_quill, -by);
            else
                points().give(t, m_tea, m_quill, by);
        });
    }

private Q_SLOTS:
    void init()
    {
        h = std::make_unique<Harness>();
        m_tea = h->idOf("teaandturrets");
        m_quill = h->idOf("quillscribe");
        QVERIFY(h->world->database().run("DELETE FROM points"));
    }

    void whoIsNewHasTheInitialOnes()
    {
        QCOMPARE(balance(), ChannelPoints::initial);
        QVERIFY(change(-1));
        QCOMPARE(balance(), ChannelPoints::initial - 1);
        QCOMPARE(points().balance(h->idOf("pipnocturne"), m_quill), ChannelPoints::initial);
        QVERIFY(points().setBalance(m_tea, m_quill, -7));
        QCOMPARE(balance(), 0);
    }

    void nobodyPaysMoreThanThereIs()
    {
        for (const bool known : {false, true}) {
            if (known)
                QVERIFY(points().setBalance(m_tea, m_quill, ChannelPoints::initial));
            const auto refused = change(-ChannelPoints::initial - 1);
            QCOMPARE(refused.error().status, 400);
            QCOMPARE(refused.error().message, u"The viewer has too few Channel Points."_s);
            QCOMPARE(balance(), ChannelPoints::initial);
        }
        QVERIFY(change(-ChannelPoints::initial));
        QCOMPARE(balance(), 0);
        QVERIFY(points().setBalance(m_tea, m_quill, 1'000'000));
        QVERIFY(change(-999'999));
        QCOMPARE(balance(), 1);
    }

    void aBalanceStaysBelowTheMaximum()
    {
        constexpr qint64 most = std::numeric_limits<qint64>::max();
        QVERIFY(change(most));
        QCOMPARE(balance(), most);
        QVERIFY(change(5));
        QCOMPARE(balance(), most);
        QVERIFY(points().setBalance(m_tea, m_quill, 3));
        QVERIFY(change(4));
        QCOMPARE(balance(), 7);
    }

    void messagesEarnPointsWhileTheChannelIsLive()
    {
        QVERIFY(rooms().change(m_tea, m_tea, {.followerMode = false}));
        QVERIFY(rooms().sendMessage(m_tea, m_quill, u"good evening"_s));
        QCOMPARE(balance(), ChannelPoints::initial + 10);
        QVERIFY(!rooms().sendMessage(m_tea, m_quill, u"bannedword"_s));
        QCOMPARE(balance(), ChannelPoints::initial + 10);
        QVERIFY(rooms().sendMessage(m_tea, m_tea, u"welcome"_s));
        QCOMPARE(points().balance(m_tea, m_tea), ChannelPoints::initial);
        QVERIFY(h->world->goOffline(m_tea));
        QVERIFY(rooms().sendMessage(m_tea, m_quill, u"good night"_s));
        QCOMPARE(balance(), ChannelPoints::initial + 10);
    }

    void watchingEarnsPointsForEveryFiveMinutes()
    {
        QVERIFY(rooms().leave(m_tea, m_quill));
        h->clock.advance(1min);
        QVERIFY(points().setBalance(m_tea, m_quill, 0));
        QVERIFY(rooms().join(m_tea, m_quill));
        h->clock.advance(14min + 59s);
        QVERIFY(rooms().leave(m_tea, m_quill));
        QCOMPARE(balance(), 20);
        // Who comes back begins again.
        QVERIFY(rooms().join(m_tea, m_quill));
        h->clock.advance(4min);
        QVERIFY(rooms().leave(m_tea, m_quill));
        QCOMPARE(balance(), 20);
    }

    void onlyTheTimeOfAStreamEarnsPoints()
    {
        QVERIFY(h->world->goOffline(m_tea));
        QVERIFY(rooms().join(m_tea, m_quill));
        QVERIFY(points().setBalance(m_tea, m_quill, 0));
        h->clock.advance(1h);
        QVERIFY(h->world->goLive(m_tea, 100, h->world->clock().now()));
        h->clock.advance(11min);
        QVERIFY(h->world->goOffline(m_tea));
        // Who stays is paid at the end, and once.
        QCOMPARE(balance(), 20);
        QCOMPARE(points().balance(m_tea, m_tea), ChannelPoints::initial);
        h->clock.advance(1h);
        QVERIFY(rooms().leave(m_tea, m_quill));
        QCOMPARE(balance(), 20);
        // In the next stream it begins anew.
        QVERIFY(rooms().join(m_tea, m_quill));
        QVERIFY(h->world->goLive(m_tea, 100, h->world->clock().now()));
        h->clock.advance(6min);
        QVERIFY(rooms().leave(m_tea, m_quill));
        QCOMPARE(balance(), 30);
    }

    void votesForPointsArePaid()
    {
        auto &polls = h->world->area<Sandbox::Polls>();
        QVERIFY(polls.create({.broadcasterId = m_tea,
                              .title = u"Which?"_s,
                              .choices = {{u"This"_s}, {u"That"_s}},
                              .duration = 60,
                              .channelPointsVotingEnabled = true,
                              .channelPointsPerVote = 3'000}));
        QVERIFY(polls.vote(m_tea, m_quill, 1, 0));
        QCOMPARE(balance(), ChannelPoints::initial);
        QVERIFY(polls.vote(m_tea, m_quill, 1, 2));
        QCOMPARE(balance(), ChannelPoints::initial - 6'000);
        const auto refused = polls.vote(m_tea, m_quill, 1, 2);
        QCOMPARE(refused.error().message, u"The viewer has too few Channel Points."_s);
        QCOMPARE(polls.active(m_tea)->choices[0].votes, 3);
    }
};

QTEST_GUILESS_MAIN(TestBalances)
#include "tst_balances.moc"
