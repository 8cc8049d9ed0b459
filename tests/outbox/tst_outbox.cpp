// SPDX-License-Identifier: GPL-3.0-or-later

// The properties of an outbox: in whatever order requests are added, undone, cancelled, paused and repeated,
// with failures of every kind, lost responses and restarts, each row has the outcome that the service has
// seen, and the service executes no request twice.

#include "patience.h"

#include "base/clock.h"
#include "outbox/outbox.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

/// A service that executes requests by their keys: "bad…" are refused, "gone…" are not known.
struct FakeService
{
    QRandomGenerator dice{1};
    QHash<QString, int> times{};  ///< How often each was executed.
    bool isFailing = true;

    static bool isBad(const QString &key) { return key.startsWith("bad"_L1); }
    static bool isGone(const QString &key) { return key.startsWith("gone"_L1); }

    bool execute(const QStringList &keys)
    {
        if (std::any_of(keys.cbegin(), keys.cend(), isBad))
            return false;
        for (const QString &key : keys) {
            if (!isGone(key))
                ++times[key];
        }
        return true;
    }
};

class FakeHandler : public OutboxHandler
{
public:
    explicit FakeHandler(FakeService *service)
        : m_service(service)
    {
    }

    int maxConcurrent() const override { return 3; }

    void send(const Batch &batch, QObject *context, Done done) override
    {
        const QStringList keys = batch.keys();
        const int chance = m_service->isFailing ? int(m_service->dice.bounded(10)) : 9;
        // A request without a response may be executed a little later, or not at all.
        const bool isExecuted = chance != 1 && chance != 3;
        FakeService *service = m_service;
        QTimer::singleShot(int(m_service->dice.bounded(6)), [=, context = QPointer(context)] {
            const bool isAccepted = isExecuted && service->execute(keys);
            if (!context)
                return;
            if (chance <= 1)
                done(Error{.kind = Error::Kind::Offline});
            else if (chance <= 3)
                done(Error::fromStatus(503, u"Not now."_s));
            else if (!isAccepted)
                done(Error::fromStatus(400, u"Bad."_s));
            else
                done(outcomes(keys));
        });
    }
    void verify(const Batch &batch, QObject *context, Done done) override
    {
        const bool fails = m_service->isFailing && m_service->dice.bounded(5) == 0;
        FakeService *service = m_service;
        QTimer::singleShot(int(m_service->dice.bounded(3)), context, [=] {
            if (fails)
                return done(Error::fromStatus(500, {}));
            Outcomes found;
            for (const QString &key : batch.keys()) {
                if (FakeService::isGone(key))
                    found.insert(key, {.state = OutboxState::Gone});
                else if (service->times.value(key) > 0)
                    found.insert(key, {.state = OutboxState::Done});
            }
            done(found);
        });
    }

private:
    static Outcomes outcomes(const QStringList &keys)
    {
        Outcomes all;
        for (const QString &key : keys) {
            if (!FakeService::isGone(key))
                all.insert(key, {});
        }
        return all;
    }

    FakeService *m_service;
};

}  // namespace

class TestOutbox : public QObject
{
    Q_OBJECT

    /// A program that has opened the profile.
    struct Program
    {
        Program(const QString &path, FakeService *service, const Clock &clock,
                QHash<QString, OutboxState> *states)
            : profile(std::move(*ProfileStore::open(path)))
            , outbox(std::make_unique<Outbox>(
                  u"test"_s, std::make_unique<FakeHandler>(service), profile->background(), clock,
                  OutboxOptions{
                      .batchSize = 7, .canVerify = true, .settling = std::chrono::milliseconds(30)}))
        {
            connect(outbox.get(), &Outbox::rowsChanged, outbox.get(),
                    [states](const QList<OutboxTable::Place> &rows) {
                        for (const auto &place : rows)
                            states->insert(place.row().key, place.row().state);
                    });
            outbox->start();
        }
        ~Program() { outbox.reset(); }

