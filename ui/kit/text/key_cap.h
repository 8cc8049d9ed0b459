// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QKeySequence>
#include <QWidget>

namespace Sidestage {

/// Shows a key as a small cap: in buttons, in fields, in the hints below a list.
class KeyCap : public QWidget
{
    Q_OBJECT

public:
    explicit KeyCap(const QKeySequence &keys, QWidget *parent = nullptr);

    void setKeys(const QKeySequence &keys);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    /// Returns the keys in the platform's notation, with spaces: "Ctrl K".
    static QString label(const QKeySequence &keys);
    static QSize capSize(const QKeySequence &keys);
    static void paint(QPainter *painter, const QRect &rect, const QKeySequence &keys, const QColor &ground,
                      const QColor &border, const QColor &ink);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QKeySequence m_keys;
};

}  // namespace Sidestage
