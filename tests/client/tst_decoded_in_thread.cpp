// SPDX-License-Identifier: GPL-3.0-or-later

// Large responses, which are decoded and transformed in another thread. Run it with the asan preset too: the
// receiver may be destroyed at any moment.

#include "test_world.h"

#include "api/users.h"
#include "async/bound.h"
#include "async/decoded_in_thread.h"

#include <QSemaphore>
#include <QThread>

using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

std::atomic<int> madeHere = 0;
std::atomic<int> madeElsewhere = 0;

struct NamesOf
{
    QStringList operator()(const QList<User> &users) const
    {
        ++(QThread::currentThread() == qApp->thread() ? madeHere : madeElsewhere);
        QStringList names;
        for (const User &user : users)
            names.append(user.login);
        return names;
    }
};

using ReadNames = DecodedInThread<GetUsers, NamesOf>;

class View : public QObject
{
    Q_OBJECT
public:
    explicit View(Client *client)
        : m_client(client)
    {
    }

    Bound load(int *reached, int *destroyed, QStringList ids = {})
    {
        struct Guard
        {
            int *count;
            ~Guard() { ++*count; }
        } guard{destroyed};
        ReadNames request;
        request.ids = ids;
        auto asking = m_client->call(request);
        *reached = 1;
        const auto answer = co_await asking;
        *reached = answer ? 2 : 3;
        m_names = answer.value_or({});
        m_error = answer ? Error{} : answer.error();
    }
    const QStringList &names() const { return m_names; }
    const Error &error() const { return m_error; }

private:
    Client *m_client;
    QStringList m_names{};
    Error m_error{};
};

/// Occupies all threads of the pool while it lives.
class AllThreads
{
public:
    AllThreads()
    {
        QThreadPool *pool = QThreadPool::globalInstance();
        pool->waitForDone();
        m_count = pool->maxThreadCount();
        for (int i = 0; i < m_count; ++i)
            pool->start([this] { m_held.acquire(); });
    }
    ~AllThreads()
    {
        m_held.release(m_count);
        QThreadPool::globalInstance()->waitForDone();
    }
    Q_DISABLE_COPY_MOVE(AllThreads)

private:
    QSemaphore m_held{};
    int m_count = 0;
};

}  // namespace

class TestDecodedInThread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { madeHere = madeElsewhere = 0; }

    void theAnswerIsMadeInAnotherThreadAndComesBack()
    {
        TestWorld rig;
        View view(&rig.client());
        int reached = 0, destroyed = 0;
        view.load(&reached, &destroyed, {rig.id()});
        QTRY_COMPARE(reached, 2);
        QCOMPARE(destroyed, 1);
        QCOMPARE(view.names(), QStringList{rig.signedIn.login});
        QCOMPARE(madeElsewhere, 1);
        QCOMPARE(madeHere, 0);
    }

    void whatTheServiceRefusesIsToldAsItIs()
    {
        TestWorld rig;
        rig.sandbox.fault({.path = "/users", .times = -1, .status = 400, .message = u"Not today."_s});
        View view(&rig.client());
        int reached = 0, destroyed = 0;
        view.load(&reached, &destroyed);
        QTRY_COMPARE(reached, 3);
        QCOMPARE(view.error().status, 400);
        QCOMPARE(view.error().message, u"Not today."_s);
        QCOMPARE(madeElsewhere, 0);
    }

    void whatBreaksARuleIsNotSent()
    {
        TestWorld rig;
        View view(&rig.client());
        int reached = 0, destroyed = 0;
        view.load(&reached, &destroyed, QStringList(101, u"1"_s));
        QCOMPARE(reached, 3);
        QCOMPARE(rig.sandbox.served("/users"), 0);
    }

    void whatCannotBeReadIsAnError()
    {
        TestWorld rig;
        for (const char *body : {R"({"data":[{"id":)", R"({"data":[{"id":{}}]})"}) {
            rig.sandbox.fault({.path = "/users", .body = body});
            View view(&rig.client());
            int reached = 0, destroyed = 0;
            view.load(&reached, &destroyed);
            QTRY_COMPARE(reached, 3);
            QCOMPARE(view.error().kind, Error::Kind::Protocol);
        }
        QCOMPARE(madeElsewhere, 0);
    }

    void whoGoesBeforeTheAnswerIsNotToldOfIt()
    {
        TestWorld rig;
        int reached = 0, destroyed = 0;
        QSignalSpy called(&rig.client(), &Client::called);
        auto *view = new View(&rig.client());
        view->load(&reached, &destroyed);
        delete view;
        QCOMPARE(destroyed, 1);
        QTRY_COMPARE(called.size(), 1);
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(reached, 1);
        QCOMPARE(madeElsewhere, 0);
    }

    void whoGoesWhileItIsMadeIsNotToldOfIt()
    {
        TestWorld rig;
        int reached = 0, destroyed = 0;
        QSignalSpy called(&rig.client(), &Client::called);
        auto *view = new View(&rig.client());
        {
            const AllThreads held;
            view->load(&reached, &destroyed);
            QTRY_COMPARE(called.size(), 1);
            for (int turn = 0; turn < 5; ++turn)
                QCoreApplication::processEvents();
            QCOMPARE(reached, 1);
            delete view;
            QCOMPARE(destroyed, 1);
        }
        QCOMPARE(madeElsewhere, 1);
        for (int turn = 0; turn < 5; ++turn)
            QCoreApplication::processEvents();
        QCOMPARE(reached, 1);
    }

    void whoGoesWhenItHasBeenMadeIsNotToldOfIt()
    {
        TestWorld rig;
        int reached = 0, destroyed = 0;
        QSignalSpy called(&rig.client(), &Client::called);
        auto *view = new View(&rig.client());
        {
            const AllThreads held;
            view->load(&reached, &destroyed);
            QTRY_COMPARE(called.size(), 1);
            for (int turn = 0; turn < 5; ++turn)
                QCoreApplication::processEvents();
        }
        // The result is in this thread's event queue.
        QCOMPARE(madeElsewhere, 1);
        delete view;
        QCOMPARE(destroyed, 1);
        for (int turn = 0; turn < 5; ++turn)
            QCoreApplication::processEvents();
        QCOMPARE(reached, 1);
    }
};

QTEST_GUILESS_MAIN(TestDecodedInThread)
#include "tst_decoded_in_thread.moc"
