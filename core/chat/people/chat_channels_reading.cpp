// SPDX-License-Identifier: GPL-3.0-or-later

// Which channels there are, and what goes on in them, as the service says.

#include "chat_channels_private.h"

#include "base/bidi.h"
#include "base/log.h"
#include "client/client.h"
#include "client/pages.h"
#include "client/session.h"
#include "profile/profile_store.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

constexpr qsizetype idsPerCall = 100;
/// The title of a channel that is not live is asked for this often, in milliseconds.
constexpr qint64 titlePause = 10 * 60'000;

}  // namespace

ChatChannels::Reader::Reader(ChatChannels::Private *owner, Account *account)
    : d(owner)
    , m_account(account)
    , m_live(account->polls()->add({.name = QStringLiteral("streams of chat channels"),
                                    .covered = 30s,
                                    .uncovered = 30s,
                                    .offScreen = 60s},
                                   this))
{
    connect(m_live, &Poll::due, this, [this] { readLive(); });
    connect(m_live, &Poll::changed, d->q, &ChatChannels::freshnessChanged);
    connect(account->session(), &Session::tokenChanged, this, [this] { rights(); });
    connect(account->session(), &Session::ended, this, [this] {
        // Nobody keeps it true any more.
        for (const ChatChannel &channel : d->q->all()) {
            if (channel.account == m_account->userId())
                d->facts[channel.id].live = ChatChannel::Live::Unknown;
        }
        rights();
    });
    connect(account, &Account::infoChanged, this, [this] { d->rebuild(); });
    m_live->setOnScreen(d->onScreen);
    rights();
}

void ChatChannels::Reader::rights()
{
    if (!m_list && m_account->may(Scope::UserReadModeratedChannels)) {
        // Roles are given and taken rarely; a change that fails tells as well.
        m_list = m_account->polls()->add({.name = QStringLiteral("moderated channels"),
                                          .covered = 120s,
                                          .uncovered = 120s,
                                          .offScreen = 600s},
                                         this);
        connect(m_list, &Poll::due, this, [this] { readList(); });
        connect(m_list, &Poll::changed, d->q, &ChatChannels::freshnessChanged);
        m_list->setOnScreen(d->onScreen);
    } else if (m_list && !m_account->session()->isEnded()
               && !m_account->may(Scope::UserReadModeratedChannels)) {
        delete std::exchange(m_list, nullptr);
    }
    d->rebuild();
    // Who acts may be another one, or nobody.
    for (const ChatChannel &channel : d->q->all()) {
        if (channel.accounts.contains(m_account->userId()))
            Q_EMIT d->q->changed(channel.id);
    }
}

void ChatChannels::Reader::setOnScreen(bool onScreen)
{
    m_live->setOnScreen(onScreen);
    if (m_list)
        m_list->setOnScreen(onScreen);
}

void ChatChannels::Reader::refresh()
{
    m_live->trigger();
    if (m_list)
        m_list->trigger();
}

Bound ChatChannels::Reader::readList()
{
    const GetModeratedChannels request{.userId = m_account->userId()};
    Pages pages(m_account->client(), inLargestPages(request));
    auto collecting = pages.collect();
    const auto listed = co_await collecting;
    if (m_list)
        m_list->finished(listed ? Result<void>() : Result<void>(listed.error()));
    if (listed)
        d->learnModerated(m_account, *listed);
}

