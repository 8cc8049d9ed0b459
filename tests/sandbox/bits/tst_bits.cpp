// SPDX-License-Identifier: GPL-3.0-or-later

// Bits: the leaderboard, its periods in Pacific time, and the effects of a cheer.

#include "sandbox/harness.h"

#include "api/pacific.h"
#include "sandbox/bits/cheers.h"
#include "sandbox/chat/chat_rooms.h"
#include "schema/values.h"

#include <QTimeZone>

using namespace Sidestage;
using Api::Period;

class TestBits : public QObject
{
    Q_OBJECT

    using Query = Harness::Query;

    std::unique_ptr<Harness> h;

    /// A channel without any cheers.
    static constexpr const char *m_channel = "paperlantern";

    static QDateTime time(const char *text) { return Api::parseTime(text); }
    void setClock(const char *text)
    {
        const qint64 msecs = time(text).toMSecsSinceEpoch();
        QVERIFY(h->world->changeClock([=](auto &clock) { clock.set(msecs); }));
    }
    Result<void> cheer(const QString &userId, int bits, const char *channel = m_channel)
    {
        return h->world->area<Sandbox::Cheers>().add(h->idOf(channel), userId, bits, {});
    }
    Result<void> cheer(const char *login, int bits) { return cheer(h->idOf(login), bits); }
    Harness::Answer board(const Query &query = {}, const char *channel = m_channel)
    {
        return h->get(h->signIn(channel), "/bits/leaderboard", query);
    }
    Harness::Answer boardOf(const char *period, const char *startedAt)
    {
        return board({{u"period"_s, QLatin1String(period)}, {u"started_at"_s, QLatin1String(startedAt)}});
    }
    static int total(const Harness::Answer &answer) { return answer.json["total"_L1].toInt(-1); }
    static QStringList range(const Harness::Answer &answer)
    {
        const auto reply = answer.json["date_range"_L1];
        return {reply["started_at"_L1].toString(u"?"_s), reply["ended_at"_L1].toString(u"?"_s)};
    }
    /// Lines such as "1 quillscribe 500".
    static QStringList lines(const Harness::Answer &answer)
    {
        QStringList found;
        for (const auto &entry : answer.data())
            found.append(u"%1 %2 %3"_s.arg(entry["rank"_L1].toInt())
                             .arg(entry["user_login"_L1].toString())
                             .arg(entry["score"_L1].toInt()));
        return found;
    }
    /// `count` users, each with ten Bits fewer than the one before.
    QStringList ladder(int count)
    {
        QStringList ids;
        Rows rows = h->world->database().query("SELECT id FROM users ORDER BY id DESC LIMIT ?", count);
        while (rows.next())
            ids.append(rows.text(0));
        for (int i = 0; i < count; ++i) {
            if (!cheer(ids[i], 10 * (count - i)))
                return {};
        }
        return ids;
    }

private Q_SLOTS:
    void init()
    {
        h = std::make_unique<Harness>();
        setClock("2026-03-04T20:00:00Z");  // a Wednesday
    }

    void theLeadersAreToldInTheOrderOfTheirRanks()
    {
        QVERIFY(cheer("quillscribe", 100) && cheer("wrenloft", 300) && cheer("mirelark", 50)
                && cheer("quillscribe", 250));
        const auto answer = board();
        QCOMPARE(lines(answer),
                 QStringList({u"1 quillscribe 350"_s, u"2 wrenloft 300"_s, u"3 mirelark 50"_s}));
        QCOMPARE(answer.json.keys(), QStringList({u"data"_s, u"date_range"_s, u"total"_s}));
        const QJsonObject first = answer.first();
        QCOMPARE(first.keys(),
                 QStringList({u"rank"_s, u"score"_s, u"user_id"_s, u"user_login"_s, u"user_name"_s}));
        QCOMPARE(first["user_id"_L1].toString(), h->idOf("quillscribe"));
        QCOMPARE(first["user_name"_L1].toString(), u"QuillScribe"_s);
        QVERIFY(first["rank"_L1].isDouble() && first["score"_L1].isDouble());
        QCOMPARE(total(answer), 3);
        QCOMPARE(range(answer), QStringList({QString(""_L1), QString(""_L1)}));
    }

