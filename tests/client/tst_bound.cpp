// SPDX-License-Identifier: GPL-3.0-or-later

// Coroutines that are bound to an object, and what happens when the object is destroyed. Run it with the asan
// preset too: frames and locals must be destroyed exactly once.

#include "test_world.h"

#include "api/channels.h"
#include "api/users.h"
#include "async/bound.h"

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

namespace {

template <class Awaitable>
concept AwaitableTemporary = requires(Awaitable &&call)
{
    std::forward<Awaitable>(call).operator co_await();
};

// The form that is not memory-safe must not compile: `co_await client.call(X{…})`.
static_assert(!AwaitableTemporary<Call<Many<User>>>);
static_assert(AwaitableTemporary<Call<Many<User>> &>);

/// Counts how far its coroutines have run.
class View : public QObject
{
    Q_OBJECT
public:
    View(Client *client, QString id)
        : m_client(client)
        , m_id(std::move(id))
    {
    }

    Bound load(int *reached, int *destroyed)
    {
        struct Guard
        {
            int *count;
            ~Guard() { ++*count; }
        } guard{destroyed};
        auto asking = m_client->call(GetUsers{});
        *reached = 1;
        const auto users = co_await asking;
        *reached = users ? 2 : 3;
        m_name = u"members can be touched after the wait"_s;
    }
    Bound rename(QString title, int *reached)
    {
        auto sending = m_client->call(ModifyChannel{.broadcasterId = m_id, .changes = {.title = title}});
        const auto done = co_await sending;
        *reached = done ? 1 : 2;
    }
    Bound twice(int *reached)
    {
        for (int i = 0; i < 3; ++i) {
            auto asking = m_client->call(GetUsers{});
            const auto users = co_await asking;
            if (!users)
                co_return;
            ++*reached;
        }
    }
    Bound deleteItself(int *reached)
    {
        auto asking = m_client->call(GetUsers{});
        delete this;
        const auto users = co_await asking;
        *reached = 1;
    }
    Bound deleteItselfBeforeWhatIsThere(int *reached)
    {
        auto asking = m_client->call(GetUsers{.ids = QStringList(101, u"1"_s)});
        if (asking.isFinished())  // more ids than allowed: refused before it is sent
            *reached = 1;
        delete this;
        const auto users = co_await asking;
        *reached = 2;
    }
    Bound renewed(Session *session, int *reached)
    {
        auto renewal = session->renew(session->token().access);
        const Result<void> done = co_await renewal;
        *reached = done ? 1 : 2;
    }

private:
    Client *m_client;
    QString m_id;
    QString m_name;
};

}  // namespace

class TestBound : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itGoesOnWhereItWaited()
    {
        TestWorld rig;
        View view(&rig.client(), rig.id());
        int reached = 0;
        int destroyed = 0;
        view.load(&reached, &destroyed);
        QCOMPARE(reached, 1);
        QTRY_COMPARE(reached, 2);
        QCOMPARE(destroyed, 1);
        int rounds = 0;
        view.twice(&rounds);
        QTRY_COMPARE(rounds, 3);
    }

    void itEndsWithItsObject()
    {
        TestWorld rig;
        rig.sandbox.fault({.path = "/users", .times = -1, .delay = 100ms});
        int reached = 0;
        int destroyed = 0;
        auto *view = new View(&rig.client(), rig.id());
        view->load(&reached, &destroyed);
        delete view;
        QCOMPARE(destroyed, 1);  // its locals are destroyed at once
        QTest::qWait(250);
        QCOMPARE(reached, 1);  // it was never resumed
    }

    void aWriteOutlivesThePage()
    {
        TestWorld rig;
        rig.sandbox.fault({.path = "/channels", .delay = 50ms});
        int reached = 0;
        auto *view = new View(&rig.client(), rig.id());
        view->rename(u"sent by a page that is gone"_s, &reached);
        delete view;
        const auto title = [&] {
            const auto channels = rig.ask(GetChannels{.broadcasterIds = {rig.id()}});
            return channels ? channels->value(0).title : QString();
        };
        QTRY_COMPARE(title(), u"sent by a page that is gone"_s);
        QCOMPARE(reached, 0);
    }

    void anObjectMayDeleteItself()
    {
        TestWorld rig;
        int reached = 0;
        (new View(&rig.client(), rig.id()))->deleteItself(&reached);
        QTest::qWait(100);
        QCOMPARE(reached, 0);
    }

    /// Also if the awaited value is already there.
    void anObjectThatHasDeletedItselfDoesNotGoOn()
    {
        TestWorld rig;
        int reached = 0;
        (new View(&rig.client(), rig.id()))->deleteItselfBeforeWhatIsThere(&reached);
        QCOMPARE(reached, 1);
        QVERIFY(rig.ask(GetUsers{}));
        QCOMPARE(reached, 1);
    }

    void itWaitsForTasksAsWell()
    {
        TestWorld rig;
        View view(&rig.client(), rig.id());
        int reached = 0;
        view.renewed(rig.account->session(), &reached);
        QTRY_COMPARE(reached, 1);
        auto *gone = new View(&rig.client(), rig.id());
        int never = 0;
        gone->renewed(rig.account->session(), &never);
        delete gone;
        QTest::qWait(100);
        QCOMPARE(never, 0);
    }

    void theClientMayGoBeforeThePage()
    {
        TestWorld rig;
        rig.sandbox.fault({.path = "/users", .delay = 50ms});
        View view(&rig.client(), rig.id());
        int reached = 0;
        int destroyed = 0;
        view.load(&reached, &destroyed);
        rig.account.reset();
        QTRY_VERIFY(reached >= 2);  // it is resumed, with or without a response
        QCOMPARE(destroyed, 1);
    }
};

QTEST_GUILESS_MAIN(TestBound)
#include "tst_bound.moc"
