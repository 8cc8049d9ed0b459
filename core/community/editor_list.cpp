// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor_list.h"

#include "accounts/account.h"
#include "client/client.h"
#include "client/session.h"
#include "events/poll_scheduler.h"

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;

EditorList::EditorList(Account *account, QObject *parent)
    : QObject(parent)
    , m_account(account)
{
    connect(account->session(), &Session::tokenChanged, this, [this] {
        refresh();
        Q_EMIT changed();
    });
}

bool EditorList::mayRead() const
{
    return m_account->may(Api::Scope::ChannelReadEditors);
}

QString EditorList::failure() const
{
    return m_poll ? m_poll->failure() : QString();
}

void EditorList::setOnScreen(bool onScreen)
{
    if (!m_poll && onScreen) {
        m_poll = m_account->polls()->add(
            {.name = QStringLiteral("editors"), .covered = 300s, .uncovered = 300s, .offScreen = 3600s},
            this);
        connect(m_poll, &Poll::due, this, &EditorList::read);
        connect(m_poll, &Poll::changed, this, &EditorList::changed);
    }
    if (m_poll)
        m_poll->setOnScreen(onScreen);
}

void EditorList::refresh()
{
    if (m_poll)
        m_poll->trigger();
}

Bound EditorList::read()
{
    if (!mayRead()) {
        m_poll->finished(Error{.kind = Error::Kind::Cancelled});
        co_return;
    }
    const Api::GetChannelEditors request{.broadcasterId = m_account->userId()};
    auto asking = m_account->client()->call(request);
    auto editors = co_await asking;
    if (!editors) {
        m_poll->finished(editors.error());
        co_return;
    }
    // Sorted by the time since when they are editors, the earliest first.
    std::sort(editors->begin(), editors->end(), [](const Api::Editor &a, const Api::Editor &b) {
        return std::tie(a.createdAt, a.userId) < std::tie(b.createdAt, b.userId);
    });
    m_editors = *std::move(editors);
    m_isKnown = true;
    m_poll->finished({});
    Q_EMIT changed();
}

}  // namespace Sidestage
