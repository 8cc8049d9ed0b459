// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QUrl>

#include <chrono>
#include <functional>

class QTcpServer;
class QTcpSocket;

namespace Sidestage {

/// Waits on this computer for a browser that the service redirects to the registered address.
///
/// Listens on the loopback addresses only, accepts one answer, then closes. Responds only to requests for the
/// registered host, which prevents DNS rebinding, and accepts only an answer with the right state. The token
/// of an implicit grant is in the fragment, which browsers do not send. A page with a small script posts it,
/// so that it appears in no address, history or log.
class RedirectListener : public QObject
{
    Q_OBJECT
public:
    /// `redirect` is the registered address, for which isOnThisComputer() is true. `isOurs` returns whether a
    /// state belongs to the current sign-in.
    RedirectListener(QUrl redirect, std::function<bool(const QString &state)> isOurs,
                     QObject *parent = nullptr);
    ~RedirectListener() override;

    /// Error: Conflict if another program uses the port, otherwise Offline with the system's message.
    Result<void> listen();
    bool isListening() const { return !m_servers.isEmpty(); }
    /// Stops listening. Responses that are being sent are completed.
    void close();

    /// How long a browser may take to send a request: 10 s. Tests use a short time.
    void setTimeout(std::chrono::milliseconds timeout) { m_timeout = timeout; }

Q_SIGNALS:
    /// Emitted after the listener has closed. `answer` is the registered address with the parameters as its
    /// query, whether they came in the query or in the body. Must not be logged.
    void came(const QUrl &answer);
    /// Emitted after an answer that belongs to another sign-in was rejected. The listener stays open.
    void foreignAnswerRefused();

private:
    struct Visit;

    void acceptConnection(QTcpServer *server);
    void read(QTcpSocket *socket);
    void serve(QTcpSocket *socket, const Visit &visit);
    void handleAnswer(QTcpSocket *socket, const QByteArray &answer, bool isHandedOver);
    void answer(QTcpSocket *socket, int status, const QByteArray &headers, const QByteArray &body);
    void reject(QTcpSocket *socket, int status, const QByteArray &headers = {});

    QUrl m_redirect;
    std::function<bool(const QString &)> m_isOurs;
    QList<QTcpServer *> m_servers{};
    QHash<QTcpSocket *, QByteArray> m_visits{};  ///< The bytes read so far.
    std::chrono::milliseconds m_timeout{std::chrono::seconds(10)};
};

}  // namespace Sidestage
