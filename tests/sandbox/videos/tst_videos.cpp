// SPDX-License-Identifier: GPL-3.0-or-later

// /videos and /streams/markers: what a stream leaves behind, lists, deletion, and markers.

#include "sandbox/harness.h"

#include "sandbox/videos/videos.h"
#include "schema/values.h"

#include <QSet>
#include <QTemporaryDir>

using namespace Sidestage;
using namespace std::chrono_literals;
using Sandbox::DomainEvent;

class TestVideos : public QObject
{
    Q_OBJECT

    using Answer = Harness::Answer;
    using Query = Harness::Query;

    std::unique_ptr<Harness> h;
    QString m_tea;

    Sandbox::Videos &videos() { return h->world->area<Sandbox::Videos>(); }
    Answer list(const Query &query) { return h->get(h->app(), "/videos", query); }
    Answer ofTea(const Query &query = {}) { return list(with("user_id", m_tea) + query); }
    QJsonObject newest() { return ofTea(with("first", 1)).first(); }
    Answer remove(const char *login, const QStringList &ids)
    {
        Query query;
        for (const QString &id : ids)
            query += with("id", id);
        return h->call(h->signIn(login), "DELETE", "/videos", query);
    }
    QString publish(const char *login, const char *title, int views = 0,
                    Api::VideoType type = Api::VideoType::Highlight, int seconds = 201)
    {
        return videos()
            .publish({.userId = h->idOf(login),
                      .type = type,
                      .title = QLatin1String(title),
                      .seconds = seconds,
                      .views = views})
            .value_or({})
            .id;
    }
    Answer mark(const char *login, const QJsonObject &more = {}, const QString &channel = {})
    {
        QJsonObject body{{u"user_id"_s, channel.isEmpty() ? m_tea : channel}};
        for (auto it = more.begin(); it != more.end(); ++it)
            body[it.key()] = it.value();
        return h->call(h->signIn(login), "POST", "/streams/markers", {},
                       QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    Answer markers(const Query &query, const char *login = "teaandturrets")
    {
        return h->get(h->signIn(login), "/streams/markers", query);
    }
    static QJsonArray markersIn(const Answer &answer)
    {
        return answer.first()["videos"_L1][0]["markers"_L1].toArray();
    }
    static QStringList column(const QJsonArray &rows, const char *name)
    {
        QStringList values;
        for (const auto &row : rows)
            values.append(row[QLatin1String(name)].toString());
        return values;
    }
    const DomainEvent *last(DomainEvent::Kind kind)
    {
        const auto &all = h->world->domainEvents();
        const auto found
            = std::find_if(all.rbegin(), all.rend(), [kind](const auto &one) { return one.kind == kind; });
        return found == all.rend() ? nullptr : &*found;
    }

private Q_SLOTS:
    void init()
    {
        h = std::make_unique<Harness>();
        m_tea = h->idOf("teaandturrets");
    }

    void aStreamThatEndsLeavesItsArchive()
    {
        QVERIFY(h->world->goOffline(m_tea));
        const auto before = newest();
        h->clock.advance(1h);
        QVERIFY(h->world->goLive(m_tea, 5, h->clock.now()));
        const auto stream = h->get(h->app(), "/streams", with("user_id", m_tea)).first();
        h->clock.advance(70min + 3s);
        const QJsonObject running = newest();
        QVERIFY(running["id"_L1] != before["id"_L1]);
        QCOMPARE(running["duration"_L1].toString(), u"1h10m3s"_s);
        h->clock.advance(1min);
        QVERIFY(h->world->goOffline(m_tea));
        h->clock.advance(5h);
        const QJsonObject video = newest();
        QCOMPARE(video["id"_L1], running["id"_L1]);
        QCOMPARE(video["stream_id"_L1], stream["id"_L1]);
        QCOMPARE(video["user_id"_L1].toString(), m_tea);
        QCOMPARE(video["user_login"_L1].toString(), u"teaandturrets"_s);
        QCOMPARE(video["user_name"_L1].toString(), u"TeaAndTurrets"_s);
        QCOMPARE(video["title"_L1], stream["title"_L1]);
        QCOMPARE(video["description"_L1].toString(u"?"_s), QString());
        QCOMPARE(video["created_at"_L1], stream["started_at"_L1]);
        QCOMPARE(video["published_at"_L1], stream["started_at"_L1]);
        QCOMPARE(video["type"_L1].toString(), u"archive"_s);
        QCOMPARE(video["viewable"_L1].toString(), u"public"_s);
        QCOMPARE(video["language"_L1].toString(), u"en"_s);
        QCOMPARE(video["view_count"_L1].toInt(-1), 0);
        QCOMPARE(video["duration"_L1].toString(), u"1h11m3s"_s);
        QVERIFY(video["muted_segments"_L1].isNull());
        QVERIFY(video["url"_L1].toString().endsWith(u"/videos/"_s + video["id"_L1].toString()));
        QVERIFY(video["thumbnail_url"_L1].toString().endsWith("-%{width}x%{height}.png"_L1));
        const DomainEvent *published = last(DomainEvent::Kind::VideoPublished);
        QVERIFY(published);
        QCOMPARE(published->subjectId, video["id"_L1].toString());
        QCOMPARE(published->broadcasterId, m_tea);
    }

    void aRestartEndsTheArchiveWhereTheStreamEnded()
    {
        const QTemporaryDir dir;
        const Sandbox::WorldSettings settings{.dbFile = dir.filePath(u"world.sqlite"_s), .followers = 60};
        h = std::make_unique<Harness>(settings);
        m_tea = h->idOf("teaandturrets");
        const auto startedAt = newest()["created_at"_L1].toString();
        QVERIFY(h->world->goOffline(m_tea));  // nobody looks at the videos after this
        h.reset();
        h = std::make_unique<Harness>(settings);
        h->clock.advance(3h);
        QCOMPARE(newest()["created_at"_L1].toString(), startedAt);
        QCOMPARE(newest()["duration"_L1].toString(), u"1h52m57s"_s);
    }

    void aClockThatIsSetBackMakesNoLengthNegative()
    {
        QVERIFY(h->world->goLive(m_tea, 5, h->clock.now()));
        const QString id = newest()["id"_L1].toString();
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(-2h); }));
        QCOMPARE(list(with("id", id)).first()["duration"_L1].toString(), u"0s"_s);
        QVERIFY(h->world->goOffline(m_tea));
        QCOMPARE(list(with("id", id)).first()["duration"_L1].toString(), u"0s"_s);
    }

    void aChannelThatStoresNothingHasNoArchive()
    {
        QVERIFY(videos().setStored(m_tea, false));
        const QString running = newest()["id"_L1].toString();
        h->clock.advance(1h);
        QVERIFY(h->world->goLive(m_tea, 5, h->clock.now()));
        h->clock.advance(1h);
        QCOMPARE(newest()["id"_L1].toString(), running);
        QVERIFY(h->world->goOffline(m_tea));
        QCOMPARE(newest()["id"_L1].toString(), running);
        QVERIFY(videos().setStored(m_tea, true));
        QVERIFY(h->world->goLive(m_tea, 5, h->clock.now()));
        QVERIFY(newest()["id"_L1].toString() != running);
    }

    void aDeletedArchiveOfALiveStreamDoesNotComeBack()
    {
        const QString id = newest()["id"_L1].toString();
        QCOMPARE(remove("teaandturrets", {id}).column("id").size(), 1);
        h->clock.advance(1h);
        QVERIFY(newest()["id"_L1].toString() != id);
        QVERIFY(h->world->goOffline(m_tea));
        QCOMPARE(list(with("id", id)).status(), 404);
    }

    void lengthsAreTexts_data()
    {
        QTest::addColumn<int>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("seconds") << 59 << u"59s"_s;
        QTest::newRow("a minute") << 60 << u"1m0s"_s;
        QTest::newRow("minutes") << 201 << u"3m21s"_s;
        QTest::newRow("an hour") << 3600 << u"1h0m0s"_s;
        QTest::newRow("hours") << 3723 << u"1h2m3s"_s;
        QTest::newRow("two days") << 172'800 << u"48h0m0s"_s;
    }
    void lengthsAreTexts()
    {
        QFETCH(int, seconds);
        QFETCH(QString, text);
        publish("teaandturrets", "x", 0, Api::VideoType::Upload, seconds);
        QCOMPARE(newest()["duration"_L1].toString(), text);
        QVERIFY(newest()["stream_id"_L1].isNull());
    }

    void mutedPartsAreListed()
    {
        const QString id = newest()["id"_L1].toString();
        QVERIFY(h->world->database().run("UPDATE videos SET muted = '180+360 900+180' WHERE id = ?",
                                         Sandbox::rowId(id)));
        const QJsonArray muted = newest()["muted_segments"_L1].toArray();
        QCOMPARE(muted.size(), 2);
        QCOMPARE(muted[0]["offset"_L1].toInt(), 180);
        QCOMPARE(muted[0]["duration"_L1].toInt(), 360);
        QCOMPARE(muted[1]["offset"_L1].toInt(), 900);
        QCOMPARE(muted[1]["duration"_L1].toInt(), 180);
    }

    void exactlyOneOfThreeSaysWhichVideos()
    {
        const QString game = h->world->channel(m_tea)->channel.gameId;
        QCOMPARE(list({}).status(), 400);
        QCOMPARE(ofTea(with("game_id", game)).status(), 400);
        QCOMPARE(ofTea(with("id", 1)).status(), 400);
        QCOMPARE(list(with("game_id", 1)).status(), 404);
        QCOMPARE(list(with("id", 1)).status(), 404);
        QCOMPARE(list(with("user_id", 1)).status(), 200);
        QVERIFY(list(with("user_id", 1)).data().isEmpty());
        const auto ofGame = list(with("game_id", game) + with("first", 100));
        QVERIFY(ofGame.column("user_id").contains(m_tea));
        const QString id = newest()["id"_L1].toString();
        for (const auto &filter :
             {with("first", 5), with("period", u"day"_s), with("sort", u"views"_s),
              with("type", u"archive"_s), with("language", u"en"_s), with("after", u"x"_s)})
            QCOMPARE(list(with("id", id) + filter).status(), 400);
    }

    void videosByIdComeInTheirOrder()
    {
        QStringList ids = ofTea(with("first", 3)).column("id");
        std::swap(ids[0], ids[2]);
        Query query = with("id", 1);
        for (const QString &id : ids + ids)
            query += with("id", id);
        QCOMPARE(list(query).column("id"), ids);
    }

    void filtersCountTogether()
    {
        const auto titles = [&](const Query &query) {
            return list(with("user_id", h->idOf("wrenloft")) + query).column("title");
        };
        publish("wrenloft", "old", 9, Api::VideoType::Upload);
        h->clock.advance(24h * 40);
        publish("wrenloft", "three weeks", 8);
        h->clock.advance(24h * 17);
        publish("wrenloft", "four days", 7, Api::VideoType::Upload);
        h->clock.advance(24h * 4);
        publish("wrenloft", "now", 6);
        const auto period = [&](const char *name) { return titles(with("period", QLatin1String(name))); };
        QCOMPARE(period("day"), QStringList{u"now"_s});
        QCOMPARE(period("week"), (QStringList{u"now"_s, u"four days"_s}));
        QCOMPARE(period("month"), (QStringList{u"now"_s, u"four days"_s, u"three weeks"_s}));
        QCOMPARE(period("all").size(), 4);
        QCOMPARE(titles(with("type", u"upload"_s)), (QStringList{u"four days"_s, u"old"_s}));
        QCOMPARE(titles(with("type", u"highlight"_s) + with("period", u"week"_s)), QStringList{u"now"_s});
        QCOMPARE(titles(with("type", u"archive"_s)), QStringList());
        QCOMPARE(titles(with("language", u"en"_s)).size(), 4);
        QCOMPARE(titles(with("language", u"de"_s)), QStringList());
        QCOMPARE(titles(with("sort", u"views"_s)),
                 (QStringList{u"old"_s, u"three weeks"_s, u"four days"_s, u"now"_s}));
        QCOMPARE(titles(with("period", u"year"_s)).size(), 0);
    }

    void whatTrendsIsNewAndSeen()
    {
        publish("wrenloft", "last week, by many", 5000);
        h->clock.advance(24h * 7);
        publish("wrenloft", "today, by few", 3);
        publish("wrenloft", "today, by some", 150);
        const auto titles
            = list(with("user_id", h->idOf("wrenloft")) + with("sort", u"trending"_s)).column("title");
        // 5000 are five times twice 150, less than a week.
        QCOMPARE(titles, (QStringList{u"today, by some"_s, u"last week, by many"_s, u"today, by few"_s}));
    }

    void cursorsLeadInBothDirections_data()
    {
        QTest::addColumn<QString>("sort");
        for (const char *sort : {"time", "trending", "views"})
            QTest::newRow(sort) << QString::fromLatin1(sort);
    }
    void cursorsLeadInBothDirections()
    {
        QFETCH(QString, sort);
        for (int i = 0; i < 30; ++i)
            publish("wrenloft", "x", i % 3);
        const Query query = with("user_id", h->idOf("wrenloft")) + with("sort", sort);
        const auto ids = [&](int first) {
            return walk([&](const QString &after) { return list(paged(query, first, after)); }, "id");
        };
        const QStringList all = ids(100);
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), 30);
        QCOMPARE(ids(7), all);
        const auto first = list(query + with("first", 10));
        const auto second = list(query + with("first", 10) + with("after", first.cursor()));
        QCOMPARE(second.column("id"), all.mid(10, 10));
        QCOMPARE(list(query + with("first", 4) + with("before", second.cursor())).column("id"),
                 all.mid(15, 4));
        QCOMPARE(list(query + with("type", u"upload"_s) + with("after", first.cursor())).message(),
                 u"Invalid cursor."_s);
    }

    void everyOrderHasAnIndex()
    {
        for (const char *owner : {"user_id", "category_id"}) {
            for (const char *key : {"created_at", "views", "trend"}) {
                const QByteArray sql = QByteArray("SELECT v.id FROM videos v CROSS JOIN users u ON u.id ="
                                                  " v.user_id WHERE v.")
                    + owner + " = ?1 AND (?3 IS NULL OR v.type = ?3) AND (v." + key
                    + ", v.id) < (?5, ?6) ORDER BY v." + key + " DESC, v.id DESC LIMIT ?7";
                h->verifyIndexed(sql, (QByteArray(key) + ",id)").constData());
            }
        }
    }

    void videosAreDeletedByTheirOwner()
    {
        const QStringList ids{publish("teaandturrets", "one"), publish("teaandturrets", "two")};
        const auto removed = remove("teaandturrets", {ids[1], u"1"_s, u"x"_s, ids[0], ids[1]});
        QCOMPARE(removed.status(), 200);
        QCOMPARE(removed.data(), (QJsonArray{ids[1], ids[0]}));
        QCOMPARE(list(with("id", ids[0]) + with("id", ids[1])).status(), 404);
        const DomainEvent *deleted = last(DomainEvent::Kind::VideoDeleted);
        QVERIFY(deleted);
        QCOMPARE(deleted->subjectId, ids[0]);
        // An id is never used again.
        QVERIFY(!ids.contains(publish("teaandturrets", "three")));
        const auto none = remove("teaandturrets", {ids[0]});
        QCOMPARE(none.status(), 200);
        QVERIFY(none.data().isEmpty());
    }

    void noneIsDeletedIfOneBelongsToSomebodyElse()
    {
        const QString mine = publish("teaandturrets", "mine");
        const QString other = publish("pipnocturne", "other");
        QCOMPARE(remove("teaandturrets", {mine, other}).status(), 401);
        QCOMPARE(list(with("id", mine) + with("id", other)).data().size(), 2);
        QCOMPARE(remove("tilda_orrery", {mine}).status(), 401);  // an editor
        QCOMPARE(remove("teaandturrets", QStringList(6, mine)).status(), 400);
        QCOMPARE(remove("teaandturrets", {}).status(), 400);
    }

    void aMarkerRemembersItsPlace()
    {
        const auto set = mark("teaandturrets", {{u"description"_s, u"boss down"_s}});
        QCOMPARE(set.status(), 200);
        const QJsonObject marker = set.first();
        QCOMPARE(marker.keys(),
                 (QStringList{u"created_at"_s, u"description"_s, u"id"_s, u"position_seconds"_s}));
        QCOMPARE(marker["position_seconds"_L1].toInt(), 3600 + 52 * 60 + 57);
        QCOMPARE(marker["created_at"_L1].toString(), Api::formatTime(h->clock.now()));
        QCOMPARE(marker["description"_L1].toString(), u"boss down"_s);
        const DomainEvent *created = last(DomainEvent::Kind::MarkerCreated);
        QVERIFY(created);
        QCOMPARE(created->subjectId, marker["id"_L1].toString());
        QCOMPARE(created->text, u"boss down"_s);
        h->clock.advance(3s);
        QCOMPARE(mark("tilda_orrery").first()["description"_L1].toString(u"?"_s), QString());

        const QString video = newest()["id"_L1].toString();
        for (const auto &query : {with("user_id", m_tea), with("video_id", video)}) {
            const auto answer = markers(query + with("first", 100));
            QCOMPARE(answer.status(), 200);
            QCOMPARE(answer.data().size(), 1);
            const QJsonObject user = answer.first();
            QCOMPARE(user["user_id"_L1].toString(), m_tea);
            QCOMPARE(user["user_name"_L1].toString(), u"TeaAndTurrets"_s);
            QCOMPARE(user["user_login"_L1].toString(), u"teaandturrets"_s);
            QCOMPARE(user["videos"_L1].toArray().size(), 1);
            QCOMPARE(user["videos"_L1][0]["video_id"_L1].toString(), video);
            const QJsonArray list = markersIn(answer);
            const QJsonObject told = list.at(list.size() - 2).toObject();
            QCOMPARE(told["id"_L1], marker["id"_L1]);
            QCOMPARE(told["position_seconds"_L1], marker["position_seconds"_L1]);
            QVERIFY(told["URL"_L1].toString().endsWith(u"/videos/"_s + video + u"?t=1h52m57s"_s));
            QCOMPARE(list.last()["position_seconds"_L1].toInt(), 3600 + 53 * 60);
        }
    }

    void onlyTheBroadcasterAndEditorsSetMarkers()
    {
        QCOMPARE(mark("wrenloft").status(), 200);  // an editor
        QCOMPARE(mark("mirelark").status(), 403);  // a moderator
        QCOMPARE(mark("quillscribe").status(), 403);
        QCOMPARE(markers(with("user_id", m_tea), "wrenloft").status(), 200);
        QCOMPARE(markers(with("user_id", m_tea), "quillscribe").status(), 403);
        const QString video = newest()["id"_L1].toString();
        QCOMPARE(markers(with("video_id", video), "quillscribe").status(), 403);
        QCOMPARE(markers(with("user_id", m_tea) + with("video_id", video)).status(), 400);
        QCOMPARE(markers({}).status(), 400);
        QCOMPARE(markers(with("user_id", 1)).status(), 404);
        QCOMPARE(markers(with("video_id", 1)).status(), 404);
        QCOMPARE(mark("teaandturrets", {{u"description"_s, QString(141, u'ä')}}).status(), 400);
        QCOMPARE(mark("teaandturrets", {{u"description"_s, QString(140, u'ä')}}).status(), 200);
    }

    void aMarkerNeedsALiveStreamThatIsStored()
    {
        QCOMPARE(mark("teaandturrets", {}, u"1"_s).status(), 404);
        QCOMPARE(mark("sundaywelder", {}, h->idOf("sundaywelder")).status(), 404);
        QCOMPARE(remove("teaandturrets", {newest()["id"_L1].toString()}).status(), 200);
        QCOMPARE(mark("teaandturrets").status(), 404);
        QVERIFY(h->world->goLive(m_tea, 5, h->clock.now()));
        QCOMPARE(mark("teaandturrets").status(), 200);
        QVERIFY(h->world->goOffline(m_tea));
        QCOMPARE(mark("teaandturrets").status(), 404);
    }

    void markersStayWithTheirVideo()
    {
        QVERIFY(h->world->goLive(m_tea, 5, h->clock.now()));
        mark("teaandturrets", {{u"description"_s, u"first stream"_s}});
        const QString first = newest()["id"_L1].toString();
        h->clock.advance(1h);
        QVERIFY(h->world->goLive(m_tea, 5, h->clock.now()));
        QVERIFY(markers(with("user_id", m_tea)).data().isEmpty());
        QCOMPARE(column(markersIn(markers(with("video_id", first))), "description"),
                 QStringList{u"first stream"_s});
        QCOMPARE(remove("teaandturrets", {first}).status(), 200);
        QCOMPARE(markers(with("video_id", first)).status(), 404);
        // Somebody without a video has no markers.
        QVERIFY(markers(with("user_id", h->idOf("quillscribe")), "quillscribe").data().isEmpty());
    }

    void markersInPages()
    {
        QVERIFY(h->world->goLive(m_tea, 5, h->clock.now()));
        QStringList ids;
        for (int i = 0; i < 9; ++i)
            ids.append(mark("teaandturrets").first()["id"_L1].toString());
        const Query query = with("user_id", m_tea) + with("first", 4);
        const auto first = markers(query);
        QCOMPARE(column(markersIn(first), "id"), ids.first(4));
        const auto second = markers(query + with("after", first.cursor()));
        QCOMPARE(column(markersIn(second), "id"), ids.mid(4, 4));
        const auto third = markers(query + with("after", second.cursor()));
        QCOMPARE(column(markersIn(third), "id"), ids.mid(8));
        QVERIFY(third.cursor().isEmpty());
        const auto back = markers(query + with("before", second.cursor()));
        QCOMPARE(column(markersIn(back), "id"), ids.mid(3, 4));
        const auto begin = markers(query + with("before", back.cursor()));
        QCOMPARE(column(markersIn(begin), "id"), ids.first(3));
        QVERIFY(begin.cursor().isEmpty());
        const QString video = first.first()["videos"_L1][0]["video_id"_L1].toString();
        QCOMPARE(markers(with("video_id", video) + with("after", first.cursor())).message(),
                 u"Invalid cursor."_s);
        QCOMPARE(markers(query + with("after", first.cursor()) + with("before", first.cursor())).status(),
                 400);
    }

    void aNewWorldHasPastVideos()
    {
        Harness same;
        const auto ids = [](Harness &world, const char *login) {
            return world.get(world.app(), "/videos", with("user_id", world.idOf(login)) + with("first", 100))
                .column("id");
        };
        for (const char *login : {"teaandturrets", "pipnocturne", "sundaywelder"}) {
            QVERIFY(ids(*h, login).size() > 8);
            QCOMPARE(ids(same, login), ids(*h, login));
        }
        QVERIFY(ids(*h, "quillscribe").isEmpty());
        const QSet<QString> types = [&] {
            const auto column = ofTea(with("first", 100)).column("type");
            return QSet<QString>(column.begin(), column.end());
        }();
        QVERIFY(types.contains(u"archive"_s) && types.size() > 1);
        // The newest is the archive of the stream that is live.
        QCOMPARE(newest()["stream_id"_L1].toString(), QString::number(h->world->liveStream(m_tea)->id));
    }
};

QTEST_GUILESS_MAIN(TestVideos)
#include "tst_videos.moc"
