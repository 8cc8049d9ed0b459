// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages.h"

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

PageWalk::PageWalk(Client *client, std::optional<QString> cursor)
    : m_client(client)
    , m_cursor(std::move(cursor))
    , m_given(keysKept)
    , m_passed(cursorsKept)
{
    if (m_cursor)
        m_passed.add(*m_cursor);
}

Result<void> PageWalk::begin()
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

bool PageWalk::end(int turn)
{
    m_busy = false;
    m_running = {};
    return turn == m_turn;
}

void PageWalk::advance(const std::optional<QString> &next)
{
    ++m_received;
    m_atEnd = !next;
    m_circular = next && !m_passed.add(*next);
    m_cursor = next;
}

Error PageWalk::explained(Error error) const
{
    // A declared request is valid, so after the first page a 400 can only mean that the cursor is not.
    if (error.status == 400 && m_cursor) {
        error.field = after;
        error.fault = Fault::Malformed;
    }
    return error;
}

void PageWalk::cancel()
{
    m_running.cancel();
}

void PageWalk::restart()
{
    ++m_turn;
    m_cursor.reset();
    m_passed.clear();
    m_received = 0;
    m_atEnd = false;
    m_circular = false;
    cancel();
}

void PageWalk::cancelLater()
{
    m_unwanted = true;
    if (!m_busy || !m_client)
        return;
    // The awaiting object may be in its destructor, with some of its members already destroyed.
    QMetaObject::invokeMethod(
        m_client, [running = m_running]() mutable { running.cancel(); }, Qt::QueuedConnection);
}

}  // namespace Sidestage
