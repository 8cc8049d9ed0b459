// SPDX-License-Identifier: GPL-3.0-or-later
#include "raid_feed.h"

#include "api/events/channel.h"
#include "api/events/moderation.h"
#include "client/client.h"
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
    // Without events nobody says that the raid has left.
    connect(&m_gone, &QTimer::timeout, this, [this] {
        const QString name = m_pending ? m_pending->name : QString();
        setPending({});
        if (!name.isEmpty())
            Q_EMIT left(name);
    });
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
        if (event.action == u"raid" && event.raid && !m_pending)
            setPending(Pending{event.raid->userId, event.raid->userName, at});
        else if (event.action == u"unraid")
            setPending({});
    });
    return true;
}

Bound RaidFeed::read()
{
    auto reading = account()->client()->call(GetFollowedStreams{.userId = account()->userId()});
    const auto streams = co_await reading;
    if (streams) {
        const QStringList favourites = m_store->raidFavourites();
        m_targets.clear();
        for (const Stream &stream : streams->data)
            m_targets.append({.id = stream.userId,
                              .name = stream.userName,
                              .category = stream.gameName,
                              .viewers = stream.viewerCount,
                              .isFavourite = favourites.contains(stream.userId)});
        sortTargets();
        Q_EMIT changed();
    }
    finished(streams ? Result<void>() : Result<void>(streams.error()));
}

Bound RaidFeed::start(RaidTarget target)
{
    if (m_isBusy || m_pending)
        co_return;
    setBusy(true);
    const StartRaid request{.fromBroadcasterId = account()->userId(), .toBroadcasterId = target.id};
    auto calling = account()->client()->call(request);
    const auto begun = co_await calling;
    setBusy(false);
    if (!begun) {
        Q_EMIT failed(begun.error());
        co_return;
    }
    const QDateTime at = begun->isEmpty() ? account()->serviceClock()->now() : begun->first().createdAt;
    setPending(Pending{target.id, target.name, at});
}

Bound RaidFeed::cancel()
{
    if (m_isBusy || !m_pending)
        co_return;
    setBusy(true);
    auto calling = account()->client()->call(CancelRaid{.broadcasterId = account()->userId()});
    const auto done = co_await calling;
    setBusy(false);
    if (done || done.error().kind == Error::Kind::NotFound)
        setPending({});
    if (!done)
        Q_EMIT failed(done.error());
}

void RaidFeed::setPending(std::optional<Pending> pending)
{
    m_pending = std::move(pending);
    m_gone.stop();
    if (m_pending) {
        const qint64 left = account()->serviceClock()->now().msecsTo(leavesAt());
        m_gone.start(std::chrono::milliseconds(std::max<qint64>(0, left) + 5'000));
    }
    Q_EMIT changed();
}

void RaidFeed::setBusy(bool busy)
{
    m_isBusy = busy;
    Q_EMIT changed();
}

void RaidFeed::sortTargets()
{
    std::stable_sort(m_targets.begin(), m_targets.end(), [](const RaidTarget &a, const RaidTarget &b) {
        return a.isFavourite != b.isFavourite ? a.isFavourite : a.viewers > b.viewers;
    });
}

}  // namespace Sidestage
