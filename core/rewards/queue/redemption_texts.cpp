// SPDX-License-Identifier: GPL-3.0-or-later
#include "redemption_texts.h"

#include "base/count_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace Sidestage {

namespace {

struct RedemptionTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::QueueTexts)
};

}  // namespace

QString waitingText(qint64 seconds)
{
    seconds = std::max<qint64>(0, seconds);
    const qint64 minutes = seconds / 60, hours = minutes / 60;
    const QChar zero(u'0');
    if (hours >= 24)
        return RedemptionTexts::tr("%n days", nullptr, int(hours / 24));
    if (hours > 0)
        return RedemptionTexts::tr("%L1 h %L2 min").arg(hours).arg(minutes % 60, 2, 10, zero);
    if (minutes > 0)
        return RedemptionTexts::tr("%L1 min %L2 s").arg(minutes).arg(seconds % 60, 2, 10, zero);
    return RedemptionTexts::tr("%L1 s").arg(seconds);
}

QString pointsText(qint64 points)
{
    return countText(points, [](int n) { return RedemptionTexts::tr("%1 points", nullptr, n); });
}

QString waitingSumText(int waiting, qint64 points)
{
    return RedemptionTexts::tr("%Ln waiting · %1", nullptr, waiting).arg(pointsText(points));
}

QString heldText(const QueueEntry &entry, const QDateTime &now)
{
    const qint64 left = std::max<qint64>(0, (now.msecsTo(entry.dueAt) + 999) / 1000);
    return (entry.decision == Api::RedemptionDecision::Canceled ? RedemptionTexts::tr("Refund in %L1 s")
                                                                : RedemptionTexts::tr("Fulfil in %L1 s"))
        .arg(left);
}

}  // namespace Sidestage
