// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>

namespace Sidestage {

/// Returns `text` (a user's name, title or message) so that it can be embedded in other text or shown in a
/// label. Text that contains right-to-left characters or direction marks is isolated (U+2068 to U+2069), so
/// that it neither changes the direction of the text around it nor its own alignment. Text that is isolated
/// already is returned unchanged. In a right-to-left language, text with left-to-right characters or digits
/// is isolated too: otherwise a name and a number after it would be written together from left to right. The
/// marks are invisible. Use them only for text that is displayed or read aloud, never for files, searches or
/// requests.
QString isolated(const QString &text, const QLocale &locale = QLocale());
/// Isolates each of the texts.
QStringList isolated(QStringList texts);

}  // namespace Sidestage
