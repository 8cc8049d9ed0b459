// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"
#include "unsent_decisions.h"

#include <QTimer>

#include <chrono>
#include <memory>

namespace Sidestage {

class Banner;
class ProgressBar;

/// Asks what to do with unsent decisions before something that ends their sending: send them first, or keep
/// them. If sending fails or takes long, it asks again.
class UnsentDialog : public DialogFrame
{
    Q_OBJECT
public:
    ~UnsentDialog() override;

    /// Sets how long sending may take before the dialog asks again.
    void setTimeout(std::chrono::milliseconds time) { m_timeout.setInterval(time); }

public Q_SLOTS:
    /// Sends as if the user had chosen it.
    void send();

protected:
    enum class State : quint8 {
        Asking,
        Sending,  ///< Goes on when everything has been sent.
        Long,     ///< Slow or failed: sending continues, but a new choice is needed.
    };

    /// `held` null: there are no decisions. `what` is what is asked about, for object names: "Quit".
    UnsentDialog(const QString &title, const QString &what, std::unique_ptr<UnsentDecisions> held,
                 QWidget *parent);

    /// Adds the buttons for the choices: to keep the decisions, to send them, and to go on when none is left.
    void addChoices(const QString &keep, const QString &send, const QString &goOn, Button::Role role);
    UnsentDecisions *held() const { return m_held.get(); }
    int left() const { return m_held ? m_held->count() : 0; }
    bool hasBegun() const { return m_state != State::Asking; }
    virtual void updateState();

    /// Called when everything has been sent, or the user wants to go on without that.
    virtual void goOn() = 0;
    virtual void keep() = 0;
    virtual void chooseSending() { send(); }
    /// What is asked; empty: nothing.
    virtual QString question() const = 0;
    virtual QString lostText(const QString &reason) const = 0;
    virtual QString longText() const = 0;

private:
    QString m_name;
    std::unique_ptr<UnsentDecisions> m_held;
    State m_state = State::Asking;
    int m_total = 0;  ///< Number of decisions to send, for the progress bar.
    QTimer m_timeout{};
    QLabel *m_what;
    ProgressBar *m_bar;
    QLabel *m_progress;
    Banner *m_banner;
    Button *m_keep = nullptr;
    Button *m_send = nullptr;
    Button *m_goOn = nullptr;
};

}  // namespace Sidestage
