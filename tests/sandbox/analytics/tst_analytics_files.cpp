// SPDX-License-Identifier: GPL-3.0-or-later

// The files of reports, and their URLs, which are valid for five minutes.

#include "analytics_fixture.h"

#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Sidestage;

class TestAnalyticsFiles : public QObject, public AnalyticsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }

    void aFileIsCsvAsRfc4180Says()
    {
        const auto answer = games();
        const auto file = fetch(urlOf(answer));
        QCOMPARE(file.status, 200);
        QCOMPARE(file.contentType, QByteArray("text/csv"));
        const QString id = answer.first()["game_id"_L1].toString();
        QCOMPARE(file.headers.value("Content-Disposition"),
                 "attachment; filename=\"" + id.toLatin1() + "-overview_v2-" + Sandbox::isoDay(today() - 365)
                     + '-' + Sandbox::isoDay(today() - 2) + ".csv\"");
        QCOMPARE(file.headers.value("Access-Control-Allow-Origin"), QByteArray("*"));
        const auto lines = parsed(file.body);
        QVERIFY(lines.size() > 100);
        QCOMPARE(lines[0].join(u'|'),
                 u"Date|Game ID|Game Name|Hours Broadcast|Unique Broadcasters|Hours Watched|"
                 u"Average Viewers|Peak Concurrent Viewers|Unique Viewers|Chat Messages|"
                 u"Unique Chatters|Followers Gained|Clips Created"_s);
        // The name of this user's first game in the seeded world contains a comma and quotes.
        const QString name = h->world->category(id)->game.name;
        QVERIFY(name.contains(u',') && name.contains(u'"'));
        QVERIFY(file.body.contains(",\"Lamp, Moth & \"\"Company\"\"\","));
        QString before = u"9999-12-31"_s;
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
            QVERIFY(line[7].toDouble() + 0.5 >= line[6].toDouble());  // the peak is not below the average
            QVERIFY(line[8].toLongLong() >= line[7].toLongLong());
            QVERIFY(line[10].toLongLong() <= line[8].toLongLong());
        }
        const auto extension = parsed(fetch(urlOf(extensions())).body);
        QCOMPARE(extension[0].join(u'|'),
                 u"Date|Extension ID|Extension Name|Installs|Uninstalls|Activations|"
                 u"Active Channels|Unique Viewers|Minutes Viewed|Interactions|Bits Used|"
                 u"Unique Bits Users"_s);
        QCOMPARE(extension[1].size(), extension[0].size());
        QCOMPARE(extension[1][2], u"Dice, Maps & \"Fate\""_s);
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
        QVERIFY(away > 7);  // the week, and days on which it was not broadcast
        for (qint64 d = today() - 30; d < today() - 23; ++d)
            QVERIFY(!Sandbox::hasFigures(subject, d));
        QVERIFY(!Sandbox::hasFigures(subject, today() - 9) && !Sandbox::hasFigures(subject, today() - 61));
        QStringList days;
        for (const QStringList &line : parsed(fetch(urlOf(answer)).body).mid(1))
            days.append(line[0]);
        QCOMPARE(days, wanted);
        // After it has stopped there is no report.
        QVERIFY(games(with("game_id", id) + between(today() - 9, today() - 2)).data().isEmpty());
    }

    void theFiguresAreTheSameOnEveryMachine()
    {
        const ReportSubject game{
            .id = u"7"_s, .name = u"Hollow Tides"_s, .salt = 0xfeedfacecafebeef, .scale = 400};
        QCOMPARE(Sandbox::gameCsv(game, {20'000, 20'001}).split('\n').mid(1).join('\n'),
                 QByteArray("2024-10-05,7,Hollow Tides,5.8,3,219.8,38.0,69,366,376,47,0,3\r\n"
                            "2024-10-04,7,Hollow Tides,8.7,3,515.3,59.0,174,858,770,154,3,9\r\n"));
        QCOMPARE(Sandbox::extensionCsv(game, {20'001, 20'001}).split('\n').mid(1).join('\n'),
                 QByteArray("2024-10-05,7,Hollow Tides,32,1,26,347,18044,541320,902,572,4\r\n"));
        // Without any days the file has only its header.
        QCOMPARE(Sandbox::gameCsv(game, {5, 4}).count('\n'), 1);
    }

    void thePastStaysAndNewDaysCome()
    {
        const QString id = games().first()["game_id"_L1].toString();
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
        QVERIFY2(QRegularExpression(u"^http://localhost:7890/reports/[A-Za-z0-9]{40}\\.csv$"_s)
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
        // A new request returns another URL.
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
        const auto first = games(with("first", u"2"_s));
        const qsizetype pages = qsizetype(Sandbox::Reports::maxFiles) / 20;
        QString last;
        for (qsizetype i = 0; i < pages; ++i)
            last = urlOf(games(), 19);
        // The URLs of the first response have expired, except those within the remainder of the division.
        const qsizetype left = qsizetype(Sandbox::Reports::maxFiles) - pages * 20;
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
        const QString file = directory.filePath(u"world.sqlite"_s);
        const Sandbox::WorldSettings settings{.dbFile = file, .followers = 10};
        h = std::make_unique<Harness>(settings);
        m_pip = h->signIn("pipnocturne");
        const Query asked = between(today() - 90, today() - 9);
        const QString url = urlOf(games(asked), 3);
        const QByteArray csv = fetch(url).body;
        const qint64 now = h->world->clock().msecs();
        h.reset();
        auto other = settings;
        other.seed = 2;  // the data in the file depend on the seed with which it was created
        h = std::make_unique<Harness>(other);
        setClock(now);
        QCOMPARE(fetch(url).status, 403);
        QCOMPARE(fetch(urlOf(games(asked), 3)).body, csv);
    }
};

QTEST_GUILESS_MAIN(TestAnalyticsFiles)
#include "tst_analytics_files.moc"
