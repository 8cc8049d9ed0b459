// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/theme.h"

#include <QLabel>

namespace Sidestage {

/// A sentence that takes one line where there is room for it and wraps where there is not. A plain QLabel
/// with wrapping asks for less width than its text needs.
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
