// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"
#include "rewards/queue/redemption_queue.h"

#include <QCache>
#include <QStyledItemDelegate>

namespace Sidestage {

class QueueTable;

/// Paints one row of a QueueTable at a time: a redemption, or the head of a group.
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

    /// Where "Select 9" of a head or "Retry" of a failed row is; empty when there is none.
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

    /// A text of a font in a place so wide.
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
    mutable QCache<Place, QString> m_elided;  ///< What is written there. Empties itself of what is not used.
};

/// The pill a state is drawn as.
struct StatePill
{
    Pill::Kind kind = Pill::Kind::Neutral;
    Icon symbol = Icon::None;
};
StatePill pillOf(QueueState state);

}  // namespace Sidestage
