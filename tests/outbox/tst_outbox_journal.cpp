// SPDX-License-Identifier: GPL-3.0-or-later

// The contents of the journal: for each outbox, in order.

#include "patience.h"
#include "power_cut.h"

#include "outbox/outbox_journal.h"
#include "profile/profile_store.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

using Phase = OutboxJob::Phase;
using Line = OutboxRow;

class TestOutboxJournal : public QObject
{
    Q_OBJECT

    /// A program that has opened the profile.
    struct Program
    {
        explicit Program(const QString &path, const QString &outbox = u"a/7"_s)
            : profile(std::move(*ProfileStore::open(path)))
            , journal(std::make_unique<OutboxJournal>(profile->background(), outbox))
        {
        }
        ~Program() { journal.reset(); }

        OutboxJournal *operator->() { return journal.get(); }

        QList<OutboxJournal::Found> load()
        {
            std::optional<QList<OutboxJournal::Found>> found;
            journal->load(false, journal.get(), [&](auto all) { found = std::move(all); });
            [&] { QTRY_VERIFY(found); }();
            return found.value_or(QList<OutboxJournal::Found>());
        }
        Result<void> add(qint64 job, const QList<Line> &rows, Phase phase = Phase::Held)
        {
            std::optional<Result<void>> added;
            journal->add({.id = job,
                          .details = "\"details\"",
                          .phase = phase,
                          .addedAt = QDateTime::fromMSecsSinceEpoch(1'000).toUTC(),
                          .dueAt = QDateTime::fromMSecsSinceEpoch(11'000).toUTC(),
                          .total = m_total += int(rows.size())},
                         rows, journal.get(), [&](auto outcome) { added = std::move(outcome); });
            [&] { QTRY_VERIFY(added); }();
            return *added;
        }
        Result<void> mark(qint64 job, const QStringList &ids)
        {
            QList<OutboxJournal::Claim> claims;
            for (const QString &id : ids)
                claims.append({job, id});
            std::optional<Result<void>> marked;
            journal->mark(claims, journal.get(), [&](auto outcome) { marked = std::move(outcome); });
            [&] { QTRY_VERIFY(marked); }();
            return *marked;
        }

        int m_total = 0;
        std::unique_ptr<ProfileStore> profile;
        std::unique_ptr<OutboxJournal> journal;
    };

    static Line line(const QString &key)
    {
        return {.key = key,
                .lane = u"lane"_s,
                .request = u"{\"text\":\"Grüße 🗺\"}"_s.toUtf8(),
                .weight = 300};
    }
    static QString a() { return u"a"_s; }
    static QString b() { return u"b"_s; }
    static QString c() { return u"c"_s; }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = m_dir->filePath(u"profile.db"_s);
    }

    void whatWasAddedIsThereForTheNext()
    {
        {
            Program program(m_path);
            QVERIFY(program.add(5, {line(b()), line(a())}));
            QVERIFY(program.add(5, {line(c())}));
            QVERIFY(program.mark(5, {b()}));
            OutboxRow settled = line(c());
            settled.state = OutboxState::Failed;
            settled.outcome = u"what"_s;
            settled.maybeSent = true;
            settled.error = std::make_shared<Error>(Error::fromStatus(503, u"why"_s));
            program->settle({{.job = 5, .row = settled}});
        }
        Program next(m_path);
        const auto found = next.load();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].job.id, 5);
        QCOMPARE(found[0].job.details, "\"details\"");
        QCOMPARE(found[0].job.phase, Phase::Held);
        QCOMPARE(found[0].job.addedAt.toMSecsSinceEpoch(), 1'000);
        QCOMPARE(found[0].job.dueAt.toMSecsSinceEpoch(), 11'000);
        const auto &rows = found[0].rows;
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[0].key, b());  // in the order in which they were added
        QCOMPARE(rows[0].lane, u"lane"_s);
        QCOMPARE(rows[0].request, line(b()).request);
        QCOMPARE(rows[0].weight, 300);
        QCOMPARE(rows[0].state, OutboxState::Sending);
        QCOMPARE(rows[1].state, OutboxState::Open);
        QVERIFY(!rows[1].error);
        QCOMPARE(rows[2].state, OutboxState::Failed);
        QCOMPARE(rows[2].outcome, u"what"_s);
        QVERIFY(rows[2].maybeSent);
        QCOMPARE(rows[2].error->kind, Error::Kind::Server);
        QCOMPARE(rows[2].error->status, 503);
        QCOMPARE(rows[2].error->message, u"why"_s);
    }

