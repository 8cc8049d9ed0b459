// SPDX-License-Identifier: GPL-3.0-or-later

// The contents of the journal: for each account, in order.

#include "power_cut.h"

#include "profile/profile_store.h"
#include "rewards/decisions/decision_journal.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace Sidestage::Api;

using Phase = DecisionJob::Phase;
using Line = DecisionJournal::Line;

class TestDecisionJournal : public QObject
{
    Q_OBJECT

    /// A program that has opened the profile.
    struct Program
    {
        explicit Program(const QString &path, const QString &account = u"7"_s)
            : profile(std::move(*ProfileStore::open(path)))
            , journal(std::make_unique<DecisionJournal>(profile->background(), account))
        {
        }
        ~Program() { journal.reset(); }

        DecisionJournal *operator->() { return journal.get(); }

        QList<DecisionJournal::Found> load()
        {
            std::optional<QList<DecisionJournal::Found>> found;
            journal->load(journal.get(), [&](auto all) { found = std::move(all); });
            [&] { QTRY_VERIFY_WITH_TIMEOUT(found, 20'000); }();
            return found.value_or(QList<DecisionJournal::Found>());
        }
        Result<void> add(qint64 job, const QList<Line> &lines, Phase phase = Phase::Held)
        {
            std::optional<Result<void>> added;
            journal->add({.id = job,
                          .decision = RedemptionDecision::Canceled,
                          .phase = phase,
                          .decidedAt = QDateTime::fromMSecsSinceEpoch(1'000).toUTC(),
                          .dueAt = QDateTime::fromMSecsSinceEpoch(11'000).toUTC()},
                         lines, journal.get(), [&](auto outcome) { added = std::move(outcome); });
            [&] { QTRY_VERIFY_WITH_TIMEOUT(added, 20'000); }();
            return *added;
        }
        Result<void> mark(qint64 job, const QStringList &ids)
        {
            QList<DecisionJournal::Claim> claims;
            for (const QString &id : ids)
                claims.append({job, id});
            std::optional<Result<void>> marked;
            journal->mark(claims, 1, journal.get(), [&](auto outcome) { marked = std::move(outcome); });
            [&] { QTRY_VERIFY_WITH_TIMEOUT(marked, 20'000); }();
            return *marked;
        }

        std::unique_ptr<ProfileStore> profile;
        std::unique_ptr<DecisionJournal> journal;
    };

    static Line line(const QString &id, int second = 0)
    {
        Redemption redemption{.id = id,
                              .userId = u"90"_s,
                              .userLogin = u"quill"_s,
                              .userName = u"Quill"_s,
                              .userInput = u"Grüße 🗺"_s,
                              .redeemedAt = QDateTime::fromMSecsSinceEpoch(second * 1'000).toUTC(),
                              .reward = {.id = u"r"_s, .title = u"A song"_s, .cost = 300}};
        return {.redemption = redemption};
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
            QVERIFY(program.add(5, {line(b(), 2), line(a(), 1)}));
            QVERIFY(program.add(5, {line(c(), 3)}));
            QVERIFY(program.mark(5, {b()}));
            program->settle({{.job = 5,
                              .redemption = c(),
                              .state = DecisionState::Elsewhere,
                              .way = RedemptionDecision::Fulfilled,
                              .reason = u"why"_s}});
        }
        Program next(m_path);
        const auto found = next.load();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].head.id, 5);
        QCOMPARE(found[0].head.decision, RedemptionDecision::Canceled);
        QCOMPARE(found[0].head.phase, Phase::Held);
        QCOMPARE(found[0].head.decidedAt.toMSecsSinceEpoch(), 1'000);
        QCOMPARE(found[0].head.dueAt.toMSecsSinceEpoch(), 11'000);
        const auto &lines = found[0].lines;
        QCOMPARE(lines.size(), 3);
        auto expected = line(a(), 1).redemption;
        expected.broadcasterId = u"7"_s;
        expected.status = RedemptionStatus::Unfulfilled;
        QCOMPARE(lines[0].redemption, expected);
        QCOMPARE(lines[0].state, DecisionState::Open);
        QCOMPARE(lines[1].state, DecisionState::Sending);
        QCOMPARE(lines[2].state, DecisionState::Elsewhere);
        QCOMPARE(lines[2].way, RedemptionDecision::Fulfilled);
        QCOMPARE(lines[2].reason, u"why"_s);
    }

    void accountsDoNotSeeEachOther()
    {
        {
            Program program(m_path);
            QVERIFY(program.add(5, {line(a())}));
        }
        {
            Program other(m_path, u"8"_s);
            QVERIFY(other.load().isEmpty());
            QVERIFY(other.add(5, {line(a())}));  // in the same millisecond
            QVERIFY(other.mark(5, {a()}));
            other->setPhase(5, Phase::Paused);
            other->remove(5);
        }
        Program same(m_path);
        const auto found = same.load();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].head.phase, Phase::Held);
        QCOMPARE(found[0].lines.value(0).state, DecisionState::Open);
    }

    void whatHasFailedAndIsDecidedAnewGoesToTheNewJob()
    {
        {
            Program program(m_path);
            QVERIFY(program.add(5, {line(a()), line(b())}));
            program->settle({{.job = 5, .redemption = b(), .state = DecisionState::Failed}});
            QVERIFY(program.add(6, {line(b())}));
        }
        Program next(m_path);
        const auto found = next.load();
        QCOMPARE(found.size(), 2);
        QCOMPARE(found[0].lines.size(), 1);
        QCOMPARE(found[1].lines.value(0).redemption.id, b());
        QCOMPARE(found[1].lines.value(0).state, DecisionState::Open);
    }

    /// The file cannot be read at the start: what is in it comes when it can, before anything is written.
    void whatCannotBeReadIsReadLater()
    {
        {
            Program program(m_path);
            QVERIFY(program.add(5, {line(a())}));
        }
        auto database = std::move(*ProfileStore::openHistory(m_path));
        QVERIFY(database.execute("ALTER TABLE decision_jobs RENAME TO away"));
        Program next(m_path);
        QList<qsizetype> found;
        next->load(next.journal.get(), [&](const auto &all) { found.append(all.size()); });
        QTRY_COMPARE(found, QList<qsizetype>{0});
        QVERIFY(!next->trouble().isEmpty());
        QVERIFY(!next.add(6, {line(b())}));
        QVERIFY(database.execute("ALTER TABLE away RENAME TO decision_jobs"));
        QTRY_COMPARE_WITH_TIMEOUT(found, (QList<qsizetype>{0, 1}), 20'000);
        QVERIFY(next->trouble().isEmpty());
    }

    void whatIsFinishedWithoutAFailureIsForgotten()
    {
        {
            Program program(m_path);
            QVERIFY(program.add(5, {line(a())}));
            QVERIFY(program.add(6, {line(b())}));
            program->settle({{.job = 5, .redemption = a(), .state = DecisionState::Done},
                             {.job = 6, .redemption = b(), .state = DecisionState::Failed}});
            program->setPhase(5, Phase::Finished);
            program->setPhase(6, Phase::Finished);
        }
        Program next(m_path);
        const auto found = next.load();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].head.id, 6);
    }

    void takenBackIsWhatWasNotMarked()
    {
        {
            Program program(m_path);
            QVERIFY(program.add(5, {line(a(), 1), line(b(), 2)}));
            QVERIFY(program.mark(5, {a()}));
            program->undo(5);
            QVERIFY(program.mark(5, {b()}));
        }
        Program next(m_path);
        const auto found = next.load();
        QCOMPARE(found.value(0).lines.value(0).state, DecisionState::Sending);
        QCOMPARE(found.value(0).lines.value(1).state, DecisionState::TakenBack);
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
        QVERIFY(program.add(5, {line(a(), 1), line(b(), 2)}));
        afterwards(u"1"_s, [](const auto &found) {
            QCOMPARE(found.size(), 1);
            QCOMPARE(found[0].lines.size(), 2);
        });
        QVERIFY(program.mark(5, {a()}));
        afterwards(u"2"_s, [](const auto &found) {
            QCOMPARE(found.value(0).lines.value(0).state, DecisionState::Sending);
            QCOMPARE(found.value(0).lines.value(1).state, DecisionState::Open);
        });
        program->setPhase(5, Phase::Paused);
        program.profile->background()->flush();
        afterwards(u"3"_s, [](const auto &found) { QCOMPARE(found.value(0).head.phase, Phase::Paused); });
        program->undo(5);
        program.profile->background()->flush();
        afterwards(u"4"_s, [](const auto &found) {
            QCOMPARE(found.value(0).lines.value(0).state, DecisionState::Sending);
            QCOMPARE(found.value(0).lines.value(1).state, DecisionState::TakenBack);
        });
        // An outcome may be lost, because the row is then read from the service.
        const int before = disk.syncs();
        program->settle({{.job = 5, .redemption = a(), .state = DecisionState::Done}});
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
        QVERIFY(database.execute("CREATE TRIGGER full BEFORE INSERT ON decisions BEGIN"
                                 " SELECT RAISE(ABORT, 'database or disk is full'); END"));
        QSignalSpy answer(program.journal.get(), &DecisionJournal::troubleChanged);
        const auto added = program.add(6, {line(b())});
        QVERIFY(!added);
        QCOMPARE(added.error().kind, Error::Kind::Storage);
        program->remove(6);
        QVERIFY(!program.add(7, {line(c())}));
        QVERIFY(!program->trouble().isEmpty());
        QVERIFY(database.execute("DROP TRIGGER full"));
        QTRY_VERIFY_WITH_TIMEOUT(program->trouble().isEmpty(), 20'000);
        QCOMPARE(answer.size(), 2);
        QStringList left;
        auto rows = database.query("SELECT redemption FROM decisions ORDER BY redemption");
        while (rows.next())
            left.append(rows.text(0));
        QCOMPARE(left, (QStringList{a(), c()}));
    }
};

QTEST_GUILESS_MAIN(TestDecisionJournal)
#include "tst_decision_journal.moc"
