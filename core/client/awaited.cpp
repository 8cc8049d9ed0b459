// SPDX-License-Identifier: GPL-3.0-or-later
#include "awaited.h"

#include "session.h"

#include <QCoreApplication>

namespace Sidestage {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::Awaited)
};

}  // namespace

bool isAwaited(const Session &session)
{
    return !session.isEnded() && session.token().isEmpty();
}

bool isWithheld(const Session &session)
{
    return session.ending() == Session::Ending::NoToken && !session.token().scopes.isEmpty();
}

Error awaitedError()
{
    return {.kind = Error::Kind::Unauthorized,
            .message
            = Texts::tr("Waiting for the keychain, where your sign-in is stored. Nothing was sent.")};
}

Error withheldError()
{
    return {.kind = Error::Kind::Unauthorized,
            .message = Texts::tr("Could not read your sign-in from the keychain. Nothing was sent.")};
}

Error secretAwaitedError()
{
    return {.kind = Error::Kind::Unauthorized,
            .message = Texts::tr("Could not read the client secret of this service from the keychain."),
            .field = QStringLiteral("client_secret")};
}

}  // namespace Sidestage
