// SPDX-License-Identifier: GPL-3.0-or-later

// The part of QueueModel that provides the contents of cells.

#include "queue_model.h"

#include "base/bidi.h"
#include "redemption_texts.h"

#include <QLocale>

namespace Sidestage {

namespace {

QString stateText(const QueueEntry &entry)
{
    const bool refunds = entry.decision == Api::RedemptionDecision::Canceled;
    switch (entry.state) {
    case QueueState::Waiting:
        return {};
    case QueueState::Held:
        return heldText(entry, QDateTime::currentDateTimeUtc());
    case QueueState::Sending:
        if (!entry.reason.isEmpty())
            return entry.reason;
        return refunds ? QueueModel::tr("Refunding") : QueueModel::tr("Fulfilling");
    case QueueState::Done:
        return refunds ? QueueModel::tr("Refunded") : QueueModel::tr("Fulfilled");
    case QueueState::DecidedElsewhere:
        if (!entry.decision)
            return QueueModel::tr("Decided elsewhere");
        return refunds ? QueueModel::tr("Refunded elsewhere") : QueueModel::tr("Fulfilled elsewhere");
    case QueueState::Gone:
        return QueueModel::tr("Gone");
    case QueueState::Failed:
        return entry.reason.isEmpty() ? QueueModel::tr("Failed")
                                      : QueueModel::tr("Failed: %1").arg(entry.reason);
    }
    return {};
}

QString entrySentence(const QueueEntry &entry, const QString &reward, bool selected, const QDateTime &now)
{
    const Api::Redemption &redemption = entry.redemption;
    QStringList parts{QueueModel::tr("%1, %2").arg(isolated(redemption.userName), isolated(reward))};
    if (!redemption.userInput.isEmpty())
        parts.append(QueueModel::tr("“%1”").arg(isolated(redemption.userInput)));
    parts.append(pointsText(redemption.reward.cost));
    parts.append(QueueModel::tr("waiting %1").arg(waitingText(redemption.redeemedAt.secsTo(now))));
    if (const QString state = stateText(entry); !state.isEmpty())
        parts.append(state);
    if (selected)
        parts.append(QueueModel::tr("selected"));
    return parts.join(QStringLiteral(", "));
}

}  // namespace

QString QueueModel::textOf(const QueueRow &row, int column) const
{
    if (row.isHead) {
        return column == ViewerColumn ? (row.viewer ? row.viewer : row.reward)->title
            : column == MessageColumn ? waitingSumText(row.waiting, row.points)
                                      : QString();
    }
    const QueueEntry *entry = m_queue->find(row.key);
    if (!entry)
        return {};  // it has left the queue; the row is removed soon
    const Api::Redemption &redemption = entry->redemption;
    switch (column) {
    case ViewerColumn:
        return redemption.userName;
    case MessageColumn:
        return redemption.userInput;
    case PointsColumn:
        return QLocale().toString(redemption.reward.cost);
    case RedeemedColumn:
        return QLocale().toString(redemption.redeemedAt.toLocalTime(), QLocale::ShortFormat);
    case WaitingColumn:
        return waitingText(redemption.redeemedAt.secsTo(now()));
    case StateColumn:
        return stateText(*entry);
    default:
        return {};
    }
}

QString QueueModel::toolTipOf(const QueueRow &row, int column) const
{
    if (row.isHead)
        return textOf(row, ViewerColumn);
    if (column == PointsColumn)
        return pointsText(row.points);
    if (column == RedeemedColumn || column == WaitingColumn)
        return QLocale().toString(QDateTime::fromMSecsSinceEpoch(row.at), QLocale::LongFormat);
    return textOf(row, column);
}

QString QueueModel::spokenOf(const QueueRow &row) const
{
    if (row.isHead) {
        const QString title = isolated(textOf(row, ViewerColumn)),
                      sum = waitingSumText(row.waiting, row.points);
        return isCollapsed(row) ? tr("Group %1, %2, collapsed").arg(title, sum)
                                : tr("Group %1, %2").arg(title, sum);
    }
    const QueueEntry *entry = m_queue->find(row.key);
    return entry ? entrySentence(*entry, row.reward->title, row.mark->isSelected, now()) : QString();
}

Qt::CheckState QueueModel::headState(const QueueRow &head) const
{
    if (m_selectedCount == 0)
        return Qt::Unchecked;
    bool isAny = false, isAll = true;
    for (const Item *item : groupRows(head)) {
        const QueueMark &mark = *item->value.mark;
        isAny = isAny || mark.isSelected;
        isAll = isAll && (mark.isSelected || !mark.waits);
        if (isAny && !isAll)
            return Qt::PartiallyChecked;
    }
    return isAny ? Qt::Checked : Qt::Unchecked;
}

QVariant QueueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QueueRow &row = LiveList::row(index.row());
    const auto &group = row.isHead ? (row.viewer ? row.viewer : row.reward) : row.*groupOf();
    switch (role) {
    case IdRole:
        return row.isHead ? QString() : row.key;
    case IsHeadRole:
        return row.isHead;
    case GroupRole:
        return row.isHead || m_group != Group::None ? group->id : QString();
    case PointsRole:
        return row.points;
    case ColourRole:
        return row.reward ? m_colours.value(row.reward->id) : QString();
    case SelectedRole:
        return row.isHead ? headState(row) : row.mark->isSelected ? Qt::Checked : Qt::Unchecked;
    case SpokenRole:
        return spokenOf(row);
    case CountRole:
        return row.isHead ? row.waiting : QVariant();
    case CollapsedRole:
        return row.isHead ? isCollapsed(row) : QVariant();
    case EntryRole: {
        const QueueEntry *entry = m_queue->find(row.key);
        return entry ? QVariant::fromValue(*entry) : QVariant();
    }
    case Qt::EditRole:
        if (row.isHead)
            return {};
        return index.column() == WaitingColumn ? QVariant(QDateTime::fromMSecsSinceEpoch(row.at, Qt::UTC))
            : index.column() == PointsColumn   ? QVariant(row.points)
                                               : QVariant();
    default:
        return LiveList::data(index, role);
    }
}

}  // namespace Sidestage
