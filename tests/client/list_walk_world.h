// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "test_world.h"

#include "api/channels.h"
#include "api/games.h"
#include "client/list_walk.h"

namespace Sidestage {

using namespace Qt::StringLiterals;

template <class Item>
QStringList idsOf(const QList<Item> &items)
{
    QStringList ids;
    for (const Item &item : items)
        ids.append(identityOf(item));
    return ids;
}

inline QByteArray categories(const QStringList &ids, const QString &cursor)
{
    QStringList items;
    for (const QString &id : ids)
        items.append(uR"({"id":"%1","name":"n"})"_s.arg(id));
    return uR"({"data":[%1],"pagination":{"cursor":"%2"}})"_s.arg(items.join(u','), cursor).toUtf8();
}

/// A user with more followers than fit on a page.
struct ListWalkWorld
{
    using GetChannelFollowers = Api::GetChannelFollowers;
    using Follower = Api::Follower;
    using Followers = ListWalk<GetChannelFollowers>;
    using Categories = ListWalk<Api::SearchCategories>;

    std::unique_ptr<TestWorld> m_rig;
    QStringList m_followers;  ///< All of them, newest first.

    Client *client() { return &m_rig->client(); }
    int served(const char *path = "/channels/followers") { return m_rig->sandbox.served(path); }
    GetChannelFollowers followers(int first = 20) const
    {
        return {.broadcasterId = m_rig->id(), .first = first};
    }
    void answerSearch(const QStringList &ids, const QString &cursor)
    {
        m_rig->sandbox.fault({.path = "/search/categories", .status = 200, .body = categories(ids, cursor)});
    }

    void setUp()
    {
        m_rig = std::make_unique<TestWorld>();
        m_followers = m_rig->sandbox.inSandbox([id = m_rig->id()](Sandbox::World &world) {
            QStringList ids;
            if (const auto all = world.follows().followers(id, {}, 1000)) {
                for (const Follower &follower : all->rows)
                    ids.append(follower.userId);
            }
            return ids;
        });
        QVERIFY(m_followers.size() > 60);
    }
};

}  // namespace Sidestage
