// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/controls/button.h"

#include <QPointer>

namespace Sidestage {

class Notifications;
class Popover;

/// How many notifications are unread; a click opens the list of all.
class NotificationBell : public Button
{
    Q_OBJECT
public:
    explicit NotificationBell(QWidget *parent = nullptr);

    /// Must outlive this.
    void setNotifications(Notifications *notifications);

public Q_SLOTS:
    /// Below it, or where there is no room for the bell, below what it stands in.
    void open();

Q_SIGNALS:
    /// The page of this id, of `owner`, which may be null, shall be shown.
    void pageRequested(QObject *owner, const QString &page);

private:
    void refresh();
    void go(int row);

    Notifications *m_notifications = nullptr;
    QPointer<Popover> m_popover{};
};

}  // namespace Sidestage
