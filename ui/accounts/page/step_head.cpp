// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_head.h"

#include "kit/layout/spacing.h"
#include "kit/text/pill.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace Sidestage {

namespace {

constexpr int circle = 26;

}  // namespace

StepHead::StepHead(int number, const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_number(number)
    , m_layout(new QHBoxLayout(this))
    , m_title(makeLabel(title, TextRole::CardTitle, Tone::Text, this))
    , m_pill(new Pill(this))
{
    setMargins(m_layout, circle + 12, 4, 0, 4);
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_pill);
    m_layout->addStretch(1);
    setScaled(this, &QWidget::setMinimumHeight, circle + 6);
    m_pill->hide();
    describe();
}

void StepHead::setTitle(const QString &title)
{
    m_title->setText(title);
    describe();
}

void StepHead::setState(State state, const QString &text)
{
    m_state = state;
    m_pill->setVisible(!text.isEmpty());
    if (state == State::Failed)
        m_pill->setState(Pill::Kind::Error, text, Icon::Error);
    else if (state == State::Warned)
        m_pill->setState(Pill::Kind::Warn, text, Icon::Warning);
    else
        m_pill->setState(Pill::Kind::Good, text, Icon::Check);
    describe();
    update();
}

void StepHead::addTrailing(QWidget *widget)
{
    m_layout->addWidget(widget);
}

void StepHead::describe()
{
    setAccessibleName(tr("Step %1: %2. %3", "number, title, how far it is")
                          .arg(m_number)
                          .arg(m_title->text(), m_pill->text()));
}

void StepHead::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isDone = m_state == State::Done;
    const bool isCurrent = m_state == State::Current;
    const bool isWarned = m_state == State::Warned;
    const bool isFailed = m_state == State::Failed;
    QRect place(0, 0, px(circle), px(circle));
    place.moveTop((height() - place.height()) / 2);
    place = QStyle::visualRect(layoutDirection(), rect(), place);
    painter.setPen(t.isHighContrast || (!isDone && !isCurrent && !isWarned && !isFailed) ? QPen(t.edge, 1)
                                                                                         : QPen(Qt::NoPen));
    painter.setBrush(isDone          ? t.goodTint
                         : isWarned  ? t.warnTint
                         : isFailed  ? t.liveTint
                         : isCurrent ? t.accentFill
                                     : t.surface);
    painter.drawEllipse(place);
    painter.setFont(Theme::font(TextRole::Strong));
    painter.setPen(isDone ? t.good : isWarned ? t.warn : isFailed ? t.live : isCurrent ? t.onFill : t.text2);
    painter.drawText(place, Qt::AlignCenter, QLocale().toString(m_number));
}

}  // namespace Sidestage
