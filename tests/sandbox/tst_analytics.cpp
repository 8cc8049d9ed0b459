// SPDX-License-Identifier: GPL-3.0-or-later

// Reports about games and extensions: which there are, which days they cover, and the files behind them.

#include "harness.h"

#include "sandbox/reports.h"

#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

using namespace Sidestage;
using Sandbox::ReportSubject;
using Kind = Sandbox::Reports::Kind;

namespace {

constexpr qint64 dayMsecs = 24 * 3600 * 1000;

/// The fields of each line, read as RFC 4180 describes it. A line that is not ended by CRLF gives an
/// empty list, which nothing expects.
QList<QStringList> parsed(const QByteArray &csv)
{
    QList<QStringList> lines;
    QStringList line;
    QByteArray field;
    bool quoted = false;
    for (qsizetype i = 0; i < csv.size(); ++i) {
        const char c = csv[i];
        if (quoted) {
            if (c == '"' && csv.mid(i + 1, 1) == "\"")
                field += csv[++i];
            else if (c == '"')
                quoted = false;
            else
                field += c;
        } else if (c == '"') {
            quoted = true;
        } else if (c == ',') {
            line.append(QString::fromUtf8(std::exchange(field, {})));
        } else if (c == '\r' && csv.mid(i + 1, 1) == "\n") {
            ++i;
            line.append(QString::fromUtf8(std::exchange(field, {})));
            lines.append(std::exchange(line, {}));
        } else if (c == '\n' || c == '\r') {
            return {};
        } else {
            field += c;
        }
    }
    return field.isEmpty() && line.isEmpty() ? lines : QList<QStringList>();
}

}  // namespace

class TestAnalytics : public QObject
{
    Q_OBJECT

    using Query = Harness::Query;

    std::unique_ptr<Harness> h;
    Harness::As m_pip;
    Harness::As m_tea;

    qint64 today() { return h->world->clock().msecs() / dayMsecs; }
    static QString day(qint64 number)
    {
        return QString::fromLatin1(Sandbox::isoDay(number)) + QStringLiteral("T00:00:00Z");
    }
    static Query between(const QString &from, const QString &to)
    {
        return {{QStringLiteral("started_at"), from}, {QStringLiteral("ended_at"), to}};
    }
    static Query between(qint64 from, qint64 to) { return between(day(from), day(to)); }
    static Query with(const char *name, const QString &value) { return {{QLatin1String(name), value}}; }

    Harness::Answer games(const Query &query = {}) { return h->get(m_pip, "/analytics/games", query); }
    Harness::Answer extensions(const Query &query = {})
    {
        return h->get(m_pip, "/analytics/extensions", query);
    }
    Harness::Response fetch(const QString &url, const char *method = "GET")
    {
        return h->service->handle({.method = method, .path = QUrl(url).path(QUrl::FullyEncoded).toLatin1()});
    }
    static QString urlOf(const Harness::Answer &answer, int place = 0)
    {
        return answer.data().at(place).toObject()[QLatin1String("URL")].toString();
    }
    static QStringList range(const Harness::Answer &answer)
    {
        const auto told = answer.first()[QLatin1String("date_range")];
        return {told[QLatin1String("started_at")].toString(), told[QLatin1String("ended_at")].toString()};
    }
    QStringList walk(const char *path, const char *column, Query query)
    {
        const Query base = query;
        QStringList seen;
        for (int page = 0; page < 100; ++page) {
            const auto answer = h->get(m_pip, path, query);
            seen += answer.column(column);
            if (answer.status() != 200 || answer.cursor().isEmpty())
                break;
            query = base + with("after", answer.cursor());
        }
        return seen;
    }
    /// The world's time, at which the tokens that were given before may have ended.
    void setClock(qint64 msecs)
    {
        QVERIFY(h->world->changeClock([=](auto &clock) { clock.set(msecs); }));
        m_pip = h->signIn("pipnocturne");
    }
    /// Something whose figures are known in advance.
    QString addGame(ReportSubject subject, const char *owner = "pipnocturne")
    {
        subject.id = QStringLiteral("900%1").arg(++m_added);
        subject.name = QStringLiteral("Added");
        if (!h->world->reports().add(Kind::Game, h->idOf(owner), subject))
            return {};
        return subject.id;
    }
    int m_added = 0;

private Q_SLOTS:
    void init()
    {
        h = std::make_unique<Harness>();
        m_pip = h->signIn("pipnocturne");
        m_tea = h->signIn("teaandturrets");
    }

