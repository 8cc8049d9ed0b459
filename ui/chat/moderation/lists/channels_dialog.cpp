// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels_dialog.h"

#include "base/bidi.h"
#include "kit/lists/row_delegate.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QListWidget>

namespace Sidestage {

ChannelsDialog::ChannelsDialog(const QString &heading, const QList<ChatChannel> &channels, QWidget *parent)
    : DialogFrame(tr("Copy to other channels"), parent)
    , m_channels(channels)
    , m_list(named("copyChannels", new QListWidget, tr("Channels")))
{
    setObjectName(QStringLiteral("channelsDialog"));
    setHeading(heading);
    setUpList(m_list);
    for (const ChatChannel &channel : channels) {
        auto *item = new QListWidgetItem(isolated(channel.name), m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    m_list->setCurrentRow(0);
    body()->addWidget(channels.isEmpty() ? static_cast<QWidget *>(
                          new WrapLabel(tr("You do not moderate any other channel."), TextRole::Body))
                                         : m_list);
    m_list->setHidden(channels.isEmpty());
    addSafeButton(tr("Cancel"));
    m_copy = named("copyConfirm", addButton(tr("Copy"), Button::Role::Primary));
    m_copy->setEnabled(false);
    connect(m_copy, &QAbstractButton::clicked, this, &QDialog::accept);
    connect(m_list, &QListWidget::itemChanged, this, [this] { m_copy->setEnabled(!chosen().isEmpty()); });
    resize(px(400), px(360));
}

QList<ChatChannel> ChannelsDialog::chosen() const
{
    QList<ChatChannel> chosen;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            chosen.append(m_channels[row]);
    }
    return chosen;
}

}  // namespace Sidestage
