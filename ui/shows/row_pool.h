// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

#include <functional>

namespace Sidestage {

/// Puts a row and what is in it after `before` in the tab order; then `before` is the last of them. A row
/// that is made late would be the last of the window.
inline void chainAfter(QWidget *&before, QWidget *row)
{
    struct Part
    {
        QWidget *widget;
        Qt::FocusPolicy policy;
        QWidget *proxy;
    };
    // QWidget::setTabOrder() leaves out what has no focus policy, and tears apart what has a focus proxy.
    QList<Part> parts;
    for (QWidget *widget : QList{row} + row->findChildren<QWidget *>()) {
        if (widget->window() == row->window())  // not a menu
            parts.append({widget, widget->focusPolicy(), widget->focusProxy()});
    }
    for (const Part &part : std::as_const(parts)) {
        part.widget->setFocusProxy(nullptr);
        part.widget->setFocusPolicy(Qt::TabFocus);
    }
    for (const Part &part : std::as_const(parts)) {
        QWidget::setTabOrder(before, part.widget);
        before = part.widget;
    }
    for (const Part &part : std::as_const(parts))
        part.widget->setFocusPolicy(part.policy);
    for (const Part &part : std::as_const(parts))
        part.widget->setFocusProxy(part.proxy);
}

/// Rows in the order of the tab key, as long as they are the same.
class RowChain
{
public:
    /// Puts the rows after `before` if they are others or in another order than last time.
    void chain(QWidget *before, const QList<QPointer<QWidget>> &rows)
    {
        if (rows == m_rows)
            return;
        m_rows = rows;
        for (QWidget *row : rows)
            chainAfter(before, row);
    }

private:
    QList<QPointer<QWidget>> m_rows{};
};

/// Rows of widgets that are used again when the data changes, so that the focus stays.
template <class Row>
class RowPool
{
public:
    /// `make` creates another row.
    explicit RowPool(std::function<Row *()> make)
        : m_make(std::move(make))
    {
    }

    const QList<Row *> &rows() const { return m_rows; }
    /// The next row to be filled.
    Row *next()
    {
        if (m_used == m_rows.size())
            m_rows.append(m_make());
        return m_rows[m_used++];
    }
    /// All are filled: removes the others.
    void end()
    {
        while (m_rows.size() > m_used)
            m_rows.takeLast()->deleteLater();
        m_used = 0;
    }

private:
    std::function<Row *()> m_make;
    QList<Row *> m_rows{};
    qsizetype m_used = 0;
};

}  // namespace Sidestage
