// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_modes_private.h"

#include "api/events/chat.h"
#include "client/session.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

ChannelModes::Private::Private(ChannelModes *owner, Account *who, QString where, const Clock &time,
                               Share part)
    : q(owner)
    , account(who)
    , channelId(std::move(where))
    , clock(time)
    , share(std::move(part))
{
    watch.start();
    telling.setSingleShot(true);
    telling.setInterval(share.namePatience);
}

ChannelModes::ChannelModes(Account *account, QString channelId, const Clock &clock, QObject *parent)
    : ChannelModes(account, std::move(channelId), clock, Share(), parent)
{
}

ChannelModes::ChannelModes(Account *account, QString channelId, const Clock &clock, Share share,
                           QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, account, std::move(channelId), clock, std::move(share)))
{
    d->poll = account->polls()->add({.name = QStringLiteral("chat modes"),
                                     .covered = std::max<std::chrono::milliseconds>(60s, d->share.pause),
                                     .uncovered = d->share.pause,
                                     .offScreen = std::max<std::chrono::milliseconds>(120s, d->share.pause)},
                                    this);
    connect(d->poll, &Poll::due, this, [this] {
        d->pollWants = true;
        d->startRead();
    });
    connect(d->poll, &Poll::changed, this, &ChannelModes::freshnessChanged);
    connect(&d->telling, &QTimer::timeout, this, [this] { d->emitToOthers(); });
    connect(account->session(), &Session::tokenChanged, this, [this] { d->rights(); });
    connect(account->session(), &Session::ended, this, [this] { Q_EMIT changed(); });
    connect(account->events(), &EventService::coverageChanged, this, [this] { d->cover(); });
    connect(account->events(), &EventService::gap, this, [this] { d->liveSince = d->now(); });
    d->listen();
}

ChannelModes::~ChannelModes()
{
    // Nobody waits for ever. Not from here: whoever is told may be about to end as well.
    const Error gone{.kind = Error::Kind::Cancelled};
    const auto tell = [&gone](const QPointer<QObject> &context, const auto &done) {
        if (context && done)
            QTimer::singleShot(0, context.data(), [done, gone] { done(gone); });
    };
    for (const auto &request : d->requests)
        tell(request->context, request->done);
    for (const auto &waiter : d->served + d->waiting) {
        if (waiter.context != this)
            tell(waiter.context, waiter.done);
    }
    for (const auto &request : d->shieldWishes)
        tell(request->context, request->done);
    d->requests.clear();
    d->leaveGate();
}

Account *ChannelModes::account() const
{
    return d->account;
}

const QString &ChannelModes::channelId() const
{
    return d->channelId;
}

bool ChannelModes::isKnown() const
{
    return d->known;
}

bool ChannelModes::isFresh() const
{
    if (!d->known || d->isTold)
        return false;
    return (isLive() && d->truthAt >= d->liveSince)
        || d->now() - d->truthAt <= 2 * std::chrono::milliseconds(d->share.pause).count();
}

const ChatModes &ChannelModes::service() const
{
    return d->service;
}

const QList<ModesChange> &ChannelModes::history() const
{
    return d->history;
}

QDateTime ChannelModes::asOf() const
{
    return d->asOf;
}

QString ChannelModes::failure() const
{
    return d->poll->failure();
}

int ChannelModes::interval() const
{
    return d->poll->interval();
}

bool ChannelModes::isLive() const
{
    return d->hearsSettings && d->account->events()->covers<ChatSettingsUpdated>(d->asReader());
}

void ChannelModes::setOnScreen(bool onScreen)
{
    d->onScreen = onScreen;
    d->poll->setOnScreen(onScreen);
    d->wantShield();
}

void ChannelModes::refresh()
{
    d->poll->trigger();
    if (d->shieldPoll)
        d->shieldPoll->trigger();
}

void ChannelModes::setEvents(Events events)
{
    if (d->share.events == events)
        return;
    d->share.events = events;
    d->listen();
}

void ChannelModes::read(QObject *context, Done done)
{
    d->wantRead(context, std::move(done));
}

}  // namespace Sidestage
