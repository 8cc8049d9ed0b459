// SPDX-License-Identifier: GPL-3.0-or-later
#include "chatter_list.h"

#include "accounts/account.h"
#include "api/moderation.h"
#include "client/pages.h"
#include "client/session.h"
#include "events/poll_scheduler.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

struct ChatterList::Private
{
    Private(Account *who, QString where)
        : account(who)
        , channelId(std::move(where))
    {
    }

    bool mayRead() const { return account->may(Scope::ModeratorReadChatters); }
    bool mayReadModerators() const
    {
        return isOwn && (account->may(Scope::ModerationRead) || account->may(Scope::ChannelManageModerators));
    }
    bool mayReadVips() const
    {
        return isOwn && (account->may(Scope::ChannelReadVips) || account->may(Scope::ChannelManageVips));
    }

    Account *account;
    QString channelId;
    bool isOwn = account->userId() == channelId;
    Poll *poll = nullptr;
    Poll *rolesPoll = nullptr;
    int serviceTotal = 0;
    bool isReading = false;
    bool isReadingRoles = false;
    std::optional<Error> refusal{};
};

ChatterList::ChatterList(Account *account, QString channelId, QObject *parent)
    : ChatterModel(channelId, parent)
    , d(std::make_unique<Private>(account, channelId))
{
    // No event tells of chatters, and the list itself is behind by some moments.
    d->poll = account->polls()->add(
        {.name = QStringLiteral("chatters"), .covered = 30s, .uncovered = 30s, .offScreen = 600s}, this);
    connect(d->poll, &Poll::due, this, &ChatterList::read);
    connect(d->poll, &Poll::changed, this, &ChatterList::freshnessChanged);
    connect(account->session(), &Session::tokenChanged, this, &ChatterList::rights);
    rights();
}

ChatterList::~ChatterList() = default;

Account *ChatterList::account() const
{
    return d->account;
}

int ChatterList::serviceTotal() const
{
    return d->serviceTotal;
}

bool ChatterList::isOwn() const
{
    return d->isOwn;
}

QList<Scope> ChatterList::missingForRoles() const
{
    QList<Scope> missing;
    if (d->isOwn && !d->mayReadModerators())
        missing.append(Scope::ModerationRead);
    if (d->isOwn && !d->mayReadVips())
        missing.append(Scope::ChannelReadVips);
    return missing;
}

bool ChatterList::isReading() const
{
    return d->isReading;
}

QDateTime ChatterList::asOf() const
{
    return d->poll->asOf();
}

QString ChatterList::failure() const
{
    return d->poll->failure();
}

std::optional<Error> ChatterList::refusal() const
{
    return d->refusal;
}

int ChatterList::interval() const
{
    return d->poll->interval();
}

void ChatterList::setOnScreen(bool onScreen)
{
    d->poll->setOnScreen(onScreen);
    if (d->rolesPoll)
        d->rolesPoll->setOnScreen(onScreen);
}

void ChatterList::refresh()
{
    d->poll->trigger();
    if (d->rolesPoll)
        d->rolesPoll->trigger();
}

/// The token may do something else now.
void ChatterList::rights()
{
    const bool isRefused = d->refusal.has_value();
    if (!d->mayRead()) {
        d->refusal = Error{.kind = Error::Kind::Unauthorized};
    } else if (isRefused) {
        d->refusal.reset();
        d->poll->trigger();
    }
    if (!d->rolesPoll && (d->mayReadModerators() || d->mayReadVips())) {
        // Roles change seldom.
        d->rolesPoll = d->account->polls()->add({.name = QStringLiteral("roles in the chat"),
                                                 .covered = 300s,
                                                 .uncovered = 300s,
                                                 .offScreen = 900s,
                                                 .calls = 2},
                                                this);
        connect(d->rolesPoll, &Poll::due, this, &ChatterList::readRoles);
    } else if (d->rolesPoll && !missingForRoles().isEmpty() == knowsRoles()) {
        d->rolesPoll->trigger();
    }
    if (isRefused != d->refusal.has_value())
        Q_EMIT freshnessChanged();
}

Bound ChatterList::read()
{
    if (d->isReading)
        co_return;
    if (!d->mayRead()) {
        d->poll->finished(Error{.kind = Error::Kind::Cancelled});
        co_return;
    }
    d->isReading = true;
    Q_EMIT freshnessChanged();
    GetChatters request;
    request.broadcasterId = d->channelId;
    request.moderatorId = d->account->userId();
    const GetChatters largest = inLargestPages(request);
    Pages<GetChatters> pages(d->account->client(), largest);
    beginReading();
    std::optional<Error> error;
    while (!error && !pages.isAtEnd()) {
        auto asking = pages.next();
        const Result<std::optional<Page<Chatter>>> page = co_await asking;
        if (!page) {
            error = page.error();
        } else if (*page) {
            // Known now, so that polls leave room for it next time.
            d->serviceTotal = pages.total().value_or(total());
            d->poll->setCalls(qMax(1, (d->serviceTotal + *largest.first - 1) / *largest.first));
            upsert((*page)->data, QDateTime::currentDateTimeUtc());
        }
    }
    d->isReading = false;
    if (error) {
        if (error->kind == Error::Kind::Forbidden
            || (error->kind == Error::Kind::Unauthorized && !d->account->session()->isEnded()))
            d->refusal = error;
        d->poll->finished(*error);
        Q_EMIT answered(*error);
        co_return;
    }
    d->refusal.reset();
    endReading(QDateTime::currentDateTimeUtc());
    d->poll->finished({});
    Q_EMIT answered({});
}

Bound ChatterList::readRoles()
{
    if (d->isReadingRoles)
        co_return;
    d->isReadingRoles = true;
    QHash<QString, ChatterRow::Role> roles;
    std::optional<Error> error;
    int calls = 0;
    if (d->mayReadVips()) {
        GetVips request;
        request.broadcasterId = d->channelId;
        Pages<GetVips> pages(d->account->client(), inLargestPages(request));
        while (!error && !pages.isAtEnd()) {
            auto asking = pages.next();
            const Result<std::optional<Page<Vip>>> page = co_await asking;
            ++calls;
            if (!page) {
                error = page.error();
            } else if (*page) {
                for (const Vip &vip : (*page)->data)
                    roles.insert(vip.userId, ChatterRow::Role::Vip);
            }
        }
    }
    if (!error && d->mayReadModerators()) {
        GetModerators request;
        request.broadcasterId = d->channelId;
        Pages<GetModerators> pages(d->account->client(), inLargestPages(request));
        while (!error && !pages.isAtEnd()) {
            auto asking = pages.next();
            const Result<std::optional<Page<Moderator>>> page = co_await asking;
            ++calls;
            if (!page) {
                error = page.error();
            } else if (*page) {
                for (const Moderator &moderator : (*page)->data)
                    roles.insert(moderator.userId, ChatterRow::Role::Moderator);
            }
        }
    }
    d->isReadingRoles = false;
    if (!error) {
        setRoles(roles, missingForRoles().isEmpty());
        d->rolesPoll->setCalls(qMax(1, calls));
    }
    d->rolesPoll->finished(error ? Result<void>(*error) : Result<void>());
}

}  // namespace Sidestage
