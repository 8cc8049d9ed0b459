// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <initializer_list>

namespace Sidestage {

/// Appends one field of a CSV file (RFC 4180, UTF-8), quoted where it has to be.
void appendCsv(QByteArray &out, const QString &value);
/// Appends a line of fields with its end.
void appendCsvLine(QByteArray &out, std::initializer_list<QString> values);

}  // namespace Sidestage
