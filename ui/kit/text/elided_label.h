// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/theme.h"

#include <QLabel>

namespace Sidestage {

/// A single-line label that elides its text if it does not fit, and then shows the full text as tool tip.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(const QString &text = {}, TextRole role = TextRole::Body, Tone tone = Tone::Text,
                         QWidget *parent = nullptr);

    void setElideMode(Qt::TextElideMode mode);
    bool isElided() const { return fontMetrics().horizontalAdvance(text()) > contentsRect().width(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

}  // namespace Sidestage
