// SPDX-License-Identifier: GPL-3.0-or-later

// Lists page by page, against the sandbox: each item once, whatever happens during the reading.

#include "list_walk_world.h"

#include "api/chat.h"
#include "api/emotes.h"
#include "api/streams.h"

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

static_assert(Paged<GetChannelFollowers> && Paged<GetStreams> && Paged<GetUserEmotes>);
static_assert(!Paged<GetGames> && !Paged<GetChannelEmotes>);

class TestListWalk : public QObject, public ListWalkWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { m_rig.reset(); }

    void everyItemComesOnceAndInOrder()
    {
        Followers pages(client(), followers(7));
        QVERIFY(!pages.cursor() && !pages.total() && !pages.isAtEnd());
        QStringList seen;
        int count = 0;
        for (;;) {
            const auto page = wait(pages.next());
            QVERIFY(page);
            if (!*page)
                break;
            ++count;
            seen += idsOf((*page)->data);
            QCOMPARE((*page)->total, std::optional(int(m_followers.size())));
            QCOMPARE(pages.total(), std::optional(int(m_followers.size())));
            QCOMPARE(pages.cursor().has_value(), !pages.isAtEnd());
        }
        QCOMPARE(seen, m_followers);
        QCOMPARE(count, int(m_followers.size() + 6) / 7);
        QCOMPARE(served(), count);

        QVERIFY(pages.isAtEnd());
        for (int i = 0; i < 3; ++i) {
            const auto nothing = wait(pages.next());
            QVERIFY(nothing && !*nothing);
        }
        QCOMPARE(served(), count);  // no request after the last page
    }

    void listsOfOtherKindsAreWalkedAlike()
    {
        ListWalk followed(client(), GetFollowedChannels{.userId = m_rig->id(), .first = 2});
        const auto channels = wait(followed.collect());
        QVERIFY(channels);
        QVERIFY(channels->size() > 2);
        QCOMPARE(followed.total(), std::optional(int(channels->size())));
        const QStringList ids = idsOf(*channels);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());

        Categories search(client(), {.query = u"e"_s, .first = 3});
        const auto found = wait(search.collect());
        QVERIFY(found);
        QVERIFY(found->size() > 3);
        QVERIFY(!search.total());  // searches have no total
        QVERIFY(served("/search/categories") > 1);
    }

    void anEmptyListIsOnePage()
    {
        Categories search(client(), {.query = u"no category is called like this"_s});
        const auto page = wait(search.next());
        QVERIFY(page && *page);
        QVERIFY((*page)->data.isEmpty());
        const auto end = wait(search.next());
        QVERIFY(end && !*end);
    }

    void withoutThePermissionTheTotalStillComes()
    {
        TestWorld rig({.scopes = ScopeSet(Scope::UserReadFollows)});
        Followers pages(&rig.client(), {.broadcasterId = rig.id()});
        const auto page = wait(pages.next());
        QVERIFY(page && *page);
        QVERIFY((*page)->data.isEmpty());
        QVERIFY(pages.total().value_or(0) > 60);
        QVERIFY(pages.isAtEnd());
    }

    void theLargestPagesAskTheLeastOften()
    {
        Followers pages(client(), inLargestPages(followers()));
        QCOMPARE(wait(pages.collect())->size(), m_followers.size());
        QCOMPARE(served(), 1);
        QCOMPARE(inLargestPages(GetChatters{}).first, std::optional(1000));
    }

    void collectingStopsAtItsLimitWithoutCuttingAPage()
    {
        Followers pages(client(), followers(20));
        const auto some = wait(pages.collect(25));
        QCOMPARE(idsOf(*some), m_followers.mid(0, 40));
        QCOMPARE(served(), 2);
        const auto none = wait(pages.collect(0));
        QVERIFY(none && none->isEmpty());
        QCOMPARE(served(), 2);
        const auto rest = wait(pages.collect());
        QCOMPARE(idsOf(*rest), m_followers.mid(40));
        QVERIFY(wait(pages.collect())->isEmpty());
    }

    void aListThatGrowsWhileItIsReadGivesNothingTwice()
    {
        Followers pages(client(), followers(20));
        QStringList seen = idsOf((*wait(pages.next()))->data);
        m_rig->sandbox.act(
            [id = m_rig->id()](Sandbox::World &world) { return Sandbox::addFollowers(world, id, 30); });
        seen += idsOf(*wait(pages.collect()));
        QCOMPARE(QSet<QString>(seen.begin(), seen.end()).size(), seen.size());
        seen.removeIf([this](const QString &id) { return !m_followers.contains(id); });
        QCOMPARE(seen, m_followers);
        QCOMPARE(pages.total(), std::optional(int(m_followers.size() + 30)));  // the last total counts
    }

    void aListThatIsReorderedWhileItIsReadGivesNothingTwice()
    {
        const auto setViewers = [this](const QString &userId, int viewers) {
            m_rig->sandbox.act([&](Sandbox::World &world) { return world.setViewers(userId, viewers); });
        };
        ListWalk streams(client(), GetStreams{.first = 3});
        QList<Stream> seen = (*wait(streams.next()))->data;
        QCOMPARE(seen.size(), 3);
        // The most viewed streams lose their viewers, so they are listed again at the end.
        setViewers(seen[0].userId, 1);
        setViewers(seen[1].userId, 0);
        int rounds = 0;
        for (;;) {
            const auto page = wait(streams.next());
            QVERIFY(page);
            if (!*page)
                break;
            seen += (*page)->data;
            if (++rounds == 2)
                setViewers(seen[4].userId, 2);
        }
        const QStringList ids = idsOf(seen);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
        const auto all = m_rig->sandbox.inSandbox([](Sandbox::World &world) { return world.streams(); });
        QCOMPARE(ids.size(), all.size());
        QVERIFY(served("/streams") > int(ids.size()) / 3);  // duplicates were received
    }

    void emptyPagesAreNotTheEnd()
    {
        answerSearch({}, u"one"_s);
        answerSearch({u"1"_s}, u"two"_s);
        answerSearch({}, u"three"_s);
        answerSearch({u"2"_s}, QString());
        Categories search(client(), {.query = u"x"_s});
        const auto first = wait(search.next());
        QVERIFY(first && *first && (*first)->data.isEmpty());
        QVERIFY(!search.isAtEnd());
        QCOMPARE(idsOf(*wait(search.collect())), (QStringList{u"1"_s, u"2"_s}));
        QVERIFY(search.isAtEnd());
    }

    void itemsThatComeAgainAreLeftOut()
    {
        answerSearch({u"1"_s, u"2"_s, u"2"_s}, u"one"_s);
        answerSearch({u"2"_s, u"1"_s}, u"two"_s);
        answerSearch({u"3"_s, u"1"_s}, QString());
        Categories search(client(), {.query = u"x"_s});
        QCOMPARE(idsOf((*wait(search.next()))->data), (QStringList{u"1"_s, u"2"_s}));
        const auto second = wait(search.next());
        QVERIFY(*second && (*second)->data.isEmpty());
        QCOMPARE(idsOf((*wait(search.next()))->data), QStringList{u"3"_s});
    }

    void itemsAreToldApartByTheCallersKey()
    {
        const QString same = u"1"_s;
        answerSearch({same, u"2"_s}, u"one"_s);
        answerSearch({same}, QString());
        Categories byName(client(), {.query = u"x"_s},
                          [](const Category &category) { return category.name; });
        QCOMPARE(wait(byName.collect())->size(), 1);

        // Items without a key cannot be compared and are all kept.
        answerSearch({QString(), QString()}, QString());
        Categories search(client(), {.query = u"x"_s});
        QCOMPARE(wait(search.collect())->size(), 2);

        answerSearch({same, u"2"_s}, QString());
        Categories known(client(), {.query = u"x"_s});
        known.leaveOut(same);
        QCOMPARE(idsOf(*wait(known.collect())), QStringList{u"2"_s});
    }

    void aCursorThatComesAgainEndsTheWalk_data()
    {
        QTest::addColumn<QStringList>("cursors");
        QTest::newRow("the same") << QStringList{u"a"_s, u"a"_s};
        QTest::newRow("in turns") << QStringList{u"a"_s, u"b"_s, u"a"_s};
        QTest::newRow("later") << QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"b"_s};
    }
    void aCursorThatComesAgainEndsTheWalk()
    {
        QFETCH(QStringList, cursors);
        for (qsizetype i = 0; i < cursors.size(); ++i)
            answerSearch({QString::number(i)}, cursors[i]);
        Categories search(client(), {.query = u"x"_s});
        const auto all = wait(search.collect());
        QVERIFY(!all);
        QCOMPARE(all.error().kind, Error::Kind::Protocol);
        QCOMPARE(all.error().field, u"pagination.cursor"_s);
        QCOMPARE(served("/search/categories"), int(cursors.size()));
        QVERIFY(!wait(search.next()));
        QCOMPARE(served("/search/categories"), int(cursors.size()));  // no request is sent
    }

    void whatIsRememberedIsBounded()
    {
        Recent recent(100);
        for (int i = 0; i < 1000; ++i) {
            QVERIFY(recent.add(QString::number(i)));
            QVERIFY(!recent.add(QString::number(std::max(0, i - 99))));
        }
        QVERIFY(recent.add(u"0"_s));  // it was dropped
        recent.clear();
        QVERIFY(recent.add(u"999"_s));
    }

    void aWalkGoesOnWhereAnotherOneStopped()
    {
        GetChannelFollowers request = followers(20);
        QStringList seen;
        {
            Followers pages(client(), request);
            seen = idsOf(*wait(pages.collect(40)));
            request.after = pages.cursor();
            QVERIFY(request.after);
        }
        // Possibly days later, with another account object.
        const auto account = m_rig->makeAccount();
        Followers pages(account->client(), request);
        QCOMPARE(pages.cursor(), request.after);
        seen += idsOf(*wait(pages.collect()));
        QCOMPARE(seen, m_followers);
    }

    void aCursorThatIsNotTakenIsSaidSoAndTheWalkCanBeginAnew()
    {
        GetChannelFollowers request = followers(20);
        request.after = u"from another life"_s;
        Followers pages(client(), request);
        auto refused = wait(pages.next());
        QVERIFY(!refused);
        QVERIFY(isStaleCursor(refused.error()));
        QCOMPARE(refused.error().kind, Error::Kind::Invalid);
        QVERIFY(refused.error().message.contains(u"cursor"_s, Qt::CaseInsensitive));
        refused = wait(pages.next());
        QVERIFY(!refused && isStaleCursor(refused.error()));
        Followers anew(client(), followers(20));
        QCOMPARE(idsOf(*wait(anew.collect())), m_followers);
    }

    void aCursorThatRunsOutOnTheWayCostsNothing()
    {
        Followers pages(client(), followers(20));
        QStringList seen = idsOf((*wait(pages.next()))->data);
        // The message is unknown, but the same request was accepted before.
        m_rig->sandbox.fault({.path = "/channels/followers", .status = 400, .message = u"nope"_s});
        const auto refused = wait(pages.next());
        QVERIFY(!refused && isStaleCursor(refused.error()));
        QCOMPARE(refused.error().message, u"nope"_s);
        Followers anew(client(), followers(20));
        for (const QString &id : std::as_const(seen))
            anew.leaveOut(id);
        seen += idsOf(*wait(anew.collect()));
        QCOMPARE(seen, m_followers);  // the first twenty are not returned again
    }

    void anotherRefusalIsNotTheCursors()
    {
        Followers pages(client(), {.broadcasterId = m_rig->id(), .userId = m_rig->id()});
        m_rig->sandbox.fault(
            {.path = "/channels/followers", .status = 400, .message = u"Invalid broadcasterID"_s});
        const auto refused = wait(pages.next());
        QVERIFY(!refused && !isStaleCursor(refused.error()));
    }

    void whatGoesWrongMidwayLosesNothing_data()
    {
        using Fault = Sandbox::InjectedFault;
        using Kind = Error::Kind;
        const QByteArray path = "/channels/followers";
        QTest::addColumn<Sandbox::InjectedFault>("fault");
        QTest::addColumn<Error::Kind>("kind");
        QTest::newRow("500") << Fault{.path = path, .times = -1, .status = 500} << Kind::Server;
        QTest::newRow("503") << Fault{.path = path, .times = -1, .status = 503} << Kind::Server;
        QTest::newRow("cut connection")
            << Fault{.path = path, .times = -1, .cutConnection = true} << Kind::Offline;
        QTest::newRow("cooldown") << Fault{.path = path, .status = 429} << Kind::RateLimited;
        QTest::newRow("forbidden") << Fault{.path = path, .status = 403} << Kind::Forbidden;
        QTest::newRow("no JSON") << Fault{.path = path, .body = QByteArray("<html>")} << Kind::Protocol;
        QTest::newRow("no list") << Fault{.path = path, .body = QByteArray(R"({"data":7})")}
                                 << Kind::Protocol;
        QTest::newRow("half a page") << Fault{.path = path,
                                              .body = QByteArray("{\"data\":[{\"user_id\":\"1\"},{\"user_")}
                                     << Kind::Protocol;
    }
    void whatGoesWrongMidwayLosesNothing()
    {
        QFETCH(Sandbox::InjectedFault, fault);
        QFETCH(Error::Kind, kind);
        Followers pages(client(), followers(20));
        QStringList seen = idsOf((*wait(pages.next()))->data);
        const auto cursor = pages.cursor();
        m_rig->sandbox.fault(fault);
        const auto failed = wait(pages.next());
        QVERIFY(!failed);
        QCOMPARE(failed.error().kind, kind);
        QVERIFY(!isStaleCursor(failed.error()));
        QCOMPARE(pages.cursor(), cursor);
        m_rig->sandbox.clearFaults();
        seen += idsOf(*wait(pages.collect()));
        QCOMPARE(seen, m_followers);
    }

    void aPageThatIsCutOffIsAskedForAgain()
    {
        Followers pages(client(), followers(20));
        QStringList seen = idsOf((*wait(pages.next()))->data);
        m_rig->sandbox.fault({.path = "/channels/followers", .times = 3, .truncateTo = 200});
        QVERIFY(!wait(pages.next()));
        m_rig->sandbox.clearFaults();
        seen += idsOf(*wait(pages.collect()));
        QCOMPARE(seen, m_followers);
    }

    void anEmptyBucketIsWaitedFor()
    {
        Followers pages(client(), followers(20));
        QStringList seen = idsOf((*wait(pages.next()))->data);
        m_rig->sandbox.fault({.path = "/channels/followers", .emptyBucket = true});
        const int before = served();
        seen += idsOf((*wait(pages.next()))->data);
        QCOMPARE(served(), before + 2);
        seen += idsOf(*wait(pages.collect()));
        QCOMPARE(seen, m_followers);
    }

    void whatWasCollectedIsKeptWhenTheRestFails()
    {
        Followers pages(client(), followers(20));
        m_rig->sandbox.fault({.path = "/channels/followers", .times = -1, .skip = 2, .status = 500});
        QVERIFY(!wait(pages.collect()));
        m_rig->sandbox.clearFaults();
        QCOMPARE(idsOf(*wait(pages.collect())), m_followers);
    }

    void aTokenThatRunsOutMidwayIsRenewed()
    {
        Followers pages(client(), followers(20));
        QStringList seen = idsOf((*wait(pages.next()))->data);
        m_rig->sandbox.expireTokens();
        seen += idsOf(*wait(pages.collect()));
        QCOMPARE(seen, m_followers);
    }

    void aSessionThatEndsMidwayGoesOnAfterSigningInAgain()
    {
        Followers pages(client(), followers(20));
        QStringList seen = idsOf((*wait(pages.next()))->data);
        m_rig->sandbox.disconnectApp(m_rig->id());
        const auto failed = wait(pages.next());
        QVERIFY(!failed);
        QCOMPARE(failed.error().kind, Error::Kind::Unauthorized);
        const auto again = m_rig->sandbox.signIn();
        m_rig->account->session()->setToken({.access = again.accessToken, .refresh = again.refreshToken});
        seen += idsOf(*wait(pages.collect()));
        QCOMPARE(seen, m_followers);
    }
};

QTEST_GUILESS_MAIN(TestListWalk)
#include "tst_list_walk.moc"
