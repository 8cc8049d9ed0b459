// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_combo.h"

#include "base/bidi.h"
#include "chat/moderation/moderation_service.h"

namespace Sidestage {

ChannelCombo::ChannelCombo(ModerationService *service, const QString &all, QWidget *parent)
    : QComboBox(parent)
    , m_service(service)
    , m_all(all)
{
    setObjectName(QStringLiteral("moderationChannel"));
    setAccessibleName(tr("Channel"));
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    fill();
    m_emitted = channelId();
    connect(service, &ModerationService::channelsChanged, this, &ChannelCombo::fill);
    connect(this, &QComboBox::currentIndexChanged, this, [this] {
        if (std::exchange(m_emitted, channelId()) != channelId())
            Q_EMIT channelChanged();
    });
}

void ChannelCombo::setChannel(const QString &id)
{
    if (const int at = findData(id); at >= 0)
        setCurrentIndex(at);
}

void ChannelCombo::fill()
{
    const QString before = channelId();
    {
        const QSignalBlocker quiet(this);
        clear();
        if (!m_all.isEmpty())
            addItem(m_all, QString());
        for (const ChatChannel &channel : m_service->channels())
            addItem(isolated(channel.name), channel.id);
        setCurrentIndex(qMax(0, findData(before)));
    }
    Q_EMIT currentIndexChanged(currentIndex());
}

}  // namespace Sidestage
