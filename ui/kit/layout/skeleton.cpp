// SPDX-License-Identifier: GPL-3.0-or-later
#include "skeleton.h"

#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QPainter>
#include <QShowEvent>
#include <QStyle>

#include <array>

namespace Sidestage {

constexpr int rowHeight = 32;
constexpr int barHeight = 12;

Skeleton::Skeleton(int rows, QWidget *parent)
    : QWidget(parent)
    , m_rows(rows)
{
    setObjectName(QStringLiteral("skeleton"));
    setAccessibleName(tr("Loading"));
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Skeleton::advance);
}

void Skeleton::setDelays(int bars, int words)
{
    m_barsMs = bars;
    m_wordsMs = words;
}

QSize Skeleton::sizeHint() const
{
    return {px(240), px(rowHeight) * (m_rows + 1)};
}

void Skeleton::advance()
{
    if (m_stage == Stage::Nothing) {
        m_stage = Stage::Bars;
        m_next.start(qMax(0, m_wordsMs - m_barsMs));
    } else {
        m_stage = Stage::Texts;
        setAccessibleName(tr("Loading…"));
        announce(this, accessibleName());
    }
    update();
}

void Skeleton::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_stage = Stage::Nothing;
    setAccessibleName(tr("Loading"));
    m_next.start(m_barsMs);
}

void Skeleton::hideEvent(QHideEvent *event)
{
    m_next.stop();
    QWidget::hideEvent(event);
}

void Skeleton::paintEvent(QPaintEvent *)
{
    if (m_stage == Stage::Nothing)
        return;
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(t.isHighContrast ? QPen(t.line, 1) : QPen(Qt::NoPen));
    painter.setBrush(t.isHighContrast ? QBrush(Qt::NoBrush) : QBrush(t.line));
    // Different widths, like lines of text.
    static constexpr std::array shares{0.82, 0.64, 0.74, 0.48, 0.68};
    for (int row = 0; row < m_rows; ++row) {
        const int wide = qMin(int(width() * shares.at(size_t(row) % shares.size())), px(420));
        const QRect bar(0, row * px(rowHeight) + (px(rowHeight) - px(barHeight)) / 2, wide, px(barHeight));
        painter.drawRoundedRect(QStyle::visualRect(layoutDirection(), rect(), bar), pxF(4), pxF(4));
    }
    if (m_stage == Stage::Texts) {
        painter.setFont(Theme::font(TextRole::Small));
        painter.setPen(t.text3);
        const QRect words(0, m_rows * px(rowHeight), width(), px(rowHeight));
        painter.drawText(words, Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft),
                         tr("Loading…"));
    }
}

}  // namespace Sidestage
