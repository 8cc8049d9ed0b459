// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"

#include <QPointer>

namespace Sidestage {

class SharedChat;

/// The shared chat of a channel: participants, host, start time.
class PeopleSharedCard : public Card
{
    Q_OBJECT
public:
    explicit PeopleSharedCard(QWidget *parent = nullptr);

    /// Null: unknown.
    void setChat(SharedChat *chat, const QString &channelId);
    /// The state of the shared chat in one line.
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
