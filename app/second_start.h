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

/// A start in a folder in which another program works: has that one show its window. When it does not answer,
/// this says so and waits, until it does or has ended.
class SecondStart : public QObject
{
    Q_OBJECT
public:
    enum class Outcome : quint8 {
        Shown,    ///< The other one has shown its window.
        Ours,     ///< The other one has ended: the folder is taken.
        GivenUp,  ///< Nobody wants to wait any more.
    };

    /// `owner` must outlive this. `beforeSaying` is called before anything is shown, and gives what makes it
    /// look as the user wants, which is let go of when it is hidden.
    SecondStart(FolderOwner *owner, ShowRequest request, std::function<std::shared_ptr<void>()> beforeSaying);
    ~SecondStart() override;

    /// Runs an event loop until it is known.
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
