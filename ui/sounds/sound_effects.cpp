// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_effects.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

namespace Sidestage {

namespace {

QAudioDevice deviceOf(const QString &id)
{
    const QList<QAudioDevice> all = QMediaDevices::audioOutputs();
    for (const QAudioDevice &device : all) {
        if (!id.isEmpty() && QString::fromUtf8(device.id()) == id)
            return device;
    }
    return QMediaDevices::defaultAudioOutput();
}

}  // namespace

QList<std::pair<QString, QString>> SoundEffects::outputs() const
{
    QList<std::pair<QString, QString>> outputs;
    const QList<QAudioDevice> all = QMediaDevices::audioOutputs();
    for (const QAudioDevice &device : all)
        outputs.append({QString::fromUtf8(device.id()), device.description()});
    return outputs;
}

void SoundEffects::setOutput(const QString &id)
{
    m_output = id;
}

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
    const QAudioDevice device = deviceOf(m_output);
    if (effect->audioDevice() != device)
        effect->setAudioDevice(device);
    effect->setVolume(
        float(QAudio::convertVolume(volume, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale)));
    effect->play();
}

}  // namespace Sidestage
