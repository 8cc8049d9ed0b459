// SPDX-License-Identifier: GPL-3.0-or-later
#include "bulk_model.h"

#include "kit/row_delegate.h"
#include "queue_delegate.h"
#include "queue_words.h"

#include <QElapsedTimer>
#include <QLocale>

namespace Sidestage {

namespace {

QString cell(QString text)
{
    // A spreadsheet takes what begins like this for a formula; what viewers write is never one.
    if (!text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text.front()))
        text.prepend(u'\'');
    if (text.contains(u'"') || text.contains(u',') || text.contains(u'\n') || text.contains(u'\r'))
        text = u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
    return text;
}

QString outcomeOf(const DecisionRow &row)
{
    return row.state == QueueState::Waiting ? BulkModel::tr("Waits again") : stateText(row.state);
}

}  // namespace

BulkModel::BulkModel(DecisionDesk *desk, qint64 job, QObject *parent)
    : QAbstractTableModel(parent)
    , m_desk(desk)
    , m_job(job)
    , m_rows(desk->rows(job))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(250);
    connect(&m_soon, &QTimer::timeout, this, &BulkModel::read);
    connect(desk, &DecisionDesk::jobChanged, this, [this](qint64 changed) {
        if (changed == m_job && !m_soon.isActive())
            m_soon.start();
    });
}

void BulkModel::read()
{
    QElapsedTimer took;
    took.start();
    const QList<DecisionRow> now = m_desk->rows(m_job);
    if (now.size() != m_rows.size()) {
        if (now.isEmpty())
            return;  // forgotten: what is shown stays
        beginResetModel();
        m_rows = now;
        endResetModel();
        return;
    }
    int first = -1;
    for (int row = 0; row <= now.size(); ++row) {
        const bool differs = row < now.size()
            && (now[row].state != m_rows[row].state || now[row].reason != m_rows[row].reason);
        if (differs) {
            m_rows[row] = now[row];
            if (first < 0)
                first = row;
        } else if (first >= 0) {
            Q_EMIT dataChanged(index(first, 0), index(row - 1, ColumnCount - 1));
            first = -1;
        }
    }
    // However many rows there are, this takes no more than a few hundredths of the time.
    m_soon.setInterval(int(qMax<qint64>(250, took.elapsed() * 30)));
}

int BulkModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int BulkModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant BulkModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const DecisionRow &row = m_rows[index.row()];
    if (role == stateRole)
        return int(row.state);
    if (role == Qt::AccessibleTextRole)
        return tr("%1, %2, %3").arg(row.viewer, row.rewardTitle, outcomeOf(row));
    if (role == Qt::ToolTipRole)
        return row.reason.isEmpty() ? QVariant() : QVariant(row.reason);
    switch (index.column()) {
    case Viewer:
        if (role == Qt::DisplayRole)
            return row.viewer;
        if (role == RowRole::Strong)
            return true;
        break;
    case Reward:
        if (role == Qt::DisplayRole)
            return row.rewardTitle;
        break;
    case Message:
        if (role == Qt::DisplayRole)
            return row.reason.isEmpty() ? QString(row.input).replace(u'\n', u' ') : row.reason;
        if (role == RowRole::TextTone)
            return int(row.reason.isEmpty() ? Tone::Secondary : Tone::Error);
        break;
    case Points:
        if (role == Qt::DisplayRole)
            return QLocale().toString(row.points);
        if (role == Qt::TextAlignmentRole)
            return int(Qt::AlignRight | Qt::AlignVCenter);
        break;
    case Outcome: {
        const StatePill pill = pillOf(row.state);
        if (role == Qt::DisplayRole)
            return outcomeOf(row);
        if (role == RowRole::PillKind)
            return int(pill.kind);
        if (role == RowRole::Symbol)
            return int(pill.symbol);
        break;
    }
    default:
        break;
    }
    return {};
}

QVariant BulkModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == Points)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Viewer:
        return tr("Viewer");
    case Reward:
        return tr("Reward");
    case Message:
        return tr("Message");
    case Points:
        return tr("Points");
    default:
        return tr("Outcome");
    }
}

QByteArray BulkModel::csvLine(int row) const
{
    if (row < 0)
        return QByteArrayLiteral("redemption_id,viewer,reward,points,message,outcome,reason\r\n");
    const DecisionRow &line = m_rows[row];
    const QStringList cells{
        cell(line.redemptionId), cell(line.viewer),     cell(line.rewardTitle), QString::number(line.points),
        cell(line.input),        cell(outcomeOf(line)), cell(line.reason)};
    return cells.join(u',').toUtf8() + "\r\n";
}

void OutcomeFilter::setStates(const QSet<QueueState> &states)
{
    m_states = states;
    invalidateFilter();
}

bool OutcomeFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    return m_states.isEmpty()
        || m_states.contains(
            QueueState(sourceModel()->index(row, 0, parent).data(BulkModel::stateRole).toInt()));
}

}  // namespace Sidestage
