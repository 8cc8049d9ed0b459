// SPDX-License-Identifier: GPL-3.0-or-later

// A lock file that shows whether its owner still runs. It has one owner at a time, however processes race for
// it.

#include "storage/owner_lock.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TestOwnerLock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLockIsHeldByOneAndEndsWithThem()
    {
        const QString path = m_dir.filePath(u"lock"_s);
        auto lock = OwnerLock::acquire(path);
        QVERIFY(lock);
        const auto second = OwnerLock::acquire(path);
        QVERIFY(!second);
        QCOMPARE(second.error().kind, Error::Kind::Conflict);
        lock->reset();
        QVERIFY(!QFile::exists(path));
        // Left behind by a process that was killed.
        QFile left(path);
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.close();
        QVERIFY(OwnerLock::acquire(path));
    }

    void whatCannotBeMadeIsNoConflict()
    {
        const auto lock = OwnerLock::acquire(m_dir.filePath(u"no/such/folder/lock"_s));
        QVERIFY(!lock);
        QCOMPARE(lock.error().kind, Error::Kind::Storage);
    }

    /// The owner removes the file when it releases the lock, while others have it open and wait for the lock.
    void neverHasTwoOwnersHoweverManyComeAtOnce()
    {
        const QString path = m_dir.filePath(u"wanted"_s);
        std::atomic<int> owners = 0;
        std::atomic<int> most = 0;
        std::atomic<int> taken = 0;
        std::vector<std::thread> all;
        for (int who = 0; who < 6; ++who) {
            all.emplace_back([&] {
                for (int round = 0; round < 2'000; ++round) {
                    auto lock = OwnerLock::acquire(path);
                    if (!lock)
                        continue;
                    ++taken;
                    const int now = ++owners;
                    for (int seen = most; now > seen && !most.compare_exchange_weak(seen, now);) { }
                    std::this_thread::yield();
                    --owners;
                }
            });
        }
        for (std::thread &one : all)
            one.join();
        QCOMPARE(most.load(), 1);
        QVERIFY(taken > 0);
        QVERIFY(!QFile::exists(path));
    }

private:
    QTemporaryDir m_dir;
};

QTEST_GUILESS_MAIN(TestOwnerLock)
#include "tst_owner_lock.moc"
