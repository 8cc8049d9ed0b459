// SPDX-License-Identifier: GPL-3.0-or-later

// The figures of a show, from the areas that know them.

#include "accounts/account.h"
#include "ads/ad_log.h"
#include "ads/ads_service.h"
#include "async/bound.h"
#include "base/clock.h"
#include "charity/charity_cache.h"
#include "charity/charity_service.h"
#include "chat/chat_service.h"
#include "chat/moderation/moderation_service.h"
#include "chat/people/chat_channels.h"
#include "events/poll_scheduler.h"
#include "live/follower_watch.h"
#include "rewards/archive/redemption_archive.h"
#include "rewards/rewards_service.h"
#include "show_handlers.h"

#include <QPointer>
#include <QSet>

namespace Sidestage {

namespace {

/// Until the events of the chat arrive, at the beginning of a show.
constexpr qint64 subscribing = 30;  // seconds

class ServiceFacts : public ShowFacts
{
public:
    explicit ServiceFacts(const ShowSources &sources)
        : m_sources(sources)
    {
    }

    QDateTime liveSince() const override
    {
        const auto channel = liveChannel();
        return channel ? channel->startedAt : QDateTime();
    }

    void begin(ShowSummary &summary) override
    {
        summary.followersBefore = m_sources.followers->total();
        if (const auto campaign = m_sources.charity->cache()->current())
            summary.charityBefore = campaign->id + u' ' + QString::number(campaign->total.minor());
        countChat(summary);
    }

    void resume(ShowSummary &summary) override
    {
        summary.isChatPartial = true;
        countChat(summary);
    }

    std::optional<int> sample(ShowSummary &summary) override
    {
        const LiveChat *chat = m_sources.moderation->chat();
        if (m_messages > 0 || chat->isLive(m_sources.account->userId()))
            summary.messages = summary.messages.value_or(0) + std::exchange(m_messages, 0);
        else if (m_since.secsTo(m_sources.clock->now()) > subscribing)
            summary.isChatPartial = true;
        summary.chatterIds += std::exchange(m_chatters, {});
        summary.chatters = int(summary.chatterIds.size());
        const auto channel = liveChannel();
        return channel ? std::optional(channel->viewers) : std::nullopt;
    }

    void sum(const ShowRun &run, QObject *context, std::function<void(const ShowSummary &)> done) override
    {
        ShowSummary summary = run.summary;
        const QDateTime until = run.endedAt.isValid() ? run.endedAt : m_sources.clock->now();
        if (summary.followersBefore && m_sources.followers->total())
            summary.followers = *m_sources.followers->total() - *summary.followersBefore;
        summary.adBreaks = summary.adSeconds = 0;
        for (const AdBreak &one : m_sources.ads->log()->between(run.beganAt, until)) {
            if (!one.hasCome())
                continue;
            ++summary.adBreaks;
            summary.adSeconds += one.shown >= 0 ? one.shown : one.promised;
        }
        // Without a begin it is not known what had been donated before.
        if (const auto campaign = m_sources.charity->cache()->current(); campaign && run.showId != 0) {
            const QStringList before = summary.charityBefore.split(u' ');
            // A campaign that began during the show began with nothing.
            const qint64 minor = before.value(0) == campaign->id ? before.value(1).toLongLong() : 0;
            if (campaign->total.minor() > minor)
                summary.charity = campaign->total.of(campaign->total.minor() - minor).text();
        }
        count(run.beganAt, until, summary, context, std::move(done));
    }

private:
    std::optional<ChatChannel> liveChannel() const
    {
        const ChatService *chat = m_sources.chat();
        const auto channel = chat ? chat->channels()->find(m_sources.account->userId()) : std::nullopt;
        return channel && channel->live == ChatChannel::Live::Live ? channel : std::nullopt;
    }

