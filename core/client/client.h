// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/call.h"
#include "connection.h"

#include <QCoro/QCoroTask>
#include <QObject>
#include <QUrl>

#include <functional>

class QNetworkAccessManager;

namespace Sidestage {

class Budget;
class ServiceClock;
class Session;

/// The record of one call for the call log: time, outcome and cost. Contains no secret.
struct CallRecord
{
    QDateTime at{};  ///< In UTC, when it was first sent.
    QString method{};
    QString path{};   ///< With its query.
    int status = 0;   ///< Of the last attempt; 0: no response.
    qint64 took = 0;  ///< Milliseconds, over all attempts and pauses.
    int tries = 0;
    int budgetLeft = -1;  ///< -1: not reported.
};

/// Sends requests to the resource API for one account: `client.call(GetChannels{…})`.
///
/// Only this class handles the bearer token and its renewal after a 401 (once for all waiting calls, then one
/// retry), the rate limit, waiting after a 429 for an empty bucket, backoff and retry of reads, the time
/// limit, and the conversion of responses to Error. The rules of the declaration are checked before anything
/// is sent.
class Client : public QObject
{
    Q_OBJECT
public:
    /// `session` and `network` must outlive the calls, or the client notices their destruction. Calls in
    /// progress when the client is destroyed end as Cancelled.
    Client(Session *session, QNetworkAccessManager *network, QObject *parent = nullptr);
    ~Client() override;

    /// `stillWanted` is called before each repeated attempt, for example after the call has waited for an
    /// empty bucket or a new token. If it returns false, the call ends with Error Conflict, and a write has
    /// not been executed. Use it for requests that depend on a state that may change in the meantime. Empty:
    /// always wanted.
    template <class E>
    Call<typename E::Response> call(const E &request, std::function<bool()> stillWanted = {})
    {
        return Call<typename E::Response>(send(Api::endpointOf<E>(), &request, std::move(stillWanted)));
    }

    Budget *budget() const { return m_budget; }
    /// Whether calls wait because the service has reported too many requests (429).
    bool isHeldUp() const { return m_heldUp > 0; }
    Connection *connection() const { return m_connection; }
    /// The clock of the service, set from its responses.
    ServiceClock *serviceClock() const { return m_serviceClock; }

    /// The pauses before the second and third attempt of a read. Tests use short ones.
    void setBackoff(std::chrono::milliseconds first, std::chrono::milliseconds second);

Q_SIGNALS:
    void called(const Sidestage::CallRecord &record);
    /// Emitted after isHeldUp() has changed.
    void heldUpChanged();

private:
    struct Shared;
    struct Outgoing;

    std::shared_ptr<CallState> send(const Api::EndpointInfo &endpoint, const void *request,
                                    std::function<bool()> stillWanted);
    static QCoro::Task<> drive(std::shared_ptr<Shared> shared, std::shared_ptr<CallState> state,
                               std::shared_ptr<Outgoing> outgoing);
    void holdUp(int calls);

    std::shared_ptr<Shared> m_shared;
    Budget *m_budget;
    Connection *m_connection;
    int m_heldUp = 0;  ///< Number of calls that wait for the bucket.
    ServiceClock *m_serviceClock;
};

}  // namespace Sidestage
