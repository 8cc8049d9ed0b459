// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "base/result.h"
#include "storage/table_sql.h"

#include <QCoro/QCoroTask>
#include <QDateTime>
#include <QList>
#include <QString>

#include <array>
#include <functional>

namespace Sidestage {

/// Something that a viewer has done for the channel.
struct Activity
{
    enum class Kind : quint8 { Follow, Cheer, Raid, Subscription, Resubscription, Gift, HypeTrain };
    friend constexpr auto namesOf(Kind)
    {
        return std::array{"follow", "cheer", "raid", "subscription", "resubscription", "gift", "hype_train"};
    }

    QString id{};  ///< Made of what it is, so that the same thing has the same id when it arrives again.
    Kind kind{};
    QDateTime at{};    ///< UTC.
    QString userId{};  ///< Empty: anonymous, or several viewers.
    QString userLogin{};
    QString userName{};
    qint64 amount = 0;  ///< Bits, viewers, gifts, or the level of the hype train.
    int tier = 0;       ///< Of a subscription, 1 to 3.
    int months = 0;     ///< Of a resubscription.
    QString text{};     ///< Written by the viewer.

    static constexpr Table table{.name = "activity",
                                 .key = "account, id",
                                 .scope = "account",
                                 .indexes
                                 = "CREATE INDEX activity_by_time ON activity (account, at, id, kind);"};
    static void describe(auto &is)
    {
        is("id", &Activity::id);
        is("kind", &Activity::kind);
        is("at", &Activity::at);
        is("user_id", &Activity::userId);
        is("user_login", &Activity::userLogin);
        is("user_name", &Activity::userName);
        is("amount", &Activity::amount);
        is("tier", &Activity::tier);
        is("months", &Activity::months);
        is("text", &Activity::text);
    }
    bool operator==(const Activity &) const = default;
};

/// What a list shows.
enum class ActivityGroup : quint8 { All, Follows, Cheers, Raids, Subscriptions };

/// Gifts and renewals are subscriptions too.
constexpr bool isIn(ActivityGroup group, Activity::Kind kind)
{
    switch (kind) {
    case Activity::Kind::Follow:
        return group == ActivityGroup::All || group == ActivityGroup::Follows;
    case Activity::Kind::Cheer:
        return group == ActivityGroup::All || group == ActivityGroup::Cheers;
    case Activity::Kind::Raid:
        return group == ActivityGroup::All || group == ActivityGroup::Raids;
    case Activity::Kind::HypeTrain:
        return group == ActivityGroup::All;
    default:
        return group == ActivityGroup::All || group == ActivityGroup::Subscriptions;
    }
}

/// Writes these rows to `path` as CSV (files/table_export.h). `progress` is called with the number of rows so
/// far and cancels by false. Returns the number of rows. Errors: Storage, Cancelled.
QCoro::Task<Result<qint64>> exportActivity(QList<Activity> rows, QString path,
                                           std::function<bool(qint64 rows)> progress, CsvStyle style);

}  // namespace Sidestage
