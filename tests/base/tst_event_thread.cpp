// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/event_thread.h"

#include <QPointer>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <atomic>

#ifdef Q_OS_UNIX
#include <pthread.h>
#endif

using namespace Sidestage;

namespace {

std::atomic<int> &takenDown()
{
    static std::atomic<int> count = 0;
    return count;
}

}  // namespace

class TestEventThread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatLivesInItGetsItsEventsThere()
    {
        EventThread thread;
        QVERIFY(!thread.isRunning());
        thread.start();
        thread.start();
        QVERIFY(thread.isRunning());
        QThread *in = nullptr;
        QTimer *timer = nullptr;
        std::atomic<int> times = 0;
        thread.run([&] {
            in = QThread::currentThread();
            timer = new QTimer;
            QObject::connect(timer, &QTimer::timeout, timer, [&] { ++times; });
            timer->start(1);
        });
        QVERIFY(in && in != QThread::currentThread());
        QCOMPARE(thread.thread(), in);
        QCOMPARE(timer->thread(), in);
        QTRY_VERIFY(times > 3);
        thread.run([&] { delete timer; });
        auto *moved = new QObject;
        moved->moveToThread(thread.thread());
        QThread *of = nullptr;
        const QPointer<QObject> there = moved;
        thread.run([&] {
            of = moved->thread();
            moved->deleteLater();
        });
        QCOMPARE(of, in);
        QTRY_VERIFY(!there);
    }

    void allThatWasGivenToItIsDoneInItsOrderBeforeItEnds()
    {
        QList<int> done;
        EventThread thread;
        for (int round = 0; round < 2; ++round) {  // a stopped thread can be started again
            thread.start();
            for (int i = 0; i < 100; ++i)
                thread.post([&done, i] { done.append(i); });
            thread.stop();
            QVERIFY(!thread.isRunning());
            QCOMPARE(done.size(), 100 * (round + 1));
            QCOMPARE(done.last(), 99);
        }
        QVERIFY(std::is_sorted(done.begin(), done.begin() + 100));
    }

    /// Thread-specific data, such as that of OpenSSL, are destroyed after the thread's function has returned.
    /// stop() waits for that.
    void stoppedItHasEndedForTheSystemAsWell()
    {
#ifdef Q_OS_UNIX
        constexpr int rounds = 5;
        pthread_key_t key{};
        QCOMPARE(pthread_key_create(&key,
                                    [](void *) {
                                        QThread::msleep(20);
                                        ++takenDown();
                                    }),
                 0);
        for (int round = 1; round <= rounds; ++round) {
            EventThread thread;
            thread.start();
            thread.run([&] { pthread_setspecific(key, &key); });
            thread.stop();
            QCOMPARE(takenDown().load(), round);
        }
        QCOMPARE(pthread_key_delete(key), 0);
#else
        QSKIP("what a library keeps for each thread is looked at by means of Unix");
#endif
    }
};

QTEST_GUILESS_MAIN(TestEventThread)
#include "tst_event_thread.moc"
