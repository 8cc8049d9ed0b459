// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue_model_rig.h"

#include <QSet>

#include <algorithm>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// The expected rows, computed in the simplest way.
struct Naive
{
    using Sort = QueueModel::Sort;
    using Group = QueueModel::Group;

    RedemptionQueue &queue;
    Sort sort{};
    Group group{};
    QString search{};
    QString reward{};
    QSet<QString> collapsed{};  ///< Kind and key.
    QSet<QString> heldBack{};

    static QString keyOf(const Api::Redemption &one, Group group)
    {
        return group == Group::Viewer ? one.userId : one.reward.id;
    }
    bool matches(const Api::Redemption &one) const
    {
        if (heldBack.contains(one.id) || (!reward.isEmpty() && one.reward.id != reward))
            return false;
        for (const QString &word : search.split(u' ', Qt::SkipEmptyParts)) {
            const auto has
                = [&](const QString &text) { return text.toCaseFolded().contains(word.toCaseFolded()); };
            if (!has(one.userName) && !has(one.userLogin) && !has(one.userInput) && !has(one.reward.title))
                return false;
        }
        return true;
    }
    bool isBefore(const Api::Redemption &a, const Api::Redemption &b) const
    {
        const auto viewer
            = [](const Api::Redemption &one) { return std::pair(one.userName.toCaseFolded(), one.userId); };
        const auto title = [](const Api::Redemption &one) {
            return std::pair(one.reward.title.toCaseFolded(), one.reward.id);
        };
        if (group == Group::Reward && title(a) != title(b))
            return title(a) < title(b);
        if (group == Group::Viewer && viewer(a) != viewer(b))
            return viewer(a) < viewer(b);
        const std::pair first(a.redeemedAt, a.id), second(b.redeemedAt, b.id);
        switch (sort) {
        case Sort::OldestFirst:
            break;
        case Sort::NewestFirst:
            return second < first;
        case Sort::MostPoints:
            if (a.reward.cost != b.reward.cost)
                return a.reward.cost > b.reward.cost;
            break;
        case Sort::FewestPoints:
            if (a.reward.cost != b.reward.cost)
                return a.reward.cost < b.reward.cost;
            break;
        case Sort::Viewer:
            if (viewer(a) != viewer(b))
                return viewer(a) < viewer(b);
            break;
        case Sort::Reward:
            if (title(a) != title(b))
                return title(a) < title(b);
            break;
        }
        return first < second;
    }
    /// Ids, and group heads as "# key, waiting, points, selected".
    QStringList lines(const QSet<QString> &selected) const
    {
        QList<const QueueEntry *> shown;
        for (const QString &id : queue.ids()) {
            if (const QueueEntry *entry = queue.find(id); matches(entry->redemption))
                shown.append(entry);
        }
        std::sort(shown.begin(), shown.end(), [this](const QueueEntry *a, const QueueEntry *b) {
            return isBefore(a->redemption, b->redemption);
        });
        QStringList lines;
        QString key;
        for (qsizetype i = 0; i < shown.size(); ++i) {
            if (group != Group::None && std::exchange(key, keyOf(shown[i]->redemption, group)) != key) {
                int waiting = 0, chosen = 0;
                qint64 points = 0;
                for (auto j = i; j < shown.size() && keyOf(shown[j]->redemption, group) == key; ++j) {
                    const bool waits
                        = shown[j]->state == QueueState::Waiting || shown[j]->state == QueueState::Failed;
                    waiting += waits;
                    points += waits ? shown[j]->redemption.reward.cost : 0;
                    chosen += selected.contains(shown[j]->redemption.id);
                }
                lines.append(
                    u"# %1, %2, %3, %4"_s.arg(key).arg(waiting).arg(points).arg(chosen == 0             ? 0
                                                                                    : chosen == waiting ? 2
                                                                                                        : 1));
            }
            if (group == Group::None || !collapsed.contains(QString::number(int(group)) + key))
                lines.append(shown[i]->redemption.id);
        }
        return lines;
    }
    int shown() const
    {
        int count = 0;
        for (const QString &id : queue.ids())
            count += matches(queue.find(id)->redemption);
        return count;
    }
};

}  // namespace Sidestage
