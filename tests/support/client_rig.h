// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "patience.h"
#include "sandbox_fixture.h"

#include "accounts/account.h"
#include "client/client.h"
#include "client/session.h"
#include "profile/profile_store.h"

#include <QNetworkAccessManager>
#include <QTest>

namespace Sidestage {

/// One signed-in account with its own sandbox, over real HTTP.
struct ClientRig
{
    /// If `standsAt` is valid, the sandbox's clock is stopped at this time before the sign-in, because it
    /// determines the expiry of the token.
    explicit ClientRig(const QString &login = QStringLiteral("teaandturrets"),
                       Api::ScopeSet scopes = SandboxFixture::everyScope(), const QDateTime &standsAt = {})
        : signedIn(signIn(login, scopes, standsAt))
        , store(std::move(*ProfileStore::open(QStringLiteral(":memory:"))))
        , account(makeAccount())
    {
        account->client()->setBackoff(std::chrono::milliseconds(5), std::chrono::milliseconds(10));
    }

    SandboxFixture::SignedIn signIn(const QString &login, Api::ScopeSet scopes, const QDateTime &standsAt)
    {
        if (standsAt.isValid())
            sandbox.standAt(standsAt);
        return sandbox.signIn(login, scopes);
    }
    std::unique_ptr<Account> makeAccount()
    {
        const auto user
            = sandbox.inSandbox([&](Sandbox::World &world) { return *world.userByLogin(signedIn.login); });
        return std::make_unique<Account>(
            profile(), AccountInfo{user.id, user.login, user.displayName, user.broadcasterType},
            Token{.access = signedIn.accessToken,
                  .refresh = signedIn.refreshToken,
                  .scopes = signedIn.scopes.names()},
            &network, store.get());
    }
    ServiceProfile profile() const
    {
        const auto ready = sandbox.client();
        return {.id = QStringLiteral("sandbox"),
                .name = QStringLiteral("Sandbox"),
                .baseUrl = sandbox.baseUrl(),
                .authUrl = sandbox.authUrl(),
                .eventsUrl = sandbox.eventsUrl(),
                .clientId = ready.id,
                .clientSecret = ready.secret,
                .redirectUri = QUrl(ready.redirectUri)};
    }

    Client &client() { return *account->client(); }
    const QString &id() const { return signedIn.userId; }

    /// Makes a call and waits for its result.
    template <class E>
    Result<typename E::Response::Value> ask(const E &request)
    {
        std::optional<Result<typename E::Response::Value>> result;
        client().call(request).then(&client(), [&](auto answer) { result = std::move(answer); });
        [&] { QTRY_VERIFY_WITH_TIMEOUT(result, 30'000); }();
        return result ? *std::move(result)
                      : Result<typename E::Response::Value>(Error{.kind = Error::Kind::Timeout});
    }

    SandboxFixture sandbox;
    SandboxFixture::SignedIn signedIn;
    QNetworkAccessManager network;
    std::unique_ptr<ProfileStore> store;
    std::unique_ptr<Account> account;
};

}  // namespace Sidestage
