// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "held_work.h"
#include "kit/overlays/dialog_frame.h"

#include <QPointer>
#include <QTimer>

#include <chrono>
#include <memory>

namespace Sidestage {

class Account;
class Accounts;
class Banner;
class ProgressBar;

/// Asks whether an account shall be signed out, and what shall become of the decisions that it holds: sent
/// before, or kept for the next sign-in. When sending takes long it asks anew, so that nobody is signed out
/// at a time at which they do not think of it any more.
class SignOutDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `held` null: nothing can be held. `accounts` must outlive this; it closes by itself when the account
    /// goes.
    SignOutDialog(Accounts *accounts, Account *account, std::unique_ptr<HeldWork> held,
                  QWidget *parent = nullptr);
    ~SignOutDialog() override;

    /// How long sending may take before it is asked anew; 10 s at first.
    void setTimeout(std::chrono::milliseconds time) { m_timeout.setInterval(time); }

private:
    enum class State : quint8 {
        Asking,
        Sending,  ///< Signs out when everything is sent.
        Long,     ///< It is sent as far as that goes, and nobody is signed out without another answer.
    };

    void send();
    void stopSending();
    void signOut();
    void updateState();

    Accounts *m_accounts;
    QPointer<Account> m_account;
    std::unique_ptr<HeldWork> m_held;
    State m_state = State::Asking;
    int m_total = 0;  ///< So many were to be sent.
    QTimer m_timeout{};
    QLabel *m_text;
    QLabel *m_what;
    ProgressBar *m_bar;
    QLabel *m_progress;
    Banner *m_banner;
    Button *m_keep;
    Button *m_send;
    Button *m_out;
};

}  // namespace Sidestage
