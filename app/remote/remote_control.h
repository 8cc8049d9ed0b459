// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote_messages.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <vector>

class QAction;
class QLocalSocket;

namespace Sidestage {

class Account;
class Application;
class ServiceHost;
struct Command;

/// Does what `sidestage do` asks for, and tells what `sidestage status` asks for (docs/driving.md). The tray
/// and global shortcuts use it too.
class RemoteControl : public QObject
{
    Q_OBJECT
public:
    /// `app` must outlive this.
    explicit RemoteControl(Application *app, QObject *parent = nullptr);

    /// Answers a request of another process (FolderOwner::setAnswer()).
    void answer(const QByteArray &request, const QByteArray &activation, QLocalSocket *visitor);
    /// Does it, and returns what became of it. `activation`: see Application::bringForward().
    RemoteReply perform(const RemoteRequest &request, const QByteArray &activation = {});
    /// The state of this account, or of the shown one.
    RemoteReply status(const RemoteRequest &request);

    static constexpr int maxWatchers = 32;

private:
    /// One that is told each change of the status.
    struct Watcher
    {
        QPointer<QLocalSocket> socket{};
        RemoteRequest request{};
        QByteArray last{};  ///< Without the countdowns, which change each second.
    };

    void add(const RemoteRequest &request, QLocalSocket *visitor);
    void tell();
    bool tell(Watcher &watcher);
    QList<RemoteAction> actions();
    RemoteReply run(const RemoteRequest &request, const Command &command, const QByteArray &activation);
    RemoteReply showPlace(const RemoteRequest &request, const QByteArray &activation);
    /// The account that the request is about; null: nobody is signed in. Error Invalid with the reason.
    Result<Account *> accountOf(const RemoteRequest &request) const;
    /// Shows the account that the request names, if it names one. Returns why not; empty: done.
    QString showAccount(const RemoteRequest &request);

    Application *m_app;
    std::vector<Watcher> m_watchers{};
    QTimer m_look;
};

}  // namespace Sidestage
