// SPDX-License-Identifier: GPL-3.0-or-later
#include "icon_text.h"

#include "kit/text/steady_text.h"
#include "kit/theme/theme.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace Sidestage {

namespace {

constexpr int side = 16;
constexpr int gap = 6;
constexpr int padding = 6;
constexpr int wordsNeed = 60;

}  // namespace

IconText::IconText(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void IconText::setState(Icon icon, const QString &words, Tone iconTone)
{
    if (icon == m_icon && words == m_words && iconTone == m_iconTone)
        return;
    const QSize before = sizeHint();
    m_icon = icon;
    m_iconTone = iconTone;
    m_words = words;
    setAccessibleName(words);
    if (sizeHint() != before)
        updateGeometry();
    update();
}

void IconText::setPressable(const QString &description)
{
    m_pressable = true;
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setAccessibleDescription(description);
}

void IconText::setWordsShown(bool shown)
{
    if (m_wordsShown == shown)
        return;
    m_wordsShown = shown;
    updateGeometry();
    update();
}

int IconText::widthFor(bool wordsShown) const
{
    int width = px(side) + 2 * px(m_pressable ? padding : 0);
    if (wordsShown && !m_words.isEmpty())
        width += px(gap) + steadyWidth(m_words, QFontMetrics(Theme::font(TextRole::Small))) + 1;
    return width;
}

QSize IconText::sizeHint() const
{
    return {widthFor(m_wordsShown), px(m_pressable ? Measure::clickTarget : Measure::icon)};
}

QSize IconText::minimumSizeHint() const
{
    return {px(side) + 2 * px(m_pressable ? padding : 0), sizeHint().height()};
}

void IconText::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_pressable && (underMouse() || isDown())) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.hover);
        painter.drawRoundedRect(rect(), pxF(Measure::buttonRadius), pxF(Measure::buttonRadius));
    }
    const int start = px(m_pressable ? padding : 0);
    const QRect box(start, (height() - px(side)) / 2, px(side), px(side));
    Icons::paint(&painter, QStyle::visualRect(layoutDirection(), rect(), box), m_icon,
                 toneColor(t, m_iconTone));
    if (!m_wordsShown)
        return;
    const QRect words(box.right() + 1 + px(gap), 0, width() - start - box.right() - px(gap), height());
    if (words.width() < px(wordsNeed) && width() < sizeHint().width())
        return;  // an ellipsis alone would be useless
    painter.setFont(Theme::font(TextRole::Small));
    painter.setPen(t.text2);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                     int(Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)),
                     painter.fontMetrics().elidedText(m_words, Qt::ElideRight, words.width()));
}

bool IconText::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()
        && (!m_wordsShown || width() < sizeHint().width())) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), m_words, this);
        return true;
    }
    return QAbstractButton::event(event);
}

void IconText::keyPressEvent(QKeyEvent *event)
{
    if (m_pressable && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

}  // namespace Sidestage
