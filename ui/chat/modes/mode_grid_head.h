// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace Sidestage {

class ModeGrid;
class ModeGridModel;

/// The channel headers above the grid: initials, name, live status, acting account, and a mark if selected.
class ModeGridHead : public QHeaderView
{
    Q_OBJECT
public:
    explicit ModeGridHead(ModeGrid *grid);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    QSize sizeHint() const override;

private:
    const ModeGridModel *grid() const;

    ModeGrid *m_grid;
};

/// The row headers with the names of the modes, which do not scroll horizontally.
class ModeGridSide : public QHeaderView
{
    Q_OBJECT
public:
    explicit ModeGridSide(ModeGrid *grid);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    QSize sizeHint() const override;

private:
    ModeGrid *m_grid;
};

}  // namespace Sidestage
