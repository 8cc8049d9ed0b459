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
        Harness::Query asked{{u"query"_s, query}};
        if (liveOnly)
            asked.append({u"live_only"_s, u"true"_s});
        if (first)
            asked.append({u"first"_s, QString::number(first)});
        if (!after.isNull())
            asked.append({u"after"_s, after});
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
        const auto answer = search(u"teaandtur"_s);
        QCOMPARE(answer.data().size(), 1);
        const auto state = h->world->channel(h->idOf("teaandturrets"))->channel;
        const auto stream = h->world->liveStream(h->idOf("teaandturrets"));
        const auto user = h->world->user(h->idOf("teaandturrets"));
        QCOMPARE(answer.first(),
                 (QJsonObject{{u"broadcaster_language"_s, u"en"_s},
                              {u"broadcaster_login"_s, u"teaandturrets"_s},
                              {u"display_name"_s, u"TeaAndTurrets"_s},
                              {u"game_id"_s, state.gameId},
                              {u"game_name"_s, u"Cartographer's Folly"_s},
                              {u"id"_s, h->idOf("teaandturrets")},
                              {u"is_live"_s, true},
                              {u"tag_ids"_s, QJsonArray()},
                              {u"tags"_s, QJsonArray::fromStringList(state.tags)},
                              {u"thumbnail_url"_s, user->profileImageUrl.toString()},
                              {u"title"_s, state.title},
                              {u"started_at"_s, Api::formatTime(stream->startedAt)}}));
    }

    void loginsThatBeginSoAreFoundInAnyCase()
    {
        const QStringList one{u"thistlegrand"_s};
        for (const char *query : {"thistlegr", "THISTLEGR", "ThistleGrand", " thistlegr "})
            QCOMPARE(logins(query), one);
        for (const char *query : {"grand", "histle", "thistlegrand1", "%", "_", "thistle%"})
            QVERIFY2(!logins(query).contains(one.first()), query);
        const auto offline = search(one.first()).first();
        QCOMPARE(offline["is_live"_L1].toBool(true), false);
        QCOMPARE(offline["started_at"_L1].toString(u"x"_s), u""_s);
        // Without live_only the category is not searched.
        QVERIFY(logins("Cartographer's").isEmpty());
    }

    void ofLiveOnesTheNameOrTheCategoryBeginsSo()
    {
        QVERIFY(logins("thistlegr", true).isEmpty());
        QCOMPARE(logins("moonlit", true), QStringList{u"moonlitforge"_s});
        const QStringList found = logins("cartographer", true);
        QVERIFY(found.contains(u"teaandturrets"_s));
        for (const QString &login : found)
            QVERIFY(h->world->liveStream(h->idOf(login.toLatin1())));
        QVERIFY(logins("folly", true).isEmpty());
    }

    void aPhraseIsAlsoMeantJoined()
    {
        QCOMPARE(logins("moonlit forge"), QStringList{u"moonlitforge"_s});
        QCOMPARE(logins("Tea and turrets", true), QStringList{u"teaandturrets"_s});
        const QString orrery = h->idOf("tilda_orrery");
        QVERIFY(logins("tilda orrery").isEmpty());  // never streamed
        QVERIFY(h->world->goLive(orrery, 3, h->clock.now()));
        QCOMPARE(logins("tilda orrery"), QStringList{u"tilda_orrery"_s});
        QCOMPARE(logins("tilda orrery", true), QStringList{u"tilda_orrery"_s});
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
        const auto answer = search(u"zzzzzz"_s);
        QCOMPARE(answer.status(), 200);
        QVERIFY(answer.json["data"_L1].isArray() && answer.data().isEmpty());
        QVERIFY(answer.json["pagination"_L1].toObject().isEmpty());
        QCOMPARE(search(u"   "_s).status(), 400);
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
            const auto page
                = [&, first](const QString &after) { return search(query, liveOnly, first, after); };
            QVERIFY(page({}).data().size() <= first);
            int pages = 0;
            QCOMPARE(::walk(page, "broadcaster_login", &pages), all);
            QVERIFY(pages * first >= all.size());
        }
        const QString cursor = search(query, liveOnly, 1).cursor();
        QCOMPARE(search(query, !liveOnly, 1, cursor).status(), 400);
        QCOMPARE(search(query + u'x', liveOnly, 1, cursor).status(), 400);
    }

    void theSearchNeedsNoTableScan()
    {
        // The query of the handler must use the index of logins.
        h->verifyIndexed("SELECT u.login, u.id FROM users u WHERE u.login >= ?1 AND u.login < ?2"
                         " AND u.login > ?3 AND (EXISTS (SELECT 1 FROM streams s WHERE s.user_id = u.id)"
                         " OR EXISTS (SELECT 1 FROM last_streams l WHERE l.user_id = u.id"
                         " AND l.ended_at >= ?4)) ORDER BY u.login LIMIT ?5",
                         "INDEX");
    }
};

QTEST_GUILESS_MAIN(TestSearch)
#include "tst_search.moc"
