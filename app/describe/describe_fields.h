// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/schema.h"

#include <QTextStream>

namespace Sidestage {

/// A table of the fields that travel in `part`, in Markdown; nothing when there are none. With `meaning`,
/// what each field is comes after its name.
void printFields(QTextStream &out, const Api::Schema &schema, Api::In part, const QString &title,
                 QString (*meaning)(const Api::Field &field) = nullptr);

}  // namespace Sidestage
