// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"

namespace Sidestage {

inline const QString song = QStringLiteral("song");
inline const QString drink = QStringLiteral("drink");

inline Api::Redemption redemption(const QString &id, const QString &reward = song, int second = 0)
{
    Api::Redemption made;
    made.id = id;
    made.userId = QStringLiteral("42");
    made.userName = QStringLiteral("fennel_77");
    made.status = Api::RedemptionStatus::Unfulfilled;
    made.redeemedAt = QDateTime(QDate(2025, 6, 1), QTime(20, 0), Qt::UTC).addSecs(second);
    made.reward = {.id = reward, .title = reward, .cost = 500};
    return made;
}

inline Api::Redemption decided(Api::Redemption redemption,
                               Api::RedemptionStatus status = Api::RedemptionStatus::Canceled)
{
    redemption.status = status;
    return redemption;
}

inline QDateTime soon()
{
    return QDateTime::currentDateTimeUtc().addSecs(1);
}

inline QDateTime before()
{
    return QDateTime::currentDateTimeUtc().addSecs(-1);
}

}  // namespace Sidestage
