// SPDX-License-Identifier: GPL-3.0-or-later
#include "alert_player.h"

#include "base/log.h"
#include "kit/theme/icons.h"
#include "notification_text.h"
#include "sound_plugin.h"
#include "tones.h"

#include <QCoreApplication>
#include <QFile>
#include <QSystemTrayIcon>
#include <QTemporaryDir>

namespace Sidestage {

AlertPlayer::AlertPlayer(QObject *parent)
    : QObject(parent)
{
}

AlertPlayer::~AlertPlayer() = default;

bool AlertPlayer::play(const QString &tone, int volume)
{
    const auto output = SoundPlugin::load();
    if (!output || !(*output)->blockReason().isEmpty())
        return false;
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath(tone + QStringLiteral(".wav"));
    if (!m_written.contains(tone)) {
        const QByteArray wav = Tones::wav(tone);
        QFile file(path);
        if (wav.isEmpty() || !file.open(QIODevice::WriteOnly) || file.write(wav) != wav.size()) {
            qCWarning(lcUi) << "cannot make the sound" << tone << file.errorString();
            return false;
        }
        m_written.insert(tone);
    }
    (*output)->setOutput(m_output);
    (*output)->play(path, qBound(0, volume, 100) * m_volume / 10'000.0);
    return true;
}

QList<std::pair<QString, QString>> AlertPlayer::outputs() const
{
    const auto output = SoundPlugin::load();
    return output ? (*output)->outputs() : QList<std::pair<QString, QString>>();
}

void AlertPlayer::setOutput(const QString &id, int volume)
{
    m_output = id;
    m_volume = qBound(0, volume, 100);
}

QString AlertPlayer::soundTrouble() const
{
    const auto output = SoundPlugin::load();
    if (!output)
        return output.error().message;
    const QString blockReason = (*output)->blockReason();
    return blockReason.isEmpty()
        ? QString()
        : QCoreApplication::translate("SoundPlugin", blockReason.toUtf8().constData());
}

bool AlertPlayer::canNotify()
{
    return QSystemTrayIcon::isSystemTrayAvailable() && QSystemTrayIcon::supportsMessages();
}

void AlertPlayer::setTray(QSystemTrayIcon *tray)
{
    m_tray = tray;
    connect(tray, &QSystemTrayIcon::messageClicked, this, [this] { Q_EMIT activated(m_owner, m_page); });
}

void AlertPlayer::notify(const QString &title, const QString &text, const QString &page, QObject *owner)
{
    if (!canNotify()) {
        Q_EMIT notShown(title, text);
        return;
    }
    if (!m_tray) {
        m_tray = new QSystemTrayIcon(Icons::icon(Icon::App), this);
        m_tray->setToolTip(QStringLiteral("Sidestage"));  // the product name is not translated
        setTray(m_tray);
        connect(m_tray, &QSystemTrayIcon::activated, this, [this] { Q_EMIT activated(m_owner, m_page); });
        m_tray->show();
    }
    // The text can contain text by viewers, and many desktops parse the body, but not the title, as markup.
    toNotificationText(text, this, [this, title, page, owner = QPointer(owner)](const QString &shown) {
        m_page = page;
        m_owner = owner;
        if (m_tray)
            m_tray->showMessage(title, shown, Icons::icon(Icon::Inbox));
    });
}

}  // namespace Sidestage
