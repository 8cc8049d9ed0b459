// SPDX-License-Identifier: GPL-3.0-or-later
#include "alerts.h"

namespace Sidestage {

Alerts::Alerts(QObject *parent)
    : QObject(parent)
{
    m_soundPause.setSingleShot(true);
    m_noticePause.setSingleShot(true);
    setPace(std::chrono::milliseconds(400), std::chrono::seconds(3));
    connect(&m_noticePause, &QTimer::timeout, this, &Alerts::notifyNow);
}

void Alerts::setPace(std::chrono::milliseconds sounds, std::chrono::milliseconds notifications)
{
    m_soundPause.setInterval(sounds);
    m_noticePause.setInterval(notifications);
}

void Alerts::play(const Alert &alert)
{
    if (alert.sound.isEmpty() || m_soundPause.isActive())
        return;
    m_soundPause.start();
    Q_EMIT soundRequested(alert.sound, alert.volume);
}

void Alerts::add(const QStringList &lines)
{
    constexpr qsizetype maxLines = 3;
    m_untoldCount += int(lines.size());
    m_untold.append(lines.first(std::min(lines.size(), maxLines - m_untold.size())));
    if (!m_noticePause.isActive())
        notifyNow();
}

void Alerts::notifyNow()
{
    const int count = std::exchange(m_untoldCount, 0);
    QStringList lines = std::exchange(m_untold, {});
    if (count == 0)
        return;
    m_noticePause.start();
    if (count > lines.size())
        lines.append(tr("and %n more", nullptr, int(count - lines.size())));
    notify(count, lines);
}

}  // namespace Sidestage
