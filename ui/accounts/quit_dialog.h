// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "held_work.h"
#include "kit/overlays/dialog_frame.h"

#include <QTimer>

#include <chrono>
#include <memory>

class QCheckBox;

namespace Sidestage {

class Banner;
class ProgressBar;

/// Asks what shall become of the decisions that are held when the user quits: sent before, kept for the next
/// start, or taken back. accepted() means that the program may end; what could not be sent is said before.
class QuitDialog : public DialogFrame
{
    Q_OBJECT
public:
    explicit QuitDialog(std::unique_ptr<HeldWork> held, QWidget *parent = nullptr);
    ~QuitDialog() override;

    /// How long sending may take before it is asked anew; 15 s at first.
    void setTimeout(std::chrono::milliseconds time) { m_timeout.setInterval(time); }

public Q_SLOTS:
    /// As when the user chooses to send, to be called where that was chosen for good.
    void send();

Q_SIGNALS:
    /// The user has chosen this for good.
    void sendingRemembered();
    void keepingRemembered();

private:
    enum class State : quint8 {
        Asking,
        Sending,  ///< The program ends when everything is sent.
        Long,     ///< It takes long, or something failed: nothing ends without another answer.
    };

    void stopSending();
    void undoHeld();
    void updateState();

    std::unique_ptr<HeldWork> m_held;
    State m_state = State::Asking;
    int m_total = 0;  ///< So many were to be sent.
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
