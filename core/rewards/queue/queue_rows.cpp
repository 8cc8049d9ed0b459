// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_rows.h"

namespace Sidestage {

using Group = QueueModel::Group;
using Sort = QueueModel::Sort;

QString foldedForQueue(const QString &text)
{
    return text.toCaseFolded();
}

// QueueView

QueueGroup::Tally &QueueView::tallyOf(QueueGroup &queueGroup) const
{
    QueueGroup::Tally &tally = queueGroup.tally[std::size_t(side)];
    if (tally.view != number)
        tally = {.view = number};
    return tally;
}

bool QueueView::matches(const QueueRow *row) const
{
    if (!reward.isEmpty() && row->reward->key != reward)
        return false;
    if (words.isEmpty())
        return true;
    const auto s = std::size_t(side);
    quint64 found = 0;
    for (QueueGroup *queueGroup : {row->reward, row->viewer}) {
        if (queueGroup->matchedFor[s] != number) {
            queueGroup->matchedFor[s] = number;
            queueGroup->matched[s] = 0;
            for (qsizetype i = 0; i < words.size(); ++i) {
                if (queueGroup->name[s].contains(words[i]) || queueGroup->login.contains(words[i]))
                    queueGroup->matched[s] |= quint64(1) << i;
            }
        }
        found |= queueGroup->matched[s];
    }
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (!(found >> i & 1) && !row->message.contains(words[i]))
            return false;
    }
    return true;
}

bool QueueView::isBefore(const QueueRow *a, const QueueRow *b) const
{
    const auto byName = [s = std::size_t(side)](const QueueGroup *one, const QueueGroup *other) {
        const int order = one->name[s].compare(other->name[s]);
        if (order != 0)
            return order < 0;
        return one->key != other->key ? one->key < other->key : one->serial < other->serial;
    };
    const auto older = [](const QueueRow *one, const QueueRow *other) {
        return one->at != other->at ? one->at < other->at : one->id < other->id;
    };
    if (isGrouped()) {
        const QueueGroup *one = groupFor(a), *other = groupFor(b);
        if (one != other)
            return byName(one, other);
        if (a->isHead || b->isHead)
            return a->isHead && !b->isHead;
    }
    switch (sort) {
    case Sort::OldestFirst:
        break;
    case Sort::NewestFirst:
        return older(b, a);
    case Sort::MostPoints:
        if (a->points != b->points)
            return a->points > b->points;
        break;
    case Sort::FewestPoints:
        if (a->points != b->points)
            return a->points < b->points;
        break;
    case Sort::Viewer:
        if (a->viewer != b->viewer)
            return byName(a->viewer, b->viewer);
        break;
    case Sort::Reward:
        if (a->reward != b->reward)
            return byName(a->reward, b->reward);
        break;
    }
    return older(a, b);
}

void QueueView::count(const QueueRow *row, int sign)
{
    shown += sign;
    if (!isGrouped())
        return;
    QueueGroup::Tally &tally = tallyOf(*groupFor(row));
    tally.shown += sign;
    if (row->waits) {
        tally.waiting += sign;
        tally.points += sign * row->points;
    }
    if (row->isSelected)
        tally.selected += sign;
}

// QueueRows

QueueRows::QueueRows() = default;

QueueRows::~QueueRows()
{
    tearDown([] { return false; });
}

QueueGroup *QueueRows::queueGroup(Group kind, const QString &key) const
{
    return queueGroups(kind).value(key);
}

QueueGroup *QueueRows::join(Group kind, const QString &key, const QString &title, qint64 at)
{
    QueueGroup *queueGroup = queueGroups(kind).value(key);
    const bool isFixed = kind == Group::Reward && m_rewardTitles.contains(key);
    if (!queueGroup) {
        queueGroup = new QueueGroup;
        queueGroups(kind).insert(key, queueGroup);
        queueGroup->kind = kind;
        queueGroup->key = key;
        queueGroup->serial = ++m_lastSerial;
        queueGroup->title = isFixed ? m_rewardTitles.value(key) : title;
        queueGroup->titleAt = at;
        queueGroup->name.fill(foldedForQueue(queueGroup->title));
        queueGroup->head.isHead = true;
        (kind == Group::Viewer ? queueGroup->head.viewer : queueGroup->head.reward) = queueGroup;
    } else if (!isFixed && at >= queueGroup->titleAt) {
        queueGroup->titleAt = at;
        if (queueGroup->title != title)
            rename(queueGroup, title);
    }
    ++queueGroup->rows;
    return queueGroup;
}

void QueueRows::leave(QueueGroup *queueGroup)
{
    if (--queueGroup->rows > 0)
        return;
    std::erase(m_renamed, queueGroup);
    queueGroups(queueGroup->kind).remove(queueGroup->key);
    m_emptied.push_back(queueGroup);
}

void QueueRows::rename(QueueGroup *queueGroup, const QString &title)
{
    queueGroup->title = title;
    ++m_titles;
    if (std::find(m_renamed.begin(), m_renamed.end(), queueGroup) == m_renamed.end())
        m_renamed.push_back(queueGroup);
}

void QueueRows::setRewardTitle(const QString &id, const QString &title)
{
    m_rewardTitles.insert(id, title);
    QueueGroup *reward = queueGroup(Group::Reward, id);
    if (reward && reward->title != title)
        rename(reward, title);
}

void QueueRows::adoptTitles(int side)
{
    for (QueueGroup *queueGroup : m_renamed)
        queueGroup->name[std::size_t(side)] = foldedForQueue(queueGroup->title);
}

void QueueRows::settleTitles()
{
    adoptTitles(0);
    adoptTitles(1);
    m_renamed.clear();
}

QueueRow *QueueRows::add(const QueueEntry &entry)
{
    const Api::Redemption &redemption = entry.redemption;
    auto *row = new QueueRow;
    row->id = redemption.id;
    row->message = foldedForQueue(redemption.userInput);
    row->at = redemption.redeemedAt.toMSecsSinceEpoch();
    row->points = redemption.reward.cost;
    row->waits = entry.state == QueueState::Waiting || entry.state == QueueState::Failed;
    row->reward = join(Group::Reward, redemption.reward.id, redemption.reward.title, row->at);
    row->viewer = join(Group::Viewer, redemption.userId, redemption.userName, row->at);
    if (row->viewer->login.isEmpty())
        row->viewer->login = foldedForQueue(redemption.userLogin);
    m_byId.insert(row->id, row);
    if (m_holes.empty()) {
        row->place = m_all.size();
        m_all.push_back(row);
    } else {
        row->place = m_holes.back();
        m_holes.pop_back();
        m_all[row->place] = row;
    }
    return row;
}

void QueueRows::remove(QueueRow *row)
{
    m_byId.remove(row->id);
    row->shownIn = {};
    row->waits = false;
    m_all[row->place] = nullptr;
    m_holes.push_back(row->place);
    m_removed.push_back(row);
    leave(row->reward);
    leave(row->viewer);
}

bool QueueRows::sweep()
{
    constexpr std::size_t minimum = 1000, rowsAtOnce = 1000, groupsAtOnce = 300;
    if (m_trash.empty() && m_trashGroups.empty() && m_removed.size() > minimum) {
        m_trash.swap(m_removed);
        m_trashGroups.swap(m_emptied);
    }
    free(m_trash, rowsAtOnce);
    free(m_trashGroups, groupsAtOnce);
    return !m_trash.empty() || !m_trashGroups.empty();
}

}  // namespace Sidestage
