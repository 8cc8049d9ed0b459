// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/controls/button.h"

#include <QPointer>

namespace Sidestage {

class Notifications;
class Popover;

/// Shows the number of unread notifications. A click opens the list.
class NotificationBell : public Button
{
    Q_OBJECT
public:
    explicit NotificationBell(QWidget *parent = nullptr);

    /// `notifications` must outlive the bell.
    void setNotifications(Notifications *notifications);

public Q_SLOTS:
    /// Opens the list below the bell, or below its parent while the bell is hidden.
    void open();

Q_SIGNALS:
    /// Emitted to show the page with this id of `owner`, which may be null.
    void pageRequested(QObject *owner, const QString &page);

private:
    void refresh();
    void go(int row);

    Notifications *m_notifications = nullptr;
    QPointer<Popover> m_popover{};
};

}  // namespace Sidestage
