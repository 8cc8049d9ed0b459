// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/archive/redemption_archive.h"

#include <QCoreApplication>
#include <QTimer>

#include <memory>
#include <optional>

namespace Sidestage {

using namespace Qt::StringLiterals;

using Outcome = ArchivedRedemption::Outcome;
using By = ArchivedRedemption::By;

/// Waits until a task is done and returns its result.
template <class T>
T soon(QCoro::Task<T> task)
{
    const auto result = std::make_shared<std::optional<T>>();
    task.then([result](T value) { *result = std::move(value); });
    bool isLate = false;
    QTimer late;
    late.setSingleShot(true);
    QObject::connect(&late, &QTimer::timeout, [&] { isLate = true; });
    late.start(30'000);
    while (!result->has_value() && !isLate)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return result->has_value() ? **result : T(Error{.kind = Error::Kind::Timeout});
}

/// 2026-06-01 12:00 UTC plus this many seconds.
inline QDateTime at(qint64 seconds)
{
    return QDateTime(QDate(2026, 6, 1), QTime(12, 0), Qt::UTC).addSecs(seconds);
}

/// A waiting redemption: number `i`, redeemed a minute after the previous one.
inline ArchivedRedemption redeemed(int i, const QString &viewer = u"Fennel_77"_s,
                                   const QString &reward = u"Pick the next song"_s,
                                   const QString &message = {})
{
    ArchivedRedemption row;
    row.redemption = {
        .broadcasterId = u"1"_s,
        .broadcasterLogin = u"teaandturrets"_s,
        .broadcasterName = u"TeaAndTurrets"_s,
        .id = u"redemption-%1"_s.arg(i),
        .userId = u"id of %1"_s.arg(viewer),
        .userLogin = viewer.toLower(),
        .userName = viewer,
        .userInput = message,
        .status = Api::RedemptionStatus::Unfulfilled,
        .redeemedAt = at(60 * qint64(i)),
        .reward = {.id = u"id of %1"_s.arg(reward), .title = reward, .prompt = u"Which one?"_s, .cost = 500}};
    return row;
}

inline ArchivedRedemption decided(ArchivedRedemption row, Outcome outcome, By by = By::Here,
                                  const QDateTime &when = {})
{
    row.outcome = outcome;
    row.by = by;
    row.decidedAt = when.isValid() ? when : row.redemption.redeemedAt.addSecs(30);
    row.redemption.status = outcome == Outcome::Waiting ? Api::RedemptionStatus::Unfulfilled
        : outcome == Outcome::Fulfilled                 ? Api::RedemptionStatus::Fulfilled
        : outcome == Outcome::Refunded                  ? Api::RedemptionStatus::Canceled
                                                        : Api::RedemptionStatus::Unknown;
    return row;
}

}  // namespace Sidestage
