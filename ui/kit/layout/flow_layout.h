// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace Sidestage {

/// Places items one after another in reading order and wraps them into rows.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    /// In px at a line height of 20 px; 8 and 6 by default.
    void setSpacings(int horizontal, int vertical);
    /// If enabled, the last item fills its row, such as a text field after chips.
    void setLastStretches(bool stretches);
    /// All items get the same width, in as many columns as the widest one allows, at most `most`.
    void setEvenColumns(int most);
    /// This widget and those after it stand at the end of their row, such as a state after tools.
    void setTrailing(const QWidget *first);
    /// Inserts a widget at `index`; an index past the end appends it.
    void insertWidget(int index, QWidget *widget);

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
    int evenWidth(int width) const;

    QList<QLayoutItem *> m_items;
    int m_horizontal = 8;
    int m_vertical = 6;
    bool m_lastStretches = false;
    int m_evenColumns = 0;                ///< 0: each item has its own width.
    const QWidget *m_trailing = nullptr;  ///< Only compared.
};

}  // namespace Sidestage
