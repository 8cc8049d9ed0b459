// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/theme.h"

#include <QLabel>

namespace Sidestage {

/// A label for a changing number. Each digit has the width of the widest digit, and the size is fixed. So
/// neighbouring widgets do not move and the layout does not change unless the number of digits changes.
class DigitsLabel : public QLabel
{
    Q_OBJECT
public:
    explicit DigitsLabel(TextRole role, QWidget *parent = nullptr);

    void setDigits(const QString &text);
    /// Sets the minimum width in pixels.
    void setLeastWidth(int width);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent *event) override;

private:
    void fit();

    int m_minWidth = 0;
};

/// Returns the time in the user's time zone, such as "20:38".
QString timeOfDay(const QDateTime &time);

}  // namespace Sidestage
