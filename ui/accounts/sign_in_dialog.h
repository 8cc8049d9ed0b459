// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/sign_in.h"
#include "kit/overlays/dialog_frame.h"
#include "login_view.h"

#include <QPointer>
#include <QTimer>

class QScrollArea;

namespace Sidestage {

class Account;
class Accounts;
class SignIn;
class SignInChoices;
class SignInPane;
struct AccountInfo;
struct SignInFailure;
struct Token;

/// Signs a user in: on the service's page embedded in this dialog, in the user's browser, or on another
/// device. Closing the dialog cancels the sign-in. After success the new account is current().
class SignInDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// One `Accounts` for each service profile, at least one. They must outlive the dialog.
    explicit SignInDialog(const QList<Accounts *> &services, QWidget *parent = nullptr);
    ~SignInDialog() override;

    /// Opens the dialog over `parent`. It deletes itself when it is closed.
    static SignInDialog *openFor(const QList<Accounts *> &services, QWidget *parent);

    /// Chooses this way, if the service allows it. Call right after openFor().
    void prefer(SignInWay way);
    /// For an account that signs in again: shows its name, selects the permissions that it has and those
    /// with `wanted`. If both are empty, all stay selected. Call right after openFor().
    void expect(const Account &account, const Api::ScopeSet &wanted);

    void done(int result) override;

Q_SIGNALS:
    void signedIn(Sidestage::Account *account);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    LoginHandlers handlers();
    void begin();
    void beginInWindow();
    void openBrowser();
    void stageChanged();
    void stop();
    void divide();
    int neededLeft() const;
    QString againWords() const;
    void choicesChanged();
    void pageLoaded();
    void pageBlocked(const QUrl &url);
    void pageTroubled(const LoginTrouble &trouble);
    void takeRedirect(const QUrl &url);
    void finishSignIn(const AccountInfo &info, const Token &token);
    void explain(const SignInFailure &failure);
    void conclude();
    void showTokenNote();
    void showNote();
    Accounts *accounts() const;

    QList<Accounts *> m_services;
    SignInChoices *m_choices;
    QScrollArea *m_left;
    SignInPane *m_pane;
    Button *m_again;
    Button *m_cancel;
    SignInWay m_way;
    QPointer<LoginView> m_view{};
    QPointer<SignIn> m_signIn{};
    QTimer m_soon;
    QString m_signedInAs{};
    bool m_begun = false;
    bool m_isDone = false;
    bool m_mayTakeFocus = false;
};

}  // namespace Sidestage
