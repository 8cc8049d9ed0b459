// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

namespace Sidestage {

/// Shows the initials of a name on a background colour derived from the name.
class Avatar : public QWidget
{
    Q_OBJECT

public:
    /// `size` in px at a line height of 20 px.
    explicit Avatar(const QString &name = {}, int size = 28, QWidget *parent = nullptr);

    void setName(const QString &name);
    QString name() const { return m_name; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    /// Returns one or two capital letters; "?" for an empty name.
    static QString initials(const QString &name);
    static QColor color(const QString &name);
    static void paint(QPainter *painter, const QRect &rect, const QString &name);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_name;
    int m_size;
};

}  // namespace Sidestage
