// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"

#include <QPointer>

#include <array>

class QBoxLayout;

namespace Sidestage {

class Account;
class Accounts;
class ActionButton;
class Avatar;
class Button;
class ElidedLabel;
class ProgressBar;
class WrapLabel;

/// Who an account is, and the state of its token: until when it is valid, when it was renewed and validated,
/// and where it is stored.
class HealthCard : public Card
{
    Q_OBJECT
public:
    explicit HealthCard(QWidget *parent = nullptr);

    /// Neither may be null. `isShown`: the windows show this account. Call again after each change.
    void setAccount(Accounts *accounts, Account *account, bool isShown);

    /// Renews the token now, if that is possible.
    void renew();
    /// Why the token cannot be renewed now, translated; empty: it can.
    static QString renewBlockReason(const Accounts &accounts, const Account &account);

Q_SIGNALS:
    void signInRequested();
    void signOutRequested();
    void showRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Row
    {
        IconView *icon = nullptr;
        QLabel *value = nullptr;
        WrapLabel *detail = nullptr;
        QWidget *whole = nullptr;

        void show(Icon symbol, Tone tone, const QString &text, const QString &more) const;
    };
    enum Rows : quint8 { Token, Renewal, Validation, Keychain, Clock };

    Row addRow(const QString &name, const char *objectName);
    int update();
    int showToken();
    int showRenewal();
    int showValidation();
    void showKeychain();
    void showClock();

    QPointer<Accounts> m_accounts;
    QPointer<Account> m_account;
    QBoxLayout *m_who;
    Avatar *m_avatar;
    QLabel *m_name;
    WrapLabel *m_details;
    Button *m_show;
    ActionButton *m_renew;
    Button *m_signIn;
    Button *m_signOut;
    ProgressBar *m_bar;
    std::array<Row, 5> m_rows{};
};

}  // namespace Sidestage
