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
    auto *layout = new SteadyLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_label);
}

void SteadyText::setName(const QString &name)
{
    m_label->setObjectName(name);
}

void SteadyText::setText(const QString &text)
{
    if (text != m_label->text())
        m_label->setText(text);
}

SteadyLayout::SteadyLayout(QWidget *parent)
    : QLayout(parent)
{
}

SteadyLayout::~SteadyLayout()
{
    delete m_item;
}

void SteadyLayout::addItem(QLayoutItem *item)
{
    delete std::exchange(m_item, item);
    invalidate();
}

QLayoutItem *SteadyLayout::itemAt(int index) const
{
    return index == 0 ? m_item : nullptr;
}

QLayoutItem *SteadyLayout::takeAt(int index)
{
    return index == 0 ? std::exchange(m_item, nullptr) : nullptr;
}

QSize SteadyLayout::sizeHint() const
{
    return m_item ? m_item->sizeHint() : QSize();
}

QSize SteadyLayout::minimumSize() const
{
    return m_item ? m_item->minimumSize() : QSize();
}

bool SteadyLayout::hasHeightForWidth() const
{
    return m_item && m_item->hasHeightForWidth();
}

int SteadyLayout::heightForWidth(int width) const
{
    return m_item ? m_item->heightForWidth(width) : -1;
}

Qt::Orientations SteadyLayout::expandingDirections() const
{
    return m_item ? m_item->expandingDirections() : Qt::Orientations();
}

void SteadyLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    if (m_item)
        m_item->setGeometry(rect);
    m_room = needed();  // the height depends on the width
}

void SteadyLayout::invalidate()
{
    if (m_item)
        m_item->invalidate();
    const Room room = needed();
    if (std::exchange(m_room, room) != room)
        QLayout::invalidate();
}

SteadyLayout::Room SteadyLayout::needed() const
{
    if (!m_item || m_item->isEmpty())
        return {};
    const int width = geometry().width();
    return {.wanted = m_item->sizeHint(),
            .least = m_item->minimumSize(),
            .high = width > 0 && m_item->hasHeightForWidth() ? m_item->heightForWidth(width) : 0,
            .isEmpty = false};
}

}  // namespace Sidestage
