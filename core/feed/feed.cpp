// SPDX-License-Identifier: GPL-3.0-or-later
#include "feed.h"

#include <algorithm>
#include <utility>

namespace Sidestage {

Feed::Feed(Account *account, PollPlan plan, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_plan(std::move(plan))
{
    // A new token may have more scopes. A renewed one has the same, so nothing is read again: reads that are
    // always answered with 401 would renew it, and read everything, without end.
    connect(account, &Account::rightsChanged, this, [this] {
        tryListen();
        refresh();
        Q_EMIT changed();
    });
}

Feed::~Feed()
{
    for (Poll *poll : std::as_const(m_polls))
        poll->disconnect(this);  // a viewer may be destroyed with the feed
}

void Feed::start()
{
    if (m_poll)
        return;
    m_poll = addPoll(m_plan, [this] {
        m_newer.clear();
        read();
    });
    EventService *events = m_account->events();
    connect(events, &EventService::coverageChanged, this, &Feed::cover);
    connect(events, &EventService::gap, this, [this] {
        if (!m_topics.isEmpty())
            refresh();
    });
    tryListen();
}

Poll *Feed::addPoll(const PollPlan &plan, std::function<void()> read)
{
    Poll *poll = m_account->polls()->add(plan, this);
    m_polls.append(poll);
    connect(poll, &Poll::due, this, [this, poll, read = std::move(read)] {
        if (mayRead())
            read();
        else
            poll->finished(Error{.kind = Error::Kind::Cancelled});
    });
    connect(poll, &Poll::changed, this, &Feed::freshnessChanged);
    return poll;
}

void Feed::tryListen()
{
    if (m_poll && !m_isListening)
        m_isListening = listen();
    cover();
}

void Feed::cover()
{
    const bool wasCovered = std::exchange(m_isCovered, isLive());
    for (Poll *poll : std::as_const(m_polls))
        poll->setCovered(m_isCovered);
    // Until the connection fell silent, nothing else had happened.
    if (wasCovered && !m_isCovered)
        setHeard(std::max(m_heardAt, m_account->events()->lastFrameAt()));
}

void Feed::setHeard(QDateTime at)
{
    const QDateTime before = std::exchange(m_heardAt, std::move(at));
    // Views show seconds, and a thousand events may arrive in one.
    if (!before.isValid() || before.toSecsSinceEpoch() != m_heardAt.toSecsSinceEpoch())
        Q_EMIT freshnessChanged();
}

bool Feed::isLive() const
{
    const auto isCovered
        = [this](const Topic &topic) { return m_account->events()->covers(*topic.event, topic.condition); };
    return !m_topics.isEmpty() && std::all_of(m_topics.cbegin(), m_topics.cend(), isCovered);
}

bool Feed::isReading() const
{
    return std::any_of(m_polls.cbegin(), m_polls.cend(), [](const Poll *poll) { return poll->isReading(); });
}

void Feed::setOnScreen(const QObject *viewer, bool onScreen)
{
    if (onScreen)
        start();
    for (Poll *poll : std::as_const(m_polls))
        poll->setOnScreen(viewer, onScreen);
}

void Feed::refresh()
{
    for (Poll *poll : std::as_const(m_polls))
        poll->trigger();
}

}  // namespace Sidestage
