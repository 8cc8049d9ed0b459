// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>

namespace Sidestage {

/// Whether the service responds to one account, according to its last calls.
class Connection : public QObject
{
    Q_OBJECT
public:
    enum class State : quint8 {
        Unknown,  ///< No request was made yet.
        Connected,
        Reconnecting,  ///< The last attempt failed, another one follows.
        Offline,       ///< A call failed after its last attempt. Stays so until the service responds.
        SignedOut,
    };

    using QObject::QObject;

    State state() const { return m_state; }
    QDateTime lastAnswerAt() const { return m_lastAnswerAt; }  ///< In UTC; invalid: never.
    QDateTime offlineSince() const { return m_offlineSince; }  ///< In UTC; invalid: not offline.
    int tries() const { return m_tries; }                      ///< Failed attempts since the last response.
    QString reason() const { return m_reason; }                ///< Why the last attempt failed.

    void answered();
    void failed(const QString &reason, bool lastTry);
    void signedOut();

Q_SIGNALS:
    void changed();

private:
    State m_state = State::Unknown;
    QDateTime m_lastAnswerAt{};
    QDateTime m_offlineSince{};
    int m_tries = 0;
    QString m_reason{};
};

}  // namespace Sidestage
