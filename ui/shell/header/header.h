// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace Sidestage {

class Account;
class AccountButton;
class Button;
class ConnectionButton;
class HeaderItem;
class LiveBlock;
class LiveStatus;
class NotificationBell;
struct ModeratedChats;

/// The bar above every page: the account, the live state and the connection. If there is too little room it
/// hides, in this order: the word "viewers", "Go to", the bell, the text of the connection, the viewers, the
/// text and then the button of the area's part, the name of the account, the uptime.
class Header : public QWidget
{
    Q_OBJECT
public:
    explicit Header(QWidget *parent = nullptr);

    /// Both null: nobody is signed in.
    void setAccount(Account *account, LiveStatus *status);

    /// Sets the widget that an area shows for this account; null: none. The header takes ownership.
    void setPart(HeaderItem *part);

    /// Sets the moderated chats. While the account's own channel is not live, the header shows the moderator
    /// role.
    void setChats(const ModeratedChats &chats);

    AccountButton *accountButton() const { return m_account; }
    ConnectionButton *connectionButton() const { return m_connection; }
    LiveBlock *liveBlock() const { return m_live; }
    Button *goToButton() const { return m_goTo; }
    NotificationBell *bell() const { return m_bell; }

    /// The size with everything hidden that can be hidden, so that the current content does not prevent a
    /// smaller width.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Stage;
    static const Stage stages[];

    void name();
    void fit();
    int widthFor(const Stage &stage) const;

    QPointer<Account> m_shown;
    AccountButton *m_account;
    QWidget *m_divider;
    LiveBlock *m_live;
    QPointer<HeaderItem> m_part{};
    ConnectionButton *m_connection;
    NotificationBell *m_bell;
    Button *m_goTo;
};

}  // namespace Sidestage
