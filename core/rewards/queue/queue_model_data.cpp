// SPDX-License-Identifier: GPL-3.0-or-later

// The part of QueueModel that provides the contents of cells.

#include "queue_model_p.h"

#include "base/bidi.h"

#include <QLocale>

namespace Sidestage {

namespace {

QString number(qint64 value)
{
    return QLocale().toString(value);
}

QString pointsText(qint64 points)
{
    // The plural form is chosen by a number that fits into int; the text contains the exact one.
    const int plural = int(std::min<qint64>(points, std::numeric_limits<int>::max()));
    return QueueModel::tr("%Ln points", nullptr, plural);
}

QString ageText(const QDateTime &since)
{
    const qint64 seconds = std::max<qint64>(0, since.secsTo(QDateTime::currentDateTimeUtc()));
    const qint64 minutes = seconds / 60, hours = minutes / 60;
    if (hours >= 24)
        return QueueModel::tr("%n days", nullptr, int(hours / 24));
    if (hours > 0)
        return QueueModel::tr("%1 h %2 min").arg(number(hours)).arg(minutes % 60, 2, 10, QLatin1Char('0'));
    if (minutes > 0)
        return QueueModel::tr("%1 min %2 s").arg(number(minutes)).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    return QueueModel::tr("%1 s").arg(number(seconds));
}

QString stateText(const QueueEntry &entry)
{
    const bool refunds = entry.decision == Api::RedemptionDecision::Canceled;
    switch (entry.state) {
    case QueueState::Waiting:
        return {};
    case QueueState::Held: {
        const qint64 ms = QDateTime::currentDateTimeUtc().msecsTo(entry.dueAt);
        const QString seconds = number(std::max<qint64>(0, (ms + 999) / 1000));
        return (refunds ? QueueModel::tr("Refund in %1 s") : QueueModel::tr("Fulfil in %1 s")).arg(seconds);
    }
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

QString entrySentence(const QueueEntry &entry, const QString &reward, bool selected)
{
    const Api::Redemption &redemption = entry.redemption;
    QStringList parts{QueueModel::tr("%1, %2").arg(isolated(redemption.userName), isolated(reward))};
    if (!redemption.userInput.isEmpty())
        parts.append(QueueModel::tr("“%1”").arg(isolated(redemption.userInput)));
    parts.append(pointsText(redemption.reward.cost));
    parts.append(QueueModel::tr("waiting %1").arg(ageText(redemption.redeemedAt)));
    if (const QString state = stateText(entry); !state.isEmpty())
        parts.append(state);
    if (selected)
        parts.append(QueueModel::tr("selected"));
    return parts.join(QStringLiteral(", "));
}

/// Columns with numbers and times, which are right-aligned.
bool isRight(int column)
{
    return column >= QueueModel::PointsColumn && column < QueueModel::StateColumn;
}

}  // namespace

QVariant QueueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QueueRow *row = d->lines[std::size_t(index.row())];
    switch (role) {
    case IdRole:
        return row->id;
    case IsHeadRole:
        return row->isHead;
    case GroupRole:
        if (row->isHead)
            return (row->reward ? row->reward : row->viewer)->key;
        return d->now().isGrouped() ? d->now().groupFor(row)->key : QString();
    case Qt::TextAlignmentRole:
        if (isRight(index.column()))
            return int(Qt::AlignRight | Qt::AlignVCenter);
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return row->isHead ? d->headData(row, index.column(), role) : d->entryData(row, index.column(), role);
    }
}

QVariant QueueModel::Private::headData(const Row *row, int column, int role) const
{
    QueueGroup &queueGroup = *(row->reward ? row->reward : row->viewer);
    const QueueGroup::Tally &tally = now().tallyOf(queueGroup);
    const QString sum
        = tr("%Ln waiting", nullptr, tally.waiting) + QStringLiteral(" · ") + pointsText(tally.points);
    switch (role) {
    case Qt::DisplayRole:
        return column == ViewerColumn ? queueGroup.title : column == MessageColumn ? sum : QString();
    case Qt::ToolTipRole:
        return queueGroup.title;
    case SelectedRole:
        return tally.selected == 0            ? Qt::Unchecked
            : tally.selected == tally.waiting ? Qt::Checked
                                              : Qt::PartiallyChecked;
    case CountRole:
        return tally.waiting;
    case PointsRole:
        return tally.points;
    case CollapsedRole:
        return queueGroup.isCollapsed;
    case ColourRole:
        return queueGroup.kind == Group::Reward ? colours.value(queueGroup.key) : QString();
    case SpokenRole:
    case Qt::AccessibleTextRole:
        return queueGroup.isCollapsed ? tr("Group %1, %2, collapsed").arg(isolated(queueGroup.title), sum)
                                      : tr("Group %1, %2").arg(isolated(queueGroup.title), sum);
    default:
        return {};
    }
}

QVariant QueueModel::Private::entryData(const Row *row, int column, int role) const
{
    const QueueEntry *entry = queue->find(row->id);
    if (!entry)
        return {};  // it has left the queue; the row is removed soon
    const Api::Redemption &redemption = entry->redemption;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        switch (column) {
        case ViewerColumn:
            return redemption.userName;
        case MessageColumn:
            return redemption.userInput;
        case PointsColumn:
            return role == Qt::ToolTipRole ? pointsText(redemption.reward.cost)
                                           : number(redemption.reward.cost);
        case RedeemedColumn:
            return QLocale().toString(redemption.redeemedAt.toLocalTime(),
                                      role == Qt::ToolTipRole ? QLocale::LongFormat : QLocale::ShortFormat);
        case WaitingColumn:
            return role == Qt::ToolTipRole
                ? QLocale().toString(redemption.redeemedAt.toLocalTime(), QLocale::LongFormat)
                : ageText(redemption.redeemedAt);
        case StateColumn:
            return stateText(*entry);
        default:
            return {};
        }
    case Qt::EditRole:
        return column == WaitingColumn ? QVariant(redemption.redeemedAt)
            : column == PointsColumn   ? QVariant(redemption.reward.cost)
                                       : QVariant();
    case EntryRole:
        return QVariant::fromValue(*entry);
    case SelectedRole:
        return row->isSelected ? Qt::Checked : Qt::Unchecked;
    case PointsRole:
        return redemption.reward.cost;
    case ColourRole:
        return colours.value(redemption.reward.id);
    case SpokenRole:
    case Qt::AccessibleTextRole:
        return entrySentence(*entry, row->reward->title, row->isSelected);
    default:
        return {};
    }
}

QVariant QueueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const auto side = isRight(section) ? Qt::AlignRight : Qt::AlignLeft;
        return int(side | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ViewerColumn:
        return tr("Viewer");
    case MessageColumn:
        return tr("Message");
    case PointsColumn:
        return tr("Points");
    case RedeemedColumn:
        return tr("Redeemed");
    case WaitingColumn:
        return tr("Waiting");
    case StateColumn:
        return tr("State");
    default:
        return {};
    }
}

}  // namespace Sidestage
