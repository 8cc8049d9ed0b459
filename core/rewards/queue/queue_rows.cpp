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

QueueBunch::Tally &QueueView::tallyOf(QueueBunch &bunch) const
{
    QueueBunch::Tally &tally = bunch.tally[std::size_t(side)];
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
    for (QueueBunch *bunch : {row->reward, row->viewer}) {
        if (bunch->matchedFor[s] != number) {
            bunch->matchedFor[s] = number;
            bunch->matched[s] = 0;
            for (qsizetype i = 0; i < words.size(); ++i) {
                if (bunch->name[s].contains(words[i]) || bunch->login.contains(words[i]))
                    bunch->matched[s] |= quint64(1) << i;
            }
        }
        found |= bunch->matched[s];
    }
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (!(found >> i & 1) && !row->message.contains(words[i]))
            return false;
    }
    return true;
}

bool QueueView::isBefore(const QueueRow *a, const QueueRow *b) const
{
    const auto byName = [s = std::size_t(side)](const QueueBunch *one, const QueueBunch *other) {
        const int order = one->name[s].compare(other->name[s]);
        if (order != 0)
            return order < 0;
        return one->key != other->key ? one->key < other->key : one->serial < other->serial;
    };
    const auto older = [](const QueueRow *one, const QueueRow *other) {
        return one->at != other->at ? one->at < other->at : one->id < other->id;
    };
    if (isGrouped()) {
        const QueueBunch *one = bunchOf(a), *other = bunchOf(b);
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
    QueueBunch::Tally &tally = tallyOf(*bunchOf(row));
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

QueueBunch *QueueRows::bunch(Group kind, const QString &key) const
{
    return bunches(kind).value(key);
}

QueueBunch *QueueRows::join(Group kind, const QString &key, const QString &title, qint64 at)
{
    QueueBunch *bunch = bunches(kind).value(key);
    const bool isFixed = kind == Group::Reward && m_rewardTitles.contains(key);
    if (!bunch) {
        bunch = new QueueBunch;
        bunches(kind).insert(key, bunch);
        bunch->kind = kind;
        bunch->key = key;
        bunch->serial = ++m_lastSerial;
        bunch->title = isFixed ? m_rewardTitles.value(key) : title;
        bunch->titleAt = at;
        bunch->name.fill(foldedForQueue(bunch->title));
        bunch->head.isHead = true;
        (kind == Group::Viewer ? bunch->head.viewer : bunch->head.reward) = bunch;
    } else if (!isFixed && at >= bunch->titleAt) {
        bunch->titleAt = at;
        if (bunch->title != title)
            rename(bunch, title);
    }
    ++bunch->rows;
    return bunch;
}

void QueueRows::leave(QueueBunch *bunch)
{
    if (--bunch->rows > 0)
        return;
    std::erase(m_renamed, bunch);
    bunches(bunch->kind).remove(bunch->key);
    m_emptied.push_back(bunch);
}

void QueueRows::rename(QueueBunch *bunch, const QString &title)
{
    bunch->title = title;
    ++m_titles;
    if (std::find(m_renamed.begin(), m_renamed.end(), bunch) == m_renamed.end())
        m_renamed.push_back(bunch);
}

void QueueRows::setRewardTitle(const QString &id, const QString &title)
{
    m_rewardTitles.insert(id, title);
    QueueBunch *reward = bunch(Group::Reward, id);
    if (reward && reward->title != title)
        rename(reward, title);
}

void QueueRows::adoptTitles(int side)
{
    for (QueueBunch *bunch : m_renamed)
        bunch->name[std::size_t(side)] = foldedForQueue(bunch->title);
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
    constexpr std::size_t worthTheWhile = 1000, rowsAtOnce = 1000, bunchesAtOnce = 300;
    if (m_trash.empty() && m_trashBunches.empty() && m_removed.size() > worthTheWhile) {
        m_trash.swap(m_removed);
        m_trashBunches.swap(m_emptied);
    }
    free(m_trash, rowsAtOnce);
    free(m_trashBunches, bunchesAtOnce);
    return !m_trash.empty() || !m_trashBunches.empty();
}

}  // namespace Sidestage
