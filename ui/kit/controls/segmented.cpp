// SPDX-License-Identifier: GPL-3.0-or-later
#include "segmented.h"

#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace Sidestage {

Segment::Segment(const QString &text, Icon symbol, QWidget *parent)
    : QToolButton(parent)
    , m_symbol(symbol)
{
    setText(text);
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setProperty("focusRingRadius", 4);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

QSize Segment::sizeHint() const
{
    // As wide as the bold text of a chosen segment, so that nothing moves.
    const QFontMetrics metrics(Theme::font(TextRole::CardTitle));
    int width = metrics.horizontalAdvance(text()) + 2 * px(12);
    if (m_symbol != Icon::None)
        width += px(Measure::iconButton) + px(6);
    return {qMax(width, px(Measure::clickTarget)), px(Measure::clickTarget)};
}

void Segment::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool on = isChecked();
    const bool hovered = underMouse() && isEnabled();
    if (on || hovered) {
        painter.setPen(on && t.isHighContrast ? QPen(t.text, 2) : QPen(Qt::NoPen));
        painter.setBrush(on ? t.select : t.hover);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0, 0.5, 0, -0.5), pxF(5), pxF(5));
    }
    const QColor ink = !isEnabled() ? t.text3 : on ? t.text : t.text2;
    painter.setPen(ink);
    painter.setFont(Theme::font(on ? TextRole::CardTitle : TextRole::Strong));
    QRect words = rect();
    if (m_symbol != Icon::None) {
        const int side = px(Measure::iconButton);
        const int whole = side + px(6) + painter.fontMetrics().horizontalAdvance(text());
        const int left = (width() - whole) / 2;
        const QRect box(left, (height() - side) / 2, side, side);
        Icons::paint(&painter, QStyle::visualRect(layoutDirection(), rect(), box), m_symbol, ink);
        words = QStyle::visualRect(layoutDirection(), rect(), QRect(left + side + px(6), 0, whole, height()));
        painter.drawText(words, Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft),
                         text());
        return;
    }
    painter.drawText(words, Qt::AlignCenter, text());
}

Segmented::Segmented(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout(this);
    row->setSpacing(0);
    m_group->setExclusive(true);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int index) {
        if (index == m_current)
            return;
        setCurrentIndex(index);
        Q_EMIT chosen(index);
    });
    layout()->setContentsMargins(2, 2, 2, 2);
}

void Segmented::setWraps()
{
    delete layout();
    auto *rows = new FlowLayout(this);
    rows->setSpacings(0, 0);
    rows->setContentsMargins(2, 2, 2, 2);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
}

int Segmented::addOption(const QString &text, const QVariant &value, Icon symbol)
{
    const int index = count();
    auto *segment = named(QStringLiteral("segment%1").arg(index), new Segment(text, symbol, this));
    segment->setFocusPolicy(Qt::NoFocus);
    segment->installEventFilter(this);
    m_group->addButton(segment, index);
    layout()->addWidget(segment);
    m_data.append(value);
    if (m_current < 0)
        setCurrentIndex(0);
    return index;
}

Segment *Segmented::at(int index) const
{
    return static_cast<Segment *>(m_group->button(index));
}

void Segmented::setOptionText(int index, const QString &text)
{
    if (Segment *segment = at(index)) {
        segment->setText(text);
        segment->updateGeometry();
    }
}

void Segmented::setOptionBlocked(int index, const QString &reason)
{
    if (Segment *segment = at(index)) {
        segment->setEnabled(reason.isEmpty());
        segment->setToolTip(reason);
    }
}

void Segmented::setCurrentIndex(int index)
{
    Segment *segment = at(index);
    if (!segment || index == m_current)
        return;
    // Only the chosen segment is in the tab order. Like a tool button, it does not take the focus on a click.
    Segment *before = at(m_current);
    if (before)
        before->setFocusPolicy(Qt::NoFocus);
    m_current = index;
    segment->setChecked(true);
    segment->setFocusPolicy(Qt::TabFocus);
    setFocusProxy(segment);
    if (before && before->hasFocus())
        segment->setFocus();
    Q_EMIT currentChanged(index);
}

void Segmented::setCurrentData(const QVariant &value)
{
    const qsizetype index = m_data.indexOf(value);
    if (index >= 0)
        setCurrentIndex(int(index));
}

QSize Segmented::sizeHint() const
{
    return {layout()->sizeHint().width(), px(Measure::input)};
}

QSize Segmented::minimumSizeHint() const
{
    return layout()->hasHeightForWidth() ? QSize(layout()->minimumSize().width(), px(Measure::input))
                                         : sizeHint();
}

void Segmented::step(int by, bool fromEnd)
{
    const int from = fromEnd ? (by > 0 ? -1 : count()) : m_current;
    int index = from;
    do
        index = (index + by + count()) % count();
    while (!at(index)->isEnabled() && index != m_current);
    if (index == m_current)
        return;
    setCurrentIndex(index);
    at(index)->setFocus(Qt::TabFocusReason);
    Q_EMIT chosen(index);
}

bool Segmented::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !qobject_cast<Segment *>(watched))
        return QWidget::eventFilter(watched, event);
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Right:
        step(forward, false);
        return true;
    case Qt::Key_Left:
        step(-forward, false);
        return true;
    case Qt::Key_Down:
        m_isSideways ? void(focusNextChild()) : step(1, false);
        return true;
    case Qt::Key_Up:
        m_isSideways ? void(focusPreviousChild()) : step(-1, false);
        return true;
    case Qt::Key_Home:
        step(1, true);
        return true;
    case Qt::Key_End:
        step(-1, true);
        return true;
    default:
        return false;
    }
}

void Segmented::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.line, 1));
    painter.setBrush(t.field);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), pxF(Measure::buttonRadius),
                            pxF(Measure::buttonRadius));
}

}  // namespace Sidestage
