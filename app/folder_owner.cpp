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

constexpr qint64 maxBytes = 4096;  ///< Of a request.
constexpr int lines = 3;           ///< Of a request: the word "show", the profile, the activation.
constexpr int longestActivation = 1024;

QString addressIn(const QString &folder)
{
    const QByteArray hash = QCryptographicHash::hash(folder.toUtf8(), QCryptographicHash::Sha256).toHex();
    const QString name = QStringLiteral("sidestage-") + QString::fromLatin1(hash.first(32));
#ifdef Q_OS_WIN
    return name;
#else
    // An address of this kind has about a hundred bytes, and while it is being made it is longer.
    constexpr int longest = 80;
    const QString inFolder = folder + QStringLiteral("/window.socket");
    if (QFile::encodeName(inFolder).size() <= longest)
        return inFolder;
    const QString own = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return own.isEmpty() ? name : own + u'/' + name;
#endif
}

/// It goes into the environment and to the compositor as it is.
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
    const QString real = QFileInfo(folder).canonicalFilePath();  // one folder, whatever leads to it
    const QString path = real.isEmpty() ? folder : real;
    m_lockFile = path + QStringLiteral("/window.lock");
    m_address = addressIn(path);
    connect(m_server.get(), &QLocalServer::newConnection, this, &FolderOwner::acceptConnection);
}

FolderOwner::~FolderOwner() = default;

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
    QLocalServer::removeServer(m_address);  // of somebody who was killed: the lock is ours
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    if (!m_server->listen(m_address))
        qCWarning(lcStorage) << "a second start will not find this window:" << m_server->errorString();
}

void FolderOwner::endListening()
{
    m_server->close();
    // Whoever has come already and got no answer asks again, and finds nobody.
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
        return;  // there is more to come
    visitor->readAll();
    const auto parts = said.split('\n');
    ShowRequest request{.profile = QString::fromUtf8(parts[1])};
    if (isActivation(parts[2]))
        request.activation = parts[2];
    const QPointer<QLocalSocket> there(visitor);
    Q_EMIT showRequested(request);
    if (!there)
        return;
    there->write(shown);
    there->disconnectFromServer();  // when it is written
}

QByteArray FolderOwner::wordsOf(const ShowRequest &request)
{
    QByteArray profile = request.profile.toUtf8();
    profile.replace('\n', ' ');
    const QByteArray activation = isActivation(request.activation) ? request.activation : QByteArray();
    return "show\n" + profile.first(std::min<qsizetype>(profile.size(), maxBytes / 2)) + '\n' + activation
        + '\n';
}

}  // namespace Sidestage
