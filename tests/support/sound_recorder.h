// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/sound_plugin.h"

#include <QFile>
#include <QList>

#include <utility>

namespace Sidestage {

/// Hears everything that is played, in the place of the plugin, as long as it lives.
class SoundRecorder : public SoundOutput
{
public:
    SoundRecorder() { SoundPlugin::setOutput(this); }
    ~SoundRecorder() override { SoundPlugin::setOutput(nullptr); }
    Q_DISABLE_COPY_MOVE(SoundRecorder)

    QString blockReason() const override { return isDeaf ? QStringLiteral("no device") : QString(); }
    void play(const QString &path, double volume) override
    {
        QFile file(path);
        heard.append({file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray(), volume});
    }

    bool isDeaf = false;
    QList<std::pair<QByteArray, double>> heard{};  ///< What was in the file, and how loud.
};

}  // namespace Sidestage
