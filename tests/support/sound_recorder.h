// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/sound_plugin.h"

#include <QFile>
#include <QList>

#include <utility>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// Records all sounds instead of the plugin while it exists.
class SoundRecorder : public SoundOutput
{
public:
    SoundRecorder() { SoundPlugin::setOutput(this); }
    ~SoundRecorder() override { SoundPlugin::setOutput(nullptr); }
    Q_DISABLE_COPY_MOVE(SoundRecorder)

    QString blockReason() const override { return isDeaf ? u"no device"_s : QString(); }
    void play(const QString &path, double volume) override
    {
        QFile file(path);
        heard.append({file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray(), volume});
    }

    QList<std::pair<QString, QString>> outputs() const override
    {
        return {{u"speakers"_s, u"Speakers"_s}, {u"phones"_s, u"Headphones"_s}};
    }
    void setOutput(const QString &id) override { output = id; }

    QString output{};
    bool isDeaf = false;
    QList<std::pair<QByteArray, double>> heard{};  ///< The content of each file, and its volume.
};

}  // namespace Sidestage
