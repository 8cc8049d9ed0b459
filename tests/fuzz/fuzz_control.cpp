// SPDX-License-Identifier: GPL-3.0-or-later

// The control surface: every path below /sandbox gets a well-formed response.
//
// An input is a path with its query, a line feed, and a body, which is posted as JSON if it is not empty.

#include "fuzz.h"

#include "sandbox/areas.h"
#include "sandbox/control/control.h"
#include "schema/json.h"

using namespace Sidestage;
using namespace Sidestage::Sandbox;

namespace {

/// The effects of an input stay for the next ones, but not forever, because a growing world becomes slower.
constexpr int inputsPerWorld = 5000;

struct Stage
{
    ManualClock clock{};
    std::unique_ptr<World> world{};
    std::unique_ptr<Service> service{};
    std::unique_ptr<Control> control{};

    Stage()
    {
        auto opened = World::open({.followers = 10, .clock = &clock}, allAreas());
        if (!opened)
            fuzzFailure("a world can be made", opened.error().message.toUtf8());
        world = *std::move(opened);
        service = std::make_unique<Service>(*world);
        control = std::make_unique<Control>(*service);
        control->serve();
    }
};

/// These create up to a hundred thousand objects: fine for a test, too slow for a million inputs.
bool isSlow(const Control &control, QByteArrayView path)
{
    for (const ControlCall &call : control.calls()) {
        if (call.group == ControlGroup::Crowds && path.endsWith(call.name))
            return true;
    }
    return path.endsWith("/reset");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static std::unique_ptr<Stage> stage;
    static int inputs = 0;
    if (inputs++ % inputsPerWorld == 0)
        stage = std::make_unique<Stage>();
    const QByteArray input(reinterpret_cast<const char *>(data), qsizetype(size));
    const qsizetype line = input.indexOf('\n');
    const QByteArray target = input.left(line < 0 ? input.size() : line);
    const qsizetype question = target.indexOf('?');
    Request request{.method = line < 0 ? "GET" : "POST",
                    .path = "/sandbox/" + target.left(question < 0 ? target.size() : question),
                    .headers = {{"Host", "localhost"}, {"Content-Type", "application/json"}},
                    .body = line < 0 ? QByteArray() : input.sliced(line + 1)};
    if (question >= 0)
        request.query = target.sliced(question + 1);
    if (isSlow(*stage->control, request.path))
        return 0;

    const Response response = stage->service->handle(request);
    if (response.status < 200 || response.status > 499)
        fuzzFailure("what is wrong is the caller's", QByteArray::number(response.status) + ' ' + input);
    if (response.status == 204 && !response.body.isEmpty())
        fuzzFailure("204 has no body", response.body);
    if (response.contentType.startsWith("application/json")) {
        const auto json = Api::JsonDocument::parse(response.body);
        if (!json || json->root().type() != Api::JsonValue::Type::Object)
            fuzzFailure("what is called JSON is a JSON object", response.body);
        if (response.status >= 400 && json->root().member("message").toString().isEmpty())
            fuzzFailure("a refusal has words", response.body + ' ' + input);
    }
    stage->clock.advance(std::chrono::milliseconds(20));
    return 0;
}

QList<QByteArray> fuzzSeeds()
{
    QList<QByteArray> seeds{"",
                            "page.js",
                            "state",
                            "calls",
                            "domain-events?after=3&limit=10&kind=follow&channel=mirelark",
                            "viewer?channel=teaandturrets&viewer=quillscribe",
                            "rewards?channel=teaandturrets",
                            "requests?limit=3&path=%2Fhelix",
                            "faults",
                            "scenarios"};
    for (
        const char *body : {
            R"(redeem {"channel":"teaandturrets","viewer":"quillscribe","reward":"Hydrate!","input":"x"})",
            R"(follow {"channel":"pipnocturne","viewer":"gravelpike"})",
            R"(say {"channel":"pipnocturne","viewer":"teaandturrets","text":"hello"})",
            R"(cheer {"channel":"teaandturrets","viewer":"mirelark","bits":100})",
            R"(donate {"channel":"teaandturrets","viewer":"mirelark","value":2500})",
            R"(go-live {"channel":"quillscribe","viewers":12,"title":"Is this on?","category":"Kiln of Kings"})",
            R"(update-channel {"channel":"pipnocturne","tags":["a","b"],"labels":["Gambling"],"delay":3})",
            R"(set-chat {"channel":"teaandturrets","slow_mode":true,"slow_mode_wait_time":10})",
            R"(start-shared-chat {"channels":["teaandturrets","pipnocturne"]})",
            R"(start-charity {"channel":"paperlantern","charity":"Owls","target":5,"currency":"EUR"})",
            R"(ad-plan {"channel":"teaandturrets","interval":600,"length":60})",
            R"(rates {"channel":"teaandturrets","joins":1.5})",
            R"(play {"scenario":{"name":"x","description":"","steps":[{"at":0,"call":"follow","with":{}}]}})",
            R"(add-user {"login":"somebody","role":"affiliate"})",
            R"(add-moderator {"channel":"teaandturrets","user":"quillscribe"})",
            R"(ban {"channel":"teaandturrets","user":"quillscribe","duration":60,"reason":"links"})",
            R"(request-unban {"channel":"teaandturrets","viewer":"gravelpike","text":"sorry"})",
            R"(add-blocked-term {"channel":"teaandturrets","term":"*buy* follow*"})",
            R"(issue-token {"user":"teaandturrets","scopes":["bits:read"]})",
            R"(clock {"to":"2026-03-01T20:00:00Z","jump":-60,"speed":2})",
            R"(add-fault {"endpoint":"ModifyChannel","status":503,"times":2,"skip":1})",
            R"(clear-faults {"path":"/channels"})",
            R"(rate-limit {"limit":100,"headers":false})",
            R"(compatibility {"withdrawn-gone":true})",
        }) {
        QByteArray seed(body);
        seed[seed.indexOf(' ')] = '\n';
        seeds.append(seed);
    }
    // Parameters in the path need another format.
    seeds.append("add-client\n{\"id\":\"a\",\"name\":\"A\",\"redirect_uris\":[\"https://example.com/\"]}");
    return seeds;
}
