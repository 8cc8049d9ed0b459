// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace Sidestage::Sandbox {

/// The opaque text that names a place in a list (api-facts B4): base64 of
/// `{"b":null,"a":{"Cursor":"…"}}`. It holds a mark of the query it was given for, and is refused
/// with any other.
///
/// `query` is what the list depends on: the endpoint and its filters, not the page size.
QString makeCursor(const QStringList &query, const QStringList &place);
/// The place; none when the text is no cursor of this query or has not `parts` parts.
std::optional<QStringList> readCursor(const QStringList &query, const QString &cursor, int parts);

}  // namespace Sidestage::Sandbox
