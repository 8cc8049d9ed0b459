// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/owner_lock.h"

#include <QObject>

#include <memory>

class QLocalServer;
class QLocalSocket;

namespace Sidestage {

/// What a second start asks of the program that already works in its folder.
struct ShowRequest
{
    QString profile{};  ///< The id of the service profile to show; empty: the one that is shown.
    QByteArray
        activation{};  ///< What the desktop gave the second start, to bring a window to the front with.
};

/// One program works in a folder of data: who has taken it hears of every later start that wanted it as well
/// (docs/decisions/0013). What is taken ends with the process, however that ends.
class FolderOwner : public QObject
{
    Q_OBJECT
public:
    /// `folder` has to be there. Nothing is taken yet.
    explicit FolderOwner(const QString &folder, QObject *parent = nullptr);
    ~FolderOwner() override;

    /// Whether this program has the folder now. False: another one has, or it cannot be locked (trouble()).
    bool acquire();
    /// Why the folder could not be locked at the last try, in words; empty: it was not for that.
    QString trouble() const { return m_trouble; }
    /// This program ends: from now on nobody is heard, so that whoever comes waits for the folder instead of
    /// for a window that is about to go. The folder stays taken.
    void endListening();

    /// Where whoever has the folder can be reached: a name for QLocalSocket, the same in each process.
    QString address() const { return m_address; }

    /// Puts a request into the words that are sent to address(), which answers with `shown`.
    static QByteArray wordsOf(const ShowRequest &request);
    static constexpr char shown[] = "shown\n";

Q_SIGNALS:
    void showRequested(const Sidestage::ShowRequest &request);

private:
    void listen();
    void acceptConnection();
    void readMessage(QLocalSocket *visitor);

    QString m_lockFile;
    QString m_address;
    QString m_trouble{};
    std::unique_ptr<OwnerLock> m_lock{};
    std::unique_ptr<QLocalServer> m_server;
};

}  // namespace Sidestage

Q_DECLARE_METATYPE(Sidestage::ShowRequest)
