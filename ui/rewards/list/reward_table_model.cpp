// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_table_model.h"

#include "base/bidi.h"
#include "kit/lists/row_delegate.h"
#include "kit/text/second_ticker.h"
#include "kit/theme/theme.h"
#include "library_list.h"
#include "queue_texts.h"
#include "reward_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMimeData>

namespace Sidestage {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(RewardTable)
};

constexpr int second = 1000;  // milliseconds

QList<Column<RewardItem>> columnsOfTable()
{
    constexpr Qt::Alignment start = Qt::AlignLeft | Qt::AlignVCenter;
    constexpr Qt::Alignment end = Qt::AlignRight | Qt::AlignVCenter;
    const auto number = [](qint64 value) { return value ? QLocale().toString(value) : QString(); };
    return {
        {QString(), [](const RewardItem &) { return QVariant(); }},
        {Texts::tr("Reward"), [](const RewardItem &item) { return item.title(); }, {}, start},
        {Texts::tr("Points"), [](const RewardItem &item) { return QLocale().toString(item.cost()); },
         [](const RewardItem &item) { return item.cost(); }, end},
        {Texts::tr("Limit"), [](const RewardItem &item) { return limitText(item.reward.reward); }, {}, start},
        {Texts::tr("State"), [](const RewardItem &item) { return wordsOf(item.state).text; },
         [](const RewardItem &item) { return int(item.state); }, start},
        {Texts::tr("Waiting"), [number](const RewardItem &item) { return number(item.waiting); },
         [](const RewardItem &item) { return item.waiting; }, end},
        {Texts::tr("After"),
         [](const RewardItem &item) { return item.step ? wordsOf(*item.step).text : QString(); },
         [](const RewardItem &item) { return item.step ? int(item.step->what) : 99; }, start},
    };
}

}  // namespace

RewardTableModel::RewardTableModel(QObject *parent)
    : ResourceModel<RewardItem>(&RewardItem::key, columnsOfTable(), parent)
{
}

void RewardTableModel::setItems(const QList<RewardItem> &items)
{
    m_items = items;
    arrange();
}

void RewardTableModel::setDetailed(bool detailed)
{
    if (m_detailed == detailed)
        return;
    m_detailed = detailed;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, RewardColumn), index(rowCount() - 1, RewardColumn));
}

void RewardTableModel::arrange()
{
    QList<RewardItem> sorted = m_items;
    const auto value = columnsOfTable().value(qMax(0, m_sortColumn));
    if (m_sortColumn > TickColumn && m_sortColumn < ColumnCount) {
        const auto of = value.sort ? value.sort : value.value;
        const bool down = m_sortOrder == Qt::DescendingOrder;
        std::stable_sort(sorted.begin(), sorted.end(), [&](const RewardItem &a, const RewardItem &b) {
            if (m_sortColumn == RewardColumn)
                return QString::localeAwareCompare((down ? b : a).title(), (down ? a : b).title()) < 0;
            const auto order = QVariant::compare(of(down ? b : a), of(down ? a : b));
            return order == QPartialOrdering::Less;
        });
    }
    sync(sorted);
    if (ticksChanged)
        ticksChanged();
}

void RewardTableModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    arrange();
}

QStringList RewardTableModel::ticked() const
{
    QStringList keys;
    for (int at = 0; at < rowCount(); ++at) {
        if (m_ticked.contains(row(at).key))
            keys.append(row(at).key);
    }
    return keys;
}

void RewardTableModel::tick(const QString &key, bool on)
{
    if (on)
        m_ticked.insert(key);
    else
        m_ticked.remove(key);
    if (const int at = indexOf(key); at >= 0)
        Q_EMIT dataChanged(index(at, TickColumn), index(at, RewardColumn));
    if (ticksChanged)
        ticksChanged();
}

void RewardTableModel::tickAll(bool on)
{
    for (int at = 0; at < rowCount(); ++at) {
        if (on)
            m_ticked.insert(row(at).key);
        else
            m_ticked.remove(row(at).key);
    }
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, TickColumn), index(rowCount() - 1, RewardColumn));
    if (ticksChanged)
        ticksChanged();
}

Qt::CheckState RewardTableModel::allTicked() const
{
    const qsizetype some = ticked().size();
    return some == 0 ? Qt::Unchecked : some == rowCount() ? Qt::Checked : Qt::PartiallyChecked;
}

