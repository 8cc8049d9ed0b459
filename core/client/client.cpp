// SPDX-License-Identifier: GPL-3.0-or-later
#include "client.h"

#include "answer.h"
#include "budget.h"
#include "service_clock.h"
#include "session.h"

#include "base/log.h"

#include <QCoreApplication>
#include <QCoro/QCoroTimer>
#include <QElapsedTimer>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QRandomGenerator>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

constexpr int attempts = 3;
/// An empty bucket is full again after a minute. A call does not wait longer than this in total.
constexpr std::chrono::milliseconds longestWait = 65s;
/// The bounds of a pause between two attempts of a call while the bucket is empty.
constexpr std::chrono::milliseconds firstPause = 1s;
constexpr std::chrono::milliseconds longestPause = 20s;

}  // namespace

/// What a call in progress needs. It may outlive the Client, so both share this.
struct Client::Shared
{
    QPointer<Client> client{};
    QPointer<Session> session{};
    QPointer<QNetworkAccessManager> network{};
    std::array<std::chrono::milliseconds, attempts - 1> backoff{300ms, 1500ms};

    bool isClosed() const { return !client || !session || !network; }
};

struct Client::Outgoing
{
    QByteArray verb{};
    QUrl url{};
    QByteArray body{};
    CallRecord record{};
    std::function<bool()> stillWanted{};
};

Client::Client(Session *session, QNetworkAccessManager *network, QObject *parent)
    : QObject(parent)
    , m_shared(std::make_shared<Shared>())
    , m_budget(new Budget(this))
    , m_connection(new Connection(this))
    , m_serviceClock(new ServiceClock(this))
{
    m_shared->client = this;
    m_shared->session = session;
    m_shared->network = network;
    connect(session, &Session::ended, m_connection, &Connection::signedOut);
}

Client::~Client() = default;

void Client::setBackoff(std::chrono::milliseconds first, std::chrono::milliseconds second)
{
    m_shared->backoff = {first, second};
}

CallRecorder *Client::recorder() const
{
    return CallRecorder::of(m_shared->network);
}

void Client::holdUp(int calls)
{
    const bool before = isHeldUp();
    m_heldUp += calls;
    // Queued, because a call may also end while the object that awaits it is being destroyed.
    if (isHeldUp() != before)
        QMetaObject::invokeMethod(this, &Client::heldUpChanged, Qt::QueuedConnection);
}

