// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wrap_label.h"

#include <QLayout>
#include <QWidget>

class QFontMetrics;

namespace Sidestage {

/// How wide the text is with the widest digit in the place of each: as wide for each second of a minute.
int steadyWidth(const QString &text, const QFontMetrics &metrics);

/// A sentence with a number in it that changes each second, such as "3 left, next in 21:10". Digits count as
/// wide as the widest, and as long as the sentence needs the same room nothing around it is laid out anew: a
/// plain label asks for that with each text it gets, and everything up to the window follows.
class SteadyText : public QWidget
{
    Q_OBJECT

public:
    explicit SteadyText(TextRole role = TextRole::Body, Tone tone = Tone::Text, QWidget *parent = nullptr);

    /// Also the object name of the label inside.
    void setName(const QString &name);
    void setText(const QString &text);
    QString text() const { return m_label->text(); }
    WrapLabel *label() const { return m_label; }

private:
    WrapLabel *m_label;
};

/// Around one widget, as large as that; says that it needs other room only when it does.
class SteadyLayout : public QLayout
{
    Q_OBJECT

public:
    explicit SteadyLayout(QWidget *parent);
    ~SteadyLayout() override;

    void addItem(QLayoutItem *item) override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    int count() const override { return m_item ? 1 : 0; }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    Qt::Orientations expandingDirections() const override;
    void setGeometry(const QRect &rect) override;
    void invalidate() override;

private:
    struct Room
    {
        QSize wanted{};
        QSize least{};
        int high = 0;
        bool isEmpty = true;

        bool operator==(const Room &) const = default;
    };
    Room needed() const;

    QLayoutItem *m_item = nullptr;
    Room m_room{};
};

}  // namespace Sidestage
