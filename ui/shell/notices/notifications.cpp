// SPDX-License-Identifier: GPL-3.0-or-later
#include "notifications.h"

#include "kit/text/time_text.h"

#include <algorithm>

namespace Sidestage {

namespace {

QString nameOfKind(Pill::Kind kind)
{
    switch (kind) {
    case Pill::Kind::Error:
    case Pill::Kind::Live:
        return Notifications::tr("Error");
    case Pill::Kind::Warn:
        return Notifications::tr("Warning");
    default:
        return {};
    }
}

/// The whole text, for screen readers.
QString spokenText(const Notification &one)
{
    QStringList parts{nameOfKind(one.kind), one.what, one.detail, one.foot(), one.pageTitle};
    parts.removeAll({});
    return parts.join(QStringLiteral(", "));
}

}  // namespace

QString Notification::foot() const
{
    const QString when = momentText(at, QDateTime::currentDateTimeUtc());
    return whose.isEmpty() ? when : Notifications::tr("%1 · %2", "time; account").arg(when, whose);
}

Notifications::Notifications(QObject *parent)
    : LiveList(&Notification::id, {{.title = {}, .text = spokenText}}, parent)
{
    setSpoken(spokenText);
}

void Notifications::add(Notification notification)
{
    notification.id = QString::number(++m_last);
    QList<Notification> all{std::move(notification)};
    for (int row = 0; row < rowCount() && row < maxKept - 1; ++row)
        all.append(this->row(row));
    sync(all);
    m_unread = std::min(m_unread + 1, maxKept);
    Q_EMIT unreadChanged();
}

void Notifications::markRead()
{
    if (std::exchange(m_unread, 0) != 0)
        Q_EMIT unreadChanged();
}

}  // namespace Sidestage
