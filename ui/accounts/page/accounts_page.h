// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/account_directory.h"
#include "page/page.h"

#include <vector>

class QBoxLayout;
class QButtonGroup;
class QVBoxLayout;

namespace Sidestage {

class AccountRow;
class Card;
class EmptyState;
class HealthCard;
class PermissionsCard;
class ServiceCard;

/// All accounts of all services: the health of each token, what it may do, and the service that it belongs
/// to. One page for the whole program, also while nobody is signed in.
class AccountsPage : public Page
{
    Q_OBJECT
public:
    /// `directory` must outlive the page.
    explicit AccountsPage(AccountDirectory *directory, QWidget *parent = nullptr);

    QString id() const override { return QStringLiteral("accounts"); }
    QString title() const override { return tr("Accounts"); }
    Freshness freshness() const override;
    void refresh() override;

    /// Chooses an account in the list. An empty `userId`: the service.
    void choose(const QString &service, const QString &userId);
    /// The account that is chosen in the list; null: a service without one.
    Account *chosen() const;
    QString chosenService() const { return m_service; }

Q_SIGNALS:
    /// Emitted to sign in to a service. `again` is the account that signs in again; null: another one.
    /// `wanted` are the scopes to ask for in addition to those it has; empty: all.
    void signInRequested(const QString &service, Sidestage::Account *again,
                         const Sidestage::Api::ScopeSet &wanted);
    void signOutRequested(const QList<Sidestage::Account *> &accounts);
    /// Emitted to make this account the one that the windows show.
    void showRequested(Sidestage::Account *account);
    /// Emitted to open a service that is not open.
    void openRequested(const QString &service);
    void serviceAddRequested();
    void serviceEditRequested(const QString &service);
    void serviceRemovalRequested(const QString &service);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void takeKeyboard() override;

private:
    struct Row
    {
        QString service{};
        QString heading{};
        QString userId{};  ///< Empty: the service has no account, or is not open.
        AccountRow *button = nullptr;
    };

    void addActions();
    void rebuild();
    void showRows();
    void showChosen();
    void arrange();
    const AccountDirectory::Service *service() const;

    AccountDirectory *m_directory;
    QString m_service{};
    QString m_userId{};
    std::vector<Row> m_rows{};
    QBoxLayout *m_columns;
    QWidget *m_left;
    Card *m_list;
    QWidget *m_rowsBox = nullptr;
    ServiceCard *m_serviceCard;
    HealthCard *m_health;
    PermissionsCard *m_permissions;
    EmptyState *m_empty;
    QAction *m_renew = nullptr;
    QAction *m_signOut = nullptr;
    QAction *m_signOutAll = nullptr;
};

}  // namespace Sidestage
