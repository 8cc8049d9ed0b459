// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QDateTime>

#include <coroutine>
#include <memory>
#include <optional>

class QNetworkAccessManager;
class QNetworkReply;
class QNetworkRequest;
class QUrl;

namespace Sidestage {

/// The largest answer that is read, in bytes. A hostile or broken service cannot fill the memory.
inline constexpr qint64 largestAnswer = 16 * 1024 * 1024;
/// How long a request may stand still, in milliseconds.
inline constexpr int transferTimeout = 20'000;

/// What came back for a request: the status line, what headers tell, the body.
struct Answer
{
    int status = 0;  ///< 0: no answer.
    QByteArray body{};
    std::optional<int> budgetLimit{};      ///< Ratelimit-Limit.
    std::optional<int> budgetRemaining{};  ///< Ratelimit-Remaining.
    QDateTime budgetResetAt{};             ///< Ratelimit-Reset, UTC.
    QDateTime date{};                      ///< Date, UTC; invalid: not told, or kept by somebody on the way.
    Error failure{};                       ///< With status 0.

    bool isSuccess() const { return status >= 200 && status < 300; }
    /// The error this answer means, in the service's words; only for one that is no success.
    Error error() const;
};

/// A request to `url` as this project sends them all: no redirects (they would carry the token to
/// another host), no cache, no cookies, a time limit.
QNetworkRequest requestFor(const QUrl &url);

/// Cuts an answer off that grows beyond largestAnswer.
void bound(QNetworkReply *reply);

/// Waits for a reply and reads it: `AnswerOf waiting(reply); const Answer answer = co_await waiting;`
/// The reply is let go of. One that is destroyed before it has finished, as those of a network
/// access manager that goes away are, counts as cancelled: the coroutine still ends.
class AnswerOf
{
public:
    explicit AnswerOf(QNetworkReply *reply);

    bool await_ready() const;
    void await_suspend(std::coroutine_handle<> waiting);
    Answer await_resume();

private:
    struct State;

    std::shared_ptr<State> m_state;  // shared, because the task that waits copies what it waits for
};

}  // namespace Sidestage