        std::unique_ptr<ProfileStore> profile;
        std::unique_ptr<Outbox> outbox;
    };

private Q_SLOTS:
    void anyOrderOfEventsEndsAsTheServiceHasSeen_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 6; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void anyOrderOfEventsEndsAsTheServiceHasSeen()
    {
        QFETCH(const quint32, seed);
        QTemporaryDir dir;
        const QString path = dir.filePath(u"profile.db"_s);
        QRandomGenerator dice(seed);
        FakeService service{.dice = QRandomGenerator(seed + 100)};
        ManualClock clock;
        QHash<QString, OutboxState> states;
        QSet<QString> undone;
        QStringList keys;
        QSet<QString> cancelled;  // Those of it that were not sent yet are not sent.
        // The outbox itself shows the rows of a job only when it has taken all of them.
        QHash<qint64, QStringList> keysOf;
        auto program = std::make_unique<Program>(path, &service, clock, &states);
        const auto jobs = [&] { return program->outbox->jobs(); };
        for (int round = 0; round < 150; ++round) {
            const auto known = jobs();
            const qint64 job = known.isEmpty() ? 0 : known[qsizetype(dice.bounded(quint32(known.size())))].id;
            switch (dice.bounded(10)) {
            case 0:
            case 1:
            case 2: {
                QList<OutboxRow> rows;
                for (int i = int(dice.bounded(1, 25)); i > 0; --i) {
                    const char *kind = dice.bounded(12) == 0 ? "bad" : dice.bounded(12) == 0 ? "gone" : "key";
                    rows.append({.key = QLatin1String(kind) + QString::number(keys.size()),
                                 .lane = QString::number(dice.bounded(3)),
                                 .request = "{}"});
                    keys.append(rows.last().key);
                }
                keysOf.insert(program->outbox->add(rows, {}, int(dice.bounded(2)) * 10),
                              keys.last(rows.size()));
                break;
            }
            case 3:
                if (const QStringList own = keysOf.value(job); program->outbox->undo(job))
                    undone += QSet<QString>(own.cbegin(), own.cend());
                break;
            case 4: {
                const QStringList own = keysOf.value(job);
                const bool isHeld = program->outbox->phaseOf(job) == OutboxJob::Phase::Held;
                (isHeld ? undone : cancelled) += QSet<QString>(own.cbegin(), own.cend());
                program->outbox->cancel(job);
                break;
            }
            case 5:
                program->outbox->pause(job);
                break;
            case 6:
                program->outbox->resume(job);
                program->outbox->retryFailed(job);
                break;
            case 7:
                program->outbox->sendNow(job);
                break;
            case 8:
                if (dice.bounded(4) == 0) {
                    program.reset();
                    program = std::make_unique<Program>(path, &service, clock, &states);
                }
                break;
            default:
                QTest::qWait(int(dice.bounded(20)));
            }
        }
        service.isFailing = false;
        QTRY_VERIFY(program->outbox->isReady());
        const auto finish = [&] {
            clock.advance(std::chrono::seconds(60));
            program->outbox->tick();
            for (const OutboxJob &job : jobs())
                program->outbox->resume(job.id);
            return program->outbox->held() == 0;
        };
        QTRY_VERIFY(finish());
        // Retried now that nothing fails, only what the service refuses is left.
        for (const OutboxJob &job : jobs())
            program->outbox->retryFailed(job.id);
        QTRY_VERIFY(finish());
        int done = 0;
        for (const QString &key : std::as_const(keys)) {
            const int times = service.times.value(key);
            const QByteArray row = key.toLatin1() + ' ' + QByteArray::number(int(states.value(key)));
            QVERIFY2(times <= 1, row);
            if (undone.contains(key)) {
                QVERIFY2(times == 0, row);
                continue;
            }
            switch (states.value(key)) {
            case OutboxState::Done:
                QVERIFY2(times == 1, row);
                ++done;
                break;
            case OutboxState::Cancelled:
                QVERIFY2(times == 0, row);
                break;
            case OutboxState::Failed:
                QVERIFY2(FakeService::isBad(key), row);
                break;
            case OutboxState::Gone:
                QVERIFY2(FakeService::isGone(key), row);
                break;
            case OutboxState::Elsewhere:
                // Verified after a restart whose mark had not reached the disk; executed by this program.
                QVERIFY2(times == 1, row);
                break;
            default:
                // It ended right before a restart, which came before the news of it.
                QVERIFY2(times == 1 || cancelled.contains(key), row);
                done += times;
            }
        }
        QVERIFY(done > 20);
    }

