// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Redemptions for the tests of QueueModel, and a mirror of its signals.

#include "rewards/queue/queue_model.h"

#include <QAbstractEventDispatcher>
#include <QDeadlineTimer>
#include <QRandomGenerator>
#include <QTest>

namespace Sidestage {

using namespace Qt::StringLiterals;

inline const QDateTime evening = QDateTime(QDate(2025, 6, 1), QTime(20, 0), Qt::UTC);
inline const QStringList rewardTitles{u"Hydrate!"_s, u"pick the next song"_s, u"Name the lighthouse"_s,
                                      u"Änderung"_s, u"Hydrate!"_s};
inline const QStringList inputs{QString(), u"The Sea Shanty again"_s, u"SEA salt"_s,
                                u"something with an accordion"_s, u"straße"_s};

inline Api::Redemption redemption(int number, QRandomGenerator &dice)
{
    const int reward = dice.bounded(int(rewardTitles.size()));
    const int viewer = dice.bounded(12);
    Api::Redemption made;
    made.id = u"r%1"_s.arg(number, 5, 10, '0'_L1);
    made.userId = QString::number(1000 + viewer);
    made.userLogin = u"viewer%1"_s.arg(viewer);
    made.userName = viewer % 2 ? u"Viewer%1"_s.arg(viewer) : u"orbit_%1"_s.arg(viewer);
    made.userInput = inputs[dice.bounded(int(inputs.size()))];
    made.status = Api::RedemptionStatus::Unfulfilled;
    made.redeemedAt = evening.addSecs(dice.bounded(200));
    made.reward
        = {.id = u"reward%1"_s.arg(reward), .title = rewardTitles[reward], .cost = 100 * (1 + reward % 3)};
    return made;
}

inline QList<Api::Redemption> some(int count, QRandomGenerator &dice, int from = 0)
{
    QList<Api::Redemption> all;
    for (int i = 0; i < count; ++i)
        all.append(redemption(from + i, dice));
    return all;
}

inline void settle(QueueModel &model)
{
    // The queue reports many changes over several turns of the event loop, and between them the model is not
    // busy.
    const QDeadlineTimer late(30'000);
    auto *events = QAbstractEventDispatcher::instance();
    while ((events->processEvents(QEventLoop::AllEvents) || model.isBusy()) && !late.hasExpired()) { }
    QVERIFY(!model.isBusy());
}

/// Ids, and group heads as "# key, waiting, points, selected".
inline QStringList linesOf(const QueueModel &model)
{
    QStringList lines;
    for (int i = 0; i < model.rowCount(); ++i) {
        const QModelIndex index = model.index(i, 0);
        if (index.data(QueueModel::IsHeadRole).toBool())
            lines.append(u"# %1, %2, %3, %4"_s.arg(index.data(QueueModel::GroupRole).toString())
                             .arg(index.data(QueueModel::CountRole).toInt())
                             .arg(index.data(QueueModel::PointsRole).toLongLong())
                             .arg(int(index.data(QueueModel::SelectedRole).value<Qt::CheckState>())));
        else
            lines.append(index.data(QueueModel::IdRole).toString());
    }
    return lines;
}

/// What a view knows from the signals alone.
class Mirror : public QObject
{
public:
    explicit Mirror(QueueModel *model)
        : lines(linesOf(*model))
    {
        const auto ids = [model](int first, int last) {
            QStringList some;
            for (int i = first; i <= last; ++i)
                some.append(nameOf(model->index(i, 0)));
            return some;
        };
        lines = ids(0, model->rowCount() - 1);
        connect(model, &QAbstractItemModel::rowsInserted, this,
                [=, this](const QModelIndex &, int first, int last) {
                    const QStringList fresh = ids(first, last);
                    for (int i = 0; i < fresh.size(); ++i)
                        lines.insert(first + i, fresh[i]);
                });
        connect(model, &QAbstractItemModel::rowsRemoved, this,
                [this](const QModelIndex &, int first, int last) { lines.remove(first, last - first + 1); });
        connect(model, &QAbstractItemModel::layoutChanged, this,
                [=, this] { lines = ids(0, model->rowCount() - 1); });
        connect(model, &QAbstractItemModel::modelReset, this, [this] { ++resets; });
    }
    static QString nameOf(const QModelIndex &index)
    {
        return index.data(QueueModel::IsHeadRole).toBool()
            ? u'#' + index.data(QueueModel::GroupRole).toString()
            : index.data(QueueModel::IdRole).toString();
    }

    QStringList lines;
    int resets = 0;
};

}  // namespace Sidestage
