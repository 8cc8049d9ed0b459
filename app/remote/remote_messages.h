// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/values.h"

#include <QDateTime>
#include <QStringList>

#include <array>
#include <optional>

namespace Sidestage {

// What `sidestage do` and `sidestage status` say to the running program, and its answers: one JSON object in
// one line each. The names of the fields are part of the interface for scripts (docs/driving.md).

/// What is asked of the running program.
struct RemoteRequest
{
    enum class Verb : quint8 { Do, List, Status, Watch };

    Verb verb{};
    QString action{};         ///< Of Do.
    QStringList arguments{};  ///< Of Do. Plain text, never markup or a command.
    QString account{};        ///< Login or name; empty: the shown account.
    QString profile{};        ///< Id of the service profile; empty: the shown one.

    friend constexpr auto namesOf(Verb) { return std::array{"do", "list", "status", "watch"}; }
    static void describe(auto &is)
    {
        is("verb", &RemoteRequest::verb);
        is("action", &RemoteRequest::action);
        is("arguments", &RemoteRequest::arguments);
        is("account", &RemoteRequest::account);
        is("profile", &RemoteRequest::profile);
    }
};

/// An action that the program can be told to do.
struct RemoteAction
{
    enum class Kind : quint8 {
        Acts,   ///< At once, whatever is on the screen, without a dialog.
        Page,   ///< Opens its page and acts there, on what is selected.
        Opens,  ///< Opens a page or a dialog, where the user continues.
    };

    QString name{};       ///< "snooze-ad".
    QString arguments{};  ///< "[NOTE]"; empty: none.
    QString text{};       ///< As in Go to.
    QString group{};      ///< The page that it belongs to, in the language of the program.
    Kind kind{};
    bool isEnabled = true;
    QString reason{};  ///< Why it cannot be done now.

    friend constexpr auto namesOf(Kind) { return std::array{"acts", "page", "opens"}; }
    static void describe(auto &is)
    {
        is("name", &RemoteAction::name);
        is("arguments", &RemoteAction::arguments);
        is("text", &RemoteAction::text);
        is("group", &RemoteAction::group);
        is("kind", &RemoteAction::kind);
        is("is_enabled", &RemoteAction::isEnabled);
        is("reason", &RemoteAction::reason);
    }
};

/// What is known about the channel of an account. Values that are not known are null.
struct RemoteStatus
{
    enum class Link : quint8 {
        Starting,
        SignedOut,
        WaitingForKeychain,
        Connecting,
        Connected,
        Reconnecting,
        Offline,
    };

    QString profile{};  ///< Id of the service profile.
    std::optional<QString> userLogin{};
    std::optional<QString> userName{};
    Link connection = Link::Starting;
    std::optional<bool> isLive{};
    std::optional<QDateTime> startedAt{};  ///< UTC; of the live stream.
    std::optional<int> viewerCount{};
    std::optional<QString> title{};
    std::optional<QString> gameName{};
    std::optional<QDateTime> nextAdAt{};  ///< UTC, by the service's clock; none: no ad is planned.
    std::optional<int> nextAdIn{};        ///< Seconds.
    std::optional<bool> isAdRunning{};
    std::optional<int> adEndsIn{};  ///< Seconds.
    std::optional<int> snoozeCount{};
    std::optional<int> waitingRedemptions{};
    std::optional<int> waitingModeration{};
    std::optional<int> heldDecisions{};  ///< Decisions about redemptions that were not sent yet.

    friend constexpr auto namesOf(Link)
    {
        return std::array{"starting",     "signed_out", "waiting_for_keychain", "connecting", "connected",
                          "reconnecting", "offline"};
    }
    static void describe(auto &is)
    {
        is("profile", &RemoteStatus::profile);
        is("user_login", &RemoteStatus::userLogin, Api::orNull);
        is("user_name", &RemoteStatus::userName, Api::orNull);
        is("connection", &RemoteStatus::connection);
        is("is_live", &RemoteStatus::isLive, Api::orNull);
        is("started_at", &RemoteStatus::startedAt, Api::orNull);
        is("viewer_count", &RemoteStatus::viewerCount, Api::orNull);
        is("title", &RemoteStatus::title, Api::orNull);
        is("game_name", &RemoteStatus::gameName, Api::orNull);
        is("next_ad_at", &RemoteStatus::nextAdAt, Api::orNull);
        is("next_ad_in", &RemoteStatus::nextAdIn, Api::orNull);
        is("is_ad_running", &RemoteStatus::isAdRunning, Api::orNull);
        is("ad_ends_in", &RemoteStatus::adEndsIn, Api::orNull);
        is("snooze_count", &RemoteStatus::snoozeCount, Api::orNull);
        is("waiting_redemptions", &RemoteStatus::waitingRedemptions, Api::orNull);
        is("waiting_moderation", &RemoteStatus::waitingModeration, Api::orNull);
        is("held_decisions", &RemoteStatus::heldDecisions, Api::orNull);
    }
};

/// The answer of the running program.
struct RemoteReply
{
    enum class Outcome : quint8 {
        Done,
        Accepted,  ///< It will be sent, or was sent and has no answer yet. The window says what became of it.
        Opened,    ///< The user continues in the window.
        Refused,   ///< `message` is the reason.
        UnknownAction,
        BadArguments,
    };

    Outcome outcome = Outcome::Done;
    QString message{};  ///< For the user, in the language of the program. May contain text by viewers.
    QStringList suggestions{};  ///< With UnknownAction: the nearest names.
    std::optional<QList<RemoteAction>> actions{};
    std::optional<RemoteStatus> status{};

    friend constexpr auto namesOf(Outcome)
    {
        return std::array{"done", "accepted", "opened", "refused", "unknown_action", "bad_arguments"};
    }
    static void describe(auto &is)
    {
        is("outcome", &RemoteReply::outcome);
        is("message", &RemoteReply::message);
        is("suggestions", &RemoteReply::suggestions);
        is("actions", &RemoteReply::actions);
        is("status", &RemoteReply::status);
    }
};

}  // namespace Sidestage
