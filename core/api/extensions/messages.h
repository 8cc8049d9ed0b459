// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What extensions send to their own pages and to chats (api-facts C6).

#include "schema/endpoint.h"

namespace Sidestage::Api {

/// Send Extension PubSub Message: to the pages of the extension in a channel, to one viewer, or to all. The
/// token must name the channel ("all" for all) and permit the targets. At most 100 times a minute for each
/// channel.
struct SendPubSubMessage
{
    static constexpr int maxBytes = 5 * 1024;  ///< Of `message`, in UTF-8.

    QStringList target{};                     ///< "broadcast", "global", "whisper-" and a user id.
    std::optional<QString> broadcasterId{};   ///< Not with `isGlobalBroadcast`.
    std::optional<bool> isGlobalBroadcast{};  ///< Only with the target "global". Default: false.
    QString message{};

    using Response = Nothing;
    static constexpr Spec spec = post("/extensions/pubsub").extension().fails({400, 422, 429});
    static void describe(auto &is)
    {
        is.body("target", &SendPubSubMessage::target, between(1, 100));
        is.body("broadcaster_id", &SendPubSubMessage::broadcasterId, numericId);
        is.body("is_global_broadcast", &SendPubSubMessage::isGlobalBroadcast);
        is.body("message", &SendPubSubMessage::message);
    }
};

/// Send Extension Chat Message, as the extension itself. The token must name the channel. At most 12 times a
/// minute for each channel.
struct SendExtensionChatMessage
{
    QString broadcasterId{};
    QString text{};
    QString extensionId{};  ///< Must be the extension that signed the token.
    QString extensionVersion{};

    using Response = Nothing;
    static constexpr Spec spec = post("/extensions/chat").extension().fails({400, 429});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &SendExtensionChatMessage::broadcasterId, numericId);
        is.body("text", &SendExtensionChatMessage::text, atMost(280));
        is.body("extension_id", &SendExtensionChatMessage::extensionId);
        is.body("extension_version", &SendExtensionChatMessage::extensionVersion);
    }
};

}  // namespace Sidestage::Api
