// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"

#include <QPointer>

namespace Sidestage {

class SharedChat;

/// The chat that a channel shares: who takes part, who is the host, since when.
class PeopleSharedCard : public Card
{
    Q_OBJECT
public:
    explicit PeopleSharedCard(QWidget *parent = nullptr);

    /// Null: none is known.
    void setChat(SharedChat *chat, const QString &channelId);
    /// One line that says it all.
    QString sentence() const;

Q_SIGNALS:
    void sentenceChanged();

private:
    void show();

    QPointer<SharedChat> m_chat{};
    QString m_channelId{};
    QLabel *m_sentence;
    QWidget *m_people;
    QString m_shown{};
};

}  // namespace Sidestage
