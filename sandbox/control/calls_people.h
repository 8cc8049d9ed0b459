// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Users and their roles in channels.

#include "api/users.h"
#include "calls_common.h"

namespace Sidestage::Sandbox::Controls {

struct AddUser
{
    QString login{};
    std::optional<QString> displayName{};  ///< Default: the login.
    std::optional<Role> role{};

    using Answer = Api::User;
    static void describe(auto &is)
    {
        is.body("login", &AddUser::login, Api::between(1, 25) | Api::made(Api::Format::Login));
        is.body("display_name", &AddUser::displayName, Api::between(1, 25));
        is.body("role", &AddUser::role);
    }
};

struct SetRole
{
    QString user{};
    Role role{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("user", &SetRole::user, who);
        is.body("role", &SetRole::role);
    }
};

struct AddModerator
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &AddModerator::channel, who);
        is.body("user", &AddModerator::user, who);
    }
};

struct RemoveModerator
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &RemoveModerator::channel, who);
        is.body("user", &RemoveModerator::user, who);
    }
};

struct AddVip
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &AddVip::channel, who);
        is.body("user", &AddVip::user, who);
    }
};

struct RemoveVip
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &RemoveVip::channel, who);
        is.body("user", &RemoveVip::user, who);
    }
};

struct SetChatColor
{
    QString user{};
    std::optional<QString> color{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("user", &SetChatColor::user, who);
        is.body("color", &SetChatColor::color, Api::made(Api::Format::HexColor));
    }
};

struct AddEditor
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &AddEditor::channel, who);
        is.body("user", &AddEditor::user, who);
    }
};

struct RemoveEditor
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &RemoveEditor::channel, who);
        is.body("user", &RemoveEditor::user, who);
    }
};

struct Ban
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &Ban::channel, who);
        is.body("user", &Ban::user, who);
    }
};

struct Unban
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &Unban::channel, who);
        is.body("user", &Unban::user, who);
    }
};

}  // namespace Sidestage::Sandbox::Controls
