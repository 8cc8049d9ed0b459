// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/call.h"
#include "call_record.h"
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
    /// always wanted. `file` is the source file that asks, for the call log. Helpers that call for others
    /// pass on theirs.
    template <class E>
    Call<typename E::Response> call(const E &request, std::function<bool()> stillWanted = {},
                                    const char *file = __builtin_FILE())
    {
        return Call<typename E::Response>(send(Api::endpointOf<E>(), &request, std::move(stillWanted), file));
    }

    Budget *budget() const { return m_budget; }
    /// Whether calls wait because the service has reported too many requests (429).
    bool isHeldUp() const { return m_heldUp > 0; }
    Connection *connection() const { return m_connection; }
    /// Of the network of this client; null: nothing is to be recorded.
    CallRecorder *recorder() const;
    /// The clock of the service, set from its responses.
    ServiceClock *serviceClock() const { return m_serviceClock; }

    /// The pauses before the second and third attempt of a read. Tests use short ones.
    void setBackoff(std::chrono::milliseconds first, std::chrono::milliseconds second);

Q_SIGNALS:
    /// A call has ended. Without a recorder() the record has only its first members.
    void called(const Sidestage::CallRecord &record);
    /// Emitted after isHeldUp() has changed.
    void heldUpChanged();

private:
    struct Shared;
    struct Outgoing;

    std::shared_ptr<CallState> send(const Api::EndpointInfo &endpoint, const void *request,
                                    std::function<bool()> stillWanted, const char *file);
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
