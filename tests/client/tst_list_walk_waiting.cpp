// SPDX-License-Identifier: GPL-3.0-or-later

// Waiting for a page: cancelling, destruction, and who is notified.

#include "list_walk_world.h"

#include "async/bound.h"
#include "client/budget.h"

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

namespace {

/// A model that reads a list, as the pages of the dashboard do.
class Reader : public QObject
{
    Q_OBJECT
public:
    Reader(Client *from, const QString &channel)
        : client(from)
        , broadcaster(channel)
        , pages(from, GetChannelFollowers{.broadcasterId = channel, .first = 20})
    {
    }

    Bound read()
    {
        for (;;) {
            auto next = pages.next();
            const auto page = co_await next;
            if (!page) {
                failure = page.error();
                co_return;
            }
            if (!*page)
                break;
            ids += idsOf((*page)->data);
        }
        done = true;
    }
    Bound readLocally(int *came)
    {
        ListWalk list(client, GetChannelFollowers{.broadcasterId = broadcaster, .first = 20});
        auto next = list.next();
        const auto page = co_await next;
        *came += page ? 1 : 100;
    }

    Client *client;
    QString broadcaster;
    ListWalk<GetChannelFollowers> pages;
    QStringList ids;
    Error failure;
    bool done = false;
};

}  // namespace