    void outboxesDoNotSeeEachOther()
    {
        {
            Program program(m_path);
            QVERIFY(program.add(5, {line(a())}));
        }
        {
            Program other(m_path, u"a/8"_s);
            QVERIFY(other.load().isEmpty());
            QVERIFY(other.add(5, {line(a())}));  // in the same millisecond
            QVERIFY(other.mark(5, {a()}));
            other->setPhase(5, Phase::Paused);
            other->remove(5);
        }
        Program same(m_path);
        const auto found = same.load();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].job.phase, Phase::Held);
        QCOMPARE(found[0].rows.value(0).state, OutboxState::Open);
    }

    void whatHasFailedAndIsDecidedAnewGoesToTheNewJob()
    {
        {
            Program program(m_path);
            QVERIFY(program.add(5, {line(a()), line(b())}));
            program->settle({{.job = 5, .row = {.key = b(), .state = OutboxState::Failed}}});
            QVERIFY(program.add(6, {line(b())}));
        }
        Program next(m_path);
        const auto found = next.load();
        QCOMPARE(found.size(), 2);
        QCOMPARE(found[0].rows.size(), 1);
        QCOMPARE(found[1].rows.value(0).key, b());
        QCOMPARE(found[1].rows.value(0).state, OutboxState::Open);
    }

    /// The file cannot be read at the start: what is in it comes when it can, before anything is written.
    void whatCannotBeReadIsReadLater()
    {
        {
            Program program(m_path);
            QVERIFY(program.add(5, {line(a())}));
        }
        auto database = std::move(*ProfileStore::openHistory(m_path));
        QVERIFY(database.execute("ALTER TABLE outbox_jobs RENAME TO away"));
        Program next(m_path);
        QList<qsizetype> found;
        next->load(false, next.journal.get(), [&](const auto &all) { found.append(all.size()); });
        QTRY_COMPARE(found, QList<qsizetype>{0});
        QVERIFY(!next->trouble().isEmpty());
        QVERIFY(!next.add(6, {line(b())}));
        QVERIFY(database.execute("ALTER TABLE away RENAME TO outbox_jobs"));
        QTRY_COMPARE(found, (QList<qsizetype>{0, 1}));
        QVERIFY(next->trouble().isEmpty());
    }

    void whatIsFinishedWithoutAFailureIsForgotten()
    {
        {
            Program program(m_path);
            QVERIFY(program.add(5, {line(a())}));
            QVERIFY(program.add(6, {line(b())}));
            program->settle({{.job = 5, .row = {.key = a(), .state = OutboxState::Done}},
                             {.job = 6, .row = {.key = b(), .state = OutboxState::Failed}}});
            program->setPhase(5, Phase::Finished);
            program->setPhase(6, Phase::Finished);
        }
        Program next(m_path);
        const auto found = next.load();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].job.id, 6);
    }

    void cancelledIsWhatWasNotMarked()
    {
        {
            Program program(m_path);
            QVERIFY(program.add(5, {line(a()), line(b())}));
            QVERIFY(program.mark(5, {a()}));
            program->cancel(5);
            QVERIFY(program.mark(5, {b()}));
        }
        Program next(m_path);
        const auto found = next.load();
        QCOMPARE(found.value(0).rows.value(0).state, OutboxState::Sending);
        QCOMPARE(found.value(0).rows.value(1).state, OutboxState::Cancelled);
    }

    /// A power cut at any moment. Everything that was decided, marked as being sent, paused or undone before
    /// is still there. Otherwise a decision that was being sent could be sent twice.
    void aPowerCutTakesNothingBack()
    {
        PowerCut disk;
        const QString elsewhere = m_dir->filePath(u"after"_s);
        const auto afterwards = [&](const QString &moment, auto check) {
            const QString folder = elsewhere + moment;
            if (!disk.happens(m_dir->path(), folder))
                qFatal("nothing was left");
            Program next(QDir(folder).filePath(u"profile.db"_s));
            check(next.load());
        };
        Program program(m_path);
        QVERIFY(program.add(5, {line(a()), line(b())}));
        afterwards(u"1"_s, [](const auto &found) {
            QCOMPARE(found.size(), 1);
            QCOMPARE(found[0].rows.size(), 2);
        });
        QVERIFY(program.mark(5, {a()}));
        afterwards(u"2"_s, [](const auto &found) {
            QCOMPARE(found.value(0).rows.value(0).state, OutboxState::Sending);
            QCOMPARE(found.value(0).rows.value(1).state, OutboxState::Open);
        });
        program->setPhase(5, Phase::Paused);
        program.profile->background()->flush();
        afterwards(u"3"_s, [](const auto &found) { QCOMPARE(found.value(0).job.phase, Phase::Paused); });
        program->cancel(5);
        program.profile->background()->flush();
        afterwards(u"4"_s, [](const auto &found) {
            QCOMPARE(found.value(0).rows.value(0).state, OutboxState::Sending);
            QCOMPARE(found.value(0).rows.value(1).state, OutboxState::Cancelled);
        });
        // An outcome may be lost, because the row is then read from the service.
        const int before = disk.syncs();
        program->settle({{.job = 5, .row = {.key = a(), .state = OutboxState::Done}}});
        program.profile->background()->flush();
        QCOMPARE(disk.syncs(), before);
        program->remove(5);
        program.profile->background()->flush();
        afterwards(u"5"_s, [](const auto &found) { QVERIFY(found.isEmpty()); });
    }

    /// A decision that was undone while the disk was full must not reappear later.
    void whatCannotBeWrittenIsWrittenLaterInItsOrder()
    {
        Program program(m_path);
        QVERIFY(program.add(5, {line(a())}));
        auto database = std::move(*ProfileStore::openHistory(m_path));
        QVERIFY(database.execute("CREATE TRIGGER full BEFORE INSERT ON outbox_rows BEGIN"
                                 " SELECT RAISE(ABORT, 'database or disk is full'); END"));
        QSignalSpy answer(program.journal.get(), &OutboxJournal::troubleChanged);
        const auto added = program.add(6, {line(b())});
        QVERIFY(!added);
        QCOMPARE(added.error().kind, Error::Kind::Storage);
        program->remove(6);
        QVERIFY(!program.add(7, {line(c())}));
        QVERIFY(!program->trouble().isEmpty());
        QVERIFY(database.execute("DROP TRIGGER full"));
        QTRY_VERIFY(program->trouble().isEmpty());
        QCOMPARE(answer.size(), 2);
        QStringList left;
        auto rows = database.query("SELECT key FROM outbox_rows ORDER BY key");
        while (rows.next())
            left.append(rows.text(0));
        QCOMPARE(left, (QStringList{a(), c()}));
    }
};

QTEST_GUILESS_MAIN(TestOutboxJournal)
#include "tst_outbox_journal.moc"
