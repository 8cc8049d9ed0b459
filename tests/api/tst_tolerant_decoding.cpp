// SPDX-License-Identifier: GPL-3.0-or-later

// What real services send that differs from the documentation (api-facts E), and how the client reads it.
// Live events are tested in the tests of events. The last functions cover every field of every declared
// response (api-facts B4, B5).

#include "http_host.h"
#include "json_text.h"
#include "test_world.h"

#include "api/endpoints.def"
#include "client/budget.h"

#include <QNetworkReply>
#include <QTimeZone>
#include <QUrlQuery>

using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

/// Decodes this body as the response of E.
template <class E>
Result<typename E::Response> decoded(const QByteArray &body)
{
    CallState state(endpoint<E>());
    state.finish(body);
    typename E::Response response;
    if (auto ok = state.decode(&response); !ok)
        return ok.error();
    return response;
}

/// Decodes this body as the response of E and writes it again in our own format.
template <class E>
Result<QByteArray> rewritten(const QByteArray &body)
{
    if constexpr (!Described<typename E::Response>) {
        return QByteArray();
    } else {
        const auto response = decoded<E>(body);
        if (!response)
            return response.error();
        QByteArray text;
        JsonWriter writer(text);
        toJson(*endpoint<E>().response, &*response, writer);
        return text;
    }
}

struct Declared
{
    const EndpointInfo *info;
    Result<QByteArray> (*rewrite)(const QByteArray &);
};

const QList<Declared> &declared()
{
    static const QList<Declared> all{
#define ENDPOINT(name) {&endpoint<name>(), rewritten<name>},
#include "api/endpoints.def"
    };
    return all;
}

/// A field anywhere inside a response.
struct Leaf
{
    Declared in;
    QList<const Field *> path{};

    const Field &field() const { return *path.last(); }
    QByteArray name() const
    {
        QByteArray text = in.info->name;
        for (const Field *step : path)
            text += '.' + QByteArray(step->name.data(), step->name.size());
        return text;
    }
    /// A response that contains only this field, and `beside` next to it.
    QByteArray body(QByteArray value, const QByteArray &beside = {}) const
    {
        for (auto step = path.crbegin(); step != path.crend(); ++step) {
            const bool isThis = step == path.crbegin();
            if ((*step)->type->list && !(isThis && value == "null") && !value.isNull())
                value = '[' + value + ']';
            if ((*step)->type->map && !(isThis && value == "null") && !value.isNull())
                value = "{\"1\":" + value + '}';
            const QByteArray member = '"' + QByteArray((*step)->name.data(), (*step)->name.size()) + "\":";
            value = '{' + (isThis && value.isNull() ? QByteArray() : member + value)
                + (isThis && !beside.isEmpty() ? (value.isNull() ? beside : ',' + beside) : QByteArray())
                + '}';
        }
        return value;
    }
};

void collect(const Declared &in, const Schema &schema, QList<const Field *> path, QList<Leaf> &leaves)
{
    for (const Field &field : schema.fields) {
        QList<const Field *> here = path;
        here.append(&field);
        leaves.append({in, here});
        if (field.type->kind == Kind::Object)
            collect(in, *field.type->schema(), here, leaves);
    }
}

const QList<Leaf> &leaves()
{
    static const QList<Leaf> all = [] {
        QList<Leaf> found;
        for (const Declared &one : declared()) {
            if (one.info->response)
                collect(one, *one.info->response, {}, found);
        }
        return found;
    }();
    return all;
}

QDateTime at(const char *time)
{
    return QDateTime::fromString(QLatin1String(time), Qt::ISODateWithMs);
}

const QString user = u"141981764"_s;

}  // namespace

class TestTolerantDecoding : public QObject
{
    Q_OBJECT

    /// Verifies that each leaf of this kind reads `value` like `canonical`.
    void eachIsReadLike(Kind kind, const QByteArray &value, const QByteArray &canonical)
    {
        int seen = 0;
        for (const Leaf &leaf : leaves()) {
            if (leaf.field().type->kind != kind)
                continue;
            ++seen;
            const auto odd = leaf.in.rewrite(leaf.body(value));
            const auto plain = leaf.in.rewrite(leaf.body(canonical));
            QVERIFY2(plain, leaf.name());
            QVERIFY2(odd,
                     leaf.name() + ' ' + leaf.body(value) + ' '
                         + (odd ? QByteArray() : odd.error().field.toUtf8()));
            QVERIFY2(*odd == *plain, leaf.name() + ": " + *odd + " instead of " + *plain);
        }
        QVERIFY(seen > 0);
    }

private Q_SLOTS:
    // ---- E1: ads

