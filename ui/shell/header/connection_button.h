// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "icon_text.h"

#include <QPointer>

namespace Sidestage {

class Account;
class Popover;
struct ConnectionTexts;

/// Shows the connection state of one account. A click opens the details.
class ConnectionButton : public IconText
{
    Q_OBJECT
public:
    explicit ConnectionButton(QWidget *parent = nullptr);

    /// Null: nobody is signed in, and the state of setServiceState() is shown.
    void setAccount(Account *account);
    void setServiceState(Icon icon, const QString &text, Tone tone);

Q_SIGNALS:
    /// Emitted by "Retry now" in the details.
    void retryRequested();

private:
    void refresh();
    int tick();
    bool showsDetails() const;
    void showDetails(const ConnectionTexts &words);
    void openDetails();

    QPointer<Account> m_account;
    Icon m_serviceIcon = Icon::None;
    QString m_serviceText{};
    Tone m_serviceTone = Tone::Secondary;
    QPointer<Popover> m_details;
};

}  // namespace Sidestage