class TestListWalkWaiting : public QObject, public ListWalkWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { m_rig.reset(); }

    void cancellingIsSafeInEveryState()
    {
        Followers pages(client(), followers(20));
        pages.cancel();  // no request yet
        QStringList seen = idsOf((*wait(pages.next()))->data);
        pages.cancel();  // the page has arrived
        QCOMPARE(served(), 1);

        // While the response is pending.
        m_rig->sandbox.fault({.path = "/channels/followers", .delay = 5s});
        auto asked = watch(pages.next());
        QTRY_COMPARE(served(), 2);
        QVERIFY(!asked->has_value());
        pages.cancel();
        QVERIFY(asked->has_value());  // in the same call
        QCOMPARE((*asked)->error().kind, Error::Kind::Cancelled);
        pages.cancel();

        // While the client waits before a retry.
        client()->setBackoff(700ms, 700ms);
        m_rig->sandbox.fault({.path = "/channels/followers", .status = 500});
        QSignalSpy answered(client()->budget(), &Budget::changed);
        QSignalSpy ended(client(), &Client::called);
        asked = watch(pages.next());
        QTRY_VERIFY(!answered.isEmpty());
        QVERIFY(!asked->has_value());
        pages.cancel();
        QVERIFY(asked->has_value());
        QCOMPARE((*asked)->error().kind, Error::Kind::Cancelled);
        client()->setBackoff(5ms, 10ms);

        // Before it is sent: the request was only queued.
        asked = watch(pages.next());
        pages.cancel();
        QVERIFY(asked->has_value() && !**asked);

        seen += idsOf(*wait(pages.collect()));
        QCOMPARE(seen, m_followers);
        pages.cancel();  // at the end of the list
        const auto end = wait(pages.next());
        QVERIFY(end && !*end);
        // The call that waited has found after its pause that it was cancelled.
        QTRY_VERIFY(std::any_of(ended.cbegin(), ended.cend(), [](const QVariantList &call) {
            return call[0].value<CallRecord>().status == 500;
        }));
    }

    void collectingCanBeCancelled()
    {
        Followers pages(client(), followers(20));
        m_rig->sandbox.fault({.path = "/channels/followers", .skip = 1, .delay = 5s});
        const auto asked = watch(pages.collect());
        QTRY_COMPARE(served(), 2);
        pages.cancel();
        QVERIFY(asked->has_value());
        QCOMPARE((*asked)->error().kind, Error::Kind::Cancelled);
        m_rig->sandbox.clearFaults();
        QCOMPARE(idsOf(*wait(pages.collect())), m_followers);
    }

    void onePageAtATime()
    {
        Followers pages(client(), followers(20));
        const auto first = watch(pages.next());
        const auto second = wait(pages.next());
        QVERIFY(!second);
        QCOMPARE(second.error().kind, Error::Kind::Conflict);
        QTRY_VERIFY(first->has_value());
        QStringList seen = idsOf((***first)->data);
        seen += idsOf(*wait(pages.collect()));
        QCOMPARE(seen, m_followers);
    }

    void aCoroutineReadsItAsItsOwn()
    {
        Reader reader(client(), m_rig->id());
        reader.read();
        QTRY_VERIFY(reader.done);
        QCOMPARE(reader.ids, m_followers);
    }

    void nobodyIsToldFromWithinTheDestructorOfWhoWaits()
    {
        auto reader = std::make_unique<Reader>(client(), m_rig->id());
        m_rig->sandbox.fault({.path = "/channels/followers", .delay = 5s});
        bool isGoing = false;
        int answer = 0;
        QObject listener;
        connect(client(), &Client::called, &listener, [&] { answer += isGoing; });
        connect(client()->connection(), &Connection::changed, &listener, [&] { answer += isGoing; });
        connect(client()->budget(), &Budget::changed, &listener, [&] { answer += isGoing; });
        QSignalSpy ended(client(), &Client::called);
        reader->read();
        QTRY_COMPARE(served(), 1);
        isGoing = true;
        reader.reset();
        isGoing = false;
        QCOMPARE(answer, 0);
        QTRY_COMPARE(ended.size(), 1);  // but it is logged
    }

    void whoIsDestroyedWhileWaitingIsNotResumed()
    {
        // The ListWalk is a member: it is destroyed before the object emits destroyed().
        auto reader = std::make_unique<Reader>(client(), m_rig->id());
        m_rig->sandbox.fault({.path = "/channels/followers", .delay = 5s});
        QSignalSpy ended(client(), &Client::called);
        reader->read();
        QTRY_COMPARE(served(), 1);
        reader.reset();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 3000);  // the request was aborted

        // The ListWalk is a local variable of the coroutine.
        int came = 0;
        reader = std::make_unique<Reader>(client(), m_rig->id());
        m_rig->sandbox.fault({.path = "/channels/followers", .delay = 5s});
        reader->readLocally(&came);
        QTRY_COMPARE(served(), 2);
        reader.reset();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 2, 3000);
        QCOMPARE(came, 0);
    }

    void lettingGoOfItCancels()
    {
        m_rig->sandbox.fault({.path = "/channels/followers", .delay = 5s});
        auto pages = std::make_optional<Followers>(client(), followers());
        auto asked = watch(pages->next());
        QTRY_COMPARE(served(), 1);
        pages.reset();
        QVERIFY(!asked->has_value());  // no coroutine is resumed within a destructor
        QTRY_VERIFY_WITH_TIMEOUT(asked->has_value(), 3000);
        QCOMPARE((*asked)->error().kind, Error::Kind::Cancelled);

        // A new assignment cancels the old request, as with calls.
        m_rig->sandbox.fault({.path = "/channels/followers", .delay = 5s});
        Followers latest(client(), followers());
        const auto collecting = watch(latest.collect());
        QTRY_COMPARE(served(), 2);
        latest = Followers(client(), followers());
        QTRY_VERIFY_WITH_TIMEOUT(collecting->has_value(), 3000);
        QCOMPARE((*collecting)->error().kind, Error::Kind::Cancelled);
        QCOMPARE(idsOf(*wait(latest.collect())), m_followers);
    }

    void theClientMayGoFirst()
    {
        m_rig->sandbox.fault({.path = "/channels/followers", .delay = 100ms});
        Followers pages(client(), followers());
        const auto asked = watch(pages.next());
        m_rig->account.reset();
        QTRY_VERIFY(asked->has_value());  // with or without the page: no caller waits forever
        const auto next = wait(pages.next());
        QVERIFY(!next);
        QCOMPARE(next.error().kind, Error::Kind::Cancelled);
    }

    void aRuleThatIsBrokenIsToldBeforeAsking()
    {
        Followers pages(client(), followers(101));
        const auto refused = wait(pages.next());
        QVERIFY(!refused);
        QCOMPARE(refused.error().field, u"first"_s);
        QCOMPARE(served(), 0);
    }
};

QTEST_GUILESS_MAIN(TestListWalkWaiting)
#include "tst_list_walk_waiting.moc"
