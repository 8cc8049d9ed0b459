// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the windows and the plugin that plays sounds know of each other. Only Qt types: both sides are linked
// apart, so nothing of ours that has data or a QMetaObject may cross.

#include <QString>
#include <QtPlugin>

namespace Sidestage {

/// Plays short sounds.
class SoundOutput
{
public:
    virtual ~SoundOutput() = default;

    /// Why nothing can be heard, in plain English words; empty when it can. May change: devices come and go.
    virtual QString blockReason() const = 0;
    /// Plays this WAV file once; `volume` from 0 to 1, as loud as it feels. Each file is read once.
    virtual void play(const QString &path, double volume) = 0;
};

}  // namespace Sidestage

#define SIDESTAGE_SOUND_OUTPUT_IID "app.sidestage.SoundOutput/1"
Q_DECLARE_INTERFACE(Sidestage::SoundOutput, SIDESTAGE_SOUND_OUTPUT_IID)
