// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_rows.h"

#include "rewards/list/queue_texts.h"

#include "rewards/archive/archive_model.h"

#include "kit/lists/row_delegate.h"
#include "kit/text/time_text.h"

#include <QLocale>

namespace Sidestage {

using Outcome = ArchivedRedemption::Outcome;
using By = ArchivedRedemption::By;

QString wordOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Waiting:
        return ArchiveRows::tr("Waiting");
    case Outcome::Fulfilled:
        return ArchiveRows::tr("Fulfilled");
    case Outcome::Refunded:
        return ArchiveRows::tr("Refunded");
    case Outcome::Gone:
        return ArchiveRows::tr("Gone");
    }
    return {};
}

Icon iconOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Waiting:
        return Icon::Clock;
    case Outcome::Fulfilled:
        return Icon::CheckCircle;
    case Outcome::Refunded:
        return Icon::Return;
    case Outcome::Gone:
        return Icon::Minus;
    }
    return Icon::None;
}

Pill::Kind pillOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Waiting:
        return Pill::Kind::Info;
    case Outcome::Fulfilled:
        return Pill::Kind::Good;
    case Outcome::Refunded:
    case Outcome::Gone:
        break;
    }
    return Pill::Kind::Neutral;
}

QString wordOf(By by)
{
    switch (by) {
    case By::Nobody:
        return {};
    case By::Here:
        return ArchiveRows::tr("here");
    case By::Elsewhere:
        return ArchiveRows::tr("elsewhere");
    case By::Service:
        return ArchiveRows::tr("by the service");
    }
    return {};
}

namespace {

/// Omits the seconds for days long ago. The details show them.
QString cellTime(const QDateTime &time, const QDateTime &now)
{
    const QDateTime local = time.toLocalTime();
    if (qAbs(local.date().daysTo(now.toLocalTime().date())) < 7)
        return momentText(time, now);
    return QLocale().toString(local.date(), QLocale::ShortFormat) + local.toString(QStringLiteral(" HH:mm"));
}

}  // namespace

ArchiveRows::ArchiveRows(ArchiveModel *model, QObject *parent)
    : QIdentityProxyModel(parent)
    , m_model(model)
{
    setSourceModel(model);
}

QVariant ArchiveRows::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ArchivedRedemption &row = m_model->at(index.row());
    const Api::Redemption &redemption = row.redemption;
    const int column = index.column();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const bool isSilent = column == ArchiveModel::MessageColumn && redemption.userInput.isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case ArchiveModel::ViewerColumn:
            return redemption.userName.isEmpty() ? redemption.userLogin : redemption.userName;
        case ArchiveModel::RewardColumn:
            return redemption.reward.title;
        case ArchiveModel::MessageColumn:
            return isSilent ? tr("no message") : redemption.userInput.simplified();
        case ArchiveModel::PointsColumn:
            return QLocale().toString(redemption.reward.cost);
        case ArchiveModel::RedeemedColumn:
            return redemption.redeemedAt.isValid() ? cellTime(redemption.redeemedAt, now) : QString();
        case ArchiveModel::OutcomeColumn:
            return wordOf(row.outcome);
        case ArchiveModel::DecidedColumn:
            return row.decidedAt.isValid() ? cellTime(row.decidedAt, now) : wordOf(row.by);
        }
        return {};
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter
                   | (column == ArchiveModel::PointsColumn ? Qt::AlignRight : Qt::AlignLeft));
    case RowRole::Strong:
        return column == ArchiveModel::ViewerColumn;
    case RowRole::TextTone:
        if (isSilent)
            return int(Tone::Hint);
        return column == ArchiveModel::RedeemedColumn || column == ArchiveModel::DecidedColumn
            ? QVariant(int(Tone::Secondary))
            : QVariant();
    case RowRole::Detail:
        return column == ArchiveModel::DecidedColumn && row.decidedAt.isValid() ? wordOf(row.by) : QVariant();
    case RowRole::PillKind:
        return column == ArchiveModel::OutcomeColumn ? QVariant(int(pillOf(row.outcome))) : QVariant();
    case RowRole::Symbol:
        return column == ArchiveModel::OutcomeColumn ? QVariant(int(iconOf(row.outcome))) : QVariant();
    case Qt::AccessibleTextRole: {
        QStringList parts{redemption.userName, redemption.reward.title};
        if (!redemption.userInput.isEmpty())
            parts.append(redemption.userInput.simplified());
        parts.append(pointsText(redemption.reward.cost));
        if (redemption.redeemedAt.isValid())
            parts.append(tr("redeemed %1").arg(momentText(redemption.redeemedAt, now)));
        QString outcome = wordOf(row.outcome).toLower();
        if (row.by != By::Nobody)
            outcome += u' ' + wordOf(row.by);
        parts.append(outcome);
        return parts.join(QLatin1String(", "));
    }
    default:
        return {};
    }
}

}  // namespace Sidestage
