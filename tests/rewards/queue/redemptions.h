// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"

namespace Sidestage {

using namespace Qt::StringLiterals;

inline const QString song = u"song"_s;
inline const QString drink = u"drink"_s;

inline Api::Redemption redemption(const QString &id, const QString &reward = song, int second = 0)
{
    Api::Redemption made;
    made.id = id;
    made.userId = u"42"_s;
    made.userName = u"fennel_77"_s;
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
