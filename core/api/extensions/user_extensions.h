// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The extensions that a broadcaster has installed, and the slots in which they are active (api-facts C16).

#include "schema/endpoint.h"

#include <QMap>

namespace Sidestage::Api {

enum class ExtensionType : quint8 { Component, Mobile, Overlay, Panel, Unknown };
constexpr auto namesOf(ExtensionType)
{
    return std::array{"component", "mobile", "overlay", "panel", ""};
}

struct InstalledExtension
{
    QString id{};
    QString version{};
    QString name{};
    bool canActivate = false;  ///< False until it is set up, if it has to be.
    QList<ExtensionType> type{};

    static void describe(auto &is)
    {
        is("id", &InstalledExtension::id);
        is("version", &InstalledExtension::version);
        is("name", &InstalledExtension::name);
        is("can_activate", &InstalledExtension::canActivate);
        is("type", &InstalledExtension::type);
    }
};

/// Get User Extensions, of the token's user. With user:edit:broadcast also those that are not active.
struct GetUserExtensions
{
    using Response = Many<InstalledExtension>;
    static constexpr Spec spec
        = get("/users/extensions/list").user(Scope::UserReadBroadcast, Scope::UserEditBroadcast);
    static void describe(auto &) { }
};

/// A slot of a channel page. When it is not active, all other members are absent.
struct ExtensionSlot
{
    bool active = false;
    std::optional<QString> id{};
    std::optional<QString> version{};
    std::optional<QString> name{};  ///< Not in requests.
    std::optional<int> x{};         ///< Place on the video, like the next one; only of components.
    std::optional<int> y{};

    static void describe(auto &is)
    {
        is("active", &ExtensionSlot::active);
        is("id", &ExtensionSlot::id);
        is("version", &ExtensionSlot::version);
        is("name", &ExtensionSlot::name);
        is("x", &ExtensionSlot::x);
        is("y", &ExtensionSlot::y);
    }
};

/// Slots by their number: "1", "2" …
using ExtensionSlots = QMap<QString, ExtensionSlot>;

/// The slots of a channel page: three panels, one overlay, two components.
struct ActiveExtensions
{
    std::optional<ExtensionSlots> panel{};  ///< Always present in responses, like the next two.
    std::optional<ExtensionSlots> overlay{};
    std::optional<ExtensionSlots> component{};

    static void describe(auto &is)
    {
        is("panel", &ActiveExtensions::panel);
        is("overlay", &ActiveExtensions::overlay);
        is("component", &ActiveExtensions::component);
    }
};

/// `data` is an object instead of a list.
struct UserActiveExtensions
{
    ActiveExtensions data{};

    using Value = ActiveExtensions;
    static void describe(auto &is) { is("data", &UserActiveExtensions::data); }
    static UserActiveExtensions wrap(ActiveExtensions value) { return {std::move(value)}; }
    ActiveExtensions unwrap() && { return std::move(data); }
};

/// Get User Active Extensions. The user of a token with one of the scopes also sees their own slots that are
/// not active.
struct GetUserActiveExtensions
{
    std::optional<QString> userId{};  ///< None: the token's user. Required with an app token.

    using Response = UserActiveExtensions;
    static constexpr Spec spec
        = get("/users/extensions").more(Scope::UserReadBroadcast).more(Scope::UserEditBroadcast).fails({400});
    static void describe(auto &is) { is.query("user_id", &GetUserActiveExtensions::userId, numericId); }
};

/// Update User Extensions, of the token's user. Slots that are not named stay as they are.
struct UpdateUserExtensions
{
    ActiveExtensions data{};

    using Response = UserActiveExtensions;
    static constexpr Spec spec = put("/users/extensions").user(Scope::UserEditBroadcast).fails({400, 404});
    static void describe(auto &is) { is.body("data", &UpdateUserExtensions::data); }
};

}  // namespace Sidestage::Api