    void adTimesAreReadHoweverTheyAreWritten_data()
    {
        QTest::addColumn<QByteArray>("time");
        QTest::addColumn<QDateTime>("expected");
        const QDateTime moment = at("2024-10-26T00:33:59Z");
        QTest::newRow("E1.1 epoch seconds") << json("1729902839") << moment;
        QTest::newRow("E1.1 no time") << json("0") << QDateTime();
        QTest::newRow("E1.2 as a text") << json("'1729902839'") << moment;
        QTest::newRow("E1.2 RFC 3339") << json("'2024-10-26T00:33:59Z'") << moment;
        QTest::newRow("E1.2 with an offset") << json("'2024-10-26T00:33:59+00:00'") << moment;
        QTest::newRow("E1.2 with another offset") << json("'2024-10-26T02:33:59+02:00'") << moment;
        QTest::newRow("E1.2 empty") << json("''") << QDateTime();
        QTest::newRow("E1.2 zero as a text") << json("'0'") << QDateTime();
        QTest::newRow("E1.2 null") << json("null") << QDateTime();
    }
    void adTimesAreReadHoweverTheyAreWritten()
    {
        QFETCH(QByteArray, time);
        QFETCH(QDateTime, expected);
        const QByteArray times = json("'next_ad_at':") + time + json(",'last_ad_at':") + time
            + json(",'snooze_refresh_at':") + time;
        const auto schedule = decoded<GetAdSchedule>(json("{'data':[{") + times + json("}]}"));
        QVERIFY(schedule);
        QCOMPARE(schedule->data[0].nextAdAt, expected);
        QCOMPARE(schedule->data[0].lastAdAt, expected);
        QCOMPARE(schedule->data[0].snoozeRefreshAt, expected);
        // E1.6: a snooze has the same response.
        const auto snooze = decoded<SnoozeNextAd>(json("{'data':[{") + times + json("}]}"));
        QVERIFY(snooze);
        QCOMPARE(snooze->data[0].nextAdAt, expected);
        QCOMPARE(snooze->data[0].snoozeRefreshAt, expected);
    }