    void countChat(const ShowSummary &summary)
    {
        m_since = m_sources.clock->now();
        m_messages = 0;
        m_chatters.clear();
        m_known = QSet(summary.chatterIds.begin(), summary.chatterIds.end());
        m_sources.moderation->readChat();
        LiveChat *chat = m_sources.moderation->chat();
        disconnect(chat, nullptr, this, nullptr);
        connect(chat, &LiveChat::added, this, [this](const QList<ChatLine> &lines) {
            for (const ChatLine &line : lines) {
                // Not what is written in the other chats of a shared chat, nor notices of the service.
                if (line.channelId != m_sources.account->userId() || !line.sourceId.isEmpty()
                    || !line.notice.isEmpty())
                    continue;
                ++m_messages;
                if (m_known.contains(line.userId))
                    continue;
                m_known.insert(line.userId);
                m_chatters.append(line.userId);
            }
        });
    }

    Bound count(QDateTime from, QDateTime until, ShowSummary summary, QPointer<QObject> context,
                std::function<void(const ShowSummary &)> done)
    {
        auto counting = m_sources.rewards->archive()->count({.from = from, .until = until});
        const auto redemptions = co_await counting;
        if (redemptions)
            summary.redemptions = *redemptions;
        if (context)
            done(summary);
    }

    ShowSources m_sources;
    QDateTime m_since{};      ///< UTC, when counting began.
    QSet<QString> m_known{};  ///< All viewers who wrote in the show.
    // Since the last sample:
    int m_messages = 0;
    QStringList m_chatters{};  ///< Those who wrote for the first time.
};

}  // namespace

std::unique_ptr<ShowFacts> makeShowFacts(const ShowSources &sources)
{
    return std::make_unique<ServiceFacts>(sources);
}

std::unique_ptr<ShowService> makeShows(const ShowSources &sources)
{
    ShowService::Handlers handlers;
    handlers.push_back(makeChannelPart(sources));
    handlers.push_back(makeRewardsPart(sources));
    handlers.push_back(makeChatPart(sources));
    handlers.push_back(makeLockdownPart(sources));
    handlers.push_back(makeAdsPart(sources));
    handlers.push_back(makeWaitingPart(sources));
    handlers.push_back(makeMarkersPart(sources));
    handlers.push_back(makeRaidPart(sources));
    addPlannedParts(sources, handlers);
    return std::make_unique<ShowService>(sources.account->store(), sources.account->userId(), *sources.clock,
                                         std::move(handlers), makeShowFacts(sources));
}

void setOpen(PartPlan &plan, ShowStep::State state, const QString &reason)
{
    for (ShowStep &step : plan.steps) {
        if (!step.isOpen())
            continue;
        step.state = state;
        step.reason = reason;
    }
}

void report(PartPlan plan, ShowStep::State state, const QString &reason,
            const ShowHandler::Progress &progress)
{
    setOpen(plan, state, reason);
    progress(plan);
}

void whenRead(Poll *poll, QObject *context, const std::function<void()> &refresh,
              const std::function<bool()> &isDone, const std::function<void(const QString &failure)> &done)
{
    auto *watch = new QObject(context);
    // Two readings may be of the same time, so its change does not tell that one has ended.
    const auto hasBegun = std::make_shared<bool>(false);
    // Signals that are queued already arrive after disconnect() too.
    const auto isOver = std::make_shared<bool>(false);
    const auto look = [poll, watch, isDone, done, hasBegun, isOver, before = poll->asOf()] {
        if (*isOver)
            return;
        *hasBegun = *hasBegun || poll->isReading();
        const bool isRead = *hasBegun || poll->asOf() != before || !poll->failure().isEmpty();
        if (poll->isReading() || !(isRead || (isDone && isDone())))
            return;
        *isOver = true;
        QObject::disconnect(poll, nullptr, watch, nullptr);
        watch->deleteLater();
        done(poll->failure());
    };
    QObject::connect(poll, &Poll::changed, watch, look, Qt::QueuedConnection);
    refresh();
}

void readFeed(Feed *feed, QObject *context, const ShowHandler::Read &done)
{
    whenRead(
        feed->poll(), context, [feed] { feed->refresh(); }, {},
        [done](const QString &failure) {
            failure.isEmpty() ? done(QString()) : done(Error{.message = failure});
        });
}

}  // namespace Sidestage
