// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>

namespace Sidestage {

/// Whether the service answers one account, as its last calls showed.
class Connection : public QObject
{
    Q_OBJECT
public:
    enum class State : quint8 {
        Unknown,  ///< Nothing was asked yet.
        Connected,
        Reconnecting,  ///< The last try failed, another one follows.
        Offline,       ///< A call was given up; until one is answered, whatever else is tried.
        SignedOut,
    };

    using QObject::QObject;

    State state() const { return m_state; }
    QDateTime lastAnswerAt() const { return m_lastAnswerAt; }  ///< UTC; invalid: never.
    QDateTime offlineSince() const { return m_offlineSince; }  ///< UTC; invalid: it is not.
    int tries() const { return m_tries; }                      ///< Failed ones since the last answer.
    QString reason() const { return m_reason; }                ///< Why the last try failed.

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
