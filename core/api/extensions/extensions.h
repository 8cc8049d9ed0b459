// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Extensions, their versions, and the live channels that use them (api-facts C6).

#include "schema/endpoint.h"

#include <QUrl>

namespace Sidestage::Api {

/// The state of a version of an extension.
enum class ExtensionState : quint8 {
    Approved,
    AssetsUploaded,
    Deleted,
    Deprecated,
    InReview,
    InTest,
    PendingAction,
    Rejected,
    Released,
    Unknown
};
constexpr auto namesOf(ExtensionState)
{
    return std::array{"Approved", "AssetsUploaded", "Deleted",  "Deprecated", "InReview",
                      "InTest",   "PendingAction",  "Rejected", "Released",   ""};
}

/// Where the settings of an extension are stored.
enum class ConfigurationLocation : quint8 {
    Hosted,  ///< By the platform: see configuration.h.
    Custom,  ///< By the extension itself.
    None,
    Unknown
};
constexpr auto namesOf(ConfigurationLocation)
{
    return std::array{"hosted", "custom", "none", ""};
}

enum class SubscriptionsSupport : quint8 { None, Optional, Unknown };
constexpr auto namesOf(SubscriptionsSupport)
{
    return std::array{"none", "optional", ""};
}

/// The icon by its size in pixels.
struct ExtensionIcons
{
    QUrl x100{};
    QUrl x24{};
    QUrl x300{};

    static void describe(auto &is)
    {
        is("100x100", &ExtensionIcons::x100);
        is("24x24", &ExtensionIcons::x24);
        is("300x200", &ExtensionIcons::x300);
    }
};

struct MobileView
{
    QUrl viewerUrl{};

    static void describe(auto &is) { is("viewer_url", &MobileView::viewerUrl); }
};

struct PanelView
{
    QUrl viewerUrl{};
    int height = 0;  ///< Pixels.
    bool canLinkExternalContent = false;

    static void describe(auto &is)
    {
        is("viewer_url", &PanelView::viewerUrl);
        is("height", &PanelView::height);
        is("can_link_external_content", &PanelView::canLinkExternalContent);
    }
};

struct OverlayView
{
    QUrl viewerUrl{};
    bool canLinkExternalContent = false;

    static void describe(auto &is)
    {
        is("viewer_url", &OverlayView::viewerUrl);
        is("can_link_external_content", &OverlayView::canLinkExternalContent);
    }
};

struct ComponentView
{
    QUrl viewerUrl{};
    int aspectRatioX = 0;  ///< In ten-thousandths of the width of the video, like the next one of its height.
    int aspectRatioY = 0;
    bool autoscale = false;
    int scalePixels = 0;   ///< The width that the page is laid out for.
    int targetHeight = 0;  ///< In ten-thousandths of the height of the video.
    bool canLinkExternalContent = false;

    static void describe(auto &is)
    {
        is("viewer_url", &ComponentView::viewerUrl);
        is("aspect_ratio_x", &ComponentView::aspectRatioX);
        is("aspect_ratio_y", &ComponentView::aspectRatioY);
        is("autoscale", &ComponentView::autoscale);
        is("scale_pixels", &ComponentView::scalePixels);
        is("target_height", &ComponentView::targetHeight);
        is("can_link_external_content", &ComponentView::canLinkExternalContent);
    }
};

/// The page on which broadcasters set the extension up.
struct ConfigView
{
    QUrl viewerUrl{};
    bool canLinkExternalContent = false;

    static void describe(auto &is)
    {
        is("viewer_url", &ConfigView::viewerUrl);
        is("can_link_external_content", &ConfigView::canLinkExternalContent);
    }
};

/// The pages of an extension; absent: it has no such page.
struct ExtensionViews
{
    std::optional<MobileView> mobile{};
    std::optional<PanelView> panel{};
    std::optional<OverlayView> videoOverlay{};
    std::optional<ComponentView> component{};
    std::optional<ConfigView> config{};

    static void describe(auto &is)
    {
        is("mobile", &ExtensionViews::mobile);
        is("panel", &ExtensionViews::panel);
        is("video_overlay", &ExtensionViews::videoOverlay);
        is("component", &ExtensionViews::component);
        is("config", &ExtensionViews::config);
    }
};

/// A version of an extension.
struct Extension
{
    QString authorName{};
    bool bitsEnabled = false;
    bool canInstall = false;
    ConfigurationLocation configurationLocation = ConfigurationLocation::Unknown;
    QString description{};
    QString eulaTosUrl{};  ///< Empty: none.
    bool hasChatSupport = false;
    QUrl iconUrl{};
    ExtensionIcons iconUrls{};
    QString id{};  ///< Its client id.
    QString name{};
    QString privacyPolicyUrl{};  ///< Empty: none.
    bool requestIdentityLink = false;
    QStringList screenshotUrls{};
    ExtensionState state = ExtensionState::Unknown;
    SubscriptionsSupport subscriptionsSupportLevel = SubscriptionsSupport::Unknown;
    QString summary{};
    QString supportEmail{};
    QString version{};
    QString viewerSummary{};
    ExtensionViews views{};
    QStringList allowlistedConfigUrls{};
    QStringList allowlistedPanelUrls{};

