// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/token.h"
#include "profile.h"
#include "token.h"

#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QPointer>

#include <memory>

class QNetworkAccessManager;

namespace Sidestage {

/// The client's end of the token service (specification: Token service; api-facts A). Has no state:
/// each function may be called from anywhere, and its task goes on when the caller is gone.
class TokenService
{
public:
    TokenService(ServiceProfile profile, QNetworkAccessManager *network);

    /// What a user's consent brings back.
    enum class Consent : quint8 {
        Code,   ///< A code in the query, to exchange (authorization code grant). Needs a client secret.
        Token,  ///< The token itself, in the fragment (implicit grant). It cannot be renewed.
    };

    const ServiceProfile &profile() const { return *m_profile; }
    /// What the keychain has handed out, or that it holds none. Copies of this learn it as well.
    void setSecret(const QString &secret, ServiceProfile::KeptSecret kept);

    /// Where the user is asked for consent.
    QUrl authorizeUrl(const Api::ScopeSet &scopes, const QString &state, bool forceVerify,
                      Consent consent = Consent::Code) const;

    /// Exchanges the code of a redirect. Errors: Invalid with the service's words; Offline, Timeout; not
    /// sent, with the field client_secret, when the profile awaits its secret.
    QCoro::Task<Result<Token>> exchange(QString code) const;
    /// Asks for the app's own token (client credentials grant): it reaches what belongs to no user, and
    /// cannot be renewed. Errors: Invalid, not sent, with the field client_secret when the profile has no
    /// secret; Invalid or Forbidden with the service's words.
    QCoro::Task<Result<Token>> appToken(Api::ScopeSet scopes = {}) const;

    /// Asks for a code that the user enters elsewhere (device code grant). Error Invalid: the service does
    /// not know the app, or a scope.
    QCoro::Task<Result<Api::DeviceAuthorization>> startDevice(Api::ScopeSet scopes) const;
    /// Asks whether the user has entered it; none: not yet. Works once. `scopes` as for startDevice().
    /// Errors: RateLimited when it was too soon; Invalid when the service does not know the code (any
    /// more), and see DeviceGrant for what that means; Offline, Timeout, Server when asking again makes
    /// sense.
    QCoro::Task<Result<std::optional<Token>>> pollDevice(QString deviceCode, Api::ScopeSet scopes) const;

    /// Exchanges a refresh token, which is worth nothing afterwards. A public client does it without a
    /// secret. Only an error with the field refresh_token says that this token is worth nothing any more.
    /// With the field client_secret nothing was sent: the profile awaits its secret. Otherwise it is as good
    /// as before: the service refused something else, somebody on the way did, or nobody answered.
    QCoro::Task<Result<Token>> refresh(QString refreshToken) const;
    /// Asks whose token this is. Error Unauthorized: it is not valid any more.
    QCoro::Task<Result<Api::Validation>> validate(QString accessToken) const;
    /// Ends an access token. One that is already gone is no error.
    QCoro::Task<Result<void>> revoke(QString accessToken) const;

private:
    std::shared_ptr<ServiceProfile> m_profile;  ///< Shared by its copies.
    QPointer<QNetworkAccessManager> m_network;
};

}  // namespace Sidestage
