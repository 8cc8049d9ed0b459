// SPDX-License-Identifier: GPL-3.0-or-later

// Emotes: contents and order of each list, and for whom. Their pictures are tested in tst_pictures, badges
// and cheermotes in tst_badges.

#include "picture_catalogue_fixture.h"
#include "sandbox/subscriptions/subscriptions.h"

#include <QSet>

using namespace Sidestage;

class TestEmotes : public QObject, private PictureBooksFixture
{
    Q_OBJECT

    Harness::Answer channelEmotes(const char *login) { return h->get(h->app(), "/chat/emotes", of(login)); }
    /// All pages of the emotes that a user may use.
    QJsonArray userEmotes(const char *login, const Harness::Query &more = {})
    {
        const auto as = h->signIn(login);
        QJsonArray all;
        auto query = with("user_id", h->idOf(login)) + more;
        for (;;) {
            const auto page = h->get(as, "/chat/emotes/user", query);
            if (page.status() != 200) {
                QTest::qFail(page.response.body.constData(), __FILE__, __LINE__);
                return all;
            }
            for (const auto &emote : page.data())
                all.append(emote);
            if (page.cursor().isEmpty())
                return all;
            query = with("user_id", h->idOf(login)) + more + with("after", page.cursor());
        }
    }
    static int count(const QJsonArray &emotes, const char *field, const QString &value)
    {
        return int(std::count_if(emotes.begin(), emotes.end(), [&](const auto &emote) {
            return emote[QLatin1String(field)].toString() == value;
        }));
    }
    static QStringList texts(const QJsonValue &list)
    {
        QStringList texts;
        const QJsonArray array = list.toArray();
        for (const auto &item : array)
            texts.append(item.toString());
        return texts;
    }

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void everyListTellsOnlyItsOwnFields()
    {
        const QStringList common = words("format id name scale theme_mode");
        const auto keys = [&common](const char *more) {
            QStringList all = common + words(more);
            all.sort();
            return all;
        };
        const auto check = [](const QJsonArray &emotes, const QStringList &expected) {
            QVERIFY(!emotes.isEmpty());
            for (const auto &emote : emotes)
                QCOMPARE(emote.toObject().keys(), expected);
        };
        const auto channel = channelEmotes("teaandturrets").data();
        check(channel, keys("tier emote_type emote_set_id images"));
        check(h->get(h->app(), "/chat/emotes/global").data(), keys("images"));
        const QString set = channel.first()["emote_set_id"_L1].toString();
        check(h->get(h->app(), "/chat/emotes/set", with("emote_set_id", set)).data(),
              keys("emote_type emote_set_id owner_id images"));
        check(userEmotes("teaandturrets"), keys("emote_type emote_set_id owner_id"));
    }

    void theTemplateKeepsItsBraces()
    {
        h->world->setPublicUrl(QUrl(u"http://localhost:4321"_s));
        const QString expected
            = u"http://localhost:4321/images/emotes/v2/{{id}}/{{format}}/{{theme_mode}}/{{scale}}"_s;
        const auto as = h->signIn();
        const QString tea = h->idOf("teaandturrets");
        for (const auto &answer : {channelEmotes("teaandturrets"), h->get(as, "/chat/emotes/global"),
                                   h->get(as, "/chat/emotes/set", with("emote_set_id", u"0"_s)),
                                   h->get(as, "/chat/emotes/user", with("user_id", tea)),
                                   // also for an empty list
                                   channelEmotes("quillscribe")}) {
            QCOMPARE(answer.json["template"_L1].toString(), expected);
            QVERIFY(answer.response.body.contains("/{{id}}/"));
        }
        // URLs of pictures contain the current address of the server.
        const QJsonValue images = h->get(as, "/chat/emotes/global").first()["images"_L1];
        QVERIFY(images["url_1x"_L1].toString().startsWith("http://localhost:4321/"_L1));
    }

    void imagesAreTheStaticOnesForLightGrounds()
    {
        for (const auto &emote : channelEmotes("teaandturrets").data()) {
            const QString folder
                = u"http://localhost:7890/images/emotes/v2/%1/static/light/"_s.arg(emote["id"_L1].toString());
            const auto images = emote["images"_L1];
            QCOMPARE(images["url_1x"_L1].toString(), folder + u"1.0"_s);
            QCOMPARE(images["url_2x"_L1].toString(), folder + u"2.0"_s);
            QCOMPARE(images["url_4x"_L1].toString(), folder + u"3.0"_s);
            QCOMPARE(texts(emote["scale"_L1]), words("1.0 2.0 3.0"));
            QCOMPARE(texts(emote["theme_mode"_L1]), words("light dark"));
            QVERIFY(texts(emote["format"_L1]).contains(u"static"_s));
        }
    }

