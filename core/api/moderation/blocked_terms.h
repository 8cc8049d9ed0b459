// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Terms that may not be written in a chat (api-facts C10).

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

struct BlockedTerm
{
    QString broadcasterId{};
    QString moderatorId{};  ///< Who added it.
    QString id{};
    QString text{};         ///< Words; "*" at the beginning or the end of one stands for anything.
    QDateTime createdAt{};  ///< UTC.
    QDateTime updatedAt{};  ///< UTC.
    std::optional<QDateTime> expiresAt{};  ///< UTC; only of terms that AutoMod has added.

    static void describe(auto &is)
    {
        is("broadcaster_id", &BlockedTerm::broadcasterId);
        is("moderator_id", &BlockedTerm::moderatorId);
        is("id", &BlockedTerm::id);
        is("text", &BlockedTerm::text);
        is("created_at", &BlockedTerm::createdAt);
        is("updated_at", &BlockedTerm::updatedAt);
        is("expires_at", &BlockedTerm::expiresAt, orNull);
    }
};

/// Get Blocked Terms, the newest first.
struct GetBlockedTerms
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<BlockedTerm>;
    static constexpr Spec spec
        = get("/moderation/blocked_terms")
              .user(Scope::ModeratorReadBlockedTerms, Scope::ModeratorManageBlockedTerms)
              .fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetBlockedTerms::broadcasterId, numericId);
        is.query("moderator_id", &GetBlockedTerms::moderatorId, tokenUser);
        is.query("first", &GetBlockedTerms::first, between(1, 100) | otherwise(20));
        is.query("after", &GetBlockedTerms::after);
    }
};

/// Add Blocked Term. One that exists already is returned as it is.
struct AddBlockedTerm
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.
    QString text{};

    using Response = Many<BlockedTerm>;
    static constexpr Spec spec
        = post("/moderation/blocked_terms").user(Scope::ModeratorManageBlockedTerms).fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &AddBlockedTerm::broadcasterId, numericId);
        is.query("moderator_id", &AddBlockedTerm::moderatorId, tokenUser);
        is.body("text", &AddBlockedTerm::text, between(2, 500));
    }
};

/// Remove Blocked Term. Not an error for one that does not exist.
struct RemoveBlockedTerm
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.
    QString id{};

    using Response = Nothing;
    static constexpr Spec spec
        = del("/moderation/blocked_terms").user(Scope::ModeratorManageBlockedTerms).fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &RemoveBlockedTerm::broadcasterId, numericId);
        is.query("moderator_id", &RemoveBlockedTerm::moderatorId, tokenUser);
        is.query("id", &RemoveBlockedTerm::id);
    }
};

}  // namespace Sidestage::Api
