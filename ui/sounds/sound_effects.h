// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/sound_output.h"

#include <QHash>
#include <QObject>

class QSoundEffect;

namespace Sidestage {

/// The root object of the sound plugin.
class SoundEffects : public QObject, public SoundOutput
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID SIDESTAGE_SOUND_OUTPUT_IID)
    Q_INTERFACES(Sidestage::SoundOutput)
public:
    QString blockReason() const override;
    void play(const QString &path, double volume) override;
    QList<std::pair<QString, QString>> outputs() const override;
    void setOutput(const QString &id) override;

private:
    QString m_output{};
    QHash<QString, QSoundEffect *> m_effects{};
};

}  // namespace Sidestage
