// SPDX-License-Identifier: GPL-3.0-or-later

// /clips: who may clip, when a clip appears, and lists of them.

#include "sandbox/harness.h"

#include "sandbox/life/life.h"
#include "sandbox/videos/clips.h"
#include "sandbox/videos/videos.h"
#include "schema/values.h"

#include <QSet>
#include <QTemporaryDir>

using namespace Sidestage;
using namespace std::chrono_literals;

class TestClips : public QObject
{
    Q_OBJECT

    using Answer = Harness::Answer;
    using Query = Harness::Query;

    std::unique_ptr<Harness> h;
    QString m_tea;

    Sandbox::Clips &clips() { return h->world->area<Sandbox::Clips>(); }
    Answer create(const char *login = "quillscribe", const Query &query = {})
    {
        return h->call(h->signIn(login), "POST", "/clips", with("broadcaster_id", m_tea) + query);
    }
    Answer list(const Query &query) { return h->get(h->app(), "/clips", query); }
    Answer ofTea(const Query &query = {}) { return list(with("broadcaster_id", m_tea) + query); }
    QString newClip(const Query &query = {})
    {
        return create("quillscribe", query).first()["id"_L1].toString();
    }
    QJsonObject clip(const QString &id) { return list(with("id", id)).first(); }
    void pass(std::chrono::milliseconds time)
    {
        h->clock.advance(time);
        if (!h->world->settle())
            qFatal("settle");
    }
    int happened(Sandbox::DomainEvent::Kind kind)
    {
        const auto &all = h->world->domainEvents();
        return int(
            std::count_if(all.begin(), all.end(), [kind](const auto &one) { return one.kind == kind; }));
    }
    /// Adds a clip with these views, made some hours ago.
    void add(const char *id, int views, int hoursAgo, bool featured = false)
    {
        QVERIFY(h->world->database().run(
            "INSERT INTO clips (id, broadcaster_id, creator_id, vod_offset, language, title, views,"
            " created_at, duration, featured) VALUES (?, ?, ?, 0, 'en', 'x', ?, ?, 30, ?)",
            QString::fromLatin1(id), Sandbox::rowId(h->idOf("wrenloft")), Sandbox::rowId(m_tea), views,
            h->clock.msecs() - hoursAgo * 3'600'000ll, featured));
    }
    QStringList walkClips(const Query &query)
    {
        return walk([&](const QString &after) { return list(paged(query, 0, after)); }, "id");
    }

private Q_SLOTS:
    void init()
    {
        h = std::make_unique<Harness>();
        m_tea = h->idOf("teaandturrets");
    }

    void aClipAppearsSomeSecondsLater()
    {
        const auto created = create("quillscribe", with("title", u"The lever"_s));
        QCOMPARE(created.status(), 202);
        QCOMPARE(created.first().keys(), (QStringList{u"edit_url"_s, u"id"_s}));
        const QString id = created.first()["id"_L1].toString();
        QVERIFY(created.first()["edit_url"_L1].toString().contains(id));
        QVERIFY(list(with("id", id)).data().isEmpty());
        QCOMPARE(list(with("id", id)).status(), 200);
        pass(2s);
        QVERIFY(list(with("id", id)).data().isEmpty());
        QCOMPARE(happened(Sandbox::DomainEvent::Kind::ClipCreated), 0);
        pass(7s);
        QCOMPARE(happened(Sandbox::DomainEvent::Kind::ClipCreated), 1);
        const QJsonObject clip = this->clip(id);
        const QJsonObject video
            = h->get(h->app(), "/videos", with("user_id", m_tea) + with("first", 1)).first();
        QCOMPARE(clip["id"_L1].toString(), id);
        QCOMPARE(clip["title"_L1].toString(), u"The lever"_s);
        QCOMPARE(clip["broadcaster_id"_L1].toString(), m_tea);
        QCOMPARE(clip["broadcaster_name"_L1].toString(), u"TeaAndTurrets"_s);
        QCOMPARE(clip["creator_id"_L1].toString(), h->idOf("quillscribe"));
        QCOMPARE(clip["creator_name"_L1].toString(), u"QuillScribe"_s);
        QCOMPARE(clip["video_id"_L1], video["id"_L1]);
        QCOMPARE(clip["game_id"_L1].toString(), h->world->channel(m_tea)->channel.gameId);
        QCOMPARE(clip["language"_L1].toString(), u"en"_s);
        QCOMPARE(clip["view_count"_L1].toInt(-1), 0);
        QCOMPARE(clip["created_at"_L1].toString(), Api::formatTime(h->clock.now().addSecs(-9)));
        QCOMPARE(clip["duration"_L1].toDouble(), 30.0);
        // The last 30 seconds of what was on for 1:52:57.
        QCOMPARE(clip["vod_offset"_L1].toInt(), 3600 + 52 * 60 + 57 - 30);
        QCOMPARE(clip["is_featured"_L1].toBool(true), false);
        QVERIFY(clip["url"_L1].toString().endsWith(u"/clips/"_s + id));
        QVERIFY(clip["embed_url"_L1].toString().endsWith(u"/clips/embed?clip="_s + id));
        QVERIFY(clip["thumbnail_url"_L1].toString().endsWith(u"-480x272.png"_s));
    }