    void anEntryIsToldAsTheSpecificationSays()
    {
        const QJsonObject game = games().first();
        QCOMPARE(game.keys(),
                 QStringList({QStringLiteral("URL"), QStringLiteral("date_range"), QStringLiteral("game_id"),
                              QStringLiteral("type")}));
        QCOMPARE(game[QLatin1String("type")].toString(), QStringLiteral("overview_v2"));
        QVERIFY(h->world->category(game[QLatin1String("game_id")].toString()));
        QCOMPARE(game[QLatin1String("date_range")].toObject().keys(),
                 QStringList({QStringLiteral("ended_at"), QStringLiteral("started_at")}));
        const QJsonObject extension = extensions().first();
        QCOMPARE(extension.keys(),
                 QStringList({QStringLiteral("URL"), QStringLiteral("date_range"),
                              QStringLiteral("extension_id"), QStringLiteral("type")}));
        QCOMPARE(extension[QLatin1String("type")].toString(), QStringLiteral("overview_v2"));
        QCOMPARE(extensions(with("type", QStringLiteral("overview_v2"))).data().size(), 20);
        QCOMPARE(extensions(with("type", QStringLiteral("overview_v1"))).status(), 400);
    }

    void aPageHasAtMostTwenty()
    {
        for (const char *path : {"/analytics/games", "/analytics/extensions"}) {
            QCOMPARE(h->get(m_pip, path).data().size(), 20);
            QCOMPARE(h->get(m_pip, path, with("first", QStringLiteral("100"))).data().size(), 20);
            QCOMPARE(h->get(m_pip, path, with("first", QStringLiteral("3"))).data().size(), 3);
            QCOMPARE(h->get(m_pip, path, with("first", QStringLiteral("101"))).status(), 400);
            QCOMPARE(h->get(m_pip, path, with("first", QStringLiteral("0"))).status(), 400);
        }
    }

