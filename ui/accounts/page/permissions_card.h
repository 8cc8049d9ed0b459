// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"
#include "schema/scope.h"

namespace Sidestage {

class Account;
class Button;
class Pill;

/// What an account may do: each capability with its scopes, and whether they are granted.
class PermissionsCard : public Card
{
    Q_OBJECT
public:
    explicit PermissionsCard(QWidget *parent = nullptr);

    /// Call again after each change.
    void setAccount(const Account &account);

Q_SIGNALS:
    /// Emitted to ask the user for these scopes, in addition to what is granted.
    void permissionRequested(const Sidestage::Api::ScopeSet &wanted);

private:
    struct Row
    {
        IconView *icon = nullptr;
        QLabel *state = nullptr;
        Button *ask = nullptr;
        QWidget *whole = nullptr;
    };

    Pill *m_count;
    Button *m_ask;
    QList<Row> m_rows{};
    Api::ScopeSet m_missing{};
};

}  // namespace Sidestage
