// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/database.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

const QList<Database::Migration> oneTable
    = {{1, "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, data BLOB, at INTEGER, weight REAL)"}};

int count(Database &database)
{
    auto rows = database.query("SELECT count(*) FROM t");
    return rows.next() ? int(rows.integer(0)) : -1;
}

}  // namespace

class TestDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFileOfAHigherVersionIsNotCalledNewer()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"file.sqlite"_s);
        QVERIFY(Database::open(path, {{14, "CREATE TABLE earlier (x)"}}));
        const auto database = Database::open(path, oneTable);
        QVERIFY(!database);
        QCOMPARE(database.error().message, path + u" was written by another version of Sidestage."_s);
        QCOMPARE(database.error().field, Database::otherVersion);
    }

    void aFileThatIsDamagedIsCalledThatAndLeftAsItIs()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"file.sqlite"_s);
        const QByteArray bytes(4096, 'x');
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.write(bytes) == bytes.size() && file.flush());
        const auto database = Database::open(path, oneTable);
        QVERIFY(!database);
        QCOMPARE(database.error().message, path + u" is damaged."_s);
        QCOMPARE(database.error().field, Database::damaged);
        QVERIFY(file.seek(0));
        QCOMPARE(file.readAll(), bytes);
    }

    void everyTypeComesBackAsItWas()
    {
        auto database = Database::open(u":memory:"_s, oneTable);
        QVERIFY(database);
        const QDateTime at = QDateTime::fromMSecsSinceEpoch(1'700'000'000'123, Qt::UTC);
        const QByteArray blob("\0\xff\x01", 3);
        QVERIFY(database->run("INSERT INTO t VALUES (?, ?, ?, ?, ?)", qint64(1) << 40, u"名 'x'"_s, blob, at,
                              0.25));
        auto rows
            = database->query("SELECT id, name, data, at, weight, NULL FROM t WHERE id = ?", qint64(1) << 40);
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), qint64(1) << 40);
        QCOMPARE(rows.text(1), u"名 'x'"_s);
        QCOMPARE(rows.bytes(2), blob);
        QCOMPARE(rows.time(3), at);
        QCOMPARE(rows.real(4), 0.25);
        QVERIFY(rows.isNull(5));
        QVERIFY(!rows.next());
        QVERIFY(rows.status());
    }

    void anAbsentValueIsNull()
    {
        auto database = Database::open(u":memory:"_s, oneTable);
        QVERIFY(database->run("INSERT INTO t (id, name, at) VALUES (1, ?, ?)", std::optional<QString>(),
                              QDateTime()));
        auto rows = database->query("SELECT name, at FROM t");
        QVERIFY(rows.next());
        QVERIFY(rows.isNull(0) && rows.isNull(1));
        QVERIFY(!rows.time(1).isValid());
    }

    void theSameStatementCanBeWalkedOverTwiceAtOnce()
    {
        auto database = Database::open(u":memory:"_s, oneTable);
        for (int i = 0; i < 3; ++i)
            QVERIFY(database->run("INSERT INTO t (id) VALUES (?)", i));
        int seen = 0;
        auto outer = database->query("SELECT id FROM t ORDER BY id");
        while (outer.next()) {
            auto inner = database->query("SELECT id FROM t ORDER BY id");
            while (inner.next())
                ++seen;
        }
        QCOMPARE(seen, 9);
    }

    void aTransactionIsAllOrNothing()
    {
        auto database = Database::open(u":memory:"_s, oneTable);
        const auto done = database->transaction([&]() -> Result<void> {
            if (auto one = database->run("INSERT INTO t (id) VALUES (1)"); !one)
                return one.error();
            auto nested = database->transaction([&]() -> Result<void> {
                auto two = database->run("INSERT INTO t (id) VALUES (1)");  // the same id: refused
                return statusOf(two);
            });
            return nested;
        });
        QVERIFY(!done);
        QCOMPARE(done.error().kind, Error::Kind::Storage);
        QCOMPARE(count(*database), 0);
        QVERIFY(database->transaction([&]() -> Result<void> {
            auto one = database->run("INSERT INTO t (id) VALUES (1)");
            return statusOf(one);
        }));
        QCOMPARE(count(*database), 1);
    }

    void aFullDiskIsAnErrorAndLosesNothing()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"full.sqlite"_s);
        auto database = Database::open(path, oneTable);
        QVERIFY(database->run("INSERT INTO t (id) VALUES (1)"));
        QVERIFY(database->execute("PRAGMA max_page_count=8"));
        const QByteArray large(4096, 'x');
        Result<int> last = 0;
        int written = 1;
        for (int i = 2; i < 100 && last; ++i) {
            last = database->run("INSERT INTO t (id, data) VALUES (?, ?)", i, large);
            written += last.has_value();
        }
        QVERIFY(!last);
        QCOMPARE(last.error().kind, Error::Kind::Storage);
        QVERIFY(!last.error().message.isEmpty());
        QCOMPARE(count(*database), written);
        database = Database::open(path, oneTable);
        QCOMPARE(count(*database), written);
    }

    void migrationsRunOnceAndInOrder()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"m.sqlite"_s);
        auto migrations = oneTable;
        QVERIFY(Database::open(path, migrations));
        migrations.append({2, "ALTER TABLE t ADD COLUMN more TEXT DEFAULT 'new'"});
        {
            auto database = Database::open(path, migrations);
            QVERIFY(database);
            QVERIFY(database->run("INSERT INTO t (id) VALUES (1)"));
        }
        auto again = Database::open(path, migrations);
        QVERIFY(again);
        auto rows = again->query("SELECT more FROM t");
        QVERIFY(rows.next());
        QCOMPARE(rows.text(0), u"new"_s);
    }

    void aMigrationThatFailsLeavesTheFileAsItWas()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"m.sqlite"_s);
        {
            auto database = Database::open(path, oneTable);
            QVERIFY(database->run("INSERT INTO t (id) VALUES (7)"));
        }
        auto broken = oneTable;
        broken.append({2, "CREATE TABLE half (x); CREATE TABLE t (oops)"});
        QVERIFY(!Database::open(path, broken));
        auto database = Database::open(path, oneTable);
        QVERIFY(database);
        QCOMPARE(count(*database), 1);
        QVERIFY(!database->query("SELECT * FROM half").status());
    }

    void wrongSqlIsAnErrorAndNoCrash()
    {
        auto database = Database::open(u":memory:"_s, oneTable);
        QVERIFY(!database->run("INSERT INTO nowhere VALUES (1)"));
        auto rows = database->query("SELEKT");
        QVERIFY(!rows.next());
        QVERIFY(!rows.status());
    }
};

QTEST_GUILESS_MAIN(TestDatabase)
#include "tst_database.moc"
