// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace Sidestage {

class ModerationService;

/// A choice of one of the channels that the account moderates. It follows their list.
class ChannelCombo : public QComboBox
{
    Q_OBJECT
public:
    /// `all`: the text for all channels together; empty: one channel is chosen. `service` must outlive this.
    explicit ChannelCombo(ModerationService *service, const QString &all = {}, QWidget *parent = nullptr);

    /// Empty: all channels, or there are none.
    QString channelId() const { return currentData().toString(); }
    void setChannel(const QString &id);

Q_SIGNALS:
    void channelChanged();

private:
    void fill();

    ModerationService *m_service;
    QString m_all;
    QString m_emitted{};
};

}  // namespace Sidestage
