// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutout_targets.h"

#include "accounts/account.h"
#include "api/channels.h"
#include "api/search.h"
#include "api/streams.h"
#include "async/bound.h"
#include "client/client.h"
#include "client/list_walk.h"

#include <QPointer>
#include <QTimer>

namespace Sidestage {

using namespace Api;

namespace {

constexpr int maxFound = 20;
constexpr int maxRecent = 10;
/// Number of followed channels whose live state is read: those followed last.
constexpr qsizetype maxFollowed = 1000;
constexpr qsizetype idsPerCall = 100;

using Source = ShoutoutTarget::Source;

}  // namespace

ShoutoutTargets::ShoutoutTargets(Account *account, QString channelId, ShoutoutQueue *queue, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_channelId(std::move(channelId))
    , m_queue(queue)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(std::chrono::milliseconds(250));
    connect(&m_pause, &QTimer::timeout, this, [this] { searchNow(); });
    connect(queue, &ShoutoutQueue::raidersChanged, this, [this](const QString &id) {
        if (id == m_channelId)
            Q_EMIT suggestionsChanged();
    });
    connect(queue, &ShoutoutQueue::sent, this, &ShoutoutTargets::suggestionsChanged);
    QTimer::singleShot(0, this, &ShoutoutTargets::refresh);
}

ShoutoutTargets::~ShoutoutTargets() = default;

QList<ShoutoutTarget> ShoutoutTargets::suggestions() const
{
    QList<ShoutoutTarget> all;
    QSet<QString> seen{m_channelId};
    const auto add = [&](const ShoutoutTarget &target) {
        if (target.id.isEmpty() || seen.contains(target.id))
            return false;
        seen.insert(target.id);
        all.append(target);
        return true;
    };
    for (const ShoutoutTarget &target : m_queue->raiders(m_channelId))
        add(target);
    for (const ShoutoutTarget &target : std::as_const(m_followed))
        add(target);
    int recent = 0;
    for (const SentShoutout &sent : m_queue->history(ShoutoutQueue::maxKept)) {
        if (recent == maxRecent)
            break;
        recent += sent.fromId == m_channelId && add(sent.target);
    }
    return all;
}

void ShoutoutTargets::refresh()
{
    if (!m_isReading && m_account && m_account->may(Scope::UserReadFollows))
        readFollowed();
}

void ShoutoutTargets::search(const QString &text)
{
    ++m_turn;
    m_running.cancel();
    m_text = text;
    if (text.trimmed().isEmpty())
        m_pause.stop();
    else
        m_pause.start();
}

Bound ShoutoutTargets::readFollowed()
{
    m_isReading = true;
    const GetFollowedChannels request{.userId = m_account->userId()};
    ListWalk pages(m_account->client(), inLargestPages(request));
    auto collecting = pages.collect(maxFollowed);
    const auto follows = co_await collecting;
    if (!follows) {
        m_isReading = false;
        co_return;
    }
    QList<ShoutoutTarget> live;
    for (qsizetype at = 0; at < follows->size(); at += idsPerCall) {
        if (!m_account)
            break;
        GetStreams about;
        for (const FollowedChannel &channel : follows->mid(at, idsPerCall))
            about.userIds.append(channel.broadcasterId);
        about.first = int(idsPerCall);
        auto asking = m_account->client()->call(about);
        const auto streams = co_await asking;
        if (!streams) {
            m_isReading = false;
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
    m_isReading = false;
    if (m_followed == live)
        co_return;
    m_followed = live;
    Q_EMIT suggestionsChanged();
}

Bound ShoutoutTargets::searchNow()
{
    const QString text = m_text;
    const int turn = m_turn;
    QString login = text.trimmed();
    if (login.startsWith(u'@'))
        login.remove(0, 1);
    if (login.isEmpty())
        co_return;
    if (!m_account) {
        Q_EMIT notFound(text, {.kind = Error::Kind::Unauthorized, .message = tr("Not signed in.")});
        co_return;
    }
    const SearchChannels request{.query = login, .first = maxFound};
    auto asking = m_account->client()->call(request);
    m_running = asking.canceller();
    const auto page = co_await asking;
    if (turn != m_turn)
        co_return;  // the text has changed meanwhile
    if (!page) {
        Q_EMIT notFound(text, page.error());
        co_return;
    }
    QList<ShoutoutTarget> targets;
    for (const FoundChannel &channel : page->data) {
        if (channel.id != m_channelId)
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
