// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QLabel>

namespace Sidestage {

/// A state in one to three words with an icon of 14 px. Delegates paint the same with the static functions.
class Pill : public QLabel
{
    Q_OBJECT

public:
    using Kind = PillKind;

    explicit Pill(QWidget *parent = nullptr);
    Pill(Kind kind, const QString &text, Icon symbol = Icon::None, QWidget *parent = nullptr);

    Kind kind() const { return m_kind; }
    Icon symbol() const { return m_symbol; }
    /// Sets all properties at once.
    void setState(Kind kind, const QString &text, Icon symbol = Icon::None);

    QSize sizeHint() const override { return pillSize(text(), m_symbol); }
    QSize minimumSizeHint() const override { return sizeHint(); }

    static QSize pillSize(const QString &text, Icon symbol);
    /// Fills `rect`; the text is elided when the rectangle is narrower than pillSize().
    static void paint(QPainter *painter, const QRect &rect, Kind kind, const QString &text, Icon symbol,
                      Qt::LayoutDirection direction);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Kind m_kind = Kind::Neutral;
    Icon m_symbol = Icon::None;
};

}  // namespace Sidestage
