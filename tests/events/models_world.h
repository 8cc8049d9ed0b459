// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/archive/archive_rows.h"
#include "rewards/rewards_world.h"

#include "channel/channel_service.h"
#include "chat/modes/channel_modes.h"
#include "live/follower_watch.h"
#include "live/live_status.h"
#include "rewards/archive_sync.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/reward_list.h"
#include "rewards/rewards_service.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/channel_points.h"
#include "sandbox/world/follows.h"

namespace Sidestage {

using namespace Qt::StringLiterals;

/// Everything of one channel that events update, with the real socket. A test advances the time of the polls.
struct ModelsWorld : RewardsWorld
{
    ModelsWorld()
        : rewards(account.get(), Clock::system())
        , live(account.get())
        , followers(account.get())
        , channel(account.get())
        , modes(account.get(), id(), Clock::system())
    {
        using namespace std::chrono_literals;
        account->events()->setTiming(
            {.firstPause = 5ms, .longestPause = 40ms, .linger = 200ms, .firstRetry = 10ms});
        account->polls()->setTime([this] { return now; });
        QObject::connect(account->events(), &EventService::gap, &counter, [this] { ++gaps; });
        clearService();
        song = made(titled(u"Pick the next song"_s, 1)).id;
        water = made(titled(u"Drink water"_s, 1)).id;
        viewer = idOf(u"quillscribe"_s);
    }
    /// Reads everything once and waits until all subscriptions are active.
    void start()
    {
        rewards.start();
        live.start();
        followers.start();
        channel.start();
        modes.setOnScreen(true);
        const auto isReady = [this] {
            now += 40;
            account->polls()->checkDue();
            return stands() && gaps > 0 && modes.isKnown() && here() == onService();
        };
        [&] { QTRY_VERIFY(isReady()); }();
    }
    bool stands() const
    {
        const auto all = account->events()->subscriptions();
        return std::all_of(all.cbegin(), all.cend(), [](const auto &one) { return one.stands; });
    }
    /// The time in which every poll for covered data runs once with all that follows: a minute, and the time
    /// that these polls wait for each other.
    void aMinutePasses()
    {
        for (int second = 0; second < 62; ++second) {
            now += 900;
            for (int turn = 0; turn < 5; ++turn) {  // polls that are due together run one after the other
                now += 20;
                account->polls()->checkDue();
                [&] { QTRY_VERIFY(!isReading()); }();
            }
        }
    }
    bool isReading()
    {
        return rewards.feed()->poll()->isReading() || rewards.archiveSync()->poll()->isReading()
            || rewards.rewards()->poll()->isReading() || followers.poll()->isReading()
            || channel.editor()->poll()->isReading();
    }

