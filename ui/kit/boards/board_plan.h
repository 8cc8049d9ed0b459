// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <utility>

namespace Sidestage {

/// The cards of a board, their order and their widths: the default plan and the changes by the user.
class BoardPlan
{
public:
    struct Entry
    {
        QString id{};
        int span = 1;        ///< Preferred width in columns, 1 or 2.
        int spanOfFour = 1;  ///< Preferred width when there are four columns.
        bool isHidden = false;
        bool isForLarge = false;  ///< Shown in large windows only, until the user shows or hides it.

        bool operator==(const Entry &) const = default;
    };
    struct Cell
    {
        QString id{};
        int row = 0;
        int column = 0;
        int span = 1;

        bool operator==(const Cell &) const = default;
    };

    /// Appends a card to the default plan. `spanOfFour` 0: the same as `span`.
    void add(const QString &id, int span, int spanOfFour = 0, bool isForLarge = false);
    bool isShown(const Entry &entry) const { return !entry.isHidden && (m_isLarge || !entry.isForLarge); }
    const QList<Entry> &entries() const { return m_entries; }
    /// Returns null if there is no card with this id.
    const Entry *find(const QString &id) const;
    int indexOf(const QString &id) const;

    // These functions return whether the plan has changed.
    bool setLarge(bool isLarge) { return std::exchange(m_isLarge, isLarge) != isLarge; }
    bool moveTo(const QString &id, int index);
    /// Moves the card by this many visible cards.
    bool moveBy(const QString &id, int places);
    bool setHidden(const QString &id, bool hidden);
    bool setSpan(const QString &id, int span);
    /// Resets to the default plan.
    bool reset();

    /// Returns the plan as text; empty for the default plan.
    QString saveState() const;
    /// Restores a result of saveState(), also of an older version. Removed cards are ignored, new ones get
    /// their default position.
    void restoreState(const QString &kept);

    /// Returns the positions of `ids` with this many columns: in order, row by row. A gap gets the next card
    /// that fits, otherwise the card before it becomes wider. With four columns a wide card is placed only at
    /// the start of a row: it contains a list, which would make small cards next to it high. So cards for
    /// large windows, which are lists too, come first beside it.
    QList<Cell> place(const QStringList &ids, int columns) const;

private:
    QList<Entry> m_first{};
    QList<Entry> m_entries{};
    bool m_isLarge = false;
};

}  // namespace Sidestage
