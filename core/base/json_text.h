// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace Sidestage {

/// Appends a text as a string of JSON (RFC 8259, UTF-8) with its quotes, for what is written piece by piece
/// and too long to be in memory as a whole.
void appendJson(QByteArray &out, const QString &value);

}  // namespace Sidestage
