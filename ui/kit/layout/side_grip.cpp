// SPDX-License-Identifier: GPL-3.0-or-later
#include "side_grip.h"

#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>

namespace Sidestage {

class SideGrip::State : public SavedState
{
public:
    State(const QString &name, SideGrip *grip)
        : SavedState(name, grip)
        , m_grip(grip)
    {
    }

    QString saveState() const override
    {
        return m_grip->m_width == m_grip->m_first ? QString() : QString::number(m_grip->m_width);
    }

    void restoreState(const QString &kept) override
    {
        bool isNumber = false;
        const int width = kept.toInt(&isNumber);
        if (isNumber)
            m_grip->setWidth(width);
    }

private:
    SideGrip *m_grip;
};

SideGrip::SideGrip(const QString &name, int width, int least, int most, QWidget *parent)
    : QWidget(parent)
    , m_first(width)
    , m_width(width)
    , m_least(least)
    , m_most(most)
    , m_savedState(new State(name, this))
{
    setCursor(Qt::SplitHCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setScaled(this, &QWidget::setFixedWidth, Measure::cardGap);
}

QSize SideGrip::sizeHint() const
{
    return {px(Measure::cardGap), px(Measure::cardGap)};
}

void SideGrip::setWidth(int width)
{
    width = qBound(m_least, width, m_most);
    if (width == m_width)
        return;
    m_width = width;
    Q_EMIT moved();
}

void SideGrip::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = event->globalPosition().toPoint().x();
    m_pressedWidth = m_width;
}

void SideGrip::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const int by = event->globalPosition().toPoint().x() - m_pressedAt;
    const int before = m_width;
    setWidth(m_pressedWidth + qRound((layoutDirection() == Qt::RightToLeft ? by : -by) * 100.0 / px(100)));
    if (m_width != before)
        Q_EMIT m_savedState->changed();
}

void SideGrip::paintEvent(QPaintEvent *)
{
    if (underMouse())
        QPainter(this).fillRect(rect(), Theme::tokens().line);
}

}  // namespace Sidestage
