// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client/session.h"
#include "shell/notices/notice_board.h"

#include <functional>

namespace Sidestage {

class Account;
class LiveStatus;

/// What every window that shows something of one account needs to know of it: whether it is live, and
/// what has to be said over its pages (offline, waiting for the keychain, sign-in ended).
class AccountView : public QObject
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit AccountView(Account *account, QObject *parent = nullptr);

    Account *account() const { return m_account; }
    LiveStatus *live() const { return m_live; }
    NoticeBoard *notices() const { return m_notices; }

    /// Why the keychain refuses, in its own words, and what asks it once more; for a session that
    /// isWithheld().
    void setKeychain(const QString &reason, std::function<void()> askAgain);
    /// How many of its decisions are held: said while there is no connection.
    void setHeld(int decisions);

Q_SIGNALS:
    void signInAgainRequested();

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