    void everyClipAppearsWithinFifteenSeconds()
    {
        QStringList ids;
        for (const char *login : {"quillscribe", "wrenloft", "mirelark", "pipnocturne", "tilda_orrery"}) {
            for (const auto &query : {Query(), with("has_delay", u"true"_s)}) {
                ids.append(create(login, query).first()["id"_L1].toString());
                h->clock.advance(1s);
            }
        }
        h->clock.advance(14s);
        for (const QString &id : std::as_const(ids))
            QCOMPARE(clip(id)["id"_L1].toString(), id);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), 10);
    }

    void aDelayTakesWhatComesNext()
    {
        const QString id = newClip(with("has_delay", u"true"_s) + with("duration", 12));
        const QString shorter = newClip(with("duration", u"7.5"_s));
        pass(15s);
        QCOMPARE(clip(id)["vod_offset"_L1].toInt(), 3600 + 52 * 60 + 57 + 5 - 12);
        QCOMPARE(clip(id)["duration"_L1].toDouble(), 12.0);
        QCOMPARE(clip(shorter)["duration"_L1].toDouble(), 7.5);
    }

    void aStreamThatHasJustBegunGivesAShortClip()
    {
        QVERIFY(h->world->goLive(m_tea, 3, h->clock.now()));
        h->clock.advance(7s);
        const QString id = newClip();
        pass(15s);
        QCOMPARE(clip(id)["duration"_L1].toDouble(), 7.0);
        QCOMPARE(clip(id)["vod_offset"_L1].toInt(-1), 0);
    }

    void anUnfinishedClipSurvivesARestart()
    {
        const QTemporaryDir dir;
        const Sandbox::WorldSettings settings{.dbFile = dir.filePath(u"world.sqlite"_s), .followers = 60};
        h = std::make_unique<Harness>(settings);
        m_tea = h->idOf("teaandturrets");
        const QString id = newClip();
        h.reset();
        h = std::make_unique<Harness>(settings);
        QVERIFY(list(with("id", id)).data().isEmpty());
        h->clock.advance(15s);
        QCOMPARE(clip(id)["id"_L1].toString(), id);
    }

    void aClockThatIsSetBackDoesNotHoldItUp()
    {
        const QString id = newClip();
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(-24h); }));
        QCOMPARE(clip(id)["id"_L1].toString(), id);
    }

    void whoMayNotClipIsRefused()
    {
        QCOMPARE(create("gravelpike").status(), 403);  // banned
        QCOMPARE(create("gravelpike").message(),
                 u"User does not have permissions to Clip on this channel."_s);
        const QString quill = h->idOf("quillscribe");
        QVERIFY(h->world->unfollow(m_tea, quill));
        QCOMPARE(create().status(), 202);
        QVERIFY(clips().setClipping(m_tea, Sandbox::Clipping::Followers));
        QCOMPARE(create().status(), 403);
        QVERIFY(create().message().contains("User does not have permissions"_L1));
        QVERIFY(h->world->follow(m_tea, quill));
        QCOMPARE(create().status(), 202);
        QVERIFY(h->world->unfollow(m_tea, h->idOf("wrenloft")));  // a moderator
        for (const char *login : {"teaandturrets", "tilda_orrery", "wrenloft"})
            QCOMPARE(create(login).status(), 202);
        QVERIFY(clips().setClipping(m_tea, Sandbox::Clipping::Nobody));
        for (const char *login : {"quillscribe", "teaandturrets"}) {
            QCOMPARE(create(login).status(), 403);
            QVERIFY(create(login).message().contains("restricted for this channel"_L1));
        }
        QVERIFY(clips().setClipping(m_tea, Sandbox::Clipping::Everyone));
        QCOMPARE(create().status(), 202);
    }

    void whatCannotBeClippedIsRefused()
    {
        QCOMPARE(create("quillscribe", with("title", u"a bannedword"_s)).status(), 400);
        QCOMPARE(create("quillscribe", with("duration", u"4.9"_s)).status(), 400);
        QCOMPARE(create("quillscribe", with("duration", u"60.1"_s)).status(), 400);
        QCOMPARE(create("quillscribe", with("duration", u"5.05"_s)).status(), 400);
        QCOMPARE(create("quillscribe", with("duration", u"5.1"_s)).status(), 202);
        QVERIFY(h->world->goOffline(m_tea));
        QCOMPARE(create().status(), 404);
        QCOMPARE(create().message(), u"Clipping is not possible for an offline channel."_s);
        m_tea = u"1"_s;
        QCOMPARE(create().status(), 400);
        QCOMPARE(create().message(), u"Invalid broadcasterID"_s);
    }

    void clipsHaveABucketOfTheirOwn()
    {
        const auto as = h->signIn("quillscribe");
        const auto clip
            = [&] { return h->call(as, "POST", "/clips", with("broadcaster_id", m_tea)).response; };
        const auto number = [](const Harness::Response &response, const char *name) {
            return response.headers.value(name).toLongLong();
        };
        auto response = clip();
        QCOMPARE(number(response, "Ratelimit-Helixclipscreation-Limit"), 600);
        QCOMPARE(number(response, "Ratelimit-Helixclipscreation-Remaining"), 599);
        QVERIFY(number(response, "Ratelimit-Helixclipscreation-Reset") > h->clock.msecs() / 1000);
        for (int i = 0; i < 599; ++i)
            response = clip();
        QCOMPARE(response.status, 202);
        response = clip();
        QCOMPARE(response.status, 429);
        QCOMPARE(number(response, "Ratelimit-Helixclipscreation-Remaining"), 0);
        // A client must not take this for the bucket of the API.
        QVERIFY(number(response, "Ratelimit-Remaining") > 0);
        QVERIFY(h->get(as, "/users").response.headers.value("Ratelimit-Helixclipscreation-Limit").isNull());
        QCOMPARE(create("mirelark").status(), 202);
        h->clock.advance(1s);
        QCOMPARE(clip().status, 202);
        h->service->rateLimiter().setSwitches({.enabled = false});
        for (int i = 0; i < 700; ++i)
            QCOMPARE(clip().status, 202);
    }

    void exactlyOneOfThreeSaysWhichClips()
    {
        const QString game = h->world->channel(m_tea)->channel.gameId;
        QCOMPARE(list({}).status(), 400);
        QCOMPARE(ofTea(with("game_id", game)).status(), 400);
        QCOMPARE(ofTea(with("id", u"x"_s)).status(), 400);
        QCOMPARE(list(with("game_id", 1)).status(), 404);
        const auto nobody = list(with("broadcaster_id", 1));
        QCOMPARE(nobody.status(), 200);
        QVERIFY(nobody.data().isEmpty());
        const auto ofGame = list(with("game_id", game));
        QVERIFY(!ofGame.data().isEmpty());
        for (const QString &id : ofGame.column("game_id"))
            QCOMPARE(id, game);
    }

    void clipsByIdComeInTheirOrder()
    {
        QStringList ids = ofTea(with("first", 5)).column("id");
        QCOMPARE(ids.size(), 5);
        std::swap(ids[0], ids[3]);
        Query query;
        for (const QString &id : ids + QStringList{ids[1], u"Unknown"_s})
            query += with("id", id);
        const auto found = list(query);
        QCOMPARE(found.column("id"), ids);
        QVERIFY(found.cursor().isEmpty());
        QCOMPARE(list(query + with("after", u"x"_s)).message(), u"Invalid cursor."_s);
    }

    void theMostViewedComeFirst()
    {
        QList<int> views;
        for (const auto &clip : ofTea(with("first", 100)).data())
            views.append(clip["view_count"_L1].toInt());
        QVERIFY(views.size() > 8 && views.first() > views.last());
        QVERIFY(std::is_sorted(views.rbegin(), views.rend()));
    }

    void aWindowOfTimeIsAWeekUnlessItSaysMore()
    {
        add("Now", 1, 0);
        add("Day", 2, 24);
        add("SixDays", 3, 6 * 24);
        add("EightDays", 4, 8 * 24);
        add("Month", 5, 30 * 24, true);
        const auto ids = [&](int startDays, int endDays = -1) {
            Query query = with("broadcaster_id", h->idOf("wrenloft"));
            const auto before
                = [&](int days) { return Api::formatTime(h->clock.now().addDays(-days).addSecs(-60)); };
            if (startDays >= 0)
                query += with("started_at", before(startDays));
            if (endDays >= 0)
                query += with("ended_at", before(endDays));
            return list(query).column("id");
        };
        QCOMPARE(ids(-1), (QStringList{u"Month"_s, u"EightDays"_s, u"SixDays"_s, u"Day"_s, u"Now"_s}));
        QCOMPARE(ids(1), (QStringList{u"Day"_s, u"Now"_s}));
        QCOMPARE(ids(8), (QStringList{u"EightDays"_s, u"SixDays"_s}));
        QCOMPARE(ids(30, 0), (QStringList{u"Month"_s, u"EightDays"_s, u"SixDays"_s, u"Day"_s}));
        QCOMPARE(ids(30, 20), QStringList{u"Month"_s});
        QCOMPARE(ids(-1, 20).size(), 5);  // an end without a beginning is ignored
        const Query all = with("broadcaster_id", h->idOf("wrenloft"));
        QCOMPARE(list(all + with("is_featured", u"true"_s)).column("id"), QStringList{u"Month"_s});
        QCOMPARE(list(all + with("is_featured", u"false"_s)).data().size(), 4);
    }

    void cursorsLeadInBothDirections()
    {
        QVERIFY(clips().fill(m_tea, 30));
        const Query query = with("broadcaster_id", m_tea);
        const QStringList all = walkClips(query + with("first", 100));
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
        QVERIFY(all.size() > 35);
        QCOMPARE(walkClips(query + with("first", 7)), all);
        const auto first = ofTea(with("first", 10));
        const auto second = ofTea(with("first", 10) + with("after", first.cursor()));
        QCOMPARE(second.column("id"), all.mid(10, 10));
        // In front of the last row of the second page are its others, and the end of the first page.
        const auto back = ofTea(with("first", 12) + with("before", second.cursor()));
        QCOMPARE(back.column("id"), all.mid(7, 12));
        // Its cursor is its first row, so that it leads on backwards.
        QCOMPARE(ofTea(with("first", 3) + with("before", back.cursor())).column("id"), all.mid(4, 3));
        const auto begin = ofTea(with("first", 100) + with("before", first.cursor()));
        QCOMPARE(begin.column("id"), all.first(9));
        QCOMPARE(ofTea(with("after", first.cursor()) + with("before", first.cursor())).status(), 400);
        QCOMPARE(ofTea(with("is_featured", u"true"_s) + with("after", first.cursor())).message(),
                 u"Invalid cursor."_s);
    }

    void theLastPageOfManyCostsWhatTheFirstDoes()
    {
        QVERIFY(clips().fill(m_tea, 50'000));
        // Most of them have the same number of views.
        QVERIFY(h->world->database().run("UPDATE clips SET views = views % 3"));
        for (const char *sql :
             {"SELECT c.views, c.id FROM clips c CROSS JOIN users b ON b.id = c.broadcaster_id"
              " LEFT JOIN videos v ON v.id = c.video_id WHERE c.ready_at IS NULL AND c.broadcaster_id = ?1"
              " AND (?2 IS NULL OR c.created_at >= ?2) AND (?4 IS NULL OR c.featured = ?4)"
              " AND (c.views, c.id) < (?5, ?6) ORDER BY c.views DESC, c.id DESC LIMIT ?7",
              "SELECT c.views, c.id FROM clips c CROSS JOIN users b ON b.id = c.broadcaster_id"
              " LEFT JOIN videos v ON v.id = c.video_id WHERE c.ready_at IS NULL AND c.category_id = ?1"
              " AND (?2 IS NULL OR c.created_at >= ?2) AND (?4 IS NULL OR c.featured = ?4)"
              " AND (c.views, c.id) > (?5, ?6) ORDER BY c.views ASC, c.id ASC LIMIT ?7"})
            h->verifyIndexed(sql, "views,id)");
        const QStringList all = walkClips(with("broadcaster_id", m_tea) + with("first", 100));
        QVERIFY(all.size() > 50'000);
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
    }

    void aClipOutlivesItsVideo()
    {
        const QString id = newClip();
        pass(15s);
        const QString video = clip(id)["video_id"_L1].toString();
        QVERIFY(!video.isEmpty());
        QCOMPARE(h->call(h->signIn(), "DELETE", "/videos", with("id", video)).status(), 200);
        QCOMPARE(clip(id)["video_id"_L1].toString(u"?"_s), QString());
        QVERIFY(clip(id)["vod_offset"_L1].isNull());
    }

    void whereNothingIsStoredAClipHasNoVideo()
    {
        const QString welder = h->idOf("sundaywelder");
        const QString id = h->call(h->signIn(), "POST", "/clips", with("broadcaster_id", welder))
                               .first()["id"_L1]
                               .toString();
        pass(15s);
        QCOMPARE(clip(id)["video_id"_L1].toString(u"?"_s), QString());
        QVERIFY(clip(id)["vod_offset"_L1].isNull());
    }

    void viewersClipByThemselvesWhileTheyChat()
    {
        QVERIFY(h->world->area<Sandbox::Life>().setRates(m_tea, {.joins = 60, .chats = 600}));
        for (int i = 0; i < 120; ++i) {
            h->clock.advance(1s);
            h->world->area<Sandbox::Life>().step();
        }
        const int made = happened(Sandbox::DomainEvent::Kind::ClipCreated);
        QVERIFY2(made > 4 && made < 60, qPrintable(QString::number(made)));
    }

    void aNewWorldHasTheSameClipsForTheSameSeed()
    {
        Harness same, other({.seed = 2, .followers = 60});
        const auto ids = [](Harness &world) {
            return world
                .get(world.app(), "/clips",
                     with("broadcaster_id", world.idOf("teaandturrets")) + with("first", 100))
                .column("id");
        };
        QVERIFY(ids(*h).size() > 8);
        QCOMPARE(ids(same), ids(*h));
        QVERIFY(ids(other) != ids(*h));
    }
};

QTEST_GUILESS_MAIN(TestClips)
#include "tst_clips.moc"
