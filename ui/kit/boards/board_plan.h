// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace Sidestage {

/// Which cards a board shows, in which order and how wide: as it was designed, and as the user wants it.
class BoardPlan
{
public:
    struct Entry
    {
        QString id{};
        int span = 1;        ///< Columns that it wants, 1 or 2.
        int spanOfFour = 1;  ///< Likewise, where there are four.
        bool isHidden = false;

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

    /// Appends to the design. `spanOfFour` 0: as many.
    void add(const QString &id, int span, int spanOfFour = 0);
    const QList<Entry> &entries() const { return m_entries; }
    /// Null when there is none of this id.
    const Entry *find(const QString &id) const;
    int indexOf(const QString &id) const;

    // Each says whether that changed something.
    bool moveTo(const QString &id, int index);
    /// By so many of those that are shown.
    bool moveBy(const QString &id, int places);
    bool setHidden(const QString &id, bool hidden);
    bool setSpan(const QString &id, int span);
    /// Back to the design.
    bool reset();

    /// The plan as a text; empty while it is the design.
    QString saveState() const;
    /// Takes what saveState() gave, perhaps long ago: what there is no more is left out, what is new stands
    /// where the design has it.
    void restoreState(const QString &kept);

    /// Where each of `ids` stands in so many columns: in order, row by row; a hole takes the next one that
    /// fits, or else what stands before it becomes wider. Of four columns a wide card takes the first two: it
    /// has a list, which beside small cards alone would make them high.
    QList<Cell> place(const QStringList &ids, int columns) const;

private:
    QList<Entry> m_first{};
    QList<Entry> m_entries{};
};

}  // namespace Sidestage
