// SPDX-License-Identifier: GPL-3.0-or-later
#include "list_walk.h"

#include "budget.h"

namespace Sidestage {

namespace {

constexpr qsizetype keysKept = 50'000;
constexpr qsizetype cursorsKept = 5'000;  // cursors are long

const QString after = QStringLiteral("after");

}  // namespace

bool isStaleCursor(const Error &error)
{
    return error.status == 400 && error.field == after;
}

bool Recent::add(const QString &text)
{
    if (m_young.contains(text) || m_old.contains(text))
        return false;
    if (m_young.size() >= m_kept) {
        m_old = std::move(m_young);
        m_young.clear();
    }
    m_young.insert(text);
    return true;
}

void Recent::clear()
{
    m_young.clear();
    m_old.clear();
}

bool Spending::mustYield() const
{
    return m_calls >= m_effort.least && m_budget->limit() > 0
        && m_budget->remaining() <= m_budget->limit() * m_effort.reserve;
}

bool Spending::mayFinishFirst() const
{
    return m_budget->limit() > 0 ? m_budget->remaining() > m_budget->limit() * m_effort.firstReserve
                                 : m_calls < m_effort.calls;
}

ListWalkState::ListWalkState(Client *client, std::optional<QString> cursor)
    : m_client(client)
    , m_cursor(std::move(cursor))
    , m_given(keysKept)
    , m_passed(cursorsKept)
{
    if (m_cursor)
        m_passed.add(*m_cursor);
}

Result<void> ListWalkState::begin()
{
    if (m_unwanted || !m_client)
        return Error{.kind = Error::Kind::Cancelled};
    if (m_busy)
        return Error{.kind = Error::Kind::Conflict};
    if (m_circular)
        return Error{.kind = Error::Kind::Protocol, .field = QStringLiteral("pagination.cursor")};
    m_busy = true;
    return {};
}

bool ListWalkState::end()
{
    m_busy = false;
    m_running = {};
    return !m_unwanted;
}

void ListWalkState::advance(const std::optional<QString> &next)
{
    m_atEnd = !next;
    m_circular = next && !m_passed.add(*next);
    m_cursor = next;
}

Error ListWalkState::explained(Error error) const
{
    // A declared request is valid, so after the first page a 400 can only mean that the cursor is not.
    if (error.status == 400 && m_cursor) {
        error.field = after;
        error.fault = Fault::Malformed;
    }
    return error;
}

void ListWalkState::cancel()
{
    m_running.cancel();
}

void ListWalkState::cancelLater()
{
    m_unwanted = true;
    if (!m_busy || !m_client)
        return;
    // The awaiting object may be in its destructor, with some of its members already destroyed.
    QMetaObject::invokeMethod(
        m_client, [running = m_running]() mutable { running.cancel(); }, Qt::QueuedConnection);
}

}  // namespace Sidestage
