// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/account_directory.h"
#include "async/bound.h"
#include "kit/layout/card.h"

namespace Sidestage {

class ActionButton;
class Button;
class CheckList;
class WrapLabel;

/// The service profile of the chosen account: addresses, app, and the check of both.
class ServiceCard : public Card
{
    Q_OBJECT
public:
    explicit ServiceCard(QWidget *parent = nullptr);

    /// Call again after each change.
    void setService(const AccountDirectory::Service &service);

Q_SIGNALS:
    void addRequested();
    void editRequested(const QString &service);
    void removalRequested(const QString &service);

private:
    Bound check();

    ServiceProfile m_profile{};
    QLabel *m_name;
    WrapLabel *m_address;
    WrapLabel *m_client;
    ActionButton *m_edit;
    Button *m_remove;
    Button *m_check;
    CheckList *m_found;
    int m_checks = 0;
};

}  // namespace Sidestage
