// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/icons.h"

#include <QPointer>
#include <QStatusBar>

class QLabel;

namespace Sidestage {

class Account;
class IconText;
class Page;

/// The strip at the bottom: the API budget, where sign-ins are kept, how the service is; at the end what
/// the page has saved.
class StatusStrip : public QStatusBar
{
    Q_OBJECT
public:
    /// Where tokens are kept.
    enum class Keychain : quint8 { Unknown, Unlocked, MemoryOnly };

    explicit StatusStrip(QWidget *parent = nullptr);

    /// Null: nobody is signed in.
    void setAccount(Account *account);
    void setPage(Page *page);
    void setKeychain(Keychain state, const QString &reason = {});
    /// What the service profile does: "Sandbox running".
    void setService(Icon icon, const QString &text, Tone tone = Tone::Secondary);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refreshBudget();
    void refreshSaved();

    QPointer<Account> m_account;
    QPointer<Page> m_page;
    IconText *m_service;
    IconText *m_budget;
    IconText *m_keychain;
    QLabel *m_saved;
};

}  // namespace Sidestage