    void nobodyHasCheered()
    {
        const auto answer = board();
        QCOMPARE(answer.status(), 200);
        QVERIFY(answer.json["data"_L1].isArray() && answer.data().isEmpty());
        QCOMPARE(total(answer), 0);
    }

    void whoCameFirstIsAheadOfAsMuch()
    {
        QVERIFY(cheer("wrenloft", 100) && cheer("quillscribe", 60) && cheer("mirelark", 100)
                && cheer("quillscribe", 40));
        QCOMPARE(lines(board()),
                 QStringList({u"1 wrenloft 100"_s, u"2 mirelark 100"_s, u"3 quillscribe 100"_s}));
    }

    void countIsTenUnlessToldAndAtMostAHundred()
    {
        const QStringList ids = ladder(120);
        QCOMPARE(board().column("user_id"), ids.first(10));
        QCOMPARE(total(board()), 10);
        for (const int count : {1, 2, 99, 100}) {
            const auto answer = board(with("count", count));
            QCOMPARE(answer.column("user_id"), ids.first(count));
            QCOMPARE(total(answer), count);
        }
        for (const int count : {0, 101, -1})
            QCOMPARE(board(with("count", count)).status(), 400);
        QCOMPARE(board(with("count", u"many"_s)).status(), 400);
    }

    void totalIsWhatThereIsWhenThatIsLess()
    {
        ladder(7);
        QCOMPARE(total(board(with("count", 100))), 7);
        QCOMPARE(total(board(with("count", 5))), 5);
    }

    void aPeriodNeedsATime()
    {
        for (const char *period : {"day", "week", "month", "year"}) {
            const auto refused = board(with("period", QLatin1String(period)));
            QCOMPARE(refused.status(), 400);
            QCOMPARE(refused.message(), u"started_at is required when period is not \"all\"."_s);
        }
        QCOMPARE(board(with("period", u"all"_s)).status(), 200);
        const auto invalid = boardOf("decade", "2026-03-04T20:00:00Z");
        QCOMPARE(invalid.status(), 400);
        QCOMPARE(invalid.message(),
                 u"The parameter \"period\" was malformed: value must be one of "
                 u"\"all\",\"day\",\"week\",\"month\",\"year\""_s);
        for (const char *period : {"day", "all"})
            QCOMPARE(boardOf(period, "today").status(), 400);
    }

    void allTimeIgnoresTheTime()
    {
        QVERIFY(cheer("quillscribe", 5));
        for (const auto &answer :
             {boardOf("all", "1999-01-01T00:00:00Z"), board(with("started_at", u"1999-01-01T00:00:00Z"_s))}) {
            QCOMPARE(lines(answer), QStringList{u"1 quillscribe 5"_s});
            QCOMPARE(range(answer), QStringList({QString(""_L1), QString(""_L1)}));
        }
    }

    void aPeriodIsTheOneThatTheTimeLiesIn()
    {
        const QStringList day{u"2026-03-04T08:00:00Z"_s, u"2026-03-05T08:00:00Z"_s};
        QCOMPARE(range(boardOf("day", "2026-03-04T08:00:00Z")), day);
        QCOMPARE(range(boardOf("day", "2026-03-05T07:59:59Z")), day);
        QCOMPARE(range(boardOf("day", "2026-03-05T07:59:59.999Z")), day);
        QVERIFY(range(boardOf("day", "2026-03-05T08:00:00Z")) != day);
        QCOMPARE(range(boardOf("week", "2026-03-04T20:00:00Z")),
                 QStringList({u"2026-03-02T08:00:00Z"_s, u"2026-03-09T07:00:00Z"_s}));
        QCOMPARE(range(boardOf("month", "2026-03-04T20:00:00Z")),
                 QStringList({u"2026-03-01T08:00:00Z"_s, u"2026-04-01T07:00:00Z"_s}));
        QCOMPARE(range(boardOf("year", "2026-03-04T20:00:00Z")),
                 QStringList({u"2026-01-01T08:00:00Z"_s, u"2027-01-01T08:00:00Z"_s}));
    }

