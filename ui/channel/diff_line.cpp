// SPDX-License-Identifier: GPL-3.0-or-later
#include "diff_line.h"

#include "base/bidi.h"
#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace Sidestage {

DiffLine::DiffLine(Side side, const QString &text, QWidget *parent)
    : QFrame(parent)
    , m_side(side)
{
    const bool added = side == Side::Added;
    auto *icon
        = new IconView(added ? Icon::Plus : Icon::Minus, added ? Tone::Good : Tone::Error, Measure::iconPill);
    auto *label = makeParagraph(isolated(text));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAccessibleName(added ? tr("added: %1").arg(isolated(text))
                                   : tr("removed: %1").arg(isolated(text)));
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(icon, 0, Qt::AlignTop);
    layout->addWidget(label, 1);
    setMargins(layout, 8, 3, 8, 3);
}

void DiffLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_side == Side::Added ? Theme::tokens().goodTint : Theme::tokens().liveTint);
    painter.drawRoundedRect(rect(), pxF(Measure::chipRadius), pxF(Measure::chipRadius));
}

}  // namespace Sidestage