std::shared_ptr<CallState> Client::send(const Api::EndpointInfo &endpoint, const void *request,
                                        std::function<bool()> stillWanted, const char *file)
{
    auto state = std::make_shared<CallState>(endpoint);
    if (auto ok = Api::check(endpoint.request, request); !ok) {
        state->finish(ok.error());  // the service would report the same error
        return state;
    }
    if (endpoint.spec.extensionToken) {
        // A session never has such a token, so the service would refuse whatever is sent.
        state->finish(Error{.kind = Error::Kind::Unauthorized,
                            .message = tr("Only an extension can send this request, with a token that it has"
                                          " signed itself. Nothing was sent.")});
        return state;
    }
    if (m_shared->isClosed()) {
        state->finish(Error{.kind = Error::Kind::Cancelled});
        return state;
    }
    const auto outgoing = std::make_shared<Outgoing>();
    outgoing->stillWanted = std::move(stillWanted);
    outgoing->verb = Api::nameOf(endpoint.spec.method);
    Api::Parameters query;
    Api::toQuery(endpoint.request, request, query);
    for (const auto &[name, value] : query.items()) {
        // A text that is declared so may be empty, such as a description that is cleared.
        const QByteArray latin1 = name.toLatin1();
        const Api::Field *field = value.isEmpty() ? endpoint.request.find(QLatin1String(latin1)) : nullptr;
        const bool mayBeEmpty = field && field->type->kind == Api::Kind::Text && field->rule.least == 0;
        if (value.isEmpty() && !mayBeEmpty) {
            // Some services respond with 500, others ignore the parameter (api-facts E3).
            state->finish(Error::broken(Fault::Missing, name));
            return state;
        }
    }
    outgoing->url = QUrl(m_shared->session->profile().baseUrl.toString(QUrl::StripTrailingSlash)
                         + QLatin1String(endpoint.spec.path));
    if (!query.isEmpty())
        outgoing->url.setQuery(QString::fromLatin1(query.encoded()));
    if (endpoint.request.has(Api::In::Body)) {
        Api::JsonWriter writer(outgoing->body);
        Api::toJson(endpoint.request, request, writer, Api::In::Body);
    }
    // Only a body prevents Qt from sending a request twice, see sendOnce(). A repeated DELETE is harmless.
    if (outgoing->body.isEmpty() && !endpoint.spec.isRead() && endpoint.spec.method != Api::Method::Delete)
        outgoing->body = "{}";
    outgoing->record
        = {.at = QDateTime::currentDateTimeUtc(),
           .method = QString::fromLatin1(outgoing->verb),
           .path = outgoing->url.path() + (query.isEmpty() ? QString() : u'?' + outgoing->url.query()),
           .userId = m_shared->session->service().userId(),
           .endpoint = QString::fromLatin1(endpoint.spec.path),
           .url = outgoing->url,
           .file = file};
    const auto go = [shared = m_shared, state, outgoing] {
        if (isWithheld(*shared->session))
            state->finish(withheldError());
        else
            drive(shared, state, outgoing);
    };
    Session *session = m_shared->session;
    if (!isAwaited(*session)) {
        go();
    } else if (!endpoint.spec.isRead()) {
        state->finish(awaitedError());  // by the time the token arrives, the user may no longer want it
    } else {
        auto *waiting = new QObject(this);
        const auto goOn = [session, waiting, state, go] {
            if (isAwaited(*session))
                return;
            session->disconnect(waiting);
            waiting->disconnect();
            waiting->deleteLater();
            if (state->isAbandoned())
                state->finish(Error{.kind = Error::Kind::Cancelled});
            else if (session->isEnded() && !isWithheld(*session))
                state->finish(Error{.kind = Error::Kind::Unauthorized, .status = 401});
            else
                go();
        };
        connect(session, &Session::tokenChanged, waiting, goOn);
        connect(session, &Session::ended, waiting, goOn);
        // If the client is destroyed, the waiting call ends as Cancelled, but not from within the destructor.
        connect(waiting, &QObject::destroyed, qApp, [state] {
            QMetaObject::invokeMethod(
                qApp, [state] { state->finish(Error{.kind = Error::Kind::Cancelled}); },
                Qt::QueuedConnection);
        });
    }
    return state;
}

