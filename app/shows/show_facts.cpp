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
#include "chat/people/chat_channels.h"
#include "live/follower_watch.h"
#include "rewards/archive/redemption_archive.h"
#include "rewards/rewards_service.h"
#include "schema/describe.h"
#include "show_handlers.h"

#include <QPointer>

namespace Sidestage {

namespace {

class ServiceFacts : public ShowFacts
{
public:
    explicit ServiceFacts(const ShowSources &sources)
        : m_sources(sources)
    {
    }

    std::optional<int> viewers() const override
    {
        const ChatService *chat = m_sources.chat();
        const auto channel = chat ? chat->channels()->find(m_sources.account->userId()) : std::nullopt;
        return channel && channel->live == ChatChannel::Live::Live ? std::optional(channel->viewers)
                                                                   : std::nullopt;
    }

    void begin(ShowSummary &summary) const override
    {
        summary.followersBefore = m_sources.followers->total();
        if (const auto campaign = m_sources.charity->cache()->current())
            summary.charityBefore = campaign->id + u' ' + QString::number(campaign->total.minor());
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
        if (const auto campaign = m_sources.charity->cache()->current()) {
            const QStringList before = summary.charityBefore.split(u' ');
            // A campaign that began during the show began with nothing.
            const qint64 minor = before.value(0) == campaign->id ? before.value(1).toLongLong() : 0;
            summary.charityMinor = campaign->total.minor() - minor;
            if (summary.charityMinor > 0)
                summary.charity = campaign->total.of(summary.charityMinor).text();
        }
        count(run.beganAt, until, summary, context, std::move(done));
    }

private:
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
    addPlannedParts(sources, handlers);
    return std::make_unique<ShowService>(sources.account->store(), sources.account->userId(), *sources.clock,
                                         std::move(handlers), makeShowFacts(sources));
}

}  // namespace Sidestage
