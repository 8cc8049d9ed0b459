// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder_owner.h"

#include "base/log.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QPointer>
#include <QStandardPaths>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr qint64 maxBytes = 4096;  ///< Maximum size of a request.
/// Lines of a request: the word "show" and the profile, or "ask" and the request; the activation token.
constexpr int lines = 3;
constexpr int longestActivation = 1024;
const QByteArray showWord = QByteArrayLiteral("show");
const QByteArray askWord = QByteArrayLiteral("ask");

QString addressIn(const QString &folder)
{
    const QByteArray hash = QCryptographicHash::hash(folder.toUtf8(), QCryptographicHash::Sha256).toHex();
    const QString name = QStringLiteral("sidestage-") + QString::fromLatin1(hash.first(32));
#ifdef Q_OS_WIN
    return name;
#else
    // A socket path is limited to about a hundred bytes, and is longer while the socket is being created.
    constexpr int longest = 80;
    const QString inFolder = folder + QStringLiteral("/window.socket");
    if (QFile::encodeName(inFolder).size() <= longest)
        return inFolder;
    const QString own = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return own.isEmpty() ? name : own + u'/' + name;
#endif
}

/// The same path for all links to one folder.
QString realPath(const QString &folder)
{
    const QString real = QFileInfo(folder).canonicalFilePath();
    return real.isEmpty() ? folder : real;
}

/// Validates the token, because it is passed to the environment and the compositor unchanged.
bool isActivation(const QByteArray &text)
{
    return text.size() <= longestActivation && std::all_of(text.begin(), text.end(), [](char character) {
               return character > ' ' && character <= '~';
           });
}

}  // namespace

FolderOwner::FolderOwner(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_server(std::make_unique<QLocalServer>())
{
    m_lockFile = realPath(folder) + QStringLiteral("/window.lock");
    m_address = addressOf(folder);
    connect(m_server.get(), &QLocalServer::newConnection, this, &FolderOwner::acceptConnection);
}

FolderOwner::~FolderOwner() = default;

QString FolderOwner::addressOf(const QString &folder)
{
    return addressIn(realPath(folder));
}

bool FolderOwner::acquire()
{
    if (m_lock)
        return true;
    m_trouble.clear();
    auto taken = OwnerLock::acquire(m_lockFile);
    if (!taken) {
        if (taken.error().kind != Error::Kind::Conflict)
            m_trouble = taken.error().message;
        return false;
    }
    m_lock = *std::move(taken);
    listen();
    return true;
}

void FolderOwner::listen()
{
    QLocalServer::removeServer(m_address);  // left by a process that was killed: the lock is ours
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    if (!m_server->listen(m_address))
        qCWarning(lcStorage) << "a second start will not find this window:" << m_server->errorString();
}

void FolderOwner::endListening()
{
    m_server->close();
    // Connected clients without a reply connect again, and then find no server.
    const auto visitors = m_server->findChildren<QLocalSocket *>();
    for (QLocalSocket *visitor : visitors)
        visitor->abort();
}

void FolderOwner::acceptConnection()
{
    while (QLocalSocket *visitor = m_server->nextPendingConnection()) {
        connect(visitor, &QLocalSocket::disconnected, visitor, &QObject::deleteLater);
        connect(visitor, &QLocalSocket::readyRead, this, [this, visitor] { readMessage(visitor); });
        readMessage(visitor);
    }
}

void FolderOwner::readMessage(QLocalSocket *visitor)
{
    const QByteArray said = visitor->peek(maxBytes + 1);
    if (said.size() > maxBytes) {
        visitor->abort();
        return;
    }
    if (said.count('\n') < lines)
        return;  // the request is incomplete
    visitor->readAll();
    const auto parts = said.split('\n');
    const QByteArray activation = isActivation(parts[2]) ? parts[2] : QByteArray();
    if (parts[0] == askWord && m_answer)
        return m_answer(parts[1], activation, visitor);
    if (parts[0] != showWord)
        return visitor->abort();
    const ShowRequest request{.profile = QString::fromUtf8(parts[1]), .activation = activation};
    const QPointer<QLocalSocket> there(visitor);
    Q_EMIT showRequested(request);
    if (!there)
        return;
    there->write(shown);
    there->disconnectFromServer();  // after the reply has been written
}

QByteArray FolderOwner::wordsOf(const ShowRequest &request)
{
    QByteArray profile = request.profile.toUtf8();
    profile.replace('\n', ' ');
    const QByteArray activation = isActivation(request.activation) ? request.activation : QByteArray();
    return showWord + '\n' + profile.first(std::min<qsizetype>(profile.size(), maxBytes / 2)) + '\n'
        + activation + '\n';
}

QByteArray FolderOwner::wordsOf(const QByteArray &request, const QByteArray &activation)
{
    return askWord + '\n' + request + '\n' + (isActivation(activation) ? activation : QByteArray()) + '\n';
}

}  // namespace Sidestage
