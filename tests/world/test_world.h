// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "patience.h"
#include "sandbox_fixture.h"
#include "waiting.h"

#include "accounts/account.h"
#include "accounts/accounts.h"
#include "accounts/vault.h"
#include "base/clock.h"
#include "client/client.h"
#include "client/session.h"
#include "events/event_service.h"
#include "events/event_socket.h"
#include "events/poll_scheduler.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"
#include "sandbox/events/event_faults.h"

#include <QNetworkAccessManager>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace Sidestage {

/// Every scope except these.
Api::ScopeSet without(std::initializer_list<Api::Scope> taken);

/// The sandbox as a service with its ready client.
ServiceProfile profileOf(const SandboxFixture &sandbox);
Token tokenOf(const SandboxFixture::SignedIn &user);

/// The system clock plus an offset that a test sets. Thread-safe.
class ShiftedClock : public Clock
{
public:
    QDateTime now() const override { return QDateTime::currentDateTimeUtc().addMSecs(m_shift); }
    void advance(std::chrono::milliseconds by) { m_shift += by.count(); }

private:
    std::atomic<qint64> m_shift = 0;
};

/// Counts the requests that are pending.
class CountingNetwork : public QNetworkAccessManager
{
public:
    int active = 0;

protected:
    QNetworkReply *createRequest(Operation operation, const QNetworkRequest &request,
                                 QIODevice *body) override;
};

/// What a test starts with.
struct WorldSetup
{
    /// Signed in at the start. For the users see sandbox/world/seed.cpp: teaandturrets is an affiliate and
    /// live, pipnocturne a partner, quillscribe a viewer who moderates. Empty: nobody.
    QString login = u"teaandturrets"_s;
    Api::ScopeSet scopes = SandboxFixture::everyScope();
    bool hasEvents = true;  ///< False: the service profile has no address for live events.
    bool hasSecret = true;  ///< False: the program is a public client.
    bool isOnDisk = false;  ///< Whether the profile is a file, which restart() opens again.
    QDateTime at{};         ///< If valid, the clocks of the world and of the program stand at this time.
    int followers = 60;
};

/// A sandbox, and beside it the program with a profile and accounts, over real HTTP. The base of the worlds
/// that the tests of an area use.
class TestWorld
{
public:
    explicit TestWorld(WorldSetup with = {});
    virtual ~TestWorld();
    Q_DISABLE_COPY_MOVE(TestWorld)

    // The program

    ServiceProfile profile() const;
    QString file() const;
    Client &client() const { return *account->client(); }
    /// The id of the user who signed in at the start.
    const QString &id() const { return signedIn.userId; }
    /// Creates another account of that user, with the same token.
    std::unique_ptr<Account> makeAccount(ProfileStore *in = nullptr);
    /// Signs a user in, in accounts().
    Account *signIn(const QString &login = u"quillscribe"_s,
                    Api::ScopeSet scopes = SandboxFixture::everyScope());
    /// Adds an account of this user.
    Account *add(const SandboxFixture::SignedIn &user, Accounts &to);
    /// The user of `account` grants these scopes instead.
    void grant(Api::ScopeSet scopes);

    /// Creates a part of the program, such as a service. Parts end in reverse order, before the accounts.
    template <class Part, class... Args>
    Part *make(Args &&...args)
    {
        const auto part = std::make_shared<Part>(std::forward<Args>(args)...);
        m_parts.push_back(part);
        return part.get();
    }
    void endParts();
    /// Ends the program: its parts, accounts and store.
    void stop();
    /// Opens store and accounts, then onStart(). Accounts added by signIn() are not signed in again.
    void start();
    /// Creates the parts of the program that every start creates. Constructors of derived worlds call it.
    virtual void onStart() { }
    /// As when the program ends and starts again. A profile in memory remains open.
    void restart();

    /// Makes a call and waits for its result.
    template <class E>
    Result<typename E::Response::Value> ask(const E &request)
    {
        std::optional<Result<typename E::Response::Value>> result;
        client().call(request).then(&client(), [&](auto answer) { result = std::move(answer); });
        [&] { QTRY_VERIFY(result); }();
        return result ? *std::move(result)
                      : Result<typename E::Response::Value>(Error{.kind = Error::Kind::Timeout});
    }

    // The service

    QString idOf(const QString &login) { return sandbox.idOf(login); }
    QString nameOf(const QString &login);
    /// Starts or ends a stream.
    void stream(const QString &userId, bool isLive);
    void setModerator(const QString &channel, const QString &user, bool is);
    void eventFault(const Sandbox::EventFault &fault);
    /// Advances the clock of the world.
    void jump(std::chrono::milliseconds by);
    /// Counts calls from now on.
    void watchCalls();
    /// Calls since watchCalls(), by method and path: "PATCH /chat/settings".
    QHash<QByteArray, int> calls();
    int calls(const QByteArray &what) { return calls().value(what); }

private:
    QHash<QByteArray, int> m_calls{};  ///< Used in the sandbox's thread. Must outlive the sandbox.

public:
    WorldSetup setup;
    ShiftedClock systemClock{};  ///< The system clock of the sandbox.
    SandboxFixture sandbox;
    SandboxFixture::SignedIn signedIn{};
    ManualClock clock;  ///< For the services of the program.
    QTemporaryDir dir{};
    CountingNetwork network{};
    MemoryVault vault{};
    std::unique_ptr<ProfileStore> store{};
    std::unique_ptr<Accounts> accounts{};
    std::unique_ptr<Account> account{};  ///< Of the user who signed in at the start. Not one of `accounts`.

private:
    std::vector<std::shared_ptr<void>> m_parts{};
};

/// A world for which these have been called, with which most tests of its area begin.
template <class World, auto... prepare>
struct Ready : World
{
    Ready() { (std::invoke(prepare, *static_cast<World *>(this)), ...); }
};

}  // namespace Sidestage
