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

/// Waits on this computer for a browser that a service sends back to the registered address.
///
/// Listens on the loopback addresses only, takes one answer, and then no more. Answers only who asks for the
/// registered host, so that no name of somebody else can be pointed here, and takes only an answer with the
/// right state. The token of an implicit grant is in the fragment, which browsers keep to themselves: a page
/// with a small script hands it over. It appears in no address, no history, no log.
class RedirectListener : public QObject
{
    Q_OBJECT
public:
    /// `redirect` is the registered address, one of which isOnThisComputer(). `isOurs` is asked whether a
    /// state belongs to the sign-in that waits.
    RedirectListener(QUrl redirect, std::function<bool(const QString &state)> isOurs,
                     QObject *parent = nullptr);
    ~RedirectListener() override;

    /// Error Conflict: somebody else listens there; otherwise Offline with the system's words.
    Result<void> listen();
    bool isListening() const { return !m_servers.isEmpty(); }
    /// Stops. Who is being answered still gets the rest.
    void close();

    /// How long a visitor may take for a request: 10 s. Tests make it short.
    void setTimeout(std::chrono::milliseconds timeout) { m_timeout = timeout; }

Q_SIGNALS:
    /// The answer, as the query of the registered address, wherever it was before. The listener has closed.
    /// Not to be logged.
    void came(const QUrl &answer);
    /// An answer that belongs to another sign-in came and was refused. It listens on.
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
    QHash<QTcpSocket *, QByteArray> m_visits{};  ///< What was read so far.
    std::chrono::milliseconds m_timeout{std::chrono::seconds(10)};
};

}  // namespace Sidestage
