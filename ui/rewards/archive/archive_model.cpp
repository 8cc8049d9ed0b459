// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_model.h"

#include "rewards/list/queue_texts.h"

#include "base/enum_table.h"
#include "kit/lists/row_delegate.h"
#include "kit/text/time_text.h"

#include <QHash>
#include <QLocale>
#include <QSet>

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;
using Outcome = ArchivedRedemption::Outcome;
using By = ArchivedRedemption::By;

OutcomeLook lookOf(Outcome outcome)
{
    struct Row
    {
        Outcome value;
        const char *text;
        Icon icon;
        Pill::Kind pill;
    };
    static constexpr Row table[]{
        {Outcome::Waiting, QT_TRANSLATE_NOOP("Sidestage::ArchiveModel", "Waiting"), Icon::Clock,
         Pill::Kind::Info},
        {Outcome::Fulfilled, QT_TRANSLATE_NOOP("Sidestage::ArchiveModel", "Fulfilled"), Icon::CheckCircle,
         Pill::Kind::Good},
        {Outcome::Refunded, QT_TRANSLATE_NOOP("Sidestage::ArchiveModel", "Refunded"), Icon::Return,
         Pill::Kind::Neutral},
        {Outcome::Gone, QT_TRANSLATE_NOOP("Sidestage::ArchiveModel", "Gone"), Icon::Minus,
         Pill::Kind::Neutral},
    };
    static_assert(isComplete(table));
    const Row &row = rowOf(table, outcome);
    return {ArchiveModel::tr(row.text), row.icon, row.pill};
}

QString wordOf(By by)
{
    switch (by) {
    case By::Nobody:
        break;
    case By::Here:
        return ArchiveModel::tr("here");
    case By::Elsewhere:
        return ArchiveModel::tr("elsewhere");
    case By::Service:
        return ArchiveModel::tr("by the service");
    }
    return {};
}

namespace {

/// Maximum number of shown rows that are compared with the archive after a change.
constexpr int compared = 1000;

/// Omits the seconds for days long ago. The details show them.
QString cellTime(const QDateTime &time, const QDateTime &now)
{
    const QDateTime local = time.toLocalTime();
    if (qAbs(local.date().daysTo(now.toLocalTime().date())) < 7)
        return momentText(time, now);
    return QLocale().toString(local.date(), QLocale::ShortFormat) + local.toString(QStringLiteral(" HH:mm"));
}

}  // namespace

ArchiveModel::ArchiveModel(RedemptionArchive *archive, QObject *parent)
    : QAbstractTableModel(parent)
    , m_archive(archive)
{
    m_look.setSingleShot(true);
    m_look.setInterval(500ms);
    connect(&m_look, &QTimer::timeout, this, &ArchiveModel::refresh);
    connect(archive, &RedemptionArchive::changed, this, [this] {
        if (m_turn > 0 && !m_look.isActive())
            m_look.start();
    });
}

void ArchiveModel::setQuery(const ArchiveQuery &query)
{
    m_query = query;
    reload();
}

void ArchiveModel::reload()
{
    ++m_turn;
    m_isLoading = true;
    m_isFetching = false;
    m_found = -1;
    m_newcomers = 0;
    load(0);
    count();
    Q_EMIT stateChanged();
}

int ArchiveModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ArchiveModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ArchiveModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ArchivedRedemption &row = m_rows[index.row()];
    const Api::Redemption &redemption = row.redemption;
    const int column = index.column();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const bool isSilent = column == MessageColumn && redemption.userInput.isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case ViewerColumn:
            return redemption.userName.isEmpty() ? redemption.userLogin : redemption.userName;
        case RewardColumn:
            return redemption.reward.title;
        case MessageColumn:
            return isSilent ? tr("no message") : redemption.userInput.simplified();
        case PointsColumn:
            return QLocale().toString(redemption.reward.cost);
        case RedeemedColumn:
            return redemption.redeemedAt.isValid() ? cellTime(redemption.redeemedAt, now) : QString();
        case OutcomeColumn:
            return lookOf(row.outcome).word;
        case DecidedColumn:
            return row.decidedAt.isValid() ? cellTime(row.decidedAt, now) : wordOf(row.by);
        }
        return {};
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (column == PointsColumn ? Qt::AlignRight : Qt::AlignLeft));
    case RowRole::Strong:
        return column == ViewerColumn;
    case RowRole::TextTone:
        if (isSilent)
            return int(Tone::Hint);
        return column == RedeemedColumn || column == DecidedColumn ? QVariant(int(Tone::Secondary))
                                                                   : QVariant();
    case RowRole::Detail:
        return column == DecidedColumn && row.decidedAt.isValid() ? wordOf(row.by) : QVariant();
    case RowRole::PillKind:
        return column == OutcomeColumn ? QVariant(int(lookOf(row.outcome).pill)) : QVariant();
    case RowRole::Symbol:
        return column == OutcomeColumn ? QVariant(int(lookOf(row.outcome).icon)) : QVariant();
    case Qt::AccessibleTextRole: {
        QStringList parts{redemption.userName, redemption.reward.title};
        if (!redemption.userInput.isEmpty())
            parts.append(redemption.userInput.simplified());
        parts.append(pointsText(redemption.reward.cost));
        if (redemption.redeemedAt.isValid())
            parts.append(tr("redeemed %1").arg(momentText(redemption.redeemedAt, now)));
        QString outcome = lookOf(row.outcome).word.toLower();
        if (row.by != By::Nobody)
            outcome += u' ' + wordOf(row.by);
        parts.append(outcome);
        return parts.join(QLatin1String(", "));
    }
    default:
        return {};
    }
}