Bound ChatChannels::Reader::readLive()
{
    QStringList ids;
    for (const ChatChannel &channel : d->q->all()) {
        if (channel.account == m_account->userId())
            ids.append(channel.id);
    }
    m_live->setCalls(int((ids.size() + idsPerCall - 1) / idsPerCall));
    Result<void> outcome;
    for (qsizetype at = 0; at < ids.size(); at += idsPerCall) {
        const QStringList some = ids.sliced(at, std::min(idsPerCall, ids.size() - at));
        GetStreams request;
        request.userIds = some;
        request.first = int(idsPerCall);
        auto asking = m_account->client()->call(request);
        const auto streams = co_await asking;
        if (!streams) {
            outcome = streams.error();
            break;
        }
        if (m_account->session()->isEnded())
            break;
        QSet<QString> live;
        for (const Stream &stream : streams->data) {
            if (!some.contains(stream.userId))
                continue;
            live.insert(stream.userId);
            auto &facts = d->facts[stream.userId];
            facts.live = ChatChannel::Live::Live;
            facts.startedAt = stream.startedAt;
            facts.viewers = stream.viewerCount;
            facts.title = stream.title;
            facts.category = stream.gameName;
            facts.titleAt = -1;  // to be asked for when it ends
            d->learnNames(stream.userId, stream.userLogin, stream.userName);
        }
        QStringList untitled;
        for (const QString &id : some) {
            if (live.contains(id))
                continue;
            auto &facts = d->facts[id];
            facts.live = ChatChannel::Live::Offline;
            facts.startedAt = {};
            facts.viewers = 0;
            if (facts.titleAt < 0 || d->watch.elapsed() - facts.titleAt > titlePause)
                untitled.append(id);
        }
        for (const QString &id : some)
            d->renew(id);
        if (untitled.isEmpty())
            continue;
        const GetChannels about{.broadcasterIds = untitled};
        auto telling = m_account->client()->call(about);
        const auto channels = co_await telling;
        if (!channels) {
            outcome = channels.error();
            break;
        }
        for (const Channel &channel : *channels) {
            auto &facts = d->facts[channel.broadcasterId];
            facts.title = channel.title;
            facts.category = channel.gameName;
            facts.titleAt = d->watch.elapsed();
            d->learnNames(channel.broadcasterId, channel.broadcasterLogin, channel.broadcasterName);
            d->renew(channel.broadcasterId);
        }
    }
    m_live->finished(outcome);
}

void ChatChannels::Private::learnNames(const QString &id, const QString &login, const QString &name)
{
    const auto one = kept.find(id);
    if (one == kept.end() || name.isEmpty() || (one->login == login && one->name == name))
        return;
    one->login = login;
    one->name = name;
    save(*one);
}

void ChatChannels::Private::learnModerated(const Account *account, const QList<ModeratedChannel> &listed)
{
    const QString &who = account->userId();
    QSet<QString> ids;
    QSet<QString> fresh;
    for (const ModeratedChannel &channel : listed) {
        if (channel.broadcasterId.isEmpty())
            continue;
        ids.insert(channel.broadcasterId);
        auto &one = kept[channel.broadcasterId];
        const bool isNew = one.id.isEmpty() || !one.moderators.contains(who);
        one.id = channel.broadcasterId;
        if (!one.moderators.contains(who))
            one.moderators.append(who);
        if (isNew || one.login != channel.broadcasterLogin || one.name != channel.broadcasterName) {
            one.login = channel.broadcasterLogin;
            one.name = channel.broadcasterName;
            fresh.insert(one.id);
        }
        auto &fact = facts[one.id];
        fact.lost.remove(who);
        if (fact.trouble && made(one.id).account == who) {
            fact.trouble.reset();
            fact.troubleSince = {};
        }
    }
    QStringList ended;
    for (auto &one : kept) {
        if (ids.contains(one.id) || !one.moderators.removeOne(who))
            continue;
        ended.append(one.id);
        facts[one.id].lost.insert(who);
    }
    // All in one go: there may be many at first.
    const auto written = profile->database().transaction([&]() -> Result<void> {
        for (const QString &id : fresh + QSet<QString>(ended.cbegin(), ended.cend())) {
            const Kept &one = kept[id];
            const bool stays = !one.moderators.isEmpty() || !one.enteredFor.isEmpty() || isOwn(id);
            if (auto done = stays ? store.saveChannel(one) : store.removeChannel(id); !done)
                return done;
        }
        return {};
    });
    if (!written)
        qCWarning(lcClient) << "the channels could not be kept:" << written.error().message;
    rebuild();
    for (const QString &id : std::as_const(ended)) {
        const auto channel = q->find(id);
        if (channel && channel->account == who)
            setTrouble(id,
                       {.kind = Error::Kind::Forbidden,
                        .message = ChatChannels::tr("%1 is no longer a moderator of this channel.")
                                       .arg(isolated(account->info().displayName))});
    }
}

void ChatChannels::Private::setTrouble(const QString &id, const Error &error)
{
    auto &fact = facts[id];
    if (!fact.trouble)
        fact.troubleSince = clock.now();
    fact.trouble = error;
    renew(id);
}

}  // namespace Sidestage