    void aPlusIsEncoded()
    {
        const auto as = h->signIn(m_channel);
        // 01:30 on the fifth in Berlin is the fourth in Los Angeles.
        const auto answer = h->raw(as, "GET", "/bits/leaderboard",
                                   "period=day&started_at=2026-03-05T01%3A30%3A00%2B01%3A00");
        QCOMPARE(answer.status(), 200);
        QCOMPARE(range(answer).first(), u"2026-03-04T08:00:00Z"_s);
        QCOMPARE(
            range(h->raw(as, "GET", "/bits/leaderboard", "period=day&started_at=2026-03-04T23:30:00-08:00")),
            range(answer));
        // Unencoded, the plus sign means a space, so the time is invalid.
        QCOMPARE(h->raw(as, "GET", "/bits/leaderboard", "period=day&started_at=2026-03-05T01:30:00+01:00")
                     .status(),
                 400);
    }

    void onlyTheCheersOfThePeriodCount_data()
    {
        QTest::addColumn<QString>("period");
        QTest::addColumn<QString>("begin");
        QTest::addColumn<QString>("end");
        const auto row = [](const char *name, const char *period, const char *begin, const char *end) {
            QTest::newRow(name) << QString::fromLatin1(period) << QString::fromLatin1(begin)
                                << QString::fromLatin1(end);
        };
        row("a day in winter", "day", "2026-02-10T08:00:00Z", "2026-02-11T08:00:00Z");
        row("a day in summer", "day", "2026-07-10T07:00:00Z", "2026-07-11T07:00:00Z");
        row("the day with 23 hours", "day", "2026-03-08T08:00:00Z", "2026-03-09T07:00:00Z");
        row("the day with 25 hours", "day", "2026-11-01T07:00:00Z", "2026-11-02T08:00:00Z");
        row("a week from Monday", "week", "2026-07-06T07:00:00Z", "2026-07-13T07:00:00Z");
        row("the week in which summer begins", "week", "2026-03-02T08:00:00Z", "2026-03-09T07:00:00Z");
        row("a week over the year's end", "week", "2026-12-28T08:00:00Z", "2027-01-04T08:00:00Z");
        row("a month", "month", "2026-03-01T08:00:00Z", "2026-04-01T07:00:00Z");
        row("a leap February", "month", "2028-02-01T08:00:00Z", "2028-03-01T08:00:00Z");
        row("December", "month", "2026-12-01T08:00:00Z", "2027-01-01T08:00:00Z");
        row("a year", "year", "2026-01-01T08:00:00Z", "2027-01-01T08:00:00Z");
    }
    void onlyTheCheersOfThePeriodCount()
    {
        QFETCH(QString, period);
        QFETCH(QString, begin);
        QFETCH(QString, end);
        const auto cheerAt = [this](const QString &at, int seconds, int bits) {
            setClock(
                Api::formatTime(Api::parseTime(at.toStdString()).addSecs(seconds)).toLatin1().constData());
            QVERIFY(cheer("quillscribe", bits));
        };
        cheerAt(begin, -1, 1);
        cheerAt(begin, 0, 10);
        cheerAt(end, -1, 100);
        cheerAt(end, 0, 1000);
        for (const int seconds : {0, 3600, 80'000}) {
            const QString at = Api::formatTime(Api::parseTime(begin.toStdString()).addSecs(seconds));
            const auto answer = board({{u"period"_s, period}, {u"started_at"_s, at}});
            QCOMPARE(range(answer), QStringList({begin, end}));
            QCOMPARE(lines(answer), QStringList{u"1 quillscribe 110"_s});
        }
        QCOMPARE(lines(board()), QStringList{u"1 quillscribe 1111"_s});
    }

    void aPeriodWithoutCheersIsEmpty()
    {
        QVERIFY(cheer("quillscribe", 5));
        const auto answer = boardOf("month", "2031-03-04T20:00:00Z");
        QCOMPARE(answer.status(), 200);
        QVERIFY(answer.data().isEmpty());
        QCOMPARE(total(answer), 0);
        QCOMPARE(range(answer).first(), u"2031-03-01T08:00:00Z"_s);
    }

    void aUserIsShownWithThoseAround()
    {
        const QStringList ids = ladder(30);
        const auto around = [&](int place, int count) {
            return board(with("user_id", ids[place - 1]) + with("count", count));
        };
        const auto ranks = [](const Harness::Answer &answer) {
            QList<int> found;
            for (const auto &entry : answer.data())
                found.append(entry["rank"_L1].toInt());
            return found;
        };
        QCOMPARE(ranks(around(15, 1)), QList<int>{15});
        QCOMPARE(around(15, 1).column("user_id"), QStringList{ids[14]});
        QCOMPARE(ranks(around(15, 5)), QList<int>({13, 14, 15, 16, 17}));
        QCOMPARE(around(15, 5).column("user_id"), ids.mid(12, 5));
        QCOMPARE(ranks(around(15, 2)), QList<int>({14, 15}));
        QCOMPARE(ranks(around(1, 3)), QList<int>({1, 2, 3}));
        QCOMPARE(ranks(around(2, 5)), QList<int>({1, 2, 3, 4, 5}));
        QCOMPARE(ranks(around(30, 3)), QList<int>({28, 29, 30}));
        QCOMPARE(ranks(around(29, 4)), QList<int>({27, 28, 29, 30}));
        QCOMPARE(around(20, 100).column("user_id"), ids);
        QCOMPARE(total(around(20, 100)), 30);
        // The default is ten.
        QCOMPARE(board(with("user_id", ids[14])).column("user_id"), ids.mid(9, 10));
    }

    void equalsAreCountedWhenTheyCameFirst()
    {
        QVERIFY(cheer("wrenloft", 100) && cheer("mirelark", 100) && cheer("quillscribe", 100)
                && cheer("gravelpike", 200));
        const auto one = [&](const char *login) {
            return lines(board(with("user_id", h->idOf(login)) + with("count", 1)));
        };
        QCOMPARE(one("gravelpike"), QStringList{u"1 gravelpike 200"_s});
        QCOMPARE(one("wrenloft"), QStringList{u"2 wrenloft 100"_s});
        QCOMPARE(one("mirelark"), QStringList{u"3 mirelark 100"_s});
        QCOMPARE(one("quillscribe"), QStringList{u"4 quillscribe 100"_s});
    }

    void whoNeverCheeredHasNoRank()
    {
        ladder(5);
        for (const QString &id : {h->idOf("quillscribe"), u"1"_s, QString(30, u'9')}) {
            const auto answer = board(with("user_id", id));
            QCOMPARE(answer.status(), 200);
            QVERIFY(answer.data().isEmpty());
            QCOMPARE(total(answer), 0);
        }
        // A user who has cheered only in an earlier period.
        QVERIFY(cheer("quillscribe", 5));
        const auto later = board({{u"period"_s, u"day"_s},
                                  {u"started_at"_s, u"2026-03-05T20:00:00Z"_s},
                                  {u"user_id"_s, h->idOf("quillscribe")}});
        QVERIFY(later.data().isEmpty());
        QCOMPARE(range(later).first(), u"2026-03-05T08:00:00Z"_s);
        QCOMPARE(board(with("user_id", u"abc"_s)).status(), 400);
    }

    void itIsTheLeaderboardOfTheTokensUser()
    {
        QVERIFY(cheer("quillscribe", 5));
        QVERIFY(board({}, "thistlegrand").data().isEmpty());
        QCOMPARE(board({}, m_channel).data().size(), 1);
    }

    void aNewWorldHasCheerers()
    {
        for (const auto &[login, count] : {std::pair("teaandturrets", 60), std::pair("pipnocturne", 80)}) {
            const auto all = board(with("count", 100), login);
            QCOMPARE(all.data().size(), count);
            qint64 before = std::numeric_limits<qint64>::max();
            for (qsizetype i = 0; i < all.data().size(); ++i) {
                const auto entry = all.data().at(i).toObject();
                QCOMPARE(entry["rank"_L1].toInt(), int(i) + 1);
                QVERIFY(entry["score"_L1].toInteger() <= before);
                before = entry["score"_L1].toInteger();
            }
        }
        Rows rows
            = h->world->database().query("SELECT count(*), min(cheered_at), max(cheered_at) FROM cheers");
        QVERIFY(rows.next());
        QVERIFY(rows.integer(0) > 200);
        const qint64 days = (rows.integer(2) - rows.integer(1)) / (24 * 3600 * 1000);
        QVERIFY2(days > 200 && days <= 401, qPrintable(QString::number(days)));
        QVERIFY(rows.integer(2) <= h->clock.msecs());
    }

    void aCheerIsTold()
    {
        QList<Sandbox::DomainEvent> answer;
        h->world->listen([&](const Sandbox::DomainEvent &one) { answer.append(one); });
        QVERIFY(h->world->area<Sandbox::Cheers>().add(h->idOf(m_channel), h->idOf("quillscribe"), 250,
                                                      u"Cheer250 for the lantern"_s));
        QVERIFY(!answer.isEmpty());
        QCOMPARE(answer[0].kind, Sandbox::DomainEvent::Kind::Cheered);
        QCOMPARE(answer[0].broadcasterId, h->idOf(m_channel));
        QCOMPARE(answer[0].userId, h->idOf("quillscribe"));
        QCOMPARE(answer[0].amount, 250);
        QCOMPARE(answer[0].text, u"Cheer250 for the lantern"_s);
    }

    void itsMessageIsSaidInChatIfTheChatAllows()
    {
        const QString channel = h->idOf(m_channel), quill = h->idOf("quillscribe");
        const auto said = [&] { return h->world->area<Sandbox::ChatRooms>().messages(channel, 1).value(0); };
        const auto before = said().text;
        QVERIFY(h->world->area<Sandbox::Cheers>().add(channel, quill, 10, {}));
        QCOMPARE(said().text, before);
        QVERIFY(h->world->area<Sandbox::Cheers>().add(channel, quill, 10, u"Cheer10 hello"_s));
        QCOMPARE(said().text, u"Cheer10 hello"_s);
        QCOMPARE(said().userId, quill);
        // The Bits count even if the message is refused.
        QVERIFY(h->world->ban(channel, quill));
        QVERIFY(h->world->area<Sandbox::Cheers>().add(channel, quill, 10, u"Cheer10 again"_s));
        QCOMPARE(said().text, u"Cheer10 hello"_s);
        QCOMPARE(lines(board()), QStringList{u"1 quillscribe 30"_s});
    }

    void whatIsRefusedChangesNothing()
    {
        QList<Sandbox::DomainEvent> answer;
        h->world->listen([&](const Sandbox::DomainEvent &one) { answer.append(one); });
        for (const int bits : {0, -5, 100'001}) {
            const auto refused = cheer("quillscribe", bits);
            QVERIFY(!refused && refused.error().status == 400);
        }
        const auto unknown = cheer(u"1"_s, 10);
        QVERIFY(!unknown && unknown.error().status == 404);
        const auto nowhere = h->world->area<Sandbox::Cheers>().add(u"1"_s, h->idOf("quillscribe"), 10, {});
        QVERIFY(!nowhere && nowhere.error().status == 404);
        QVERIFY(answer.isEmpty());
        QVERIFY(board().data().isEmpty());
        QVERIFY(cheer("quillscribe", 1) && cheer("quillscribe", 100'000));
        QCOMPARE(lines(board()), QStringList{u"1 quillscribe 100001"_s});
    }

    void theTotalsAreThoseOfTheCheers()
    {
        Rows wrong = h->world->database().query(
            "SELECT count(*) FROM (SELECT broadcaster_id, user_id, sum(bits) AS bits, max(id) AS last FROM"
            " cheers GROUP BY broadcaster_id, user_id) c LEFT JOIN cheer_totals t ON t.broadcaster_id ="
            " c.broadcaster_id AND t.user_id = c.user_id AND t.period = 0 AND t.begins_at = 0"
            " WHERE t.score IS NOT c.bits OR t.reached IS NOT c.last");
        QVERIFY(wrong.next());
        QCOMPARE(wrong.integer(0), 0);
        for (const char *period : {"1", "2", "3", "4"}) {
            Rows sums = h->world->database().query("SELECT (SELECT sum(score) FROM cheer_totals WHERE"
                                                   " period = ?), (SELECT sum(bits) FROM cheers)",
                                                   QByteArray(period).toLongLong());
            QVERIFY(sums.next());
            QCOMPARE(sums.integer(0), sums.integer(1));
        }
    }

    void aLeaderboardCostsWhatItShows()
    {
        for (const char *sql : {"SELECT user_id, score FROM cheer_totals WHERE broadcaster_id = 1 AND period"
                                " = 0 AND begins_at = 0 ORDER BY score DESC, reached LIMIT 10 OFFSET 5",
                                "SELECT score, reached FROM cheer_totals WHERE broadcaster_id = 1 AND period"
                                " = 0 AND begins_at = 0 AND user_id = 3",
                                "SELECT count(*) FROM cheer_totals WHERE broadcaster_id = 1 AND period = 0"
                                " AND begins_at = 0 AND score > 7",
                                "SELECT count(*) FROM cheer_totals WHERE broadcaster_id = 1 AND period = 0"
                                " AND begins_at = 0 AND score = 7 AND reached < 9"})
            h->verifyIndexed(sql);
    }

    void manyCheersKeepTheirOrder()
    {
        // Compared with the simplest implementation.
        QStringList people;
        Rows rows = h->world->database().query("SELECT id FROM users ORDER BY id LIMIT 90");
        while (rows.next())
            people.append(rows.text(0));
        struct Score
        {
            QString id;
            int bits = 0;
            int last = 0;
        };
        QHash<QString, Score> scores;
        quint32 random = 7;
        QVERIFY(h->world->database().transaction([&]() -> Result<void> {
            for (int i = 1; i <= 3000; ++i) {
                random = random * 1664525 + 1013904223;
                const QString id = people[int(random >> 16 & 0x3f)];
                const int bits = int(random >> 8 & 7) * 10 + 10;
                if (auto done = cheer(id, bits); !done)
                    return done;
                Score &score = scores[id];
                score = {id, score.bits + bits, i};
            }
            return {};
        }));
        QList<Score> wanted = scores.values();
        std::sort(wanted.begin(), wanted.end(), [](const Score &a, const Score &b) {
            return a.bits != b.bits ? a.bits > b.bits : a.last < b.last;
        });
        QStringList ids;
        for (const Score &score : std::as_const(wanted))
            ids.append(score.id);
        QCOMPARE(board(with("count", 100)).column("user_id"), ids);
        for (const int place : {0, 7, 31, int(ids.size()) - 1}) {
            const auto one = board(with("count", 1) + with("user_id", ids[place]));
            QCOMPARE(one.first()["rank"_L1].toInt(), place + 1);
        }
    }

    void pacificTimeGoesByItsRule_data()
    {
        QTest::addColumn<QString>("at");
        QTest::addColumn<int>("hours");
        const auto row
            = [](const char *at, int hours) { QTest::newRow(at) << QString::fromLatin1(at) << hours; };
        row("2007-03-11T09:59:59Z", -8);
        row("2007-03-11T10:00:00Z", -7);
        row("2007-11-04T08:59:59Z", -7);
        row("2007-11-04T09:00:00Z", -8);
        row("2015-03-08T09:59:59Z", -8);  // the eighth: the earliest possible second Sunday
        row("2015-03-08T10:00:00Z", -7);
        row("2015-11-01T08:59:59Z", -7);  // the first
        row("2015-11-01T09:00:00Z", -8);
        row("2020-03-08T10:00:00Z", -7);
        row("2021-03-14T09:59:59Z", -8);  // the fourteenth: the latest
        row("2021-03-14T10:00:00Z", -7);
        row("2021-11-07T08:59:59Z", -7);
        row("2021-11-07T09:00:00Z", -8);
        row("2026-01-01T00:00:00Z", -8);
        row("2026-07-01T00:00:00Z", -7);
        row("2026-12-31T23:59:59Z", -8);
        row("2040-03-11T10:00:00Z", -7);
    }
    void pacificTimeGoesByItsRule()
    {
        QFETCH(QString, at);
        QFETCH(int, hours);
        QCOMPARE(Api::pacificOffset(Api::parseTime(at.toStdString())), hours * 3600);
    }

    void theRuleIsThatOfTheZone()
    {
        const QTimeZone zone("America/Los_Angeles");
        if (!zone.isValid())
            QSKIP("This machine has no data about time zones.");
        const QDateTime end = time("2031-01-01T00:00:00Z");
        for (QDateTime at = time("2007-01-01T00:00:00Z"); at < end; at = at.addSecs(3 * 3600 + 1777))
            QCOMPARE(Api::pacificOffset(at), zone.offsetFromUtc(at));
    }

    void periodsFollowEachOtherWithoutAGap()
    {
        for (const Period period : {Period::Day, Period::Week, Period::Month, Period::Year}) {
            auto range = Api::periodAround(period, time("2023-12-31T12:00:00Z"));
            for (int i = 0; i < 900; ++i) {
                QVERIFY(range.startedAt < range.endedAt);
                QCOMPARE(Api::periodAround(period, range.endedAt.addMSecs(-1)), range);
                const auto next = Api::periodAround(period, range.endedAt);
                QCOMPARE(next.startedAt, range.endedAt);
                range = next;
            }
        }
        const auto all = Api::periodAround(Period::All, time("2026-03-04T20:00:00Z"));
        QVERIFY(!all.startedAt.isValid() && !all.endedAt.isValid());
    }

    void theEndsOfTimeAreNoAccident()
    {
        for (const char *at : {"0001-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "9999-12-31T23:59:59Z"}) {
            for (const char *period : {"day", "week", "month", "year"}) {
                const auto answer = boardOf(period, at);
                QCOMPARE(answer.status(), 200);
                const QStringList reply = range(answer);
                QVERIFY2(Api::parseTime(reply[0].toStdString()) < Api::parseTime(reply[1].toStdString()),
                         qPrintable(reply.join(u' ')));
            }
        }
        QCOMPARE(range(boardOf("day", "1969-12-31T23:59:59Z")),
                 QStringList({u"1969-12-31T08:00:00Z"_s, u"1970-01-01T08:00:00Z"_s}));
    }

    void cheermotesOfNobodyAreTheGlobalOnes()
    {
        const auto global = h->get(h->app(), "/bits/cheermotes");
        QCOMPARE(global.status(), 200);
        QVERIFY(global.json["data"_L1].isArray());
        for (const QString &id : {u"1"_s, QString(30, u'9')}) {
            const auto answer = h->get(h->app(), "/bits/cheermotes", with("broadcaster_id", id));
            QCOMPARE(answer.status(), 200);
            QCOMPARE(answer.data(), global.data());
        }
        QCOMPARE(h->get(h->signIn("quillscribe", {}), "/bits/cheermotes").data(), global.data());
    }
};

QTEST_GUILESS_MAIN(TestBits)
#include "tst_bits.moc"
