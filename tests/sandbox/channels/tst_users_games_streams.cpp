// SPDX-License-Identifier: GPL-3.0-or-later

// GET /users, /games, /search/categories, /content_classification_labels, /streams and the tags that the
// service has given up: their own rules.

#include "sandbox/harness.h"

using namespace Sidestage;
using Api::Scope;

class TestUsersGamesStreams : public QObject
{
    Q_OBJECT

    using Query = Harness::Query;
    Harness h;

    static Query all(const char *name, const QStringList &values)
    {
        Query query;
        for (const QString &value : values)
            query.append({QLatin1String(name), value});
        return query;
    }
    static QStringList many(int count, const QString &value) { return QStringList(count, value); }

private Q_SLOTS:
    void usersByIdAndLogin()
    {
        const auto query = all("login", {u"TeaAndTurrets"_s, u"nobody_here"_s})
            + all("id", {h.idOf("pipnocturne"), h.idOf("teaandturrets"), u"1"_s});
        const auto answer = h.get(h.app(), "/users", query);
        QCOMPARE(answer.column("login"), QStringList({u"pipnocturne"_s, u"teaandturrets"_s}));
        QCOMPARE(answer.column("broadcaster_type"), QStringList({u"partner"_s, u"affiliate"_s}));
        QVERIFY(!answer.first().contains("email"_L1));
        const auto nobody = h.get(h.app(), "/users", all("login", {u"nobody_here"_s}));
        QCOMPARE(nobody.status(), 200);
        QVERIFY(nobody.data().isEmpty());
    }

    void nobodyNamedMeansOneself()
    {
        QCOMPARE(h.get(h.signIn("quillscribe"), "/users").column("login"), QStringList{u"quillscribe"_s});
        QCOMPARE(h.get(h.app(), "/users").status(), 400);
    }

    void theEmailIsTheOwnersSecret()
    {
        const auto both = all("login", {u"quillscribe"_s, u"wrenloft"_s});
        const auto with = h.get(h.signIn("quillscribe", {Scope::UserReadEmail}), "/users", both);
        QCOMPARE(with.data()[0]["email"_L1].toString(), u"quillscribe@sidestage.example"_s);
        QVERIFY(!with.data()[1].toObject().contains("email"_L1));
        QVERIFY(
            !h.get(h.signIn("quillscribe", {Scope::BitsRead}), "/users", both).first().contains("email"_L1));
    }

    void oneMalformedNameSpoilsTheRequest()
    {
        const QString words = u"Invalid login names, emails or IDs in request"_s;
        for (const auto &query : {all("id", {u"12"_s, u"x1"_s}), all("login", {u"good"_s, u"not good"_s}),
                                  all("login", {QString(26, u'a')}), all("login", {u"naïve"_s})}) {
            const auto answer = h.get(h.app(), "/users", query);
            QCOMPARE(answer.status(), 400);
            QCOMPARE(answer.message(), words);
        }
    }

    void aHundredUsersTogether()
    {
        const QString id = h.idOf("teaandturrets");
        QCOMPARE(h.get(h.app(), "/users", all("id", many(60, id)) + all("login", many(40, u"wrenloft"_s)))
                     .status(),
                 200);
        QCOMPARE(h.get(h.app(), "/users", all("id", many(61, id)) + all("login", many(40, u"wrenloft"_s)))
                     .status(),
                 400);
        QCOMPARE(h.get(h.app(), "/users", all("id", many(101, id))).status(), 400);
    }

    void internationalNames()
    {
        // Many followers have display names in another script than their logins.
        const auto followers
            = h.get(h.signIn(), "/channels/followers",
                    {{u"broadcaster_id"_s, h.idOf("teaandturrets")}, {u"first"_s, u"100"_s}});
        int others = 0;
        for (const auto &follower : followers.data()) {
            const QString login = follower["user_login"_L1].toString();
            const QString name = follower["user_name"_L1].toString();
            QVERIFY2(std::all_of(login.begin(), login.end(),
                                 [](QChar c) { return c.isLower() || c.isDigit() || c == u'_'; }),
                     qPrintable(login));
            QVERIFY(!name.isEmpty() && login.size() <= 25);
            others += name.toLower() != login;
        }
        QVERIFY(others > followers.data().size() / 5);
    }