QVariant ArchiveModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole && section == PointsColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    const QString titles[] = {tr("Viewer"),   tr("Reward"),  tr("Message"), tr("Points"),
                              tr("Redeemed"), tr("Outcome"), tr("Decided")};
    return role == Qt::DisplayRole ? QVariant(titles[section]) : QVariant();
}

bool ArchiveModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next != 0 && !m_isFetching && !m_isLoading;
}

void ArchiveModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        load(m_next);
}

int ArchiveModel::rowOf(const QString &redemptionId) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const ArchivedRedemption &row) {
        return row.redemption.id == redemptionId;
    });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

/// 0: from the newest, which replace the rows.
Bound ArchiveModel::load(qint64 after)
{
    const quint64 turn = m_turn;
    m_isFetching = true;
    auto searching = m_archive->search(m_query, after, pageSize);
    const auto page = co_await searching;
    if (turn != m_turn)
        co_return;
    m_isFetching = false;
    m_isLoading = false;
    m_failure = page ? std::nullopt : std::optional<Error>(page.error());
    if (page)
        m_next = page->next;
    if (page && !after) {
        beginResetModel();
        m_rows = page->rows;
        endResetModel();
    } else if (page && !page->rows.isEmpty()) {
        const int first = int(m_rows.size());
        beginInsertRows({}, first, first + int(page->rows.size()) - 1);
        m_rows += page->rows;
        endInsertRows();
    }
    Q_EMIT stateChanged();
}

Bound ArchiveModel::count()
{
    const quint64 turn = m_turn;
    auto counting = m_archive->count(m_query, maxCounted);
    const auto counted = co_await counting;
    if (turn != m_turn || !counted)
        co_return;
    m_found = *counted;
    Q_EMIT stateChanged();
}

/// Updates the shown rows. New rows are only counted, so that the list does not move while the user reads it.
Bound ArchiveModel::refresh()
{
    const quint64 turn = m_turn;
    const int most = std::clamp(int(m_rows.size()), pageSize, compared);
    auto searching = m_archive->search(m_query, 0, most);
    const auto page = co_await searching;
    if (turn != m_turn || !page || m_isLoading)
        co_return;
    QHash<QString, int> places;
    const int shown = std::min(int(m_rows.size()), most);
    for (int row = 0; row < shown; ++row)
        places.insert(m_rows[row].redemption.id, row);
    int newcomers = 0;
    int last = page->next ? -1 : shown - 1;
    QSet<int> still;
    for (const ArchivedRedemption &row : page->rows) {
        const auto place = places.constFind(row.redemption.id);
        if (place == places.constEnd()) {
            ++newcomers;
            continue;
        }
        still.insert(*place);
        last = std::max(last, *place);
        if (m_rows[*place] != row) {
            m_rows[*place] = row;
            Q_EMIT dataChanged(index(*place, 0), index(*place, ColumnCount - 1));
        }
    }
    for (int row = last; row >= 0; --row) {  // rows that do not match any more
        if (!still.contains(row)) {
            beginRemoveRows({}, row, row);
            m_rows.removeAt(row);
            endRemoveRows();
        }
    }
    // Rows beyond those shown are not new: fetchMore() reads them later.
    if (m_next == 0 || int(m_rows.size()) >= most)
        m_newcomers = newcomers;
    count();
    if (m_rows.isEmpty() && newcomers > 0)
        reload();
    else
        Q_EMIT stateChanged();
}

}  // namespace Sidestage
