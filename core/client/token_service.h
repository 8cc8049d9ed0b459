// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/token.h"
#include "profile.h"
#include "token.h"

#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QPointer>

class QNetworkAccessManager;

namespace Sidestage {

/// The client's end of the token service (specification: Token service; api-facts A). Has no state:
/// each function may be called from anywhere, and its task goes on when the caller is gone.
class TokenService
{
public:
    TokenService(ServiceProfile profile, QNetworkAccessManager *network);

    const ServiceProfile &profile() const { return m_profile; }

    /// Where the user is asked for consent, authorization code grant.
    QUrl authorizeUrl(const Api::ScopeSet &scopes, const QString &state, bool forceVerify) const;

    /// Exchanges the code of a redirect. Errors: Invalid with the service's words; Offline, Timeout.
    QCoro::Task<Result<Token>> exchange(QString code) const;
    /// Exchanges a refresh token, which is worth nothing afterwards. Error Invalid or Unauthorized:
    /// the user has to sign in again.
    QCoro::Task<Result<Token>> refresh(QString refreshToken) const;
    /// Asks whose token this is. Error Unauthorized: it is not valid any more.
    QCoro::Task<Result<Api::Validation>> validate(QString accessToken) const;
    /// Ends an access token. One that is already gone is no error.
    QCoro::Task<Result<void>> revoke(QString accessToken) const;

private:
    ServiceProfile m_profile;
    QPointer<QNetworkAccessManager> m_network;
};

}  // namespace Sidestage
