// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "test_world.h"

#include "api/channels.h"
#include "community/community_service.h"
#include "community/follow_list.h"
#include "community/follow_table.h"
#include "feed/editor_list.h"
#include "sandbox/world/seed.h"

namespace Sidestage {

/// The community of a broadcaster.
struct CommunityWorld : TestWorld
{
    explicit CommunityWorld(Api::ScopeSet scopes = SandboxFixture::everyScope(), bool hasEvents = false)
        : TestWorld({.scopes = scopes, .hasEvents = hasEvents, .isOnDisk = true})
    {
        onStart();
    }
    void onStart() final
    {
        service = make<CommunityService>(account.get(), make<EditorList>(account.get()), &network, redeemed,
                                         clock);
        service->start();
    }

    FollowList *followers() const { return service->followers(); }
    FollowList *followed() const { return service->followed(); }

    /// Adds this many followers, the newest at the current time.
    void fill(int count)
    {
        sandbox.act([&](Sandbox::World &world) { return Sandbox::addFollowers(world, id(), count); });
    }
    /// This many users follow right now, each with an event.
    void come(int count)
    {
        const auto some
            = sandbox.act([&](Sandbox::World &world) { return Sandbox::addStrangers(world, count); });
        for (const QString &who : some)
            sandbox.act([&](Sandbox::World &world) { return world.follow(id(), who); });
    }
    int serviceTotal()
    {
        return sandbox.inSandbox([&](Sandbox::World &world) { return world.follows().followerCount(id()); });
    }
    void setFollows(const QString &login, bool follows)
    {
        sandbox.act([this, who = idOf(login), follows](Sandbox::World &world) {
            return follows ? world.follow(id(), who) : world.unfollow(id(), who);
        });
    }
    /// Ids of the followers in the order of the service.
    QStringList serviceIds()
    {
        const auto all = sandbox.act(
            [&](Sandbox::World &world) { return world.follows().followers(id(), {}, 1'000'000); });
        QStringList ids;
        for (const Api::Follower &one : all.rows)
            ids.append(one.userId);
        return ids;
    }
    /// Ids of a list in the order of the store.
    QStringList storedIds(FollowList *list, const FollowQuery &query = {})
    {
        QStringList ids;
        bool isDone = false;
        store->background()->run(
            [table = list->table(), query](Database &database) {
                return table->rows(database, query, {}, false, 1'000'000);
            },
            list,
            [&](const Result<QList<FollowRow>> &rows) {
                for (const FollowRow &row : *rows)
                    ids.append(row.follow.id);
                isDone = true;
            });
        [&] { QTRY_VERIFY(isDone); }();
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
        [&] { QTRY_VERIFY(isRead(list)); }();
    }
    static bool isRead(FollowList *list)
    {
        return list->state().completeAt.isValid() && !list->state().isReading() && !list->isReading();
    }
    /// Reads the whole list again.
    void readAgain(FollowList *list)
    {
        clock.advance(std::chrono::minutes(1));
        const QDateTime before = list->state().completeAt;
        list->readAll();
        [&] { QTRY_VERIFY(isRead(list) && list->state().completeAt > before); }();
    }

    ReadRedeemed redeemed{};
    CommunityService *service = nullptr;
};

}  // namespace Sidestage
