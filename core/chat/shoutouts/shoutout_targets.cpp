// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutout_targets.h"

#include "accounts/account.h"
#include "api/channels.h"
#include "api/search.h"
#include "api/streams.h"
#include "async/bound.h"
#include "client/client.h"
#include "client/pages.h"

#include <QPointer>
#include <QTimer>

namespace Sidestage {

using namespace Api;

namespace {

constexpr int maxFound = 20;
constexpr int maxRecent = 10;
/// Channels whose follows are looked at for who is live: those followed last.
constexpr qsizetype maxFollowed = 1000;
constexpr qsizetype idsPerCall = 100;

using Source = ShoutoutTarget::Source;

}  // namespace

struct ShoutoutTargets::Private
{
    QPointer<Account> account;
    QString channelId{};
    ShoutoutQueue *queue = nullptr;
    QList<ShoutoutTarget> followed{};
    bool isReading = false;
    QTimer pause{};
    QString text{};  ///< What is to be looked for, as it was typed.
    Canceller running{};
    int turn = 0;
};

ShoutoutTargets::ShoutoutTargets(Account *account, QString channelId, ShoutoutQueue *queue, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    d->account = account;
    d->channelId = std::move(channelId);
    d->queue = queue;
    d->pause.setSingleShot(true);
    d->pause.setInterval(std::chrono::milliseconds(250));
    connect(&d->pause, &QTimer::timeout, this, [this] { searchNow(); });
    connect(queue, &ShoutoutQueue::raidersChanged, this, [this](const QString &id) {
        if (id == d->channelId)
            Q_EMIT suggestionsChanged();
    });
    connect(queue, &ShoutoutQueue::sent, this, &ShoutoutTargets::suggestionsChanged);
    QTimer::singleShot(0, this, &ShoutoutTargets::refresh);
}

ShoutoutTargets::~ShoutoutTargets() = default;

QList<ShoutoutTarget> ShoutoutTargets::suggestions() const
{
    QList<ShoutoutTarget> all;
    QSet<QString> seen{d->channelId};
    const auto add = [&](const ShoutoutTarget &target) {
        if (target.id.isEmpty() || seen.contains(target.id))
            return false;
        seen.insert(target.id);
        all.append(target);
        return true;
    };
    for (const ShoutoutTarget &target : d->queue->raiders(d->channelId))
        add(target);
    for (const ShoutoutTarget &target : std::as_const(d->followed))
        add(target);
    int recent = 0;
    for (const SentShoutout &sent : d->queue->history(ShoutoutQueue::maxKept)) {
        if (recent == maxRecent)
            break;
        recent += sent.fromId == d->channelId && add(sent.target);
    }
    return all;
}

void ShoutoutTargets::refresh()
{
    if (!d->isReading && d->account && d->account->may(Scope::UserReadFollows))
        readFollowed();
}

Bound ShoutoutTargets::readFollowed()
{
    d->isReading = true;
    const GetFollowedChannels request{.userId = d->account->userId()};
    Pages pages(d->account->client(), inLargestPages(request));
    auto collecting = pages.collect(maxFollowed);
    const auto follows = co_await collecting;
    if (!follows) {
        d->isReading = false;
        co_return;
    }
    QList<ShoutoutTarget> live;
    for (qsizetype at = 0; at < follows->size(); at += idsPerCall) {
        if (!d->account)
            break;
        GetStreams about;
        for (const FollowedChannel &channel : follows->mid(at, idsPerCall))
            about.userIds.append(channel.broadcasterId);
        about.first = int(idsPerCall);
        auto asking = d->account->client()->call(about);
        const auto streams = co_await asking;
        if (!streams) {
            d->isReading = false;
            co_return;
        }
        for (const Stream &stream : streams->data)
            live.append({.id = stream.userId,
                         .login = stream.userLogin,
                         .name = stream.userName,
                         .source = Source::Followed,
                         .detail = stream.gameName,
                         .isLive = true});
    }
    d->isReading = false;
    if (d->followed == live)
        co_return;
    d->followed = live;
    Q_EMIT suggestionsChanged();
}

void ShoutoutTargets::search(const QString &text)
{
    ++d->turn;
    d->running.cancel();
    d->text = text;
    if (text.trimmed().isEmpty())
        d->pause.stop();
    else
        d->pause.start();
}

Bound ShoutoutTargets::searchNow()
{
    const QString text = d->text;
    const int turn = d->turn;
    QString login = text.trimmed();
    if (login.startsWith(u'@'))
        login.remove(0, 1);
    if (login.isEmpty())
        co_return;
    if (!d->account) {
        Q_EMIT notFound(text, {.kind = Error::Kind::Unauthorized, .message = tr("Not signed in.")});
        co_return;
    }
    const SearchChannels request{.query = login, .first = maxFound};
    auto asking = d->account->client()->call(request);
    d->running = asking.canceller();
    const auto page = co_await asking;
    if (turn != d->turn)
        co_return;  // somebody has typed on
    if (!page) {
        Q_EMIT notFound(text, page.error());
        co_return;
    }
    QList<ShoutoutTarget> targets;
    for (const FoundChannel &channel : page->data) {
        if (channel.id != d->channelId)
            targets.append({.id = channel.id,
                            .login = channel.broadcasterLogin,
                            .name = channel.displayName,
                            .source = Source::Search,
                            .detail = channel.gameName,
                            .isLive = channel.isLive});
    }
    Q_EMIT found(text, targets);
}

}  // namespace Sidestage
