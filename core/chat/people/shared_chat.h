// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "async/bound.h"

#include <QDateTime>
#include <QHash>
#include <QObject>

namespace Sidestage {

class Account;
class Poll;

namespace Api {
struct EventCondition;
struct EventSharedChat;
}  // namespace Api

/// The shared chat session of a channel, with the names of the participants.
class SharedChat : public QObject
{
    Q_OBJECT
public:
    struct Participant
    {
        QString id{};
        QString login{};
        QString name{};  ///< The id as long as the name is not known.
        bool isHost = false;

        bool operator==(const Participant &) const = default;
    };

    /// `account` must outlive this.
    SharedChat(Account *account, QString channelId, QObject *parent = nullptr);
    ~SharedChat() override;

    /// False until the first response.
    bool isKnown() const { return m_isKnown; }
    bool isShared() const;
    QString sessionId() const { return m_session.sessionId; }
    QDateTime startedAt() const { return m_session.createdAt; }  ///< UTC.
    /// The host first, then by name.
    QList<Participant> participants() const;

    QDateTime asOf() const;  ///< UTC; invalid: not read yet.
    QString failure() const;
    int interval() const;
    bool isLive() const;
    void setOnScreen(bool onScreen);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void changed();
    void freshnessChanged();

private:
    struct Name
    {
        QString login{};
        QString name{};
    };

    Bound read();
    void cover();
    Api::EventCondition here() const;
    void learn(const QString &id, const QString &login, const QString &name);
    void learn(const Api::EventSharedChat &event);
    QStringList nameless() const;

    Account *m_account;
    QString m_channelId;
    Poll *m_poll = nullptr;
    bool m_isReading = false;
    bool m_isKnown = false;
    Api::SharedChatSession m_session{};  ///< Without an id: there is no session.
    QHash<QString, Name> m_names{};
};

}  // namespace Sidestage
