// SPDX-License-Identifier: GPL-3.0-or-later
#include "feed.h"

#include "client/session.h"

#include <algorithm>

namespace Sidestage {

Feed::Feed(Account *account, PollPlan plan, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_plan(std::move(plan))
{
    // A new token may have more scopes.
    connect(account->session(), &Session::tokenChanged, this, [this] {
        tryListen();
        refresh();
        Q_EMIT changed();
    });
}

Feed::~Feed()
{
    if (m_poll)
        m_poll->disconnect(this);  // a viewer may be destroyed with the feed
}

void Feed::start()
{
    if (m_poll)
        return;
    m_poll = m_account->polls()->add(m_plan, this);
    connect(m_poll, &Poll::due, this, [this] {
        if (mayRead())
            read();
        else
            finished(Error{.kind = Error::Kind::Cancelled});
    });
    connect(m_poll, &Poll::changed, this, &Feed::freshnessChanged);
    EventService *events = m_account->events();
    connect(events, &EventService::coverageChanged, this, &Feed::cover);
    connect(events, &EventService::gap, this, [this] {
        if (!m_topics.isEmpty())
            m_poll->trigger();
    });
    tryListen();
}

void Feed::tryListen()
{
    if (m_poll && !m_isListening)
        m_isListening = listen();
    cover();
}

void Feed::cover()
{
    if (m_poll)
        m_poll->setCovered(isLive());
}

bool Feed::isLive() const
{
    const auto isCovered
        = [this](const Topic &topic) { return m_account->events()->covers(*topic.event, topic.condition); };
    return !m_topics.isEmpty() && std::all_of(m_topics.cbegin(), m_topics.cend(), isCovered);
}

QDateTime Feed::asOf() const
{
    return m_poll ? m_poll->asOf() : QDateTime();
}

QString Feed::failure() const
{
    return m_poll ? m_poll->failure() : QString();
}

int Feed::interval() const
{
    return m_poll ? m_poll->interval() : 0;
}

void Feed::setOnScreen(const QObject *viewer, bool onScreen)
{
    if (onScreen)
        start();
    if (m_poll)
        m_poll->setOnScreen(viewer, onScreen);
}

void Feed::refresh()
{
    if (m_poll)
        m_poll->trigger();
}

}  // namespace Sidestage
