// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer.h"

#include "api/token.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QPointer>
#include <QTimeZone>

#include <cstring>

namespace Sidestage {

namespace {

constexpr char tooLarge[] = "sidestage_tooLarge";

/// A request body that can be read only once.
///
/// Qt resends a request with any method if the connection is closed before a response arrives. For writes
/// this is wrong: the first request may have been executed. With a body that cannot be rewound Qt reports the
/// broken connection instead.
class OneShotBody : public QIODevice
{
public:
    explicit OneShotBody(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

    bool isSequential() const override { return true; }
    bool atEnd() const override { return m_at == m_bytes.size(); }
    qint64 bytesAvailable() const override { return m_bytes.size() - m_at + QIODevice::bytesAvailable(); }
    bool reset() override { return false; }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        const qsizetype count = std::min<qsizetype>(most, m_bytes.size() - m_at);
        if (count == 0)
            return -1;
        std::memcpy(data, m_bytes.constData() + m_at, std::size_t(count));
        m_at += count;
        return count;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qsizetype m_at = 0;
};

std::optional<int> number(const QNetworkReply *reply, const char *header)
{
    bool ok = false;
    const int value = reply->rawHeader(header).toInt(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

Error failureOf(const QNetworkReply *reply)
{
    if (reply->property(tooLarge).toBool())
        return {.kind = Error::Kind::Protocol, .message = QStringLiteral("The answer is too large.")};
    // The time limit cancels the reply. No other canceller would still receive the error.
    const bool slow = reply->error() == QNetworkReply::OperationCanceledError
        || reply->error() == QNetworkReply::TimeoutError;
    return {.kind = slow ? Error::Kind::Timeout : Error::Kind::Offline, .message = reply->errorString()};
}

}  // namespace

Error Answer::error() const
{
    if (status == 0)
        return failure;
    Api::ErrorBody words;
    Error ignored;
    if (auto document = Api::JsonDocument::parse(body))
        Api::fromJson(Api::schemaOf<Api::ErrorBody>(), document->root(), &words, ignored);
    // A body without a message may still have an error name: "authorization_pending" of other services, "Not
    // Found".
    const QString said = words.message.isEmpty() ? words.error.value_or(QString()) : words.message;
    Error error = Error::fromStatus(status, said.left(500));
    if (error.kind == Error::Kind::RateLimited && budgetRemaining.value_or(0) == 0 && budgetResetAt.isValid())
        error.retryAfter = std::chrono::milliseconds(
            std::max<qint64>(0, QDateTime::currentDateTimeUtc().msecsTo(budgetResetAt)));
    return error;
}

QNetworkRequest requestFor(const QUrl &url)
{
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setHeader(QNetworkRequest::UserAgentHeader,
                      QStringLiteral("Sidestage/") + QCoreApplication::applicationVersion());
    request.setTransferTimeout(transferTimeout);
    return request;
}

QNetworkReply *sendOnce(QNetworkAccessManager *network, QNetworkRequest request, const QByteArray &verb,
                        const QByteArray &body)
{
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    request.setHeader(QNetworkRequest::ContentLengthHeader, body.size());
    auto *once = new OneShotBody(body);
    QNetworkReply *reply = network->sendCustomRequest(request, verb, once);
    once->setParent(reply);
    return reply;
}

void bound(QNetworkReply *reply)
{
    QObject::connect(reply, &QNetworkReply::downloadProgress, reply, [reply](qint64 received, qint64 total) {
        if (std::max(received, total) <= largestAnswer)
            return;
        reply->setProperty(tooLarge, true);
        reply->abort();
    });
}

namespace {

/// Parses an HTTP date, in UTC. Returns an invalid time if it is not one. HTTP names the zone "GMT" (RFC
/// 9110, 5.6.7), but Qt's RFC 2822 parser accepts only a numeric offset.
QDateTime httpDate(QByteArray text)
{
    text = text.trimmed();
    if (!text.endsWith(" GMT"))
        return {};
    text.chop(3);
    return QDateTime::fromString(QString::fromLatin1(text + "+0000"), Qt::RFC2822Date).toUTC();
}

Answer read(QNetworkReply *reply)
{
    Answer answer;
    answer.status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (reply->isOpen())
        answer.body = reply->readAll();
    answer.headers = reply->rawHeaderPairs();
    answer.budgetLimit = number(reply, "Ratelimit-Limit");
    answer.budgetRemaining = number(reply, "Ratelimit-Remaining");
    if (const auto reset = number(reply, "Ratelimit-Reset"))
        answer.budgetResetAt = QDateTime::fromSecsSinceEpoch(*reset).toUTC();
    // The Date of a response from a proxy's cache is the time when it was cached.
    if (number(reply, "Age").value_or(0) == 0)
        answer.date = httpDate(reply->rawHeader("Date"));

    // A response that was interrupted or exceeded the size limit is a failure, whatever its status line.
    const auto error = reply->error();
    const bool complete = error == QNetworkReply::NoError || error >= QNetworkReply::ContentAccessDenied
        || error == QNetworkReply::ProtocolInvalidOperationError;
    if (answer.status == 0 || (!complete && error < QNetworkReply::ProxyConnectionRefusedError)
        || reply->property(tooLarge).toBool()) {
        answer.failure = failureOf(reply);
        answer.status = 0;
    }
    reply->deleteLater();
    return answer;
}

}  // namespace

struct AnswerOf::State
{
    QPointer<QNetworkReply> reply{};
    std::coroutine_handle<> waiting{};
    QMetaObject::Connection finished{};
    QMetaObject::Connection destroyed{};

    void resume()
    {
        QObject::disconnect(finished);
        QObject::disconnect(destroyed);
        if (const auto handle = std::exchange(waiting, nullptr))
            handle.resume();  // the coroutine may destroy this
    }
};

AnswerOf::AnswerOf(QNetworkReply *reply)
    : m_state(std::make_shared<State>())
{
    m_state->reply = reply;
}

bool AnswerOf::await_ready() const
{
    return !m_state->reply || m_state->reply->isFinished();
}

void AnswerOf::await_suspend(std::coroutine_handle<> waiting)
{
    m_state->waiting = waiting;
    // The connections keep the state alive. They end with the reply at the latest.
    const auto resume = [state = m_state] { state->resume(); };
    m_state->finished = QObject::connect(m_state->reply, &QNetworkReply::finished, resume);
    m_state->destroyed = QObject::connect(m_state->reply, &QObject::destroyed, resume);
}

Answer AnswerOf::await_resume()
{
    QNetworkReply *reply = m_state->reply;  // null while it is being destroyed
    return reply ? read(reply) : Answer{.failure = {.kind = Error::Kind::Cancelled}};
}

}  // namespace Sidestage
