// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox_fixture.h"

#include "accounts/account.h"
#include "api/channels.h"
#include "base/clock.h"
#include "client/client.h"
#include "client/session.h"
#include "community/community_service.h"
#include "community/follow_list.h"
#include "community/follow_table.h"
#include "events/event_service.h"
#include "events/event_socket.h"
#include "events/poll_scheduler.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"
#include "sandbox/world/seed.h"

#include <QNetworkAccessManager>
#include <QTemporaryDir>
#include <QTest>

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

/// The community of a broadcaster in its own sandbox. The store is a file, so that a restart can be tested.
struct CommunityRig
{
    static constexpr int timeout = 60'000;

    explicit CommunityRig(Api::ScopeSet scopes = SandboxFixture::everyScope(), bool withEvents = false,
                          const QString &login = QStringLiteral("teaandturrets"))
        : hasEvents(withEvents)
        , signedIn(sandbox.signIn(login, scopes))
    {
        start();
    }
    ~CommunityRig() { stop(); }

    ServiceProfile profile() const
    {
        const auto ready = sandbox.client();
        return {.id = QStringLiteral("sandbox"),
                .name = QStringLiteral("Sandbox"),
                .baseUrl = sandbox.baseUrl(),
                .authUrl = sandbox.authUrl(),
                .eventsUrl = hasEvents ? sandbox.eventsUrl() : QUrl(),
                .clientId = ready.id,
                .clientSecret = hasSecret ? ready.secret : QString(),
                .redirectUri = QUrl(ready.redirectUri)};
    }
    void start()
    {
        store = std::move(*ProfileStore::open(dir.filePath(QStringLiteral("profile.sqlite"))));
        const auto user
            = sandbox.inSandbox([&](Sandbox::World &world) { return *world.userByLogin(signedIn.login); });
        account = std::make_unique<Account>(
            profile(), AccountInfo{user.id, user.login, user.displayName, user.broadcasterType},
            Token{.access = signedIn.accessToken,
                  .refresh = signedIn.refreshToken,
                  .scopes = signedIn.scopes.names()},
            &network, store.get());
        account->client()->setBackoff(std::chrono::milliseconds(2), std::chrono::milliseconds(4));
        account->events()->setTiming({.firstPause = std::chrono::milliseconds(20)});
        service = std::make_unique<CommunityService>(account.get(), &network, redeemed, clock);
        service->start();
    }
    void stop()
    {
        service.reset();
        account.reset();
        store.reset();
    }
    void restart()
    {
        stop();
        start();
    }
    /// The user grants these scopes.
    void grant(Api::ScopeSet scopes)
    {
        signedIn = sandbox.signIn(signedIn.login, scopes);
        account->session()->setToken({.access = signedIn.accessToken,
                                      .refresh = signedIn.refreshToken,
                                      .scopes = signedIn.scopes.names()});
    }

    FollowList *followers() const { return service->followers(); }
    FollowList *followed() const { return service->followed(); }
    const QString &id() const { return signedIn.userId; }

    /// Adds this many followers, the newest at the current time.
    void fill(int count)
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            if (!Sandbox::addFollowers(world, id(), count))
                qFatal("cannot fill");
        });
    }
    /// This many users follow right now, each with an event.
    void come(int count)
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            const auto some = Sandbox::addStrangers(world, count);
            for (const QString &who : *some) {
                if (!world.follow(id(), who))
                    qFatal("cannot follow");
            }
        });
    }
    int serviceTotal()
    {
        return sandbox.inSandbox([&](Sandbox::World &world) { return world.follows().followerCount(id()); });
    }
    void setFollows(const QString &login, bool follows)
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            const QString who = world.userByLogin(login)->id;
            if (!(follows ? world.follow(id(), who) : world.unfollow(id(), who)))
                qFatal("cannot follow");
        });
    }
    /// Ids of the followers in the order of the service.
    QStringList serviceIds()
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            QStringList ids;
            const auto all = world.follows().followers(id(), {}, 1'000'000);
            for (const Api::Follower &one : all->rows)
                ids.append(one.userId);
            return ids;
        });
    }
    /// Ids of a list in the order of the store.
    QStringList storedIds(FollowList *list, const FollowQuery &query = {})
    {
        QStringList ids;
        bool isDone = false;
        store->background()->run<QList<FollowRow>>(
            [table = list->table(), query](Database &database) {
                return table->rows(database, query, {}, false, 1'000'000);
            },
            list,
            [&](const Result<QList<FollowRow>> &rows) {
                for (const FollowRow &row : *rows)
                    ids.append(row.follow.id);
                isDone = true;
            });
        [&] { QTRY_VERIFY_WITH_TIMEOUT(isDone, timeout); }();
        return ids;
    }
    /// These users unfollow, which causes no event.
    void drop(const QStringList &ids)
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            for (const QString &who : ids)
                std::ignore = world.follows().remove(id(), who);
        });
    }
    void open(FollowList *list)
    {
        list->setOnScreen(true);
        [&] { QTRY_VERIFY_WITH_TIMEOUT(isRead(list), timeout); }();
    }
    static bool isRead(FollowList *list)
    {
        return list->state().completeAt.isValid() && !list->state().isReading() && !list->isAsking();
    }
    /// Reads the whole list again.
    void readAgain(FollowList *list)
    {
        clock.advance(std::chrono::minutes(1));
        const QDateTime before = list->state().completeAt;
        list->refresh();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(isRead(list) && list->state().completeAt > before, timeout); }();
    }

    bool hasEvents;
    bool hasSecret = true;
    SandboxFixture sandbox;
    SandboxFixture::SignedIn signedIn;
    QTemporaryDir dir;
    QNetworkAccessManager network;
    ManualClock clock;
    ReadRedeemed redeemed{};
    std::unique_ptr<ProfileStore> store;
    std::unique_ptr<Account> account;
    std::unique_ptr<CommunityService> service;
};

}  // namespace Sidestage
