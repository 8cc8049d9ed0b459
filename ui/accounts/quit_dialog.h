// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"
#include "unsent_decisions.h"

#include <QTimer>

#include <chrono>
#include <memory>

class QCheckBox;

namespace Sidestage {

class Banner;
class ProgressBar;

/// Asks what to do with unsent decisions when the user quits: send them first, keep them for the next start,
/// or take them back. accepted() means that the program may exit. Failures are shown before that.
class QuitDialog : public DialogFrame
{
    Q_OBJECT
public:
    explicit QuitDialog(std::unique_ptr<UnsentDecisions> held, QWidget *parent = nullptr);
    ~QuitDialog() override;

    /// Sets how long sending may take before the dialog asks again. Default: 15 s.
    void setTimeout(std::chrono::milliseconds time) { m_timeout.setInterval(time); }

public Q_SLOTS:
    /// Sends as if the user had chosen it. Call it if the user has chosen to always send.
    void send();

Q_SIGNALS:
    /// The user has chosen this permanently.
    void sendingRemembered();
    void keepingRemembered();

private:
    enum class State : quint8 {
        Asking,
        Sending,  ///< The program exits when everything is sent.
        Long,     ///< Slow or failed: the program exits only after a new choice.
    };

    void stopSending();
    void undoHeld();
    void updateState();

    std::unique_ptr<UnsentDecisions> m_held;
    State m_state = State::Asking;
    int m_total = 0;  ///< Number of decisions to send, for the progress bar.
    QTimer m_timeout{};
    QLabel *m_what;
    ProgressBar *m_bar;
    QLabel *m_progress;
    Banner *m_banner;
    QCheckBox *m_remember;
    Button *m_takeBack;
    Button *m_keep;
    Button *m_send;
    Button *m_quit;
};

}  // namespace Sidestage
