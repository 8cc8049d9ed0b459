// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/schema.h"

#include <QTextStream>

namespace Sidestage {

/// Prints a Markdown table of the fields in `part`; nothing if there are none. `meaning` returns a
/// description, printed after the field's name.
void printFields(QTextStream &out, const Api::Schema &schema, Api::In part, const QString &title,
                 QString (*meaning)(const Api::Field &field) = nullptr);

}  // namespace Sidestage
