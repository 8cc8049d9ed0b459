// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"
#include "rewards/queue/redemption_queue.h"

#include <QCache>
#include <QStyledItemDelegate>

namespace Sidestage {

class QueueTable;

/// Paints a whole row of a QueueTable: a redemption, or the header of a group.
class QueueDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit QueueDelegate(QueueTable *table);

    /// `option.rect` is the whole row.
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

    /// The rectangle of "Select 9" in a group header or "Retry" in a failed row; empty if there is none.
    QRect linkRect(const QModelIndex &index, const QRect &row) const;

private:
    void paintHead(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintSecondLine(QPainter *painter, const QRect &place, const QueueEntry &entry, bool selected) const;
    void paintState(QPainter *painter, const QRect &place, const QueueEntry &entry) const;
    QString linkText(const QModelIndex &index) const;
    QString write(QPainter *painter, const QStyleOptionViewItem &option, const QRect &place,
                  const QString &text, TextRole role, const QColor &ink,
                  Qt::Alignment side = Qt::AlignLeft) const;

    /// Key of the cache: a text, its font and the available width.
    struct Place
    {
        QString text{};
        TextRole role{};
        int width = 0;
        int dpi = 0;

        bool operator==(const Place &) const = default;
        friend std::size_t qHash(const Place &place, std::size_t seed)
        {
            return qHashMulti(seed, place.text, int(place.role), place.width, place.dpi);
        }
    };
    QueueTable *m_table;
    mutable QCache<Place, QString> m_elided;  ///< Elided texts; evicts the least recently used.
};

/// The pill that represents a state.
struct StatePill
{
    Pill::Kind kind = Pill::Kind::Neutral;
    Icon symbol = Icon::None;
};
StatePill pillOf(QueueState state);

}  // namespace Sidestage
