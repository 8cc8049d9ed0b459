// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"
#include "async/bound.h"

#include <QObject>

namespace Sidestage {

class Account;
class Poll;

/// The users who may edit an account's channel besides its broadcaster. Polled once it has been shown.
class EditorList : public QObject
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit EditorList(Account *account, QObject *parent = nullptr);

    bool mayRead() const;
    const QList<Api::Editor> &editors() const { return m_editors; }
    bool isKnown() const { return m_isKnown; }
    QString failure() const;
    void setOnScreen(bool onScreen);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void changed();

private:
    Bound read();

    Account *m_account;
    Poll *m_poll = nullptr;
    QList<Api::Editor> m_editors{};
    bool m_isKnown = false;
};

}  // namespace Sidestage
