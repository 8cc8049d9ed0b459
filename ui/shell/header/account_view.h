// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client/session.h"
#include "shell/notices/notice_board.h"

#include <functional>

namespace Sidestage {

class Account;
class LiveStatus;

/// The state of one account for all windows that show it: the live status, and the notices above its pages
/// (offline, waiting for the keychain, sign-in ended).
class AccountView : public QObject
{
    Q_OBJECT
public:
    /// `account` must outlive this object.
    explicit AccountView(Account *account, QObject *parent = nullptr);

    Account *account() const { return m_account; }
    LiveStatus *live() const { return m_live; }
    NoticeBoard *notices() const { return m_notices; }

    /// Sets the error message of the keychain and the function that retries the access, for a session that
    /// isWithheld().
    void setKeychain(const QString &reason, std::function<void()> askAgain);
    /// Sets the number of its unsent decisions, shown while offline.
    void setHeld(int decisions);

Q_SIGNALS:
    void signInAgainRequested();
    /// The service profile of the account has to be changed.
    void accountsPageRequested();

private:
    static QString wordsFor(Session::Ending ending);
    void updateNotices();

    Account *m_account;
    LiveStatus *m_live;
    NoticeBoard *m_notices;
    QString m_keychainReason{};
    std::function<void()> m_askKeychain{};
    int m_held = 0;
};

}  // namespace Sidestage
