// SPDX-License-Identifier: GPL-3.0-or-later
#include "waiting_card.h"

#include "kit/text/digits_label.h"
#include "kit/text/progress_bar.h"
#include "kit/text/time_text.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLabel>

namespace Sidestage {

WaitingCard::WaitingCard(const QString &name, const QString &what, QWidget *parent)
    : Card(parent)
    , m_icon(new IconView(Icon::Hourglass, Tone::Accent, Measure::iconButton, this))
    , m_what(makeParagraph(what, TextRole::Strong, Tone::Text, this))
    , m_left(named(name + QStringLiteral("Left"), new DigitsLabel(TextRole::Body, this)))
    , m_bar(new ProgressBar(ProgressBar::Kind::Work, this))
    , m_line(makeParagraph({}, TextRole::Small, Tone::Secondary, this))
{
    setProperty("ground", QStringLiteral("raised"));
    m_bar->setAccessibleName(tr("Time left"));
    m_line->setObjectName(name + QStringLiteral("Line"));
    auto *head = new QHBoxLayout;
    head->setSpacing(px(Measure::iconGap));
    head->addWidget(m_icon);
    head->addWidget(m_what, 1);
    head->addWidget(m_left);
    body()->addLayout(head);
    body()->addWidget(m_bar);
    body()->addWidget(m_line);
    m_left->hide();
    m_bar->hide();
}

void WaitingCard::setTimeLeft(qint64 left, qint64 lifetime)
{
    left = qMax<qint64>(left, 0);
    m_left->setDigits(tr("%1 left").arg(clockText(left)));
    m_bar->setRange(0, int(qMax<qint64>(lifetime, 1)));
    m_bar->setValue(int(left));
    m_left->show();
    m_bar->show();
    for (const qint64 moment : {60, 30, 10}) {
        if (m_lastLeft > moment && left <= moment)
            announce(this, tr("%1 left").arg(durationText(left)));
    }
    m_lastLeft = left;
}

void WaitingCard::hideTime()
{
    m_left->hide();
    m_bar->hide();
}

void WaitingCard::setWhat(const QString &what)
{
    m_what->setText(what);
}

void WaitingCard::setLine(const QString &line, Tone tone)
{
    m_icon->setIcon(tone == Tone::Secondary ? Icon::Hourglass : Icon::Warning);
    m_icon->setTone(tone == Tone::Secondary ? Tone::Accent : tone);
    Sidestage::setTone(m_line, tone);
    m_line->setText(line);
    m_line->setVisible(!line.isEmpty());
}

}  // namespace Sidestage
