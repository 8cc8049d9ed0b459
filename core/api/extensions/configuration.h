// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The settings of extensions that the platform stores (api-facts C6).

#include "schema/endpoint.h"

namespace Sidestage::Api {

/// Whose settings a segment has, and who sets them.
enum class ExtensionSegment : quint8 {
    Broadcaster,  ///< Of one channel, set by its broadcaster.
    Developer,    ///< Of one channel, set by the extension.
    Global        ///< Of all channels, set by the extension.
};
constexpr auto namesOf(ExtensionSegment)
{
    return std::array{"broadcaster", "developer", "global"};
}

struct ConfigurationSegment
{
    ExtensionSegment segment{};
    std::optional<QString> broadcasterId{};  ///< None for ExtensionSegment::Global.
    QString content{};
    QString version{};  ///< Of the content, as the extension numbers it.

    static void describe(auto &is)
    {
        is("segment", &ConfigurationSegment::segment);
        is("broadcaster_id", &ConfigurationSegment::broadcasterId);
        is("content", &ConfigurationSegment::content);
        is("version", &ConfigurationSegment::version);
    }
};

/// Get Extension Configuration Segment, each at most 20 times a minute.
struct GetConfigurationSegment
{
    std::optional<QString> broadcasterId{};  ///< Required for all segments but ExtensionSegment::Global.
    QString extensionId{};                   ///< Must be the extension that signed the token.
    QList<ExtensionSegment> segments{};

    using Response = Many<ConfigurationSegment>;
    static constexpr Spec spec = get("/extensions/configurations").extension().fails({400, 429});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetConfigurationSegment::broadcasterId, numericId);
        is.query("extension_id", &GetConfigurationSegment::extensionId);
        is.query("segment", &GetConfigurationSegment::segments, atLeast(1));
    }
};

/// Set Extension Configuration Segment: replaces the whole segment. At most 20 times a minute.
struct SetConfigurationSegment
{
    static constexpr int maxBytes = 5 * 1024;  ///< Of `content`, in UTF-8.

    QString extensionId{};  ///< Must be the extension that signed the token.
    ExtensionSegment segment{};
    std::optional<QString> broadcasterId{};  ///< For all segments but ExtensionSegment::Global.
    std::optional<QString> content{};        ///< Text, often JSON. Default: empty.
    std::optional<QString> version{};        ///< Default: empty.

    using Response = Nothing;
    static constexpr Spec spec = put("/extensions/configurations").extension().fails({400, 429});
    static void describe(auto &is)
    {
        is.body("extension_id", &SetConfigurationSegment::extensionId);
        is.body("segment", &SetConfigurationSegment::segment);
        is.body("broadcaster_id", &SetConfigurationSegment::broadcasterId, numericId);
        is.body("content", &SetConfigurationSegment::content, atMost(maxBytes));
        is.body("version", &SetConfigurationSegment::version, atMost(100));
    }
};

/// Set Extension Required Configuration: the extension is set up in this channel, so that it can be activated
/// there. Only for a token of the extension's owner.
struct SetRequiredConfiguration
{
    QString broadcasterId{};
    QString extensionId{};  ///< Must be the extension that signed the token.
    QString extensionVersion{};
    QString requiredConfiguration{};

    using Response = Nothing;
    static constexpr Spec spec = put("/extensions/required_configuration").extension().fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &SetRequiredConfiguration::broadcasterId, numericId);
        is.body("extension_id", &SetRequiredConfiguration::extensionId);
        is.body("extension_version", &SetRequiredConfiguration::extensionVersion);
        is.body("required_configuration", &SetRequiredConfiguration::requiredConfiguration, atMost(1000));
    }
};

}  // namespace Sidestage::Api
