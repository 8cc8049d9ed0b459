// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace Sidestage {

/// A sound of ours: made by arithmetic when it is wanted.
struct AlertTone
{
    QString id{};    ///< "bell": kept in settings.
    QString name{};  ///< Translated.
};

namespace Tones {

/// All there are, in the order in which they are offered.
QList<AlertTone> all();
/// As a WAV file: 44,100 samples a second, 16 bits, one channel. Empty for an id that is none.
QByteArray wav(const QString &id);

}  // namespace Tones
}  // namespace Sidestage
