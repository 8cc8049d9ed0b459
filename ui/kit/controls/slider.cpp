// SPDX-License-Identifier: GPL-3.0-or-later
#include "slider.h"

#include "kit/layout/spacing.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QSlider>
#include <QStyle>

namespace Sidestage {

namespace {

constexpr int sliderWidth = 84;
constexpr int sliderHeight = 20;
constexpr int sliderKnob = 14;

class SliderTrack : public QSlider
{
public:
    explicit SliderTrack(QWidget *parent)
        : QSlider(Qt::Horizontal, parent)
    {
        setPageStep(1);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return {px(sliderWidth), px(sliderHeight)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = Theme::tokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double knob = pxF(sliderKnob), middle = height() / 2.0;
        const double x = knob / 2
            + QStyle::sliderPositionFromValue(minimum(), maximum(), value(), room(),
                                              layoutDirection() == Qt::RightToLeft);
        painter.setPen(QPen(t.line, pxF(4), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(knob / 2, middle), QPointF(width() - knob / 2, middle));
        QPen edge(isEnabled() ? underMouse() ? t.accentHover : t.accentFill : t.edge, pxF(2));
        if (!isEnabled())
            edge.setDashPattern({2, 2});
        painter.setPen(edge);
        painter.setBrush(t.surface);
        painter.drawEllipse(QPointF(x, middle), (knob - pxF(2)) / 2, (knob - pxF(2)) / 2);
    }
    void mousePressEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton)
            moveTo(event->position().x());
    }
    void mouseMoveEvent(QMouseEvent *event) override
    {
        if (event->buttons() & Qt::LeftButton)
            moveTo(event->position().x());
    }

private:
    int room() const { return qMax(1, width() - px(sliderKnob)); }
    void moveTo(double x)
    {
        setValue(QStyle::sliderValueFromPosition(minimum(), maximum(), int(x) - px(sliderKnob) / 2, room(),
                                                 layoutDirection() == Qt::RightToLeft));
    }
};

}  // namespace

Slider::Slider(int maximum, QWidget *parent)
    : QWidget(parent)
    , m_slider(new SliderTrack(this))
    , m_number(makeLabel({}, TextRole::Body))
{
    m_slider->setRange(0, maximum);
    setFocusProxy(m_slider);
    auto *layout = withoutMargins(new QHBoxLayout(this));
    layout->addWidget(m_slider);
    layout->addWidget(m_number, 1);
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        m_isKnown = true;
        updateText();
        Q_EMIT valueChanged(value);
    });
    updateText();
}

void Slider::setWords(const QStringList &words)
{
    m_words = words;
    updateText();
}

void Slider::setPercent()
{
    m_isPercent = true;
    m_slider->setSingleStep(5);
    m_slider->setPageStep(10);
    updateText();
}

int Slider::value() const
{
    return m_slider->value();
}

void Slider::setValue(std::optional<int> value)
{
    m_isKnown = value.has_value();
    if (value)
        m_slider->setValue(*value);
    updateText();
}

void Slider::updateText()
{
    const QString word = m_words.value(m_slider->value());
    const QString digits = locale().toString(m_slider->value());
    const QString number = m_isPercent ? tr("%1 %", "a percentage").arg(digits) : digits;
    m_number->setText(!m_isKnown           ? QString()
                          : word.isEmpty() ? number
                                           : tr("%1 · %2", "a number; the word for it").arg(number, word));
    m_slider->setAccessibleName(accessibleName());
    m_slider->setAccessibleDescription(word);
}

}  // namespace Sidestage