    void gamesByIdNameAndIgdb()
    {
        const auto tides = h.get(h.app(), "/games", all("name", {u"Hollow Tides"_s})).first();
        QVERIFY(tides["box_art_url"_L1].toString().contains("{width}x{height}"_L1));
        QString igdb;
        for (const auto &category : h.world->categories()) {
            if (!category.game.igdbId.isEmpty())
                igdb = category.game.igdbId;
        }
        const auto query = all("id", {tides["id"_L1].toString(), u"1"_s})
            + all("name", {u"Ember Circuit"_s, u"ember circuit"_s}) + all("igdb_id", {igdb});
        const auto found = h.get(h.app(), "/games", query);
        QVERIFY(found.column("name").contains(u"Hollow Tides"_s)
                && found.column("name").contains(u"Ember Circuit"_s));
        QVERIFY(found.column("igdb_id").contains(igdb));
        QVERIFY(found.data().size() <= 3);
        QCOMPARE(h.get(h.app(), "/games").status(), 400);
        QCOMPARE(
            h.get(h.app(), "/games", all("id", many(60, u"1"_s)) + all("name", many(41, u"x"_s))).status(),
            400);
        QVERIFY(
            h.get(h.app(), "/games", all("name", {u"ember circuit"_s})).data().isEmpty());  // names are exact
    }

    void categoriesAreFoundByAnyPartOfTheirName()
    {
        const auto search = [&](const QString &text) {
            return h.get(h.app(), "/search/categories", {{u"query"_s, text}, {u"first"_s, u"100"_s}});
        };
        QCOMPARE(search(u"hOLLOW ti"_s).column("name"), QStringList{u"Hollow Tides"_s});
        QCOMPARE(search(u"'s folly"_s).column("name"), QStringList{u"Cartographer's Folly"_s});
        QVERIFY(search(u"tides"_s).first()["box_art_url"_L1].toString().contains("52x72"_L1));
        const QStringList lamps = search(u"la"_s).column("name");
        const auto startsWith
            = [](const QString &name) { return name.startsWith("la"_L1, Qt::CaseInsensitive); };
        QVERIFY(lamps.size() > 5 && startsWith(lamps.first()) && !startsWith(lamps.last()));
        QVERIFY(std::is_partitioned(lamps.begin(), lamps.end(), startsWith));
        const auto none = search(u"zzzzz"_s);
        QCOMPARE(none.status(), 200);
        QVERIFY(none.data().isEmpty());
        QVERIFY(h.world->categories().size() >= 120);
    }

    void labelsInEveryLocale()
    {
        const auto labels = [&](const QString &locale) {
            return h.get(h.app(), "/content_classification_labels",
                         locale.isNull() ? Query() : Query{{u"locale"_s, locale}});
        };
        const auto english = labels(QString());
        QCOMPARE(english.column("id"),
                 u"MatureGame DrugsIntoxication SexualThemes ViolentGraphic Gambling ProfanityVulgarity "
                 u"DebatedSocialIssuesAndPolitics"_s.split(u' '));
        QVERIFY(!english.column("name").contains(QString())
                && !english.column("description").contains(QString()));
        for (const QString &locale :
             u"bg-BG cs-CZ da-DK de-DE el-GR en-GB en-US es-ES es-MX fi-FI fr-FR hu-HU it-IT "
             u"ja-JP ko-KR nl-NL "
             u"no-NO pl-PL pt-BT pt-PT ro-RO ru-RU sk-SK sv-SE th-TH tr-TR vi-VN zh-CN zh-TW"_s.split(u' ')) {
            QCOMPARE(labels(locale).status(), 200);
            QCOMPARE(labels(locale).column("id"), english.column("id"));
        }
        QVERIFY(labels(u"de-DE"_s).column("name").contains(u"Glücksspiel"_s));
        for (const char *locale : {"xx-XX", "de", "DE-de", "en-US "})
            QCOMPARE(labels(QLatin1String(locale)).status(), 400);
    }

