// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor_list.h"

#include "client/client.h"

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;

EditorList::EditorList(Account *account, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("editors"), .covered = 300s, .uncovered = 300s, .offScreen = 3600s},
           parent)
{
}

Bound EditorList::read()
{
    auto asking = account()->client()->call(Api::GetChannelEditors{.broadcasterId = account()->userId()});
    auto editors = co_await asking;
    if (editors) {
        // Sorted by the time since when they are editors, the earliest first.
        std::sort(editors->begin(), editors->end(), [](const Api::Editor &a, const Api::Editor &b) {
            return std::tie(a.createdAt, a.userId) < std::tie(b.createdAt, b.userId);
        });
        m_editors = *std::move(editors);
        m_isKnown = true;
        m_error.reset();
    } else {
        m_error = editors.error();
    }
    finished(statusOf(editors));
    Q_EMIT changed();
}

}  // namespace Sidestage
