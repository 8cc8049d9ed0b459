// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_choice.h"

#include "chat/people/chat_channels.h"

namespace Sidestage {

ChannelChoice::ChannelChoice(ChatChannels *channels, const QString &first, QObject *parent)
    : QObject(parent)
    , m_channels(channels)
    , m_current(first)
{
    connect(channels, &ChatChannels::listChanged, this, &ChannelChoice::tidy);
    connect(channels, &ChatChannels::changed, this, &ChannelChoice::tidy);  // may no longer be shown
    tidy();
}

QStringList ChannelChoice::chosen() const
{
    QStringList inOrder;
    for (const QString &id : m_channels->shown()) {
        if (m_chosen.contains(id))
            inOrder.append(id);
    }
    return inOrder;
}

QStringList ChannelChoice::meant() const
{
    const QStringList several = chosen();
    if (!several.isEmpty() || m_current.isEmpty())
        return several;
    return {m_current};
}

void ChannelChoice::setCurrent(const QString &id)
{
    if (id == m_current || !m_channels->shown().contains(id))
        return;
    m_current = id;
    Q_EMIT currentChanged(id);
}

void ChannelChoice::setChosen(const QString &id, bool chosen)
{
    if (chosen == m_chosen.contains(id) || (chosen && !m_channels->shown().contains(id)))
        return;
    if (chosen)
        m_chosen.append(id);
    else
        m_chosen.removeAll(id);
    Q_EMIT chosenChanged();
}

void ChannelChoice::chooseAll()
{
    const QStringList all = m_channels->shown();
    if (all == chosen())
        return;
    m_chosen = all;
    Q_EMIT chosenChanged();
}

void ChannelChoice::chooseNone()
{
    if (m_chosen.isEmpty())
        return;
    m_chosen.clear();
    Q_EMIT chosenChanged();
}

void ChannelChoice::tidy()
{
    const QStringList shown = m_channels->shown();
    if (m_chosen.removeIf([&shown](const QString &id) { return !shown.contains(id); }) > 0)
        Q_EMIT chosenChanged();
    if (shown.contains(m_current) || (shown.isEmpty() && m_current.isEmpty()))
        return;
    m_current = shown.value(0);
    Q_EMIT currentChanged(m_current);
}

}  // namespace Sidestage
