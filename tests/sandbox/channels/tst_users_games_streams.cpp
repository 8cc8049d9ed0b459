// SPDX-License-Identifier: GPL-3.0-or-later

// GET /users, /games, /search/categories, /content_classification_labels and /streams: their own rules.

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
        const auto query = all("login", {QStringLiteral("TeaAndTurrets"), QStringLiteral("nobody_here")})
            + all("id", {h.idOf("pipnocturne"), h.idOf("teaandturrets"), QStringLiteral("1")});
        const auto answer = h.get(h.app(), "/users", query);
        QCOMPARE(answer.column("login"),
                 QStringList({QStringLiteral("pipnocturne"), QStringLiteral("teaandturrets")}));
        QCOMPARE(answer.column("broadcaster_type"),
                 QStringList({QStringLiteral("partner"), QStringLiteral("affiliate")}));
        QVERIFY(!answer.first().contains(QLatin1String("email")));
        const auto nobody = h.get(h.app(), "/users", all("login", {QStringLiteral("nobody_here")}));
        QCOMPARE(nobody.status(), 200);
        QVERIFY(nobody.data().isEmpty());
    }

    void nobodyNamedMeansOneself()
    {
        QCOMPARE(h.get(h.signIn("quillscribe"), "/users").column("login"),
                 QStringList{QStringLiteral("quillscribe")});
        QCOMPARE(h.get(h.app(), "/users").status(), 400);
    }

    void theEmailIsTheOwnersSecret()
    {
        const auto both = all("login", {QStringLiteral("quillscribe"), QStringLiteral("wrenloft")});
        const auto with = h.get(h.signIn("quillscribe", {Scope::UserReadEmail}), "/users", both);
        QCOMPARE(with.data()[0][QLatin1String("email")].toString(),
                 QStringLiteral("quillscribe@sidestage.example"));
        QVERIFY(!with.data()[1].toObject().contains(QLatin1String("email")));
        QVERIFY(!h.get(h.signIn("quillscribe", {Scope::BitsRead}), "/users", both)
                     .first()
                     .contains(QLatin1String("email")));
    }

    void oneMalformedNameSpoilsTheRequest()
    {
        const QString words = QStringLiteral("Invalid login names, emails or IDs in request");
        for (const auto &query :
             {all("id", {QStringLiteral("12"), QStringLiteral("x1")}),
              all("login", {QStringLiteral("good"), QStringLiteral("not good")}),
              all("login", {QString(26, u'a')}), all("login", {QStringLiteral("naïve")})}) {
            const auto answer = h.get(h.app(), "/users", query);
            QCOMPARE(answer.status(), 400);
            QCOMPARE(answer.message(), words);
        }
    }

    void aHundredUsersTogether()
    {
        const QString id = h.idOf("teaandturrets");
        QCOMPARE(h.get(h.app(), "/users",
                       all("id", many(60, id)) + all("login", many(40, QStringLiteral("wrenloft"))))
                     .status(),
                 200);
        QCOMPARE(h.get(h.app(), "/users",
                       all("id", many(61, id)) + all("login", many(40, QStringLiteral("wrenloft"))))
                     .status(),
                 400);
        QCOMPARE(h.get(h.app(), "/users", all("id", many(101, id))).status(), 400);
    }

    void internationalNames()
    {
        // Many followers have display names in another script than their logins.
        const auto followers = h.get(h.signIn(), "/channels/followers",
                                     {{QStringLiteral("broadcaster_id"), h.idOf("teaandturrets")},
                                      {QStringLiteral("first"), QStringLiteral("100")}});
        int others = 0;
        for (const auto &follower : followers.data()) {
            const QString login = follower[QLatin1String("user_login")].toString();
            const QString name = follower[QLatin1String("user_name")].toString();
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
        const auto tides = h.get(h.app(), "/games", all("name", {QStringLiteral("Hollow Tides")})).first();
        QVERIFY(tides[QLatin1String("box_art_url")].toString().contains(QLatin1String("{width}x{height}")));
        QString igdb;
        for (const auto &category : h.world->categories()) {
            if (!category.game.igdbId.isEmpty())
                igdb = category.game.igdbId;
        }
        const auto query = all("id", {tides[QLatin1String("id")].toString(), QStringLiteral("1")})
            + all("name", {QStringLiteral("Ember Circuit"), QStringLiteral("ember circuit")})
            + all("igdb_id", {igdb});
        const auto found = h.get(h.app(), "/games", query);
        QVERIFY(found.column("name").contains(QStringLiteral("Hollow Tides"))
                && found.column("name").contains(QStringLiteral("Ember Circuit")));
        QVERIFY(found.column("igdb_id").contains(igdb));
        QVERIFY(found.data().size() <= 3);
        QCOMPARE(h.get(h.app(), "/games").status(), 400);
        QCOMPARE(h.get(h.app(), "/games",
                       all("id", many(60, QStringLiteral("1"))) + all("name", many(41, QStringLiteral("x"))))
                     .status(),
                 400);
        QVERIFY(h.get(h.app(), "/games", all("name", {QStringLiteral("ember circuit")}))
                    .data()
                    .isEmpty());  // names are exact
    }

    void categoriesAreFoundByAnyPartOfTheirName()
    {
        const auto search = [&](const QString &text) {
            return h.get(h.app(), "/search/categories",
                         {{QStringLiteral("query"), text}, {QStringLiteral("first"), QStringLiteral("100")}});
        };
        QCOMPARE(search(QStringLiteral("hOLLOW ti")).column("name"),
                 QStringList{QStringLiteral("Hollow Tides")});
        QCOMPARE(search(QStringLiteral("'s folly")).column("name"),
                 QStringList{QStringLiteral("Cartographer's Folly")});
        QVERIFY(search(QStringLiteral("tides"))
                    .first()[QLatin1String("box_art_url")]
                    .toString()
                    .contains(QLatin1String("52x72")));
        const QStringList lamps = search(QStringLiteral("la")).column("name");
        const auto startsWith
            = [](const QString &name) { return name.startsWith(QLatin1String("la"), Qt::CaseInsensitive); };
        QVERIFY(lamps.size() > 5 && startsWith(lamps.first()) && !startsWith(lamps.last()));
        QVERIFY(std::is_partitioned(lamps.begin(), lamps.end(), startsWith));
        const auto none = search(QStringLiteral("zzzzz"));
        QCOMPARE(none.status(), 200);
        QVERIFY(none.data().isEmpty());
        QVERIFY(h.world->categories().size() >= 120);
    }

    void labelsInEveryLocale()
    {
        const auto labels = [&](const QString &locale) {
            return h.get(h.app(), "/content_classification_labels",
                         locale.isNull() ? Query() : Query{{QStringLiteral("locale"), locale}});
        };
        const auto english = labels(QString());
        QCOMPARE(english.column("id"),
                 QStringLiteral(
                     "MatureGame DrugsIntoxication SexualThemes ViolentGraphic Gambling ProfanityVulgarity "
                     "DebatedSocialIssuesAndPolitics")
                     .split(u' '));
        QVERIFY(!english.column("name").contains(QString())
                && !english.column("description").contains(QString()));
        for (const QString &locale :
             QStringLiteral("bg-BG cs-CZ da-DK de-DE el-GR en-GB en-US es-ES es-MX fi-FI fr-FR hu-HU it-IT "
                            "ja-JP ko-KR nl-NL "
                            "no-NO pl-PL pt-BT pt-PT ro-RO ru-RU sk-SK sv-SE th-TH tr-TR vi-VN zh-CN zh-TW")
                 .split(u' ')) {
            QCOMPARE(labels(locale).status(), 200);
            QCOMPARE(labels(locale).column("id"), english.column("id"));
        }
        QVERIFY(labels(QStringLiteral("de-DE")).column("name").contains(QStringLiteral("Glücksspiel")));
        for (const char *locale : {"xx-XX", "de", "DE-de", "en-US "})
            QCOMPARE(labels(QLatin1String(locale)).status(), 400);
    }

    void streamsTheMostViewedFirst()
    {
        const auto answer = h.get(h.app(), "/streams", {{QStringLiteral("first"), QStringLiteral("100")}});
        QList<int> viewers;
        for (const auto &stream : answer.data())
            viewers.append(stream[QLatin1String("viewer_count")].toInt());
        QVERIFY(viewers.size() > 30);
        QVERIFY(std::is_sorted(viewers.rbegin(), viewers.rend()));
        const auto tea
            = h.get(h.app(), "/streams", all("user_login", {QStringLiteral("teaandturrets")})).first();
        QCOMPARE(tea[QLatin1String("viewer_count")].toInt(), 1190);
        QCOMPARE(tea[QLatin1String("type")].toString(), QStringLiteral("live"));
        QCOMPARE(tea[QLatin1String("user_name")].toString(), QStringLiteral("TeaAndTurrets"));
        QCOMPARE(tea[QLatin1String("tag_ids")].toArray(), QJsonArray());
        QCOMPARE(QDateTime::fromString(tea[QLatin1String("started_at")].toString(), Qt::ISODate)
                     .secsTo(h.clock.now()),
                 3600 + 52 * 60 + 57);
    }

    void streamsFiltered()
    {
        const auto some = h.get(h.app(), "/streams", {{QStringLiteral("first"), QStringLiteral("100")}});
        const QString game = some.data()[3][QLatin1String("game_id")].toString();
        const QString language = some.data().last()[QLatin1String("language")].toString();
        const auto query = [&](const Query &filter) {
            return h.get(h.app(), "/streams",
                         filter + Query{{QStringLiteral("first"), QStringLiteral("100")}});
        };
        for (const QString &value : query(all("game_id", {game})).column("game_id"))
            QCOMPARE(value, game);
        for (const QString &value : query(all("language", {language})).column("language"))
            QCOMPARE(value, language);
        QCOMPARE(query(all("user_id", {h.idOf("pipnocturne"), h.idOf("quillscribe")})
                       + all("user_login", {QStringLiteral("moonlitforge")}))
                     .column("user_login"),
                 QStringList({QStringLiteral("pipnocturne"), QStringLiteral("moonlitforge")}));
        QVERIFY(query(all("user_login", {QStringLiteral("quillscribe")})).data().isEmpty());
        QCOMPARE(query(all("type", {QStringLiteral("live")})).data().size(), some.data().size());
        QCOMPARE(query(all("type", {QStringLiteral("vodcast")})).status(), 400);
        QVERIFY(
            query(all("user_login", {QStringLiteral("pipnocturne")}) + all("game_id", {QStringLiteral("1")}))
                .data()
                .isEmpty());
    }

    void goingOfflineAndLiveAgain()
    {
        const QString id = h.idOf("moonlitforge");
        QVERIFY(h.world->goOffline(id));
        QVERIFY(h.get(h.app(), "/streams", all("user_id", {id})).data().isEmpty());
        QVERIFY(h.world->goLive(id, 99'999, h.clock.now()));
        QCOMPARE(h.get(h.app(), "/streams", all("first", {QStringLiteral("1")})).column("user_id"),
                 QStringList{id});
    }
};

QTEST_GUILESS_MAIN(TestUsersGamesStreams)
#include "tst_users_games_streams.moc"
