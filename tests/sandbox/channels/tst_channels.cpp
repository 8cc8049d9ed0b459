// SPDX-License-Identifier: GPL-3.0-or-later

// The five endpoints of Channels: their own rules in the specification.

#include "sandbox/harness.h"

using namespace Sidestage;
using Api::Scope;

class TestChannels : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;

    Harness::Query of(const char *login) { return {{u"broadcaster_id"_s, h->idOf(login)}}; }
    Harness::Answer change(const char *login, const QByteArray &body)
    {
        return h->patch(h->signIn(login), "/channels", of(login), body);
    }
    QJsonObject channel(const char *login, const char *asked = "teaandturrets")
    {
        return h->get(h->signIn(asked), "/channels", of(login)).first();
    }
    QStringList list(const char *login, const char *field)
    {
        QStringList values;
        for (const auto &value : channel(login)[QLatin1String(field)].toArray())
            values.append(value.toString());
        return values;
    }
    QString categoryId(const char *name)
    {
        return h->get(h->app(), "/games", {{u"name"_s, QString::fromUtf8(name)}}).first()["id"_L1].toString();
    }

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void aChannelIsToldAsItIs()
    {
        const QJsonObject tea = channel("teaandturrets");
        QCOMPARE(tea["broadcaster_login"_L1].toString(), u"teaandturrets"_s);
        QCOMPARE(tea["broadcaster_name"_L1].toString(), u"TeaAndTurrets"_s);
        QCOMPARE(tea["title"_L1].toString(), u"Act two, the drowned library: blind crew run"_s);
        QCOMPARE(tea["game_name"_L1].toString(), u"Cartographer's Folly"_s);
        QCOMPARE(tea["game_id"_L1].toString(), categoryId("Cartographer's Folly"));
        QCOMPARE(tea["broadcaster_language"_L1].toString(), u"en"_s);
        QCOMPARE(list("teaandturrets", "tags"),
                 u"BlindRun Cosy PuzzleAdventure BritishHours NoBackseat"_s.split(u' '));
        QCOMPARE(list("teaandturrets", "content_classification_labels"),
                 QStringList{u"ProfanityVulgarity"_s});
        QCOMPARE(tea["is_branded_content"_L1].toBool(true), false);
        const QJsonObject quill = channel("quillscribe");
        QCOMPARE(quill["title"_L1].toString(u"?"_s), QString());
        QCOMPARE(quill["game_id"_L1].toString(u"?"_s), QString());
    }

    void unknownAndRepeatedIdsAreIgnored()
    {
        auto query = of("teaandturrets") + of("pipnocturne") + of("teaandturrets");
        query.append({u"broadcaster_id"_s, u"1"_s});
        query.append({u"broadcaster_id"_s, u"99999999999999999999999999"_s});
        QCOMPARE(h->get(h->app(), "/channels", query).column("broadcaster_login"),
                 QStringList({u"teaandturrets"_s, u"pipnocturne"_s}));
        const auto none = h->get(h->app(), "/channels", {{u"broadcaster_id"_s, u"1"_s}});
        QCOMPARE(none.status(), 200);
        QVERIFY(none.data().isEmpty());
    }

    void delayIsToldToThePartnerAlone()
    {
        QCOMPARE(channel("pipnocturne", "pipnocturne")["delay"_L1].toInt(), 15);
        QCOMPARE(channel("pipnocturne", "teaandturrets")["delay"_L1].toInt(), 0);
        QCOMPARE(h->get(h->app(), "/channels", of("pipnocturne")).first()["delay"_L1].toInt(), 0);
        QCOMPARE(change("pipnocturne", R"({"delay":900})").status(), 204);
        QCOMPARE(channel("pipnocturne", "pipnocturne")["delay"_L1].toInt(), 900);
        QCOMPARE(change("pipnocturne", R"({"delay":"30"})").status(), 204);  // numbers may be sent as strings
        QCOMPARE(channel("pipnocturne", "pipnocturne")["delay"_L1].toInt(), 30);
    }

    void onlyPartnersMayDelay()
    {
        const auto refused = change("teaandturrets", R"({"delay":5,"title":"Not this either"})");
        QCOMPARE(refused.status(), 400);
        QCOMPARE(refused.message(), u"the broadcaster is not partnered, failed to set delay"_s);
        QVERIFY(channel("teaandturrets")["title"_L1].toString().startsWith("Act two"_L1));
    }

    void changesAreKept()
    {
        const QByteArray body
            = uR"({"title":"Akt drei ⛵","broadcaster_language":"de","game_id":"%1","tags":["Ähre","日本語"],
            "content_classification_labels":[{"id":"ViolentGraphic","is_enabled":true},{"id":"ProfanityVulgarity","is_enabled":false},
            {"id":"DrugsIntoxication","is_enabled":true}],"is_branded_content":true})"_s
                  .arg(categoryId("Hollow Tides"))
                  .toUtf8();
        const auto answer = change("teaandturrets", body);
        QCOMPARE(answer.status(), 204);
        QVERIFY(answer.response.body.isEmpty());
        const QJsonObject now = channel("teaandturrets");
        QCOMPARE(now["title"_L1].toString(), u"Akt drei ⛵"_s);
        QCOMPARE(now["broadcaster_language"_L1].toString(), u"de"_s);
        QCOMPARE(now["game_name"_L1].toString(), u"Hollow Tides"_s);
        QCOMPARE(list("teaandturrets", "tags"), QStringList({u"Ähre"_s, u"日本語"_s}));
        QCOMPARE(list("teaandturrets", "content_classification_labels"),
                 QStringList({u"DrugsIntoxication"_s, u"ViolentGraphic"_s}));
        QVERIFY(now["is_branded_content"_L1].toBool());
        // The stream and the search return it too.
        const auto stream = h->get(h->app(), "/streams", {{u"user_login"_s, u"teaandturrets"_s}}).first();
        QCOMPARE(stream["title"_L1].toString(), u"Akt drei ⛵"_s);
    }

    void whatIsNotSentStays()
    {
        QCOMPARE(change("teaandturrets", R"({"title":"Only the title"})").status(), 204);
        QCOMPARE(list("teaandturrets", "tags").size(), 5);
        QCOMPARE(channel("teaandturrets")["game_name"_L1].toString(), u"Cartographer's Folly"_s);
        // Null equals an absent field, except for the labels.
        QCOMPARE(
            change("teaandturrets", R"({"title":null,"tags":null,"broadcaster_language":"fr"})").status(),
            204);
        QCOMPARE(channel("teaandturrets")["title"_L1].toString(), u"Only the title"_s);
        QCOMPARE(list("teaandturrets", "tags").size(), 5);
    }

    void theServiceSaysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, const QByteArray &body, int status, const char *message) {
            QTest::newRow(name) << body << status << QString::fromLatin1(message);
        };
        const char *nothing = "The request must update at least one channel property field.";
        row("nothing", "{}", 400, nothing);
        row("no body", "", 400, nothing);
        row("only what is unknown", R"({"colour":"blue"})", 400, nothing);
        row("title empty", R"({"title":""})", 400, "Title must not be empty.");
        row("title too long", "{\"title\":\"" + QByteArray(141, 'x') + "\"}", 400, "Title is too long.");
        row("title banned", R"({"title":"such a BannedWord here"})", 400, "Status contains banned words.");
        row("category not numeric", R"({"game_id":"abc"})", 400, "invalid game_id");
        row("labels null", R"({"content_classification_labels":null})", 400,
            "ContentClassificationLabels cannot be nil");
        row("labels no list", R"({"content_classification_labels":7})", 400,
            "The parameter \"content_classification_labels\" was malformed: value must be an array");
        row("label no object", R"({"content_classification_labels":[7]})", 400,
            "The parameter \"content_classification_labels[0]\" was malformed: value must be an object");
        row("label without id", R"({"content_classification_labels":[{"is_enabled":true}]})", 400,
            "Missing required parameter \"content_classification_labels[0].id\"");
        row("label without flag", R"({"content_classification_labels":[{"id":"Gambling"}]})", 400,
            "Missing required parameter \"content_classification_labels[0].is_enabled\"");
        row("label unknown",
            R"({"content_classification_labels":[{"id":"Gambling","is_enabled":true},{"id":"Boredom","is_enabled":true}]})",
            400,
            "The parameter \"content_classification_labels[1].id\" was malformed: value must be one of "
            "\"DrugsIntoxication\",\"SexualThemes\",\"ViolentGraphic\",\"Gambling\",\"ProfanityVulgarity\"");
        row("gaming label", R"({"content_classification_labels":[{"id":"MatureGame","is_enabled":true}]})",
            403, "The label MatureGame is set by the category and cannot be added.");
        row("delay too long", R"({"delay":901})", 400,
            "The parameter \"delay\" was malformed: the value must be less than or equal to 900");
        row("too many tags", R"({"tags":["a","b","c","d","e","f","g","h","i","j","k"]})", 400,
            "The parameter \"tags\" was malformed: the number of values must be less than or equal to 10");
        row("tag with a space", R"({"tags":["fine","not fine"]})", 400,
            "The parameter \"tags[1]\" was malformed: the value must not contain spaces or special "
            "characters");
        row("tag empty", R"({"tags":[""]})", 400,
            "The parameter \"tags[0]\" was malformed: the value must have a length of at least 1");
        row("tag null", R"({"tags":["fine",null]})", 400,
            "The parameter \"tags[1]\" was malformed: value must be a string");
        row("tag banned", R"({"tags":["GrobbelFluch"]})", 400,
            "The tag \"GrobbelFluch\" did not pass moderation.");
        row("not JSON", "title=x", 400, "The request body is not valid JSON.");
    }
    void theServiceSaysWhatIsWrong()
    {
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        QFETCH(QString, message);
        const QJsonObject before = channel("teaandturrets");
        const auto answer = change("teaandturrets", body);
        QCOMPARE(answer.message(), message);
        QCOMPARE(answer.status(), status);
        QCOMPARE(channel("teaandturrets"), before);
    }

    void lengthsCountCharactersNotBytes()
    {
        const QString boats = u"⛵"_s.repeated(69) + u"🛶"_s.repeated(71);
        QCOMPARE(change("teaandturrets", uR"({"title":"%1"})"_s.arg(boats).toUtf8()).status(), 204);
        QCOMPARE(channel("teaandturrets")["title"_L1].toString(), boats);
        QCOMPARE(change("teaandturrets", uR"({"title":"%1x"})"_s.arg(boats).toUtf8()).message(),
                 u"Title is too long."_s);
    }

    void tagsAreTheSameWhateverTheirCase()
    {
        QCOMPARE(change("teaandturrets", R"({"tags":["Cosy","COSY","Ähre","ähre","cosy"]})").status(), 204);
        QCOMPARE(list("teaandturrets", "tags"), QStringList({u"Cosy"_s, u"Ähre"_s}));
        QCOMPARE(change("teaandturrets", R"({"tags":[]})").status(), 204);
        QCOMPARE(list("teaandturrets", "tags"), QStringList());
    }

    void categoriesAreSetUnsetAndLeft()
    {
        QCOMPARE(change("teaandturrets", R"({"game_id":"987654321"})").status(), 204);
        QCOMPARE(channel("teaandturrets")["game_name"_L1].toString(), u"Cartographer's Folly"_s);
        for (const char *none : {R"({"game_id":"0"})", R"({"game_id":""})"}) {
            QCOMPARE(
                change("teaandturrets", "{\"game_id\":\"" + categoryId("Just Talking").toLatin1() + "\"}")
                    .status(),
                204);
            QCOMPARE(channel("teaandturrets")["game_name"_L1].toString(), u"Just Talking"_s);
            QCOMPARE(change("teaandturrets", none).status(), 204);
            QCOMPARE(channel("teaandturrets")["game_id"_L1].toString(u"?"_s), QString());
            QCOMPARE(channel("teaandturrets")["game_name"_L1].toString(u"?"_s), QString());
        }
    }

    void aCategoryForAdultsPutsItsLabelOn()
    {
        QString mature;
        for (const auto &category : h->world->categories()) {
            if (category.mature)
                mature = category.game.id;
        }
        QVERIFY(!mature.isEmpty());
        QCOMPARE(change("teaandturrets", "{\"game_id\":\"" + mature.toLatin1() + "\"}").status(), 204);
        QCOMPARE(list("teaandturrets", "content_classification_labels"),
                 QStringList({u"MatureGame"_s, u"ProfanityVulgarity"_s}));
        QCOMPARE(change("teaandturrets", R"({"game_id":"0"})").status(), 204);
        QCOMPARE(list("teaandturrets", "content_classification_labels"),
                 QStringList{u"ProfanityVulgarity"_s});
    }

    void languagesThatAreNotSupportedChangeNothing()
    {
        for (const char *code : {"xx", "tlh", "", "english"}) {
            QCOMPARE(
                change("teaandturrets", QByteArray("{\"broadcaster_language\":\"") + code + "\"}").status(),
                204);
            QCOMPARE(channel("teaandturrets")["broadcaster_language"_L1].toString(), u"en"_s);
        }
        QCOMPARE(change("teaandturrets", R"({"broadcaster_language":"other"})").status(), 204);
        QCOMPARE(channel("teaandturrets")["broadcaster_language"_L1].toString(), u"other"_s);
    }

    void brandedContentIsNotSetAgainAtOnce()
    {
        QCOMPARE(change("teaandturrets", R"({"is_branded_content":true})").status(), 204);
        h->clock.advance(std::chrono::seconds(29));
        const auto refused = change("teaandturrets", R"({"is_branded_content":false,"title":"Nor this"})");
        QCOMPARE(refused.status(), 409);
        QCOMPARE(refused.json["error"_L1].toString(), u"Conflict"_s);
        QVERIFY(channel("teaandturrets")["title"_L1].toString().startsWith("Act two"_L1));
        QCOMPARE(change("teaandturrets", R"({"title":"Anything else may change"})").status(), 204);
        h->clock.advance(std::chrono::seconds(1));
        QCOMPARE(change("teaandturrets", R"({"is_branded_content":false})").status(), 204);
        QCOMPARE(channel("teaandturrets")["is_branded_content"_L1].toBool(true), false);
    }

    void editorsAreListed()
    {
        const auto answer = h->get(h->signIn(), "/channels/editors", of("teaandturrets"));
        QCOMPARE(answer.column("user_name"), QStringList({u"tilda_orrery"_s, u"wrenloft"_s}));
        QVERIFY(answer.first()["created_at"_L1].toString().endsWith(u'Z'));
        QVERIFY(h->get(h->signIn("pipnocturne"), "/channels/editors", of("pipnocturne")).data().isEmpty());
    }

    void followersAreToldToThoseWhoMaySee()
    {
        const int all = h->world->follows().followerCount(h->idOf("teaandturrets"));
        QCOMPARE(all, 60 + 10);
        const auto total = [](const Harness::Answer &answer) { return answer.json["total"_L1].toInt(); };
        for (const char *login :
             {"teaandturrets", "pipnocturne", "mirelark"}) {  // the broadcaster and two moderators
            const auto answer = h->get(h->signIn(login), "/channels/followers", of("teaandturrets"));
            QCOMPARE(answer.data().size(), 20);
            QCOMPARE(total(answer), all);
        }
        const auto hidden = [&](const Harness::As &as) {
            const auto answer = h->get(as, "/channels/followers", of("teaandturrets"));
            return answer.status() == 200 && answer.data().isEmpty() && total(answer) == all
                && answer.cursor().isEmpty();
        };
        QVERIFY(hidden(h->signIn("quillscribe")));
        QVERIFY(hidden(h->signIn("teaandturrets", {Scope::BitsRead})));

        const auto one = of("teaandturrets") + Harness::Query{{u"user_id"_s, h->idOf("quillscribe")}};
        const auto found = h->get(h->signIn(), "/channels/followers", one);
        QCOMPARE(found.column("user_login"), QStringList{u"quillscribe"_s});
        QCOMPARE(total(found), all);
        QCOMPARE(h->get(h->signIn("quillscribe"), "/channels/followers", one).status(), 401);
        QCOMPARE(h->get(h->signIn("teaandturrets", {}), "/channels/followers", one).message(),
                 u"Missing scope: moderator:read:followers"_s);
        const auto stranger = of("teaandturrets") + Harness::Query{{u"user_id"_s, u"1"_s}};
        QVERIFY(h->get(h->signIn(), "/channels/followers", stranger).data().isEmpty());
    }

    void followedChannelsAreListed()
    {
        const Harness::Query me{{u"user_id"_s, h->idOf("quillscribe")}};
        const auto all = h->get(h->signIn("quillscribe"), "/channels/followed",
                                me + Harness::Query{{u"first"_s, u"100"_s}});
        QVERIFY(all.data().size() > 10);
        QCOMPARE(all.json["total"_L1].toInt(), all.data().size());
        QVERIFY(all.column("broadcaster_login").contains(u"teaandturrets"_s));
        QStringList times = all.column("followed_at");
        QVERIFY(std::is_sorted(times.rbegin(), times.rend()));
        const auto asked = [&](const QString &id) {
            return h->get(h->signIn("quillscribe"), "/channels/followed",
                          me + Harness::Query{{u"broadcaster_id"_s, id}});
        };
        QCOMPARE(asked(h->idOf("teaandturrets")).column("broadcaster_name"), QStringList{u"TeaAndTurrets"_s});
        QVERIFY(asked(h->idOf("pipnocturne")).data().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestChannels)
#include "tst_channels.moc"