    void streamsTheMostViewedFirst()
    {
        const auto answer = h.get(h.app(), "/streams", {{u"first"_s, u"100"_s}});
        QList<int> viewers;
        for (const auto &stream : answer.data())
            viewers.append(stream["viewer_count"_L1].toInt());
        QVERIFY(viewers.size() > 30);
        QVERIFY(std::is_sorted(viewers.rbegin(), viewers.rend()));
        const auto tea = h.get(h.app(), "/streams", all("user_login", {u"teaandturrets"_s})).first();
        QCOMPARE(tea["viewer_count"_L1].toInt(), 1190);
        QCOMPARE(tea["type"_L1].toString(), u"live"_s);
        QCOMPARE(tea["user_name"_L1].toString(), u"TeaAndTurrets"_s);
        QCOMPARE(tea["tag_ids"_L1].toArray(), QJsonArray());
        QCOMPARE(QDateTime::fromString(tea["started_at"_L1].toString(), Qt::ISODate).secsTo(h.clock.now()),
                 3600 + 52 * 60 + 57);
    }

    void streamsFiltered()
    {
        const auto some = h.get(h.app(), "/streams", {{u"first"_s, u"100"_s}});
        const QString game = some.data()[3]["game_id"_L1].toString();
        const QString language = some.data().last()["language"_L1].toString();
        const auto query = [&](const Query &filter) {
            return h.get(h.app(), "/streams", filter + Query{{u"first"_s, u"100"_s}});
        };
        for (const QString &value : query(all("game_id", {game})).column("game_id"))
            QCOMPARE(value, game);
        for (const QString &value : query(all("language", {language})).column("language"))
            QCOMPARE(value, language);
        QCOMPARE(query(all("user_id", {h.idOf("pipnocturne"), h.idOf("quillscribe")})
                       + all("user_login", {u"moonlitforge"_s}))
                     .column("user_login"),
                 QStringList({u"pipnocturne"_s, u"moonlitforge"_s}));
        QVERIFY(query(all("user_login", {u"quillscribe"_s})).data().isEmpty());
        QCOMPARE(query(all("type", {u"live"_s})).data().size(), some.data().size());
        QCOMPARE(query(all("type", {u"vodcast"_s})).status(), 400);
        QVERIFY(query(all("user_login", {u"pipnocturne"_s}) + all("game_id", {u"1"_s})).data().isEmpty());
    }

    QStringList pages(const Harness::As &who, const char *path, const Query &query, int size,
                      const char *column)
    {
        return walk([&](const QString &after) { return h.get(who, path, paged(query, size, after)); },
                    column);
    }

    void topGamesByTheirViewers()
    {
        QHash<QString, int> viewers;
        for (const auto &stream : h.world->streams())
            viewers[stream.gameId] += stream.viewerCount;
        const auto top = h.get(h.app(), "/games/top", all("first", {u"100"_s}));
        QCOMPARE(top.data().size(), viewers.size());
        QList<int> order;
        for (const QString &id : top.column("id"))
            order.append(viewers.value(id));
        QVERIFY(order.first() > order.last() && std::is_sorted(order.rbegin(), order.rend()));
        QCOMPARE(top.first().keys(), (QStringList{u"box_art_url"_s, u"id"_s, u"igdb_id"_s, u"name"_s}));
        QCOMPARE(pages(h.app(), "/games/top", {}, 3, "id"), top.column("id"));
        // A game that nobody streams any more leaves the list.
        const QString id = h.idOf("moonlitforge");
        QVERIFY(h.world->goLive(id, 1'000'000, h.clock.now()));
        const QString first
            = h.get(h.app(), "/streams", all("user_id", {id})).first()["game_id"_L1].toString();
        QCOMPARE(h.get(h.app(), "/games/top", all("first", {u"1"_s})).column("id"), QStringList{first});
    }

