// SPDX-License-Identifier: GPL-3.0-or-later

// The service: any request gets a well-formed response.
//
// An input is a request as text: `METHOD path?query`, header lines, an empty line, the body. In it \x01
// stands for a valid user token, \x02 for an app token, \x03 for the user's id, \x04 for the session of a
// WebSocket, \x05 for a token that an extension has signed.

#include "fuzz.h"
#include "sandbox/areas.h"
#include "sandbox/oauth/grants.h"

#include "sandbox/events/eventsub.h"
#include "sandbox/service/service.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/world.h"
#include "schema/json.h"

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace Sidestage::Sandbox;

namespace {

/// The effects of an input stay for the next ones, but not forever, because a growing world becomes slower.
constexpr int inputsPerWorld = 5000;

/// A WebSocket whose client accepts every message.
struct Line : EventLine
{
    void send(const QByteArray &json) override
    {
        if (!Api::JsonDocument::parse(json))
            fuzzFailure("a frame is JSON", json);
    }
    void ping() override { }
    qint64 unsent() const override { return 0; }
    void close(int, const QString &) override { }
    void cut() override { }
};

struct Stage
{
    ManualClock clock{};
    Line socket{};
    std::unique_ptr<World> world{};
    std::unique_ptr<Service> service{};
    QByteArray userToken{};
    QByteArray appToken{};
    QByteArray userId{};
    QByteArray session{};
    QByteArray extensionToken{};

    Stage()
    {
        auto opened = World::open({.followers = 30, .clock = &clock}, allAreas());
        if (!opened)
            fuzzFailure("a world can be made", opened.error().message.toUtf8());
        world = *std::move(opened);
        service = std::make_unique<Service>(*world);
        service->rateLimiter().setLimit(1'000'000'000);
        const QString client = readyClient(1).id;
        userId = world->idOf(u"pipnocturne"_s).toLatin1();
        Api::ScopeSet scopes;
        for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i)
            scopes.insert(Api::Scope(i));
        userToken = world->area<Grants>()
                        .issueUserToken(client, QString::fromLatin1(userId), scopes)
                        .value_or({})
                        .accessToken.toLatin1();
        appToken = world->area<Grants>().issueAppToken(client).value_or({}).accessToken.toLatin1();
        world->area<EventSub>().connected(socket, {});
        session = world->area<EventSub>().sessions().value(0).id.toLatin1();
        extensionToken
            = world->area<ExtensionSecrets>()
                  .sign(client,
                        R"({"exp":4102444800,"user_id":")" + userId + R"(","role":"external","channel_id":")"
                            + userId + R"(","pubsub_perms":{"send":["*"]}})")
                  .value_or({});
    }

    Request read(QByteArray text) const
    {
        text.replace('\x01', userToken)
            .replace('\x02', appToken)
            .replace('\x03', userId)
            .replace('\x04', session)
            .replace('\x05', extensionToken);
        Request request;
        const qsizetype blank = text.indexOf("\n\n");
        if (blank >= 0)
            request.body = text.sliced(blank + 2);
        const QList<QByteArray> lines = text.left(blank >= 0 ? blank : text.size()).split('\n');
        const QByteArray start = lines.first();
        const qsizetype space = start.indexOf(' ');
        request.method = start.left(std::max<qsizetype>(0, space));
        const QByteArray target = start.mid(space + 1);
        const qsizetype question = target.indexOf('?');
        request.path = target.left(question >= 0 ? question : target.size());
        if (question >= 0)
            request.query = target.sliced(question + 1);
        for (const QByteArray &line : lines.sliced(1)) {
            if (const qsizetype colon = line.indexOf(':'); colon > 0)
                request.headers.add(line.first(colon), line.sliced(colon + 1).trimmed());
        }
        return request;
    }
};

