// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QToolButton>
#include <QVariant>
#include <QWidget>

class QButtonGroup;

namespace Sidestage {

/// One choice of a Segmented.
class Segment : public QToolButton
{
    Q_OBJECT

public:
    explicit Segment(const QString &text, Icon symbol, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Icon m_symbol;
};

/// A choice of two to six options. One stop in the tab order. The arrow keys move the choice.
class Segmented : public QWidget
{
    Q_OBJECT

public:
    explicit Segmented(QWidget *parent = nullptr);

    /// Options that do not fit stand in another row, instead of being cut off. Call before adding them.
    void setWraps();
    /// Adds an option and returns its index. The first option is chosen initially.
    int addOption(const QString &text, const QVariant &value = {}, Icon symbol = Icon::None);
    void setOptionText(int index, const QString &text);
    /// While there is a reason, the option cannot be chosen by the user, and its tooltip says why.
    void setOptionBlocked(int index, const QString &reason);
    /// For choices below each other: only left and right choose, up and down go to the previous and next one.
    void setSideways() { m_isSideways = true; }
    int count() const { return int(m_data.size()); }

    int currentIndex() const { return m_current; }
    /// Does not emit chosen().
    void setCurrentIndex(int index);
    QVariant currentData() const { return m_data.value(m_current); }
    /// Chooses the option with `value`. Does nothing if there is none.
    void setCurrentData(const QVariant &value);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted after a choice by the user or by setCurrentIndex().
    void currentChanged(int index);
    /// Emitted after a choice by the user only.
    void chosen(int index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void step(int by, bool fromEnd);
    Segment *at(int index) const;

    QButtonGroup *m_group = nullptr;
    QVariantList m_data;
    int m_current = -1;
    bool m_isSideways = false;
};

}  // namespace Sidestage
