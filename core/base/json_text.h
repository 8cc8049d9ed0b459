// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace Sidestage {

/// Appends a text as a JSON string (RFC 8259, UTF-8) with its quotes. For output that is written piece by
/// piece because it is too large for memory.
void appendJson(QByteArray &out, const QString &value);

}  // namespace Sidestage
