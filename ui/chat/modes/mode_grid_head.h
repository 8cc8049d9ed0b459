// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace Sidestage {

class ModeGrid;
class ModeGridModel;

/// The channels over the grid: initials, name, whether live, who acts; those that are chosen are marked.
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

/// The names of the modes, which stay in sight.
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