void judge(const Response &response, const QByteArray &input)
{
    if (response.status < 200 || response.status > 599)
        fuzzFailure("a status is between 200 and 599", QByteArray::number(response.status) + ' ' + input);
    if (response.status >= 500)
        fuzzFailure("nothing that is sent is the service's own fault", response.body + ' ' + input);
    if (response.status == 204 && !response.body.isEmpty())
        fuzzFailure("204 has no body", response.body);
    if (response.contentType.startsWith("application/json")) {
        const auto json = Api::JsonDocument::parse(response.body);
        if (!json || json->root().type() != Api::JsonValue::Type::Object)
            fuzzFailure("what is called JSON is a JSON object", response.body);
    } else if (response.contentType.startsWith("text/html")) {
        if (!response.body.startsWith("<!DOCTYPE html>") || !response.body.endsWith("</html>\n")
            || response.body.contains("<script"))
            fuzzFailure("a page is whole, and has no scripts", response.body);
    } else if (response.contentType == "text/calendar") {
        if (!response.body.startsWith("BEGIN:VCALENDAR\r\n") || !response.body.endsWith("END:VCALENDAR\r\n"))
            fuzzFailure("a calendar is whole", response.body);
    } else if (!response.body.isEmpty()) {
        fuzzFailure("a body has a type", response.body);
    }
    for (const auto &[name, value] : response.headers.items()) {
        if (name.contains('\n') || name.contains('\r') || value.contains('\n') || value.contains('\r'))
            fuzzFailure("a header is one line", name + ": " + value);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static std::unique_ptr<Stage> stage;
    static int inputs = 0;
    if (inputs++ % inputsPerWorld == 0)
        stage = std::make_unique<Stage>();
    const QByteArray input(reinterpret_cast<const char *>(data), qsizetype(size));
    const Request request = stage->read(input);
    judge(stage->service->handle(request), input);
    // The next input needs valid tokens: this one may have revoked or used them up.
    if (!stage->world->area<Grants>().find(stage->userToken)
        || !stage->world->area<Grants>().find(stage->appToken))
        stage = std::make_unique<Stage>();
    stage->clock.advance(std::chrono::milliseconds(20));
    return 0;
}

QList<QByteArray> fuzzSeeds()
{
    const QByteArray user
        = "\nAuthorization: Bearer \x01\nClient-Id: sidestage-desktop\nContent-Type: application/json\n\n";
    const QByteArray app = "\nauthorization: bearer \x02\nclient-id: sidestage-desktop\n\n";
    const QByteArray extension = "\nAuthorization: Bearer \x05\nClient-Id: sidestage-desktop\n\n";
    const QByteArray form = "\nContent-Type: application/x-www-form-urlencoded\n\n";
    const QByteArray secret = "client_id=sidestage-desktop&client_secret=" + readyClient(1).secret.toLatin1();
    return {
        "GET /helix/channels?broadcaster_id=\x03&broadcaster_id=2" + user,
        "PATCH /helix/channels?broadcaster_id=\x03" + user
            + R"({"title":"t","game_id":"500880","broadcaster_language":"de","delay":"5","tags":["Cosy","日本"],"content_classification_labels":[{"id":"Gambling","is_enabled":true}],"is_branded_content":true})",
        "GET /helix/channels/editors?broadcaster_id=\x03" + user,
        "GET /helix/channels/followed?user_id=\x03&first=2&after=eyJiIjpudWxsLCJhIjp7IkN1cnNvciI6IjE6MjozIn19"
            + user,
        "GET /helix/channels/followers?broadcaster_id=\x03&user_id=7" + user,
        "GET /helix/users?id=\x03&login=teaandturrets" + app,
        "GET /helix/games?id=1&name=Hollow%20Tides&igdb_id=3" + app,
        "GET /helix/search/categories?query=a+b&first=3" + app,
        "GET /helix/streams?user_login=pipnocturne&type=live&language=en&first=5" + app,
        "GET /helix/content_classification_labels?locale=de-DE" + app,
        "POST /helix/eventsub/subscriptions" + user
            + "{\"type\":\"channel.update\",\"version\":\"2\",\"condition\":{\"broadcaster_user_id\":"
              "\"\x03\"},"
              "\"transport\":{\"method\":\"websocket\",\"session_id\":\"\x04\"}}",
        "POST /helix/eventsub/subscriptions" + app
            + "{\"type\":\"channel.raid\",\"version\":\"1\",\"condition\":{\"to_broadcaster_user_id\":"
              "\"\x03\"},"
              R"("transport":{"method":"webhook","callback":"http://localhost/","secret":"0123456789"}})",
        "GET /helix/eventsub/subscriptions?status=enabled" + user,
        "GET /helix/eventsub/subscriptions?user_id=\x03&after=eyJiIjpudWxsLCJhIjp7IkN1cnNvciI6IjE6MiJ9fQ=="
            + user,
        "DELETE /helix/eventsub/subscriptions?id=96a3f3b5-5dec-4eed-908e-e11ee657416c" + user,
        "GET /helix/extensions/configurations?extension_id=sidestage-desktop&segment=global" + extension,
        "PUT /helix/extensions/configurations" + extension
            + R"({"extension_id":"sidestage-desktop","segment":"developer","broadcaster_id":")" + "\x03"
            + R"(","content":"{}","version":"1"})",
        "POST /helix/extensions/pubsub" + extension + R"({"target":["broadcast"],"broadcaster_id":")" + "\x03"
            + R"(","message":"m"})",
        "POST /helix/extensions/chat?broadcaster_id=\x03" + extension
            + R"({"text":"t","extension_id":"sidestage-desktop","extension_version":"1.0.0"})",
        "GET /helix/extensions/jwt/secrets?extension_id=sidestage-desktop\nAuthorization: Bearer "
        "eyJhbGciOiJub25lIn0.eyJyb2xlIjoiZXh0ZXJuYWwifQ.\nClient-Id: sidestage-desktop\n\n",
        "PUT /helix/users/extensions" + user
            + R"({"data":{"panel":{"1":{"active":false},"2":{"active":true,"id":"sidestage-desktop","version":"1.0.0"}}}})",
        "PUT /helix/bits/extensions" + app
            + R"({"sku":"a.b","cost":{"amount":5,"type":"bits"},"display_name":"n","expiration":"2026-01-01T00:00:00Z"})",
        "GET /helix/entitlements/drops?game_id=1&first=2&fulfillment_status=CLAIMED" + app,
        "PATCH /helix/entitlements/drops" + app
            + R"({"entitlement_ids":["x","96a3f3b5-5dec-4eed-908e-e11ee657416c"],"fulfillment_status":"FULFILLED"})",
        "POST /helix/clips?broadcaster_id=\x03&title=x&duration=29.5&has_delay=true" + user,
        "GET /helix/clips?broadcaster_id=\x03&started_at=2026-03-01T20:41:03Z&is_featured=false&first=3"
            + app,
        "GET /helix/videos?user_id=\x03&sort=trending&type=archive&period=month&language=en" + app,
        "DELETE /helix/videos?id=1800000001&id=x" + user,
        "POST /helix/streams/markers" + user + "{\"user_id\":\"\x03\",\"description\":\"ä\"}",
        "GET /helix/streams/markers?user_id=\x03&first=1" + user,
        "GET /helix/schedule?broadcaster_id=\x03&first=2&start_time=2026-03-01T20:41:03Z" + app,
        "GET "
        "/helix/schedule?broadcaster_id=\x03&id=eyJzZWdtZW50SUQiOiJhIiwiaXNvWWVhciI6MjAyNiwiaXNvV2VlayI6NTN9"
            + app,
        "GET /helix/schedule/icalendar?broadcaster_id=\x03\n\n",
        "PATCH /helix/schedule/settings?broadcaster_id=\x03&is_vacation_enabled=true&timezone=Europe/Berlin"
        "&vacation_start_time=2026-03-01T20:41:03Z&vacation_end_time=2027-03-01T20:41:03Z"
            + user,
        "POST /helix/schedule/segment?broadcaster_id=\x03" + user
            + R"({"start_time":"2030-03-01T20:41:03Z","timezone":"Europe/Berlin","duration":"60","is_recurring":true,"title":"a,b;c"})",
        "PATCH /helix/schedule/segment?broadcaster_id=\x03&id=eyJzZWdtZW50SUQiOiJhIn0=" + user
            + R"({"is_canceled":true,"duration":240,"timezone":"America/New_York"})",
        "OPTIONS /helix/users\n\n",
        "GET "
        "/oauth2/"
        "authorize?client_id=sidestage-desktop&redirect_uri=http%3A%2F%2Flocalhost%3A17563%2Fsigned-in&"
        "response_type=code&scope=bits%3Aread&state=%22%3E\nAccept: text/html\nCookie: sandbox_user=\x03\n\n",
        "POST /oauth2/authorize" + form + "nonce=x&decision=approve&user=\x03",
        "POST /oauth2/token" + form + secret + "&grant_type=client_credentials&scope=bits:read",
        "POST /oauth2/token?" + secret
            + "\nContent-Type: multipart/form-data; boundary=B\n\n--B\r\nContent-Disposition: form-data; "
              "name=\"grant_type\"\r\n\r\nclient_credentials\r\n--B--\r\n",
        "POST /oauth2/token" + form + secret
            + "&grant_type=authorization_code&code=x&redirect_uri=http%3A%2F%2Flocalhost%3A17563%2Fsigned-in",
        "POST /oauth2/token" + form + secret + "&grant_type=refresh_token&refresh_token=x",
        "POST /oauth2/device" + form + "client_id=pocket-remote&scopes=bits:read",
        "POST /oauth2/token" + form
            + "client_id=pocket-remote&device_code=x&grant_type=urn:ietf:params:oauth:grant-type:device_code",
        "GET /activate?device-code=BCDF-2345\n\n",
        "POST /activate" + form + "code=bcdf 2345",
        "POST /activate" + form + "nonce=x&decision=approve&user=\x03",
        "GET "
        "/oauth2/"
        "authorize?client_id=sidestage-desktop&redirect_uri=http%3A%2F%2Flocalhost%3A17563%2Fsigned-in&"
        "response_type=token+id_token&scope=openid&nonce=n&claims=%7B%22userinfo%22%3A%7B%22email%22%3Anull%"
        "7D%7D"
        "\nCookie: sandbox_user=\x03\n\n",
        "GET /oauth2/userinfo\nAuthorization: Bearer \x01\n\n",
        "GET /oauth2/keys\n\n",
        "GET /oauth2/.well-known/openid-configuration\n\n",
        "POST /auth/authorize?" + secret + "&grant_type=user_token&scope=bits:read&user_id=\x03\n\n",
        "GET /units/clients\n\n",
        "GET /mock/users?id=\x03" + user,
        "GET /oauth2/validate\nAuthorization: OAuth \x01\n\n",
        "POST /oauth2/revoke" + form + "client_id=sidestage-desktop&token=x",
    };
}
