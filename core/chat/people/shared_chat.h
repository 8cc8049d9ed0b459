// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "feed/feed.h"

#include <QHash>

namespace Sidestage {

namespace Api {
struct EventSharedChat;
}  // namespace Api

/// The shared chat session of a channel, with the names of the participants.
class SharedChat : public Feed
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

    /// Starts polling. `account` must outlive this.
    SharedChat(Account *account, QString channelId, QObject *parent = nullptr);

    /// False until the first response.
    bool isKnown() const { return m_isKnown; }
    bool isShared() const { return !m_session.sessionId.isEmpty(); }
    QString sessionId() const { return m_session.sessionId; }
    QDateTime startedAt() const { return m_session.createdAt; }  ///< UTC.
    /// The host first, then by name.
    QList<Participant> participants() const;

protected:
    Bound read() override;
    bool listen() override;

private:
    struct Name
    {
        QString login{};
        QString name{};
    };

    Api::EventCondition here() const { return {.broadcasterUserId = m_channelId}; }
    void learn(const QString &id, const QString &login, const QString &name);
    void learn(const Api::EventSharedChat &event);
    QStringList nameless() const;

    QString m_channelId;
    bool m_isKnown = false;
    Api::SharedChatSession m_session{};  ///< Without an id: there is no session.
    QHash<QString, Name> m_names{};
};

}  // namespace Sidestage
