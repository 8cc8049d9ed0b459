// SPDX-License-Identifier: GPL-3.0-or-later
#include "redirect_listener.h"

#include "redirect_uri.h"
#include "return_page.h"

#include "base/log.h"

#include <QCoreApplication>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// A redirect and its headers take a few kilobytes. Browsers do not send more.
constexpr qsizetype largestHead = 32 * 1024;
constexpr qsizetype largestBody = 16 * 1024;
constexpr int maxVisits = 16;

QByteArray reasonOf(int status)
{
    switch (status) {
    case 200:
        return "OK";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 413:
        return "Content Too Large";
    case 421:
        return "Misdirected Request";
    default:
        return "Bad Request";
    }
}

}  // namespace

/// A complete HTTP request.
struct RedirectListener::Visit
{
    QByteArray method{};
    QByteArray path{};
    QByteArray query{};
    QHash<QByteArray, QByteArray> headers{};  ///< Keys in lower case.
    QByteArray body{};

    enum class State : quint8 { Incomplete, Complete, Malformed, TooLarge };

    State parse(const QByteArray &bytes)
    {
        const qsizetype end = bytes.indexOf("\r\n\r\n");
        if (end < 0)
            return bytes.size() > largestHead ? State::TooLarge : State::Incomplete;
        if (end > largestHead)
            return State::TooLarge;
        QList<QByteArray> lines = bytes.left(end).split('\n');
        const QList<QByteArray> first = lines.takeFirst().trimmed().split(' ');
        if (first.size() != 3 || !first[1].startsWith('/') || !first[2].startsWith("HTTP/1."))
            return State::Malformed;
        method = first[0];
        const qsizetype mark = first[1].indexOf('?');
        path = mark < 0 ? first[1] : first[1].left(mark);
        query = mark < 0 ? QByteArray() : first[1].sliced(mark + 1);
        for (const QByteArray &line : std::as_const(lines)) {
            const qsizetype colon = line.indexOf(':');
            const QByteArray name = line.left(std::max<qsizetype>(colon, 0)).toLower();
            const bool decides = name == "host" || name == "origin" || name == "content-length";
            if (name.isEmpty() || name.contains(' ') || (decides && headers.contains(name)))
                return State::Malformed;  // a duplicate could be interpreted in two ways
            headers.insert(name, line.sliced(colon + 1).trimmed());
        }
        if (headers.contains("transfer-encoding"))
            return State::Malformed;
        bool isNumber = true;
        const QByteArray length = headers.value("content-length", "0");
        const qint64 announced = length.toLongLong(&isNumber);
        if (!isNumber || announced < 0)
            return State::Malformed;
        if (announced > largestBody)
            return State::TooLarge;
        body = bytes.sliced(end + 4);
        if (body.size() < announced)
            return State::Incomplete;
        body.truncate(announced);
        return State::Complete;
    }
};

RedirectListener::RedirectListener(QUrl redirect, std::function<bool(const QString &)> isOurs,
                                   QObject *parent)
    : QObject(parent)
    , m_redirect(std::move(redirect))
    , m_isOurs(std::move(isOurs))
{
}

RedirectListener::~RedirectListener()
{
    close();
}

Result<void> RedirectListener::listen()
{
    close();
    Result<void> outcome = Error{.kind = Error::Kind::Offline};
    // “localhost” may be either. If another program listens on one of the two, it could receive the answer.
    for (const QHostAddress::SpecialAddress address :
         {QHostAddress::LocalHost, QHostAddress::LocalHostIPv6}) {
        auto *server = new QTcpServer(this);
        server->setMaxPendingConnections(maxVisits);
        connect(server, &QTcpServer::newConnection, this, [this, server] { acceptConnection(server); });
        if (server->listen(QHostAddress(address), quint16(m_redirect.port()))) {
            m_servers.append(server);
            outcome = Result<void>();
            continue;
        }
        const bool isTaken = server->serverError() == QAbstractSocket::AddressInUseError;
        const QString words = server->errorString();
        delete server;
        if (isTaken) {
            close();
            return Error{.kind = Error::Kind::Conflict, .message = words};
        }
        if (m_servers.isEmpty())
            outcome = Error{.kind = Error::Kind::Offline, .message = words};
    }
    return outcome;
}

void RedirectListener::close()
{
    for (QTcpServer *server : std::exchange(m_servers, {})) {
        server->close();
        server->deleteLater();  // close() may be called from a signal of theirs
    }
    const auto visits = std::exchange(m_visits, {});
    for (auto visit = visits.keyBegin(); visit != visits.keyEnd(); ++visit) {
        (*visit)->abort();
        (*visit)->deleteLater();
    }
}