    void aChannelHasEmotesForTiersFollowersAndBits()
    {
        const QJsonArray tea = channelEmotes("teaandturrets").data();
        QCOMPARE(tea.size(), 14);
        QCOMPARE(count(tea, "tier", u"1000"_s), 6);
        QCOMPARE(count(tea, "tier", u"2000"_s), 2);
        QCOMPARE(count(tea, "tier", u"3000"_s), 2);
        QCOMPARE(count(tea, "emote_type", u"subscriptions"_s), 10);
        QCOMPARE(count(tea, "emote_type", u"follower"_s), 2);
        QCOMPARE(count(tea, "emote_type", u"bitstier"_s), 2);
        int animated = 0;
        QHash<QString, QString> kinds;
        for (const auto &emote : tea) {
            const QString type = emote["emote_type"_L1].toString();
            // Empty instead of absent, except for subscriber emotes.
            QCOMPARE(emote["tier"_L1].toString(u"?"_s).isEmpty(), type != "subscriptions"_L1);
            QVERIFY(emote["name"_L1].toString().startsWith("tat"_L1));
            animated += texts(emote["format"_L1]).contains(u"animated"_s);
            // All emotes of a set are of the same kind.
            const QString kind = type + emote["tier"_L1].toString();
            const QString set = emote["emote_set_id"_L1].toString();
            QCOMPARE(kinds.value(set, kind), kind);
            kinds.insert(set, kind);
        }
        QCOMPARE(kinds.size(), 5);
        QCOMPARE(animated, 3);
        QCOMPARE(channelEmotes("pipnocturne").data().size(), 30);
        QVERIFY(!channelEmotes("sundaywelder").data().isEmpty());
    }

    void whoIsNoPartnerHasNone()
    {
        for (const QString &id : {h->idOf("quillscribe"), u"1"_s, u"0"_s, u"99999999999999999999999999"_s}) {
            const auto answer = h->get(h->app(), "/chat/emotes", with("broadcaster_id", id));
            QCOMPARE(answer.status(), 200);
            QVERIFY(answer.response.body.contains("\"data\":[]"));
        }
        QCOMPARE(h->get(h->app(), "/chat/emotes").status(), 400);
        QCOMPARE(h->get(h->app(), "/chat/emotes", with("broadcaster_id", u"tea"_s)).status(), 400);
    }

    void namesAndIdsAreUnique()
    {
        Rows rows = h->world->database().query("SELECT id, name FROM emotes");
        QSet<QString> ids;
        QSet<QString> names;
        while (rows.next()) {
            QVERIFY2(!ids.contains(rows.text(0)) && !names.contains(rows.text(1)), qPrintable(rows.text(1)));
            ids.insert(rows.text(0));
            names.insert(rows.text(1));
        }
        QVERIFY(ids.size() > 24 + 14 + 30);
    }

    void setsComeInTheOrderInWhichTheyAreAskedFor()
    {
        QStringList sets;
        for (const char *login : {"teaandturrets", "pipnocturne", "paperlantern"}) {
            const auto emotes = channelEmotes(login);
            for (const QString &set : emotes.column("emote_set_id")) {
                if (!sets.contains(set))
                    sets.prepend(set);
            }
        }
        sets.append(u"0"_s);
        QVERIFY(sets.size() > 10);
        Harness::Query query;
        for (const QString &set : std::as_const(sets)) {
            query.append({u"emote_set_id"_s, set});
            query.append({u"emote_set_id"_s, u"77"_s});  // unknown
        }
        query = query.first(24) + with("emote_set_id", sets[0]);  // repeated
        const auto answer = h->get(h->app(), "/chat/emotes/set", query);
        QCOMPARE(answer.status(), 200);
        QStringList seen;
        for (const QString &set : answer.column("emote_set_id")) {
            if (seen.isEmpty() || seen.last() != set)
                seen.append(set);
        }
        QCOMPARE(seen, sets.first(12));
        const auto global = h->get(h->app(), "/chat/emotes/set", with("emote_set_id", u"0"_s)).data();
        QCOMPARE(global.size(), 24);
        QCOMPARE(global[0]["owner_id"_L1].toString(), u"0"_s);
        QCOMPARE(global[0]["emote_type"_L1].toString(), u"globals"_s);
        QCOMPARE(answer.first()["owner_id"_L1].toString(), h->idOf("paperlantern"));
    }