    /// The content of the models, one line for each item.
    QStringList here()
    {
        QStringList lines;
        for (const Api::Reward &reward : rewards.rewards()->all())
            lines.append(lineOf(reward));
        for (const QString &one : rewards.queue()->ids()) {
            if (rewards.queue()->find(one)->state == QueueState::Waiting)
                lines.append(u"waits: "_s + one);
        }
        const auto page = soon(rewards.archive()->search({}, 0, 100'000));
        for (const ArchivedRedemption &row : page ? page->rows : QList<ArchivedRedemption>()) {
            const bool isLeft = redeemed.contains(row.redemption.id);
            lines.append(isLeft ? lineOf(row.redemption.id, wordOf(row.outcome))
                                : u"nobody redeemed "_s + row.redemption.id);
        }
        const Api::Channel &answer = channel.editor()->service();
        const QString newest
            = followers.latest().isEmpty() ? QString() : followers.latest().constFirst().userId;
        return ended(lines, live.state() == LiveStatus::State::Live, live.startedAt(), answer.title,
                     followers.total().value_or(-1), newest, modes.service().slow.value_or(ModeValue()));
    }
    /// The same lines for the data of the service.
    QStringList onService()
    {
        return sandbox.inSandbox([this](Sandbox::World &world) {
            QStringList lines;
            for (const Api::Reward &reward : world.area<Sandbox::Rewards>().all(id()).value_or({}))
                lines.append(lineOf(reward));
            for (const QString &one : redeemed) {
                const auto status = world.area<Sandbox::Rewards>().redemption(one)->status;
                if (status == Api::RedemptionStatus::Unfulfilled)
                    lines.append(u"waits: "_s + one);
                lines.append(lineOf(one,
                                    status == Api::RedemptionStatus::Unfulfilled ? wordOf(Outcome::Waiting)
                                        : status == Api::RedemptionStatus::Fulfilled
                                        ? wordOf(Outcome::Fulfilled)
                                        : wordOf(Outcome::Refunded)));
            }
            const auto stream = world.liveStream(id());
            const auto newest = world.follows().followers(id(), {}, 1);
            const Api::ChatSettings chat = world.area<Sandbox::ChatRooms>().settings(id());
            return ended(
                lines, stream.has_value(), stream ? stream->startedAt : QDateTime(),
                world.channel(id())->channel.title, world.follows().followerCount(id()),
                newest && !newest->rows.isEmpty() ? newest->rows.constFirst().userId : QString(),
                {.on = chat.slowMode, .duration = chat.slowMode ? chat.slowModeWaitTime : std::nullopt});
        });
    }

    void redeem(Sandbox::World &world, const QString &reward)
    {
        if (!world.area<Sandbox::ChannelPoints>().setBalance(id(), viewer, 1'000))
            qFatal("no points");
        const auto one = world.area<Sandbox::Rewards>().redeem(id(), reward, viewer, {});
        if (!one)
            qFatal("%s", qPrintable(one.error().message));
        redeemed.append(one->id);
    }
    /// Another user decides the redemption that was made `ago` redemptions ago. 1 = the last one.
    void decide(Sandbox::World &world, const QString &reward, int ago, Api::RedemptionDecision decision)
    {
        if (!world.area<Sandbox::Rewards>().decide(id(), reward, {redeemed[redeemed.size() - ago]}, decision))
            qFatal("cannot decide");
    }

    QString song{};
    QString water{};
    QString viewer{};
    QStringList redeemed{};  ///< Ids, oldest first.
    int gaps = 0;
    qint64 now = 1'000'000;  ///< The time of the polls in milliseconds.
    RewardsService rewards;
    LiveStatus live;
    FollowerWatch followers;
    ChannelService channel;
    ChannelModes modes;
    QObject counter{};

private:
    static QString lineOf(const Api::Reward &reward)
    {
        return u"reward: %1 %2 %3 %4"_s.arg(reward.id, reward.title).arg(reward.cost).arg(reward.isPaused);
    }
    static QString lineOf(const QString &redemption, const QString &outcome)
    {
        return u"kept: %1 %2"_s.arg(redemption, outcome);
    }
    static QString wordOf(Outcome outcome)
    {
        switch (outcome) {
        case Outcome::Waiting:
            return u"waiting"_s;
        case Outcome::Fulfilled:
            return u"fulfilled"_s;
        case Outcome::Refunded:
            return u"refunded"_s;
        default:
            return u"gone"_s;
        }
    }
    static QStringList ended(QStringList lines, bool isLive, const QDateTime &since, const QString &title,
                             int total, const QString &newest, const ModeValue &slow)
    {
        lines.sort();
        lines.append(u"live: %1 since %2"_s.arg(isLive).arg(isLive ? since.toSecsSinceEpoch() : 0));
        lines.append(u"title: "_s + title);
        lines.append(u"followers: %1, the newest %2"_s.arg(total).arg(newest));
        lines.append(u"slow: %1 %2"_s.arg(slow.on).arg(slow.duration.value_or(0)));
        return lines;
    }
};

}  // namespace Sidestage
