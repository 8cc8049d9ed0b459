// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace Sidestage::Sandbox {

/// Returns the opaque text that identifies a position in a list (api-facts B4): base64 of
/// `{"b":null,"a":{"Cursor":"…"}}`. It contains a hash of the query it was created for and is refused with
/// any other.
///
/// `query` is what the list depends on: the endpoint and its filters, not the page size. `place` is the
/// position.
QString makeCursor(const QStringList &query, const QStringList &place);
/// Returns the position; none when the text is not a cursor of this query or does not have `parts` parts.
std::optional<QStringList> readCursor(const QStringList &query, const QString &cursor, int parts);

}  // namespace Sidestage::Sandbox
