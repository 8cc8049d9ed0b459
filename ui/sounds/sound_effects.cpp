// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_effects.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

namespace Sidestage {

QString SoundEffects::blockReason() const
{
    if (QMediaDevices::defaultAudioOutput().isNull())
        return QString::fromLatin1(
            QT_TRANSLATE_NOOP("SoundPlugin", "No sound device found, so sounds cannot be played."));
    return {};
}

void SoundEffects::play(const QString &path, double volume)
{
    QSoundEffect *&effect = m_effects[path];
    if (!effect) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl::fromLocalFile(path));
    }
    effect->setVolume(
        float(QAudio::convertVolume(volume, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale)));
    effect->play();
}

}  // namespace Sidestage
