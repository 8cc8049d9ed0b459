// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/archive/redemption_archive.h"

#include <QCoreApplication>
#include <QTimer>

#include <memory>
#include <optional>

namespace Sidestage {

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
inline ArchivedRedemption redeemed(int i, const QString &viewer = QStringLiteral("Fennel_77"),
                                   const QString &reward = QStringLiteral("Pick the next song"),
                                   const QString &message = {})
{
    ArchivedRedemption row;
    row.redemption = {.broadcasterId = QStringLiteral("1"),
                      .broadcasterLogin = QStringLiteral("teaandturrets"),
                      .broadcasterName = QStringLiteral("TeaAndTurrets"),
                      .id = QStringLiteral("redemption-%1").arg(i),
                      .userId = QStringLiteral("id of %1").arg(viewer),
                      .userLogin = viewer.toLower(),
                      .userName = viewer,
                      .userInput = message,
                      .status = Api::RedemptionStatus::Unfulfilled,
                      .redeemedAt = at(60 * qint64(i)),
                      .reward = {.id = QStringLiteral("id of %1").arg(reward),
                                 .title = reward,
                                 .prompt = QStringLiteral("Which one?"),
                                 .cost = 500}};
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
