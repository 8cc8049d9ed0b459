// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>

class QNetworkAccessManager;
class QNetworkRequest;

namespace Sidestage {

struct Answer;

/// A request or a response as a call log may keep it: without secrets, and only if it is not too large.
struct CallMessage
{
    /// Larger bodies are not kept, in bytes.
    static constexpr qsizetype largestBody = 64 * 1024;

    /// Name and value. For a request, those that Sidestage sets; Qt adds others, such as Host.
    QList<std::pair<QByteArray, QByteArray>> headers{};
    QByteArray body{};  ///< Empty if it is too large.
    qint64 size = 0;    ///< Of the body in bytes, also if it is not kept.

    bool isTooLarge() const { return size > largestBody; }
};

/// One attempt of a call to get an answer. Times in milliseconds.
struct CallAttempt
{
    /// Why there was a pause after it.
    enum class Pause : quint8 {
        None,     ///< It was the last one.
        Retry,    ///< The service did not answer, or reported a failure of its own.
        Budget,   ///< The rate limit was used up.
        Renewal,  ///< The token was renewed.
    };

    qint64 start = 0;  ///< Since the call began.
    qint64 took = 0;
    int status = 0;  ///< 0: no response.
    Pause pause = Pause::None;
};

/// The record of one call for the call log: time, outcome and cost. Contains no secret.
struct CallRecord
{
    enum class Kind : quint8 {
        Call,   ///< To the resource API.
        Token,  ///< To the token service.
        Event,  ///< An event that has arrived. `path` is its type, and `response.body` the event.
    };

    QDateTime at{};  ///< In UTC, when it was first sent.
    QString method{};
    QString path{};   ///< With its query.
    int status = 0;   ///< Of the last attempt; 0: no response.
    qint64 took = 0;  ///< Milliseconds, over all attempts and pauses.
    int tries = 0;
    int budgetLeft = -1;  ///< -1: not reported.

    // Only while a CallRecorder records.
    Kind kind = Kind::Call;
    QString userId{};          ///< Of the account; empty: nobody has signed in yet.
    QString endpoint{};        ///< The path without its query and without that of the service.
    QUrl url{};                ///< With its query.
    const char *file = "";     ///< The source file that asked; see `core/calls/asked_by.h`.
    QString said{};            ///< Why it failed, in the words of the service or of the network.
    bool isCancelled = false;  ///< The result was no longer needed.
    CallMessage request{};
    CallMessage response{};
    QList<CallAttempt> attempts{};

    /// Sets what remains when a call has ended. `secrets` are removed wherever the service repeats them.
    void setMessages(const QNetworkRequest &sent, const QByteArray &body, const Answer &answer,
                     const QList<QByteArray> &secrets);
};

/// Receives the record of every call that is made with a network access manager. It is a child of that.
/// Nothing is collected without one, or while it is paused.
class CallRecorder : public QObject
{
    Q_OBJECT
public:
    explicit CallRecorder(QNetworkAccessManager *network);

    /// Null: nothing is to be recorded.
    static CallRecorder *of(const QNetworkAccessManager *network);

    bool isPaused() const { return m_isPaused; }
    void setPaused(bool paused) { m_isPaused = paused; }

Q_SIGNALS:
    void recorded(const Sidestage::CallRecord &record);

private:
    bool m_isPaused = false;
};

}  // namespace Sidestage

Q_DECLARE_METATYPE(Sidestage::CallRecord)
