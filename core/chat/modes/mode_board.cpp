// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_board_private.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// A session of live events has room for 300 subscriptions, and others want some: four each for so many
/// channels, and one each for so many more.
constexpr int maxHeardInFull = 45;
constexpr int maxHeard = 85;
/// Readings of all channels together, per minute, while no events come: an eighth of the usual budget.
constexpr int readingsPerMinute = 100;
constexpr int shortestPause = 10;

}  // namespace

ModeBoard::ModeBoard(ChatChannels *channels, ChatStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(new Private{.q = this, .channels = channels, .store = store, .clock = clock})
{
    connect(channels, &ChatChannels::listChanged, this, [this] {
        for (const QString &id : d->modes.keys() + d->onScreen)
            d->check(id);
    });
    connect(channels, &ChatChannels::changed, this, [this](const QString &id) { d->check(id); });
    d->telling.setSingleShot(true);
    connect(&d->telling, &QTimer::timeout, this, [this] {
        const auto news = std::exchange(d->news, {});
        for (const qint64 job : news)
            Q_EMIT jobChanged(job);
    });
}

ModeBoard::~ModeBoard()
{
    d->gate->close();  // who leaves would let in those that are about to leave as well
    const auto modes = std::exchange(d->modes, {});
    qDeleteAll(modes);
}

ChatChannels *ModeBoard::channels() const
{
    return d->channels;
}

ChannelModes *ModeBoard::modes(const QString &channelId) const
{
    return d->findOrAdd(channelId);
}

ChannelModes *ModeBoard::Private::findOrAdd(const QString &id)
{
    if (ChannelModes *known = modes.value(id))
        return known;
    Account *account = channels->accountFor(id);
    if (!account)
        return nullptr;
    ChannelModes *made = make(id, account);
    shareEvents();
    return made;
}

ChannelModes *ModeBoard::Private::make(const QString &id, Account *account)
{
    const int many = int(channels->ids().size());
    const std::chrono::seconds pause(std::max(shortestPause, many * 60 / readingsPerMinute));
    auto *made = new ChannelModes(account, id, clock,
                                  {.events = ChannelModes::Events::None, .pause = pause, .gate = gate}, q);
    modes.insert(id, made);
    made->setOnScreen(onScreen.contains(id));
    connect(made, &ChannelModes::changed, q, [this, id] { Q_EMIT q->changed(id); });
    connect(made, &ChannelModes::freshnessChanged, q, &ModeBoard::freshnessChanged);
    connect(made, &ChannelModes::changedElsewhere, q,
            [this, id](const ModesChange &change) { Q_EMIT q->changedElsewhere(id, change); });
    connect(made, &ChannelModes::answered, q,
            [this, id](const Result<void> &outcome) { channels->note(id, outcome); });
    return made;
}

void ModeBoard::Private::check(const QString &id)
{
    ChannelModes *known = modes.value(id);
    const auto channel = channels->find(id);
    if (known && channel && channel->account == known->account()->userId())
        return;
    if (!known) {
        // Perhaps somebody can act there now who looks at it already.
        if (onScreen.contains(id) && findOrAdd(id))
            Q_EMIT q->modesReplaced(id);
        return;
    }
    modes.remove(id);
    delete known;
    findOrAdd(id);
    shareEvents();
    Q_EMIT q->modesReplaced(id);
    Q_EMIT q->freshnessChanged();
}

void ModeBoard::Private::shareEvents()
{
    QStringList order = onScreen;
    for (const QString &id : channels->ids()) {
        if (!order.contains(id))
            order.append(id);
    }
    QHash<QString, int> heard;  // by account
    for (const QString &id : std::as_const(order)) {
        ChannelModes *one = modes.value(id);
        if (!one)
            continue;
        const int place = heard[one->account()->userId()]++;
        one->setEvents(place < maxHeardInFull ? ChannelModes::Events::All
                           : place < maxHeard ? ChannelModes::Events::Settings
                                              : ChannelModes::Events::None);
    }
}

void ModeBoard::setOnScreen(const QStringList &channelIds, const QObject *viewer)
{
    d->viewers.insert(viewer, channelIds);
    if (channelIds.isEmpty())
        d->viewers.remove(viewer);
    // The page first: its order decides which have events.
    QStringList all = d->viewers.value(nullptr);
    for (const QStringList &some : std::as_const(d->viewers))
        all += some;
    all.removeDuplicates();
    d->onScreen = all;
    for (const QString &id : std::as_const(all)) {
        Account *account = d->channels->accountFor(id);
        if (!d->modes.contains(id) && account)
            d->make(id, account);
    }
    const QSet<QString> seen(all.cbegin(), all.cend());
    for (auto one = d->modes.cbegin(); one != d->modes.cend(); ++one)
        (*one)->setOnScreen(seen.contains(one.key()));
    d->shareEvents();
    Q_EMIT freshnessChanged();
}

QList<const ChannelModes *> ModeBoard::Private::watched() const
{
    QList<const ChannelModes *> all;
    for (const QString &id : onScreen) {
        if (const ChannelModes *one = modes.value(id))
            all.append(one);
    }
    return all;
}

QDateTime ModeBoard::asOf() const
{
    QDateTime oldest;
    for (const ChannelModes *one : d->watched()) {
        if (!one->asOf().isValid())
            return {};
        if (!oldest.isValid() || one->asOf() < oldest)
            oldest = one->asOf();
    }
    return oldest;
}

QString ModeBoard::failure() const
{
    for (const ChannelModes *one : d->watched()) {
        if (!one->failure().isEmpty())
            return one->failure();
    }
    return {};
}

int ModeBoard::interval() const
{
    int longest = 1;
    for (const ChannelModes *one : d->watched())
        longest = std::max(longest, one->interval());
    return longest;
}

bool ModeBoard::isLive() const
{
    const auto watched = d->watched();
    return !watched.isEmpty()
        && std::all_of(watched.begin(), watched.end(), [](const auto *one) { return one->isLive(); });
}

void ModeBoard::refresh()
{
    for (const QString &id : std::as_const(d->onScreen)) {
        if (ChannelModes *one = d->modes.value(id))
            one->refresh();
    }
}

}  // namespace Sidestage
