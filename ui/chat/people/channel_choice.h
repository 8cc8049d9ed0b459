// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace Sidestage {

class ChatChannels;

/// Which channels the page Chat works on: the one that is current, and those that are chosen for what goes to
/// several at once. Keeps only channels that there are and that are shown.
class ChannelChoice : public QObject
{
    Q_OBJECT
public:
    /// `first`: current at first, if it is there. `channels` must outlive this.
    ChannelChoice(ChatChannels *channels, const QString &first, QObject *parent = nullptr);

    /// Empty when there is none.
    const QString &current() const { return m_current; }
    /// In the order in which they are shown. Empty: nothing is chosen; what goes to several goes to
    /// current().
    QStringList chosen() const;
    bool isChosen(const QString &id) const { return m_chosen.contains(id); }
    /// Those that an action means: what is chosen, or else the current one.
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
