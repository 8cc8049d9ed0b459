// SPDX-License-Identifier: GPL-3.0-or-later

// The search for channels (api-facts C14).

#include "sandbox/harness.h"

#include "schema/values.h"

#include <QSet>

using namespace Sidestage;
using namespace std::chrono_literals;

class TestSearch : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;

    Harness::Answer search(const QString &query, bool liveOnly = false, int first = 0,
                           const QString &after = {})
    {
        Harness::Query asked{{QStringLiteral("query"), query}};
        if (liveOnly)
            asked.append({QStringLiteral("live_only"), QStringLiteral("true")});
        if (first)
            asked.append({QStringLiteral("first"), QString::number(first)});
        if (!after.isNull())
            asked.append({QStringLiteral("after"), after});
        return h->get(h->app(), "/search/channels", asked);
    }
    QStringList logins(const char *query, bool liveOnly = false)
    {
        return search(QString::fromUtf8(query), liveOnly, 100).column("broadcaster_login");
    }

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void aLiveChannelIsToldWhole()
    {
        const auto answer = search(QStringLiteral("teaandtur"));
        QCOMPARE(answer.data().size(), 1);
        const auto state = h->world->channel(h->idOf("teaandturrets"))->channel;
        const auto stream = h->world->liveStream(h->idOf("teaandturrets"));
        const auto user = h->world->user(h->idOf("teaandturrets"));
        QCOMPARE(answer.first(),
                 (QJsonObject{{QStringLiteral("broadcaster_language"), QStringLiteral("en")},
                              {QStringLiteral("broadcaster_login"), QStringLiteral("teaandturrets")},
                              {QStringLiteral("display_name"), QStringLiteral("TeaAndTurrets")},
                              {QStringLiteral("game_id"), state.gameId},
                              {QStringLiteral("game_name"), QStringLiteral("Cartographer's Folly")},
                              {QStringLiteral("id"), h->idOf("teaandturrets")},
                              {QStringLiteral("is_live"), true},
                              {QStringLiteral("tag_ids"), QJsonArray()},
                              {QStringLiteral("tags"), QJsonArray::fromStringList(state.tags)},
                              {QStringLiteral("thumbnail_url"), user->profileImageUrl.toString()},
                              {QStringLiteral("title"), state.title},
                              {QStringLiteral("started_at"), Api::formatTime(stream->startedAt)}}));
    }

    void loginsThatBeginSoAreFoundInAnyCase()
    {
        const QStringList one{QStringLiteral("thistlegrand")};
        for (const char *query : {"thistlegr", "THISTLEGR", "ThistleGrand", " thistlegr "})
            QCOMPARE(logins(query), one);
        for (const char *query : {"grand", "histle", "thistlegrand1", "%", "_", "thistle%"})
            QVERIFY2(!logins(query).contains(one.first()), query);
        const auto offline = search(one.first()).first();
        QCOMPARE(offline[QLatin1String("is_live")].toBool(true), false);
        QCOMPARE(offline[QLatin1String("started_at")].toString(QStringLiteral("x")), QStringLiteral(""));
        // Without live_only the category is not searched.
        QVERIFY(logins("Cartographer's").isEmpty());
    }

    void ofLiveOnesTheNameOrTheCategoryBeginsSo()
    {
        QVERIFY(logins("thistlegr", true).isEmpty());
        QCOMPARE(logins("moonlit", true), QStringList{QStringLiteral("moonlitforge")});
        const QStringList found = logins("cartographer", true);
        QVERIFY(found.contains(QStringLiteral("teaandturrets")));
        for (const QString &login : found)
            QVERIFY(h->world->liveStream(h->idOf(login.toLatin1())));
        QVERIFY(logins("folly", true).isEmpty());
    }

    void aPhraseIsAlsoMeantJoined()
    {
        QCOMPARE(logins("moonlit forge"), QStringList{QStringLiteral("moonlitforge")});
        QCOMPARE(logins("Tea and turrets", true), QStringList{QStringLiteral("teaandturrets")});
        const QString orrery = h->idOf("tilda_orrery");
        QVERIFY(logins("tilda orrery").isEmpty());  // never streamed
        QVERIFY(h->world->goLive(orrery, 3, h->clock.now()));
        QCOMPARE(logins("tilda orrery"), QStringList{QStringLiteral("tilda_orrery")});
        QCOMPARE(logins("tilda orrery", true), QStringList{QStringLiteral("tilda_orrery")});
    }

    void onlyWhoStreamedInTheLastSixMonthsIsFound()
    {
        const QString quill = h->idOf("quillscribe");
        QVERIFY(logins("quillscribe").isEmpty());
        QVERIFY(h->world->goLive(quill, 3, h->clock.now()));
        QCOMPARE(logins("quillscribe").size(), 1);
        h->clock.advance(1h);
        QVERIFY(h->world->goOffline(quill));
        QCOMPARE(logins("quillscribe").size(), 1);
        h->clock.advance(24h * 180);
        QCOMPARE(logins("quillscribe").size(), 1);
        h->clock.advance(24h * 5);
        QVERIFY(logins("quillscribe").isEmpty());
    }

    void nothingFoundIsAnEmptyList()
    {
        const auto answer = search(QStringLiteral("zzzzzz"));
        QCOMPARE(answer.status(), 200);
        QVERIFY(answer.json[QLatin1String("data")].isArray() && answer.data().isEmpty());
        QVERIFY(answer.json[QLatin1String("pagination")].toObject().isEmpty());
        QCOMPARE(search(QStringLiteral("   ")).status(), 400);
    }

    void pagesAreWalkedThrough_data()
    {
        QTest::addColumn<bool>("liveOnly");
        QTest::newRow("all") << false;
        QTest::newRow("live") << true;
    }

    void pagesAreWalkedThrough()
    {
        QFETCH(bool, liveOnly);
        // The first letter with the most results.
        QString query;
        QStringList all;
        for (char letter = 'a'; letter <= 'z'; ++letter) {
            const auto answer = search(QChar::fromLatin1(letter), liveOnly, 100);
            if (answer.data().size() > all.size()) {
                all = answer.column("broadcaster_login");
                query = QChar::fromLatin1(letter);
            }
        }
        QVERIFY2(all.size() > 3, qPrintable(QString::number(all.size())));
        for (const int first : {1, 2, int(all.size()) - 1, int(all.size())}) {
            QStringList seen;
            QString after;
            do {
                const auto page = search(query, liveOnly, first, after);
                QCOMPARE(page.status(), 200);
                QVERIFY(page.data().size() <= first);
                seen += page.column("broadcaster_login");
                after = page.cursor();
            } while (!after.isEmpty() && seen.size() < 1000);
            QCOMPARE(seen, all);
        }
        const QString cursor = search(query, liveOnly, 1).cursor();
        QCOMPARE(search(query, !liveOnly, 1, cursor).status(), 400);
        QCOMPARE(search(query + u'x', liveOnly, 1, cursor).status(), 400);
    }

    void theSearchNeedsNoTableScan()
    {
        // The query of the handler must use the index of logins.
        auto rows = h->world->database().query(
            "EXPLAIN QUERY PLAN SELECT u.login, u.id FROM users u WHERE u.login >= ?1 AND u.login < ?2"
            " AND u.login > ?3 AND (EXISTS (SELECT 1 FROM streams s WHERE s.user_id = u.id) OR EXISTS"
            " (SELECT 1 FROM last_streams l WHERE l.user_id = u.id AND l.ended_at >= ?4)) ORDER BY u.login"
            " LIMIT ?5",
            QStringLiteral("a"), QStringLiteral("b"), QStringLiteral(""), qint64(0), 20);
        QString plan;
        while (rows.next())
            plan += rows.text(3) + u'\n';
        QVERIFY2(plan.contains(QLatin1String("INDEX")) && !plan.contains(QLatin1String("SCAN")),
                 qPrintable(plan));
    }
};

QTEST_GUILESS_MAIN(TestSearch)
#include "tst_search.moc"
