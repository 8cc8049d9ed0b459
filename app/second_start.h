// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "folder_owner.h"

#include <QTimer>

#include <functional>
#include <optional>

class QEventLoop;
class QLocalSocket;

namespace Sidestage {

class DialogFrame;

/// A start in a folder that another program uses: requests it to show its window. If it does not respond,
/// shows a dialog and waits until it responds or ends.
class SecondStart : public QObject
{
    Q_OBJECT
public:
    enum class Outcome : quint8 {
        Shown,    ///< The other program has shown its window.
        Ours,     ///< The other program has ended, and the folder is now locked by `owner`.
        GivenUp,  ///< The user has stopped waiting.
    };

    /// `owner` must outlive this object. `beforeSaying` is called before the dialog is shown and returns an
    /// object that applies the user's theme. It is released after the dialog is closed.
    SecondStart(FolderOwner *owner, ShowRequest request, std::function<std::shared_ptr<void>()> beforeSaying);
    ~SecondStart() override;

    /// Runs an event loop until the outcome is known.
    Outcome wait();

private:
    void poll();
    void readReply();
    void showMessage();
    void finish(Outcome outcome);

    FolderOwner *m_owner;
    ShowRequest m_request;
    std::function<std::shared_ptr<void>()> m_beforeSaying;
    std::unique_ptr<QLocalSocket> m_socket;
    QTimer m_again{};
    QTimer m_timeout{};
    std::optional<Outcome> m_outcome{};
    QEventLoop *m_loop = nullptr;
    std::shared_ptr<void> m_look{};
    std::unique_ptr<DialogFrame> m_dialog;
};

}  // namespace Sidestage