    void atMost25Sets()
    {
        Harness::Query query;
        for (int i = 0; i < 25; ++i)
            query.append({u"emote_set_id"_s, QString::number(i)});
        QCOMPARE(h->get(h->app(), "/chat/emotes/set", query).status(), 200);
        query.append({u"emote_set_id"_s, u"25"_s});
        const auto tooMany = h->get(h->app(), "/chat/emotes/set", query);
        QCOMPARE(tooMany.status(), 400);
        QCOMPARE(tooMany.message(),
                 u"The parameter \"emote_set_id\" was malformed: the number of values must be "
                 u"less than or equal to 25"_s);
        const auto none = h->get(h->app(), "/chat/emotes/set");
        QCOMPARE(none.status(), 400);
        QCOMPARE(none.message(), u"Missing required parameter \"emote_set_id\""_s);
    }

    void aUsersEmotesArePagedWithoutGapsOrDoubles()
    {
        const QString tea = h->idOf("teaandturrets");
        const auto first = h->get(h->signIn(), "/chat/emotes/user", with("user_id", tea));
        QCOMPARE(first.data().size(), 100);
        QVERIFY(!first.cursor().isEmpty());
        const QJsonArray all = userEmotes("teaandturrets");
        QVERIFY(all.size() > 100);
        QSet<QString> ids;
        for (const auto &emote : all)
            ids.insert(emote["id"_L1].toString());
        QCOMPARE(ids.size(), all.size());

        // The same number, counted by another query.
        Rows rows = h->world->database().query(
            "SELECT count(*) FROM emotes e"
            " LEFT JOIN subscriptions s ON s.broadcaster_id = e.owner_id AND s.user_id = ?1"
            " LEFT JOIN bits_emote_access b ON b.broadcaster_id = e.owner_id AND b.user_id = ?1"
            " WHERE e.owner_id IN (0, ?1) OR (e.type = 'bitstier' AND b.user_id IS NOT NULL)"
            " OR (e.type <> 'bitstier' AND s.tier >= e.tier)",
            Sandbox::rowId(tea));
        QVERIFY(rows.next());
        QCOMPARE(all.size(), rows.integer(0));
        // The last page has no cursor.
        const auto last
            = h->get(h->signIn(), "/chat/emotes/user", with("user_id", tea) + with("after", first.cursor()));
        QCOMPARE(last.json["pagination"_L1].toObject(), QJsonObject());
    }

    void theGlobalOnesAreNobodys()
    {
        const QJsonArray all = userEmotes("gravelpike");
        QCOMPARE(all.size(), 24);
        QCOMPARE(count(all, "owner_id", u"0"_s), 24);
        QCOMPARE(count(all, "emote_type", u"globals"_s), 24);
    }

    void aSubscriberGetsTheEmotesUpToTheTier()
    {
        const QString tea = h->idOf("teaandturrets");
        const QString pip = h->idOf("pipnocturne");
        const QJsonArray quill = userEmotes("quillscribe");  // access to tea: 1000, to pip: 2000 and Bits
        QCOMPARE(count(quill, "owner_id", tea), 6 + 2);
        QCOMPARE(count(quill, "owner_id", pip), 14 + 4 + 4 + 4);
        // Broadcasters may use all of their own emotes.
        QCOMPARE(count(userEmotes("teaandturrets"), "owner_id", tea), 14);
        auto &books = h->world->area<Sandbox::PictureCatalogue>();
        auto &subscriptions = h->world->area<Sandbox::Subscriptions>();
        QVERIFY(books.giveBitsEmotes(h->idOf("quillscribe"), tea));
        QVERIFY(subscriptions.end(tea, h->idOf("quillscribe")));
        QCOMPARE(count(userEmotes("quillscribe"), "owner_id", tea), 2);  // those for Bits
        QVERIFY(subscriptions.subscribe(tea, h->idOf("quillscribe"), 3000));
        QCOMPARE(count(userEmotes("quillscribe"), "owner_id", tea), 14);
    }

    void aFollowerGetsFollowerEmotesOfTheChannelThatIsNamed()
    {
        const QString tea = h->idOf("teaandturrets");
        QVERIFY(h->world->follows().since(tea, h->idOf("gravelpike")).isValid());
        QCOMPARE(userEmotes("gravelpike").size(), 24);
        const QJsonArray named = userEmotes("gravelpike", of("teaandturrets"));
        QCOMPARE(named.size(), 24 + 2);
        QCOMPARE(count(named, "emote_type", u"follower"_s), 2);
        QCOMPARE(count(named, "owner_id", tea), 2);
        QVERIFY(h->world->follows().remove(tea, h->idOf("gravelpike")));
        QCOMPARE(userEmotes("gravelpike", of("teaandturrets")).size(), 24);
        // A subscriber has them already, and they are not listed twice.
        QCOMPARE(userEmotes("quillscribe", of("teaandturrets")), userEmotes("quillscribe"));
        // An unknown channel adds nothing.
        QCOMPARE(userEmotes("gravelpike", with("broadcaster_id", u"1"_s)).size(), 24);
    }

