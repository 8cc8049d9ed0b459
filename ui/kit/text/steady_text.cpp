// SPDX-License-Identifier: GPL-3.0-or-later
#include "steady_text.h"

#include <QFontMetrics>

namespace Sidestage {

/// Returns the text with each digit replaced by the widest one.
static QString withWidestDigits(const QString &text, const QFontMetrics &metrics)
{
    QChar digit = u'0';
    for (char16_t other = u'1'; other <= u'9'; ++other) {
        if (metrics.horizontalAdvance(QChar(other)) > metrics.horizontalAdvance(digit))
            digit = QChar(other);
    }
    QString wide = text;
    for (QChar &character : wide) {
        if (character >= u'0' && character <= u'9')
            character = digit;
    }
    return wide;
}

int steadyWidth(const QString &text, const QFontMetrics &metrics)
{
    return metrics.horizontalAdvance(withWidestDigits(text, metrics));
}

namespace {

class SteadyLabel : public WrapLabel
{
public:
    using WrapLabel::WrapLabel;

    QSize sizeHint() const override
    {
        const QSize size = WrapLabel::sizeHint();
        const QFontMetrics metrics = fontMetrics();
        // Measured like the text itself, because fractions of pixels are rounded.
        const auto wide
            = [&](const QString &words) { return metrics.size(Qt::TextExpandTabs, words).width(); };
        return {size.width() - wide(text()) + wide(withWidestDigits(text(), metrics)), size.height()};
    }

    QSize minimumSizeHint() const override
    {
        const QSize size = WrapLabel::minimumSizeHint();
        const QFontMetrics metrics = fontMetrics();
        int spare = 0;
        const QStringList words = text().split(u' ');
        for (const QString &word : words)
            spare = qMax(spare, steadyWidth(word, metrics) - metrics.horizontalAdvance(word));
        return {size.width() + spare, size.height()};
    }
};

}  // namespace

SteadyText::SteadyText(TextRole role, Tone tone, QWidget *parent)
    : QWidget(parent)
    , m_label(new SteadyLabel({}, role, tone, this))
{
    setSizePolicy(m_label->sizePolicy());
}

void SteadyText::setName(const QString &name)
{
    m_label->setObjectName(name);
}

void SteadyText::setText(const QString &text)
{
    if (text == m_label->text())
        return;
    m_label->setText(text);
    fit();
}

bool SteadyText::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)  // by the label, such as for another font
        fit();
    return QWidget::event(event);
}

void SteadyText::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_label->setGeometry(rect());
    m_room = needed();  // the height depends on the width
}

void SteadyText::fit()
{
    const Room room = needed();
    if (std::exchange(m_room, room) != room)
        updateGeometry();
}

SteadyText::Room SteadyText::needed() const
{
    return {.wanted = sizeHint(),
            .least = minimumSizeHint(),
            .high = hasHeightForWidth() ? heightForWidth(width()) : 0};
}

}  // namespace Sidestage
