// SPDX-License-Identifier: GPL-3.0-or-later
#include "color_swatches.h"

#include "base/enum_table.h"
#include "kit/layout/spacing.h"
#include "kit/theme/announcement_color.h"
#include "kit/theme/icons.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>

namespace Sidestage {

using Api::AnnouncementColor;

namespace {

struct ChatTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::ChatTexts)
};

struct ColorText
{
    AnnouncementColor value;
    struct
    {
        const char *source;
        const char *comment = nullptr;
    } text;
};
constexpr ColorText colorTexts[]{
    {AnnouncementColor::Primary,
     QT_TRANSLATE_NOOP3("Sidestage::ChatTexts", "Channel", "the colour of the channel itself")},
    {AnnouncementColor::Blue, {QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Blue")}},
    {AnnouncementColor::Green, {QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Green")}},
    {AnnouncementColor::Orange, {QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Orange")}},
    {AnnouncementColor::Purple, {QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Purple")}},
};
static_assert(isComplete(colorTexts));

/// A radio button filled with its colour. The selected one has a ring and a check mark.
class Swatch : public QRadioButton
{
public:
    Swatch(AnnouncementColor color, QWidget *parent)
        : QRadioButton(parent)
        , m_color(color)
    {
        setObjectName(QStringLiteral("color%1").arg(int(color)));
        setAccessibleName(nameOf(color));
        setToolTip(nameOf(color));
        setProperty("focusRingRadius", Measure::clickTarget / 2);
        setCursor(Qt::PointingHandCursor);
    }

    QSize sizeHint() const override { return {px(Measure::clickTarget), px(Measure::clickTarget)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool hitButton(const QPoint &position) const override { return rect().contains(position); }
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &tokens = Theme::tokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QPointF middle = QRectF(rect()).center();
        painter.setPen(Qt::NoPen);
        painter.setBrush(announcementColor(int(m_color)));
        painter.drawEllipse(middle, pxF(11), pxF(11));
        if (!isChecked())
            return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tokens.text, pxF(2)));
        painter.drawEllipse(middle, pxF(13), pxF(13));
        const double size = pxF(Measure::iconPill);
        Icons::paint(&painter, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), Icon::Check,
                     tokens.onFill);
    }

private:
    AnnouncementColor m_color;
};

}  // namespace

QString nameOf(AnnouncementColor color)
{
    const auto &text = rowOf(colorTexts, color).text;
    return ChatTexts::tr(text.source, text.comment);
}

ColorSwatches::ColorSwatches(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    setAccessibleName(tr("Announcement colour"));
    auto *layout = new QHBoxLayout(this);
    for (const auto &[color, text] : colorTexts) {
        auto *swatch = new Swatch(color, this);
        m_group->addButton(swatch, int(color));
        layout->addWidget(swatch);
    }
    m_name = named("colorName", makeLabel({}, TextRole::Small, Tone::Secondary, this));
    layout->addWidget(m_name, 1);
    setSpacing(layout, 1);
    m_group->button(0)->setChecked(true);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int, bool checked) {
        if (checked)
            showName();
    });
    connect(m_group, &QButtonGroup::idClicked, this,
            [this](int id) { Q_EMIT chosen(AnnouncementColor(id)); });
    showName();
}

void ColorSwatches::showName()
{
    m_name->setText(nameOf(color()));
}

AnnouncementColor ColorSwatches::color() const
{
    return AnnouncementColor(std::max(0, m_group->checkedId()));
}

void ColorSwatches::setColor(AnnouncementColor color)
{
    m_group->button(int(color))->setChecked(true);
}

}  // namespace Sidestage
