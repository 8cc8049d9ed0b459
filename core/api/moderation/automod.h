// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// AutoMod, which holds messages until a moderator decides (api-facts C10). Its events: events/moderation.h.

#include "schema/endpoint.h"

namespace Sidestage::Api {

/// How strictly each category is filtered: 0 (off) to 4.
struct AutomodLevels
{
    int disability = 0;
    int aggression = 0;
    int sexualitySexOrGender = 0;
    int misogyny = 0;
    int bullying = 0;
    int swearing = 0;
    int raceEthnicityOrReligion = 0;
    int sexBasedTerms = 0;

    static void describe(auto &is)
    {
        is("disability", &AutomodLevels::disability);
        is("aggression", &AutomodLevels::aggression);
        is("sexuality_sex_or_gender", &AutomodLevels::sexualitySexOrGender);
        is("misogyny", &AutomodLevels::misogyny);
        is("bullying", &AutomodLevels::bullying);
        is("swearing", &AutomodLevels::swearing);
        is("race_ethnicity_or_religion", &AutomodLevels::raceEthnicityOrReligion);
        is("sex_based_terms", &AutomodLevels::sexBasedTerms);
    }
};

struct AutomodSettings : AutomodLevels
{
    QString broadcasterId{};
    QString moderatorId{};              ///< Who asks.
    std::optional<int> overallLevel{};  ///< None: the categories were set one by one.

    static void describe(auto &is)
    {
        is("broadcaster_id", &AutomodSettings::broadcasterId);
        is("moderator_id", &AutomodSettings::moderatorId);
        is("overall_level", &AutomodSettings::overallLevel, orNull);
        AutomodLevels::describe(is);
    }
};

/// Either the overall level, which sets all categories, or categories. A category without a value becomes 0.
struct AutomodChanges
{
    std::optional<int> aggression{};
    std::optional<int> bullying{};
    std::optional<int> disability{};
    std::optional<int> misogyny{};
    std::optional<int> overallLevel{};
    std::optional<int> raceEthnicityOrReligion{};
    std::optional<int> sexBasedTerms{};
    std::optional<int> sexualitySexOrGender{};
    std::optional<int> swearing{};

    static void describe(auto &is)
    {
        is("aggression", &AutomodChanges::aggression, between(0, 4));
        is("bullying", &AutomodChanges::bullying, between(0, 4));
        is("disability", &AutomodChanges::disability, between(0, 4));
        is("misogyny", &AutomodChanges::misogyny, between(0, 4));
        is("overall_level", &AutomodChanges::overallLevel, between(0, 4));
        is("race_ethnicity_or_religion", &AutomodChanges::raceEthnicityOrReligion, between(0, 4));
        is("sex_based_terms", &AutomodChanges::sexBasedTerms, between(0, 4));
        is("sexuality_sex_or_gender", &AutomodChanges::sexualitySexOrGender, between(0, 4));
        is("swearing", &AutomodChanges::swearing, between(0, 4));
    }
};

/// Get AutoMod Settings.
struct GetAutomodSettings
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.

    using Response = One<AutomodSettings>;
    static constexpr Spec spec
        = get("/moderation/automod/settings").user(Scope::ModeratorReadAutomodSettings).fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetAutomodSettings::broadcasterId, numericId);
        is.query("moderator_id", &GetAutomodSettings::moderatorId, tokenUser);
    }
};

/// Update AutoMod Settings: replaces all of them.
struct UpdateAutomodSettings
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.
    AutomodChanges changes{};

    using Response = One<AutomodSettings>;
    static constexpr Spec spec
        = put("/moderation/automod/settings").user(Scope::ModeratorManageAutomodSettings).fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &UpdateAutomodSettings::broadcasterId, numericId);
        is.query("moderator_id", &UpdateAutomodSettings::moderatorId, tokenUser);
        is.body(&UpdateAutomodSettings::changes);
    }
};

struct MessageToCheck
{
    QString id{};  ///< Of the caller's choice; returned with the result.
    QString text{};

    static void describe(auto &is)
    {
        is("msg_id", &MessageToCheck::id);
        is("msg_text", &MessageToCheck::text);
    }
};

struct CheckedMessage
{
    QString id{};
    bool isPermitted = false;

    static void describe(auto &is)
    {
        is("msg_id", &CheckedMessage::id);
        is("is_permitted", &CheckedMessage::isPermitted);
    }
};

/// Check AutoMod Status: whether AutoMod would let these messages through in the user's own channel. At most
/// 5 requests a minute and 50 an hour; 10 and 100 for affiliates, 30 and 300 for partners.
struct CheckAutomodStatus
{
    QString broadcasterId{};  ///< The token's user; 403 otherwise.
    QList<MessageToCheck> messages{};

    using Response = Many<CheckedMessage>;
    static constexpr Spec spec
        = post("/moderation/enforcements/status").user(Scope::ModerationRead).fails({400, 403, 429});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &CheckAutomodStatus::broadcasterId, numericId);
        is.body("data", &CheckAutomodStatus::messages, required | between(1, 100));
    }
};

enum class AutomodAction : quint8 { Allow, Deny };
constexpr auto namesOf(AutomodAction)
{
    return std::array{"ALLOW", "DENY"};
}

/// Manage Held AutoMod Messages. 404 for a message that is not held, or no longer.
struct ManageHeldAutomodMessage
{
    QString userId{};  ///< A moderator of the channel, or the broadcaster.
    QString messageId{};
    AutomodAction action{};

    using Response = Nothing;
    static constexpr Spec spec
        = post("/moderation/automod/message").user(Scope::ModeratorManageAutomod).fails({400, 403, 404});
    static void describe(auto &is)
    {
        is.body("user_id", &ManageHeldAutomodMessage::userId, tokenUser);
        is.body("msg_id", &ManageHeldAutomodMessage::messageId);
        is.body("action", &ManageHeldAutomodMessage::action);
    }
};

}  // namespace Sidestage::Api
