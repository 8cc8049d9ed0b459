// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts/quoted.h"

namespace Sidestage {

QString asSentence(const QString &said)
{
    const QString words = said.trimmed();
    static const QString ends = QStringLiteral(".!?…。！？؟।");
    return words.isEmpty() || ends.contains(words.back()) ? words : words + u'.';
}

}  // namespace Sidestage
