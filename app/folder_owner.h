// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/owner_lock.h"

#include <QObject>

#include <functional>
#include <memory>

class QLocalServer;
class QLocalSocket;

namespace Sidestage {

/// The request of a second start to the program that already uses the data folder.
struct ShowRequest
{
    QString profile{};        ///< The id of the service profile to show; empty: no change.
    QByteArray activation{};  ///< The desktop's activation token of the second start, to bring a window to
                              ///< the front.
};

/// Ensures that only one program uses a data folder. The owner receives a signal for every later start in the
/// same folder (docs/decisions/0013), and requests of `sidestage do` (docs/driving.md). The lock is released
/// when the process ends, even after a crash.
class FolderOwner : public QObject
{
    Q_OBJECT
public:
    /// `folder` must exist. Does not lock it yet.
    explicit FolderOwner(const QString &folder, QObject *parent = nullptr);
    ~FolderOwner() override;

    /// Locks the folder. Returns false if another program has it or if it cannot be locked (trouble()).
    bool acquire();
    /// Why the last acquire() could not lock the folder, for the user; empty: another program has it.
    QString trouble() const { return m_trouble; }
    /// Call when this program is about to end: stops listening, so that a later start waits for the folder
    /// instead of for this window. The lock is kept.
    void endListening();

    /// The address of the owner for QLocalSocket, the same in each process.
    QString address() const { return m_address; }
    /// The address of the owner of a folder. Neither creates nor locks the folder.
    static QString addressOf(const QString &folder);

    /// Sets the function that answers requests other than to show the window: it writes to the socket, and
    /// disconnects it when nothing more follows. The socket may be gone at any later time. Without a function
    /// such visitors are sent away. `activation` is the desktop's activation token.
    using Answer
        = std::function<void(const QByteArray &request, const QByteArray &activation, QLocalSocket *visitor)>;
    void setAnswer(const Answer &answer) { m_answer = answer; }

    /// Encodes a request to send to address(). The reply is `shown`.
    static QByteArray wordsOf(const ShowRequest &request);
    static constexpr char shown[] = "shown\n";
    /// Encodes another request, which is one line of at most maxRequest bytes.
    static QByteArray wordsOf(const QByteArray &request, const QByteArray &activation);
    static constexpr int maxRequest = 2048;

Q_SIGNALS:
    void showRequested(const Sidestage::ShowRequest &request);

private:
    void listen();
    void acceptConnection();
    void readMessage(QLocalSocket *visitor);

    QString m_lockFile;
    QString m_address;
    QString m_trouble{};
    Answer m_answer{};
    std::unique_ptr<OwnerLock> m_lock{};
    std::unique_ptr<QLocalServer> m_server;
};

}  // namespace Sidestage

Q_DECLARE_METATYPE(Sidestage::ShowRequest)
