// SPDX-License-Identifier: GPL-3.0-or-later

// Reports about games and extensions: which exist, and which days they cover.

#include "analytics_fixture.h"

#include <QSet>

using namespace Sidestage;

class TestAnalytics : public QObject, public AnalyticsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }

    void anEntryIsToldAsTheSpecificationSays()
    {
        const QJsonObject game = games().first();
        QCOMPARE(game.keys(), QStringList({u"URL"_s, u"date_range"_s, u"game_id"_s, u"type"_s}));
        QCOMPARE(game["type"_L1].toString(), u"overview_v2"_s);
        QVERIFY(h->world->category(game["game_id"_L1].toString()));
        QCOMPARE(game["date_range"_L1].toObject().keys(), QStringList({u"ended_at"_s, u"started_at"_s}));
        const QJsonObject extension = extensions().first();
        QCOMPARE(extension.keys(), QStringList({u"URL"_s, u"date_range"_s, u"extension_id"_s, u"type"_s}));
        QCOMPARE(extension["type"_L1].toString(), u"overview_v2"_s);
        QCOMPARE(extensions(with("type", u"overview_v2"_s)).data().size(), 20);
        QCOMPARE(extensions(with("type", u"overview_v1"_s)).status(), 400);
    }

    void aPageHasAtMostTwenty()
    {
        for (const char *path : {"/analytics/games", "/analytics/extensions"}) {
            QCOMPARE(h->get(m_pip, path).data().size(), 20);
            QCOMPARE(h->get(m_pip, path, with("first", u"100"_s)).data().size(), 20);
            QCOMPARE(h->get(m_pip, path, with("first", u"3"_s)).data().size(), 3);
            QCOMPARE(h->get(m_pip, path, with("first", u"101"_s)).status(), 400);
            QCOMPARE(h->get(m_pip, path, with("first", u"0"_s)).status(), 400);
        }
    }

    void allPagesTogetherAreEveryReportOnce()
    {
        for (const auto &[path, column, count] : {std::tuple("/analytics/games", "game_id", 26),
                                                  std::tuple("/analytics/extensions", "extension_id", 23)}) {
            const QStringList all = walk(path, column, with("first", u"100"_s));
            QCOMPARE(all.size(), count);
            QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), count);
            for (const char *first : {"1", "7", "20"})
                QCOMPARE(walk(path, column, with("first", QLatin1String(first))), all);
            const auto last = h->get(m_pip, path,
                                     with("after", h->get(m_pip, path).cursor())
                                         + with("first", QString::number(count - 20)));
            QCOMPARE(last.data().size(), count - 20);
            QVERIFY(last.json["pagination"_L1].isObject());
            QVERIFY(last.json["pagination"_L1].toObject().isEmpty());
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
            // In this month one game has stopped and one was on air too little.
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
            QVERIFY(answer.json["data"_L1].isArray() && answer.data().isEmpty());
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
            return answer.status() == 400 && answer.message() == "Invalid cursor."_L1;
        };
        QVERIFY(refused(games(with("after", u"nonsense"_s))));
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
              extensions(with("before", u"x"_s))}) {
            QCOMPARE(answer.status(), 400);
            QCOMPARE(answer.message(), u"Only forward pagination is supported."_s);
        }
    }

    void bothDatesOrNone()
    {
        for (const char *name : {"started_at", "ended_at"}) {
            for (const auto &answer : {games(with(name, day(today() - 9))), extensions(with(name, day(9)))}) {
                QCOMPARE(answer.status(), 400);
                QCOMPARE(answer.message(), u"started_at and ended_at must be specified together."_s);
            }
        }
        const auto backwards = games(between(today() - 9, today() - 10));
        QCOMPARE(backwards.status(), 400);
        QCOMPARE(backwards.message(), u"ended_at must not be before started_at."_s);
        QCOMPARE(extensions(between(today() - 9, today() - 10)).status(), 400);
        QCOMPARE(games(between(u"yesterday"_s, day(today()))).status(), 400);
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
        // Days in the future have no reports, which is no error.
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
        QCOMPARE(range(extensions(between(u"2018-01-30T00:00:00Z"_s, day(today() - 9)))),
                 QStringList({u"2018-01-31T00:00:00Z"_s, day(today() - 9)}));
        QCOMPARE(range(extensions(between(u"2018-02-01T00:00:00Z"_s, day(today() - 9)))),
                 QStringList({u"2018-02-01T00:00:00Z"_s, day(today() - 9)}));
        // Entirely too early: no days remain.
        QVERIFY(games(between(today() - 900, today() - 800)).data().isEmpty());
        QCOMPARE(games(between(today() - 900, today() - 800)).status(), 200);
    }

    void withoutDatesItIsAllThereIs()
    {
        QCOMPARE(range(games()), QStringList({day(today() - 365), day(today() - 2)}));
        QCOMPARE(range(extensions()), QStringList({u"2018-01-31T00:00:00Z"_s, day(today() - 2)}));
    }

    void timesOfDayAreLeftOut()
    {
        const QString late = QString::fromLatin1(Sandbox::isoDay(today() - 20)) + u"T23:59:59Z"_s;
        const QString early = QString::fromLatin1(Sandbox::isoDay(today() - 10)) + u"T00:00:01Z"_s;
        QCOMPARE(range(games(between(late, early))), QStringList({day(today() - 20), day(today() - 10)}));
        // The same day, though the end has the earlier time of day.
        const QString morning = QString::fromLatin1(Sandbox::isoDay(today() - 20)) + u"T05:00:00Z"_s;
        QCOMPARE(extensions(between(late, morning)).status(), 200);
        // A time with an offset means its day in UTC.
        const QString eastern = QString::fromLatin1(Sandbox::isoDay(today() - 20)) + u"T01:00:00+02:00"_s;
        QCOMPARE(range(games(between(eastern, early))), QStringList({day(today() - 21), day(today() - 10)}));
    }

    void oneSubjectAlone()
    {
        const QStringList all = walk("/analytics/games", "game_id", {});
        const auto one = games(with("game_id", all[24]));
        QCOMPARE(one.column("game_id"), QStringList{all[24]});
        QVERIFY(one.cursor().isEmpty());
        // The cursor is ignored then, even an invalid one.
        for (const QString &after : {games().cursor(), u"nonsense"_s})
            QCOMPARE(games(with("game_id", all[3]) + with("after", after)).column("game_id"),
                     QStringList{all[3]});
        const QStringList own = walk("/analytics/extensions", "extension_id", {});
        QCOMPARE(
            extensions(with("extension_id", own[22]) + with("after", u"nonsense"_s)).column("extension_id"),
            QStringList{own[22]});
    }

    void whatIsUnknownOrAnothersIsNotFound()
    {
        const QString game = h->get(m_tea, "/analytics/games").first()["game_id"_L1].toString();
        for (const QString &id : {u"1"_s, u"99999999999999999999999"_s, game}) {
            const auto answer = games(with("game_id", id));
            QCOMPARE(answer.status(), 404);
            QCOMPARE(answer.message(), u"The game was not found."_s);
        }
        QCOMPARE(h->get(m_tea, "/analytics/games", with("game_id", game)).status(), 200);
        for (const QString &id : {u"nobodys"_s, h->ready.id, u"' OR 1=1 --"_s}) {
            const auto answer = extensions(with("extension_id", id));
            QCOMPARE(answer.status(), 404);
            QCOMPARE(answer.message(), u"The extension was not found."_s);
        }
        QCOMPARE(h->get(m_tea, "/analytics/extensions", with("extension_id", h->ready.id)).data().size(), 1);
    }

    void aGameNeedsFiveHoursOnAir()
    {
        const ReportSubject rare{.salt = 4711, .scale = 40, .share = 60, .firstDay = 0};
        const QString id = addGame(rare);
        // The first days that add up to five hours.
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

    void subjectsAreFoundByTheirIndex()
    {
        for (const char *sql : {"SELECT id FROM report_subjects WHERE user_id = 1 AND kind = 0 AND id > 7"
                                " ORDER BY id",
                                "SELECT id FROM report_subjects WHERE kind = 1 AND subject_id = 'x'"
                                " AND user_id = 1"})
            h->verifyIndexed(sql);
    }
};

QTEST_GUILESS_MAIN(TestAnalytics)
#include "tst_analytics.moc"