    static void describe(auto &is)
    {
        is("author_name", &Extension::authorName);
        is("bits_enabled", &Extension::bitsEnabled);
        is("can_install", &Extension::canInstall);
        is("configuration_location", &Extension::configurationLocation);
        is("description", &Extension::description);
        is("eula_tos_url", &Extension::eulaTosUrl);
        is("has_chat_support", &Extension::hasChatSupport);
        is("icon_url", &Extension::iconUrl);
        is("icon_urls", &Extension::iconUrls);
        is("id", &Extension::id);
        is("name", &Extension::name);
        is("privacy_policy_url", &Extension::privacyPolicyUrl);
        is("request_identity_link", &Extension::requestIdentityLink);
        is("screenshot_urls", &Extension::screenshotUrls);
        is("state", &Extension::state);
        is("subscriptions_support_level", &Extension::subscriptionsSupportLevel);
        is("summary", &Extension::summary);
        is("support_email", &Extension::supportEmail);
        is("version", &Extension::version);
        is("viewer_summary", &Extension::viewerSummary);
        is("views", &Extension::views);
        is("allowlisted_config_urls", &Extension::allowlistedConfigUrls);
        is("allowlisted_panel_urls", &Extension::allowlistedPanelUrls);
    }
};

/// Get Extensions: a version of the extension itself, in any state.
struct GetExtensions
{
    QString extensionId{};                      ///< Must be the extension that signed the token.
    std::optional<QString> extensionVersion{};  ///< None: the latest that is released.

    using Response = Many<Extension>;
    static constexpr Spec spec = get("/extensions").extension().fails({400, 404});
    static void describe(auto &is)
    {
        is.query("extension_id", &GetExtensions::extensionId);
        is.query("extension_version", &GetExtensions::extensionVersion);
    }
};

/// Get Released Extensions: a released version of any extension.
struct GetReleasedExtensions
{
    QString extensionId{};
    std::optional<QString> extensionVersion{};  ///< None: the latest.

    using Response = Many<Extension>;
    static constexpr Spec spec = get("/extensions/released").fails({400, 404});
    static void describe(auto &is)
    {
        is.query("extension_id", &GetReleasedExtensions::extensionId);
        is.query("extension_version", &GetReleasedExtensions::extensionVersion);
    }
};

/// A live channel in which an extension is active.
struct ExtensionChannel
{
    QString broadcasterId{};
    QString broadcasterName{};
    QString gameName{};
    QString gameId{};
    QString title{};

    static void describe(auto &is)
    {
        is("broadcaster_id", &ExtensionChannel::broadcasterId);
        is("broadcaster_name", &ExtensionChannel::broadcasterName);
        is("game_name", &ExtensionChannel::gameName);
        is("game_id", &ExtensionChannel::gameId);
        is("title", &ExtensionChannel::title);
    }
};

/// A page of live channels. Its cursor is not in an object, unlike that of other lists (api-facts B4).
struct ExtensionChannels
{
    QList<ExtensionChannel> data{};
    QString pagination{};  ///< The cursor of the next page; empty after the last.

    using Value = ExtensionChannels;
    static void describe(auto &is)
    {
        is("data", &ExtensionChannels::data);
        is("pagination", &ExtensionChannels::pagination);
    }
    static ExtensionChannels wrap(ExtensionChannels value) { return value; }
    ExtensionChannels unwrap() && { return std::move(*this); }

    /// The cursor of the next page; none after the last.
    std::optional<QString> next() const
    {
        return pagination.isEmpty() ? std::nullopt : std::optional(pagination);
    }
};

/// Get Extension Live Channels, in which the extension is active.
struct GetExtensionLiveChannels
{
    QString extensionId{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = ExtensionChannels;
    static constexpr Spec spec = get("/extensions/live").fails({400, 404});
    static void describe(auto &is)
    {
        is.query("extension_id", &GetExtensionLiveChannels::extensionId);
        is.query("first", &GetExtensionLiveChannels::first, between(1, 100) | otherwise(20));
        is.query("after", &GetExtensionLiveChannels::after);
    }
};

}  // namespace Sidestage::Api
