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

/// The strip over every page: whose channel, whether it is live, how the connection is. When there is
/// too little room it drops, in this order: the word "viewers", "Go to", the bell, the words of the
/// connection, the viewers, the words and then the button of the area's part.
class Header : public QWidget
{
    Q_OBJECT
public:
    explicit Header(QWidget *parent = nullptr);

    /// Both null: nobody is signed in.
    void setAccount(Account *account, LiveStatus *status);

    /// What an area shows of this account; the header takes it. Null: nothing.
    void setPart(HeaderItem *part);

    /// While the channel of the account itself is not live, the header is that of a moderator.
    void setChats(const ModeratedChats &chats);

    AccountButton *accountButton() const { return m_account; }
    ConnectionButton *connectionButton() const { return m_connection; }
    LiveBlock *liveBlock() const { return m_live; }
    Button *goToButton() const { return m_goTo; }
    NotificationBell *bell() const { return m_bell; }

    /// With all left out that can be: what is shown now does not keep it from becoming narrower.
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
