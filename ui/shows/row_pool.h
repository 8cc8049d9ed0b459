// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <functional>

namespace Sidestage {

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
