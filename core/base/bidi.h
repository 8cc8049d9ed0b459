// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Sidestage {

/// A name, a title or a message of somebody, to be put into a sentence, beside others, or alone into a label:
/// as it is, unless something in it runs from right to left. Then it is isolated (U+2068 to U+2069), so that
/// it neither turns what is around it nor moves to the other side of its place. What is isolated already
/// stays as it is. The marks cannot be seen; they are for what is shown and said, never for files, searches
/// or the service.
QString isolated(const QString &text);
/// Each of them.
QStringList isolated(QStringList texts);

}  // namespace Sidestage
