// SPDX-License-Identifier: GPL-3.0-or-later
#include "chatter_list.h"

#include "accounts/account.h"
#include "api/moderation.h"
#include "client/list_walk.h"
#include "client/session.h"
#include "events/poll_scheduler.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

ChatterList::ChatterList(Account *account, QString channelId, QObject *parent)
    : ChatterModel(std::move(channelId), parent)
    , m_account(account)
    , m_isOwn(account->userId() == this->channelId())
{
    // There are no events for chatters, and the list itself lags by some seconds.
    m_poll = account->polls()->add(
        {.name = QStringLiteral("chatters"), .covered = 30s, .uncovered = 30s, .offScreen = 600s}, this);
    connect(m_poll, &Poll::due, this, &ChatterList::read);
    connect(m_poll, &Poll::changed, this, &ChatterList::freshnessChanged);
    connect(account->session(), &Session::tokenChanged, this, &ChatterList::rights);
    rights();
}

ChatterList::~ChatterList() = default;

QList<Scope> ChatterList::missingForRoles() const
{
    QList<Scope> missing;
    if (m_isOwn && !mayReadModerators())
        missing.append(Scope::ModerationRead);
    if (m_isOwn && !mayReadVips())
        missing.append(Scope::ChannelReadVips);
    return missing;
}

QDateTime ChatterList::asOf() const
{
    return m_poll->asOf();
}

QString ChatterList::failure() const
{
    return m_poll->failure();
}

int ChatterList::interval() const
{
    return m_poll->interval();
}

void ChatterList::setOnScreen(bool onScreen)
{
    m_poll->setOnScreen(onScreen);
    if (m_rolesPoll)
        m_rolesPoll->setOnScreen(onScreen);
}

void ChatterList::refresh()
{
    m_poll->trigger();
    if (m_rolesPoll)
        m_rolesPoll->trigger();
}

/// Adapts to the scopes of the token.
void ChatterList::rights()
{
    const bool isRefused = m_refusal.has_value();
    if (!mayRead()) {
        m_refusal = Error{.kind = Error::Kind::Unauthorized};
    } else if (isRefused) {
        m_refusal.reset();
        m_poll->trigger();
    }
    if (!m_rolesPoll && (mayReadModerators() || mayReadVips())) {
        // Roles change rarely.
        m_rolesPoll = m_account->polls()->add({.name = QStringLiteral("roles in the chat"),
                                               .covered = 300s,
                                               .uncovered = 300s,
                                               .offScreen = 900s,
                                               .calls = 2},
                                              this);
        connect(m_rolesPoll, &Poll::due, this, &ChatterList::readRoles);
    } else if (m_rolesPoll && !missingForRoles().isEmpty() == knowsRoles()) {
        m_rolesPoll->trigger();
    }
    if (isRefused != m_refusal.has_value())
        Q_EMIT freshnessChanged();
}

Bound ChatterList::read()
{
    if (m_isReading)
        co_return;
    if (!mayRead()) {
        m_poll->finished(Error{.kind = Error::Kind::Cancelled});
        co_return;
    }
    m_isReading = true;
    Q_EMIT freshnessChanged();
    GetChatters request;
    request.broadcasterId = channelId();
    request.moderatorId = m_account->userId();
    const GetChatters largest = inLargestPages(request);
    ListWalk<GetChatters> pages(m_account->client(), largest);
    beginReading();
    auto walking = pages.each([&](const Page<Chatter> &page) {
        // Updated during the reading, so that the scheduler reserves enough calls for the next one.
        m_serviceTotal = pages.total().value_or(total());
        m_poll->setCalls(qMax(1, (m_serviceTotal + *largest.first - 1) / *largest.first));
        readPage(page.data, QDateTime::currentDateTimeUtc());
    });
    const Result<void> outcome = co_await walking;
    m_isReading = false;
    if (!outcome) {
        const Error &error = outcome.error();
        if (error.kind == Error::Kind::Forbidden
            || (error.kind == Error::Kind::Unauthorized && !m_account->session()->isEnded()))
            m_refusal = error;
        m_poll->finished(error);
        Q_EMIT answered(error);
        co_return;
    }
    m_refusal.reset();
    endReading(QDateTime::currentDateTimeUtc());
    m_poll->finished({});
    Q_EMIT answered({});
}

Bound ChatterList::readRoles()
{
    if (m_isReadingRoles)
        co_return;
    m_isReadingRoles = true;
    QHash<QString, ChatterRow::Role> roles;
    Result<void> outcome;
    int calls = 0;
    const auto take = [&](ChatterRow::Role role) {
        return [&, role](const auto &page) {
            ++calls;
            for (const auto &user : page.data)
                roles.insert(user.userId, role);
        };
    };
    if (mayReadVips()) {
        const GetVips request{.broadcasterId = channelId()};
        ListWalk pages(m_account->client(), inLargestPages(request));
        auto walking = pages.each(take(ChatterRow::Role::Vip));
        outcome = co_await walking;
    }
    if (outcome && mayReadModerators()) {
        const GetModerators request{.broadcasterId = channelId()};
        ListWalk pages(m_account->client(), inLargestPages(request));
        auto walking = pages.each(take(ChatterRow::Role::Moderator));
        outcome = co_await walking;
    }
    m_isReadingRoles = false;
    if (outcome) {
        setRoles(roles, missingForRoles().isEmpty());
        m_rolesPoll->setCalls(qMax(1, calls));
    }
    m_rolesPoll->finished(outcome);
}

bool ChatterList::mayRead() const
{
    return m_account->may(Scope::ModeratorReadChatters);
}

bool ChatterList::mayReadModerators() const
{
    return m_isOwn
        && (m_account->may(Scope::ModerationRead) || m_account->may(Scope::ChannelManageModerators));
}

bool ChatterList::mayReadVips() const
{
    return m_isOwn && (m_account->may(Scope::ChannelReadVips) || m_account->may(Scope::ChannelManageVips));
}

}  // namespace Sidestage
