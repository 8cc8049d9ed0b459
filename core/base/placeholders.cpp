// SPDX-License-Identifier: GPL-3.0-or-later
#include "placeholders.h"

#include <QRegularExpression>

namespace Sidestage {

QString fillPlaceholders(const QString &text,
                         const std::function<std::optional<QString>(QStringView name)> &valueOf)
{
    static const QRegularExpression placeholder(QStringLiteral("\\{(\\w+)\\}"));
    QString filled;
    qsizetype end = 0;
    for (auto matches = placeholder.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        filled += QStringView(text).sliced(end, match.capturedStart() - end);
        const auto value = valueOf(match.capturedView(1));
        filled += value ? *value : match.captured();
        end = match.capturedEnd();
    }
    filled += QStringView(text).sliced(end);
    return filled;
}

}  // namespace Sidestage
