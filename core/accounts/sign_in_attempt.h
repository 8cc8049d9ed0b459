// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client/token_service.h"

namespace Sidestage {

/// One try to sign in. Shared with the requests for a token, which go on when the try has ended: whether a
/// token was granted is not known before they have.
struct SignInAttempt
{
    bool isWanted = true;
    Token token{};  ///< Granted, and not handed on yet.

    /// The token that was granted; revoked and Cancelled when nobody wants it any more.
    Result<Token> orRevoked(const TokenService &service, Result<Token> granted) const
    {
        if (!granted || isWanted)
            return granted;
        service.revoke(granted->access);
        return Error{.kind = Error::Kind::Cancelled};
    }
};

}  // namespace Sidestage
