// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/rewards_world.h"
#include "test_window.h"

#include "rewards/decisions/decision_service.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/queue_model.h"
#include "rewards/queue/queue_pane.h"
#include "rewards/queue/queue_table.h"
#include "rewards/queue_page.h"
#include "rewards/rewards_service.h"

namespace Sidestage {

/// A channel with rewards that this app has made, and its queue page.
struct QueueWorld : RewardsWorld, TestWindow
{
    explicit QueueWorld(WorldSetup with = {})
        : RewardsWorld(std::move(with))
        , service(make<RewardsService>(account.get(), Clock::system()))
    {
        clearService();  // starts with an empty channel
    }

    QString makeReward(const QString &title, int cost = 100, int waiting = 0)
    {
        return made(titled(title, cost), {}, waiting).id;
    }
    int countOnService(const QString &reward, Api::RedemptionStatus status)
    {
        return int(redemptions(reward, status).size());
    }

    /// Opens the page and waits until the redemptions of these rewards are listed.
    void open(const QStringList &rewards, QSize size = {1072, 720})
    {
        service->start();
        QTRY_VERIFY(service->decisions()->isReady());
        for (const QString &reward : rewards)
            service->queue()->upsert(redemptions(reward), QDateTime::currentDateTimeUtc());
        QTRY_VERIFY(service->rewards()->availability() != RewardList::Availability::Unknown);
        page = show(new QueuePage(service), size);
        int all = 0;
        for (const QString &reward : rewards)
            all += int(redemptions(reward).size());
        QTRY_VERIFY(model()->shown() >= all);
        // From now on reads only find lost events.
        if (service->rewards()->availability() == RewardList::Availability::Known)
            QTRY_VERIFY(service->feed()->poll()->asOf().isValid());
        table()->setFocus();
    }

    /// Opens the page with a reward of 1,500 points that has this many waiting redemptions. Returns its id.
    QString openWith(int waiting)
    {
        const QString id = makeReward(u"Pick the next song"_s, 1500, waiting);
        open({id});
        return id;
    }

    QueueModel *model() const { return page->waiting()->model(); }
    QueueTable *table() const { return page->waiting()->table(); }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(table(), Qt::Key(key), modifiers);
    }
    template <class T>
    T *find(const char *name) const
    {
        // The archive on the same page has widgets with the same names.
        T *widget = page->waiting()->findChild<T *>(QLatin1String(name));
        if (!widget)
            widget = page->findChild<T *>(QLatin1String(name));
        if (!widget)
            qFatal("no %s", name);
        return widget;
    }
    void click(const char *name) { QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton); }
    QueueState state(const QString &redemption) const
    {
        const QueueEntry *entry = service->queue()->find(redemption);
        return entry ? entry->state : QueueState::Gone;
    }

    RewardsService *service;
    QueuePage *page = nullptr;
};

}  // namespace Sidestage
