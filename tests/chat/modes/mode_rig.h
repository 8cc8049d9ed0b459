// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "patience.h"
#include "sandbox_fixture.h"

#include "accounts/accounts.h"
#include "base/clock.h"
#include "chat/modes/channel_modes.h"
#include "client/client.h"
#include "client/session.h"
#include "events/event_service.h"
#include "events/event_socket.h"
#include "events/poll_scheduler.h"
#include "profile/profile_store.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/chat/staff.h"
#include "sandbox/events/event_faults.h"
#include "sandbox/events/eventsub.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

namespace Sidestage {

inline Api::ScopeSet without(std::initializer_list<Api::Scope> taken)
{
    Api::ScopeSet left;
    for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i) {
        if (std::find(taken.begin(), taken.end(), Api::Scope(i)) == taken.end())
            left.insert(Api::Scope(i));
    }
    return left;
}

/// Counts the requests that are pending.
class CountingNetwork : public QNetworkAccessManager
{
public:
    int active = 0;

protected:
    QNetworkReply *createRequest(Operation operation, const QNetworkRequest &request,
                                 QIODevice *body) override
    {
        QNetworkReply *reply = QNetworkAccessManager::createRequest(operation, request, body);
        ++active;
        connect(reply, &QNetworkReply::finished, this, [this] { --active; });
        return reply;
    }
};

/// The system clock plus an offset that a test sets. Thread-safe.
class ShiftedClock : public Clock
{
public:
    QDateTime now() const override { return QDateTime::currentDateTimeUtc().addMSecs(m_shift); }
    void advance(qint64 milliseconds) { m_shift += milliseconds; }

private:
    std::atomic<qint64> m_shift = 0;
};

/// Moderators in their own sandbox. Of its usual people QuillScribe moderates PaperLantern, MoonlitForge,
/// SundayWelder, ThistleGrand and MireLark. WrenLoft moderates the first two of them.
struct ModeRig
{
    explicit ModeRig(bool withEvents = true)
        : hasEvents(withEvents)
        , store(std::move(*ProfileStore::open(file())))
        , accounts(std::make_unique<Accounts>(profile(), store.get(), &vault, &network))
    {
    }

    Account *signIn(const QString &login = QStringLiteral("quillscribe"),
                    Api::ScopeSet scopes = SandboxFixture::everyScope())
    {
        const auto user = sandbox.signIn(login, scopes);
        const auto info = sandbox.inSandbox([&](Sandbox::World &world) { return *world.userByLogin(login); });
        Account *account = accounts->add(
            {info.id, info.login, info.displayName, info.broadcasterType},
            {.access = user.accessToken, .refresh = user.refreshToken, .scopes = user.scopes.names()});
        account->client()->setBackoff(std::chrono::milliseconds(2), std::chrono::milliseconds(4));
        account->events()->setTiming({.firstPause = std::chrono::milliseconds(20)});
        return account;
    }
    /// As after a restart: the file stays, and no account is signed in.
    void restart()
    {
        accounts.reset();
        store.reset();
        store = std::move(*ProfileStore::open(file()));
        accounts = std::make_unique<Accounts>(profile(), store.get(), &vault, &network);
    }

    QString file() const { return dir.filePath(QStringLiteral("profile.db")); }
    QString idOf(const QString &login) { return sandbox.idOf(login); }
    QString nameOf(const QString &login)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            return world.userByLogin(login).value_or(Api::User()).displayName;
        });
    }
    /// Changes modes as another user.
    void change(const QString &channel, const Api::ChatSettingsChanges &changes,
                const QString &by = QStringLiteral("wrenloft"))
    {
        const QString id = idOf(channel);
        const QString who = idOf(by);
        sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.area<Sandbox::ChatRooms>().change(id, who, changes))
                qFatal("cannot change the modes");
        });
    }
    ChatModes onService(const QString &channel)
    {
        const QString id = idOf(channel);
        return sandbox.inSandbox(
            [&](Sandbox::World &world) { return modesOf(world.area<Sandbox::ChatRooms>().settings(id)); });
    }
    void setModerator(const QString &channel, const QString &user, bool is)
    {
        const QString id = idOf(channel);
        const QString who = idOf(user);
        sandbox.inSandbox([&](Sandbox::World &world) {
            if (!(is ? world.addModerator(id, who) : world.removeModerator(id, who)))
                qFatal("cannot change the role");
        });
    }
    void eventFault(const Sandbox::EventFault &fault)
    {
        sandbox.inSandbox([&](Sandbox::World &world) { world.area<Sandbox::EventSub>().addFault(fault); });
    }
    ServiceProfile profile() const
    {
        const auto ready = sandbox.client();
        return {.id = QStringLiteral("sandbox"),
                .name = QStringLiteral("Sandbox"),
                .baseUrl = sandbox.baseUrl(),
                .authUrl = sandbox.authUrl(),
                .eventsUrl = hasEvents ? sandbox.eventsUrl() : QUrl(),
                .clientId = ready.id,
                .clientSecret = ready.secret,
                .redirectUri = QUrl(ready.redirectUri)};
    }
    /// Calls since watchCalls(), by method and path: "PATCH /chat/settings".
    void watchCalls()
    {
        sandbox.inService([this](Sandbox::Service &service) {
            service.setObserver(
                [this](const Sandbox::Request &request, const Sandbox::Response &, std::chrono::nanoseconds) {
                    QByteArray path = request.path;
                    if (path.startsWith("/helix"))
                        path = path.sliced(6);
                    ++m_calls[request.method + ' ' + path];
                });
        });
    }
    QHash<QByteArray, int> calls()
    {
        return sandbox.inSandbox([this](Sandbox::World &) { return m_calls; });
    }
    int calls(const QByteArray &what) { return calls().value(what); }

private:
    QHash<QByteArray, int> m_calls{};  ///< Used in the sandbox's thread. Must outlive the sandbox.

public:
    bool hasEvents;
    ShiftedClock clock{};  ///< The clock of the sandbox.
    SandboxFixture sandbox{{.port = 0, .rateLimit = 1'000'000, .world = {.followers = 60, .clock = &clock}}};
    QTemporaryDir dir{};
    CountingNetwork network{};
    MemoryVault vault{};
    std::unique_ptr<ProfileStore> store;
    std::unique_ptr<Accounts> accounts;
};

/// The result of an asynchronous call.
template <class T>
struct Outcome
{
    std::function<void(const Result<T> &)> take()
    {
        return [this](const Result<T> &result) {
            ++times;
            value = result;
        };
    }
    bool isThere() const { return times == 1; }

    int times = 0;
    Result<T> value{};
};

}  // namespace Sidestage
