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

/// What happened to one call: time, outcome and cost, without any secret. For the call log.
struct CallRecord
{
    QDateTime at{};  ///< UTC, when it was first sent.
    QString method{};
    QString path{};   ///< With its query.
    int status = 0;   ///< Of the last try; 0: no answer.
    qint64 took = 0;  ///< Milliseconds, over all tries and pauses.
    int tries = 0;
    int budgetLeft = -1;  ///< -1: not told.
};

/// Talks to the resource API for one account: `client.call(GetChannels{…})`.
///
/// Here, and nowhere else, live the bearer token and its renewal after a 401 (once for all waiting
/// calls, then one retry), the rate limit, the waiting after a 429 that means it, backoff and retry
/// of reads, the time limit, and the mapping of answers to Error. Rules of the declaration are
/// checked before anything is sent.
class Client : public QObject
{
    Q_OBJECT
public:
    /// `session` and `network` must outlive the calls or be QObjects whose end the client notices;
    /// calls that are under way when the client is destroyed end as Cancelled.
    Client(Session *session, QNetworkAccessManager *network, QObject *parent = nullptr);
    ~Client() override;

    /// `stillWanted` is asked each time when the call had to wait for an empty bucket or a new token and is
    /// about to be sent once more: false ends it as Error Conflict, and nothing was done. For what was
    /// decided by how things were. None: it is always wanted.
    template <class E>
    Call<typename E::Response> call(const E &request, std::function<bool()> stillWanted = {})
    {
        return Call<typename E::Response>(send(Api::endpoint<E>(), &request, std::move(stillWanted)));
    }

    Budget *budget() const { return m_budget; }
    /// Whether calls wait because the service has answered that there have been too many (429).
    bool isHeldUp() const { return m_heldUp > 0; }
    Connection *connection() const { return m_connection; }
    /// What time it is at the service, as its answers tell.
    ServiceClock *serviceClock() const { return m_serviceClock; }

    /// The pauses before the second and third try of a read. Tests make them short.
    void setBackoff(std::chrono::milliseconds first, std::chrono::milliseconds second);

Q_SIGNALS:
    void called(const Sidestage::CallRecord &record);
    /// isHeldUp() is different now.
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
    int m_heldUp = 0;  ///< So many calls.
    ServiceClock *m_serviceClock;
};

}  // namespace Sidestage