    void followerEmotesAreThereWhereverThePageEnds()
    {
        // The page ends inside the named channel, before it or after it: its owner has the lowest id of all
        // channels, and the page size varies.
        auto &books = h->world->area<Sandbox::PictureCatalogue>();
        const QString pike = h->idOf("gravelpike");
        QVERIFY(h->world->area<Sandbox::Subscriptions>().subscribe(h->idOf("pipnocturne"), pike, 3000));
        QVERIFY(books.giveBitsEmotes(pike, h->idOf("pipnocturne")));
        const auto whole = books.emotesOfUser(pike, h->idOf("teaandturrets"), {}, 1000);
        QVERIFY(whole.has_value());
        QCOMPARE(whole->rows.size(), 24 + 2 + 30);
        QVERIFY(!whole->next);
        for (int count = 1; count <= 57; ++count) {
            QList<Api::Emote> walked;
            Sandbox::PictureCatalogue::Place after;
            for (;;) {
                const auto slice = books.emotesOfUser(pike, h->idOf("teaandturrets"), after, count);
                QVERIFY(slice.has_value());
                QVERIFY(slice->rows.size() <= count && !slice->rows.isEmpty());
                walked += slice->rows;
                if (!slice->next)
                    break;
                after = *slice->next;
            }
            QCOMPARE(walked, whole->rows);
        }
    }

    void aCursorHoldsForItsQueryOnly()
    {
        const QString tea = h->idOf("teaandturrets");
        const auto as = h->signIn();
        const auto cursor = h->get(as, "/chat/emotes/user", with("user_id", tea)).cursor();
        for (const auto &query : {with("user_id", tea) + with("after", u"nonsense"_s),
                                  with("user_id", tea) + with("after", cursor.chopped(6)),
                                  with("user_id", tea) + with("after", cursor) + of("pipnocturne")}) {
            const auto answer = h->get(as, "/chat/emotes/user", query);
            QCOMPARE(answer.status(), 400);
            QCOMPARE(answer.message(), u"Invalid cursor."_s);
        }
        const auto pip = h->signIn("pipnocturne");
        QCOMPARE(
            h->get(pip, "/chat/emotes/user", with("user_id", h->idOf("pipnocturne")) + with("after", cursor))
                .status(),
            400);
    }

    void onlyTheUserMayAsk()
    {
        const auto query = with("user_id", h->idOf("teaandturrets"));
        const auto other = h->get(h->signIn("pipnocturne"), "/chat/emotes/user", query);
        QCOMPARE(other.status(), 401);
        QCOMPARE(other.message(),
                 u"The ID in user_id must match the user ID found in the request's OAuth token."_s);
        QCOMPARE(h->get(h->app(), "/chat/emotes/user", query).status(), 401);
        QCOMPARE(h->get(h->signIn("teaandturrets", {}), "/chat/emotes/user", query).message(),
                 u"Missing scope: user:read:emotes"_s);
        QCOMPARE(h->get(h->signIn(), "/chat/emotes/user").status(), 400);
    }

    void pagesAreFoundByKey()
    {
        for (const char *sql : {"SELECT name FROM emotes WHERE owner_id = 1 AND number > 2 AND tier <= 3"
                                " AND (type <> 'bitstier' OR 1) ORDER BY number LIMIT 4",
                                "SELECT name FROM emotes WHERE set_id = 1 ORDER BY number",
                                "SELECT broadcaster_id, tier FROM subscriptions WHERE user_id = 1"
                                " AND broadcaster_id >= 2 ORDER BY broadcaster_id",
                                "SELECT broadcaster_id FROM bits_emote_access WHERE user_id = 1"
                                " AND broadcaster_id >= 2"})
            h->verifyIndexed(sql);
    }

    void theSameSeedMakesTheSameBooks()
    {
        Harness other;
        for (const char *path : {"/chat/emotes/global", "/chat/badges/global"})
            QCOMPARE(other.get(other.app(), path).json, h->get(h->app(), path).json);
        const auto query = of("pipnocturne");
        QCOMPARE(other.get(other.app(), "/chat/emotes", query).json,
                 h->get(h->app(), "/chat/emotes", query).json);
    }

    void aResetForgetsWhatWasKept()
    {
        const auto before = h->get(h->app(), "/chat/emotes/global").column("id");
        QVERIFY(h->world->reset(99));
        QVERIFY(h->get(h->app(), "/chat/emotes/global").column("id") != before);
        QVERIFY(h->world->reset(1));
        QCOMPARE(h->get(h->app(), "/chat/emotes/global").column("id"), before);
    }
};

QTEST_GUILESS_MAIN(TestEmotes)
#include "tst_emotes.moc"
