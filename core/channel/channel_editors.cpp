// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_editors.h"

#include "client/client.h"

namespace Sidestage {

ChannelEditors::ChannelEditors(Client *client, QString broadcasterId, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_id(std::move(broadcasterId))
{
}

Bound ChannelEditors::refresh()
{
    auto asking = m_client->call(Api::GetChannelEditors{.broadcasterId = m_id});
    auto editors = co_await asking;
    if (editors) {
        m_editors = *std::move(editors);
        m_known = true;
        m_failure.reset();
    } else {
        m_failure = editors.error();
    }
    Q_EMIT changed();
}

}  // namespace Sidestage
