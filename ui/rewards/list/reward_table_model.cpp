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

}  // namespace

RewardTableModel::RewardTableModel(QObject *parent)
    : LiveList(&RewardItem::key, columns(), parent)
{
    setSpoken([this](const RewardItem &item) { return spoken(item); });
}

QList<Column<RewardItem>> RewardTableModel::columns()
{
    return {
        {},
        {.title = Texts::tr("Reward"),
         .text = &RewardItem::title,
         .look = [](const RewardItem &) { return Look{.isStrong = true}; },
         .toolTip =
             [](const RewardItem &item) {
                 const QString prompt = item.reward.reward.prompt.value_or(QString());
                 return prompt.isEmpty() ? QString()
                                         : Texts::tr("%1\n%2").arg(isolated(item.title()), isolated(prompt));
             }},
        {.title = Texts::tr("Points"),
         .text = [](const RewardItem &item) { return QLocale().toString(item.cost()); },
         .sort = sortBy<RewardItem>(&RewardItem::cost),
         .isNumber = true},
        {.title = Texts::tr("Limit"),
         .text = [this](const RewardItem &item) { return limits(item); },
         .sort = sortBy<RewardItem>([](const RewardItem &item) { return limitText(item.reward.reward); }),
         .look = [](const RewardItem &) { return Look{.tone = Tone::Secondary}; },
         .toolTip =
             [this](const RewardItem &item) {
                 QStringList parts{stockText(item, now ? now() : QDateTime(), true),
                                   limitSentence(item.reward.reward)};
                 parts.removeAll(QString());
                 return parts.join(u'\n');
             }},
        {.title = Texts::tr("State"),
         .text = [](const RewardItem &item) { return wordsOf(item.state).text; },
         .sort = sortBy<RewardItem>(&RewardItem::state),
         .look =
             [](const RewardItem &item) {
                 const StateTexts words = wordsOf(item.state);
                 return Look{.pill = words.kind, .icon = item.isPending ? Icon::Hourglass : words.symbol};
             },
         .toolTip =
             [](const RewardItem &item) {
                 return item.isPending ? Texts::tr("Waiting for the service to respond.")
                     : !item.isInStock ? Texts::tr("The limit for this stream has been reached.")
                                       : QString();
             }},
        {.title = Texts::tr("Waiting"),
         .text
         = [](const RewardItem &item) { return item.waiting ? QLocale().toString(item.waiting) : QString(); },
         .sort = sortBy<RewardItem>(&RewardItem::waiting),
         .isNumber = true},
        {.title = Texts::tr("After"),
         .text = [](const RewardItem &item) { return item.step ? wordsOf(*item.step).text : QString(); },
         .sort
         = sortBy<RewardItem>([](const RewardItem &item) { return item.step ? int(item.step->what) : 99; }),
         .look =
             [](const RewardItem &item) {
                 if (!item.step)
                     return Look();
                 const auto words = wordsOf(*item.step);
                 return Look{.icon = words.symbol, .iconTone = words.symbolTone, .tone = words.textTone};
             },
         .toolTip = [](const RewardItem &item) { return item.step ? item.step->reason : QString(); }},
    };
}

void RewardTableModel::setItems(const QList<RewardItem> &items)
{
    sync(items);
    if (ticksChanged)
        ticksChanged();
}

void RewardTableModel::setDetailed(const QSet<int> &columns)
{
    if (std::exchange(m_detailed, columns) == columns)
        return;
    std::function<QString(const RewardItem &)> detail;
    if (!columns.isEmpty()) {
        detail = [this, columns](const RewardItem &item) {
            QStringList parts{columns.contains(StateColumn) ? wordsOf(item.state).text : QString(),
                              columns.contains(PointsColumn) ? pointsText(item.cost()) : QString(),
                              item.waiting > 0 ? Texts::tr("%Ln waiting", nullptr, item.waiting) : QString(),
                              limits(item)};
            parts.removeAll(QString());
            return parts.join(QStringLiteral(" · "));
        };
    }
    setDetail(RewardColumn, detail);
}

void RewardTableModel::sort(int column, Qt::SortOrder order)
{
    LiveList::sort(column > TickColumn ? column : -1, order);
    if (ticksChanged)
        ticksChanged();
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
    if (const int at = rowOf(key); at >= 0)
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
    if (index.column() == TickColumn && role == Qt::CheckStateRole)
        return int(m_ticked.contains(item.key) ? Qt::Checked : Qt::Unchecked);
    if (index.column() == RewardColumn && role == RowRole::Swatch) {
        const QColor colour(item.reward.reward.backgroundColor.value_or(QString()));
        return colour.isValid() ? colour : Theme::tokens().line;
    }
    if (index.column() == RewardColumn && role == RowRole::Thumbnail && picture)
        return picture(item.picture);
    return LiveList::data(index, role);
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
