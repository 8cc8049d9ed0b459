// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Sidestage {

class QueueTable;

/// Teaches Qt that a QueueTable is a list whose items are sentences. Harmless when called twice.
void installQueueAccessibility();
/// Tells a screen reader that this row has the keyboard now.
void tellFocusedRow(QueueTable *table, int row);

}  // namespace Sidestage