QCoro::Task<> Client::drive(std::shared_ptr<Shared> shared, std::shared_ptr<CallState> state,
                            std::shared_ptr<Outgoing> out)
{
    const bool isRead = state->endpoint().spec.isRead();
    Result<QByteArray> outcome = Error{.kind = Error::Kind::Cancelled};
    QElapsedTimer watch;
    watch.start();
    bool renewed = false;
    std::chrono::milliseconds waited{0};  // for the bucket to refill
    bool heldUp = false;
    const bool isRecorded = CallRecorder::of(shared->network);
    const auto pauseFor = [&out](CallAttempt::Pause reason) {
        if (!out->record.attempts.isEmpty())
            out->record.attempts.last().pause = reason;
    };

    for (int attempt = 1; attempt <= attempts; ++attempt) {
        const bool unwanted = isRead && state->isAbandoned();
        if (shared->isClosed() || unwanted) {
            outcome = Error{.kind = Error::Kind::Cancelled};
            break;
        }
        if (out->record.tries > 0 && out->stillWanted && !out->stillWanted()) {
            outcome = Error{.kind = Error::Kind::Conflict};
            break;
        }
        const QString access = shared->session->token().access;
        QNetworkRequest request = requestFor(out->url);
        request.setRawHeader("Authorization", "Bearer " + access.toUtf8());
        request.setRawHeader("Client-Id", shared->session->profile().clientId.toUtf8());
        if (!out->body.isEmpty())
            request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/json"));
        const qint64 sentAt = shared->client->m_serviceClock->steady();
        const qint64 start = watch.elapsed();
        QPointer<QNetworkReply> reply = out->body.isEmpty()
            ? shared->network->sendCustomRequest(request, out->verb)
            : sendOnce(shared->network, request, out->verb, out->body);
        bound(reply);
        state->onAbort([reply] {
            if (reply)
                reply->abort();
        });
        AnswerOf waiting(reply);
        const Answer answer = co_await waiting;
        out->record.status = answer.status;
        out->record.tries = attempt;
        if (isRecorded) {
            out->record.attempts.append(
                {.start = start, .took = watch.elapsed() - start, .status = answer.status});
            out->record.setMessages(request, out->body, answer, {access.toUtf8()});
        }
        if (answer.isSuccess())
            outcome = answer.body;
        else
            outcome = answer.error();
        if (shared->isClosed())
            break;
        // Abandoned in flight by the destructor of the awaiting object, from where nothing may be emitted.
        if (isRead && state->isAbandoned())
            break;
        const bool unheard = answer.status == 0;
        if (!unheard) {
            shared->client->m_budget->update(answer);
            shared->client->m_serviceClock->learn(answer.date, sentAt);
            // After signing out the connection stays SignedOut, whatever responses still arrive.
            if (!shared->session->isEnded())
                shared->client->m_connection->answered();
            out->record.budgetLeft = answer.budgetRemaining.value_or(-1);
        }
        if (outcome)
            break;

        const Error error = outcome.error();
        const bool emptyBucket
            = error.kind == Error::Kind::RateLimited && answer.budgetRemaining.value_or(0) == 0;
        const bool passing = error.kind == Error::Kind::Offline || error.kind == Error::Kind::Timeout
            || error.kind == Error::Kind::Server;
        std::chrono::milliseconds pause{0};
        if (!renewed && shared->session->isRejected(error)) {
            renewed = true;
            --attempt;  // an expired token is not a failed attempt
            pauseFor(CallAttempt::Pause::Renewal);
            auto renewal = shared->session->renew(access);
            const Result<void> done = co_await renewal;
            if (!done) {
                // The 401's own message is better than the empty "sign in again". It is replaced if the
                // renewal failed for another reason, or has a message.
                if (done.error().kind != Error::Kind::Unauthorized || !done.error().message.isEmpty())
                    outcome = done.error();
                break;
            }
        } else if (emptyBucket && waited < longestWait) {
            // The request was not executed, so writes wait as well. Any other 429 is a cooldown, for which
            // waiting does not help. The header reports when the bucket is full, but it refills continuously.
            // Without the header each pause is as long as all pauses before it together.
            const bool isTold = error.retryAfter > 0ms;
            pause = std::clamp(isTold ? error.retryAfter : longestPause, firstPause,
                               std::clamp(waited, firstPause, longestPause));
            waited += pause;
            --attempt;
            pauseFor(CallAttempt::Pause::Budget);
            if (!std::exchange(heldUp, true))
                shared->client->holdUp(1);
        } else if (passing && isRead && attempt < attempts) {
            pauseFor(CallAttempt::Pause::Retry);
            const auto base = shared->backoff[std::size_t(attempt) - 1];
            pause = base
                + std::chrono::milliseconds(QRandomGenerator::global()->bounded(int(base.count() / 4) + 1));
            if (unheard && !shared->session->isEnded())
                shared->client->m_connection->failed(error.message, false);
        } else {
            if (unheard && !shared->session->isEnded())
                shared->client->m_connection->failed(error.message, true);
            break;
        }
        if (pause.count() > 0) {
            state->onAbort(nullptr);
            auto sleep = QCoro::sleepFor(pause);
            co_await sleep;
        }
    }

    out->record.took = watch.elapsed();
    qCDebug(lcClient) << out->verb << state->endpoint().spec.path << out->record.status << out->record.took
                      << "ms";
    const std::shared_ptr<Shared> kept = shared;
    if (heldUp && kept->client)
        kept->client->holdUp(-1);
    out->record.isCancelled
        = (isRead && state->isAbandoned()) || (!outcome && outcome.error().kind == Error::Kind::Cancelled);
    state->finish(std::move(outcome));
    const auto report = [kept, out] {
        if (!kept->client)
            return;
        if (CallRecorder *recorder = kept->client->recorder(); recorder && !out->record.attempts.isEmpty())
            Q_EMIT recorder->recorded(out->record);
        Q_EMIT kept->client->called(out->record);
    };
    if (kept->client && isRead && state->isAbandoned())
        QMetaObject::invokeMethod(kept->client, report, Qt::QueuedConnection);
    else
        report();
}

}  // namespace Sidestage
