// SPDX-License-Identifier: GPL-3.0-or-later

// The decoder with any bytes as any response or body of the catalogue. It must not crash, and what was
// decoded can be written and decoded again unchanged.

#include "fuzz.h"

#include "api/endpoints.def"

using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

template <class T>
void tryAs(const Schema &schema, const JsonValue &json)
{
    for (const Reading reading : {Reading::Strict, Reading::Tolerant}) {
        T object{};
        Error error;
        {
            const ReadingScope scope(reading);
            if (!fromJson(schema, json, &object, error)) {
                if (error.fault == Fault::None)
                    fuzzFailure("a value that is refused is refused for a reason", error.field.toUtf8());
                continue;
            }
        }
        std::ignore = check(schema, &object);
        QByteArray written;
        JsonWriter writer(written);
        toJson(schema, &object, writer);
        const auto again = JsonDocument::parse(written);
        if (!again)
            fuzzFailure("what is written is JSON", written);
        T copy{};
        if (!fromJson(schema, again->root(), &copy, error))
            fuzzFailure("what is written can be read", error.field.toUtf8() + ": " + written);
        QByteArray rewritten;
        JsonWriter second(rewritten);
        toJson(schema, &copy, second);
        if (rewritten != written)
            fuzzFailure("what was read is written the same", written + '\n' + rewritten);
    }
}

template <class E>
void tryAnswerOf(const JsonValue &json)
{
    if constexpr (Described<typename E::Response>)
        tryAs<typename E::Response>(*endpoint<E>().response, json);
}

/// Decodes it as the body of a request, as the sandbox does.
template <class E>
void tryBodyOf(const JsonValue &json)
{
    const ReadingScope strict(Reading::Strict);
    E request{};
    Error error;
    if (endpoint<E>().request.has(In::Body)
        && fromJson(endpoint<E>().request, json, &request, error, In::Body))
        std::ignore = check(endpoint<E>().request, &request);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArrayView bytes(data, qsizetype(size));
    // The same bytes as a query, which has other rules.
    if (const auto parameters = Parameters::parse(bytes)) {
        if (const auto again = Parameters::parse(parameters->encoded());
            !again || again->items() != parameters->items())
            fuzzFailure("parameters that are encoded decode to the same", parameters->encoded());
#define ENDPOINT(E)                                                                                          \
    {                                                                                                        \
        E request{};                                                                                         \
        Error error;                                                                                         \
        if (fromQuery(endpoint<E>().request, *parameters, &request, error))                                  \
            std::ignore = check(endpoint<E>().request, &request);                                            \
    }
#include "api/endpoints.def"
    }
    const auto json = JsonDocument::parse(bytes);
    if (!json)
        return 0;
#define ENDPOINT(E)                                                                                          \
    tryAnswerOf<E>(json->root());                                                                            \
    tryBodyOf<E>(json->root());
#define RESOURCE(T) tryAs<T>(schemaOf<T>(), json->root());
#include "api/endpoints.def"
    return 0;
}

QList<QByteArray> fuzzSeeds()
{
    return {
        R"({"data":[{"broadcaster_id":"1","broadcaster_login":"a","broadcaster_name":"Ä","broadcaster_language":"en","game_id":"7","game_name":"G","title":"T","delay":5,"tags":["x","日本"],"content_classification_labels":["Gambling"],"is_branded_content":true}]})",
        R"({"data":[{"user_id":"1","user_name":"n","created_at":"2026-03-01T20:41:03.123456789+02:00"}],"pagination":{"cursor":"abc"},"total":3})",
        R"({"data":[{"id":"1","login":"l","display_name":"D","type":"","broadcaster_type":"partner","description":"","profile_image_url":"http://a/b?c#d","offline_image_url":"","view_count":"12","email":null,"created_at":1700000000}],"pagination":{}})",
        R"({"data":[{"id":"1","user_id":"2","viewer_count":-1,"started_at":"","language":"de","tag_ids":[],"tags":null,"is_mature":"false"}],"pagination":null})",
        R"({"access_token":"a","expires_in":"14400","refresh_token":null,"scope":"bits:read chat:read","token_type":"bearer","unknown":{"deep":[[[{}]]]}})",
        R"({"client_id":"c","login":"l","scopes":[""],"user_id":7,"expires_in":0})",
        R"({"error":"Bad Request","status":400,"message":"\ud83d\ude00 \u0000 \\ \" \/"})",
        R"({"title":"x","game_id":"0","delay":"900","tags":["a"],"content_classification_labels":[{"id":"Gambling","is_enabled":true}],"is_branded_content":false,"broadcaster_language":"other"})",
        "broadcaster_id=1&broadcaster_id=2&first=20&after=abc&user_id=&login=%C3%A4+b&type=live",
        "null",
        "[]",
    };
}
