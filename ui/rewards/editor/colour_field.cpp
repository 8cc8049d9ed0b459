// SPDX-License-Identifier: GPL-3.0-or-later
#include "colour_field.h"

#include "kit/layout/spacing.h"
#include "kit/overlays/button_menu.h"
#include "kit/theme/theme.h"

#include <QAbstractButton>
#include <QColorDialog>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>

namespace Sidestage {

namespace {

void paintSwatch(QPainter *painter, const QRectF &rect, const QColor &colour)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(Theme::tokens().edge, 1, colour.isValid() ? Qt::SolidLine : Qt::DashLine));
    painter->setBrush(colour.isValid() ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), pxF(Measure::chipRadius),
                             pxF(Measure::chipRadius));
}

class Swatch : public QAbstractButton
{
public:
    Swatch()
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setFocusPolicy(Qt::StrongFocus);
    }
    void setColour(const QColor &colour)
    {
        m_colour = colour;
        update();
    }
    QSize sizeHint() const override { return {px(32), px(32)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintSwatch(&painter, QRectF(rect()).adjusted(2, 2, -2, -2), m_colour);
    }

private:
    QColor m_colour{};
};

}  // namespace

ColourField::ColourField(QWidget *parent)
    : QWidget(parent)
{
    auto *swatch = new Swatch;
    m_swatch = swatch;
    m_swatch->setObjectName(QStringLiteral("pickColour"));
    m_swatch->setAccessibleName(tr("Pick a colour"));
    m_swatch->setToolTip(tr("Pick a colour"));
    m_text = named("colourText", new QLineEdit);
    m_text->setMaxLength(7);
    auto *layout = withoutMargins(new QHBoxLayout(this));
    layout->addWidget(m_swatch);
    layout->addWidget(m_text);
    layout->addStretch(1);
    setFocusProxy(m_text);
    setScaled(m_text, &QWidget::setMaximumWidth, 120);
    connect(m_swatch, &QAbstractButton::clicked, this, &ColourField::pick);
    connect(m_text, &QLineEdit::textChanged, this, [this, swatch](const QString &text) {
        swatch->setColour(text.size() == 7 ? QColor(text) : QColor());
        if (!m_filling)
            Q_EMIT edited();
    });
}

void ColourField::setText(const QString &text)
{
    const QScopedValueRollback filling(m_filling, true);
    if (m_text->text().compare(text, Qt::CaseInsensitive) != 0)
        m_text->setText(text);
}

void ColourField::setReadOnly(bool readOnly)
{
    m_text->setReadOnly(readOnly);
    m_swatch->setEnabled(!readOnly);
}

void ColourField::pick()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const QColor &colour : Tokens::identity()) {
        QPixmap drawing(px(16), px(16));
        drawing.fill(Qt::transparent);
        QPainter painter(&drawing);
        paintSwatch(&painter, QRectF(drawing.rect()), colour);
        painter.end();
        const QString name = colour.name().toUpper();
        menu->addAction(QIcon(drawing), name, this, [this, name] { m_text->setText(name); });
    }
    menu->addSeparator();
    menu->addAction(tr("Other colour…"), this, &ColourField::pickAny);
    popUpBelow(menu, m_swatch);
}

void ColourField::pickAny()
{
    auto *dialog = new QColorDialog(QColor(m_text->text()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::colorSelected, this,
            [this](const QColor &colour) { m_text->setText(colour.name().toUpper()); });
    dialog->open();
}

}  // namespace Sidestage
