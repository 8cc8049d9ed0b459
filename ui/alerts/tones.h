// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace Sidestage {

/// A built-in sound, which is synthesized when it is needed.
struct AlertTone
{
    QString id{};    ///< "bell": stored in the settings.
    QString name{};  ///< Translated.
};

namespace Tones {

/// Returns all tones in display order.
QList<AlertTone> all();
/// Returns a WAV file: 44,100 samples per second, 16 bits, mono. Empty if the id is unknown.
QByteArray wav(const QString &id);

}  // namespace Tones
}  // namespace Sidestage