    void aPageBeforeAGame()
    {
        const auto two = h.get(h.app(), "/games/top", all("first", {u"2"_s}));
        const auto four
            = h.get(h.app(), "/games/top", all("first", {u"2"_s}) + Query{{u"after"_s, two.cursor()}});
        const auto back
            = h.get(h.app(), "/games/top", all("first", {u"3"_s}) + Query{{u"before"_s, four.cursor()}});
        const QStringList before = two.column("id") + four.column("id").first(1);
        QCOMPARE(back.column("id"), before);
        QVERIFY(back.cursor().isEmpty());
        const auto twoBefore = [&](const QString &cursor) {
            return h.get(h.app(), "/games/top", all("first", {u"2"_s}) + Query{{u"before"_s, cursor}});
        };
        QCOMPARE(walkBack(twoBefore, "id", four.cursor()), before);
        QCOMPARE(h.get(h.app(), "/games/top", Query{{u"after"_s, two.cursor()}, {u"before"_s, four.cursor()}})
                     .status(),
                 400);
        QCOMPARE(h.get(h.app(), "/streams", {{u"after"_s, two.cursor()}}).message(), u"Invalid cursor."_s);
    }

    void followedStreamsAreThoseOnAir()
    {
        const QString me = h.idOf("quillscribe");
        const auto token = h.signIn("quillscribe");
        const auto followed
            = [&] { return pages(token, "/streams/followed", all("user_id", {me}), 2, "user_id"); };
        const QString pip = h.idOf("pipnocturne"), tea = h.idOf("teaandturrets");
        QVERIFY(h.world->goLive(pip, 70, h.clock.now()) && h.world->goLive(tea, 900, h.clock.now()));
        QVERIFY(h.world->follow(pip, me) && h.world->follow(tea, me));
        QStringList expected;
        for (const auto &stream : h.world->streams()) {
            if (h.world->follows().since(stream.userId, me).isValid())
                expected.append(stream.userId);
        }
        QCOMPARE(followed(), expected);
        QVERIFY(expected.contains(pip) && expected.contains(tea));
        QVERIFY(h.world->goOffline(pip));
        QVERIFY(!followed().contains(pip));
        QVERIFY(h.world->unfollow(tea, me));
        QVERIFY(!followed().contains(tea));
        QCOMPARE(h.get(h.signIn("wrenloft"), "/streams/followed", all("user_id", {me})).status(), 401);
    }

    void theStreamKeyIsForItsOwner()
    {
        const auto key = [&](const char *login) {
            return h.get(h.signIn(login), "/streams/key", all("broadcaster_id", {h.idOf(login)}))
                .first()["stream_key"_L1]
                .toString();
        };
        const QString tea = key("teaandturrets");
        QVERIFY2(tea.startsWith(u"live_%1_"_s.arg(h.idOf("teaandturrets"))) && tea.size() > 30,
                 qPrintable(tea));
        QCOMPARE(key("teaandturrets"), tea);
        QVERIFY(key("pipnocturne").section(u'_', 2) != tea.section(u'_', 2));
        // A moderator or an editor does not see it.
        QCOMPARE(
            h.get(h.signIn("pipnocturne"), "/streams/key", all("broadcaster_id", {h.idOf("teaandturrets")}))
                .status(),
            401);
        QVERIFY(h.world->reset(2));
        QVERIFY(key("teaandturrets").section(u'_', 2) != tea.section(u'_', 2));
    }

    void theFormerTagsAreEmpty()
    {
        const auto all = h.get(h.app(), "/tags/streams");
        QCOMPARE(all.status(), 200);
        QVERIFY(all.data().isEmpty());
        const auto one = h.get(h.app(), "/streams/tags", with("broadcaster_id", h.idOf("teaandturrets")));
        QCOMPARE(one.status(), 200);
        QVERIFY(one.data().isEmpty());
        QCOMPARE(h.get(h.app(), "/streams/tags", with("broadcaster_id", 1)).status(), 400);
    }

    void goingOfflineAndLiveAgain()
    {
        const QString id = h.idOf("moonlitforge");
        QVERIFY(h.world->goOffline(id));
        QVERIFY(h.get(h.app(), "/streams", all("user_id", {id})).data().isEmpty());
        QVERIFY(h.world->goLive(id, 99'999, h.clock.now()));
        QCOMPARE(h.get(h.app(), "/streams", all("first", {u"1"_s})).column("user_id"), QStringList{id});
    }
};

QTEST_GUILESS_MAIN(TestUsersGamesStreams)
#include "tst_users_games_streams.moc"
