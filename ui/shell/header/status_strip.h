// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QPointer>
#include <QStatusBar>

class QLabel;

namespace Sidestage {

class Account;
class IconText;
class Page;

/// The strip at the bottom: how live events come, the API budget, what is held or where sign-ins are kept;
/// without an account how the service is. At the end what the page has saved.
class StatusStrip : public QStatusBar
{
    Q_OBJECT
public:
    /// Where tokens are kept.
    enum class Keychain : quint8 { Unknown, Waiting, Unlocked, Locked, MemoryOnly };

    explicit StatusStrip(QWidget *parent = nullptr);

    /// Null: nobody is signed in.
    void setAccount(Account *account);
    void setPage(Page *page);
    void setKeychain(Keychain state, const QString &reason = {});
    /// What waits, and could still be taken back, of an account of the service that is shown.
    struct Held
    {
        QString name{};
        int count = 0;
        bool isShown = false;  ///< It is the account in front.
    };
    /// Empty: nothing waits, and nothing is said.
    void setHeld(const QList<Held> &held);
    /// What the service profile does: "Sandbox running". Shown while nobody is signed in.
    void setService(Icon icon, const QString &text, Tone tone = Tone::Secondary);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refreshEvents();
    void refreshBudget();
    void refreshItems();
    void refreshSaved();

    QPointer<Account> m_account;
    QPointer<Page> m_page;
    Keychain m_keychainState = Keychain::Unknown;
    int m_heldCount = 0;
    IconText *m_service;
    IconText *m_events;
    IconText *m_budget;
    IconText *m_held;
    IconText *m_keychain;
    QLabel *m_saved;
};

}  // namespace Sidestage
