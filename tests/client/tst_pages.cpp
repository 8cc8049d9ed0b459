// SPDX-License-Identifier: GPL-3.0-or-later

// Lists page by page, against the sandbox: each item once, whatever happens during the reading.

#include "pages_rig.h"

#include "api/chat.h"
#include "api/emotes.h"
#include "api/streams.h"

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

static_assert(Paged<GetChannelFollowers> && Paged<GetStreams> && Paged<GetUserEmotes>);
static_assert(!Paged<GetGames> && !Paged<GetChannelEmotes>);

class TestPages : public QObject, public PagesRig
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
        Pages followed(client(), GetFollowedChannels{.userId = m_rig->id(), .first = 2});
        const auto channels = wait(followed.collect());
        QVERIFY(channels);
        QVERIFY(channels->size() > 2);
        QCOMPARE(followed.total(), std::optional(int(channels->size())));
        const QStringList ids = idsOf(*channels);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());

        Categories search(client(), {.query = QStringLiteral("e"), .first = 3});
        const auto found = wait(search.collect());
        QVERIFY(found);
        QVERIFY(found->size() > 3);
        QVERIFY(!search.total());  // searches have no total
        QVERIFY(served("/search/categories") > 1);
    }

    void anEmptyListIsOnePage()
    {
        Categories search(client(), {.query = QStringLiteral("no category is called like this")});
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
        Pages streams(client(), GetStreams{.first = 3});
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
        answerSearch({}, QStringLiteral("one"));
        answerSearch({QStringLiteral("1")}, QStringLiteral("two"));
        answerSearch({}, QStringLiteral("three"));
        answerSearch({QStringLiteral("2")}, QString());
        Categories search(client(), {.query = QStringLiteral("x")});
        const auto first = wait(search.next());
        QVERIFY(first && *first && (*first)->data.isEmpty());
        QVERIFY(!search.isAtEnd());
        QCOMPARE(idsOf(*wait(search.collect())), (QStringList{QStringLiteral("1"), QStringLiteral("2")}));
        QVERIFY(search.isAtEnd());
    }

    void itemsThatComeAgainAreLeftOut()
    {
        answerSearch({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("2")}, QStringLiteral("one"));
        answerSearch({QStringLiteral("2"), QStringLiteral("1")}, QStringLiteral("two"));
        answerSearch({QStringLiteral("3"), QStringLiteral("1")}, QString());
        Categories search(client(), {.query = QStringLiteral("x")});
        QCOMPARE(idsOf((*wait(search.next()))->data),
                 (QStringList{QStringLiteral("1"), QStringLiteral("2")}));
        const auto second = wait(search.next());
        QVERIFY(*second && (*second)->data.isEmpty());
        QCOMPARE(idsOf((*wait(search.next()))->data), QStringList{QStringLiteral("3")});
    }

    void itemsAreToldApartByTheCallersKey()
    {
        const QString same = QStringLiteral("1");
        answerSearch({same, QStringLiteral("2")}, QStringLiteral("one"));
        answerSearch({same}, QString());
        Categories byName(client(), {.query = QStringLiteral("x")},
                          [](const Category &category) { return category.name; });
        QCOMPARE(wait(byName.collect())->size(), 1);

        // Items without a key cannot be compared and are all kept.
        answerSearch({QString(), QString()}, QString());
        Categories search(client(), {.query = QStringLiteral("x")});
        QCOMPARE(wait(search.collect())->size(), 2);

        answerSearch({same, QStringLiteral("2")}, QString());
        Categories known(client(), {.query = QStringLiteral("x")});
        known.leaveOut(same);
        QCOMPARE(idsOf(*wait(known.collect())), QStringList{QStringLiteral("2")});
    }

    void aCursorThatComesAgainEndsTheWalk_data()
    {
        QTest::addColumn<QStringList>("cursors");
        QTest::newRow("the same") << QStringList{QStringLiteral("a"), QStringLiteral("a")};
        QTest::newRow("in turns") << QStringList{QStringLiteral("a"), QStringLiteral("b"),
                                                 QStringLiteral("a")};
        QTest::newRow("later") << QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"),
                                              QStringLiteral("d"), QStringLiteral("b")};
    }
    void aCursorThatComesAgainEndsTheWalk()
    {
        QFETCH(QStringList, cursors);
        for (qsizetype i = 0; i < cursors.size(); ++i)
            answerSearch({QString::number(i)}, cursors[i]);
        Categories search(client(), {.query = QStringLiteral("x")});
        const auto all = wait(search.collect());
        QVERIFY(!all);
        QCOMPARE(all.error().kind, Error::Kind::Protocol);
        QCOMPARE(all.error().field, QStringLiteral("pagination.cursor"));
        QCOMPARE(served("/search/categories"), int(cursors.size()));
        QVERIFY(!wait(search.next()));
        QCOMPARE(served("/search/categories"), int(cursors.size()));  // no request is sent

        search.restart();
        answerSearch({QStringLiteral("99")}, QString());
        const auto rest = wait(search.collect());
        QVERIFY(rest);
        QCOMPARE(rest->size(), cursors.size() + 1);  // items from before the error were kept
    }

    void whatIsRememberedIsBounded()
    {
        Recent recent(100);
        for (int i = 0; i < 1000; ++i) {
            QVERIFY(recent.add(QString::number(i)));
            QVERIFY(!recent.add(QString::number(std::max(0, i - 99))));
        }
        QVERIFY(recent.add(QStringLiteral("0")));  // it was dropped
        recent.clear();
        QVERIFY(recent.add(QStringLiteral("999")));
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
        request.after = QStringLiteral("from another life");
        Followers pages(client(), request);
        auto refused = wait(pages.next());
        QVERIFY(!refused);
        QVERIFY(isStaleCursor(refused.error()));
        QCOMPARE(refused.error().kind, Error::Kind::Invalid);
        QVERIFY(refused.error().message.contains(QStringLiteral("cursor"), Qt::CaseInsensitive));
        refused = wait(pages.next());
        QVERIFY(!refused && isStaleCursor(refused.error()));
        pages.restart();
        QVERIFY(!pages.cursor());
        QCOMPARE(idsOf(*wait(pages.collect())), m_followers);
    }

    void aCursorThatRunsOutOnTheWayCostsNothing()
    {
        Followers pages(client(), followers(20));
        QStringList seen = idsOf((*wait(pages.next()))->data);
        // The message is unknown, but the same request was accepted before.
        m_rig->sandbox.fault(
            {.path = "/channels/followers", .status = 400, .message = QStringLiteral("nope")});
        const auto refused = wait(pages.next());
        QVERIFY(!refused && isStaleCursor(refused.error()));
        QCOMPARE(refused.error().message, QStringLiteral("nope"));
        pages.restart();
        seen += idsOf(*wait(pages.collect()));
        QCOMPARE(seen, m_followers);  // the first twenty are not returned again
    }

    void anotherRefusalIsNotTheCursors()
    {
        Followers pages(client(), {.broadcasterId = m_rig->id(), .userId = m_rig->id()});
        m_rig->sandbox.fault({.path = "/channels/followers",
                              .status = 400,
                              .message = QStringLiteral("Invalid broadcasterID")});
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

QTEST_GUILESS_MAIN(TestPages)
#include "tst_pages.moc"
