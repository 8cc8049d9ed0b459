// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board_plan.h"

#include <QHash>
#include <QLayout>

namespace Sidestage {

/// Places widgets according to a BoardPlan, in as many columns as fit. All widgets of a row have the height
/// of the tallest one.
class BoardLayout : public QLayout
{
    Q_OBJECT

public:
    /// `plan` must outlive the layout.
    BoardLayout(const BoardPlan *plan, QWidget *parent);
    ~BoardLayout() override;

    /// Sets the widgets to place, in the order of the plan. Other widgets are not moved.
    void setShown(const QList<std::pair<QString, QWidget *>> &shown);
    static int columnsAt(int width);

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    int arrange(const QRect &rect, bool apply) const;

    const BoardPlan *m_plan;
    QList<QLayoutItem *> m_items{};
    QHash<QString, QLayoutItem *> m_shown{};
    QStringList m_order{};
};

}  // namespace Sidestage
