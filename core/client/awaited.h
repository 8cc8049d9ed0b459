// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

namespace Sidestage {

class Session;

/// Of a token that the keychain keeps and has not handed out, its scopes are known all the same: a session
/// that is given a token with nothing but scopes awaits the rest. Whoever has granted nothing awaits one
/// scope without a name.
///
/// Such a session has not ended: what the user may do is known, only nobody can be asked yet. Reads wait for
/// the keychain, writes are refused with awaitedError(); nothing is sent.
bool isAwaited(const Session &session);

/// Whether the keychain refused to hand the token out: Session::end() with Ending::NoToken of a session that
/// awaited it. What the user has granted stays known.
bool isWithheld(const Session &session);

/// Why a write was not sent while the keychain is waited for. Kind Unauthorized, status 0.
Error awaitedError();
/// Why nothing is sent when the keychain has refused. Kind Unauthorized, status 0.
Error withheldError();
/// Why nothing is sent for which the service wants to see the client secret, which the keychain has not
/// handed out. Kind Unauthorized, status 0, with the field client_secret.
Error secretAwaitedError();

}  // namespace Sidestage
