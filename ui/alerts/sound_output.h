// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The interface between the windows and the sound plugin. It uses only Qt types: both sides link our code
// separately, so none of our types with data or a QMetaObject may cross it.

#include <QString>
#include <QtPlugin>

namespace Sidestage {

/// Plays short sounds.
class SoundOutput
{
public:
    virtual ~SoundOutput() = default;

    /// Returns why no sound can be played, in plain English; empty: sounds work. Can change when devices are
    /// added or removed.
    virtual QString blockReason() const = 0;
    /// Plays this WAV file once. `volume` is perceived loudness from 0 to 1. Each file is read only once.
    virtual void play(const QString &path, double volume) = 0;
};

}  // namespace Sidestage

#define SIDESTAGE_SOUND_OUTPUT_IID "app.sidestage.SoundOutput/1"
Q_DECLARE_INTERFACE(Sidestage::SoundOutput, SIDESTAGE_SOUND_OUTPUT_IID)