    void allPagesTogetherAreEveryReportOnce()
    {
        for (const auto &[path, column, count] : {std::tuple("/analytics/games", "game_id", 26),
                                                  std::tuple("/analytics/extensions", "extension_id", 23)}) {
            const QStringList all = walk(path, column, with("first", QStringLiteral("100")));
            QCOMPARE(all.size(), count);
            QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), count);
            for (const char *first : {"1", "7", "20"})
                QCOMPARE(walk(path, column, with("first", QLatin1String(first))), all);
            const auto last = h->get(m_pip, path,
                                     with("after", h->get(m_pip, path).cursor())
                                         + with("first", QString::number(count - 20)));
            QCOMPARE(last.data().size(), count - 20);
            QVERIFY(last.json[QLatin1String("pagination")].isObject());
            QVERIFY(last.json[QLatin1String("pagination")].toObject().isEmpty());
        }
        QCOMPARE(h->get(m_tea, "/analytics/games").data().size(), 6);
        QCOMPARE(h->get(m_tea, "/analytics/extensions").data().size(), 2);
    }

    void everySeedHasTheSameStory()
    {
        for (const quint64 seed : {2, 3, 4, 5}) {
            h = std::make_unique<Harness>(Sandbox::WorldSettings{.seed = seed, .followers = 0});
            m_pip = h->signIn("pipnocturne");
            QCOMPARE(walk("/analytics/games", "game_id", {}).size(), 26);
            QCOMPARE(h->get(h->signIn(), "/analytics/games").data().size(), 6);
            // Of a month, one has stopped and one was hardly on air.
            QCOMPARE(h->get(h->signIn(), "/analytics/games", between(today() - 31, today())).data().size(),
                     4);
        }
    }

    void whoOwnsNothingGetsNothing()
    {
        const auto quill = h->signIn("quillscribe");
        for (const char *path : {"/analytics/games", "/analytics/extensions"}) {
            const auto answer = h->get(quill, path);
            QCOMPARE(answer.status(), 200);
            QVERIFY(answer.json[QLatin1String("data")].isArray() && answer.data().isEmpty());
            QVERIFY(answer.cursor().isEmpty());
        }
    }

    void aCursorHoldsForItsQueryOnly()
    {
        const QString game = games().cursor();
        const QString extension = extensions().cursor();
        const QString dated = games(between(today() - 100, today() - 3)).cursor();
        QVERIFY(!game.isEmpty() && !extension.isEmpty() && !dated.isEmpty());
        const auto refused = [](const Harness::Answer &answer) {
            return answer.status() == 400 && answer.message() == QLatin1String("Invalid cursor.");
        };
        QVERIFY(refused(games(with("after", QStringLiteral("nonsense")))));
        QVERIFY(refused(games(with("after", extension))));
        QVERIFY(refused(extensions(with("after", game))));
        QVERIFY(refused(games(with("after", dated))));
        QVERIFY(refused(games(with("after", game) + between(today() - 100, today() - 3))));
        QVERIFY(refused(h->get(m_tea, "/analytics/games", with("after", game))));
        QCOMPARE(games(with("after", dated) + between(today() - 100, today() - 3)).status(), 200);
    }

    void pagingGoesForwardOnly()
    {
        for (const auto &answer :
             {games(with("before", games().cursor())), extensions(with("before", extensions().cursor())),
              extensions(with("before", QStringLiteral("x")))}) {
            QCOMPARE(answer.status(), 400);
            QCOMPARE(answer.message(), QStringLiteral("Only forward pagination is supported."));
        }
    }

    void bothDatesOrNone()
    {
        for (const char *name : {"started_at", "ended_at"}) {
            for (const auto &answer : {games(with(name, day(today() - 9))), extensions(with(name, day(9)))}) {
                QCOMPARE(answer.status(), 400);
                QCOMPARE(answer.message(),
                         QStringLiteral("started_at and ended_at must be specified together."));
            }
        }
        const auto backwards = games(between(today() - 9, today() - 10));
        QCOMPARE(backwards.status(), 400);
        QCOMPARE(backwards.message(), QStringLiteral("ended_at must not be before started_at."));
        QCOMPARE(extensions(between(today() - 9, today() - 10)).status(), 400);
        QCOMPARE(games(between(QStringLiteral("yesterday"), day(today()))).status(), 400);
    }

    void theEndIsIncludedAndAtMostTwoDaysBeforeToday()
    {
        QCOMPARE(range(games(between(today() - 40, today() - 2))),
                 QStringList({day(today() - 40), day(today() - 2)}));
        for (const qint64 end : {today() - 1, today(), today() + 400})
            QCOMPARE(range(games(between(today() - 40, end))),
                     QStringList({day(today() - 40), day(today() - 2)}));
        // A single day.
        const auto one = extensions(between(today() - 5, today() - 5));
        QCOMPARE(range(one), QStringList({day(today() - 5), day(today() - 5)}));
        const auto lines = parsed(fetch(urlOf(one)).body);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[1][0], QString::fromLatin1(Sandbox::isoDay(today() - 5)));
        // What is to come has no reports, and is no error.
        QCOMPARE(games(between(today() - 1, today())).status(), 200);
        QVERIFY(games(between(today() - 1, today())).data().isEmpty());
        QVERIFY(extensions(between(today() + 1, today() + 9)).data().isEmpty());
    }

    void theStartIsReplacedWhenItIsTooEarly()
    {
        QCOMPARE(range(games(between(today() - 366, today() - 9))),
                 QStringList({day(today() - 365), day(today() - 9)}));
        QCOMPARE(range(games(between(today() - 365, today() - 9))),
                 QStringList({day(today() - 365), day(today() - 9)}));
        QCOMPARE(range(extensions(between(QStringLiteral("2018-01-30T00:00:00Z"), day(today() - 9)))),
                 QStringList({QStringLiteral("2018-01-31T00:00:00Z"), day(today() - 9)}));
        QCOMPARE(range(extensions(between(QStringLiteral("2018-02-01T00:00:00Z"), day(today() - 9)))),
                 QStringList({QStringLiteral("2018-02-01T00:00:00Z"), day(today() - 9)}));
        // Altogether too early: nothing is left.
        QVERIFY(games(between(today() - 900, today() - 800)).data().isEmpty());
        QCOMPARE(games(between(today() - 900, today() - 800)).status(), 200);
    }

    void withoutDatesItIsAllThereIs()
    {
        QCOMPARE(range(games()), QStringList({day(today() - 365), day(today() - 2)}));
        QCOMPARE(range(extensions()),
                 QStringList({QStringLiteral("2018-01-31T00:00:00Z"), day(today() - 2)}));
    }

    void timesOfDayAreLeftOut()
    {
        const QString late
            = QString::fromLatin1(Sandbox::isoDay(today() - 20)) + QStringLiteral("T23:59:59Z");
        const QString early
            = QString::fromLatin1(Sandbox::isoDay(today() - 10)) + QStringLiteral("T00:00:01Z");
        QCOMPARE(range(games(between(late, early))), QStringList({day(today() - 20), day(today() - 10)}));
        // The same day, though the end is earlier by the clock.
        const QString morning
            = QString::fromLatin1(Sandbox::isoDay(today() - 20)) + QStringLiteral("T05:00:00Z");
        QCOMPARE(extensions(between(late, morning)).status(), 200);
        // With an offset it is the day in UTC.
        const QString eastern
            = QString::fromLatin1(Sandbox::isoDay(today() - 20)) + QStringLiteral("T01:00:00+02:00");
        QCOMPARE(range(games(between(eastern, early))), QStringList({day(today() - 21), day(today() - 10)}));
    }

    void oneSubjectAlone()
    {
        const QStringList all = walk("/analytics/games", "game_id", {});
        const auto one = games(with("game_id", all[24]));
        QCOMPARE(one.column("game_id"), QStringList{all[24]});
        QVERIFY(one.cursor().isEmpty());
        // The cursor counts for nothing then, not even a wrong one.
        for (const QString &after : {games().cursor(), QStringLiteral("nonsense")})
            QCOMPARE(games(with("game_id", all[3]) + with("after", after)).column("game_id"),
                     QStringList{all[3]});
        const QStringList own = walk("/analytics/extensions", "extension_id", {});
        QCOMPARE(extensions(with("extension_id", own[22]) + with("after", QStringLiteral("nonsense")))
                     .column("extension_id"),
                 QStringList{own[22]});
    }

    void whatIsUnknownOrAnothersIsNotFound()
    {
        const QString game = h->get(m_tea, "/analytics/games").first()[QLatin1String("game_id")].toString();
        for (const QString &id : {QStringLiteral("1"), QStringLiteral("99999999999999999999999"), game}) {
            const auto answer = games(with("game_id", id));
            QCOMPARE(answer.status(), 404);
            QCOMPARE(answer.message(), QStringLiteral("The game was not found."));
        }
        QCOMPARE(h->get(m_tea, "/analytics/games", with("game_id", game)).status(), 200);
        for (const QString &id : {QStringLiteral("nobodys"), h->ready.id, QStringLiteral("' OR 1=1 --")}) {
            const auto answer = extensions(with("extension_id", id));
            QCOMPARE(answer.status(), 404);
            QCOMPARE(answer.message(), QStringLiteral("The extension was not found."));
        }
        QCOMPARE(h->get(m_tea, "/analytics/extensions", with("extension_id", h->ready.id)).data().size(), 1);
    }

    void aGameNeedsFiveHoursOnAir()
    {
        const ReportSubject rare{.salt = 4711, .scale = 40, .share = 60, .firstDay = 0};
        const QString id = addGame(rare);
        // The first days since when it comes to five hours.
        const qint64 from = today() - 100;
        qint64 to = from;
        qint64 minutes = 0;
        for (; minutes < 300; ++to)
            minutes += Sandbox::minutesBroadcast(rare, to);
        --to;
        QVERIFY(minutes - Sandbox::minutesBroadcast(rare, to) < 300 && to > from + 3);
        QCOMPARE(games(with("game_id", id) + between(from, to)).data().size(), 1);
        const auto less = games(with("game_id", id) + between(from, to - 1));
        QCOMPARE(less.status(), 200);
        QVERIFY(less.data().isEmpty());
        // Exactly five hours are enough.
        const ReportSubject steady{.salt = 1, .scale = 1, .firstDay = 0};
        const QString exact = addGame(steady);
        const qint64 end = today() - 2;
        qint64 begin = end + 1;
        for (minutes = 0; minutes < 300;)
            minutes += Sandbox::minutesBroadcast(steady, --begin);
        QCOMPARE(minutes, 300);
        QCOMPARE(games(with("game_id", exact) + between(begin, end)).data().size(), 1);
        QVERIFY(games(with("game_id", exact) + between(begin + 1, end)).data().isEmpty());
    }

    void aFileIsCsvAsRfc4180Says()
    {
        const auto answer = games();
        const auto file = fetch(urlOf(answer));
        QCOMPARE(file.status, 200);
        QCOMPARE(file.contentType, QByteArray("text/csv"));
        const QString id = answer.first()[QLatin1String("game_id")].toString();
        QCOMPARE(file.headers.value("Content-Disposition"),
                 "attachment; filename=\"" + id.toLatin1() + "-overview_v2-" + Sandbox::isoDay(today() - 365)
                     + '-' + Sandbox::isoDay(today() - 2) + ".csv\"");
        QCOMPARE(file.headers.value("Access-Control-Allow-Origin"), QByteArray("*"));
        const auto lines = parsed(file.body);
        QVERIFY(lines.size() > 100);
        QCOMPARE(lines[0].join(u'|'),
                 QStringLiteral("Date|Game ID|Game Name|Hours Broadcast|Unique Broadcasters|Hours Watched|"
                                "Average Viewers|Peak Concurrent Viewers|Unique Viewers|Chat Messages|"
                                "Unique Chatters|Followers Gained|Clips Created"));
        // The story's first game of this user has a name with a comma and quotes in it.
        const QString name = h->world->category(id)->game.name;
        QVERIFY(name.contains(u',') && name.contains(u'"'));
        QVERIFY(file.body.contains(",\"Lamp, Moth & \"\"Company\"\"\","));
        QString before = QStringLiteral("9999-12-31");
        for (const QStringList &line : lines.mid(1)) {
            QCOMPARE(line.size(), lines[0].size());
            QVERIFY2(line[0] < before, "the newest day comes first, each once");
            before = line[0];
            QCOMPARE(line[1], id);
            QCOMPARE(line[2], name);
            for (const QString &number : line.mid(3)) {
                bool ok = false;
                QVERIFY(number.toDouble(&ok) >= 0 && ok);
            }
            QVERIFY(line[7].toDouble() + 0.5 >= line[6].toDouble());  // the peak, the average
            QVERIFY(line[8].toLongLong() >= line[7].toLongLong());
            QVERIFY(line[10].toLongLong() <= line[8].toLongLong());
        }
        const auto extension = parsed(fetch(urlOf(extensions())).body);
        QCOMPARE(extension[0].join(u'|'),
                 QStringLiteral("Date|Extension ID|Extension Name|Installs|Uninstalls|Activations|"
                                "Active Channels|Unique Viewers|Minutes Viewed|Interactions|Bits Used|"
                                "Unique Bits Users"));
        QCOMPARE(extension[1].size(), extension[0].size());
        QCOMPARE(extension[1][2], QStringLiteral("Dice, Maps & \"Fate\""));
    }

    void fieldsAreQuotedOnlyWhenTheyMust()
    {
        QCOMPARE(Sandbox::csvField("Hollow Tides"), QByteArray("Hollow Tides"));
        QCOMPARE(Sandbox::csvField(""), QByteArray(""));
        QCOMPARE(Sandbox::csvField("a,b"), QByteArray("\"a,b\""));
        QCOMPARE(Sandbox::csvField("say \"hi\""), QByteArray("\"say \"\"hi\"\"\""));
        QCOMPARE(Sandbox::csvField("two\r\nlines"), QByteArray("\"two\r\nlines\""));
        QCOMPARE(Sandbox::csvField("one\rtwo"), QByteArray("\"one\rtwo\""));
        QCOMPARE(Sandbox::csvField("Ähre; 日本"), QByteArray("Ähre; 日本"));
    }

    void daysWithoutFiguresHaveNoRow()
    {
        const ReportSubject subject{.salt = 99,
                                    .scale = 300,
                                    .share = 70,
                                    .firstDay = today() - 60,
                                    .lastDay = today() - 10,
                                    .gapDay = today() - 30};
        const QString id = addGame(subject);
        const auto answer = games(with("game_id", id));
        QStringList wanted;
        int away = 0;
        for (qint64 d = today() - 2; d >= today() - 365; --d) {
            if (Sandbox::hasFigures(subject, d))
                wanted.append(QString::fromLatin1(Sandbox::isoDay(d)));
            else if (d <= subject.lastDay && d >= subject.firstDay)
                ++away;
        }
        QVERIFY(away > 7);  // the week, and days when nobody broadcast it
        for (qint64 d = today() - 30; d < today() - 23; ++d)
            QVERIFY(!Sandbox::hasFigures(subject, d));
        QVERIFY(!Sandbox::hasFigures(subject, today() - 9) && !Sandbox::hasFigures(subject, today() - 61));
        QStringList days;
        for (const QStringList &line : parsed(fetch(urlOf(answer)).body).mid(1))
            days.append(line[0]);
        QCOMPARE(days, wanted);
        // Where it had stopped already there is no report.
        QVERIFY(games(with("game_id", id) + between(today() - 9, today() - 2)).data().isEmpty());
    }

    void theFiguresAreTheSameOnEveryMachine()
    {
        const ReportSubject game{.id = QStringLiteral("7"),
                                 .name = QStringLiteral("Hollow Tides"),
                                 .salt = 0xfeedfacecafebeef,
                                 .scale = 400};
        QCOMPARE(Sandbox::gameCsv(game, {20'000, 20'001}).split('\n').mid(1).join('\n'),
                 QByteArray("2024-10-05,7,Hollow Tides,5.8,3,219.8,38.0,69,366,376,47,0,3\r\n"
                            "2024-10-04,7,Hollow Tides,8.7,3,515.3,59.0,174,858,770,154,3,9\r\n"));
        QCOMPARE(Sandbox::extensionCsv(game, {20'001, 20'001}).split('\n').mid(1).join('\n'),
                 QByteArray("2024-10-05,7,Hollow Tides,32,1,26,347,18044,541320,902,572,4\r\n"));
        // Nothing to tell is a file with a header.
        QCOMPARE(Sandbox::gameCsv(game, {5, 4}).count('\n'), 1);
    }

    void thePastStaysAndNewDaysCome()
    {
        const QString id = games().first()[QLatin1String("game_id")].toString();
        const Query past = with("game_id", id) + between(today() - 90, today() - 5);
        const QByteArray before = fetch(urlOf(games(past))).body;
        const qint64 newest = today() - 2;
        setClock(h->world->clock().msecs() + 10 * dayMsecs);
        QCOMPARE(fetch(urlOf(games(past))).body, before);
        QCOMPARE(range(games(with("game_id", id))), QStringList({day(newest + 10 - 363), day(newest + 10)}));
        const auto lines = parsed(fetch(urlOf(games(with("game_id", id)))).body);
        QVERIFY(lines[1][0] > QString::fromLatin1(Sandbox::isoDay(newest)));
    }

    void figuresOfADayAreThereADayAfterItsEnd()
    {
        const qint64 midnight = (today() + 1) * dayMsecs;
        setClock(midnight - 1);
        const QString before = range(extensions()).last();
        setClock(midnight);
        QCOMPARE(before, day(midnight / dayMsecs - 3));
        QCOMPARE(range(extensions()).last(), day(midnight / dayMsecs - 2));
    }

    void aUrlWorksForFiveMinutes()
    {
        const QString url = urlOf(games());
        QVERIFY2(QRegularExpression(QStringLiteral("^http://localhost:7890/reports/[A-Za-z0-9]{40}\\.csv$"))
                     .match(url)
                     .hasMatch(),
                 qPrintable(url));
        h->clock.advance(std::chrono::minutes(5) - std::chrono::milliseconds(1));
        QCOMPARE(fetch(url).status, 200);
        QCOMPARE(fetch(url).status, 200);
        h->clock.advance(std::chrono::milliseconds(1));
        const auto dead = fetch(url);
        QCOMPARE(dead.status, 403);
        QCOMPARE(dead.contentType, QByteArray("text/plain"));
        QCOMPARE(dead.body, QByteArray("This link has expired.\n"));
        // Asking again gives another one.
        const QString again = urlOf(games());
        QVERIFY(again != url);
        QCOMPARE(fetch(again).status, 200);
    }

    void theWorldsTimeEndsAUrl()
    {
        const QString url = urlOf(games());
        QVERIFY(h->world->changeClock([](auto &clock) { clock.setSpeed(0); }));
        h->clock.advance(std::chrono::hours(3));
        QCOMPARE(fetch(url).status, 200);
        setClock(h->world->clock().msecs() + 5 * 60 * 1000);
        QCOMPARE(fetch(url).status, 403);
    }

    void whatWasNeverGivenIsRefusedInTheSameWords()
    {
        for (const char *path : {"/reports", "/reports/", "/reports/x.csv", "/reports/../reports/x",
                                 "/reports/%00", "/reports//"}) {
            const auto answer = h->service->handle({.method = "GET", .path = path});
            QCOMPARE(answer.status, 403);
            QCOMPARE(answer.body, QByteArray("This link has expired.\n"));
        }
        const QString url = urlOf(games());
        for (const char *method : {"POST", "DELETE", "PUT", ""})
            QCOMPARE(fetch(url, method).status, 405);
        QCOMPARE(fetch(url).status, 200);
    }

    void noTokenIsNeededForAUrl()
    {
        const auto file = fetch(urlOf(extensions()));
        QCOMPARE(file.status, 200);
        QVERIFY(file.headers.value("Ratelimit-Limit").isNull());
    }

    void onlySoManyUrlsWorkAtATime()
    {
        const auto first = games(with("first", QStringLiteral("2")));
        const qsizetype pages = qsizetype(Sandbox::Reports::mostFiles) / 20;
        QString last;
        for (qsizetype i = 0; i < pages; ++i)
            last = urlOf(games(), 19);
        // Now those of the first answer have given way, but for what the division left over.
        const qsizetype left = qsizetype(Sandbox::Reports::mostFiles) - pages * 20;
        QCOMPARE(fetch(urlOf(first, 0)).status, left >= 2 ? 200 : 403);
        games();
        QCOMPARE(fetch(urlOf(first, 0)).status, 403);
        QCOMPARE(fetch(urlOf(first, 1)).status, 403);
        QCOMPARE(fetch(last).status, 200);
    }

    void aResetEndsAllUrls()
    {
        const QString url = urlOf(games());
        QVERIFY(h->world->reset(h->world->settings().seed));
        QCOMPARE(fetch(url).status, 403);
        m_pip = h->signIn("pipnocturne");
        QCOMPARE(games().data().size(), 20);
    }

    void aRestartKeepsTheHistoryButNotTheUrls()
    {
        const QTemporaryDir directory;
        const QString file = directory.filePath(QStringLiteral("world.sqlite"));
        const Sandbox::WorldSettings settings{.dbFile = file, .followers = 10};
        h = std::make_unique<Harness>(settings);
        m_pip = h->signIn("pipnocturne");
        const Query asked = between(today() - 90, today() - 9);
        const QString url = urlOf(games(asked), 3);
        const QByteArray csv = fetch(url).body;
        const qint64 now = h->world->clock().msecs();
        h.reset();
        auto other = settings;
        other.seed = 2;  // what is in the file goes by the seed that it was made with
        h = std::make_unique<Harness>(other);
        setClock(now);
        QCOMPARE(fetch(url).status, 403);
        QCOMPARE(fetch(urlOf(games(asked), 3)).body, csv);
    }

    void subjectsAreFoundByTheirIndex()
    {
        for (const char *sql :
             {"EXPLAIN QUERY PLAN SELECT id FROM report_subjects WHERE user_id = 1 AND kind = 0 AND id > 7"
              " ORDER BY id",
              "EXPLAIN QUERY PLAN SELECT id FROM report_subjects WHERE kind = 1 AND subject_id = 'x'"
              " AND user_id = 1"}) {
            Rows plan = h->world->database().query(sql);
            QString steps;
            while (plan.next())
                steps += plan.text(3) + u'\n';
            QVERIFY2(steps.contains(QLatin1String("SEARCH")) && !steps.contains(QLatin1String("SCAN"))
                         && !steps.contains(QLatin1String("TEMP B-TREE")),
                     qPrintable(steps));
        }
    }
};

QTEST_GUILESS_MAIN(TestAnalytics)
#include "tst_analytics.moc"
