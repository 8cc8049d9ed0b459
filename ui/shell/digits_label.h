// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme.h"

#include <QLabel>

namespace Sidestage {

/// A number that changes: as wide as the widest digits in its places, so that nothing beside it moves.
class DigitsLabel : public QLabel
{
    Q_OBJECT
public:
    explicit DigitsLabel(TextRole role, QWidget *parent = nullptr);

    void setDigits(const QString &text);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
};

/// "20:38", in the user's time zone.
QString timeOfDay(const QDateTime &time);

}  // namespace Sidestage
