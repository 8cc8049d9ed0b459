// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace Sidestage::Sandbox {

/// Returns `length` of `characters` (at most 256), chosen by the system's random generator.
QString randomText(int length, QByteArrayView characters);

/// Returns `length` lower-case letters and digits (with `mixed` also upper-case letters), chosen by the
/// system's random generator.
QString randomText(int length, bool mixed = false);

/// SHA-256.
QByteArray hashOf(QByteArrayView secret);

}  // namespace Sidestage::Sandbox
