// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The interface between the windows and the sound plugin. It uses only Qt types: both sides link our code
// separately, so none of our types with data or a QMetaObject may cross it.

#include <QList>
#include <QString>
#include <QtPlugin>

#include <utility>

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
    /// Returns the id and the name of each device.
    virtual QList<std::pair<QString, QString>> outputs() const = 0;
    /// Plays on this device from now on; empty or not connected: on that of the system.
    virtual void setOutput(const QString &id) = 0;
};

}  // namespace Sidestage

#define SIDESTAGE_SOUND_OUTPUT_IID "app.sidestage.SoundOutput/2"
Q_DECLARE_INTERFACE(Sidestage::SoundOutput, SIDESTAGE_SOUND_OUTPUT_IID)
