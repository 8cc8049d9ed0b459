// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace Sidestage {

class ChatChannels;

/// The channels that the Chat page works on: the current one, and those selected for actions on several
/// channels. Only existing channels that are shown are kept.
class ChannelChoice : public QObject
{
    Q_OBJECT
public:
    /// `first`: the initial current channel, if it exists. `channels` must outlive this.
    ChannelChoice(ChatChannels *channels, const QString &first, QObject *parent = nullptr);

    /// Empty if there is none.
    const QString &current() const { return m_current; }
    /// The selected channels in display order. If empty, actions on several channels apply to current().
    QStringList chosen() const;
    bool isChosen(const QString &id) const { return m_chosen.contains(id); }
    /// The channels that an action applies to: the selected ones, or else the current one.
    QStringList meant() const;

public Q_SLOTS:
    void setCurrent(const QString &id);
    void setChosen(const QString &id, bool chosen);
    void chooseAll();
    void chooseNone();

Q_SIGNALS:
    void currentChanged(const QString &id);
    void chosenChanged();

private:
    void tidy();

    ChatChannels *m_channels;
    QString m_current{};
    QStringList m_chosen{};
};

}  // namespace Sidestage
