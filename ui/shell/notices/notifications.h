// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"
#include "models/live_list.h"

#include <QDateTime>
#include <QPointer>

namespace Sidestage {

/// A message that was shown as toast.
struct Notification
{
    QString id{};    ///< Set by Notifications.
    QDateTime at{};  ///< In UTC.
    QString what{};
    QString detail{};  ///< May be empty.
    Pill::Kind kind = Pill::Kind::Neutral;
    QString whose{};            ///< Name of the account; empty: none.
    QPointer<QObject> owner{};  ///< The account; null after it was removed.
    QString page{};             ///< The page with more information; empty: none.
    QString pageTitle{};        ///< Translated.

    /// Its time, and whose it is.
    QString foot() const;
    bool operator==(const Notification &) const = default;
};

/// The messages of this run of the program, newest first, to be read after the toast is gone.
class Notifications : public LiveList<Notification>
{
    Q_OBJECT
public:
    static constexpr int maxKept = 200;

    explicit Notifications(QObject *parent = nullptr);

    void add(Notification notification);
    /// Number of messages since markRead().
    int unread() const { return m_unread; }
    void markRead();

Q_SIGNALS:
    void unreadChanged();

private:
    qint64 m_last = 0;
    int m_unread = 0;
};

}  // namespace Sidestage
