// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"
#include "unsent_decisions.h"

#include <QPointer>
#include <QTimer>

#include <chrono>
#include <memory>

namespace Sidestage {

class Account;
class Accounts;
class Banner;
class ProgressBar;

/// Asks whether to sign out an account, and whether to send its unsent decisions first or keep them for the
/// next sign-in. If sending takes long, it asks again, so that the sign-out does not happen unexpectedly
/// later.
class SignOutDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `held` null: there are no decisions. `accounts` must outlive the dialog. The dialog closes when the
    /// account is destroyed.
    SignOutDialog(Accounts *accounts, Account *account, std::unique_ptr<UnsentDecisions> held,
                  QWidget *parent = nullptr);
    ~SignOutDialog() override;

    /// Sets how long sending may take before the dialog asks again. Default: 10 s.
    void setTimeout(std::chrono::milliseconds time) { m_timeout.setInterval(time); }

private:
    enum class State : quint8 {
        Asking,
        Sending,  ///< Signs out when everything has been sent.
        Long,     ///< Sending continues, but the sign-out needs a new choice.
    };

    void send();
    void stopSending();
    void signOut();
    void updateState();

    Accounts *m_accounts;
    QPointer<Account> m_account;
    std::unique_ptr<UnsentDecisions> m_held;
    State m_state = State::Asking;
    int m_total = 0;  ///< Number of decisions to send, for the progress bar.
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