    /// The end of a program loses nothing, even if it had not read its journal yet. What is requested again
    /// before that is sent once.
    void whatIsAddedBeforeTheJournalIsReadIsKept()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"profile.db"_s);
        FakeService service{.isFailing = false};
        ManualClock clock;
        QHash<QString, OutboxState> states;
        const auto add = [&](Program &program, const QStringList &keys) {
            QVERIFY(!program.outbox->isReady());
            QList<OutboxRow> rows;
            for (const QString &key : keys)
                rows.append({.key = key, .lane = u"1"_s, .request = "{}"});
            QVERIFY(program.outbox->add(rows, {}, 10) != 0);
        };
        {
            Program program(path, &service, clock, &states);
            add(program, {u"a"_s, u"b"_s});
        }
        Program program(path, &service, clock, &states);
        add(program, {u"b"_s, u"c"_s});
        QTRY_VERIFY(program.outbox->isReady());
        QCOMPARE(program.outbox->held(), 3);
        QVERIFY(service.times.isEmpty());
        clock.advance(std::chrono::seconds(60));
        program.outbox->tick();
        QTRY_COMPARE(program.outbox->held(), 0);
        QCOMPARE(service.times, (QHash<QString, int>{{u"a"_s, 1}, {u"b"_s, 1}, {u"c"_s, 1}}));
    }

    /// A program that ends while a large job is being added loses none of it, nor what was added behind it.
    void whatIsBeingAddedAtTheEndIsKept()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"profile.db"_s);
        FakeService service{.isFailing = false};
        ManualClock clock;
        QHash<QString, OutboxState> states;
        constexpr int many = 20'000;
        const auto rowsOf = [](int from, int to) {
            QList<OutboxRow> rows;
            for (; from < to; ++from)
                rows.append({.key = QString::number(from), .lane = u"1"_s, .request = "{}"});
            return rows;
        };
        qint64 undone = 0;
        {
            Program program(path, &service, clock, &states);
            QTRY_VERIFY(program.outbox->isReady());
            const qint64 large = program.outbox->add(rowsOf(0, many), {}, 10);
            QVERIFY(program.outbox->job(large)->total < many);
            // The first row of this belongs to the large job.
            program.outbox->add(rowsOf(many - 1, many + 1), {}, 10);
            undone = program.outbox->add(rowsOf(many + 1, many + 3), {}, 10);
            QVERIFY(program.outbox->undo(undone));
        }
        Program program(path, &service, clock, &states);
        QTRY_VERIFY(program.outbox->isReady());
        QCOMPARE(program.outbox->held(), many + 1);
        const auto jobs = program.outbox->jobs();
        QCOMPARE(jobs.size(), 2);
        QCOMPARE(jobs.first().total, 1);
        QCOMPARE(jobs.last().total, many);
    }

    /// Without a way to verify, a row whose outcome is unknown has failed and says so, in this run and in the
    /// next one; what was not sent is not sent by itself.
    void withoutVerifyingNothingIsSentAgainByItself()
    {
        QTemporaryDir dir;
        auto profile = std::move(*ProfileStore::open(dir.filePath(u"profile.db"_s)));
        ManualClock clock;
        struct Silent : OutboxHandler
        {
            int sent = 0;
            void send(const Batch &, QObject *, Done) override { ++sent; }
        };
        const OutboxOptions options{.isOrdered = true, .isResumed = false, .keepsFinished = true};
        const auto open = [&](Silent **handler) {
            auto made = std::make_unique<Silent>();
            *handler = made.get();
            auto outbox
                = std::make_unique<Outbox>(u"test"_s, std::move(made), profile->background(), clock, options);
            outbox->start();
            return outbox;
        };
        Silent *handler = nullptr;
        auto outbox = open(&handler);
        QTRY_VERIFY(outbox->isReady());
        const qint64 job
            = outbox->add({{.key = u"a"_s, .lane = u"1"_s}, {.key = u"b"_s, .lane = u"1"_s}}, "details");
        QTRY_COMPARE(handler->sent, 1);
        outbox = open(&handler);
        QTRY_VERIFY(outbox->isReady());
        QCOMPARE(outbox->job(job)->details, "details");
        QCOMPARE(outbox->job(job)->failed, 2);
        QVERIFY(outbox->row(job, 0).maybeSent);
        QVERIFY(!outbox->row(job, 1).maybeSent);
        QVERIFY(outbox->row(job, 0).error->message != outbox->row(job, 1).error->message);
        QTest::qWait(50);
        QCOMPARE(handler->sent, 0);
        QVERIFY(outbox->retry(u"b"_s));
        QTRY_COMPARE(handler->sent, 1);
    }

    /// Of an ordered outbox each lane is sent in order, one after the other, also after a refusal.
    void aLaneInOrderWaitsForItsFirstRow()
    {
        QTemporaryDir dir;
        auto profile = std::move(*ProfileStore::open(dir.filePath(u"profile.db"_s)));
        ManualClock clock;
        struct Refusing : OutboxHandler
        {
            QStringList sent{};
            int refusals = 3;
            int maxConcurrent() const override { return 2; }
            void send(const Batch &batch, QObject *, Done done) override
            {
                const QString key = batch.rows.first().key;
                sent.append(key);
                if (key == u'a' && refusals-- > 0)
                    done(Error::fromStatus(429, {}));
                else
                    done(Outcomes{{key, {}}});
            }
            std::optional<std::chrono::milliseconds> retryAfter(const Error &,
                                                                const Refusals &) const override
            {
                return std::chrono::milliseconds(20);
            }
        };
        auto made = std::make_unique<Refusing>();
        Refusing *const handler = made.get();
        Outbox outbox(u"test"_s, std::move(made), profile->background(), clock, {.isOrdered = true});
        outbox.start();
        QTRY_VERIFY(outbox.isReady());
        const QString one = u"1"_s, other = u"2"_s;
        const qint64 first = outbox.add({{.key = u"a"_s, .lane = one}, {.key = u"x"_s, .lane = other}}, {});
        const qint64 second = outbox.add({{.key = u"b"_s, .lane = one}}, {});
        QTRY_COMPARE(outbox.phaseOf(first), OutboxJob::Phase::Finished);
        QTRY_COMPARE(outbox.phaseOf(second), OutboxJob::Phase::Finished);
        QCOMPARE(handler->sent.count(u"a"_s), 4);
        QCOMPARE(handler->sent.last(), u"b"_s);
        QVERIFY(handler->sent.indexOf(u"x"_s) < handler->sent.lastIndexOf(u"a"_s));
    }
};

QTEST_GUILESS_MAIN(TestOutbox)
#include "tst_outbox.moc"
