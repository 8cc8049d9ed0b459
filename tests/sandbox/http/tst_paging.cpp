// SPDX-License-Identifier: GPL-3.0-or-later

// Pages: complete, without duplicates, resumable, and refused with a cursor of another list.

#include "sandbox/harness.h"

#include <QElapsedTimer>
#include <QSet>

using namespace Sidestage;

class TestPaging : public QObject
{
    Q_OBJECT

    using Query = Harness::Query;

    std::unique_ptr<Harness> h;
    Harness::As m_tea;

    Query followers(const QString &after = {}, int first = 20)
    {
        return paged({{u"broadcaster_id"_s, h->idOf("teaandturrets")}}, first, after);
    }
    QStringList walk(const char *path, const Query &query, const char *column, int *pages = nullptr)
    {
        return ::walk([&](const QString &after) { return h->get(m_tea, path, paged(query, 0, after)); },
                      column, pages);
    }

private Q_SLOTS:
    void init()
    {
        h = std::make_unique<Harness>(Sandbox::WorldSettings{.followers = 250});
        m_tea = h->signIn();
    }

    void everyFollowerOnceTheNewestFirst()
    {
        int pages = 0;
        const QStringList ids = walk("/channels/followers", followers({}, 100), "user_id", &pages);
        QCOMPARE(ids.size(), 260);
        QCOMPARE(pages, 3);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), 260);
        QCOMPARE(walk("/channels/followers", followers({}, 7), "user_id"), ids);
        QStringList times = walk("/channels/followers", followers(), "followed_at");
        QVERIFY(std::is_sorted(times.rbegin(), times.rend()));
    }

    void theLastPageHasNoCursor()
    {
        const auto exact = h->get(m_tea, "/channels/followers", followers({}, 100));
        QVERIFY(!exact.cursor().isEmpty());
        QCOMPARE(exact.json["total"_L1].toInt(), 260);
        const QStringList ids = walk("/channels/followers", followers({}, 65), "user_id");  // 4 x 65
        QCOMPARE(ids.size(), 260);
        const auto whole = h->get(m_tea, "/channels/followed",
                                  {{u"user_id"_s, h->idOf("teaandturrets")}, {u"first"_s, u"100"_s}});
        QVERIFY(whole.json["pagination"_L1].isObject());
        QVERIFY(whole.json["pagination"_L1].toObject().isEmpty());
    }

    void manyWhoFollowedInTheSameSecond()
    {
        const QString channel = h->idOf("wrenloft");
        const QDateTime once = h->clock.now();
        QVERIFY(h->world->database().run("DELETE FROM follows WHERE broadcaster_id = ?",
                                         Sandbox::rowId(channel)));
        Rows users = h->world->database().query("SELECT id FROM users ORDER BY id LIMIT 57");
        QStringList all;
        while (users.next())
            all.append(users.text(0));
        for (const QString &user : all)
            QVERIFY(h->world->follows().add(channel, user, once));
        m_tea = h->signIn("wrenloft");
        const QStringList seen
            = walk("/channels/followers", {{u"broadcaster_id"_s, channel}, {u"first"_s, u"10"_s}}, "user_id");
        std::reverse(all.begin(), all.end());
        QCOMPARE(seen, all);
    }

    void whoComesAndGoesMeanwhileDisturbsNothing()
    {
        const auto first = h->get(m_tea, "/channels/followers", followers());
        const QStringList before = walk("/channels/followers", followers(), "user_id");
        h->clock.advance(std::chrono::minutes(1));
        QVERIFY(Sandbox::addFollowers(*h->world, h->idOf("teaandturrets"), 5));
        QVERIFY(h->world->follows().remove(h->idOf("teaandturrets"),
                                           before[19]));  // the row to which the cursor points
        const auto second = h->get(m_tea, "/channels/followers", followers(first.cursor()));
        QCOMPARE(second.column("user_id"), before.mid(20, 20));
        QCOMPARE(second.json["total"_L1].toInt(), 264);
    }

    void aCursorOutlivesTheProgram()
    {
        // A cursor contains only a position, so the same world accepts it after it was opened again.
        const QString cursor = h->get(m_tea, "/channels/followers", followers()).cursor();
        Sandbox::Service other(*h->world);
        Sandbox::Request request{.method = "GET",
                                 .path = "/helix/channels/followers",
                                 .query = Harness::encoded(followers(cursor))};
        request.headers = {{"Authorization", "Bearer " + m_tea.token.toLatin1()},
                           {"Client-Id", m_tea.clientId.toLatin1()}};
        QCOMPARE(Harness::read(other.handle(request)).data().size(), 20);
    }

    void cursorsLookLikeThoseOfTheService()
    {
        const QByteArray json
            = QByteArray::fromBase64(h->get(m_tea, "/channels/followers", followers()).cursor().toLatin1());
        const auto object = QJsonDocument::fromJson(json).object();
        QVERIFY(object.contains("b"_L1) && object["b"_L1].isNull());
        QVERIFY(!object["a"_L1]["Cursor"_L1].toString().isEmpty());
    }

    void aCursorOfAnotherQueryIsRefused()
    {
        const QString mine = h->get(m_tea, "/channels/followers", followers()).cursor();
        const QString streams = h->get(m_tea, "/streams", {{u"first"_s, u"5"_s}}).cursor();
        const QString search = h->get(m_tea, "/search/categories", {{u"query"_s, u"a"_s}}).cursor();
        QVERIFY(!mine.isEmpty() && !streams.isEmpty() && !search.isEmpty());
        const auto refused = [&](const char *path, const Query &query) {
            const auto answer = h->get(m_tea, path, query);
            return answer.status() == 400 && answer.message() == "Invalid cursor."_L1;
        };
        QVERIFY(refused("/channels/followers", followers(streams)));
        QVERIFY(
            refused("/channels/followed", {{u"user_id"_s, h->idOf("teaandturrets")}, {u"after"_s, mine}}));
        QVERIFY(refused("/streams", {{u"after"_s, mine}}));
        QVERIFY(refused("/streams", {{u"after"_s, streams}, {u"language"_s, u"en"_s}}));
        QVERIFY(refused("/search/categories", {{u"query"_s, u"b"_s}, {u"after"_s, search}}));
        // The page size may change between pages.
        QCOMPARE(h->get(m_tea, "/channels/followers", followers(mine, 50)).data().size(), 50);
    }

    void nonsenseIsNoCursor()
    {
        for (const QString &after : {u"x"_s, u"????"_s, u"bm90IGpzb24="_s, u"e30="_s, QString(100'000, u'A'),
                                     u"eyJiIjpudWxsLCJhIjp7IkN1cnNvciI6IiJ9fQ=="_s}) {
            QCOMPARE(h->get(m_tea, "/channels/followers", followers(after)).message(), u"Invalid cursor."_s);
            QCOMPARE(h->get(m_tea, "/streams", {{u"after"_s, after}}).message(), u"Invalid cursor."_s);
            QCOMPARE(
                h->get(m_tea, "/search/categories", {{u"query"_s, u"a"_s}, {u"after"_s, after}}).message(),
                u"Invalid cursor."_s);
        }
    }

    void rowsThatAreNamedComeOnceAndWithoutACursor_data()
    {
        QTest::addColumn<QString>("owner");
        QTest::addColumn<QString>("name");  // of the parameter and of the member
        QTest::newRow("/polls") << u"broadcaster_id"_s << u"id"_s;
        QTest::newRow("/predictions") << u"broadcaster_id"_s << u"id"_s;
        QTest::newRow("/moderation/banned") << u"broadcaster_id"_s << u"user_id"_s;
        QTest::newRow("/videos") << u"user_id"_s << u"id"_s;
        QTest::newRow("/clips") << u"broadcaster_id"_s << u"id"_s;
        QTest::newRow("/schedule") << u"broadcaster_id"_s << u"id"_s;
        QTest::newRow("/subscriptions") << u"broadcaster_id"_s << u"user_id"_s;
    }
    void rowsThatAreNamedComeOnceAndWithoutACursor()
    {
        QFETCH(QString, owner);
        QFETCH(QString, name);
        const QByteArray path = QTest::currentDataTag();
        const QString tea = h->idOf("teaandturrets");
        const auto ids = [&](const Harness::Answer &answer) {
            const QJsonValue segments = answer.json["data"_L1]["segments"_L1];
            const QJsonArray rows = segments.isArray() ? segments.toArray() : answer.data();
            QStringList found;
            for (const QJsonValue row : rows)
                found.append(row[name].toString());
            return found;
        };
        // Two of each, so that the list has a second page.
        for (int i = 0; i < 2; ++i) {
            const QByteArray start = "{\"broadcaster_id\":\"" + tea.toLatin1() + "\",";
            h->call(m_tea, "POST", "/polls", {},
                    start + R"("title":"?","choices":[{"title":"a"},{"title":"b"}],"duration":15})");
            const auto begun = h->call(
                m_tea, "POST", "/predictions", {},
                start + R"("title":"?","outcomes":[{"title":"a"},{"title":"b"}],"prediction_window":30})");
            h->patch(m_tea, "/predictions", {},
                     start + "\"status\":\"CANCELED\",\"id\":\"" + begun.column("id").value(0).toLatin1()
                         + "\"}");
            h->clock.advance(std::chrono::minutes(1));
        }
        const auto list = h->get(m_tea, path.constData(), paged({{owner, tea}}, 1, {}));
        QCOMPARE(list.status(), 200);
        QVERIFY(!list.cursor().isEmpty());
        const QString id = ids(list).value(0);
        Query named{{name, id}, {name, id}};
        if (owner == "broadcaster_id"_L1 && path != "/clips")
            named.append({owner, tea});
        const auto once = h->get(m_tea, path.constData(), named);
        QCOMPARE(ids(once), QStringList{id});
        QVERIFY(once.cursor().isEmpty());
        // Only subscriptions ignore it (api-facts C15).
        const auto both = h->get(m_tea, path.constData(), paged(named, 0, list.cursor()));
        QCOMPARE(both.message(), path == "/subscriptions" ? QString() : u"Invalid cursor."_s);
    }

    void streamsForthAndBack()
    {
        const QStringList all = walk("/streams", {{u"first"_s, u"6"_s}}, "user_id");
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
        QCOMPARE(all, walk("/streams", {{u"first"_s, u"100"_s}}, "user_id"));
        const auto page = [&](const char *way, const QString &cursor) {
            Query query{{u"first"_s, u"6"_s}};
            if (way)
                query.append({QLatin1String(way), cursor});
            return h->get(m_tea, "/streams", query);
        };
        const auto second = page("after", page(nullptr, {}).cursor());
        QCOMPARE(second.column("user_id"), all.mid(6, 6));
        // Before the end of the second page are its other rows and the last one of the first page.
        QCOMPARE(page("before", second.cursor()).column("user_id"), all.mid(5, 6));
        const auto fourth = page("after", page("after", second.cursor()).cursor());
        const auto before = [&](const QString &cursor) { return page("before", cursor); };
        QCOMPARE(walkBack(before, "user_id", fourth.cursor()), all.first(23));
        QCOMPARE(h->get(m_tea, "/streams", {{u"after"_s, second.cursor()}, {u"before"_s, second.cursor()}})
                     .status(),
                 400);
    }

    void categoriesInPages()
    {
        const Query query{{u"query"_s, u"e"_s}, {u"first"_s, u"9"_s}};
        const QStringList all = walk("/search/categories", query, "name");
        QVERIFY(all.size() > 50);
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
    }

    void theLastPageOfManyCostsWhatTheFirstDoes()
    {
        h = std::make_unique<Harness>(Sandbox::WorldSettings{.followers = 30'000});
        m_tea = h->signIn();
        for (const char *sql :
             {"SELECT f.user_id FROM follows f JOIN users u ON u.id = f.user_id WHERE "
              "f.broadcaster_id = 1"
              " AND (f.followed_at, f.user_id) < (2, 3) ORDER BY f.followed_at DESC, f.user_id DESC LIMIT 21",
              "SELECT f.broadcaster_id FROM follows f JOIN users u ON u.id = "
              "f.broadcaster_id WHERE f.user_id = 1"
              " AND (f.followed_at, f.broadcaster_id) < (2, 3) ORDER BY f.followed_at DESC, f.broadcaster_id "
              "DESC LIMIT 21"})
            h->verifyIndexed(sql, "COVERING INDEX follows_of");
        QCOMPARE(walk("/channels/followers", followers({}, 100), "user_id").size(), 30'010);
    }
};

QTEST_GUILESS_MAIN(TestPaging)
#include "tst_paging.moc"
