// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QKeySequence>
#include <QPointer>
#include <QStatusBar>

class QLabel;

namespace Sidestage {

class Account;
class IconText;
class Page;

/// The bar at the bottom: live events, API budget, and unsent decisions or the keychain state. Without an
/// account it shows the state of the service. At the end: when the page was saved.
class StatusStrip : public QStatusBar
{
    Q_OBJECT
public:
    /// Where tokens are stored.
    enum class Keychain : quint8 { Unknown, Waiting, Unlocked, Locked, MemoryOnly };

    explicit StatusStrip(QWidget *parent = nullptr);

    /// Null: nobody is signed in.
    void setAccount(Account *account);
    void setPage(Page *page);
    /// The key that shows all keys; empty: there is none.
    void setKeysKey(const QKeySequence &key);
    void setKeychain(Keychain state, const QString &reason = {});
    /// Unsent decisions of one account of the shown service, which can still be undone.
    struct Held
    {
        QString name{};
        int count = 0;
        bool isShown = false;  ///< Whether it is the shown account.
    };
    /// Empty: nothing is shown. `isOnDisk`: they are not lost at the end of the program.
    void setHeld(const QList<Held> &held, bool isOnDisk = true);
    /// Sets the state of the service profile, such as "Sandbox running". Shown while nobody is signed in.
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
    QKeySequence m_keysKey{};
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
