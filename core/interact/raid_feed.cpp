// SPDX-License-Identifier: GPL-3.0-or-later
#include "raid_feed.h"

#include "api/events/channel.h"
#include "api/events/moderation.h"
#include "client/list_walk.h"
#include "client/service_clock.h"
#include "interact_store.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

RaidFeed::RaidFeed(Account *account, InteractStore *store, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("raid targets"), .covered = 60s, .uncovered = 60s, .offScreen = 600s},
           parent)
    , m_store(store)
{
    m_gone.setSingleShot(true);
    connect(&m_gone, &QTimer::timeout, this, [this] {
        const auto raid = m_pending;
        setPending({});
        // Without events nobody says that the raid has left.
        if (raid && !raid->isDoubtful && !hearsRaids())
            Q_EMIT left(raid->name);
    });
    connect(account->serviceClock(), &ServiceClock::changed, this,
            [this] { m_pending ? showPending(m_pending) : restore(); });
    restore();
}

QDateTime RaidFeed::leavesAt() const
{
    return m_pending ? m_pending->startedAt.addSecs(countdown.count()) : QDateTime();
}

void RaidFeed::setFavourite(const QString &id, bool isFavourite)
{
    if (!m_store->setRaidFavourite(id, isFavourite))
        return;
    for (RaidTarget &target : m_targets) {
        if (target.id == id)
            target.isFavourite = isFavourite;
    }
    sortTargets();
    Q_EMIT changed();
}

bool RaidFeed::listen()
{
    const QString own = account()->userId();
    on<ChannelRaided>({.fromBroadcasterUserId = own}, [this](const ChannelRaided &event, const QDateTime &) {
        setPending({});
        Q_EMIT left(event.toBroadcasterUserName);
    });
    // Who started or cancelled a raid elsewhere is known only with all scopes of this event.
    const EventCondition asModerator{.broadcasterUserId = own, .moderatorUserId = own};
    on<ChannelModerated>(asModerator, [this](const ChannelModerated &event, const QDateTime &at) {
        if (event.action == u"raid" && event.raid && (!m_pending || m_pending->isDoubtful))
            setPending(Pending{.name = event.raid->userName, .startedAt = at});
        else if (event.action == u"unraid")
            setPending({});
    });
    return true;
}

Bound RaidFeed::read()
{
    constexpr int most = 500;
    ListWalk walk(account()->client(), inLargestPages(GetFollowedStreams{.userId = account()->userId()}));
    auto reading = walk.collect(most);
    const auto streams = co_await reading;
    if (streams) {
        const QStringList favourites = m_store->raidFavourites();
        m_targets.clear();
        for (const Stream &stream : *streams)
            m_targets.append({.id = stream.userId,
                              .name = stream.userName,
                              .category = stream.gameName,
                              .viewers = stream.viewerCount,
                              .isFavourite = favourites.contains(stream.userId)});
        sortTargets();
        Q_EMIT changed();
    }
    finished(statusOf(streams));
}

void RaidFeed::start(const RaidTarget &target)
{
    if (m_pending)
        return;
    submit(StartRaid{.fromBroadcasterId = account()->userId(), .toBroadcasterId = target.id},
           [this, target](const Result<QList<PendingRaid>> &begun) {
               // After a timeout it may be counting down, and must be shown to be cancelled.
               if (begun || begun.error().isUncertain())
                   setPending(Pending{.name = target.name,
                                      .startedAt = !begun || begun->isEmpty()
                                          ? account()->serviceClock()->now()
                                          : begun->first().createdAt,
                                      .isDoubtful = !begun});
           });
}

void RaidFeed::cancel()
{
    if (!m_pending)
        return;
    submit(CancelRaid{.broadcasterId = account()->userId()}, [this](const Result<void> &cancelled) {
        if (cancelled || cancelled.error().kind == Error::Kind::NotFound)
            setPending({});
        else if (m_pending && cancelled.error().isUncertain())
            m_pending->isDoubtful = true;
    });
}

bool RaidFeed::hearsRaids() const
{
    return account()->events()->covers<ChannelRaided>({.fromBroadcasterUserId = account()->userId()});
}

void RaidFeed::setPending(std::optional<Pending> pending)
{
    // The service cannot be asked for it after a restart.
    std::ignore = m_store->setRaid(
        pending ? std::optional(KeptRaid{.name = pending->name, .startedAt = pending->startedAt})
                : std::nullopt);
    showPending(std::move(pending));
}

void RaidFeed::restore()
{
    const auto raid = m_store->raid();
    if (raid && account()->serviceClock()->now() < raid->startedAt.addSecs(countdown.count()))
        showPending(Pending{.name = raid->name, .startedAt = raid->startedAt, .isDoubtful = true});
}

void RaidFeed::showPending(std::optional<Pending> pending)
{
    m_pending = std::move(pending);
    m_gone.stop();
    if (m_pending) {
        const qint64 left = account()->serviceClock()->now().msecsTo(leavesAt());
        m_gone.start(std::chrono::milliseconds(std::max<qint64>(0, left) + 5'000));
    }
    Q_EMIT changed();
}

void RaidFeed::sortTargets()
{
    std::stable_sort(m_targets.begin(), m_targets.end(), [](const RaidTarget &a, const RaidTarget &b) {
        return a.isFavourite != b.isFavourite ? a.isFavourite : a.viewers > b.viewers;
    });
}

}  // namespace Sidestage
