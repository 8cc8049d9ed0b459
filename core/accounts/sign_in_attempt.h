// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client/token_service.h"

namespace Sidestage {

/// One attempt to sign in. Shared with the requests for a token, which continue after the attempt has ended,
/// because only their responses show whether a token was granted.
struct SignInAttempt
{
    bool isWanted = true;
    Token token{};  ///< Granted, but not passed on yet.

    /// Returns the granted token. If the attempt has ended, revokes the token and returns Cancelled.
    Result<Token> orRevoked(const TokenService &service, Result<Token> granted) const
    {
        if (!granted || isWanted)
            return granted;
        service.revoke(granted->access);
        return Error{.kind = Error::Kind::Cancelled};
    }
};

}  // namespace Sidestage
