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

/// The client of the token service (specification: Token service; api-facts A). It holds only the profile,
/// which its copies share. Each task continues if the caller is destroyed.
class TokenService
{
public:
    /// `userId` is the user of the tokens, for the call log; empty: nobody has signed in yet.
    TokenService(ServiceProfile profile, QNetworkAccessManager *network, QString userId = {});

    /// What the service returns after the user's consent.
    enum class Consent : quint8 {
        Code,   ///< A code in the query, to exchange (authorization code grant). Requires a client secret.
        Token,  ///< The token itself, in the fragment (implicit grant). It cannot be renewed.
    };

    const ServiceProfile &profile() const { return *m_profile; }
    const QString &userId() const { return m_userId; }
    /// Sets the secret that the keychain has returned, or that it has none. Applies to all copies.
    void setSecret(const QString &secret, ServiceProfile::KeptSecret kept);

    /// Returns the page that asks the user for consent.
    QUrl authorizeUrl(const Api::ScopeSet &scopes, const QString &state, bool forceVerify,
                      Consent consent = Consent::Code) const;

    /// Exchanges the code of a redirect. Errors: Invalid with the service's message; Offline, Timeout; with
    /// the field client_secret, not sent because the profile awaits its secret.
    QCoro::Task<Result<Token>> exchange(QString code) const;
    /// Requests the app's own token (client credentials grant). It gives access to data that belongs to no
    /// user, and cannot be renewed. Errors: Invalid with the field client_secret, not sent because the
    /// profile has no secret; Invalid or Forbidden with the service's message.
    QCoro::Task<Result<Token>> appToken(Api::ScopeSet scopes = {}) const;

    /// Requests a code that the user enters on another device (device code grant). Error Invalid: the service
    /// does not know the app, or a scope.
    QCoro::Task<Result<Api::DeviceAuthorization>> startDevice(Api::ScopeSet scopes) const;
    /// Polls whether the user has entered the code; nullopt: not yet. Returns the token once. `scopes` as for
    /// startDevice(). Errors: RateLimited when it was too soon; Invalid when the service does not know the
    /// code (any more), see DeviceGrant for its meaning; Offline, Timeout and Server when a retry makes
    /// sense.
    QCoro::Task<Result<std::optional<Token>>> pollDevice(QString deviceCode, Api::ScopeSet scopes) const;

    /// Exchanges a refresh token, which is no longer valid afterwards. A public client does it without a
    /// secret. Only an error with the field refresh_token means that the refresh token is invalid. With the
    /// field client_secret nothing was sent: the profile awaits its secret. With any other error it stays
    /// valid: the service or an intermediary rejected something else, or there was no response.
    QCoro::Task<Result<Token>> refresh(QString refreshToken) const;
    /// Validates a token and returns its user. Error Unauthorized: it is no longer valid.
    QCoro::Task<Result<Api::Validation>> validate(QString accessToken) const;
    /// Revokes an access token. Not an error if it is already invalid.
    QCoro::Task<Result<void>> revoke(QString accessToken) const;

private:
    std::shared_ptr<ServiceProfile> m_profile;  ///< Shared with copies of this object.
    QPointer<QNetworkAccessManager> m_network;
    QString m_userId;
};

/// Whether a refusal of the token service is about the client ID or the client secret, by its message
/// (api-facts A8): signing in again cannot help, but changing the service profile can.
bool isAboutClient(const Error &refusal);

}  // namespace Sidestage
