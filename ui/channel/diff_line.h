// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace Sidestage {

/// One side of a change, "− old value" or "+ new value", with a tinted background.
class DiffLine : public QFrame
{
    Q_OBJECT
public:
    enum class Side : quint8 { Removed, Added };

    DiffLine(Side side, const QString &text, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Side m_side;
};

}  // namespace Sidestage
