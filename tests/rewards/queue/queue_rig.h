// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client_rig.h"

#include "base/clock.h"
#include "events/poll_scheduler.h"
#include "profile/store_thread.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/queue_model.h"
#include "rewards/queue/queue_pane.h"
#include "rewards/queue/queue_table.h"
#include "rewards/queue_page.h"
#include "rewards/rewards_service.h"
#include "sandbox/rewards/rewards.h"

#include <QAbstractButton>

namespace Sidestage {

/// A channel with rewards that this app has made, and its queue page.
struct QueueRig : ClientRig
{
    explicit QueueRig(const QString &login = QStringLiteral("teaandturrets"),
                      Api::ScopeSet scopes = SandboxFixture::everyScope())
        : ClientRig(login, scopes)
        , service(std::make_unique<RewardsService>(account.get(), Clock::system()))
    {
        // Starts with an empty channel.
        sandbox.inSandbox([&](Sandbox::World &world) {
            for (const Api::Reward &reward : world.area<Sandbox::Rewards>().all(id()).value_or({})) {
                if (!world.area<Sandbox::Rewards>().remove(id(), reward.id))
                    qFatal("cannot empty the world");
            }
        });
    }
    ~QueueRig()
    {
        page.reset();
        service.reset();
        store->background()->flush();
    }

    QString makeReward(const QString &title, int cost = 100, int waiting = 0)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            const auto reward = world.area<Sandbox::Rewards>().create(id(), sandbox.client().id,
                                                                      {.title = title, .cost = cost});
            if (!reward || (waiting > 0 && !world.area<Sandbox::Rewards>().fill(id(), reward->id, waiting)))
                qFatal("cannot fill the world");
            return reward->id;
        });
    }
    QList<Api::Redemption> onService(const QString &reward,
                                     Api::RedemptionStatus status = Api::RedemptionStatus::Unfulfilled)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Rewards>()
                .redemptions(id(), reward, status, Api::RedemptionSort::Oldest, {}, 1'000'000)
                .value_or({})
                .rows;
        });
    }
    int countOnService(const QString &reward, Api::RedemptionStatus status)
    {
        return int(onService(reward, status).size());
    }

    /// Opens the page and waits until the redemptions of these rewards are listed.
    void open(const QStringList &rewards, QSize size = {1072, 720})
    {
        service->start();
        QTRY_VERIFY(service->decisions()->isReady());
        for (const QString &reward : rewards)
            service->queue()->upsert(onService(reward), QDateTime::currentDateTimeUtc());
        QTRY_VERIFY(service->rewards()->availability() != RewardList::Availability::Unknown);
        page = std::make_unique<QueuePage>(service.get());
        page->resize(size);
        page->show();
        page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(page.get()));
        int all = 0;
        for (const QString &reward : rewards)
            all += int(onService(reward).size());
        QTRY_VERIFY(model()->shown() >= all);
        // From now on reads only find lost events.
        if (service->rewards()->availability() == RewardList::Availability::Known)
            QTRY_VERIFY(service->feed()->poll()->asOf().isValid());
        table()->setFocus();
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

    std::unique_ptr<RewardsService> service;
    std::unique_ptr<QueuePage> page{};
};

}  // namespace Sidestage
