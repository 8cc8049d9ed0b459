// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

namespace Sidestage {

class Session;

/// Whether the session waits for its token. While the keychain has not returned a token, its scopes are
/// known: such a session has a token with scopes only. A user who has granted no scopes has one scope with an
/// empty name.
///
/// The session has not ended: the granted scopes are known, but no request can be sent yet. Reads wait for
/// the keychain. Writes are rejected with awaitedError(). Nothing is sent.
bool isAwaited(const Session &session);

/// Whether the keychain refused access to the token: end() was called with Ending::NoToken for a session that
/// isAwaited(). The granted scopes stay available.
bool isWithheld(const Session &session);

/// The error of a write that was not sent because its token isAwaited(). Kind Unauthorized, status 0.
Error awaitedError();
/// The error of a request that was not sent because its token isWithheld(). Kind Unauthorized, status 0.
Error withheldError();
/// The error of a request that was not sent because it requires the client secret, which the keychain has not
/// returned. Kind Unauthorized, status 0, with the field client_secret.
Error secretAwaitedError();

}  // namespace Sidestage