/// The parts that change during a stream come first, because the column is narrow.
QString RewardTableModel::limits(const RewardItem &item) const
{
    QStringList parts{stockText(item, now ? now() : QDateTime()), limitText(item.reward.reward)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

int RewardTableModel::tick()
{
    const QDateTime moment = now ? now() : QDateTime();
    int next = 0;
    for (int at = 0; at < rowCount(); ++at) {
        const QDateTime until = row(at).cooldownUntil;
        const qint64 wait = until.isValid() ? moment.msecsTo(until) : 0;
        // Updates once more after the end, to show that the cooldown is over.
        if (!until.isValid() || wait <= -second)
            continue;
        Q_EMIT dataChanged(index(at, RewardColumn), index(at, LimitColumn));
        const int each = wait > 0 ? SecondTicker::untilFewer(wait) : 0;
        next = next == 0 ? each : each == 0 ? next : qMin(next, each);
    }
    return next;
}

void RewardTableModel::pictureChanged(const QUrl &url)
{
    for (int at = 0; at < rowCount(); ++at) {
        if (row(at).picture == url)
            Q_EMIT dataChanged(index(at, RewardColumn), index(at, RewardColumn));
    }
}

QString RewardTableModel::spoken(const RewardItem &item) const
{
    QStringList parts{isolated(item.title()), pointsText(item.cost()), wordsOf(item.state).text};
    if (item.waiting > 0)
        parts.append(Texts::tr("%Ln waiting", nullptr, item.waiting));
    if (const QString stock = stockText(item, now ? now() : QDateTime(), true); !stock.isEmpty())
        parts.append(stock);
    if (item.isPending)
        parts.append(Texts::tr("being changed"));
    if (item.step)
        parts.append(Texts::tr("afterwards: %1").arg(wordsOf(*item.step).text));
    if (m_ticked.contains(item.key))
        parts.append(Texts::tr("selected"));
    return parts.join(QStringLiteral(", "));
}

QVariant RewardTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RewardItem &item = row(index.row());
    if (role == Qt::AccessibleTextRole)
        return spoken(item);
    switch (index.column()) {
    case TickColumn:
        if (role == Qt::CheckStateRole)
            return int(m_ticked.contains(item.key) ? Qt::Checked : Qt::Unchecked);
        break;
    case RewardColumn:
        if (role == RowRole::Strong)
            return true;
        if (role == RowRole::Swatch) {
            const QColor colour(item.reward.reward.backgroundColor.value_or(QString()));
            return colour.isValid() ? colour : Theme::tokens().line;
        }
        if (role == RowRole::Thumbnail && picture)
            return picture(item.picture);
        if (role == RowRole::Detail && m_detailed) {
            QStringList parts;
            if (item.waiting > 0)
                parts.append(Texts::tr("%Ln waiting", nullptr, item.waiting));
            if (const QString limit = limits(item); !limit.isEmpty())
                parts.append(limit);
            return parts.join(QStringLiteral(" · "));
        }
        if (role == Qt::ToolTipRole && !item.reward.reward.prompt.value_or(QString()).isEmpty())
            return Texts::tr("%1\n%2").arg(isolated(item.title()), isolated(*item.reward.reward.prompt));
        break;
    case LimitColumn:
        if (role == Qt::DisplayRole)
            return limits(item);
        if (role == RowRole::TextTone)
            return int(Tone::Secondary);
        if (role == Qt::ToolTipRole) {
            QStringList parts{stockText(item, now ? now() : QDateTime(), true),
                              limitSentence(item.reward.reward)};
            parts.removeAll(QString());
            return parts.join(u'\n');
        }
        break;
    case StateColumn: {
        const StateTexts words = wordsOf(item.state);
        if (role == RowRole::PillKind)
            return int(words.kind);
        if (role == RowRole::Symbol)
            return int(item.isPending ? Icon::Hourglass : words.symbol);
        if (role == Qt::ToolTipRole && item.isPending)
            return Texts::tr("Waiting for the service to respond.");
        if (role == Qt::ToolTipRole && !item.isInStock)
            return Texts::tr("The limit for this stream has been reached.");
        break;
    }
    case WaitingColumn:
        if (role == RowRole::TextTone)
            return int(Tone::Text);
        break;
    case AfterColumn:
        if (!item.step)
            break;
        if (role == RowRole::Symbol)
            return int(wordsOf(*item.step).symbol);
        if (role == RowRole::SymbolTone)
            return int(wordsOf(*item.step).symbolTone);
        if (role == RowRole::TextTone)
            return int(wordsOf(*item.step).textTone);
        if (role == Qt::ToolTipRole && !item.step->reason.isEmpty())
            return item.step->reason;
        break;
    default:
        break;
    }
    return ResourceModel<RewardItem>::data(index, role);
}

bool RewardTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    tick(row(index.row()).key, value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags RewardTableModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (index.column() == TickColumn)
        flags |= Qt::ItemIsUserCheckable;
    if (index.isValid() && row(index.row()).isOurs())
        flags |= Qt::ItemIsDragEnabled;
    return flags;
}

QStringList RewardTableModel::mimeTypes() const
{
    return {LibraryList::mimeType()};
}

QMimeData *RewardTableModel::mimeData(const QModelIndexList &indexes) const
{
    QStringList keys;
    for (const QModelIndex &index : indexes) {
        const QString &key = row(index.row()).key;
        if (!keys.contains(key))
            keys.append(key);
    }
    // Dragging one of the checked rewards drags all of them.
    if (const QStringList all = ticked(); keys.size() == 1 && all.contains(keys.first()))
        keys = all;
    auto *data = new QMimeData;
    data->setData(LibraryList::mimeType(), keys.join(u'\n').toUtf8());
    return data;
}

}  // namespace Sidestage
