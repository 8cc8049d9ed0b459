// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/theme.h"

#include <QLabel>

namespace Sidestage {

/// A number that changes: as wide as the widest digits in its places, so that nothing beside it moves. It has
/// this size and no other, so that nothing around it is laid out anew either, for as long as there are as
/// many digits.
class DigitsLabel : public QLabel
{
    Q_OBJECT
public:
    explicit DigitsLabel(TextRole role, QWidget *parent = nullptr);

    void setDigits(const QString &text);
    /// No narrower than this, in pixels.
    void setLeastWidth(int width);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent *event) override;

private:
    void fit();

    int m_minWidth = 0;
};

/// "20:38", in the user's time zone.
QString timeOfDay(const QDateTime &time);

}  // namespace Sidestage
