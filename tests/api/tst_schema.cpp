// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/ads.h"
#include "api/channels.h"
#include "api/emotes.h"
#include "api/games.h"
#include "api/token.h"
#include "api/users.h"
#include "schema/describe.h"

#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

enum class Mood : quint8 { Calm, Tense };
constexpr auto namesOf(Mood)
{
    return std::array{"calm", "tense"};
}

struct Inner
{
    QString name{};
    qint64 amount = 7;
    static void describe(auto &is)
    {
        is("name", &Inner::name, atMost(5));
        is("amount", &Inner::amount, between(1, 100));
    }
    bool operator==(const Inner &) const = default;
};

/// One member of every supported type.
struct Sample
{
    QString text{};
    int number = 0;
    bool flag = false;
    QDateTime when{};
    QUrl where{};
    Mood mood{};
    std::optional<int> maybe{};
    std::optional<QString> orNothing{};
    QStringList words{};
    QList<Inner> inners{};
    std::optional<Inner> one{};
    std::optional<QMap<QString, Inner>> byName{};
    static void describe(auto &is)
    {
        is("text", &Sample::text);
        is("number", &Sample::number);
        is("flag", &Sample::flag);
        is("when", &Sample::when);
        is("where", &Sample::where);
        is("mood", &Sample::mood);
        is("maybe", &Sample::maybe);
        is("or_nothing", &Sample::orNothing, orNull);
        is("words", &Sample::words, atMost(3));
        is("inners", &Sample::inners);
        is("one", &Sample::one);
        is("by_name", &Sample::byName);
    }
    bool operator==(const Sample &) const = default;
};

/// A number that is a text in JSON.
struct Length
{
    NumberText minutes{};
    static void describe(auto &is) { is("minutes", &Length::minutes, between(30, 60)); }
};

QByteArray text(const Sample &sample)
{
    QByteArray out;
    JsonWriter writer(out);
    toJson(schemaOf<Sample>(), &sample, writer);
    return out;
}

Result<Sample> sample(const QByteArray &json, Reading reading = Reading::Tolerant)
{
    const ReadingScope scope(reading);
    auto document = JsonDocument::parse(json);
    if (!document)
        return document.error();
    Sample sample;
    Error error;
    if (!fromJson(schemaOf<Sample>(), document->root(), &sample, error))
        return error;
    return sample;
}

QDateTime utc(int y, int m, int d, int h, int min, int s, int ms = 0)
{
    return QDateTime(QDate(y, m, d), QTime(h, min, s, ms), Qt::UTC);
}

}  // namespace

class TestSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyShapeIsReadAsItWasWritten()
    {
        const Sample full{.text = u"a \"b\" ü"_s,
                          .number = -3,
                          .flag = true,
                          .when = utc(2026, 2, 28, 23, 59, 59),
                          .where = QUrl(u"https://example.org/a?b=c"_s),
                          .mood = Mood::Tense,
                          .maybe = 0,
                          .orNothing = u""_s,
                          .words = {u"x"_s, u"y"_s},
                          .inners = {{.name = u"n"_s, .amount = 9}},
                          .one = Inner{},
                          .byName = QMap<QString, Inner>{{u"1"_s, {.name = u"a"_s}}, {u"\"ü\""_s, {}}}};
        const auto read = sample(text(full), Reading::Strict);
        QVERIFY(read);
        QVERIFY(*read == full);
        const auto empty = sample(text(Sample{}), Reading::Strict);
        QVERIFY(empty);
        QVERIFY(*empty == Sample{});
    }

    void aNumberCanBeWrittenAsAText()
    {
        const Length length{{45}};
        QByteArray written;
        JsonWriter writer(written);
        toJson(schemaOf<Length>(), &length, writer);
        QCOMPARE(written, QByteArray("{\"minutes\":\"45\"}"));
        QVERIFY(check(schemaOf<Length>(), &length));
        const ReadingScope strict(Reading::Strict);
        for (const QByteArray &json : {written, QByteArray("{\"minutes\":45}")}) {
            const auto document = JsonDocument::parse(json);
            Length read;
            Error error;
            QVERIFY(document && fromJson(schemaOf<Length>(), document->root(), &read, error));
            QCOMPARE(read.minutes.value, 45);
        }
        const Length tooShort{{29}};
        QVERIFY(!check(schemaOf<Length>(), &tooShort));
    }

    void absentOptionalsAreLeftOutAndNullOnesWritten()
    {
        const QByteArray json = text(Sample{});
        QVERIFY(!json.contains("\"maybe\""));
        QVERIFY(json.contains("\"or_nothing\":null"));
    }

    void tolerantReadingTakesWhatServicesReallySend()
    {
        // Unknown fields, nulls, absent members, numbers as texts, unknown names (api-facts B5, E).
        const auto read
            = sample(R"({"text":null,"number":"12","flag":"true","mood":"ecstatic","new_field":{"x":[1]},
                                     "words":null,"inners":null,"one":{"name":"a","amount":"3"}})");
        QVERIFY(read);
        QCOMPARE(read->number, 12);
        QVERIFY(read->flag);
        QCOMPARE(read->mood, Mood::Calm);
        QCOMPARE(read->one->amount, 3);
    }

    void strictReadingRefusesThem_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("field");
        QTest::addColumn<Fault>("fault");
        const QByteArray rest = R"(,"number":1,"flag":true,"when":"","where":"","mood":"calm")";
        const auto with = [&rest](const char *text) { return QByteArray("{\"text\":") + text + rest + "}"; };
        QTest::newRow("null") << with("null") << u"text"_s << Fault::WrongType;
        QTest::newRow("number for text") << with("5") << u"text"_s << Fault::WrongType;
        QTest::newRow("list for text") << with("[]") << u"text"_s << Fault::WrongType;
        QTest::newRow("missing") << QByteArray(R"({"text":"x"})") << u"number"_s << Fault::Missing;
        QTest::newRow("name") << QByteArray(R"({"mood":"ecstatic"})") << u"mood"_s << Fault::NotOneOf;
        QTest::newRow("flag as text") << QByteArray(R"({"flag":"true"})") << u"flag"_s << Fault::WrongType;
        QTest::newRow("too large") << QByteArray(R"({"number":99999999999})") << u"number"_s
                                   << Fault::TooLarge;
        QTest::newRow("huge") << QByteArray(R"({"number":1e300})") << u"number"_s << Fault::WrongType;
        QTest::newRow("time as a number")
            << QByteArray(R"({"when":1700000000})") << u"when"_s << Fault::WrongType;
        QTest::newRow("time") << QByteArray(R"({"when":"yesterday"})") << u"when"_s << Fault::Malformed;
    }
    void strictReadingRefusesThem()
    {
        QFETCH(QByteArray, json);
        const auto read = sample(json, Reading::Strict);
        QVERIFY(!read);
        QTEST(read.error().field, "field");
        QTEST(read.error().fault, "fault");
    }

    void aFaultIsNamedByItsPath()
    {
        const auto read = sample(R"({"inners":[{"name":"a"},{"name":"b","amount":[]}]})");
        QVERIFY(!read);
        QCOMPARE(read.error().field, u"inners[1].amount"_s);
        const auto words = sample(R"({"words":["a",{}]})");
        QCOMPARE(words.error().field, u"words[1]"_s);
        QCOMPARE(sample(R"({"by_name":{"1":{"name":"a"},"2":{"amount":[]}}})").error().field,
                 u"by_name.2.amount"_s);
        QCOMPARE(sample(R"({"by_name":{"1":7}})").error().field, u"by_name.1"_s);
    }

    void rulesAreCheckedDownToTheLastItem()
    {
        Sample broken;
        broken.inners = {{.name = u"fine"_s}, {.name = u"too long"_s}};
        auto checked = check(schemaOf<Sample>(), &broken);
        QVERIFY(!checked);
        QCOMPARE(checked.error().field, u"inners[1].name"_s);
        QCOMPARE(checked.error().fault, Fault::TooLong);
        QCOMPARE(checked.error().bound, 5);
        broken.inners.clear();
        broken.byName = QMap<QString, Inner>{{u"1"_s, {}}, {u"2"_s, {.amount = 101}}};
        QCOMPARE(check(schemaOf<Sample>(), &broken).error().field, u"by_name.2.amount"_s);
        broken.byName.reset();
        broken.words = QStringList(4, u"w"_s);
        QCOMPARE(check(schemaOf<Sample>(), &broken).error().fault, Fault::TooMany);
    }

    void lengthsCountCodePoints()
    {
        ChannelChanges changes{.title = QString::fromUtf8("🗺").repeated(140)};
        QVERIFY(check(schemaOf<ChannelChanges>(), &changes));
        changes.title->append(u'x');
        QCOMPARE(check(schemaOf<ChannelChanges>(), &changes).error().fault, Fault::TooLong);
    }

    void tagsAreLettersAndDigitsOfAnyScript()
    {
        for (const QString &good : {u"BlindRun"_s, u"深い潮"_s, u"Ärger2"_s, u"हिन्दी"_s})
            QVERIFY2(matches(good, Format::Tag), qPrintable(good));
        for (const QString &bad : {u"two words"_s, u"a-b"_s, u"#x"_s, u"a_b"_s, u"🗺"_s})
            QVERIFY2(!matches(bad, Format::Tag), qPrintable(bad));
    }

    void timesAreReadInEveryShape_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QDateTime>("expected");
        const QDateTime at = utc(2023, 8, 1, 23, 8, 18);
        QTest::newRow("Z") << QByteArray(R"("2023-08-01T23:08:18Z")") << at;
        QTest::newRow("offset") << QByteArray(R"("2023-08-02T01:08:18+02:00")") << at;
        QTest::newRow("west") << QByteArray(R"("2023-08-01T15:38:18-0730")") << at;
        QTest::newRow("nanoseconds") << QByteArray(R"("2023-08-01T23:08:18.123456789Z")") << at.addMSecs(123);
        QTest::newRow("one digit") << QByteArray(R"("2023-08-01T23:08:18.5Z")") << at.addMSecs(500);
        QTest::newRow("lower case") << QByteArray(R"("2023-08-01t23:08:18z")") << at;
        QTest::newRow("epoch") << QByteArray("1690931298") << at;
        QTest::newRow("epoch as text") << QByteArray(R"("1690931298")") << at;
        QTest::newRow("zero") << QByteArray("0") << QDateTime();
        QTest::newRow("empty") << QByteArray(R"("")") << QDateTime();
        QTest::newRow("null") << QByteArray("null") << QDateTime();
        QTest::newRow("leap day") << QByteArray(R"("2024-02-29T00:00:00Z")") << utc(2024, 2, 29, 0, 0, 0);
    }
    void timesAreReadInEveryShape()
    {
        QFETCH(QByteArray, json);
        QFETCH(QDateTime, expected);
        const auto read = sample("{\"when\":" + json + "}");
        QVERIFY(read);
        QCOMPARE(read->when, expected);
        if (expected.isValid())
            QCOMPARE(read->when.timeSpec(), Qt::UTC);
    }

    void timesThatAreNoneAreRefused()
    {
        for (const char *bad : {R"("2023-02-29T00:00:00Z")", R"("2023-08-01")", R"("2023-08-01T25:00:00Z")",
                                R"("2023-08-01T23:08:18")", R"("2023-08-01T23:08:18.Z")", R"("soon")", "-5"})
            QVERIFY2(!sample(QByteArray("{\"when\":") + bad + "}"), bad);
    }

    void writtenTimesAreWholeSecondsInUtc()
    {
        QCOMPARE(formatTime(utc(2026, 3, 1, 20, 41, 3, 999)), u"2026-03-01T20:41:03Z"_s);
        QCOMPARE(formatTime({}), QString());
    }

    void timesAreWrittenAsIntegersWhereAServiceWantsIt()
    {
        const AdSchedule schedule{.snoozeCount = 2,
                                  .nextAdAt = utc(2026, 3, 1, 20, 41, 3, 999),
                                  .duration = 90,
                                  .prerollFreeTime = 12};
        const auto written = [&schedule] {
            QByteArray out;
            JsonWriter writer(out);
            toJson(schemaOf<AdSchedule>(), &schedule, writer);
            return out;
        };
        const QByteArray texts
            = R"({"snooze_count":2,"snooze_refresh_at":"","next_ad_at":"2026-03-01T20:41:03Z","duration":90,)"
              R"("last_ad_at":"","preroll_free_time":12})";
        QByteArray integers;
        {
            const WritingScope scope(TimeFormat::EpochSeconds);
            integers = written();
        }
        QCOMPARE(
            integers,
            QByteArray(R"({"snooze_count":2,"snooze_refresh_at":0,"next_ad_at":1772397663,"duration":90,)"
                       R"("last_ad_at":0,"preroll_free_time":12})"));
        QCOMPARE(written(), texts);
        // Both are read alike, and so are the documented forms: numbers as texts, another offset.
        AdSchedule expected = schedule;
        expected.nextAdAt = utc(2026, 3, 1, 20, 41, 3);
        for (const QByteArray &json :
             {texts, integers,
              QByteArray(R"({"snooze_count":"2","snooze_refresh_at":null,"duration":"90","last_ad_at":"0",)"
                         R"("next_ad_at":"2026-03-01T22:41:03+02:00","preroll_free_time":"12"})")}) {
            AdSchedule read;
            Error error;
            const auto document = JsonDocument::parse(json);
            QVERIFY(document && fromJson(schemaOf<AdSchedule>(), document->root(), &read, error));
            QVERIFY2(read == expected, json.constData());
        }
    }

    void scopesComeAsListTextOrNothing()
    {
        for (const auto &[json, expected] : {std::pair(R"(["a","b"])", 2), std::pair(R"("a b")", 2),
                                             std::pair("null", 0), std::pair(R"([])", 0)}) {
            TokenResponse response;
            Error error;
            auto document = JsonDocument::parse(QByteArray(R"({"access_token":"t","scope":)") + json + "}");
            QVERIFY(fromJson(schemaOf<TokenResponse>(), document->root(), &response, error));
            QCOMPARE(response.scope.value_or(QStringList()).size(), expected);
        }
    }

    void queriesTravelThereAndBack()
    {
        const GetUsers asked{.ids = {u"1"_s, u"22"_s}, .logins = {u"tea"_s}};
        Parameters query;
        toQuery(endpoint<GetUsers>().request, &asked, query);
        GetUsers read;
        Error error;
        QVERIFY(fromQuery(endpoint<GetUsers>().request, query, &read, error));
        QCOMPARE(read.ids, asked.ids);
        QCOMPARE(read.logins, asked.logins);
    }

    void ofARepeatedSingleParameterTheFirstCounts()
    {
        GetChannelFollowers read;
        Error error;
        const auto query = Parameters::parse("broadcaster_id=1&first=5&first=oops&broadcaster_id=2");
        QVERIFY(fromQuery(endpoint<GetChannelFollowers>().request, *query, &read, error));
        QCOMPARE(read.broadcasterId, u"1"_s);
        QCOMPARE(read.first, 5);
    }

    void aRequiredParameterMayNotBeMissingOrEmpty()
    {
        GetChannelEditors read;
        Error error;
        QVERIFY(!fromQuery(endpoint<GetChannelEditors>().request, *Parameters::parse("broadcaster_id="),
                           &read, error));
        QCOMPARE(error.field, u"broadcaster_id"_s);
        QCOMPARE(error.fault, Fault::Missing);
    }

    void theBodyOfAChangeHoldsOnlyWhatIsSet()
    {
        const ModifyChannel change{.broadcasterId = u"1"_s,
                                   .changes = {.tags = QStringList(), .isBrandedContent = false}};
        QByteArray body;
        JsonWriter writer(body);
        toJson(endpoint<ModifyChannel>().request, &change, writer, In::Body);
        QCOMPARE(body, QByteArray(R"({"tags":[],"is_branded_content":false})"));
    }

    void formsFindTheRulesOfTheirFields()
    {
        QCOMPARE(ruleOf(&ChannelChanges::title).most, 140);
        QCOMPARE(ruleOf(&ChannelChanges::delay).most, 900);
        QCOMPARE(ruleOf(&ChannelChanges::tags).each->most, 25);
    }

    void scopesKnowTheirNames()
    {
        QString unknown;
        const ScopeSet set
            = ScopeSet::fromNames({u"channel:manage:broadcast"_s, u"bits:read"_s, u"no:such"_s}, &unknown);
        QCOMPARE(unknown, u"no:such"_s);
        QVERIFY(set.contains(Scope::ChannelManageBroadcast));
        QCOMPARE(set.names(), QStringList({u"bits:read"_s, u"channel:manage:broadcast"_s}));
        for (int i = 0; i < int(Scope::Count); ++i)
            QVERIFY(qstrlen(wordsOf(Scope(i))) > 5);
    }

    void anObjectWithoutFieldsTakesWhateverComes()
    {
        const auto json = JsonDocument::parse(R"({"unknown":[1,{"a":null}],"other":7})");
        QVERIFY(json);
        GetGlobalEmotes request;
        Error error;
        for (const Reading reading : {Reading::Strict, Reading::Tolerant}) {
            const ReadingScope scope(reading);
            QVERIFY(fromJson(endpoint<GetGlobalEmotes>().request, json->root(), &request, error, In::Body));
        }
    }

    void theCatalogueIsWellFormed()
    {
        QSet<QByteArray> routes;
        for (const EndpointInfo *info : catalogue()) {
            const QByteArray route = QByteArray(nameOf(info->spec.method)) + ' ' + info->spec.path;
            QVERIFY2(!routes.contains(route), route.constData());
            routes.insert(route);
            QVERIFY2(info->spec.path[0] == '/', route.constData());
            QVERIFY2(info->request.fields.size() <= 64, route.constData());
            for (const Field &field : info->request.fields)
                QVERIFY2(field.in != In::Json, route.constData());
        }
        QVERIFY(catalogue().size() > 48);
    }
};

QTEST_GUILESS_MAIN(TestSchema)
#include "tst_schema.moc"
