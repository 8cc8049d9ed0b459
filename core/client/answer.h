// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QDateTime>
#include <QList>

#include <coroutine>
#include <memory>
#include <optional>

class QNetworkAccessManager;
class QNetworkReply;
class QNetworkRequest;
class QUrl;

namespace Sidestage {

/// The size limit of a response, in bytes. A hostile or broken service cannot fill the memory.
inline constexpr qint64 largestAnswer = 16 * 1024 * 1024;
/// How long a transfer may make no progress, in milliseconds.
inline constexpr int transferTimeout = 20'000;

/// The response to a request: status, relevant headers and body.
struct Answer
{
    int status = 0;  ///< 0: no response.
    QByteArray body{};
    QList<std::pair<QByteArray, QByteArray>> headers{};  ///< Name and value, in the order of the response.
    std::optional<int> budgetLimit{};                    ///< Ratelimit-Limit.
    std::optional<int> budgetRemaining{};                ///< Ratelimit-Remaining.
    QDateTime budgetResetAt{};                           ///< Ratelimit-Reset, in UTC.
    QDateTime date{};  ///< Date, in UTC; invalid: missing, or the response came from a cache.
    Error failure{};   ///< With status 0.

    bool isSuccess() const { return status >= 200 && status < 300; }
    /// Returns the error of this response, in the service's words. Only for one that is not a success.
    Error error() const;
};

/// Returns a request to `url` with the settings of all requests of this project: no redirects (they would
/// send the token to another host), no cache, no cookies, a time limit.
QNetworkRequest requestFor(const QUrl &url);

/// Sends a write request, and never sends it twice. `body` must not be empty.
QNetworkReply *sendOnce(QNetworkAccessManager *network, QNetworkRequest request, const QByteArray &verb,
                        const QByteArray &body);

/// Aborts a reply that grows beyond largestAnswer.
void bound(QNetworkReply *reply);

/// Waits for a reply and reads it: `AnswerOf waiting(reply); const Answer answer = co_await waiting;` Deletes
/// the reply. A reply that is destroyed before it has finished, for example with its network access manager,
/// counts as cancelled: the coroutine still completes.
class AnswerOf
{
public:
    explicit AnswerOf(QNetworkReply *reply);

    bool await_ready() const;
    void await_suspend(std::coroutine_handle<> waiting);
    Answer await_resume();

private:
    struct State;

    std::shared_ptr<State> m_state;  // shared, because the awaiting task copies its awaitable
};

}  // namespace Sidestage