void RedirectListener::acceptConnection(QTcpServer *server)
{
    // A slot of our signals may close or destroy the servers.
    const QPointer<QTcpServer> open(server);
    while (QTcpSocket *socket = open ? open->nextPendingConnection() : nullptr) {
        socket->setParent(this);
        if (m_visits.size() >= maxVisits || !socket->peerAddress().isLoopback()) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        m_visits.insert(socket, {});
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            if (m_visits.remove(socket))
                socket->deleteLater();
        });
        QTimer::singleShot(m_timeout, socket, [socket] { socket->abort(); });
        read(socket);
    }
}

void RedirectListener::read(QTcpSocket *socket)
{
    const auto found = m_visits.find(socket);
    if (found == m_visits.end())
        return;
    found->append(socket->read(largestHead + largestBody + 1 - found->size()));
    Visit visit;
    switch (visit.parse(*found)) {
    case Visit::State::Incomplete:
        break;
    case Visit::State::Malformed:
        reject(socket, 400);
        break;
    case Visit::State::TooLarge:
        reject(socket, 413);
        break;
    case Visit::State::Complete:
        serve(socket, visit);
        break;
    }
}

void RedirectListener::serve(QTcpSocket *socket, const Visit &visit)
{
    const QByteArray authority = "localhost:" + QByteArray::number(m_redirect.port());
    const QByteArray host = visit.headers.value("host").toLower();
    const bool isUs = host == authority || (m_redirect.port() == 80 && host == "localhost");
    if (!isUs)
        return reject(socket, visit.headers.contains("host") ? 421 : 400);
    if (!leadsTo(m_redirect, QUrl::fromEncoded("http://" + authority + visit.path, QUrl::StrictMode)))
        return reject(socket, 404);
    if (visit.method == "POST") {
        const QByteArray origin = visit.headers.value("origin", "http://" + host);
        const QByteArray type = visit.headers.value("content-type").split(';').first().trimmed().toLower();
        if (origin.toLower() != "http://" + host)
            return reject(socket, 403);
        if (type != "application/x-www-form-urlencoded")
            return reject(socket, 400);
        return handleAnswer(socket, visit.body, true);
    }
    if (visit.method != "GET")
        return reject(socket, 405, "Allow: GET, POST\r\n");
    if (!visit.query.isEmpty())
        return handleAnswer(socket, visit.query, false);
    const RenderedPage page = renderReturnPage(ReturnPage::Handing);
    answer(socket, 200, page.headers, page.document);
}

void RedirectListener::handleAnswer(QTcpSocket *socket, const QByteArray &answered, bool isHandedOver)
{
    const auto parameters = Api::Parameters::parse(answered);
    const QStringList states = parameters ? parameters->values(u"state") : QStringList();
    const bool isOurs = states.size() == 1 && m_isOurs(states.first());
    const bool isAnswer = !states.isEmpty() || (parameters && parameters->contains(u"error"));
    if (!isOurs) {
        const RenderedPage page
            = renderReturnPage(isAnswer || isHandedOver ? ReturnPage::Stranger : ReturnPage::Nothing);
        answer(socket, 400, page.headers, page.document);
        if (isAnswer) {
            qCInfo(lcAccounts) << "an answer to another sign-in was refused";
            Q_EMIT foreignAnswerRefused();
        }
        return;
    }
    const bool isDenied = parameters->value(u"error") == QLatin1String("access_denied");
    const RenderedPage page = renderReturnPage(isDenied ? ReturnPage::Denied : ReturnPage::Done);
    answer(socket, 200, page.headers, page.document);
    close();
    QUrl url = m_redirect;
    url.setQuery(QString::fromLatin1(parameters->encoded()));
    Q_EMIT came(url);
}

void RedirectListener::reject(QTcpSocket *socket, int status, const QByteArray &headers)
{
    answer(socket, status, headers + "Content-Type: text/plain; charset=utf-8\r\n", reasonOf(status) + '\n');
}

void RedirectListener::answer(QTcpSocket *socket, int status, const QByteArray &headers,
                              const QByteArray &body)
{
    // From here on the socket deletes itself, so that the page is sent although the sign-in continues.
    m_visits.remove(socket);
    socket->disconnect(this);
    socket->setParent(QCoreApplication::instance());
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    socket->write("HTTP/1.1 " + QByteArray::number(status) + ' ' + reasonOf(status) + "\r\n" + headers
                  + "Content-Length: " + QByteArray::number(body.size())
                  + "\r\nConnection: close\r\nCache-Control: no-store\r\nReferrer-Policy: no-referrer\r\n"
                    "X-Content-Type-Options: nosniff\r\nX-Frame-Options: DENY\r\n\r\n"
                  + body);
    socket->disconnectFromHost();
    if (socket->state() == QAbstractSocket::UnconnectedState)
        socket->deleteLater();
}

}  // namespace Sidestage
