// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/theme.h"

#include <QLabel>

namespace Sidestage {

/// A sentence on one line if there is room, otherwise wrapped. A QLabel with word wrap prefers a smaller
/// width than its text needs.
class WrapLabel : public QLabel
{
    Q_OBJECT

public:
    explicit WrapLabel(const QString &text = {}, TextRole role = TextRole::Body, Tone tone = Tone::Text,
                       QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

}  // namespace Sidestage
