// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace Sidestage::Sandbox {

/// `length` of these (at most 256) characters, from the system's source of randomness.
QString randomText(int length, QByteArrayView characters);

/// `length` characters of lower-case letters and digits (with `mixed`: also upper case) from the
/// system's source of randomness.
QString randomText(int length, bool mixed = false);

/// SHA-256.
QByteArray hashOf(QByteArrayView secret);

}  // namespace Sidestage::Sandbox
