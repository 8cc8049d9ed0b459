// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace Sidestage {

/// A table header with a check box in the first column that checks all rows.
class TickHeader : public QHeaderView
{
    Q_OBJECT
public:
    explicit TickHeader(QWidget *parent = nullptr);

    void setState(Qt::CheckState state);

Q_SIGNALS:
    void toggled(bool on);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    Qt::CheckState m_state = Qt::Unchecked;
};

}  // namespace Sidestage
