// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whispers: private messages between users (api-facts C17). Their event: events/others.h.

#include "schema/endpoint.h"

namespace Sidestage::Api {

/// Send Whisper. Its message is cut to 500 characters, unless the receiver has whispered to the sender
/// before. At most 40 receivers a day, 3 whispers a second and 100 a minute.
struct SendWhisper
{
    QString fromUserId{};
    QString toUserId{};
    QString message{};

    using Response = Nothing;
    static constexpr Spec spec
        = post("/whispers").user(Scope::UserManageWhispers).fails({400, 403, 404, 429});
    static void describe(auto &is)
    {
        is.query("from_user_id", &SendWhisper::fromUserId, tokenUser);
        is.query("to_user_id", &SendWhisper::toUserId, numericId);
        is.body("message", &SendWhisper::message, between(1, 10'000) | clipped);
    }
};

}  // namespace Sidestage::Api