    void aWholeAdScheduleIsRead_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<AdSchedule>("expected");
        const AdSchedule reported{.snoozeCount = 3,
                                  .nextAdAt = at("2024-10-26T00:33:59Z"),
                                  .duration = 30,
                                  .lastAdAt = at("2024-10-26T00:24:09Z"),
                                  .prerollFreeTime = 741};
        QTest::newRow("E1.1 as reported")
            << json("{'snooze_count':3,'snooze_refresh_at':0,'next_ad_at':1729902839,'duration':30,"
                    "'last_ad_at':1729902249,'preroll_free_time':741}")
            << reported;
        QTest::newRow("E1.2 as in the documentation")
            << json("{'snooze_count':'1','snooze_refresh_at':'2023-08-01T23:08:18+00:00',"
                    "'next_ad_at':'2023-08-01T23:08:18+00:00','duration':'60',"
                    "'last_ad_at':'2023-08-01T23:08:18+00:00','preroll_free_time':'90'}")
            << AdSchedule{.snoozeCount = 1,
                          .snoozeRefreshAt = at("2023-08-01T23:08:18Z"),
                          .nextAdAt = at("2023-08-01T23:08:18Z"),
                          .duration = 60,
                          .lastAdAt = at("2023-08-01T23:08:18Z"),
                          .prerollFreeTime = 90};
        QTest::newRow("E1.3 some of each")
            << json("{'snooze_count':'3','snooze_refresh_at':'','next_ad_at':'1729902839','duration':30,"
                    "'last_ad_at':'2024-10-26T00:24:09Z','preroll_free_time':'741'}")
            << reported;
        QTest::newRow("E1.4 offline") << json("{'snooze_count':0,'snooze_refresh_at':0,'next_ad_at':0,"
                                              "'duration':0,'last_ad_at':0,'preroll_free_time':0}")
                                      << AdSchedule{};
        QTest::newRow("E1.4 early names") << json("{'length_seconds':60,'preroll_free_time_seconds':90}")
                                          << AdSchedule{.duration = 60, .prerollFreeTime = 90};
        QTest::newRow("E1.2 nothing at all") << json("{}") << AdSchedule{};
    }
    void aWholeAdScheduleIsRead()
    {
        QFETCH(QByteArray, item);
        QFETCH(AdSchedule, expected);
        const auto schedule = decoded<GetAdSchedule>(json("{'data':[") + item + json("]}"));
        QVERIFY(schedule);
        QCOMPARE(schedule->data[0], expected);
    }

    void aRefusedCommercialIsUnderstood_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("kind");
        QTest::newRow("E1.7 cooldown, 429") << 429 << u"cooldown"_s << int(Error::Kind::RateLimited);
        QTest::newRow("E1.7 cooldown, 400") << 400 << u"cooldown"_s << int(Error::Kind::Invalid);
        QTest::newRow("E1.7 not live, as documented")
            << 400 << u"To start a commercial, the broadcaster must be streaming live."_s
            << int(Error::Kind::Invalid);
        QTest::newRow("E1.7 not live, as observed")
            << 400
            << u"the channel 'x' is not currently live and needs to be in order to start "
               u"commercials."_s
            << int(Error::Kind::Invalid);
        QTest::newRow("E1.7 scope, 401")
            << 401 << u"Missing scope: channel:edit:commercial"_s << int(Error::Kind::Unauthorized);
        QTest::newRow("E1.7 scope, 400")
            << 400 << u"Missing scope: channel:edit:commercial"_s << int(Error::Kind::Invalid);
    }
    void aRefusedCommercialIsUnderstood()
    {
        QFETCH(int, status);
        QFETCH(QString, words);
        QFETCH(int, kind);
        TestWorld rig;
        rig.sandbox.fault({.path = "/channels/commercial", .status = status, .message = words});
        const auto refused = rig.ask(StartCommercial{.broadcasterId = rig.id(), .length = 60});
        QVERIFY(!refused);
        QCOMPARE(int(refused.error().kind), kind);
        QCOMPARE(refused.error().message, words);
        QCOMPARE(rig.sandbox.served("/channels/commercial"), 1);  // a commercial is never requested twice
        QVERIFY(!rig.account->session()->isEnded());
    }

    // ---- E2: tokens

    void tokenAnswersAreRead_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QStringList>("scopes");
        QTest::addColumn<int>("seconds");
        const QStringList two{u"bits:read"_s, u"user:edit"_s};
        QTest::newRow("E2.8 a list of scopes")
            << json("{'access_token':'a','expires_in':14542,'scope':['bits:read','user:edit']}") << two
            << 14542;
        QTest::newRow("E2.14 a text of scopes")
            << json("{'access_token':'a','expires_in':3600,'scope':'bits:read user:edit'}") << two << 3600;
        QTest::newRow("E2.8 without scopes")
            << json("{'access_token':'a','expires_in':5215742}") << QStringList() << 5215742;
        QTest::newRow("E2.8 null for none")
            << json("{'access_token':'a','expires_in':'14542','scope':null}") << QStringList() << 14542;
        QTest::newRow("E2.8 an empty text in the list")
            << json("{'access_token':'a','expires_in':1,'scope':[''],'refresh_token':''}") << QStringList()
            << 1;
        QTest::newRow("E2.12 without a lifetime")
            << json("{'access_token':'a','token_type':'bearer'}") << QStringList() << 0;
        QTest::newRow("E2.13 zero for ever")
            << json("{'access_token':'a','expires_in':0}") << QStringList() << 0;
    }
    void tokenAnswersAreRead()
    {
        QFETCH(QByteArray, body);
        QFETCH(QStringList, scopes);
        QFETCH(int, seconds);
        TestWorld rig;
        rig.sandbox.fault({.path = "/oauth2/token", .status = 200, .body = body});
        const auto token = wait(TokenService(rig.profile(), &rig.network).exchange(u"a code"_s));
        QVERIFY(token);
        QCOMPARE(token->access, u"a"_s);
        QCOMPARE(token->scopes, scopes);
        QCOMPARE(token->expiresAt.isValid(), seconds > 0);
        if (seconds > 0)
            QVERIFY(qAbs(QDateTime::currentDateTimeUtc().secsTo(token->expiresAt) - seconds) < 30);
    }

    void validationsAreRead_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QStringList>("scopes");
        QTest::addColumn<bool>("isUser");
        QTest::newRow("E2.8 null scopes")
            << json("{'client_id':'c','login':'x','scopes':null,'user_id':'27620241','expires_in':14157}")
            << QStringList() << true;
        QTest::newRow("E2.8 no scopes")
            << json("{'client_id':'c','login':'x','user_id':27620241}") << QStringList() << true;
        QTest::newRow("E2.13 never ends") << json(
            "{'client_id':'c','login':'x','scopes':['bits:read'],'user_id':'27620241','expires_in':0}")
                                          << QStringList{u"bits:read"_s} << true;
        QTest::newRow("A3 the app's own")
            << json("{'client_id':'c','scopes':[],'expires_in':5000000}") << QStringList() << false;
        QTest::newRow("A11 the app's own, elsewhere")
            << json("{'client_id':'c','login':'','scopes':null,'user_id':'','expires_in':1}") << QStringList()
            << false;
    }
    void validationsAreRead()
    {
        QFETCH(QByteArray, body);
        QFETCH(QStringList, scopes);
        QFETCH(bool, isUser);
        TestWorld rig;
        rig.sandbox.fault({.path = "/oauth2/validate", .status = 200, .body = body});
        const auto validation = wait(TokenService(rig.profile(), &rig.network).validate(u"a"_s));
        QVERIFY(validation);
        QCOMPARE(validation->scopes.value_or(QStringList()), scopes);
        QCOMPARE(validation->userId.value_or(QString()), isUser ? u"27620241"_s : QString());
    }

    void errorsOfTheTokenServiceNeedNoNameOfTheirOwn_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("words");
        QTest::newRow("E2.9 status and message")
            << json("{'status':400,'message':'Invalid refresh token'}") << u"Invalid refresh token"_s;
        QTest::newRow("A1 with the reason phrase")
            << json("{'error':'Bad Request','status':400,'message':'Invalid refresh token'}")
            << u"Invalid refresh token"_s;
        QTest::newRow("E2.9 the reason phrase alone")
            << json("{'error':'Bad Request','message':''}") << u"Bad Request"_s;
        QTest::newRow("no JSON") << QByteArray("<html>") << QString();
        QTest::newRow("nothing") << QByteArray() << QString();
    }
    void errorsOfTheTokenServiceNeedNoNameOfTheirOwn()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, words);
        TestWorld rig;
        rig.sandbox.fault({.path = "/oauth2/token", .status = 400, .body = body});
        const auto refused = wait(TokenService(rig.profile(), &rig.network).refresh(u"r"_s));
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, Error::Kind::Invalid);
        QCOMPARE(refused.error().message, words);
    }

    void aPublicClientRenewsWithoutASecret()  // E2.10
    {
        HttpHost service;
        service.set("/oauth2/token", HttpHost::page(json("{'access_token':'a','refresh_token':'b'}")));
        QNetworkAccessManager network;
        const ServiceProfile profile{.authUrl = service.url(), .clientId = u"app"_s};
        QVERIFY(wait(TokenService(profile, &network).refresh(u"one use/+="_s)));
        const QByteArray asked = service.lastBody("/oauth2/token");
        QVERIFY(!asked.contains("client_secret"));
        QVERIFY(asked.contains("refresh_token=one%20use%2F%2B%3D"));
        QVERIFY(!service.lastHead("/oauth2/token").toLower().contains("authorization:"));
    }

    void theAddressToReturnToIsEncoded()  // E2.11, E2.12
    {
        QNetworkAccessManager network;
        const ServiceProfile profile{.authUrl = QUrl(u"https://id.example"_s),
                                     .clientId = u"app"_s,
                                     .redirectUri = QUrl(u"http://localhost:17563/signed-in?x=1&y=a+b"_s)};
        const QByteArray url = TokenService(profile, &network).authorizeUrl({}, u"s"_s, false).toEncoded();
        QVERIFY(url.contains("redirect_uri=http%3A%2F%2Flocalhost%3A17563%2Fsigned-in%3Fx%3D1%26y%3Da%2Bb"));
        QVERIFY(!url.contains("code_challenge"));  // PKCE is not supported by the service, so it is not sent
    }

    void aTokenThatIsGoneCountsAsRevoked_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("gone");
        QTest::newRow("E2.13 as now") << 400 << true;
        QTest::newRow("E2.13 as before") << 200 << true;
        QTest::newRow("another app's") << 404 << false;
        QTest::newRow("down") << 503 << false;
    }
    void aTokenThatIsGoneCountsAsRevoked()
    {
        QFETCH(int, status);
        QFETCH(bool, gone);
        TestWorld rig;
        rig.sandbox.fault({.path = "/oauth2/revoke",
                           .status = status,
                           .message = u"Invalid token"_s,
                           .body = status == 200 ? std::optional(QByteArray()) : std::nullopt});
        const auto revoked = wait(TokenService(rig.profile(), &rig.network).revoke(u"a"_s));
        QCOMPARE(revoked.has_value(), gone);
    }

    // ---- E3: the resource API

    void onlyAWordingAboutTheTokenCostsARenewal_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("renews");
        QTest::newRow("E3.15 now") << u"Invalid OAuth token"_s << true;
        QTest::newRow("E3.15 capitals") << u"INVALID OAUTH TOKEN"_s << true;
        QTest::newRow("E3.15 other words") << u"Token expired"_s << true;
        QTest::newRow("E3.15 no words") << QString() << true;
        QTest::newRow("E3.15 scope") << u"Missing scope: user:read:email"_s << false;
        QTest::newRow("E3.15 scope, older") << u"Missing user:read:email scope"_s << false;
        QTest::newRow("E3.15 scope, in a sentence")
            << u"User access token requires the user:write:chat scope."_s << false;
        QTest::newRow("E3.15 another user")
            << u"The ID in broadcaster_id must match the user ID found in the request's OAuth "
               u"token."_s
            << false;
        QTest::newRow("E3.15 another user, other words") << u"incorrect user authorization"_s << false;
        QTest::newRow("E3.15 another app") << u"Client ID and OAuth token do not match"_s << false;
        QTest::newRow("E3.15 wrong kind") << u"Missing User OAUTH Token"_s << false;
    }
    void onlyAWordingAboutTheTokenCostsARenewal()
    {
        QFETCH(QString, words);
        QFETCH(bool, renews);
        TestWorld rig;
        rig.sandbox.fault({.path = "/users", .status = 401, .message = words});
        const auto users = rig.ask(GetUsers{});
        QCOMPARE(users.has_value(), renews);
        QCOMPARE(rig.sandbox.served("/oauth2/token"), renews ? 1 : 0);
        QVERIFY(!rig.account->session()->isEnded());
    }

    void aLimitThatIsNotTheBucketsIsNotWaitedFor()  // E3.16
    {
        TestWorld rig;
        rig.sandbox.fault({.path = "/users", .status = 429, .message = u"another limit"_s});
        const auto refused = rig.ask(GetUsers{});
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, Error::Kind::RateLimited);
        QCOMPARE(refused.error().retryAfter.count(), 0);
        QCOMPARE(rig.sandbox.served("/users"), 1);
    }

    void aBlankFilterIsNotSent()  // E3.17
    {
        TestWorld rig;
        const auto byId = rig.ask(GetUsers{.ids = {QString()}});
        QVERIFY(!byId);
        QCOMPARE(byId.error().fault, Fault::Missing);
        QCOMPARE(byId.error().field, u"id"_s);
        QVERIFY(!rig.ask(GetChannelFollowers{.broadcasterId = rig.id(), .userId = QString()}));
        QVERIFY(!rig.ask(GetChannels{.broadcasterIds = {rig.id(), QString()}}));
        QCOMPARE(rig.sandbox.served("/users"), 0);
        QCOMPARE(rig.sandbox.served("/channels"), 0);
    }

    void countsMayBeMoreThanCanBe()  // E3.17
    {
        const auto rewards = decoded<GetRewards>(
            json("{'data':[{'id':'a','redemptions_redeemed_current_stream':51,"
                 "'max_per_stream_setting':{'is_enabled':true,'max_per_stream':50}}]}"));
        QVERIFY(rewards);
        QCOMPARE(rewards->data[0].redemptionsRedeemedCurrentStream, std::optional(51));
    }

    void whatIsNotChangedIsNotSentAsNull()  // E3.18
    {
        HttpHost service;
        service.set("/channels", "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n");
        TestWorld rig;
        ServiceProfile profile = rig.profile();
        profile.baseUrl = service.url();
        Account account(profile, {.userId = user}, {.access = u"t"_s}, &rig.network, rig.store.get());
        std::optional<bool> sent;
        account.client()
            ->call(ModifyChannel{.broadcasterId = user, .changes = {.tags = QStringList()}})
            .then(this, [&](auto result) { sent = result.has_value(); });
        QTRY_VERIFY(sent);
        QVERIFY(*sent);
        QCOMPARE(service.lastBody("/channels"), json("{'tags':[]}"));
    }

    void anErrorIsKnownByItsStatus_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("kind");
        QTest::newRow("E3.18 too long, or labels") << 400 << int(Error::Kind::Invalid);
        QTest::newRow("E3.19 unknown id") << 404 << int(Error::Kind::NotFound);
        QTest::newRow("E3.27 withdrawn") << 410 << int(Error::Kind::NotFound);
        QTest::newRow("B2 a conflict") << 409 << int(Error::Kind::Conflict);
        QTest::newRow("B2 unprocessable") << 422 << int(Error::Kind::Invalid);
        QTest::newRow("B2 too early") << 425 << int(Error::Kind::Protocol);
    }
    void anErrorIsKnownByItsStatus()
    {
        QFETCH(int, status);
        QFETCH(int, kind);
        TestWorld rig;
        rig.sandbox.fault({.path = "/channels", .status = status, .message = u"The API is deprecated."_s});
        const auto refused = rig.ask(GetChannels{.broadcasterIds = {rig.id()}});
        QVERIFY(!refused);
        QCOMPARE(int(refused.error().kind), kind);
        QCOMPARE(refused.error().status, status);
        QCOMPARE(refused.error().message, u"The API is deprecated."_s);
    }

    void reportAddressesAreFoundInEitherCase_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("E3.20 as it is") << QByteArray("URL");
        QTest::newRow("E3.20 as in a table") << QByteArray("url");
    }
    void reportAddressesAreFoundInEitherCase()
    {
        QFETCH(QByteArray, name);
        const QByteArray body
            = json("{'data':[{'") + name + json("':'https://reports.example/a.csv'}],'pagination':{}}");
        QCOMPARE(decoded<GetGameAnalytics>(body)->data[0].url.host(), u"reports.example"_s);
        QCOMPARE(decoded<GetExtensionAnalytics>(body)->data[0].url.host(), u"reports.example"_s);
    }

    void nothingFoundIsAnEmptyList()  // E3.21
    {
        for (const char *body : {"{'data':null}", "{'data':null,'pagination':{}}", "{'data':[]}", "{}"}) {
            const auto found = decoded<SearchCategories>(json(body));
            QVERIFY2(found, body);
            QVERIFY(found->data.isEmpty() && !found->next());
        }
        QVERIFY(decoded<GetCharityCampaign>(json("{'data':null}"))->data.isEmpty());
        QVERIFY(decoded<GetSharedChatSession>(json("{'data':null}"))->data.isEmpty());
        QVERIFY(!decoded<GetChatSettings>(json("{'data':null}")));  // here the list always has one item
    }

    void idsMayBeNumbers()  // E3.22, E4.34
    {
        const auto users = decoded<GetUsers>(json("{'data':[{'id':141981764,'login':'x'}]}"));
        QVERIFY(users);
        QCOMPARE(users->data[0].id, user);
    }

    void whatMayBeNullIs()  // E3.23
    {
        const auto rewards
            = decoded<GetRewards>(json("{'data':[{'id':'a','image':null,'cooldown_expires_at':null,"
                                       "'redemptions_redeemed_current_stream':null}]}"));
        QVERIFY(rewards && !rewards->data[0].image && !rewards->data[0].cooldownExpiresAt
                && !rewards->data[0].redemptionsRedeemedCurrentStream);
        const auto badges = decoded<GetGlobalBadges>(
            json("{'data':[{'set_id':'s','versions':[{'id':'1','click_action':null,'click_url':null}]}]}"));
        QVERIFY(badges && !badges->data[0].versions[0].clickAction && !badges->data[0].versions[0].clickUrl);
        const auto campaign = decoded<GetCharityCampaign>(json("{'data':[{'id':'a','target_amount':null}]}"));
        QVERIFY(campaign && !campaign->data[0].targetAmount);
    }

    void whatIsNotSetMayAlsoBeEmpty()  // B5
    {
        const auto rewards
            = decoded<GetRewards>(json("{'data':[{'id':'a','image':'','cooldown_expires_at':'',"
                                       "'redemptions_redeemed_current_stream':''}]}"));
        QVERIFY(rewards && !rewards->data[0].image && !rewards->data[0].cooldownExpiresAt
                && !rewards->data[0].redemptionsRedeemedCurrentStream);
        QVERIFY(!decoded<GetRewards>(json("{'data':[{'id':'a','cooldown_expires_at':0}]}"))
                     ->data[0]
                     .cooldownExpiresAt);
        const auto campaign = decoded<GetCharityCampaign>(json("{'data':[{'id':'a','target_amount':''}]}"));
        QVERIFY(campaign && !campaign->data[0].targetAmount);
    }

    void whatExamplesLeaveOutIsNotMissed()  // E3.24, E3.25
    {
        const auto rewards = decoded<GetRewards>(
            json("{'data':[{'broadcaster_id':'1','broadcaster_name':'N','id':'a','title':'t'}]}"));
        QVERIFY(rewards && rewards->data[0].broadcasterLogin.isEmpty());
        const auto redemptions = decoded<GetRedemptions>(
            json("{'data':[{'id':'a','user_id':'1','user_name':'N','status':'UNFULFILLED'}]}"));
        QVERIFY(redemptions && redemptions->data[0].userLogin.isEmpty());
        const auto streams = decoded<GetStreams>(json("{'data':[{'id':'1','tag_ids':null,'tags':null}]}"));
        QVERIFY(streams && !streams->data[0].isMature && streams->data[0].tagIds.isEmpty());
        const auto users = decoded<GetUsers>(json("{'data':[{'id':'1','view_count':null}]}"));
        QVERIFY(users && users->data[0].viewCount == 0);
    }

    void aServiceWithoutLimitHeadersIsAskedAllTheSame()  // E3.26
    {
        HttpHost service;
        service.set("/users", HttpHost::page(json("{'data':[{'id':'1'}]}")));
        TestWorld rig;
        ServiceProfile profile = rig.profile();
        profile.baseUrl = service.url();
        Account account(profile, {.userId = user}, {.access = u"t"_s}, &rig.network, rig.store.get());
        std::optional<bool> answered;
        account.client()->call(GetUsers{}).then(this, [&](auto users) { answered = users.has_value(); });
        QTRY_VERIFY(answered);
        QVERIFY(*answered);
        QCOMPARE(account.client()->budget()->limit(), 0);  // unknown
    }

    // ---- E4, as far as it is not about events alone

    void namesAreKnownInEitherCase_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("status");
        QTest::newRow("E4.30 as specified") << QByteArray("FULFILLED") << int(RedemptionStatus::Fulfilled);
        QTest::newRow("E4.30 as in events") << QByteArray("fulfilled") << int(RedemptionStatus::Fulfilled);
        QTest::newRow("E4.30 unfulfilled") << QByteArray("unfulfilled") << int(RedemptionStatus::Unfulfilled);
        QTest::newRow("B5 new") << QByteArray("ACTION_TAKEN") << int(RedemptionStatus::Unknown);
        QTest::newRow("B5 empty") << QByteArray() << int(RedemptionStatus::Unknown);
    }
    void namesAreKnownInEitherCase()
    {
        QFETCH(QByteArray, name);
        QFETCH(int, status);
        const auto redemptions
            = decoded<GetRedemptions>(json("{'data':[{'id':'a','status':'") + name + json("'}]}"));
        QVERIFY(redemptions);
        QCOMPARE(int(redemptions->data[0].status), status);
    }

    void moneyIsReadUnderBothItsNames_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("E4.31 as specified") << QByteArray("decimal_places");
        QTest::newRow("E4.31 as in a table") << QByteArray("decimal_place");
    }
    void moneyIsReadUnderBothItsNames()
    {
        QFETCH(QByteArray, name);
        const auto donations = decoded<GetCharityDonations>(
            json("{'data':[{'id':'a','amount':{'value':550,'currency':'GBP','") + name + json("':2}}]}"));
        QVERIFY(donations);
        QCOMPARE(donations->data[0].amount, (Money{.value = 550, .decimalPlaces = 2, .currency = u"GBP"_s}));
    }

    void bitsOfCheermotesMayBeTexts()  // E4.32
    {
        const auto cheermotes = decoded<GetCheermotes>(
            json("{'data':[{'prefix':'Cheer','order':'2','tiers':[{'min_bits':'100','id':100}]}]}"));
        QVERIFY(cheermotes);
        QCOMPARE(cheermotes->data[0].tiers[0].minBits, 100);
        QCOMPARE(cheermotes->data[0].tiers[0].id, u"100"_s);
    }

    void timesAreReadHoweverExactTheyAre_data()
    {
        QTest::addColumn<QByteArray>("time");
        QTest::addColumn<QDateTime>("expected");
        const QDateTime second = at("2025-01-01T00:00:00Z");
        const QDateTime exact = at("2025-01-01T00:00:00.123Z");
        QTest::newRow("E4.33 nine digits") << json("'2025-01-01T00:00:00.123456789Z'") << exact;
        QTest::newRow("E4.33 seven digits") << json("'2025-01-01T00:00:00.1234567Z'") << exact;
        QTest::newRow("E4.33 twenty digits") << json("'2025-01-01T00:00:00.12345678901234567890Z'") << exact;
        QTest::newRow("E4.33 one digit")
            << json("'2025-01-01T00:00:00.1Z'") << at("2025-01-01T00:00:00.100Z");
        QTest::newRow("B5 none") << json("'2025-01-01T00:00:00Z'") << second;
        QTest::newRow("B5 offset") << json("'2024-12-31T19:00:00-05:00'") << second;
        QTest::newRow("B5 offset without a colon") << json("'2025-01-01T05:30:00+0530'") << second;
        QTest::newRow("B5 offset and fraction") << json("'2025-01-01T01:00:00.123456789+01:00'") << exact;
        QTest::newRow("B5 small letters") << json("'2025-01-01t00:00:00z'") << second;
        QTest::newRow("B5 a space") << json("'2025-01-01 00:00:00Z'") << second;
        QTest::newRow("B5 epoch") << json("1735689600") << second;
        QTest::newRow("B5 epoch as a text") << json("'1735689600'") << second;
        QTest::newRow("B5 epoch with a fraction") << json("1735689600.0") << second;
        QTest::newRow("B5 zero") << json("0") << QDateTime();
        QTest::newRow("B5 empty") << json("''") << QDateTime();
        QTest::newRow("B5 null") << json("null") << QDateTime();
    }
    void timesAreReadHoweverExactTheyAre()
    {
        QFETCH(QByteArray, time);
        QFETCH(QDateTime, expected);
        const auto redemptions
            = decoded<GetRedemptions>(json("{'data':[{'id':'a','redeemed_at':") + time + json("}]}"));
        QVERIFY(redemptions);
        QCOMPARE(redemptions->data[0].redeemedAt, expected);
    }

    void whatIsNoTimeIsStillAnError_data()
    {
        QTest::addColumn<QByteArray>("time");
        for (const char *time : {"'soon'", "'2025-13-01T00:00:00Z'", "'2025-01-01'", "'2025-01-01T00:00:00'",
                                 "-1", "1e300", "true", "[]", "{}", "17296028390000"})
            QTest::newRow(time) << json(time);
    }
    void whatIsNoTimeIsStillAnError()
    {
        QFETCH(QByteArray, time);
        const auto redemptions
            = decoded<GetRedemptions>(json("{'data':[{'id':'a','redeemed_at':") + time + json("}]}"));
        QVERIFY(!redemptions);
        QCOMPARE(redemptions.error().kind, Error::Kind::Protocol);
        QCOMPARE(redemptions.error().field, u"data[0].redeemed_at"_s);
    }

    // ---- B4: pages

    void theEndOfAListIsSeenHoweverItIsWritten_data()
    {
        QTest::addColumn<QByteArray>("pagination");
        QTest::addColumn<QString>("cursor");
        QTest::newRow("a cursor") << json(",'pagination':{'cursor':'abc'}") << u"abc"_s;
        QTest::newRow("an empty object") << json(",'pagination':{}") << QString();
        QTest::newRow("absent") << QByteArray() << QString();
        QTest::newRow("null") << json(",'pagination':null") << QString();
        QTest::newRow("an empty cursor") << json(",'pagination':{'cursor':''}") << QString();
        QTest::newRow("a null cursor") << json(",'pagination':{'cursor':null}") << QString();
        QTest::newRow("a text") << json(",'pagination':'abc'") << u"abc"_s;
        QTest::newRow("an empty text") << json(",'pagination':''") << QString();
        QTest::newRow("more in it") << json(",'pagination':{'cursor':'abc','before':'x','page':2}")
                                    << u"abc"_s;
    }
    void theEndOfAListIsSeenHoweverItIsWritten()
    {
        QFETCH(QByteArray, pagination);
        QFETCH(QString, cursor);
        const QByteArray body = json("{'data':[]") + pagination + '}';
        const auto page = decoded<GetStreams>(body);
        QVERIFY(page);
        QCOMPARE(page->next().value_or(QString()), cursor);
        const auto emotes = decoded<GetUserEmotes>(body);
        QVERIFY(emotes);
        QCOMPARE(emotes->next().value_or(QString()), cursor);
    }

    // ---- everything that is declared

    void everyFieldMayBeAbsentOrNull()
    {
        QVERIFY(leaves().size() > 150);
        for (const Leaf &leaf : leaves()) {
            // A list that must have an item is invalid without one.
            if (leaf.field().rule.least > 0 && leaf.field().type->list)
                continue;
            const auto absent = leaf.in.rewrite(leaf.body(QByteArray()));
            const auto null = leaf.in.rewrite(leaf.body("null"));
            QVERIFY2(absent, leaf.name() + ' ' + leaf.body(QByteArray()));
            QVERIFY2(null, leaf.name() + ' ' + leaf.body("null"));
            QCOMPARE(*null, *absent);
        }
    }

    void newFieldsAreNoProblemAnywhere()
    {
        const QByteArray beside = json("'brand_new':{'a':[1,null,{'b':'c'}]},'another':null");
        for (const Leaf &leaf : leaves()) {
            if (leaf.field().rule.least > 0 && leaf.field().type->list)
                continue;
            const auto with = leaf.in.rewrite(leaf.body("null", beside));
            const auto without = leaf.in.rewrite(leaf.body("null"));
            QVERIFY2(with, leaf.name());
            QCOMPARE(*with, *without);
        }
    }

    void everyEnumerationTakesNewValues()
    {
        int seen = 0;
        for (const Leaf &leaf : leaves()) {
            const Type &type = *leaf.field().type;
            if (type.kind != Kind::Name)
                continue;
            ++seen;
            QVERIFY2(leaf.in.rewrite(leaf.body("\"brand_new_value\"")), leaf.name());
            for (int i = 0; i < type.nameCount; ++i) {
                const QByteArray name = type.names[i];
                const auto lower = leaf.in.rewrite(leaf.body('"' + name.toLower() + '"'));
                const auto upper = leaf.in.rewrite(leaf.body('"' + name.toUpper() + '"'));
                const auto plain = leaf.in.rewrite(leaf.body('"' + name + '"'));
                QVERIFY2(lower && upper && plain, leaf.name());
                QCOMPARE(*lower, *plain);
                QCOMPARE(*upper, *plain);
            }
        }
        QVERIFY(seen > 0);
    }

    void everyNumberMayBeWrittenOtherwise()
    {
        eachIsReadLike(Kind::Integer, "\"7\"", "7");
        eachIsReadLike(Kind::Integer, "7.0", "7");
        eachIsReadLike(Kind::Integer, "\"\"", "null");
    }

    void everyFlagMayBeWrittenOtherwise()
    {
        eachIsReadLike(Kind::Boolean, "\"true\"", "true");
        eachIsReadLike(Kind::Boolean, "\"True\"", "true");
        eachIsReadLike(Kind::Boolean, "\"false\"", "false");
        eachIsReadLike(Kind::Boolean, "1", "true");
        eachIsReadLike(Kind::Boolean, "0", "false");
        eachIsReadLike(Kind::Boolean, "\"\"", "null");
    }

    void everyTimeMayBeWrittenOtherwise()
    {
        const QByteArray plain = "\"2025-01-01T00:00:00Z\"";
        eachIsReadLike(Kind::Time, "1735689600", plain);
        eachIsReadLike(Kind::Time, "\"1735689600\"", plain);
        eachIsReadLike(Kind::Time, "\"2025-01-01T01:00:00.123456789+01:00\"", plain);
        eachIsReadLike(Kind::Time, "\"\"", "null");
        eachIsReadLike(Kind::Time, "0", "null");
        eachIsReadLike(Kind::Time, "\"0\"", "null");
    }

    void everyTextMayBeANumber() { eachIsReadLike(Kind::Text, "141981764", "\"141981764\""); }

    void aWrongTypeIsStillAnErrorThatSaysWhere()
    {
        for (const Leaf &leaf : leaves()) {
            const Kind kind = leaf.field().type->kind;
            if (kind == Kind::Name || kind == Kind::Json)
                continue;  // an unknown value of these is accepted
            const QByteArray wrong = kind == Kind::Object ? "7" : "{\"a\":1}";
            const auto refused = leaf.in.rewrite(leaf.body(wrong));
            QVERIFY2(!refused, leaf.name() + ' ' + leaf.body(wrong));
            QCOMPARE(refused.error().kind, Error::Kind::Protocol);
            QVERIFY2(refused.error().field.contains(leaf.field().name), leaf.name());
        }
    }

    void aServiceItselfStaysStrict()
    {
        // The sandbox reads requests strictly, so that the errors of a client show up there.
        const ReadingScope strict(Reading::Strict);
        Error error;
        Money money;
        const auto reads = [&](const char *text) {
            const auto document = JsonDocument::parse(json(text));
            return fromJson(schemaOf<Money>(), document->root(), &money, error);
        };
        QVERIFY(reads("{'value':1,'decimal_places':2,'currency':'GBP'}"));
        QVERIFY(!reads("{'value':1.0,'decimal_places':2,'currency':'GBP'}"));
        QVERIFY(!reads("{'value':'','decimal_places':2,'currency':'GBP'}"));
        QVERIFY(!reads("{'value':1,'decimal_place':2,'currency':'GBP'}"));
        QVERIFY(!reads("{'value':1,'decimal_places':2,'currency':826}"));
        QVERIFY(!reads("'GBP'"));
    }
};

QTEST_GUILESS_MAIN(TestTolerantDecoding)
#include "tst_tolerant_decoding.moc"
